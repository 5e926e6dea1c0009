# compiled with mypyc
"""What may be answered, and what follows; every chapter has a module of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from meadhall.engine.dice import Dice
from meadhall.engine.ints import Ints
from meadhall.games.walhalla.rules import battle, berths, boarding, cards, landing, raid, raid_end
from meadhall.games.walhalla.rules.names import Act, Card, Phase

if TYPE_CHECKING:
    from meadhall.games.walhalla.rules.state import Walhalla


def legal_into(s: Walhalla, out: Ints) -> i64:
    """All legal answers, ascending."""
    phase = s.phase
    if phase == Phase.MAN:
        return boarding.crews(s, out)
    if phase == Phase.RIDE:
        out[0] = Act.RIDE
        out[1] = Act.STAY
        return 2
    if phase == Phase.BERTH:
        return berths.open_berths(s, out)
    if phase == Phase.SIDE:
        out[0] = Act.LEFT  # asked only where both are possible
        out[1] = Act.RIGHT
        return 2
    if phase == Phase.ATTACK:
        return cards.with_card(s, Card.ATTACK, Act.ATTACK, Act.PLAIN, out)
    if phase == Phase.HUNT:
        return cards.with_card(s, Card.HUNT, Act.HUNT, Act.NO, out)
    if phase == Phase.DEFEND:
        return battle.defences(s, out)
    return raid_end.layable(s, out)


def apply(s: Walhalla, action: i64, dice: Dice) -> None:
    """Carry out an answer and everything that follows without a further question."""
    phase = s.phase
    if phase == Phase.MAN:
        boarding.man(s, action - Act.MAN)
    elif phase == Phase.RIDE:
        boarding.ride(s, action == Act.RIDE)
    elif phase == Phase.BERTH:
        berths.moor(s, (action - Act.BERTH) >> 1, (action - Act.BERTH) & 1)
        raid.unload(s, dice)
    elif phase == Phase.LAY:
        if not raid_end.lay(s, action):
            raid.finish(s, dice)
    elif not go_ashore(s, action, dice):
        s.step += 1
        raid.unload(s, dice)


def go_ashore(s: Walhalla, action: i64, dice: Dice) -> bool:
    """Carry out an answer about the Viking going ashore; True when a further question about it is open."""
    phase = s.phase
    if phase == Phase.SIDE:
        return landing.go_ashore(s, landing.landing(s, s.seat, action - Act.LEFT), dice)
    if phase == Phase.ATTACK:
        return battle.attack(s, action == Act.ATTACK, dice)
    if phase == Phase.DEFEND:
        return battle.defend(s, action, dice)
    landing.hunt(s, action == Act.HUNT)
    return False
