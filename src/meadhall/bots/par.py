"""Par of a daily deal: what some levels reach on the player's seat against the same rivals.

Every decision is thought about afresh, from a seed that hangs on deal and question alone: no clock, no memory of
earlier ones. So par is the same everywhere, however often its playing was interrupted.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from meadhall.bots.levels import level
from meadhall.engine.daily import HUMAN, Deal, thought
from meadhall.engine.game import AnyGame, OptionValue
from meadhall.engine.table import Table

RIVAL: Final = "karl"  # who sits on all other seats
LEVELS: Final = ("thrall", "karl", "skald")  # whose results are told, weakest first; none of them minds the clock
UNHURRIED: Final = 3600.0  # seconds: they think as long as they need


class Score(NamedTuple):
    """What somebody reached."""

    points: int
    place: int


Par = Mapping[str, Score]  # by level; those that are still played are missing


@dataclass(frozen=True)
class Course:
    """A deal as far as one level has played it."""

    seats: int
    options: Mapping[str, OptionValue]
    seat: int
    seed: str
    level: str
    actions: tuple[int, ...] = ()

    def further(self, actions: Sequence[int]) -> Course:
        """The same, some answers later."""
        return Course(self.seats, self.options, self.seat, self.seed, self.level, (*self.actions, *actions))


def course(deal: Deal, level: str) -> Course:
    """A deal before the first answer."""
    return Course(deal.seats, dict(deal.options), deal.seat, deal.seed, level)


def chosen(table: Table, name: str, seed: str) -> int:
    """What a bot answers at a daily table."""
    legal = table.legal_actions()
    if len(legal) == 1:
        return legal[0]
    return int(level(name, table.game, thought(seed, table.ply)).choose(table.view(table.seat), legal, UNHURRIED))


def play_on(game: AnyGame, so_far: Course, seconds: float) -> dict[str, Any]:
    """Play for some seconds, at least one answer: what was answered, and the score of the seat once it is over."""
    table = Table(game, so_far.seats, seed=so_far.seed, options=so_far.options)
    for action in so_far.actions:
        table.play(action)
    given: list[int] = []
    end = time.perf_counter() + seconds
    while not table.over:
        action = chosen(table, so_far.level if table.seat == so_far.seat else RIVAL, so_far.seed)
        table.play(action)
        given.append(action)
        if time.perf_counter() >= end:
            break
    return {"actions": given, "score": list(scored(table, so_far.seat)) if table.over else None}


def scored(table: Table, seat: int) -> Score:
    """What a seat has reached."""
    return next(Score(one.points, one.place) for one in table.ranking() if one.seat == seat)


def par_of(deal: Deal, game: AnyGame) -> dict[str, Score]:
    """Par of a deal, played at once."""
    return {name: Score(*play_on(game, course(deal, name), UNHURRIED)["score"]) for name in LEVELS}


def dealt(deal: Deal, game: AnyGame, names: Sequence[str]) -> Table:
    """A table for a person and the rivals of a deal."""
    players = [HUMAN if seat == deal.seat else RIVAL for seat in range(deal.seats)]
    return Table(game, deal.seats, seed=deal.seed, options=deal.options, names=names, players=players)
