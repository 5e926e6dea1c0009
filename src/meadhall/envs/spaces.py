"""Spaces of observations and answers, the same for every kind of environment."""

from __future__ import annotations

from typing import Any, TypedDict

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from meadhall.engine.ints import Bytes, Shorts
from meadhall.envs.setting import Setting


class Observation(TypedDict):
    """What the asked seat knows, and which answers it has."""

    observation: NDArray[np.int16]
    action_mask: NDArray[np.int8]


def space_of_observations(setting: Setting, tables: int | None = None) -> spaces.Space[Any]:
    """Rows of the encoding within their bounds, and a mask; `tables` of them side by side."""
    low, high = np.array(setting.encoding.low, np.int16), np.array(setting.encoding.high, np.int16)
    shape: tuple[int, ...] = (setting.answers,)
    if tables is not None:
        low, high, shape = np.tile(low, (tables, 1)), np.tile(high, (tables, 1)), (tables, *shape)
    return spaces.Dict(
        {
            "observation": spaces.Box(low, high, dtype=np.int16),
            "action_mask": spaces.Box(0, 1, shape, np.int8),
        }
    )


def space_of_answers(setting: Setting, tables: int | None = None) -> spaces.Space[Any]:
    """Every answer of the game, legal now or not."""
    return spaces.Discrete(setting.answers) if tables is None else spaces.MultiDiscrete([setting.answers] * tables)


def numbers(row: Shorts) -> NDArray[np.int16]:
    """A row that compiled code writes, as an array over the same memory."""
    return np.frombuffer(memoryview(row), np.int16)


def marks(mask: Bytes) -> NDArray[np.int8]:
    """Flags that compiled code sets, as an array over the same memory."""
    return np.frombuffer(memoryview(mask), np.int8)
