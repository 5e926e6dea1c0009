"""One seat of a table as a Gymnasium environment; bots sit in the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from meadhall.bots import Bot, make
from meadhall.engine.dice import FastDice
from meadhall.engine.errors import BadSetup, IllegalAnswer
from meadhall.engine.game import OptionValue
from meadhall.engine.state import OVER, State
from meadhall.envs.observing import Observer
from meadhall.envs.pictures import MODES, Pictures
from meadhall.envs.setting import Reward, Setting, checked_opponents, refusal
from meadhall.envs.spaces import Observation, space_of_answers, space_of_observations


class Single(gymnasium.Env[Observation, np.int64]):
    """A learner in one seat. `opponents` are names of bots for the others, in turn order after the learner;
    `seat` is the learner's, or None to sit in another one at every reset.

    An answer that is masked changes nothing: it costs `illegal_reward`, and `info["refused"]` says why. The reward
    comes with the end of the game.
    """

    metadata = {"render_modes": list(MODES), "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        opponents: Sequence[str] | None = None,
        seat: int | None = None,
        options: Mapping[str, OptionValue] | None = None,
        reward: Reward = "place",
        illegal_reward: float = -1.0,
        components: str | None = None,
        render_mode: str | None = None,
    ) -> None:
        if seats is None and opponents is not None and not isinstance(opponents, str):
            seats = len(opponents) + 1
        self.setting = setting = Setting(game, seats, options, reward, components)
        self.opponents = checked_opponents(setting, ["karl"] * (setting.seats - 1) if opponents is None else opponents)
        if seat is not None and (type(seat) is not int or not 0 <= seat < setting.seats):
            raise BadSetup(f"seat is a number from 0 to {setting.seats - 1}, or None for any, not {seat!r}")
        self.seat, self.illegal_reward = seat, illegal_reward
        self.observation_space = space_of_observations(setting)
        self.action_space = space_of_answers(setting)
        self.render_mode = render_mode
        self.pictures = Pictures(setting.game, render_mode)
        self._observer = Observer(setting)
        self._table: State | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal anew; a seed gives the same game with the same opponents again."""
        super().reset(seed=seed)
        seats = self.setting.seats
        self._mine = int(self.np_random.integers(seats)) if self.seat is None else self.seat
        self._dice = FastDice(int(self.np_random.integers(2**62)))
        seeds = self.np_random.integers(2**62, size=seats - 1)
        self._minds: dict[int, Bot] = {
            (self._mine + 1 + k) % seats: make(name, self.setting.game, int(seeds[k]))
            for k, name in enumerate(self.opponents)
        }
        self._table = self.setting.deal(self._dice)
        self._follow()
        return self._seen(), {"seat": self._mine}

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Answer, and let the others answer until the learner is asked again or the game is over."""
        table = self._table
        if table is None:
            raise IllegalAnswer("nothing is dealt yet; call reset() before step()")
        if table.seat == OVER:
            raise IllegalAnswer("the game is over; call reset() for the next one")
        answer = int(action) if isinstance(action, int | np.integer) else action
        info: dict[str, Any] = {"seat": self._mine}
        if answer not in table.legal():
            problem = refusal(self.setting, table, answer)
            if type(answer) is not int or not 0 <= answer < self.setting.answers:
                raise problem
            return self._seen(), self.illegal_reward, False, False, {**info, "refused": str(problem)}
        table.apply(answer, self._dice)
        self._follow()
        over = table.seat == OVER
        if over:
            info["points"] = [int(table.points(seat)) for seat in range(self.setting.seats)]
        return self._seen(), self.setting.rewards(table)[self._mine], over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Which answers are legal, as sb3-contrib asks for it."""
        return self._seen()["action_mask"].astype(np.bool_)

    def views(self) -> list[State]:
        """What the learner may know, for bots."""
        if self._table is None:
            raise IllegalAnswer("nothing is dealt yet; call reset() first")
        return [self._table.redacted(self._mine)]

    def render(self) -> Any:
        """The board as the learner sees it: markup (`svg`), pixels (`rgb_array`) or a window (`human`)."""
        if self._table is None:
            raise IllegalAnswer("nothing is dealt yet; call reset() before render()")
        return self.pictures.show(self._table.redacted(self._mine), self._mine)

    def close(self) -> None:
        """Close the window, if there is one."""
        self.pictures.close()

    def _follow(self) -> None:
        """The others answer until the learner is asked."""
        table = self._table
        assert table is not None
        while table.seat not in (OVER, self._mine):
            seat = table.seat
            answer = self._minds[seat].choose(table.redacted(seat), table.legal(), 0.0)
            table.apply(answer, self._dice)
        if self.render_mode == "human":
            self.render()

    def _seen(self) -> Observation:
        table = self._table
        assert table is not None
        return self._observer.seen(table, self._mine)
