# compiled with mypyc
"""What may be answered, and what follows: each question is put to its chapter. Rulings: the game's README."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from meadhall.engine.dice import Dice
from meadhall.engine.ints import Ints
from meadhall.games.runes.rules import course, defence, laying, rituals, targets
from meadhall.games.runes.rules.names import Act, Phase

if TYPE_CHECKING:
    from meadhall.games.runes.rules.state import Runes


def legal_into(s: Runes, out: Ints) -> i64:
    """All legal answers, ascending."""
    phase = s.phase
    if phase == Phase.WINDOW:
        out[0] = Act.PASS
        return rituals.playable(s, out, 1)
    if phase == Phase.CELL:
        return laying.places(s, out)
    if phase == Phase.STONE:
        return laying.stones(s, out)
    if phase == Phase.TURN:
        return laying.turns(s, out)
    if phase == Phase.DRAW:
        return rituals.drops(s, out, rituals.playable(s, out, 0))
    if phase == Phase.DEFEND:
        return defence.defences(s, out)
    if phase == Phase.VICTIM:
        return targets.victims(s, out)
    if phase == Phase.TAKE:
        return targets.loots(s, out)
    return targets.marks(s, out)


def apply(s: Runes, action: i64, dice: Dice) -> None:
    """Carry out an answer and everything that follows without a further question."""
    phase = s.phase
    if phase == Phase.WINDOW:
        if action == Act.PASS:
            course.pass_on(s)
        else:
            rituals.play(s, s.seat, action - Act.PLAY, dice)
    elif phase == Phase.STONE:
        laying.take_up(s, action - Act.STONE + 1, dice)
    elif phase == Phase.TURN:
        s.turn = action - Act.TURN
        s.phase = Phase.CELL
    elif phase == Phase.CELL:
        laying.put_down(s, action - Act.CELL, dice)
    elif phase == Phase.DRAW:
        rituals.make_room(s, action, dice)
    elif phase == Phase.DEFEND:
        if action == Act.WARD:
            defence.ward(s, dice)
        elif action == Act.MIRROR:
            defence.mirror(s)
            rituals.choose(s, dice)
        else:
            defence.accept(s, dice)
    elif phase == Phase.VICTIM:
        rituals.choose_victim(s, action - Act.AT, dice)
    elif phase == Phase.TAKE:
        rituals.choose_loot(s, 0 if action == Act.NONE else action - Act.TAKE + 1, dice)
    else:
        rituals.choose_mark(s, action - Act.CELL, dice)
