"""How the seats compare in what the end will count, and where tiles could lie: what boards ask of the rules."""

from __future__ import annotations

from typing import NamedTuple

from meadhall.engine.state import lent
from meadhall.games.wikinger.rules import land, purchase, scoring, wheel
from meadhall.games.wikinger.rules.names import COLUMNS, NONE, TILE, Act, Own, Row, column_of, row_of
from meadhall.games.wikinger.rules.state import Wikinger


class Standing(NamedTuple):
    """What the end will ask of a seat."""

    gold: int
    points: int  # on the track
    boatmen: int
    islands: int
    longest: int
    surplus: int  # figures that could be fed besides; below 0 so many go hungry


def standing(s: Wikinger, seat: int) -> Standing:
    """Where a seat stands."""
    own, (number, longest) = seat * Own.SIZE, divmod(int(land.islands(s, seat)), land.ISLANDS)
    gold, points = int(s.own[own + Own.GOLD]), int(s.own[own + Own.TRACK])
    return Standing(gold, points, int(scoring.boatmen(s, seat)), number, longest, int(scoring.surplus(s, seat)))


def places(s: Wikinger, seat: int, tile: int) -> list[tuple[int, int]]:
    """Row and column of every cell where a tile could lie."""
    most = Row.FISHERS * COLUMNS
    out = lent(most)
    found = [int(out[i]) for i in range(land.places_into(s, seat, tile, out, most))]
    return [(row_of(answer, Act.LAY, 1), column_of(answer, Act.LAY)) for answer in found]


def fleet(s: Wikinger, seat: int) -> int:
    """The last column with a ship; 0 where there is none."""
    columns = range(1, s.columns + 1)
    return max((column for column in columns if s.land[land.at(s, seat, Row.SHIPS, column)]), default=0)


class Fit(NamedTuple):
    """A cell where a tile could lie, and what would become of it and of the figure that comes with it."""

    row: int
    column: int
    stays: bool  # the figure may stand on it
    threatened: bool  # by a ship, if it did
    finishes: int  # tiles of the island that would be finished; 0 is none


def fits(s: Wikinger, seat: int, tile: int, figure: int) -> list[Fit]:
    """Every cell where a tile could lie that comes with a figure."""
    found = []
    for row, column in places(s, seat, tile):
        stays = row == figure and row != Row.SHIPS
        threatened = stays and land.would_be_threatened(s, seat, row, column)
        finishes = int(land.island_with(s, seat, row, column, tile)) if row != Row.SHIPS else 0
        found.append(Fit(row, column, stays, threatened, finishes))
    return found


class Run(NamedTuple):
    """Island tiles side by side; finished from a left end to a right end."""

    row: int
    first: int
    last: int
    finished: bool


def runs(s: Wikinger, seat: int) -> list[Run]:
    """The islands of a land, finished or not."""
    reach, found = int(s.own[seat * Own.SIZE + Own.REACH]), []
    for row in range(Row.WARRIORS, Row.FISHERS + 1):
        cell, begun = land.at(s, seat, row, 0), 0
        for column in range(1, reach + 1):
            tile = s.land[cell + column] & TILE
            if tile == NONE:
                continue
            begun = begun or column
            right = s.land[cell + column + 1] & TILE
            if right == NONE or not s.box.land_right[tile]:
                whole = not s.box.land_right[tile] and not s.box.land_left[s.land[cell + begun] & TILE]
                found.append(Run(row, begun, column, whole))
                begun = 0
    return found


def brings_special(s: Wikinger, slot: int) -> bool:
    """Whether a special tile comes with a combination: it is the dearest, and it is paid for (ruling 11)."""
    if not s.advanced or slot == wheel.cheapest(s) or slot != wheel.dearest(s):
        return False
    return purchase.has_specials(s)
