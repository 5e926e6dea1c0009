# compiled with mypyc
"""Whom and what a ritual may hit (ruling 8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from meadhall.engine.ints import Ints
from meadhall.games.runes.rules import plane
from meadhall.games.runes.rules.names import (
    ANYBODY,
    BAG,
    NO_CELL,
    NO_THEFT,
    NOBODY,
    OUT,
    STONES,
    Act,
    Colour,
    Ritual,
    Why,
)

if TYPE_CHECKING:
    from meadhall.games.runes.rules.state import Runes


def foe(s: Runes) -> i64:
    """Whom the ritual may hit: who mirrors strikes back at the caster only."""
    return s.caster if s.actor != s.caster else ANYBODY


def theft(s: Runes) -> i64:
    """Whose placed stones may be covered in the way of the ritual; NO_THEFT outside of it."""
    return foe(s) if s.deed == Ritual.STEAL_STONE else NO_THEFT


def loot_colour(s: Runes) -> i64:
    """The colour of the hand stone that is chosen next."""
    if s.deed == Ritual.STEAL_GOLD:
        return Colour.GOLD
    return Colour.GREY if s.loot == 0 else Colour.BLACK


def not_at(s: Runes, deed: i64, seat: i64, victim: i64) -> i64:
    """Why a ritual may not be aimed at a player; two empty hands cannot be swapped."""
    if victim >= s.seats:
        return Why.NOBODY_THERE
    if victim == seat:
        return Why.YOURSELF
    return Why.ALLOWED if deed == Ritual.SKIP or s.hand[seat] + s.hand[victim] > 0 else Why.IN_VAIN


def next_victim(s: Runes, deed: i64, seat: i64, victim: i64) -> i64:
    """The next opponent whom a ritual may hit."""
    while victim < s.seats:
        if not_at(s, deed, seat, victim) == Why.ALLOWED:
            return victim
        victim += 1
    return NOBODY


def not_loot(s: Runes, seat: i64, foe: i64, colour: i64, stone: i64) -> i64:
    """Why a thief may not take a hand stone."""
    place = s.where[stone]
    if not BAG < place < OUT:
        return Why.NOT_IN_HAND
    if place - 1 == seat or (foe != ANYBODY and place - 1 != foe):
        return Why.NO_TARGET
    return Why.ALLOWED if s.box.colour[stone] == colour else Why.OTHER_COLOUR


def next_loot(s: Runes, seat: i64, foe: i64, colour: i64, after: i64) -> i64:
    """The next hand stone of a colour that a thief may take; 0 when there is none."""
    stone = after + 1
    while stone <= STONES:
        if not_loot(s, seat, foe, colour, stone) == Why.ALLOWED:
            return stone
        stone += 1
    return 0


def not_marked(s: Runes, deed: i64, seat: i64, foe: i64, limit: i64, cell: i64) -> i64:
    """Why a ritual may not touch the coins on a cell: it wants an own stone with room, or an opponent's with few coins.

    `limit` is the most coins that can be replaced.
    """
    if cell >= s.cells:
        return Why.OUT_OF_REACH
    owner = plane.owner_of(s, cell)
    if owner == NOBODY:
        return Why.NO_STONE
    if deed == Ritual.MORE_COINS:
        if owner != seat:
            return Why.NOT_OWN
        return Why.ALLOWED if plane.coins_on(s, cell) < s.box.most else Why.TOO_MANY
    if owner == seat or (foe != ANYBODY and owner != foe):
        return Why.NO_TARGET
    return Why.ALLOWED if plane.coins_on(s, cell) <= limit else Why.TOO_MANY


def next_mark(s: Runes, deed: i64, seat: i64, foe: i64, limit: i64, cell: i64) -> i64:
    """The next stone whose coins a ritual may touch."""
    while cell < s.cells:
        if not_marked(s, deed, seat, foe, limit, cell) == Why.ALLOWED:
            return cell
        cell += 1
    return NO_CELL


# -- answers -----------------------------------------------------------------------------------------------------------


def victims(s: Runes, out: Ints) -> i64:
    """Opponents whom the ritual may hit."""
    n: i64 = 0
    victim = next_victim(s, s.deed, s.seat, 0)
    while victim >= 0:
        out[n] = Act.AT + victim
        n += 1
        victim = next_victim(s, s.deed, s.seat, victim + 1)
    return n


def must_take(s: Runes) -> i64:
    """Why no stone at all cannot be the answer: only the black one of a theft may be left."""
    return Why.ALLOWED if s.loot != 0 else Why.MUST_CHOOSE


def loots(s: Runes, out: Ints) -> i64:
    """Hand stones that may be stolen; the black one may be left."""
    n: i64 = 0
    if must_take(s) == Why.ALLOWED:
        out[0] = Act.NONE
        n = 1
    colour = loot_colour(s)
    stone = next_loot(s, s.seat, foe(s), colour, 0)
    while stone != 0:
        out[n] = Act.TAKE + stone - 1
        n += 1
        stone = next_loot(s, s.seat, foe(s), colour, stone)
    return n


def marks(s: Runes, out: Ints) -> i64:
    """Stones whose coins the ritual may touch."""
    n: i64 = 0
    cell = next_mark(s, s.deed, s.seat, foe(s), s.roll, 0)
    while cell != NO_CELL:
        out[n] = Act.CELL + cell
        n += 1
        cell = next_mark(s, s.deed, s.seat, foe(s), s.roll, cell + 1)
    return n
