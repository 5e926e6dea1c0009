"""Lands drawn as text, row by row, both ways: `"nobles": "left* - right"`."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.engine.errors import BadPosition, listed
from meadhall.engine.scene import Reader
from meadhall.games.wikinger.rules import land
from meadhall.games.wikinger.rules.box import FIRST_SHIPS
from meadhall.games.wikinger.rules.names import GREATS, NONE, ROWS, STANDS, TILE, TILES, Own, Row, Tile, is_ship
from meadhall.games.wikinger.rules.state import Wikinger

CELLS = ("-", *TILES, *GREATS)  # by the number of the tile


def draw_land(s: Wikinger, seat: int) -> dict[str, str]:
    """The rows of a land that hold something."""
    rows = {}
    for row, name in enumerate(ROWS, 1):
        cells = [s.land[land.at(s, seat, row, column)] for column in range(1, s.columns + 1)]
        while cells and cells[-1] == NONE:
            cells.pop()
        if cells:
            rows[name] = " ".join(CELLS[cell & TILE] + "*" * (cell >= STANDS) for cell in cells)
    return rows


def place_lands(s: Wikinger, lands: Reader, names: Sequence[str]) -> None:
    """Lay the lands as drawn, if that can be."""
    for seat, name in enumerate(names):
        drawn = lands.part(name).only(*ROWS)
        for row, word in enumerate(ROWS, 1):
            _place_row(s, seat, row, drawn.mapping.get(word, ""), f"lands: {name}: {word}")
        _check_land(s, seat, f"lands: {name}")


def _place_row(s: Wikinger, seat: int, row: int, drawn: object, where: str) -> None:
    if not isinstance(drawn, str) or len(drawn.split()) > s.columns:
        raise BadPosition(f"{where} must be a text of at most {s.columns} cells, as in 'left* - right', not {drawn!r}")
    for column, word in enumerate(drawn.split(), 1):
        tile = word.removesuffix("*")
        if tile not in CELLS or (tile == "-" and word != tile):
            raise BadPosition(
                f"{where}: {word!r} is no tile; tiles are {listed(CELLS)}, with a * where a figure stands"
            )
        number = CELLS.index(tile)
        if number != NONE and is_ship(number) != (row == Row.SHIPS):
            raise BadPosition(f"{where}: {tile} cannot lie here; ships lie in the first row, islands in the others")
        if row == Row.SHIPS and word != tile:
            raise BadPosition(f"{where}: nobody stands on a ship")
        if number >= Tile.GREAT_FARM and not s.advanced:
            raise BadPosition(f"{where}: {tile} belongs to the advanced game")
        s.land[land.at(s, seat, row, column)] = number + STANDS * (word != tile)
        if row != Row.SHIPS and number != NONE:
            own = seat * Own.SIZE + Own.REACH
            s.own[own] = max(int(s.own[own]), column)


def _check_land(s: Wikinger, seat: int, where: str) -> None:
    """Land meets land and sea meets sea; all islands hang together and on the homeland; ships lie in order."""
    box, reach = s.box, int(s.own[seat * Own.SIZE + Own.REACH])
    cells = {
        (row, column): int(s.land[land.at(s, seat, row, column)] & TILE)
        for row in range(Row.WARRIORS, Row.FISHERS + 1)
        for column in range(1, reach + 1)
        if s.land[land.at(s, seat, row, column)]
    }
    for (row, column), tile in cells.items():
        left = cells.get((row, column - 1))
        if (column == 1 and box.land_left[tile]) or (left and box.land_right[left] != box.land_left[tile]):
            raise BadPosition(f"{where}: in row {row}, column {column} land meets sea")
    joined = {cell for cell in cells if cell[1] == 1}
    fresh = list(joined)
    while fresh:
        row, column = fresh.pop()
        for cell in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
            if cell in cells and cell not in joined:
                joined.add(cell)
                fresh.append(cell)
    for row, column in cells.keys() - joined:
        raise BadPosition(f"{where}: the tile in row {row}, column {column} has no way to the homeland")
    ships = [column for column in range(1, s.columns + 1) if s.land[land.at(s, seat, Row.SHIPS, column)]]
    if ships and not cells:
        raise BadPosition(f"{where}: the start tile is laid with the first ship")
    if ships and ships[-1] > FIRST_SHIPS and ships != list(range(1, len(ships) + 1)):
        raise BadPosition(f"{where}: ships fill columns 1 to {FIRST_SHIPS} first, then one after the other")
