"""What is said in a game of Raids: questions, answers, events, and where a ship is."""

from __future__ import annotations

from typing import Any

from meadhall.engine.actions import ActionSpace
from meadhall.engine.game import Told
from meadhall.engine.phrase import Phrase, SeatName
from meadhall.engine.state import OVER
from meadhall.games.raids.rules import battle, monsters, passing, track
from meadhall.games.raids.rules.box import Box
from meadhall.games.raids.rules.names import HARBOURS, NOBODY, QUESTIONS, SOURCES, Kind
from meadhall.games.raids.rules.state import Raids


def question(view: Raids) -> Phrase:
    """What the asked ship has to decide."""
    if view.seat == OVER:
        return Phrase("ask-over")
    name = QUESTIONS[view.phase]
    ship, at = view.seat, view.place[view.seat]
    args: dict[str, Any] = {"who": SeatName(ship), "space": int(at), "vikings": int(view.vikings[ship])}
    match name:
        case "take":
            args["tile"] = _tile(view.box, view.tile[at])
        case "monster":
            args |= {"tile": _tile(view.box, view.tile[at]), "cost": int(monsters.cost(view, ship))}
        case "sell":
            args["sales"] = int(view.sales)
        case "battle":
            args |= {"rival": SeatName(view.rival), "blow": int(view.blow), "cost": int(battle.next_blow(view))}
            side = "attacker" if ship == view.mover else "defender"
            args |= {"tile": _tile(view.box, view.tile[at]), "side": side}
    return Phrase(f"ask-{name}", args)


def answer(view: Raids, actions: ActionSpace, action: int) -> Phrase:
    """What an answer would do."""
    box, ship, at = view.box, view.seat, view.place[view.seat]
    kind, labels = actions.family(action).name, actions.labels(action)
    name, space = f"answer-{kind}", int(labels[0]) if labels else 0
    match kind:
        case "sail":
            return _course(view, name, space)
        case "flee" if labels:
            return _course(view, "answer-flee-to", space)
        case "replace" | "sell":
            held = view.hold[ship * box.spaces + space - 1]
            return Phrase(name, {"tile": _tile(box, held), "points": int(box.points[held]), "space": space})
        case "place" | "throw":
            return Phrase(name, {"tile": _tile(box, view.tile[at])})
        case "fight":
            return Phrase(name, {"cost": int(monsters.cost(view, ship)), "points": int(box.points[view.tile[at]])})
        case "feed":
            return Phrase(name, {"vikings": int(monsters.meal(view, ship))})
        case "strike":
            cost = int(battle.next_blow(view))
            return Phrase(name, {"cost": cost, "left": int(view.vikings[ship]) - cost})
        case _:
            return Phrase(name)


def _course(view: Raids, name: str, goal: int) -> Phrase:
    """A voyage to `goal`, with what lies on the way."""
    box, ship = view.box, view.seat
    spaces = range(view.place[ship] + 1, goal)
    way: list[Phrase] = []
    vikings = sum(int(passing.hires_at(view, space)) for space in spaces)
    coins = sum(int(passing.coin_at(view, space)) for space in spaces)
    if vikings:
        way.append(Phrase("way-vikings", {"vikings": vikings}))
    if coins:
        way.append(Phrase("way-coins", {"coins": coins}))
    met = [view.tile[space] for space in spaces if box.kind[view.tile[space]] == Kind.MONSTER]
    way += [_tile(box, monster) for monster in met]
    args: dict[str, Any] = {"space": goal, "way": tuple(way), "passes": "yes" if way else "no", "fight": "no"}
    if goal == box.harbour:
        return Phrase(f"{name}-home", {**args, "slot": int(view.docked) + 1})
    rival = track.ship_at(view, goal, ship)
    if rival != NOBODY:
        args |= {"fight": "yes", "rival": SeatName(rival)}
    return Phrase(name, {**args, "tile": _tile(box, view.tile[goal])})


def event(box: Box, told: Told) -> Phrase:
    """What happened, as a sentence."""
    a, b, c, d = told.figures
    who = SeatName(a)
    name = f"event-{told.name}"
    match told.name:
        case "voyage":
            return Phrase(name, {"voyage": a, "harbour": Phrase(f"harbour-{HARBOURS[b]}")})
        case "took":
            return Phrase(name, {"who": who, "tile": _tile(box, b), "space": c})
        case "replaced":
            return Phrase(name, {"who": who, "tile": _tile(box, b), "old": _tile(box, c)})
        case "threw" | "sold":
            return Phrase(name, {"who": who, "tile": _tile(box, b), "points": int(box.points[b])})
        case "hired":
            return Phrase(name, {"who": who, "vikings": b, "source": _source(c), "lost": d - b})
        case "lost":
            return Phrase(name, {"who": who, "vikings": b})
        case "left-game":
            return Phrase(name, {"tile": _tile(box, a), "space": b})
        case "sailed" | "fled":
            return Phrase(name, {"who": who, "from": b, "space": c, "home": _home(box, c)})
        case "coin":
            return Phrase(name, {"who": who, "value": b, "source": _source(c)})
        case "fought":
            return Phrase(name, {"who": who, "tile": _tile(box, b), "cost": c, "space": d})
        case "fed":
            return Phrase(name, {"who": who, "tile": _tile(box, b), "vikings": c, "space": d})
        case "struck":
            return Phrase(name, {"who": who, "rival": SeatName(b), "vikings": c})
        case "gave-way" | "turned-away":
            return Phrase(name, {"who": who, "rival": SeatName(b), "space": c})
        case "docked":
            return Phrase(name, {"who": who, "slot": b})
        case "ghost":
            return Phrase(name, {"space": b, "home": _home(box, b)})
        case "ranked":
            return Phrase(name, {"who": who, "rank": b, "coin": c, "count": d})
        case _:
            return Phrase(name)


def status(view: Raids, ship: int) -> Phrase:
    """Where a ship is, the ghost too."""
    at = view.place[ship]
    if at == 0:
        return Phrase("status-waiting", {"slot": int(view.slot[ship])})
    if at == view.box.harbour:
        return Phrase("status-docked", {"slot": int(view.slot[ship])})
    return Phrase("status-at-sea", {"space": int(at)})


def _tile(box: Box, tile: int) -> Phrase:
    return Phrase(f"tile-{box.names[tile]}")


def _source(source: int) -> Phrase:
    return Phrase(f"source-{SOURCES[source]}")


def _home(box: Box, space: int) -> str:
    return "yes" if space == box.harbour else "no"
