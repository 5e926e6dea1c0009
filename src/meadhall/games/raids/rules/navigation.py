# compiled with mypyc
"""A turn: the ship takes the tile it lies at, then sets a course; so does one that flees or is turned away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from meadhall.engine.ints import Ints
from meadhall.games.raids.rules import aboard, battle, monsters, passing, scoring, track
from meadhall.games.raids.rules.names import NOBODY, NONE, Act, Event, Kind, Phase, Why, tell

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
    room = scoring.shields(s, ship)
    arms = scoring.weapons(s, ship)
    crew = s.vikings[ship]  # at best, when the ship gets there
    harbour = s.box.harbour
    n: i64 = 0
    space: i64 = s.place[ship] + 1
    while space < harbour:
        why = why_not_stop(s, space, crew)
        if why == Why.NOTHING:
            out[n] = family + space - 1
            n += 1
        elif why != Why.EMPTY:
            crew = crew_past(s, space, crew, room, arms)
        space += 1
    out[n] = family + harbour - 1  # always possible
    return n + 1


def why_not_sail(s: Raids, goal: i64) -> i64:
    """Why the asked ship cannot sail to a space; `destinations` goes through the spaces ahead likewise."""
    harbour = s.box.harbour
    at = s.place[s.seat]
    if goal == harbour:
        return Why.NOTHING
    if goal > harbour:
        return Why.BEYOND
    if goal <= at:
        return Why.HERE if goal == at else Why.BEHIND
    return why_not_stop(s, goal, crew_at(s, s.seat, goal))


def why_not_stop(s: Raids, space: i64, crew: i64) -> i64:
    """Why a ship that reaches a space ahead with `crew` Vikings cannot stop there (ruling 3)."""
    tile = s.tile[space]
    if tile == NONE:
        return Why.VILLAGE if s.box.village[space] else Why.EMPTY
    kind = s.box.kind[tile]
    if kind > Kind.POST:
        return Why.VISIT + kind - Kind.VISIT  # plunder and monster follow it in both
    if crew < battle.FIRST_BLOW and track.ship_at(s, space, NOBODY) != NOBODY:
        return Why.UNARMED
    return Why.NOTHING


def crew_at(s: Raids, ship: i64, goal: i64) -> i64:
    """Vikings with which a ship gets to a space ahead, at best."""
    room = scoring.shields(s, ship)
    arms = scoring.weapons(s, ship)
    crew = s.vikings[ship]
    space: i64 = s.place[ship] + 1
    while space < goal:
        crew = crew_past(s, space, crew, room, arms)
        space += 1
    return crew


def crew_past(s: Raids, space: i64, crew: i64, room: i64, arms: i64) -> i64:
    """A crew past a space, at best: hires find shields, a monster is beaten for nothing or fed."""
    tile = s.tile[space]
    if s.box.kind[tile] == Kind.MONSTER:
        return crew - monsters.MEAL if crew > 0 and arms < s.box.points[tile] else crew
    return min(room, crew + passing.hires_at(s, space))


def set_course(s: Raids, goal: i64) -> None:
    """The mover leaves for `goal`."""
    tell(s, Event.FLED if s.phase == Phase.FLEE else Event.SAILED, s.mover, s.place[s.mover], goal)
    s.goal = goal


def goal_of(action: i64) -> i64:
    """The space that an answer to "where to" names."""
    return action - (Act.FLEE if action >= Act.FLEE else Act.SAIL) + 1
