"""What lies before a player: the land with its six rows, the homeland beside it, and the stores."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from meadhall.engine.phrase import Phrase, SeatName
from meadhall.games.wikinger.rules import land
from meadhall.games.wikinger.rules.names import (
    FIGURES,
    NONE,
    QUESTIONS,
    ROWS,
    SPECIALS,
    STANDS,
    TILE,
    Figure,
    Own,
    Row,
    Tile,
)
from meadhall.games.wikinger.rules.standing import places, standing
from meadhall.games.wikinger.show import auction, glance
from meadhall.games.wikinger.show.layout import CELL, HEAD, HOME, OWN_COLUMNS, RIVAL_COLUMNS, TALL, columns_of, middle
from meadhall.games.wikinger.show.pieces import SHAPES, name_of, special_face, tile_face
from meadhall.games.wikinger.words import answers
from meadhall.look import SYMBOLS, Brush, Markup, cut, element, key, rope, symbol

if TYPE_CHECKING:
    from meadhall.games.wikinger.rules.state import Wikinger

ALL_ROWS = range(Row.SHIPS, Row.FISHERS + 1)


def draw(view: Wikinger, of: int, brush: Brush, size: str) -> Markup:
    """The mat of seat `of`: "own" is large and can be clicked, "rival" small and opens to be looked at."""
    if size == "own":
        own = of == brush.seat
        lands = element("div", _homeland(view, of, brush, own, True), _land(view, of, brush, OWN_COLUMNS, own, True),
                        class_="lands", tabindex=0, role="group", aria_label=_about(of, brush))  # fmt: skip
        return Markup(lands + _aside(view, of, brush, own))
    large = Markup(_homeland(view, of, brush, False, False) + _land(view, of, brush, RIVAL_COLUMNS, False, False))
    name = f"look-{of + 1}"
    small = element(
        "button", glance.draw(view, of), element("span", _about(of, brush), class_="hide"), class_="glance",
        type="button", popovertarget=name,
    )  # fmt: skip
    card = element(
        "div", element("h2", symbol_in_text(f"seat-{of + 1}", "emblem"), _about(of, brush)),
        element("div", large, class_="lands", tabindex=0, role="group", aria_label=_about(of, brush)),
        class_=f"looked panel seat-{of + 1}", id=name, popover="auto",
    )  # fmt: skip
    return Markup(small + element("ul", _stores(view, of, brush), class_="have") + card)


def _about(of: int, brush: Brush) -> str:
    return brush.say(Phrase("board-land", {"who": SeatName(of)}))


# -- the land --------------------------------------------------------------------------------------------------------


def _land(view: Wikinger, of: int, brush: Brush, least: int, own: bool, ids: bool) -> Markup:
    """The cells of a land; a second drawing of it on a page goes without `ids`."""
    columns = columns_of(view, of, least)
    threats = {column: int(land.threat(view, of, column)) for column in range(1, columns + 1)}
    width = columns * CELL
    tiles = []
    for row in ALL_ROWS:
        for column, threat in threats.items():
            cell = int(view.land[land.at(view, of, row, column)])
            if cell != NONE:
                tiles.append(_tile(view, of, brush, row, column, cell, threat, ids))
    return element(
        "svg", _bands(columns), _places(of, columns) if own else None, _fits(view, of, brush) if own else None,
        tiles, _signs(view, of, threats), _choices(view, of, brush) if own else None,
        class_="wikinger land-of", viewBox=f"0 0 {width} {TALL}", width=width, height=TALL, role="group",
        aria_label=_about(of, brush),
    )  # fmt: skip


@lru_cache(maxsize=64)
def _bands(columns: int) -> Markup:
    """Rows as bands of cloth in the figures' dyes, and the numbers of the columns."""
    width = columns * CELL
    drawn = []
    for row in ALL_ROWS:
        y = HEAD + (row - 1) * CELL
        drawn.append(element("rect", class_=f"band row-{row}", y=y, width=width, height=CELL))
        if row > 1:
            drawn.append(element("path", class_=f"hem row-{row}", d=f"M0 {y}h{width}"))
    drawn += [
        element("text", column, class_="num", x=(column - 0.5) * CELL, y=13, data_explain="board-column")
        for column in range(1, columns + 1)
    ]
    return element("g", drawn, aria_hidden="true")


@lru_cache(maxsize=256)
def _places(of: int, columns: int) -> Markup:
    """Every cell of one's own land, to be pointed at whether something lies there or not."""
    drawn = []
    for row in ALL_ROWS:
        for column in range(1, columns + 1):
            at = {"x": (column - 1) * CELL, "y": HEAD + (row - 1) * CELL, "width": CELL, "height": CELL}
            why = {"data_why": meant_by(row, column)}
            drawn.append(element("rect", class_="place", id=f"place-{of + 1}-{row}-{column}", **at, **why))
    return element("g", drawn, aria_hidden="true")


@lru_cache(maxsize=1024)
def meant_by(row: int, column: int) -> str:
    """The answers that a click on a cell of one's own land may mean."""
    cell = f"{row}.{column}"
    if row == Row.SHIPS:
        return f"lay:{cell}"
    return f"lay:{cell} to:{cell} swap:{cell}" + (f" start:{row}" if column == 1 else "")


def _tile(view: Wikinger, of: int, brush: Brush, row: int, column: int, cell: int, threat: int, ids: bool) -> Markup:
    tile, stands = cell & TILE, cell >= STANDS
    x, y = middle(row, column)
    lies = stands and row <= threat
    name = name_of(tile)
    parts: list[tuple[str, int | str]] = [("column", column), ("tile", name)]
    message = "mat-tile"
    if stands:
        parts.append(("figure", f"figure-{FIGURES[row - 1]}"))
        message = "mat-threatened" if lies else "mat-stands"
    face = tile_face(view.box, tile, CELL, row if stands else 0, lies)
    place = f"cell-{of + 1}-{row}-{column}" if ids else None
    why = meant_by(row, column) if of == brush.seat else None
    return _laid(face, name, brush.label(message, *parts), place, why, x, y)


@lru_cache(maxsize=8192)
def _laid(face: Markup, name: str, label: str, place: str | None, why: str | None, x: float, y: float) -> Markup:
    return element(
        "g", face, class_="stop", role="img", id=place, aria_label=label, data_explain=name, data_why=why,
        transform=f"translate({x:g} {y:g})",
    )  # fmt: skip


def _signs(view: Wikinger, of: int, threats: dict[int, int]) -> Markup:
    """Threats as dotted lines along the left of a column, ending where they end; a shield where a warrior repels."""
    drawn = []
    for column, reach in threats.items():
        if view.land[land.at(view, of, Row.SHIPS, column)] != NONE:
            x = (column - 1) * CELL + 7
            drawn.append(_threat(x, reach) if reach else symbol(f"seat-{of + 1}", x - 6, HEAD + CELL - 10, 20))
    return element("g", drawn, class_="stop signs", aria_hidden="true")


@lru_cache(maxsize=256)
def _threat(x: int, reach: int) -> Markup:
    top, bottom = HEAD + CELL - 8, HEAD + reach * CELL - 10
    line = f"M{x} {top}V{bottom}"
    end = element("g", element("circle", class_="burst", r=9), symbol("battle", -7, -7, 14),
                  transform=f"translate({x + 3} {bottom})")  # fmt: skip
    return Markup(element("path", class_="casing", d=line) + element("path", class_="threatened", d=line) + end)


def _fits(view: Wikinger, of: int, brush: Brush) -> list[Markup]:
    """Where a tile on the wheel could lie; seen while the pointer is on such a tile."""
    if not view.own[of * Own.SIZE + Own.REACH] or not any(answer.startswith("buy:") for answer in brush.choices):
        return []
    drawn = []
    for shape, tile in SHAPES.items():
        cells = [element("path", d=cut(CELL - 8, CELL - 8, 6, *middle(*cell))) for cell in places(view, of, tile)]
        drawn.append(element("g", cells, class_=f"fits fits-{shape}", aria_hidden="true"))
    return drawn


def _choices(view: Wikinger, of: int, brush: Brush) -> list[Markup]:
    """Cells that are answers: a tile's place, a building's, a landing, or the tile a figure may stay on."""
    drawn = []
    for answer in brush.choices:
        family, _, label = answer.partition(":")
        tile = 0
        if family == "start":
            row, column, tile = int(label), 1, int(Tile.LEFT)
        elif family in ("lay", "swap", "to"):
            row, column = (int(part) for part in label.split("."))
            tile = int(view.hand_tile) if family == "lay" else 0
        elif family == "stand":
            row, column = int(view.hand_figure), int(view.hand_column)
        else:
            continue
        x, y = middle(row, column)
        ghost = None
        if tile:
            ghost = element("g", tile_face(view.box, tile, CELL), class_="shade", data_explain=name_of(tile))
        if family in ("stand", "to"):
            ghost = element("g", symbol(FIGURES[row - 1], -17, -16, 34), class_="shade")
        place = f"cell-{of + 1}-{row}-{column}"
        free = view.land[land.at(view, of, row, column)] == NONE
        mark = key(brush.keys[answer], 0 if free else -18, 0 if free else -18)
        drawn.append(
            element(
                "g", element("g", ghost, rope(cut(CELL - 5, CELL - 5, 6)), mark, aria_hidden="true"),
                brush.hit(answer, x=-CELL / 2, y=-CELL / 2, width=CELL, height=CELL),
                class_="stop choosable", id=place if free else f"choice-{row}-{column}", data_why=answer,
                transform=f"translate({x:g} {y:g})",
            )
        )  # fmt: skip
    return drawn


# -- the homeland ----------------------------------------------------------------------------------------------------

COAST = f"M-4-4H{HOME - 3}l3 26-6 32 7 30-5 36 6 32-7 36 6 34-5 40 5 36-4 40 3 64H-4z"


def _homeland(view: Wikinger, of: int, brush: Brush, own: bool, ids: bool) -> Markup:
    """The coast with the sign of each row, and beside it whoever of that colour waits ashore."""
    drawn: list[Markup | None] = [element("path", class_="land", d=COAST)]
    drawn.append(element("text", brush.label("board-ashore"), class_="num", x=42, y=13))
    for row in ALL_ROWS:
        drawn.append(_row_sign(brush.label(f"row-{ROWS[row - 1]}"), row, f"row-{of + 1}-{row}" if ids else None))
        drawn.append(_waiting(view, of, brush, row, own, f"ashore-{of + 1}-{row}" if ids else None))
    return element(
        "svg", drawn, class_="wikinger home-of", viewBox=f"0 0 {HOME} {TALL}", width=HOME, height=TALL, role="group",
        aria_label=brush.label("homeland"), data_explain="homeland", id=f"homeland-{of + 1}" if ids else None,
        data_why="ashore" if own else None,
    )  # fmt: skip


@lru_cache(maxsize=256)
def _row_sign(label: str, row: int, place: str | None) -> Markup:
    y = HEAD + (row - 0.5) * CELL
    icon = "raider-plain" if row == Row.SHIPS else FIGURES[row - 1]
    return element(
        "g", symbol("tile", -18, -19, 36, 38), symbol(icon, -14, -16, 28), class_="stop", role="img", id=place,
        aria_label=label, data_explain=f"row-{ROWS[row - 1]}", transform=f"translate({HOME - 28} {y:g})",
    )  # fmt: skip


def _waiting(view: Wikinger, of: int, brush: Brush, row: int, own: bool, place: str | None) -> Markup | None:
    """Figures of a row's colour ashore; boatmen wait where the ships are."""
    number = int(view.own[of * Own.SIZE + Own.ASHORE + row])
    name = FIGURES[row - 1]
    y = HEAD + (row - 0.5) * CELL
    answer = f"ferry:{name}"
    if own and "ashore" in brush.choices and row == view.hand_figure:
        answer = "ashore"
    chosen = own and answer in brush.choices
    if not number and not chosen:
        return None
    shown = min(number, 3)
    step = 16 if shown == 3 else 24
    drawn = [symbol(name, 46 - 15 + (i - (shown - 1) / 2) * step, -15, 30) for i in range(shown)]
    if number > 3:
        drawn.append(element("text", f"×{number}", class_="value", x=70, y=20))
    at = f"translate(0 {y:g})"
    explain = f"figure-{name}"
    why = None
    if own:  # boatmen are no cargo
        why = "ferry:each boat:each" if row == Row.SHIPS else f"ferry:{name} boat:{name}"
    if not chosen:
        label = brush.label(f"many-{name}", ("n", number))
        return _ashore(Markup("".join(drawn)), label, explain, at, place, why)
    if not number:
        drawn.append(element("g", symbol(name, 27, -15, 30), class_="shade"))
    signs = [rope(cut(74, 46, 6, 43, 0)), key(brush.keys[answer], 15, -14)]
    return element(
        "g", element("g", drawn, signs, aria_hidden="true"),
        brush.hit(answer, x=0, y=-CELL / 2, width=84, height=CELL), class_="stop choosable", data_explain=explain,
        id=place, data_why=why, transform=at,
    )  # fmt: skip


@lru_cache(maxsize=512)
def _ashore(drawn: Markup, label: str, explain: str, at: str, place: str | None, why: str | None) -> Markup:
    return element(
        "g", drawn, class_="stop", role="img", aria_label=label, data_explain=explain, id=place, data_why=why,
        transform=at,
    )  # fmt: skip


# -- beside the land -------------------------------------------------------------------------------------------------


def _aside(view: Wikinger, of: int, brush: Brush, own: bool) -> Markup:
    """What is in hand, what is in store, how the end would see it, and answers that are no place."""
    question = QUESTIONS[view.phase] if view.seat == of else ""
    hand = _hand(view, brush) if question in ("start", "lay", "stand") else None
    return element(
        "aside", hand, element("ul", _stores(view, of, brush, False), class_="have"), _taken(view, of, brush),
        (_buttons(view, brush) if own else None) or _outlook(view, of, brush),
    )  # fmt: skip


def _buttons(view: Wikinger, brush: Brush) -> list[Markup | None] | Markup | None:
    """Bids that have no plate on the board, and cargoes that are no single colour, in short."""
    no_places = [answer for answer in brush.choices if answer.startswith("boat:") or answer in ("ferry:each", "stop")]
    buttons = []
    for answer in no_places:
        family, _, label = answer.partition(":")
        buttons.append(brush.button(answer, brush.say(answers.answer(view, family, (label,)))))
    return buttons or auction.higher(brush)


def _outlook(view: Wikinger, of: int, brush: Brush) -> Markup:
    """Islands, the longest, and how far the food goes, as the end would see it now."""
    one = standing(view, of)
    said = {"islands": Phrase("outlook-islands", {"n": one.islands})}
    if one.longest:
        said["longest"] = Phrase("outlook-longest", {"n": one.longest})
    short = "yes" if one.surplus < 0 else "no"
    said["feeding"] = Phrase("outlook-feeding", {"n": abs(one.surplus), "short": short})
    parts = [element("span", f"{brush.say(words)} ", data_explain=f"board-{what}") for what, words in said.items()]
    return element("p", parts, class_="quiet")


def _hand(view: Wikinger, brush: Brush) -> Markup:
    name = FIGURES[view.hand_figure - 1]
    drawn = []
    if view.hand_tile:
        face = tile_face(view.box, int(view.hand_tile), CELL)
        at = {"id": "hand-tile", "transform": "translate(30 30)"}
        drawn.append(element("g", face, class_="stop", data_explain=name_of(int(view.hand_tile)), **at))
    why = {"id": "hand-figure", "data_why": "stand ashore"}
    person = element("g", symbol(name, 66, 6, 48), class_="stop", data_explain=f"figure-{name}", **why)
    return element(
        "div", element("h2", brush.label("board-hand"), data_explain="board-hand"),
        element("svg", drawn, person, class_="wikinger hand", viewBox="0 0 120 60", width=120, height=60,
                aria_hidden="true"),
        class_="in-hand",
    )  # fmt: skip


def _stores(view: Wikinger, of: int, brush: Brush, ashore: bool = True) -> list[Markup]:
    """Gold, points on the track, boatmen; of rivals also whoever waits ashore."""
    own = of * Own.SIZE
    have = [_store("gold", int(view.own[own + Own.GOLD]), "board-gold", brush, of)]
    have.append(_store("points", int(view.own[own + Own.TRACK]), "board-points", brush, of))
    have.append(_store("boatman", int(view.own[own + Own.ASHORE + Figure.BOATMAN]), "board-boatmen", brush, of))
    if ashore:
        for figure in range(Figure.WARRIOR, Figure.FISHER + 1):
            number = int(view.own[own + Own.ASHORE + figure])
            if number:
                have.append(_store(FIGURES[figure - 1], number, f"figure-{FIGURES[figure - 1]}", brush, of))
        if view.advanced:
            taken = sum(int(view.own[own + Own.SPECIAL + kind]) for kind in range(len(SPECIALS)))
            if taken:
                have.append(_store("star", taken, "board-specials", brush, of))
    return have


def _store(icon: str, figure: int, what: str, brush: Brush, of: int) -> Markup:
    return _stored(icon, figure, what, brush.label(what), f"store-{of + 1}-{icon}")


@lru_cache(maxsize=1024)
def _stored(icon: str, figure: int, what: str, words: str, place: str) -> Markup:
    chip = element("span", symbol_in_text(icon), class_="chip small")
    return element("li", chip, f" {figure}", element("span", f" {words}", class_="hide"), id=place, data_explain=what)


def symbol_in_text(name: str, css: str | None = None) -> Markup:
    """A symbol in HTML; words stand beside it."""
    return element("svg", element("use", href=f"{SYMBOLS}#{name}"), class_=css, aria_hidden="true")


BOATS = " ".join(f"boat:{cargo}" for cargo in (*FIGURES[1:], "each"))


def _taken(view: Wikinger, of: int, brush: Brush) -> Markup | None:
    """The special tiles of a seat, each with its name for the pointer."""
    faces = []
    for kind, name in enumerate(SPECIALS):
        number = int(view.own[of * Own.SIZE + Own.SPECIAL + kind])
        why = BOATS if name == "boat" and of == brush.seat else None
        faces += [
            element(
                "svg", element("g", special_face(view.box, kind, 36), transform="translate(19 19)"),
                class_="wikinger special", viewBox="0 0 38 40", width=38, height=40, role="img",
                aria_label=brush.label(f"special-{name}"), data_explain=f"special-{name}", data_why=why,
                id=f"taken-{of + 1}-{name}" if not i else None,
            )
            for i in range(number)
        ]  # fmt: skip
    return element("div", faces, class_="taken") if faces else None
