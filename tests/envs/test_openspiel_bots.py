"""Bots both ways: OpenSpiel's searches play our games and sit at our tables, our levels play in OpenSpiel."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator

import meadhall
from meadhall import bots
from meadhall.engine import BadSetup, FastDice, Table
from meadhall.envs.openspiel import SpielState
from meadhall.envs.openspiel.bots import Guest, Ismcts, Mcts, MeadhallBot, Playouts
from meadhall.envs.openspiel.games import PREFIX
from tests.envs.spiel import SOME, every_game, first_question, hides

FEW = 12  # simulations


@every_game
def test_searches_of_openspiel_play_our_games(name: str) -> None:
    game = pyspiel.load_game(name)
    mind = np.random.RandomState(3)
    minds: list[Any] = [MCTSBot(game, 1.4, FEW, Playouts(3), random_state=mind)]
    minds.append(MCTSBot(game, 1.4, 2, RandomRolloutEvaluator(1, mind), random_state=mind))
    if hides(game):
        minds.append(ISMCTSBot(game, Playouts(3), 1.4, FEW, random_state=mind))
        minds.append(ISMCTSBot(game, Playouts(3), 1.4, FEW, random_state=mind, use_observation_string=True))
    state = first_question(game, 3)
    for bot in minds:
        played = state.clone()
        for _ in range(3):
            action = bot.step(played)
            assert action in played.legal_actions()
            played.apply_action(action)
            while played.is_chance_node():
                played.apply_action(played.chance_outcomes()[0][0])


@every_game
def test_playouts_give_what_players_earn_from_any_node(name: str) -> None:
    game, playouts = pyspiel.load_game(name), Playouts(1, rollouts=3)
    for state in (game.new_initial_state(), first_question(game)):
        earned = playouts.evaluate(state)
        assert len(earned) == game.num_players()
        assert abs(sum(earned)) < 1e-9
        assert any(earned)
        assert abs(sum(chance for _, chance in playouts.prior(state)) - 1) < 1e-9
        assert [action for action, _ in playouts.prior(state)] == state.legal_actions()


@every_game
def test_our_levels_play_through_openspiel_and_beat_chance(name: str) -> None:
    game = pyspiel.load_game(name)
    players, won = game.num_players(), 0.0
    for number in range(4):
        seat = number % players
        minds = [
            MeadhallBot(game, "karl", seed=number) if one == seat else pyspiel.make_uniform_random_bot(one, number)
            for one in range(players)
        ]
        won += pyspiel.evaluate_bots(game.new_initial_state(), minds, number)[seat]
    assert won > 0


def test_a_level_answers_in_openspiel_as_at_a_table() -> None:
    game, table = pyspiel.load_game(f"{SOME}(players=3)"), meadhall.table("raids", seats=3, seed="the same")
    guest, ours = MeadhallBot(game, "skald", seed=5), bots.make("skald", table.game, 5)
    for _ in range(3):
        answer = guest.step(game.at(table.state))
        assert answer == ours.choose(table.view(table.seat), table.legal_actions(), 1.0)
        table.play(answer)


def test_a_bot_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BadSetup, match="there is no bot 'berserk'"):
        MeadhallBot(pyspiel.load_game(SOME), "berserk")


@every_game
@pytest.mark.parametrize("kind", [Ismcts, Mcts])
def test_a_search_of_openspiel_answers_at_a_table(name: str, kind: type[Guest]) -> None:
    game = meadhall.game(name.removeprefix(PREFIX))
    table, guest = Table(game, max(game.seats), seed="guest"), kind(game, 2)
    asked, mind = 0, FastDice(1)
    while asked < 3:
        legal = table.legal_actions()
        answer = guest.choose(table.view(table.seat), legal, 0.02) if len(legal) > 1 else legal[0]
        asked += len(legal) > 1
        assert answer in legal
        table.play(legal[mind.below(len(legal))])


class Peeking(Guest):
    """Notes the positions it is given."""

    seen: SpielState

    def step(self, state: SpielState, budget: float) -> int:
        self.seen = state
        return int(state.legal_actions()[0])


@every_game
def test_a_guest_is_given_one_possible_truth_and_not_the_real_one(name: str) -> None:
    game = meadhall.game(name.removeprefix(PREFIX))
    table, guest, mind, different = Table(game, max(game.seats), seed="peek"), Peeking(game, 2), FastDice(2), 0
    while table.ply < 40 and not table.over:
        view = table.view(table.seat)
        guest.choose(view, table.legal_actions(), 1.0)
        assert guest.seen.truth.redacted(table.seat) == view
        different += guest.seen.truth != table.state
        table.play(table.legal()[mind.below(len(table.legal()))])
    assert (different > 0) == hides(pyspiel.load_game(name))


@pytest.mark.slow
def test_a_search_of_openspiel_sits_in_a_match_by_its_module() -> None:
    game = meadhall.game("raids")
    guest = bots.make("meadhall.envs.openspiel.bots:Ismcts", game, 1)
    assert isinstance(guest, bots.Guarded)
    table = Table(game, 2, seed="match")
    for _ in range(3):
        answer = guest.choose(table.view(table.seat), table.legal_actions(), 0.2)
        assert guest.failure is None
        table.play(answer)
