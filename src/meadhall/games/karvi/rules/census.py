"""How many of each component there are, wherever they lie."""

from __future__ import annotations

from meadhall.games.karvi.rules import crew
from meadhall.games.karvi.rules.box import (
    ALL_KINDS,
    ALL_STONES,
    CARDS,
    FIELDS,
    SPACES,
    SPECIAL_SITES,
    STONES,
    STOPS,
    STRENGTHS,
)
from meadhall.games.karvi.rules.names import D, Loc, Open, P, Piece, Stacks, Tile
from meadhall.games.karvi.rules.state import Karvi


def census(s: Karvi) -> dict[str, int]:
    """Every component counted: the same from first answer to last."""
    seats = [[int(x) for x in s.p[seat * P.SIZE : (seat + 1) * P.SIZE]] for seat in range(s.seats)]
    played = sum(Loc.PLAYED <= s.card[no] < Loc.UNKNOWN for no in range(1, CARDS + 1))
    thrown = sum(s.pile[k] > 0 for k in range(len(s.pile)))
    opened = sum(s.trade[k] > 0 for k in range(Open.FIRST, Open.END))
    stones = range(STONES, ALL_STONES)
    taken = sum(Piece.ON <= s.rune[k] < Piece.STACK or s.rune[k] == Piece.THROWN for k in stones)
    sites = range(Stacks.SPECIALS, Stacks.SPECIALS + len(SPECIAL_SITES))
    found = {
        "equipment cards": int(sum(s.held)) + played + thrown,
        "trade cards": int(sum(s.trade[: Open.FIRST])) + opened + sum(p[P.TRADE_CARDS] for p in seats),
        "tiles": int(sum(s.stack[:ALL_KINDS])) + sum(p[P.TILE + n] > 0 for p in seats for n in range(ALL_KINDS)),
        "tiles of all stacks": sum(s.tile[k] != Tile.BOX for k in range(len(s.tile))),
        "special runes": int(sum(s.stack[k] for k in sites)) + taken,
        "dice": sum(0 <= s.die[D.AT + d] < SPACES + STOPS for d in range(s.seats * s.each)),
    }
    for seat, p in enumerate(seats):
        found[f"towers {seat}"] = p[P.TOWERS] + p[P.TOWER_SLOTS].bit_count() + p[P.BUILT_TOWERS]
        found[f"posts {seat}"] = p[P.POSTS] + p[P.POST_SLOTS].bit_count() + p[P.BUILT_POSTS]
        buildings = sum(s.built[at] >> seat & 1 for at in range(len(FIELDS)))
        found[f"built {seat}"] = int(buildings == p[P.BUILT_TOWERS] + p[P.BUILT_POSTS])
    for value in range(1, STRENGTHS + 1):
        aboard = sum(p[P.CREW + value - 1] + p[P.CREW + STRENGTHS + value - 1] for p in seats)
        found[f"warriors {value}"] = aboard + int(crew.supply(s, value))
    return found
