"""The board of Walhalla as SVG: coast, three tongues, four fjords, dragons with their crews, and who is how strong."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from meadhall.engine.game import Told
from meadhall.games.walhalla.rules import landing, scoring
from meadhall.games.walhalla.rules.box import Box
from meadhall.games.walhalla.rules.names import (
    ENDS,
    FJORD_NAMES,
    FJORDS,
    KINDS,
    NOBODY,
    NONE,
    PLACES,
    SIDES,
    TONGUES,
    End,
    Phase,
)
from meadhall.games.walhalla.rules.state import Walhalla
from meadhall.games.walhalla.show.layout import Chart, Point, chart, coast, shift
from meadhall.games.walhalla.show.pieces import (
    ABOARD,
    UPRIGHT,
    ashore_at,
    disc,
    face,
    ground,
    headland,
    hull,
    into,
    outline,
    ranked,
    viking,
)
from meadhall.look import PATTERNS, Brush, Markup, cut, element, key, rope, symbol

FREE, FIGHT, BACK = "free", "fight", "back"  # what awaits a Viking beside a berth
BATTLES = (Phase.ATTACK, Phase.DEFEND)
THUMB = 49  # edge of what can be tapped: 44 pixels also where a phone's question leaves less room


def draw(view: Walhalla, brush: Brush) -> Markup:
    """The whole board."""
    c = chart(brush.shape, tuple(int(length) for length in view.length))
    ashore = _landings(view, brush)
    return element(
        "svg",
        _ground(c),
        _wake(view, brush, c),
        [_water(c, fjord) for fjord in range(FJORDS)],
        [_letter(brush.label("fjord"), c, fjord) for fjord in range(FJORDS)],
        [_field(view, brush, c, ashore, tongue, row) for tongue in range(TONGUES) for row in range(c.lengths[tongue])],
        [_strength(view, brush, c, tongue) for tongue in range(TONGUES)],
        _raid(view, brush, c),
        element("rect", class_="frame", width=c.width, height=c.height),
        [_berth(view, brush, c, fjord) for fjord in range(FJORDS)],
        _dragons(view, brush, c),
        _fights(view, c, ashore),
        class_=f"walhalla {brush.shape}", viewBox=f"0 0 {c.width} {c.height}", role="group",
        aria_label=brush.label("board-label"),
    )  # fmt: skip


def spot(box: Box, told: Told) -> str | None:
    """The id of the board element where something happened."""
    _, b, c, _ = told.figures
    if told.name == "berthed":
        return f"letter-{FJORD_NAMES[b]}"
    at = {"landed": b, "assailed": c, "fell": c, "repelled": c, "forest": c}.get(told.name)
    if at is None:
        return None
    return f"field-{at // box.rows + 1}-{at % box.rows + 1}"


# -- what never moves ------------------------------------------------------------------------------------------------


@lru_cache(maxsize=32)
def _ground(c: Chart) -> Markup:
    """Sea, shoals, land, and the tiles' edges."""
    beyond = c.width if c.tall else 0  # on a phone the sea goes on as far as there is room
    whole = {"x": -beyond, "y": -beyond, "width": c.width + 2 * beyond, "height": c.height + 2 * beyond}
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
def _water(c: Chart, fjord: int) -> Markup:
    """The water of a fjord, seen by the pointer only: where somebody wants a dragon to go."""
    out = max(c.end(tongue) for tongue in (fjord - 1, fjord) if 0 <= tongue < TONGUES)
    width, height = c.size(out - c.start, c.hull)
    where = shift(c.at((out + c.start) / 2, c.fjords[fjord]))
    return ground(width, height, id=f"water-{FJORD_NAMES[fjord]}", data_why=into(fjord), transform=where)


@lru_cache(maxsize=64)
def _letter(word: str, c: Chart, fjord: int) -> Markup:
    """The name of a fjord at its head."""
    x, y = c.at(c.start - (10 if c.tall else 20), c.fjords[fjord])
    return element(
        "g", element("circle", class_="mooring", r=13), element("text", FJORD_NAMES[fjord], class_="letter", y=6),
        id=f"letter-{FJORD_NAMES[fjord]}", role="img", aria_label=f"{word} {FJORD_NAMES[fjord]}",
        data_explain="fjord", data_why=into(fjord), transform=shift((x, y)),
    )  # fmt: skip


# -- the land --------------------------------------------------------------------------------------------------------


def _field(view: Walhalla, brush: Brush, c: Chart, ashore: Mapping[int, str], tongue: int, row: int) -> Markup:
    """A field, who besieges it, and whether one can land there."""
    box = view.box
    at = tongue * int(box.rows) + row
    kind, holder = int(view.land[at]), int(view.held[at])
    name = f"field-{box.names[kind]}"
    answer = ashore.get(at)
    fight = answer is not None and holder != NOBODY
    contested = at == view.field and view.phase in BATTLES and view.seat >= 0
    shown = (KINDS[box.kind[kind]], int(box.value[kind]), holder)
    if answer is None:
        label = brush.label("board-field", ("field", name), ("row", row + 1), ("tongue", int(view.first[tongue])))
        if holder != NOBODY:
            label = f"{label}, {brush.names[holder]}"
        return _still(c, tongue, row, name, label, shown, contested, at in _taken(brush))
    width, height = c.size(c.step, c.depth)
    away = -1 if tongue < view.fjord else 1  # from the dragon, so that swords and crew keep clear of the key
    edge = c.at(-c.step / 2, away * c.depth / 2) if c.tall else c.at(-c.step / 2 - 2, away * (c.depth / 2 + 5))
    return element(
        "g",
        element(
            "g", rope(cut(width - 2, height, 5)), face(c.tall, c.scale, *shown, fight),
            key(brush.keys[answer], *edge), aria_hidden="true",
        ),
        brush.hit(answer, x=-max(THUMB, width) / 2, y=-max(THUMB, height) / 2, width=max(THUMB, width),
                  height=max(THUMB, height)),
        id=f"field-{tongue + 1}-{row + 1}", class_="stop choosable fight" if fight else "stop choosable",
        data_explain=name, data_why=ashore_at(tongue), transform=shift(c.field(tongue, row)),
    )  # fmt: skip


@lru_cache(maxsize=4096)
def _still(
    c: Chart, tongue: int, row: int, name: str, label: str, shown: tuple[str, int, int], fought: bool, fresh: bool
) -> Markup:
    """A field where nothing can be chosen."""
    drawn = [ground(*c.size(c.step, c.depth))]
    if fresh and not fought:
        drawn.append(element("path", class_=f"fresh seat-{shown[2] + 1}", d=cut(*c.size(c.step - 3, c.depth - 3), 4)))
    drawn.append(face(c.tall, c.scale, *shown, fought))
    return element(
        "g", element("g", drawn, aria_hidden="true"), id=f"field-{tongue + 1}-{row + 1}", class_="stop", role="img",
        aria_label=label, data_explain=name, data_why=ashore_at(tongue), transform=shift(c.field(tongue, row)),
    )  # fmt: skip


def _taken(brush: Brush) -> set[int]:
    """Fields that were taken by the last answer."""
    return {told.figures[1] for told in brush.last if told.name == "landed"}


def _landings(view: Walhalla, brush: Brush) -> dict[int, str]:
    """Fields where a Viking may be landed now, each with its answer."""
    chosen = [(side, answer) for side, answer in enumerate(SIDES) if answer in brush.choices]
    return {int(landing.landing(view, view.seat, side)): answer for side, answer in chosen}


def _fights(view: Walhalla, c: Chart, ashore: Mapping[int, str]) -> list[Markup]:
    """Crossed swords between the dragon and every field its Viking fights or would fight for."""
    fields = [at for at in ashore if view.held[at] != NOBODY]
    if view.seat >= 0 and view.phase in BATTLES:
        fields.append(int(view.field))
    drawn = []
    for at in fields:
        tongue, row = divmod(at, int(view.box.rows))
        shore = 1 if tongue < view.fjord else -1
        middle = c.at(c.start + (row + 0.5) * c.step, c.tongues[tongue] + shore * (c.depth / 2 + 8))
        burst = element("circle", class_="burst", r=12)
        drawn.append(element("g", burst, symbol("battle", -10, -10, 20), class_="piece", transform=shift(middle)))
    return drawn


def _strength(view: Walhalla, brush: Brush, c: Chart, tongue: int) -> list[Markup]:
    """What a tongue pays, who would be paid now, and how strong everybody is there, the strongest first."""
    strength, shares = scoring.standing(view, tongue)
    best = max(strength)
    drawn = []
    for place, value in ((1, int(view.second[tongue])), (0, int(view.first[tongue]))):
        holders = [seat for seat, share in enumerate(shares) if share and (strength[seat] == best) == (place == 0)]
        who = ", ".join(brush.names[seat] for seat in holders)
        label = brush.label(headland(place, value))
        drawn.append(disc(c, tongue, place, value, tuple(holders), f"{label}: {who}" if who else label))
    order = sorted(range(view.seats), key=lambda seat: -strength[seat])
    told = ", ".join(f"{brush.names[seat]} {strength[seat]}" for seat in order)
    named = ("tongue", int(view.first[tongue]))
    label = f"{brush.label('board-strength', named)}: {told}"
    ranking = tuple((seat, strength[seat]) for seat in order)
    return [*drawn, ranked(c, tongue, brush.label("board-tongue", named), ranking, label)]


def _raid(view: Walhalla, brush: Brush, c: Chart) -> Markup:
    """Which raid it is, and the dragons still to come."""
    left = sum(int(dragon) for dragon in view.stack)
    raid = brush.label("board-raid", ("raid", int(view.raid)), ("raids", int(view.box.raids)))
    return _count(c, raid, brush.label("board-dragons", ("left", left)), left, int(view.box.dragons) - 1)


@lru_cache(maxsize=256)
def _count(c: Chart, raid: str, count: str, left: int, dragons: int) -> Markup:
    if c.tall:
        top, low, across, anchor = (14.0, 484.0), (376.0, 468.0), -1, "end"
    else:
        top, low, across, anchor = (18.0, 40.0), (18.0, 434.0), 1, "start"
    pips = []
    columns = max(6, -(-dragons // 3))
    for i in range(dragons):
        x, y = (i % columns) * 16 * across, 13 + i // columns * 12
        pips.append(element("path", class_="pip-left" if i < left else "pip-gone", d=_hull_pip(x + 7 * across, y)))
    title = element(
        "text", raid, id="raid", class_="title", x=top[0], y=top[1], text_anchor="start", data_explain="raid"
    )
    return Markup(
        title
        + element(
            "g", element("text", count, class_="title", text_anchor=anchor), element("g", pips, aria_hidden="true"),
            id="stack", class_="stop", role="img", aria_label=count, data_explain="stack", transform=shift(low),
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
            at, why = (c.berth(fjord, berth), c.heading(moored & 1)), into(fjord)
            drawn.append(_dragon(view, brush, c, moored >> 1, at, crew, why))
    if view.dragon != NONE and view.fjord == NOBODY:
        at = (c.waiting, 0 if c.tall else 90)
        drawn.append(_dragon(view, brush, c, int(view.dragon), at, _crew(view), ABOARD))
    return drawn


def _crew(view: Walhalla) -> tuple[int, ...]:
    return tuple(int(seat) for seat in view.crew)


def _dragon(
    view: Walhalla, brush: Brush, c: Chart, dragon: int, at: tuple[Point, int], crew: tuple[int, ...], why: str
) -> Markup:
    """A dragon; it keeps its id and changes only its place and angle, and its crew goes with it."""
    (where, angle), owner = at, int(view.box.colour[dragon])
    lively = brush.label("dragon")
    if crew:
        lively = f"{lively}: {', '.join(brush.names[seat] for seat in crew if seat != NOBODY)}"
    drawn = hull(PLACES * c.step, c.hull, angle, owner, int(view.box.coloured[dragon]), owner < view.seats, crew)
    # one that waits at sea may lie over the sign that turns it round
    still = dragon != view.dragon or view.phase != Phase.BERTH
    return _piece(view.box.dragon_names[dragon], lively, f"{shift(where)} rotate({angle})", drawn, still, why)


@lru_cache(maxsize=1024)
def _piece(name: str, label: str, transform: str, drawn: Markup, still: bool, why: str) -> Markup:
    return element(
        "g", drawn, id=f"dragon-{name}", class_="piece still" if still else "piece", role="img", aria_label=label,
        data_explain=f"dragon-{name}", data_why=why, transform=transform,
    )  # fmt: skip


def _berth(view: Walhalla, brush: Brush, c: Chart, fjord: int) -> Markup:
    """The next berth of a fjord; where the dragon may go it wears the rope, with a sign to turn it round."""
    name, moored = FJORD_NAMES[fjord], int(view.fjords[fjord * (int(view.box.berths) + 1)])
    bow, stern = (f"berth:{name}.{end}" for end in ENDS)
    if bow not in brush.choices and stern not in brush.choices:
        return element("g", id=f"fjord-{name}")
    return element(
        "g",
        _straight_in(view, brush, c, fjord, bow) if bow in brush.choices else None,
        _turned(view, brush, c, fjord, stern) if stern in brush.choices else None,
        id=f"fjord-{name}", data_why=into(fjord), transform=shift(c.berth(fjord, moored)),
    )  # fmt: skip


def _straight_in(view: Walhalla, brush: Brush, c: Chart, fjord: int, answer: str) -> Markup:
    """The dragon as it would lie bow first, with what awaits its crew."""
    stops = _stops(view, fjord, End.BOW)
    length = PLACES * c.step
    width, height = c.size(length - 4, c.hull - 2 if c.tall else c.hull + 2)
    turned = f"rotate({c.heading(End.BOW)})"
    ghost = [element("path", class_="ghost", d=outline(length - 8, c.hull - 6), transform=turned)]
    for place, stop in enumerate(stops):
        if stop:
            x, y = c.at((place - 1) * c.step, 0)
            size = c.step / UPRIGHT if c.tall else 25 * c.scale
            ghost.append(viking(int(view.crew[place]), x, y if c.tall else y + 4 * c.scale, size, stop == FIGHT))
            if stop == BACK:
                ghost.append(element("path", class_="barred", d=f"M{x - 11:g} {y + 13:g}l22 -24"))
    corner = c.at(7 - length / 2, -c.hull / 2 + (10 if c.tall else 2))
    return element(
        "g", element("g", rope(cut(width, height, 8)), ghost, key(brush.keys[answer], *corner), aria_hidden="true"),
        brush.hit(answer, x=-max(width, THUMB) / 2, y=-max(height, THUMB) / 2, width=max(width, THUMB),
                  height=max(height, THUMB)),
        id=f"berth-{FJORD_NAMES[fjord]}-bow", class_="stop choosable fight" if FIGHT in stops else "stop choosable",
    )  # fmt: skip


def _turned(view: Walhalla, brush: Brush, c: Chart, fjord: int, answer: str) -> Markup:
    """The sign that lets the dragon in stern first."""
    reach = max(THUMB, c.hull + 4)
    width, height = (reach, THUMB) if c.tall else c.size(44, reach)
    return element(
        "g",
        element(
            "g", element("circle", class_="sign", r=17), symbol("dragon-turn", -11, -11, 22),
            key(brush.keys[answer], 11, -13), aria_hidden="true",
        ),
        brush.hit(answer, x=-width / 2, y=-height / 2, width=width, height=height),
        id=f"berth-{FJORD_NAMES[fjord]}-stern",
        class_="stop choosable fight" if FIGHT in _stops(view, fjord, End.STERN) else "stop choosable",
        transform=shift(c.at(PLACES * c.step / 2 + 22, 0)),
    )  # fmt: skip


def _stops(view: Walhalla, fjord: int, end: int) -> tuple[str, ...]:
    """What awaits each place of the dragon in a fjord: FREE to land, FIGHT, BACK to Midgard, or "" without a Viking."""
    found = [""] * PLACES
    for place in range(PLACES):
        owner = int(view.crew[place])
        if owner != NOBODY:
            holders = [view.held[at] for at in landing.open_fields(view, fjord, landing.from_end(end, place), owner)]
            found[place] = BACK if not holders else FREE if NOBODY in holders else FIGHT
    return tuple(found)


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
