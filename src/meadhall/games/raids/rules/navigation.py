# compiled with mypyc
"""A turn: the ship takes the tile it lies at, then sets a course; so does one that flees or is turned away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from meadhall.engine.ints import Ints
from meadhall.games.raids.rules import aboard, monsters, passing, scoring, track
from meadhall.games.raids.rules.names import NOBODY, NONE, Act, Event, Kind, Phase, tell

if TYPE_CHECKING:
    from meadhall.games.raids.rules.state import Raids


def start_turn(s: Raids, ship: i64) -> None:
    """Take the tile the ship lies at, unless it leaves the harbour for its first turn of the voyage (ruling 1)."""
    s.active = ship
    s.mover = ship
    s.seat = ship
    s.rival = NOBODY
    s.blow = 0
    s.goal = 0
    at = s.place[ship]
    if at == 0:
        navigate(s)
        return
    tile = s.tile[at]
    kind = s.box.kind[tile]
    if kind <= Kind.GOODS:
        s.phase = Phase.TAKE
        return
    s.tile[at] = NONE
    s.beside[ship * s.box.types + tile] += 1
    tell(s, Event.TOOK, ship, tile, at)
    if kind == Kind.POST:
        if aboard.has_goods(s, ship):
            s.sales = s.box.size[tile]
            s.phase = Phase.SELL
            return
        aboard.leave_post(s, ship)
    navigate(s)


def navigate(s: Raids) -> None:
    """Discard up to the next ship ahead, then ask where to sail."""
    track.discard_up_to_next_ship(s, s.active)
    s.phase = Phase.SAIL


def destinations(s: Raids, family: i64, out: Ints) -> i64:
    """Spaces where the asked ship may stop, in sailing order, the harbour last (ruling 3)."""
    ship = s.seat
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
            elif kind == Kind.MONSTER:
                if arms < box.points[tile] and crew > 0:
                    crew -= monsters.MEAL
            elif kind == Kind.VISIT:
                crew = min(room, crew + passing.hires_at(s, space))
        elif village[space]:
            crew = min(room, crew + passing.hires_at(s, space))
        space += 1
    out[n] = family + harbour - 1  # always possible
    return n + 1


def set_course(s: Raids, goal: i64) -> None:
    """The mover leaves for `goal`."""
    tell(s, Event.FLED if s.phase == Phase.FLEE else Event.SAILED, s.mover, s.place[s.mover], goal)
    s.goal = goal


def goal_of(action: i64) -> i64:
    """The space that an answer to "where to" names."""
    return action - (Act.FLEE if action >= Act.FLEE else Act.SAIL) + 1
