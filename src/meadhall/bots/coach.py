"""The coach: how everybody's chance to win went from the deal to the end, and what luck and decisions did to it.

A chance is what its own seat could know at that moment. Luck is what draws did: after every draw the seat's chance,
less the mean over all draws that could have followed the same answer. The rest of the way from the chance at the deal
to the result is decisions, one's own and the others'. So start, luck and skill add up to the end, and as all of them
are whole multiples of `UNIT` they do so to the last digit. Depth is counted in answers that are played, not in seconds:
the same seed weighs the same.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from statistics import fmean, stdev

from meadhall.bots.chances import shares
from meadhall.bots.forecast import followed
from meadhall.bots.played import Record, again
from meadhall.engine.dice import FastDice, SteppingDice, StoppedError
from meadhall.engine.game import AnyGame
from meadhall.engine.state import State
from meadhall.engine.table import Table

DEPTH = 600_000  # answers that are played for chances, where nobody says otherwise
LUCK = 1_800_000  # and for luck: many draws add up their doubts
MOMENTS = 24  # whose chances are weighed
STEEP, CHANGE = 4, 0.15  # ways between moments that are looked at turn by turn: so many, where a chance changed so much
BATCHES = 8  # of games: how much they differ says how sure a figure is
FEWEST, MOST = 2, 40  # games of a batch
LISTED = 48  # draws of an answer that are listed; beyond that they are sampled
LIKELY = 2.365  # standard errors of a mean of BATCHES figures that hold the truth 95 times out of 100
UNIT = 2.0**-40  # all that is told of seats is a multiple of it


@dataclass(frozen=True)
class Weighed:
    """Chances before the answer of a ply, as one eye could know them: everybody's, and its own by batch (for an
    onlooker the first seat's).
    """

    ply: int
    eye: int
    shares: tuple[float, ...]
    batches: tuple[float, ...]
    games: int

    @property
    def chance(self) -> float:
        """The eye's own."""
        return fmean(self.batches)

    @property
    def off(self) -> float:
        """Half the interval of that."""
        return reach(self.batches)


@dataclass(frozen=True)
class Luck:
    """What the draws after the answer of a ply did to the chance of a seat, by batch."""

    ply: int
    seat: int
    batches: tuple[float, ...]

    @property
    def value(self) -> float:
        """How much of a chance it was."""
        return fmean(self.batches)


@dataclass(frozen=True)
class Split:
    """A seat's game in a line: start + luck + skill = end, with half the intervals of the first three."""

    seat: int
    start: float
    luck: float
    skill: float
    end: float
    start_off: float = field(compare=False)
    luck_off: float = field(compare=False)
    skill_off: float = field(compare=False)


# -- what is weighed -------------------------------------------------------------------------------------------------


def moments(record: Record, movers: Sequence[int]) -> list[int]:
    """The plies whose chances are weighed: the deal, ends of turns, evenly where there are many, and the end."""
    ends = turns(movers)
    if len(ends) > MOMENTS - 2:
        ends = [ends[k * len(ends) // (MOMENTS - 2)] for k in range(MOMENTS - 2)]
    return [0, *ends, len(record.actions)]


def turns(movers: Sequence[int]) -> list[int]:
    """The plies at which somebody else is asked than before."""
    return [ply for ply in range(1, len(movers)) if movers[ply] != movers[ply - 1]]


def steep(curve: Sequence[Weighed], movers: Sequence[int]) -> list[int]:
    """Ends of turns between the moments where somebody's chance changed most: so it can be told which turn did it."""
    changes = []
    for one, two in pairwise(curve):
        change = max(abs(a - b) for a, b in zip(one.shares, two.shares, strict=True))
        if change >= CHANGE:
            changes.append((change, one.ply, two.ply))
    found = sorted(changes, reverse=True)[:STEEP]
    return [ply for ply in turns(movers) if any(before < ply < after for _, before, after in found)]


def draws(game: AnyGame, record: Record) -> list[int]:
    """The plies whose answer was followed by a draw."""
    fell = [int(table.dice.drawn) for table in again(game, record)]
    return [ply for ply in range(len(record.actions)) if fell[ply] != fell[ply + 1]]


def batch(plies: Sequence[int], record: Record, times: int, depth: int = DEPTH) -> int:
    """How many games of a batch a depth allows, each ply weighed so many times; the same everywhere."""
    answers = sum(len(record.actions) + 1 - ply for ply in plies) * times * BATCHES
    return max(FEWEST, min(MOST, depth // max(1, answers)))


# -- chances and luck ------------------------------------------------------------------------------------------------


def weigh(
    game: AnyGame, record: Record, plies: Sequence[int], eyes: Sequence[int], games: int, seed: int
) -> Iterator[Weighed]:
    """Chances at some plies with several eyes, in the order of play, from `games` of every batch."""
    for ply, table in enumerate(again(game, record)):
        if ply not in plies:
            continue
        known: list[tuple[State, list[list[float]]]] = []
        for eye in eyes:
            view = table.view(eye)
            rows = _result(table, games) if table.over else next((rows for one, rows in known if one == view), None)
            if rows is None:
                rows = _played(game, [view] * (games * BATCHES), seed)
                known.append((view, rows))
            everybody = tuple(math.fsum(column) / len(rows) for column in zip(*rows, strict=True))
            yield Weighed(ply, eye, everybody, _batches([row[max(0, eye)] for row in rows]), len(rows))


def lucks(
    game: AnyGame, record: Record, plies: Sequence[int], seats: Sequence[int], games: int, seed: int
) -> Iterator[Luck]:
    """What the draws of some plies did to the chances of some seats. What came and what could have come are played on
    with the same luck afterwards, so that only the draw makes a difference.
    """
    before: State | None = None
    for ply, table in enumerate(again(game, record)):
        if before is not None:
            could = _draws(before, record.actions[ply - 1], games * BATCHES, seed)
            for seat in seats:
                yield Luck(ply - 1, seat, _luck(game, table, could, seat, seed))
        before = table.state.clone() if ply in plies else None


def _luck(game: AnyGame, came: Table, could: Sequence[tuple[State, float]], seat: int, seed: int) -> tuple[float, ...]:
    views = {id(state): state.redacted(seat) for state, _ in could}
    view = came.view(seat)
    if all(view == one for one in views.values()):
        return (0.0,) * BATCHES  # it could not see the draw
    after = _result(came, len(could) // BATCHES) if came.over else _played(game, [view] * len(could), seed)
    instead = _played(game, [views[id(state)] for state, _ in could], seed)
    return _batches(
        [mine[seat] - other[seat] * weight for mine, other, (_, weight) in zip(after, instead, could, strict=True)]
    )


def _played(game: AnyGame, views: Sequence[State], seed: int) -> list[list[float]]:
    """Everybody's chance, game by game, from views that may be different ones."""
    dice = FastDice(seed)
    return followed(game, (view.imagined(dice) if view.seat >= 0 else view.clone() for view in views), seed).shares


def _result(table: Table, games: int) -> list[list[float]]:
    return [shares(table.seats, table.winners())] * (games * BATCHES)


def _batches(figures: Sequence[float]) -> tuple[float, ...]:
    return tuple(fmean(figures[k::BATCHES]) for k in range(BATCHES))


def _draws(before: State, answer: int, games: int, seed: int) -> list[tuple[State, float]]:
    """What could have followed an answer, once for each game: all draws by their weights where they can be listed, else
    as they happen to fall.
    """
    leaves = _leaves(before, answer)
    if leaves is None or len(leaves) > games:
        dice, found = FastDice(seed), []
        for _ in range(games):
            state = before.clone()
            state.apply(answer, dice)
            found.append((state, 1.0))
        return found
    times = [1] * len(leaves)
    for _ in range(games - len(leaves)):  # the next game goes to whoever has least of what is due to it
        times[max(range(len(leaves)), key=lambda k: leaves[k][1] / times[k])] += 1
    turns = sorted((place / many, k) for k, many in enumerate(times) for place in range(many))
    return [(leaves[k][0], leaves[k][1] * games / times[k]) for _, k in turns]


def _leaves(before: State, answer: int) -> list[tuple[State, float]] | None:
    """Every state that an answer can lead to, with its chance; None where they are too many to be listed."""
    found: list[tuple[State, float]] = []
    open_ones: list[tuple[list[int], float]] = [([], 1.0)]
    while open_ones:
        outcomes, weight = open_ones.pop()
        dice, state = SteppingDice(outcomes), before.clone()
        try:
            state.apply(answer, dice)
            found.append((state, weight))
        except StoppedError:
            whole = sum(dice.weights)
            open_ones += [([*outcomes, k], weight * w / whole) for k, w in enumerate(dice.weights) if w]
        if len(found) + len(open_ones) > LISTED:
            return None
    return found


# -- luck and decisions ----------------------------------------------------------------------------------------------


def reach(batches: Sequence[float]) -> float:
    """Half the interval that holds a mean of batches 95 times out of 100."""
    return LIKELY * stdev(batches) / math.sqrt(len(batches))


def split(curve: Sequence[Weighed], fell: Sequence[Luck], seat: int) -> Split:
    """A seat's game in a line, from the chances of its own eye and the luck of all draws."""
    mine = sorted((one for one in curve if one.eye == seat), key=lambda one: one.ply)
    first, last = mine[0], mine[-1]
    luck = [math.fsum(column) for column in zip(*(one.batches for one in fell if one.seat == seat), strict=True)]
    luck = luck or [0.0] * BATCHES
    skill = [b - a - x for a, b, x in zip(first.batches, last.batches, luck, strict=True)]
    start, end, drawn = _rounded(first.chance), _rounded(last.chance), _rounded(fmean(luck))
    return Split(seat, start, drawn, end - start - drawn, end, first.off, reach(luck), reach(skill))


def _rounded(value: float) -> float:
    return round(value / UNIT) * UNIT
