# compiled with mypyc
"""What counts in Raids: shields, weapons, sails, the harbour tiles, and the points at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from meadhall.engine.ints import Ints
from meadhall.games.raids.rules.names import NONE, Harbour, Kind, Score, Shields

if TYPE_CHECKING:
    from meadhall.games.raids.rules.state import Raids


def shields(s: Raids, ship: i64) -> i64:
    """Shields that can be seen: the ship's on a bare space, the tile's own on a covered one. Each bears one Viking."""
    box = s.box
    hold = s.hold
    on_tile = box.shields  # on NONE: those of a bare space
    at: i64 = ship * box.spaces
    end: i64 = at + box.spaces
    total: i64 = 0
    while at < end:
        total += on_tile[hold[at]]
        at += 1
    return total


def aboard(s: Raids, ship: i64, kind: i64) -> i64:
    """How much of a kind lies aboard, doubles counting 2."""
    box = s.box
    hold = s.hold
    kinds = box.kind
    at: i64 = ship * box.spaces
    end: i64 = at + box.spaces
    total: i64 = 0
    while at < end:
        tile = hold[at]
        if kinds[tile] == kind:
            total += box.size[tile]
        at += 1
    return total


def weapons(s: Raids, ship: i64) -> i64:
    """Weapons aboard; a double counts 2."""
    return aboard(s, ship, Kind.WEAPON)


def sails(s: Raids, ship: i64) -> i64:
    """Sails aboard; a double counts 2."""
    return aboard(s, ship, Kind.SAIL)


def beside(s: Raids, ship: i64, kind: i64) -> i64:
    """How many tiles of a kind lie beside the ship; a double counts 1."""
    box = s.box
    kinds = box.kind
    held = s.beside
    base = ship * box.types
    types = box.types
    total: i64 = 0
    tile: i64 = 1
    while tile < types:
        if kinds[tile] == kind:
            total += held[base + tile]
        tile += 1
    return total


def kinds_of_goods(s: Raids, ship: i64) -> i64:
    """Different goods, aboard or sold."""
    box = s.box
    seen: i64 = 0
    space: i64 = 0
    while space < box.spaces:
        tile = s.hold[ship * box.spaces + space]
        if box.kind[tile] == Kind.GOODS:
            seen |= 1 << box.good[tile]
        space += 1
    tile = 1
    while tile < box.types:
        if box.kind[tile] == Kind.GOODS and s.beside[ship * box.types + tile] > 0:
            seen |= 1 << box.good[tile]
        tile += 1
    total: i64 = 0
    while seen > 0:
        total += seen & 1
        seen >>= 1
    return total


def harbour_count(s: Raids, ship: i64) -> i64:
    """What the voyage's harbour tile counts for a ship; more is better."""
    harbour = s.harbours[s.voyage]
    if harbour == Harbour.RACE:
        return s.ships - s.slot[ship]
    if harbour == Harbour.GOODS:
        return aboard(s, ship, Kind.GOODS) + beside(s, ship, Kind.GOODS)
    if harbour == Harbour.KINDS:
        return kinds_of_goods(s, ship)
    if harbour == Harbour.RUNES:
        return beside(s, ship, Kind.RUNE)
    if harbour == Harbour.SHIELDS:
        return shields_at_harbour(s, ship)
    if harbour == Harbour.WEAPONS:
        return weapons(s, ship)
    if harbour == Harbour.POSTS:
        return beside(s, ship, Kind.POST)
    if harbour == Harbour.MONSTERS:
        return beside(s, ship, Kind.MONSTER)
    return sails(s, ship)


def shields_at_harbour(s: Raids, ship: i64) -> i64:
    """What the harbour tile for shields counts, as the table has agreed (ruling 14)."""
    if s.shields_count == Shields.VIKINGS:
        return s.vikings[ship]
    total = shields(s, ship)
    if s.shields_count == Shields.TILES:
        space: i64 = 0
        while space < s.box.spaces:
            if s.hold[ship * s.box.spaces + space] == NONE:
                total -= s.box.shields[NONE]
            space += 1
    return total


def ranked(s: Raids, rank: i64, counts: Ints) -> i64:
    """The player's ship of that rank (from 0) at the harbour tile; of equals the earlier docked is better."""
    ship: i64 = 0
    while ship < s.seats:
        better: i64 = 0
        other: i64 = 0
        while other < s.seats:
            if counts[other] > counts[ship] or (counts[other] == counts[ship] and s.slot[other] < s.slot[ship]):
                better += 1
            other += 1
        if better == rank:
            return ship
        ship += 1
    raise AssertionError("ranks are complete")


def rune_points(s: Raids, runes: i64) -> i64:
    """Points of runes: full sets first, the rest opens a new one."""
    largest: i64 = len(s.box.runes) - 1
    return runes // largest * s.box.runes[largest] + s.box.runes[runes % largest]


def score(s: Raids, seat: i64, line: i64) -> i64:
    """One line of the score sheet (ruling 12)."""
    box = s.box
    if line == Score.COINS:
        total: i64 = 0
        coin: i64 = 0
        coins: i64 = len(box.coin)
        while coin < coins:
            total += box.coin[coin] * s.coins[seat * coins + coin]
            coin += 1
        return total
    if line == Score.RUNES:
        return rune_points(s, beside(s, seat, Kind.RUNE))
    if line == Score.MJOLNIRS:
        return aboard(s, seat, Kind.MJOLNIR) * s.vikings[seat]
    if line == Score.STANDARDS:
        total = 0
        space: i64 = 0
        while space < box.spaces:
            tile = s.hold[seat * box.spaces + space]
            if box.kind[tile] == Kind.STANDARD:
                total += box.points[tile]
            space += 1
        return total
    kind: i64 = Kind.GOODS if line == Score.GOODS else Kind.MONSTER
    total = 0
    tile = 1
    while tile < box.types:
        if box.kind[tile] == kind:
            total += box.points[tile] * s.beside[seat * box.types + tile]
        tile += 1
    return total


def points(s: Raids, seat: i64) -> i64:
    """All points of a seat as they stand."""
    total: i64 = 0
    line: i64 = 0
    while line <= Score.MONSTERS:  # the last one
        total += score(s, seat, line)
        line += 1
    return total
