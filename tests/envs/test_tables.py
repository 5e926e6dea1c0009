"""Many tables at once: the same games as one by one, in shared buffers."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

from meadhall import envs
from meadhall.engine import BadSetup, FastDice, IllegalAnswer
from tests.envs.every import every_game, every_table


def picked(mask: NDArray[np.int8], chance: np.random.Generator) -> NDArray[np.int64]:
    """Any legal answer for every table."""
    return np.asarray((chance.random(mask.shape) * mask).argmax(1), np.int64)


@every_table
def test_every_table_shows_what_its_asked_seat_knows(name: str, seats: int) -> None:
    many = envs.vector(name, seats, envs=5)
    seen, infos = many.reset(seed=1)
    chance = np.random.default_rng(1)
    one = envs.aec(name, seats)
    one.reset(seed=0)
    for _ in range(60):
        for table, state in enumerate(many._tables.states):
            one.unwrapped._table = state
            expected = one.unwrapped.observe(f"player_{infos['seat'][table]}")
            assert (seen["observation"][table] == expected["observation"]).all()
            assert (seen["action_mask"][table] == expected["action_mask"]).all()
        seen, _, _, _, infos = many.step(picked(seen["action_mask"], chance))


@every_game
def test_games_end_are_paid_and_followed_by_others(name: str) -> None:
    many = envs.vector(name, envs=3)
    seen, infos = many.reset(seed=2)
    chance, ended = np.random.default_rng(2), 0
    while ended < 4:
        answered = infos["seat"]
        seen, rewards, over, cut, infos = many.step(picked(seen["action_mask"], chance))
        assert not cut.any()
        assert (seen["action_mask"].sum(1) > 0).all()
        if over.any():
            final = infos["final_rewards"]
            assert (final[~over] == 0).all()
            assert np.allclose(final[over].sum(1), 0, atol=1e-6)
            assert np.allclose(final[over, answered[over]], rewards[over])
            ended += int(over.sum())
        else:
            assert (rewards == 0).all()


def test_a_seed_gives_the_same_games_again() -> None:
    def course(seed: int) -> list[bytes]:
        many = envs.vector("raids", 3, envs=4, opponents=["random", "karl"])
        seen, _ = many.reset(seed=seed)
        chance, rows = np.random.default_rng(0), []
        for _ in range(40):
            seen, _, _, _, _ = many.step(picked(seen["action_mask"], chance))
            rows.append(seen["observation"].tobytes())
        return rows

    assert course(7) == course(7)
    assert course(7) != course(8)


def test_opponents_sit_everywhere_but_where_the_learner_does() -> None:
    many = envs.vector("raids", 3, envs=6, opponents=["random", "karl"])
    seen, infos = many.reset(seed=1)
    chance = np.random.default_rng(0)
    for _ in range(80):
        assert infos["seat"].tolist() == [0, 1, 2, 0, 1, 2]
        seen, _, _, _, infos = many.step(picked(seen["action_mask"], chance))


def test_a_list_of_seeds_deals_each_table_by_its_own() -> None:
    many = envs.vector("raids", 2, envs=2)
    seen, _ = many.reset(seed=[5, 5])
    assert (seen["observation"][0] == seen["observation"][1]).all()
    assert many._tables.states[0] == many.setting.deal(FastDice(5))
    with pytest.raises(BadSetup, match="list of 2 numbers"):
        many.reset(seed=[5])


def test_one_answer_that_is_not_legal_stops_all() -> None:
    many = envs.vector("raids", 2, envs=3)
    with pytest.raises(IllegalAnswer, match="call reset"):
        many.step(np.zeros(3, np.int64))
    seen, _ = many.reset(seed=1)
    before = seen["observation"].copy()
    answers = picked(seen["action_mask"], np.random.default_rng(0))
    answers[1] = 61
    with pytest.raises(IllegalAnswer, match=r"table 1: feed .* is not possible now"):
        many.step(answers)
    with pytest.raises(IllegalAnswer, match="table 0: answers are whole numbers from 0 to 104, not -1"):
        many.step(np.full(3, -1))
    with pytest.raises(IllegalAnswer, match="3 whole numbers, one a table, not float64"):
        many.step(np.zeros(3))  # type: ignore[arg-type]
    with pytest.raises(IllegalAnswer, match=r"of shape \(2,\)"):
        many.step(np.zeros(2, np.int64))
    assert (seen["observation"] == before).all()


@pytest.mark.parametrize("tables", [0, -1, 70_000, 2.5])
def test_there_are_as_many_tables_as_can_be(tables: int) -> None:
    with pytest.raises(BadSetup, match="from 1 to 65,536"):
        envs.vector("raids", 2, envs=tables)


def test_a_bot_answers_for_all_tables() -> None:
    many = envs.vector("raids", 2, envs=4)
    seen, _ = many.reset(seed=3)
    answers = envs.policy("karl", many)(seen)
    assert seen["action_mask"][np.arange(4), answers].all()
