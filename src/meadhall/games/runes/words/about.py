"""Components of Runes explained from their figures: a corrected component file is told as corrected."""

from __future__ import annotations

from meadhall.engine.components import BASES, Components, Facts
from meadhall.engine.phrase import Phrase
from meadhall.games.runes.rules.box import Box
from meadhall.games.runes.rules.components import ROLLED, STAR_NAME
from meadhall.games.runes.rules.course import DEEPEST
from meadhall.games.runes.rules.names import AIMED, COLOURS, MOST_SEATS, RITUALS

PAYS = {"grey": ("match",), "black": ("match",), "gold": ("gold", "stone")}  # what an explanation of a stone tells


def bases(components: Components) -> dict[str, Facts]:
    """How we know of everything that can be explained."""
    found = {f"ritual-{e.values['id']}": {**e.facts, "effect": e.values["basis"]} for e in components.all("ritual")}
    pay = components.one("pay").facts
    for entry in components.all("colour"):
        colour = str(entry.values["id"])
        designs = [e.facts["runes"] for e in components.all("stone") if e.values["colour"] == colour]
        facts = {**entry.facts, "coins": _weakest([pay[key] for key in PAYS[colour]])}
        found[f"stone-{colour}"] = {**facts, "runes": _weakest(designs)} if designs else facts
    symbols = components.one("runes").facts["symbols"]
    names = components.one("runes").values["symbols"]
    found |= {f"rune-{name}": {"symbols": symbols, "effect": "printed"} for name in names}
    found[f"rune-{STAR_NAME}"] = {"effect": "printed", "copies": components.one("edges").facts["stars"]}
    found["tray"] = {"coins": _weakest([entry.facts["coins"] for entry in components.all("tray")])}
    forms = components.one("forms").facts
    found["form-line"] = forms
    found["form-circle"] = {"coins": forms["coins"], "shape": "inferred"}  # the picture of one is lost
    found["pile"] = {"id": "printed", "effect": "assumed"}
    return found


def _weakest(bases: list[str]) -> str:
    """The least sure of some bases."""
    return max(bases, key=BASES.index)


def title(box: Box, component: str) -> Phrase:
    """What a component is called; symbols of an owner's file by the names they have there."""
    kind, _, name = component.partition("-")
    return Phrase("rune", {"name": name}) if kind == "rune" and name in box.symbols else Phrase(component)


def about(box: Box, component: str) -> Phrase | None:
    """What a symbol or ritual does; None: its words say it."""
    kind, _, name = component.partition("-")
    if kind == "rune" and name != STAR_NAME:
        return Phrase("about-rune", {"rune": Phrase(component)})
    if kind != "ritual" or name not in RITUALS:
        return None
    number = RITUALS.index(name)
    return Phrase("about-ritual", {
        "strong": "yes" if box.strong[number] else "no",
        "effect": effect(box, number),
        "aimed": "yes" if number in AIMED else "no",
        "rolls": "in-vain" if box.die[number] and name not in ROLLED else "no",
    })  # fmt: skip


def effect(box: Box, kind: int) -> Phrase:
    """What a ritual does."""
    return Phrase(f"effect-{RITUALS[kind]}", figures(box))


def figures(box: Box) -> dict[str, int]:
    """What is in the box, what stones and forms pay, and what rituals reckon with."""
    colours = [COLOURS[box.colour[stone]] for stone in range(1, int(box.stones) + 1)]
    return {
        "stones": int(box.stones), "symbols": len(box.symbols) - 1, "rituals": sum(int(n) for n in box.copies),
        **{colour: colours.count(colour) for colour in ("grey", "black")}, "golden": colours.count("gold"),
        **{f"tray-{seats}": int(box.tray[seats]) for seats in range(2, MOST_SEATS + 1)},
        **{f"copies-{name}": int(box.copies[kind]) for kind, name in enumerate(RITUALS)}, "deepest": int(DEEPEST),
        "first": int(box.first), "first-gold": int(min(box.first * box.gold, box.most)),
        "match": int(box.match), "gold": int(box.match * box.gold), "most": int(box.most), "line": int(box.line),
        "form": int(box.form), "hand": int(box.hand), "theft": int(box.theft), "held": int(box.held),
    }  # fmt: skip
