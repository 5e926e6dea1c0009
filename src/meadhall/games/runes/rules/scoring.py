"""Coins laid, line by line, and who starts the next game."""

from __future__ import annotations

from meadhall.engine.game import Line
from meadhall.games.runes.rules.state import Runes


def sheet(state: Runes, seat: int) -> list[Line]:
    """Where the coins of a seat lie."""
    forms = int(state.bonus[seat])
    return [Line("stones", int(state.points(seat)) - forms), Line("forms", forms)]


def most_left(state: Runes) -> int:
    """The seat with the most coins left, of equals the earlier one; it starts a rematch (ruling 12)."""
    left = [int(coins) for coins in state.tray][: state.seats]
    return left.index(max(left))
