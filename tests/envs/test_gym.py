"""Gymnasium: a learner in one seat, bots in the others."""

from __future__ import annotations

import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from meadhall import envs
from meadhall.engine import BadSetup, IllegalAnswer
from tests.envs.every import every_game, every_table


@every_table
def test_gymnasium_finds_nothing_wrong(name: str, seats: int) -> None:
    env = gymnasium.make(f"Meadhall/{name.title()}-v0", opponents=["random"] * (seats - 1))
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(env.unwrapped, skip_render_check=True)


@every_game
def test_masks_are_those_that_sb3_contrib_asks_for(name: str) -> None:
    env = gymnasium.make(f"Meadhall/{name.title()}-v0")
    seen, _ = env.reset(seed=4)
    masks = env.get_wrapper_attr("action_masks")()
    assert masks.dtype == np.bool_
    assert (masks == seen["action_mask"].astype(bool)).all()


def test_the_learner_sits_where_it_wants_or_anywhere() -> None:
    fixed = gymnasium.make("Meadhall/Raids-v0", opponents=["random"] * 2, seat=1)
    assert fixed.reset(seed=1)[1]["seat"] == 1
    anywhere = gymnasium.make("Meadhall/Raids-v0", opponents=["random"] * 2)
    assert {anywhere.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2}


def test_a_masked_answer_changes_nothing_and_says_why() -> None:
    env = gymnasium.make("Meadhall/Raids-v0", opponents=["random"])
    seen, _ = env.reset(seed=1)
    masked = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    again, reward, over, _, info = env.step(np.int64(masked))
    assert (reward, over) == (-1.0, False)
    assert "is not possible now" in info["refused"]
    assert (again["observation"] == seen["observation"]).all()


def test_what_is_out_of_range_or_after_the_end_is_refused() -> None:
    env = gymnasium.make("Meadhall/Raids-v0", opponents=["random"]).unwrapped
    with pytest.raises(IllegalAnswer, match="call reset"):
        env.step(0)
    env.reset(seed=1)
    with pytest.raises(IllegalAnswer, match="from 0 to 104, not 400"):
        env.step(400)
    play, seen, over = envs.policy("random", env), env.reset(seed=1)[0], False
    while not over:
        seen, reward, over, _, info = env.step(play(seen))
    assert reward in (-1.0, 0.0, 1.0)
    assert len(info["points"]) == 2
    with pytest.raises(IllegalAnswer, match="the game is over; call reset"):
        env.step(0)


@pytest.mark.parametrize(
    ("wish", "words"),
    [
        ({"opponents": ["nobody-known"]}, "no bot 'nobody-known'"),
        ({"opponents": ["karl"] * 9}, "players, not 10"),
        ({"opponents": ["karl"], "seats": 3}, "opponents are 2 names of bots"),
        ({"opponents": "karl", "seats": 2}, "opponents are 1 names of bots"),
        ({"seat": 7}, "seat is a number from 0 to 3"),
    ],
)
def test_a_wish_that_cannot_be_is_refused(wish: dict[str, object], words: str) -> None:
    with pytest.raises(BadSetup, match=words):
        gymnasium.make("Meadhall/Raids-v0", **wish)  # type: ignore[arg-type]


def test_a_bot_is_a_policy() -> None:
    env = gymnasium.make("Meadhall/Raids-v0", opponents=["random"], seat=0)
    play = envs.policy("karl", env)
    seen, _ = env.reset(seed=6)
    assert seen["action_mask"][play(seen)] == 1
    with pytest.raises(BadSetup, match="policies are for environments of meadhall"):
        envs.policy("karl", gymnasium.Env())
