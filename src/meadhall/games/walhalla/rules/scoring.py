# compiled with mypyc
"""What counts in Walhalla: strength on a tongue and in Valhalla, and how places are shared."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from meadhall.engine.ints import Ints
from meadhall.engine.state import OVER, ints
from meadhall.games.walhalla.rules.names import CARD_TYPES, COUNTS, LINES, SEATS, Camp, Card, Kind, Pile

if TYPE_CHECKING:
    from meadhall.games.walhalla.rules.state import Walhalla

ANY: Final = -1  # kind of field


def strengths(s: Walhalla, tongue: i64, laid: bool, out: Ints) -> None:
    """Every player's strength on a tongue: Vikings, village bonuses and, once revealed, tongue cards."""
    box = s.box
    seat: i64 = 0
    while seat < s.seats:
        out[seat] = 0
        seat += 1
    at = tongue * box.rows
    end = at + s.length[tongue]
    while at < end:
        owner = s.held[at]
        if owner >= 0:
            field = s.land[at]
            out[owner] += 1
            if box.kind[field] == Kind.VILLAGE:
                out[owner] += box.value[field]
        at += 1
    if not laid:
        return
    card: i64 = Card.TONGUE_6
    while card <= Card.TONGUE_8:
        if box.tongue_of[card] == s.first[tongue]:
            seat = 0
            while seat < s.seats:
                out[seat] += box.tongue_card * s.piles[(Pile.LAID + seat) * CARD_TYPES + card]
                seat += 1
        card += 1


def standing(s: Walhalla, tongue: i64) -> tuple[list[int], list[int]]:
    """Every player's strength on a tongue as all can see it, and what the headlands would pay each of them now; cards
    that were laid down count while they lie open.
    """
    strength = ints(SEATS)
    strengths(s, tongue, s.seat == OVER, strength)
    seats: i64 = s.seats
    shares = [int(share(strength, seats, seat, s.first[tongue], s.second[tongue])) for seat in range(seats)]
    return [int(strength[seat]) for seat in range(seats)], shares


def glories(s: Walhalla, laid: bool, out: Ints) -> None:
    """Every player's strength in Valhalla, with the card once it is revealed (ruling 8)."""
    seat: i64 = 0
    while seat < s.seats:
        out[seat] = s.camp[seat * COUNTS + Camp.VALHALLA]
        if laid:
            out[seat] += s.box.valhalla_card * s.piles[(Pile.LAID + seat) * CARD_TYPES + Card.VALHALLA]
        seat += 1


def share(strength: Ints, seats: i64, seat: i64, first: i64, second: i64) -> i64:
    """What a seat gets of two places (ruling 7): equals share, rounded up; a strength of 0 never places."""
    mine = strength[seat]
    if mine <= 0:
        return 0
    above: i64 = 0
    equal: i64 = 0
    other: i64 = 0
    while other < seats:
        theirs = strength[other]
        if theirs > mine:
            above += 1
        elif theirs == mine:
            equal += 1
        other += 1
    if above == 0:
        if equal == 1:
            return first
        return (first + second + equal - 1) // equal  # both places together; there is no second then
    if above == 1:
        return (second + equal - 1) // equal
    return 0


def rank(strength: Ints, seats: i64, seat: i64) -> i64:
    """The dense rank of a seat, from 0: equals share it and leave no gap (ruling 9)."""
    found: i64 = 0
    other: i64 = 0
    while other < seats:
        theirs = strength[other]
        if theirs > strength[seat]:
            counted = False
            before: i64 = 0
            while before < other:
                if strength[before] == theirs:
                    counted = True
                before += 1
            if not counted:
                found += 1
        other += 1
    return found


def fields(s: Walhalla, seat: i64, kind: i64 = ANY) -> i64:
    """How many fields a seat besieges, of a kind or of all."""
    box = s.box
    total: i64 = 0
    at: i64 = 0
    end: i64 = len(s.held)
    while at < end:
        if s.held[at] == seat and (kind == ANY or box.kind[s.land[at]] == kind):
            total += 1
        at += 1
    return total


def points(s: Walhalla, seat: i64) -> i64:
    """All points of a seat as they stand."""
    total: i64 = 0
    at: i64 = seat * LINES
    end: i64 = at + LINES
    while at < end:
        total += s.score[at]
        at += 1
    return total
