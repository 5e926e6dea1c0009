"""How strong each level is: neighbours on the ladder play each other, and the wins become ratings."""

from __future__ import annotations

import json
import math
from itertools import pairwise
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table as Grid

from meadhall.bots import LEVELS
from meadhall.bots.levels import RATINGS
from meadhall.cli.match import Z, interval, play_match
from meadhall.engine import AnyGame
from meadhall.engine.errors import BadSetup, listed
from meadhall.places import write_safely

FLOOR = 1000.0  # the rating of the weakest level
FEWEST = 4  # games that a step needs to say anything


def climb(
    game: AnyGame,
    seats: int,
    games: int,
    budget: float,
    keep: Path | None,
    quiet: bool,
    seconds: float = math.inf,
    to: str = LEVELS[-1],
) -> dict[str, Any]:
    """Each level against a table full of the one below; ratings with 95 % intervals, the weakest fixed at 1000.

    A step ends after `seconds`; a level whose step had no time for four games, and those above it, get no rating.
    """
    if to not in LEVELS[1:]:
        raise BadSetup(f"there is no level {to!r} to climb to; there are {listed(LEVELS[1:])}")
    if keep is not None:
        keep.mkdir(parents=True, exist_ok=True)
    rows = [{"level": LEVELS[0], "rating": FLOOR, "low": FLOOR, "high": FLOOR, "share": None, "games": 0}]
    rating, spread = FLOOR, 0.0
    for lower, upper in pairwise(LEVELS[: LEVELS.index(to) + 1]):
        file = None if keep is None else keep / f"{game.name}-{seats}-{upper}.jsonl"
        entrants = [upper, *[lower] * (seats - 1)]
        result = play_match(
            game, entrants, games, f"ladder {seats}", budget=budget, keep=file, quiet=quiet, seconds=seconds
        )
        wins, played = result["bots"][0]["wins"], result["games"]
        if played < min(FEWEST, games):
            break
        step = elo(wins, played, seats)
        low, high = interval(wins, played)
        error = (elo(high * played, played, seats) - elo(low * played, played, seats)) / (2 * Z)
        rating += step
        spread = math.hypot(spread, error)
        row = {"level": upper, "rating": round(rating), "low": round(rating - Z * spread)}
        rows.append({**row, "high": round(rating + Z * spread), "share": result["bots"][0]["share"], "games": played})
    return {"game": game.name, "seats": seats, "budget": budget, "levels": rows}


def elo(wins: float, games: int, seats: int) -> float:
    """The difference of strength behind a share of wins of one against `seats - 1` equal others."""
    share = (wins + 0.5) / (games + 1)
    return 400 * math.log10(share * (seats - 1) / (1 - share))


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
