"""The board of Wikinger as SVG: the wheel with its combinations, special tiles, rounds, and how the seats compare."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from meadhall.engine.game import Told
from meadhall.engine.phrase import Phrase
from meadhall.games.wikinger.rules import purchase, wheel
from meadhall.games.wikinger.rules.names import FIGURES, NOBODY, NONE, QUESTIONS, SPECIALS
from meadhall.games.wikinger.show import auction, comparison
from meadhall.games.wikinger.show.layout import Chart, chart, chart_of
from meadhall.games.wikinger.show.pieces import name_of, shape_of, special_face, tile_face
from meadhall.look import PATTERNS, Brush, Markup, cut, element, key, rope, symbol

if TYPE_CHECKING:
    from meadhall.games.wikinger.rules.state import Wikinger


def draw(view: Wikinger, brush: Brush) -> Markup:
    """The whole board."""
    c, slots = chart_of(view, brush.shape), int(view.slots)
    left = sum(view.tile[slot] != NONE for slot in range(slots))
    rounds = {"round": int(view.round), "rounds": int(view.box.rounds)}
    label = brush.say(Phrase("board", {"left": left, "slots": slots, **rounds}))
    return element(
        "svg",
        _ground(brush.shape, slots, int(view.box.shown) if view.advanced else 0),
        _wheel(view, brush, c),
        _shelf(view, brush, c) if view.advanced else None,
        _rounds(view, brush, c),
        _lower(view, brush, c),
        element("rect", class_="frame", width=c.width, height=c.height),
        class_=f"wikinger {brush.shape}", viewBox=f"0 0 {c.width} {c.height}", role="group", aria_label=label,
    )  # fmt: skip


@lru_cache(maxsize=8)
def _ground(shape: str, slots: int, shown: int) -> Markup:
    """Sea, the wheel's wood, the shelf."""
    c, advanced = chart(shape, slots, shown), shown > 0
    whole = {"width": c.width, "height": c.height}
    x, y, width, height = c.lower
    top = c.shelf[1] if advanced else c.rounds[1] - 24
    drawn = [
        element("defs", PATTERNS),
        element("rect", class_="sea", **whole),
        element("rect", fill="url(#waves)", **whole),
    ]
    if shape == "tall":
        drawn.append(element("path", class_="plank", d=cut(346, 250, 24, 187, 132)))
        drawn.append(element("path", class_="sign", d=cut(334, 130, 14, 187, 132)))
        top = c.lower[1] - 38
        if advanced:
            shelf = cut(c.shelf[2], c.shelf[3], 6, 187, c.shelf[1] + c.shelf[3] / 2)
            drawn.append(element("path", class_="shelf", d=shelf))
    else:
        hx, hy = c.hub
        drawn.append(element("circle", class_="plank", cx=hx, cy=hy, r=138))
        drawn.append(element("circle", class_="sign", cx=hx, cy=hy, r=87))
    bottom = y + height
    drawn.append(element("path", class_="shelf", d=cut(width, bottom - top, 6, x + width / 2, (top + bottom) / 2)))
    return Markup("".join(drawn))


# -- the wheel -------------------------------------------------------------------------------------------------------


def _wheel(view: Wikinger, brush: Brush, c: Chart) -> Markup:
    cheapest = int(wheel.cheapest(view))
    zero = cheapest if cheapest < view.slots else NOBODY
    return element(
        "g",
        _disc(c, zero, brush.shape == "tall"),
        [_price(view, c, slot, zero) for slot in range(view.slots)],
        [_slot(view, brush, c, slot) for slot in range(view.slots)],
        _lock(view, brush, c, zero),
        id="wheel",
    )


def _disc(c: Chart, zero: int, flat: bool) -> Markup | None:
    """The part that turns: its notch points at the combination that costs nothing."""
    x, y = c.hub
    if flat:
        if zero == NOBODY:
            return None
        px, py = c.prices[zero]
        return element("path", class_="notch", d=cut(min(40, c.tile), 27, 5), id="wheel-disc",
                       data_explain="board-price", transform=f"translate({px:g} {py:g})")  # fmt: skip
    spokes = element("path", class_="strake", d=_spokes(len(c.tiles)), aria_hidden="true")
    notch = element("path", class_="notch", d="M-11-30L-13-58L0-64L13-58L11-30z") if zero != NOBODY else None
    return element(
        "g", element("circle", class_="strake", r=58), element("circle", class_="strake", r=26),
        element("g", spokes, notch, id="wheel-disc", transform=f"rotate({c.turn * max(zero, 0):g})"),
        symbol("gold", -15, -15, 30), class_="stop", data_explain="board-price", transform=f"translate({x:g} {y:g})",
    )  # fmt: skip


@lru_cache(maxsize=16)
def _spokes(slots: int) -> str:
    from math import cos, pi, sin

    lines = []
    for slot in range(slots):
        a = pi * ((2 * slot + 1) / slots - 0.5)
        lines.append(f"M{58 * cos(a):.1f} {58 * sin(a):.1f}L{138 * cos(a):.1f} {138 * sin(a):.1f}")
    return "".join(lines)


def _price(view: Wikinger, c: Chart, slot: int, zero: int) -> Markup | None:
    if zero == NOBODY or slot < zero:
        return None
    x, y = c.prices[slot]
    there = view.tile[slot] != NONE
    css = "price zero" if slot == zero else "price" if there else "price gone"
    at = {"id": f"price-{slot}", "x": x, "y": y + 6.5}
    return element("text", slot - zero, class_=css, aria_hidden="true", data_explain="board-price", **at)


def _slot(view: Wikinger, brush: Brush, c: Chart, slot: int) -> Markup:
    """A combination: the tile at the rim, its figure before it; or the empty pit."""
    (tx, ty), (fx, fy) = c.tiles[slot], c.figures[slot]
    tile, figure = int(view.tile[slot]), int(view.figure[slot])
    if tile == NONE:
        return _pit(slot, c.tile - 8, tx, ty)
    answer = f"buy:{slot}"
    face = _tile(tile_face(view.box, tile, c.tile), name_of(tile), slot, tx, ty)
    person = None
    if figure != NONE:
        person = _person(FIGURES[figure - 1], c.figure, slot, fx, fy)
    if answer not in brush.choices:
        parts = [("tile", name_of(tile))]
        message = "board-tile"
        if figure != NONE:
            parts.append(("figure", f"figure-{FIGURES[figure - 1]}"))
            message = "board-pair"
        label = brush.label(message, *parts)
        return _combination(slot, face, person, label)
    kx, ky = c.keys[slot]
    x, y, width, height, turn = c.hits[slot]
    at = f"translate({c.hub[0]:g} {c.hub[1]:g}) rotate({turn:g})" if brush.shape != "tall" else None
    signs = rope(cut(c.tile + 3, c.tile + 3, 4, tx, ty))
    return element(
        "g",
        element("g", face, person, signs, element("g", key(brush.keys[answer]), transform=f"translate({kx:g} {ky:g})"),
                aria_hidden="true"),
        brush.hit(answer, x=x, y=y, width=width, height=height, transform=at, data_takes=shape_of(tile)),
        id=f"slot-{slot}", class_="stop choosable", data_why=answer,
    )  # fmt: skip


@lru_cache(maxsize=64)
def _pit(slot: int, edge: float, x: float, y: float) -> Markup:
    pit = element("path", class_="pit", d=cut(edge, edge, 4, x, y))
    return element("g", pit, id=f"slot-{slot}", data_why=f"buy:{slot}", aria_hidden="true")


@lru_cache(maxsize=2048)
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
def _combination(slot: int, face: Markup, person: Markup | None, label: str) -> Markup:
    return element("g", face, person, id=f"slot-{slot}", role="img", aria_label=label, data_why=f"buy:{slot}")


def _lock(view: Wikinger, brush: Brush, c: Chart, zero: int) -> Markup | None:
    """The free combination is barred while others of its colour stand at the wheel, or it is not for the reader."""
    if zero == NOBODY or view.seat < 0 or QUESTIONS[view.phase] != "buy":
        return None
    barred = f"buy:{zero}" not in brush.choices if brush.choices else not purchase.is_last_of_its_colour(view, zero)
    if not barred:
        return None
    x, y = c.tiles[zero]
    edge = c.tile / 2
    disc = element("circle", class_="sign", r=11)
    return element(
        "g", disc, symbol("lock", -8, -8, 16), id="barred", role="img", aria_label=brush.label("board-barred"),
        class_="stop", data_why=f"buy:{zero}", data_explain="board-barred",
        transform=f"translate({x + edge - 4:g} {y - edge + 4:g})",
    )  # fmt: skip


# -- special tiles ---------------------------------------------------------------------------------------------------


def _shelf(view: Wikinger, brush: Brush, c: Chart) -> Markup:
    x, y, width, _ = c.shelf
    tall = brush.shape == "tall"
    explain = {"data_explain": "board-specials"}
    title = element("text", brush.label("board-specials"), class_="say start", x=x + 12, y=y + 22, **explain)
    words = brush.label("board-specials-rule")
    rule = None if tall else element("text", words, class_="num end", x=x + width - 12, y=y + 21, **explain)
    decline = None
    if "decline" in brush.choices:
        rule = None
        decline = _plate(brush, "decline", brush.label("answer-decline"), x + width - 78, y + 17, 132, 27)
    step = width / int(view.box.shown)
    down = y + (67 if tall else 59)
    tiles = [_special(view, brush, c, k, x + step * (k + 0.5), down) for k in range(int(view.box.shown))]
    return element("g", title, rule, decline, tiles, id="specials")


def _special(view: Wikinger, brush: Brush, c: Chart, k: int, x: float, y: float) -> Markup:
    kind = int(view.open[k])
    at = f"translate({x:g} {y:g})"
    if kind == NOBODY:
        pit = element("path", class_="mooring", d=cut(c.special - 12, c.special - 12, 5))
        return element("g", pit, id=f"special-{k + 1}", transform=at, aria_hidden="true")
    name = f"special-{SPECIALS[kind]}"
    answer = f"special:{SPECIALS[kind]}"
    words = _caption(brush.label(name), c.special / 2 + 18, brush.shape == "tall") if len(view.open) <= NAMED else []
    face = element("g", special_face(view.box, kind, c.special))
    common: dict[str, object] = {"id": f"special-{k + 1}", "transform": at, "data_explain": name, "data_why": answer}
    if answer not in brush.choices:
        return element("g", face, words, class_="stop", role="img", aria_label=brush.label(name), **common)
    half = c.special / 2
    signs = [rope(cut(c.special + 2, c.special + 4, 6, 0, 2)), key(brush.keys[answer], half, half)]
    first = all(view.open[i] != kind for i in range(k))
    hit = brush.hit(answer, x=-half - 8, y=-half - 4, width=c.special + 16, height=c.special + 26)
    return element(
        "g", element("g", face, signs if first else signs[:1], words, aria_hidden="true"), hit,
        class_="stop choosable", **common,
    )  # fmt: skip


NAMED = 4  # special tiles that have room for their names below them


def _caption(words: str, y: float, narrow: bool) -> list[Markup]:
    """A name below a tile, on two lines where it is narrow."""
    lines = words.split(maxsplit=1) if narrow else [words]
    return [element("text", line, class_="num", y=y + 14 * i) for i, line in enumerate(lines)]


def _plate(brush: Brush, answer: str, words: str, x: float, y: float, width: float, height: float) -> Markup:
    """An answer that is no place, as a sign."""
    sign = element("path", class_="sign", d=cut(width, height, 5))
    text = element("text", words, class_="say on-sign", x=10, y=6)
    return element(
        "g", element("g", sign, text, key(brush.keys[answer], 16 - width / 2, 0), aria_hidden="true"),
        brush.hit(answer, x=-width / 2, y=-max(height, 40) / 2, width=width, height=max(height, 40)),
        id=f"plate-{answer}", class_="stop choosable", data_why=answer, transform=f"translate({x:g} {y:g})",
    )  # fmt: skip


# -- rounds ----------------------------------------------------------------------------------------------------------


def _rounds(view: Wikinger, brush: Brush, c: Chart) -> Markup:
    """A dot for every round, small and large like the scorings after them, and which comes next."""
    rounds, now = int(view.box.rounds), int(view.round)
    words = "board-last" if now == rounds else "board-next"
    after = brush.label(f"{words}-small" if now % 2 else f"{words}-large")
    label = f"{brush.label('board-now', ('round', now))} {after}"
    return _dots(rounds, now, view.seat < 0, c.rounds, after, label)


@lru_cache(maxsize=256)
def _dots(rounds: int, now: int, over: bool, first: tuple[float, float], after: str, label: str) -> Markup:
    x, y = first
    step = min(30.0, 150 / max(rounds - 1, 1))
    dots = []
    for n in range(1, rounds + 1):
        css = "done" if n < now or over else "now" if n == now else "next"
        at = round(x + (n - 1) * step, 1)
        dots.append(element("circle", class_=f"round {css}", cx=at, cy=y, r=min(10 if n % 2 else 13, step / 2)))
        if step > 20 or n == now:  # else only the present one is named
            dots.append(element("text", n, class_=f"num on-{css}", x=at, y=y + 5))
    end = x + (rounds - 1) * step + 24
    text = element("text", after, class_="num start", x=end, y=y + 5)
    return element(
        "g", element("g", dots, text, aria_hidden="true"), id="rounds", class_="stop", role="img", aria_label=label,
        data_explain="board-round",
    )  # fmt: skip


def _lower(view: Wikinger, brush: Brush, c: Chart) -> Markup:
    """How the seats compare, or what a question needs."""
    question = QUESTIONS[view.phase] if view.seat >= 0 else ""
    if question == "bid":
        return auction.draw(view, brush, c)
    if question in ("remove", "colour"):
        return element("g", auction.drawn(view, brush, c, question), id="drawn")
    return comparison.draw(view, brush, c)


def spot(told: Told) -> str | None:
    """The id of the board element where an event happened."""
    a, b, c, d = told.figures
    match told.name:
        case "bought":
            return f"slot-{d}"
        case "turned":
            return f"slot-{a}"
        case "started":
            return f"cell-{a + 1}-{b}-1"
        case "laid" | "swapped":
            return f"cell-{a + 1}-{c}-{d}"
        case "stood" | "ferried":
            return f"cell-{a + 1}-{b}-{c}"
        case _:
            return None
