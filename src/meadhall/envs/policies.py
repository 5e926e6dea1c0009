"""Bots as policies: whatever our levels would answer at an environment's tables, to play or to learn from."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Protocol, cast

import numpy as np
from numpy.typing import NDArray

from meadhall.bots import make
from meadhall.engine.errors import BadSetup
from meadhall.engine.state import State
from meadhall.envs.setting import Setting

Policy = Callable[[object], Any]


class Asking(Protocol):
    """An environment of ours: what it plays, and what the seats that are asked now may know."""

    setting: Setting

    def views(self) -> list[State]:
        """What the asked seat of each table may know."""
        ...


def policy(bot: str, env: Any, seed: int = 0, budget: float = 0.0) -> Policy:
    """A bot by name as `policy(observation)` for an environment of ours, wrapped or not.

    It answers for whichever seat is asked, from what that seat may know and nothing else: one answer, or an array with
    one for every table of a vector environment. `budget` is in seconds, for levels that think by the clock.
    """
    inner = cast(Asking, getattr(env, "unwrapped", env))
    if not hasattr(inner, "views"):
        raise BadSetup(f"policies are for environments of meadhall.envs, not for {type(inner).__name__}")
    mind = make(bot, inner.setting.game, seed)

    def answers(views: Iterable[State]) -> list[int]:
        return [mind.choose(view, view.legal(), budget) for view in views]

    if hasattr(inner, "num_envs"):

        def for_all(observation: object) -> NDArray[np.int64]:
            return np.array(answers(inner.views()), np.int64)

        return for_all

    def for_one(observation: object) -> int:
        return answers(inner.views())[0]

    return for_one
