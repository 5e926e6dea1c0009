# compiled with mypyc
"""Forms: lines and circles of one owner, and which of them coins lie on (ruling 4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from mypy_extensions import i64

from meadhall.games.runes.rules import plane
from meadhall.games.runes.rules.names import NO_CELL, NOBODY, SIDES
from meadhall.games.runes.rules.plane import AXES, LINES_AT, neighbour, owner_of

if TYPE_CHECKING:
    from meadhall.games.runes.rules.state import Runes


NOWHERE: Final = -1  # where a broken line goes on


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


# -- what a stone makes and breaks -------------------------------------------------------------------------------------


def formed(s: Runes, cell: i64, seat: i64) -> i64:
    """How many forms more a player has when the stone on a cell comes to it; by rules 1 joining lines can cost one."""
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
            if s.box.rules >= 2:  # rules 2: a row that a line's coins lie on pays nothing more
                if not has_line(s, cell, side, ahead) and not has_line(s, cell, side + 3, behind):
                    change += 1
            else:
                change += 1
                if ahead >= line:
                    change -= 1
                if behind >= line:
                    change -= 1
        side += 1
    return change + circles(s, cell, seat, own)


def broken(s: Runes, cell: i64) -> i64:
    """How many forms fewer its owner has when a stone is taken; by rules 1 splitting a line can give one."""
    seat = owner_of(s, cell)
    if s.bonus[seat] == 0:
        return 0  # no coins lie on any form
    if s.box.rules < 2:
        return formed(s, cell, seat)
    lost: i64 = 0
    marks: i64 = (s.top[cell] >> LINES_AT) & 7
    side: i64 = 0
    while marks != 0:  # rules 2: only the forms that the stone belongs to can break
        if marks & 1 and refuge(s, cell, side, seat) == NOWHERE:
            lost += 1
        marks >>= 1
        side += 1
    return lost + closed(s, cell, seat)


def circles(s: Runes, cell: i64, seat: i64, own: i64) -> i64:
    """How many circles of a player a cell closes; `own` are the directions in which its stones lie."""
    twice: i64 = own | own << SIDES
    pairs: i64 = twice & (twice >> 2) & 63  # a circle runs through two neighbours with one between them, its middle
    found: i64 = 0
    side: i64 = 0
    while pairs != 0:
        if pairs & 1:
            at = cell
            k: i64 = 0
            while k < 5:
                at = neighbour(s, at, (side + k) % SIDES)
                if at == NO_CELL or owner_of(s, at) != seat:
                    break
                k += 1
            if k == 5:
                found += 1
        pairs >>= 1
        side += 1
    return found


def closed(s: Runes, cell: i64, seat: i64) -> i64:
    """How many circles run through a cell if it is a player's."""
    return circles(s, cell, seat, sides_owned(s, cell, seat))


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


# -- scored lines (rules 2) --------------------------------------------------------------------------------------------
# The stones of a scored line bear a mark on its axis. Between two lines of a row lies a stone without one, for a line
# is scored only in a row that has none.


def marked(s: Runes, cell: i64, side: i64) -> bool:
    """Whether the stone on a cell belongs to a scored line that goes in a direction."""
    return (s.top[cell] >> (LINES_AT + side % AXES)) & 1 != 0


def mark(s: Runes, cell: i64, side: i64) -> None:
    """The stone on a cell belongs to a line from now on."""
    s.top[cell] |= s.box.bit[LINES_AT + side % AXES]


def unmark(s: Runes, cell: i64, side: i64) -> None:
    """The stone on a cell belongs to no line on this axis any more."""
    s.top[cell] &= ~s.box.bit[LINES_AT + side % AXES]


def has_line(s: Runes, cell: i64, side: i64, steps: i64) -> bool:
    """Whether a line's coins lie on one of the next stones in a direction."""
    at = cell
    while steps > 0:
        at = neighbour(s, at, side)
        if marked(s, at, side):
            return True
        steps -= 1
    return False


def refuge(s: Runes, cell: i64, side: i64, seat: i64) -> i64:
    """The direction in which a line lives on that loses the stone on a cell: where more of its row is left."""
    ahead = room(s, cell, side, seat)
    behind = room(s, cell, side + 3, seat)
    if ahead == 0 and behind == 0:
        return NOWHERE
    return side if ahead >= behind else side + 3


def room(s: Runes, cell: i64, side: i64, seat: i64) -> i64:
    """How long the row is in a direction, if that is long enough and no other line's coins lie on it; else 0."""
    n: i64 = 0
    same = True  # the stones so far belong to the line that loses one
    at = neighbour(s, cell, side)
    while at != NO_CELL and owner_of(s, at) == seat:
        if not marked(s, at, side):
            same = False
        elif not same:
            return 0
        n += 1
        at = neighbour(s, at, side)
    return n if n >= s.box.line else 0


def break_lines(s: Runes, cell: i64, seat: i64) -> None:
    """Its former owner has lost the stone on a cell: its lines end, or live on in what is left of their rows."""
    side: i64 = 0
    while side < AXES:
        if marked(s, cell, side):
            onward = refuge(s, cell, side, seat)
            unmark(s, cell, side)
            unmark_run(s, cell, side, seat)
            unmark_run(s, cell, side + 3, seat)
            if onward != NOWHERE:
                mark_run(s, cell, onward, seat)
        side += 1


def score_lines(s: Runes, cell: i64, seat: i64) -> None:
    """A player has got the stone on a cell: remember the lines that are paid for it."""
    side: i64 = 0
    while side < AXES:
        ahead = run(s, cell, side, seat)
        behind = run(s, cell, side + 3, seat)
        if ahead + behind + 1 >= s.box.line:
            if not has_line(s, cell, side, ahead) and not has_line(s, cell, side + 3, behind):
                mark(s, cell, side)
                mark_run(s, cell, side, seat)
                mark_run(s, cell, side + 3, seat)
        side += 1


def mark_run(s: Runes, cell: i64, side: i64, seat: i64) -> None:
    """All stones of a player in one direction belong to a line from now on."""
    at = neighbour(s, cell, side)
    while at != NO_CELL and owner_of(s, at) == seat:
        mark(s, at, side)
        at = neighbour(s, at, side)


def unmark_run(s: Runes, cell: i64, side: i64, seat: i64) -> None:
    """The stones of a player's line in one direction belong to it no more."""
    at = neighbour(s, cell, side)
    while at != NO_CELL and owner_of(s, at) == seat and marked(s, at, side):
        unmark(s, at, side)
        at = neighbour(s, at, side)


# -- all forms ---------------------------------------------------------------------------------------------------------


def forms(s: Runes, seat: i64) -> i64:
    """All lines and circles of a player that coins lie on."""
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
    if not in_line(s, cell, side, seat):
        return False
    before = neighbour(s, cell, side + 3)
    if before != NO_CELL and in_line(s, before, side, seat):
        return False
    return s.box.rules >= 2 or 1 + run(s, cell, side, seat) >= s.box.line


def in_line(s: Runes, cell: i64, side: i64, seat: i64) -> bool:
    """Whether a cell may belong to a player's line: it is the player's, and by rules 2 the line was scored with it."""
    return owner_of(s, cell) == seat and (s.box.rules < 2 or marked(s, cell, side))


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
    """Every line and circle that coins lie on."""
    found = lines(s)
    for seat in range(s.seats):
        for cell in range(s.cells if s.bonus[seat] else 0):
            if is_circled(s, cell, seat):
                found.append(Form("circle", seat, tuple(plane.neighbours(s, cell))))
    return found


def lines(s: Runes) -> list[Form]:
    """Every line that coins lie on."""
    found: list[Form] = []
    for seat in range(s.seats):
        for cell in range(s.cells if s.bonus[seat] else 0):
            for side in range(AXES):
                if starts_line(s, cell, side, seat):
                    found.append(Form("line", seat, line_from(s, cell, side, seat)))
    return found


def line_from(s: Runes, cell: i64, side: i64, seat: i64) -> tuple[int, ...]:
    """The cells of a player's line that begins at a cell and goes in a direction."""
    line: list[int] = []
    at = cell
    while at != NO_CELL and in_line(s, at, side, seat):
        line.append(at)
        at = neighbour(s, at, side)
    return tuple(line)


# -- positions in words ------------------------------------------------------------------------------------------------


def score_rows(s: Runes) -> None:
    """Take every long row on the table for a line that was scored as it lies."""
    for cell in range(s.cells):
        if owner_of(s, cell) != NOBODY:
            score_lines(s, cell, owner_of(s, cell))


def score_line(s: Runes, first: i64, last: i64) -> bool:
    """Take the stones from a cell to another for a scored line; False where they can be none."""
    seat = owner_of(s, first)
    for side in range(SIDES):
        cells = [first]
        while cells[-1] != last and run(s, cells[-1], side, seat) > 0:
            cells.append(neighbour(s, cells[-1], side))
        if seat != NOBODY and cells[-1] == last and len(cells) >= s.box.line:
            around = [*cells, neighbour(s, first, (side + 3) % SIDES), neighbour(s, last, side)]
            if any(at != NO_CELL and owner_of(s, at) == seat and marked(s, at, side) for at in around):
                return False
            for at in cells:
                mark(s, at, side)
            return True
    return False
