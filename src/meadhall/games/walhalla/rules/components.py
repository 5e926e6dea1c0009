"""Loads Walhalla's component file once, checks that it describes the box, and makes the tables the rules index."""

from __future__ import annotations

from functools import lru_cache

from meadhall.engine.components import Components
from meadhall.engine.game import COLOURS
from meadhall.engine.ints import Ints
from meadhall.engine.state import ints
from meadhall.games.walhalla.rules import encoding, tongues
from meadhall.games.walhalla.rules.box import Box
from meadhall.games.walhalla.rules.names import CARDS, KINDS, PLACE_NAMES, PLACES, SEATS, TONGUES, Card

TABLES = {  # with the keys that say which entry it is
    "box": (), "land": (), "dragon-length": (), "headland": (), "crew": ("seats",), "supply": ("seats",), "scoring": (),
    "field": ("id",), "tile": (), "dragon": (), "card": ("id",),
}  # fmt: skip
VALUED = ("forest", "village")
PLAYERS = (3, 4)
LONGEST = 12  # tiles of a tongue that can be drawn
MOST = 99  # of whatever is counted


def read(text: str, rules: int) -> tuple[Components, Box]:
    """The components and their tables, or `BadComponents` with line and reason."""
    parts = Components(text, TABLES)
    return parts, box_of(text, rules)


@lru_cache(maxsize=16)
def box_of(text: str, rules: int) -> Box:
    """The tables of a component file for a version of the rules; the same text gives the same object."""
    parts = Components(text, TABLES)
    whole, land = parts.one("box"), parts.one("land")
    whole.only("raids", "vikings", "tiles", "cards", "dragons", "dealt")
    land.only("shortest", "usual", "longest")
    length = parts.one("dragon-length")
    length.only("fields")
    box = Box(
        text,
        rules,
        len(parts.all("field")),
        len(parts.all("tile")),
        len(parts.all("dragon")),
        land.number("longest", 1, LONGEST),
        length.number("fields", PLACES, PLACES),
    )
    box.raids = whole.number("raids", 1, 20)
    box.vikings = whole.number("vikings", 1, MOST)
    box.dealt = whole.number("dealt", 0, 20)
    box.usual = land.number("usual", 1, int(box.longest))
    box.shortest = land.number("shortest", 1, int(box.usual))
    tiles = whole.number("tiles", TONGUES, TONGUES * int(box.longest))
    if box.usual != tiles // TONGUES:
        raise land.wrong("usual", f"{tiles} tiles make {TONGUES} tongues of {tiles // TONGUES}, not of {box.usual}")
    _read_land(parts, box)
    _read_crews(parts, box)
    _read_scoring(parts, box)
    _read_dragons(parts, box)
    _read_cards(parts, box)
    for way in tongues.ways(box):
        if tongues.room(box, way) < box.dragons - 1:
            berths = f"beside tongues of {way} tiles there are {tongues.room(box, way)} berths"
            raise whole.wrong("dragons", f"{box.dragons - 1} dragons find no room: {berths}")
    encoding.measure(box)
    return box


def _read_land(parts: Components, box: Box) -> None:
    box.names.append("")
    for number, entry in enumerate(parts.all("field"), 1):
        entry.only("id", "kind", "value")
        name = entry.word("id")
        if name in box.names:
            raise entry.wrong("id", f"{name} stands more than once")
        box.names.append(name)
        kind = entry.word("kind", KINDS)
        box.kind[number] = KINDS.index(kind)
        if kind in VALUED:
            box.value[number] = entry.number("value", 0, MOST)
        elif "value" in entry.values:
            raise entry.wrong("value", f"a {kind} field has no value; only {', '.join(VALUED)} have")
    for number, entry in enumerate(parts.all("tile")):
        entry.only("fields", "copies")
        fields = entry.values.get("fields")
        if not isinstance(fields, list) or len(fields) != 2 or any(name not in box.names[1:] for name in fields):
            raise entry.wrong("fields", f"fields must be two of {', '.join(box.names[1:])}, not {fields!r}")
        box.near[number], box.far[number] = (box.names.index(name) for name in fields)
        box.copies[number] = entry.number("copies", 0, MOST)
    parts.must_total("tile", "tiles", sum(box.copies), parts.one("box").number("tiles"))
    headlands = parts.all("headland")
    parts.must_total("headland", "pairs of headlands", len(headlands), TONGUES)
    for tongue, entry in enumerate(headlands):
        entry.only("first", "second")
        box.first[tongue] = entry.number("first", 0, MOST)
        box.second[tongue] = entry.number("second", 0, MOST)
        if list(box.first[:tongue]).count(box.first[tongue]):
            reason = f"the headland {box.first[tongue]} stands more than once; cards name a tongue by it"
            raise entry.wrong("first", reason)


def _read_crews(parts: Components, box: Box) -> None:
    for kind in ("crew", "supply"):
        seen = []
        for entry in parts.all(kind):
            seats = entry.number("seats", *PLAYERS)
            if seats in seen:
                raise entry.wrong("seats", f"{seats} players stand more than once")
            seen.append(seats)
            if kind == "crew":
                entry.only("seats", "midgard", "valhalla")
                box.midgard[seats] = entry.number("midgard", 1, int(box.vikings))
                box.valhalla[seats] = entry.number("valhalla", 0, int(box.vikings - box.midgard[seats]))
            else:
                entry.only("seats", "vikings", "last")
                last = [entry.number("last", 0, int(box.vikings))] if "last" in entry.values else []
                ranks = entry.numbers("vikings", seats - len(last), 0, int(box.vikings)) + last
                for rank, vikings in enumerate(ranks):
                    box.supply[seats * SEATS + rank] = vikings
        parts.must_total(kind, "numbers of players", len(seen), len(PLAYERS))


def _read_scoring(parts: Components, box: Box) -> None:
    entry = parts.one("scoring")
    entry.only("wheat", "field", "valhalla", "tongue_card", "valhalla_card", "hunt", "card", "defence")
    box.wheat = _array([0, *entry.numbers("wheat", int(box.raids), 0, MOST)])
    box.field_points = entry.number("field", 0, MOST)
    box.glory = _array(entry.numbers("valhalla", 2, 0, MOST))
    box.tongue_card = entry.number("tongue_card", 0, MOST)
    box.valhalla_card = entry.number("valhalla_card", 0, MOST)
    box.hunt = entry.number("hunt", 1, 20)
    box.card_points = entry.number("card", 0, MOST, default=1)  # the first files had neither
    box.price = entry.number("defence", 0, int(box.vikings), default=1)


def _read_dragons(parts: Components, box: Box) -> None:
    colours = COLOURS[:SEATS]
    box.dragon_names.append("")
    for number, entry in enumerate(parts.all("dragon"), 1):
        entry.only("colour", "seat")
        colour, seat = entry.word("colour", colours), entry.word("seat", PLACE_NAMES)
        alike = [name for name in box.dragon_names if name.startswith(f"{colour}-{seat}")]
        box.dragon_names.append(f"{colour}-{seat}-{len(alike) + 1}" if alike else f"{colour}-{seat}")
        box.colour[number] = colours.index(colour)
        box.coloured[number] = PLACE_NAMES.index(seat)
    parts.must_total("dragon", "dragons", len(parts.all("dragon")), parts.one("box").number("dragons", 1, MOST))


def _read_cards(parts: Components, box: Box) -> None:
    seen = []
    for entry in parts.all("card"):
        name = entry.word("id", CARDS)
        if name in seen:
            raise entry.wrong("id", f"{name} stands more than once")
        seen.append(name)
        card = CARDS.index(name)
        box.cards[card] = entry.number("copies", 0, MOST)
        if Card.TONGUE_6 <= card <= Card.TONGUE_8:
            entry.only("id", "copies", "tongue")
            box.tongue_of[card] = entry.number("tongue")
            if box.tongue_of[card] not in list(box.first):
                raise entry.wrong(
                    "tongue", f"no tongue has the headland {box.tongue_of[card]}; there are {list(box.first)}"
                )
        else:
            entry.only("id", "copies")
    parts.must_total("card", "cards", sum(box.cards), parts.one("box").number("cards"))


def _array(values: list[int]) -> Ints:
    array = ints(len(values))
    for i, value in enumerate(values):
        array[i] = value
    return array
