"""What an answer would bring and cost, in figures: told from the rules' own functions, and never more than comes."""

from __future__ import annotations

from typing import NamedTuple

from meadhall.games.raids.rules import monsters, passing, scoring
from meadhall.games.raids.rules.names import Harbour, Kind
from meadhall.games.raids.rules.state import Raids


class Met(NamedTuple):
    """A monster on the way: what fighting it takes, and whether it finds somebody aboard."""

    tile: int
    cost: int
    prey: bool


class Course(NamedTuple):
    """What lies between a ship and its goal. Crews depend on how it deals with monsters."""

    offered: int  # Vikings
    hired: tuple[int, int]  # fewest and most of them that find a shield
    coins: int  # their points
    met: tuple[Met, ...]
    crew: tuple[int, int]  # fewest and most Vikings on arrival


def course(view: Raids, ship: int, goal: int) -> Course:
    """What a ship passes before it reaches `goal`."""
    room, arms = int(scoring.shields(view, ship)), int(scoring.weapons(view, ship))
    crews = {(int(view.vikings[ship]), 0)}  # every crew there may be by now, with how many of it were hired
    offered = coins = 0
    met: list[Met] = []
    for space in range(view.place[ship] + 1, goal):
        tile = int(view.tile[space])
        if view.box.kind[tile] == Kind.MONSTER:
            cost = max(0, int(view.box.points[tile]) - arms)
            met.append(Met(tile, cost, any(crew for crew, _ in crews)))
            fed = {(max(0, crew - monsters.MEAL), hired) for crew, hired in crews}
            crews = fed | {(crew - cost, hired) for crew, hired in crews if crew >= cost}
        elif hires := int(passing.hires_at(view, space)):
            offered += hires
            crews = {(crew + (came := min(hires, room - crew)), hired + came) for crew, hired in crews}
        coins += int(passing.coin_at(view, space))
    hired = [hired for _, hired in crews]
    arriving = [crew for crew, _ in crews]
    return Course(offered, (min(hired), max(hired)), coins, tuple(met), (min(arriving), max(arriving)))


def prize_of_race(view: Raids) -> int:
    """The coin for the next ship home where the harbour pays the race; 0 for none."""
    rank = sum(view.place[ship] == view.box.harbour for ship in range(view.seats))
    pays = view.harbours[view.voyage] == Harbour.RACE and rank < len(view.box.prize)
    return int(view.box.prize[rank]) if pays else 0


class Stowed(NamedTuple):
    """A ship after a change of its load."""

    shields: int
    lost: int  # Vikings that no shield is left for


def stowed(view: Raids, ship: int, tile: int, old: int) -> Stowed:
    """The ship once `tile` lies where `old` lay; NONE is a bare place."""
    shields = int(scoring.shields(view, ship) - view.box.shields[old] + view.box.shields[tile])
    return Stowed(shields, max(0, int(view.vikings[ship]) - shields))
