# compiled with mypyc
"""Rituals: when they may be played, and what they ask (rulings 6 to 8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from meadhall.engine.dice import Dice
from meadhall.engine.ints import Ints
from meadhall.games.runes.rules import cards, course, defence, effects, hands, placing, plane, targets
from meadhall.games.runes.rules.box import KINDS
from meadhall.games.runes.rules.names import (
    ANYBODY,
    NO_CELL,
    NO_RITUAL,
    NO_THEFT,
    NOBODY,
    PIPS,
    Act,
    Colour,
    Event,
    Phase,
    Ritual,
    Why,
    tell,
)

if TYPE_CHECKING:
    from meadhall.games.runes.rules.state import Runes


# -- when a ritual may be played ---------------------------------------------------------------------------------------


def not_useful(s: Runes, seat: i64, kind: i64) -> i64:
    """Why a ritual would do nothing now, as far as can be told before its die is rolled (ruling 8)."""
    if kind == Ritual.WARD or kind == Ritual.MIRROR:
        return Why.DEFENCE_ONLY
    if kind == Ritual.COPY:
        if s.open == NO_RITUAL or s.open == Ritual.COPY:
            return Why.IN_VAIN
        return not_useful(s, seat, s.open)
    return Why.ALLOWED if finds_something(s, seat, kind) else Why.IN_VAIN


def finds_something(s: Runes, seat: i64, kind: i64) -> bool:
    """Whether there is anything that a ritual of its own, no defence and no copy, could do."""
    if kind == Ritual.SKIP or kind == Ritual.TIDE:
        return True
    if kind == Ritual.PLACE:
        return placing.hand_fits(s, seat, NO_THEFT)
    if kind == Ritual.MORE_COINS or kind == Ritual.REPLACE_COINS:
        return targets.next_mark(s, kind, seat, ANYBODY, s.box.most, 0) != NO_CELL
    if kind == Ritual.NEW_HAND:
        return s.hand[seat] > 0
    if kind == Ritual.REFILL:
        return s.hand[seat] < s.box.hand and hands.in_bag(s) > 0
    if kind == Ritual.QUICK_TURN:
        return course.may_break_in(s)
    if kind == Ritual.STEAL_STONE:
        return placing.hand_fits(s, seat, ANYBODY)
    if kind == Ritual.STEAL_HAND:
        return targets.next_loot(s, seat, ANYBODY, Colour.GREY, 0) != 0
    if kind == Ritual.SWAP_HANDS:
        return targets.next_victim(s, kind, seat, 0) != NOBODY
    return targets.next_loot(s, seat, ANYBODY, Colour.GOLD, 0) != 0


def not_held(s: Runes, kind: i64) -> i64:
    """Why the asked seat can do nothing with a ritual."""
    return Why.ALLOWED if cards.holds(s, s.seat, kind) else Why.NOT_HELD


def not_playable(s: Runes, kind: i64) -> i64:
    """Why the asked seat may not play a ritual."""
    why = not_held(s, kind)
    return why if why != Why.ALLOWED else not_useful(s, s.seat, kind)


def playable(s: Runes, out: Ints, n: i64) -> i64:
    """Rituals in hand that could do something now."""
    kind: i64 = 0
    while kind < KINDS:
        if not_playable(s, kind) == Why.ALLOWED:
            out[n] = Act.PLAY + kind
            n += 1
        kind += 1
    return n


def drops(s: Runes, out: Ints, n: i64) -> i64:
    """Rituals in hand that could leave the game, or no draw."""
    kind: i64 = 0
    while kind < KINDS:
        if not_held(s, kind) == Why.ALLOWED:
            out[n] = Act.DROP + kind
            n += 1
        kind += 1
    out[n] = Act.NONE
    return n + 1


# -- playing one -------------------------------------------------------------------------------------------------------


def play(s: Runes, seat: i64, kind: i64, dice: Dice) -> None:
    """Show a ritual, roll for it if it needs a die, and ask what it is meant for."""
    cards.give_up(s, seat, kind)
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
        s.roll = dice.below(PIPS) + 1
        tell(s, Event.ROLLED, seat, s.roll)
    choose(s, dice)


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
            effects.take_effect(s, dice)
        elif s.seats == 2:
            s.victim = 1 - seat
            defence.aim(s, dice)
        else:
            ask(s, Phase.VICTIM)
    elif deed == Ritual.PLACE:
        ask(s, Phase.STONE)
    elif deed == Ritual.STEAL_STONE:
        if placing.hand_fits(s, seat, targets.foe(s)):
            ask(s, Phase.STONE)
        else:
            in_vain(s, dice)
    elif deed == Ritual.MORE_COINS or deed == Ritual.REPLACE_COINS:
        if targets.next_mark(s, deed, seat, targets.foe(s), s.roll, 0) != NO_CELL:
            ask(s, Phase.MARK)
        else:
            in_vain(s, dice)
    elif deed == Ritual.STEAL_HAND or deed == Ritual.STEAL_GOLD:
        if targets.next_loot(s, seat, targets.foe(s), targets.loot_colour(s), 0) != 0:
            ask(s, Phase.TAKE)
        else:
            in_vain(s, dice)
    else:
        effects.take_effect(s, dice)


def in_vain(s: Runes, dice: Dice) -> None:
    """The ritual finds nothing it could do and is spent (ruling 7)."""
    tell(s, Event.IN_VAIN, s.actor, s.deed)
    effects.spend(s, dice)


# -- answers to what a ritual asks -------------------------------------------------------------------------------------


def choose_victim(s: Runes, victim: i64, dice: Dice) -> None:
    """An opponent is named."""
    s.victim = victim
    defence.aim(s, dice)


def choose_mark(s: Runes, cell: i64, dice: Dice) -> None:
    """A placed stone is named."""
    s.cell = cell
    if s.deed == Ritual.MORE_COINS:
        effects.take_effect(s, dice)
    else:
        s.victim = plane.owner_of(s, cell)
        defence.aim(s, dice)


def choose_loot(s: Runes, stone: i64, dice: Dice) -> None:
    """A hand stone of an opponent is named; after a grey one a good roll asks for a black one too. 0: no black one."""
    if s.loot == 0:
        s.loot = stone
        s.victim = s.where[stone] - 1
        if (
            s.deed == Ritual.STEAL_HAND
            and s.roll >= s.box.theft
            and targets.next_loot(s, s.actor, targets.foe(s), Colour.BLACK, 0) != 0
        ):
            ask(s, Phase.TAKE)
            return
    else:
        s.second = stone
    defence.aim(s, dice)


def choose_cell(s: Runes, cell: i64, dice: Dice) -> None:
    """A stone is laid by a ritual; a theft can be parried first."""
    s.cell = cell
    if s.deed == Ritual.STEAL_STONE:
        s.victim = plane.owner_of(s, cell)
        defence.aim(s, dice)
    else:
        effects.take_effect(s, dice)


def make_room(s: Runes, action: i64, dice: Dice) -> None:
    """Play or remove a ritual to draw another one, or draw none (ruling 3)."""
    seat = s.seat
    if action == Act.NONE:
        s.owed[seat] -= 1
        course.settle(s, dice)
    elif action >= Act.DROP:
        cards.drop(s, seat, action - Act.DROP)
        course.settle(s, dice)
    else:
        play(s, seat, action - Act.PLAY, dice)
