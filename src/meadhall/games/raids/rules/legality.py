# compiled with mypyc
"""What may be answered in Raids: the one place that knows. Ruling numbers refer to the README beside this file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from meadhall.engine.ints import Ints
from meadhall.games.raids.rules import scoring
from meadhall.games.raids.rules.box import NONE, Kind
from meadhall.games.raids.rules.names import NOBODY, Act, Phase

if TYPE_CHECKING:
    from meadhall.games.raids.rules.state import Raids


def legal_into(s: Raids, out: Ints) -> i64:
    """All legal answers, ascending."""
    phase = s.phase
    if phase == Phase.SAIL or phase == Phase.TURNED_AWAY:
        return destinations(s, s.seat, Act.SAIL, out)
    if phase == Phase.FLEE:
        return destinations(s, s.seat, Act.FLEE, out)
    if phase == Phase.MONSTER:
        out[0] = Act.FIGHT  # without enough Vikings the monster is fed unasked
        out[1] = Act.FEED
        return 2
    if phase == Phase.BATTLE:
        out[0] = Act.STRIKE  # who cannot pay flees unasked
        out[1] = Act.GIVE_WAY
        return 2
    if phase == Phase.TAKE:
        return stowages(s, out)
    return sales(s, out)


def destinations(s: Raids, ship: i64, family: i64, out: Ints) -> i64:
    """Spaces where `ship` may stop, in sailing order, the harbour last (ruling 3)."""
    box = s.box
    tiles = s.tile
    kinds = box.kind
    village = box.village
    places = s.place
    room = scoring.shields(s, ship)
    arms = scoring.weapons(s, ship)
    crew = s.vikings[ship]  # at best, when the ship gets there
    ships = s.ships
    harbour = box.harbour
    n: i64 = 0
    space: i64 = places[ship] + 1
    while space < harbour:
        tile = tiles[space]
        if tile != NONE:
            kind = kinds[tile]
            if kind <= Kind.POST:
                free = True
                other: i64 = 0
                while other < ships:
                    if places[other] == space:
                        free = False
                    other += 1
                if free or crew > 0:
                    out[n] = family + space - 1
                    n += 1
            elif kind == Kind.VISIT:
                if s.left[space] > 0:
                    crew = min(room, crew + box.visit[len(box.visit) - s.left[space]])
            elif kind == Kind.MONSTER:
                if arms < box.points[tile] and crew > 0:
                    crew -= 1
        elif village[space]:
            crew = min(room, crew + box.village_hires)
        space += 1
    out[n] = family + harbour - 1  # always possible
    return n + 1


def stowages(s: Raids, out: Ints) -> i64:
    """What may be done with the ship tile just reached (ruling 9)."""
    base = s.seat * s.box.spaces
    n: i64 = 0
    space: i64 = 0
    if free_space(s, s.seat) >= 0:
        out[0] = Act.PLACE
        n = 1
    while space < s.box.spaces:
        if s.hold[base + space] != NONE:
            out[n] = Act.REPLACE + space
            n += 1
        space += 1
    out[n] = Act.THROW
    return n + 1


def sales(s: Raids, out: Ints) -> i64:
    """Goods aboard that the trading post buys, or none of them."""
    base = s.seat * s.box.spaces
    n: i64 = 0
    space: i64 = 0
    while space < s.box.spaces:
        if s.box.kind[s.hold[base + space]] == Kind.GOODS:
            out[n] = Act.SELL + space
            n += 1
        space += 1
    out[n] = Act.DONE
    return n + 1


def ship_at(s: Raids, space: i64, but: i64) -> i64:
    """The ship lying at a space, other than `but`; NOBODY if none does."""
    ship: i64 = 0
    while ship < s.ships:
        if s.place[ship] == space and ship != but:
            return ship
        ship += 1
    return NOBODY


def free_space(s: Raids, ship: i64) -> i64:
    """The first free space aboard, from 0; -1 when all are covered."""
    base = ship * s.box.spaces
    space: i64 = 0
    while space < s.box.spaces:
        if s.hold[base + space] == NONE:
            return space
        space += 1
    return -1


def has_goods(s: Raids, ship: i64) -> bool:
    """Whether goods lie aboard."""
    base = ship * s.box.spaces
    space: i64 = 0
    while space < s.box.spaces:
        if s.box.kind[s.hold[base + space]] == Kind.GOODS:
            return True
        space += 1
    return False
