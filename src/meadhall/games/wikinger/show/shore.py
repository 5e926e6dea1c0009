"""A land with its six rows of cloth, and the homeland beside it."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from meadhall.games.wikinger.rules import land
from meadhall.games.wikinger.rules.names import FIGURES, NONE, ROWS, STANDS, TILE, Own, Row
from meadhall.games.wikinger.rules.standing import Run, runs
from meadhall.games.wikinger.show.layout import CELL, HEAD, HOME, TALL, columns_of, middle
from meadhall.games.wikinger.show.pieces import name_of, tile_face
from meadhall.look import Brush, Markup, cut, element, rope, symbol

if TYPE_CHECKING:
    from meadhall.games.wikinger.rules.state import Wikinger

ALL_ROWS = range(Row.SHIPS, Row.FISHERS + 1)
NARROW = 108  # the homeland on a phone, where rows have no names
ASHORE = 31  # the middle of who waits there
LARGER = 1.2  # figures on tiles of a phone

_KEPT: dict[
    tuple[object, ...], tuple[Markup, Markup]
] = {}  # lands as they were drawn: of several only one changes at a time
KEPT = 512


def land_of(
    view: Wikinger, of: int, brush: Brush, least: int, label: str, ids: bool, between: Markup, above: Markup
) -> Markup:
    """The cells of a land; a second drawing of it on a page goes without `ids`. What can be chosen lies above it."""
    columns = columns_of(view, of, least)
    width = columns * CELL
    tiles, signs = _drawn(view, of, brush, columns, ids)
    return element(
        "svg", _bands(columns), between, tiles, above, signs, class_="wikinger land-of",
        viewBox=f"0 0 {width} {TALL}", width=width, height=TALL, role="group", aria_label=label,
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
        element("text", column, class_="num", x=(column - 0.5) * CELL, y=15, data_explain="board-column")
        for column in range(1, columns + 1)
    ]
    return element("g", drawn, aria_hidden="true")


@lru_cache(maxsize=256)
def cells(of: int, columns: int) -> Markup:
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


# -- tiles and signs -------------------------------------------------------------------------------------------------


def _drawn(view: Wikinger, of: int, brush: Brush, columns: int, ids: bool) -> tuple[Markup, Markup]:
    """The tiles of a land, and the signs that lie above all: threats, torn edges, flags; kept until it changes."""
    there, mine = tuple(view.land[of * view.size : (of + 1) * view.size]), of == brush.seat
    key = (view.box, brush.lang, brush.shape, of, columns, ids, mine, there)
    found = _KEPT.get(key)
    if found is None:
        if len(_KEPT) >= KEPT:
            _KEPT.clear()
        threats = {column: int(land.threat(view, of, column)) for column in range(1, columns + 1)}
        found = _KEPT[key] = _tiles(view, of, brush, threats, ids, mine), _signs(view, of, brush, threats)
    return found


def _tiles(view: Wikinger, of: int, brush: Brush, threats: dict[int, int], ids: bool, mine: bool) -> Markup:
    drawn = []
    for row in ALL_ROWS:
        for column, threat in threats.items():
            cell = int(view.land[land.at(view, of, row, column)])
            if cell != NONE:
                place = f"cell-{of + 1}-{row}-{column}" if ids else None
                drawn.append(_tile(view, brush, row, column, cell, threat, place, mine))
    return Markup("".join(drawn))


def _tile(
    view: Wikinger, brush: Brush, row: int, column: int, cell: int, threat: int, place: str | None, mine: bool
) -> Markup:
    tile, stands = cell & TILE, cell >= STANDS
    x, y = middle(row, column)
    lies = stands and row <= threat
    name = name_of(tile)
    parts: list[tuple[str, int | str]] = [("column", column), ("tile", name)]
    message = "mat-tile"
    if stands:
        parts.append(("figure", f"figure-{FIGURES[row - 1]}"))
        message = "mat-threatened" if lies else "mat-stands"
    face = tile_face(view.box, tile, CELL, row if stands else 0, lies, writing=written(brush))
    return element(
        "g", face, class_="stop", role="img", id=place, aria_label=brush.label(message, *parts), data_explain=name,
        data_why=meant_by(row, column) if mine else None, transform=f"translate({x:g} {y:g})",
    )  # fmt: skip


def written(brush: Brush) -> float:
    """How large figures on tiles are written."""
    return LARGER if brush.shape == "tall" else 1.0


def _torn(view: Wikinger, of: int, run: Run) -> Markup:
    """The open ends of an island, torn: here a tile can go on."""
    cell, drawn = land.at(view, of, run.row, 0), []
    for column, opens, x in (
        (run.first, view.box.land_left, (run.first - 1) * CELL - 1),
        (run.last, view.box.land_right, run.last * CELL + 1),
    ):
        if opens[view.land[cell + column] & TILE]:
            drawn.append(_tear(x, HEAD + (run.row - 1) * CELL + 10))
    return element("g", drawn, aria_hidden="true")


@lru_cache(maxsize=1024)
def _tear(x: int, y: int) -> Markup:
    line = f"M{x} {y}" + "l4 6.8l-4 6.8" * 3
    return Markup(element("path", class_="torn", d=line) * 2)


def _flag(brush: Brush, run: Run) -> Markup:
    """A finished island flies a flag with its length."""
    tiles = run.last - run.first + 1
    label = brush.label("mat-island", ("n", tiles))
    return _flown(tiles, label, run.last * CELL - 19, HEAD + (run.row - 1) * CELL + 25)


@lru_cache(maxsize=2048)
def _flown(tiles: int, label: str, x: int, y: int) -> Markup:
    pole, cloth = (
        element("path", class_="pole", d="M0 0V-24"),
        element("path", class_="cloth", d="M0-24h19l-4 7 4 7H0z"),
    )
    text = element("text", tiles, x=7.5, y=-12.4)
    return element(
        "g", pole, cloth, text, class_="stop flown", role="img", aria_label=label, data_explain="board-islands",
        transform=f"translate({x} {y})",
    )  # fmt: skip


def _signs(view: Wikinger, of: int, brush: Brush, threats: dict[int, int]) -> Markup:
    """Torn edges and flags; threats as dotted lines along the left of a column, ending where they end, or a shield
    where a warrior repels.
    """
    islands = runs(view, of)
    drawn = [_torn(view, of, run) for run in islands if not run.finished]
    drawn += [_flag(brush, run) for run in islands if run.finished]
    for column, reach in threats.items():
        if view.land[land.at(view, of, Row.SHIPS, column)] != NONE:
            x = (column - 1) * CELL + 6
            drawn.append(_threat(x, reach) if reach else symbol(f"seat-{of + 1}", x - 4, HEAD + CELL - 22, 20))
    return element("g", drawn, class_="stop signs")


@lru_cache(maxsize=256)
def _threat(x: int, reach: int) -> Markup:
    top, bottom = HEAD + CELL - 8, HEAD + reach * CELL - 10
    line = f"M{x} {top}V{bottom}"
    end = element("g", element("circle", class_="burst", r=9), symbol("battle", -7, -7, 14),
                  transform=f"translate({x + 4} {bottom})")  # fmt: skip
    drawn = element("path", class_="casing", d=line) + element("path", class_="threatened", d=line) + end
    return element("g", Markup(drawn), aria_hidden="true")


# -- the homeland ----------------------------------------------------------------------------------------------------


def home_width(brush: Brush) -> int:
    """Rows have names where there is room for them."""
    return NARROW if brush.shape == "tall" else HOME


@lru_cache(maxsize=8)
def _coast(width: int) -> Markup:
    line = "l3 29-6 35 7 33-5 40 6 35-7 40 6 37-5 44 5 40-4 44 3 70"
    return element("path", class_="land", d=f"M-4-4H{width - 5}{line}H-4z")


def home_of(view: Wikinger, of: int, brush: Brush, own: bool, ids: bool) -> Markup:
    """The coast with the sign of each row, and beside it whoever of that colour waits ashore."""
    width = home_width(brush)
    drawn: list[Markup | None] = [_coast(width)]
    drawn.append(element("text", brush.label("board-ashore"), class_="num", x=ASHORE, y=15))
    for row in ALL_ROWS:
        words = brush.label(f"row-{ROWS[row - 1]}")
        drawn.append(_row_sign(words, row, f"row-{of + 1}-{row}" if ids else None, width))
        drawn.append(_waiting(view, of, brush, row, own, f"ashore-{of + 1}-{row}" if ids else None))
    return element(
        "svg", drawn, class_="wikinger home-of", viewBox=f"0 0 {width} {TALL}", width=width, height=TALL, role="group",
        aria_label=brush.label("homeland"), data_explain="homeland", id=f"homeland-{of + 1}" if ids else None,
        data_why="ashore" if own else None,
    )  # fmt: skip


@lru_cache(maxsize=256)
def _row_sign(label: str, row: int, place: str | None, width: int) -> Markup:
    named = width == HOME
    x, y = width - (45 if named else 26), HEAD + (row - 0.5) * CELL - (9 if named else 0)
    icon = "raider-plain" if row == Row.SHIPS else FIGURES[row - 1]
    text = element("text", label[:1].upper() + label[1:], class_="num rowname", y=34) if named else None
    return element(
        "g", symbol("tile", -18, -19, 36, 38), symbol(icon, -14, -16, 28), text, class_="stop", role="img", id=place,
        aria_label=label, data_explain=f"row-{ROWS[row - 1]}", transform=f"translate({x} {y:g})",
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
    step = {3: 13, 2: 20}.get(shown, 0)
    drawn = [symbol(name, ASHORE - 16 + (i - (shown - 1) / 2) * step, -16, 32) for i in range(shown)]
    if number > 3:
        drawn.append(element("text", f"×{number}", class_="value", x=ASHORE + 13, y=17))
    at = f"translate(0 {y:g})"
    explain = f"figure-{name}"
    why = None
    if own:  # boatmen are no cargo
        why = "ferry:each boat:each" if row == Row.SHIPS else f"ferry:{name} boat:{name}"
    if not chosen:
        label = brush.label(f"many-{name}", ("n", number))
        return _ashore(Markup("".join(drawn)), label, explain, at, place, why)
    if not number:
        drawn.append(element("g", symbol(name, ASHORE - 16, -16, 32), class_="shade"))
    signs = element("g", rope(cut(52, 50, 6, ASHORE, 0)), class_="lashing")
    hit = brush.hit(answer, x=1, y=-CELL / 2, width=72, height=CELL)
    return element(
        "g", element("g", drawn, signs, aria_hidden="true"), hit, class_="stop choosable", data_explain=explain,
        id=place, data_why=why, transform=at,
    )  # fmt: skip


@lru_cache(maxsize=512)
def _ashore(drawn: Markup, label: str, explain: str, at: str, place: str | None, why: str | None) -> Markup:
    return element(
        "g", drawn, class_="stop", role="img", aria_label=label, data_explain=explain, id=place, data_why=why,
        transform=at,
    )  # fmt: skip
