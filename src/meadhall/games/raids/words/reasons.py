"""Why an answer cannot be given, as a sentence: the figures of a reason with names for tiles, ships and questions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from meadhall.engine.phrase import Phrase, SeatName
from meadhall.engine.reason import Reason
from meadhall.games.raids.rules import track
from meadhall.games.raids.rules.names import QUESTIONS
from meadhall.games.raids.rules.state import Raids
from meadhall.games.raids.words.naming import the


def reason(view: Raids, reason: Reason) -> Phrase:
    """The sentence of a reason; its `.help` says what would make the answer possible."""
    box, ship, at = view.box, int(view.seat), int(view.place[view.seat])
    figures = reason.figures
    args: dict[str, Any] = {**figures}
    match reason.name:
        case "here":
            args |= {"question": QUESTIONS[view.phase], "rival": _ship_at(view, at)}
        case "village":
            args["ghost"] = "yes" if view.ships > view.seats and view.place[view.seats] == figures["space"] else "no"
        case "monster":
            args |= {"strength": int(box.points[view.tile[figures["space"]]]), "able": _able(figures)}
        case "unarmed":
            args |= {"rival": _ship_at(view, figures["space"]), "fed": max(0, figures["crew"] - figures["have"])}
        case "take-first" | "full":
            args["tile"] = the(box, view.tile[at])
        case "course-set":
            args |= {"tile": the(box, view.tile[at]), "home": "yes" if figures["goal"] == box.harbour else "no"}
        case "in-battle":
            args |= {"rival": SeatName(int(view.rival)), "tile": the(box, view.tile[at])}
        case "bare":
            args["question"] = QUESTIONS[view.phase]
        case "not-goods" | "no-post" | "stowed":
            args["tile"] = the(box, view.hold[ship * box.spaces + figures["place"] - 1], "nom")
    return Phrase(f"why-{reason.name}", args)


def _able(figures: Mapping[str, int]) -> str:
    """Whether a crew could beat the monster it passes."""
    if figures["need"] == 0:
        return "free"
    if figures["have"] == 0:
        return "none"
    return "yes" if figures["have"] >= figures["need"] else "no"


def _ship_at(view: Raids, space: int) -> SeatName | str:
    """The rival that lies at a space; "" for none."""
    found = int(track.ship_at(view, space, view.seat))
    return SeatName(found) if found >= 0 else ""
