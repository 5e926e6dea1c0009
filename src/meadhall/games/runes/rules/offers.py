# compiled with mypyc
"""What the answers of a question offer: cells, and the coins that they bring to the asked seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from mypy_extensions import i64

from meadhall.games.runes.rules import effects, placing, plane, targets
from meadhall.games.runes.rules.names import NO_CELL, SIDES

if TYPE_CHECKING:
    from meadhall.games.runes.rules.state import Runes


class Offer(NamedTuple):
    """The most coins that a cell can bring, and in which turns of the stone."""

    coins: int
    turns: tuple[int, ...]


def places(s: Runes, stone: i64, turn: i64) -> list[int]:
    """Cells where the asked seat may lay a stone turned like this."""
    found: list[int] = []
    theft = targets.theft(s)
    cell = placing.next_place(s, s.seat, theft, stone, turn, 0)
    while cell != NO_CELL:
        found.append(cell)
        cell = placing.next_place(s, s.seat, theft, stone, turn, cell + 1)
    return found


def coins(s: Runes, stone: i64, turn: i64, cell: i64) -> i64:
    """What a stone brings on a cell, as far as the tray has it; an own stone below gives its coins back first."""
    back: i64 = plane.coins_on(s, cell) if plane.owner_of(s, cell) == s.seat else 0
    return min(placing.pay(s, stone, turn, cell), s.tray[s.seat] + back)


def most_turned(s: Runes, stone: i64, turn: i64) -> i64:
    """The most that a stone turned like this can bring."""
    best: i64 = 0
    for cell in places(s, stone, turn):
        best = max(best, coins(s, stone, turn, cell))
    return best


def most(s: Runes, stone: i64) -> i64:
    """The most that a stone can bring now, however turned."""
    if s.laid == 0:
        return coins(s, stone, 0, 0)
    best: i64 = 0
    turn: i64 = 0
    while turn < SIDES:
        best = max(best, most_turned(s, stone, turn))
        turn += 1
    return best


def best_turns(s: Runes, stone: i64, turns: list[int]) -> dict[int, Offer]:
    """By cell the most that a stone can bring in some of its turns."""
    best: dict[int, Offer] = {}
    for turn in turns:
        for cell in places(s, stone, turn):
            won: int = coins(s, stone, turn, cell)
            before = best.get(cell)
            if before is None or won > before.coins:
                best[cell] = Offer(won, (turn,))
            elif won == before.coins:
                best[cell] = Offer(won, (*before.turns, turn))
    return best


def more_coins(s: Runes, cell: i64) -> i64:
    """How many coins the ritual can lay on an own stone."""
    return effects.more_coins(s, s.seat, cell)
