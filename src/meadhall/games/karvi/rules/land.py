# compiled with mypyc
"""Where a ship ends its move: exploring stacks, building, and the special runes behind the yellow waters."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from meadhall.engine.dice import Dice
from meadhall.engine.errors import BadPosition
from meadhall.engine.ints import Ints
from meadhall.engine.reason import Reason
from meadhall.games.karvi.rules import ship
from meadhall.games.karvi.rules.box import (
    COPIES,
    FIELDS,
    KINDS,
    RUNES,
    SPECIAL_SITES,
    SPECIAL_STONES,
    SPECIALS,
    STONES,
    Line,
    On,
    Place,
)
from meadhall.games.karvi.rules.names import Act, Event, P, Piece, Stacks, Task, Tile, Why, tell
from meadhall.games.karvi.rules.pile import first, grant, pop, push, run, score
from meadhall.games.karvi.rules.question import Figure, Points, Question, Step, Told, Word, because, in_span, with_none

if TYPE_CHECKING:
    from meadhall.games.karvi.rules.state import Karvi


class Arrive(Step):
    """A ship has ended its move: ask whether to explore or to build, where that is possible."""

    def run(self, s: Karvi, dice: Dice) -> bool:
        pop(s)
        at = ship.field(s, s.seat)
        if ship.can_use(s, s.seat, at):
            place = s.box.place[at]
            if place == Place.TRADE or place == Place.RAID:
                push(s, Task.EXPLORE, s.lies[at])
            else:
                push(s, Task.BUILD)
        return True


# -- exploring --------------------------------------------------------------------------------------------------------


class Explore(Question):
    """Whether to look through the stack of a kind."""

    figures: ClassVar[tuple[Figure, ...]] = (Word("kind", KINDS, "kind"),)

    def answers(self, s: Karvi, out: Ints) -> i64:
        out[0] = Act.EXPLORE
        return with_none(out, 1)

    def reason(self, s: Karvi, action: i64) -> Reason | None:
        return None if action in (Act.EXPLORE, Act.NONE) else super().reason(s, action)

    def apply(self, s: Karvi, action: i64, dice: Dice) -> None:
        kind = first(s)
        pop(s)
        if action == Act.NONE:
            return
        s.stack[Stacks.EXPLORED + kind] |= 1 << s.seat
        s.shown += 1
        tell(s, Event.EXPLORED, s.seat, kind, ship.field(s, s.seat))
        push(s, Task.LOOK, kind)


class Look(Question):
    """Which tile to take; who looks must take one (ruling 16). It lies openly beside the mat, the others go back."""

    figures: ClassVar[tuple[Figure, ...]] = (Word("kind", KINDS, "kind"),)

    def run(self, s: Karvi, dice: Dice) -> bool:
        return self.lapses(s)

    def answers(self, s: Karvi, out: Ints) -> i64:
        kind = first(s)
        n: i64 = 0
        letter: i64 = 0
        while letter < COPIES:
            if s.tile[kind * COPIES + letter] == Tile.STACK:
                out[n] = Act.TILE + letter
                n += 1
            letter += 1
        return n

    def reason(self, s: Karvi, action: i64) -> Reason | None:
        if not Act.TILE <= action < Act.SPECIAL:
            return super().reason(s, action)
        there = s.tile[first(s) * COPIES + action - Act.TILE] == Tile.STACK
        return because(Why.ALLOWED if there else Why.NOT_HERE)

    def apply(self, s: Karvi, action: i64, dice: Dice) -> None:
        letter = action - Act.TILE
        kind = first(s)
        pop(s)
        s.tile[kind * COPIES + letter] = Tile.TAKEN
        s.stack[Stacks.TILES + kind] -= 1
        s.p[s.seat * P.SIZE + P.TILE + kind] = letter + 1
        tell(s, Event.TOOK_TILE, s.seat, kind, letter)
        grant(s, s.seat, On.EXPLORE)

    def placed(self, s: Karvi) -> None:
        s.stack[Stacks.EXPLORED + first(s)] |= 1 << s.seat  # who is asked has looked


# -- building ---------------------------------------------------------------------------------------------------------


def spot(s: Karvi, at: i64) -> i64:
    """Points of the best free spot at a site (ruling 17)."""
    return ship.spot(s, at)


class Build(Question):
    """Whether to build from the supply where the ship is."""

    def answers(self, s: Karvi, out: Ints) -> i64:
        out[0] = Act.BUILD
        return with_none(out, 1)

    def reason(self, s: Karvi, action: i64) -> Reason | None:
        return None if action in (Act.BUILD, Act.NONE) else super().reason(s, action)

    def apply(self, s: Karvi, action: i64, dice: Dice) -> None:
        pop(s)
        if action != Act.NONE:
            build(s)

    def told(self, s: Karvi) -> Told:
        at = ship.field(s, s.seat)
        return [(Word("field", FIELDS, "field"), int(at)), (Points("points"), int(spot(s, at)))]


def build(s: Karvi) -> None:
    """Build at the best spot; behind the yellow waters a special rune follows (ruling 18)."""
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
    if stack >= 0 and s.stack[Stacks.SPECIALS + stack] > 0:
        push(s, Task.SPECIAL, stack)
    grant(s, seat, On.TOWER if tower else On.POST)


# -- special runes ----------------------------------------------------------------------------------------------------


class Special(Question):
    """Which special rune of a site the builder takes: its bonus first, then it is laid down."""

    figures: ClassVar[tuple[Figure, ...]] = (Word("field", SPECIAL_SITES, "field"),)

    def run(self, s: Karvi, dice: Dice) -> bool:
        """The builder looks through the stack."""
        at = Stacks.LOOKED + first(s)
        if not s.stack[at] >> s.seat & 1:
            s.stack[at] |= 1 << s.seat
            s.shown += 1
        return self.lapses(s)

    def answers(self, s: Karvi, out: Ints) -> i64:
        n: i64 = 0
        stone: i64 = 0
        while stone < SPECIAL_STONES:
            if s.rune[STONES + stone] == Piece.STACK + first(s):
                out[n] = Act.SPECIAL + stone
                n += 1
            stone += 1
        return n

    def reason(self, s: Karvi, action: i64) -> Reason | None:
        if not Act.SPECIAL <= action < Act.THROW:
            return super().reason(s, action)
        there = s.rune[STONES + action - Act.SPECIAL] == Piece.STACK + first(s)
        return because(Why.ALLOWED if there else Why.NOT_HERE)

    def apply(self, s: Karvi, action: i64, dice: Dice) -> None:
        stone = action - Act.SPECIAL
        s.stack[Stacks.SPECIALS + first(s)] -= 1
        pop(s)
        s.rune[STONES + stone] = Piece.ON + s.seat
        tell(s, Event.SPECIAL, s.seat, stone)
        push(s, Task.LAID, stone)
        run(s, s.box.special_effect[stone])

    def placed(self, s: Karvi) -> None:
        s.stack[Stacks.LOOKED + first(s)] |= 1 << s.seat  # who is asked has looked


class Laid(Step):
    """A special rune, after its bonus: lay it on a free slot, or ask which rune to cover."""

    figures: ClassVar[tuple[Figure, ...]] = (Word("stone", SPECIALS, "special"),)

    def run(self, s: Karvi, dice: Dice) -> bool:
        stone = first(s)
        pop(s)
        slot = free_slot(s)
        if slot >= 0:
            s.p[s.seat * P.SIZE + P.RUNE + slot] = STONES + stone + 1
        else:
            push(s, Task.SPECIAL_SLOT, stone)
        return True

    def placed(self, s: Karvi) -> None:
        in_hand(s, STONES + first(s))


class SpecialSlot(Question):
    """Which rune the special one covers, or whether it is thrown away."""

    figures: ClassVar[tuple[Figure, ...]] = (Word("stone", SPECIALS, "special"),)

    def answers(self, s: Karvi, out: Ints) -> i64:
        n = covers(s, out)
        out[n] = Act.THROW
        return n + 1

    def reason(self, s: Karvi, action: i64) -> Reason | None:
        if Act.COVER <= action < Act.KEEP:
            return against_slot(s, action)
        return None if action == Act.THROW else super().reason(s, action)

    def apply(self, s: Karvi, action: i64, dice: Dice) -> None:
        stone = first(s)
        pop(s)
        if action == Act.THROW:
            s.rune[STONES + stone] = Piece.THROWN
            tell(s, Event.THREW, s.seat, stone)
        else:
            cover(s, action - Act.COVER, STONES + stone)

    def placed(self, s: Karvi) -> None:
        in_hand(s, STONES + first(s))


# -- rune slots -------------------------------------------------------------------------------------------------------


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


def against_slot(s: Karvi, action: i64) -> Reason | None:
    """Why there is no such rune slot."""
    return because(in_span(Why.ABSENT, action - Act.COVER, 0, s.box.rune_slots - 1))


def cover(s: Karvi, slot: i64, rune: i64) -> None:
    """Lay a rune on another, which scores nothing any more."""
    at = s.seat * P.SIZE + P.RUNE + slot
    s.rune[s.p[at] - 1] = Piece.COVERED + s.seat
    s.p[at] = rune + 1


def in_hand(s: Karvi, rune: i64) -> None:
    """A scene tells of a rune in the hand, on its way to a slot."""
    if s.rune[rune] != Piece.BOX:
        raise BadPosition(f"pending: {(*RUNES, *SPECIALS)[rune]} is in two places")
    s.rune[rune] = Piece.ON + s.seat
