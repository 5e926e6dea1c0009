"""The sea map: coasts and lanes, fields with their stacks and sites, and the ships."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from meadhall.engine.phrase import Phrase, SeatName
from meadhall.games.karvi.rules import ship
from meadhall.games.karvi.rules.box import FIELDS, KINDS, Box, Place
from meadhall.games.karvi.show import layout
from meadhall.games.karvi.show.layout import FIELD_FACE, FIELD_KEY, FIELD_ROPE, Chart, Point, moved_to
from meadhall.games.karvi.show.pieces import idle, tile_sign, written
from meadhall.games.karvi.words import tables, wording
from meadhall.look import PATTERNS, Brush, Markup, element, key, rope, symbol

if TYPE_CHECKING:
    from meadhall.games.karvi.rules.state import Karvi


@lru_cache(maxsize=256)
def _point(box: Box, c: Chart, at: int) -> Point:
    return c.field(int(box.x[at]), int(box.y[at]), FIELDS[at])


# -- what never changes -----------------------------------------------------------------------------------------------


def ground(view: Karvi, c: Chart) -> Markup:
    """The sea with its coasts and lanes, the green of the village."""
    return _ground(view.box, c, int(view.side))


@lru_cache(maxsize=32)
def _ground(box: Box, c: Chart, side: int) -> Markup:
    whole = {"width": c.sea[0], "height": c.sea[1]}
    x, y = c.green
    return Markup(
        "".join(
            [
                element("defs", PATTERNS),
                element("rect", class_="sea", **whole),
                element("rect", fill="url(#waves)", **whole),
                element("clipPath", element("rect", **whole), id="karvi-sea"),
                element("g", _scenery(c), class_="scenery", clip_path="url(#karvi-sea)", aria_hidden="true"),
                element("g", _lanes(box, c, side), aria_hidden="true"),
                element("rect", class_="green", x=x, y=y, width=c.width - x, height=c.height - y),
            ]
        )
    )


def _scenery(c: Chart) -> Markup:
    """Coasts and woods, drawn for the wide map and shrunk for others."""
    coasts = [element("path", class_=layer, d=d) for d in layout.COASTS for layer in ("shoal", "hatch", "land")]
    woods = [symbol("forest", x, y, size) for x, y, size in layout.WOODS]
    across, down = c.sea[0] / layout.WIDE.sea[0], c.sea[1] / layout.WIDE.sea[1]
    shrink = None if c is layout.WIDE else f"scale({across:.3f} {down:.3f})"
    return element("g", coasts, woods, transform=shrink)


def _lanes(box: Box, c: Chart, side: int) -> list[Markup]:
    lanes = []
    for a, b, four in box.routes:
        if four and not side:
            continue
        (x1, y1), (x2, y2) = _point(box, c, a), _point(box, c, b)
        bend = layout.BEND if four else 0
        path = f"M{x1:.0f} {y1:.0f}Q{(x1 + x2) / 2 + bend:.0f} {(y1 + y2) / 2 + bend / 2:.0f} {x2:.0f} {y2:.0f}"
        barred = " barred" if box.yellow[a] or box.yellow[b] else ""
        lanes.append(element("path", class_=f"lane route{barred}", d=path))
        lanes.append(element("path", class_=f"track{barred}", d=path))
    return lanes


@lru_cache(maxsize=32)
def _names(box: Box, c: Chart, names: tuple[tuple[int, str], ...]) -> Markup:
    """The names of the fields, above all fields."""
    found = []
    for at, words in names:
        x, y = _point(box, c, at)
        half = layout.HALF_LETTER * len(words)
        x = min(max(x, half), c.sea[0] - half)
        found.append(written(words, "name", (x, y + layout.NAME_BELOW)))
    return element("g", found, aria_hidden="true")


# -- fields -----------------------------------------------------------------------------------------------------------


def fields(view: Karvi, brush: Brush, c: Chart) -> list[Markup]:
    """All fields, and their names above them."""
    here = [at for at in range(view.box.fields) if view.box.place[at] >= 0]
    names = _names(view.box, c, tuple((at, brush.label(f"field-{FIELDS[at]}")) for at in here))
    return [*(_field(view, brush, c, at) for at in here), names]


def _field(view: Karvi, brush: Brush, c: Chart, at: int) -> Markup:
    """A field with its stack or site, and its rope where a ship may go."""
    name, inner, where = FIELDS[at], _sign(view, brush, at), moved_to(_point(view.box, c, at))
    answers = [answer for answer in _arrivals(at) if answer in brush.choices]
    if not answers:
        label = brush.label("board-field", ("field", f"field-{name}"))
        return idle(f"field-{name}", inner, where, f"field-{name}", label, " ".join(_arrivals(at)))
    first, *more = answers
    parts = [
        element("g", inner, rope(FIELD_ROPE), key(brush.keys[first], *FIELD_KEY), aria_hidden="true"),
        brush.hit(first, **layout.HIT),
    ]
    for answer in more:
        parts.append(element("g", key(brush.keys[answer], *layout.FAR_KEY), aria_hidden="true"))
        parts.append(brush.hit(answer, **layout.FAR_HIT))
    return element(
        "g", parts, id=f"field-{name}", class_="stop choosable", transform=where, data_explain=f"field-{name}",
        data_why=" ".join(_arrivals(at)),
    )  # fmt: skip


def _arrivals(at: int) -> tuple[str, ...]:
    """The answers that end at a field."""
    return tuple(f"{family}:{FIELDS[at]}" for family in ("sail", "far", "push"))


def _sign(view: Karvi, brush: Brush, at: int) -> Markup:
    """What lies at a field."""
    place, barred = int(view.box.place[at]), bool(view.box.yellow[at])
    if place in (Place.TRADE, Place.RAID):
        kind = int(view.lies[at])
        return _stack(barred, tile_sign(kind), brush.label(f"short-{KINDS[kind]}"), int(view.stack[kind]))
    if place in (Place.TOWER, Place.POST):
        return _site(barred, "tower" if place == Place.TOWER else "tradepost", *_spots(view, at))
    return _harbour(barred, place == Place.MAP)


@lru_cache(maxsize=512)
def _stack(barred: bool, sign: str, kind: str, many: int) -> Markup:
    """A stack of trade or raid tiles."""
    return Markup(
        _face(barred)
        + symbol(sign, *layout.STACK)
        + written(kind, "value small", layout.STACK_KIND)
        + written(f"×{many}", "value small", layout.STACK_COUNT)
    )


@lru_cache(maxsize=1024)
def _site(barred: bool, sign: str, builders: tuple[int, ...], free: tuple[int, ...]) -> Markup:
    """A site and its spots, best first: those taken wear the builder's mark."""
    found = [_face(barred), symbol(sign, *layout.SITE)]
    many = len(builders) + len(free)
    for k in range(many):
        x = (k - (many - 1) / 2) * layout.SPOT
        if k < len(builders):
            found.append(symbol(f"seat-{builders[k] + 1}", x - layout.SPOT / 2, layout.SPOT_TOP, layout.SPOT))
        else:
            found.append(element("circle", class_="spot", cx=x, cy=layout.SPOT_MIDDLE, r=layout.SPOT_RADIUS))
            found.append(written(free[k - len(builders)], "few", (x, layout.SPOT_TEXT)))
    return Markup("".join(found))


def _spots(view: Karvi, at: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Who has built at a site, and what its free spots are worth."""
    builders = tuple(seat for seat in range(view.seats) if view.built[at] >> seat & 1)
    return builders, tuple(tables.spots(view.box, int(view.side), at)[len(builders) :])


@lru_cache(maxsize=8)
def _harbour(barred: bool, chart: bool) -> Markup:
    """A sea behind yellow waters, or the harbour."""
    if chart:
        return Markup(_face(barred) + symbol("map", *layout.CHART) + symbol("lock", *layout.CHART_LOCK))
    return Markup(_face(barred) + symbol("harbour", *layout.HARBOUR))


def _face(barred: bool) -> Markup:
    return element("path", class_="sign barred" if barred else "sign", d=FIELD_FACE)


# -- ships ------------------------------------------------------------------------------------------------------------


def wakes(view: Karvi, brush: Brush, c: Chart) -> list[Markup]:
    """The way of ships that moved last."""
    ways = []
    for told in brush.last:
        if told.name in ("sailed", "pushed"):
            who, start, goal = told.figures[:-1] if told.name == "sailed" else told.figures[1:]
            (x1, y1), (x2, y2) = _point(view.box, c, start), _point(view.box, c, goal)
            path = f"M{x1:.0f} {y1:.0f}L{x2:.0f} {y2:.0f}"
            ways.append(element("path", class_=f"wake seat-{who + 1}", d=path, aria_hidden="true"))
    return ways


def ships(view: Karvi, brush: Brush, c: Chart) -> list[Markup]:
    """All ships, each beside its field; several lie side by side."""
    at = [int(ship.field(view, seat)) for seat in range(view.seats)]
    return [
        _ship(view.box, brush, seat, field, layout.ship_at(_point(view.box, c, field), at[:seat].count(field)))
        for seat, field in enumerate(at)
    ]


def _ship(box: Box, brush: Brush, seat: int, field: int, where: Point) -> Markup:
    name = brush.say(Phrase("board-ship", {"who": SeatName(seat), "field": wording.field(box, field, "at")}))
    mark = symbol(f"mark-{seat + 1}", *layout.SHIP_MARK, class_="mark")
    return element(
        "g", element("g", symbol("longship", *layout.SHIP), mark, aria_hidden="true"), id=f"ship-{seat + 1}",
        class_=f"piece seat-{seat + 1}", transform=moved_to(where), role="img", aria_label=name,
        data_explain="piece-ship", data_why=" ".join(_arrivals(field)),
    )  # fmt: skip
