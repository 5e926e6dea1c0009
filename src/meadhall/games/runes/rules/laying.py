# compiled with mypyc
"""The three questions of laying a stone: which one, turned how, and where."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from meadhall.engine.dice import Dice
from meadhall.engine.ints import Ints
from meadhall.games.runes.rules import course, hands, placing, plane, rituals, targets
from meadhall.games.runes.rules.names import BAG, NO_CELL, NO_RITUAL, NOBODY, OUT, SIDES, Act, Phase, Stage, Why

if TYPE_CHECKING:
    from meadhall.games.runes.rules.state import Runes


def not_in_hand(s: Runes, stone: i64) -> i64:
    """Why a stone is none that the asked seat could lay at all."""
    place = s.where[stone]
    if place == s.seat + 1:
        return Why.ALLOWED
    return Why.NOT_YOURS if BAG < place < OUT else Why.NOT_IN_HAND


def not_this_stone(s: Runes, theft: i64, stone: i64) -> i64:
    """Why the asked seat may not lay a stone."""
    why = not_in_hand(s, stone)
    if why == Why.ALLOWED and not placing.stone_fits(s, s.seat, theft, stone):
        return Why.FITS_NOWHERE
    return why


def not_this_turn(s: Runes, theft: i64, turn: i64) -> i64:
    """Why the chosen stone may not be turned like this."""
    return Why.ALLOWED if placing.turn_fits(s, s.seat, theft, s.stone, turn) else Why.TURN_FITS_NOWHERE


def not_this_cell(s: Runes, theft: i64, stone: i64, turn: i64, cell: i64) -> i64:
    """Why a stone turned like this may not lie on a cell."""
    if cell >= s.cells:
        return Why.OUT_OF_REACH
    return placing.not_there(s, s.seat, theft, s.top[cell], plane.common(s, stone, turn, cell))


# -- answers -----------------------------------------------------------------------------------------------------------


def stones(s: Runes, out: Ints) -> i64:
    """Hand stones that may be laid."""
    theft = targets.theft(s)
    n: i64 = 0
    stone = hands.next_in_hand(s, s.seat, 0)
    while stone != 0:
        if not_this_stone(s, theft, stone) == Why.ALLOWED:
            out[n] = Act.STONE + stone - 1
            n += 1
        stone = hands.next_in_hand(s, s.seat, stone)
    return n


def turns(s: Runes, out: Ints) -> i64:
    """Turns in which the chosen stone may be laid."""
    theft = targets.theft(s)
    n: i64 = 0
    turn: i64 = 0
    while turn < SIDES:
        if not_this_turn(s, theft, turn) == Why.ALLOWED:
            out[n] = Act.TURN + turn
            n += 1
        turn += 1
    return n


def places(s: Runes, out: Ints) -> i64:
    """Cells where the chosen stone may be laid as it is turned."""
    theft = targets.theft(s)
    n: i64 = 0
    cell = placing.next_place(s, s.seat, theft, s.stone, s.turn, 0)
    while cell != NO_CELL:
        out[n] = Act.CELL + cell
        n += 1
        cell = placing.next_place(s, s.seat, theft, s.stone, s.turn, cell + 1)
    return n


# -- what follows ------------------------------------------------------------------------------------------------------


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
    s.actor = NOBODY
    s.stage = Stage.AFTER
    course.settle(s, dice)
