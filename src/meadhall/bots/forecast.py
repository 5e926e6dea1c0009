"""How a game may end from here: it is played to its end many times, quickly, from what a seat may know."""

from __future__ import annotations

import math
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from statistics import fmean

from meadhall.bots.chances import Manner, by_game, chances, manner
from meadhall.bots.finish import finish, settle
from meadhall.engine.dice import FastDice
from meadhall.engine.game import AnyGame
from meadhall.engine.state import LONGEST, State

SURELY = 1.96  # standard errors on both sides of a mean: 95 of 100 times the truth lies within


@dataclass(frozen=True)
class Spread:
    """A mean over games, and the interval that holds the truth 95 times out of 100."""

    mean: float
    low: float
    high: float


@dataclass
class Forecast:
    """Games that were played on from a position: everybody's final points, who won, and one seat's score sheet."""

    manner: Manner
    points: list[list[int]] = field(default_factory=list)  # by game and seat
    winners: list[list[int]] = field(default_factory=list)  # by game
    lines: list[dict[str, int]] = field(default_factory=list)  # by game: the score sheet of whoever is asked
    settled: list[bool] = field(default_factory=list)  # by game: nobody had anything to choose

    @property
    def games(self) -> int:
        """How many were played."""
        return len(self.points)

    @cached_property
    def chances(self) -> list[float]:
        """Everybody's chance to win; they add up to 1."""
        return chances(self.points, self.winners, self.manner.blur, self.settled)

    @property
    def shares(self) -> list[list[float]]:
        """What every game says of everybody's chance; their means are the chances."""
        return by_game(self.points, self.winners, self.manner.blur, self.settled)

    def of(self, seat: int) -> Spread:
        """Final points of a seat."""
        return spread([points[seat] for points in self.points])

    def by_line(self) -> dict[str, float]:
        """Mean points of each line of the sheets."""
        names = dict.fromkeys(name for sheet in self.lines for name in sheet)
        return {name: fmean(sheet.get(name, 0) for sheet in self.lines) for name in names}


def forecast(
    game: AnyGame, view: State, seed: int, games: int = 200, budget: float = 1.0, way: Manner | None = None
) -> Forecast:
    """Play at most `games` quick games on from a view, for at most `budget` seconds, but at least one."""
    return forecasts(game, view, (None,), seed, games, budget, way)[None]


def forecasts(
    game: AnyGame,
    view: State,
    answers: Sequence[int | None],
    seed: int,
    games: int,
    budget: float,
    way: Manner | None = None,
) -> dict[int | None, Forecast]:
    """Forecasts of several answers from the same imagined truths, so that they compare fairly; None: as it stands."""
    dice, judge, asked = FastDice(seed), game.judge(), int(view.seat)
    way = way or manner(game.name)
    if way.closely:
        judge.tries = LONGEST
    found = {answer: Forecast(way) for answer in answers}
    end = time.perf_counter() + budget
    played = 0
    while played < games and (played == 0 or time.perf_counter() < end):
        truth, luck = view.imagined(dice), seed + played
        for answer, made in found.items():
            state, draws = truth.clone(), FastDice(luck)
            if answer is not None:
                state.apply(answer, draws)
            made.settled.append(settle(state, draws))
            finish(state, judge, draws)
            made.points.append([int(state.points(seat)) for seat in range(state.seats)])
            made.winners.append(game.winners(state))
            if answer is not None:
                made.lines.append({line.name: line.points for line in game.sheet(state, asked)})
        played += 1
    return found


def followed(game: AnyGame, truths: Iterable[State], seed: int) -> Forecast:
    """Quick games played on from truths that somebody else imagined, each once and with luck of its own."""
    judge, made = game.judge(), Forecast(manner(game.name))
    if made.manner.closely:
        judge.tries = LONGEST
    for number, state in enumerate(truths):
        draws = FastDice(seed + number)
        made.settled.append(settle(state, draws))
        finish(state, judge, draws)
        made.points.append([int(state.points(seat)) for seat in range(state.seats)])
        made.winners.append(game.winners(state))
    return made


def spread(figures: Sequence[float]) -> Spread:
    """The mean of some figures, with its interval."""
    mean = fmean(figures)
    if len(figures) < 2:
        return Spread(mean, mean, mean)
    variance = math.fsum((one - mean) ** 2 for one in figures) / (len(figures) - 1)
    reach = SURELY * math.sqrt(variance / len(figures))
    return Spread(mean, mean - reach, mean + reach)
