"""Everything in the box, counted wherever it is."""

from __future__ import annotations

from meadhall.engine.game import COLOURS
from meadhall.games.walhalla.rules import cards
from meadhall.games.walhalla.rules.names import (
    CAMPS,
    CARD_TYPES,
    CARDS,
    COUNTS,
    FJORDS,
    NOBODY,
    PILES,
    Camp,
    Pile,
)
from meadhall.games.walhalla.rules.state import Walhalla


def census(s: Walhalla) -> dict[str, int]:
    """Every Viking, dragon, card and field, wherever it is."""
    fields = {f"field {name}": list(s.land).count(number) for number, name in enumerate(s.box.names) if number}
    return fields | _cards(s) | _vikings(s) | _dragons(s)


def _cards(s: Walhalla) -> dict[str, int]:
    """Cards by their name, and how far the counts of deck and hands are off the truth."""
    counts = {
        f"card {name}": sum(int(s.piles[pile * CARD_TYPES + number]) for pile in range(PILES))
        for number, name in enumerate(CARDS)
    }
    counts["miscounted cards of the deck"] = int(s.deck - cards.size(s, Pile.DECK))
    for seat in range(s.seats):
        known = cards.size(s, Pile.HAND + seat) + cards.size(s, Pile.LAID + seat)
        counts[f"miscounted cards of {COLOURS[seat]}"] = int(known - s.camp[seat * COUNTS + Camp.CARDS])
    return counts


def _vikings(s: Walhalla) -> dict[str, int]:
    counts = {}
    for seat in range(s.seats):
        camps = sum(int(s.camp[seat * COUNTS + camp]) for camp in range(len(CAMPS)))
        counts[f"vikings {COLOURS[seat]}"] = camps + list(s.held).count(seat) + list(s.crew).count(seat)
    return counts


def _dragons(s: Walhalla) -> dict[str, int]:
    moored: list[int] = []
    for fjord in range(FJORDS):
        first = fjord * (s.box.berths + 1) + 1
        moored += [int(berth) >> 1 for berth in s.fjords[first : first + s.box.berths] if berth]
    counts = {}
    for number, name in enumerate(s.box.dragon_names):
        if number:
            under_way = int(s.dragon == number and s.fjord == NOBODY)
            counts[f"dragon {name}"] = int(s.stack[number]) + moored.count(number) + under_way
    return counts
