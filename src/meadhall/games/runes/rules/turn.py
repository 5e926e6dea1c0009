# compiled with mypyc
"""The rules of Runes: what may be answered, and what follows. Ruling numbers refer to the README beside this file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from meadhall.engine.dice import Dice
from meadhall.engine.ints import Ints
from meadhall.games.runes.rules import flow, placing, plane, rituals
from meadhall.games.runes.rules.box import DECK, KINDS, SIDES, Ritual, Variant
from meadhall.games.runes.rules.names import NO_CELL, NO_RITUAL, Act, Phase, Stage

if TYPE_CHECKING:
    from meadhall.games.runes.rules.state import Runes


# -- what may be answered ----------------------------------------------------------------------------------------------


def legal_into(s: Runes, out: Ints) -> i64:
    """All legal answers, ascending."""
    phase = s.phase
    if phase == Phase.WINDOW:
        out[0] = Act.PASS
        return playable(s, out, 1)
    if phase == Phase.CELL:
        return places(s, out)
    if phase == Phase.STONE:
        return stones(s, out)
    if phase == Phase.TURN:
        return turns(s, out)
    if phase == Phase.DRAW:
        return drops(s, out, playable(s, out, 0))
    if phase == Phase.DEFEND:
        return defences(s, out)
    if phase == Phase.VICTIM:
        return victims(s, out)
    if phase == Phase.TAKE:
        return loots(s, out)
    return marks(s, out)


def playable(s: Runes, out: Ints, n: i64) -> i64:
    """Rituals in hand that could do something now."""
    kind: i64 = 0
    while kind < KINDS:
        if rituals.holds(s, s.seat, kind) and rituals.may_play(s, s.seat, kind):
            out[n] = Act.PLAY + kind
            n += 1
        kind += 1
    return n


def drops(s: Runes, out: Ints, n: i64) -> i64:
    """Rituals in hand that could leave the game, or no draw."""
    kind: i64 = 0
    while kind < KINDS:
        if rituals.holds(s, s.seat, kind):
            out[n] = Act.DROP + kind
            n += 1
        kind += 1
    out[n] = Act.NONE
    return n + 1


def stones(s: Runes, out: Ints) -> i64:
    """Hand stones that may be laid."""
    theft = rituals.theft(s)
    n: i64 = 0
    stone = placing.next_in_hand(s, s.seat, 0)
    while stone != 0:
        if placing.stone_fits(s, s.seat, theft, stone):
            out[n] = Act.STONE + stone - 1
            n += 1
        stone = placing.next_in_hand(s, s.seat, stone)
    return n


def turns(s: Runes, out: Ints) -> i64:
    """Turns in which the chosen stone may be laid."""
    theft = rituals.theft(s)
    n: i64 = 0
    turn: i64 = 0
    while turn < SIDES:
        if placing.turn_fits(s, s.seat, theft, s.stone, turn):
            out[n] = Act.TURN + turn
            n += 1
        turn += 1
    return n


def places(s: Runes, out: Ints) -> i64:
    """Cells where the chosen stone may be laid as it is turned."""
    theft = rituals.theft(s)
    n: i64 = 0
    cell = placing.next_place(s, s.seat, theft, s.stone, s.turn, 0)
    while cell != NO_CELL:
        out[n] = Act.CELL + cell
        n += 1
        cell = placing.next_place(s, s.seat, theft, s.stone, s.turn, cell + 1)
    return n


def defences(s: Runes, out: Ints) -> i64:
    """Ward, mirror or accept; who loses only the second stone of a theft cannot mirror (ruling 7)."""
    n: i64 = 0
    if rituals.holds(s, s.seat, Ritual.WARD):
        out[0] = Act.WARD
        n = 1
    if s.seat == s.victim and rituals.holds(s, s.seat, Ritual.MIRROR):
        out[n] = Act.MIRROR
        n += 1
    out[n] = Act.ACCEPT
    return n + 1


def victims(s: Runes, out: Ints) -> i64:
    """Opponents whom the ritual may hit."""
    n: i64 = 0
    victim = rituals.next_victim(s, s.deed, s.seat, 0)
    while victim >= 0:
        out[n] = Act.AT + victim
        n += 1
        victim = rituals.next_victim(s, s.deed, s.seat, victim + 1)
    return n


def loots(s: Runes, out: Ints) -> i64:
    """Hand stones that may be stolen; the black one may be left."""
    n: i64 = 0
    if s.loot != 0:
        out[0] = Act.NONE
        n = 1
    colour = rituals.loot_colour(s)
    stone = rituals.next_loot(s, s.seat, rituals.foe(s), colour, 0)
    while stone != 0:
        out[n] = Act.TAKE + stone - 1
        n += 1
        stone = rituals.next_loot(s, s.seat, rituals.foe(s), colour, stone)
    return n


def marks(s: Runes, out: Ints) -> i64:
    """Stones whose coins the ritual may touch."""
    n: i64 = 0
    cell = rituals.next_mark(s, s.deed, s.seat, rituals.foe(s), s.roll, 0)
    while cell != NO_CELL:
        out[n] = Act.CELL + cell
        n += 1
        cell = rituals.next_mark(s, s.deed, s.seat, rituals.foe(s), s.roll, cell + 1)
    return n


# -- what follows ------------------------------------------------------------------------------------------------------


def apply(s: Runes, action: i64, dice: Dice) -> None:
    """Carry out an answer and everything that follows without a further question."""
    phase = s.phase
    if phase == Phase.WINDOW:
        if action == Act.PASS:
            flow.pass_on(s)
        else:
            rituals.play(s, s.seat, action - Act.PLAY, dice)
    elif phase == Phase.STONE:
        take_up(s, action - Act.STONE + 1, dice)
    elif phase == Phase.TURN:
        s.turn = action - Act.TURN
        s.phase = Phase.CELL
    elif phase == Phase.CELL:
        put_down(s, action - Act.CELL, dice)
    elif phase == Phase.DRAW:
        make_room(s, action, dice)
    elif phase == Phase.DEFEND:
        if action == Act.WARD:
            rituals.ward(s, dice)
        elif action == Act.MIRROR:
            rituals.mirror(s, dice)
        else:
            rituals.accept(s, dice)
    elif phase == Phase.VICTIM:
        rituals.choose_victim(s, action - Act.AT, dice)
    elif phase == Phase.TAKE:
        rituals.choose_loot(s, 0 if action == Act.NONE else action - Act.TAKE + 1, dice)
    else:
        rituals.choose_mark(s, action - Act.CELL, dice)


def take_up(s: Runes, stone: i64, dice: Dice) -> None:
    """Choose a stone; the very first needs no turn and no cell."""
    s.stone = stone
    if s.laid == 0:
        put_down(s, 0, dice)
    else:
        s.phase = Phase.TURN


def put_down(s: Runes, cell: i64, dice: Dice) -> None:
    """Lay the chosen stone, for the turn or for a ritual."""
    if s.deed != NO_RITUAL:
        rituals.choose_cell(s, cell, dice)
        return
    placing.build(s, s.seat, s.stone, s.turn, cell, dice)
    s.stone = 0
    s.turn = 0
    s.actor = -1
    s.stage = Stage.AFTER
    flow.settle(s, dice)


def make_room(s: Runes, action: i64, dice: Dice) -> None:
    """Play or remove a ritual to draw another one, or draw none (ruling 3)."""
    seat = s.seat
    if action == Act.NONE:
        s.owed[seat] -= 1
        flow.settle(s, dice)
    elif action >= Act.DROP:
        flow.drop(s, seat, action - Act.DROP)
        flow.settle(s, dice)
    else:
        rituals.play(s, seat, action - Act.PLAY, dice)


def deal(s: Runes, first: i64, dice: Dice) -> None:
    """Set the game up: three stones each, full trays, all rituals in the deck."""
    plane.first_cell(s)
    stock_deck(s)
    s.active = dice.below(s.seats) if first < 0 else first
    seat: i64 = 0
    while seat < s.seats:
        s.tray[seat] = s.box.tray[s.seats]
        placing.draw_stones(s, seat, s.box.hand, dice)
        seat += 1
    flow.begin_turn(s, s.active)


def stock_deck(s: Runes) -> None:
    """Put the rituals of the variant into the deck (ruling 12)."""
    kind: i64 = 0
    while kind < KINDS:
        if s.variant == Variant.STANDARD or (s.variant == Variant.FAMILY and not s.box.strong[kind]):
            s.cards[DECK + kind] = s.box.copies[kind]
        kind += 1
