# compiled with mypyc
"""Stones: drawing them, where they may lie, and what laying one brings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from meadhall.engine.dice import Dice
from meadhall.games.runes.rules import plane
from meadhall.games.runes.rules.box import SIDES, STONES, Colour
from meadhall.games.runes.rules.names import BAG, NO_CELL, NOBODY, OUT, Event, tell

if TYPE_CHECKING:
    from meadhall.games.runes.rules.state import Runes

ANYBODY: Final = -1  # whom a theft may hit: any opponent
NO_THEFT: Final = -2  # laid by the usual rules


# -- hands -------------------------------------------------------------------------------------------------------------


def next_in_hand(s: Runes, seat: i64, after: i64) -> i64:
    """The next stone of a hand by number; 0 when there is none."""
    where = s.where
    stone = after + 1
    while stone <= STONES:
        if where[stone] == seat + 1:
            return stone
        stone += 1
    return 0


def in_bag(s: Runes) -> i64:
    """How many stones can still be drawn."""
    n: i64 = 0
    where = s.where
    stone: i64 = 1
    while stone <= STONES:
        if where[stone] == BAG:
            n += 1
        stone += 1
    return n


def draw_stones(s: Runes, seat: i64, wanted: i64, dice: Dice) -> i64:
    """Draw stones, or what is left; returns how many."""
    left = in_bag(s)
    drawn: i64 = 0
    while drawn < wanted and left > 0:
        k = dice.below(left)
        stone: i64 = 1
        while s.where[stone] != BAG or k > 0:
            if s.where[stone] == BAG:
                k -= 1
            stone += 1
        s.where[stone] = seat + 1
        s.hand[seat] += 1
        left -= 1
        drawn += 1
    return drawn


def draw_if_empty(s: Runes, dice: Dice) -> None:
    """An empty hand draws at once, whatever emptied it (ruling 10)."""
    k: i64 = 0
    while k < s.seats:
        seat = (s.active + k * s.way + s.seats * s.seats) % s.seats
        if s.hand[seat] == 0:
            drawn = draw_stones(s, seat, s.box.hand, dice)
            if drawn > 0:
                tell(s, Event.DREW_STONES, seat, drawn)
        k += 1


def move_stone(s: Runes, stone: i64, seat: i64) -> None:
    """Hand a stone over from one hand to another."""
    s.hand[s.where[stone] - 1] -= 1
    s.where[stone] = seat + 1
    s.hand[seat] += 1


# -- where a stone may lie ---------------------------------------------------------------------------------------------


def next_place(s: Runes, seat: i64, theft: i64, stone: i64, turn: i64, cell: i64) -> i64:
    """The first cell from `cell` on where `seat` may lay a stone turned like this; NO_CELL when there is none.

    An empty cell needs a match. A covered stone must have fewer matches than the new one (ruling 2). The ritual that
    steals a placed stone covers only opponents' and is content with as many matches; `theft` says whose.
    """
    face = s.box.face[stone * SIDES + turn]
    tops = s.top
    around = s.around
    covers = s.variant == 0
    cells = s.cells
    while cell < cells:
        common: i64 = face & around[cell]
        if common != 0:
            top = tops[cell]
            if theft == NO_THEFT:
                if top & 127 == 0:
                    return cell
                if covers and plane.count(common) > (top >> 23) & 7:
                    return cell
            elif top & 127 != 0:
                owner: i64 = ((top >> 10) & 7) - 1
                if (owner == theft or (theft == ANYBODY and owner != seat)) and plane.count(common) >= (top >> 23) & 7:
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
    stone = next_in_hand(s, seat, 0)
    while stone != 0:
        if stone_fits(s, seat, theft, stone):
            return True
        stone = next_in_hand(s, seat, stone)
    return False


def pay(s: Runes, stone: i64, turn: i64, cell: i64) -> i64:
    """Coins that a stone brings on a cell, before the tray limits them (ruling 1)."""
    box = s.box
    coins = box.first
    if s.laid > 0:
        coins = box.match * plane.count(box.face[stone * SIDES + turn] & s.around[cell])
    if box.colour[stone] == Colour.GOLD:
        coins *= box.gold
    return min(coins, box.most)


# -- laying ------------------------------------------------------------------------------------------------------------


def build(s: Runes, seat: i64, stone: i64, turn: i64, cell: i64, dice: Dice) -> None:
    """Lay a hand stone: coins of a covered stone go home, then coins and forms are paid, then an empty hand draws."""
    coins = pay(s, stone, turn, cell)
    loser = plane.owner_of(s, cell)
    if loser != NOBODY:
        home = plane.coins_on(s, cell)
        s.tray[loser] += home
        tell(s, Event.COVERED, seat, stone, cell, min(coins, s.tray[seat]))
        tell(s, Event.HOME, loser, home, cell)
    plane.lay(s, cell, stone, turn)
    coins = min(coins, s.tray[seat])
    s.tray[seat] -= coins
    plane.own(s, cell, seat, coins)
    if loser == NOBODY:
        tell(s, Event.LAID, seat, stone, cell, coins)
    s.where[stone] = OUT
    s.hand[seat] -= 1
    s.idle = 0
    hand_over(s, cell, loser, seat)
    if s.box.colour[stone] == Colour.BLACK and s.variant != 2:
        s.owed[seat] += 1
    draw_if_empty(s, dice)


def hand_over(s: Runes, cell: i64, loser: i64, winner: i64) -> None:
    """A stone has changed its owner: pay or take back what that means for forms (ruling 4)."""
    if loser == winner:
        return
    if loser != NOBODY:
        settle_forms(s, loser, -plane.forms_by(s, cell, loser))
    settle_forms(s, winner, plane.forms_by(s, cell, winner))


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
