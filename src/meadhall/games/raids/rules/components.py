"""Loads Raids' component file once, refuses what cannot be played, and makes the tables the rules index."""

from __future__ import annotations

from functools import lru_cache

from meadhall.engine.components import Components, Entry
from meadhall.engine.ints import Ints
from meadhall.engine.state import ints
from meadhall.games.raids.rules.box import Box
from meadhall.games.raids.rules.names import FARTHEST, HARBOURS, KINDS, NONE, PLACES, SHIPS, Harbour, Kind

TABLES = {  # with the keys that say which entry it is
    "box": (), "track": (), "ship": (), "crew": ("seats",), "coin": ("value",), "prize": (), "passing": (), "runes": (),
    "tile": ("id",), "harbour": ("id",),
}  # fmt: skip
MOST_SHIELDS = 4  # of a bare place and of a tile
MOST_POINTS = 99  # what a face has room for
MOST_TILES = FARTHEST - 1  # of a voyage, and of one kind in it
LONGEST_NAME = 24  # of goods
DOUBLE_KINDS = tuple(KINDS[kind] for kind in (Kind.WEAPON, Kind.SAIL, Kind.MJOLNIR, Kind.POST))
SCORING_KINDS = tuple(KINDS[kind] for kind in (Kind.STANDARD, Kind.GOODS, Kind.MONSTER))


def read(text: str, rules: int) -> tuple[Components, Box]:
    """The components and their tables for a version of the rules, or `BadComponents` with line and reason."""
    return Components(text, TABLES), box_of(text, rules)


@lru_cache(maxsize=16)
def box_of(text: str, rules: int) -> Box:
    """The tables of a component file; the same text and version give the same object."""
    parts = Components(text, TABLES)
    whole, track, ship = parts.one("box"), parts.one("track"), parts.one("ship")
    whole.only("voyages", "tiles_a_voyage", "harbours")
    track.only("villages", "harbour")
    ship.only("spaces", "shields")
    voyages = whole.number("voyages", 1, len(HARBOURS))
    harbour = track.number("harbour", 2, FARTHEST)
    box = Box(text, rules, len(parts.all("tile")), voyages, ship.number("spaces", 1, PLACES), harbour)
    box.shields[NONE] = ship.number("shields", 0, MOST_SHIELDS)
    for space in track.numbers("villages", lowest=1, highest=harbour - 1):
        if box.village[space]:
            raise track.wrong("villages", f"{space} stands more than once")
        box.village[space] = 1
    _read_tiles(parts, box)
    _check_tiles(parts, box, whole, track)
    _read_crews(parts, box)
    _read_coins(parts, box)
    _read_payments(parts, box)
    runes = parts.one("runes")
    runes.only("points")
    box.runes = _array([0, *_some(runes, "points", MOST_TILES, 0, MOST_POINTS)])
    _read_harbours(parts, box, whole)
    return box


def _read_tiles(parts: Components, box: Box) -> None:
    box.names.append("")
    for number, entry in enumerate(parts.all("tile"), 1):
        entry.only("id", "kind", "double", "good", "points", "shields", "copies")
        name = entry.word("id")
        if name in box.names:
            raise entry.wrong("id", f"{name} stands more than once")
        kind = entry.word("kind", KINDS[1:])
        box.names.append(name)
        box.kind[number] = KINDS.index(kind)
        double = entry.values.get("double", False)
        if type(double) is not bool:
            raise entry.wrong("double", f"double must be true or false, not {double!r}")
        if double and kind not in DOUBLE_KINDS:
            raise entry.wrong("double", f"a {kind} is never double; only {', '.join(DOUBLE_KINDS)} can be")
        box.size[number] = 2 if double else 1
        if kind in SCORING_KINDS:
            box.points[number] = entry.number("points", 1, MOST_POINTS)
        elif "points" in entry.values:
            raise entry.wrong("points", f"a {kind} has no points; only {', '.join(SCORING_KINDS)} have")
        if kind == "goods":
            box.good[number] = _good(entry, box)
        if box.kind[number] <= Kind.GOODS:
            box.shields[number] = entry.number("shields", 0, MOST_SHIELDS)
        copies = entry.numbers("copies", box.voyages, 0, MOST_TILES)
        if sum(copies) == 0:
            raise entry.wrong("copies", "no voyage has this tile")
        for voyage, count in enumerate(copies, 1):
            box.copies[voyage * box.types + number] = count
    pools: list[int] = []
    for voyage in range(1, box.voyages + 1):
        box.first[voyage] = len(pools)
        pools += [tile for tile in range(box.types) for _ in range(box.copies[voyage * box.types + tile])]
    box.first[box.voyages + 1] = len(pools)
    box.pools = _array(pools)


def _good(entry: Entry, box: Box) -> int:
    """Which of the goods a tile is; they are called as the file calls them."""
    good = entry.word("good")
    if not good.strip() or not good.isprintable() or len(good) > LONGEST_NAME:
        raise entry.wrong("good", f"good must be a name of 1 to {LONGEST_NAME} letters, not {good!r}")
    if good not in box.goods:
        box.goods.append(good)
    if len(box.goods) > MOST_TILES:
        raise entry.wrong("good", f"there are more than {MOST_TILES} different goods")
    return box.goods.index(good)


def _check_tiles(parts: Components, box: Box, whole: Entry, track: Entry) -> None:
    """Every voyage has the tiles it is said to have, and there is a space for each of them."""
    key = "tiles_a_voyage"
    many = isinstance(whole.values.get(key), list)  # voyages may differ
    told = whole.numbers(key, box.voyages, 0, MOST_TILES) if many else [whole.number(key, 0, MOST_TILES)] * box.voyages
    spaces = box.harbour - 1 - sum(box.village)
    for voyage, tiles in enumerate(told, 1):
        parts.must_total("tile", f"tiles of voyage {voyage}", box.first[voyage + 1] - box.first[voyage], tiles)
        if tiles > spaces:
            raise track.wrong("villages", f"{spaces} spaces remain for tiles, voyage {voyage} has {tiles}")


def _read_crews(parts: Components, box: Box) -> None:
    seen = []
    for entry in parts.all("crew"):
        entry.only("seats", "vikings")
        seats = entry.number("seats", 2, SHIPS)
        if seats in seen:
            raise entry.wrong("seats", f"{seats} players stand more than once")
        seen.append(seats)
        for turn, vikings in enumerate(entry.numbers("vikings", seats, 0, box.spaces * box.shields[NONE])):
            box.crew[seats * SHIPS + turn] = vikings
    parts.must_total("crew", "numbers of players", len(seen), SHIPS - 1)


def _read_coins(parts: Components, box: Box) -> None:
    values, copies = [], []
    for entry in parts.all("coin"):
        entry.only("value", "copies")
        values.append(entry.number("value", 1, MOST_POINTS))
        copies.append(entry.number("copies", 1, 999))
        if values.count(values[-1]) > 1:
            raise entry.wrong("value", f"the coin {values[-1]} stands more than once")
    box.coin, box.coins = _array(values), _array(copies)


def _read_payments(parts: Components, box: Box) -> None:
    """What passing and harbours bring; coins must be of values there are, and never run out (ruling 13)."""
    passing, prize = parts.one("passing"), parts.one("prize")
    passing.only("village", "visit", "plunder")
    prize.only("harbour")
    box.village_hires = passing.number("village", 0, PLACES * MOST_SHIELDS)
    box.visit = _array(_some(passing, "visit", SHIPS, 1, PLACES * MOST_SHIELDS))
    box.plunder = _array(_some(passing, "plunder", SHIPS, 1, MOST_POINTS))
    box.prize = _array(_some(prize, "harbour", SHIPS, 1, MOST_POINTS))
    coins = list(box.coin)
    for entry, key, values in ((passing, "plunder", box.plunder), (prize, "harbour", box.prize)):
        for value in values:
            if value not in coins:
                raise entry.wrong(key, f"there is no coin of {value}; coins are {coins}")
    plunders = sum(box.kind[tile] == Kind.PLUNDER for tile in box.pools)
    for coin, value in enumerate(coins):
        payable = box.voyages * list(box.prize).count(value) + plunders * list(box.plunder).count(value)
        box.coins[coin] = max(box.coins[coin], payable)


def _read_harbours(parts: Components, box: Box, whole: Entry) -> None:
    """Which harbour tiles there are: the race for the first voyage, and one for each of the others."""
    for entry in parts.all("harbour"):
        entry.only("id")
        harbour = HARBOURS.index(entry.word("id", HARBOURS))
        if box.harbours[harbour]:
            raise entry.wrong("id", f"{HARBOURS[harbour]} stands more than once")
        box.harbours[harbour] = 1
    parts.must_total("harbour", "harbour tiles", sum(box.harbours), whole.number("harbours", 1, len(HARBOURS)))
    if not box.harbours[Harbour.RACE]:
        raise whole.wrong("harbours", "the race is missing; the first voyage always has it")
    if sum(box.harbours) < box.voyages:
        raise whole.wrong("harbours", f"{box.voyages} voyages need as many harbour tiles, not {sum(box.harbours)}")


def _some(entry: Entry, key: str, most: int, lowest: int, highest: int) -> list[int]:
    """A list of one to `most` whole numbers."""
    values = entry.numbers(key, None, lowest, highest)
    if not 1 <= len(values) <= most:
        raise entry.wrong(key, f"{key} must be 1 to {most} whole numbers, not {len(values)}")
    return values


def _array(values: list[int]) -> Ints:
    array = ints(len(values))
    for i, value in enumerate(values):
        array[i] = value
    return array
