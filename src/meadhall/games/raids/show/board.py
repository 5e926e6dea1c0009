"""The board of Raids as SVG: the island, the route round it with its tiles, the harbour, and the ships."""

from __future__ import annotations

from functools import lru_cache
from math import hypot
from typing import TYPE_CHECKING

from meadhall.engine.phrase import Phrase, SeatName
from meadhall.games.raids.rules.names import NONE
from meadhall.games.raids.show.layout import Chart, Point, chart, moved_to, village_at
from meadhall.games.raids.show.pieces import FACE, face
from meadhall.games.raids.show.plates import harbour_tile, plates
from meadhall.games.raids.words.phrases import status
from meadhall.look import PATTERNS, Brush, Markup, burst, cut, element, key, rope, symbol

if TYPE_CHECKING:
    from meadhall.engine.game import Told
    from meadhall.games.raids.rules.box import Box
    from meadhall.games.raids.rules.state import Raids


THUMB = 49  # edge of what can be tapped: 44 pixels also where the question leaves less room
SMALL = 50  # a tile with a shorter edge has no room for rope and swords beside its figures


def draw(view: Raids, brush: Brush) -> Markup:
    """The whole board."""
    box = view.box
    c = chart(brush.shape, int(box.harbour) - 1)
    villages = tuple(space for space in range(1, box.harbour) if box.village[space])
    places = _places(view, c)
    signs, area = plates(view, brush, c)
    return element(
        "svg",
        _ground(brush.shape, int(box.harbour) - 1, villages, int(view.ships)),
        _courses(view, brush, c),
        _harbour(view, brush, c),
        element("rect", class_="frame", x=5, y=5, width=c.width - 10, height=c.height - 10),
        [_stop(view, brush, c, space) for space in range(1, box.harbour)],
        harbour_tile(view, brush, c, area),
        [_ship(view, brush, c, ship, at) for ship, at in enumerate(places)],
        None if signs else _you(view, brush, c, places),
        signs,
        class_=f"raids {brush.shape}", viewBox=f"0 0 {c.width} {c.height}", role="group",
        aria_label=brush.label("board", ("spaces", int(box.harbour) - 1)),
    )  # fmt: skip


def spot(box: Box, told: Told) -> str | None:
    """The id of the element where an event happened."""
    _, b, c, d = told.figures
    space = {"took": c, "left-game": b, "sailed": c, "fled": c, "fought": d, "fed": d, "gave-way": c}.get(told.name)
    if space is None:
        return None
    return "home" if space == box.harbour else f"stop-{space}"


def to(space: int) -> str | None:
    """What a click on a space may mean, or on a ship that lies there; a ship in the start harbour means nothing."""
    return f"sail:{space} flee:{space}" if space else None


# -- what never moves ------------------------------------------------------------------------------------------------


@lru_cache(maxsize=16)
def _ground(shape: str, stops: int, villages: tuple[int, ...], ships: int) -> Markup:
    """Sea, lane, land, scenery, jetty and the moorings."""
    c = chart(shape, stops)
    whole = around(c)
    lane, coast = f"raids-lane-{shape}", f"raids-coast-{shape}"
    return Markup(
        "".join(
            [
                element("defs", PATTERNS, element("path", id=lane, d=c.voyage(0, stops + 1)),
                        element("path", id=coast, d=c.coast),
                        element("clipPath", element("use", href=f"#{coast}"), id=f"{coast}-inner")),
                element("rect", class_="sea", **whole),
                element("rect", fill="url(#waves)", **whole),
                element("use", class_="lane", href=f"#{lane}") * 2,
                *(element("use", class_=layer, href=f"#{coast}") for layer in ("shoal", "hatch", "land")),
                element("use", class_="rim", href=f"#{coast}", clip_path=f"url(#{coast}-inner)"),
                element("g", _scenery(c), class_="scenery", aria_hidden="true"),
                _jetty(c, ships),
            ]
        )
    )  # fmt: skip


def around(c: Chart) -> dict[str, float]:
    """The open sea; on a phone it goes on beyond the chart, as far as there is room."""
    beyond = c.width if c.height > c.width else 0
    return {"x": -beyond, "y": -beyond, "width": c.width + 2 * beyond, "height": c.height + 2 * beyond}


def _scenery(c: Chart) -> list[Markup]:
    drawn = []
    for islet in c.islets:
        drawn += [element("path", class_=layer, d=islet) for layer in ("shoal", "hatch", "land")]
    for x, y, scale in c.peaks:
        drawn.append(symbol("peak", x - 34 * scale, y - 48 * scale, 68 * scale, 48 * scale))
    drawn += [symbol("forest", x - 12, y - 22, 24) for x, y in c.woods]
    x, y = c.hall
    drawn.append(symbol("harbour", x - c.hall_size / 2, y - c.hall_size, c.hall_size))
    return drawn


def _jetty(c: Chart, ships: int) -> Markup:
    """A basin open to the island, where ships wait, and berths outside it, where they dock."""
    harbour = len(c.moorings) - 1
    x, y = c.jetty
    half, top = c.berth * ships / 2 + 4, c.hall[1] - 8
    planks = [f"M{x + side * half - 4:g} {top:g}h8V{y:g}h-8z" for side in (-1, 1)]
    down = c.quay + c.ship / 2 - 6
    planks += [f"M{x + (i - ships / 2) * c.berth - 4:g} {y:g}h8v{down:g}h-8z" for i in range(ships + 1)]
    planks.append(f"M{x - half - 8:g} {y - 8:g}h{2 * half + 16:g}v16h{-2 * half - 16:g}z")
    numbers = [
        element("text", slot, id=f"berth-{slot}", class_="num on-wood", x=c.berth_at(slot, ships, True)[0], y=y + 4.5)
        for slot in range(1, ships + 1)
    ]
    return element(
        "g", [element("path", class_="plank", d=d) for d in planks], numbers, id="jetty", data_explain="harbour",
        data_why=to(harbour), aria_hidden="true",
    )  # fmt: skip


@lru_cache(maxsize=128)
def _mooring(at: Point, space: int) -> Markup:
    return element(
        "g", element("circle", class_="mooring", r=12), element("text", space, class_="num", y=4.5),
        transform=moved_to(at), aria_hidden="true", data_explain="route",
    )  # fmt: skip


# -- what can be reached ---------------------------------------------------------------------------------------------


def _stop(view: Raids, brush: Brush, c: Chart, space: int) -> Markup:
    """A space of the route: its mooring, and the tile or village there."""
    tile, there = view.tile[space], None
    if view.box.village[space]:
        label = brush.label("board-stop", ("space", space), ("tile", "village"))
        there = _village(space, label, c.ship * 1.04, village_at(c, space))
    elif tile != NONE:
        answer = _answer(view, brush, space) if brush.choices else None
        if answer is not None:
            there = _choosable(view, brush, c, space, answer)
        else:
            left, name = int(view.left[space]), f"tile-{view.box.names[tile]}"
            spent = left == 0 and view.box.offers(tile) > 0
            contested = view.seat >= 0 and view.rival >= 0 and view.place[view.seat] == space
            label = brush.label("board-stop", ("space", space), ("tile", name))
            drawn = face(view.box, int(tile), left)
            there = _tile(space, drawn, name, label, c.tile, c.tiles[space], spent, contested)
    return _moored(space, c.moorings[space], there)


@lru_cache(maxsize=4096)
def _moored(space: int, at: Point, there: Markup | None) -> Markup:
    return element("g", _mooring(at, space), there, id=f"stop-{space}", data_why=to(space))


def _answer(view: Raids, brush: Brush, space: int) -> str | None:
    """The answer that a click on the tile of a space gives."""
    for answer in (f"sail:{space}", f"flee:{space}"):
        if answer in brush.choices:
            return answer
    return "place" if "place" in brush.choices and view.place[brush.seat] == space else None


@lru_cache(maxsize=4096)
def _tile(
    space: int, drawn: Markup, name: str, label: str, edge: float, at: Point, spent: bool, contested: bool
) -> Markup:
    """A tile at the route that is no choice now."""
    scale = edge / FACE
    inner = element("g", drawn, transform=_scaled(scale), aria_hidden="true")
    if contested:
        inner = Markup(burst(42 * scale, 34 * scale) + inner + _swords(-1 - edge / 2, edge / 2, edge < SMALL))
    return element(
        "g", inner, id=f"tile-{space}", class_="stop spent" if spent else "stop", role="img", aria_label=label,
        transform=moved_to(at), data_explain=name,
    )  # fmt: skip


def _choosable(view: Raids, brush: Brush, c: Chart, space: int, answer: str) -> Markup:
    """A tile where the ship may sail, or that it may take, with its rope."""
    box, scale = view.box, c.tile / FACE
    tile = int(view.tile[space])
    fight = answer != "place" and any(view.place[ship] == space for ship in range(view.seats))
    drawn = face(box, tile, int(view.left[space]))
    reach, edge = max(c.tile + 6, THUMB), c.tile / 2
    seaward = 1 if c.inland[space][0] < -0.5 else -1  # signs keep clear of the ship
    small = c.tile < SMALL
    lasso = None if fight else rope(cut(c.tile, c.tile + 2, 6, 0, 1))
    return element(
        "g",
        burst(42 * scale, 34 * scale) if fight else None,
        element(
            "g", lasso if small else None, element("g", drawn, transform=_scaled(scale)), None if small else lasso,
            _swords(-seaward * (edge + 1), edge, small) if fight else None,
            key(brush.keys[answer], seaward * (edge - 1), seaward * (edge - 1)), aria_hidden="true",
        ),
        brush.hit(answer, x=-reach / 2, y=-reach / 2, width=reach, height=reach + 2),
        id=f"tile-{space}", class_="stop choosable fight" if fight else "stop choosable",
        transform=moved_to(c.tiles[space]), data_explain=f"tile-{box.names[tile]}",
    )  # fmt: skip


def _scaled(scale: float) -> str | None:
    return None if scale == 1 else f"scale({scale:.3f})"


def _swords(x: float, y: float, small: bool) -> Markup:
    """Crossed swords on a madder disc; between small tiles it keeps clear of the next one's figures."""
    disc = element("circle", class_="burst", r=10 if small else 13)
    signs = symbol("battle", -8, -8, 16) if small else symbol("battle", -10, -10, 20)
    return element("g", disc, signs, class_="swords", transform=moved_to((x, y - 3 if small else y)))


@lru_cache(maxsize=256)
def _village(space: int, label: str, size: float, at: Point) -> Markup:
    return element(
        "g", symbol("village", -size / 2, -size / 2, size), id=f"village-{space}", class_="stop", role="img",
        aria_label=label, data_explain="village", transform=moved_to(at),
    )  # fmt: skip


def _harbour(view: Raids, brush: Brush, c: Chart) -> Markup:
    """The berths; the next free one wears the rope when the ship may sail home."""
    harbour, ships = int(view.box.harbour), int(view.ships)
    answer = next((a for a in (f"sail:{harbour}", f"flee:{harbour}") if a in brush.choices), None)
    if answer is None:
        return element(
            "g", id="home", class_="stop", data_explain="harbour", data_why=to(harbour), transform=moved_to(c.jetty)
        )
    x, y = c.berth_at(int(view.docked) + 1, ships, True)
    x, y = x - c.jetty[0], y - c.jetty[1]
    edge = c.ship - 4
    return element(
        "g",
        element(
            "g", rope(cut(edge, edge - 4, 6, x, y - 1)), key(brush.keys[answer], x, y), aria_hidden="true"
        ),
        brush.hit(answer, x=-c.berth * ships / 2, y=-8, width=c.berth * ships, height=c.quay + c.ship / 2 + 6),
        id="home", class_="stop choosable", data_explain="harbour", data_why=to(harbour),
        transform=moved_to(c.jetty),
    )  # fmt: skip


# -- pieces and signs ------------------------------------------------------------------------------------------------


def _places(view: Raids, c: Chart) -> list[Point]:
    """Where each ship is drawn; two at one space lie side by side."""
    places = []
    for ship in range(view.ships):
        at = int(view.place[ship])
        if at == 0 or at == view.box.harbour:
            places.append(c.berth_at(int(view.slot[ship]), int(view.ships), at != 0))
            continue
        x, y = c.moorings[at]
        if any(view.place[other] == at for other in range(view.ships) if other != ship):
            (px, py), (nx, ny) = c.moorings[at - 1], c.moorings[at + 1]
            length = hypot(nx - px, ny - py)
            step = c.ship * (-0.56 if ship == view.mover else 0.56)
            x, y = x + (nx - px) / length * step, y + (ny - py) / length * step
        places.append((round(x, 1), round(y, 1)))
    return places


def _ship(view: Raids, brush: Brush, c: Chart, ship: int, at: Point) -> Markup:
    """A longship with its owner's mark; the ghost has none. It keeps its id and changes only its place."""
    size = c.ship
    name: Phrase | SeatName = SeatName(ship) if ship < view.seats else Phrase("ghost")
    label = brush.say(Phrase("board-ship", {"who": name, "status": status(view, ship)}))
    return _longship(ship, ship >= view.seats, label, size, at, int(view.place[ship]))


@lru_cache(maxsize=2048)
def _longship(ship: int, ghost: bool, label: str, size: float, at: Point, space: int) -> Markup:
    common = {
        "id": f"ship-{ship + 1}", "role": "img", "aria_label": label, "transform": moved_to(at),
        "data_why": to(space), "data_lies_over": _mooring_of(space),
    }  # fmt: skip
    if ghost:
        drawn = symbol("ghost-ship", -size / 2, -size / 2, size)
        return element("g", drawn, class_="piece ghost", data_explain="ghost", **common)
    mark = size * 0.3375
    return element(
        "g", symbol("longship", -size / 2, -size / 2, size),
        symbol(f"mark-{ship + 1}", -mark / 2 - 0.002 * size, -size * 0.325, mark, class_="mark"),
        class_=f"piece seat-{ship + 1}", data_explain="longship", **common,
    )  # fmt: skip


def _mooring_of(space: int) -> str:
    """What a ship and its plate lie over: the number of the space, and nothing else."""
    return f"#stop-{space} > [data-explain=route]"


def _courses(view: Raids, brush: Brush, c: Chart) -> list[Markup]:
    """The wakes of the last answer, and the way a ship still has before it when something has stopped it."""
    drawn = []
    for ship, start in _moved(view, brush).items():
        end = int(view.place[ship])
        path = c.voyage(start, end)
        colour = f"seat-{ship + 1}" if ship < view.seats else "ghost"
        drawn.append(element("path", class_=f"wake {colour}", d=path, data_of=f"ship-{ship + 1}"))
    if view.seat >= 0 and view.goal > view.place[view.mover]:
        path = c.voyage(int(view.place[view.mover]), int(view.goal))
        drawn.append(element("path", class_=f"course seat-{view.mover + 1}", d=path))
    return drawn


def _moved(view: Raids, brush: Brush) -> dict[int, int]:
    """Ships that sailed since the last answer, each with where it came from."""
    came: dict[int, int] = {}
    for told in brush.last:
        a, b, _, d = told.figures
        if told.name == "voyage":
            came.clear()
        elif told.name in ("sailed", "fled"):
            came.setdefault(a, b)
        elif told.name in ("fought", "fed"):
            came.setdefault(a, d)
        elif told.name == "ghost":
            came.setdefault(int(view.seats), a)
    return {ship: start for ship, start in came.items() if start < view.place[ship]}


def _you(view: Raids, brush: Brush, c: Chart, places: list[Point]) -> Markup | None:
    """The plate at the reader's own ship."""
    if brush.seat < 0:
        return None
    x, y = places[brush.seat]
    at = int(view.place[brush.seat])
    if at in (0, view.box.harbour):
        y += 12
    else:
        dx, dy = c.inland[at]
        if abs(dx) > 0.8:  # beside the lane there may be no room, on it there is
            close = any(abs(a - x) < c.ship / 2 and 0 < b - y < c.ship * 0.9 for a, b in places)
            y += c.ship * (-0.72 if close else 0.36)  # at the ship's foot: above and below it lie the next numbers
        else:
            x, y = x + dx * 10, y + (c.ship / 2 + 9) * (1 if dy > 0 else -1)
    return _your_plate(brush.label("board-you"), (x, y), at)


@lru_cache(maxsize=512)
def _your_plate(words: str, at: Point, space: int) -> Markup:
    return element(
        "g", element("path", class_="sign", d=cut(40, 18, 4)), element("text", words, class_="say", y=5), id="you",
        aria_hidden="true", transform=moved_to(at), data_lies_over=_mooring_of(space),
    )  # fmt: skip
