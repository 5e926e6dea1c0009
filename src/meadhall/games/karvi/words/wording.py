"""Names of Karvi's things and what effects do, as phrases; knows no rules, so that the board may use it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

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

if TYPE_CHECKING:
    from meadhall.look import Brush

PIECES = (*(f"gear-{name}" for name in GEAR), *(f"rune-{name}" for name in RUNES))
SIDES = ("healthy", "injured")
FREEDOM = ("paid", "free")


def field(at: int) -> Phrase:
    """The name of a field."""
    return Phrase(f"field-{FIELDS[at]}")


def card(no: int) -> Phrase:
    """The name of an equipment card."""
    return Phrase(f"card-{no}")


def tile(box: Box, kind: int, letter: int) -> Phrase:
    """The name of a trade or raid tile."""
    name = Phrase(f"kind-{KINDS[kind]}")
    if kind < 6:
        return Phrase("tile-trade", {"good": name, "price": cost(box, kind, letter)})
    return Phrase("tile-raid", {"kind": name, "strength": int(box.raid[((kind - 6) * 4 + letter) * 4])})


def cost(box: Box, kind: int, letter: int) -> tuple[Phrase, ...]:
    """What a trade tile costs."""
    at = (kind * 4 + letter) * 5
    goods = zip(("fur", "silver", "gold"), box.trade[at : at + 3], strict=True)
    return tuple(Phrase(f"do-gain-{good}", {"n": int(many)}) for good, many in goods if many)


def points(many: int) -> Phrase:
    """So many points."""
    return Phrase("do-gain-points", {"n": many})


def place(at: int) -> Phrase:
    """A space of the stop area or the bar."""
    return Phrase("place-stop", {"n": at + 1}) if at < STOPS else Phrase("place-bar", {"n": at - STOPS + 1})


def place_of(label: str) -> int:
    """The space that an answer's label names."""
    return int(label[1:]) - 1 if label.startswith("S") else int(label) + STOPS - 1


def place_id(at: int) -> str:
    """The id of a space on the board."""
    return f"stop-{at + 1}" if at < STOPS else f"space-{at - STOPS + 1}"


def rune_name(rune: int) -> Phrase:
    """A normal or special rune."""
    return Phrase(f"rune-{RUNES[rune]}") if rune < 12 else Phrase(f"special-{SPECIALS[rune - 12]}")


def price(fur: int, silver: int, free: int) -> Phrase:
    """What something costs in fur and silver."""
    return Phrase("price", {"fur": fur, "silver": silver, "any": free})


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
    first, second = int(box.space_half[number * 2]), int(box.space_half[number * 2 + 1])
    if second < 0:
        return Phrase("space-one", {"first": effect(box, first)})
    name = "space-both" if box.space_join[number] == JOIN_BOTH else "space-or"
    return Phrase(name, {"first": effect(box, first), "second": effect(box, second)})


def once(brush: Brush, key: tuple[object, ...], phrase: Callable[[], Phrase]) -> str:
    """Words that name no player, said once for a language."""
    words = brush.said.get(key)
    if words is None:
        words = brush.said[key] = brush.say(phrase())
    return words


def said_effect(brush: Brush, box: Box, at: int) -> str:
    """What an effect does, in words."""
    return once(brush, ("effect", box.text, at), lambda: Phrase("space-one", {"first": effect(box, at)}))


def said_tile(brush: Brush, box: Box, kind: int, letter: int) -> str:
    """The name of a trade or raid tile, in words."""
    return once(brush, ("tile", box.text, kind, letter), lambda: tile(box, kind, letter))
