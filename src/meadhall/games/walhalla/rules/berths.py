# compiled with mypyc
"""Where the dragon goes: fjords, their berths, and the end that leads."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from meadhall.engine.ints import Ints
from meadhall.games.walhalla.rules.box import Box
from meadhall.games.walhalla.rules.names import FJORDS, Act, Event, Phase, tell

if TYPE_CHECKING:
    from meadhall.games.walhalla.rules.state import Walhalla


def room(box: Box, left: i64, right: i64) -> i64:
    """How many dragons find a berth between tongues of so many fields: each must touch one (ruling 2)."""
    return (max(left, right) + box.length - 1) // box.length


def ask(s: Walhalla) -> None:
    """The active player says where the dragon goes."""
    s.seat = s.active
    s.phase = Phase.BERTH


def open_berths(s: Walhalla, out: Ints) -> i64:
    """Fjords with room for the dragon, either end first (ruling 2)."""
    n: i64 = 0
    fjord: i64 = 0
    while fjord < FJORDS:
        if has_room(s, fjord):
            out[n] = Act.BERTH + fjord * 2
            out[n + 1] = Act.BERTH + fjord * 2 + 1
            n += 2
        fjord += 1
    return n


def has_room(s: Walhalla, fjord: i64) -> bool:
    """Whether one more dragon finds a berth in a fjord."""
    return s.fjords[fjord * (s.box.berths + 1)] < s.room[fjord]


def moor(s: Walhalla, fjord: i64, end: i64) -> None:
    """The dragon runs into a fjord until it meets the coast or another dragon."""
    at = fjord * (s.box.berths + 1)
    s.fjords[at] += 1
    s.fjords[at + s.fjords[at]] = s.dragon * 2 + end
    s.fjord = fjord
    s.end = end
    s.step = 0
    tell(s, Event.BERTHED, s.active, fjord, s.fjords[at], end)
