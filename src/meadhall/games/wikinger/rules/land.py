# compiled with mypyc
"""A player's land: where a tile fits, where a figure can land, and what the ships threaten."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from meadhall.engine.ints import Ints
from meadhall.games.wikinger.rules.box import FIRST_SHIPS
from meadhall.games.wikinger.rules.names import COLUMNS, NONE, STANDS, TILE, Act, Own, Row, Tile

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
    from_land = s.box.land_left[tile]  # what meets its left side must be land (1) or sea (0)
    to_land = s.box.land_right[tile]
    ends_in_land = s.box.land_right
    begins_with_land = s.box.land_left
    last = s.own[seat * Own.SIZE + Own.REACH] + 1
    n: i64 = 0
    row: i64 = Row.WARRIORS
    while row <= Row.FISHERS:
        cell = at(s, seat, row, 1)
        answer = Act.LAY + (row - 1) * COLUMNS
        left: i64 = NONE
        here = land[cell]
        column: i64 = 1
        while column <= last:
            right = land[cell + 1]
            if here == NONE:
                fits = True
                touches = False
                if column == 1:  # beside the homeland is sea
                    touches = True
                    fits = from_land == 0
                elif left != NONE:
                    touches = True
                    fits = ends_in_land[left & TILE] == from_land
                if fits and right != NONE:
                    touches = True
                    fits = begins_with_land[right & TILE] == to_land
                if fits and not touches:  # a ship above the warriors is no contact
                    touches = (row > Row.WARRIORS and land[cell - stride] != NONE) or (
                        row < Row.FISHERS and land[cell + stride] != NONE
                    )
                if fits and touches:
                    out[n] = answer
                    n += 1
                    if n == most:
                        return n
            left = here
            here = right
            column += 1
            cell += 1
            answer += 1
        row += 1
    return n


def berths_into(s: Wikinger, seat: i64, out: Ints) -> i64:
    """Answers `lay` for a ship: the first three columns in any order, then on to the right (ruling 3)."""
    first = at(s, seat, Row.SHIPS, 0)
    n: i64 = 0
    column: i64 = 1
    while column <= FIRST_SHIPS:
        if s.land[first + column] == NONE:
            out[n] = Act.LAY + column - 1
            n += 1
        column += 1
    if n == 0:
        while s.land[first + column] != NONE:
            column += 1
        out[0] = Act.LAY + column - 1
        n = 1
    return n


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
