"""Where everything lies: hexagons, cells, sizes. A stone has a radius of 46 and its middle at 0, 0."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import cos, pi, sin
from typing import TYPE_CHECKING

from meadhall.games.runes.rules import plane
from meadhall.games.runes.rules.names import SIDES

if TYPE_CHECKING:
    from meadhall.games.runes.rules.state import Runes

RADIUS = 46
WIDTH = RADIUS * 3**0.5
SIZES = {"wide": (880, 484), "tall": (390, 560)}
FOOT = {"wide": 46, "tall": 80}  # room for the signs below
LARGEST = 1.2  # scale
MAT = (600, 176)
TRAY = 216  # width
THUMB = 76.5  # a target's width that is still 44 px on a phone


@dataclass(frozen=True)
class Spot:
    """A cell in reach, with what lies on it; x and y as it would be drawn at full size round the first stone."""

    cell: int
    x: float
    y: float
    stone: int  # 0 for none
    turn: int
    owner: int
    coins: int

    @property
    def at(self) -> str:
        """The way there."""
        return f"translate({self.x:g} {self.y:g})"


def spots(view: Runes) -> list[Spot]:
    """All cells in reach."""
    found = []
    for cell in range(view.cells):
        q, r = int(plane.q_of(view, cell)), int(plane.r_of(view, cell))
        x, y = round((q + r / 2) * WIDTH, 1), r * RADIUS * 1.5
        owner, coins = int(plane.owner_of(view, cell)), int(plane.coins_on(view, cell))
        found.append(Spot(cell, x, y, int(plane.stone_on(view, cell)), int(plane.turn_on(view, cell)), owner, coins))
    return found


def fit(seen: Sequence[Spot], width: int, height: int) -> tuple[float, float, float]:
    """Scale and shift so that every one of some cells can be seen."""
    left, right = min(spot.x for spot in seen) - WIDTH / 2, max(spot.x for spot in seen) + WIDTH / 2
    top, bottom = min(spot.y for spot in seen) - RADIUS, max(spot.y for spot in seen) + RADIUS
    room_x, room_y = width - 32, height - 24
    scale = round(min(LARGEST, room_x / (right - left), room_y / (bottom - top)), 3)
    x = width / 2 - (left + right) / 2 * scale
    y = 14 + room_y / 2 - (top + bottom) / 2 * scale
    return scale, round(x, 1), round(y, 1)


def border(view: Runes, seen: Sequence[Spot], cells: Collection[int]) -> str:
    """The outer edges of some cells."""
    edges = []
    for cell in cells:
        spot = seen[cell]
        for side, other in enumerate(plane.neighbours(view, cell)):
            if other not in cells:
                (ax, ay), (bx, by) = corner(side), corner(side + 1)
                edges.append(f"M{spot.x + ax:.1f} {spot.y + ay:.1f}L{spot.x + bx:.1f} {spot.y + by:.1f}")
    return "".join(edges)


@lru_cache(maxsize=64)
def corner(k: int, radius: float = RADIUS) -> tuple[float, float]:
    """A corner of a hexagon that stands on its point; side k lies between the corners k and k + 1."""
    angle = pi / 3 * k - pi / 6
    return round(radius * cos(angle), 1), round(radius * sin(angle), 1)


@lru_cache(maxsize=16)
def hexagon(radius: float) -> str:
    """The path of a hexagon round 0, 0."""
    return "M" + "L".join(f"{x:g} {y:g}" for x, y in (corner(k, radius) for k in range(SIDES))) + "z"
