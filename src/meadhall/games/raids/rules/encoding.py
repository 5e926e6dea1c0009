# compiled with mypyc
"""What a seat knows of Raids as a row of numbers: `fields` says what stands where, `encode` writes it in that order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i16, i64

from meadhall.engine.encoding import Field, category, count, flag
from meadhall.engine.ints import Ints, Shorts
from meadhall.engine.rows import put, put_all, put_seat
from meadhall.engine.state import OVER
from meadhall.games.raids.rules.box import Box
from meadhall.games.raids.rules.names import HARBOURS, KINDS, QUESTIONS, SHIELDS

if TYPE_CHECKING:
    from meadhall.games.raids.rules.state import Raids

VERSION: Final = 1


def fields(box: Box, seats: int) -> list[Field]:
    """What a row holds, in its order. Ships stand in the order of the looking seat, a ghost last."""
    ships, sea, crowd = 3 if seats == 2 else seats, int(box.harbour) - 1, int(max(box.shields) * box.spaces)
    tiles = int(box.types) - 1
    copies = [
        sum(int(box.copies[voyage * box.types + tile]) for voyage in range(1, box.voyages + 1))
        for tile in range(1, tiles + 1)
    ]
    return [
        category("question", f"what is asked: {', '.join(QUESTIONS)}, nothing", len(QUESTIONS) + 1),
        category("asked", "who is asked; the last value: nobody", seats + 1),
        flag("docked_ships_are_ahead", "the option of that name"),
        category("shields_count", f"the option of that name: {', '.join(SHIELDS)}", len(SHIELDS)),
        count("voyage", "which voyage it is", int(box.voyages)),
        category("harbours", f"harbour tile of every voyage: {', '.join(HARBOURS)}", len(HARBOURS), int(box.voyages)),
        category("active", "whose turn it is; then the ghost; the last value: nobody", ships + 1),
        category("mover", "who sails, perhaps fleeing", ships + 1),
        category("rival", "the other ship of a battle", ships + 1),
        count("goal", "the space the mover sails to", int(box.harbour)),
        count("blow", "Vikings of the last blow", crowd),
        count("sales", "goods the trading post still buys", 2),
        count("docked", "ships back in the harbour", ships),
        count("place", "space of every ship: 0 before the start, the last space when home", int(box.harbour), ships),
        count("berth", "berth of every ship, waiting or home", ships, ships),
        count("vikings", "aboard every ship", crowd, ships),
        count("coins", "of every ship, highest value first", int(max(box.coins)), ships, len(box.coin)),
        category("route_kind", f"tile on every space at sea: {', '.join(KINDS)}", len(KINDS), sea),
        count("route_size", "2 for doubles", 2, sea),
        count("route_points", "points, or a monster's strength", int(max(box.points)), sea),
        category("route_good", "which of the goods", max(1, len(box.goods)), sea),
        count("route_shields", "shields a tile would show aboard", int(max(box.shields)), sea),
        count("route_left", "shares left of a visit or plunder", max(len(box.visit), len(box.plunder)), sea),
        category("aboard_kind", "tile on every place of every ship", len(KINDS), ships, int(box.spaces)),
        count("aboard_size", "2 for doubles", 2, ships, int(box.spaces)),
        count("aboard_points", "points of goods and standards", int(max(box.points)), ships, int(box.spaces)),
        category("aboard_good", "which of the goods", max(1, len(box.goods)), ships, int(box.spaces)),
        count("aboard_shields", "shields that show there", int(max(box.shields)), ships, int(box.spaces)),
        count("beside", "tiles beside every ship, by tile of the component file", max(copies), ships, tiles),
        count("gone", "tiles that have left the game, by tile", max(copies), tiles),
    ]  # fmt: skip


def encode(s: Raids, seat: i64, out: Shorts, at: i64) -> i64:
    """Write what `seat` knows, which in Raids is everything."""
    box = s.box
    question = s.phase
    if s.seat == OVER:
        question = len(QUESTIONS)
    at = put(out, at, question)
    at = put_seat(out, at, s.seat, seat, s.seats)
    at = put(out, at, s.docked_are_ahead)
    at = put(out, at, s.shields_count)
    at = put(out, at, s.voyage)
    at = put_all(out, at, s.harbours, 1, box.voyages)
    at = put(out, at, ship_from(s, s.active, seat))
    at = put(out, at, ship_from(s, s.mover, seat))
    at = put(out, at, ship_from(s, s.rival, seat))
    at = put(out, at, s.goal)
    at = put(out, at, s.blow)
    at = put(out, at, s.sales)
    at = put(out, at, s.docked)
    at = put_ships(s, seat, out, at, s.place, 0, 1)
    at = put_ships(s, seat, out, at, s.slot, 0, 1)
    at = put_ships(s, seat, out, at, s.vikings, 0, 1)
    at = put_ships(s, seat, out, at, s.coins, 0, len(box.coin))
    sea: i64 = box.harbour - 1
    at = put_tiles(out, at, s.tile, 1, sea, box)
    at = put_all(out, at, s.left, 1, sea)
    at = put_holds(s, seat, out, at)
    at = put_ships(s, seat, out, at, s.beside, 1, box.types - 1)
    return put_all(out, at, s.gone, 1, box.types - 1)


def ship_from(s: Raids, ship: i64, seat: i64) -> i64:
    """A ship's number as `seat` counts them: its own is 0, the ghost comes last, nobody after it."""
    if ship < 0:
        return s.ships
    if ship >= s.seats:
        return ship
    return ship - seat if ship >= seat else ship - seat + s.seats


def ship_at(s: Raids, number: i64, seat: i64) -> i64:
    """The ship that `seat` counts as `number`."""
    if number >= s.seats:
        return number
    return number + seat if number + seat < s.seats else number + seat - s.seats


def put_ships(s: Raids, seat: i64, out: Shorts, at: i64, array: Ints, first: i64, count: i64) -> i64:
    """Of every ship the figures `first` to `first + count` of its part of `array`."""
    width = count + first
    number: i64 = 0
    while number < s.ships:
        at = put_all(out, at, array, ship_at(s, number, seat) * width + first, count)
        number += 1
    return at


def put_tiles(out: Shorts, at: i64, array: Ints, first: i64, count: i64, box: Box) -> i64:
    """The five figures of tiles, one after the other."""
    at = put_figures(out, at, array, first, count, box.kind)
    at = put_figures(out, at, array, first, count, box.size)
    at = put_figures(out, at, array, first, count, box.points)
    at = put_figures(out, at, array, first, count, box.good)
    return put_figures(out, at, array, first, count, box.shields)


def put_figures(out: Shorts, at: i64, array: Ints, first: i64, count: i64, figures: Ints) -> i64:
    """One figure of `count` tiles."""
    i: i64 = 0
    while i < count:
        out[at + i] = i16(figures[array[first + i]])
        i += 1
    return at + count


def put_holds(s: Raids, seat: i64, out: Shorts, at: i64) -> i64:
    """The five figures of what lies aboard, each ship by ship."""
    box = s.box
    at = put_aboard(s, seat, out, at, box.kind)
    at = put_aboard(s, seat, out, at, box.size)
    at = put_aboard(s, seat, out, at, box.points)
    at = put_aboard(s, seat, out, at, box.good)
    return put_aboard(s, seat, out, at, box.shields)


def put_aboard(s: Raids, seat: i64, out: Shorts, at: i64, figures: Ints) -> i64:
    """One figure of every tile aboard."""
    spaces = s.box.spaces
    number: i64 = 0
    while number < s.ships:
        at = put_figures(out, at, s.hold, ship_at(s, number, seat) * spaces, spaces, figures)
        number += 1
    return at
