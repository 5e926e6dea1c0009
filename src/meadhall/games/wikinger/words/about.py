"""What Wikinger's components are called and do, told from their figures: a corrected file is told as corrected."""

from __future__ import annotations

from meadhall.engine.components import Components, Facts
from meadhall.engine.phrase import Phrase
from meadhall.games.wikinger.rules.box import FIRST_SHIPS, Box
from meadhall.games.wikinger.rules.names import FIGURES, GREATS, MIDDLES, ROWS, SPECIALS, TILES, Special, is_ship
from meadhall.games.wikinger.words import naming

RULE = {"rule": "printed"}  # what the rulebook says, without a figure of its own
COAST = {"coast": "assumed"}  # that sea lies along the homeland
BOARD = {  # what the board shows, with the figures of the component file that it is about
    "board-price": ("round", "combinations"), "board-round": ("round", "rounds"), "board-drawn": ("round", "drawn"),
    "board-auction": ("round", "drawn"), "board-specials": ("round", "shown"), "board-points": ("start", "points"),
    "board-gold": ("end", "gold_a_point"), "board-boatmen": ("end", "most_boatmen"),
    "board-islands": ("end", "most_islands"), "board-longest": ("end", "longest_island"),
    "board-feeding": ("end", "surplus", "missing"),
}  # fmt: skip


def title(box: Box, component: str) -> Phrase:
    """What a component is called."""
    kind, _, name = component.partition("-")
    if kind == "tile" and name in TILES:
        return naming.tile(box, TILES.index(name) + 1)
    if kind == "special" and name in SPECIALS:
        return naming.special(box, SPECIALS.index(name))
    return Phrase(component)


def about(box: Box, component: str) -> Phrase | None:
    """What a component of the box does; None where its words say it."""
    kind, _, name = component.partition("-")
    if kind == "tile" and name in MIDDLES:
        return Phrase("about-middle", {"great": naming.great(box, name)})
    if kind == "tile" and name.endswith("-ship"):
        tile = TILES.index(name) + 1
        return Phrase("about-ship", {"reach": ROWS[box.reach[tile] - 1], "worth": worth(box, tile)})
    if kind == "special":
        amount = int(box.amount[SPECIALS.index(name)])
        if name in GREATS:
            return Phrase("about-great", {"building": naming.building(box, name.removeprefix("great-")), "n": amount})
        who = name.rpartition("-")[0]
        return Phrase(f"about-more-{who}", {"n": amount}) if who in FIGURES else None
    return None


def worth(box: Box, tile: int) -> Phrase:
    """What a ship is worth."""
    return Phrase("price", {"gold": int(box.ship_gold[tile]), "points": int(box.ship_points[tile])})


def figures(box: Box) -> dict[str, int]:
    """Figures of the component file that explanations and rules name."""
    found = {name: int(box.amount[number]) for number, name in enumerate(SPECIALS)}
    found |= {f"gold-{seats}": int(box.gold[seats]) for seats in (2, 3, 4)}
    found |= {f"copies-{name}": int(box.specials[number]) for number, name in enumerate(SPECIALS)}
    found |= {"specials": sum(box.specials), "copies-great": sum(box.specials[Special.GREAT_FARM :])}
    for tile, name in enumerate(TILES, 1):
        if is_ship(tile):
            found |= {f"{name}-gold": int(box.ship_gold[tile]), f"{name}-points": int(box.ship_points[tile])}
    return found | {
        "noble": int(box.noble_points), "scout": int(box.scout_points), "goldsmith": int(box.goldsmith_gold),
        "fisher": int(box.fisher_feeds), "gold-a-point": int(box.gold_a_point), "boatmen": int(box.most_boatmen),
        "islands": int(box.most_islands), "longest": int(box.longest_island), "fed": int(box.surplus),
        "hungry": int(box.missing), "rounds": int(box.rounds), "slots": int(box.slots), "drawn": int(box.drawn),
        "shown": int(box.shown), "start-points": int(box.start_points), "first-ships": FIRST_SHIPS,
    }  # fmt: skip


def bases(components: Components) -> dict[str, Facts]:
    """Everything that can be explained, with how we know it: tiles, figures, special tiles, and what boards show."""
    found = {
        f"{kind}-{entry.values['id']}": entry.facts
        for kind in ("tile", "figure", "special")
        for entry in components.all(kind)
    }
    for name, facts in found.items():
        if name.endswith("-ship") and "id" in facts:
            facts["colour"] = facts.pop("id")  # what makes it another ship
    for name, (kind, *keys) in BOARD.items():
        found[name] = {key: components.one(kind).facts[key] for key in keys}
    for entry in components.all("gold"):
        found["board-gold"] |= entry.facts
    found |= {"board-barred": RULE, "board-column": RULE, "homeland": {**RULE, **COAST}, "row-ships": RULE}
    return found | {f"row-{row}": found[f"figure-{who}"] for row, who in zip(ROWS[1:], FIGURES[1:], strict=True)}
