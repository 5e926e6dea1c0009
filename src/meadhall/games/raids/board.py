"""The board of Raids as SVG: the island, the route round it with its tiles, the harbour, and the ships."""

from __future__ import annotations

from functools import lru_cache
from math import hypot
from typing import TYPE_CHECKING

from meadhall.engine.phrase import Phrase, SeatName
from meadhall.games.raids.box import HARBOURS, NONE, Kind
from meadhall.games.raids.chart import Chart, Point, chart
from meadhall.games.raids.tiles import face, harbour_icon
from meadhall.look import PATTERNS, Brush, Markup, burst, cut, element, key, rope, symbol

if TYPE_CHECKING:
    from collections.abc import Mapping

    from meadhall.games.raids.state import Raids

FACE = 60  # edge of a tile as `face` draws it


def draw(view: Raids, brush: Brush, costs: Mapping[str, int]) -> Markup:
    """The whole board; `costs` tells how many Vikings an answer takes."""
    box = view.box
    c = chart(brush.shape, int(box.harbour) - 1)
    villages = tuple(space for space in range(1, box.harbour) if box.village[space])
    places = _places(view, c)
    plates, area = _plates(view, brush, c, costs)
    return element(
        "svg",
        _ground(brush.shape, int(box.harbour) - 1, villages, int(view.ships)),
        _courses(view, brush, c),
        _harbour(view, brush, c),
        element("rect", class_="frame", x=5, y=5, width=c.width - 10, height=c.height - 10),
        [_stop(view, brush, c, space) for space in range(1, box.harbour)],
        _harbour_tile(view, brush, c, area),
        [_ship(view, brush, c, ship, at) for ship, at in enumerate(places)],
        None if plates else _you(view, brush, c, places),
        plates,
        class_=f"raids {brush.shape}", viewBox=f"0 0 {c.width} {c.height}", role="group",
        aria_label=brush.label("board"),
    )  # fmt: skip


# -- what never moves ------------------------------------------------------------------------------------------------


@lru_cache(maxsize=16)
def _ground(shape: str, stops: int, villages: tuple[int, ...], ships: int) -> Markup:
    """Sea, lane, land, scenery, jetty and the moorings."""
    c = chart(shape, stops)
    whole = {"width": c.width, "height": c.height}
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
    x, y = c.jetty
    half, top = c.berth * ships / 2 + 4, c.hall[1] - 8
    planks = [f"M{x + side * half - 4:g} {top:g}h8V{y:g}h-8z" for side in (-1, 1)]
    down = c.quay + c.ship / 2 - 6
    planks += [f"M{x + (i - ships / 2) * c.berth - 4:g} {y:g}h8v{down:g}h-8z" for i in range(ships + 1)]
    planks.append(f"M{x - half - 8:g} {y - 8:g}h{2 * half + 16:g}v16h{-2 * half - 16:g}z")
    numbers = [
        element("text", slot, class_="num on-wood", x=c.berth_at(slot, ships, True)[0], y=y + 4.5)
        for slot in range(1, ships + 1)
    ]
    return element("g", [element("path", class_="plank", d=d) for d in planks], numbers, aria_hidden="true")


@lru_cache(maxsize=128)
def _mooring(at: Point, space: int) -> Markup:
    return element(
        "g", element("circle", class_="mooring", r=12), element("text", space, class_="num", y=4.5), transform=_at(at),
        aria_hidden="true",
    )  # fmt: skip


# -- what can be reached ---------------------------------------------------------------------------------------------


def _stop(view: Raids, brush: Brush, c: Chart, space: int) -> Markup:
    """A space of the route: its mooring, and the tile or village there."""
    tile, there = view.tile[space], None
    if view.box.village[space]:
        label = brush.label("board-stop", ("space", space), ("tile", "village"))
        there = _village(label, c.ship * 1.04, _village_at(c, space))
    elif tile != NONE:
        answer = _answer(view, brush, space) if brush.choices else None
        if answer is not None:
            there = _choosable(view, brush, c, space, answer)
        else:
            left, name = int(view.left[space]), f"tile-{view.box.names[tile]}"
            spent = left == 0 and view.box.kind[tile] in (Kind.VISIT, Kind.PLUNDER)
            contested = view.seat >= 0 and view.rival >= 0 and view.place[view.seat] == space
            label = brush.label("board-stop", ("space", space), ("tile", name))
            there = _tile(face(view.box, int(tile), left), name, label, c.tile, c.tiles[space], spent, contested)
    return _moored(space, c.moorings[space], there)


@lru_cache(maxsize=4096)
def _moored(space: int, at: Point, there: Markup | None) -> Markup:
    return element("g", _mooring(at, space), there, id=f"stop-{space}")


def _answer(view: Raids, brush: Brush, space: int) -> str | None:
    """The answer that a click on the tile of a space gives."""
    for answer in (f"sail:{space}", f"flee:{space}"):
        if answer in brush.choices:
            return answer
    return "place" if "place" in brush.choices and view.place[brush.seat] == space else None


@lru_cache(maxsize=4096)
def _tile(drawn: Markup, name: str, label: str, edge: float, at: Point, spent: bool, contested: bool) -> Markup:
    """A tile at the route that is no choice now."""
    scale = edge / FACE
    inner = element("g", drawn, transform=_scaled(scale), aria_hidden="true")
    if contested:
        inner = Markup(burst(42 * scale, 34 * scale) + inner + _swords(7 - edge / 2, edge / 2 - 3))
    return element(
        "g", inner, class_="stop spent" if spent else "stop", role="img", aria_label=label, transform=_at(at),
        data_explain=name,
    )  # fmt: skip


def _choosable(view: Raids, brush: Brush, c: Chart, space: int, answer: str) -> Markup:
    """A tile where the ship may sail, or that it may take, with its rope."""
    box, scale = view.box, c.tile / FACE
    tile = int(view.tile[space])
    fight = answer != "place" and any(view.place[ship] == space for ship in range(view.seats))
    drawn = face(box, tile, int(view.left[space]))
    reach, edge = c.tile + 6, c.tile / 2
    seaward = 1 if c.inland[space][0] < -0.5 else -1  # signs keep clear of the ship
    return element(
        "g",
        burst(42 * scale, 34 * scale) if fight else None,
        element(
            "g", element("g", drawn, transform=_scaled(scale)),
            _swords(-seaward * (edge - 7), edge - 3) if fight else rope(cut(c.tile, c.tile + 2, 6, 0, 1)),
            key(brush.keys[answer], seaward * (edge - 1), seaward * (edge - 1)), aria_hidden="true",
        ),
        brush.hit(answer, x=-reach / 2, y=-reach / 2, width=reach, height=reach + 2),
        class_="stop choosable fight" if fight else "stop choosable", transform=_at(c.tiles[space]),
        data_explain=f"tile-{box.names[tile]}",
    )  # fmt: skip


def _scaled(scale: float) -> str | None:
    return None if scale == 1 else f"scale({scale:.3f})"


def _swords(x: float, y: float) -> Markup:
    """Crossed swords on a madder disc."""
    disc = element("circle", class_="burst", r=13)
    return element("g", disc, symbol("battle", -10, -10, 20), class_="swords", transform=_at((x, y)))


@lru_cache(maxsize=256)
def _village(label: str, size: float, at: Point) -> Markup:
    return element(
        "g", symbol("village", -size / 2, -size / 2, size), class_="stop", role="img", aria_label=label,
        data_explain="village", transform=_at(at),
    )  # fmt: skip


def _village_at(c: Chart, space: int) -> Point:
    (x, y), (dx, dy) = c.moorings[space], c.inland[space]
    return round(x + dx * c.ship * 0.86, 1), round(y + dy * c.ship * 0.86, 1)


def _harbour(view: Raids, brush: Brush, c: Chart) -> Markup:
    """The berths; the next free one wears the rope when the ship may sail home."""
    harbour, ships = int(view.box.harbour), int(view.ships)
    answer = next((a for a in (f"sail:{harbour}", f"flee:{harbour}") if a in brush.choices), None)
    if answer is None:
        return element("g", id="home", class_="stop", data_explain="harbour", transform=_at(c.jetty))
    x, y = c.berth_at(int(view.docked) + 1, ships, True)
    x, y = x - c.jetty[0], y - c.jetty[1]
    edge = c.ship - 4
    return element(
        "g",
        element(
            "g", rope(cut(edge, edge - 4, 6, x, y - 1)), key(brush.keys[answer], x, y), aria_hidden="true"
        ),
        brush.hit(answer, x=-c.berth * ships / 2, y=-8, width=c.berth * ships, height=c.quay + c.ship / 2 + 6),
        id="home", class_="stop choosable", data_explain="harbour", transform=_at(c.jetty),
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
    if view.place[ship] == 0 or view.place[ship] == view.box.harbour:
        where = "status-docked" if view.place[ship] else "status-waiting"
        status = Phrase(where, {"slot": int(view.slot[ship])})
    else:
        status = Phrase("status-at-sea", {"space": int(view.place[ship])})
    label = brush.say(Phrase("board-ship", {"who": name, "status": status}))
    return _longship(ship, ship >= view.seats, label, size, at)


@lru_cache(maxsize=2048)
def _longship(ship: int, ghost: bool, label: str, size: float, at: Point) -> Markup:
    common = {"id": f"ship-{ship + 1}", "role": "img", "aria_label": label, "transform": _at(at)}
    if ghost:
        drawn = symbol("ghost-ship", -size / 2, -size / 2, size)
        return element("g", drawn, class_="piece ghost", data_explain="ghost", **common)
    mark = size * 0.3375
    return element(
        "g", symbol("longship", -size / 2, -size / 2, size),
        symbol(f"mark-{ship + 1}", -mark / 2 - 0.002 * size, -size * 0.325, mark, class_="mark"),
        class_=f"piece seat-{ship + 1}", **common,
    )  # fmt: skip


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
            rivals = [places[s][1] for s in range(view.ships) if s != brush.seat and view.place[s] == at]
            dx, dy = 0, -1 if rivals and rivals[0] > y else 1
        x, y = x + dx * 10, y + (c.ship / 2 + 9) * (1 if dy > 0 else -1)
    return _your_plate(brush.label("board-you"), (x, y))


@lru_cache(maxsize=512)
def _your_plate(words: str, at: Point) -> Markup:
    return element(
        "g", element("path", class_="sign", d=cut(40, 18, 4)), element("text", words, class_="say", y=5), id="you",
        aria_hidden="true", transform=_at(at),
    )  # fmt: skip


def _harbour_tile(view: Raids, brush: Brush, c: Chart, busy: tuple[float, float]) -> Markup:
    """What the harbour pays on this voyage, and the harbours of the other voyages below it."""
    box, now = view.box, max(1, int(view.voyage))
    names = [HARBOURS[view.harbours[voyage]] for voyage in range(1, box.voyages + 1)]
    labels = [
        brush.label("board-harbour", ("harbour", f"harbour-{name}"), ("voyage", voyage))
        for voyage, name in enumerate(names, 1)
    ]
    prizes = tuple(int(box.prize[rank]) for rank in range(min(len(box.prize), view.seats)))
    # on a phone the sign makes room for the plates of a question
    aside = brush.shape == "tall" and busy[1] > c.sign[1] - 75 and busy[0] < c.sign[1] + 110
    title = brush.label(f"harbour-{names[now - 1]}")
    return _sign(brush.shape, c.sign, title, tuple(names), tuple(labels), now, prizes, aside)


@lru_cache(maxsize=1024)
def _sign(
    shape: str, at: Point, title: str, names: tuple[str, ...], labels: tuple[str, ...], now: int,
    prizes: tuple[int, ...], aside: bool,
) -> Markup:  # fmt: skip
    x, y = at
    name = names[now - 1]
    if shape == "tall":
        icon, y = (34, 198) if aside else (44, y)
        lines = _lines(title, 15)
        height = 52 + icon + 18 * len(lines)
        board = [element("path", class_="sign", d=cut(136, height, 6))]
        top = -height / 2
        board.append(harbour_icon(name, -icon / 2, top + 5, icon))
        board += [element("text", line, class_="say", y=top + icon + 22 + 18 * i) for i, line in enumerate(lines)]
        board += _prizes(prizes, 0, height / 2 - 19, 42)
        shelf = height / 2 + 20
    else:
        board = [element("path", class_="sign", d=cut(232, 72, 6)), harbour_icon(name, -108, -27, 54)]
        board.append(element("text", title, class_="say", x=28, y=-11))
        board += _prizes(prizes, 28, 14, 46)
        shelf = 56
    sign = element(
        "g", board, id="harbour-tile", class_="stop", role="img", aria_label=labels[now - 1],
        data_explain=f"harbour-{name}",
    )  # fmt: skip
    coming = None if aside else _voyages(names, labels, now, shelf)
    return element("g", sign, coming, id="harbours", transform=_at((x, y)))


def _prizes(prizes: tuple[int, ...], x: float, y: float, apart: float) -> list[Markup]:
    drawn = []
    for i, prize in enumerate(prizes):
        left = x + (i - len(prizes) / 2) * apart
        drawn += [symbol("coin", left, y - 12, 24), element("text", prize, class_="value", x=left + 33, y=y + 7)]
    return drawn


def _voyages(names: tuple[str, ...], labels: tuple[str, ...], now: int, y: float) -> list[Markup]:
    """A small tile for each voyage's harbour: past ones fade, the present one is framed."""
    drawn = []
    for voyage, (name, label) in enumerate(zip(names, labels, strict=True), 1):
        drawn.append(
            element(
                "g", symbol("tile", -15, -15, 30, 31.9), harbour_icon(name, -11, -12, 22),
                element("path", class_="present", d="M-15 21h30") if voyage == now else None,
                class_="stop spent" if voyage < now else "stop", role="img", aria_label=label,
                data_explain=f"harbour-{name}", transform=_at(((voyage - (len(names) + 1) / 2) * 35, y)),
            )
        )  # fmt: skip
    return drawn


PLATES = {"fight": "battle", "feed": "monster", "strike": "battle", "flee": "longship"}
PLATE = (74, 58)


def _plates(view: Raids, brush: Brush, c: Chart, costs: Mapping[str, int]) -> tuple[list[Markup], tuple[float, float]]:
    """Signs for answers that are no places: fight or feed, strike or flee; they stand at the ship that is asked."""
    answers = [answer for answer in PLATES if answer in brush.choices]
    if not answers:
        return [], (0, 0)
    width, height = PLATE
    villages = tuple(space for space in range(1, view.box.harbour) if view.box.village[space])
    down = (height + 10) * (brush.shape == "tall")
    across = (width + 8) * (brush.shape != "tall")
    x, y = _room(brush.shape, int(view.box.harbour) - 1, villages, int(view.place[brush.seat]))
    drawn = []
    for i, answer in enumerate(answers):
        cost = costs.get(answer, 0)
        inner: list[object] = [element("path", class_="sign", d=cut(width, height, 6))]
        inner.append(rope(cut(width, height, 6)))
        inner.append(symbol(PLATES[answer], -13 if not cost else -29, -22, 26))
        if cost:
            inner += [symbol("viking", -5, -18, 18, class_=f"seat-{brush.seat + 1}")]
            inner.append(element("text", f"−{cost}", class_="say", x=22, y=-4))
        inner.append(element("text", brush.label(f"plate-{answer}"), class_="say", y=21))
        inner.append(key(brush.keys[answer], 1 - width / 2, 1 - height / 2))
        drawn.append(
            element(
                "g", element("g", inner, aria_hidden="true"),
                brush.hit(answer, x=-width / 2, y=-height / 2, width=width, height=height),
                id=f"plate-{answer}", class_=f"stop choosable {'fight' if answer in ('fight', 'strike') else ''}",
                transform=_at((x + (i - 0.5) * across, y + (i - 0.5) * down)),
            )
        )  # fmt: skip
    return drawn, (y - (height + down) / 2, y + (height + down) / 2)


@lru_cache(maxsize=128)
def _room(shape: str, stops: int, villages: tuple[int, ...], at: int) -> Point:
    """Where two plates find room nearest to a mooring without covering anything."""
    c = chart(shape, stops)
    width, height = (PLATE[0] + 10, 2 * PLATE[1] + 20) if shape == "tall" else (2 * PLATE[0] + 18, PLATE[1] + 10)
    taken = [(x, y, c.ship * (1.1 if space == at else 0.5)) for space, (x, y) in enumerate(c.moorings)]
    taken += [(x, y, c.tile / 2 + 4) for x, y in c.tiles]
    taken += [(*_village_at(c, space), c.ship * 0.55) for space in villages]
    if shape != "tall":
        taken += [(c.sign[0] + step * 39, c.sign[1], 40) for step in (-2, -1, 0, 1, 2)]
        taken += [(c.sign[0] + step * 35, c.sign[1] + 56, 20) for step in (-1.5, -0.5, 0.5, 1.5)]
    home_x, home_y = c.moorings[at]

    def cost(x: float, y: float, away: float, least: float) -> float:
        """How far away it is and how much it covers; at least `least` is told when it is not less."""
        found = away
        for a, b, half in taken:
            over_x = width / 2 + half - abs(a - x)
            over_y = height / 2 + half - abs(b - y)
            if over_x > 0 and over_y > 0:
                found += 50 * min(over_x, over_y)
                if found >= least:
                    break
        return found

    across, down = int(width // 2) + 16, int(height // 2) + 16
    near_x = range(max(across, round(home_x) - 160), min(c.width - across, round(home_x) + 160), 8)
    near_y = range(max(down, round(home_y) - 130), min(c.height - down, round(home_y) + 130), 8)
    spots = sorted((hypot(x - home_x, y - home_y), x, y) for x in near_x for y in near_y)
    best, least = (home_x, home_y), float("inf")
    for away, x, y in spots:
        if away >= least:  # whatever comes is further away
            break
        found = cost(x, y, away, least)
        if found < least:
            best, least = (x, y), found
    return best


def _lines(text: str, most: int) -> list[str]:
    """A short text on one or two lines."""
    words = text.split()
    if len(text) <= most or len(words) == 1:
        return [text]
    best = min(range(1, len(words)), key=lambda i: max(len(" ".join(words[:i])), len(" ".join(words[i:]))))
    return [" ".join(words[:best]), " ".join(words[best:])]


def _at(point: Point) -> str:
    return f"translate({point[0]:g} {point[1]:g})"
