"""The ladder in the terminal, and the file of ratings that the lobby shows."""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table as Grid

from meadhall.bots import LEVELS
from meadhall.bots.levels import RATINGS
from meadhall.bots.rating import elo
from meadhall.cli.match import warn, watch
from meadhall.engine import AnyGame
from meadhall.lab import ladder
from meadhall.places import write_safely

__all__ = ["climb", "elo", "report", "write"]


def climb(
    game: AnyGame,
    seats: int,
    games: int,
    budget: float,
    keep: Path | None,
    quiet: bool,
    seconds: float = math.inf,
    to: str = LEVELS[-1],
    on: str | None = None,
    sure: float | None = None,
) -> dict[str, Any]:
    """A ladder of the lab, with its progress shown unless `quiet`."""
    return ladder.climb(game, seats, games, budget, keep, watch(quiet), seconds, to, on, sure=sure)


def write(result: dict[str, Any]) -> None:
    """Put a game's ratings into the file that the lobby shows; levels above those measured now keep their distance."""
    known = json.loads(RATINGS.read_text("utf-8")) if RATINGS.exists() else {}
    before = known.setdefault(result["game"], {}).get(str(result["seats"]), {})
    rows = {
        row["level"]: {key: row[key] for key in ("rating", "low", "high", "share", "games")} for row in result["levels"]
    }
    top = result["levels"][-1]["level"]
    for level in LEVELS[LEVELS.index(top) + 1 :]:
        if top in before and level in before:
            shift = rows[top]["rating"] - before[top]["rating"]
            moved = {key: before[level][key] + shift for key in ("rating", "low", "high")}
            rows[level] = before[level] | moved
    known[result["game"]][str(result["seats"])] = rows
    write_safely(RATINGS, json.dumps(known, indent=1, sort_keys=True) + "\n")


def report(result: dict[str, Any]) -> None:
    """The ladder as a table."""
    title = f"{result['game']}, {result['seats']} players"
    grid = Grid("level", "rating", "95 %", "wins against the level below", "games", title=title)
    for row in result["levels"]:
        share = "-" if row["share"] is None else f"{row['share']:.0%}"
        grid.add_row(
            row["level"], f"{row['rating']:.0f}", f"{row['low']:.0f} to {row['high']:.0f}", share, str(row["games"])
        )
    Console().print(grid)
    warn([row["level"] for row in result["levels"]])
