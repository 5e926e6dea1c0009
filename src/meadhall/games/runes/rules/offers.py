# compiled with mypyc
"""What the answers of a question offer: cells, and the coins that are laid for them and go home."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from mypy_extensions import i64

from meadhall.games.runes.rules import effects, placing, plane, reckoning, targets
from meadhall.games.runes.rules.names import NO_CELL, SIDES, Ritual
from meadhall.games.runes.rules.reckoning import Reckoning

if TYPE_CHECKING:
    from meadhall.games.runes.rules.state import Runes


LEAST: Final = -1000  # coins: less than any answer brings


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


def laying(s: Runes, stone: i64, turn: i64, cell: i64) -> Reckoning:
    """What it means for coins that the asked seat lays a stone on a cell."""
    return reckoning.reckon(s, s.seat, cell, placing.pay(s, stone, turn, cell))


def replacing(s: Runes, cell: i64) -> Reckoning:
    """What it means for coins that the asked seat replaces those on a cell."""
    return reckoning.reckon(s, s.seat, cell, plane.coins_on(s, cell))


def threat(s: Runes) -> Reckoning:
    """What the ritual that the asked seat may parry means for coins on the stone it is aimed at."""
    due = plane.coins_on(s, s.cell)
    if s.deed == Ritual.STEAL_STONE:
        due = placing.pay(s, s.stone, s.turn, s.cell)
    return reckoning.reckon(s, s.actor, s.cell, due)


def coins(s: Runes, stone: i64, turn: i64, cell: i64) -> i64:
    """By how many coins the asked seat's tray gets emptier when it lays a stone on a cell; own forms count."""
    return laying(s, stone, turn, cell).gain()


def most_turned(s: Runes, stone: i64, turn: i64) -> i64:
    """The most that a stone turned like this can bring; below 0 where it can only cover an own one that has more."""
    best: i64 = LEAST
    for cell in places(s, stone, turn):
        best = max(best, coins(s, stone, turn, cell))
    return best


def most(s: Runes, stone: i64) -> i64:
    """The most that a stone can bring now, however turned."""
    if s.laid == 0:
        return coins(s, stone, 0, 0)
    best: i64 = LEAST
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
