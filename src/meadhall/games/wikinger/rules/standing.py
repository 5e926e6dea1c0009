"""How the seats compare in what the end will count, and where tiles could lie: what boards ask of the rules."""

from __future__ import annotations

from typing import NamedTuple

from meadhall.engine.state import ints
from meadhall.games.wikinger.rules import land, scoring
from meadhall.games.wikinger.rules.names import COLUMNS, Act, Own, Row, column_of, row_of
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
    out = ints(most)
    found = [int(out[i]) for i in range(land.places_into(s, seat, tile, out, most))]
    return [(row_of(answer, Act.LAY, 1), column_of(answer, Act.LAY)) for answer in found]


def fleet(s: Wikinger, seat: int) -> int:
    """The last column with a ship; 0 where there is none."""
    columns = range(1, s.columns + 1)
    return max((column for column in columns if s.land[land.at(s, seat, Row.SHIPS, column)]), default=0)
