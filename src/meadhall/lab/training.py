"""`scripts/train GAME`: a judge learns from nothing. The bots play against themselves, a network is fitted to what came
of it, the bots play with that, and so on. Everything played is kept in `build/train/GAME`, so it can be stopped and
goes on where it was.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from meadhall.engine import AnyGame, BadSetup, registry
from meadhall.engine.game import WEIGHTS, folder
from meadhall.engine.network import WON, Network, read_network
from meadhall.lab import fitting
from meadhall.lab.selfplay import Course, Rows, chunk, gathered

CHUNK = 20  # games in a file
HELD_OUT = 10  # one game in so many is not learned from, but asked about
KEPT = 2  # generations that are learned from


@dataclass(frozen=True)
class Plan:
    """How much is played and how it is learned from."""

    games: tuple[int, ...]  # by generation
    iterations: tuple[int, ...]
    hidden: tuple[int, ...] = (16, 8)
    steps: int = 8_000
    mix: float = 0.3
    start: Path | None = None  # weights to go on from; None: the first generation judges by hand
    every: bool = False  # whether positions with a single answer are learned from too


def main(words: list[str]) -> int:
    """What was asked for."""
    parser = argparse.ArgumentParser(prog="scripts/train", description=__doc__)
    parser.add_argument("game", choices=registry.games())
    parser.add_argument("--games", default="4000,4000,8000", help="of each generation; the first one judges by hand")
    parser.add_argument("--iterations", default="60,100,200", help="of a decision, by generation")
    parser.add_argument("--hidden", default="16,8", help="widths of the hidden layers; '' for none: a weighted sum")
    parser.add_argument("--steps", type=int, default=8_000, help="of fitting, at most, a generation")
    parser.add_argument("--from", dest="start", type=Path, help="weights to go on from, instead of judging by hand")
    parser.add_argument(
        "--mix", type=float, default=Plan.mix, help="how much the search's hopes count beside who won, but at first"
    )
    parser.add_argument("--every", action="store_true", help="learn from positions with a single answer too")
    parser.add_argument("--explore", type=float, default=0.1)
    parser.add_argument("--heat", type=float, default=0.0, help="share attention by first opinions (PUCT); 0: do not")
    parser.add_argument("--trust", type=float, default=1.0)
    parser.add_argument("--depth", type=int, default=0)
    parser.add_argument("--won", type=float, default=WON, help="how much of a reward is the chance to win")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--keep", type=Path, default=Path("build/train"))
    parser.add_argument("--out", type=Path, help="the file of weights; by itself that of the game")
    wish = parser.parse_args(words)
    game = registry.game(wish.game)
    plan = Plan(
        numbers(wish.games), numbers(wish.iterations), numbers(wish.hidden), wish.steps,
        mix=wish.mix, start=wish.start, every=wish.every,
    )  # fmt: skip
    if len(plan.games) != len(plan.iterations):
        parser.error("--games and --iterations name as many generations")
    if not 0.0 <= plan.mix <= 1.0:
        parser.error(f"--mix: a share from 0 to 1, not {plan.mix}")
    if plan.start is not None and not plan.start.is_file():
        parser.error(f"--from: there is no file {plan.start}")
    search = {"explore": wish.explore, "heat": wish.heat, "trust": wish.trust, "depth": wish.depth, "won": wish.won}
    out = wish.out or Path(str(folder(game))) / WEIGHTS
    try:
        learn(game, plan, search, wish.keep / game.name, out, wish.workers, tell)
    except BadSetup as error:
        parser.error(str(error))
    return 0


def numbers(text: str) -> tuple[int, ...]:
    """Several whole numbers, or none."""
    return tuple(int(one) for one in text.split(",") if text)


def tell(line: str) -> None:
    """Progress, as it happens."""
    print(line, flush=True)


def learn(
    game: AnyGame,
    plan: Plan,
    search: dict[str, Any],
    keep: Path,
    out: Path,
    workers: int,
    say: Callable[[str], None],
) -> None:
    """Play and fit, generation after generation."""
    Network([1, 1], [0, 0], **search)  # refuses what no weights may say, before anything is played
    course = [] if plan.start is None else learned_from(plan.start)
    before, text = plan.start, ""
    for generation, (games, iterations) in enumerate(zip(plan.games, plan.iterations, strict=True), len(course)):
        began = time.perf_counter()
        files = played(game, generation, games, iterations, before, keep, workers, plan.every)
        took = time.perf_counter() - began
        past = [
            file
            for one in range(max(0, generation - KEPT + 1), generation)
            for file in sorted((keep / f"{one}").glob("*.npz"))
        ]
        taught, asked = halves(gathered([*past, *files], plan.mix if generation else 0.0))
        fit = fitting.blank(taught, list(plan.hidden), generation)
        steps = fitting.train(fit, taught, asked, plan.steps, generation)
        sharper = fitting.sharpen(fit, halves(gathered([*past, *files], 0.0))[0])
        row: dict[str, float] = {
            "generation": generation,
            "games": games,
            "iterations": iterations,
            "play_seconds": round(took),
        }
        row |= {name: round(figure, 4) for name, figure in fitting.loss(fit, asked).items()}
        row |= {"steps": steps, "sharper": sharper}
        row["loss_taught"] = round(fitting.loss(fit, taught)["loss"], 4)
        course.append(row)
        say(json.dumps(row))
        lines = [line.name for line in game.sheet(game.new(game.seats[0], _dice()), 0)]
        text = fitting.written(fit, lines, search, {"course": course})
        before = keep / f"{generation}.json"
        before.write_text(text, "utf-8")
    out.write_text(text, "utf-8")


def _dice() -> Any:
    from meadhall.engine import FastDice

    return FastDice(1)


def learned_from(file: Path) -> list[dict[str, Any]]:
    """The generations that weights were learned from; refuses a file that has none."""
    text = file.read_text("utf-8")
    read_network(text)
    found: list[dict[str, Any]] = json.loads(text)["about"]["course"]
    return found


def played(
    game: AnyGame,
    generation: int,
    games: int,
    iterations: int,
    before: Path | None,
    keep: Path,
    workers: int,
    every: bool,
) -> list[Path]:
    """The games of a generation, in files; those that are there are not played again."""
    course = Course(game.key, f"train {generation}", iterations, None if before is None else str(before), every=every)
    place = keep / f"{generation}"
    place.mkdir(parents=True, exist_ok=True)
    chunks = [(range(at, min(at + CHUNK, games)), place / f"{at:06}.npz") for at in range(0, games, CHUNK)]
    with ProcessPoolExecutor(workers) as pool:
        for done in [pool.submit(chunk, course, *one) for one in chunks]:
            done.result()
    return [file for _, file in chunks]


def halves(rows: dict[int, Rows]) -> tuple[dict[int, Rows], dict[int, Rows]]:
    """What is learned from and what is not, whole games each."""
    taught, asked = {}, {}
    for seats, one in rows.items():
        out = one.game % HELD_OUT == 0
        taught[seats] = Rows(*(np.asarray(array)[~out] for array in vars(one).values()))
        asked[seats] = Rows(*(np.asarray(array)[out] for array in vars(one).values()))
    return taught, asked


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
