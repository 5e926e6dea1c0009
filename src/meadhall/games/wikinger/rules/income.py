"""What a land brings as it lies, and what a figure, a ship or a building would change: what answers promise."""

from __future__ import annotations

from typing import NamedTuple

from meadhall.games.wikinger.rules import land, scoring
from meadhall.games.wikinger.rules.names import NONE, STANDS, TILE, Own, Row, Special, Tile
from meadhall.games.wikinger.rules.state import Wikinger


class Income(NamedTuple):
    """What comes in, again and again; at the end for who is fed."""

    every: int  # gold in every scoring
    gold: int  # besides, in every large one
    points: int  # in every large scoring
    feeds: int  # figures, at the end

    def less(self, other: Income) -> Income:
        """The difference."""
        return Income(*(mine - theirs for mine, theirs in zip(self, other, strict=True)))


def income(s: Wikinger, seat: int) -> Income:
    """What a land brings as it lies."""
    points = scoring.nobles(s, seat) + scoring.scouts(s, seat) + scoring.fishers(s, seat)
    points += scoring.ships(s, seat, s.box.ship_points, True)
    gold = scoring.ships(s, seat, s.box.ship_gold, True)
    feeds = land.unthreatened(s, seat, Row.FISHERS) * s.box.fisher_feeds
    return Income(int(scoring.goldsmiths(s, seat)), int(gold), int(points), int(feeds))


def with_figure(s: Wikinger, seat: int, row: int, column: int, tile: int = NONE) -> Income:
    """What a figure on a cell would add, its tile laid first where one is named."""
    after = s.clone()
    if tile != NONE:
        _lay(after, seat, row, column, tile)
    after.land[land.at(s, seat, row, column)] += STANDS
    return income(after, seat).less(income(s, seat))


def with_ship(s: Wikinger, seat: int, column: int, tile: int) -> Income:
    """What a ship in a column would add, or take where nobody repels it."""
    after = s.clone()
    after.land[land.at(s, seat, Row.SHIPS, column)] = tile
    return income(after, seat).less(income(s, seat))


def threatened(s: Wikinger, seat: int, column: int, tile: int) -> int:
    """How many figures a ship that nobody repels would threaten in a column."""
    rows = range(Row.NOBLES, int(s.box.reach[tile]) + 1)
    return sum(int(s.land[land.at(s, seat, row, column)] >= STANDS) for row in rows)


def with_building(s: Wikinger, seat: int, special: int, row: int, column: int) -> int:
    """Points that a building on a cell would bring at the end as the land lies."""
    if land.threat(s, seat, column) >= row:
        return 0
    return int(scoring.neighbours(s, seat, row, column) * s.box.amount[special])


def sites(s: Wikinger, seat: int, special: int) -> list[tuple[int, int]]:
    """Row and column of every middle tile that a building could replace."""
    middle = special - Special.GREAT_FARM + Tile.FARM
    columns = range(1, int(s.own[seat * Own.SIZE + Own.REACH]) + 1)
    cells = [(row, column) for row in range(Row.WARRIORS, Row.FISHERS + 1) for column in columns]
    return [cell for cell in cells if s.land[land.at(s, seat, *cell)] & TILE == middle]


def _lay(s: Wikinger, seat: int, row: int, column: int, tile: int) -> None:
    s.land[land.at(s, seat, row, column)] = tile
    reach = seat * Own.SIZE + Own.REACH
    s.own[reach] = max(int(s.own[reach]), column)
