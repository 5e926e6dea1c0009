"""The wheel: tiles with their figures, and before them the prices as coins."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin
from typing import TYPE_CHECKING

from meadhall.games.wikinger.rules import purchase, wheel
from meadhall.games.wikinger.rules.names import FIGURES, NOBODY, NONE, QUESTIONS, Act, Figure, Own
from meadhall.games.wikinger.rules.standing import brings_special
from meadhall.games.wikinger.show.layout import BOARD, DISC, HUB, RIM, WOOD, Chart
from meadhall.games.wikinger.show.pieces import name_of, tile_face
from meadhall.games.wikinger.words import short
from meadhall.look import Brush, Markup, cut, element, rope, symbol

if TYPE_CHECKING:
    from meadhall.games.wikinger.rules.state import Wikinger

POOL = ("bid", "remove", "colour")  # questions before the figures stand at the wheel


def draw(view: Wikinger, brush: Brush, c: Chart) -> Markup:
    """The wheel with all that stands at it."""
    cheapest = int(wheel.cheapest(view))
    zero = cheapest if cheapest < view.slots else NOBODY
    buying = any(answer.startswith("buy:") for answer in brush.choices)
    slots = [_slot(view, brush, c, slot, zero, buying) for slot in range(view.slots)]
    waiting = _gathered(view) if brush.shape == "tall" else None
    hub = _hub(view, brush, c, zero)
    return element("g", _wood(len(c.tiles)), slots, _placing(view, brush, c), waiting, hub, id="wheel")


@lru_cache(maxsize=16)
def _wood(slots: int) -> Markup:
    lines = []
    for slot in range(slots):
        a = pi * ((2 * slot + 1) / slots - 0.5)
        near, far = DISC + 3, WOOD
        lines.append(f"M{HUB + near * cos(a):.1f} {HUB + near * sin(a):.1f}")
        lines.append(f"L{HUB + far * cos(a):.1f} {HUB + far * sin(a):.1f}")
    return Markup(
        element("circle", class_="plank", cx=HUB, cy=HUB, r=RIM)
        + element("circle", class_="groove", cx=HUB, cy=HUB, r=WOOD)
        + element("circle", class_="sign", cx=HUB, cy=HUB, r=BOARD)
        + element("path", class_="strake", d="".join(lines), aria_hidden="true")
    )


# -- combinations ----------------------------------------------------------------------------------------------------


def _slot(view: Wikinger, brush: Brush, c: Chart, slot: int, zero: int, buying: bool) -> Markup:
    """A combination: the tile at the rim, its figure before it, its price at the hub; or the empty pit."""
    (tx, ty), (fx, fy) = c.tiles[slot], c.figures[slot]
    tile, figure = int(view.tile[slot]), int(view.figure[slot])
    if tile == NONE:
        return _pit(slot, round(c.tile * 0.69, 1), tx, ty)
    answer = f"buy:{slot}"
    outward = (1 if tx >= HUB else -1, 1 if ty >= HUB else -1)  # so that no figure stands on what a ship is worth
    face = _tile(tile_face(view.box, tile, c.tile, 0, False, outward, c.writing), name_of(tile), slot, tx, ty)
    person = _person(FIGURES[figure - 1], c.figure, slot, fx, fy) if figure != NONE else None
    coin = _coin(view, brush, c, slot, zero, buying)
    if answer not in brush.choices:
        parts = [("tile", name_of(tile))]
        message = "board-tile"
        if figure != NONE:
            parts.append(("figure", f"figure-{FIGURES[figure - 1]}"))
            message = "board-pair"
        return _combination(slot, face, person, coin, brush.label(message, *parts), "slot out" if buying else "slot")
    gift = "yes" if brings_special(view, slot) else None
    hit = element(
        "path", class_="hit", role="button", tabindex="-1", aria_label=brush.choices[answer], data_answer=answer,
        data_gift=gift, data_tells=brush.say(short.tells(view, slot)), d=c.hits[slot],
    )  # fmt: skip
    signs = _chosen(c.wedge, c.turn * slot)
    return element(
        "g", element("g", signs[0], face, person, coin, signs[1], aria_hidden="true"), hit, id=f"slot-{slot}",
        class_="stop slot choosable", data_why=answer,
    )  # fmt: skip


@lru_cache(maxsize=64)
def _chosen(wedge: str, turn: float) -> tuple[Markup, Markup]:
    """What only the chosen combination wears: light under it, and the rope round it."""
    at = f"rotate({turn:g} {HUB:g} {HUB:g})"
    return (
        element("path", class_="wedge", d=wedge, transform=at),
        element("g", rope(wedge), class_="lashing", transform=at),
    )


@lru_cache(maxsize=64)
def _pit(slot: int, edge: float, x: float, y: float) -> Markup:
    pit = element("path", class_="pit", d=cut(edge, edge, 5, x, y))
    return element("g", pit, id=f"slot-{slot}", data_why=f"buy:{slot}", aria_hidden="true")


@lru_cache(maxsize=4096)
def _tile(face: Markup, name: str, slot: int, x: float, y: float) -> Markup:
    at = {"id": f"slot-{slot}-tile", "transform": f"translate({x:g} {y:g})"}
    return element("g", face, class_="stop", data_explain=name, **at)


@lru_cache(maxsize=512)
def _person(name: str, size: float, slot: int, x: float, y: float) -> Markup:
    return element(
        "g", symbol(name, -size / 2, -size / 2, size), class_="stop", data_explain=f"figure-{name}",
        id=f"slot-{slot}-figure", transform=f"translate({x:g} {y:g})",
    )  # fmt: skip


@lru_cache(maxsize=4096)
def _combination(slot: int, face: Markup, person: Markup | None, coin: Markup | None, label: str, css: str) -> Markup:
    shown = element("g", face, person, class_="pair")
    return element(
        "g", shown, coin, id=f"slot-{slot}", class_=css, role="img", aria_label=label, data_why=f"buy:{slot}"
    )


def price_key(view: Wikinger, action: int) -> str | None:
    """A combination is bought by its price, and a bid is made by its amount."""
    if action <= Act.PASS:
        return "p" if action == Act.PASS else str(action - Act.BID)
    slot = action - Act.BUY
    return str(slot - wheel.cheapest(view)) if 0 <= slot < view.slots else None


def pair(view: Wikinger, action: int) -> Markup | None:
    """Tile and figure of a combination side by side, for lists."""
    slot = action - Act.BUY
    if not 0 <= slot < view.slots:
        return None
    return _listed(tile_face(view.box, int(view.tile[slot]), 38), FIGURES[view.figure[slot] - 1])


@lru_cache(maxsize=512)
def _listed(face: Markup, name: str) -> Markup:
    under = element("path", class_="under", d=cut(30, 38, 4, 55, 20))
    return element(
        "svg", under, element("g", face, transform="translate(19.5 20)"), symbol(name, 42, 7, 26),
        class_="wikinger picture", viewBox="0 0 70 40", aria_hidden="true",
    )  # fmt: skip


# -- prices ----------------------------------------------------------------------------------------------------------


def _coin(view: Wikinger, brush: Brush, c: Chart, slot: int, zero: int, buying: bool) -> Markup | None:
    """The price: milled weld where it can be paid, grey where not, with a lock where the free one is barred."""
    if zero == NOBODY or slot < zero:
        return None
    price, answer = slot - zero, f"buy:{slot}"
    x, y = c.coins[slot]
    if answer in brush.choices:
        gold = min(price, int(view.own[view.seat * Own.SIZE + Own.GOLD]))
        if gold == price:
            return _plate(price, "take", slot, x, y, c.coin)
        return _mixed(gold, price - gold, slot, c.turn, len(c.tiles))
    if slot == zero and _is_barred(view, brush, zero):
        return _barred(brush.label("board-barred"), slot, x, y, c.coin)
    return _plate(price, "dear" if buying else "", slot, x, y, c.coin)


def _is_barred(view: Wikinger, brush: Brush, zero: int) -> bool:
    """Others of its colour stand at the wheel, or it is not for the reader."""
    if view.seat < 0 or QUESTIONS[view.phase] != "buy":
        return False
    return bool(brush.choices) or not purchase.is_last_of_its_colour(view, zero)


@lru_cache(maxsize=2048)
def _plate(price: int, css: str, slot: int, x: float, y: float, r: float) -> Markup:
    edge = element("circle", class_="edge", r=round(r * 0.85, 1)) if css == "take" else None
    size = round(r * (1.26 if price < 10 else 1.14), 1)
    text = element("text", price, y=round(size * 0.335, 1), font_size=size)
    return element(
        "g", element("circle", r=r), edge, text, class_=f"coin {css}".strip(), id=f"price-{slot}", aria_hidden="true",
        data_explain="board-price", transform=f"translate({x:g} {y:g})",
    )  # fmt: skip


@lru_cache(maxsize=256)
def _barred(label: str, slot: int, x: float, y: float, r: float) -> Markup:
    size = round(r * 1.24, 1)
    return element(
        "g", element("circle", r=r), symbol("lock", -size / 2, -size * 0.55, size), class_="coin barred stop",
        id="barred", role="img", aria_label=label, data_why=f"buy:{slot}", data_explain="board-barred",
        transform=f"translate({x:g} {y:g})",
    )  # fmt: skip


@lru_cache(maxsize=2048)
def _mixed(gold: int, points: int, slot: int, turn: float, slots: int) -> Markup:
    """What is missing in gold is paid in points: both stand one behind the other, from the hub outwards."""
    a, drawn = pi * (turn * slot / 180 - 0.5), []
    r = round(min(12.5, 61 * sin(pi / slots) - 0.5), 1)
    for number, css, far in ((gold, "take", 60), (points, "points", 84)):
        if not number:
            continue
        far = 72 if not gold else far
        at = f"translate({HUB + far * cos(a):.1f} {HUB + far * sin(a):.1f})"
        ground = element("circle", r=r) if css == "take" else element("path", class_="hex", d=_hexagon(r + 1.5))
        text = element("text", number, y=round(r * 0.42, 1), font_size=round(r * 1.3, 1))
        drawn.append(element("g", ground, text, class_=f"coin {css}", transform=at))
    return element("g", drawn, id=f"price-{slot}", aria_hidden="true", data_explain="board-price")


def _hexagon(r: float) -> str:
    corners = (f"{r * cos(pi * k / 3 + pi / 6):.1f} {r * sin(pi * k / 3 + pi / 6):.1f}" for k in range(6))
    return f"M{'L'.join(corners)}z"


# -- the hub ---------------------------------------------------------------------------------------------------------


def _hub(view: Wikinger, brush: Brush, c: Chart, zero: int) -> Markup:
    """The reader's gold; the notch points at the combination that costs nothing."""
    notch = element("path", class_="notch", d="M-9-44L0-54L9-44z") if zero != NOBODY else None
    disc = element("g", notch, id="wheel-disc", transform=f"rotate({c.turn * max(zero, 0):g})")
    inner: list[Markup | None] = []
    if brush.seat >= 0:
        gold = int(view.own[brush.seat * Own.SIZE + Own.GOLD])
        inner = [_purse(gold, brush.label("board-your-gold") if brush.shape != "tall" else "")]
    elif QUESTIONS[view.phase] in POOL and view.seat >= 0 and brush.shape != "tall":
        inner = [_crowd(tuple(int(view.pool[figure]) for figure in range(1, 7)))]
    else:
        inner = [element("g", symbol("gold", -17, -18, 34), class_="stop", data_explain="board-price")]
    return element(
        "g", disc, element("circle", class_="hubdisc", r=DISC), inner, transform=f"translate({HUB:g} {HUB:g})",
        data_explain="board-price",
    )  # fmt: skip


@lru_cache(maxsize=512)
def _purse(gold: int, words: str) -> Markup:
    drawn = [symbol("gold", -17, -38 if words else -34, 34)]
    if words:
        drawn += [element("text", gold, class_="purse", y=16), element("text", words, class_="num", y=32)]
    else:
        drawn.append(element("text", gold, class_="purse large", y=30))
    return element("g", drawn, class_="stop", id="purse", data_explain="board-gold")


@lru_cache(maxsize=512)
def _crowd(pool: tuple[int, ...]) -> Markup:
    """The figures that wait for the wheel, for who looks on."""
    drawn = []
    for k, number in enumerate(pool):
        x, y = -27 + 27 * (k % 3), -14 + 27 * (k // 3)
        drawn.append(symbol(FIGURES[k], x - 14, y - 10, 20))
        drawn.append(element("text", number, class_="num many", x=x + 9, y=y + 7))
    return element("g", drawn, class_="stop", data_explain="board-drawn", aria_hidden="true")


def _gathered(view: Wikinger) -> Markup | None:
    """On a phone the figures drawn gather round the hub, as long as none stands at the wheel."""
    if view.seat < 0 or QUESTIONS[view.phase] not in ("bid", "remove"):
        return None
    return _circle(tuple(int(view.pool[figure]) for figure in range(1, 7)))


@lru_cache(maxsize=512)
def _circle(pool: tuple[int, ...]) -> Markup:
    drawn = []
    for k, number in enumerate(pool):
        a = pi * (k / 3 - 0.5)
        x, y = round(HUB + 96 * cos(a), 1), round(HUB + 96 * sin(a), 1)
        picture = symbol(FIGURES[k], x - 35, y - 26, 50)
        count = element("text", number, class_="purse", x=x + 24, y=y + 9)
        drawn.append(element("g", picture, count, class_="stop" if number else "stop faint"))
    return element("g", drawn, data_explain="board-drawn", aria_hidden="true")


def _placing(view: Wikinger, brush: Brush, c: Chart) -> list[Markup]:
    """Where a colour would come to stand; seen while the pointer is on it."""
    drawn = []
    free = [slot for slot in range(view.slots - 1, -1, -1) if view.figure[slot] == NONE]
    for figure in range(Figure.BOATMAN, Figure.FISHER + 1):
        name = FIGURES[figure - 1]
        if f"colour:{name}" not in brush.choices:
            continue
        size = c.figure
        people = [
            symbol(name, c.figures[slot][0] - size / 2, c.figures[slot][1] - size / 2, size)
            for slot in free[: int(view.pool[figure])]
        ]
        drawn.append(element("g", people, class_=f"fits preview colour-{name}", aria_hidden="true"))
    return drawn
