"""The symbols that stand for answers and events of Wikinger, and where a new part of the game begins."""

from __future__ import annotations

from meadhall.engine.game import Told
from meadhall.engine.phrase import Phrase
from meadhall.games.wikinger.rules.box import Box
from meadhall.games.wikinger.rules.names import FIGURES, GREATS, MIDDLES, SOURCES, SPECIALS, TILES, is_middle, is_ship
from meadhall.games.wikinger.rules.scoring import SCORES
from meadhall.games.wikinger.rules.state import Wikinger

SPECIAL_SIGNS = {"five-gold": "gold", "boat": "boat", "ferryman": "boatman", "surplus": "fisher", "exchange": "gold"}
SOURCE_SIGNS = {"ships": "raider-plain", "tile": "gold"}
LINE_SIGNS = {
    "raiders": "raider-plain", "gold": "gold", "boatmen": "boatman", "islands": "isle-right", "longest": "isle-middle",
    "feeding": "fisher", "buildings": "building-church",
}  # fmt: skip
PLAIN = {"bid": "gold", "pass": "close", "stop": "close", "decline": "close", "ashore": "building-settlement"}
EVENT_SIGNS = {
    "round": "longship", "bid": "gold", "passed": "close", "won": "gold", "paid": "gold", "turned": "next",
    "started": "isle-left", "set-aside": "star", "declined": "close", "scoring": "scroll", "boatman": "boatman",
    "ended": "scroll",
}  # fmt: skip
LOSSES = {"discarded": 0}  # events that take something from a seat: which figure says from whom


def tile_sign(tile: int) -> str:
    """The symbol of a tile."""
    name = TILES[tile - 1] if tile <= len(TILES) else ""
    if is_ship(tile):
        return f"raider-{name.removesuffix('-ship')}"
    return f"building-{name}" if is_middle(tile) else f"isle-{name}"


def special_sign(kind: int) -> str:
    """The symbol of a special tile."""
    name = SPECIALS[kind]
    if name in GREATS:
        return f"building-{MIDDLES[GREATS.index(name)]}"
    return SPECIAL_SIGNS.get(name) or name.rpartition("-")[0]


def sign(view: Wikinger, family: str, labels: tuple[str, ...]) -> str | None:
    """The symbol that stands for an answer."""
    label = labels[0] if labels else ""
    match family:
        case "buy":
            return FIGURES[view.figure[int(label)] - 1]
        case "start":
            return "isle-left"
        case "lay":
            return tile_sign(int(view.hand_tile))
        case "stand":
            return FIGURES[view.hand_figure - 1]
        case "to":
            return FIGURES[view.cargo_row - 1]
        case "remove" | "colour":
            return label
        case "ferry" | "boat":
            return "boatman" if label == "each" else label
        case "special":
            return special_sign(SPECIALS.index(label))
        case "swap":
            return special_sign(int(view.building))
        case _:
            return PLAIN.get(family)


def mark(told: Told) -> str | None:
    """The symbol that stands for an event."""
    _, b, c, _ = told.figures
    match told.name:
        case "bought" | "laid" | "discarded":
            return tile_sign(b)
        case "removed" | "placed" | "stood" | "ashore" | "ferried":
            return FIGURES[b - 1]
        case "took" | "swapped":
            return special_sign(b)
        case "gold" | "points":
            source = SOURCES[c]
            return SOURCE_SIGNS.get(source) or source.removesuffix("s")
        case "final":
            return LINE_SIGNS.get(SCORES[b])
        case _:
            return EVENT_SIGNS.get(told.name)


def heading(box: Box, told: Told) -> Phrase | None:
    """A round, or a scoring."""
    a, b, _, _ = told.figures
    if told.name == "round":
        return round_of(box, a)
    if told.name == "scoring":
        return Phrase("heading-scoring", {"large": "yes" if a else "no", "round": b})
    return None


def round_of(box: Box, number: int) -> Phrase:
    """What a round is called."""
    return Phrase("heading-round", {"round": number, "rounds": int(box.rounds)})
