"""The board of Wikinger as SVG: the wheel with its combinations, special tiles, rounds, and how the seats compare."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from meadhall.engine.phrase import Phrase, SeatName
from meadhall.games.wikinger.rules.box import FIGURES, NONE, OPEN, SLOTS, SPECIALS
from meadhall.games.wikinger.rules.names import NOBODY, QUESTIONS
from meadhall.games.wikinger.show.layout import Chart, chart
from meadhall.games.wikinger.show.pieces import name_of, special_face, tile_face
from meadhall.look import PATTERNS, Brush, Markup, cut, element, key, rope, symbol

if TYPE_CHECKING:
    from meadhall.games.wikinger.rules.state import Wikinger
    from meadhall.games.wikinger.show.facts import Standing


def draw(view: Wikinger, brush: Brush, standings: list[Standing], shapes: list[str]) -> Markup:
    """The whole board; `shapes` tells which of the four shapes the tile of each slot has."""
    c = chart(brush.shape, bool(view.advanced))
    left = sum(view.tile[slot] != NONE for slot in range(SLOTS))
    label = brush.say(Phrase("board", {"left": left, "round": int(view.round)}))
    return element(
        "svg",
        _ground(brush.shape, bool(view.advanced)),
        _wheel(view, brush, c, shapes),
        _shelf(view, brush, c) if view.advanced else None,
        _rounds(view, brush, c),
        _lower(view, brush, c, standings),
        element("rect", class_="frame", width=c.width, height=c.height),
        class_=f"wikinger {brush.shape}", viewBox=f"0 0 {c.width} {c.height}", role="group", aria_label=label,
    )  # fmt: skip


@lru_cache(maxsize=8)
def _ground(shape: str, advanced: bool) -> Markup:
    """Sea, the wheel's wood, the shelf."""
    c = chart(shape, advanced)
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


def _wheel(view: Wikinger, brush: Brush, c: Chart, shapes: list[str]) -> Markup:
    zero = next((slot for slot in range(SLOTS) if view.tile[slot] != NONE), NOBODY)
    return element(
        "g",
        _disc(c, zero, brush.shape == "tall"),
        [_price(view, c, slot, zero) for slot in range(SLOTS)],
        [_slot(view, brush, c, slot, shapes[slot]) for slot in range(SLOTS)],
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
        return element("path", class_="notch", d=cut(40, 27, 5), id="wheel-disc", transform=f"translate({px:g} {py:g})")
    spokes = element("path", class_="strake", d=_spokes(), aria_hidden="true")
    notch = element("path", class_="notch", d="M-11-30L-13-58L0-64L13-58L11-30z") if zero != NOBODY else None
    turn = 30 * max(zero, 0)
    return element(
        "g", element("circle", class_="strake", r=58), element("circle", class_="strake", r=26),
        element("g", spokes, notch, id="wheel-disc", transform=f"rotate({turn})"),
        symbol("gold", -15, -15, 30), transform=f"translate({x:g} {y:g})",
    )  # fmt: skip


@lru_cache(maxsize=1)
def _spokes() -> str:
    from math import cos, pi, sin

    lines = []
    for slot in range(SLOTS):
        a = pi * (slot / 6 - 0.5 + 1 / 12)
        lines.append(f"M{58 * cos(a):.1f} {58 * sin(a):.1f}L{138 * cos(a):.1f} {138 * sin(a):.1f}")
    return "".join(lines)


def _price(view: Wikinger, c: Chart, slot: int, zero: int) -> Markup | None:
    if zero == NOBODY or slot < zero:
        return None
    x, y = c.prices[slot]
    there = view.tile[slot] != NONE
    css = "price zero" if slot == zero else "price" if there else "price gone"
    return element("text", slot - zero, class_=css, x=x, y=y + 6.5, aria_hidden="true")


def _slot(view: Wikinger, brush: Brush, c: Chart, slot: int, shape: str) -> Markup:
    """A combination: the tile at the rim, its figure before it; or the empty pit."""
    (tx, ty), (fx, fy) = c.tiles[slot], c.figures[slot]
    tile, figure = int(view.tile[slot]), int(view.figure[slot])
    if tile == NONE:
        return _pit(slot, c.tile - 8, tx, ty)
    face = _tile(tile_face(view.box, tile, c.tile), name_of(tile), tx, ty)
    person = None
    if figure != NONE:
        person = _person(FIGURES[figure - 1], c.figure, fx, fy)
    answer = f"buy:{slot}"
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
        brush.hit(answer, x=x, y=y, width=width, height=height, transform=at, data_takes=shape),
        id=f"slot-{slot}", class_="stop choosable",
    )  # fmt: skip


@lru_cache(maxsize=64)
def _pit(slot: int, edge: float, x: float, y: float) -> Markup:
    return element(
        "g", element("path", class_="pit", d=cut(edge, edge, 4, x, y)), id=f"slot-{slot}", aria_hidden="true"
    )


@lru_cache(maxsize=2048)
def _tile(face: Markup, name: str, x: float, y: float) -> Markup:
    return element("g", face, class_="stop", transform=f"translate({x:g} {y:g})", data_explain=name)


@lru_cache(maxsize=512)
def _person(name: str, size: float, x: float, y: float) -> Markup:
    return element(
        "g", symbol(name, -size / 2, -size / 2, size), class_="stop", data_explain=f"figure-{name}",
        transform=f"translate({x:g} {y:g})",
    )  # fmt: skip


@lru_cache(maxsize=4096)
def _combination(slot: int, face: Markup, person: Markup | None, label: str) -> Markup:
    return element("g", face, person, id=f"slot-{slot}", role="img", aria_label=label)


def _lock(view: Wikinger, brush: Brush, c: Chart, zero: int) -> Markup | None:
    """The free combination is barred while others of its colour stand at the wheel, or it is not for the reader."""
    if zero == NOBODY or view.seat < 0 or QUESTIONS[view.phase] != "buy":
        return None
    if view.seat == brush.seat:
        barred = f"buy:{zero}" not in brush.choices
    else:
        figure = view.figure[zero]
        barred = any(view.figure[slot] == figure and view.tile[slot] != NONE for slot in range(zero + 1, SLOTS))
    if not barred:
        return None
    x, y = c.tiles[zero]
    edge = c.tile / 2
    disc = element("circle", class_="sign", r=11)
    return element(
        "g", disc, symbol("lock", -8, -8, 16), id="barred", role="img", aria_label=brush.label("board-barred"),
        class_="stop", data_explain="board-barred", transform=f"translate({x + edge - 4:g} {y - edge + 4:g})",
    )  # fmt: skip


# -- special tiles ---------------------------------------------------------------------------------------------------


def _shelf(view: Wikinger, brush: Brush, c: Chart) -> Markup:
    x, y, width, _ = c.shelf
    tall = brush.shape == "tall"
    title = element("text", brush.label("board-specials"), class_="say start", x=x + 12, y=y + 22)
    rule = (
        None
        if tall
        else element("text", brush.label("board-specials-rule"), class_="num end", x=x + width - 12, y=y + 21)
    )
    decline = None
    if "decline" in brush.choices:
        rule = None
        decline = _plate(brush, "decline", brush.label("answer-decline"), x + width - 78, y + 17, 132, 27)
    step = width / 4
    tiles = [_special(view, brush, c, k, x + step * (k + 0.5), y + (67 if tall else 59)) for k in range(OPEN)]
    return element("g", title, rule, decline, tiles, id="specials")


def _special(view: Wikinger, brush: Brush, c: Chart, k: int, x: float, y: float) -> Markup:
    kind = int(view.open[k])
    at = f"translate({x:g} {y:g})"
    if kind == NOBODY:
        pit = element("path", class_="mooring", d=cut(c.special - 12, c.special - 12, 5))
        return element("g", pit, id=f"special-{k + 1}", transform=at, aria_hidden="true")
    name = f"special-{SPECIALS[kind]}"
    answer = f"special:{SPECIALS[kind]}"
    words = _caption(brush.label(name), c.special / 2 + 18, brush.shape == "tall")
    face = element("g", special_face(kind, c.special))
    common: dict[str, object] = {"id": f"special-{k + 1}", "transform": at, "data_explain": name}
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
        class_="stop choosable", transform=f"translate({x:g} {y:g})",
    )  # fmt: skip


# -- rounds ----------------------------------------------------------------------------------------------------------


def _rounds(view: Wikinger, brush: Brush, c: Chart) -> Markup:
    """Six dots, small and large like the scorings after them, and which comes next."""
    rounds, now = int(view.box.rounds), int(view.round)
    words = "final" if now == rounds else "small" if now % 2 else "large"
    after = brush.label(f"board-next-{words}")
    label = f"{brush.label('board-round', ('round', now))} {after}"
    return _dots(rounds, now, view.seat < 0, c.rounds, after, label)


@lru_cache(maxsize=256)
def _dots(rounds: int, now: int, over: bool, first: tuple[float, float], after: str, label: str) -> Markup:
    x, y = first
    dots = []
    for n in range(1, rounds + 1):
        css = "done" if n < now or over else "now" if n == now else "next"
        at = x + (n - 1) * 30
        dots.append(element("circle", class_=f"round {css}", cx=at, cy=y, r=10 if n % 2 else 13))
        dots.append(element("text", n, class_=f"num on-{css}", x=at, y=y + 5))
    end = x + (rounds - 1) * 30 + 24
    text = element("text", after, class_="num start", x=end, y=y + 5)
    return element("g", element("g", dots, text, aria_hidden="true"), id="rounds", role="img", aria_label=label)


# -- below: the comparison, or what a question needs -----------------------------------------------------------------


def _lower(view: Wikinger, brush: Brush, c: Chart, standings: list[Standing]) -> Markup:
    question = QUESTIONS[view.phase] if view.seat >= 0 else ""
    if question == "bid":
        return _auction(view, brush, c)
    if question in ("remove", "colour"):
        return element("g", _drawn(view, brush, c, question), id="drawn")
    return _comparison(view, brush, c, standings)


HEADS = ("gold", "points", "boatmen", "islands", "longest", "feeding")
ICONS = {"gold": "gold", "points": "points", "boatmen": "boatman", "feeding": "fisher"}


@lru_cache(maxsize=64)
def _head(head: str, label: str, x: float, y: float, small: bool) -> Markup:
    """The head of a column."""
    sign = _sign(head, x, y, small)
    return element("g", sign, role="img", aria_label=label, class_="stop", data_explain=f"board-{head}")


def _sign(head: str, x: float, y: float, small: bool) -> Markup:
    """Two small islands, a long one, or the thing itself."""
    if head in ICONS:
        return symbol(ICONS[head], x - 10, y - 10, 20)
    edge = 7 if small else 9
    middle, gap = ("left", "right", "left", "right"), 2
    if head == "longest":
        middle, gap = ("left", "middle", "middle", "right"), 0
    left = x - 2 * edge - gap / 2
    ends = [left + edge * i + gap * (i // 2) for i in range(4)]
    return Markup("".join(symbol(f"isle-{end}", at, y - edge / 2, edge) for end, at in zip(middle, ends, strict=True)))


def _comparison(view: Wikinger, brush: Brush, c: Chart, standings: list[Standing]) -> Markup:
    """Gold, points, and what the end will compare; the most boatmen, islands and the longest island stand out."""
    x, y, width, height = c.lower
    first = x + (128 if brush.shape == "tall" else 156)
    step = (x + width - 6 - first) / len(HEADS)
    row = min(42.0, (height - 24) / len(standings))
    drawn: list[Markup] = []
    for i, head in enumerate(HEADS):
        middle = first + step * (i + 0.5)
        drawn.append(_head(head, brush.label(f"board-{head}"), middle, y + 11, step < 44))
    best = [max(getattr(one, name) for one in standings) for name in ("boatmen", "islands", "longest")]
    for seat, one in enumerate(standings):
        base = y + 24 + row * (seat + 0.5)
        mine = seat == brush.seat
        line = [symbol(f"seat-{seat + 1}", x + 10, base - 10, 20)]
        name = brush.names[seat]
        line.append(
            element("text", name if len(name) <= 12 else f"{name[:11]}…", class_="say start name", x=x + 36, y=base + 6)
        )
        if seat == view.starter and view.seat >= 0:
            line.append(symbol("longship", first - 22, base - 9, 18))
        figures = [one.gold, one.points, one.boatmen, one.islands, one.longest, one.surplus]
        for i, figure in enumerate(figures):
            middle = first + step * (i + 0.5)
            if 2 <= i <= 4 and figure and figure == best[i - 2]:
                line.append(element("path", class_="most", d=cut(min(step - 8, 34), min(row - 2, 22), 4, middle, base)))
            css = "amount" if not (2 <= i <= 4 and figure and figure == best[i - 2]) else "amount on-most"
            words = f"{figure:+d}".replace("-", "−") if i == 5 and figure else str(figure)
            line.append(
                element("text", words, class_=f"{css} short" if i == 5 and figure < 0 else css, x=middle, y=base + 6)
            )
        said = brush.say(Phrase("board-compared", {"who": SeatName(seat), "gold": one.gold, "points": one.points,
                         "boatmen": one.boatmen, "islands": one.islands, "longest": one.longest,
                         "over": abs(one.surplus), "short": "yes" if one.surplus < 0 else "no"}))  # fmt: skip
        drawn.append(
            element("g", line, id=f"compared-{seat + 1}", class_="mine" if mine else None, role="img", aria_label=said)
        )
    return element("g", drawn, id="comparison")


def _drawn(view: Wikinger, brush: Brush, c: Chart, family: str) -> list[Markup]:
    """The figures drawn for this round, colour by colour."""
    x, y, width, height = c.lower
    small = family == "bid"
    size = 30 if small else 42
    step = (width - 20) / 6
    middle = y + (22 if small else 60 if height > 120 else 62)
    drawn = [] if small else [element("text", brush.label("board-drawn"), class_="say start", x=x + 12, y=y + 16)]
    for figure in range(1, 7):
        number = int(view.pool[figure])
        name = FIGURES[figure - 1]
        at = f"translate({x + 10 + step * (figure - 0.5):g} {middle:g})"
        answer = f"{family}:{name}"
        picture = symbol(name, -size / 2 - 8, -size / 2, size)
        count = element("text", number, class_="amount", x=size / 2 + 2, y=7)
        common: dict[str, object] = {"transform": at, "data_explain": f"figure-{name}"}
        if answer in brush.choices:
            path = rope(cut(step - 6, size + 16, 6))
            mark = key(brush.keys[answer], 3 - step / 2 + 4, -size / 2 - 4)
            hit = brush.hit(answer, x=-step / 2, y=-size / 2 - 12, width=step, height=size + 24)
            plate = element("path", class_="sign", d=cut(step - 6, size + 16, 6))
            on = element("text", number, class_="amount on-most", x=20, y=7)
            inner = element("g", plate, picture, on, path, mark, aria_hidden="true")
            drawn.append(element("g", inner, hit, class_="stop choosable", **common))
        else:
            label = brush.label(f"many-{name}", ("n", number))
            css = "stop" if number else "stop faint"
            drawn.append(element("g", picture, count, class_=css, role="img", aria_label=label, **common))
    return drawn


PLATES = 13  # bids that have room on the board


def _auction(view: Wikinger, brush: Brush, c: Chart) -> Markup:
    """The figures at stake, the standing bid, and the lowest bids that can be made; the page lists them all."""
    x, y, width, height = c.lower
    stake = _drawn(view, brush, c, "bid")
    bids = [answer for answer in brush.choices if answer.startswith("bid:")]
    answers = bids[:PLATES] + [answer for answer in brush.choices if answer == "pass"]
    if not answers:
        words = brush.say(Phrase("board-standing", {"who": SeatName(view.leader), "bid": int(view.standing)}))
        text = element("text", words, class_="say", x=x + width / 2, y=y + 72)
        return element("g", stake, text, id="auction")
    rows = 2
    across = len(answers) // rows + 1  # room for a word at the end
    step, tall = (width - 16) / max(across, 4), (height - 44) / rows
    plates = []
    for i, answer in enumerate(answers):
        words = brush.label("answer-pass") if answer == "pass" else answer.partition(":")[2]
        wide = step * (across - i % across) if answer == "pass" else step
        at = f"translate({x + 8 + step * (i % across) + wide / 2:g} {y + 42 + tall * (i // across + 0.5):g})"
        sign = element("path", class_="sign", d=cut(wide - 6, min(tall - 4, 44), 5))
        text = element("text", words, class_="say on-sign" + (" bid" if answer != "pass" else ""), y=6)
        hit = brush.hit(answer, x=-wide / 2, y=-tall / 2, width=wide, height=tall)
        plates.append(
            element("g", element("g", sign, text, aria_hidden="true"), hit, class_="stop choosable", transform=at)
        )
    return element("g", stake, plates, id="auction")
