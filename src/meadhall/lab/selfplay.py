"""Games that the bots play against themselves so that judges can learn from them: features of positions, and what
came of them. A game depends on its number alone, so a run that was stopped goes on where it was.
"""

from __future__ import annotations

import random
import zlib
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from meadhall.bots.search import Search
from meadhall.engine import AnyGame, BadSetup, FastDice, registry
from meadhall.engine.learned import MOST, SEATS, Learned
from meadhall.engine.network import Network, read_network
from meadhall.engine.state import ints


@dataclass(frozen=True)
class Course:
    """How games are played to learn from."""

    key: tuple[str, str | None, int]  # of the game
    seed: str
    iterations: int  # of a decision
    weights: str | None  # the file of what the bots have learned before; None: they judge by hand
    sampled: float = 0.25  # positions kept
    astray: float = 0.04  # answers given at random, so that other positions are seen too
    every: bool = False  # whether positions with a single answer are kept too: a search judges those as well

    @property
    def game(self) -> AnyGame:
        """What is played."""
        return registry.game(*self.key)

    def play(self, number: int) -> dict[str, Any]:
        """Game `number`: rows of features seat by seat, the mover's chance as its search saw it, and the end."""
        game = self.game
        chance = random.Random(f"{self.seed} {number}")
        seats = game.seats[number % len(game.seats)]
        judge = learner(game, self.weights)
        minds = []
        for _ in range(seats):
            own = learner(game, self.weights)
            minds.append(Search(own, chance.randrange(1 << 30), iterations=self.iterations))
        options = {
            name: chance.choice((option.default, chance.choice(option.choices)))
            for name, option in game.options.items()
        }
        state, dice = game.new(seats, FastDice(chance.randrange(1 << 60)), options), FastDice(chance.randrange(1 << 60))
        values, room = ints(SEATS), ints(SEATS * MOST)
        rows, movers, seen = [], [], []
        while state.seat >= 0:
            seat, legal = int(state.seat), state.legal()
            forced = len(legal) == 1
            if forced and not self.every:
                state.apply(legal[0], dice)
                continue
            keep = chance.random() < self.sampled
            if keep:
                width = judge.inputs(state, values, room)
                rows.append([list(room[at : at + width]) for at in range(0, seats * MOST, MOST)])
                movers.append(seat)
                seen.append(-1.0)
            if forced:
                answer = legal[0]
            elif chance.random() < self.astray:
                answer = chance.choice(legal)
            else:
                mind = minds[seat]
                answer = mind.choose(state.redacted(seat), legal, 0.0)
                if keep:
                    best = max(mind.expectations(), key=lambda one: one.visits)
                    seen[-1] = hoped(best.reward, judge.won)
            state.apply(answer, dice)
        won = game.winners(state)
        lines = [[line.points for line in game.sheet(state, seat)] for seat in range(seats)]
        return {
            "features": np.array(rows, np.int32),
            "mover": np.array(movers, np.int8),
            "seen": np.array(seen, np.float32),
            "won": np.array([1 / len(won) if seat in won else 0.0 for seat in range(seats)], np.float32),
            "lines": np.array(lines, np.int32),
        }


def learner(game: AnyGame, weights: str | None) -> Learned:
    """A game's judge, if it can learn, with the weights of a file or by hand."""
    judge = game.judge()
    if not isinstance(judge, Learned):
        raise BadSetup(f"the judge of {game.name} has no features to learn from")
    judge.forget()
    if weights is not None:
        judge.take(_network(weights))
    return judge


@lru_cache(maxsize=2)
def _network(file: str) -> Network:
    return read_network(Path(file).read_text("utf-8"))


@dataclass
class Rows:
    """Positions with the same number of seats: by position and seat features, chances to learn, and final lines."""

    features: NDArray[np.float32]
    target: NDArray[np.float32]
    lines: NDArray[np.float32]
    game: NDArray[np.int64]  # which game each is from


def chunk(course: Course, numbers: range, file: Path) -> None:
    """Play games and keep them in a file."""
    if file.exists():
        return
    found: dict[str, NDArray[Any]] = {}
    for number in numbers:
        for name, array in course.play(number).items():
            found[f"{number}.{name}"] = array
    whole = file.with_suffix(".part.npz")
    np.savez_compressed(whole, **found)  # type: ignore[arg-type]
    whole.replace(file)


def gathered(files: list[Path], mix: float) -> dict[int, Rows]:
    """All positions by number of seats; `mix`: how much the mover's search counts beside the result."""
    parts: dict[int, list[tuple[Any, Any, Any, Any]]] = {}
    for file in files:
        with np.load(file) as read:
            for number in sorted({name.partition(".")[0] for name in read.files}):
                features, won, lines = read[f"{number}.features"], read[f"{number}.won"], read[f"{number}.lines"]
                if not len(features):
                    continue
                target = mixed(won, read[f"{number}.mover"], read[f"{number}.seen"], mix)
                many = np.repeat(lines[None], len(features), 0)
                which = np.full(len(features), zlib.crc32(f"{file.parent.name} {number}".encode()), np.int64)
                parts.setdefault(len(won), []).append((features, target, many, which))
    return {
        seats: Rows(
            np.concatenate([one[0] for one in found]).astype(np.float32),
            np.concatenate([one[1] for one in found]).astype(np.float32),
            np.concatenate([one[2] for one in found]).astype(np.float32),
            np.concatenate([one[3] for one in found]),
        )
        for seats, found in sorted(parts.items())
    }


def hoped(reward: float, won: float) -> float:
    """The chance to win in a search's reward, of which it is the share `won`."""
    return min(1.0, max(0.0, (reward - (1 - won) / 2) / won))


def mixed(won: NDArray[Any], mover: NDArray[Any], seen: NDArray[Any], mix: float) -> NDArray[Any]:
    """Who won, for the mover partly what its search expected; the others share the rest as they did."""
    target = np.repeat(won[None], len(mover), 0)
    for row, (seat, chance) in enumerate(zip(mover, seen, strict=True)):
        if chance < 0 or not mix:
            continue
        own = (1 - mix) * won[seat] + mix * float(chance)
        others = 1 - won[seat]
        rest = won.copy() if others > 0 else np.full(len(won), 1 / (len(won) - 1), won.dtype)
        rest[seat] = 0
        target[row] = rest / max(float(rest.sum()), 1e-9) * (1 - own)
        target[row, seat] = own
    return target
