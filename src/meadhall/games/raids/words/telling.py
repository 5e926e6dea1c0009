"""Raids in signs: of events in the log, and where a voyage begins; of answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.engine.actions import ActionSpace
from meadhall.engine.phrase import Phrase
from meadhall.games.raids.rules.names import HARBOURS, Kind
from meadhall.games.raids.rules.state import Raids
from meadhall.games.raids.words.naming import BALE, GOODS, SYMBOLS, picture

if TYPE_CHECKING:
    from meadhall.engine.game import Told
    from meadhall.games.raids.rules.box import Box

MARKS = {
    "sailed": "longship", "fled": "longship", "gave-way": "longship", "turned-away": "longship", "docked": "harbour",
    "ghost": "ghost-ship", "hired": "viking", "lost": "viking", "coin": "coin", "fought": "monster", "fed": "monster",
    "struck": "battle", "ranked": "crown", "sold": "coin", "ended": "hall",
}  # fmt: skip
TILES = {
    Kind.WEAPON: "axe", Kind.SAIL: "sail", Kind.MJOLNIR: "mjolnir", Kind.STANDARD: "standard", Kind.RUNE: "rune",
    Kind.POST: "post", Kind.VISIT: "visit", Kind.PLUNDER: "plunder", Kind.MONSTER: "monster", Kind.GOODS: "bale",
}  # fmt: skip
TAKEN = ("took", "replaced", "threw")  # events that are about a tile
LOSSES = {"lost": 0}  # events that take something from a seat: which figure says from whom


def mark(box: Box, told: Told) -> str | None:
    """The symbol of an event; a tile is its own."""
    if told.name in TAKEN:
        return TILES.get(int(box.kind[told.figures[1]]))
    return MARKS.get(told.name)


def heading(told: Told) -> Phrase | None:
    """A voyage with its harbour."""
    if told.name != "voyage":
        return None
    voyage, harbour, *_ = told.figures
    return voyage_of(voyage, harbour)


def voyage_of(voyage: int, harbour: int) -> Phrase:
    """What a voyage is called."""
    return Phrase("board-harbour", {"voyage": voyage, "harbour": Phrase(f"harbour-{HARBOURS[harbour]}")})


SIGNS = {"done": "post", "fight": "battle", "feed": "monster", "strike": "battle", "flee": "longship"}


def sign(view: Raids, actions: ActionSpace, action: int) -> str:
    """The tile that an answer is about, or what is done."""
    box, kind, labels = view.box, actions.family(action).name, actions.labels(action)
    number = int(labels[0]) if labels else 0
    if kind == "sail" or (kind == "flee" and labels):
        return "harbour" if number == box.harbour else _tile(view, int(view.tile[number]))
    if kind in ("replace", "sell"):
        return _tile(view, int(view.hold[view.seat * box.spaces + number - 1]))
    return SIGNS.get(kind) or _tile(view, int(view.tile[view.place[view.seat]]))


def _tile(view: Raids, tile: int) -> str:
    found = picture(view.box, tile)
    return found if found in GOODS or found.removesuffix("-double") in SYMBOLS.values() else BALE
