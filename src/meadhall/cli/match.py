"""Bots against bots: seats rotated, on all cores, wins with their confidence interval, resumable."""

from __future__ import annotations

import hashlib
import json
import math
import multiprocessing
import os
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rich.markup import escape
from rich.progress import track
from rich.table import Table as Grid

import meadhall
from meadhall import bots
from meadhall.cli.play import console
from meadhall.engine import AnyGame, BadSetup, OptionValue, TableDice

Z = 1.96  # 95 %


@dataclass(frozen=True)
class Match:
    """Who plays what: everything a game of the match depends on, besides its number."""

    game: str
    bots: tuple[str, ...]
    seed: str = "match"
    budget: float = 1.0  # seconds for bots that think by time
    options: dict[str, OptionValue] = field(default_factory=dict)
    components: str | None = None

    def play(self, number: int) -> dict[str, Any]:
        """Game `number`: wins and points by entrant. Seats rotate with the number."""
        game = meadhall.game(self.game, self.components)
        seats = len(self.bots)
        order = [(number + seat) % seats for seat in range(seats)]  # seat -> entrant
        state = game.new(seats, TableDice(f"{self.seed} {number} deal"), self.options)
        dice = TableDice(f"{self.seed} {number} play")
        minds = [bots.make(self.bots[order[seat]], game, number * seats + order[seat]) for seat in range(seats)]
        while state.seat >= 0:
            seat = state.seat
            state.apply(minds[seat].choose(state.redacted(seat), state.legal(), self.budget), dice)
        winners = game.winners(state)
        won, points = [0.0] * seats, [0] * seats
        for seat in range(seats):
            won[order[seat]] = 1 / len(winners) if seat in winners else 0.0
            points[order[seat]] = int(state.points(seat))
        failures = {
            self.bots[order[seat]]: mind.failure
            for seat, mind in enumerate(minds)
            if isinstance(mind, bots.Guarded) and mind.failure is not None
        }
        return {"number": number, "won": won, "points": points, "failures": failures}


def play_match(
    game: AnyGame,
    names: Sequence[str],
    games: int,
    seed: str = "match",
    options: dict[str, OptionValue] | None = None,
    *,
    budget: float = 1.0,
    workers: int | None = None,
    keep: Path | None = None,
    quiet: bool = False,
    seconds: float = math.inf,
) -> dict[str, Any]:
    """Play `games` games and count; a shared win counts in parts. Games noted in `keep` are not played again.

    With `seconds` it stops then, with however many games are played.
    """
    entrants = tuple(name.strip() for name in names)
    game.checked_seats(len(entrants))
    for name in entrants:
        mind = bots.make(name, game, 0)  # refuses an unknown one
        if isinstance(mind, bots.Guarded) and mind.failure is not None:
            raise BadSetup(f"{name}: {mind.failure}")
    match = Match(game.name, entrants, seed, budget, game.checked_options(options), game.components.text)
    rows = _kept(keep, match)
    missing = [number for number in range(games) if number not in rows]
    workers = min(workers or os.cpu_count() or 1, max(1, len(missing)))
    played = _played(match, missing, workers)
    title = f"{game.name}: {', '.join(entrants)}"
    end = time.monotonic() + seconds
    file = keep.open("a", encoding="utf-8") if keep is not None else None
    try:
        for row in played if quiet else track(played, escape(title), total=len(missing)):
            rows[row["number"]] = row
            if file is not None:
                file.write(json.dumps(row) + "\n")
                file.flush()
            if time.monotonic() > end:
                break
    finally:
        if file is not None:
            file.close()
    return _counted(match, [row for number, row in sorted(rows.items()) if number < games])


def _played(match: Match, numbers: Sequence[int], workers: int) -> Iterator[dict[str, Any]]:
    if workers == 1:
        yield from map(match.play, numbers)
        return
    with multiprocessing.get_context("spawn").Pool(workers) as pool:
        yield from pool.imap_unordered(match.play, numbers)


def _kept(keep: Path | None, match: Match) -> dict[int, dict[str, Any]]:
    """Games of this very match played before; the file's first line says which match it is."""
    if keep is None:
        return {}
    about, text = json.dumps(_about(match)), keep.read_text("utf-8") if keep.exists() else ""
    if not text:
        keep.write_text(about + "\n", "utf-8")
        return {}
    first, *lines = text.splitlines()
    if first != about:
        raise BadSetup(f"{keep} keeps another match; name a new file or call it as before: {first[:300]}")
    if not text.endswith("\n"):  # an interrupted run; its half line stands alone, and its game is played again
        with keep.open("a", encoding="utf-8") as file:
            file.write("\n")
    return {row["number"]: row for row in map(_row, lines) if row is not None and len(row["won"]) == len(match.bots)}


def _about(match: Match) -> dict[str, Any]:
    """What makes two matches the same."""
    game = meadhall.game(match.game, match.components)
    files = [Path(name.rpartition(":")[0]).expanduser() for name in match.bots if ".py:" in name]
    return {
        "match": match.game, "bots": match.bots, "seed": match.seed, "budget": match.budget, "options": match.options,
        "rules": game.rules, "components": game.components.digest,
        "files": [hashlib.sha256(file.read_bytes()).hexdigest()[:16] for file in files],
    }  # fmt: skip


def _row(line: str) -> dict[str, Any] | None:
    """A game that was kept; None if the line is none."""
    try:
        row = json.loads(line)
        if type(row["number"]) is int and len(row["won"]) == len(row["points"]) and isinstance(row["failures"], dict):
            sum(row["won"]) + sum(row["points"])
            return dict(row)
    except (ValueError, KeyError, TypeError):
        pass
    return None


def _counted(match: Match, rows: Sequence[dict[str, Any]]) -> dict[str, Any]:
    entrants = []
    for entrant, name in enumerate(match.bots):
        wins = sum(row["won"][entrant] for row in rows)
        low, high = interval(wins, len(rows))
        entrants.append(
            {
                "bot": name,
                "wins": round(wins, 3),
                "share": round(wins / len(rows), 4),
                "low": round(low, 4),
                "high": round(high, 4),
                "points": round(sum(row["points"][entrant] for row in rows) / len(rows), 2),
            }
        )
    failures = Counter(f"{name}: {failure}" for row in rows for name, failure in row["failures"].items())
    return {
        "game": match.game,
        "seats": len(match.bots),
        "games": len(rows),
        "seed": match.seed,
        "budget": match.budget,
        "options": match.options,
        "bots": entrants,
        "failures": [f"{failure} (games: {count})" for failure, count in sorted(failures.items())],
    }


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
    console().print(grid)
    for failure in result["failures"]:
        print(failure, file=sys.stderr)
