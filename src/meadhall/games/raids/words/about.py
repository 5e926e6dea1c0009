"""What Raids' components are called, do and rest on, told from their figures."""

from __future__ import annotations

from meadhall.engine.components import BASES, Components, Entry, Facts
from meadhall.engine.phrase import Phrase
from meadhall.games.raids.rules import aboard, battle, monsters
from meadhall.games.raids.rules.box import Box
from meadhall.games.raids.rules.names import KINDS, NONE, SHIELDS, SHIPS, Kind, Shields
from meadhall.games.raids.words import naming
from meadhall.games.raids.words.naming import Figures, figures, ranks

RULES = ("harbour", "ghost", "battle", "viking", "monsters", "posts", "sold")  # no figures of the box; by the book
SHIELDS_ON = ("harbour-shields", *(f"harbour-shields-{name}" for name in SHIELDS[Shields.VIKINGS :]))


def bases(components: Components) -> dict[str, Facts]:
    """How we know of each component that can be explained; the facts of all entries that its figures come from."""
    whole, track, ship = (components.one(kind).facts for kind in ("box", "track", "ship"))
    passing, prize = components.one("passing").facts, components.one("prize").facts
    sets = {"sets": components.one("runes").facts["points"]}
    found: dict[str, Facts] = {name: {"rule": "printed"} for name in RULES}
    found["village"] = {"village": passing["village"], "villages": track["villages"]}
    found["route"] = {**track, "voyages": whole["voyages"], "tiles_a_voyage": whole["tiles_a_voyage"]}
    found["place"] = {"spaces": ship["spaces"]}
    found["shield"] = {"shields": ship["shields"]}
    found["runes"] = sets
    found["coin"] = _together(components.all("coin"))
    found["viking"] |= _together(components.all("crew"))
    for entry in components.all("tile"):
        kind = entry.values["kind"]
        more = {kind: passing[kind]} if kind in passing else sets if kind == "rune" else {}
        found[f"tile-{entry.values['id']}"] = {**entry.facts, **more}
    for entry in components.all("harbour"):
        found[f"harbour-{entry.values['id']}"] = {"id": entry.facts["id"], "prizes": prize["harbour"]}
    if SHIELDS_ON[0] in found:
        for name in SHIELDS_ON:  # what counts as a shield is ours to say (ruling 14)
            found[name] = {**found[SHIELDS_ON[0]], "counted": "assumed"}
    return found


def title(box: Box, component: str) -> Phrase:
    """What a component is called."""
    tile = _tile(box, component)
    return Phrase(component) if tile == NONE else naming.title(box, tile)


def about(box: Box, component: str) -> Phrase:
    """What a component of the box does."""
    tile = _tile(box, component)
    return Phrase(f"about-{component}", _told(box, component)) if tile == NONE else _about_tile(box, tile)


def counted(box: Box) -> dict[str, int]:
    """Figures that the rules to read name; those of ranks, shares, sets and crews by their number, from 1."""
    found = {
        "voyages": int(box.voyages),
        "tiles": len(box.pools),
        "route": int(box.harbour) - 1,
        "villages": sum(box.village),
        "village": int(box.village_hires),
        "places": int(box.spaces),
        "shields": int(box.shields[NONE]),
        "harbours": sum(box.harbours),
        "other-harbours": sum(box.harbours) - 1,
        "later-harbours": int(box.voyages) - 1,
        "goods": len(box.goods),
        "set": len(box.runes) - 1,
        "post": aboard.POST_HIRES,
        "meal": monsters.MEAL,
        "blow": battle.FIRST_BLOW,
    }
    for voyage in range(1, box.voyages + 1):
        found[f"tiles-{voyage}"] = int(box.first[voyage + 1] - box.first[voyage])
    ranked = {"prize": (box.prize, 3), "visit": (box.visit, 2), "plunder": (box.plunder, 2), "rune": (box.runes[1:], 5)}
    for name, (values, told) in ranked.items():
        found |= {f"{name}-{rank}": 0 for rank in range(1, told + 1)}  # an owner's file may have fewer
        found |= {f"{name}-{rank}": int(value) for rank, value in enumerate(values, 1)}
    for seats in range(2, SHIPS + 1):
        crew = box.crew[seats * SHIPS : seats * SHIPS + seats]
        found |= {f"crew-{seats}-{turn}": int(vikings) for turn, vikings in enumerate(crew, 1)}
    return found


def _told(box: Box, component: str) -> Figures:
    """The figures that explain what is no tile."""
    match component:
        case "village":
            return {"vikings": int(box.village_hires)}
        case "route":
            spaces, villages = int(box.harbour) - 1, sum(box.village)
            return {"spaces": spaces, "villages": villages, "voyages": int(box.voyages)}
        case "place":
            return {"places": int(box.spaces)}
        case "shield":
            return {"shields": int(box.shields[NONE])}
        case "runes":
            return _sets(box)
        case "coin":
            return {"coins": tuple(Phrase("number", {"n": int(value)}) for value in box.coin)}
        case "viking":
            return {"meal": monsters.MEAL}
        case _:
            return {"prizes": Phrase("about-prizes", {"coins": ranks("prize", tuple(box.prize))})}


def _about_tile(box: Box, tile: int) -> Phrase:
    kind = box.kind[tile]
    told = figures(box, tile)
    if kind <= Kind.GOODS:
        told["shields"] = Phrase("about-shields", {"n": int(box.shields[tile]), "bare": int(box.shields[NONE])})
    elif kind == Kind.RUNE:
        told |= _sets(box)
    elif kind == Kind.POST:
        told["hires"] = aboard.POST_HIRES
    elif kind == Kind.MONSTER:
        told["meal"] = monsters.MEAL
    else:
        told["shares"] = ranks(f"share-{KINDS[kind]}", box.shares(tile))
    return Phrase(f"about-{KINDS[kind]}", told)


def _sets(box: Box) -> Figures:
    sets = [Phrase("set", {"n": n, "points": int(points)}) for n, points in enumerate(box.runes) if n]
    return {"sets": tuple(sets), "most": len(sets)}


def _tile(box: Box, component: str) -> int:
    """The number of a tile by its component's name; NONE for anything else."""
    prefix, _, name = component.partition("-")
    return box.names.index(name) if prefix == "tile" and name in box.names[1:] else NONE


def _together(entries: list[Entry]) -> Facts:
    """The facts of several entries, each with the basis that can be claimed for all of them."""
    found: Facts = {}
    for fact, basis in (told for entry in entries for told in entry.facts.items()):
        found[fact] = max(basis, found.get(fact, basis), key=BASES.index)
    return found
