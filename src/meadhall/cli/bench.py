"""Speed, measured in one run: compiled and interpreted side by side, so that the ratios hold on any machine."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from typing import Any

from rich.console import Console
from rich.table import Table as Grid

import meadhall
from meadhall.bots import Search
from meadhall.engine import FastDice, TableDice
from meadhall.engine.playout import clones, playouts

PIECE = 0.2  # of the time goes to clones
STARTS = {  # what somebody waits for before anything happens, each in a process of its own
    "python": ["-c", ""],
    "import meadhall": ["-c", "import meadhall"],
    "first answer": ["-c", "import meadhall; t = meadhall.table(meadhall.games()[0]); t.play(t.legal()[0])"],
    "meadhall --help": ["-m", "meadhall", "--help"],
}
TRIES = 3  # of each start; the quickest counts, as others were disturbed


def measure(seconds: float) -> dict[str, Any]:
    """Every game's figures, and how they compare with the interpreted rules."""
    here = figures(seconds)
    result: dict[str, Any] = {"compiled": meadhall.compiled(), "start_ms": starts(), "games": here}
    environment = {**os.environ, "MEADHALL_PURE": "1"}
    command = [sys.executable, "-m", "meadhall.cli.bench", str(seconds)]
    pure = json.loads(subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout)
    for name, row in here.items():
        row["interpreted_answers_per_s"] = pure[name]["answers_per_s"]
        row["ratio"] = round(row["answers_per_s"] / pure[name]["answers_per_s"], 1)
    return result


def starts() -> dict[str, int]:
    """Milliseconds that starts take, Python's own among them, which all of the others hold."""
    taken: dict[str, int] = {}
    for name, arguments in STARTS.items():
        tries = []
        for _ in range(TRIES):
            start = time.perf_counter()
            subprocess.run([sys.executable, *arguments], capture_output=True, check=True)
            tries.append(time.perf_counter() - start)
        taken[name] = round(min(tries) * 1000)
    return taken


def figures(seconds: float) -> dict[str, dict[str, Any]]:
    """Answers a second in random playouts and the time of a clone, for every game at its middle number of seats."""
    rows: dict[str, dict[str, Any]] = {}
    for name in meadhall.games():
        game = meadhall.game(name)
        seats = sorted(game.seats)[len(game.seats) // 2]
        state, dice = game.new(seats, TableDice("bench")), FastDice(1)
        answers, spent, games = 0, 0.0, 1
        while spent < seconds:
            start = time.perf_counter()
            answers += playouts(state, dice, games)
            spent += time.perf_counter() - start
            games = min(2 * games, 4096)
        copies, taken = 1000, 0.0
        while taken < seconds * PIECE:
            start = time.perf_counter()
            clones(state, copies)
            taken = time.perf_counter() - start
            copies *= 2
        mind = Search(game.judge(), 1)
        start = time.perf_counter()
        mind.think(state.redacted(state.seat), seconds * PIECE)
        thought = time.perf_counter() - start
        rows[name] = {
            "seats": seats,
            "answers_per_s": round(answers / spent),
            "clone_us": round(taken / (copies // 2) * 1e6, 4),
            "search_iterations_per_s": round(int(mind.spent) / thought),
        }
    return rows


def measure_server(game: str | None, db: str | None, processes: int, finished: int) -> dict[str, Any]:
    """The server under load; see docs/server.md."""
    from meadhall.server.bench import run

    result: dict[str, Any] = run(game=game, db=db, processes=processes, finished=finished)
    return result


def measure_envs(seconds: float) -> dict[str, Any]:
    """The environments; see docs/envs.md."""
    from meadhall.envs.speed import measure as measured

    return measured(seconds)


def report_envs(result: dict[str, Any]) -> None:
    """The environments' figures as a table."""
    grid = Grid("game", "seats", "numbers", "answers", "steps/s, many tables", "steps/s, AEC", "to fastest peer")
    for name, row in result["games"].items():
        ratio = "-" if row["vector_to_fastest_peer"] is None else f"{row['vector_to_fastest_peer']:.1f}"
        figures = [str(row["seats"]), str(row["numbers"]), str(row["answers"])]
        grid.add_row(name, *figures, f"{row['vector_steps_per_s']:,}", f"{row['aec_steps_per_s']:,}", ratio)
    for name, steps in result["pettingzoo"].items():
        grid.add_row(f"PettingZoo {name}", "2", "", "", "", f"{steps:,}", "")
    Console().print(grid)


def report(result: dict[str, Any]) -> None:
    """The figures as a table."""
    grid = Grid("game", "seats", "answers/s", "interpreted", "ratio", "clone", "search/s")
    for name, row in result["games"].items():
        grid.add_row(
            name,
            str(row["seats"]),
            f"{row['answers_per_s']:,}",
            f"{row['interpreted_answers_per_s']:,}",
            f"{row['ratio']:.1f}",
            f"{row['clone_us']:.2f} µs",
            f"{row['search_iterations_per_s']:,}",
        )
    out = Console()
    compiled = "compiled" if result["compiled"] else "interpreted: answers/s below are not what compiled rules do"
    out.print(f"Meadhall {meadhall.__version__}, rules {compiled}.", highlight=False)
    out.print(grid)
    out.print("Starts: " + ", ".join(f"{name} {ms} ms" for name, ms in result["start_ms"].items()), highlight=False)


if __name__ == "__main__":
    print(json.dumps(figures(float(sys.argv[1]))))
