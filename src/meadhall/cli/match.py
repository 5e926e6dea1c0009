"""Bots against bots: seats rotated, wins with their confidence interval."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table as Grid

from meadhall import bots
from meadhall.engine import Game, OptionValue, TableDice

Z = 1.96  # 95 %


def play_match(
    game: Game, names: Sequence[str], games: int, seed: str, options: dict[str, OptionValue], quiet: bool = False
) -> dict[str, Any]:
    """Play `games` games and count; a shared win counts in parts."""
    names = [name.strip() for name in names]
    seats = game.checked_seats(len(names))
    checked = game.checked_options(options)
    for name in names:
        bots.make(name, game, 0)
    wins, points = [0.0] * seats, [0] * seats
    numbers = range(games) if quiet else track(range(games), f"{game.name}: {', '.join(names)}")
    for number in numbers:
        order = [(number + seat) % seats for seat in range(seats)]  # seat -> entrant
        state = game.new(seats, TableDice(f"{seed} {number} deal"), checked)
        dice = TableDice(f"{seed} {number} play")
        minds = [bots.make(names[order[seat]], game, number * seats + order[seat]) for seat in range(seats)]
        while state.seat >= 0:
            seat = state.seat
            state.apply(minds[seat].choose(state.redacted(seat), state.legal(), 1.0), dice)
        winners = game.winners(state)
        for seat in winners:
            wins[order[seat]] += 1 / len(winners)
        for seat in range(seats):
            points[order[seat]] += int(state.points(seat))
    rows = []
    for entrant, name in enumerate(names):
        low, high = interval(wins[entrant], games)
        share = wins[entrant] / games
        rows.append(
            {
                "bot": name,
                "wins": round(wins[entrant], 3),
                "share": round(share, 4),
                "low": round(low, 4),
                "high": round(high, 4),
                "points": round(points[entrant] / games, 2),
            }
        )
    return {"game": game.name, "seats": seats, "games": games, "seed": seed, "options": checked, "bots": rows}


def interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval for a share of wins."""
    share = wins / games
    spread = Z * math.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    middle = share + Z * Z / (2 * games)
    return (middle - spread) / (1 + Z * Z / games), (middle + spread) / (1 + Z * Z / games)


def report(result: dict[str, Any]) -> None:
    """The result as a table."""
    grid = Grid("bot", "wins", "share", "95 %", "points", title=f"{result['game']}, {result['games']} games")
    for row in result["bots"]:
        between = f"{row['low']:.1%} to {row['high']:.1%}"
        grid.add_row(row["bot"], f"{row['wins']:g}", f"{row['share']:.1%}", between, f"{row['points']:.1f}")
    Console().print(grid)
