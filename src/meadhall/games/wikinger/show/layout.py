"""Where things are on the wheel and the lands of Wikinger."""

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

# -- the wheel -------------------------------------------------------------------------------------------------------

SIDE = 460  # of the board
HUB = SIDE / 2  # both ways
RIM, WOOD, BOARD, DISC = 214, 208, 137, 45  # radius of the wheel, of its carved ring, of the white board, of the hub
TILES, FIGURES, COINS = 169, 114, 72  # how far from the hub they lie


@dataclass(frozen=True)
class Chart:
    """Coordinates of the wheel, for so many slots and one shape."""

    left: int  # where the drawing begins
    width: int
    tile: float  # edge of a tile
    figure: float
    coin: float  # radius
    writing: float  # how much larger than usual figures on tiles are written
    tiles: tuple[Point, ...]  # by slot
    figures: tuple[Point, ...]
    coins: tuple[Point, ...]
    hits: tuple[str, ...]  # wedges that can be clicked
    wedge: str  # of slot 0; the rope lies along it
    specials: tuple[Point, ...]
    special: float  # edge of a special tile

    @property
    def turn(self) -> float:
        """Degrees from one slot to the next."""
        return 360 / len(self.tiles)


def chart_of(view: Wikinger, shape: str) -> Chart:
    """The coordinates for a game and a shape."""
    return chart(shape, int(view.slots), int(view.box.shown) if view.advanced else 0)


@lru_cache(maxsize=16)
def chart(shape: str, slots: int, shown: int) -> Chart:
    """The coordinates for a shape, a number of slots, and so many special tiles. On a phone the same wheel has room
    beside it, and what is written on it is larger.
    """
    tall, narrow = shape == "tall", 2 * sin(pi / slots)  # between two neighbours, a unit from the hub
    left, width = (-69, 598) if tall else (0, SIDE)
    angles = [pi * (2 * slot / slots - 0.5) for slot in range(slots)]

    def ring(radius: float) -> tuple[Point, ...]:
        return tuple((round(HUB + radius * cos(a), 1), round(HUB + radius * sin(a), 1)) for a in angles)

    half = pi / slots
    tile, figure = round(min(58.0, TILES * narrow * 0.663), 1), round(min(40.0, FIGURES * narrow * 0.68), 1)
    special = min(60.0 if tall else 44.0, 88 / max(1, (shown + 3) // 4) - (0 if shown > 4 else 28))
    return Chart(
        left, width, tile, figure, round(min(17.5, COINS * narrow / 2 - 1), 1), 1.4 if tall else 1.0,
        ring(TILES), ring(FIGURES), ring(COINS),
        tuple(_wedge(a - half, a + half, DISC + 5, RIM) for a in angles),
        _wedge(-pi / 2 - half * 0.93, -pi / 2 + half * 0.93, 93.5, WOOD),
        _corners(left, width, special, shown), special,
    )  # fmt: skip


def _wedge(begin: float, end: float, inner: float, outer: float) -> str:
    """Path of a piece of a ring round the hub."""
    (a, b), (c, d), (e, f), (g, h) = (
        (HUB + radius * cos(angle), HUB + radius * sin(angle))
        for angle, radius in ((begin, outer), (end, outer), (end, inner), (begin, inner))
    )
    return (
        f"M{a:.1f} {b:.1f}A{outer:g} {outer:g} 0 0 1 {c:.1f} {d:.1f}"
        f"L{e:.1f} {f:.1f}A{inner:g} {inner:g} 0 0 0 {g:.1f} {h:.1f}z"
    )


def _corners(left: int, width: int, edge: float, shown: int) -> tuple[Point, ...]:
    """The special tiles lie in the corners, several in one where there are many."""
    found = []
    for k in range(shown):
        inward = (edge + 4) * (k // 4)
        x = left + 20 + edge / 2 + inward if k % 2 == 0 else left + width - 20 - edge / 2 - inward
        found.append((x, 33 + edge / 2 if k % 4 < 2 else SIDE - 36 - edge / 2))
    return tuple(found)


# -- lands -----------------------------------------------------------------------------------------------------------

CELL = 62
HEAD = 20  # numbers of the columns
HOME = 142  # width of the homeland
TALL = HEAD + 6 * CELL + 2
SMALL = 22  # a cell of a rival's land
OWN_COLUMNS, RIVAL_COLUMNS = 7, 7  # drawn at least


def columns_of(view: Wikinger, of: int, least: int) -> int:
    """How many columns of a land are drawn: as many as hold something, and a little more."""
    return min(int(view.columns), max(least, int(view.own[of * Own.SIZE + Own.REACH]) + 2, fleet(view, of) + 1))


def middle(row: int, column: int) -> Point:
    """The middle of a cell."""
    return (column - 0.5) * CELL, HEAD + (row - 0.5) * CELL
