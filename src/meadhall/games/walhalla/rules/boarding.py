# compiled with mypyc
"""Who sails: the dragon is manned, and the owner of its coloured seat may ride along."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from meadhall.engine.ints import Ints
from meadhall.games.walhalla.rules import berths
from meadhall.games.walhalla.rules.names import COUNTS, PLACES, Act, Camp, Event, Phase, Why, tell

if TYPE_CHECKING:
    from meadhall.games.walhalla.rules.state import Walhalla


def crews(s: Walhalla, out: Ints) -> i64:
    """Sets of places the active player may man: neutral ones, and the coloured one if it is its own (ruling 1)."""
    closed, midgard = closed_seat(s), s.camp[s.active * COUNTS + Camp.MIDGARD]
    n: i64 = 0
    places: i64 = 0
    while places < 1 << PLACES:
        if fits(places, closed, midgard):
            out[n] = Act.MAN + places
            n += 1
        places += 1
    return n


def closed_seat(s: Walhalla) -> i64:
    """The place of the drawn dragon, as a bit, that the active player may not man; 0 if all three are its own."""
    return 0 if s.box.colour[s.dragon] == s.active else 1 << s.box.coloured[s.dragon]


def hands(places: i64) -> i64:
    """How many Vikings it takes to man a set of places."""
    return (places & 1) + (places >> 1 & 1) + (places >> 2)


def fits(places: i64, closed: i64, midgard: i64) -> bool:
    """Whether a set of places is open to who mans it, with enough Vikings for it."""
    return places & closed == 0 and hands(places) <= midgard


def crew_refused(s: Walhalla, places: i64) -> i64:
    """Why the active player may not man a set of places."""
    midgard = s.camp[s.active * COUNTS + Camp.MIDGARD]
    if fits(places, closed_seat(s), midgard):
        return Why.ALLOWED
    if hands(places) > midgard:
        return Why.SHORT
    return Why.UNPLAYED if s.box.colour[s.dragon] >= s.seats else Why.COLOURED


def man(s: Walhalla, places: i64) -> None:
    """The active player's Vikings go aboard; then the owner of the coloured seat is asked to ride along."""
    place: i64 = 0
    while place < PLACES:
        if places >> place & 1:
            board(s, s.active, place)
        place += 1
    tell(s, Event.MANNED, s.active, places, s.dragon)
    owner = s.box.colour[s.dragon]
    if owner != s.active and owner < s.seats and s.camp[owner * COUNTS + Camp.MIDGARD] > 0:
        s.seat = owner
        s.phase = Phase.RIDE
        return
    berths.ask(s)


def board(s: Walhalla, seat: i64, place: i64) -> None:
    """A Viking goes from Midgard aboard."""
    s.camp[seat * COUNTS + Camp.MIDGARD] -= 1
    s.crew[place] = seat


def ride(s: Walhalla, along: bool) -> None:
    """The owner of the coloured seat rides along or stays."""
    place = s.box.coloured[s.dragon]
    if along:
        board(s, s.seat, place)
        tell(s, Event.RODE, s.seat, place)
    else:
        tell(s, Event.STAYED, s.seat)
    berths.ask(s)
