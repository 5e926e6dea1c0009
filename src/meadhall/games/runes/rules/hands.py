# compiled with mypyc
"""Hand stones: drawing them, and handing them over (ruling 10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from meadhall.engine.dice import Dice
from meadhall.games.runes.rules.names import BAG, STONES, Event, tell

if TYPE_CHECKING:
    from meadhall.games.runes.rules.state import Runes


def next_in_hand(s: Runes, seat: i64, after: i64) -> i64:
    """The next stone of a hand by number; 0 when there is none."""
    where = s.where
    stone = after + 1
    while stone <= STONES:
        if where[stone] == seat + 1:
            return stone
        stone += 1
    return 0


def stones_of(s: Runes, seat: i64) -> list[int]:
    """The stones of a hand, by number."""
    found: list[int] = []
    stone = next_in_hand(s, seat, 0)
    while stone != 0:
        found.append(stone)
        stone = next_in_hand(s, seat, stone)
    return found


def in_bag(s: Runes) -> i64:
    """How many stones can still be drawn."""
    n: i64 = 0
    where = s.where
    stone: i64 = 1
    while stone <= STONES:
        if where[stone] == BAG:
            n += 1
        stone += 1
    return n


def draw_stones(s: Runes, seat: i64, wanted: i64, dice: Dice) -> i64:
    """Draw stones, or what is left; returns how many."""
    left = in_bag(s)
    drawn: i64 = 0
    while drawn < wanted and left > 0:
        k = dice.below(left)
        stone: i64 = 1
        while s.where[stone] != BAG or k > 0:
            if s.where[stone] == BAG:
                k -= 1
            stone += 1
        s.where[stone] = seat + 1
        s.hand[seat] += 1
        left -= 1
        drawn += 1
    return drawn


def draw_if_empty(s: Runes, dice: Dice) -> None:
    """An empty hand draws at once, whatever emptied it (ruling 10)."""
    k: i64 = 0
    while k < s.seats:
        seat = (s.active + k * s.way + s.seats * s.seats) % s.seats
        if s.hand[seat] == 0:
            drawn = draw_stones(s, seat, s.box.hand, dice)
            if drawn > 0:
                tell(s, Event.DREW_STONES, seat, drawn)
        k += 1


def move_stone(s: Runes, stone: i64, seat: i64) -> None:
    """Hand a stone over from one hand to another."""
    s.hand[s.where[stone] - 1] -= 1
    s.where[stone] = seat + 1
    s.hand[seat] += 1
