"""Why an answer cannot be given, with the names of what its figures count."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from meadhall.engine.phrase import Phrase, SeatName
from meadhall.engine.reason import Reason
from meadhall.games.wikinger.rules.box import Box
from meadhall.games.wikinger.rules.names import FIGURES, NOBODY, QUESTIONS, Row
from meadhall.games.wikinger.words import naming
from meadhall.games.wikinger.words.answers import yes

SIDES = ("sea", "land")


def reason(box: Box, why: Reason) -> Phrase:
    """Why not, as a phrase."""
    told = why.figures
    args: dict[str, Any] = dict(told)
    match why.name:
        case "barred":
            args["figures"] = _several(told["figure"], told["again"])
        case "too-dear" | "bid-too-high":
            args["missing"] = told["need"] - told["have"]
            args["price"] = Phrase("price", {"gold": told["gold"], "points": told["points"]})
        case "bid-too-low":
            args["leader"] = SeatName(told["leader"])
        case "auction-over":
            args["who"] = SeatName(told["first"])
        case "not-open":
            args["special"] = naming.special(box, told["special"])
        case "none-drawn" | "none-ashore":
            args["figure"] = naming.figure(told["figure"])
        case "no-free-tile":
            args |= {"figures": _several(told["figure"], told["ashore"]), "row": naming.of_row(told["figure"])}
        case "own-tile" | "landing-first":
            args["the-figure"] = naming.the_figure(told["figure"])
        case "crossing-later":
            args["same"] = yes(told["need"] == told["have"])
        case "turn-first":
            args |= _turn(box, told)
        case _:
            args |= _cell(box, why.name, told)
    return Phrase(f"why-{why.name}", args)


def _turn(box: Box, told: Mapping[str, int]) -> dict[str, Any]:
    """What is still to be done in a turn."""
    args: dict[str, Any] = {"step": QUESTIONS[told["step"]], "a-tile": "", "the-figure": "", "special": ""}
    if told["tile"]:
        args["a-tile"] = naming.a_tile(box, told["tile"])
    if told["figure"]:
        args["the-figure"] = naming.the_figure(told["figure"])
    if told["building"]:
        args["special"] = naming.special(box, told["building"])
    return args


def _cell(box: Box, name: str, told: Mapping[str, int]) -> dict[str, Any]:
    """What is told of a cell."""
    match name:
        case "occupied" | "tile-lies":
            return {"here": naming.the_tile(box, told["here"])}
        case "figure-stands":
            return {"the-figure": naming.the_figure(told["row"])}
        case "start-column":
            return {"ships": yes(told["row"] == Row.SHIPS)}
        case "ships-only" | "islands-only" | "coast":
            return {"tile": naming.the_tile(box, told["tile"])}
        case "left-edge" | "right-edge":
            edge = {"edge": SIDES[told["land"]], "other": SIDES[1 - told["land"]]}
            return {"tile": naming.the_tile(box, told["tile"]), **edge}
        case "other-row":
            rows = {"row": naming.of_row(told["row"]), "need": naming.of_row(told["need"])}
            return {"the-figure": naming.the_figure(told["need"]), **rows}
        case "lacks-tile" if told["building"] == NOBODY:
            return {"step": "to", "the-figure": naming.the_figure(told["need"]), "need": naming.of_row(told["need"])}
        case "lacks-tile":
            special = told["building"]
            said = {"special": naming.special(box, special), "building": naming.replaced(box, special)}
            here = naming.the_tile(box, told["here"]) if told["here"] else ""
            return {"step": "swap", "empty": yes(not told["here"]), "here": here, **said}
        case _:
            return {}


def _several(figure: int, number: int) -> Phrase:
    """Figures of a colour that do something: "1 Adliger"."""
    return Phrase(f"many-{FIGURES[figure - 1]}", {"n": number})
