"""Why an answer is not possible, as phrases: the figures of a reason with the names of what they count."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from meadhall.engine.phrase import Phrase, SeatName
from meadhall.games.karvi.rules.box import KINDS, MEASURES, OP, PRICES, SIDES, TRACKS, Box
from meadhall.games.karvi.rules.names import WHYS
from meadhall.games.karvi.words import tables
from meadhall.games.karvi.words.wording import PIECES, card, field, goods, operation, place, price, the

if TYPE_CHECKING:
    from meadhall.engine.reason import Reason


def reason(box: Box, why: Reason) -> Phrase:
    """Why an answer is not possible; `of` tells reasons apart that go by one name."""
    figures = dict(why.figures)
    name = WHYS[figures.pop("of")] if "of" in figures else why.name
    args: dict[str, Any] = {"cards": int(box.cards_for_gold)}
    for key, value in figures.items():
        args |= said(box, key, value)
    if name == "tile-cost":
        args["missing"] = goods(figures["fur"], figures["silver"], figures["gold"])
    elif "any" in figures:
        args["price"] = price(tables.Price(figures["fur"], figures["silver"], figures["any"]))
    elif name == "condition":
        args["count"] = Phrase(f"count-{MEASURES[figures['measure']]}", {"n": figures["need"]})
    elif name == "sold-out":
        args |= {"low": figures["value"] + 1, "high": figures["value"] + figures["need"]}
    return Phrase(f"why-{name}", args)


def said(box: Box, key: str, value: int) -> dict[str, Any]:
    """A figure by its name, with the words for what it counts."""
    match key:
        case "who":
            return {key: SeatName(value)}
        case "space":
            return {key: place(value)}
        case "field":
            return {key: field(box, value, "at")}
        case "card":
            return {key: card(box, value)}
        case "piece":
            return {key: the(box, PIECES[value])}
        case "kind":
            return {key: Phrase(f"kind-{KINDS[value]}"), "track": TRACKS[not tables.is_trade(value)]}
        case "op":
            return {"effect": operation(box, [int(x) for x in box.ops[value : value + OP]])}
        case "side":
            return {key: SIDES[value]}
        case "what":
            return {key: PRICES[value]}
        case _:
            return {key.replace("_", "-"): value}
