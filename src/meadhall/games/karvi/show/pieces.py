"""Effects as symbols: what an action space, a card or a tile shows instead of words; and places that are no answer."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from meadhall.games.karvi.rules.box import DEEDS, GAINS, MEASURES, OP, Box, Gain, Op, Price
from meadhall.games.karvi.show import layout
from meadhall.games.karvi.show.layout import moved_to
from meadhall.games.karvi.show.waters import Point, Square
from meadhall.games.karvi.words import short
from meadhall.look import Brush, Markup, element, rope, symbol

if TYPE_CHECKING:
    from meadhall.games.karvi.rules.state import Karvi

EITHER = 0.7  # share of the size for each of two symbols
BIG_HEX = 23  # from this size on its figure is large
DEED_SIGNS = {
    "beer": "beer", "bread": "bread", "yield": "yield", "equip": "equip", "trade": "post-double", "raid": "axe-double",
    "locked": "lock",
}  # fmt: skip
MEASURE_SIGNS = {
    "trade": "post-double", "raid": "axe-double", "gear": "sail", "played": "equip-card", "tower": "tower",
    "post": "tradepost", "buildings": "tower", "healthy": "warrior", "injured": "wound", "crew": "warrior",
    "strength": "axe", "bread": "bread", "both": "tick", "either": "tick", "goods": "wool",
}  # fmt: skip
GAIN_SIGNS = {"resources": "fur"}
PRICE_SIGNS = {Price.RESOURCES: "fur", Price.BREAD: "bread", Price.HEALTH: "wound", Price.WARRIOR: "warrior"}
SIGNS = {
    Op.FILL: "bread", Op.RECRUIT: "warrior", Op.RAISE: "axe", Op.HEAL: "wound", Op.DRAW: "equip-card",
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
    return Worth(*short.worth_of(view, brush.seat))


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
            found += [Icon(PRICE_SIGNS[a], str(b), "silver" if a == Price.RESOURCES else ""), Icon("next", "")]
            gained = GAINS[int(box.ops[at + 3])]
            found.append(Icon(GAIN_SIGNS.get(gained, gained), str(int(box.ops[at + 4]))))
        elif code == Op.SCORE:
            found += [Icon("points", str(a)), Icon(MEASURE_SIGNS[MEASURES[b]], "")]
        elif code in (Op.RECRUIT, Op.RAISE, Op.HEAL, Op.DRAW, Op.TRADECARD, Op.SAIL):
            found.append(Icon(SIGNS[code], f"+{a}" if code == Op.RAISE else str(a)))
        else:
            found.append(Icon(SIGNS.get(code, "die"), ""))
        at += OP
    return found


@lru_cache(maxsize=64)
def span(box: Box, kind: int) -> str:
    """What the tiles of a kind ask for, from the least to the most."""
    low, high = short.span(box, kind)
    return str(low) if low == high else f"{low}–{high}"


@lru_cache(maxsize=4096)
def written(words: object, css: str, at: Point) -> Markup:
    """Words or a figure at a point."""
    return element("text", words, class_=css, x=at[0], y=at[1])


@lru_cache(maxsize=1024)
def scored(points: object, place: Square) -> Markup:
    """Points: the figure stands in its sign."""
    x, y, size = place
    css = "in-hex" if size >= BIG_HEX else "in-hex small"
    return Markup(symbol("points", x, y, size) + written(points, css, (x + size / 2, y + size * 0.67)))


def drawn(icon: Icon, place: Square, figure_at: Point | None = None, css: str = "fig") -> Markup:
    """A symbol with its figure behind it, or where it is said; points have it inside."""
    x, y, size = place
    if icon.sign == "points" and icon.figure:
        return scored(icon.figure, place)
    parts = [symbol(icon.sign, x, y, size)]
    if icon.also:
        half = size * EITHER
        parts = [
            symbol(icon.sign, x - 1, y - 1, half),
            symbol(icon.also, x + size - half + 2, y + size - half + 1, half),
        ]
    if icon.figure:
        parts.append(written(icon.figure, css, figure_at or (x + size + 7, y + size * 0.72)))
    return Markup("".join(parts))


@lru_cache(maxsize=4096)
def numbered(number: int, group: str | None, at: Point) -> Markup:
    """The key of an answer beside the thing; of a closed kind it is not shown."""
    circle, figure = element("circle", r=9.5), element("text", number, y=4.6)
    return element("g", circle, figure, class_="key", transform=moved_to(at), data_grouped=group, aria_hidden="true")


@lru_cache(maxsize=1024)
def roped(path: str, group: str | None) -> Markup:
    """The rope round what can be chosen; of a closed kind it is thin."""
    return element("g", rope(path), class_="ropes", data_grouped=group)


@lru_cache(maxsize=64)
def yours(word: str, at: Point) -> Markup:
    """The plate that says what is the viewer's own."""
    plate, text = element("path", class_="sign", d=layout.YOU), written(word, "few", layout.YOU_TEXT)
    return element("g", plate, text, class_="you", transform=moved_to(at), aria_hidden="true")


@lru_cache(maxsize=4096)
def idle(name: str, inner: Markup, where: str, explain: str | None, said: str, why: str) -> Markup:
    """A place that is no answer now."""
    return element(
        "g", element("g", inner, aria_hidden="true"), id=name, class_="stop", transform=where, data_explain=explain,
        data_why=why, role="img", aria_label=said,
    )  # fmt: skip
