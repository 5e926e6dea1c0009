"""Trains Raids by sb3-contrib's MaskablePPO on many tables at once, on a CPU in some ten minutes.

    pip install 'meadhall[rl]' sb3-contrib
    python examples/train_raids.py --out raids.zip --curve curve.csv

Two players. It learns against `random` first and against `thrall` then, and is measured in games it has not seen.
"""

from __future__ import annotations

import argparse
import csv
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import spaces
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv

import meadhall.envs
from meadhall.envs.features import Features

GAME, SEATS = "raids", 2


class Tables(VecEnv):
    """`meadhall.envs.vector` as Stable Baselines wants it, rows as features."""

    def __init__(self, tables: int, opponents: Sequence[str]) -> None:
        self.env = meadhall.envs.vector(GAME, SEATS, envs=tables, opponents=opponents)
        self.features = Features(self.env.setting.encoding)
        self.mask = np.zeros((tables, self.env.setting.answers), np.bool_)
        self.render_mode = None
        super().__init__(
            tables,
            spaces.Box(0, 1, (self.features.size,), np.float32),
            spaces.Discrete(self.env.setting.answers),
        )

    def reset(self) -> Any:
        return self._seen(self.env.reset(seed=self._seeds[0])[0])

    def step_async(self, actions: Any) -> None:
        self.given = actions

    def step_wait(self) -> Any:
        seen, rewards, over, _, _ = self.env.step(self.given)
        found = self._seen(seen)
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for table in np.flatnonzero(over):  # the game is over, so nothing of what follows counts for it
            infos[table] = {"terminal_observation": found[table], "TimeLimit.truncated": False}
        return found, rewards, over, infos

    def _seen(self, seen: Any) -> Any:
        self.mask[:] = seen["action_mask"]
        return self.features(seen["observation"])

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> list[Any]:
        if method_name != "action_masks":
            raise AttributeError(method_name)
        return list(self.mask)

    def has_attr(self, attr_name: str) -> bool:
        return attr_name == "action_masks"

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        return [getattr(self, attr_name, None)] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        raise AttributeError(attr_name)

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False] * self.num_envs

    def close(self) -> None:
        self.env.close()


def wins(model: MaskablePPO, opponent: str, games: int = 200) -> float:
    """The share of unseen games won; half of a shared win counts."""
    tables = Tables(50, [opponent])
    tables.seed(1_000_003)
    seen = tables.reset()
    played, won = 0, 0.0
    while played < games:
        answers, _ = model.predict(seen, action_masks=tables.mask, deterministic=True)
        seen, rewards, over, _ = tables.step(answers)
        played, won = played + int(over.sum()), won + float(((rewards[over] + 1) / 2).sum())
    return won / played


class Curve(BaseCallback):
    """Measures now and then, and notes it."""

    def __init__(self, file: Path, every: int, started: float) -> None:
        super().__init__()
        self.file, self.every, self.started, self.next = file, every, started, 0

    def _on_step(self) -> bool:
        if self.num_timesteps >= self.next:
            self.next = self.num_timesteps + self.every
            row = [self.num_timesteps, round(time.perf_counter() - self.started)]
            row += [round(wins(self.model, opponent), 3) for opponent in ("random", "thrall")]
            with self.file.open("a", newline="") as out:
                csv.writer(out).writerow(row)
            print("steps {}, {} s: {:.1%} against random, {:.1%} against thrall".format(*row), flush=True)
        return True


def main() -> None:
    """The command."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--out", type=Path, default=Path("raids.zip"))
    words.add_argument("--curve", type=Path, default=Path("curve.csv"))
    words.add_argument("--tables", type=int, default=256)
    words.add_argument("--steps", type=int, default=1_500_000)
    given = words.parse_args()
    given.curve.write_text("steps,seconds,random,thrall\n")
    started = time.perf_counter()
    first = Tables(given.tables, ["random"])
    model = MaskablePPO(
        "MlpPolicy", first, n_steps=64, batch_size=2048, n_epochs=4, learning_rate=5e-4, ent_coef=0.01, gamma=0.995,
        gae_lambda=0.95, policy_kwargs={"net_arch": [256, 128]}, seed=1, device="cpu",
    )  # fmt: skip
    curve = Curve(given.curve, given.steps // 10, started)
    model.learn(given.steps // 4, callback=curve)
    model.set_env(Tables(given.tables, ["thrall"]))
    model.learn(given.steps - given.steps // 4, callback=curve, reset_num_timesteps=False)
    model.save(given.out)
    for opponent in ("random", "thrall"):
        print(f"{wins(model, opponent):.1%} against {opponent} in 200 games")


if __name__ == "__main__":
    main()
