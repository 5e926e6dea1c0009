"""Effects as symbols: what an action space, a card or a tile shows instead of words."""

from __future__ import annotations

from typing import NamedTuple

from meadhall.games.karvi.rules.box import DEEDS, GAINS, OP, Box, Gain, Op, Price
from meadhall.look import Markup, element, symbol

DEED_SIGNS = {
    "beer": "beer", "bread": "bread", "yield": "yield", "equip": "equip", "trade": "post-double", "raid": "axe-double",
    "locked": "lock",
}  # fmt: skip
GAIN_SIGNS = {"resources": "fur"}
SIGNS = {
    Op.FILL: "bread", Op.RECRUIT: "warrior", Op.RAISE: "axe", Op.HEAL: "wound", Op.DRAW: "helmet-card",
    Op.TRADECARD: "trade-card", Op.SAIL: "longship", Op.SCORE: "points", Op.SCORE_BEER: "points",
    Op.SCORE_STRONGEST: "points", Op.RAISE_EACH: "axe", Op.DOUBLE: "axe-double", Op.SET_BEER: "beer",
    Op.COPY_BEER: "beer",
    Op.SHIP_TO_MAP: "map", Op.SHIP_TO_SHIP: "longship",
}  # fmt: skip


class Icon(NamedTuple):
    """A symbol with a figure and what explains it."""

    sign: str
    figure: str
    also: str = ""  # a second symbol, for one or the other
    explain: str = ""


def icons(box: Box, at: int, values: dict[str, int]) -> list[Icon]:
    """The symbols of an effect; `values` are what the beer and provision actions are worth to who looks."""
    found = []
    while box.ops[at] != Op.END:
        code, a, b = int(box.ops[at]), int(box.ops[at + 1]), int(box.ops[at + 2])
        if code == Op.GAIN:
            kind = GAINS[a]
            if a == Gain.RESOURCES:
                found.append(Icon("fur", str(b), "silver", "goods-resources"))
            else:
                found.append(Icon(GAIN_SIGNS.get(kind, kind), str(b), "", f"goods-{kind}"))
        elif code == Op.ACT:
            deed = DEEDS[a]
            found.append(Icon(DEED_SIGNS[deed], str(values.get(deed, "")), "", f"act-{deed}"))
        elif code == Op.RELEASE:
            found.append(Icon(("tower", "tradepost")[a], ""))
        elif code == Op.CONVERT:
            sign = {Price.RESOURCES: "fur", Price.BREAD: "bread", Price.HEALTH: "wound", Price.WARRIOR: "warrior"}[a]
            found.append(Icon(sign, ""))
        elif code in (Op.RECRUIT, Op.RAISE, Op.HEAL, Op.DRAW, Op.TRADECARD, Op.SAIL):
            found.append(Icon(SIGNS[code], f"+{a}" if code == Op.RAISE else str(a)))
        else:
            found.append(Icon(SIGNS.get(code, "die"), ""))
        at += OP
    return found


def drawn(icon: Icon, x: float, y: float, size: float, at: tuple[float, float] | None = None) -> Markup:
    """A symbol with its figure at the lower right, or where it is said; the upper left corner at x, y."""
    parts = [symbol(icon.sign, x, y, size)]
    if icon.also:
        half = size * 0.66
        parts = [
            symbol(icon.sign, x - 1, y - 1, half),
            symbol(icon.also, x + size - half + 1, y + size - half + 1, half),
        ]
    if icon.figure:
        few = " few" if size < 22 else ""
        across, down = at or (x + size - 1, y + size + 1)
        parts.append(element("text", icon.figure, class_=f"value small{few}", x=across, y=down))
    return Markup("".join(parts))
