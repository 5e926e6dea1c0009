"""PettingZoo: its own tests, unmodified, and what a seat is told."""

from __future__ import annotations

import itertools
from types import SimpleNamespace

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

from meadhall import envs
from meadhall.engine import BadSetup, IllegalAnswer, UnknownGame
from tests.envs.every import every_game, every_table


@every_table
@pytest.mark.filterwarnings(
    "ignore:Observation space for each agent probably", "ignore:Observation is not a NumPy array"
)
def test_pettingzoo_finds_nothing_wrong(name: str, seats: int) -> None:
    """Its two remarks about dicts are made of all environments but its own."""
    api_test(envs.aec(name, seats), num_cycles=60)
    seed_test(lambda: envs.aec(name, seats), num_cycles=60)


@every_game
def test_pettingzoo_can_measure_it(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = itertools.count()  # the benchmark plays for five seconds of this clock
    monkeypatch.setitem(benchmark_globals(), "time", SimpleNamespace(time=lambda: float(next(ticks))))
    performance_benchmark(envs.aec(name))
    assert next(ticks) > 5


@every_game
@pytest.mark.slow
def test_pettingzoo_can_look_at_it(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")  # a window without a screen
    modes = {"svg": lambda drawn: drawn.startswith("<svg")}
    render_test(lambda render_mode: envs.aec(name, render_mode=render_mode), modes)


def benchmark_globals() -> dict[str, object]:
    """The names PettingZoo's benchmark uses."""
    found: dict[str, object] = performance_benchmark.__globals__
    return found


@every_table
def test_a_game_ends_with_rewards_that_add_up_to_nothing(name: str, seats: int) -> None:
    env = envs.aec(name, seats)
    env.reset(seed=5)
    chance = np.random.default_rng(5)
    earned = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        earned[agent] += reward
        env.step(None if over else chance.choice(np.flatnonzero(seen["action_mask"])))
    assert not env.agents
    assert sum(earned.values()) == pytest.approx(0)
    assert max(earned.values()) > 0 > min(earned.values())


@every_game
def test_only_who_is_asked_has_answers(name: str) -> None:
    env = envs.aec(name)
    env.reset(seed=1)
    for agent in env.possible_agents:
        assert env.observe(agent)["action_mask"].any() == (agent == env.agent_selection)


def test_seats_share_their_spaces() -> None:
    env = envs.aec("raids", 3)
    assert env.observation_space("player_0") is env.observation_space("player_2")
    assert env.action_space("player_0") is env.action_space("player_1")


def test_a_margin_is_the_distance_to_the_best_of_the_others() -> None:
    env = envs.aec("raids", 3, reward="margin")
    env.reset(seed=2)
    chance = np.random.default_rng(2)
    while not any(env.terminations.values()):
        env.step(chance.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])))
    table = env.unwrapped._table
    points = [table.points(seat) for seat in range(3)]
    assert [env.rewards[f"player_{seat}"] for seat in range(3)] == [
        points[seat] - max(points[:seat] + points[seat + 1 :]) for seat in range(3)
    ]


def test_an_answer_that_is_masked_or_none_is_refused_and_nothing_changes() -> None:
    env = envs.aec("raids", 2)
    env.reset(seed=3)
    agent, seen = env.agent_selection, env.observe(env.agent_selection)
    with pytest.raises(IllegalAnswer, match=r"feed .* is not possible now; action_mask marks what is: sail:"):
        env.step(61)
    with pytest.raises(IllegalAnswer, match="whole numbers from 0 to 104, not 105"):
        env.step(105)
    with pytest.raises(IllegalAnswer, match="not 'sail:3'"):
        env.step("sail:3")
    assert env.agent_selection == agent
    again = env.observe(agent)
    assert (again["observation"] == seen["observation"]).all()


@pytest.mark.parametrize(
    ("wish", "error", "words"),
    [
        ({"game": "chess"}, UnknownGame, "chess"),
        ({"game": "raids", "seats": 9}, BadSetup, "2, 3 and 4 players, not 9|players, not 9"),
        ({"game": "raids", "reward": "glory"}, BadSetup, "a reward is by place"),
        ({"game": "raids", "options": {"wind": 1}}, BadSetup, "no option 'wind'"),
        ({"game": "raids", "render_mode": "ansi"}, BadSetup, "render_mode can be"),
    ],
)
def test_a_wish_that_cannot_be_is_refused(wish: dict[str, object], error: type[Exception], words: str) -> None:
    with pytest.raises(error, match=words):
        envs.aec(**wish)  # type: ignore[arg-type]


def test_who_is_not_at_the_table_sees_nothing() -> None:
    env = envs.aec("raids", 2)
    env.reset(seed=1)
    with pytest.raises(BadSetup, match="player_7"):
        env.observe("player_7")
