# compiled with mypyc
"""A seat's gold and points: what it can pay, pays and gains."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from meadhall.games.wikinger.rules.names import Event, Own, tell

if TYPE_CHECKING:
    from meadhall.games.wikinger.rules.state import Wikinger


def pay(s: Wikinger, seat: i64, price: i64, event: i64) -> None:
    """Pay gold, and points for what is missing (ruling 1)."""
    at = seat * Own.SIZE
    gold = min(price, s.own[at + Own.GOLD])
    s.own[at + Own.GOLD] -= gold
    s.own[at + Own.TRACK] -= price - gold
    tell(s, event, seat, gold, price - gold)


def means(s: Wikinger, seat: i64) -> i64:
    """All a seat can pay: its gold, and its points one for one."""
    return s.own[seat * Own.SIZE + Own.GOLD] + s.own[seat * Own.SIZE + Own.TRACK]


def gain_gold(s: Wikinger, seat: i64, gold: i64, source: i64) -> None:
    """Take gold from the bank."""
    if gold > 0:
        s.own[seat * Own.SIZE + Own.GOLD] += gold
        tell(s, Event.GOLD, seat, gold, source)


def gain_points(s: Wikinger, seat: i64, points: i64, source: i64) -> None:
    """Go forward on the track."""
    if points > 0:
        s.own[seat * Own.SIZE + Own.TRACK] += points
        s.own[seat * Own.SIZE + Own.EARNED + source] += points
        tell(s, Event.POINTS, seat, points, source)
