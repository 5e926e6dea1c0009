# compiled with mypyc
"""The three questions of laying a stone: which one, turned how, and where."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from meadhall.engine.dice import Dice
from meadhall.engine.ints import Ints
from meadhall.games.runes.rules import course, hands, placing, rituals, targets
from meadhall.games.runes.rules.names import NO_CELL, NO_RITUAL, NOBODY, SIDES, Act, Phase, Stage

if TYPE_CHECKING:
    from meadhall.games.runes.rules.state import Runes


def stones(s: Runes, out: Ints) -> i64:
    """Hand stones that may be laid."""
    theft = targets.theft(s)
    n: i64 = 0
    stone = hands.next_in_hand(s, s.seat, 0)
    while stone != 0:
        if placing.stone_fits(s, s.seat, theft, stone):
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
        if placing.turn_fits(s, s.seat, theft, s.stone, turn):
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
