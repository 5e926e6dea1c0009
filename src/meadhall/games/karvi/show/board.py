"""The board of Karvi as SVG: the sea map looking west, and the village with the action bar round it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from meadhall.engine.phrase import Phrase, SeatName
from meadhall.games.karvi.rules.box import (
    BAR,
    FIELDS,
    JOIN_BOTH,
    KINDS,
    ROUND_TILES,
    SORTS,
    SPACES,
    STOPS,
    Box,
    Place,
)  # fmt: skip
from meadhall.games.karvi.rules.names import D, P
from meadhall.games.karvi.show.pieces import drawn, icons
from meadhall.games.karvi.words.wording import once, place, place_id, said_effect, space
from meadhall.look import PATTERNS, Brush, Markup, cut, element, key, rope, symbol

if TYPE_CHECKING:
    from meadhall.games.karvi.rules.state import Karvi

COASTS = (
    "M353.7 459L359.3 404L387.5 382L421.4 387.5L455.2 354.5L489 365.5L522.9 321.5L551.1 332.5L624.4 294L624.4 459z",
    "M-52.4 459L-52.4 390.2L26.6 393L83 382L105.5 398.5L173.2 387.5L207 404L218.3 459z",
    "M116.8 -36L128.1 24.5L161.9 35.5L207 21.8L274.7 27.2L308.6 13.5L319.8 -36z",
    "M551.1 -36L562.4 8L584.9 41L584.9 107L680.8 118L680.8 -36z",
    "M66 200.5L94.2 189.5L133.7 189.5L142.2 206L122.4 222.5L111.2 239L77.3 244.5L66 233.5z",
    "M99.9 129L128.1 107L161.9 96L195.8 112.5L190.1 129L161.9 151L122.4 156.5L99.9 151z",
    "M195.8 167.5L218.3 145.5L252.2 129L291.6 118L297.3 134.5L274.7 162L263.4 189.5L240.9 208.8L218.3 195z",
    "M325.5 156.5L331.1 129L359.3 126.2L381.9 137.2L365 162L348 178.5z",
    "M438.3 178.5L455.2 162L477.8 173L472.1 195L449.6 195z",
    "M319.8 272L336.8 255.5L353.7 272L348 294L325.5 294z",
    "M83 283L111.2 277.5L116.8 310.5L88.6 321.5L71.7 305z",
)  # drawn for the wide map
WOODS = (
    (92.52, 204, 26),
    (78.6, 212.5, 20),
    (127.36, 117, 24),
    (154.74, 113.5, 20),
    (218.6, 162, 22),
    (339.86, 140, 22),
    (85.06, 287.5, 24),
    (447.02, 170.25, 22),
    (326.76, 267.5, 20),
    (196.04, 8, 22),
    (175.48, 7.25, 18),
    (61.68, 388.5, 20),
)
NUDGES = {
    "wick": (-1.0, 4.0), "kirkwall": (2.0, 0.0), "portmahomack": (-3.0, -1.0), "celtic-sea": (2.0, 2.0),
    "jorvik": (0.0, -1.0), "peel": (0.0, 1.5), "iona": (2.0, 0.5), "grimsby": (-1.0, 1.0),
}  # fmt: skip
CELL = 46
FIELD = 40
Point = tuple[float, float]


@dataclass(frozen=True)
class Facts:
    """What the rules say about a view, worked out by who calls: the board knows no rules."""

    spaces: Sequence[int]  # which action space lies at each place
    costs: Sequence[int]  # beer for who looks
    blocked: Sequence[bool]
    values: dict[str, int]  # of the beer and provision actions for who looks
    hindmost: int  # the die that moves next; -1 when none does


@dataclass(frozen=True)
class Chart:
    """Where things lie in one of the two shapes."""

    shape: str

    @property
    def size(self) -> tuple[int, int]:
        return (1040, 416) if self.shape == "wide" else (390, 914)

    @property
    def sea(self) -> tuple[int, int]:
        return (576, 416) if self.shape == "wide" else (390, 392)

    def field(self, x: int, y: int, name: str) -> Point:
        """Where a field lies; on the narrow map crowded ones move apart."""
        if self.shape == "wide":
            across, down = 8 + x * 5.6, 12 + y * 5.75
        else:
            dx, dy = NUDGES.get(name, (0.0, 0.0))
            across, down = 6 + (x + dx) * 3.78, 10 + (y + dy) * 5.4
        return min(max(across, 26), self.sea[0] - 28), max(down, 26)

    def space(self, at: int) -> Point:
        """The upper left corner of a space."""
        if self.shape == "wide":
            x, y = 606, 82
            if at < STOPS:
                return x + at * CELL, 10
            k = at - STOPS
            if k < 9:
                return x + k * CELL, y
            if k < 14:
                return x + 8 * CELL, y + (k - 8) * CELL
            if k < 23:
                return x + (22 - k) * CELL, y + 6 * CELL
            return x, y + (28 - k) * CELL
        x, y = 11, 400
        if at < 8:
            return x + at * CELL, y
        if at < 17:
            return x + 7 * CELL, y + (at - 7) * CELL
        if at < 25:
            return x + (24 - at) * CELL, y + 10 * CELL
        return x, y + (34 - at) * CELL

    def die(self, at: int) -> Point:
        """The centre of a die on a space: inside the ring, so that it hides nothing."""
        x, y = self.space(at)
        if self.shape == "wide":
            if at < STOPS:
                return x + CELL / 2, y + CELL + 13
            left, top, right, bottom = 606, 82, 606 + 8 * CELL, 82 + 6 * CELL
        else:
            left, top, right, bottom = 11, 400, 11 + 7 * CELL, 400 + 10 * CELL
        dx = CELL + 15 if x == left else -15 if x == right else CELL / 2
        dy = CELL + 15 if y == top else -15 if y == bottom else CELL / 2
        if x in (left, right) and y in (top, bottom):  # at a corner it leaves room for the neighbours' dice
            dx, dy = CELL - 2 if x == left else 2, CELL - 2 if y == top else 2
        return x + dx, y + dy

    @property
    def yard(self) -> tuple[float, float, float, float]:
        """The middle of the village."""
        return (684, 160, 258, 166) if self.shape == "wide" else (90, 482, 210, 344)


def draw(view: Karvi, brush: Brush, facts: Facts) -> Markup:
    """The whole board."""
    c = Chart(brush.shape)
    width, height = c.size
    return element(
        "svg",
        _ground(view.box, brush.shape, int(view.side)),
        _wake(view, brush, c),
        [_field(view, brush, c, at) for at in range(len(FIELDS))],
        _names(view.box, brush.shape, tuple(brush.label(f"field-{name}") for name in FIELDS)),
        [_space(view, brush, c, facts, at) for at in range(SPACES)],
        _yard(view, brush, c, facts),
        [_ship(view, brush, c, seat) for seat in range(view.seats)],
        [_die(view, brush, c, facts, die) for die in range(view.seats * 2) if view.each == 2 or die % 2 == 0],
        class_=f"karvi {brush.shape}", viewBox=f"0 0 {width} {height}", role="group", aria_label=brush.label("board"),
    )  # fmt: skip


@lru_cache(maxsize=256)
def _point(box: Box, c: Chart, at: int) -> Point:
    return c.field(int(box.x[at]), int(box.y[at]), FIELDS[at])


def _at(point: Point) -> str:
    return f"translate({point[0]:.1f} {point[1]:.1f})"


# -- the sea ----------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=32)
def _ground(box: Box, shape: str, side: int) -> Markup:
    """What never changes: the sea with its coasts and lanes, the green of the village."""
    c = Chart(shape)
    (width, height), (sea_width, sea_height) = c.size, c.sea
    lanes = []
    for a, b, four in box.routes:
        if four and not side:
            continue
        (x1, y1), (x2, y2) = _point(box, c, a), _point(box, c, b)
        bend = 34 if four else 0  # extra routes of four players curve past what lies between
        path = f"M{x1:.0f} {y1:.0f}Q{(x1 + x2) / 2 + bend:.0f} {(y1 + y2) / 2 + bend / 2:.0f} {x2:.0f} {y2:.0f}"
        barred = " barred" if box.yellow[a] or box.yellow[b] else ""
        lanes.append(element("path", class_=f"lane route{barred}", d=path))
        lanes.append(element("path", class_=f"track{barred}", d=path))
    village = {"x": sea_width if shape == "wide" else 0, "y": 0 if shape == "wide" else sea_height}
    village |= {"width": width - int(village["x"]), "height": height - int(village["y"])}
    scenery = [element("path", class_=layer, d=coast) for coast in COASTS for layer in ("shoal", "hatch", "land")]
    scenery += [symbol("forest", x, y, size) for x, y, size in WOODS]
    shrink = None if shape == "wide" else f"scale({sea_width / 576:.3f} {sea_height / 416:.3f})"
    return Markup(
        "".join(
            [
                element("defs", PATTERNS),
                element("rect", class_="sea", width=sea_width, height=sea_height),
                element("rect", fill="url(#waves)", width=sea_width, height=sea_height),
                element("clipPath", element("rect", width=sea_width, height=sea_height), id="karvi-sea"),
                element(
                    "g",
                    element("g", scenery, transform=shrink),
                    class_="scenery",
                    clip_path="url(#karvi-sea)",
                    aria_hidden="true",
                ),
                element("g", lanes, aria_hidden="true"),
                element("rect", class_="green", **village),
            ]
        )
    )


def _wake(view: Karvi, brush: Brush, c: Chart) -> list[Markup]:
    """The way of ships that moved last."""
    ways = []
    for told in brush.last:
        if told.name in ("sailed", "pushed"):
            who, start, goal = (0, 1, 2) if told.name == "sailed" else (1, 2, 3)
            (x1, y1), (x2, y2) = (_point(view.box, c, told.figures[k]) for k in (start, goal))
            path = f"M{x1:.0f} {y1:.0f}L{x2:.0f} {y2:.0f}"
            ways.append(element("path", class_=f"wake seat-{told.figures[who] + 1}", d=path, aria_hidden="true"))
    return ways


def _field(view: Karvi, brush: Brush, c: Chart, at: int) -> Markup:
    """A field with its stack or site, and its rope where a ship may go."""
    name = FIELDS[at]
    answer = next((a for a in (f"sail:{name}", f"far:{name}", f"push:{name}") if a in brush.choices), None)
    both = f"sail:{name}" in brush.choices and f"far:{name}" in brush.choices
    place_kind = int(view.box.place[at])
    x, y = _point(view.box, c, at)
    barred = bool(view.box.yellow[at])
    if place_kind in (Place.TRADE, Place.RAID):
        kind = int(view.lies[at])
        inner = _stack_sign(barred, kind < 6, brush.label(f"short-{KINDS[kind]}"), int(view.stack[kind]))
    elif place_kind in (Place.TOWER, Place.POST):
        inner = _site_sign(barred, place_kind == Place.TOWER, *_spots(view, at))
    else:
        inner = _sea_sign(barred, place_kind == Place.MAP)
    label = brush.label("board-field", ("field", f"field-{name}"))
    if answer is None:
        return _idle(f"field-{name}", inner, _at((x, y)), f"field-{name}", label)
    parts = [
        element("g", inner, rope(cut(FIELD + 2, FIELD + 2, 5)), key(brush.keys[answer], -FIELD / 2, -FIELD / 2),
                aria_hidden="true"),
        brush.hit(answer, x=-23, y=-23, width=46, height=46),
    ]  # fmt: skip
    if both:
        far = f"far:{name}"
        parts.append(element("g", key(brush.keys[far], FIELD / 2 + 3, -FIELD / 2), aria_hidden="true"))
        parts.append(brush.hit(far, x=7, y=-34, width=46, height=24))
    return element(
        "g", parts, id=f"field-{name}", class_="stop choosable", transform=_at((x, y)), data_explain=f"field-{name}"
    )


@lru_cache(maxsize=32)
def _names(box: Box, shape: str, names: tuple[str, ...]) -> Markup:
    """The names of the fields, above all fields."""
    c, drawn_names = Chart(shape), []
    for at, words in enumerate(names):
        x, y = _point(box, c, at)
        half = 3 * len(words)  # so wide, about
        x = min(max(x, half), c.sea[0] - half)
        drawn_names.append(element("text", words, class_="name", x=x, y=y + FIELD / 2 + 12))
    return element("g", drawn_names, aria_hidden="true")


@lru_cache(maxsize=512)
def _stack_sign(barred: bool, trade: bool, kind: str, many: int) -> Markup:
    """A stack of trade or raid tiles."""
    return Markup(
        _sign(barred)
        + symbol("post-double" if trade else "axe-double", -17, -17, 24)
        + element("text", kind, class_="value small", x=10, y=-4)
        + element("text", f"×{many}", class_="value small", x=8, y=16)
    )


@lru_cache(maxsize=1024)
def _site_sign(barred: bool, tower: bool, builders: tuple[int, ...], free: tuple[int, ...]) -> Markup:
    """A site and its spots, best first: those taken wear the builder's mark."""
    found = [_sign(barred), symbol("tower" if tower else "tradepost", -11, -20, 22)]
    many = len(builders) + len(free)
    for k in range(many):
        x = (k - (many - 1) / 2) * 13
        if k < len(builders):
            found.append(symbol(f"seat-{builders[k] + 1}", x - 6.5, 4, 13))
        else:
            found.append(element("circle", class_="spot", cx=x, cy=10.5, r=6.2))
            found.append(element("text", free[k - len(builders)], class_="few", x=x, y=14.5))
    return Markup("".join(found))


@lru_cache(maxsize=8)
def _sea_sign(barred: bool, chart: bool) -> Markup:
    """A sea behind yellow waters, or the harbour."""
    if chart:
        return Markup(_sign(barred) + symbol("map", -16, -16, 26) + symbol("lock", 2, 2, 16))
    return Markup(_sign(barred) + symbol("harbour", -18, -20, 36))


def _sign(barred: bool) -> Markup:
    return element("path", class_="sign barred" if barred else "sign", d=cut(FIELD, FIELD, 5))


def _spots(view: Karvi, at: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Who has built at a site, and what its free spots are worth."""
    builders = tuple(seat for seat in range(view.seats) if view.built[at] >> seat & 1)
    first = (int(view.side) * len(FIELDS) + at) * 4
    return builders, tuple(int(view.box.spots[first + k]) for k in range(len(builders), 4 if view.seats == 4 else 3))


def _ship(view: Karvi, brush: Brush, c: Chart, seat: int) -> Markup:
    """A ship beside its field; several lie side by side."""
    at = int(view.p[seat * P.SIZE + P.FIELD])
    x, y = _point(view.box, c, at)
    beside = sum(view.p[other * P.SIZE + P.FIELD] == at for other in range(seat))
    name = brush.say(Phrase("board-ship", {"who": SeatName(seat), "field": Phrase(f"field-{FIELDS[at]}")}))
    return element(
        "g",
        element("g", symbol("longship", -15, -15, 30), symbol(f"mark-{seat + 1}", -5, -10, 10, class_="mark"),
                aria_hidden="true"),
        id=f"ship-{seat + 1}", class_=f"piece seat-{seat + 1}",
        transform=_at((x + 33 + beside * 15, y + 3 - beside * 6)),
        role="img", aria_label=name,
    )  # fmt: skip


# -- the village ------------------------------------------------------------------------------------------------------


def _space(view: Karvi, brush: Brush, c: Chart, facts: Facts, at: int) -> Markup:
    """An action space: what it gives, its beer as tankards, a blockade, and its rope."""
    label = f"S{at + 1}" if at < STOPS else str(at - STOPS + 1)
    answer = next((a for a in (f"die:{label}", f"space:{label}") if a in brush.choices), None)
    x, y = c.space(at)
    number, box, cost = facts.spaces[at], view.box, facts.costs[at]
    beer, bread = facts.values["beer"], facts.values["bread"]
    inner, explain = _step(box, number, beer, bread, cost, facts.blocked[at], at < STOPS, answer is not None)
    where = _at((x + CELL / 2, y + CELL / 2))
    if answer is None:
        said = once(
            brush, ("board-space", at, number, cost),
            lambda: Phrase("board-space", {"place": place(at), "action": space(box, number), "cost": cost}),
        )  # fmt: skip
        return _idle(place_id(at), inner, where, explain, said)
    return element(
        "g",
        element("g", inner, element("g", rope(cut(CELL - 2, CELL - 2, 4)), class_="thin"),
                key(brush.keys[answer], 13, 13), aria_hidden="true"),
        brush.hit(answer, x=-23, y=-23, width=46, height=46),
        id=place_id(at), class_="stop choosable", transform=where, data_explain=explain,
    )  # fmt: skip


@lru_cache(maxsize=4096)
def _idle(name: str, inner: Markup, where: str, explain: str | None, said: str) -> Markup:
    """A place that is no answer now."""
    return element(
        "g", element("g", inner, aria_hidden="true"), id=name, class_="stop", transform=where, data_explain=explain,
        role="img", aria_label=said,
    )  # fmt: skip


@lru_cache(maxsize=4096)
def _step(
    box: Box, number: int, beer: int, bread: int, cost: int, blocked: bool, stop: bool, chosen: bool
) -> tuple[Markup, str | None]:
    """The picture of an action space, and what explains it."""
    halves = [int(box.space_half[number * 2 + k]) for k in range(2) if box.space_half[number * 2 + k] >= 0]
    shown = [icon for half in halves for icon in icons(box, half, {"beer": beer, "bread": bread})]
    step = 7.5 if chosen and cost > 2 else 11  # beside a key they stand closer
    low = 6 if stop else 0  # no beer below it
    inner = [element("path", class_="step stop-step" if stop else "step", d=cut(CELL - 3, CELL - 3, 4))]
    inner += [symbol("beer", -20 + k * step, 1.5, 18) for k in range(cost)]
    if len(shown) == 1:
        inner.append(drawn(shown[0], -18, -20 + low, 24, (13.5, -1 + low)))
    elif shown:  # figures stand above the key
        inner += [drawn(shown[0], -20, -19, 17, (-4, 0)), drawn(shown[-1], 2, -19, 17, (15.5, 0))]
        joint = "+" if box.space_join[number] == JOIN_BOTH else "/"
        if len(halves) == 2 or (len(shown) == 2 and shown[0] == shown[1]):
            inner.append(element("text", joint if len(halves) == 2 else "+", class_="few", x=-0.5, y=-11))
    if cost == 0 and not stop:
        inner.append(element("text", "0", class_="few", x=-13, y=17.5))
    if blocked:
        inner.append(element("path", class_="blockade", d="M-17 -17L17 17M17 -17L-17 17"))
    explain = next((icon.explain for icon in shown if icon.explain), "goods-warrior" if shown else None)
    return Markup("".join(inner)), explain


def _die(view: Karvi, brush: Brush, c: Chart, facts: Facts, die: int) -> Markup:
    """A die beside its space, with its beer."""
    seat, at = die // 2, int(view.die[D.AT + die])
    physical = at if at < SPACES else at - SPACES
    x, y = c.die(physical)
    level = int(view.die[D.LEVEL + die])
    beer = int(view.die[D.BEER + die])
    words: dict[str, Any] = {"who": SeatName(seat), "die": die % 2 + 1, "beer": beer, "place": place(physical)}
    active = " active" if die == facts.hindmost else ""
    back = " back" if at >= SPACES else ""
    return element(
        "g",
        element(
            "g", element("rect", class_=f"cube{active}", x=-12, y=-12, width=24, height=24, rx=3),
            symbol(f"mark-{seat + 1}", -11, -11, 10, class_="mark"), element("text", beer, class_="beer", x=3, y=9),
            aria_hidden="true",
        ),
        id=f"die-{seat + 1}-{die % 2 + 1}", class_=f"piece seat-{seat + 1}{back}",
        transform=_at((x + level * 4, y - level * 7)),
        role="img", aria_label=brush.say(Phrase("board-die", words)),
    )  # fmt: skip


def _yard(view: Karvi, brush: Brush, c: Chart, facts: Facts) -> Markup:
    """Inside the ring: the round, the open trade cards, the stacks of equipment cards."""
    x, y, width, _ = c.yard
    wide = c.shape == "wide"
    card_width, card_height = (82, 96) if wide else (66, 132)
    parts: list[object] = []
    tile = Phrase(f"round-{ROUND_TILES[view.tile_now]}")
    title = brush.say(Phrase("board-round", {"round": int(view.round), "rounds": 4 if view.seats == 4 else 3}))
    if wide:
        parts.append(element("text", title, class_="say left", x=896, y=30))
        parts.append(element("text", brush.say(tile), class_="note left", x=896, y=50))
    else:
        parts.append(element("text", title, class_="say", x=x + width / 2, y=y + 12))
    top = y if wide else y + 24
    for k in range(3):
        design = int(view.trade[18 + k])
        parts.append(_trade_card(view, brush, facts, k, design, x + k * (width + 4) / 3, top, card_width, card_height))
    base = top + card_height + (12 if wide else 30)
    for k, sort in enumerate(SORTS):
        parts.append(_stack(view, brush, k, sort, x + 10 + k * width / 3, base))
    return element("g", parts, id="yard")


def _trade_card(
    view: Karvi, brush: Brush, facts: Facts, slot: int, design: int, x: float, y: float, width: float, height: float
) -> Markup:
    """An open trade card: its boxes one below the other, each an answer."""
    centre = (x + width / 2, y + height / 2)
    if not design:
        return element(
            "path",
            class_="free",
            d=cut(width, height, 5),
            transform=_at(centre),
            id=f"offer-{slot + 1}",
            aria_hidden="true",
        )
    boxes = [
        int(view.box.trade_box[(design - 1) * 3 + k]) for k in range(3) if view.box.trade_box[(design - 1) * 3 + k] >= 0
    ]
    inner: list[object] = [element("path", class_="step", d=cut(width, height, 5))]
    hits: list[object] = []
    part = height / len(boxes)
    for k, box in enumerate(boxes):
        middle = -height / 2 + part * (k + 0.5)
        inner.append(
            _card_box(view.box, box, facts.values["beer"], facts.values["bread"], width, middle, part, bool(k))
        )
        answer = f"take:{design}.{k + 1}"
        first = next((n for n in range(3) if view.trade[18 + n] == design), slot)
        if answer in brush.choices and first == slot:
            inner.append(rope(cut(width - 2, part - 2, 4, 0, middle)))
            inner.append(key(brush.keys[answer], width / 2 - 6, middle - part / 2 + 8))
            hits.append(brush.hit(answer, x=-width / 2, y=middle - part / 2, width=width, height=part))
    words = [said_effect(brush, view.box, box) for box in boxes]
    return element(
        "g", element("g", inner, aria_hidden="true"), hits, id=f"offer-{slot + 1}",
        class_="stop choosable" if hits else "stop", transform=_at(centre), data_explain=f"tradecard-{design}",
        role=None if hits else "img", aria_label=None if hits else " / ".join(words),
    )  # fmt: skip


@lru_cache(maxsize=1024)
def _card_box(
    box: Box, effect: int, beer: int, bread: int, width: float, middle: float, part: float, more: bool
) -> Markup:
    """What one box of a trade card shows, and the line to the one above it."""
    shown, found = icons(box, effect, {"beer": beer, "bread": bread}), []
    upright = part / len(shown) >= 38 and width < 74  # on narrow cards one below the other
    size: float = 34 if len(shown) == 1 and part > 40 else 26 if part > 34 else 20
    size = size if upright else min(size, width / len(shown) - 5)
    for i, icon in enumerate(shown):
        off = (i - (len(shown) - 1) / 2) * (size + 7)
        left, high = (0.0, off) if upright else (off, 0.0)
        found.append(drawn(icon, left - size / 2, middle + high - size / 2 - 1, size))
    if more:
        found.append(element("path", class_="or", d=f"M{-width / 2 + 5:.0f} {middle - part / 2:.0f}h{width - 10:.0f}"))
    return Markup("".join(found))


def _stack(view: Karvi, brush: Brush, k: int, sort: str, x: float, y: float) -> Markup:
    """A stack of equipment cards with how many are left."""
    many = sum(int(view.held[5 * 6 + k * 2 + level]) for level in range(2))
    many += sum(view.pile[k * 15 + n] > 0 for n in range(15)) + (view.pile[45 + k] > 0)
    answer = f"draw:{sort}"
    can = answer in brush.choices
    inner = [symbol(f"{sort}-card", 0, 0, 40), element("text", many, class_="say", x=54, y=28)]
    if can:
        inner += [rope(cut(42, 44, 5, 20, 20)), key(brush.keys[answer], 40, 2)]
    label = brush.label("board-stack", ("sort", f"sort-{sort}"), ("n", many))
    return element(
        "g", element("g", inner, aria_hidden="true"), brush.hit(answer, x=-4, y=-3, width=50, height=48),
        id=f"stack-{sort}", class_="stop choosable" if can else "stop", transform=_at((x, y)),
        data_explain=f"stack-{sort}",
        role=None if can else "img", aria_label=None if can else label,
    )  # fmt: skip


assert SPACES == STOPS + BAR
