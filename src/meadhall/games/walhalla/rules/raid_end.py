# compiled with mypyc
"""The end of a raid: cards laid down, and scoring."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from meadhall.engine.ints import Ints
from meadhall.engine.state import OVER, ints
from meadhall.games.walhalla.rules import cards, scoring
from meadhall.games.walhalla.rules.names import (
    CARD_TYPES,
    COUNTS,
    END_CARDS,
    FIELD_KINDS,
    LINES,
    NOBODY,
    SEATS,
    TONGUES,
    Act,
    Camp,
    Event,
    Kind,
    Phase,
    Pile,
    Score,
    Why,
    tell,
    tell_seat,
)

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
    return cards.size(s, Pile.LAID + s.seat) < s.asked


def layable(s: Walhalla, out: Ints) -> i64:
    """Cards the asked seat may lay down, and that it is done."""
    n: i64 = 0
    if not has_finished(s):
        card: i64 = 0
        while card < END_CARDS:
            if cards.holds(s, s.seat, card):
                out[n] = Act.LAY + card
                n += 1
            card += 1
    out[n] = Act.DONE
    return n + 1


def laying_refused(s: Walhalla, card: i64) -> i64:
    """Why the asked seat may not lay down a card for the end of the raid."""
    if has_finished(s):
        return Why.DECLINED
    if cards.holds(s, s.seat, card):
        return Why.ALLOWED
    return Why.LAID if s.piles[(Pile.LAID + s.seat) * CARD_TYPES + card] > 0 else Why.NO_CARD


def lay(s: Walhalla, action: i64) -> bool:
    """Lay a card down or be done; False when everybody has decided.

    Everybody is asked once for each card held, so that neither cards nor questions tell how many lie there (ruling 7).
    """
    seat = s.seat
    if action != Act.DONE:
        card = action - Act.LAY
        s.piles[(Pile.HAND + seat) * CARD_TYPES + card] -= 1
        s.piles[(Pile.LAID + seat) * CARD_TYPES + card] += 1
        tell_seat(s, seat, Event.LAID, seat, card)
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
    s.seat = OVER  # nothing is asked: what was laid down lies open
    if s.log is not None:
        s.log.keep(s)
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
    """Cards pay for every besieged field of their kind; then the wheat."""
    box = s.box
    count = ints(SEATS * FIELD_KINDS)
    at: i64 = 0
    end: i64 = len(s.held)
    while at < end:
        if s.held[at] != NOBODY:
            count[s.held[at] * FIELD_KINDS + box.kind[s.land[at]]] += 1
        at += 1
    seat: i64 = 0
    while seat < s.seats:
        kind: i64 = Kind.FOREST
        while kind < FIELD_KINDS:
            copies = s.piles[(Pile.LAID + seat) * CARD_TYPES + kind]
            if copies > 0:
                points = box.card_points * copies * count[seat * FIELD_KINDS + kind]
                award(s, seat, Score.CARDS, points)
                tell(s, Event.CARD_PAID, seat, kind, points)
            kind += 1
        seat += 1
    seat = 0
    while seat < s.seats:
        wheat = count[seat * FIELD_KINDS + Kind.WHEAT]
        if wheat > 0:
            award(s, seat, Score.WHEAT, wheat * box.wheat[s.raid])
            tell(s, Event.WHEAT, seat, wheat * box.wheat[s.raid], wheat)
        seat += 1


def pay_glory(s: Walhalla, strength: Ints) -> None:
    """After the last raid: every field held, and the places in Valhalla."""
    box = s.box
    seat: i64 = 0
    while seat < s.seats:
        points = scoring.fields(s, seat) * box.field_points
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
