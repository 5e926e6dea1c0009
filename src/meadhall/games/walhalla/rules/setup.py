# compiled with mypyc
"""Before the first raid: land, headlands, cards, Vikings and dragons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from meadhall.engine.dice import Dice
from meadhall.engine.state import ints
from meadhall.games.walhalla.rules import berths, cards, raid
from meadhall.games.walhalla.rules.names import CARD_TYPES, COUNTS, FJORDS, NONE, TONGUES, Camp, Pile

if TYPE_CHECKING:
    from meadhall.games.walhalla.rules.state import Walhalla


def deal(s: Walhalla, tiles: list[int], dice: Dice) -> None:
    """Set the game up: `tiles` says how many tiles each tongue has."""
    lay_land(s, tiles, dice)
    box = s.box
    bag = ints(TONGUES, 1)
    tongue: i64 = 0
    while tongue < TONGUES:
        s.second[tongue] = box.second[dice.draw(bag, 0, TONGUES)]
        tongue += 1
    bag = ints(TONGUES, 1)
    tongue = 0
    while tongue < TONGUES:
        s.first[tongue] = box.first[dice.draw(bag, 0, TONGUES)]
        tongue += 1
    card: i64 = 0
    while card < CARD_TYPES:
        s.piles[Pile.DECK * CARD_TYPES + card] = box.cards[card]
        s.deck += box.cards[card]
        card += 1
    seat: i64 = 0
    while seat < s.seats:
        s.camp[seat * COUNTS + Camp.MIDGARD] = box.midgard[s.seats]
        s.camp[seat * COUNTS + Camp.VALHALLA] = box.valhalla[s.seats]
        s.camp[seat * COUNTS + Camp.ASGARD] = box.vikings - box.midgard[s.seats] - box.valhalla[s.seats]
        dealt: i64 = 0
        while dealt < box.dealt:
            cards.draw(s, seat, dice)
            dealt += 1
        seat += 1
    dragon: i64 = 1
    while dragon < box.dragons:
        s.stack[dragon] = 1
        dragon += 1
    s.starter = dice.below(s.seats)
    raid.begin(s, dice)


def lay_land(s: Walhalla, tiles: list[int], dice: Dice) -> None:
    """Lay the shuffled tiles one behind the other, either end towards the coast."""
    box = s.box
    bag = box.copies[:]
    tongue: i64 = 0
    while tongue < TONGUES:
        row: i64 = 0
        while row < 2 * tiles[tongue]:
            tile = dice.draw(bag, 0, box.tiles)
            turned = dice.below(2)
            at = tongue * box.rows + row
            s.land[at + turned] = box.near[tile]
            s.land[at + 1 - turned] = box.far[tile]
            row += 2
        tongue += 1
    measure(s)


def measure(s: Walhalla) -> None:
    """Count the fields of each tongue, and the berths of each fjord."""
    box = s.box
    tongue: i64 = 0
    while tongue < TONGUES:
        s.length[tongue] = 0
        row: i64 = 0
        while row < box.rows:
            if s.land[tongue * box.rows + row] != NONE:
                s.length[tongue] += 1
            row += 1
        tongue += 1
    fjord: i64 = 0
    while fjord < FJORDS:
        left = s.length[fjord - 1] if fjord > 0 else 0
        right = s.length[fjord] if fjord < FJORDS - 1 else 0
        s.room[fjord] = berths.room(box, left, right)
        fjord += 1
