# compiled with mypyc
"""Between raids: what is cleared, who comes back, and who leaves Valhalla."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from meadhall.engine.state import ints
from meadhall.games.walhalla.rules import scoring
from meadhall.games.walhalla.rules.names import (
    CARD_TYPES,
    COUNTS,
    END_CARDS,
    FJORDS,
    NOBODY,
    SEATS,
    Camp,
    Event,
    Kind,
    Pile,
    tell,
)

if TYPE_CHECKING:
    from meadhall.games.walhalla.rules.state import Walhalla


def make_ready(s: Walhalla) -> None:
    """Between raids (ruling 9): clear the land but for the wheat, supply Midgard, let heroes leave Valhalla."""
    clear_land(s)
    supply(s)
    spend_laid(s)
    leave(s)
    s.starter = (s.starter + 1) % s.seats


def clear_land(s: Walhalla) -> None:
    """Vikings go to Asgard but for those on wheat; dragons leave the fjords and are shuffled."""
    box = s.box
    at: i64 = 0
    end: i64 = len(s.held)
    while at < end:
        if s.held[at] != NOBODY and box.kind[s.land[at]] != Kind.WHEAT:
            s.camp[s.held[at] * COUNTS + Camp.ASGARD] += 1
            s.held[at] = NOBODY
        at += 1
    at = 0
    end = FJORDS * (box.berths + 1)
    while at < end:
        s.fjords[at] = 0
        at += 1
    dragon: i64 = 1
    while dragon < box.dragons:
        s.stack[dragon] = 1
        dragon += 1


def supply(s: Walhalla) -> None:
    """Vikings come from Asgard to Midgard by rank in Valhalla, as far as there are any."""
    strength = ints(SEATS)
    scoring.glories(s, True, strength)
    seat: i64 = 0
    while seat < s.seats:
        rank = scoring.rank(strength, s.seats, seat)
        vikings = min(s.box.supply[s.seats * SEATS + rank], s.camp[seat * COUNTS + Camp.ASGARD])
        s.camp[seat * COUNTS + Camp.ASGARD] -= vikings
        s.camp[seat * COUNTS + Camp.MIDGARD] += vikings
        tell(s, Event.SUPPLY, seat, vikings, rank + 1)
        seat += 1


def spend_laid(s: Walhalla) -> None:
    """Cards laid down go to the discards, with effect or without."""
    seat: i64 = 0
    while seat < s.seats:
        card: i64 = 0
        while card < END_CARDS:
            at: i64 = (Pile.LAID + seat) * CARD_TYPES + card
            copies = s.piles[at]
            if copies > 0:
                s.piles[at] = 0
                s.piles[Pile.DISCARDS * CARD_TYPES + card] += copies
                s.camp[seat * COUNTS + Camp.CARDS] -= copies
            card += 1
        seat += 1


def leave(s: Walhalla) -> None:
    """Everybody's Valhalla shrinks by the lowest count; the card does not count here (ruling 8)."""
    lowest = s.camp[Camp.VALHALLA]
    seat: i64 = 1
    while seat < s.seats:
        lowest = min(lowest, s.camp[seat * COUNTS + Camp.VALHALLA])
        seat += 1
    if lowest == 0:
        return
    seat = 0
    while seat < s.seats:
        s.camp[seat * COUNTS + Camp.VALHALLA] -= lowest
        s.camp[seat * COUNTS + Camp.ASGARD] += lowest
        seat += 1
    tell(s, Event.LEAVE, lowest)
