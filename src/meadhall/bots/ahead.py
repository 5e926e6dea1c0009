"""Looking ahead to a seat's own next question, by what that seat may know alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from meadhall.bots.levels import LEVELS, level
from meadhall.engine.dice import FastDice
from meadhall.engine.game import AnyGame
from meadhall.engine.state import OVER, SPECTATOR, State

FARTHEST = 500  # answers of the others until the seat is asked


class Step(NamedTuple):
    """An answer to be given if that question is asked."""

    question: str
    answer: str


class Unfit(Exception):
    """The looked-for question is not met; `at` is the first step that does not fit, or as many as there are."""

    def __init__(self, at: int) -> None:
        super().__init__(at)
        self.at = at


def ahead(game: AnyGame, view: State, seat: int, steps: Sequence[Step], seed: int) -> State:
    """What `seat` would know at its next question after `steps`, in one course of play that may well come: one imagined
    truth, the others answering as beginners do. Windows that the table passes by itself are no questions. Raises
    `Unfit` where a step is met by another question or is not possible, or the game ends before.
    """
    dice = FastDice(seed)
    truth, done = view.imagined(dice), 0
    rival = level(LEVELS[0], game, seed)
    for _ in range(FARTHEST):
        if truth.seat == OVER:
            break
        if truth.seat != seat:
            truth.apply(rival.choose(truth.redacted(truth.seat), truth.legal(), 0.0), dice)
            continue
        passed = game.passes(truth.redacted(SPECTATOR), "aimed")
        if passed is not None:
            truth.apply(game.actions.parse(passed), dice)
        elif done == len(steps):
            return truth.redacted(seat)
        else:
            answer = fitting(game, truth.redacted(seat), steps[done])
            if answer is None:
                raise Unfit(done)
            truth.apply(answer, dice)
            done += 1
    raise Unfit(done)


def fitting(game: AnyGame, view: State, step: Step) -> int | None:
    """The answer of a step, where its question is asked and it is possible; else None."""
    if game.question(view) != step.question:
        return None
    answer = game.actions.parse(step.answer)
    return answer if answer in view.legal() else None
