"""What tiles, figures, rows and buildings are called, in the form a sentence needs: the words carry the grammar."""

from __future__ import annotations

from meadhall.engine.phrase import Phrase
from meadhall.games.wikinger.rules.box import Box
from meadhall.games.wikinger.rules.names import (
    FIGURES,
    GREATS,
    MIDDLES,
    ROWS,
    SPECIALS,
    TILES,
    Special,
    Tile,
    is_middle,
)


def building(box: Box, name: str) -> Phrase:
    """A building, as the component file or we call it."""
    if name in box.called:
        return _called("building-called", box, name)
    return Phrase(f"building-{name}")


def great(box: Box, name: str) -> Phrase:
    """The special tile with a building."""
    return _called("great-called", box, name) if name in box.called else Phrase(f"great-{name}")


def _called(message: str, box: Box, name: str) -> Phrase:
    en, de = box.called[name]
    return Phrase(message, {"en": en, "de": de})


def replaced(box: Box, special: int) -> Phrase:
    """The building whose middle a special tile replaces."""
    return building(box, MIDDLES[special - Special.GREAT_FARM])


def tile(box: Box, number: int) -> Phrase:
    """The name of a tile, a building on a land included."""
    if number >= Tile.GREAT_FARM:
        return great(box, MIDDLES[number - Tile.GREAT_FARM])
    if is_middle(number):
        return Phrase("tile-middle", {"building": building(box, TILES[number - 1])})
    return Phrase(f"tile-{TILES[number - 1]}")


def a_tile(box: Box, number: int) -> Phrase:
    """A tile that somebody buys or lays: "einen Inselanfang"."""
    return _formed("a-tile", box, number)


def the_tile(box: Box, number: int) -> Phrase:
    """A tile that does something: "der Inselanfang"."""
    return _formed("the-tile", box, number)


def _formed(form: str, box: Box, number: int) -> Phrase:
    if number >= Tile.GREAT_FARM:
        return Phrase(f"{form}-great", {"special": tile(box, number)})
    name = TILES[number - 1]
    if is_middle(number):
        return Phrase(f"{form}-middle", {"building": building(box, name)})
    return Phrase(form, {"tile": name})


def figure(number: int) -> Phrase:
    """The name of a figure."""
    return Phrase(f"figure-{FIGURES[number - 1]}")


def a_figure(number: int) -> Phrase:
    """A figure that somebody buys or takes: "einen Adligen"."""
    return Phrase("a-figure", {"figure": FIGURES[number - 1]})


def the_figure(number: int) -> Phrase:
    """A figure that does something: "der Adlige"."""
    return Phrase("the-figure", {"figure": FIGURES[number - 1]})


def to_the_figure(number: int) -> Phrase:
    """A figure that something is done to: "den Adligen"."""
    return Phrase("to-the-figure", {"figure": FIGURES[number - 1]})


def many(number: int, count: int) -> Phrase:
    """Several figures of a colour that something is done to: "1 Adligen"."""
    return Phrase("many-figures", {"figure": FIGURES[number - 1], "n": count})


def of_row(row: int) -> Phrase:
    """Whose row it is: "der Adligen"."""
    return Phrase("of-row", {"row": ROWS[row - 1]})


def special(box: Box, number: int) -> Phrase:
    """The name of a special tile; some are called after their figures."""
    name = SPECIALS[number]
    if name in GREATS:
        return great(box, MIDDLES[number - Special.GREAT_FARM])
    who = name.rpartition("-")[0]
    if who in FIGURES:
        return Phrase(f"name-more-{who}", {"n": int(box.amount[number])})
    return Phrase(f"special-{name}")
