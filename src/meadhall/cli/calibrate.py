"""Whether chances to win are true: among positions given 70 %, seven of ten must be won.

Strong bots play games; of each some positions are foretold as one seat knows them, and compared with who won in the
end. That chooses how quick games are played and read (`bots/chances.py`).
"""

from __future__ import annotations

import json
import math
import multiprocessing
import os
import random
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from rich.progress import track
from rich.table import Table as Grid

import meadhall
from meadhall.bots import Search, forecast
from meadhall.bots.chances import MEASURED, Manner, chances, shares
from meadhall.cli.lines import console
from meadhall.cli.match import share
from meadhall.engine import AnyGame, TableDice
from meadhall.lab.figures import interval
from meadhall.places import write_safely

POSITIONS = 14  # of each game
QUICK, CLOSE = 80, 40  # quick games from each of them: at a glance, and with every answer compared
BLURS = (0.25, 0.4, 0.6, 0.8, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0)
BINS = 10
FOLDS = 5
LEAST, UNHURRIED = 0.005, 1e9
DIGITS = 4  # that are kept of a share


@dataclass(frozen=True)
class Study:
    """What every game of a calibration depends on, besides its number."""

    game: str
    iterations: int

    @property
    def marks(self) -> dict[str, Any]:
        """What tells its games from those of other calibrations."""
        return {"game": self.game, "rules": meadhall.game(self.game).rules, "iterations": self.iterations}

    def play(self, number: int) -> dict[str, Any]:
        """One game between strong bots, and what was foretold of its positions."""
        game, rng = meadhall.game(self.game), random.Random(f"calibrate {self.game} {number}")
        seats = rng.choice(game.seats)
        dice = TableDice(f"calibrate {number}")
        state = game.new(seats, dice)
        minds = [Search(game.judge(), rng.randrange(1 << 30), iterations=self.iterations) for _ in range(seats)]
        met = []
        while state.seat >= 0:
            met.append(state.clone())
            legal = state.legal()
            state.apply(minds[state.seat].choose(state.redacted(state.seat), legal, UNHURRIED), dice)
        foretold = []
        for ply in sorted(rng.sample(range(len(met)), min(POSITIONS, len(met)))):
            view, seed = met[ply].redacted(rng.randrange(seats)), rng.randrange(1 << 30)
            ways = {}
            for closely, games in ((False, QUICK), (True, CLOSE)):
                found = forecast(game, view, seed, games, UNHURRIED, Manner(closely))
                ways[str(int(closely))] = {"points": found.points, "winners": found.winners, "settled": found.settled}
            foretold.append({"ply": ply, "of": len(met), "ways": ways})
        return {**self.marks, "number": number, "won": shares(seats, game.winners(state)), "positions": foretold}


def collect(
    game: AnyGame, games: int, iterations: int, keep: Path | None, quiet: bool, workers: int | None = None
) -> list[dict[str, Any]]:
    """The games of a calibration; those kept in a file are not played again."""
    study = Study(game.name, iterations)
    lines = keep.read_text("utf-8").splitlines() if keep is not None and keep.exists() else []
    rows = {row["number"]: row for row in map(json.loads, lines) if study.marks.items() <= row.items()}
    missing = [number for number in range(games) if number not in rows]
    played = _played(study, missing, workers or os.cpu_count() or 1)
    for row in played if quiet else track(played, f"{game.name}: games", total=len(missing), console=console()):
        rows[row["number"]] = row
        if keep is not None:
            with keep.open("a", encoding="utf-8") as file:
                file.write(json.dumps(row) + "\n")
    return [row for number, row in sorted(rows.items()) if number < games]


def _played(study: Study, numbers: Sequence[int], workers: int) -> Iterator[dict[str, Any]]:
    with multiprocessing.get_context("spawn").Pool(workers) as pool:
        yield from pool.imap_unordered(study.play, numbers)


class Said(NamedTuple):
    """What was said of one seat of a position, and what it had of the win."""

    chance: float
    won: float
    game: int
    ply: int


def said(rows: Sequence[dict[str, Any]], way: Manner) -> list[Said]:
    """All that is said in a manner of the positions of these games."""
    told: list[Said] = []
    for row in rows:
        for position in row["positions"]:
            found = position["ways"][str(int(way.closely))]
            shared = chances(found["points"], found["winners"], way.blur, found["settled"])
            told += [
                Said(chance, won, row["number"], position["ply"])
                for chance, won in zip(shared, row["won"], strict=True)
            ]
    return told


def surprise(told: Sequence[Said]) -> float:
    """How wrong that was: the mean logarithm of what had been said of what happened."""
    total = 0.0
    for one in told:
        share = min(max(one.chance, LEAST), 1 - LEAST)
        total -= one.won * math.log(share) + (1 - one.won) * math.log(1 - share)
    return total / len(told)


def fit(rows: Sequence[dict[str, Any]]) -> Manner:
    """The manner that is least surprised by the half of the games that surprises it more: one that is sure of what then
    goes wrong in a few games is none, however well it does in the others.
    """
    ways, halves = [Manner(closely, blur) for closely in (False, True) for blur in BLURS], (rows[::2], rows[1::2])
    return min(ways, key=lambda way: max(surprise(said(half, way)) for half in halves if half))


def calibrate(
    game: AnyGame, games: int, iterations: int, keep: Path | None, quiet: bool, workers: int | None = None
) -> dict[str, Any]:
    """Choose by all games; how true that is, each fifth of them shows with what the others would have chosen."""
    rows = collect(game, games, iterations, keep, quiet, workers)
    way, told = fit(rows), list[Said]()
    for fold in range(FOLDS):
        others = [row for number, row in enumerate(rows) if number % FOLDS != fold]
        told += said(rows[fold::FOLDS], fit(others))
    return {
        "game": game.name,
        "rules": game.rules,
        "iterations": iterations,
        "games": len(rows),
        "positions": sum(len(row["positions"]) for row in rows),
        "closely": way.closely,
        "blur": way.blur,
        "surprise": round(surprise(told), DIGITS),
        "plain": round(surprise(said(rows, Manner(False, 1e-9))), DIGITS),  # counting winners
        "bins": bins(told),
    }


def bins(told: Sequence[Said]) -> list[dict[str, Any]]:
    """What was said, by tenths, and what came of it: means, the interval of what was won, and out of how many."""
    found = []
    for low in range(BINS):
        inside = [one for one in told if min(int(one.chance * BINS), BINS - 1) == low]
        if inside:
            at_least, at_most = between(inside)
            shares = {
                "said": sum(one.chance for one in inside) / len(inside),
                "won": sum(one.won for one in inside) / len(inside),
                "low": at_least,
                "high": at_most,
            }
            found.append(
                {name: round(share, DIGITS) for name, share in shares.items()}
                | {
                    "seats": len(inside),
                    "positions": len({(one.game, one.ply) for one in inside}),
                    "games": len({one.game for one in inside}),
                }
            )
    return found


def between(inside: Sequence[Said]) -> tuple[float, float]:
    """The 95 % interval of what was won. Positions of one game end alike, so they count for fewer than they are: for
    as many as would differ as much as the games do.
    """
    by_game: dict[int, list[float]] = defaultdict(list)
    for one in inside:
        by_game[one.game].append(one.won)
    count, games = len(inside), len(by_game)
    share = sum(one.won for one in inside) / count
    off = sum((sum(won) - share * len(won)) ** 2 for won in by_game.values())
    spread = off / count**2 * games / max(1, games - 1)
    worth = share * (1 - share) / spread if spread > 0 else games
    worth = max(1.0, min(float(count), worth))
    return interval(share * worth, worth)


def write(result: dict[str, Any], below: str | None = None) -> None:
    """Put what was found of a game into the file that forecasts read, or `below` a name of its own there."""
    known = json.loads(MEASURED.read_text("utf-8")) if MEASURED.is_file() else {}
    found, before = {name: figure for name, figure in result.items() if name != "game"}, known.get(result["game"], {})
    other = {name: figure for name, figure in before.items() if isinstance(figure, dict)}  # what stands below a name
    known[result["game"]] = {**found, **other} if below is None else {**before, below: found}
    write_safely(MEASURED, json.dumps(known, indent=1, sort_keys=True) + "\n")


def report(result: dict[str, Any]) -> None:
    """The result as a table."""
    grid = Grid("said", "won", "95 %", "seats", "positions", "games",
                title=f"{result['game']}, {result['positions']} positions")  # fmt: skip
    for row in result["bins"]:
        span = f"{share(row['low'], 0)} to {share(row['high'], 0)}"
        many = (str(row[name]) for name in ("seats", "positions", "games"))
        grid.add_row(f"{row['said']:.0%}", f"{row['won']:.0%}", span, *many)
    console().print(grid)
    console().print(
        f"{manner_of(result)}; surprise {result['surprise']:.3f}, counting winners {result['plain']:.3f}",
        highlight=False,
    )


def manner_of(result: Mapping[str, Any]) -> str:
    """How quick games are played and read, in words."""
    how = "every answer compared" if result["closely"] else "at a glance"
    return f"{how}, blur {result['blur']:g}"
