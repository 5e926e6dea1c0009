"""What every judge that has learned promises: features that fit its weights, chances that add up, its game's lines."""

from __future__ import annotations

import json

import pytest

import meadhall
from meadhall.bots.judged import judged
from meadhall.bots.search import Search
from meadhall.engine import BadSetup, FastDice
from meadhall.engine.game import WEIGHTS, folder
from meadhall.engine.learned import MOST, SEATS, SURE, Learned
from meadhall.engine.network import FINE, SHIFT, WON, Network, read_network
from meadhall.engine.state import ints
from tests.contract.setups import Setup, each_once, shipped, walk

SETUPS = [setup for setup in each_once() if setup.get().judge().learned]


def test_every_game_of_the_house_has_a_judge_that_can_learn_and_some_have() -> None:
    assert all(isinstance(meadhall.game(name).judge(), Learned) for name in shipped())
    assert SETUPS


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_features_are_as_many_as_the_weights_want_and_chances_add_up(setup: Setup) -> None:
    judge, values, chances, room = setup.get().judge(), ints(SEATS), ints(SEATS), ints(SEATS * MOST)
    assert isinstance(judge, Learned)
    assert judge.network is not None
    differ = False
    for state, _, _ in walk(setup, 1):
        assert judge.inputs(state, values, room) == judge.network.inputs
        assert judge.chances(state, values, chances)
        found = [int(chances[seat]) for seat in range(setup.seats)]
        assert min(found) >= 0
        assert SURE - setup.seats <= sum(found) <= SURE
        differ = differ or max(found) - min(found) > SURE // 20
    assert differ, "it has no opinion"


@pytest.mark.parametrize("name", sorted({setup.game for setup in SETUPS}))
def test_weights_name_the_lines_of_the_sheet(name: str) -> None:
    game = meadhall.game(name)
    read = json.loads(game.file(WEIGHTS))
    table = meadhall.table(name, seed="lines")
    assert read["lines"] == [line.name for line in game.sheet(table.state, 0)]
    assert read["sizes"][-1] == 1 + len(read["lines"])
    assert read["about"]["course"]


def test_a_judge_can_forget_what_it_learned() -> None:
    judge = meadhall.game("raids").judge()
    by_hand, learned = (judge.depth, judge.explore, judge.trust), judge.learned
    judge.forget()
    assert learned
    assert not judge.learned
    assert not judge.chances(meadhall.table("raids", seed="x").state, ints(SEATS), ints(SEATS))
    assert (judge.depth, judge.explore, judge.trust) != by_hand


def test_a_network_does_what_its_weights_say() -> None:
    one, half = 1 << FINE, 1 << (SHIFT - 1)
    #          biases of 2, from input 1, from input 2, bias of 1, from both
    weights = [one, -one, one, one, 2 * one, -one, 3 * one, 2 * half, half]
    network = Network([2, 2, 1], weights)
    room = ints(int(network.room))
    inputs = ints(3)
    inputs[1], inputs[2] = 5, 2
    at = network.run(inputs, 1, room, 1)
    # hidden: 1 + 5 + 4 = 10, and -1 + 5 - 2 = 2; then 3 + 10 + 1
    assert room[at] == 14 * one
    inputs[1], inputs[2] = -50, 0
    assert room[network.run(inputs, 1, room, 1)] == 3 * one  # what is below nothing is nothing


def test_a_file_of_weights_may_say_how_much_of_a_reward_is_the_chance_to_win() -> None:
    plain = {"sizes": [1, 1], "weights": [0, 1], "explore": 0.1, "trust": 1, "depth": 0}
    assert read_network(json.dumps(plain)).won == WON
    judge = meadhall.game("raids").judge()
    assert isinstance(judge, Learned)
    judge.take(read_network(json.dumps(plain | {"won": 0.5})))
    assert judge.won == 0.5


def test_the_smaller_the_heat_the_fewer_answers_a_search_tries() -> None:
    game = meadhall.game("raids")
    view = game.new(2, FastDice(1)).redacted(0)
    weights = json.loads((folder(game) / WEIGHTS).read_text("utf-8"))
    tried = []
    for heat in (0.05, 100.0):
        judge = game.judge()
        assert isinstance(judge, Learned)
        judge.take(read_network(json.dumps(weights | {"heat": heat, "explore": 1.0})))
        mind = Search(judge, 5, iterations=100)
        mind.think(view, 0.0)
        tried.append(sum(one.visits > 0 for one in mind.expectations()))
    assert 0 < tried[0] < tried[1] == len(view.legal())


def test_a_judge_by_hand_has_no_heat() -> None:
    judge = meadhall.game("raids").judge()
    assert judge.heat > 0
    judge.forget()
    assert judge.heat == 0


def test_with_fewer_seats_than_its_weights_are_for_a_search_judges_by_hand() -> None:
    game = meadhall.game("raids")
    judge, by_hand = game.judge(), game.judge()
    assert isinstance(judge, Learned)
    by_hand.forget()
    weights = json.loads((folder(game) / WEIGHTS).read_text("utf-8"))
    judge.take(read_network(json.dumps(weights | {"fewest": 3})))
    judge.explore, judge.trust, judge.depth = by_hand.explore, by_hand.trust, by_hand.depth  # but not its heat
    assert judge.heat > 0 == by_hand.heat
    for seats, same in ((2, True), (3, False)):
        view = game.new(seats, FastDice(1)).redacted(0)
        asked = [Search(one, 5, iterations=60) for one in (judge, by_hand)]
        for mind in asked:
            mind.think(view, 0.0)
        learned, hand = ([(one.answer, one.reward) for one in mind.expectations()] for mind in asked)
        assert (learned == hand) is same
        assert (judged(game, view, 1, judge=judge) is None) is same


PLAIN = '{"sizes": [1, 1], "weights": [0, 1], "explore": 1, "depth": 0, '


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        '{"sizes": [2, 1], "weights": [1], "explore": 1, "trust": 1, "depth": 0}',
        PLAIN + '"trust": 0, "heat": 0.2}',
        PLAIN + '"trust": 1, "heat": -1}',
        PLAIN + '"trust": 1, "heat": 0.01}',
        PLAIN + '"trust": 1, "heat": NaN}',
        PLAIN + '"trust": 1, "heat": Infinity}',
        PLAIN + '"trust": NaN}',
        PLAIN + '"trust": 1, "won": 1.5}',
        PLAIN + '"trust": 1, "won": NaN}',
        PLAIN + '"trust": 1, "fewest": -1}',
    ],
)
def test_what_are_no_weights_is_refused(text: str) -> None:
    with pytest.raises(BadSetup):
        read_network(text)
