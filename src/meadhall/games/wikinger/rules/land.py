# compiled with mypyc
"""A player's land: where a tile fits, where a figure can land, and what the ships threaten."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from meadhall.engine.ints import Ints
from meadhall.games.wikinger.rules.box import FIRST_SHIPS, HOMELAND
from meadhall.games.wikinger.rules.names import COLUMNS, NONE, STANDS, TILE, Act, Own, Row, Tile, Why, is_ship

if TYPE_CHECKING:
    from meadhall.games.wikinger.rules.state import Wikinger

ISLANDS: Final = 64  # `islands` counts them in so many, above the length of the longest


def at(s: Wikinger, seat: i64, row: i64, column: i64) -> i64:
    """Where a cell lies in `state.land`."""
    return seat * s.size + (row - 1) * s.stride + column


def places_into(s: Wikinger, seat: i64, tile: i64, out: Ints, most: i64) -> i64:
    """Answers `lay` for a tile, ascending, at most `most` of them: edges match and a full side touches (ruling 2)."""
    if tile >= Tile.RED_SHIP:
        return berths_into(s, seat, out)
    land = s.land
    stride = s.stride
    left_of = s.box.left_of[tile]
    right_of = s.box.right_of[tile]
    last = s.own[seat * Own.SIZE + Own.REACH] + 1
    up: i64 = 0  # to the cell above; a ship is no contact
    down = stride
    n: i64 = 0
    first = at(s, seat, Row.WARRIORS, 1)
    row: i64 = Row.WARRIORS
    while row <= Row.FISHERS:
        if row == Row.FISHERS:
            down = 0
        cell = first
        answer = Act.LAY + (row - 1) * COLUMNS
        left: i64 = HOMELAND
        here = land[cell]
        column: i64 = 1
        while column <= last:
            right = land[cell + 1]
            if here == NONE:
                if left != NONE or right != NONE:
                    fits = left_of >> (left & TILE) & right_of >> (right & TILE) & 1 != 0
                else:
                    fits = land[cell - up] != NONE or land[cell + down] != NONE
                if fits:
                    out[n] = answer
                    n += 1
                    if n == most:
                        return n
            left = here
            here = right
            column += 1
            cell += 1
            answer += 1
        up = stride
        first += stride
        row += 1
    return n


def place(s: Wikinger, seat: i64, tile: i64, row: i64, column: i64) -> i64:
    """Why a tile cannot lie on a cell (rulings 2 and 3)."""
    if is_ship(tile):
        return Why.ISLANDS_ONLY if row != Row.SHIPS else berth(s, seat, column)
    if row == Row.SHIPS:
        return Why.SHIPS_ONLY
    if column > s.own[seat * Own.SIZE + Own.REACH] + 1:
        return Why.NO_CONTACT
    cell = at(s, seat, row, column)
    if s.land[cell] != NONE:
        return Why.OCCUPIED
    left = s.land[cell - 1] if column > 1 else HOMELAND
    right = s.land[cell + 1]
    if s.box.left_of[tile] >> (left & TILE) & 1 == 0:
        return Why.COAST if column == 1 else Why.LEFT_EDGE
    if s.box.right_of[tile] >> (right & TILE) & 1 == 0:
        return Why.RIGHT_EDGE
    if left != NONE or right != NONE:
        return Why.NONE
    if row > Row.WARRIORS and s.land[cell - s.stride] != NONE:  # a ship is no contact
        return Why.NONE
    return Why.NONE if row < Row.FISHERS and s.land[cell + s.stride] != NONE else Why.NO_CONTACT


def berth(s: Wikinger, seat: i64, column: i64) -> i64:
    """Why a ship cannot lie in a column: the first three fill in any order, then on to the right (ruling 3)."""
    if column <= s.columns and s.land[at(s, seat, Row.SHIPS, column)] != NONE:
        return Why.OCCUPIED
    if column <= FIRST_SHIPS:
        return Why.NONE
    return Why.NONE if column == next_berth(s, seat) else Why.FIRST_BERTHS


def next_berth(s: Wikinger, seat: i64) -> i64:
    """The first column without a ship."""
    cell = at(s, seat, Row.SHIPS, 1)
    land = s.land
    column: i64 = 1
    while land[cell] != NONE:
        column += 1
        cell += 1
    return column


def berths_into(s: Wikinger, seat: i64, out: Ints) -> i64:
    """Answers `lay` for a ship: the first free column, and every other free one of the first three."""
    column = next_berth(s, seat)
    cell = at(s, seat, Row.SHIPS, column)
    land = s.land
    out[0] = Act.LAY + column - 1
    n: i64 = 1
    while column < FIRST_SHIPS:
        column += 1
        cell += 1
        if land[cell] == NONE:
            out[n] = Act.LAY + column - 1
            n += 1
    return n


def bears_nobody(cell: i64) -> bool:
    """Whether a cell holds an island tile on which a figure could stand."""
    return cell != NONE and cell < STANDS


def free_in(s: Wikinger, seat: i64, row: i64) -> i64:
    """How many island tiles of a row bear no figure."""
    cell = at(s, seat, row, 1)
    last = cell + s.own[seat * Own.SIZE + Own.REACH]
    land = s.land
    n: i64 = 0
    while cell < last:
        if land[cell] != NONE and land[cell] < STANDS:
            n += 1
        cell += 1
    return n


def threat(s: Wikinger, seat: i64, column: i64) -> i64:
    """The last row threatened in a column; 0 without a ship, or where a warrior repels it (ruling 6)."""
    cell = seat * s.size + column
    tile = s.land[cell]
    if tile == NONE or s.land[cell + s.stride] >= STANDS:
        return 0
    return s.box.reach[tile]


def would_be_threatened(s: Wikinger, seat: i64, row: i64, column: i64) -> bool:
    """Whether a figure that comes to stand on a cell would be threatened; a warrior never is."""
    return row > Row.WARRIORS and threat(s, seat, column) >= row


def would_repel(s: Wikinger, seat: i64, row: i64, column: i64) -> bool:
    """Whether a figure that comes to stand on a cell would repel a ship."""
    return row == Row.WARRIORS and threat(s, seat, column) > 0


def figures_on(s: Wikinger, seat: i64) -> i64:
    """How many figures stand on the islands of a land."""
    cell = at(s, seat, Row.WARRIORS, 0)
    last = (seat + 1) * s.size
    n: i64 = 0
    while cell < last:
        if s.land[cell] >= STANDS:
            n += 1
        cell += 1
    return n


def unthreatened(s: Wikinger, seat: i64, row: i64) -> i64:
    """How many figures of a row stand on islands and are not threatened."""
    cell = at(s, seat, row, 0)
    last = s.own[seat * Own.SIZE + Own.REACH]
    n: i64 = 0
    column: i64 = 1
    while column <= last:
        if s.land[cell + column] >= STANDS and threat(s, seat, column) < row:
            n += 1
        column += 1
    return n


def islands(s: Wikinger, seat: i64) -> i64:
    """Finished islands, and the tiles of the longest: number * ISLANDS + tiles."""
    last = s.own[seat * Own.SIZE + Own.REACH]
    land = s.land
    number: i64 = 0
    longest: i64 = 0
    row: i64 = Row.WARRIORS
    while row <= Row.FISHERS:
        cell = at(s, seat, row, 1)
        end = cell + last
        run: i64 = 0  # tiles since the left end
        while cell < end:
            tile = land[cell] & TILE
            if tile == Tile.LEFT:
                run = 1
            elif tile == NONE:
                run = 0
            elif run > 0:
                run += 1
                if tile == Tile.RIGHT:
                    number += 1
                    longest = max(longest, run)
                    run = 0
            cell += 1
        row += 1
    return number * ISLANDS + longest


def island_with(s: Wikinger, seat: i64, row: i64, column: i64, tile: i64) -> i64:
    """Tiles of the island that a tile would finish on a cell; 0 if it finishes none."""
    first = at(s, seat, row, 0)
    left = column
    here = tile
    while here != Tile.LEFT:
        left -= 1
        here = s.land[first + left] & TILE  # column 0 is empty
        if here == NONE or here == Tile.RIGHT:
            return 0
    right = column
    here = tile
    while here != Tile.RIGHT:
        right += 1
        if right > s.columns:
            return 0
        here = s.land[first + right] & TILE
        if here == NONE or here == Tile.LEFT:
            return 0
    return right - left + 1
