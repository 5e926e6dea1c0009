# compiled with mypyc
"""Why an answer is not legal: the chapters' own predicates for the open question, and the figures of each reason."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from meadhall.games.raids.rules import aboard, battle, monsters, navigation, passing, scoring
from meadhall.games.raids.rules.names import NONE, Act, Kind, Phase, Why

if TYPE_CHECKING:
    from meadhall.games.raids.rules.state import Raids


def why_not(s: Raids, action: i64) -> i64:
    """Why the asked ship cannot give an answer; NOTHING when it can."""
    if Act.SAIL <= action < Act.FIGHT or action >= Act.FLEE:
        return why_not_there(s, action)
    if action < Act.SAIL:
        return why_not_load(s, action)
    phase = s.phase
    asked = phase == Phase.MONSTER if action <= Act.FEED else phase == Phase.BATTLE
    return Why.NOTHING if asked else Why.NOT_NOW


# -- a space of the route --------------------------------------------------------------------------------------------


def why_not_there(s: Raids, action: i64) -> i64:
    """Why a space cannot be named as a goal; to sail and to flee are the same wish, and one of them is asked."""
    phase = s.phase
    if phase == Phase.TAKE:
        return Why.TAKE_FIRST
    if phase == Phase.SELL:
        return Why.SELL_FIRST
    if phase == Phase.MONSTER:
        return Why.COURSE_SET
    if phase == Phase.BATTLE:
        return Why.IN_BATTLE
    why = navigation.why_not_sail(s, navigation.goal_of(action))
    if why == Why.NOTHING and (action >= Act.FLEE) != (phase == Phase.FLEE):
        return Why.NOT_NOW
    return why


# -- a place of the ship ---------------------------------------------------------------------------------------------


def why_not_load(s: Raids, action: i64) -> i64:
    """Why a tile cannot be stowed, replaced, thrown away or sold."""
    phase = s.phase
    if action == Act.THROW or action == Act.DONE:
        return Why.NOTHING if phase == (Phase.TAKE if action == Act.THROW else Phase.SELL) else Why.NOT_NOW
    if Act.SELL <= action < Act.DONE:
        why = aboard.why_not_sell(s, action - Act.SELL)
        if phase == Phase.SELL:
            return why
        return Why.NO_POST if why == Why.NOTHING else Why.NOT_NOW
    if action == Act.PLACE:
        return aboard.why_not_place(s) if phase == Phase.TAKE else Why.UNLADEN
    why = aboard.why_not_replace(s, action - Act.REPLACE)
    if phase == Phase.TAKE or why == Why.NO_PLACE:
        return why
    return Why.STOWED if why == Why.NOTHING else Why.UNLADEN


# -- figures ---------------------------------------------------------------------------------------------------------


def figures(s: Raids, why: i64, action: i64) -> dict[str, int]:
    """What the sentence of a reason counts."""
    ship = s.seat
    at = s.place[ship]
    if why >= Why.BEHIND and why <= Why.UNARMED:
        return figures_of_course(s, why, navigation.goal_of(action))
    if why == Why.SELL_FIRST:
        return {"sales": int(s.sales)}
    if why == Why.COURSE_SET:
        return {"goal": int(s.goal), "cost": int(monsters.cost(s, ship)), "meal": int(monsters.meal(s, ship))}
    if why == Why.IN_BATTLE:
        return {"need": int(battle.next_blow(s)), "have": int(s.vikings[ship])}
    if why == Why.FULL:
        return {"need": 1, "have": 0, "places": int(s.box.spaces)}
    if why == Why.TAKE_FIRST:
        return {"space": int(at)}
    if why == Why.NO_PLACE:
        return {"place": int(place_of(action)), "places": int(s.box.spaces)}
    if why == Why.NO_POST:
        return {"place": int(place_of(action)), "post": int(next_post(s, at))}
    if why == Why.BARE or why == Why.NOT_GOODS or why == Why.STOWED:
        return {"place": int(place_of(action))}
    return {}


def figures_of_course(s: Raids, why: i64, goal: i64) -> dict[str, int]:
    """Where the ship is, where it wants to go, and what waits there."""
    ship = s.seat
    found = {"space": int(goal), "at": int(s.place[ship])}
    if why == Why.BEYOND:
        found["harbour"] = int(s.box.harbour)
    elif why == Why.VILLAGE or why == Why.VISIT:
        found["vikings"] = int(passing.hires_at(s, goal))
    elif why == Why.PLUNDER:
        found["coin"] = int(passing.coin_at(s, goal))
    elif why == Why.MONSTER or why == Why.UNARMED:
        found["have"] = int(navigation.crew_at(s, ship, goal))
        if why == Why.UNARMED:
            found["need"] = battle.FIRST_BLOW
            found["crew"] = int(s.vikings[ship])
        else:
            found["need"] = int(max(0, s.box.points[s.tile[goal]] - scoring.weapons(s, ship)))
            found["meal"] = monsters.MEAL
    return found


def place_of(action: i64) -> i64:
    """The place of the ship that an answer names, from 1."""
    return action - (Act.SELL if action >= Act.SELL else Act.REPLACE) + 1


def next_post(s: Raids, at: i64) -> i64:
    """The space of the next trading post ahead; 0 for none."""
    space: i64 = at + 1
    while space < s.box.harbour:
        if s.tile[space] != NONE and s.box.kind[s.tile[space]] == Kind.POST:
            return space
        space += 1
    return 0
