"""What Karvi's things are called and what effects do, as phrases: what sentences, explanations and the board share."""

from __future__ import annotations

from meadhall.engine.phrase import Phrase
from meadhall.games.karvi.rules.box import (
    DEEDS,
    FIELDS,
    GAINS,
    GEAR,
    JOIN_BOTH,
    KINDS,
    MANNERS,
    MEASURES,
    OP,
    OPS,
    PRICES,
    RUNES,
    SPECIALS,
    STOPS,
    Box,
    Op,
)  # fmt: skip
from meadhall.games.karvi.words import tables

PIECES = (*(f"gear-{name}" for name in GEAR), *(f"rune-{name}" for name in RUNES))
SIDES = ("healthy", "injured")
FREEDOM = ("paid", "free")
TRACKS = ("trade", "raid")


def field(at: int) -> Phrase:
    """The name of a field."""
    return Phrase(f"field-{FIELDS[at]}")


def card(no: int) -> Phrase:
    """The name of an equipment card."""
    return Phrase(f"card-{no}")


def tile(box: Box, kind: int, letter: int) -> Phrase:
    """The name of a trade or raid tile."""
    name = Phrase(f"kind-{KINDS[kind]}")
    if tables.is_trade(kind):
        return Phrase("tile-trade", {"good": name, "price": cost(box, kind, letter)})
    return Phrase("tile-raid", {"kind": name, "strength": tables.raid_tile(box, kind, letter).strength})


def cost(box: Box, kind: int, letter: int) -> tuple[Phrase, ...]:
    """What a trade tile costs."""
    paid = tables.trade_tile(box, kind, letter)
    goods = {"fur": paid.fur, "silver": paid.silver, "gold": paid.gold}
    return tuple(Phrase(f"do-gain-{good}", {"n": many}) for good, many in goods.items() if many)


def points(many: int) -> Phrase:
    """So many points."""
    return Phrase("do-gain-points", {"n": many})


def place(at: int) -> Phrase:
    """A space of the stop area or the bar."""
    return Phrase("place-stop", {"n": at + 1}) if at < STOPS else Phrase("place-bar", {"n": at - STOPS + 1})


def place_of(label: str) -> int:
    """The space that an answer's label names."""
    return int(label[1:]) - 1 if label.startswith("S") else int(label) + STOPS - 1


def place_label(at: int) -> str:
    """How answers name a space."""
    return f"S{at + 1}" if at < STOPS else str(at - STOPS + 1)


def rune_id(rune: int) -> str:
    """The component's name of a normal or special rune."""
    return f"rune-{RUNES[rune]}" if rune < len(RUNES) else f"special-{SPECIALS[rune - len(RUNES)]}"


def rune_name(rune: int) -> Phrase:
    """A normal or special rune."""
    return Phrase(rune_id(rune))


def piece(name: str) -> str:
    """The component's name of an equipment tile or rune that an answer names."""
    return f"rune-{name}" if name in RUNES else f"gear-{name}"


def price(paid: tables.Price) -> Phrase:
    """What something costs in fur and silver."""
    return Phrase("price", {"fur": paid.fur, "silver": paid.silver, "any": paid.free})


def effect(box: Box, at: int) -> tuple[Phrase, ...]:
    """What an effect does, an operation a phrase."""
    found = []
    while box.ops[at] != Op.END:
        found.append(operation([int(x) for x in box.ops[at : at + OP]]))
        at += OP
    return tuple(found)


def operation(figures: list[int]) -> Phrase:
    """What one operation does."""
    code, a, b, c, d, e, _ = figures
    name = OPS[code].replace("_", "-")
    if code == Op.GAIN:
        return Phrase(f"do-gain-{GAINS[a]}", {"n": b})
    if code == Op.ACT:
        return Phrase(f"do-act-{DEEDS[a]}")
    if code == Op.RELEASE:
        return Phrase(f"do-release-{('tower', 'post')[a]}")
    if code == Op.SCORE:
        return Phrase("do-score", {"n": a, "measure": Phrase(f"per-{MEASURES[b]}"), "most": c})
    if code == Op.CONVERT:
        return Phrase(f"do-convert-{PRICES[a]}-{GAINS[c]}", {"price": b, "n": d, "times": e, "most": d * e})
    if code == Op.SAIL:
        return Phrase(f"do-sail-{MANNERS[b]}", {"n": a})
    if code == Op.RAISE_EACH:
        return Phrase(f"do-raise-each-{SIDES[a]}", {"n": b})
    if code == Op.SCORE_STRONGEST:
        return Phrase(f"do-{name}", {"n": a, "most": b})
    if code == Op.STEP_BACK:
        return Phrase(f"do-step-back-{FREEDOM[b]}", {"n": a})
    if code == Op.USE_SPACE:
        return Phrase(f"do-use-space-{FREEDOM[a]}")
    if code == Op.SHIP_TO_SHIP:
        return Phrase(f"do-ship-to-ship-{MANNERS[a]}")
    return Phrase(f"do-{name}", {"n": a})


def space(box: Box, number: int) -> Phrase:
    """What an action space offers."""
    first, *second = tables.halves(box, number)
    if not second:
        return Phrase("space-one", {"first": effect(box, first)})
    name = "space-both" if box.space_join[number] == JOIN_BOTH else "space-or"
    return Phrase(name, {"first": effect(box, first), "second": effect(box, second[0])})
