# compiled with mypyc
"""Where a stone may lie, what it brings there, and laying it (rulings 1 and 2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from meadhall.engine.dice import Dice
from meadhall.games.runes.rules import hands, plane, reckoning
from meadhall.games.runes.rules.names import (
    ANYBODY,
    NO_CELL,
    NO_THEFT,
    NOBODY,
    OUT,
    SIDES,
    Colour,
    Event,
    Variant,
    Why,
    tell,
)

if TYPE_CHECKING:
    from meadhall.games.runes.rules.state import Runes


# -- where a stone may lie ---------------------------------------------------------------------------------------------


def needed(top: i64, theft: i64) -> i64:
    """How many matches a stone needs on a cell: one, more than a stone that is covered has, as many for a theft."""
    now: i64 = (top >> plane.MATCHES_AT) & 7
    return max(now, 1) if theft != NO_THEFT or top & plane.STONE == 0 else now + 1


def not_there(s: Runes, seat: i64, theft: i64, top: i64, common: i64) -> i64:
    """Why `seat` may not lay a stone on a cell: `top` is what lies there, `common` what matches (see plane).

    An empty cell needs a match. A covered stone must have fewer matches than the new one (ruling 2). The ritual that
    steals a placed stone covers only opponents' and is content with as many matches; `theft` says whose.
    """
    if top & plane.STONE == 0:
        if theft != NO_THEFT:
            return Why.NO_STONE
        return Why.ALLOWED if common != 0 else Why.NO_MATCH
    if theft == NO_THEFT:
        if s.variant != Variant.STANDARD:
            return Why.NO_COVERING
    else:
        owner: i64 = ((top >> plane.OWNER_AT) & 7) - 1
        if owner == seat or (theft != ANYBODY and owner != theft):
            return Why.NO_TARGET
    return Why.ALLOWED if plane.count(common) >= needed(top, theft) else Why.TOO_FEW


def next_place(s: Runes, seat: i64, theft: i64, stone: i64, turn: i64, cell: i64) -> i64:
    """The first cell from `cell` on where `seat` may lay a stone turned like this; NO_CELL when there is none."""
    face = s.box.face[stone * SIDES + turn]
    tops = s.top
    around = s.around
    cells = s.cells
    while cell < cells:
        common: i64 = face & around[cell]
        if common != 0:  # without a match a stone may lie nowhere
            if not_there(s, seat, theft, tops[cell], common) == Why.ALLOWED:
                return cell
        cell += 1
    return NO_CELL


def turn_fits(s: Runes, seat: i64, theft: i64, stone: i64, turn: i64) -> bool:
    """Whether a stone turned like this may lie anywhere."""
    return next_place(s, seat, theft, stone, turn, 0) != NO_CELL


def stone_fits(s: Runes, seat: i64, theft: i64, stone: i64) -> bool:
    """Whether a stone may lie anywhere; the first of all always may."""
    if s.laid == 0:
        return theft == NO_THEFT
    turn: i64 = 0
    while turn < SIDES:
        if turn_fits(s, seat, theft, stone, turn):
            return True
        turn += 1
    return False


def hand_fits(s: Runes, seat: i64, theft: i64) -> bool:
    """Whether any stone of a hand may lie anywhere."""
    stone = hands.next_in_hand(s, seat, 0)
    while stone != 0:
        if stone_fits(s, seat, theft, stone):
            return True
        stone = hands.next_in_hand(s, seat, stone)
    return False


def pay(s: Runes, stone: i64, turn: i64, cell: i64) -> i64:
    """Coins that a stone brings on a cell, before the tray limits them (ruling 1)."""
    box = s.box
    coins = box.first
    if s.laid > 0:
        coins = box.match * plane.matches(s, stone, turn, cell)
    if box.colour[stone] == Colour.GOLD:
        coins *= box.gold
    return min(coins, box.most)


# -- laying ------------------------------------------------------------------------------------------------------------


def build(s: Runes, seat: i64, stone: i64, turn: i64, cell: i64, dice: Dice) -> None:
    """Lay a hand stone: coins of a covered stone go home, then coins and forms are paid, then an empty hand draws."""
    r = reckoning.reckon(s, seat, cell, pay(s, stone, turn, cell))
    reckoning.give_back(s, r)
    if r.loser != NOBODY:
        tell(s, Event.COVERED, seat, stone, cell, r.laid)
        tell(s, Event.HOME, r.loser, r.home, cell)
    else:
        tell(s, Event.LAID, seat, stone, cell, r.laid)
    plane.lay(s, cell, stone, turn)
    reckoning.lay_coins(s, cell, r)
    s.where[stone] = OUT
    s.hand[seat] -= 1
    s.idle = 0
    reckoning.settle_forms(s, cell, r)
    if s.box.colour[stone] == Colour.BLACK and s.variant != Variant.CHILDREN:
        s.owed[seat] += 1
    hands.draw_if_empty(s, dice)
