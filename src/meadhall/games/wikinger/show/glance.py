"""A rival's land at a glance."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from meadhall.games.wikinger.rules import land
from meadhall.games.wikinger.rules.names import FIGURES, NONE, STANDS, TILE, Row, Tile, is_ship
from meadhall.games.wikinger.show.layout import RIVAL_COLUMNS, SMALL, columns_of
from meadhall.games.wikinger.show.pieces import ground, raider
from meadhall.look import Markup, cut, element, symbol

if TYPE_CHECKING:
    from meadhall.games.wikinger.rules.state import Wikinger


def draw(view: Wikinger, of: int) -> Markup:
    """A land at a glance: shapes and figures only."""
    columns = range(1, columns_of(view, of, RIVAL_COLUMNS) + 1)
    width = len(columns) * SMALL
    threats = {column: int(land.threat(view, of, column)) for column in columns}
    drawn = [_bands(width)]
    for row in range(Row.SHIPS, Row.FISHERS + 1):
        for column in columns:
            cell = int(view.land[land.at(view, of, row, column)])
            if cell == NONE:
                continue
            stands = cell >= STANDS
            drawn.append(_cell(of, row, column, cell & TILE, row if stands else 0, stands and row <= threats[column]))
    drawn += [_threat(column, reach) for column, reach in threats.items() if reach]
    return element(
        "svg", drawn, class_="wikinger small-land stop", viewBox=f"0 0 {10 + width} {6 * SMALL}", aria_hidden="true",
        data_explain="board-glance",
    )  # fmt: skip


@lru_cache(maxsize=64)
def _bands(width: int) -> Markup:
    drawn = [element("path", class_="land", d="M-3-3H8l2 20-3 24 3 22-2 26 2 24-2 34H-3z")]
    for row in range(Row.SHIPS, Row.FISHERS + 1):
        y = (row - 1) * SMALL
        drawn.append(element("rect", class_=f"band row-{row}", x=10, y=y, width=width, height=SMALL))
    return Markup("".join(drawn))


@lru_cache(maxsize=4096)
def _cell(of: int, row: int, column: int, tile: int, figure: int, lies: bool) -> Markup:
    at = f"translate({10 + (column - 0.5) * SMALL:g} {(row - 0.5) * SMALL:g})"
    return element("g", _face(tile, figure, lies), id=f"cell-{of + 1}-{row}-{column}", transform=at)


@lru_cache(maxsize=256)
def _threat(column: int, reach: int) -> Markup:
    x = 10 + (column - 1) * SMALL + 3
    return element("path", class_="threatened", d=f"M{x} {SMALL - 2}V{reach * SMALL - 3}")


@lru_cache(maxsize=512)
def _face(tile: int, figure: int, lies: bool) -> Markup:
    drawn = [ground(tile, SMALL)]
    if is_ship(tile):
        drawn.append(symbol(raider(tile), -9, -9, 18))
    if tile >= Tile.GREAT_FARM:
        drawn.append(element("path", class_="great", d=cut(SMALL - 5, SMALL - 5, 3)))
    if figure:
        person = symbol(FIGURES[figure - 1], -8, -8, 16)
        drawn.append(element("g", person, transform="rotate(-90)" if lies else None))
    return Markup("".join(drawn))
