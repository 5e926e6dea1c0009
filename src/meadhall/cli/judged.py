"""Whether what learned judges say is true: `meadhall calibrate GAME --judge`.

Strong bots play games, which are kept in a line each; some positions of every game are foretold by the judge as one
seat knows them, and compared with who won. Games that are kept can be asked about again with other weights.
"""

from __future__ import annotations

import multiprocessing
import os
import random
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.progress import track
from rich.table import Table as Grid

import meadhall
from meadhall.bots import Search, forecast
from meadhall.bots.chances import shares
from meadhall.bots.judged import TRUTHS, judged
from meadhall.cli.calibrate import DIGITS, Said, bins, surprise
from meadhall.cli.lines import console
from meadhall.cli.match import share
from meadhall.engine import AnyGame, BadSetup, State, TableDice
from meadhall.engine.state import Judge

POSITIONS = 8  # of each game
QUICK, WITH_QUICK = 80, 25  # quick games for a position, to compare with, and of how many games
DIGITS_OF_ANSWERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
MORE = "+"  # so many answers further on as there are digits
UNHURRIED = 1e9


@dataclass(frozen=True)
class Kept:
    """A game in a line: its number, which is its seed, and the choices by their places among the legal answers."""

    number: int
    seats: int
    choices: tuple[int, ...]
    points: tuple[int, ...]  # at the end

    def __str__(self) -> str:
        base = len(DIGITS_OF_ANSWERS)
        text = "".join(MORE * (one // base) + DIGITS_OF_ANSWERS[one % base] for one in self.choices)
        return f"{self.number} {self.seats} {text} {','.join(map(str, self.points))}"

    @classmethod
    def read(cls, line: str) -> Kept:
        """A game from its line."""
        number, seats, text, points = line.split()
        choices, further = [], 0
        for sign in text:
            if sign == MORE:
                further += len(DIGITS_OF_ANSWERS)
            else:
                choices.append(further + DIGITS_OF_ANSWERS.index(sign))
                further = 0
        return cls(int(number), int(seats), tuple(choices), tuple(map(int, points.split(","))))

    def positions(self, game: AnyGame) -> Iterator[State]:
        """Every position with a choice, and last the end; refuses a game that ends otherwise than it did."""
        dice, choices = TableDice(f"judged {self.number}"), iter(self.choices)
        state: State = game.new(self.seats, dice)
        while state.seat >= 0:
            legal = state.legal()
            if len(legal) > 1:
                yield state
            state.apply(legal[next(choices)] if len(legal) > 1 else legal[0], dice)
        if tuple(int(state.points(seat)) for seat in range(self.seats)) != self.points:
            raise BadSetup(f"game {self.number} of {game.name} does not end as it did: the rules have changed")
        yield state


@dataclass(frozen=True)
class Players:
    """Who plays the games, and in which game."""

    game: str
    iterations: int

    @property
    def head(self) -> str:
        """The first line of a file of games: what they depend on besides their numbers."""
        game = meadhall.game(self.game)
        return f"# {self.game}, rules {game.rules}, {game.components.digest[:12]}, players of {self.iterations}"

    def play(self, number: int) -> Kept:
        """One game between strong bots."""
        game, rng = meadhall.game(self.game), random.Random(f"judged {self.game} {number}")
        seats, dice, choices = rng.choice(game.seats), TableDice(f"judged {number}"), []
        state = game.new(seats, dice)
        minds = [Search(game.judge(), rng.randrange(1 << 30), iterations=self.iterations) for _ in range(seats)]
        while state.seat >= 0:
            legal = state.legal()
            answer = minds[state.seat].choose(state.redacted(state.seat), legal, UNHURRIED)
            if len(legal) > 1:
                choices.append(legal.index(answer))
            state.apply(answer, dice)
        return Kept(number, seats, tuple(choices), tuple(int(state.points(seat)) for seat in range(seats)))


def collect(players: Players, games: int, keep: Path | None, quiet: bool, workers: int | None) -> list[Kept]:
    """The first `games` games; those kept in a file are not played again."""
    found = {one.number: one for one in (kept(keep, players.head) if keep is not None and keep.exists() else [])}
    if keep is not None and not keep.exists():
        keep.write_text(players.head + "\n", "utf-8")
    missing = [number for number in range(games) if number not in found]
    played = _played(players, missing, workers or os.cpu_count() or 1)
    for one in played if quiet else track(played, f"{players.game}: games", total=len(missing), console=console()):
        found[one.number] = one
        if keep is not None:
            with keep.open("a", encoding="utf-8") as file:
                file.write(f"{one}\n")
    return [one for number, one in sorted(found.items()) if number < games]


def kept(file: Path, head: str | None = None) -> list[Kept]:
    """The games of a file; refuses those that were played otherwise."""
    first, *lines = file.read_text("utf-8").splitlines()
    if head is not None and first != head:
        raise BadSetup(f"{file} keeps other games ({first}); name a new file")
    return [Kept.read(line) for line in lines]


def _played(players: Players, numbers: Sequence[int], workers: int) -> Iterator[Kept]:
    if workers == 1:
        yield from map(players.play, numbers)
        return
    with multiprocessing.get_context("spawn").Pool(workers) as pool:
        yield from pool.imap_unordered(players.play, numbers)


@dataclass(frozen=True)
class Asked:
    """A position of a kept game as one seat knows it, and what every seat had of the win in the end."""

    game: int
    ply: int
    view: State
    seed: int
    won: tuple[float, ...]

    def told(self, chances: Sequence[float]) -> list[Said]:
        """What was said of every seat, and what came of it."""
        return [Said(chance, won, self.game, self.ply) for chance, won in zip(chances, self.won, strict=True)]


def asked(game: AnyGame, one: Kept) -> list[Asked]:
    """Some positions of a game, always the same."""
    rng = random.Random(f"asked {one.number}")
    wanted = set(rng.sample(range(len(one.choices)), min(POSITIONS, len(one.choices))))
    views, end = [], None
    for ply, state in enumerate(one.positions(game)):
        if ply in wanted:
            views.append((ply, state.redacted(rng.randrange(one.seats))))
        end = state
    assert end is not None
    won = tuple(shares(one.seats, game.winners(end)))
    return [Asked(one.number, ply, view, rng.randrange(1 << 30), won) for ply, view in views]


def said(game: AnyGame, games: Sequence[Kept], truths: int = TRUTHS, judge: Judge | None = None) -> list[Said]:
    """What the judge says of the positions of all games."""
    told: list[Said] = []
    for one in games:
        for position in asked(game, one):
            chances = judged(game, position.view, position.seed, truths, judge)
            if chances is None:
                raise BadSetup(f"the judge of {game.name} has learned nothing yet")
            told += position.told(chances)
    return told


def error(told: Sequence[Said]) -> float:
    """How far off chances are on average, group by group."""
    off = (float(row["seats"] * abs(row["said"] - row["won"])) for row in bins(told))
    return sum(off) / len(told)


def calibrate(
    game: AnyGame, games: int, iterations: int, keep: Path | None, quiet: bool, workers: int | None = None
) -> dict[str, Any]:
    """Ask the judge about the games of strong players; of some, quick games too."""
    played = collect(Players(game.name, iterations), games, keep, quiet, workers)
    told = said(game, played)
    return {
        "game": game.name,
        "rules": game.rules,
        "iterations": iterations,
        "games": len(played),
        "positions": len({(one.game, one.ply) for one in told}),
        "truths": TRUTHS,
        "surprise": round(surprise(told), DIGITS),
        "error": round(error(told), DIGITS),
        "compared": compared(game, played[:WITH_QUICK]),
        "bins": bins(told),
    }


def compared(game: AnyGame, games: Sequence[Kept]) -> dict[str, Any]:
    """Judge and quick games about the same positions: how surprised they are by the end, and what a look costs."""
    both: dict[str, list[Said]] = {"judge": [], "quick": []}
    seconds = dict.fromkeys(both, 0.0)
    positions = [position for one in games for position in asked(game, one)]
    for position in positions:
        began = time.thread_time()
        by_judge = judged(game, position.view, position.seed)
        middle = time.thread_time()
        quickly = forecast(game, position.view, position.seed, QUICK, UNHURRIED).chances
        seconds["judge"] += middle - began
        seconds["quick"] += time.thread_time() - middle
        assert by_judge is not None
        both["judge"] += position.told(by_judge)
        both["quick"] += position.told(quickly)
    found: dict[str, Any] = {"positions": len(positions), "games": len(games)}
    for way, told in both.items():
        found |= {way: round(surprise(told), DIGITS), f"{way}_ms": round(1000 * seconds[way] / len(positions), 2)}
    return found


def report(result: dict[str, Any]) -> None:
    """The result as a table."""
    grid = Grid("said", "won", "95 %", "seats", "positions", "games",
                title=f"{result['game']}, {result['positions']} positions, as the judge sees them")  # fmt: skip
    for row in result["bins"]:
        span = f"{share(row['low'], 0)} to {share(row['high'], 0)}"
        many = (str(row[name]) for name in ("seats", "positions", "games"))
        grid.add_row(f"{row['said']:.0%}", f"{row['won']:.0%}", span, *many)
    console().print(grid)
    console().print(summary(result), highlight=False)


def summary(result: dict[str, Any]) -> str:
    """How true it is, in a sentence."""
    both = result["compared"]
    return (
        f"Off by {100 * result['error']:.1f} points on average; surprise {result['surprise']:.3f}. "
        f"Of {both['positions']:,} of these positions quick games were asked too: surprise {both['quick']:.3f} "
        f"in {both['quick_ms']:.1f} ms a position, the judge's {both['judge']:.3f} in {both['judge_ms']:.1f} ms."
    )
