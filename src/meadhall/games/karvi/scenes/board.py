"""The action bar and the map, in words: panels, round tiles, stacks, buildings and special runes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from meadhall.engine.errors import BadPosition, listed
from meadhall.engine.scene import Reader
from meadhall.games.karvi.rules import setup
from meadhall.games.karvi.rules.box import (
    BUILDINGS_EACH,
    COPIES,
    FIELDS,
    KINDS,
    LETTERS,
    PANELS,
    ROUND_TILES,
    SEATS,
    SPECIAL_SITES,
    SPECIALS,
    STONES,
    STOPS,
    VILLAGE,
    Place,
)
from meadhall.games.karvi.rules.names import P, Piece, Stacks, Tile
from meadhall.games.karvi.rules.state import Karvi

PLAIN = "".join(panel[0] for panel in PANELS)  # trbl
SWAPPED = PLAIN[2:] + PLAIN[:2]
BUILDING_SORTS = (
    ("towers", Place.TOWER, P.BUILT_TOWERS, P.TOWERS, P.TOWER_SLOTS),
    ("trading posts", Place.POST, P.BUILT_POSTS, P.POSTS, P.POST_SLOTS),
)


def on_map(s: Karvi) -> list[str]:
    """The fields that the map has."""
    return [FIELDS[at] for at in range(s.box.fields) if s.box.place[at] >= 0]


def seats_of(bits: int, names: Sequence[str]) -> list[str]:
    """The players whose bits are set."""
    return [name for seat, name in enumerate(names) if bits >> seat & 1]


def bits_of(read: Reader, key: str, names: Sequence[str]) -> int:
    """The bits of a list of players."""
    return sum(1 << names.index(name) for name in set(read.words(key, names, len(names))))


# -- writing ----------------------------------------------------------------------------------------------------------


def write(s: Karvi, names: Sequence[str]) -> dict[str, Any]:
    """The bar and the map."""
    explored = [int(s.stack[Stacks.EXPLORED + n]) for n in range(len(KINDS))]
    looked = [int(s.stack[Stacks.LOOKED + n]) for n in range(len(SPECIAL_SITES))]
    return {
        "round": int(s.round),
        "round_tile": ROUND_TILES[s.tile_now],
        "round_tiles_left": [ROUND_TILES[tile] for tile in range(VILLAGE) if s.tiles_left >> tile & 1],
        "panels": panels_text(s),
        "places": {FIELDS[at]: KINDS[s.lies[at]] for at in range(s.box.fields) if s.lies[at] >= 0},
        "stacks": {
            kind: [letter for k, letter in enumerate(LETTERS) if s.tile[n * COPIES + k] == Tile.STACK]
            for n, kind in enumerate(KINDS)
        },
        "explored": {kind: seats_of(explored[n], names) for n, kind in enumerate(KINDS) if explored[n]},
        "built": {FIELDS[at]: seats_of(s.built[at], names) for at in range(s.box.fields) if s.built[at]},
        "specials": {site: _specials(s, Piece.STACK + n) for n, site in enumerate(SPECIAL_SITES)},
        "looked": {site: seats_of(looked[n], names) for n, site in enumerate(SPECIAL_SITES) if looked[n]},
        "thrown": _specials(s, Piece.THROWN),
    }


def _specials(s: Karvi, where: int) -> list[str]:
    return [stone for k, stone in enumerate(SPECIALS) if s.rune[STONES + k] == where]


def panels_text(s: Karvi) -> str:
    """The four panels in their order round the village: t, r, b, l, a capital for the B side."""
    letters = (PLAIN, PLAIN.upper())
    starts = {int(setup.first_space(s.box, side, k)): letters[side][k] for side in (0, 1) for k in range(len(PLAIN))}
    return "".join(starts[int(space)] for space in s.bar[: s.spaces - STOPS] if int(space) in starts)


# -- reading ----------------------------------------------------------------------------------------------------------


def place_bar(s: Karvi, read: Reader, panels: str) -> None:
    """Lay out the panels and the round tiles."""
    default = {"plain": PLAIN, "varied": PLAIN.upper(), "chaos": SWAPPED}[panels]
    text = read.mapping.get("panels", default)
    if not isinstance(text, str) or text.lower() != default.lower():
        raise BadPosition(f"panels: {text!r} does not fit the option panels={panels}; expected is one like {default}")
    setup.panels(s, sum(1 << PLAIN.index(one.lower()) for one in text if one.isupper()), int(panels == "chaos"))
    tiles = [tile for k, tile in enumerate(ROUND_TILES[:VILLAGE]) if not s.box.round_four[k] or s.seats == SEATS]
    s.round = read.number("round", 0, len(tiles) + 1, 1)
    now = read.word("round_tile", (*tiles, ROUND_TILES[VILLAGE]), tiles[0])
    s.tile_now = ROUND_TILES.index(now)
    fallback = [tile for tile in tiles if tile != now] if s.round <= 1 else []
    left = read.words("round_tiles_left", tiles, VILLAGE) if "round_tiles_left" in read.mapping else fallback
    if now in left:
        raise BadPosition(f"round_tiles_left: {now} shows already")
    s.tiles_left = sum(1 << ROUND_TILES.index(tile) for tile in set(left))


def place_map(s: Karvi, read: Reader, names: Sequence[str]) -> None:
    """Lay the stacks on the map and put up what is built. The players' tiles must be placed before."""
    _place_stacks(s, read)
    _place_tiles(s, read.part("stacks").only(*KINDS))
    explored = read.part("explored").only(*KINDS)
    for kind in explored.mapping:
        s.stack[Stacks.EXPLORED + KINDS.index(kind)] = bits_of(explored, kind, names)
    for seat in range(s.seats):
        for n in range(len(KINDS)):
            if s.p[seat * P.SIZE + P.TILE + n]:
                s.stack[Stacks.EXPLORED + n] |= 1 << seat  # who has a tile has looked through its stack
    _place_buildings(s, read.part("built").only(*on_map(s)), names)


def _place_stacks(s: Karvi, read: Reader) -> None:
    """Where each stack lies: where it is said, else where it can."""
    places = read.part("places").only(*on_map(s))
    for kind in range(len(KINDS)):
        options = [int(at) for at in s.box.stack_places[kind * 2 : kind * 2 + 2] if at >= 0]
        chosen = [at for at in options if places.mapping.get(FIELDS[at]) == KINDS[kind]]
        free = [at for at in options if s.lies[at] < 0 and FIELDS[at] not in places.mapping]
        if not chosen and not free:
            raise BadPosition(
                f"places: no field is left for {KINDS[kind]}; it may lie at {listed(FIELDS[at] for at in options)}"
            )
        s.lies[(chosen or free)[0]] = kind
    for field, kind_name in places.mapping.items():
        lies = s.lies[FIELDS.index(field)]
        if lies < 0 or KINDS[lies] != kind_name:
            raise BadPosition(f"places: {kind_name!r} cannot lie at {field}")


def _place_tiles(s: Karvi, stacks: Reader) -> None:
    """Which tiles each stack holds."""
    for n, kind in enumerate(KINDS):
        free = [letter for k, letter in enumerate(LETTERS) if s.tile[n * COPIES + k] == Tile.BOX]
        many = int(s.stack[Stacks.TILES + n])
        letters = stacks.words(kind, free, COPIES) if kind in stacks.mapping else free[:many]
        if len(set(letters)) != many:
            raise BadPosition(f"stacks: {kind} must hold {many} different tiles, not {listed(letters)}")
        for letter in letters:
            s.tile[n * COPIES + LETTERS.index(letter)] = Tile.STACK


def _place_buildings(s: Karvi, built: Reader, names: Sequence[str]) -> None:
    for field in built.mapping:
        at = FIELDS.index(field)
        if s.box.place[at] not in (Place.POST, Place.TOWER):
            raise BadPosition(f"built: nothing is built at {field}")
        s.built[at] = bits_of(built, field, names)
    for seat, name in enumerate(names):
        base = seat * P.SIZE
        for word, sort, built_at, supply, slots in BUILDING_SORTS:
            s.p[base + built_at] = sum(s.built[at] >> seat & 1 for at in range(s.box.fields) if s.box.place[at] == sort)
            total = s.p[base + built_at] + s.p[base + supply] + int(s.p[base + slots]).bit_count()
            if total > BUILDINGS_EACH:
                raise BadPosition(f"players: {name} has {total} {word}; there are {BUILDINGS_EACH} of a colour")


def place_specials(s: Karvi, read: Reader, names: Sequence[str]) -> None:
    """Lay the special runes at their sites. What is built must be placed before."""
    for stone in read.words("thrown", SPECIALS, len(SPECIALS)):
        s.rune[STONES + SPECIALS.index(stone)] = Piece.THROWN
    given = read.part("specials").only(*SPECIAL_SITES)
    for site in sorted(SPECIAL_SITES, key=lambda one: one not in given.mapping):  # what is said comes first
        n = SPECIAL_SITES.index(site)
        free = _specials(s, Piece.BOX)
        builders = int(s.built[FIELDS.index(site)]).bit_count()
        stones = given.words(site, free, SEATS) if site in given.mapping else free[: max(0, s.seats - builders)]
        for stone in stones:
            s.rune[STONES + SPECIALS.index(stone)] = Piece.STACK + n
        s.stack[Stacks.SPECIALS + n] = len(set(stones))
    looked = read.part("looked").only(*SPECIAL_SITES)
    for site in looked.mapping:
        s.stack[Stacks.LOOKED + SPECIAL_SITES.index(site)] = bits_of(looked, site, names)
