"""Bots against bots in the terminal: what `meadhall.lab` plays and counts, with progress and as a table."""

from __future__ import annotations

import math
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from rich.markup import escape
from rich.progress import track
from rich.table import Table as Grid

from meadhall.cli.lines import console
from meadhall.engine import AnyGame, OptionValue
from meadhall.lab import match
from meadhall.lab.figures import interval
from meadhall.lab.games import Row, by_the_clock
from meadhall.lab.running import Watch, unwatched
from meadhall.lab.sequential import Sequential

__all__ = ["interval", "play_match", "report", "warn", "watch"]


def shown(rows: Iterator[Row], title: str, total: int) -> Iterable[Row]:
    """Games with a bar that shows how far they are."""
    return track(rows, escape(title), total=total)


def watch(quiet: bool) -> Watch:
    """How to show the progress, if at all."""
    return unwatched if quiet else shown


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
    duplicate: bool = False,
    on: str | None = None,
    until: Sequential | None = None,
    costs: bool = False,
    processor: bool = False,
) -> dict[str, Any]:
    """A match of the lab, with its progress shown unless `quiet`."""
    return match.play_match(
        game, names, games, seed, options, budget=budget, workers=workers, keep=keep, watch=watch(quiet),
        seconds=seconds, duplicate=duplicate, on=on, until=until, costs=costs, processor=processor,
    )  # fmt: skip


def report(result: dict[str, Any]) -> None:
    """The result as a table."""
    deals = f" of {result['deals']} deals" if "deals" in result else ""
    title = f"{result['game']}, {result['games']} games{deals}"
    saving = ["if independent", "saved"] if deals else []
    costs = ["ms a decision"] if "ms" in result["bots"][0] else []
    grid = Grid("bot", "wins", "share", "95 %", *saving, "points", *costs, title=title)
    for row in result["bots"]:
        failed = f" (failed in {row['failed']})" if row["failed"] else ""
        cells = [
            row["bot"] + failed,
            f"{row['wins']:g}",
            share(row["share"]),
            f"{share(row['low'])} to {share(row['high'])}",
        ]
        if deals:
            cells += [f"{share(row['independent_low'])} to {share(row['independent_high'])}", share(row["saved"], 0)]
        cells.append(f"{row['points']:.1f}")
        grid.add_row(*cells, *([f"{row['ms']:.2f}"] if costs else []))
    console().print(grid)
    if "test" in result:
        test = result["test"]
        print(
            f"{result['bots'][0]['bot']} by {test['high']:g} rather than {test['low']:g} rating points:"
            f" {test['verdict']} (log likelihood ratio {test['ratio']:.2f} of ±{test['bound']:.2f})"
        )
    for failure in result["failures"]:
        print(failure, file=sys.stderr)
    warn([row["bot"] for row in result["bots"]])


def share(of_all: float, digits: int = 1) -> str:
    """A share in per cent; what is rounded to nothing has no sign."""
    return f"{round(of_all, digits + 2) + 0.0:.{digits}%}"


def warn(names: Sequence[str]) -> None:
    """Say whose games cannot be repeated."""
    for name in by_the_clock(names):
        print(f"{name} thinks by the clock: the same call gives other games, above all elsewhere", file=sys.stderr)
