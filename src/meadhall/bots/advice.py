"""What the strongest bot would do, and what it expects of every answer: made from what the asked seat may know."""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from dataclasses import dataclass

from meadhall.bots.forecast import finish
from meadhall.bots.levels import LEVELS, level
from meadhall.bots.search import MILLI, Expectation, Search
from meadhall.engine.dice import FastDice
from meadhall.engine.game import AnyGame
from meadhall.engine.state import State, ints

GAMES = 200  # quick games behind the figures, where time allows
SURE = 0.01  # an answer with a smaller share of the search was hardly looked at
TRIES = 30  # of one tried less often the search knows too little: the judge takes a glance at it
TRUTHS = 16  # imagined for a glance
SLIP = 2.0  # final points that an answer must lose before a coach speaks up, at least
SLIP_OF_SCALE = 0.1  # or this part of a lead that makes a game three quarters won, where that is more
DOUBT = 2.0  # so many times as much where the search tried an answer, but hardly
UNHURRIED = 1e9  # seconds


@dataclass(frozen=True)
class Expected:
    """One answer: final points to expect, the share of the search it got, whether that was enough to be sure, and
    whether it is a slip: the search tried it and found it clearly worse than the best one."""

    answer: int
    points: float
    share: float
    sure: bool
    slip: bool = False


@dataclass(frozen=True)
class Advice:
    """The best answer, every legal answer as it is seen now, and everybody's chances after the best one."""

    best: int
    answers: tuple[Expected, ...]  # in the order of the legal answers
    chances: tuple[float, ...]  # by seat, adding up to 1


def advise(
    game: AnyGame,
    view: State,
    legal: Sequence[int],
    seed: int,
    budget: float = 2.0,
    iterations: int = 0,
    games: int = GAMES,
) -> Advice:
    """Ask the strongest bot about a question: half the budget goes to its search, half to quick games to the end.

    With a number of iterations time does not matter, and the same seed and view give the same advice.
    """
    mind = level(LEVELS[-1], game, seed)
    assert isinstance(mind, Search)
    if iterations:
        mind.iterations = iterations
    best = mind.choose(view, list(legal), budget / 2)
    tried = {one.answer: one for one in mind.expectations() if one.answer in legal}
    total = sum(one.visits for one in tried.values())
    points, chances = _ends(game, view, best, seed, games, UNHURRIED if iterations else budget / 2)
    glance = _glance(game, view, legal, seed, UNHURRIED if iterations else budget / 4)
    margin = max(SLIP, SLIP_OF_SCALE * game.judge().scale)
    answers = []
    for answer in legal:
        found = tried.get(answer)
        if answer == best:  # with a single answer there was nothing to search
            answers.append(Expected(answer, points, _share(found, total) if total else 1.0, True))
        elif found is None or found.visits < TRIES:
            answers.append(Expected(answer, points - glance[best] + glance[answer], _share(found, total), False))
        else:
            sure, lost = found.visits >= SURE * total, tried[best].value - found.value
            slip = lost >= margin * (1.0 if sure else DOUBT)
            answers.append(Expected(answer, points - lost, _share(found, total), sure, slip))
    return Advice(best, tuple(answers), chances)


def _share(found: Expectation | None, total: int) -> float:
    return found.visits / total if found is not None else 0.0


def _glance(game: AnyGame, view: State, legal: Sequence[int], seed: int, budget: float) -> dict[int, float]:
    """What the judge says of the position right after each answer, over a few imagined truths, the same for all."""
    dice, judge, seat = FastDice(seed), game.judge(), int(view.seat)
    worth, values = dict.fromkeys(legal, 0), ints(int(view.seats))
    end = time.perf_counter() + budget
    looked = 0
    while looked < TRUTHS and (looked == 0 or time.perf_counter() < end):
        truth = view.imagined(dice)
        for answer in legal:
            after = truth.clone()
            after.apply(answer, dice)
            judge.values(after, values)  # the search's measure
            worth[answer] += int(values[seat])
        looked += 1
    return {answer: total / looked / MILLI for answer, total in worth.items()}


def _ends(
    game: AnyGame, view: State, first: int, seed: int, games: int, budget: float
) -> tuple[float, tuple[float, ...]]:
    """Mean final points of the asked seat, and the chances of all, when quick games go on after an answer."""
    dice, judge, seat = FastDice(seed), game.judge(), int(view.seat)
    won = [0.0] * int(view.seats)
    points, played = 0, 0
    end = time.perf_counter() + budget
    while played < games and (played == 0 or time.perf_counter() < end):
        state = view.imagined(dice)
        state.apply(first, dice)
        finish(state, judge, dice)
        winners = game.winners(state)
        for winner in winners:
            won[winner] += 1.0 / len(winners)
        points += int(state.points(seat))
        played += 1
    whole = math.fsum(won)  # nobody may have won
    return points / played, tuple(one / whole if whole else 1.0 / len(won) for one in won)
