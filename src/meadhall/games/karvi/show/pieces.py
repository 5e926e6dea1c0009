"""Effects as symbols: what an action space, a card or a tile shows instead of words; and places that are no answer."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from meadhall.games.karvi.rules.box import DEEDS, GAINS, OP, TRACKS, Box, Gain, Op, Price
from meadhall.games.karvi.rules.names import P
from meadhall.games.karvi.show.layout import EITHER, SMALL_SYMBOL, Point, Square
from meadhall.games.karvi.words import tables
from meadhall.look import Brush, Markup, element, symbol

if TYPE_CHECKING:
    from meadhall.games.karvi.rules.state import Karvi

DEED_SIGNS = {
    "beer": "beer", "bread": "bread", "yield": "yield", "equip": "equip", "trade": "post-double", "raid": "axe-double",
    "locked": "lock",
}  # fmt: skip
GAIN_SIGNS = {"resources": "fur"}
PRICE_SIGNS = {Price.RESOURCES: "fur", Price.BREAD: "bread", Price.HEALTH: "wound", Price.WARRIOR: "warrior"}
SIGNS = {
    Op.FILL: "bread", Op.RECRUIT: "warrior", Op.RAISE: "axe", Op.HEAL: "wound", Op.DRAW: "helmet-card",
    Op.TRADECARD: "trade-card", Op.SAIL: "longship", Op.SCORE: "points", Op.SCORE_BEER: "points",
    Op.SCORE_STRONGEST: "points", Op.RAISE_EACH: "axe", Op.DOUBLE: "axe-double", Op.SET_BEER: "beer",
    Op.COPY_BEER: "beer",
    Op.SHIP_TO_MAP: "map", Op.SHIP_TO_SHIP: "longship",
}  # fmt: skip


class Worth(NamedTuple):
    """What the beer and provision actions are worth to who looks."""

    beer: int
    bread: int


def worth(view: Karvi, brush: Brush) -> Worth:
    """For the seat that looks; spectators see what the first seat does."""
    base = max(brush.seat, 0) * P.SIZE + P.TRADES
    figures = dict(tables.more(view.box, track) for track in range(len(TRACKS)))
    beer = tables.beer_track(view.box)
    return Worth(figures["beer"][view.p[base + beer]], figures["bread"][view.p[base + 1 - beer]])


class Icon(NamedTuple):
    """A symbol with a figure."""

    sign: str
    figure: str
    also: str = ""  # a second symbol, for one or the other


def icons(box: Box, at: int, value: Worth) -> list[Icon]:
    """The symbols of an effect."""
    found = []
    while box.ops[at] != Op.END:
        code, a, b = int(box.ops[at]), int(box.ops[at + 1]), int(box.ops[at + 2])
        if code == Op.GAIN:
            kind = GAINS[a]
            if a == Gain.RESOURCES:
                found.append(Icon("fur", str(b), "silver"))
            else:
                found.append(Icon(GAIN_SIGNS.get(kind, kind), str(b)))
        elif code == Op.ACT:
            deed, values = DEEDS[a], value._asdict()
            found.append(Icon(DEED_SIGNS[deed], str(values.get(deed, ""))))
        elif code == Op.RELEASE:
            found.append(Icon(("tower", "tradepost")[a], ""))
        elif code == Op.CONVERT:
            found.append(Icon(PRICE_SIGNS[a], ""))
        elif code in (Op.RECRUIT, Op.RAISE, Op.HEAL, Op.DRAW, Op.TRADECARD, Op.SAIL):
            found.append(Icon(SIGNS[code], f"+{a}" if code == Op.RAISE else str(a)))
        else:
            found.append(Icon(SIGNS.get(code, "die"), ""))
        at += OP
    return found


def tile_sign(kind: int) -> str:
    """The symbol of a kind of trade or raid tiles."""
    return "post-double" if tables.is_trade(kind) else "axe-double"


def written(words: object, css: str, at: Point) -> Markup:
    """Words or a figure at a point."""
    return element("text", words, class_=css, x=at[0], y=at[1])


def drawn(icon: Icon, place: Square, figure_at: Point | None = None) -> Markup:
    """A symbol with its figure at the lower right, or where it is said."""
    x, y, size = place
    parts = [symbol(icon.sign, x, y, size)]
    if icon.also:
        half = size * EITHER
        parts = [
            symbol(icon.sign, x - 1, y - 1, half),
            symbol(icon.also, x + size - half + 1, y + size - half + 1, half),
        ]
    if icon.figure:
        few = " few" if size < SMALL_SYMBOL else ""
        parts.append(written(icon.figure, f"value small{few}", figure_at or (x + size - 1, y + size + 1)))
    return Markup("".join(parts))


@lru_cache(maxsize=4096)
def idle(name: str, inner: Markup, where: str, explain: str | None, said: str, why: str) -> Markup:
    """A place that is no answer now."""
    return element(
        "g", element("g", inner, aria_hidden="true"), id=name, class_="stop", transform=where, data_explain=explain,
        data_why=why, role="img", aria_label=said,
    )  # fmt: skip
