"""What Raids' tiles are called, from their figures: a corrected component file is told as corrected."""

from __future__ import annotations

from meadhall.engine.phrase import Phrase
from meadhall.games.raids.rules.box import Box
from meadhall.games.raids.rules.names import HARBOURS, KINDS, SHIELDS, Harbour, Kind, Shields
from meadhall.games.raids.rules.state import Raids

GOODS = ("wood", "pig", "fur", "mead")  # goods that have words; those of an owner's file are called as it calls them
OWN = "own"
SYMBOLS = {
    Kind.WEAPON: "axe", Kind.SAIL: "sail", Kind.MJOLNIR: "mjolnir", Kind.STANDARD: "standard", Kind.RUNE: "rune",
    Kind.POST: "post", Kind.VISIT: "visit", Kind.PLUNDER: "plunder", Kind.MONSTER: "monster",
}  # fmt: skip
BALE = "bale"  # of goods that have no symbol; the beginning of their name stands on it

Figures = dict[str, int | str | Phrase | tuple[Phrase, ...]]


def title(box: Box, tile: int) -> Phrase:
    """The name of a tile, standing alone: "Axe"."""
    return _named(box, tile, "name")


def plain(box: Box, tile: int) -> Phrase:
    """A tile inside a list: "axe"."""
    return _named(box, tile, "plain")


def the(box: Box, tile: int, case: str = "acc") -> Phrase:
    """A tile inside a sentence, with its article: "the axe"; `case` is nom or acc."""
    return _named(box, tile, "the", case)


def brief(box: Box, tile: int) -> Phrase:
    """A tile in a narrow list: "Double axe", "Wood 4"."""
    return _named(box, tile, "brief")


def picture(box: Box, tile: int) -> str:
    """The symbol of a tile, or the name of goods that have none."""
    kind = int(box.kind[tile])
    if kind == Kind.GOODS:
        return box.goods[box.good[tile]]
    return SYMBOLS[kind] + ("-double" if box.size[tile] == 2 else "")


def figures(box: Box, tile: int) -> Figures:
    """What a tile shows."""
    size, points, shields = int(box.size[tile]), int(box.points[tile]), int(box.shields[tile])
    return {"size": size, "points": points, "shields": shields}


def ranks(message: str, values: tuple[int, ...]) -> tuple[Phrase, ...]:
    """What the first ship gets, the second, …"""
    return tuple(Phrase(message, {"rank": rank, "n": value}) for rank, value in enumerate(values, 1))


def harbour(view: Raids, voyage: int) -> str:
    """The component that a voyage's harbour tile is, with what the table lets the shields count."""
    tile, counted = view.harbours[voyage], view.shields_count
    name = f"harbour-{HARBOURS[tile]}"
    return name if tile != Harbour.SHIELDS or counted == Shields.SHIELDS else f"{name}-{SHIELDS[counted]}"


def _named(box: Box, tile: int, form: str, case: str = "nom") -> Phrase:
    kind = box.kind[tile]
    if kind != Kind.GOODS:
        return Phrase(f"{form}-{KINDS[kind]}", {**figures(box, tile), "case": case})
    good = box.goods[box.good[tile]]
    sort = good if good in GOODS else OWN
    return Phrase(f"{form}-{sort}", {**figures(box, tile), "case": case, "good": good})
