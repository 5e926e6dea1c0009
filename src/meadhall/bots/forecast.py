# compiled with mypyc
"""How a game may end from here: it is played to its end many times, quickly, from what a seat may know."""

from __future__ import annotations

import time
from typing import Final

from meadhall.engine.dice import FastDice
from meadhall.engine.game import AnyGame
from meadhall.engine.state import LONGEST, Judge, State, ints


class Forecast:
    """Chances to win (they add up to 1) and mean final points, by seat, over so many quick games."""

    def __init__(self, chances: list[float], points: list[float], games: int) -> None:
        self.chances: Final = chances
        self.points: Final = points
        self.games: Final = games


def forecast(game: AnyGame, view: State, seed: int, games: int = 200, budget: float = 1.0) -> Forecast:
    """Play at most `games` quick games, for at most `budget` seconds, but at least one."""
    dice = FastDice(seed)
    judge = game.judge()
    seats = int(view.seats)
    won = [0.0] * seats
    points = [0.0] * seats
    end = time.perf_counter() + budget
    played = 0
    while played < games and (played == 0 or time.perf_counter() < end):
        state = view.imagined(dice)
        finish(state, judge, dice)
        winners = game.winners(state)
        for seat in winners:
            won[seat] += 1.0 / len(winners)
        for seat in range(seats):
            points[seat] += float(state.points(seat))
        played += 1
    return Forecast([one / played for one in won], [one / played for one in points], played)


def finish(state: State, judge: Judge, dice: FastDice) -> None:
    """Play a state to its end as the judge would, at a glance."""
    buffer = ints(LONGEST)
    while state.seat >= 0:
        count = state.legal_into(buffer)
        answer = buffer[0] if count == 1 else judge.pick(state, buffer, count, dice)
        state.apply(answer, dice)
