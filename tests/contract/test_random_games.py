"""Thousands of random games for every game, seat count and option: they end, and nothing gets lost on the way."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from meadhall.bots import Search
from meadhall.engine import SPECTATOR, FastDice, TableDice
from meadhall.engine.playout import play_out
from meadhall.engine.state import LONGEST, ints
from tests.contract.setups import Setup, setups, walk

pytestmark = pytest.mark.slow

GAMES = 2000
LOOKED_INTO = 4  # of them, answer by answer
every_setup = pytest.mark.parametrize("setup", setups(), ids=str)


@every_setup
def test_random_games_end_with_winners_whom_bots_know_too_and_every_component(setup: Setup) -> None:
    game, dice, buffer = setup.get(), FastDice(1), ints(LONGEST)
    mind = Search(game.judge(), 1)
    for seed in range(GAMES):
        state = setup.new(seed)
        census = game.census(state) if seed % 20 == 0 else None
        play_out(state, dice, buffer)
        winners = game.winners(state)
        assert winners
        assert all(0 <= seat < setup.seats for seat in winners)
        mind.weigh(state)
        rewards = [mind.result[seat] for seat in range(setup.seats)]
        assert [seat for seat in range(setup.seats) if rewards[seat] == max(rewards)] == winners
        if census is not None:
            assert game.census(state) == census
            for seat in range(setup.seats):
                assert sum(line.points for line in game.sheet(state, seat)) == state.points(seat)


@every_setup
def test_at_every_question_the_contract_holds(setup: Setup) -> None:
    for seed in setup.rounds(LOOKED_INTO):
        check_game(setup, seed)


@every_setup
@settings(max_examples=5, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(st.data())
def test_any_choice_of_answers_leads_to_an_end(setup: Setup, data: st.DataObject) -> None:
    """Hypothesis chooses, so that a failure shrinks to the shortest game that shows it."""
    game = setup.get()
    state, dice = setup.new(data.draw(st.integers(0, 10**6))), TableDice("hypothesis")
    census, mind = game.census(state), FastDice(data.draw(st.integers(0, 10**6)))
    chosen = data.draw(st.lists(st.integers(0, 10**6), max_size=60))
    while state.seat >= 0:
        legal = state.legal()
        pick = chosen.pop() if chosen else mind.below(1 << 20)
        state.apply(legal[pick % len(legal)], dice)
        assert game.census(state) == census
    assert game.winners(state)


def check_game(setup: Setup, seed: int) -> None:
    """One random game, with everything that must hold before and after each answer."""
    game = setup.get()
    census = game.census(setup.new(seed))
    for state, action, dice in walk(setup, seed):
        legal = state.legal()
        assert legal == sorted(set(legal))
        assert state.legal() == legal
        assert legal[0] >= 0
        assert legal[-1] < len(game.actions)
        assert [game.actions.parse(game.actions.text(a)) for a in legal] == legal
        assert game.census(state) == census
        assert min(census.values()) >= 0
        for seat in range(setup.seats):
            assert sum(line.points for line in game.sheet(state, seat)) == state.points(seat)
        one, two = state.clone(), state.clone()
        assert one == state
        assert hash(one) == hash(state)
        before = state.pack()
        one.apply(action, dice.copy())
        assert state.pack() == before  # a clone shares nothing
        two.apply(action, dice.copy())
        assert one == two  # the same answer and the same dice lead to the same state
        assert one != state
        assert state.redacted(SPECTATOR).seat == state.seat
