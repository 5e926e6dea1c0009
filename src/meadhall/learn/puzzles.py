"""Puzzles: positions where one answer is clearly best and not the one that looks best, from `learn/puzzles.json`."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from meadhall.engine import registry
from meadhall.engine.errors import IllegalAnswer, listed
from meadhall.engine.game import AnyGame, folder
from meadhall.engine.table import Table
from meadhall.learn import scenes
from meadhall.learn.errors import BadLearning, NothingToLearn

FILE = "puzzles.json"
FORMAT = 1
HARDEST = 5
STEPS = (0.6, 0.4, 0.25, 0.1)  # of all tries that are right: with fewer it is a step harder


@dataclass(frozen=True)
class Line:
    """What the best answer brings more in one line of the final score sheet, with its interval."""

    line: str
    points: float
    low: float
    high: float


@dataclass(frozen=True)
class Outcome:
    """An answer: the chance to win after it, and what it loses against the best one, with intervals; and why."""

    answer: str
    chance: float
    low: float
    high: float
    points: float
    loss: float = 0.0
    loss_low: float = 0.0
    loss_high: float = 0.0
    reasons: tuple[Line, ...] = ()


@dataclass(frozen=True, eq=False)
class Puzzle:
    """A position, who is asked, and what is known of every answer."""

    game: AnyGame
    id: str
    number: int  # among those of its game, easy ones first, from 1
    position: Mapping[str, Any]
    seat: int
    question: str
    best: str
    obvious: str
    games: int  # quick games behind the figures of each answer
    outcomes: tuple[Outcome, ...]  # best chance first
    sheets: Mapping[str, Mapping[str, float]]  # of the best and the obvious answer: mean points by line
    solved: Mapping[str, tuple[int, int]]  # by level of bots: right ones, of so many tries

    @property
    def seats(self) -> tuple[str, ...]:
        """Who sits there."""
        return tuple(self.position["seats"])

    @property
    def difficulty(self) -> int:
        """From 1 to 5, by how often the levels of bots find it."""
        return difficulty(self.solved)

    def table(self) -> Table:
        """A fresh table at the position; what is hidden from the seat in it is imagined."""
        words = {key: value for key, value in self.position.items() if key not in ("seats", "options")}
        where = f"{FILE}, puzzle {self.id}"
        options, seed = self.position.get("options"), f"puzzle {self.id}"
        return scenes.table(self.game, where, self.seats, words, options, seed=seed)

    def outcome(self, answer: str) -> Outcome:
        """What is known of an answer; refuses one that is not possible."""
        for one in self.outcomes:
            if one.answer == answer:
                return one
        possible = listed([one.answer for one in self.outcomes])
        raise IllegalAnswer(f"{answer[:40]} is not possible here; possible: {possible}")


def difficulty(solved: Mapping[str, tuple[int, int]]) -> int:
    """From 1, which most tries solve, to 5."""
    right, tries = (sum(one[k] for one in solved.values()) for k in (0, 1))
    return 1 + sum(right < step * tries for step in STEPS)


@lru_cache(maxsize=64)
def puzzles(game: AnyGame) -> tuple[Puzzle, ...]:
    """The puzzles of a game, easy ones first; none where it has no file of them, or was changed since they were found.
    They are played with the components it is shipped with, as lessons are.
    """
    shipped = registry.game(game.name)
    file = folder(shipped).joinpath("learn").joinpath(FILE)
    if not file.is_file():
        return ()
    where = f"{shipped.name}: {FILE}"
    try:
        read = json.loads(file.read_text("utf-8"))
        if read["format"] != FORMAT:
            raise BadLearning(f"{where}: format {read['format']!r} is not known, {FORMAT} is")
        if read["components"] != shipped.components.digest:
            return ()  # other figures, other best answers
        played = registry.game(shipped.name, None, int(read["rules"]))
        rows = sorted(read["puzzles"], key=lambda row: difficulty(_solved(row)))
        return tuple(_puzzle(played, number, row) for number, row in enumerate(rows, 1))
    except (KeyError, TypeError, ValueError) as error:
        raise error if isinstance(error, BadLearning) else BadLearning(f"{where}: {error!r}") from None


def puzzle(game: AnyGame, name: str) -> Puzzle:
    """A puzzle by its id, or by its number."""
    known = puzzles(game)
    for one in known:
        if name in (one.id, str(one.number)):
            return one
    there = f"it has 1 to {len(known)}" if known else "it has none"
    raise NothingToLearn(f"{game.name} has no puzzle {name[:40]!r}; {there}")


def _puzzle(game: AnyGame, number: int, row: dict[str, Any]) -> Puzzle:
    return Puzzle(
        game, str(row["id"]), number, row["position"], int(row["seat"]), str(row["question"]), str(row["best"]),
        str(row["obvious"]), int(row["games"]), tuple(_outcome(one) for one in row["answers"]), row["sheets"],
        _solved(row),
    )  # fmt: skip


def _solved(row: dict[str, Any]) -> dict[str, tuple[int, int]]:
    return {str(name): (int(right), int(tries)) for name, (right, tries) in row["solved"].items()}


def _outcome(row: dict[str, Any]) -> Outcome:
    why = tuple(Line(one["line"], one["points"], one["low"], one["high"]) for one in row.get("reasons", ()))
    chance, low, high = row["chance"]
    loss, least, most = row.get("loss", (0.0, 0.0, 0.0))
    return Outcome(row["answer"], chance, low, high, row["points"], loss, least, most, why)
