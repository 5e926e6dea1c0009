"""What is said in a game of Raids: questions, answers, events, and where a ship is."""

from __future__ import annotations

from typing import Any

from meadhall.engine.actions import ActionSpace
from meadhall.engine.game import Told
from meadhall.engine.phrase import Phrase, SeatName
from meadhall.engine.state import OVER
from meadhall.games.raids.rules import aboard, battle, monsters, scoring, track
from meadhall.games.raids.rules.box import Box
from meadhall.games.raids.rules.names import HARBOURS, KINDS, NOBODY, NONE, QUESTIONS, SCORES, SOURCES, Kind
from meadhall.games.raids.rules.state import Raids
from meadhall.games.raids.words.forecast import Met, course, prize_of_race, stowed
from meadhall.games.raids.words.naming import figures, plain, the

# -- questions -------------------------------------------------------------------------------------------------------


def question(view: Raids) -> Phrase:
    """What the asked ship has to decide."""
    if view.seat == OVER:
        return Phrase("ask-over")
    box, name = view.box, QUESTIONS[view.phase]
    ship, at = view.seat, view.place[view.seat]
    args: dict[str, Any] = {"who": SeatName(ship), "space": int(at)}
    match name:
        case "take":
            args["tile"] = the(box, view.tile[at])
        case "monster":
            args["strength"] = int(box.points[view.tile[at]])
        case "sell":
            held = view.hold[ship * box.spaces : (ship + 1) * box.spaces]
            args["sales"] = min(int(view.sales), sum(box.kind[tile] == Kind.GOODS for tile in held))
        case "battle":
            args |= {"rival": SeatName(view.rival), "blow": int(view.blow), "cost": int(battle.next_blow(view))}
            side = "attacker" if ship == view.mover else "defender"
            args |= {"tile": the(box, view.tile[at]), "side": side}
        case _:  # where to: home is the only way when nothing else is left
            args["courses"] = len(view.legal())
    return Phrase(f"ask-{name}", args)


# -- answers ---------------------------------------------------------------------------------------------------------


def answer(view: Raids, actions: ActionSpace, action: int) -> Phrase:
    """What an answer would do."""
    box, ship, at = view.box, view.seat, view.place[view.seat]
    kind, labels = actions.family(action).name, actions.labels(action)
    name, number = f"answer-{kind}", int(labels[0]) if labels else 0
    args: dict[str, Any]
    match kind:
        case "sail":
            return _sailing(view, name, number)
        case "flee" if labels:
            return _sailing(view, "answer-flee-to", number)
        case "place":
            return _stowing(view, name, NONE)
        case "replace":
            return _stowing(view, name, view.hold[ship * box.spaces + number - 1])
        case "throw":
            return Phrase(name, {"tile": the(box, view.tile[at])})
        case "sell":
            held = view.hold[ship * box.spaces + number - 1]
            then = stowed(view, ship, NONE, held)
            args = {"tile": the(box, held), "points": int(box.points[held]), "place": number}
            return Phrase(name, {**args, "shields": then.shields, "lost": then.lost})
        case "done":
            room = int(scoring.shields(view, ship) - view.vikings[ship])
            return Phrase(name, {"vikings": min(aboard.POST_HIRES, room)})
        case "fight":
            cost = int(monsters.cost(view, ship))
            left = int(view.vikings[ship]) - cost
            return Phrase(name, {"cost": cost, "left": left, "points": int(box.points[view.tile[at]])})
        case "feed":
            meal = int(monsters.meal(view, ship))
            return Phrase(name, {"vikings": meal, "left": int(view.vikings[ship]) - meal})
        case "strike":
            cost, theirs = int(battle.next_blow(view)), int(view.vikings[view.rival])
            args = {"cost": cost, "left": int(view.vikings[ship]) - cost, "needs": cost + 1, "theirs": theirs}
            rival = SeatName(view.rival)
            return Phrase(name, {**args, "rival": rival, "answered": "yes" if theirs > cost else "no"})
        case _:  # flee
            args = {"tile": the(box, view.tile[at]), "vikings": int(view.vikings[ship])}
            return Phrase(name, {**args, "rival": SeatName(view.rival)})


def _stowing(view: Raids, name: str, old: int) -> Phrase:
    """The tile at the ship comes aboard, in place of `old`."""
    tile = view.tile[view.place[view.seat]]
    then = stowed(view, view.seat, tile, old)
    args: dict[str, Any] = {"tile": the(view.box, tile), "gain": _gain(view.box, tile)}
    if old != NONE:
        args |= {"old": the(view.box, old, "nom"), "gone": _gain(view.box, old)}
    return Phrase(name, {**args, "shields": then.shields, "lost": then.lost})


def _sailing(view: Raids, name: str, goal: int) -> Phrase:
    """A voyage to `goal`, with what lies on the way and what waits there."""
    ship, lies = view.seat, course(view, view.seat, goal)
    way: list[Phrase] = []
    if lies.offered:
        fewest, most = lies.hired
        way.append(Phrase("way-vikings", {"fewest": fewest, "most": most, "sure": _yes(fewest == most)}))
    if lies.coins:
        way.append(Phrase("way-coins", {"coins": lies.coins}))
    way += [_monster(view.box, met) for met in lies.met]
    args: dict[str, Any] = {"space": goal, "fight": "no"}
    if goal == view.box.harbour:
        if prize := prize_of_race(view):
            way.append(Phrase("way-race", {"coin": prize}))
        return Phrase(f"{name}-home", {**args, "slot": int(view.docked) + 1, "way": tuple(way), "passes": _yes(way)})
    rival = track.ship_at(view, goal, ship)
    if rival != NOBODY:
        args |= {"fight": "yes", "rival": SeatName(rival)}
        theirs = int(view.vikings[rival])
        blows: dict[str, Any] = {"armed": _yes(lies.crew[0]), "theirs": theirs, "answered": _yes(theirs > 1)}
        way.append(Phrase("way-battle", {"rival": SeatName(rival), **blows}))
    return Phrase(name, {**args, "tile": plain(view.box, view.tile[goal]), "way": tuple(way), "passes": _yes(way)})


def _monster(box: Box, met: Met) -> Phrase:
    """A monster on the way, with what it takes to fight and to feed it."""
    meal = monsters.MEAL if met.prey else 0
    return Phrase("way-monster", {"strength": int(box.points[met.tile]), "cost": met.cost, "meal": meal})


def _gain(box: Box, tile: int) -> Phrase:
    """What a tile is good for, in a few words."""
    sets = tuple(Phrase("number", {"n": int(points)}) for points in box.runes[1:])
    return Phrase(f"gain-{KINDS[box.kind[tile]]}", {**figures(box, tile), "sets": sets, "most": len(sets)})


def _yes(true: object) -> str:
    return "yes" if true else "no"


# -- events ----------------------------------------------------------------------------------------------------------


def event(box: Box, told: Told) -> Phrase:
    """What happened, as a sentence."""
    a, b, c, d = told.figures
    who = SeatName(a)
    name = f"event-{told.name}"
    match told.name:
        case "voyage":
            return Phrase(name, {"voyage": a, "harbour": Phrase(f"harbour-{HARBOURS[b]}")})
        case "took":
            return Phrase(name, {"who": who, "tile": the(box, b), "gain": _gain(box, b), "space": c})
        case "replaced":
            gains = {"gain": _gain(box, b), "gone": _gain(box, c)}
            return Phrase(name, {"who": who, "tile": the(box, b), "old": the(box, c, "nom"), **gains})
        case "threw" | "sold":
            return Phrase(name, {"who": who, "tile": the(box, b), "points": int(box.points[b])})
        case "hired":
            return Phrase(name, {"who": who, "vikings": b, "source": _source(c), "lost": d - b})
        case "lost":
            return Phrase(name, {"who": who, "vikings": b})
        case "left-game":
            return Phrase(name, {"tile": the(box, a, "nom"), "space": b})
        case "sailed" | "fled":
            return Phrase(name, {"who": who, "from": b, "space": c, "home": _yes(c == box.harbour)})
        case "coin":
            return Phrase(name, {"who": who, "value": b, "source": _source(c)})
        case "fought" | "fed":
            return Phrase(name, {"who": who, "strength": int(box.points[b]), "vikings": c, "space": d})
        case "struck":
            return Phrase(name, {"who": who, "rival": SeatName(b), "vikings": c})
        case "gave-way" | "turned-away":
            return Phrase(name, {"who": who, "rival": SeatName(b), "space": c})
        case "docked":
            return Phrase(name, {"who": who, "slot": b})
        case "ghost":
            return Phrase(name, {"space": b, "home": _yes(b == box.harbour)})
        case "counted":
            return Phrase(name, {"who": who, "line": Phrase(f"score-{SCORES[b]}"), "points": c})
        case "ranked":
            return Phrase(name, {"who": who, "rank": b})
        case _:
            return Phrase(name)


def _source(source: int) -> Phrase:
    return Phrase(f"source-{SOURCES[source]}")


# -- where a ship is -------------------------------------------------------------------------------------------------


def status(view: Raids, ship: int) -> Phrase:
    """Where a ship is, the ghost too."""
    at = view.place[ship]
    if at == 0:
        return Phrase("status-waiting", {"slot": int(view.slot[ship])})
    if at == view.box.harbour:
        return Phrase("status-docked", {"slot": int(view.slot[ship])})
    return Phrase("status-at-sea", {"space": int(at)})
