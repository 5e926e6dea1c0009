# compiled with mypyc
"""How a game of Wikinger begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from meadhall.engine.dice import Dice
from meadhall.engine.ints import Ints
from meadhall.games.wikinger.rules import rounds
from meadhall.games.wikinger.rules.names import Own, Store

if TYPE_CHECKING:
    from meadhall.games.wikinger.rules.state import Wikinger


def deal(s: Wikinger, dice: Dice) -> None:
    """Set the game up: stacks and bag, gold and points, a random first player."""
    box = s.box
    fill(s.store, Store.TILES, box.tiles)
    fill(s.store, Store.FIGURES, box.figures)
    if s.advanced:
        fill(s.store, Store.SPECIALS, box.specials)
    seat: i64 = 0
    while seat < s.seats:
        s.own[seat * Own.SIZE + Own.GOLD] = box.gold[s.seats]
        s.own[seat * Own.SIZE + Own.TRACK] = box.start_points
        seat += 1
    s.starter = dice.below(s.seats)
    rounds.begin_round(s, dice)


def fill(store: Ints, first: i64, counts: Ints) -> None:
    """Put everything of a kind into stacks or bag."""
    i: i64 = 0
    while i < len(counts):
        store[first + i] = counts[i]
        i += 1
