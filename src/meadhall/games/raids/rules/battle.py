# compiled with mypyc
"""Two ships at one tile: each in turn sends one Viking more than the other, or flees (rulings 6 and 7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from meadhall.engine.ints import Ints
from meadhall.games.raids.rules.names import NOBODY, Act, Event, Phase, tell

if TYPE_CHECKING:
    from meadhall.games.raids.rules.state import Raids

FIRST_BLOW: Final = 1  # Vikings it takes to begin a battle


def answers(out: Ints) -> i64:
    """Strike back or flee; who cannot pay flees unasked."""
    out[0] = Act.STRIKE
    out[1] = Act.GIVE_WAY
    return 2


def answer(s: Raids, action: i64) -> None:
    """Strike or give way as answered."""
    if action == Act.STRIKE:
        strike(s)
    else:
        give_way(s)


def begin(s: Raids, rival: i64) -> None:
    """The mover meets a rival: without a Viking it is turned away, else its first blow falls by itself."""
    ship = s.mover
    s.seat = ship
    if s.vikings[ship] < FIRST_BLOW:
        tell(s, Event.TURNED_AWAY, ship, rival, s.place[ship])
        s.phase = Phase.TURNED_AWAY
        return
    s.rival = rival
    s.blow = 0
    strike(s)


def strike(s: Raids) -> None:
    """The asked ship strikes; then the other must answer."""
    ship = s.seat
    other = s.rival
    s.blow = next_blow(s)
    s.vikings[ship] -= s.blow
    tell(s, Event.STRUCK, ship, other, s.blow)
    s.seat = other
    s.rival = ship
    s.phase = Phase.BATTLE
    if s.vikings[other] < next_blow(s):
        give_way(s)


def give_way(s: Raids) -> None:
    """The asked ship leaves the tile to the other and must say where it flees."""
    ship = s.seat
    tell(s, Event.GAVE_WAY, ship, s.rival, s.place[ship])
    s.mover = ship
    s.rival = NOBODY
    s.blow = 0
    s.phase = Phase.FLEE


def next_blow(s: Raids) -> i64:
    """Vikings it takes to strike."""
    return s.blow + 1
