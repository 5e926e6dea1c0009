"""What can be seen of the plane: stones with their places, matching sides, lines and circles."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from meadhall.games.runes.rules import plane
from meadhall.games.runes.rules.box import SIDES, STAR
from meadhall.games.runes.rules.plane import NO_CELL
from meadhall.games.runes.show.pieces import RADIUS, WIDTH

if TYPE_CHECKING:
    from meadhall.games.runes.rules.state import Runes


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


@dataclass(frozen=True)
class Form:
    """A line or circle: whose, and which cells."""

    kind: str
    seat: int
    cells: tuple[int, ...]


def spots(view: Runes) -> list[Spot]:
    """All cells in reach."""
    found = []
    for cell in range(view.cells):
        q, r = int(plane.q_of(view, cell)), int(plane.r_of(view, cell))
        x, y = round((q + r / 2) * WIDTH, 1), r * RADIUS * 1.5
        owner, coins = int(plane.owner_of(view, cell)), int(plane.coins_on(view, cell))
        found.append(Spot(cell, x, y, int(plane.stone_on(view, cell)), int(plane.turn_on(view, cell)), owner, coins))
    return found


def matching_sides(view: Runes, spot: Spot) -> list[int]:
    """Sides 0 to 2 at which the stone on a cell matches its neighbour; the neighbour has the other three."""
    found = []
    for side in range(3):
        other = plane.neighbour(view, spot.cell, side)
        if other == NO_CELL or not plane.stone_on(view, other):
            continue
        one = _rune(view, spot.stone, spot.turn, side)
        two = _rune(view, int(plane.stone_on(view, other)), int(plane.turn_on(view, other)), side + 3)
        if one == two or STAR in (one, two):
            found.append(side)
    return found


def _rune(view: Runes, stone: int, turn: int, side: int) -> int:
    return int(view.box.rune[stone * SIDES + (side - turn) % SIDES])


def forms(view: Runes) -> list[Form]:
    """Every line and circle on the table."""
    found = []
    for seat in range(view.seats):
        if not view.bonus[seat]:
            continue
        for cell in range(view.cells):
            for side in range(3):
                if plane.starts_line(view, cell, side, seat):
                    line = [cell]
                    for _ in range(plane.run(view, cell, side, seat)):
                        line.append(int(plane.neighbour(view, line[-1], side)))
                    found.append(Form("line", seat, tuple(line)))
            if plane.is_circled(view, cell, seat):
                ring = tuple(int(plane.neighbour(view, cell, side)) for side in range(SIDES))
                found.append(Form("circle", seat, ring))
    return found


def neighbours(view: Runes, cell: int) -> list[int]:
    """The six neighbours of a cell, by side; NO_CELL where none is in reach."""
    return [int(plane.neighbour(view, cell, side)) for side in range(SIDES)]
