# compiled with mypyc
"""What a position of Raids is worth, for bots."""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.engine.state import OVER, Judge, State
from meadhall.games.raids import scoring
from meadhall.games.raids.box import NONE, Kind
from meadhall.games.raids.state import Raids


class RaidsJudge(Judge):
    """Points as they stand, and a price for what will still bring some."""

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, Raids)
        mine = prospects(state, seat)
        best = -1000.0
        other: i64 = 0
        while other < state.seats:
            if other != seat:
                best = max(best, prospects(state, other))
            other += 1
        return mine - 0.3 * best


def prospects(s: Raids, seat: i64) -> float:
    """What a seat can expect at the end, in points."""
    value = float(scoring.points(s, seat))
    if s.seat == OVER:
        return value
    box = s.box
    to_come: i64 = box.voyages - s.voyage
    at = s.place[seat]
    under_way: float = 0.0 if at == box.harbour else 1.0 - float(at) / float(box.harbour)
    ahead = float(to_come) + under_way  # voyages still to sail
    crew = s.vikings[seat]
    free: i64 = 0
    space: i64 = 0
    while space < box.spaces:
        tile = s.hold[seat * box.spaces + space]
        if tile == NONE:
            free += 1
        else:
            value += tile_prospect(s, tile, ahead, crew)
        space += 1
    # a free space is worth what will lie there; Vikings win battles and monsters
    value += 0.5 * float(free) * min(ahead, 1.0)
    value += (0.9 + 0.1 * float(scoring.weapons(s, seat))) * float(min(crew, 6)) * min(1.0, 0.35 + 0.4 * ahead)
    runes = scoring.beside(s, seat, Kind.RUNE) % (len(box.runes) - 1)
    value += 0.5 * float(runes) * min(ahead, 1.5)
    value += harbour_prospect(s, seat)
    # what the next turn will take is as good as taken
    deciding = s.mover == seat and s.seat == seat
    if at > 0 and at < box.harbour and s.tile[at] != NONE and not deciding:
        value += stop_prospect(s, seat, s.tile[at], ahead, crew)
    # what can still be picked up this voyage
    if at < box.harbour:
        value += 0.35 * sea_prospect(s, at)
    return value


def sea_prospect(s: Raids, at: i64) -> float:
    """How much still lies ahead of a space."""
    stops: i64 = 0
    space = at + 1
    while space < s.box.harbour:
        kind = s.box.kind[s.tile[space]]
        if (kind >= Kind.WEAPON and kind <= Kind.POST) or s.box.village[space]:
            stops += 1
        space += 1
    return float(stops)


def tile_prospect(s: Raids, tile: i64, ahead: float, crew: i64) -> float:
    """What a tile aboard will bring beyond the points it shows now."""
    box = s.box
    kind = box.kind[tile]
    size = float(box.size[tile])
    if kind == Kind.WEAPON:
        return size * (0.3 + 1.0 * ahead)
    if kind == Kind.SAIL:
        return size * (0.4 + 0.8 * ahead)
    if kind == Kind.MJOLNIR:
        return size * 0.5 * ahead
    if kind == Kind.GOODS:
        return float(box.points[tile]) * min(0.55, 0.3 * ahead)
    return 0.0


def stop_prospect(s: Raids, seat: i64, tile: i64, ahead: float, crew: i64) -> float:
    """What lying at a tile is worth: it will be taken next turn, if nobody drives the ship away."""
    box = s.box
    kind = box.kind[tile]
    safe = 0.85
    if kind == Kind.RUNE:
        runes = scoring.beside(s, seat, Kind.RUNE)
        return safe * (float(scoring.rune_points(s, runes + 1) - scoring.rune_points(s, runes)) + 0.5)
    if kind == Kind.POST:
        best: i64 = 0
        second: i64 = 0
        space: i64 = 0
        while space < box.spaces:
            aboard = s.hold[seat * box.spaces + space]
            if box.kind[aboard] == Kind.GOODS:
                worth = box.points[aboard]
                if worth > best:
                    second = best
                    best = worth
                elif worth > second:
                    second = worth
            space += 1
        if box.size[tile] == 1:
            second = 0
        return safe * (0.6 * float(best + second) + 1.0)
    value = tile_prospect(s, tile, ahead, crew)
    if kind == Kind.STANDARD:
        value = float(box.points[tile])
    elif kind == Kind.MJOLNIR:
        value += float(box.size[tile] * crew)
    # a full ship must throw something away; bare shields are lost
    full = True
    space = 0
    while space < box.spaces:
        if s.hold[seat * box.spaces + space] == NONE:
            full = False
        space += 1
    if full:
        value -= 2.0
    return safe * max(0.0, value)


def harbour_prospect(s: Raids, seat: i64) -> float:
    """What this voyage's harbour tile promises, by the ranks as they stand."""
    if s.place[seat] == s.box.harbour and s.docked == s.ships:
        return 0.0
    mine = scoring.harbour_count(s, seat)
    better: i64 = 0
    other: i64 = 0
    while other < s.seats:
        if other != seat and scoring.harbour_count(s, other) > mine:
            better += 1
        other += 1
    if better >= len(s.box.prize):
        return 0.0
    return 0.6 * float(s.box.prize[better])
