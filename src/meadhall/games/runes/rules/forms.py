# compiled with mypyc
"""Forms: lines and circles of one owner, and the coins on them (rulings 4 and 5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from mypy_extensions import i64

from meadhall.games.runes.rules import plane
from meadhall.games.runes.rules.names import NO_CELL, NOBODY, SIDES, Event, tell
from meadhall.games.runes.rules.plane import neighbour, owner_of

if TYPE_CHECKING:
    from meadhall.games.runes.rules.state import Runes


AXES: Final = 3


class Form(NamedTuple):
    """A line or circle: which of the two, whose, and its cells."""

    kind: str
    seat: int
    cells: tuple[int, ...]


def run(s: Runes, cell: i64, side: i64, seat: i64) -> i64:
    """How many stones of a player lie in one direction without a gap, the cell itself not counted."""
    n: i64 = 0
    at = neighbour(s, cell, side)
    while at != NO_CELL and owner_of(s, at) == seat:
        n += 1
        at = neighbour(s, at, side)
    return n


def forms_by(s: Runes, cell: i64, seat: i64) -> i64:
    """How many forms more a player has with the stone on a cell than without it; joining lines can make it negative."""
    own = sides_owned(s, cell, seat)
    if own == 0:
        return 0
    line = s.box.line
    change: i64 = 0
    side: i64 = 0
    while side < AXES:
        ahead = run(s, cell, side, seat) if (own >> side) & 1 else 0
        behind = run(s, cell, side + 3, seat) if (own >> (side + 3)) & 1 else 0
        if ahead + behind + 1 >= line:
            change += 1
            if ahead >= line:
                change -= 1
            if behind >= line:
                change -= 1
        side += 1
    side = 0
    while side < SIDES:  # the circle around the neighbour in this direction, which runs through the two beside it
        if (own >> ((side + 5) % SIDES)) & (own >> ((side + 1) % SIDES)) & 1:
            at = cell
            k: i64 = 0
            while k < 5:
                at = neighbour(s, at, (side + 5 + k) % SIDES)
                if at == NO_CELL or owner_of(s, at) != seat:
                    break
                k += 1
            if k == 5:
                change += 1
        side += 1
    return change


def sides_owned(s: Runes, cell: i64, seat: i64) -> i64:
    """In which directions a stone of a player lies beside a cell, as bits."""
    own: i64 = 0
    bit: i64 = 1
    links = s.links[cell]
    while links != 0:
        at: i64 = (links & 255) - 1
        if at != NO_CELL and owner_of(s, at) == seat:
            own |= bit
        bit += bit
        links >>= 8
    return own


def forms(s: Runes, seat: i64) -> i64:
    """All lines and circles of a player, counted afresh."""
    total: i64 = 0
    cell: i64 = 0
    while cell < s.cells:
        if starts_line(s, cell, 0, seat):
            total += 1
        if starts_line(s, cell, 1, seat):
            total += 1
        if starts_line(s, cell, 2, seat):
            total += 1
        if is_circled(s, cell, seat):
            total += 1
        cell += 1
    return total


def starts_line(s: Runes, cell: i64, side: i64, seat: i64) -> bool:
    """Whether a player's line begins at a cell and goes in a direction."""
    if owner_of(s, cell) != seat:
        return False
    before = neighbour(s, cell, side + 3)
    if before != NO_CELL and owner_of(s, before) == seat:
        return False
    return 1 + run(s, cell, side, seat) >= s.box.line


def is_circled(s: Runes, cell: i64, seat: i64) -> bool:
    """Whether all six stones around a cell are a player's."""
    side: i64 = 0
    while side < SIDES:
        other = neighbour(s, cell, side)
        if other == NO_CELL or owner_of(s, other) != seat:
            return False
        side += 1
    return True


def on_table(s: Runes) -> list[Form]:
    """Every line and circle."""
    found: list[Form] = []
    for seat in range(s.seats):
        if s.bonus[seat] == 0:
            continue
        for cell in range(s.cells):
            for side in range(AXES):
                if starts_line(s, cell, side, seat):
                    found.append(Form("line", seat, line_from(s, cell, side, seat)))
            if is_circled(s, cell, seat):
                found.append(Form("circle", seat, tuple(plane.neighbours(s, cell))))
    return found


def line_from(s: Runes, cell: i64, side: i64, seat: i64) -> tuple[int, ...]:
    """The cells of a player's line that begins at a cell and goes in a direction."""
    line: list[int] = [cell]
    at = cell
    for _ in range(run(s, cell, side, seat)):
        at = neighbour(s, at, side)
        line.append(at)
    return tuple(line)


# -- coins on them -----------------------------------------------------------------------------------------------------


def hand_over(s: Runes, cell: i64, loser: i64, winner: i64) -> None:
    """A stone has changed its owner: pay or take back what that means for forms (ruling 4)."""
    if loser == winner:
        return
    if loser != NOBODY:
        settle_forms(s, loser, -forms_by(s, cell, loser))
    settle_forms(s, winner, forms_by(s, cell, winner))


def settle_forms(s: Runes, seat: i64, change: i64) -> None:
    """Lay coins for new forms, as many as the tray holds (ruling 5), or take those of lost ones home."""
    coins: i64 = change * s.box.form
    if coins > 0:
        coins = min(coins, s.tray[seat])
        tell(s, Event.FORMED, seat, change, coins)
    elif coins < 0:
        tell(s, Event.BROKEN, seat, -change, -coins)
    s.tray[seat] -= coins
    s.bonus[seat] += coins
