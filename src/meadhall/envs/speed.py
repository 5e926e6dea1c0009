"""How fast the environments are, beside PettingZoo's own classic games in the same run; `meadhall bench --envs`."""

from __future__ import annotations

import time
import warnings
from typing import Any

import numpy as np

from meadhall import api, envs

TABLES = 512
PEERS = ("connect_four_v3", "tictactoe_v3")  # those that need no further library


def measure(seconds: float) -> dict[str, Any]:
    """Steps a second of every game, many tables at once and one PettingZoo environment, and of PettingZoo's own."""
    games: dict[str, dict[str, Any]] = {}
    for name in api.games():
        game = api.game(name)
        if game.encodes:
            seats = sorted(game.seats)[len(game.seats) // 2]
            games[name] = {
                "seats": seats,
                "numbers": game.encoding(seats).size,
                "answers": len(game.actions),
                "vector_steps_per_s": many_tables(name, seats, seconds),
                "aec_steps_per_s": one_table(envs.aec(name, seats), seconds),
            }
    peers = {name: one_table(env, seconds) for name, env in classic().items()}
    best = max(peers.values(), default=0)
    for row in games.values():
        row["vector_to_fastest_peer"] = round(row["vector_steps_per_s"] / best, 1) if best else None
    return {"tables": TABLES, "games": games, "pettingzoo": peers}


def many_tables(name: str, seats: int, seconds: float) -> int:
    """Env steps a second, observation and mask included; the time to choose answers is not counted."""
    env, chance = envs.vector(name, seats, envs=TABLES), np.random.default_rng(1)
    seen, _ = env.reset(seed=1)
    steps, spent = 0, 0.0
    while spent < seconds:
        answers = (chance.random(seen["action_mask"].shape, np.float32) * seen["action_mask"]).argmax(1)
        start = time.perf_counter()
        seen = env.step(answers)[0]
        spent += time.perf_counter() - start
        steps += TABLES
    return round(steps / spent)


def one_table(env: Any, seconds: float) -> int:
    """Steps a second of an AEC environment, `last` and `step`; resets and choosing answers are not counted."""
    chance = np.random.default_rng(1)
    steps, spent, seed = 0, 0.0, 0
    env.reset(seed=seed)
    while spent < seconds:
        start = time.perf_counter()
        seen, _, terminated, truncated, _ = env.last()
        spent += time.perf_counter() - start
        if terminated or truncated:
            seed += 1
            env.reset(seed=seed)
            continue
        answer = chance.choice(np.flatnonzero(seen["action_mask"]))
        start = time.perf_counter()
        env.step(answer)
        spent += time.perf_counter() - start
        steps += 1
    return round(steps / spent)


def classic() -> dict[str, Any]:
    """PettingZoo's own games; none where the library they draw with is missing."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of its registry
        try:
            from pettingzoo import classic as own

            return {name: getattr(own, name).env() for name in PEERS}
        except ImportError:
            return {}
