"""What a drawing shows besides the pieces: how the seats compare, and where tiles could lie."""

from __future__ import annotations

from typing import NamedTuple

from meadhall.engine.state import ints
from meadhall.games.wikinger.rules import land, scoring
from meadhall.games.wikinger.rules.box import COLUMNS, Row, Tile
from meadhall.games.wikinger.rules.names import Act, Own
from meadhall.games.wikinger.rules.state import Wikinger


class Standing(NamedTuple):
    """What the end will ask of a seat."""

    gold: int
    points: int  # on the track
    boatmen: int
    islands: int
    longest: int
    surplus: int  # figures that could be fed besides; below 0 so many go hungry


def standings(view: Wikinger) -> list[Standing]:
    """Every seat's."""
    found = []
    for seat in range(view.seats):
        own, isles = seat * Own.SIZE, int(land.islands(view, seat))
        gold, points = int(view.own[own + Own.GOLD]), int(view.own[own + Own.TRACK])
        crew, over = int(scoring.boatmen(view, seat)), int(scoring.surplus(view, seat))
        found.append(Standing(gold, points, crew, isles // 64, isles % 64, over))
    return found


class Sight(NamedTuple):
    """One land as it is drawn."""

    columns: int  # as many as there is something to see in, and a little more
    threats: list[int]  # last row threatened, by column from 0; 0 where nothing is
    fits: dict[str, list[tuple[int, int]]]  # shape of a tile on the wheel -> cells where it could lie


SHAPES = {"left": Tile.LEFT, "middle": Tile.MIDDLE, "right": Tile.RIGHT, "ship": Tile.SHIP}


def shape_of(tile: int) -> str:
    """Which of the four shapes a tile on the wheel has."""
    if tile >= Tile.SHIP:
        return "ship"
    return "left" if tile == Tile.LEFT else "right" if tile == Tile.RIGHT else "middle"


def sight(view: Wikinger, seat: int, least: int, with_fits: bool = False) -> Sight:
    """A land with its threats; `with_fits` for a seat that is about to buy."""
    reach = int(view.own[seat * Own.SIZE + Own.REACH])
    fleet = max((c for c in range(1, view.columns + 1) if view.land[land.at(view, seat, Row.SHIPS, c)]), default=0)
    columns = min(int(view.columns), max(least, reach + 2, fleet + 1))
    threats = [int(land.threat(view, seat, column)) if column else 0 for column in range(columns + 1)]
    fits: dict[str, list[tuple[int, int]]] = {}
    if with_fits and reach:
        out = ints(6 * COLUMNS)
        for shape, tile in SHAPES.items():
            n = land.places_into(view, seat, tile, out, 6 * COLUMNS)
            cells = [int(out[i] - Act.LAY) for i in range(n)]
            fits[shape] = [(cell // COLUMNS + 1, cell % COLUMNS + 1) for cell in cells]
    return Sight(columns, threats, fits)
