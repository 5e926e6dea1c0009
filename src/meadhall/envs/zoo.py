"""A table as a PettingZoo AEC environment: one seat is asked at a time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo.utils.env import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from meadhall.engine.dice import FastDice
from meadhall.engine.errors import BadSetup, listed
from meadhall.engine.game import OptionValue
from meadhall.engine.state import OVER, SPECTATOR, State
from meadhall.envs.observing import Observer
from meadhall.envs.pictures import Pictures
from meadhall.envs.setting import Reward, Setting, refusal
from meadhall.envs.spaces import Observation, space_of_answers, space_of_observations


class Aec(AECEnv[str, Observation, int]):
    """Seats are `player_0`, `player_1`, … in turn order. An observation has the row of the encoding as that seat sees
    the table, and a mask of legal answers, all 0 while another seat is asked. Rewards come with the end.
    """

    metadata = {"render_modes": ["human", "rgb_array", "svg"], "is_parallelizable": False, "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, OptionValue] | None = None,
        reward: Reward = "place",
        components: str | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.setting = setting = Setting(game, seats, options, reward, components)
        self.metadata = {**type(self).metadata, "name": f"meadhall_{game}_v{setting.encoding.version}"}
        self.render_mode = render_mode
        self.pictures = Pictures(setting.game, render_mode)
        self.possible_agents = [f"player_{seat}" for seat in range(setting.seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._seen = space_of_observations(setting)
        self._answers = space_of_answers(setting)
        self.observation_spaces = dict.fromkeys(self.possible_agents, self._seen)
        self.action_spaces = dict.fromkeys(self.possible_agents, self._answers)
        self._observer = Observer(setting)
        self._np_random, _ = seeding.np_random(None)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What a seat can be shown; the same object for all."""
        return self._seen

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What a seat can answer; the same object for all."""
        return self._answers

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal anew; a seed gives the same game again."""
        if seed is not None:
            self._np_random, _ = seeding.np_random(seed)
        self._dice = FastDice(int(self._np_random.integers(2**62)))
        self._table = self.setting.deal(self._dice)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._table.seat]
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observation:
        """What a seat knows now."""
        if agent not in self._seat:
            raise BadSetup(f"there is no {agent!r} at this table; there are {listed(self.possible_agents)}")
        return self._observer.seen(self._table, self._seat[agent])

    def step(self, action: int | None) -> None:
        """Give the asked seat's answer; one that is not legal is refused, and nothing changes."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        answer = int(action) if isinstance(action, int | np.integer) else action
        table = self._table
        if answer not in table.legal():
            raise refusal(self.setting, table, answer)
        self._cumulative_rewards[agent] = 0.0
        table.apply(answer, self._dice)
        self.rewards = dict(zip(self.agents, self.setting.rewards(table), strict=True))
        if table.seat == OVER:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.possible_agents[0]
        else:
            self.agent_selection = self.possible_agents[table.seat]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def views(self) -> list[State]:
        """What the asked seat may know, for bots."""
        return [self._table.redacted(self._table.seat)]

    def render(self) -> Any:
        """The board as everybody sees it: markup (`svg`), pixels (`rgb_array`) or a window (`human`)."""
        return self.pictures.show(self._table.redacted(SPECTATOR))

    def close(self) -> None:
        """Close the window, if there is one."""
        self.pictures.close()


def aec(
    game: str,
    seats: int | None = None,
    options: Mapping[str, OptionValue] | None = None,
    reward: Reward = "place",
    components: str | None = None,
    render_mode: str | None = None,
) -> OrderEnforcingWrapper[str, Observation, int]:
    """A table as a PettingZoo environment, with PettingZoo's own check of the order of calls around it."""
    return OrderEnforcingWrapper(Aec(game, seats, options, reward, components, render_mode))
