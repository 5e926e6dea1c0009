"""Sagas, positions and pickles: a game comes back as it was."""

from __future__ import annotations

import json
import pickle

import pytest

import meadhall
from meadhall.engine import FastDice, Table, UndoRefused, saga
from tests.contract.setups import Setup, each_once, setups, walk

every_setup = pytest.mark.parametrize("setup", setups(), ids=str)
every_seat_and_option = pytest.mark.parametrize("setup", each_once(), ids=str)


@every_setup
def test_a_position_written_down_and_set_up_again_is_the_same(setup: Setup) -> None:
    game = setup.get()
    names = meadhall.engine.COLOURS[: setup.seats]
    for seed in setup.rounds(3):
        for state, _, _ in walk(setup, seed):
            written = json.loads(json.dumps(game.position(state, names)))
            again = meadhall.scene(setup.game, written, seats=list(names), options=dict(setup.options))
            assert again.state == state


@every_seat_and_option
def test_a_finished_position_can_be_set_up_again(setup: Setup) -> None:
    table = random_table(setup, "end")
    again = meadhall.scene(setup.game, json.loads(json.dumps(table.position())))
    assert again.over
    assert again.state == table.state
    assert again.winners() == table.winners()


@every_setup
def test_the_saga_of_a_game_replays_to_the_same_end(setup: Setup) -> None:
    for seed in setup.rounds(4):
        table = random_table(setup, f"saga {seed}")
        again = saga.verify(table.saga())
        assert again.state == table.state
        assert again.moves == table.moves
        assert again.saga() == table.saga()


@every_seat_and_option
def test_the_saga_of_a_running_game_can_be_played_on_and_keeps_its_seed(setup: Setup) -> None:
    table = random_table(setup, "secret seed of ours", stop=3)
    text = table.saga()
    assert "secret seed of ours" not in text
    assert meadhall.load(text).state == table.state  # to look at; the next draw is sealed
    again = meadhall.load(text, seed="secret seed of ours")
    assert again.state == table.state
    mind = FastDice(5)
    while not table.over:
        legal = table.legal()
        answer = legal[mind.below(len(legal))]
        table.play(answer)
        again.play(answer)
    assert again.state == table.state


@every_seat_and_option
def test_states_travel_by_pickle(setup: Setup) -> None:
    for state, _, _ in walk(setup, 21):
        for viewer in range(-1, setup.seats):
            view = state.redacted(viewer)
            assert pickle.loads(pickle.dumps(view)) == view


@every_seat_and_option
def test_undo_goes_back_to_the_last_draw_reveal_or_other_seat_and_no_further(setup: Setup) -> None:
    table = Table(setup.get(), setup.seats, seed="undo", options=dict(setup.options))
    mind = FastDice(9)
    undone = refused = 0
    while not table.over:
        before, seat, shown = table.state.clone(), table.seat, table.state.shown
        drawn, moves = table.dice.drawn, list(table.moves)
        legal = table.legal_actions()
        action = legal[mind.below(len(legal))]
        table.play(action)
        final = table.over or table.dice.drawn != drawn or table.state.shown != shown
        assert (table.undo_refusal() is not None) == final
        if final:
            stands = table.state.clone()
            with pytest.raises(UndoRefused):
                table.undo()
            assert table.state == stands
            refused += 1
            continue
        if mind.below(3) == 0:
            table.undo()
            assert table.state == before
            assert table.moves == moves
            assert table.seat == seat
            if moves and moves[-1].seat != seat:
                with pytest.raises(UndoRefused):
                    table.undo()
            undone += 1
            table.play(action)
    assert undone + refused > 0


def random_table(setup: Setup, seed: str, stop: int | None = None) -> Table:
    """A table played at random, to the end or for a few answers."""
    table = Table(setup.get(), setup.seats, seed=seed, options=dict(setup.options))
    mind = FastDice(hash_of(seed))
    while not table.over and (stop is None or table.ply < stop):
        legal = table.legal_actions()
        table.play(legal[mind.below(len(legal))])
    return table


def hash_of(text: str) -> int:
    """A number from a text, the same in every run."""
    return int.from_bytes(text.encode()[-6:], "big")
