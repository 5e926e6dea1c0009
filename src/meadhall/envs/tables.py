"""Many tables at once as a Gymnasium vector environment, stepped in compiled code."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from numpy.typing import NDArray

from meadhall.bots import Bot, make
from meadhall.engine.errors import BadSetup, IllegalAnswer
from meadhall.engine.game import OptionValue
from meadhall.engine.state import State
from meadhall.envs.batch import Batch
from meadhall.envs.setting import Reward, Setting, checked_opponents, refusal
from meadhall.envs.spaces import Observation, marks, numbers, space_of_answers, space_of_observations

MOST = 65_536  # tables


class Tables(Batch):
    """Tables of a setting, with the rewards of the games that ended."""

    def __init__(self, setting: Setting, tables: int) -> None:
        super().__init__(tables, setting.seats, setting.encoding.size, setting.answers)
        self.setting = setting
        self.rewards = np.zeros((tables, setting.seats), dtype=np.float32)

    def dealt(self, table: int) -> State:
        return self.setting.deal(self.dice[table])

    def finished(self, table: int, state: State) -> None:
        self.rewards[table] = self.setting.rewards(state)


class Vector(VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """Every step answers one question at every table. A game that ends is followed by the next in the same step.

    Observations are of the asked seat: `observation` (rows of the encoding) and `action_mask`, views of shared buffers
    that the next step writes anew; copy what you keep. `infos["seat"]` says who is asked. Without opponents every seat
    is asked in turn (self-play); `rewards` are those of the seat that has answered, `infos["final_rewards"]` of every
    seat, where a game ended.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        envs: int = 64,
        options: Mapping[str, OptionValue] | None = None,
        opponents: Sequence[str] | None = None,
        reward: Reward = "place",
        components: str | None = None,
    ) -> None:
        if type(envs) is not int or not 0 < envs <= MOST:
            raise BadSetup(f"envs is a number of tables from 1 to {MOST:,}, not {envs!r}")
        self.setting = setting = Setting(game, seats, options, reward, components)
        self.opponents = None if opponents is None else checked_opponents(setting, opponents)
        self.num_envs = envs
        self.single_observation_space = space_of_observations(setting)
        self.single_action_space = space_of_answers(setting)
        self.observation_space = space_of_observations(setting, envs)
        self.action_space = space_of_answers(setting, envs)
        self._tables = Tables(setting, envs)
        rows, mask = numbers(self._tables.rows), marks(self._tables.mask)
        self._seen = cast(
            Observation,
            {"observation": rows.reshape(envs, -1), "action_mask": mask.reshape(envs, -1)},
        )
        self._asked = marks(self._tables.asked)
        self._ended = marks(self._tables.ended)
        self._begun = False

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal every table anew; a seed gives the same games again."""
        if not isinstance(seed, list):
            super().reset(seed=seed)
            seeds = [int(x) for x in self.np_random.integers(2**62, size=self.num_envs)]
        elif len(seed) == self.num_envs and all(type(one) is int for one in seed):
            seeds = cast("list[int]", seed)
        else:
            raise BadSetup(f"seed is a number or a list of {self.num_envs} numbers, one a table")
        self._tables.begin(seeds, self._minds(seeds))
        self._begun = True
        return self._seen, {"seat": self._asked.copy()}

    def _minds(self, seeds: list[int]) -> list[Bot | None]:
        """Who answers by itself, by table and seat: nobody in self-play, else everyone but the learner, who sits in
        every seat at some table.
        """
        if self.opponents is None:
            return [None] * (self.num_envs * self.setting.seats)
        minds: list[Bot | None] = []
        for table, seed in enumerate(seeds):
            learner = table % self.setting.seats
            bots = [make(name, self.setting.game, seed + k) for k, name in enumerate(self.opponents)]
            minds += [*bots[:learner], None, *bots[learner:]]
        return minds

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Answer the open question of every table; refuses, and changes nothing, if one answer is not legal."""
        if not self._begun:
            raise IllegalAnswer("nothing is dealt yet; call reset() before step()")
        given = self._checked(actions)
        answered = self._asked.copy()
        self._tables.step(given)
        ended = self._ended.astype(np.bool_)
        infos: dict[str, Any] = {"seat": self._asked.copy()}
        rewards = np.zeros(self.num_envs, dtype=np.float32)
        if ended.any():
            of_all = self._tables.rewards
            rewards[ended] = of_all[ended, answered[ended]]
            infos["final_rewards"] = np.where(ended[:, None], of_all, 0.0).astype(np.float32)
        return self._seen, rewards, ended, np.zeros(self.num_envs, dtype=np.bool_), infos

    def _checked(self, actions: NDArray[np.int64]) -> list[int]:
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or not np.issubdtype(given.dtype, np.integer):
            raise IllegalAnswer(
                f"actions are {self.num_envs} whole numbers, one a table, not {given.dtype} of shape {given.shape}"
            )
        answers: list[int] = given.tolist()
        table = self._tables.refused(answers)
        if table >= 0:
            raise refusal(self.setting, self._tables.states[table], answers[table], f"table {table}: ")
        return answers

    def views(self) -> list[State]:
        """What the asked seat of every table may know, for bots."""
        return [state.redacted(state.seat) for state in self._tables.states]
