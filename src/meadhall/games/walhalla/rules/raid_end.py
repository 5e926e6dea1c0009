# compiled with mypyc
"""The end of a raid: cards laid down, scoring, and what is made ready for the next one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from meadhall.engine.ints import Ints
from meadhall.engine.state import ints
from meadhall.games.walhalla.rules import scoring, secrets
from meadhall.games.walhalla.rules.box import (
    CARD_TYPES,
    END_CARDS,
    FJORDS,
    NOBODY,
    SEATS,
    TONGUES,
    Kind,
)
from meadhall.games.walhalla.rules.cards import tell, whisper
from meadhall.games.walhalla.rules.names import COUNTS, LINES, Act, Camp, Event, Phase, Pile, Score

if TYPE_CHECKING:
    from meadhall.games.walhalla.rules.state import Walhalla


def ask_lay(s: Walhalla, turn: i64) -> bool:
    """Ask the next player who has cards, `turn` seats after the starter or later; False when all have decided."""
    s.asked = 0
    while turn < s.seats:
        seat = (s.starter + turn) % s.seats
        if s.camp[seat * COUNTS + Camp.CARDS] > 0:
            s.seat = seat
            s.phase = Phase.LAY
            return True
        turn += 1
    return False


def has_finished(s: Walhalla) -> bool:
    """Whether the asked seat has said that it lays down no more: an answer of its own laid no card."""
    return secrets.size(s, Pile.LAID + s.seat) < s.asked


def layable(s: Walhalla, out: Ints) -> i64:
    """Cards the asked seat may lay down, and that it is done."""
    n: i64 = 0
    if not has_finished(s):
        hand: i64 = (Pile.HAND + s.seat) * CARD_TYPES
        card: i64 = 0
        while card < END_CARDS:
            if s.piles[hand + card] > 0:
                out[n] = Act.LAY + card
                n += 1
            card += 1
    out[n] = Act.DONE
    return n + 1


def lay(s: Walhalla, action: i64) -> bool:
    """Lay a card down or be done; False when everybody has decided.

    Everybody is asked once for each card held, so that neither cards nor questions tell how many lie there (ruling 7).
    """
    seat = s.seat
    if action != Act.DONE:
        card = action - Act.LAY
        s.piles[(Pile.HAND + seat) * CARD_TYPES + card] -= 1
        s.piles[(Pile.LAID + seat) * CARD_TYPES + card] += 1
        whisper(s, seat, Event.LAID, seat, card)
    s.asked += 1
    if s.asked < s.camp[seat * COUNTS + Camp.CARDS]:
        return True
    tell(s, Event.LAYING, seat)
    return ask_lay(s, (seat - s.starter + s.seats) % s.seats + 1)


def award(s: Walhalla, seat: i64, line: i64, points: i64) -> None:
    """Points of the raid's scoring."""
    s.score[seat * LINES + line] += points


def settle(s: Walhalla) -> None:
    """Score the raid, in the order of ruling 7."""
    last = s.raid == s.box.raids
    reveal(s)
    pay_fields(s)
    strength = ints(SEATS)
    tongue: i64 = 0
    while tongue < TONGUES:
        scoring.strengths(s, tongue, True, strength)
        seat: i64 = 0
        while seat < s.seats:
            points = scoring.share(strength, s.seats, seat, s.first[tongue], s.second[tongue])
            if points > 0:
                award(s, seat, Score.TONGUES, points)
                tell(s, Event.TONGUE, seat, points, s.first[tongue], strength[seat])
            seat += 1
        tongue += 1
    if last:
        pay_glory(s, strength)


def reveal(s: Walhalla) -> None:
    """Turn all cards laid down over; that somebody with cards laid down none is news too."""
    seat: i64 = 0
    while seat < s.seats:
        if s.camp[seat * COUNTS + Camp.CARDS] > 0:
            s.shown += 1
        card: i64 = 0
        while card < END_CARDS:
            copies = s.piles[(Pile.LAID + seat) * CARD_TYPES + card]
            if copies > 0:
                tell(s, Event.REVEALED, seat, card, copies)
            card += 1
        seat += 1


def pay_fields(s: Walhalla) -> None:
    """One point a besieged field for every card of its kind; then the wheat."""
    box = s.box
    count = ints(SEATS * (Kind.VILLAGE + 1))
    at: i64 = 0
    end: i64 = len(s.held)
    while at < end:
        if s.held[at] != NOBODY:
            count[s.held[at] * (Kind.VILLAGE + 1) + box.kind[s.land[at]]] += 1
        at += 1
    seat: i64 = 0
    while seat < s.seats:
        kind: i64 = Kind.FOREST
        while kind <= Kind.VILLAGE:
            copies = s.piles[(Pile.LAID + seat) * CARD_TYPES + kind - 1]
            if copies > 0:
                points = copies * count[seat * (Kind.VILLAGE + 1) + kind]
                award(s, seat, Score.CARDS, points)
                tell(s, Event.CARD_PAID, seat, kind - 1, points)
            kind += 1
        seat += 1
    seat = 0
    while seat < s.seats:
        wheat = count[seat * (Kind.VILLAGE + 1) + Kind.WHEAT]
        if wheat > 0:
            award(s, seat, Score.WHEAT, wheat * box.wheat[s.raid])
            tell(s, Event.WHEAT, seat, wheat * box.wheat[s.raid], wheat)
        seat += 1


def pay_glory(s: Walhalla, strength: Ints) -> None:
    """After the last raid: every field held, and the places in Valhalla."""
    box = s.box
    seat: i64 = 0
    while seat < s.seats:
        points = scoring.fields(s, seat, 0) * box.field_points
        if points > 0:
            award(s, seat, Score.FIELDS, points)
            tell(s, Event.FIELDS, seat, points)
        seat += 1
    scoring.glories(s, True, strength)
    seat = 0
    while seat < s.seats:
        points = scoring.share(strength, s.seats, seat, box.glory[0], box.glory[1])
        if points > 0:
            award(s, seat, Score.VALHALLA, points)
            tell(s, Event.GLORY, seat, points, strength[seat])
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
