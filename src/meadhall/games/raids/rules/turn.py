# compiled with mypyc
"""Every question, what may be answered and what follows: which chapter of the rules says it.

The chapters name answers and consequences side by side; ruling numbers in them refer to the README of the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from meadhall.engine.dice import Dice
from meadhall.engine.ints import Ints
from meadhall.games.raids.rules import aboard, battle, monsters, navigation, passing, track, voyage
from meadhall.games.raids.rules.names import NOBODY, Act, Phase

if TYPE_CHECKING:
    from meadhall.games.raids.rules.state import Raids


def legal_into(s: Raids, out: Ints) -> i64:
    """All legal answers, ascending."""
    phase = s.phase
    if phase == Phase.SAIL or phase == Phase.TURNED_AWAY:
        return navigation.destinations(s, Act.SAIL, out)
    if phase == Phase.FLEE:
        return navigation.destinations(s, Act.FLEE, out)
    if phase == Phase.MONSTER:
        return monsters.answers(out)
    if phase == Phase.BATTLE:
        return battle.answers(out)
    if phase == Phase.TAKE:
        return aboard.stowages(s, out)
    return aboard.sales(s, out)


def apply(s: Raids, action: i64, dice: Dice) -> None:
    """Carry out an answer and everything that follows without a further question."""
    phase = s.phase
    if phase == Phase.TAKE:
        aboard.stow(s, action)
        navigation.navigate(s)
    elif phase == Phase.SELL:
        if aboard.trade(s, action):
            navigation.navigate(s)
    elif phase == Phase.BATTLE:
        battle.answer(s, action)
    elif phase == Phase.MONSTER:
        monsters.answer(s, action)
        sail(s, dice)
    else:
        navigation.set_course(s, navigation.goal_of(action))
        sail(s, dice)


def sail(s: Raids, dice: Dice) -> None:
    """On to the goal; there the mover docks, lies down at a free tile, or fights for an occupied one."""
    if not passing.sail_on(s):
        return
    at = s.place[s.mover]
    if at == s.box.harbour:
        voyage.dock(s, s.mover)
    else:
        rival = track.ship_at(s, at, s.mover)
        if rival != NOBODY:
            battle.begin(s, rival)
            return
    voyage.end_turn(s, dice)
