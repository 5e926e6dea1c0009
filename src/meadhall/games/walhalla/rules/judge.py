# compiled with mypyc
"""What a position of Walhalla is worth, for bots."""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.engine.ints import Ints
from meadhall.engine.learned import Learned
from meadhall.engine.network import Network
from meadhall.engine.state import State, ints
from meadhall.games.walhalla.rules import landing, scoring
from meadhall.games.walhalla.rules.names import (
    CARD_TYPES,
    COUNTS,
    FIELD_KINDS,
    NOBODY,
    PLACES,
    QUESTIONS,
    SEATS,
    TONGUES,
    Camp,
    Card,
    Kind,
    Phase,
    Pile,
)
from meadhall.games.walhalla.rules.state import Walhalla


class WalhallaJudge(Learned):
    """Points, what the raid would pay now, and a price for Vikings and cards that will still bring some."""

    def __init__(self, network: Network | None = None) -> None:
        super().__init__(network)
        self.strength: Ints = ints(SEATS)
        self.blur = 1.5
        self.scale = 40.0
        self.explore = 0.1
        self.tries = 2
        self.ready()

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, Walhalla)
        worths: list[float] = []
        prospects(state, worths)
        return self.compared(worths, seat)

    def values(self, state: State, out: Ints) -> None:
        assert isinstance(state, Walhalla)
        worths: list[float] = []
        prospects(state, worths)
        seat: i64 = 0
        while seat < state.seats:
            out[seat] = int(self.compared(worths, seat) * 1000.0)
            seat += 1

    def features(self, state: State, out: Ints, at: i64, stride: i64) -> i64:
        assert isinstance(state, Walhalla)
        s = state
        strength = self.strength
        sailed = dragons_sailed(s)
        end = at
        seat: i64 = 0
        while seat < s.seats:
            end = told_of(s, seat, sailed, out, at + seat * stride)
            seat += 1
        end -= (s.seats - 1) * stride
        tongue: i64 = 0
        while tongue < TONGUES:
            scoring.strengths(s, tongue, True, strength)
            put_strengths(s, strength, s.first[tongue], s.second[tongue], out, end, stride)
            end += 3
            tongue += 1
        scoring.glories(s, True, strength)
        put_strengths(s, strength, s.box.glory[0], s.box.glory[1], out, end, stride)
        return end + 3

    def compared(self, worths: list[float], seat: i64) -> float:
        """A seat's prospects, less the others'."""
        best = -1000.0
        total = 0.0
        other: i64 = 0
        seats: i64 = len(worths)
        while other < seats:
            if other != seat:
                total += worths[other]
                best = max(best, worths[other])
            other += 1
        return worths[seat] - 0.3 * best - 0.4 * total / float(seats - 1)


def put_strengths(s: Walhalla, strength: Ints, first: i64, second: i64, out: Ints, at: i64, stride: i64) -> None:
    """Of every seat its strength somewhere, its lead over the best other, and what it would be paid now."""
    seat: i64 = 0
    while seat < s.seats:
        best: i64 = 0
        other: i64 = 0
        while other < s.seats:
            if other != seat:
                best = max(best, strength[other])
            other += 1
        out[at] = strength[seat]
        out[at + 1] = strength[seat] - best
        out[at + 2] = scoring.share(strength, s.seats, seat, first, second)
        at += stride
        seat += 1


def told_of(s: Walhalla, seat: i64, sailed: i64, out: Ints, at: i64) -> i64:
    """What the network is told of a seat: where the raid stands, camps, cards, fields, and the open question."""
    asked = s.seat == seat
    left = s.box.raids - s.raid
    out[at] = sailed
    out[at + 1] = 1 if left == 0 else 0
    out[at + 2] = 1 if left == 1 else 0
    out[at + 3] = 1 if s.phase == Phase.LAY else 0
    out[at + 4] = 1 if s.active == seat else 0
    out[at + 5] = (seat - s.active + s.seats) % s.seats
    out[at + 6] = 1 if s.fjord == NOBODY and s.crew[0] == seat else 0
    out[at + 7] = 1 if s.fjord == NOBODY and s.crew[1] == seat else 0
    out[at + 8] = 1 if s.fjord == NOBODY and s.crew[2] == seat else 0
    at += 9
    i: i64 = 0
    while i < COUNTS:
        out[at + i] = s.camp[seat * COUNTS + i]
        i += 1
    at += COUNTS
    hand: i64 = (Pile.HAND + seat) * CARD_TYPES
    laid: i64 = (Pile.LAID + seat) * CARD_TYPES
    i = 0
    while i < CARD_TYPES:
        out[at + i] = s.piles[hand + i]
        i += 1
    at += CARD_TYPES
    i = 0
    while i < FIELD_KINDS:
        fields = scoring.fields(s, seat, i)
        out[at] = fields
        out[at + 1] = fields * (s.piles[laid + i] + s.piles[hand + i])
        at += 2
        i += 1
    i = 0
    while i < len(QUESTIONS):
        out[at + i] = 1 if asked and s.phase == i else 0
        i += 1
    return at + i


def prospects(s: Walhalla, worths: list[float]) -> None:
    """Append what every seat has and, while the game runs, can hope for."""
    seat: i64 = 0
    if s.seat < 0:
        while seat < s.seats:
            worths.append(float(scoring.points(s, seat)))
            seat += 1
        return
    box = s.box
    last = s.raid == box.raids
    to_come = float(box.raids - s.raid)
    sailed = float(dragons_sailed(s)) / float(box.dragons - 1)
    if s.phase == Phase.LAY:
        sailed = 1.0
    strength = ints(SEATS)
    while seat < s.seats:
        worths.append(float(scoring.points(s, seat)) + in_camp(s, seat, sailed) + in_hand(s, seat, sailed))
        seat += 1
    sure = 0.45 + 0.55 * sailed
    tongue: i64 = 0
    while tongue < TONGUES:
        scoring.strengths(s, tongue, True, strength)
        seat = 0
        while seat < s.seats:
            worths[seat] += sure * float(scoring.share(strength, s.seats, seat, s.first[tongue], s.second[tongue]))
            worths[seat] += (1.0 - sailed) * 0.9 * float(strength[seat])  # every step towards a place counts
            seat += 1
        tongue += 1
    scoring.glories(s, True, strength)
    seat = 0
    while seat < s.seats:
        glory = float(scoring.share(strength, s.seats, seat, box.glory[0], box.glory[1]))
        worths[seat] += glory * (sure if last else 0.15)
        if not last:
            rank = scoring.rank(strength, s.seats, seat)
            worths[seat] += 0.6 * float(box.supply[s.seats * SEATS + rank]) * sure
        worths[seat] += 0.5 * float(strength[seat])  # each pays for a defence
        seat += 1
    at: i64 = 0
    end: i64 = len(s.held)
    while at < end:
        owner = s.held[at]
        if owner >= 0:
            worths[owner] += standing(s, at, last, to_come)
        at += 1
    if s.fjord != NOBODY:
        aboard(s, worths, last, to_come)


def dragons_sailed(s: Walhalla) -> i64:
    """Dragons of this raid that are no longer in the stack."""
    left: i64 = 0
    dragon: i64 = 1
    while dragon < s.box.dragons:
        left += s.stack[dragon]
        dragon += 1
    return s.box.dragons - 1 - left


def standing(s: Walhalla, at: i64, last: bool, to_come: float) -> float:
    """What a Viking on a field will bring there, besides its strength on the tongue."""
    box = s.box
    worth = float(box.field_points) * 0.9 if last else 0.0
    if box.kind[s.land[at]] == Kind.WHEAT:
        worth += 0.9 * float(box.wheat[s.raid])
        if not last:
            worth += 0.5 * float(box.wheat[s.raid + 1]) + 0.4 * (to_come - 1.0) * float(box.wheat[box.raids])
    return worth


def in_camp(s: Walhalla, seat: i64, sailed: float) -> float:
    """Vikings ready to sail, and those aboard before the berth is known."""
    worth = float(s.camp[seat * COUNTS + Camp.MIDGARD]) * 1.6 * (1.0 - 0.6 * sailed)
    if s.phase == Phase.LAY:
        worth = float(s.camp[seat * COUNTS + Camp.MIDGARD]) * (1.0 if s.raid < s.box.raids else 0.0)
    if s.fjord == NOBODY:
        place: i64 = 0
        while place < PLACES:
            if s.crew[place] == seat:
                worth += 2.6 if seat == s.active else 2.1
            place += 1
    return worth


def in_hand(s: Walhalla, seat: i64, sailed: float) -> float:
    """Cards held, less as the game runs out, and what those laid down will pay."""
    box = s.box
    raids_left = float(box.raids - s.raid)
    hand: i64 = (Pile.HAND + seat) * CARD_TYPES
    laid: i64 = (Pile.LAID + seat) * CARD_TYPES
    worth = 0.0
    kind: i64 = Kind.FOREST
    while kind < FIELD_KINDS:
        held = s.piles[hand + kind]
        down = s.piles[laid + kind]
        if held + down > 0:
            fields = float(scoring.fields(s, seat, kind))
            keep = 0.8 * fields + 0.6 * (1.0 - sailed)
            if s.phase == Phase.LAY:
                keep = 0.0
            if raids_left > 0.0:
                keep = max(keep, 1.7)
            worth += float(held) * keep + float(down) * fields
        kind += 1
    card: i64 = Card.TONGUE_6
    while card <= Card.VALHALLA:
        keep = 1.8 + 0.2 * raids_left
        if s.phase == Phase.LAY and raids_left == 0.0:
            keep = 0.0
        worth += float(s.piles[hand + card]) * keep
        card += 1
    if s.phase == Phase.LAY and raids_left == 0.0:
        return worth
    time = raids_left + 1.0 - sailed  # 3 at the start, 0 at the end
    worth += float(s.piles[hand + Card.HUNT]) * (1.5 + 0.5 * min(time, 2.0))
    worth += float(s.piles[hand + Card.ATTACK]) * (0.6 + 0.6 * min(time, 2.0))
    worth += float(s.piles[hand + Card.SHIELD]) * (0.6 + 0.6 * min(time, 2.0))
    return worth


def aboard(s: Walhalla, worths: list[float], last: bool, to_come: float) -> None:
    """Vikings still to land from a moored dragon: the better field beside each, less where it must be fought for."""
    step = s.step
    while step < PLACES:
        owner = s.crew[landing.place_of(s, step)]
        if owner != NOBODY:
            row = landing.row_of(s, step)
            best = 0.5  # back to Midgard
            side: i64 = 0
            while side < 2:
                at = landing.beside(s, s.fjord, row, side)
                fought = step == s.step and s.field != NOBODY
                if at != NOBODY and s.held[at] != owner and (not fought or at == s.field):
                    best = max(best, prize(s, at, last, to_come) * (1.0 if s.held[at] == NOBODY else 0.6))
                side += 1
            worths[owner] += best
        elif step == s.step and s.phase == Phase.HUNT:
            worths[s.seat] += float(s.box.value[s.land[s.field]])
        step += 1


def prize(s: Walhalla, at: i64, last: bool, to_come: float) -> float:
    """What landing on a field brings at once and later."""
    box = s.box
    field = s.land[at]
    kind = box.kind[field]
    worth = 1.5 + standing(s, at, last, to_come)
    if kind == Kind.FOREST:
        worth += float(box.value[field])
    elif kind == Kind.CULT:
        worth += 1.8
    elif kind == Kind.VILLAGE:
        worth += 1.2 * float(box.value[field])
    return worth
