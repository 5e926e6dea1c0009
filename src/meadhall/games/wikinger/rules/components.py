"""Loads Wikinger's component file once, checks that it describes the box, and makes the tables the rules index."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from meadhall.engine.components import Components, Entry
from meadhall.games.wikinger.rules import encoding
from meadhall.games.wikinger.rules.box import Box
from meadhall.games.wikinger.rules.names import (
    COLUMNS,
    FIGURES,
    GREATS,
    MOST_OPEN,
    MOST_SLOTS,
    SPECIALS,
    TILES,
    Figure,
    Special,
    Tile,
    is_ship,
)

TABLES = {  # with the keys that say which entry it is
    "box": (), "round": (), "start": (), "gold": ("seats",), "tile": ("id",), "figure": ("id",), "end": (),
    "special": ("id",),
}  # fmt: skip
SEATS = (2, 3, 4)
MOST = 500  # pieces of a kind, and points or gold at once: far beyond any box
LANGUAGES = ("en", "de")  # in which an owner may call a building otherwise


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
    box.rounds = rounds.number("rounds", 1, COLUMNS)
    box.slots = rounds.number("combinations", SEATS[-1], MOST_SLOTS)  # everybody buys one a round
    box.drawn = rounds.number("drawn", 1, MOST)
    box.shown = rounds.number("shown", 1, MOST_OPEN)
    if box.drawn != box.slots + 1:
        raise rounds.wrong("drawn", f"one of them leaves the game, and {box.slots} must be left for the wheel")
    if box.columns(SEATS[0]) > COLUMNS:
        reason = f"{SEATS[0]} players could lay rows of {box.columns(SEATS[0])} tiles; a land has room for {COLUMNS}"
        raise rounds.wrong("rounds", reason)
    start = parts.one("start")
    start.only("points")
    box.start_points = start.number("points", 0, MOST)
    _read_gold(parts, box)
    _read_tiles(parts, box)
    _read_figures(parts, box)
    _read_end(parts.one("end"), box)
    _read_specials(parts, box)
    _check_totals(parts, box)
    encoding.measure(box)
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
        seats = entry.number("seats", SEATS[0], SEATS[-1])
        if seats in seen:
            raise entry.wrong("seats", f"{seats} players stand more than once")
        seen.append(seats)
        box.gold[seats] = entry.number("amount", 0, MOST)
    parts.must_total("gold", "numbers of players", len(seen), len(SEATS))


MORE = {"left": ("start",), "middle": LANGUAGES, "right": (), "ship": ("reaches", "gold", "points")}  # keys of a kind


def _read_tiles(parts: Components, box: Box) -> None:
    for number, entry in _named(parts, "tile", TILES):
        tile = number + 1
        ship = is_ship(tile)
        kind = "left" if tile == Tile.LEFT else "right" if tile == Tile.RIGHT else "ship" if ship else "middle"
        entry.only("id", "kind", "copies", *MORE[kind])
        entry.word("kind", (kind,))
        box.tiles[tile] = entry.number("copies", 0, MOST)
        if kind == "left":
            box.start_tiles = entry.number("start", SEATS[-1], box.tiles[tile])
            box.tiles[tile] -= box.start_tiles
        if kind == "middle":
            _read_name(entry, TILES[number], box)
        if ship:
            box.reach[tile] = FIGURES.index(entry.word("reaches", FIGURES[1:])) + 1
            box.ship_gold[tile] = entry.number("gold", 0, MOST, 0)
            box.ship_points[tile] = entry.number("points", 0, MOST, 0)
        box.land_left[tile] = int(kind in ("middle", "right"))
        box.land_right[tile] = int(kind in ("left", "middle"))
    for great in range(Tile.GREAT_FARM, Tile.GREAT_FARM + len(GREATS)):
        box.land_left[great] = box.land_right[great] = 1
    box.match_edges()


def _read_name(entry: Entry, building: str, box: Box) -> None:
    """What an owner calls a building, in both languages or in none."""
    if any(lang in entry.values for lang in LANGUAGES):
        for lang in LANGUAGES:
            if not entry.word(lang).strip():
                raise entry.wrong(lang, f"{lang} must be what the building is called, not nothing")
        box.called[building] = [entry.word(lang).strip() for lang in LANGUAGES]


def _read_figures(parts: Components, box: Box) -> None:
    extra = {"noble": "points", "scout": "points", "goldsmith": "gold", "fisher": "feeds"}
    for number, entry in _named(parts, "figure", FIGURES):
        name = FIGURES[number]
        key = extra.get(name)
        entry.only("id", "copies", *((key,) if key else ()))
        box.figures[number + 1] = entry.number("copies", 0, MOST)
    entries = dict(_named(parts, "figure", FIGURES))
    box.noble_points = entries[Figure.NOBLE - 1].number("points", 0, MOST)
    box.scout_points = entries[Figure.SCOUT - 1].number("points", 0, MOST)
    box.goldsmith_gold = entries[Figure.GOLDSMITH - 1].number("gold", 0, MOST)
    box.fisher_feeds = entries[Figure.FISHER - 1].number("feeds", 0, MOST)


def _read_end(end: Entry, box: Box) -> None:
    end.only("gold_a_point", "most_boatmen", "most_islands", "longest_island", "surplus", "missing")
    box.gold_a_point = end.number("gold_a_point", 1, MOST)
    box.most_boatmen = end.number("most_boatmen", 0, MOST)
    box.most_islands = end.number("most_islands", 0, MOST)
    box.longest_island = end.number("longest_island", 0, MOST)
    box.surplus = end.number("surplus", 0, MOST)
    box.missing = end.number("missing", 0, MOST)


def _read_specials(parts: Components, box: Box) -> None:
    for number, entry in _named(parts, "special", SPECIALS):
        great = SPECIALS[number] in GREATS
        entry.only("id", "amount", "copies", *(("building",) if great else ()))
        if great:
            entry.word("building", (SPECIALS[number].removeprefix("great-"),))
        # a boat is for one crossing: it leaves with its boatman
        box.amount[number] = entry.number("amount", 1, 1 if number == Special.BOAT else MOST)
        box.specials[number] = entry.number("copies", 0, MOST)


def _check_totals(parts: Components, box: Box) -> None:
    whole = parts.one("box")
    whole.only("tiles", "figures", "specials")
    parts.must_total("tile", "tiles", sum(box.tiles) + int(box.start_tiles), whole.number("tiles"))
    parts.must_total("figure", "figures", sum(box.figures), whole.number("figures"))
    parts.must_total("special", "special tiles", sum(box.specials), whole.number("specials"))
    for kind, there, needed in (
        ("tile", sum(box.tiles), box.rounds * box.slots),
        ("figure", sum(box.figures), box.rounds * box.drawn),
    ):
        if there < needed:
            raise parts.all(kind)[-1].wrong("copies", f"{box.rounds} rounds draw {needed}, there are {there}")
