"""Rows as features: every figure between 0 and 1, one flag for each choice."""

from __future__ import annotations

import numpy as np
import pytest

import meadhall.engine
from meadhall import envs
from meadhall.engine import BadSetup
from meadhall.envs.features import Features
from tests.envs.every import every_game


def naive(encoding: meadhall.engine.Encoding, row: list[int]) -> list[float]:
    """The features of one row, field by field."""
    figures, choices = list[float](), list[float]()
    for field in encoding:
        for x in row[encoding[field.name]]:
            if field.kind == "category":
                choices += [float(x == k) for k in range(field.high + 1)]
            else:
                figures.append((x - field.low) / max(field.high - field.low, 1))
    return figures + choices


@every_game
def test_features_are_what_the_fields_say(name: str) -> None:
    env = envs.vector(name, envs=6)
    seen, _ = env.reset(seed=1)
    for _ in range(40):
        seen = env.step(seen["action_mask"].argmax(1))[0]
    features = Features(env.setting.encoding)
    found = features(seen["observation"])
    assert found.shape == (6, features.size)
    assert found.min() >= 0
    assert found.max() <= 1
    for row, numbers in zip(seen["observation"].tolist(), found, strict=True):
        assert np.allclose(numbers, naive(env.setting.encoding, row))


def test_what_has_another_shape_is_refused() -> None:
    features = Features(meadhall.game("raids").encoding(2))
    with pytest.raises(BadSetup, match=r"not shape \(3,\)"):
        features(np.zeros(3, np.int16))
    with pytest.raises(BadSetup, match="out is float32"):
        features(np.zeros((2, features.encoding.size), np.int16), np.zeros((2, 5), np.float32))
