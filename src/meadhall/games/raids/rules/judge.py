# compiled with mypyc
"""What a position of Raids is worth, for bots."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.engine.ints import Ints
from meadhall.engine.learned import Learned
from meadhall.engine.network import Network
from meadhall.engine.state import OVER, State, ints
from meadhall.games.raids.rules import scoring
from meadhall.games.raids.rules.names import NONE, QUESTIONS, SHIPS, Kind
from meadhall.games.raids.rules.state import Raids

MILLI: Final = 1000.0
MANY: Final = 1_000_000


class RaidsJudge(Learned):
    """Points as they stand, and a price for what will still bring some. Prices tuned by play against itself."""

    def __init__(self, network: Network | None = None) -> None:
        super().__init__(network)
        self.blur = 2.5
        self.depth = 0
        self.rivals: float = 0.5  # how much the best rival's prospects count against one's own
        self.free: float = 0.4  # a free space, while there is a voyage to fill it
        self.full: float = 2.0  # what a tile must bring beyond that where no space is free
        self.viking: float = 0.28
        self.crew: i64 = 7  # Vikings beyond these bring nothing
        self.late: float = 0.35  # what Vikings are still worth at the very end, of that
        self.early: float = 0.4  # and what each voyage ahead adds
        self.weapon: float = 0.5  # a voyage
        self.sail: float = 0.75  # a voyage
        self.last_sail: float = 0.4  # and for the end of this one
        self.mjolnir: float = 0.4  # a voyage
        self.goods: float = 0.55  # of their points, while they can still be sold
        self.market: float = 0.6  # of that, a voyage, towards the end
        self.rune: float = 0.35  # of an open set
        self.rune_time: float = 1.5  # voyages ahead beyond these make it no better
        self.harbour: float = 0.14  # of the coin the ranks promise as they stand
        self.safe: float = 0.6  # of what a ship lies at and will take next
        self.sea: float = 1.4  # a place still ahead this voyage
        self.ready()

    def value(self, state: State, seat: i64) -> float:
        seats = ints(SHIPS)
        self.values(state, seats)
        return float(seats[seat]) / MILLI

    def values(self, state: State, out: Ints) -> None:
        assert isinstance(state, Raids)
        first: i64 = -MANY
        second: i64 = -MANY
        seat: i64 = 0
        while seat < state.seats:
            prospects = int(self.prospects(state, seat) * MILLI)
            out[seat] = prospects
            if prospects > first:
                second = first
                first = prospects
            elif prospects > second:
                second = prospects
            seat += 1
        seat = 0
        while seat < state.seats:
            rival = second if out[seat] == first else first
            out[seat] -= int(self.rivals * float(rival))
            seat += 1

    def features(self, state: State, out: Ints, at: i64, stride: i64) -> i64:
        assert isinstance(state, Raids)
        end = at
        seat: i64 = 0
        while seat < state.seats:
            end = self.told_of(state, seat, out, at + seat * stride)
            seat += 1
        return end - (state.seats - 1) * stride

    def told_of(self, s: Raids, seat: i64, out: Ints, at: i64) -> i64:
        """What the network is told of a seat."""
        box = s.box
        place = s.place[seat]
        ahead = (box.voyages - s.voyage) * 100
        if place != box.harbour:
            ahead += 100 - 100 * place // box.harbour
        asked = s.seat == seat
        out[at] = ahead
        out[at + 1] = place
        out[at + 2] = 1 if place == box.harbour else 0
        out[at + 3] = s.slot[seat]
        out[at + 4] = s.vikings[seat]
        out[at + 5] = scoring.shields(s, seat)
        free: i64 = 0
        goods: i64 = 0
        standards: i64 = 0
        space: i64 = seat * box.spaces
        end = space + box.spaces
        while space < end:
            tile = s.hold[space]
            kind = box.kind[tile]
            if tile == NONE:
                free += 1
            elif kind == Kind.GOODS:
                goods += box.points[tile]
            elif kind == Kind.STANDARD:
                standards += box.points[tile]
            space += 1
        out[at + 6] = free
        out[at + 7] = goods
        out[at + 8] = standards
        out[at + 9] = scoring.weapons(s, seat)
        out[at + 10] = scoring.sails(s, seat)
        out[at + 11] = scoring.aboard(s, seat, Kind.MJOLNIR)
        out[at + 12] = scoring.beside(s, seat, Kind.RUNE)
        out[at + 13] = scoring.kinds_of_goods(s, seat)
        out[at + 14] = int(self.promised_coin(s, seat))
        stops = 0.0 if place == box.harbour else self.still_ahead(s, place)
        out[at + 15] = int(stops)
        here = 0.0
        if place > 0 and place < box.harbour and s.tile[place] != NONE:
            here = self.at_tile(s, seat, s.tile[place], float(ahead) / 100.0)
        out[at + 16] = int(here * 100.0)
        out[at + 17] = 1 if s.mover == seat and not asked else 0
        phase: i64 = 0
        while phase < len(QUESTIONS):
            out[at + 18 + phase] = 1 if asked and s.phase == phase else 0
            phase += 1
        at += 18 + phase
        best: i64 = 0
        other: i64 = 0
        mine = scoring.harbour_count(s, seat)
        behind: i64 = 0  # ships that sail before this one
        while other < s.seats:
            if other != seat:
                best = max(best, scoring.harbour_count(s, other))
                if s.place[other] < place:
                    behind += 1
            other += 1
        out[at] = mine - best
        out[at + 1] = behind
        out[at + 2] = 1 if s.voyage == box.voyages else 0
        out[at + 3] = 1 if s.voyage == box.voyages - 1 else 0
        out[at + 4] = s.docked
        return at + 5

    def prospects(self, s: Raids, seat: i64) -> float:
        """What a seat can expect at the end, in points."""
        value = float(scoring.points(s, seat))
        if s.seat == OVER:
            return value
        box = s.box
        at = s.place[seat]
        under_way = 0.0 if at == box.harbour else 1.0 - float(at) / float(box.harbour)
        ahead = float(box.voyages - s.voyage) + under_way  # voyages still to sail
        crew = s.vikings[seat]
        space: i64 = 0
        while space < box.spaces:
            tile = s.hold[seat * box.spaces + space]
            value += self.free * min(ahead, 1.0) if tile == NONE else self.aboard(s, tile, ahead)
            space += 1
        value += self.viking * float(min(crew, self.crew)) * min(1.0, self.late + self.early * ahead)
        runes = scoring.beside(s, seat, Kind.RUNE) % (len(box.runes) - 1)
        value += self.rune * float(runes) * min(ahead, self.rune_time)
        value += self.harbour * self.promised_coin(s, seat)
        if at < box.harbour:
            value += self.sea * self.still_ahead(s, at)
            deciding = s.mover == seat and s.seat == seat
            if at > 0 and s.tile[at] != NONE and not deciding:
                value += self.safe * self.at_tile(s, seat, s.tile[at], ahead)
        return value

    def still_ahead(self, s: Raids, at: i64) -> float:
        """How many places lie ahead of a space."""
        stops: i64 = 0
        space = at + 1
        while space < s.box.harbour:
            kind = s.box.kind[s.tile[space]]
            if (kind >= Kind.WEAPON and kind <= Kind.POST) or s.box.village[space]:
                stops += 1
            space += 1
        return float(stops)

    def aboard(self, s: Raids, tile: i64, ahead: float) -> float:
        """What a tile aboard will bring beyond the points it shows now."""
        kind = s.box.kind[tile]
        size = float(s.box.size[tile])
        if kind == Kind.WEAPON:
            return size * self.weapon * ahead
        if kind == Kind.SAIL:
            return size * (self.last_sail + self.sail * ahead)
        if kind == Kind.MJOLNIR:
            return size * self.mjolnir * ahead
        if kind == Kind.GOODS:
            return float(s.box.points[tile]) * min(self.goods, self.market * self.goods * ahead)
        return 0.0

    def at_tile(self, s: Raids, seat: i64, tile: i64, ahead: float) -> float:
        """What taking a tile next turn would bring."""
        box = s.box
        kind = box.kind[tile]
        if kind == Kind.RUNE:
            runes = scoring.beside(s, seat, Kind.RUNE)
            return float(scoring.rune_points(s, runes + 1) - scoring.rune_points(s, runes)) + self.rune
        full = True
        best: i64 = 0
        second: i64 = 0
        space: i64 = 0
        while space < box.spaces:
            held = s.hold[seat * box.spaces + space]
            if held == NONE:
                full = False
            elif box.kind[held] == Kind.GOODS:
                worth = box.points[held]
                if worth > best:
                    second = best
                    best = worth
                elif worth > second:
                    second = worth
            space += 1
        if kind == Kind.POST:
            return (1.0 - self.goods) * float(best + (second if box.size[tile] == 2 else 0)) + self.viking
        value = self.aboard(s, tile, ahead)
        if kind == Kind.STANDARD:
            value = float(box.points[tile])
        elif kind == Kind.MJOLNIR:
            value += float(box.size[tile] * s.vikings[seat])
        return max(0.0, value - (self.full if full else self.free * min(ahead, 1.0)))

    def promised_coin(self, s: Raids, seat: i64) -> float:
        """The coin of this voyage's harbour tile, by the ranks as they stand."""
        mine = scoring.harbour_count(s, seat)
        better: i64 = 0
        other: i64 = 0
        while other < s.seats:
            if other != seat and scoring.harbour_count(s, other) > mine:
                better += 1
            other += 1
        return float(s.box.prize[better]) if better < len(s.box.prize) else 0.0
