"""The board of Walhalla as SVG: coast, three tongues, four fjords, dragons with their crews, and who is how strong."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING

from meadhall.games.walhalla.rules.box import FJORDS, KINDS, NOBODY, NONE, PLACES, TONGUES
from meadhall.games.walhalla.rules.names import ENDS, FJORD_NAMES, QUESTIONS
from meadhall.games.walhalla.show.layout import DRAGON, Chart, Point, chart, coast
from meadhall.look import PATTERNS, Brush, Markup, burst, cut, element, key, rope, symbol

if TYPE_CHECKING:
    from collections.abc import Mapping

    from meadhall.games.walhalla.rules.state import Walhalla

PICTURES = {"forest": "forest", "wheat": "wheat", "cult": "cult", "village": "hamlet"}


@dataclass(frozen=True)
class Facts:
    """What the rules say about a view, for the picture."""

    strengths: tuple[tuple[int, ...], ...]  # of every seat on every tongue
    shares: tuple[tuple[int, ...], ...]  # what each would be paid now
    sides: Mapping[str, int] = field(default_factory=dict)  # left, right -> field
    stops: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # berth:… -> free, fight, back, "" by place


def draw(view: Walhalla, brush: Brush, facts: Facts) -> Markup:
    """The whole board."""
    c = chart(brush.shape, tuple(int(length) for length in view.length))
    return element(
        "svg",
        _ground(c),
        _wake(view, brush, c),
        [_letter(brush.label("fjord"), c, fjord) for fjord in range(FJORDS)],
        [_field(view, brush, c, facts, tongue, row) for tongue in range(TONGUES) for row in range(c.lengths[tongue])],
        [_headland(view, brush, c, facts, tongue, place) for tongue in range(TONGUES) for place in (1, 0)],
        [_plate(view, brush, c, facts, tongue) for tongue in range(TONGUES)],
        _raid(view, brush, c),
        element("rect", class_="frame", width=c.width, height=c.height),
        [_berth(view, brush, c, facts, fjord) for fjord in range(FJORDS)],
        _dragons(view, brush, c),
        _fights(view, brush, c, facts),
        class_=f"walhalla {brush.shape}", viewBox=f"0 0 {c.width} {c.height}", role="group",
        aria_label=brush.label("board-label"),
    )  # fmt: skip


# -- what never moves ------------------------------------------------------------------------------------------------


@lru_cache(maxsize=32)
def _ground(c: Chart) -> Markup:
    """Sea, shoals, land, and the tiles' edges."""
    whole = {"width": c.width, "height": c.height}
    name = f"walhalla-coast-{c.shape}"
    tiles = []
    for tongue, length in enumerate(c.lengths):
        for row in range(0, length, 2):
            x, y = c.at(c.start + (row + 1) * c.step, c.tongues[tongue])
            w, h = c.size(2 * c.step - 3, c.depth)
            tiles.append(element("path", class_="sign", d=cut(w, h, 4, x, y)))
            (ax, ay), (bx, by) = (c.at(c.start + (row + 1) * c.step, c.tongues[tongue] + s) for s in (-28, 28))
            if c.tall:
                (ax, ay), (bx, by) = (ax + 3, ay), (bx - 3, by)
            tiles.append(element("path", class_="seam", d=f"M{ax:g} {ay:g}L{bx:g} {by:g}"))
    return Markup(
        "".join(
            [
                element("defs", PATTERNS, element("path", id=name, d=coast(c)),
                        element("clipPath", element("use", href=f"#{name}"), id=f"{name}-inner")),
                element("rect", class_="sea", **whole),
                element("rect", fill="url(#waves)", **whole),
                *(element("use", class_=layer, href=f"#{name}") for layer in ("shoal", "hatch", "land")),
                element("use", class_="rim", href=f"#{name}", clip_path=f"url(#{name}-inner)"),
                element("g", tiles, aria_hidden="true"),
            ]
        )
    )  # fmt: skip


@lru_cache(maxsize=64)
def _letter(word: str, c: Chart, fjord: int) -> Markup:
    """The name of a fjord at its head."""
    x, y = c.at(c.start - (10 if c.tall else 20), c.fjords[fjord])
    return element(
        "g", element("circle", class_="mooring", r=13), element("text", FJORD_NAMES[fjord], class_="letter", y=6),
        id=f"letter-{FJORD_NAMES[fjord]}", role="img", aria_label=f"{word} {FJORD_NAMES[fjord]}",
        data_explain="fjord", transform=_at((x, y)),
    )  # fmt: skip


# -- the land --------------------------------------------------------------------------------------------------------


def _field(view: Walhalla, brush: Brush, c: Chart, facts: Facts, tongue: int, row: int) -> Markup:
    """A field, who besieges it, and whether one can land there."""
    box = view.box
    at = tongue * int(box.rows) + row
    kind, holder = int(view.land[at]), int(view.held[at])
    name = f"field-{box.names[kind]}"
    answer = next((a for a, where in facts.sides.items() if where == at and a in brush.choices), None)
    fight = answer is not None and holder != NOBODY
    contested = at == view.field and view.phase in BATTLES and view.seat >= 0
    face = (KINDS[box.kind[kind] - 1], int(box.value[kind]), holder)
    if answer is None:
        label = brush.label("board-field", ("field", name), ("row", row + 1), ("tongue", int(view.first[tongue])))
        if holder != NOBODY:
            label = f"{label}, {brush.names[holder]}"
        return _still(c, tongue, row, name, label, face, contested, at in _taken(brush))
    width, height = c.size(c.step, c.depth)
    away = -1 if tongue < view.fjord else 1  # from the dragon, so that swords and crew keep clear of the key
    edge = c.at(-c.step / 2, away * c.depth / 2) if c.tall else c.at(-c.step / 2 + 6, away * (c.depth / 2 - 3))
    return element(
        "g",
        element(
            "g", _face(c.tall, c.scale, *face, fight), rope(cut(width - 2, height, 5)),
            key(brush.keys[answer], *edge), aria_hidden="true",
        ),
        brush.hit(answer, x=-max(46, width) / 2, y=-max(46, height) / 2, width=max(46, width), height=max(46, height)),
        id=f"field-{tongue + 1}-{row + 1}", class_="stop choosable fight" if fight else "stop choosable",
        data_explain=name, transform=_at(c.field(tongue, row)),
    )  # fmt: skip


@lru_cache(maxsize=4096)
def _still(
    c: Chart, tongue: int, row: int, name: str, label: str, face: tuple[str, int, int], fought: bool, fresh: bool
) -> Markup:
    """A field where nothing can be chosen."""
    drawn = [_face(c.tall, c.scale, *face, fought)]
    if fresh and not fought:
        drawn.append(element("path", class_=f"fresh seat-{face[2] + 1}", d=cut(*c.size(c.step - 8, c.depth - 6), 4)))
    return element(
        "g", element("g", drawn, aria_hidden="true"), id=f"field-{tongue + 1}-{row + 1}", class_="stop", role="img",
        aria_label=label, data_explain=name, transform=_at(c.field(tongue, row)),
    )  # fmt: skip


BATTLES = (QUESTIONS.index("attack"), QUESTIONS.index("defend"))


def _taken(brush: Brush) -> set[int]:
    """Fields that were taken by the last answer."""
    return {told.figures[1] for told in brush.last if told.name == "landed"}


def _fights(view: Walhalla, brush: Brush, c: Chart, facts: Facts) -> list[Markup]:
    """Crossed swords between the dragon and every field its Viking fights or would fight for."""
    fields = [at for answer, at in facts.sides.items() if answer in brush.choices and view.held[at] != NOBODY]
    if view.seat >= 0 and view.phase in BATTLES:
        fields.append(int(view.field))
    drawn = []
    for at in fields:
        tongue, row = divmod(at, int(view.box.rows))
        shore = 1 if tongue < view.fjord else -1
        middle = c.at(c.start + (row + 0.5) * c.step, c.tongues[tongue] + shore * (c.depth / 2 + 4))
        disc = element("circle", class_="burst", r=16)
        drawn.append(element("g", disc, symbol("battle", -13, -13, 26), class_="piece", transform=_at(middle)))
    return drawn


@lru_cache(maxsize=1024)
def _face(tall: bool, scale: float, kind: str, value: int, holder: int, threatened: bool) -> Markup:
    """The symbol of a field with its value, and the Viking there."""
    picture, words = PICTURES[kind], "" if not value else f"+{value}" if kind == "village" else str(value)
    drawn: list[Markup] = []
    if holder == NOBODY:
        size = 32
        if tall:
            x, y, at = (-24, -16, (16, 7)) if words else (-16, -16, (0, 0))
        else:
            x, y, at = (-16, -29, (0, 26)) if words else (-16, -16, (0, 0))
        drawn.append(symbol(picture, x, y, size))
    elif tall:
        at, size = (-14, 16), 21
        drawn.append(symbol(picture, -25, -18 if words else -10, size))
    else:
        at, size = (12, -14), 23
        drawn.append(symbol(picture, -21 if words else -12, -31, size))
    if words:
        drawn.append(element("text", words, class_="value", x=at[0], y=at[1]))
    if holder != NOBODY:
        x, y = (12, 2) if tall else (0, 13)
        drawn.append(viking(holder, x, y, 24 if tall else 26, threatened))
    inner = Markup("".join(drawn))
    return inner if scale == 1 else element("g", inner, transform=f"scale({scale:.3f})")


@lru_cache(maxsize=512)
def viking(seat: int, x: float, y: float, size: float, threatened: bool = False) -> Markup:
    """A Viking with the shield of its seat."""
    name = f"seat-{seat + 1}"
    head = size * 0.9
    ray = element("g", burst(size * 0.86, size * 0.62), transform=_at((0, -1))) if threatened else None
    return element(
        "g", ray, symbol(name, -size / 2, -size * 0.16, size), symbol("viking", -head / 2, -size * 0.78, head),
        class_=f"man {name}", transform=_at((x, y)),
    )  # fmt: skip


def _headland(view: Walhalla, brush: Brush, c: Chart, facts: Facts, tongue: int, place: int) -> Markup:
    """What a place on a tongue pays, and who holds it now."""
    value = int(view.first[tongue] if place == 0 else view.second[tongue])
    strength = facts.strengths[tongue]
    best = max(strength)
    holders = [
        seat for seat in range(view.seats) if facts.shares[tongue][seat] and (strength[seat] == best) == (place == 0)
    ]
    who = ", ".join(brush.names[seat] for seat in holders)
    label = brush.label(f"headland-{value}")
    return _disc(c, tongue, place, value, tuple(holders), f"{label}: {who}" if who else label)


@lru_cache(maxsize=1024)
def _disc(c: Chart, tongue: int, place: int, value: int, holders: tuple[int, ...], label: str) -> Markup:
    radius = (19 if c.tall else 25) if place == 0 else (16 if c.tall else 21)
    badge = 16 if c.tall else 19
    badges = [
        symbol(f"seat-{seat + 1}", (i - len(holders) / 2) * (badge - 2), radius - badge * 0.45, badge)
        for i, seat in enumerate(holders)
    ]
    return element(
        "g", element("circle", class_="sign", r=radius),
        element("circle", class_="ring" if place == 0 else "ring dashed", r=radius - 4),
        element("text", value, class_="worth", y=4 if c.tall else 5), badges,
        id=f"headland-{tongue + 1}-{place + 1}", class_="stop", role="img", aria_label=label,
        data_explain=f"headland-{value}", transform=_at(c.headland(tongue, place)),
    )  # fmt: skip


def _plate(view: Walhalla, brush: Brush, c: Chart, facts: Facts, tongue: int) -> Markup:
    """How strong everybody is on a tongue, the strongest first."""
    strength = facts.strengths[tongue]
    order = sorted(range(view.seats), key=lambda seat: -strength[seat])
    first = int(view.first[tongue])
    told = ", ".join(f"{brush.names[seat]} {strength[seat]}" for seat in order)
    label = f"{brush.label('board-strength', ('tongue', first))}: {told}"
    ranking = tuple((seat, strength[seat]) for seat in order)
    return _ranking(c, tongue, brush.label("board-tongue", ("tongue", first)), ranking, label)


@lru_cache(maxsize=2048)
def _ranking(c: Chart, tongue: int, title: str, ranking: tuple[tuple[int, int], ...], label: str) -> Markup:
    width, height, badge = (92, 62, 18) if c.tall else (118, 66, 22)
    cell = (width - 8) / len(ranking)
    drawn = [element("text", title, class_="title", y=-height / 2 + 15)]
    for i, (seat, strength) in enumerate(ranking):
        x = (i - (len(ranking) - 1) / 2) * cell
        figures = element("text", strength, class_="worth", y=height / 2 - 6)
        emblem = symbol(f"seat-{seat + 1}", -badge / 2, -height / 2 + 19, badge)
        faint = "cell" if strength else "cell none"
        drawn.append(element("g", emblem, figures, class_=faint, transform=f"translate({x:g} 0)"))
    return element(
        "g", element("path", class_="sign", d=cut(width, height, 5)), drawn, id=f"strength-{tongue + 1}", class_="stop",
        role="img", aria_label=label, data_explain="tongue-strength", transform=_at(c.plate(tongue)),
    )  # fmt: skip


def _raid(view: Walhalla, brush: Brush, c: Chart) -> Markup:
    """Which raid it is, and the dragons still to come."""
    left = sum(int(dragon) for dragon in view.stack)
    raid = brush.label("board-raid", ("raid", int(view.raid)), ("raids", int(view.box.raids)))
    return _count(c, raid, brush.label("board-dragons", ("left", left)), left, int(view.box.dragons) - 1)


@lru_cache(maxsize=256)
def _count(c: Chart, raid: str, count: str, left: int, dragons: int) -> Markup:
    if c.tall:
        top, low, across, anchor = (18.0, 668.0), (372.0, 650.0), -1, "end"
    else:
        top, low, across, anchor = (18.0, 40.0), (18.0, 434.0), 1, "start"
    pips = []
    for i in range(dragons):
        x, y = (i % 6) * 16 * across, 13 + i // 6 * 12
        pips.append(element("path", class_="pip-left" if i < left else "pip-gone", d=_hull_pip(x + 7 * across, y)))
    title = element("text", raid, id="raid", class_="title", x=top[0], y=top[1], text_anchor="start")
    return Markup(
        title
        + element(
            "g", element("text", count, class_="title", text_anchor=anchor), element("g", pips, aria_hidden="true"),
            id="stack", class_="stop", role="img", aria_label=count, data_explain="stack", transform=_at(low),
        )
    )  # fmt: skip


def _hull_pip(x: float, y: float) -> str:
    return f"M{x - 7:g} {y:g}q7 -6 14 0q-7 6 -14 0z"


# -- dragons ---------------------------------------------------------------------------------------------------------


def _dragons(view: Walhalla, brush: Brush, c: Chart) -> list[Markup]:
    """Every dragon that has been drawn: moored, being unloaded, or waiting at sea."""
    box, drawn = view.box, []
    for fjord in range(FJORDS):
        first = fjord * (int(box.berths) + 1)
        for berth in range(int(view.fjords[first])):
            moored = int(view.fjords[first + 1 + berth])
            crew = _crew(view) if moored >> 1 == view.dragon else ()
            drawn.append(_dragon(view, brush, c, moored >> 1, c.berth(fjord, berth), c.heading(moored & 1), crew))
    if view.dragon != NONE and view.fjord == NOBODY:
        drawn.append(_dragon(view, brush, c, int(view.dragon), c.waiting, 0 if c.tall else 90, _crew(view)))
    return drawn


def _crew(view: Walhalla) -> tuple[int, ...]:
    return tuple(int(seat) for seat in view.crew)


def _dragon(
    view: Walhalla, brush: Brush, c: Chart, dragon: int, at: Point, angle: int, crew: tuple[int, ...]
) -> Markup:
    """A dragon; it keeps its id and changes only its place, and its crew goes with it."""
    owner = int(view.box.colour[dragon])
    lively = brush.label("dragon")
    if crew:
        lively = f"{lively}: {', '.join(brush.names[seat] for seat in crew if seat != NOBODY)}"
    drawn = hull(DRAGON * c.step, c.hull, angle, owner, int(view.box.coloured[dragon]), owner < view.seats, crew)
    return _piece(view.box.dragon_names[dragon], lively, f"{_at(at)} rotate({angle})", drawn)


@lru_cache(maxsize=1024)
def _piece(name: str, label: str, transform: str, drawn: Markup) -> Markup:
    return element(
        "g", drawn, id=f"dragon-{name}", class_="piece", role="img", aria_label=label, data_explain="dragon",
        transform=transform,
    )  # fmt: skip


@lru_cache(maxsize=2048)
def hull(
    length: float, breadth: float, angle: int, owner: int, coloured: int, in_play: bool, crew: tuple[int, ...]
) -> Markup:
    """A dragon seen from above, its bow on the left: three places, one in a colour, and who is aboard."""
    drawn = [symbol("dragon-berth", 2 - length / 2, -breadth / 2, length - 4, breadth)]
    for place in range(PLACES):
        aboard = crew[place] if crew else NOBODY
        size = breadth * 0.44
        if place == coloured:
            seat: Markup = symbol(f"seat-{owner + 1}", -size / 2, -size / 2, size, class_=None if in_play else "absent")
        else:
            seat = element("circle", class_="thwart", r=size / 2 - 1)
        inner = [seat]
        if aboard != NOBODY:
            inner.append(viking(aboard, 0, 3, breadth * 0.62))
        drawn.append(element("g", inner, transform=f"translate({(place - 1) * length / 3:g} 0) rotate({-angle})"))
    return Markup("".join(drawn))


def _berth(view: Walhalla, brush: Brush, c: Chart, facts: Facts, fjord: int) -> Markup:
    """The next berth of a fjord; where the dragon may go it wears the rope, with a sign to turn it round."""
    name, moored = FJORD_NAMES[fjord], int(view.fjords[fjord * (int(view.box.berths) + 1)])
    bow, stern = (f"berth:{name}.{end}" for end in ENDS)
    if bow not in brush.choices:
        return element("g", id=f"fjord-{name}")
    stops = facts.stops.get(bow, ())
    fight = "fight" in stops
    x, y = c.berth(fjord, moored)
    length, angle = DRAGON * c.step, c.heading(0)
    width, height = c.size(length - 4, c.hull - 2 if c.tall else c.hull + 2)
    ghost = [element("path", class_="ghost", d=_outline(length - 8, c.hull - 6), transform=f"rotate({angle})")]
    for place, stop in enumerate(stops):
        if stop:
            px, py = c.at((place - 1) * c.step, 0)
            ghost.append(viking(int(view.crew[place]), px, py + 4 * c.scale, 25 * c.scale, stop == "fight"))
            if stop == "back":
                ghost.append(element("path", class_="barred", d=f"M{px - 11:g} {py + 13:g}l22 -24"))
    corner = c.at(7 - length / 2, -c.hull / 2 + (10 if c.tall else 2))
    turn = c.at(length / 2 + 22, 0)
    reach = max(48, c.hull + 4)
    turn_w, turn_h = c.size(44, reach) if not c.tall else (reach, 46)
    return element(
        "g",
        element(
            "g", element("g", rope(cut(width, height, 8)), ghost, key(brush.keys[bow], *corner), aria_hidden="true"),
            brush.hit(bow, x=-max(width, 48) / 2, y=-max(height, 48) / 2, width=max(width, 48), height=max(height, 48)),
            class_="stop choosable fight" if fight else "stop choosable",
        ),
        element(
            "g",
            element(
                "g", element("circle", class_="sign", r=17), symbol("dragon-turn", -11, -11, 22),
                key(brush.keys[stern], 11, -13), aria_hidden="true",
            ),
            brush.hit(stern, x=-turn_w / 2, y=-turn_h / 2, width=turn_w, height=turn_h),
            class_="stop choosable fight" if "fight" in facts.stops.get(stern, ()) else "stop choosable",
            transform=_at(turn),
        ),
        id=f"fjord-{name}", transform=_at((x, y)),
    )  # fmt: skip


def _outline(length: float, breadth: float) -> str:
    half, side = length / 2, breadth / 2
    return (
        f"M{-half:g} 0L{-half + 12:g} {-side * 0.4:g}C{-half * 0.5:g} {-side * 1.1:g} {half * 0.5:g} {-side * 1.1:g} "
        f"{half - 12:g} {-side * 0.4:g}L{half:g} 0L{half - 12:g} {side * 0.4:g}C{half * 0.5:g} {side * 1.1:g} "
        f"{-half * 0.5:g} {side * 1.1:g} {-half + 12:g} {side * 0.4:g}z"
    )


def _wake(view: Walhalla, brush: Brush, c: Chart) -> Markup | None:
    """The way the dragon came by the last answer: from the open sea through the fjord's mouth to its berth."""
    for told in brush.last:
        if told.name == "berthed":
            seat, fjord, berth, _ = told.figures
            first = fjord * (int(view.box.berths) + 1)
            if int(view.fjords[first]) < berth:
                return None  # a new raid has begun since
            mouth = c.at(c.height - 52 if c.tall else c.width - 62, c.fjords[fjord])
            way = "L".join(f"{x:g} {y:g}" for x, y in (c.waiting, mouth, c.berth(fjord, berth - 1)))
            name = view.box.dragon_names[int(view.fjords[first + berth]) >> 1]
            return element("path", class_=f"wake seat-{seat + 1}", d=f"M{way}", data_of=f"dragon-{name}")
    return None


def _at(point: Point) -> str:
    return f"translate({point[0]:g} {point[1]:g})"
