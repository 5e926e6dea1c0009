"""What Raids says in a few words: answers in a narrow list, and the counts to decide by."""

from __future__ import annotations

from typing import Any

from meadhall.engine.actions import ActionSpace
from meadhall.engine.phrase import Phrase, SeatName
from meadhall.games.raids.rules import aboard, battle, monsters, scoring, track
from meadhall.games.raids.rules.names import NOBODY, NONE, Kind, Score
from meadhall.games.raids.rules.state import Raids
from meadhall.games.raids.words.forecast import course, prize_of_race, stowed
from meadhall.games.raids.words.naming import brief

Count = tuple[str, str, Phrase]  # symbol, figure, what it counts


def short(view: Raids, actions: ActionSpace, action: int) -> Phrase:
    """An answer in one to three words; its consequence, whom it fights, and where."""
    box, ship, at = view.box, view.seat, view.place[view.seat]
    kind, labels = actions.family(action).name, actions.labels(action)
    name, number = f"short-{kind}", int(labels[0]) if labels else 0
    match kind:
        case "sail":
            return _sailing(view, name, number)
        case "flee" if labels:
            return _sailing(view, "short-flee-to", number)
        case "place":
            then = stowed(view, ship, view.tile[at], NONE)
            return Phrase(name, {"shields": then.shields, "lost": then.lost})
        case "replace":
            old = view.hold[ship * box.spaces + number - 1]
            then = stowed(view, ship, view.tile[at], old)
            return Phrase(name, {"old": brief(box, old), "shields": then.shields, "lost": then.lost})
        case "sell":
            held = view.hold[ship * box.spaces + number - 1]
            return Phrase(name, {"tile": brief(box, held), "points": int(box.points[held])})
        case "done":
            room = int(scoring.shields(view, ship) - view.vikings[ship])
            return Phrase(name, {"vikings": min(aboard.POST_HIRES, room)})
        case "fight":
            return Phrase(name, {"cost": int(monsters.cost(view, ship)), "points": int(box.points[view.tile[at]])})
        case "feed":
            return Phrase(name, {"vikings": int(monsters.meal(view, ship))})
        case "strike":
            rival = {"rival": SeatName(view.rival), "theirs": int(view.vikings[view.rival])}
            return Phrase(name, {"cost": int(battle.next_blow(view)), **rival})
        case _:  # throw, or flee from a battle
            return Phrase(name, {"vikings": int(view.vikings[ship])})


def _sailing(view: Raids, name: str, goal: int) -> Phrase:
    """A voyage to `goal`: what waits there, and what it brings on the way."""
    lies, args = course(view, view.seat, goal), dict[str, Any]()
    way = [Phrase("brief-monster", {"strength": int(view.box.points[met.tile])}) for met in lies.met]
    if lies.hired[1]:
        way.append(Phrase("brief-vikings", {"fewest": lies.hired[0], "most": lies.hired[1]}))
    home = goal == view.box.harbour
    coins = lies.coins + (prize_of_race(view) if home else 0)
    if coins:
        way.append(Phrase("brief-coins", {"coins": coins}))
    args = {"way": tuple(way), "passes": "yes" if way else "no"}
    if home:
        return Phrase(f"{name}-home", {**args, "slot": int(view.docked) + 1})
    rival = track.ship_at(view, goal, view.seat)
    args |= {"space": goal, "tile": brief(view.box, view.tile[goal]), "fight": "no" if rival == NOBODY else "yes"}
    return Phrase(name, args if rival == NOBODY else {**args, "rival": SeatName(rival)})


def chips(view: Raids, of: int) -> list[Count]:
    """What a ship has: crew and shields, weapons, coins, and what lies beside it."""
    crew, room = int(view.vikings[of]), int(scoring.shields(view, of))
    coins = int(scoring.score(view, of, Score.COINS))
    beside = {name: int(scoring.beside(view, of, kind)) for name, kind in BESIDE.items()}
    counted = {"axe": int(scoring.weapons(view, of)), "coin": coins, **beside}
    made = [("viking", f"{crew}/{room}", Phrase("chip-viking", {"n": crew, "room": room}))]
    return made + [(symbol, str(n), Phrase(f"chip-{symbol}", {"n": n})) for symbol, n in counted.items()]


BESIDE = {"rune": Kind.RUNE, "post": Kind.POST, "monster": Kind.MONSTER}
