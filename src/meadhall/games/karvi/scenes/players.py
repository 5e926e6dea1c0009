"""What lies before a player, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from meadhall.engine.errors import BadPosition
from meadhall.engine.scene import Reader
from meadhall.games.karvi.rules import crew
from meadhall.games.karvi.rules.box import (
    BUILDINGS_EACH,
    CARDS,
    DICE,
    FIELDS,
    GEAR,
    GEAR_SLOTS,
    GEARS,
    GOOD_KINDS,
    HOME,
    KINDS,
    LETTERS,
    LINES,
    MAT_BUILDINGS,
    RUNES,
    SIDES,
    SPACES,
    SPECIALS,
    STARTS,
    STOPS,
    STRENGTHS,
    TRACKED,
    TRADE_COPIES,
)
from meadhall.games.karvi.rules.figures import Most
from meadhall.games.karvi.rules.names import D, Loc, P, Piece, Stacks, Tile
from meadhall.games.karvi.rules.setup import FREE_BUILDINGS
from meadhall.games.karvi.rules.state import Karvi
from meadhall.games.karvi.scenes.board import on_map

KEYS = (
    "fur", "silver", "gold", "bread", "at", "healthy", "injured", "dice", "towers", "posts", "mat_towers", "mat_posts",
    "tiles",
    "done", "above", "gear", "covered", "runes", "hand", "played", "trade_cards", "start", "score",
)  # fmt: skip
STONES = (*RUNES, *SPECIALS)
PIECES = (*GEAR, *STONES)
MOST_ABOVE = 20  # pieces above a mat
MOST_COVERED = 40
START_BEER = 3


def place_text(at: int) -> str:
    """A place of the way: S1 waiting in the stop area, 12 on the bar, back S1 in the stop area again."""
    if at < STOPS:
        return f"S{at + 1}"
    return str(at - STOPS + 1) if at < SPACES else f"back S{at - SPACES + 1}"


# -- writing ----------------------------------------------------------------------------------------------------------


def write(s: Karvi, seat: int) -> dict[str, Any]:
    """What lies before a seat."""
    p = [int(x) for x in s.p[seat * P.SIZE : (seat + 1) * P.SIZE]]
    runes = [STONES[p[P.RUNE + k] - 1] if p[P.RUNE + k] else None for k in range(s.box.rune_slots)]
    where = [int(x) for x in s.gear] + [int(x) for x in s.rune]
    kinds = [(kind, p[P.TILE + n], p[P.DONE] >> n & 1) for n, kind in enumerate(KINDS) if p[P.TILE + n]]
    return {
        "fur": p[P.FUR],
        "silver": p[P.SILVER],
        "gold": p[P.GOLD],
        "bread": p[P.BREAD],
        "at": FIELDS[p[P.FIELD]],
        **{word: _warriors(p, side) for side, word in enumerate(SIDES)},
        "dice": [
            [place_text(int(s.die[D.AT + d])), int(s.die[D.BEER + d]), int(s.die[D.LEVEL + d])]
            for d in range(seat * 2, seat * 2 + int(s.each))
        ],
        "towers": p[P.TOWERS],
        "posts": p[P.POSTS],
        "mat_towers": [k + 1 for k in range(MAT_BUILDINGS) if p[P.TOWER_SLOTS] >> k & 1],
        "mat_posts": [k + 1 for k in range(MAT_BUILDINGS) if p[P.POST_SLOTS] >> k & 1],
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


def _warriors(p: list[int], side: int) -> list[int]:
    first = P.CREW + side * STRENGTHS
    return [value for value in range(1, STRENGTHS + 1) for _ in range(p[first + value - 1])]


# -- reading ----------------------------------------------------------------------------------------------------------


def place(s: Karvi, seat: int, read: Reader) -> None:
    """Lay before a seat what is said."""
    base, box = seat * P.SIZE, s.box
    for key, at, most in (
        ("fur", P.FUR, Most.HELD),
        ("silver", P.SILVER, Most.HELD),
        ("gold", P.GOLD, Most.HELD),
        ("bread", P.BREAD, int(box.most_bread)),
    ):
        s.p[base + at] = read.number(key, 0, most, 0)
    s.p[base + P.FIELD] = FIELDS.index(read.word("at", on_map(s), FIELDS[HOME]))
    for side, key in enumerate(SIDES):
        for value in numbers(read, key, 1, STRENGTHS):
            s.p[crew.at(seat, side, value)] += 1
    for key, at in (("mat_towers", P.TOWER_SLOTS), ("mat_posts", P.POST_SLOTS)):
        if key in read.mapping:
            s.p[base + at] = sum(1 << (k - 1) for k in set(numbers(read, key, 1, MAT_BUILDINGS)))
    for key, at in (("towers", P.TOWERS), ("posts", P.POSTS)):
        s.p[base + at] = read.number(key, 0, BUILDINGS_EACH, FREE_BUILDINGS)
    _place_tiles(s, seat, read)
    _place_pieces(s, seat, read)
    s.p[base + P.TRADE_CARDS] = read.number("trade_cards", 0, TRADE_COPIES, 0)
    s.p[base + P.START] = read.number("start", 0, STARTS, 0)
    scores = read.part("score").only(*LINES[:TRACKED])
    for k in range(TRACKED):
        s.p[base + P.LINE + k] = scores.number(LINES[k], 0, Most.HELD, 0)
    _place_dice(s, seat, read)


def _place_dice(s: Karvi, seat: int, read: Reader) -> None:
    defaults = [[place_text(at), START_BEER, 0] for at in (seat, STOPS - 1 - seat)][: s.each]
    dice = read.mapping.get("dice", defaults)
    if not isinstance(dice, Sequence) or isinstance(dice, str) or len(dice) != s.each:
        raise BadPosition(f"{read.name}: dice must be a list of {s.each}, not {dice!r}")
    places = {place_text(at): at for at in (*range(s.spaces), *range(SPACES, SPACES + STOPS))}
    for k, die in enumerate(dice):
        if not isinstance(die, Sequence) or isinstance(die, str) or len(die) not in (2, 3) or str(die[0]) not in places:
            raise BadPosition(
                f"{read.name}: a die is written [place, beer] with a place like S1, 12 or back S1, not {die!r}"
            )
        one = Reader({"beer": die[1], "level": die[2] if len(die) > 2 else 0}, f"{read.name}: dice")
        s.die[D.AT + seat * 2 + k] = places[str(die[0])]
        s.die[D.BEER + seat * 2 + k] = one.number("beer", 0, int(s.box.most_beer))
        s.die[D.LEVEL + seat * 2 + k] = one.number("level", 0, DICE - 1)


def numbers(read: Reader, key: str, lowest: int, highest: int) -> list[int]:
    """A list of whole numbers within bounds; missing is empty."""
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
            at = n * len(LETTERS) + letter
            if s.tile[at] != Tile.BOX or s.p[base + P.TILE + n]:
                raise BadPosition(f"{part.name}: tile {letter} of {kind} is taken twice, or there are two of {kind}")
            s.tile[at] = Tile.TAKEN
            s.p[base + P.TILE + n] = letter + 1
            s.stack[Stacks.TILES + n] -= 1
            if key == "done":
                s.p[base + P.DONE] |= 1 << n
                s.p[base + (P.TRADES if n < GOOD_KINDS else P.RAIDS)] += 1


def _place_pieces(s: Karvi, seat: int, read: Reader) -> None:
    base = seat * P.SIZE

    def put(piece: str, where: int) -> int:
        at = PIECES.index(piece)
        array, k = (s.gear, at) if at < GEARS else (s.rune, at - GEARS)
        if array[k] != Piece.BOX:
            raise BadPosition(f"{read.name}: {piece} is in two places")
        array[k] = where + seat
        return k

    for piece in read.words("above", (*GEAR, *RUNES), MOST_ABOVE):
        put(piece, Piece.ABOVE)
    gear = read.part("gear").only(*GEAR_SLOTS)
    for slot in gear.mapping:
        n = GEAR_SLOTS.index(slot)
        tile = put(gear.word(slot, [one for k, one in enumerate(GEAR) if s.box.gear_slot[k] == n]), Piece.ON)
        s.p[base + P.STERN + n] = tile + 1
        s.p[base + P.GEAR] += 1
    for piece in read.words("covered", PIECES, MOST_COVERED):
        put(piece, Piece.COVERED)
        s.p[base + P.GEAR] += int(piece in GEAR)
    for slot, rune in enumerate(read.words("runes", [*STONES, None], int(s.box.rune_slots))):  # type: ignore[list-item]
        if rune is not None:
            s.p[base + P.RUNE + slot] = put(rune, Piece.ON) + 1


def check_crews(s: Karvi) -> None:
    """Refuse crews that are too large, or of more warriors than there are."""
    for seat in range(s.seats):
        if crew.size(s, seat) > s.box.crew:
            raise BadPosition(f"players: a crew has at most {s.box.crew} warriors")
    for value in range(1, STRENGTHS + 1):
        if crew.supply(s, value) < 0:
            raise BadPosition(f"players: there are only {s.box.warriors} warriors of strength {value}")
