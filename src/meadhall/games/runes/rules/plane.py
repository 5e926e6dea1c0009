# compiled with mypyc
"""The plane: cells without end, stones on them, and what matches.

There is no window. A cell comes into being when it is first in reach: the cell of the first stone, then the empty
neighbours of every stone laid. It keeps its number for the whole game. The first stone brings 7 cells; every later one
lies on a cell that touches a stone, and the two share two neighbours, so it brings 3 at most. 72 stones reach
7 + 71 * 3 = 220 cells and no more, wherever they lie.

A side's match is one bit. A stone shows, for each of the six directions, 7 bits: a symbol its own bit and bit 6, a star
all of them. A cell sees, for each direction, one bit of the stone beyond: the symbol's, or bit 6 for a star. So stone
and cell have exactly one bit in common for each match, and one `&` compares all six sides.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from meadhall.games.runes.rules.box import Box
from meadhall.games.runes.rules.names import NO_CELL, SIDES, STAR

if TYPE_CHECKING:
    from meadhall.games.runes.rules.state import Runes

CELLS: Final = 220
BITS: Final = 7  # for each direction
ALL_BITS: Final = 127
LOOK_BITS: Final = 3  # for each side
COLOUR_AT: Final = 18  # behind the six sides
EVERY_SEVENTH: Final = 0x810204081
ROW: Final = 1024  # a place is (q + HALF) * ROW + r + HALF
ROW_BITS: Final = 10
HALF: Final = 256


def most_cells(stones: i64) -> i64:
    """How many cells so many stones can reach."""
    return 7 + (stones - 1) * 3


def face(box: Box, stone: i64, turn: i64) -> i64:
    """What the six sides of a stone match, turned clockwise `turn` times."""
    seen: i64 = 0
    side: i64 = 0
    while side < SIDES:
        rune = box.rune[stone * SIDES + side]
        bits: i64 = ALL_BITS if rune == STAR else (1 << rune) | 64
        seen |= bits * box.bit[(side + turn) % SIDES * BITS]
        side += 1
    return seen


def look(box: Box, stone: i64, turn: i64) -> i64:
    """What a turned stone shows: the rune of every side + 1, the east in the lowest bits, then its colour + 1."""
    seen: i64 = box.colour[stone] + 1
    side: i64 = SIDES
    while side > 0:
        side -= 1
        seen = seen << LOOK_BITS | (box.rune[stone * SIDES + (side - turn + SIDES) % SIDES] + 1)
    return seen


def count(common: i64) -> i64:
    """How many sides match, from the bits that stone and cell have in common."""
    y: i64 = common | (common >> 1)
    y |= y >> 2
    y |= y >> 3
    y &= EVERY_SEVENTH
    y += y >> 21
    return (y & 3) + ((y >> 7) & 3) + ((y >> 14) & 3)


def common(s: Runes, stone: i64, turn: i64, cell: i64) -> i64:
    """The bits that a stone has in common with what a cell sees: none when nothing matches."""
    return s.box.face[stone * SIDES + turn] & s.around[cell]


def matches(s: Runes, stone: i64, turn: i64, cell: i64) -> i64:
    """How many sides of a stone would match on a cell."""
    return count(common(s, stone, turn, cell))


# All about a cell but its surroundings is packed into one number, lowest bits first: stone (7 bits, 0 for none),
# turn (3), owner + 1 (3), coins (5), as which one it was filled (7), matches now (3), whether it belongs to a scored
# line on each axis (3); from bit 32 on where it lies.
STONE: Final = 127
TURN_AT: Final = 7
OWNER_AT: Final = 10
COINS_AT: Final = 13
ORDER_AT: Final = 18
MATCHES_AT: Final = 25
LINES_AT: Final = 28
PLACE_AT: Final = 32
MOST_COINS: Final = 31  # that can lie on a stone
AXES: Final = 3
STAYS: Final = -1 << PLACE_AT | 7 << LINES_AT  # what a stone leaves on its cell when it is covered


def packed(stone: i64, turn: i64, order: i64) -> i64:
    """A stone that nobody owns yet; `order` tells as which one its cell was first filled, from 1."""
    return stone | turn << TURN_AT | order << ORDER_AT


def stone_on(s: Runes, cell: i64) -> i64:
    """The number of the stone on a cell; 0 if it is empty."""
    return s.top[cell] & STONE


def turn_on(s: Runes, cell: i64) -> i64:
    """How the stone on a cell is turned."""
    return (s.top[cell] >> TURN_AT) & 7


def owner_of(s: Runes, cell: i64) -> i64:
    """Whose coins lie on a cell; NOBODY if it is empty."""
    return ((s.top[cell] >> OWNER_AT) & 7) - 1


def coins_on(s: Runes, cell: i64) -> i64:
    """How many coins lie on a cell."""
    return (s.top[cell] >> COINS_AT) & MOST_COINS


def order_of(s: Runes, cell: i64) -> i64:
    """As which one the cell was first filled, from 1."""
    return (s.top[cell] >> ORDER_AT) & 127


def own(s: Runes, cell: i64, owner: i64, coins: i64) -> None:
    """Lay a player's coins on a stone in the place of what lay there."""
    s.top[cell] = (s.top[cell] & ~(255 << OWNER_AT)) | (owner + 1) << OWNER_AT | coins << COINS_AT


def matches_now(s: Runes, cell: i64) -> i64:
    """How many sides of the stone on a cell match at the moment."""
    return (s.top[cell] >> MATCHES_AT) & 7


def q_of(s: Runes, cell: i64) -> i64:
    """How far east a cell lies of the first stone."""
    return (s.top[cell] >> PLACE_AT) // ROW - HALF


def r_of(s: Runes, cell: i64) -> i64:
    """How far south-east a cell lies of the first stone."""
    return (s.top[cell] >> PLACE_AT) % ROW - HALF


def step(side: i64) -> i64:
    """The way to the neighbour in a direction: east, south-east, south-west, west, north-west, north-east."""
    if side == 0:
        return ROW
    if side == 1:
        return 1
    if side == 2:
        return 1 - ROW
    if side == 3:
        return -ROW
    if side == 4:
        return -1
    return ROW - 1


def side_of(way: i64) -> i64:
    """The direction of a neighbour; -1 when it is none."""
    if way == ROW:
        return 0
    if way == 1:
        return 1
    if way == 1 - ROW:
        return 2
    if way == -ROW:
        return 3
    if way == -1:
        return 4
    if way == ROW - 1:
        return 5
    return -1


def neighbour(s: Runes, cell: i64, side: i64) -> i64:
    """The neighbouring cell; NO_CELL where none is in reach yet. Known between two cells of which one has a stone."""
    return ((s.links[cell] >> (side * 8)) & 255) - 1


def link(s: Runes, cell: i64, side: i64, other: i64) -> None:
    """Make two cells neighbours."""
    back: i64 = (side + 3) % SIDES
    s.links[cell] |= (other + 1) << (side * 8)
    s.links[other] |= (cell + 1) << (back * 8)


def first_cell(s: Runes) -> None:
    """The cell of the first stone."""
    s.top[0] = (HALF * ROW + HALF) << PLACE_AT
    s.cells = 1


def recount(s: Runes, cell: i64) -> None:
    """Count the matches of the stone on a cell again, if there is one."""
    top = s.top[cell]
    stone = top & STONE
    if stone != 0:
        now = count(s.box.face[stone * SIDES + ((top >> TURN_AT) & 7)] & s.around[cell])
        s.top[cell] = (top & ~(7 << MATCHES_AT)) | now << MATCHES_AT


def lay(s: Runes, cell: i64, stone: i64, turn: i64) -> None:
    """Put a stone on a cell, over another if one lies there; nobody's coins lie on it yet."""
    stays: i64 = s.top[cell] & STAYS
    if stone_on(s, cell) == 0:
        s.laid += 1
        s.top[cell] = stays | packed(stone, turn, s.laid)
        reach_around(s, cell)
    else:
        s.top[cell] = stays | packed(stone, turn, order_of(s, cell))
    recount(s, cell)
    bit = s.box.bit
    side: i64 = 0
    while side < SIDES:
        other = neighbour(s, cell, side)
        at: i64 = (side + 3) % SIDES * BITS  # of the direction in which the neighbour sees this stone
        rune = s.box.rune[stone * SIDES + (side - turn + SIDES) % SIDES]
        s.around[other] = (s.around[other] & ~(ALL_BITS * bit[at])) | bit[at + rune]
        recount(s, other)
        side += 1


def reach_around(s: Runes, cell: i64) -> None:
    """Find the six neighbours of a cell, or bring them into being."""
    here = s.top[cell] >> PLACE_AT
    other: i64 = 0
    cells = s.cells
    while other < cells:
        side = side_of((s.top[other] >> PLACE_AT) - here)
        if side >= 0 and neighbour(s, cell, side) == NO_CELL:
            link(s, cell, side, other)
        other += 1
    side = 0
    while side < SIDES:
        if neighbour(s, cell, side) == NO_CELL:
            s.top[s.cells] = (here + step(side)) << PLACE_AT
            link(s, cell, side, s.cells)
            s.cells += 1
        side += 1


def matching_sides(s: Runes, cell: i64) -> list[int]:
    """The sides at which the stone on a cell matches its neighbours."""
    common = s.box.face[stone_on(s, cell) * SIDES + turn_on(s, cell)] & s.around[cell]
    return [side for side in range(SIDES) if (common >> (side * BITS)) & ALL_BITS]


def neighbours(s: Runes, cell: i64) -> list[int]:
    """The six neighbours of a cell, by side; NO_CELL where none is in reach."""
    return [neighbour(s, cell, side) for side in range(SIDES)]
