"""Where things are on the board of Wikinger, for wide and for tall screens."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import cos, pi, sin
from typing import TYPE_CHECKING

from meadhall.games.wikinger.rules.names import Own
from meadhall.games.wikinger.rules.standing import fleet

if TYPE_CHECKING:
    from meadhall.games.wikinger.rules.state import Wikinger

Point = tuple[float, float]


@dataclass(frozen=True)
class Chart:
    """Coordinates of one shape."""

    width: int
    height: int
    hub: Point  # middle of the wheel
    tile: float  # edge of a tile on the wheel
    figure: float
    tiles: tuple[Point, ...]  # by slot
    figures: tuple[Point, ...]
    prices: tuple[Point, ...]
    keys: tuple[Point, ...]
    hits: tuple[tuple[float, float, float, float, float], ...]  # x, y, width, height, turned by degrees
    shelf: tuple[float, float, float, float]  # special tiles: x, y, width, height
    rounds: Point  # first round's dot
    lower: tuple[float, float, float, float]  # the comparison, or what a question needs
    special: float  # edge of a special tile

    @property
    def turn(self) -> float:
        """Degrees from one slot of a round wheel to the next."""
        return 360 / len(self.tiles)


def chart_of(view: Wikinger, shape: str) -> Chart:
    """The coordinates for a game and a shape."""
    return chart(shape, int(view.slots), int(view.box.shown) if view.advanced else 0)


@lru_cache(maxsize=16)
def chart(shape: str, slots: int, shown: int) -> Chart:
    """The coordinates for a shape, a number of slots, and a shelf for so many special tiles; for none without it."""
    return _tall(slots, shown) if shape == "tall" else _wide(slots, shown)


def _wide(slots: int, shown: int) -> Chart:
    """A round wheel at the left, everything else on a shelf at the right."""
    x, y, advanced = 158.0, 152.0, shown > 0
    angles = [pi * (2 * slot / slots - 0.5) for slot in range(slots)]
    narrow = 2 * sin(pi / slots)  # between two neighbours, a unit from the hub

    def ring(radius: float) -> tuple[Point, ...]:
        return tuple((round(x + radius * cos(a), 1), round(y + radius * sin(a), 1)) for a in angles)

    wide = round(min(54.0, 113 * narrow - 2), 1)
    hits = tuple((-wide / 2, -140.0, wide, 82.0, 360 / slots * slot) for slot in range(slots))
    tile, figure = round(min(40.0, 113 * narrow - 4), 1), round(min(28.0, 73 * narrow - 2), 1)
    return Chart(
        792, 304, (x, y), tile, figure, ring(113), ring(73), ring(46), ring(137), hits,
        (322, 20, 452, 116 if advanced else 0), (342, 158 if advanced else 46),
        (322, 174, 452, 114) if advanced else (322, 76, 452, 208), min(62, 452 / max(shown, 1) - 8),
    )  # fmt: skip


def _tall(slots: int, shown: int) -> Chart:
    """On a phone the wheel is pressed flat: half of the slots above, half below, clockwise."""
    width, half, advanced = 374.0, (slots + 1) // 2, shown > 0
    step = min(56.0, 346 / half)
    edge = min(46.0, step - 6)
    columns = [width / 2 + (i - (half - 1) / 2) * step for i in range(half)]
    tiles, figures, prices, keys, hits = [], [], [], [], []
    for slot in range(slots):
        above = slot < half
        x = columns[slot] if above else columns[2 * half - 1 - slot]
        up = 1 if above else -1
        middle = 132.0
        tiles.append((x, middle - up * 92))
        figures.append((x, middle - up * 47))
        prices.append((x, middle - up * 17))
        keys.append((x - edge * 0.44, middle - up * 114))
        hits.append((x - step / 2, middle - 122 if above else middle + 4, step, 118.0, 0.0))
    top = 268.0
    shelf = (14.0, top, 346.0, 132.0 if advanced else 0.0)
    below = top + (shelf[3] + 8 if advanced else 0)
    return Chart(
        374, int(below) + 192, (width / 2, 132), edge, min(38.0, step - 6), tuple(tiles), tuple(figures), tuple(prices),
        tuple(keys), tuple(hits), shelf, (32, below + 20), (14, below + 38, 346, 140), min(60, 346 / max(shown, 1) - 8),
    )  # fmt: skip


# -- lands -----------------------------------------------------------------------------------------------------------

CELL = 56
HEAD = 18  # numbers of the columns
HOME = 132  # width of the homeland
TALL = HEAD + 6 * CELL + 4
SMALL = 22  # a cell of a rival's land
OWN_COLUMNS, RIVAL_COLUMNS = 10, 7  # drawn at least


def columns_of(view: Wikinger, of: int, least: int) -> int:
    """How many columns of a land are drawn: as many as hold something, and a little more."""
    return min(int(view.columns), max(least, int(view.own[of * Own.SIZE + Own.REACH]) + 2, fleet(view, of) + 1))


def middle(row: int, column: int) -> Point:
    """The middle of a cell."""
    return (column - 0.5) * CELL, HEAD + (row - 0.5) * CELL
