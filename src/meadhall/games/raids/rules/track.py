# compiled with mypyc
"""The route round the island: which tiles lie at it and leave it, and which ships lie where."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from meadhall.engine.dice import Dice
from meadhall.games.raids.rules.names import NOBODY, NONE, Event, tell

if TYPE_CHECKING:
    from meadhall.games.raids.rules.state import Raids


def lay_out(s: Raids, dice: Dice) -> None:
    """Lay the tiles of the voyage round the island, in random order."""
    box = s.box
    tiles = s.tile
    pool = box.pools[:]  # tiles of all voyages; this one's are drawn one by one
    at: i64 = box.first[s.voyage]
    last: i64 = box.first[s.voyage + 1]
    space: i64 = 1
    while at < last:
        if not box.village[space]:
            k = at + dice.below(last - at)
            tile = pool[k]
            pool[k] = pool[at]
            at += 1
            tiles[space] = tile
            s.left[space] = box.offers(tile)
        space += 1


def clear(s: Raids) -> None:
    """All tiles left leave the game."""
    space: i64 = 1
    while space < s.box.harbour:
        if s.tile[space] != NONE:
            leave_game(s, space)
        space += 1


def discard_up_to_next_ship(s: Raids, ship: i64) -> None:
    """Tiles strictly between a ship and the next one ahead leave the game (ruling 2)."""
    at = s.place[ship]
    ahead = s.box.harbour
    found = False
    other: i64 = 0
    while other < s.ships:
        place = s.place[other]
        if other != ship:
            if at == 0 and place == 0:
                return  # somebody still waits beside it: nothing is between them
            if place > at and place < ahead:
                ahead = place
                found = True
            elif place == s.box.harbour and s.docked_are_ahead:
                found = True
        other += 1
    if not found:
        return
    space = at + 1
    while space < ahead:
        if s.tile[space] != NONE:
            tell(s, Event.LEFT_GAME, s.tile[space], space)
            leave_game(s, space)
        space += 1


def leave_game(s: Raids, space: i64) -> None:
    """The tile at a space leaves the game, with what lies on it."""
    s.gone[s.tile[space]] += 1
    s.tile[space] = NONE
    s.left[space] = 0


def ship_at(s: Raids, space: i64, but: i64) -> i64:
    """The ship lying at a space, other than `but`; NOBODY if none does."""
    ship: i64 = 0
    while ship < s.ships:
        if s.place[ship] == space and ship != but:
            return ship
        ship += 1
    return NOBODY


def hindmost(s: Raids) -> i64:
    """The ship furthest behind (ruling 1); NOBODY once every player is docked."""
    last: i64 = NOBODY
    players_out = False
    ship: i64 = 0
    while ship < s.ships:
        place = s.place[ship]
        if place < s.box.harbour:
            if ship < s.seats:
                players_out = True
            if last == NOBODY or place < s.place[last] or (place == s.place[last] and s.slot[ship] > s.slot[last]):
                last = ship
        ship += 1
    return last if players_out else NOBODY
