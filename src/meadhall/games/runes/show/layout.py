"""Where everything lies: hexagons, cells, sizes. A stone has a radius of 46 and its middle at 0, 0."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import atan2, cos, hypot, pi, sin
from typing import TYPE_CHECKING

from meadhall.games.runes.rules import plane
from meadhall.games.runes.rules.names import SIDES

if TYPE_CHECKING:
    from meadhall.games.runes.rules.state import Runes

RADIUS = 46
WIDTH = RADIUS * 3**0.5
SIZES = {"wide": (1110, 694), "tall": (390, 500)}
STEPS = {"wide": (1.5, 1.25, 1.04), "tall": (1.0, 0.8, 0.64)}  # scales: few, so that stones seldom change their size
MARGIN = {"wide": 64, "tall": 0}  # left and right: buttons lie there
LEGEND = {"wide": (232, 122), "tall": (150, 66)}  # width and height of the signs in the upper left corner
BEYOND = 3000  # how far the table's planks go on around it


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


@dataclass(frozen=True)
class Fit:
    """How the plane is laid into the drawing, and how much nearer it must be looked at for stones of full size."""

    scale: float
    x: float
    y: float
    near: float = 1.0

    @property
    def at(self) -> str:
        """The way there."""
        return f"translate({self.x:g} {self.y:g}) scale({self.scale:g})"

    @property
    def seen(self) -> float:
        """The scale as it is looked at."""
        return self.scale * self.near


def fit(seen: Sequence[Spot], shape: str, whole: bool = False) -> Fit:
    """Scale and shift so that every one of some cells can be seen, and none lies under the signs in the corner.
    Many are looked at nearer, so that stones keep their size, and dragged; unless the whole is to be seen.
    """
    width, height = SIZES[shape]
    left, right = min(spot.x for spot in seen) - WIDTH / 2, max(spot.x for spot in seen) + WIDTH / 2
    top, bottom = min(spot.y for spot in seen) - RADIUS, max(spot.y for spot in seen) + RADIUS
    room_x, room_y = width - 16 - 2 * MARGIN[shape], height - 16
    most = min(room_x / (right - left), room_y / (bottom - top))
    steps = STEPS[shape]
    scale = next((step for step in steps if step <= most), round(most, 3))
    x, y = width / 2 - (left + right) / 2 * scale, height / 2 - (top + bottom) / 2 * scale
    wide, high = LEGEND[shape]
    hidden = [spot for spot in seen if y + (spot.y - RADIUS) * scale < high and x + (spot.x - WIDTH / 2) * scale < wide]
    if hidden:  # then to the right and down, as far as there is room
        x += min(room_x / 2 - (right - left) * scale / 2, max(wide - x - (s.x - WIDTH / 2) * scale for s in hidden))
        y += min(room_y / 2 - (bottom - top) * scale / 2, max(high - y - (s.y - RADIUS) * scale for s in hidden))
    return Fit(scale, round(x, 1), round(y, 1), 1.0 if whole else max(1.0, round(steps[-1] / scale, 3)))


def band(seen: Sequence[Spot], kind: str, cells: Sequence[int], half: float = 15) -> str:
    """The edges of a band through the middles of a form's cells: along a line, or round a circle."""
    spots = [seen[cell] for cell in cells]
    if kind != "line":
        cx, cy = sum(spot.x for spot in spots) / len(spots), sum(spot.y for spot in spots) / len(spots)
        return "".join(_ring(spots, cx, cy, 1 + sign * half / WIDTH) for sign in (1, -1))
    first, last = min(spots, key=lambda spot: (spot.x, spot.y)), max(spots, key=lambda spot: (spot.x, spot.y))
    dx, dy = last.x - first.x, last.y - first.y
    far = hypot(dx, dy) or 1
    ux, uy = dx / far * half, dy / far * half
    corners = [
        (first.x - ux - uy, first.y - uy + ux), (last.x + ux - uy, last.y + uy + ux),
        (last.x + ux + uy, last.y + uy - ux), (first.x - ux + uy, first.y - uy - ux),
    ]  # fmt: skip
    return _closed(corners)


def _ring(spots: Sequence[Spot], cx: float, cy: float, by: float) -> str:
    around = sorted(spots, key=lambda spot: atan2(spot.y - cy, spot.x - cx))
    return _closed([(cx + (spot.x - cx) * by, cy + (spot.y - cy) * by) for spot in around])


def _closed(corners: Sequence[tuple[float, float]]) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in corners) + "z"


@lru_cache(maxsize=64)
def corner(k: int, radius: float = RADIUS) -> tuple[float, float]:
    """A corner of a hexagon that stands on its point; side k lies between the corners k and k + 1."""
    angle = pi / 3 * k - pi / 6
    return round(radius * cos(angle), 1), round(radius * sin(angle), 1)


@lru_cache(maxsize=16)
def hexagon(radius: float) -> str:
    """The path of a hexagon round 0, 0."""
    return "M" + "L".join(f"{x:g} {y:g}" for x, y in (corner(k, radius) for k in range(SIDES))) + "z"
