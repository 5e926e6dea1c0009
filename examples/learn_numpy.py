"""Learns a game with nothing but numpy: a linear policy improved by policy gradients, at many tables at once.

    python examples/learn_numpy.py raids --seats 2 --updates 300

Prints how often it wins against the opponents it has learned with, before and after, over games it has not seen.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

import meadhall.envs
from meadhall.envs.features import Features

Floats = NDArray[np.float32]
FAR = 0.97  # how much of what comes a step later counts
TRACE = 0.95  # how far a surprise is carried back
STRAY = 0.01  # weight of keeping several answers open


@dataclass
class Adam:
    """Steps of a sensible length for every weight."""

    rate: float
    first: dict[int, Floats] = field(default_factory=dict)
    second: dict[int, Floats] = field(default_factory=dict)
    steps: int = 0

    def step(self, weights: list[Floats], slopes: list[Floats]) -> None:
        """Move the weights up their slopes."""
        self.steps += 1
        for k, (weight, slope) in enumerate(zip(weights, slopes, strict=True)):
            first = self.first.setdefault(k, np.zeros_like(weight))
            second = self.second.setdefault(k, np.zeros_like(weight))
            first += 0.1 * (slope - first)
            second += 0.001 * (slope**2 - second)
            bias = np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
            weight += self.rate * bias * first / (np.sqrt(second) + 1e-8)


class Learner:
    """One weight for every feature and answer, and one for every feature's promise of a good end."""

    def __init__(self, game: str, seats: int, seed: int = 0) -> None:
        encoding = meadhall.game(game).encoding(seats)
        self.features = Features(encoding)
        self.policy = np.zeros((self.features.size, len(meadhall.game(game).actions)), np.float32)
        self.promise = np.zeros(self.features.size, np.float32)
        self.adam = Adam(3e-3)
        self.chance = np.random.default_rng(seed)

    def chances(self, seen: Floats, mask: NDArray[np.int8]) -> Floats:
        """How likely each answer is; 0 for those that are not legal."""
        logits = np.where(mask, seen @ self.policy, -1e9)
        likely = np.exp(logits - logits.max(1, keepdims=True))
        return np.asarray(likely / likely.sum(1, keepdims=True), np.float32)

    def pick(self, likely: Floats) -> NDArray[np.int64]:
        """An answer for every table."""
        thrown = self.chance.random((len(likely), 1)) * likely.sum(1, keepdims=True)
        return np.asarray((likely.cumsum(1) > thrown).argmax(1), np.int64)


def learn(game: str, seats: int, opponents: list[str], updates: int, tables: int = 128, steps: int = 32) -> Learner:
    """Play and improve."""
    learner = Learner(game, seats)
    env = meadhall.envs.vector(game, seats, envs=tables, opponents=opponents)
    seen, _ = env.reset(seed=1)
    rows = np.zeros((steps + 1, tables, learner.features.size), np.float32)
    masks = np.zeros((steps, *seen["action_mask"].shape), np.int8)
    answers = np.zeros((steps, tables), np.int64)
    rewards, ended = np.zeros((steps, tables), np.float32), np.zeros((steps, tables), np.float32)
    learner.features(seen["observation"], rows[0])
    for _ in range(updates):
        for t in range(steps):
            masks[t] = seen["action_mask"]
            answers[t] = learner.pick(learner.chances(rows[t], masks[t]))
            seen, rewards[t], over, _, _ = env.step(answers[t])
            ended[t] = over
            learner.features(seen["observation"], rows[t + 1])
        improve(learner, rows, masks, answers, rewards, ended)
        rows[0] = rows[steps]
    return learner


def improve(
    learner: Learner, rows: Floats, masks: NDArray[np.int8], answers: NDArray[np.int64], rewards: Floats, ended: Floats
) -> None:
    """One step up: answers that turned out better than promised become likelier."""
    steps, tables = answers.shape
    promised = rows @ learner.promise
    better, carried = np.zeros_like(rewards), np.zeros(tables, np.float32)
    for t in reversed(range(steps)):
        goes_on = 1 - ended[t]
        surprise = rewards[t] + FAR * goes_on * promised[t + 1] - promised[t]
        carried = surprise + FAR * TRACE * goes_on * carried
        better[t] = carried
    flat = rows[:steps].reshape(steps * tables, -1)
    likely = learner.chances(flat, masks.reshape(steps * tables, -1))
    gain = better.reshape(-1)
    slope = -likely * ((gain - gain.mean()) / (gain.std() + 1e-6))[:, None]
    slope[np.arange(len(slope)), answers.reshape(-1)] += (gain - gain.mean()) / (gain.std() + 1e-6)
    logs = np.log(np.maximum(likely, 1e-9))
    slope -= STRAY * likely * (logs - (likely * logs).sum(1, keepdims=True))
    learner.adam.step([learner.policy, learner.promise], [flat.T @ slope / len(flat), flat.T @ gain / len(flat)])


def wins(learner: Learner, game: str, seats: int, opponents: list[str], games: int) -> float:
    """The share of unseen games in which it comes first, alone or with others."""
    env = meadhall.envs.vector(game, seats, envs=min(games, 100), opponents=opponents)
    seen, _ = env.reset(seed=1_000_003)
    played, won = 0, 0
    while played < games:
        likely = learner.chances(learner.features(seen["observation"]), seen["action_mask"])
        seen, rewards, over, _, _ = env.step(learner.pick(likely))
        played, won = played + int(over.sum()), won + int((rewards[over] > 0).sum())
    return won / played


def main() -> None:
    """The command."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("game", nargs="?", default="raids")
    words.add_argument("--seats", type=int, default=2)
    words.add_argument("--updates", type=int, default=300)
    words.add_argument("--opponent", default="random")
    words.add_argument("--games", type=int, default=400)
    given = words.parse_args()
    opponents = [given.opponent] * (given.seats - 1)
    before = wins(Learner(given.game, given.seats), given.game, given.seats, opponents, given.games)
    learner = learn(given.game, given.seats, opponents, given.updates)
    after = wins(learner, given.game, given.seats, opponents, given.games)
    print(f"{given.game}: first place in {before:.1%} of games before, in {after:.1%} after learning")


if __name__ == "__main__":
    main()
