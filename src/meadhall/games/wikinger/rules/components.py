"""Loads Wikinger's component file once, checks that it describes the box, and makes the tables the rules index."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from meadhall.engine.components import Components, Entry
from meadhall.games.wikinger.rules.box import Box
from meadhall.games.wikinger.rules.names import (
    COLUMNS,
    FIGURES,
    GREATS,
    OPEN,
    SLOTS,
    SPECIALS,
    TILES,
    Figure,
    Tile,
    is_ship,
)

TABLES = {  # with the keys that say which entry it is
    "box": (), "round": (), "start": (), "gold": ("seats",), "tile": ("id",), "figure": ("id",), "end": (),
    "special": ("id",),
}  # fmt: skip
FEWEST = 2  # players; they lay the longest rows


def read(text: str, rules: int) -> tuple[Components, Box]:
    """The components and their tables, or `BadComponents` with line and reason."""
    parts = Components(text, TABLES)
    return parts, box_of(text, rules)


@lru_cache(maxsize=16)
def box_of(text: str, rules: int) -> Box:
    """The tables of a component file; the same text and version give the same object."""
    parts = Components(text, TABLES)
    box = Box(text, rules)
    rounds = parts.one("round")
    rounds.only("rounds", "combinations", "drawn", "shown")
    box.rounds = rounds.number("rounds", 2, 6)
    rounds.number("combinations", SLOTS, SLOTS)
    box.drawn = rounds.number("drawn", SLOTS + 1, SLOTS + 1)
    rounds.number("shown", OPEN, OPEN)
    if box.rounds * SLOTS // FEWEST + 1 > COLUMNS:
        raise rounds.wrong("rounds", f"a land has room for {COLUMNS} columns")
    start = parts.one("start")
    start.only("points")
    box.start_points = start.number("points", 0, 100)
    _read_gold(parts, box)
    _read_tiles(parts, box)
    _read_figures(parts, box)
    _read_end(parts.one("end"), box)
    _read_specials(parts, box)
    _check_totals(parts, box)
    return box


def _named(parts: Components, kind: str, names: Sequence[str]) -> list[tuple[int, Entry]]:
    """The entries of a kind with their place in `names`; each name stands exactly once."""
    found: dict[str, Entry] = {}
    for entry in parts.all(kind):
        name = entry.word("id", names)
        if name in found:
            raise entry.wrong("id", f"{name} stands more than once")
        found[name] = entry
    for name in names:
        if name not in found:
            raise parts.all(kind)[-1].wrong("id", f"{name} is missing")
    return [(number, found[name]) for number, name in enumerate(names)]


def _read_gold(parts: Components, box: Box) -> None:
    seen = []
    for entry in parts.all("gold"):
        entry.only("seats", "amount")
        seats = entry.number("seats", 2, 4)
        if seats in seen:
            raise entry.wrong("seats", f"{seats} players stand more than once")
        seen.append(seats)
        box.gold[seats] = entry.number("amount", 0, 200)
    parts.must_total("gold", "numbers of players", len(seen), 3)


def _read_tiles(parts: Components, box: Box) -> None:
    for number, entry in _named(parts, "tile", TILES):
        tile = number + 1
        ship = is_ship(tile)
        kind = "left" if tile == Tile.LEFT else "right" if tile == Tile.RIGHT else "ship" if ship else "middle"
        entry.only("id", "kind", "copies", *(("start",) if kind == "left" else ()),
                   *(("reaches", "gold", "points") if ship else ()))  # fmt: skip
        entry.word("kind", (kind,))
        box.tiles[tile] = entry.number("copies", 0, 76)
        if kind == "left":
            box.start_tiles = entry.number("start", 4, box.tiles[tile])
            box.tiles[tile] -= box.start_tiles
        if ship:
            box.reach[tile] = FIGURES.index(entry.word("reaches", FIGURES[2:])) + 1
            box.ship_gold[tile] = entry.number("gold", 0, 20, 0)
            box.ship_points[tile] = entry.number("points", 0, 20, 0)
            if bool(box.ship_gold[tile]) == bool(box.ship_points[tile]):
                raise entry.wrong("gold", "a ship is worth either gold or points")
        box.land_left[tile] = int(kind in ("middle", "right"))
        box.land_right[tile] = int(kind in ("left", "middle"))
    for great in range(Tile.GREAT_FARM, Tile.GREAT_FARM + len(GREATS)):
        box.land_left[great] = box.land_right[great] = 1


def _read_figures(parts: Components, box: Box) -> None:
    extra = {"noble": "points", "scout": "points", "goldsmith": "gold", "fisher": "feeds"}
    for number, entry in _named(parts, "figure", FIGURES):
        name = FIGURES[number]
        key = extra.get(name)
        entry.only("id", "copies", *((key,) if key else ()))
        box.figures[number + 1] = entry.number("copies", 0, 78)
    entries = dict(_named(parts, "figure", FIGURES))
    box.noble_points = entries[Figure.NOBLE - 1].number("points", 0, 20)
    box.scout_points = entries[Figure.SCOUT - 1].number("points", 0, 20)
    box.goldsmith_gold = entries[Figure.GOLDSMITH - 1].number("gold", 0, 20)
    box.fisher_feeds = entries[Figure.FISHER - 1].number("feeds", 0, 20)


def _read_end(end: Entry, box: Box) -> None:
    end.only("gold_a_point", "most_boatmen", "most_islands", "longest_island", "surplus", "missing")
    box.gold_a_point = end.number("gold_a_point", 1, 50)
    box.most_boatmen = end.number("most_boatmen", 0, 50)
    box.most_islands = end.number("most_islands", 0, 50)
    box.longest_island = end.number("longest_island", 0, 50)
    box.surplus = end.number("surplus", 0, 20)
    box.missing = end.number("missing", 0, 20)


def _read_specials(parts: Components, box: Box) -> None:
    for number, entry in _named(parts, "special", SPECIALS):
        great = SPECIALS[number] in GREATS
        entry.only("id", "amount", "copies", *(("building",) if great else ()))
        if great:
            entry.word("building", (SPECIALS[number].removeprefix("great-"),))
        box.amount[number] = entry.number("amount", 1, 20)
        # one building of a kind: two set aside could not both replace the next middle tile
        box.specials[number] = entry.number("copies", 0, 1 if great else 25)


def _check_totals(parts: Components, box: Box) -> None:
    whole = parts.one("box")
    whole.only("tiles", "figures", "specials")
    parts.must_total("tile", "tiles", sum(box.tiles) + int(box.start_tiles), whole.number("tiles", 1, 200))
    parts.must_total("figure", "figures", sum(box.figures), whole.number("figures", 1, 200))
    parts.must_total("special", "special tiles", sum(box.specials), whole.number("specials", 1, 200))
    for kind, there, needed in (
        ("tile", sum(box.tiles), box.rounds * SLOTS),
        ("figure", sum(box.figures), box.rounds * box.drawn),
        ("special", sum(box.specials), box.rounds * OPEN),
    ):
        if there < needed:
            raise parts.all(kind)[-1].wrong("copies", f"{box.rounds} rounds draw {needed}, there are {there}")
