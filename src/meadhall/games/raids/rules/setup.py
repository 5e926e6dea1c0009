# compiled with mypyc
"""Setting up a game of Raids."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from meadhall.engine.dice import Dice
from meadhall.games.raids.rules import voyage
from meadhall.games.raids.rules.names import SHIPS, Harbour

if TYPE_CHECKING:
    from meadhall.games.raids.rules.state import Raids


def deal(s: Raids, dice: Dice) -> None:
    """Harbour tiles, a random first player, berths and crews; then the first voyage begins."""
    draw_harbours(s, dice)
    man_ships(s, dice.below(s.seats))
    voyage.begin(s, dice)


def draw_harbours(s: Raids, dice: Dice) -> None:
    """The first voyage is a race; the harbour tiles of the others are drawn, for all to see (ruling 15)."""
    bag = s.box.harbours[:]
    bag[Harbour.RACE] = 0
    s.harbours[1] = Harbour.RACE
    number: i64 = 2
    while number <= s.box.voyages:
        s.harbours[number] = dice.draw(bag, 0, len(bag))
        number += 1


def man_ships(s: Raids, first: i64) -> None:
    """The first player lies in the highest berth; crews grow in turn order. A ghost lies in berth 1."""
    turn: i64 = 0
    while turn < s.seats:
        ship = (first + turn) % s.seats
        s.slot[ship] = s.ships - turn
        s.vikings[ship] = s.box.crew[s.seats * SHIPS + turn]
        turn += 1
    if s.ships > s.seats:
        s.slot[s.ships - 1] = 1
