# compiled with mypyc
"""What a seat knows of Wikinger as a row of numbers: `fields` says what stands where, `encode` writes it so."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i16, i64

from meadhall.engine.encoding import LARGEST, Field, category, count, flag
from meadhall.engine.ints import Ints, Shorts
from meadhall.engine.rows import put, put_all, put_seat, put_zeros
from meadhall.engine.state import OVER
from meadhall.games.wikinger.rules import land, wheel
from meadhall.games.wikinger.rules.box import FIRST_SHIPS, Box
from meadhall.games.wikinger.rules.names import (
    EARNED,
    FIGURE_KINDS,
    FIGURES,
    GREATS,
    HIGHEST_BID,
    NOBODY,
    NONE,
    QUESTIONS,
    ROWS,
    SOURCES,
    SPECIAL_KINDS,
    SPECIALS,
    STANDS,
    TILE,
    TILE_KINDS,
    TILES,
    Figure,
    Own,
    Row,
    Source,
    Special,
    Store,
    Tile,
)

if TYPE_CHECKING:
    from meadhall.games.wikinger.rules.state import Wikinger

VERSION: Final = 1
VERSIONS: Final = ("base", "advanced", "no-auction")
ISLAND_ROWS: Final = 5
ISLAND_TILES: Final = 7  # NONE included; special tiles follow


def fields(box: Box, seats: int) -> list[Field]:
    """What a row holds, in its order."""
    columns, ships, slots = int(box.columns(seats)), int(berths(box, seats)), int(box.slots)
    copies, reach = max(box.figures), max(box.reach)
    figures, tiles = f"none, {', '.join(FIGURES)}", f"none, {', '.join(TILES)}"
    islands = ", ".join(["none", *TILES[: ISLAND_TILES - 1], *GREATS])
    lands = seats, columns, ISLAND_ROWS
    return [
        category("question", f"what is asked: {', '.join(QUESTIONS)}, nothing", len(QUESTIONS) + 1),
        category("asked", "who is asked; the last value: nobody", seats + 1),
        category("version", f"the option of that name: {', '.join(VERSIONS)}", len(VERSIONS)),
        count("round", "which round it is", int(box.rounds)),
        category("starter", "who has the mark", seats),
        category("hand_tile", f"bought and not laid yet: {tiles}", TILE_KINDS),
        category("hand_figure", f"bought and not seen to yet: {figures}", FIGURE_KINDS),
        count("hand_column", "where the tile of that figure was laid; 0: not yet", columns),
        flag("dearest", "the buyer may take a special tile after this"),
        category("building", f"special tile that looks for a middle tile: none, {', '.join(GREATS)}", len(GREATS) + 1),
        count("standing", "highest bid", HIGHEST_BID),
        category("leader", "who made it; the last value: nobody", seats + 1),
        flag("passed", "out of the auction, every seat", seats),
        category("cargo", f"figures that a boatman is taking across: {figures}", FIGURE_KINDS),
        count("cargo_left", "how many of them", copies),
        flag("cargo_rest", f"one more goes of {', '.join(FIGURES[1:])}", len(FIGURES) - 1),
        category("wheel_tile", f"tile on every slot of the wheel: {tiles}", TILE_KINDS, slots),
        category("wheel_figure", f"figure beside it: {figures}", FIGURE_KINDS, slots),
        count("wheel_price", "gold it costs; 0 where nothing lies, too", slots - 1, slots),
        count("wheel_reach", "last row that a ship there threatens; 0: no ship", reach, slots),
        count("wheel_gold", "gold it is worth", max(box.ship_gold), slots),
        count("wheel_points", "points it is worth", max(box.ship_points), slots),
        count("drawn", f"figures drawn and not at the wheel yet: {', '.join(FIGURES)}", min(int(box.drawn), copies),
              len(FIGURES)),
        count("open", f"special tiles on show: {', '.join(SPECIALS)}", min(int(box.shown), max(box.specials)),
              SPECIAL_KINDS),
        count("stacks", f"tiles to come: {', '.join(TILES)}", max(box.tiles), len(TILES)),
        count("bag", f"figures to come: {', '.join(FIGURES)}", copies, len(FIGURES)),
        count("special_stacks", "special tiles to come, ordered like `open`", max(box.specials), SPECIAL_KINDS),
        count("gold", "of every seat", int(box.most_gold[seats]), seats),
        count("track", "points of every seat on the track", int(box.most_points), seats),
        count("reach", "last column with an island tile, of every seat", columns, seats),
        count("islands", "finished islands of every seat", min(int(box.tiles[Tile.RIGHT]), ISLAND_ROWS * columns // 2),
              seats),
        count("longest", "tiles of its longest one", columns, seats),
        *[count(f"{name}_points", f"earned by every seat: {name}", int(box.most_earned[source]), seats)
          for source, name in enumerate(SOURCES[:EARNED])],
        count("ashore", f"every seat's figures on the homeland: {', '.join(FIGURES)}", copies, seats, len(FIGURES)),
        count("specials", f"every seat's special tiles: {', '.join(SPECIALS[1:])}", max(box.specials), seats,
              len(SPECIALS) - 1),
        count("ship_reach", "last row that a ship threatens, by land and column; 0: no ship", reach, seats, ships),
        count("ship_gold", "gold it is worth", max(box.ship_gold), seats, ships),
        count("ship_points", "points it is worth", max(box.ship_points), seats, ships),
        count("threat", "last row threatened there; 0 where a warrior repels the ship, too", reach, seats, ships),
        category("tile", f"every land, column by column, rows {', '.join(ROWS[1:])}: {islands}",
                 ISLAND_TILES + len(GREATS), *lands),
        flag("figure", "the figure of its row stands there", *lands),
    ]  # fmt: skip


def measure(box: Box) -> None:
    """The most that scorings can bring a seat, if all figures and ships were its own from the start."""
    large, ships = box.rounds // 2, range(Tile.RED_SHIP, TILE_KINDS)
    box.most_earned[Source.SHIPS] = large * sum(box.tiles[ship] * box.ship_points[ship] for ship in ships)
    for source, figure, each, special in (
        (Source.NOBLES, Figure.NOBLE, box.noble_points, Special.NOBLE_1),
        (Source.SCOUTS, Figure.SCOUT, 3 * box.scout_points, Special.SCOUT_1),  # with those below them
        (Source.FISHERS, Figure.FISHER, 0, Special.FISHER_1),
    ):
        box.most_earned[source] = large * box.figures[figure] * (each + all_of(box, special))
    each = box.goldsmith_gold + all_of(box, Special.GOLDSMITH_1) + all_of(box, Special.GOLDSMITH_2)
    gold = box.rounds * box.figures[Figure.GOLDSMITH] * each + all_of(box, Special.FIVE_GOLD)
    gold += large * sum(box.tiles[ship] * box.ship_gold[ship] for ship in ships)
    for seats in range(len(box.gold)):
        box.most_gold[seats] = min(box.gold[seats] + gold, LARGEST)
    box.most_points = min(box.start_points + sum(box.most_earned), LARGEST)
    for source in range(EARNED):
        box.most_earned[source] = min(box.most_earned[source], LARGEST)


def all_of(box: Box, special: int) -> int:
    """What all special tiles of a kind are about together."""
    return int(box.specials[special] * box.amount[special])


def berths(box: Box, seats: i64) -> i64:
    """The last column that a ship can lie in: they fill the first three, then one after the other (ruling 3)."""
    ships: i64 = 0
    ship: i64 = Tile.RED_SHIP
    while ship < TILE_KINDS:
        ships += box.tiles[ship]
        ship += 1
    return min(max(ships, FIRST_SHIPS), box.columns(seats))


def encode(s: Wikinger, seat: i64, out: Shorts, at: i64) -> i64:
    """Write what `seat` knows, which in Wikinger is everything; what left the game is what lies nowhere."""
    looking = max(seat, 0)  # a spectator sees the table as the first seat does
    at = put_turn(s, looking, out, at)
    at = put_wheel(s, out, at)
    at = put_supplies(s, out, at)
    at = put_seats(s, looking, out, at)
    at = put_ships(s, looking, out, at)
    return put_lands(s, looking, out, at)


def put_turn(s: Wikinger, looking: i64, out: Shorts, at: i64) -> i64:
    """What is asked, and what is under way: a purchase, the auction, a crossing."""
    seats = s.seats
    question = s.phase
    if s.seat == OVER:
        question = len(QUESTIONS)
    building = s.building
    if building > 0:
        building -= Special.GREAT_FARM - 1
    at = put(out, at, question)
    at = put_seat(out, at, s.seat, looking, seats)
    at = put(out, at, 2 * s.advanced - s.auction)
    at = put(out, at, s.round)
    at = put_seat(out, at, s.starter, looking, seats)
    at = put(out, at, s.hand_tile)
    at = put(out, at, s.hand_figure)
    at = put(out, at, s.hand_column)
    at = put(out, at, s.dearest)
    at = put(out, at, building)
    at = put(out, at, s.standing)
    at = put_seat(out, at, s.leader, looking, seats)
    passed = s.passed
    whose = looking
    number: i64 = 0
    while number < seats:
        out[at + number] = i16(passed >> whose & 1)
        number += 1
        whose += 1
        if whose == seats:
            whose = 0
    at = put(out, at + seats, s.cargo_row)
    at = put(out, at, s.cargo_left)
    rest = s.cargo_rest >> Row.WARRIORS
    row: i64 = 0
    while row < ISLAND_ROWS:
        out[at + row] = i16(rest >> row & 1)
        row += 1
    return at + ISLAND_ROWS


def put_wheel(s: Wikinger, out: Shorts, at: i64) -> i64:
    """Tile, figure and price of every slot, and what a ship there is like."""
    box = s.box
    tiles = s.tile
    figures = s.figure
    reach = box.reach
    gold = box.ship_gold
    points = box.ship_points
    slots = s.slots
    zero = wheel.cheapest(s)
    slot: i64 = 0
    while slot < slots:
        tile = tiles[slot]
        price = slot - zero
        if tile == NONE:
            price = 0
        out[at + slot] = i16(tile)
        out[at + slots + slot] = i16(figures[slot])
        out[at + 2 * slots + slot] = i16(price)
        out[at + 3 * slots + slot] = i16(reach[tile])
        out[at + 4 * slots + slot] = i16(gold[tile])
        out[at + 5 * slots + slot] = i16(points[tile])
        slot += 1
    return at + 6 * slots


def put_supplies(s: Wikinger, out: Shorts, at: i64) -> i64:
    """Figures drawn, special tiles on show, and what is still to come."""
    at = put_all(out, at, s.pool, 1, FIGURE_KINDS - 1)
    put_zeros(out, at, SPECIAL_KINDS)
    shown = s.open
    k: i64 = 0
    while k < len(shown):
        if shown[k] != NOBODY:
            out[at + shown[k]] += 1
        k += 1
    at += SPECIAL_KINDS
    at = put_all(out, at, s.store, Store.TILES + 1, TILE_KINDS - 1)
    at = put_all(out, at, s.store, Store.FIGURES + 1, FIGURE_KINDS - 1)
    return put_all(out, at, s.store, Store.SPECIALS, SPECIAL_KINDS)


def put_seats(s: Wikinger, looking: i64, out: Shorts, at: i64) -> i64:
    """What everybody has beside the land; positions may hold more gold and points than a game can bring."""
    box = s.box
    own = s.own
    seats = s.seats
    gold = box.most_gold[seats]
    most = box.most_earned
    whose = looking
    number: i64 = 0
    while number < seats:
        first = whose * Own.SIZE
        out[at + number] = i16(min(own[first + Own.GOLD], gold))
        out[at + seats + number] = i16(min(own[first + Own.TRACK], box.most_points))
        out[at + 2 * seats + number] = i16(own[first + Own.REACH])
        islands = land.islands(s, whose)
        out[at + 3 * seats + number] = i16(islands // land.ISLANDS)
        out[at + 4 * seats + number] = i16(islands % land.ISLANDS)
        source: i64 = 0
        while source < EARNED:
            out[at + (5 + source) * seats + number] = i16(min(own[first + Own.EARNED + source], most[source]))
            source += 1
        number += 1
        whose += 1
        if whose == seats:
            whose = 0
    at += (5 + EARNED) * seats
    at = put_own(own, looking, seats, out, at, Own.ASHORE + 1, FIGURE_KINDS - 1)
    return put_own(own, looking, seats, out, at, Own.SPECIAL + 1, SPECIAL_KINDS - 1)


def put_own(own: Ints, looking: i64, seats: i64, out: Shorts, at: i64, first: i64, count: i64) -> i64:
    """Of every seat `count` figures of what it has, from `first` on."""
    whose = looking
    end = at + seats * count
    while at < end:
        at = put_all(out, at, own, whose * Own.SIZE + first, count)
        whose += 1
        if whose == seats:
            whose = 0
    return at


def put_ships(s: Wikinger, looking: i64, out: Shorts, at: i64) -> i64:
    """Ships before every land, what they are like, and what they threaten."""
    box = s.box
    lands = s.land
    reach = box.reach
    gold = box.ship_gold
    points = box.ship_points
    seats = s.seats
    stride = s.stride
    columns = berths(box, seats)
    whole = seats * columns
    whose = looking
    number: i64 = 0
    while number < seats:
        end = at + columns
        cell = whose * s.size + 1
        last = at + FIRST_SHIPS
        while at < last or (at < end and lands[cell] != NONE):
            ship = lands[cell]
            threat = reach[ship]
            out[at] = i16(threat)
            out[at + whole] = i16(gold[ship])
            out[at + 2 * whole] = i16(points[ship])
            if lands[cell + stride] >= STANDS:
                threat = 0
            out[at + 3 * whole] = i16(threat)
            at += 1
            cell += 1
        while at < end:
            out[at] = 0
            out[at + whole] = 0
            out[at + 2 * whole] = 0
            out[at + 3 * whole] = 0
            at += 1
        number += 1
        whose += 1
        if whose == seats:
            whose = 0
    return at + 3 * whole


def put_lands(s: Wikinger, looking: i64, out: Shorts, at: i64) -> i64:
    """The islands of every land, and who stands on them."""
    lands = s.land
    own = s.own
    seats = s.seats
    stride = s.stride
    cells = ISLAND_ROWS * s.columns
    whole = seats * cells
    whose = looking
    number: i64 = 0
    while number < seats:
        end = at + cells
        top = whose * s.size + stride + 1
        last = top + own[whose * Own.SIZE + Own.REACH]
        while top < last:
            cell = top
            below = top + ISLAND_ROWS * stride
            while cell < below:
                here = lands[cell]
                tile = here & TILE
                if tile > Tile.RIGHT:
                    tile -= Tile.GREAT_FARM - ISLAND_TILES
                out[at] = i16(tile)
                out[at + whole] = i16(here // STANDS)
                at += 1
                cell += stride
            top += 1
        while at < end:
            out[at] = 0
            out[at + whole] = 0
            at += 1
        number += 1
        whose += 1
        if whose == seats:
            whose = 0
    return at + whole
