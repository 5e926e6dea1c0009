# compiled with mypyc
"""The course of a raid: dragon after dragon, then its end, and the next one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from meadhall.engine.dice import Dice
from meadhall.engine.state import OVER
from meadhall.games.walhalla.rules import boarding, landing, next_raid, raid_end
from meadhall.games.walhalla.rules.names import COUNTS, NOBODY, Camp, Event, Phase, tell

if TYPE_CHECKING:
    from meadhall.games.walhalla.rules.state import Walhalla


def begin(s: Walhalla, dice: Dice) -> None:
    """The next raid starts with its first dragon."""
    s.raid += 1
    tell(s, Event.RAID, s.raid, s.starter)
    start_turn(s, s.starter, dice)


def start_turn(s: Walhalla, player: i64, dice: Dice) -> None:
    """Draw a dragon, unless the raid is over (ruling 6)."""
    s.active = player
    if is_over(s):
        close(s, dice)
        return
    s.dragon = dice.draw(s.stack, 0, s.box.dragons)
    tell(s, Event.DRAGON, player, s.dragon)
    s.seat = player
    s.phase = Phase.MAN
    if s.camp[player * COUNTS + Camp.MIDGARD] == 0:
        boarding.man(s, 0)  # nobody to send; the dragon sails all the same


def is_over(s: Walhalla) -> bool:
    """Whether all dragons have sailed or nobody has a Viking left in Midgard."""
    if dragons_left(s) == 0:
        return True
    seat: i64 = 0
    while seat < s.seats:
        if s.camp[seat * COUNTS + Camp.MIDGARD] > 0:
            return False
        seat += 1
    return True


def dragons_left(s: Walhalla) -> i64:
    """How many dragons of this raid are still to be drawn."""
    dragons: i64 = 0
    dragon: i64 = 1
    while dragon < s.box.dragons:
        dragons += s.stack[dragon]
        dragon += 1
    return dragons


def unload(s: Walhalla, dice: Dice) -> None:
    """Unload the dragon until a question is open; when it is empty, it is the next player's turn."""
    if landing.unload(s, dice):
        return
    landing.clear_dragon(s)
    start_turn(s, (s.active + 1) % s.seats, dice)


def close(s: Walhalla, dice: Dice) -> None:
    """No dragon sails any more: cards are laid down."""
    if s.log is not None:
        tell(s, Event.RAID_OVER, s.raid, dragons_left(s))
    s.active = NOBODY
    if not raid_end.ask_lay(s, 0):
        finish(s, dice)


def finish(s: Walhalla, dice: Dice) -> None:
    """Score, then the next raid or the end."""
    raid_end.settle(s)
    s.asked = 0
    if s.raid == s.box.raids:
        next_raid.spend_laid(s)
        s.seat = OVER
        s.phase = Phase.LAY
        tell(s, Event.ENDED)
        return
    next_raid.make_ready(s)
    begin(s, dice)
