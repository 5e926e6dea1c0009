"""Loads Raids' component file once, checks that it describes the box, and makes the tables the rules index."""

from __future__ import annotations

from functools import lru_cache

from meadhall.engine.components import Components, Entry
from meadhall.engine.ints import Ints
from meadhall.engine.state import ints
from meadhall.games.raids.rules.box import Box
from meadhall.games.raids.rules.names import GOODS, HARBOUR, HARBOURS, KINDS, NONE, SHIPS, SPACES, Kind

TABLES = {  # with the keys that say which entry it is
    "box": (), "track": (), "ship": (), "crew": ("seats",), "coin": ("value",), "prize": (), "passing": (), "runes": (),
    "tile": ("id",), "harbour": ("id",),
}  # fmt: skip
VOYAGES = 4  # the file tells of each of them
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
    voyages = whole.number("voyages", VOYAGES, VOYAGES)
    harbour = track.number("harbour", HARBOUR, HARBOUR)
    spaces = ship.number("spaces", SPACES, SPACES)
    box = Box(text, rules, len(parts.all("tile")), voyages, spaces, harbour)
    box.shields[NONE] = ship.number("shields", 0, 4)
    for space in track.numbers("villages", lowest=1, highest=harbour - 1):
        box.village[space] = 1
    box.stops = whole.number("tiles_a_voyage", 1, 60)
    stops = harbour - 1 - sum(box.village)
    if stops != box.stops:
        raise track.wrong("villages", f"{stops} spaces remain for tiles, a voyage has {box.stops}")
    _read_tiles(parts, box)
    _read_crews(parts, box)
    _read_coins(parts, box)
    _read_payments(parts, box)
    _check_coins_suffice(parts, box)
    runes = parts.one("runes")
    runes.only("points")
    box.runes = _array([0, *runes.numbers("points", 5)])
    _check_harbours(parts, whole)
    return box


def _read_tiles(parts: Components, box: Box) -> None:
    totals = [0] * (box.voyages + 1)
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
        box.size[number] = 2 if double else 1
        if kind in SCORING_KINDS:
            box.points[number] = entry.number("points", 1, 20)
        elif "points" in entry.values:
            raise entry.wrong("points", f"a {kind} has no points; only {', '.join(SCORING_KINDS)} have")
        if kind == "goods":
            box.good[number] = GOODS.index(entry.word("good", GOODS))
        if box.kind[number] <= Kind.GOODS:
            box.shields[number] = entry.number("shields", 0, 2)
        copies = entry.numbers("copies", box.voyages, 0, box.stops)
        if sum(copies) == 0:
            raise entry.wrong("copies", "no voyage has this tile")
        for voyage, count in enumerate(copies, 1):
            box.copies[voyage * box.types + number] = count
            totals[voyage] += count
    voyages = range(1, box.voyages + 1)
    box.pools = _array([t for v in voyages for t in range(box.types) for _ in range(box.copies[v * box.types + t])])
    for voyage in voyages:
        parts.must_total("tile", f"tiles of voyage {voyage}", totals[voyage], box.stops)


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
        values.append(entry.number("value", 1, 20))
        copies.append(entry.number("copies", 1, 60))
        if values.count(values[-1]) > 1:
            raise entry.wrong("value", f"the coin {values[-1]} stands more than once")
    box.coin, box.coins = _array(values), _array(copies)


def _read_payments(parts: Components, box: Box) -> None:
    """What passing and harbours bring; coins must be of values there are."""
    passing, prize = parts.one("passing"), parts.one("prize")
    passing.only("village", "visit", "plunder")
    prize.only("harbour")
    box.village_hires = passing.number("village", 0, 10)
    box.visit = _array(passing.numbers("visit", 2, 1, 10))
    box.plunder = _array(passing.numbers("plunder", 2, 1, 10))
    box.prize = _array(prize.numbers("harbour", 3, 1, 20))
    coins = list(box.coin)
    for entry, key, values in ((passing, "plunder", box.plunder), (prize, "harbour", box.prize)):
        for value in values:
            if value not in coins:
                raise entry.wrong(key, f"there is no coin of {value}; coins are {coins}")


def _check_coins_suffice(parts: Components, box: Box) -> None:
    """Every coin that harbours and plunders can pay exists."""
    plunders = 0
    for tile in range(1, box.types):
        if box.kind[tile] == Kind.PLUNDER:
            plunders += sum(box.copies[voyage * box.types + tile] for voyage in range(1, box.voyages + 1))
    for entry, value, copies in zip(parts.all("coin"), box.coin, box.coins, strict=True):
        needed = box.voyages * list(box.prize).count(value) + plunders * list(box.plunder).count(value)
        if copies < needed:
            raise entry.wrong("copies", f"harbours and plunders can pay {needed} coins of {value}, there are {copies}")


def _check_harbours(parts: Components, whole: Entry) -> None:
    """Every harbour tile that the rules know is there, once."""
    ids: list[str] = []
    for entry in parts.all("harbour"):
        entry.only("id")
        ids.append(entry.word("id", HARBOURS))
        if ids.count(ids[-1]) > 1:
            raise entry.wrong("id", f"{ids[-1]} stands more than once")
    parts.must_total("harbour", "harbour tiles", len(ids), whole.number("harbours", len(HARBOURS), len(HARBOURS)))


def _array(values: list[int]) -> Ints:
    array = ints(len(values))
    for i, value in enumerate(values):
        array[i] = value
    return array
