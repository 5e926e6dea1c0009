"""The games in OpenSpiel: its own tests, draws as they are, and what a player knows and remembers."""

from __future__ import annotations

import importlib
import pickle
import random
import subprocess
import sys
from pathlib import Path

import numpy as np
import pyspiel
import pytest

import meadhall
from meadhall.engine import Ints, MeadhallError
from meadhall.engine.dice import Dice, FastDice
from meadhall.envs import openspiel
from meadhall.envs.openspiel import nodes
from meadhall.envs.openspiel.games import PREFIX
from tests.contract.setups import Setup
from tests.envs.spiel import SETUPS, SIZES, SOME, every_game, first_question, hides, load, walk

pytestmark = pytest.mark.slow

every_setup = pytest.mark.parametrize("setup", SETUPS, ids=str)
every_size = pytest.mark.parametrize("setup", SIZES, ids=str)


# -- loading -----------------------------------------------------------------------------------------------------------


def test_every_game_with_an_encoding_is_registered() -> None:
    wanted = {PREFIX + name for name in meadhall.games() if meadhall.game(name).encodes}
    assert set(openspiel.GAMES) == wanted
    assert wanted <= set(pyspiel.registered_names())


@every_setup
def test_a_game_is_loaded_by_a_line_that_says_players_and_options(setup: Setup) -> None:
    game = load(setup)
    again = pyspiel.load_game(str(game))
    assert str(again) == str(game)
    assert again.num_players() == game.num_players() == setup.seats
    assert again.setting.options == setup.get().checked_options(dict(setup.options))
    assert game.num_distinct_actions() == len(setup.get().actions)


@every_game
def test_a_number_of_players_that_a_game_has_not_is_refused(name: str) -> None:
    with pytest.raises(MeadhallError, match="players, not 9"):
        pyspiel.load_game(f"{name}(players=9)")


def test_a_value_that_an_option_has_not_is_refused() -> None:
    with pytest.raises(MeadhallError, match=r"option shields_count can be .*, not 'oars'"):
        pyspiel.load_game(f"{SOME}(shields_count=oars)")


def test_an_option_that_a_game_has_not_is_refused(capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(pyspiel.SpielError, match=r"Unknown parameter 'oars'\. Available parameters are: .*players"):
        pyspiel.load_game(f"{SOME}(oars=3)")


def test_without_openspiel_the_refusal_names_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.delitem(sys.modules, "meadhall.envs.openspiel")
    with pytest.raises(ImportError, match=r"^pyspiel is not installed; .*meadhall\[openspiel\]"):
        importlib.import_module("meadhall.envs.openspiel")


# -- OpenSpiel's own tests ---------------------------------------------------------------------------------------------

API_TEST = """
import unittest, meadhall.envs.openspiel
from absl import flags
from open_spiel.integration_tests import api_test
flags.FLAGS(["api_test", "--test_only_games=meadhall_"])
unittest.main(api_test, argv=["api_test"])
"""
SIM_TEST = """
import unittest, meadhall.envs.openspiel
from open_spiel.python.tests import games_sim_test
unittest.main(games_sim_test, argv=["games_sim_test", "-k", "meadhall_"])
"""


@pytest.mark.parametrize("script", [API_TEST, SIM_TEST], ids=["api_test", "games_sim_test"])
def test_the_suites_of_openspiel_itself_pass(script: str) -> None:
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=600)
    assert ran.returncode == 0, ran.stderr[-3000:]
    (count,) = (line.split()[1] for line in ran.stderr.splitlines() if line.startswith("Ran "))
    assert int(count) >= len(SIZES)


@every_setup
def test_openspiels_random_simulations_find_nothing(setup: Setup) -> None:
    pyspiel.random_sim_test(load(setup), num_sims=1, serialize=True, verbose=False)


# -- draws -------------------------------------------------------------------------------------------------------------


class Noting(Dice):
    """Dice that note the outcome of every draw that could have gone otherwise."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.dice = FastDice(seed)
        self.noted: list[tuple[int, list[int]]] = []

    def below(self, n: int) -> int:
        value = int(self.dice.below(n))
        if n > 1:
            self.noted.append((value, [1] * n))
        return value

    def draw(self, bag: Ints, first: int, size: int) -> int:
        counts = [int(bag[first + i]) for i in range(size)]
        noted = len(self.noted)
        kind = int(super().draw(bag, first, size))
        del self.noted[noted:]
        if sum(count > 0 for count in counts) > 1:
            self.noted.append((kind, counts))
        return kind


@every_setup
def test_draw_by_draw_a_game_goes_as_at_a_table(setup: Setup) -> None:
    """Every draw of the engine is one chance node with its exact probabilities, and leads to the same position."""
    dice, mind, state = Noting(5), random.Random(5), load(setup).new_initial_state()
    truth = setup.get().new(setup.seats, dice, dict(setup.options))
    while True:
        for outcome, weights in dice.noted:
            assert state.is_chance_node()
            assert state.chance_outcomes() == [(k, w / sum(weights)) for k, w in enumerate(weights) if w]
            state.apply_action(outcome)
        dice.noted.clear()
        assert not state.is_chance_node()
        assert state.truth == truth
        if truth.seat < 0:
            break
        assert (state.current_player(), state.legal_actions()) == (truth.seat, truth.legal())
        action = mind.choice(truth.legal())
        truth.apply(action, dice)
        state.apply_action(action)
    assert state.is_terminal()
    best = setup.get().winners(truth)
    assert [seat for seat, one in enumerate(state.returns()) if one == max(state.returns())] == best


def test_what_cannot_be_drawn_or_answered_is_refused_and_nothing_changes() -> None:
    state = pyspiel.load_game(SOME).new_initial_state()
    before = str(state)
    with pytest.raises(MeadhallError, match="outcome 999 cannot be drawn now; possible: 1, 2"):
        state.apply_action(999)
    assert (str(state), state.history()) == (before, [])
    state = first_question(pyspiel.load_game(SOME))
    before, answers = str(state), state.history()
    illegal = next(action for action in range(state.num_distinct_actions()) if action not in state.legal_actions())
    with pytest.raises(MeadhallError, match=f"answer {illegal} is not possible now; possible: "):
        state.apply_action(illegal)
    assert (str(state), state.history()) == (before, answers)


def test_a_draw_with_more_outcomes_than_openspiel_was_told_of_is_refused() -> None:
    game = pyspiel.load_game(SOME)
    with pytest.raises(MeadhallError, match="a draw has 257 outcomes; OpenSpiel was told of 256 at most"):
        nodes.Drawing(game.setting, None, nodes.DEAL, [], [1] * (game.max_chance_outcomes() + 1))


def test_a_game_that_becomes_too_long_ends_undecided(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nodes, "LONGEST_GAME", 7)
    game = pyspiel.load_game(SOME)
    seen = list(walk(game, 3))
    assert len(seen) == 7
    state, _ = seen[-1]
    assert (state.current_player(), state.legal_actions()) == (pyspiel.PlayerId.TERMINAL, [])
    assert state.returns() == [0.0] * game.num_players()


# -- what a player knows -----------------------------------------------------------------------------------------------


@every_size
def test_a_player_may_think_it_is_where_it_knows_the_same(setup: Setup) -> None:
    game, rng, hidden = load(setup), random.Random(4), 0
    for ply, (state, action) in enumerate(walk(game, 4)):
        if ply % 5:
            continue
        for player in range(setup.seats):
            twin = state.resample_from_infostate(player, rng.random)
            hidden += str(twin) != str(state)
            for look in ("information_state_string", "observation_string", "observation_tensor"):
                assert getattr(twin, look)(player) == getattr(state, look)(player)
            assert twin.current_player() == state.current_player()
            assert twin.history() == []
            if player == state.current_player():
                assert twin.legal_actions() == state.legal_actions()
                twin.apply_action(action)
    assert (hidden > 0) == hides(game)


@every_size
def test_what_a_player_thinks_tells_nothing_of_the_truth(setup: Setup) -> None:
    """Two truths with one view and memory give the same imagined positions, what others remember there included."""
    for ply, (state, _) in enumerate(walk(load(setup), 6)):
        if ply % 7:
            continue
        player, node = state.current_player(), state.node.settled
        assert node is not None
        other = nodes.Settled(node.setting, node.state.redacted(player).imagined(FastDice(ply)), answers=node.answers)
        other._memories[player] = node.memory(player)
        thought, same = (one.resampled(player, FastDice(1)) for one in (node, other))
        assert thought.state == same.state
        assert [thought.memory(seat) for seat in range(setup.seats)] == [same.memory(s) for s in range(setup.seats)]


@every_size
def test_a_player_never_forgets_what_it_answered_nor_what_it_saw(setup: Setup) -> None:
    """Where two ways lead to the same position, who could tell them apart still can."""
    (start, first), (middle, second) = [(state.clone(), action) for state, action in walk(load(setup), 8)][:2]
    setting, before, end = start.node.setting, start.node.settled, middle.child(second).node.settled
    assert before is not None
    assert end is not None
    here = nodes.Settled(setting, end.state, before=before, answer=first)
    there = nodes.Settled(setting, end.state, before=before, answer=first + 1)
    around = nodes.Settled(setting, end.state, before=nodes.Settled(setting, middle.truth, before=before, answer=first))
    for seat in range(setup.seats):
        assert (here.memory(seat) == there.memory(seat)) == (seat != before.seat)
        assert around.memory(seat) not in (here.memory(seat), there.memory(seat))
        assert here.memory(seat) == nodes.Settled(setting, end.state, before=before, answer=first).memory(seat)


@every_size
def test_players_are_told_apart_and_see_numbers_from_0_to_1(setup: Setup) -> None:
    game = load(setup)
    observer = game.make_py_observer()
    assert observer is not None
    for ply, (state, _) in enumerate(walk(game, 9)):
        if ply % 9:
            continue
        assert len({state.information_state_string(player) for player in range(setup.seats)}) == setup.seats
        for player in range(setup.seats):
            observer.set_from(state, player)
            assert observer.tensor.min() >= 0
            assert observer.tensor.max() <= 1
            assert observer.tensor.tolist() == state.observation_tensor(player)
            assert np.concatenate([part.ravel() for part in observer.dict.values()]).tolist() == list(observer.tensor)
            asked = float(observer.dict["asked"][0]) * setup.seats
            assert round(asked) == (state.current_player() - player) % setup.seats


@every_size
def test_a_position_that_was_written_down_goes_on_the_same(setup: Setup) -> None:
    for ply, (state, action) in enumerate(walk(load(setup), 10)):
        if ply % 11:
            continue
        line = pyspiel.serialize_game_and_state(state.get_game(), state)
        for twin in (pyspiel.deserialize_game_and_state(line)[1], pickle.loads(pickle.dumps(state))):
            for player in range(setup.seats):
                assert twin.information_state_string(player) == state.information_state_string(player)
            twin.apply_action(action)
            assert str(twin) == str(state.child(action))
            assert twin.history() == [*state.history(), action]


def test_a_position_of_a_table_is_where_openspiel_goes_on() -> None:
    table = meadhall.table("raids", seats=3, seed="openspiel")
    state = pyspiel.load_game(f"{SOME}(players=3)").at(table.state)
    assert [state.action_to_string(action) for action in state.legal_actions()] == table.legal()
    with pytest.raises(MeadhallError, match="has 3 seats, the game was loaded for 2"):
        pyspiel.load_game(SOME).at(table.state)
    with pytest.raises(MeadhallError, match="this is no position of raids"):
        pyspiel.load_game(SOME).at(meadhall.table("wikinger", seats=2, seed="another").state)


def test_while_a_game_is_dealt_there_is_nothing_to_see_or_resample() -> None:
    state = pyspiel.load_game(SOME).new_initial_state()
    assert state.observation_string(0) == "player 0\nthe game is dealt"
    assert not any(state.observation_tensor(0))
    with pytest.raises(MeadhallError, match="resample at a question"):
        state.resample_from_infostate(0, random.random)
    with pytest.raises(MeadhallError, match="there is no player 2; players are 0 to 1"):
        first_question(pyspiel.load_game(SOME)).resample_from_infostate(2, random.random)


# -- the page ---------------------------------------------------------------------------------------------------------


def test_the_page_says_what_is_true_and_its_first_example_runs() -> None:
    page = (Path(__file__).parents[2] / "docs" / "openspiel.md").read_text("utf-8")
    assert f"{nodes.LONGEST_GAME:,} answers" in page
    assert f"| {nodes.MOST_OUTCOMES};" in page
    hiding = [name.removeprefix(PREFIX).title() for name in openspiel.GAMES if hides(pyspiel.load_game(name))]
    assert all(name in page.partition("imperfect where")[2].partition(")")[0] for name in hiding)
    exec(page.partition("```python")[2].partition("```")[0], {})
