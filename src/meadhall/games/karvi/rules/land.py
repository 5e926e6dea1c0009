# compiled with mypyc
"""Where a ship ends its move: exploring stacks, building, and the special runes behind the yellow waters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from meadhall.engine.ints import Ints
from meadhall.games.karvi.rules import ship
from meadhall.games.karvi.rules.box import FIELDS, LETTERS, Line, On, Place
from meadhall.games.karvi.rules.names import (
    Act,
    Event,
    P,
    Piece,
    Task,
    Tile,
    figure,
    grant,
    pop,
    push,
    run,
    score,
    tell,
)

if TYPE_CHECKING:
    from meadhall.games.karvi.rules.state import Karvi


def arrive(s: Karvi) -> None:
    """Ask whether to explore or to build, where that is possible."""
    pop(s)
    at = ship.field(s, s.seat)
    if not ship.can_use(s, s.seat, at):
        return
    place = s.box.place[at]
    if place == Place.TRADE or place == Place.RAID:
        push(s, Task.EXPLORE, s.lies[at])
    else:
        push(s, Task.BUILD)


def explore(s: Karvi, action: i64) -> None:
    """Look through the stack; who looks must take a tile (ruling 16)."""
    kind = figure(s, 1)
    pop(s)
    if action == Act.NONE:
        return
    s.stack[14 + kind] |= 1 << s.seat
    s.shown += 1
    tell(s, Event.EXPLORED, s.seat, kind, ship.field(s, s.seat))
    push(s, Task.LOOK, kind)


def tiles(s: Karvi, out: Ints) -> i64:
    """The tiles of the stack looked through."""
    kind = figure(s, 1)
    n: i64 = 0
    letter: i64 = 0
    while letter < len(LETTERS):
        if s.tile[kind * len(LETTERS) + letter] == Tile.STACK:
            out[n] = Act.TILE + letter
            n += 1
        letter += 1
    return n


def take_tile(s: Karvi, letter: i64) -> None:
    """Lay a tile openly beside the mat; the others go back face down."""
    kind = figure(s, 1)
    pop(s)
    s.tile[kind * len(LETTERS) + letter] = Tile.TAKEN
    s.stack[kind] -= 1
    s.p[s.seat * P.SIZE + P.TILE + kind] = letter + 1
    tell(s, Event.TOOK_TILE, s.seat, kind, letter)
    grant(s, s.seat, On.EXPLORE)


def spot(s: Karvi, at: i64) -> i64:
    """Points of the best free spot at a site (ruling 17)."""
    many: i64 = 0
    seat: i64 = 0
    while seat < s.seats:
        many += s.built[at] >> seat & 1
        seat += 1
    return s.box.spots[(s.side * len(FIELDS) + at) * 4 + many]


def build(s: Karvi, action: i64) -> None:
    """Build from the supply; behind the yellow waters a special rune follows (ruling 18)."""
    pop(s)
    if action == Act.NONE:
        return
    seat = s.seat
    base = seat * P.SIZE
    at = ship.field(s, seat)
    points = spot(s, at)
    tower = s.box.place[at] == Place.TOWER
    s.built[at] |= 1 << seat
    if tower:
        s.p[base + P.TOWERS] -= 1
        s.p[base + P.BUILT_TOWERS] += 1
    else:
        s.p[base + P.POSTS] -= 1
        s.p[base + P.BUILT_POSTS] += 1
    score(s, seat, Line.BUILDINGS, points)
    tell(s, Event.BUILT, seat, at, points)
    stack = s.box.special[at]
    if stack >= 0 and s.stack[12 + stack] > 0:
        push(s, Task.SPECIAL, stack)
    grant(s, seat, On.TOWER if tower else On.POST)


def open_special(s: Karvi) -> None:
    """The builder looks through the special runes of the place."""
    stack = figure(s, 1)
    if not s.stack[26 + stack] >> s.seat & 1:
        s.stack[26 + stack] |= 1 << s.seat
        s.shown += 1


def specials(s: Karvi, out: Ints) -> i64:
    """The special runes of the stack looked through."""
    n: i64 = 0
    stone: i64 = 0
    while stone < 8:
        if s.rune[12 + stone] == Piece.STACK + figure(s, 1):
            out[n] = Act.SPECIAL + stone
            n += 1
        stone += 1
    return n


def choose_special(s: Karvi, stone: i64) -> None:
    """Take a special rune: its bonus first, then it is laid down."""
    stack = figure(s, 1)
    pop(s)
    s.stack[12 + stack] -= 1
    s.rune[12 + stone] = Piece.ON + s.seat
    tell(s, Event.SPECIAL, s.seat, stone)
    push(s, Task.LAID, stone)
    run(s, s.box.special_effect[stone])


def lay_special(s: Karvi) -> None:
    """Lay the special rune on a free slot, or ask which to cover."""
    stone = figure(s, 1)
    pop(s)
    slot = free_slot(s)
    if slot >= 0:
        s.p[s.seat * P.SIZE + P.RUNE + slot] = 12 + stone + 1
    else:
        push(s, Task.SPECIAL_SLOT, stone)


def free_slot(s: Karvi) -> i64:
    """The first free rune slot of the seat; -1 when all are taken."""
    slot: i64 = 0
    while slot < s.box.rune_slots:
        if s.p[s.seat * P.SIZE + P.RUNE + slot] == 0:
            return slot
        slot += 1
    return -1


def covers(s: Karvi, out: Ints) -> i64:
    """The rune slots, all of them taken."""
    slot: i64 = 0
    while slot < s.box.rune_slots:
        out[slot] = Act.COVER + slot
        slot += 1
    return slot


def cover(s: Karvi, slot: i64, rune: i64) -> None:
    """Lay a rune on another, which scores nothing any more."""
    at = s.seat * P.SIZE + P.RUNE + slot
    s.rune[s.p[at] - 1] = Piece.COVERED + s.seat
    s.p[at] = rune + 1


def settle_special(s: Karvi, action: i64) -> None:
    """Cover an old rune with the special one, or throw it away."""
    stone = figure(s, 1)
    pop(s)
    if action == Act.THROW:
        s.rune[12 + stone] = Piece.THROWN
        tell(s, Event.THREW, s.seat, stone)
    else:
        cover(s, action - Act.COVER, 12 + stone)
