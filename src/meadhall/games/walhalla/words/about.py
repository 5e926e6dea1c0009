"""What Walhalla's components are called and do, told from their figures: a corrected file is told as corrected."""

from __future__ import annotations

from meadhall.engine.components import Components, Facts
from meadhall.engine.phrase import Phrase
from meadhall.games.walhalla.rules.box import Box
from meadhall.games.walhalla.rules.names import CAMPS, CARDS, KINDS, NONE, Card


def title(box: Box, component: str) -> Phrase:
    """What a component is called."""
    field, card = field_of(box, component), card_of(component)
    if field != NONE:
        return Phrase(f"name-{KINDS[box.kind[field]]}", {"value": int(box.value[field])})
    if Card.TONGUE_6 <= card <= Card.TONGUE_8:
        return Phrase("name-banner", {"value": int(box.tongue_of[card])})
    value = component.removeprefix("headland-")
    return Phrase("name-headland", {"value": int(value)}) if value.isdecimal() else Phrase(component)


def about(box: Box, component: str) -> Phrase | None:
    """What a component does; None where there is more to say than figures."""
    field, card = field_of(box, component), card_of(component)
    if field != NONE:
        pay = ", ".join(str(points) for points in box.wheat[1:])
        name = f"about-{KINDS[box.kind[field]]}"
        return Phrase(name, {"value": int(box.value[field]), "times": int(box.hunt), "pay": pay})
    if Card.TONGUE_6 <= card <= Card.TONGUE_8:
        return Phrase("about-banner", {"value": int(box.tongue_of[card]), "vikings": int(box.tongue_card)})
    if card == Card.VALHALLA:
        return Phrase("about-valkyrie", {"vikings": int(box.valhalla_card)})
    if card == Card.HUNT:
        return Phrase("about-hunt", {"times": int(box.hunt)})
    value = component.removeprefix("headland-")
    if value.isdecimal():
        return Phrase(f"about-headland-{'first' if int(value) in box.first else 'second'}", {"value": int(value)})
    return None


def bases(parts: Components) -> dict[str, Facts]:
    """How we know: the components that can be explained, each with its basis."""
    found = {}
    for kind in ("field", "card"):
        for entry in parts.all(kind):
            found[f"{kind}-{entry.values['id']}"] = entry.facts
    for entry in parts.all("headland"):
        found[f"headland-{entry.values['first']}"] = entry.facts
        found[f"headland-{entry.values['second']}"] = entry.facts
    found["dragon"] = parts.all("dragon")[0].facts
    return found | dict.fromkeys(CAMPS, parts.all("supply")[0].facts)


def field_of(box: Box, component: str) -> int:
    """The number of a field by its component's name; NONE for anything else."""
    prefix, _, name = component.partition("-")
    return box.names.index(name) if prefix == "field" and name in box.names[1:] else NONE


def card_of(component: str) -> int:
    """The number of a card by its component's name; -1 for anything else."""
    prefix, _, name = component.partition("-")
    return CARDS.index(name) if prefix == "card" and name in CARDS else -1
