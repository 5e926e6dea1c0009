"""What Walhalla's components are called and do, told from their figures: a corrected file is told as corrected."""

from __future__ import annotations

from typing import Any

from meadhall.engine.components import BASES, Components, Entry, Facts
from meadhall.engine.game import COLOURS
from meadhall.engine.phrase import Phrase
from meadhall.games.walhalla.rules.box import Box
from meadhall.games.walhalla.rules.names import CARDS, KINDS, SEATS, Card
from meadhall.games.walhalla.words.parts import at_place, points

EFFECTS = {"tongue": "tongue_card", "valhalla": "valhalla_card", "hunt": "hunt"} | dict.fromkeys(KINDS, "card")
PRINTED = BASES[0]  # figures that the first files did not hold


def title(box: Box, component: str) -> Phrase:
    """What a component is called."""
    kind, _, name = component.partition("-")
    match kind:
        case "field" if name in box.names[1:]:
            field = box.names.index(name)
            return Phrase(f"name-{KINDS[box.kind[field]]}", {"value": int(box.value[field])})
        case "card" if name in CARDS[Card.TONGUE_6 : Card.VALHALLA]:
            return Phrase("name-banner", {"value": int(box.tongue_of[CARDS.index(name)])})
        case "headland":
            return Phrase("name-headland", {"value": int(name.partition("-")[2])})
        case "dragon" if name in box.dragon_names:
            return Phrase("name-dragon", _dragon(box, name))
        case "option" if name.startswith("tongues-"):
            return Phrase("name-tongues", {"tiles": name.removeprefix("tongues-").replace("-", ", ")})
    return Phrase(component)


def about(box: Box, component: str) -> Phrase | None:
    """What a component does; None where there is more to say than figures."""
    kind, _, name = component.partition("-")
    args: dict[str, Any] = {}
    match kind:
        case "field":
            field = box.names.index(name)
            value = int(box.value[field])
            args = {
                "value": value,
                "points": points(value),
                "hunted": int(value * box.hunt),
                "pay": _listed(box.wheat[1:]),
            }
            return Phrase(f"about-{KINDS[box.kind[field]]}", args)
        case "card":
            return _card(box, name)
        case "headland":
            place, _, value_ = name.partition("-")
            return Phrase(f"about-headland-{place}", {"points": points(int(value_))})
        case "dragon":
            return Phrase("about-dragon", _dragon(box, name))
        case "raid":
            args = {"raids": int(box.raids), "dragons": int(box.dragons) - 1}
        case "stack":
            args = {"dragons": int(box.dragons) - 1}
        case "midgard":
            args = {"three": int(box.midgard[3]), "four": int(box.midgard[4])}
        case "asgard":
            args = {f"for-{n}": _listed(box.supply[n * SEATS : n * SEATS + n]) for n in (3, 4)}
        case "valhalla":
            args = {"price": int(box.price), "first": points(box.glory[0]), "second": int(box.glory[1])}
        case "fjord":
            args = {"fields": int(box.length)}
        case "deck":
            args = {"cards": sum(int(copies) for copies in box.cards), "dealt": int(box.dealt)}
        case "fields":
            args = {"points": points(box.field_points)}
        case _:
            return None
    return Phrase(f"about-{kind}", args)


def figures(box: Box) -> dict[str, int]:
    """Figures of the component file by the names that rules to read and rules of questions use."""
    found: dict[str, int] = {
        "raids": box.raids,
        "dragons": box.dragons - 1,
        "dragon-colour": min(sum(colour == seat for colour in box.colour[1:]) for seat in range(SEATS)),
        "vikings": box.vikings,
        "tiles": sum(box.copies),
        "tongue-tiles": box.usual,
        "shortest": box.shortest,
        "longest": box.longest,
        "rows": box.length,
        "cards": sum(box.cards),
        "dealt": box.dealt,
        "price": box.price,
        "hunt": box.hunt,
        "card": box.card_points,
        "banner": box.tongue_card,
        "valkyrie": box.valhalla_card,
        "field": box.field_points,
        "glory-1": box.glory[0],
        "glory-2": box.glory[1],
    }
    for seats in (3, 4):
        found[f"midgard-{seats}"], found[f"valhalla-{seats}"] = box.midgard[seats], box.valhalla[seats]
        found |= {f"supply-{seats}-{rank + 1}": box.supply[seats * SEATS + rank] for rank in range(seats)}
    for number in range(3):
        found |= {f"first-{number + 1}": box.first[number], f"second-{number + 1}": box.second[number]}
        found[f"wheat-{number + 1}"] = box.wheat[number + 1] if number < box.raids else 0
    found |= {f"copies-{name}": copies for name, copies in zip(CARDS, box.cards, strict=True)}
    return {name: int(figure) for name, figure in found.items()}


def _card(box: Box, name: str) -> Phrase | None:
    card = CARDS.index(name)
    if card == Card.HUNT:
        return Phrase("about-hunt", {"times": int(box.hunt)})
    if card == Card.VALHALLA:
        return Phrase("about-valkyrie", {"vikings": int(box.valhalla_card)})
    if Card.TONGUE_6 <= card <= Card.TONGUE_8:
        return Phrase("about-banner", {"value": int(box.tongue_of[card]), "vikings": int(box.tongue_card)})
    return Phrase(f"about-{name}-card", {"points": points(box.card_points)}) if card < Card.TONGUE_6 else None


def _dragon(box: Box, name: str) -> dict[str, Any]:
    dragon = box.dragon_names.index(name)
    return {"colour": Phrase(f"colour-{COLOURS[box.colour[dragon]]}"), "place": at_place(box.coloured[dragon])}


def _listed(figures: Any) -> str:
    return ", ".join(str(figure) for figure in figures)


def bases(parts: Components, box: Box) -> dict[str, Facts]:
    """How we know: the components that can be explained, each with the basis of what is told of it."""
    whole, scoring, length = parts.one("box").facts, parts.one("scoring").facts, parts.one("dragon-length").facts
    land, crews, supplies = parts.one("land").facts, _weakest(parts.all("crew")), _weakest(parts.all("supply"))
    found = {
        "raid": {"raids": whole["raids"], "dragons": whole["dragons"]},
        "stack": {"dragons": whole["dragons"]},
        "midgard": {"midgard": crews["midgard"]},
        "valhalla": {
            "valhalla": crews["valhalla"],
            "defence": scoring.get("defence", PRINTED),
            "glory": scoring["valhalla"],
        },
        "asgard": {f"supply-{fact}": basis for fact, basis in supplies.items()},
        "fjord": {"length": length["fields"]},
        "tongue-strength": {"usual": land["usual"]},
        "fields": {"field": scoring["field"]},
        "deck": {"cards": whole["cards"], "dealt": whole["dealt"]},
        "discards": {"cards": whole["cards"]},
        "cards-hidden": {"dealt": whole["dealt"]},
    }
    tiles = _weakest(parts.all("tile"))
    for entry in parts.all("field"):
        pays = {"wheat": scoring["wheat"]} if entry.values["kind"] == "wheat" else {}
        found[f"field-{entry.values['id']}"] = entry.facts | pays | {"tiles": tiles["copies"]}
    for entry in parts.all("card"):
        figure = EFFECTS.get(entry.values["id"].partition("-")[0])  # Attack and Shield have none
        effect = {"effect": scoring.get(figure, PRINTED)} if figure else {}
        found[f"card-{entry.values['id']}"] = effect | entry.facts
    for entry in parts.all("headland"):
        for place in ("first", "second"):
            found[f"headland-{place}-{entry.values[place]}"] = {place: entry.facts[place]}
    for name, entry in zip(box.dragon_names[1:], parts.all("dragon"), strict=True):
        found[f"dragon-{name}"] = entry.facts
    return found


def _weakest(entries: list[Entry]) -> Facts:
    """The facts of several entries, each with the weakest basis it has there."""
    found: Facts = {}
    for entry in entries:
        for fact, basis in entry.facts.items():
            found[fact] = max(basis, found.get(fact, basis), key=BASES.index)
    return found
