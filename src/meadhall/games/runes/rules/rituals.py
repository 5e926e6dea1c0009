# compiled with mypyc
"""Rituals: when they may be played, what they ask, how they are parried, what they do (rulings 6 to 9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from meadhall.engine.dice import Dice
from meadhall.games.runes.rules import flow, placing, plane
from meadhall.games.runes.rules.box import SLOTS, STONES, Colour, Ritual
from meadhall.games.runes.rules.names import BAG, NO_CELL, NO_RITUAL, NOBODY, OUT, Event, Phase, tell
from meadhall.games.runes.rules.placing import ANYBODY, NO_THEFT

if TYPE_CHECKING:
    from meadhall.games.runes.rules.state import Runes

DEEPEST: Final = 14  # extra turns within extra turns


# -- when a ritual may be played ---------------------------------------------------------------------------------------


def holds(s: Runes, seat: i64, kind: i64) -> bool:
    """Whether a seat holds a ritual of a kind."""
    return s.cards[seat * SLOTS + kind] > 0


def may_play(s: Runes, seat: i64, kind: i64) -> bool:
    """Whether a ritual could do something now, as far as can be told before its die is rolled (ruling 8)."""
    if kind == Ritual.SKIP or kind == Ritual.TIDE:
        return True
    if kind == Ritual.PLACE:
        return placing.hand_fits(s, seat, NO_THEFT)
    if kind == Ritual.MORE_COINS:
        return next_mark(s, kind, seat, ANYBODY, s.box.most, 0) != NO_CELL
    if kind == Ritual.NEW_HAND:
        return s.hand[seat] > 0
    if kind == Ritual.REFILL:
        return s.hand[seat] < s.box.hand and placing.in_bag(s) > 0
    if kind == Ritual.QUICK_TURN:
        return s.breaks >> (4 * DEEPEST - 4) == 0
    if kind == Ritual.REPLACE_COINS:
        return next_mark(s, kind, seat, ANYBODY, s.box.most, 0) != NO_CELL
    if kind == Ritual.STEAL_STONE:
        return placing.hand_fits(s, seat, ANYBODY)
    if kind == Ritual.STEAL_HAND:
        return next_loot(s, seat, ANYBODY, Colour.GREY, 0) != 0
    if kind == Ritual.SWAP_HANDS:
        return next_victim(s, kind, seat, 0) != NOBODY
    if kind == Ritual.STEAL_GOLD:
        return next_loot(s, seat, ANYBODY, Colour.GOLD, 0) != 0
    if kind == Ritual.COPY:
        return s.open != NO_RITUAL and s.open != Ritual.COPY and may_play(s, seat, s.open)
    return False  # ward and mirror only answer


def next_mark(s: Runes, deed: i64, seat: i64, foe: i64, limit: i64, cell: i64) -> i64:
    """The next stone whose coins a ritual may touch: an own one with room, or an opponent's with few enough coins."""
    while cell < s.cells:
        owner = plane.owner_of(s, cell)
        if owner != NOBODY:
            if deed == Ritual.MORE_COINS:
                if owner == seat and plane.coins_on(s, cell) < s.box.most:
                    return cell
            elif (owner == foe or (foe == ANYBODY and owner != seat)) and plane.coins_on(s, cell) <= limit:
                return cell
        cell += 1
    return NO_CELL


def next_loot(s: Runes, seat: i64, foe: i64, colour: i64, after: i64) -> i64:
    """The next hand stone of a colour that a thief may take; 0 when there is none."""
    stone = after + 1
    while stone <= STONES:
        place = s.where[stone]
        if place != BAG and place != OUT and s.box.colour[stone] == colour:
            if place - 1 == foe or (foe == ANYBODY and place - 1 != seat):
                return stone
        stone += 1
    return 0


def next_victim(s: Runes, deed: i64, seat: i64, victim: i64) -> i64:
    """The next opponent whom a ritual may hit; two empty hands cannot be swapped."""
    while victim < s.seats:
        if victim != seat and (deed == Ritual.SKIP or s.hand[seat] + s.hand[victim] > 0):
            return victim
        victim += 1
    return NOBODY


# -- playing one -------------------------------------------------------------------------------------------------------


def play(s: Runes, seat: i64, kind: i64, dice: Dice) -> None:
    """Show a ritual, roll for it if it needs a die, and ask what it is meant for."""
    flow.give_up(s, seat, kind)
    s.shown += 1
    s.idle = 0
    s.card = kind
    s.deed = kind
    s.caster = seat
    s.actor = seat
    tell(s, Event.PLAYED, seat, kind)
    if kind == Ritual.COPY:
        s.deed = s.open
        tell(s, Event.COPIED, seat, s.deed)
    if s.box.die[s.deed]:
        s.roll = dice.below(6) + 1
        tell(s, Event.ROLLED, seat, s.roll)
    choose(s, dice)


def foe(s: Runes) -> i64:
    """Whom the ritual may hit: who mirrors strikes back at the caster only."""
    return s.caster if s.actor != s.caster else ANYBODY


def theft(s: Runes) -> i64:
    """Whose placed stones may be covered in the way of the ritual; NO_THEFT outside of it."""
    return foe(s) if s.deed == Ritual.STEAL_STONE else NO_THEFT


def ask(s: Runes, phase: i64) -> None:
    """Put a question to whom the ritual serves."""
    s.phase = phase
    s.seat = s.actor


def choose(s: Runes, dice: Dice) -> None:
    """Ask what the ritual is meant for, or carry it out where there is no choice; in vain if it finds nothing."""
    deed = s.deed
    seat = s.actor
    if deed == Ritual.SKIP or deed == Ritual.SWAP_HANDS:
        if seat != s.caster:
            s.victim = s.caster
            take_effect(s, dice)
        elif s.seats == 2:
            s.victim = 1 - seat
            aim(s, dice)
        else:
            ask(s, Phase.VICTIM)
    elif deed == Ritual.PLACE:
        ask(s, Phase.STONE)
    elif deed == Ritual.STEAL_STONE:
        if placing.hand_fits(s, seat, foe(s)):
            ask(s, Phase.STONE)
        else:
            in_vain(s, dice)
    elif deed == Ritual.MORE_COINS or deed == Ritual.REPLACE_COINS:
        if next_mark(s, deed, seat, foe(s), s.roll, 0) != NO_CELL:
            ask(s, Phase.MARK)
        else:
            in_vain(s, dice)
    elif deed == Ritual.STEAL_HAND or deed == Ritual.STEAL_GOLD:
        if next_loot(s, seat, foe(s), loot_colour(s), 0) != 0:
            ask(s, Phase.TAKE)
        else:
            in_vain(s, dice)
    else:
        take_effect(s, dice)


def loot_colour(s: Runes) -> i64:
    """The colour of the hand stone that is chosen next."""
    if s.deed == Ritual.STEAL_GOLD:
        return Colour.GOLD
    return Colour.GREY if s.loot == 0 else Colour.BLACK


def in_vain(s: Runes, dice: Dice) -> None:
    """The ritual finds nothing it could do and is spent (ruling 7)."""
    tell(s, Event.IN_VAIN, s.actor, s.deed)
    spend(s, dice)


# -- answers to what a ritual asks -------------------------------------------------------------------------------------


def choose_victim(s: Runes, victim: i64, dice: Dice) -> None:
    """An opponent is named."""
    s.victim = victim
    aim(s, dice)


def choose_mark(s: Runes, cell: i64, dice: Dice) -> None:
    """A placed stone is named."""
    s.cell = cell
    if s.deed == Ritual.MORE_COINS:
        take_effect(s, dice)
    else:
        s.victim = plane.owner_of(s, cell)
        aim(s, dice)


def choose_loot(s: Runes, stone: i64, dice: Dice) -> None:
    """A hand stone of an opponent is named; after a grey one a good roll asks for a black one too. 0: no black one."""
    if s.loot == 0:
        s.loot = stone
        s.victim = s.where[stone] - 1
        if (
            s.deed == Ritual.STEAL_HAND
            and s.roll >= s.box.theft
            and next_loot(s, s.actor, foe(s), Colour.BLACK, 0) != 0
        ):
            ask(s, Phase.TAKE)
            return
    else:
        s.second = stone
    aim(s, dice)


def choose_cell(s: Runes, cell: i64, dice: Dice) -> None:
    """A stone is laid by a ritual; a theft can be parried first."""
    s.cell = cell
    if s.deed == Ritual.STEAL_STONE:
        s.victim = plane.owner_of(s, cell)
        aim(s, dice)
    else:
        take_effect(s, dice)


# -- defence (ruling 7) ------------------------------------------------------------------------------------------------


def aim(s: Runes, dice: Dice) -> None:
    """Everything is chosen: the victim may parry, if it holds a ritual at all; what is mirrored cannot be parried."""
    if s.actor == s.caster:
        tell(s, Event.AIMED, s.actor, s.victim, s.deed, s.cell)
        if s.held[s.victim] > 0:
            s.phase = Phase.DEFEND
            s.seat = s.victim
            return
    warn_second(s, dice)


def warn_second(s: Runes, dice: Dice) -> None:
    """Whoever loses only the black stone may ward that part."""
    if s.second != 0 and s.actor == s.caster:
        victim = s.where[s.second] - 1
        if victim != s.victim:
            tell(s, Event.AIMED, s.actor, victim, s.deed, s.cell)
            if s.held[victim] > 0:
                s.phase = Phase.DEFEND
                s.seat = victim
                return
    take_effect(s, dice)


def accept(s: Runes, dice: Dice) -> None:
    """The victim lets it happen."""
    if s.seat == s.victim:
        warn_second(s, dice)
    else:
        take_effect(s, dice)


def ward(s: Runes, dice: Dice) -> None:
    """Cancel the ritual; the second victim of a theft cancels only its part."""
    seat = s.seat
    parry(s, seat, Ritual.WARD)
    tell(s, Event.WARDED, seat, s.caster, s.deed)
    if seat == s.victim:
        spend(s, dice)
    else:
        s.second = 0
        take_effect(s, dice)


def mirror(s: Runes, dice: Dice) -> None:
    """Turn the ritual against its caster: choose anew, with the same roll."""
    seat = s.seat
    parry(s, seat, Ritual.MIRROR)
    tell(s, Event.MIRRORED, seat, s.caster, s.deed)
    forget_choice(s)
    s.actor = seat
    choose(s, dice)


def parry(s: Runes, seat: i64, kind: i64) -> None:
    """Show a ritual of defence and lay it on the open pile; the parried one will lie on top of it."""
    flow.give_up(s, seat, kind)
    flow.discard(s, kind)
    s.shown += 1


# -- what they do ------------------------------------------------------------------------------------------------------


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
        tell(s, Event.REFILLED, seat, placing.draw_stones(s, seat, s.box.hand - s.hand[seat], dice))
    elif deed == Ritual.TIDE:
        s.turning = 1 - s.turning  # two reversals cancel
        tell(s, Event.TIDE, seat, s.turning)
    elif deed == Ritual.QUICK_TURN:
        flow.break_in(s, seat)
        tell(s, Event.QUICK, seat)
    elif deed == Ritual.SWAP_HANDS:
        swap_hands(s, seat, s.victim)
    else:
        steal(s, seat, s.loot)
        if s.second != 0:
            steal(s, seat, s.second)
    spend(s, dice)


def add_coins(s: Runes, seat: i64, cell: i64) -> None:
    """Lay as many coins as rolled on an own stone, as far as there is room and the tray reaches."""
    there = plane.coins_on(s, cell)
    coins = min(s.roll, s.box.most - there)
    coins = min(coins, s.tray[seat])
    s.tray[seat] -= coins
    plane.own(s, cell, seat, there + coins)
    tell(s, Event.MORE_COINS, seat, cell, coins)


def replace_coins(s: Runes, seat: i64, cell: i64) -> None:
    """An opponent's stone becomes one's own, with as many coins."""
    loser = plane.owner_of(s, cell)
    there = plane.coins_on(s, cell)
    s.tray[loser] += there
    coins = min(there, s.tray[seat])
    s.tray[seat] -= coins
    plane.own(s, cell, seat, coins)
    tell(s, Event.REPLACED, seat, loser, cell, coins)
    placing.hand_over(s, cell, loser, seat)


def new_hand(s: Runes, seat: i64, dice: Dice) -> None:
    """Put all hand stones back, then draw as many."""
    n = s.hand[seat]
    stone = placing.next_in_hand(s, seat, 0)
    while stone != 0:
        s.where[stone] = BAG
        stone = placing.next_in_hand(s, seat, stone)
    s.hand[seat] = 0
    tell(s, Event.NEW_HAND, seat, placing.draw_stones(s, seat, n, dice))


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
    placing.move_stone(s, stone, seat)


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
    flow.discard(s, s.card)
    s.card = NO_RITUAL
    s.deed = NO_RITUAL
    s.caster = NOBODY
    s.actor = NOBODY
    s.roll = 0
    forget_choice(s)
    placing.draw_if_empty(s, dice)
    flow.settle(s, dice)
