"""Why an answer is not possible in Walhalla, with names for what its figures count."""

from __future__ import annotations

from typing import Any

from meadhall.engine.phrase import Phrase, SeatName
from meadhall.engine.reason import Reason
from meadhall.games.walhalla.rules import berths, reasons
from meadhall.games.walhalla.rules.names import FJORD_NAMES, FJORDS, NOBODY, Act
from meadhall.games.walhalla.rules.state import Walhalla
from meadhall.games.walhalla.words.parts import at_place, card, row_of


def reason(view: Walhalla, action: int, reason: Reason) -> Phrase:
    """The sentence about an answer that is refused."""
    args: dict[str, Any] = {}
    for key, figure in reason.figures.items():
        match key:
            case "owner" | "active" | "rival":
                args[key] = SeatName(figure)
            case "place":
                args[key] = at_place(figure)
            case "card":
                args[key] = card(figure)
            case "fjord":
                args[key] = FJORD_NAMES[figure]
            case "field":
                args |= row_of(view, figure)
            case _:
                args[key] = figure
    match reason.name:
        case "full":
            args["open"] = _listed([FJORD_NAMES[fjord] for fjord in range(FJORDS) if berths.has_room(view, fjord)])
        case "unattacked":
            args["shield"] = "yes" if action == Act.SHIELD else "no"
        case "closed" | "declined":
            args |= {"next": int(view.raid) + 1, "last": "yes" if view.raid == view.box.raids else "no"}
        case "running":
            meant = int(reasons.card_of(action))
            args |= {"named": "no" if meant == NOBODY else "yes", "card": "" if meant == NOBODY else card(meant)}
    return Phrase(f"why-{reason.name}", args)


def _listed(fjords: list[str]) -> Phrase:
    """Fjords by their letters: A; A and B; A, B and C."""
    *before, last = fjords
    if not before:
        return Phrase("fjords-one", {"last": last})
    return Phrase("fjords", {"fjords": ", ".join(before), "last": last})
