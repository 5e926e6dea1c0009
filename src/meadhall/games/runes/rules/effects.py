# compiled with mypyc
"""What rituals do, and how they end on the open pile (rulings 8 and 9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from meadhall.engine.dice import Dice
from meadhall.games.runes.rules import cards, course, hands, placing, plane, reckoning
from meadhall.games.runes.rules.names import BAG, NO_CELL, NO_RITUAL, NOBODY, STONES, Event, Ritual, tell

if TYPE_CHECKING:
    from meadhall.games.runes.rules.state import Runes


def take_effect(s: Runes, dice: Dice) -> None:
    """Carry the ritual out."""
    deed = s.deed
    seat = s.actor
    if deed == Ritual.SKIP:
        s.skips[s.victim] += 1
        tell(s, Event.SKIPPED, seat, s.victim)
    elif deed == Ritual.PLACE or deed == Ritual.STEAL_STONE:
        placing.build(s, seat, s.stone, s.turn, s.cell, dice)
    elif deed == Ritual.MORE_COINS:
        add_coins(s, seat, s.cell)
    elif deed == Ritual.REPLACE_COINS:
        replace_coins(s, seat, s.cell)
    elif deed == Ritual.NEW_HAND:
        new_hand(s, seat, dice)
    elif deed == Ritual.REFILL:
        tell(s, Event.REFILLED, seat, hands.draw_stones(s, seat, s.box.hand - s.hand[seat], dice))
    elif deed == Ritual.TIDE:
        s.turning = 1 - s.turning  # two reversals cancel
        tell(s, Event.TIDE, seat, s.turning)
    elif deed == Ritual.QUICK_TURN:
        course.break_in(s, seat)
        tell(s, Event.QUICK, seat)
    elif deed == Ritual.SWAP_HANDS:
        swap_hands(s, seat, s.victim)
    else:
        steal(s, seat, s.loot)
        if s.second != 0:
            steal(s, seat, s.second)
    spend(s, dice)


def more_coins(s: Runes, seat: i64, cell: i64) -> i64:
    """As many coins as rolled, as far as the stone has room and the tray reaches."""
    coins = min(s.roll, s.box.most - plane.coins_on(s, cell))
    return min(coins, s.tray[seat])


def add_coins(s: Runes, seat: i64, cell: i64) -> None:
    """Lay more coins on an own stone."""
    coins = more_coins(s, seat, cell)
    s.tray[seat] -= coins
    plane.own(s, cell, seat, plane.coins_on(s, cell) + coins)
    tell(s, Event.MORE_COINS, seat, cell, coins)


def replace_coins(s: Runes, seat: i64, cell: i64) -> None:
    """An opponent's stone becomes one's own, with as many coins."""
    r = reckoning.reckon(s, seat, cell, plane.coins_on(s, cell))
    reckoning.give_back(s, r)
    reckoning.lay_coins(s, cell, r)
    tell(s, Event.REPLACED, seat, r.loser, cell, r.laid)
    if s.box.rules >= 2:  # rules 2: told as it is when a stone is covered
        tell(s, Event.HOME, r.loser, r.home, cell)
    reckoning.settle_forms(s, cell, r)


def new_hand(s: Runes, seat: i64, dice: Dice) -> None:
    """Put all hand stones back, then draw as many."""
    n = s.hand[seat]
    stone = hands.next_in_hand(s, seat, 0)
    while stone != 0:
        s.where[stone] = BAG
        stone = hands.next_in_hand(s, seat, stone)
    s.hand[seat] = 0
    tell(s, Event.NEW_HAND, seat, hands.draw_stones(s, seat, n, dice))


def swap_hands(s: Runes, seat: i64, other: i64) -> None:
    """Two players swap all their hand stones."""
    stone: i64 = 1
    while stone <= STONES:
        if s.where[stone] == seat + 1:
            s.where[stone] = other + 1
        elif s.where[stone] == other + 1:
            s.where[stone] = seat + 1
        stone += 1
    n = s.hand[seat]
    s.hand[seat] = s.hand[other]
    s.hand[other] = n
    tell(s, Event.SWAPPED, seat, other)


def steal(s: Runes, seat: i64, stone: i64) -> None:
    """A hand stone goes to the thief."""
    tell(s, Event.STOLE, seat, s.where[stone] - 1, stone)
    hands.move_stone(s, stone, seat)


def forget_choice(s: Runes) -> None:
    """Nothing is chosen."""
    s.stone = 0
    s.turn = 0
    s.cell = NO_CELL
    s.victim = NOBODY
    s.loot = 0
    s.second = 0


def spend(s: Runes, dice: Dice) -> None:
    """The ritual goes to the open pile, empty hands draw, and the game goes on where it stood."""
    cards.discard(s, s.card)
    s.card = NO_RITUAL
    s.deed = NO_RITUAL
    s.caster = NOBODY
    s.actor = NOBODY
    s.roll = 0
    forget_choice(s)
    hands.draw_if_empty(s, dice)
    course.settle(s, dice)
