"""Why an answer of Runes is not possible, as phrases."""

from __future__ import annotations

from typing import Any

from meadhall.engine.phrase import Phrase, SeatName
from meadhall.engine.reason import Reason
from meadhall.games.runes.rules import reasons, targets
from meadhall.games.runes.rules.names import (
    COLOURS,
    NO_RITUAL,
    NOBODY,
    QUESTIONS,
    RITUALS,
    VARIANTS,
    Act,
    Ritual,
    Variant,
)
from meadhall.games.runes.rules.state import Runes
from meadhall.games.runes.words.phrases import ritual_name, the_stone

CHOICES = {"stone": "hand", "turn": "stone"}  # what can still be chosen for a cell, by the open question
PLAYS = ("place", "quick-turn", "steal-hand", "swap-hands")  # rituals that a help names


def reason(view: Runes, action: int, why: Reason) -> Phrase:
    """Why an answer cannot be given now, with names for its figures."""
    figures = dict(why.figures)
    args: dict[str, Any] = {"question": QUESTIONS[view.phase], "is": "no"}
    args |= _things(view, figures)
    if view.deed != NO_RITUAL:
        args |= {"ritual": ritual_name(view.deed), "is": RITUALS[view.deed], "caster": SeatName(view.caster)}
    named = reasons.ritual_named(action)
    match why.name:
        case "no-match" | "too-few":
            args["choice"] = CHOICES.get(QUESTIONS[view.phase], "turned")
        case "no-target":
            args["mine"] = "yes" if figures["owner"] == view.seat else "no"
        case "other-colour":
            args |= {"colour": COLOURS[targets.loot_colour(view)], "there": COLOURS[view.box.colour[figures["stone"]]]}
        case "other-turn":
            args["turn"] = SeatName(view.active)
        case "not-held" | "defence-only" | "parry-only":
            args |= {"card": ritual_name(named), "kind": RITUALS[named]}
            if named == Ritual.COPY and view.open != NO_RITUAL:
                args["copied"] = ritual_name(view.open)
        case "in-vain":
            kind = figures["as"]
            args |= {"ritual": ritual_name(figures["ritual"]), "kind": RITUALS[kind], "copied": "no"}
            if figures["copied"]:
                args["copied"] = ritual_name(kind)
        case "taken-up":
            args |= {
                "same": "yes" if figures["stone"] == view.stone else "no",
                "stone": the_stone(view.box, view.stone),
            }
        case "turned":
            args["stone"] = the_stone(view.box, view.stone)
        case "hands-only" | "table-only" | "players-only":
            args["at"] = "yes" if Act.AT <= action < Act.TAKE else "no"
        case _:
            pass
    if why.name in ("not-yours", "laid-already", "other-turn"):
        args |= {name: ritual_name(RITUALS.index(name)) for name in PLAYS}
    return Phrase(f"why-{why.name}", args)


def _things(view: Runes, figures: dict[str, int]) -> dict[str, Any]:
    """Figures that name a stone or a seat become its name; all others stay figures."""
    found: dict[str, Any] = {"variant": VARIANTS[view.variant], "strong": "yes"}
    if view.variant != Variant.STANDARD:
        found["strong"] = "no"
    for key, value in figures.items():
        if key == "stone" and value:
            found[key] = the_stone(view.box, value)
            found["subject"] = Phrase("stone-subject", {"colour": COLOURS[view.box.colour[value]], "number": value})
        elif key == "owner":
            if value != NOBODY and 0 <= value < view.seats:
                found[key] = SeatName(value)
        else:
            found[key] = int(value)
    return found
