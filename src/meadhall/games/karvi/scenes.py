"""Positions of Karvi as readable mappings, both ways."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from meadhall.engine.errors import BadPosition, listed
from meadhall.engine.game import OptionValue
from meadhall.engine.scene import Reader, whole
from meadhall.engine.state import OVER
from meadhall.games.karvi.rules import bar, crew, setup, turn
from meadhall.games.karvi.rules.box import (
    BAR,
    CARDS,
    FIELDS,
    GEAR,
    GEAR_SLOTS,
    KINDS,
    LETTERS,
    LINES,
    MANNERS,
    ONS,
    OP,
    ROUND_TILES,
    RUNES,
    SORTS,
    SPACES,
    SPECIAL_SITES,
    SPECIALS,
    STARTS,
    STOPS,
    TRACKED,
    TRADE_CARDS,
    Box,
    Op,
    Place,
)  # fmt: skip
from meadhall.games.karvi.rules.names import FLAGS, FRANCIA, TASK, TASKS, D, Loc, P, Piece, Task, Tile
from meadhall.games.karvi.rules.state import Karvi
from meadhall.games.karvi.rules.vocabulary import MOST_STEPS

KEYS = (
    "round", "round_tile", "round_tiles_left", "panels", "places", "stacks", "explored", "built", "specials", "looked",
    "thrown",
    "open_trade_cards", "trade_cards_left", "under", "top", "fresh", "known", "players", "turn", "used", "pending",
    "question", "first", "shown",
)  # fmt: skip
PLAYER = (
    "fur", "silver", "gold", "bread", "at", "healthy", "injured", "dice", "towers", "posts", "mat_towers", "mat_posts",
    "tiles",
    "done", "above", "gear", "covered", "runes", "hand", "played", "trade_cards", "start", "score",
)  # fmt: skip
PIECES = (*GEAR, *RUNES, *SPECIALS)
EFFECTS = {"run": (0,), "half": (0, 1), "convert": (0,)}  # figures of tasks that are places in effects
WORDS: dict[str, dict[int, tuple[str, ...]]] = {
    "traded": {0: KINDS},
    "spoils": {0: (*KINDS, "francia")},
    "stern": {0: GEAR},
    "laid": {0: SPECIALS},
    "grant": {0: ONS},
    "sail": {1: MANNERS},
    "to-ship": {0: MANNERS},
    "explore": {0: KINDS},
    "look": {0: KINDS},
    "special": {0: SPECIAL_SITES},
    "special-slot": {0: SPECIALS},
    "equip": {0: ("none", *GEAR)},
    "cover": {0: RUNES},
}  # figures of tasks that have names
FIGURES = {
    "setup": (3,), "played": (CARDS,), "sail": (MOST_STEPS, 0), "half": (0, 0, 1), "fur": (6,), "spend": (6,),
    "beer": (10,), "raise": (30,), "heal": (5,), "convert": (0, 99), "double": (5, 6), "recruit": (6,), "wound": (10,),
    "draw": (9,), "equip": (0, 1), "trade": (1,), "set-beer": (5,), "copy-from": (7,), "back": (MOST_STEPS, 1),
    "space": (1,), "payer": (5,),
}  # the most a figure of a task can be; 0 where none is told  # fmt: skip
MOST_PENDING = 20  # tasks; what follows from them needs room on the pile, too
assert len(KINDS) == FRANCIA


# -- writing ----------------------------------------------------------------------------------------------------------


def write(s: Karvi, names: Sequence[str]) -> dict[str, Any]:
    """The state as a mapping of the game's words."""
    cards = [int(s.card[no]) for no in range(1, CARDS + 1)]
    position: dict[str, Any] = {
        "round": int(s.round),
        "round_tile": ROUND_TILES[s.tile_now],
        "round_tiles_left": [ROUND_TILES[tile] for tile in range(3) if s.tiles_left >> tile & 1],
        "panels": panels_text(s),
        "places": {FIELDS[at]: KINDS[s.lies[at]] for at in range(len(FIELDS)) if s.lies[at] >= 0},
        "stacks": {
            kind: [LETTERS[k] for k in range(4) if s.tile[n * 4 + k] == Tile.STACK] for n, kind in enumerate(KINDS)
        },
        "explored": {kind: _seats(s.stack[14 + n], names) for n, kind in enumerate(KINDS) if s.stack[14 + n]},
        "built": {FIELDS[at]: _seats(s.built[at], names) for at in range(len(FIELDS)) if s.built[at]},
        "specials": {
            site: [SPECIALS[k] for k in range(8) if s.rune[12 + k] == Piece.STACK + n]
            for n, site in enumerate(SPECIAL_SITES)
        },
        "looked": {site: _seats(s.stack[26 + n], names) for n, site in enumerate(SPECIAL_SITES) if s.stack[26 + n]},
        "thrown": [SPECIALS[k] for k in range(8) if s.rune[12 + k] == Piece.THROWN],
        "open_trade_cards": [int(s.trade[18 + k]) or None for k in range(3)],
        "trade_cards_left": {design + 1: int(s.trade[design]) for design in range(TRADE_CARDS)},
        "under": {sort: _under(s, n, names) for n, sort in enumerate(SORTS) if s.pile[n * 15]},
        "top": {
            sort: [_card_at(s, n, Loc.TOP), names[(s.pile[45 + n] - 1) // 2]]
            for n, sort in enumerate(SORTS)
            if s.pile[45 + n]
        },
        "fresh": [no for no, at in enumerate(cards, 1) if at == Loc.FRESH],
        "known": {
            no: _seats(s.knows[no], names)
            for no in range(1, CARDS + 1)
            if s.knows[no] != -1 and s.knows[no] != _default_knows(s, no)
        },
        "players": {name: _player(s, seat, names) for seat, name in enumerate(names)},
        "shown": int(s.shown),
    }
    if s.seat == OVER:
        return {**position, "question": "over"}
    position["turn"] = names[s.seat]
    position["used"] = [flag for k, flag in enumerate(FLAGS) if s.used >> k & 1]
    position["pending"] = [_task(s, k, names) for k in range(s.depth)]
    if s.round == 0:
        position["first"] = names[s.first]
    return position


def census(s: Karvi) -> dict[str, int]:
    """How many of each component there are, wherever they lie."""
    seats = [[int(x) for x in s.p[seat * P.SIZE : (seat + 1) * P.SIZE]] for seat in range(s.seats)]
    played = sum(Loc.PLAYED <= s.card[no] < Loc.UNKNOWN for no in range(1, CARDS + 1))
    thrown = sum(s.pile[k] > 0 for k in range(len(s.pile)))
    opened = sum(s.trade[k] > 0 for k in range(18, 21))
    taken = sum(Piece.ON <= s.rune[k] < Piece.STACK or s.rune[k] == Piece.THROWN for k in range(12, 20))
    found = {
        "equipment cards": int(sum(s.held)) + played + thrown,
        "trade cards": int(sum(s.trade[:18])) + opened + sum(p[P.TRADE_CARDS] for p in seats),
        "tiles": int(sum(s.stack[:12])) + sum(p[P.TILE + n] > 0 for p in seats for n in range(12)),
        "tiles of all stacks": sum(s.tile[k] != Tile.BOX for k in range(len(s.tile))),
        "special runes": int(s.stack[12] + s.stack[13]) + taken,
        "dice": sum(0 <= s.die[D.AT + d] < SPACES + STOPS for d in range(s.seats * s.each)),
    }  # fmt: skip
    for seat, p in enumerate(seats):
        towers = p[P.TOWERS] + (0, 1, 1, 2)[p[P.TOWER_SLOTS]] + p[P.BUILT_TOWERS]
        posts = p[P.POSTS] + (0, 1, 1, 2)[p[P.POST_SLOTS]] + p[P.BUILT_POSTS]
        buildings = sum(s.built[at] >> seat & 1 for at in range(len(FIELDS)))
        found[f"towers {seat}"], found[f"posts {seat}"] = towers, posts
        found[f"built {seat}"] = int(buildings == p[P.BUILT_TOWERS] + p[P.BUILT_POSTS])
    for value in range(1, 7):
        aboard = sum(p[P.CREW + value - 1] + p[P.CREW + 6 + value - 1] for p in seats)
        found[f"warriors {value}"] = aboard + int(crew.supply(s, value))
    return found


def panels_text(s: Karvi) -> str:
    """The four panels in their order round the village: t, r, b, l, a capital for the B side."""
    starts = {int(setup.first_space(k)): "trbl"[k] for k in range(4)}
    return "".join(
        starts[space % BAR].upper() if space >= BAR else starts[space]
        for space in (int(x) for x in s.bar)
        if space % BAR in starts
    )


def place_text(at: int) -> str:
    """A place of the way: S1 waiting in the stop area, 12 on the bar, back S1 in the stop area again."""
    if at < STOPS:
        return f"S{at + 1}"
    return str(at - STOPS + 1) if at < SPACES else f"back S{at - SPACES + 1}"


def _seats(bits: int, names: Sequence[str]) -> list[str]:
    return [name for seat, name in enumerate(names) if bits >> seat & 1]


def _card_at(s: Karvi, sort: int, where: int) -> int:
    return next(no for no in range(1, CARDS + 1) if s.card[no] == where and s.box.card_sort[no] == sort)


def _under(s: Karvi, sort: int, names: Sequence[str]) -> list[list[Any]]:
    return [
        [_card_at(s, sort, Loc.UNDER + k), names[(s.pile[sort * 15 + k] - 1) // 2]]
        for k in range(15)
        if s.pile[sort * 15 + k]
    ]


def _default_knows(s: Karvi, no: int) -> int:
    """Who knows a card unless something special happened to it."""
    at = int(s.card[no])
    if at < 4:
        return 1 << at
    if at == Loc.FRESH:
        return 1 << int(s.seat)
    sort = int(s.box.card_sort[no])
    if at == Loc.TOP:
        return 1 << (int(s.pile[45 + sort]) - 1) // 2
    if at >= Loc.UNDER:
        return 1 << (int(s.pile[sort * 15 + at - Loc.UNDER]) - 1) // 2
    return -1 if at >= Loc.PLAYED else 0


def _player(s: Karvi, seat: int, names: Sequence[str]) -> dict[str, Any]:
    p = [int(x) for x in s.p[seat * P.SIZE : (seat + 1) * P.SIZE]]
    runes = [(*RUNES, *SPECIALS)[p[P.RUNE + k] - 1] if p[P.RUNE + k] else None for k in range(s.box.rune_slots)]
    where = [int(x) for x in s.gear] + [int(x) for x in s.rune]
    kinds = [(kind, p[P.TILE + n], p[P.DONE] >> n & 1) for n, kind in enumerate(KINDS) if p[P.TILE + n]]
    return {
        "fur": p[P.FUR],
        "silver": p[P.SILVER],
        "gold": p[P.GOLD],
        "bread": p[P.BREAD],
        "at": FIELDS[p[P.FIELD]],
        "healthy": [value for value in range(1, 7) for _ in range(p[P.CREW + value - 1])],
        "injured": [value for value in range(1, 7) for _ in range(p[P.CREW + 6 + value - 1])],
        "dice": [
            [place_text(int(s.die[D.AT + d])), int(s.die[D.BEER + d]), int(s.die[D.LEVEL + d])]
            for d in range(seat * 2, seat * 2 + int(s.each))
        ],
        "towers": p[P.TOWERS],
        "posts": p[P.POSTS],
        "mat_towers": [k + 1 for k in range(2) if p[P.TOWER_SLOTS] >> k & 1],
        "mat_posts": [k + 1 for k in range(2) if p[P.POST_SLOTS] >> k & 1],
        "tiles": {kind: LETTERS[tile - 1] for kind, tile, done in kinds if not done},
        "done": {kind: LETTERS[tile - 1] for kind, tile, done in kinds if done},
        "above": [piece for piece, at in zip(PIECES, where, strict=True) if at == Piece.ABOVE + seat],
        "gear": {slot: GEAR[p[P.STERN + k] - 1] for k, slot in enumerate(GEAR_SLOTS) if p[P.STERN + k]},
        "covered": [piece for piece, at in zip(PIECES, where, strict=True) if at == Piece.COVERED + seat],
        "runes": runes,
        "hand": [no for no in range(1, CARDS + 1) if s.card[no] == seat],
        "played": [no for no in range(1, CARDS + 1) if s.card[no] == Loc.PLAYED + seat],
        "trade_cards": p[P.TRADE_CARDS],
        "start": p[P.START],
        "score": {LINES[k]: p[P.LINE + k] for k in range(TRACKED) if p[P.LINE + k]},
    }


def _task(s: Karvi, k: int, names: Sequence[str]) -> list[Any]:
    figures = [int(x) for x in s.todo[k * TASK : (k + 1) * TASK]]
    name = TASKS[figures[0]]
    words: list[Any] = list(figures[1:])
    for k in EFFECTS.get(name, ()):
        words[k] = effect_text(s.box, figures[1 + k])
    for k, allowed in WORDS.get(name, {}).items():
        words[k] = allowed[figures[1 + k]]
    if name == "push":
        words[0] = names[figures[1]]
    while words and words[-1] == 0:
        words.pop()
    return [name, *words]


def effect_text(box: Box, at: int) -> str | None:
    """The name of an operation: its effect, and how many operations of it went before."""
    if at < 0:
        return None
    start, name = max(pair for pair in box.programs if pair[0] <= at)
    return name if at == start else f"{name}+{(at - start) // OP}"


def effect_at(box: Box, text: object) -> int:
    """The operation of that name."""
    if text is None:
        return -1
    name, _, past = str(text).partition("+")
    for start, known in box.programs:
        if known == name:
            end = start
            while box.ops[end] != Op.END:
                end += OP
            at = start + OP * whole(past or 0)
            if start <= at < end:
                return at
    raise BadPosition(f"pending: there is no effect {text!r}")


# -- reading ----------------------------------------------------------------------------------------------------------


def place(s: Karvi, position: Mapping[str, Any], names: Sequence[str], options: Mapping[str, OptionValue]) -> None:
    """Set up `s` as the mapping says; what it leaves out is as at the start of the first turn."""
    read = Reader(position).only(*KEYS)
    setup.prepare(s)
    _place_bar(s, read, str(options["panels"]))
    players = read.part("players").only(*names)
    for seat, name in enumerate(names):
        _place_player(s, seat, Reader(players.mapping.get(name, {}), f"players: {name}").only(*PLAYER))
    _place_map(s, read, list(names))
    _place_specials(s, read, list(names))
    _place_trade_cards(s, read)
    _place_cards(s, read, list(names))
    _check_crews(s)
    s.shown = read.number("shown", 0, 10**6, 0)
    _ask(s, read, list(names))


def _place_bar(s: Karvi, read: Reader, panels: str) -> None:
    default = {"plain": "trbl", "varied": "TRBL", "chaos": "bltr"}[panels]
    text = read.mapping.get("panels", default)
    if (
        not isinstance(text, str)
        or text.lower() not in ("trbl", "bltr")
        or (text.lower() == "bltr") != (panels == "chaos")
    ):
        raise BadPosition(f"panels: {text!r} does not fit the option panels={panels}; expected is one like {default}")
    setup.panels(s, sum(1 << "trbl".index(one.lower()) for one in text if one.isupper()), int(panels == "chaos"))
    tiles = [tile for k, tile in enumerate(ROUND_TILES[:3]) if not s.box.round_four[k] or s.seats == 4]
    s.round = read.number("round", 0, len(tiles) + 1, 1)
    now = read.word("round_tile", (*tiles, ROUND_TILES[3]), tiles[0])
    s.tile_now = ROUND_TILES.index(now)
    fallback = [tile for tile in tiles if tile != now] if s.round <= 1 else []
    left = read.words("round_tiles_left", tiles, 3) if "round_tiles_left" in read.mapping else fallback
    if now in left:
        raise BadPosition(f"round_tiles_left: {now} shows already")
    s.tiles_left = sum(1 << ROUND_TILES.index(tile) for tile in set(left))


def _place_player(s: Karvi, seat: int, read: Reader) -> None:
    base, box = seat * P.SIZE, s.box
    for key, at, most in (
        ("fur", P.FUR, 999),
        ("silver", P.SILVER, 999),
        ("gold", P.GOLD, 999),
        ("bread", P.BREAD, int(box.most_bread)),
    ):
        s.p[base + at] = read.number(key, 0, most, 0)
    s.p[base + P.FIELD] = FIELDS.index(read.word("at", FIELDS, FIELDS[0]))
    for side, key in enumerate(("healthy", "injured")):
        for value in _numbers(read, key, 1, 6):
            s.p[base + P.CREW + side * 6 + value - 1] += 1
    for key, at in (("mat_towers", P.TOWER_SLOTS), ("mat_posts", P.POST_SLOTS)):
        if key in read.mapping:
            s.p[base + at] = sum(1 << (k - 1) for k in set(_numbers(read, key, 1, 2)))
    for key, at in (("towers", P.TOWERS), ("posts", P.POSTS)):
        s.p[base + at] = read.number(key, 0, 3, 1)
    _place_tiles(s, seat, read)
    _place_pieces(s, seat, read)
    s.p[base + P.TRADE_CARDS] = read.number("trade_cards", 0, 36, 0)
    s.p[base + P.START] = read.number("start", 0, STARTS, 0)
    scores = read.part("score").only(*LINES[:TRACKED])
    for k in range(TRACKED):
        s.p[base + P.LINE + k] = scores.number(LINES[k], 0, 999, 0)
    defaults = [[place_text(seat), 3, 0], [place_text(5 - seat), 3, 0]][: s.each]
    dice = read.mapping.get("dice", defaults)
    if not isinstance(dice, Sequence) or isinstance(dice, str) or len(dice) != s.each:
        raise BadPosition(f"{read.name}: dice must be a list of {s.each}, not {dice!r}")
    places = {place_text(at): at for at in range(SPACES + STOPS)}
    for k, die in enumerate(dice):
        if not isinstance(die, Sequence) or isinstance(die, str) or not 2 <= len(die) <= 3 or str(die[0]) not in places:
            raise BadPosition(
                f"{read.name}: a die is written [place, beer] with a place like S1, 12 or back S1, not {die!r}"
            )
        one = Reader({"beer": die[1], "level": die[2] if len(die) > 2 else 0}, f"{read.name}: dice")
        s.die[D.AT + seat * 2 + k] = places[str(die[0])]
        s.die[D.BEER + seat * 2 + k] = one.number("beer", 0, int(box.most_beer))
        s.die[D.LEVEL + seat * 2 + k] = one.number("level", 0, 7)


def _numbers(read: Reader, key: str, lowest: int, highest: int) -> list[int]:
    values = read.mapping.get(key, [])
    if not isinstance(values, Sequence) or isinstance(values, str):
        raise BadPosition(f"{read.name}: {key} must be a list of numbers, not {values!r}")
    return [Reader({key: value}, read.name).number(key, lowest, highest) for value in values]


def _place_tiles(s: Karvi, seat: int, read: Reader) -> None:
    base = seat * P.SIZE
    for key in ("tiles", "done"):
        part = read.part(key).only(*KINDS)
        for kind in part.mapping:
            n, letter = KINDS.index(kind), LETTERS.index(part.word(kind, LETTERS))
            if s.tile[n * 4 + letter] != Tile.BOX or s.p[base + P.TILE + n]:
                raise BadPosition(f"{part.name}: tile {letter} of {kind} is taken twice, or there are two of {kind}")
            s.tile[n * 4 + letter] = Tile.TAKEN
            s.p[base + P.TILE + n] = letter + 1
            s.stack[n] -= 1
            if key == "done":
                s.p[base + P.DONE] |= 1 << n
                s.p[base + (P.TRADES if n < 6 else P.RAIDS)] += 1


def _place_pieces(s: Karvi, seat: int, read: Reader) -> None:
    base = seat * P.SIZE

    def put(piece: str, where: int) -> int:
        at = PIECES.index(piece)
        array, k = (s.gear, at) if at < 24 else (s.rune, at - 24)
        if array[k] != Piece.BOX:
            raise BadPosition(f"{read.name}: {piece} is in two places")
        array[k] = where + seat
        return k

    for piece in read.words("above", PIECES[:36], 20):
        put(piece, Piece.ABOVE)
    gear = read.part("gear").only(*GEAR_SLOTS)
    for slot in gear.mapping:
        n = GEAR_SLOTS.index(slot)
        tile = put(gear.word(slot, [one for k, one in enumerate(GEAR) if s.box.gear_slot[k] == n]), Piece.ON)
        s.p[base + P.STERN + n] = tile + 1
        s.p[base + P.GEAR] += 1
    for piece in read.words("covered", PIECES, 40):
        put(piece, Piece.COVERED)
        s.p[base + P.GEAR] += int(piece in GEAR)
    for slot, rune in enumerate(read.words("runes", [*PIECES[24:], None], int(s.box.rune_slots))):  # type: ignore[list-item]
        if rune is not None:
            s.p[base + P.RUNE + slot] = put(rune, Piece.ON) + 1


def _place_map(s: Karvi, read: Reader, names: list[str]) -> None:
    places = read.part("places").only(*FIELDS)
    for kind in range(len(KINDS)):
        options = [int(s.box.stack_places[kind * 2 + k]) for k in range(2) if s.box.stack_places[kind * 2 + k] >= 0]
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
    stacks = read.part("stacks").only(*KINDS)
    for n, kind_name in enumerate(KINDS):
        free_letters = [LETTERS[k] for k in range(4) if s.tile[n * 4 + k] == Tile.BOX]
        letters = (
            stacks.words(kind_name, free_letters, 4) if kind_name in stacks.mapping else free_letters[: s.stack[n]]
        )
        if len(set(letters)) != s.stack[n]:
            raise BadPosition(f"stacks: {kind_name} must hold {s.stack[n]} different tiles, not {listed(letters)}")
        for letter in letters:
            s.tile[n * 4 + LETTERS.index(letter)] = Tile.STACK
    explored = read.part("explored").only(*KINDS)
    for kind_name in explored.mapping:
        s.stack[14 + KINDS.index(kind_name)] = _bits(explored, kind_name, names)
    for seat in range(s.seats):
        for n in range(len(KINDS)):
            if s.p[seat * P.SIZE + P.TILE + n]:
                s.stack[14 + n] |= 1 << seat  # who has a tile has looked through its stack
    built = read.part("built").only(*FIELDS)
    for field in built.mapping:
        at = FIELDS.index(field)
        if s.box.place[at] not in (Place.POST, Place.TOWER):
            raise BadPosition(f"built: nothing is built at {field}")
        s.built[at] = _bits(built, field, names)
        for seat in range(s.seats):
            if s.built[at] >> seat & 1:
                s.p[seat * P.SIZE + (P.BUILT_TOWERS if s.box.place[at] == Place.TOWER else P.BUILT_POSTS)] += 1
    for seat, name in enumerate(names):
        base = seat * P.SIZE
        for word, built_at, supply, slots in (
            ("towers", P.BUILT_TOWERS, P.TOWERS, P.TOWER_SLOTS),
            ("trading posts", P.BUILT_POSTS, P.POSTS, P.POST_SLOTS),
        ):  # fmt: skip
            total = s.p[base + built_at] + s.p[base + supply] + (0, 1, 1, 2)[s.p[base + slots]]
            if total > 3:
                raise BadPosition(f"players: {name} has {total} {word}; there are 3 of a colour")


def _bits(read: Reader, key: str, names: list[str]) -> int:
    return sum(1 << names.index(name) for name in set(read.words(key, names, len(names))))


def _place_specials(s: Karvi, read: Reader, names: list[str]) -> None:
    for stone in read.words("thrown", SPECIALS, 8):
        s.rune[12 + SPECIALS.index(stone)] = Piece.THROWN
    given = read.part("specials").only(*SPECIAL_SITES)
    for site in sorted(SPECIAL_SITES, key=lambda one: one not in given.mapping):  # what is said comes first
        n = SPECIAL_SITES.index(site)
        free = [SPECIALS[k] for k in range(8) if s.rune[12 + k] == Piece.BOX]
        builders = bin(s.built[FIELDS.index(site)]).count("1")
        stones = given.words(site, free, 4) if site in given.mapping else free[: max(0, s.seats - builders)]
        for stone in stones:
            s.rune[12 + SPECIALS.index(stone)] = Piece.STACK + n
        s.stack[12 + n] = len(set(stones))
    looked = read.part("looked").only(*SPECIAL_SITES)
    for site in looked.mapping:
        s.stack[26 + SPECIAL_SITES.index(site)] = _bits(looked, site, names)


def _place_trade_cards(s: Karvi, read: Reader) -> None:
    shown = read.mapping.get("open_trade_cards", [1, 2, 3])
    if not isinstance(shown, Sequence) or isinstance(shown, str) or len(shown) > 3:
        raise BadPosition(f"open_trade_cards must be a list of at most 3, not {shown!r}")
    for k, design in enumerate(shown):
        if design is not None:
            s.trade[18 + k] = Reader({"card": design}, "open_trade_cards").number("card", 1, TRADE_CARDS)
    left = {str(key): value for key, value in read.part("trade_cards_left").mapping.items()}
    for design in range(TRADE_CARDS):
        most = int(s.box.trade_copies[design]) - [int(x) for x in s.trade[18:21]].count(design + 1)
        if most < 0:
            raise BadPosition(f"open_trade_cards: there are only {s.box.trade_copies[design]} trade cards {design + 1}")
        s.trade[design] = Reader(left, "trade_cards_left").number(str(design + 1), 0, most, most)


def _place_cards(s: Karvi, read: Reader, names: list[str]) -> None:
    def put(no: object, where: int, what: str, knows: int) -> int:
        number = Reader({what: no}).number(what, 1, CARDS)
        if s.card[number] != Loc.STACK:
            raise BadPosition(f"{what}: card {number} is in two places")
        s.card[number] = where
        s.knows[number] = knows
        s.held[Loc.STACK * 6 + s.box.card_group[number]] -= 1
        if where < Loc.STACK:
            s.held[where * 6 + s.box.card_group[number]] += 1
        return number

    players = read.part("players")
    for seat, name in enumerate(names):
        player = Reader(players.mapping.get(name, {}), f"players: {name}")
        for no in _numbers(player, "hand", 1, CARDS):
            put(no, seat, "hand", 1 << seat)
        for no in _numbers(player, "played", 1, CARDS):
            put(no, Loc.PLAYED + seat, "played", -1)
            s.p[seat * P.SIZE + P.PLAYED] += 1
    turn = names.index(read.word("turn", names, names[0])) if "turn" in read.mapping else 0
    for no in _numbers(read, "fresh", 1, CARDS):
        put(no, Loc.FRESH, "fresh", 1 << turn)
    for key in ("under", "top"):
        part = read.part(key).only(*SORTS)
        for sort, value in part.mapping.items():
            for k, (no, name) in enumerate(_laid_back(value if key == "under" else [value], part.name)):
                n = SORTS.index(sort)
                who = names.index(Reader({"who": name}, part.name).word("who", names))
                number = put(no, Loc.UNDER + k if key == "under" else Loc.TOP, key, 1 << who)
                if s.box.card_sort[number] != n:
                    raise BadPosition(f"{key}: card {number} is no {sort} card")
                s.pile[n * 15 + k if key == "under" else 45 + n] = 1 + who * 2 + s.box.card_level[number] - 1
    known = {str(no): seats for no, seats in read.part("known").mapping.items()}
    for no in range(1, CARDS + 1):
        if str(no) in known:
            s.knows[no] = _bits(Reader(known, "known"), str(no), names)


def _laid_back(pairs: Any, where: str) -> list[tuple[Any, Any]]:
    """Cards under or on a stack, each with who laid it there."""
    if not isinstance(pairs, list) or len(pairs) > 15 or any(not isinstance(p, list) or len(p) != 2 for p in pairs):
        raise BadPosition(f"{where}: a card is written [number, who laid it there], not {pairs!r}")
    return [(no, who) for no, who in pairs]


def _check_crews(s: Karvi) -> None:
    for seat in range(s.seats):
        if crew.size(s, seat) > s.box.crew:
            raise BadPosition(f"players: a crew has at most {s.box.crew} warriors")
    for value in range(1, 7):
        if crew.supply(s, value) < 0:
            raise BadPosition(f"players: there are only {s.box.warriors} warriors of strength {value}")


def _ask(s: Karvi, read: Reader, names: list[str]) -> None:
    if read.word("question", ("turn", "over"), "turn") == "over":
        if any(s.die[D.AT + d] < SPACES for d in range(s.seats * 2) if s.each == 2 or d % 2 == 0):
            raise BadPosition("question: the game is over only when all dice are back in the stop area")
        s.seat = OVER
        return
    s.seat = names.index(read.word("turn", names, names[bar.hindmost(s) // 2]))
    for flag in read.words("used", FLAGS, len(FLAGS)):
        s.used |= 1 << FLAGS.index(flag)
    pending = read.mapping.get("pending", [])
    if not isinstance(pending, Sequence) or isinstance(pending, str) or len(pending) > MOST_PENDING:
        raise BadPosition(f"pending must be a list of at most {MOST_PENDING} tasks, not {pending!r}")
    for task in pending:
        _read_task(s, task, names)
    if s.round == 0:
        s.first = names.index(read.word("first", names, names[0]))
    elif not s.used & 1 and not pending and s.seat != bar.hindmost(s) // 2:
        raise BadPosition(
            f"turn: the die furthest behind is {names[bar.hindmost(s) // 2]}'s, so it is that player's turn"
        )
    if s.depth and turn.legal_into(s, s.box.scratch) == 0:
        raise BadPosition(f"pending: nothing can be answered to {TASKS[s.todo[(s.depth - 1) * TASK]]!r}")


def _read_task(s: Karvi, task: Any, names: list[str]) -> None:
    if not isinstance(task, Sequence) or isinstance(task, str) or not task or task[0] not in TASKS or len(task) > TASK:
        raise BadPosition(f"pending: a task is written [name, figures], not {task!r}; names are {listed(TASKS)}")
    name = task[0]
    at = int(s.depth) * TASK
    s.todo[at] = TASKS.index(name)
    words = WORDS.get(name, {})
    for k, value in enumerate([*task[1:], *[0] * (TASK - len(task))]):
        if k in EFFECTS.get(name, ()) and k < len(task) - 1:
            s.todo[at + 1 + k] = effect_at(s.box, value)
        elif k in words and k < len(task) - 1 and value != 0:
            s.todo[at + 1 + k] = words[k].index(Reader({name: value}, "pending").word(name, words[k]))
        elif name == "push" and k == 0:
            s.todo[at + 1] = names.index(Reader({name: value}, "pending").word(name, names))
        else:
            most = FIGURES.get(name, ())
            s.todo[at + 1 + k] = Reader({name: value}, "pending").number(name, 0, most[k] if k < len(most) else 0)
    _check_task(s, at, name)
    if s.todo[at] == Task.PLAYED:
        s.p[s.seat * P.SIZE + P.PLAYED] -= 1  # it counts once its effect is done
    if s.todo[at] in (Task.LOOK, Task.SPECIAL):  # who is asked has looked
        s.stack[(14 if s.todo[at] == Task.LOOK else 26) + s.todo[at + 1]] |= 1 << s.seat
    if s.todo[at] in (Task.LAID, Task.SPECIAL_SLOT, Task.COVER):  # a rune in the hand, on its way to a slot
        rune = int(s.todo[at + 1]) + (0 if s.todo[at] == Task.COVER else 12)
        if s.rune[rune] != Piece.BOX:
            raise BadPosition(f"pending: {(*RUNES, *SPECIALS)[rune]} is in two places")
        s.rune[rune] = Piece.ON + s.seat
    s.depth += 1


def _check_task(s: Karvi, at: int, name: str) -> None:
    """Refuse a task whose figures name what is not there."""
    first, base = int(s.todo[at + 1]), int(s.seat) * P.SIZE
    if name == "convert" and (first < 0 or s.box.ops[first] != Op.CONVERT):
        raise BadPosition("pending: convert needs an effect that converts something")
    if name == "run" and first < 0:
        raise BadPosition("pending: run needs an effect")
    if name == "copy-from" and not (first < s.seats * 2 and (s.each == 2 or first % 2 == 0)):
        raise BadPosition(f"pending: there is no die {first} to turn")
    if name in ("traded", "spoils") and first != FRANCIA:
        beside = s.p[base + P.TILE + first] > 0 and not s.p[base + P.DONE] >> first & 1
        if not beside or (name == "spoils" and KINDS[first] not in KINDS[6:]):
            raise BadPosition(f"pending: {name} needs a tile {KINDS[first]} beside the mat")
