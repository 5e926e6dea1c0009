"""Before the first stone."""

from __future__ import annotations

import pickle

import pytest
from tests.games.runes.tables import TEXT

import meadhall
from meadhall.engine import FastDice
from meadhall.games.runes.rules.components import read


@pytest.mark.parametrize(("seats", "coins"), [(2, 40), (3, 35), (4, 30), (5, 25)])
def test_the_fewer_players_the_more_coins(seats: int, coins: int) -> None:
    table = meadhall.table("runes", seats, seed="deal")
    assert set(table.position()["trays"].values()) == {coins}


def test_everybody_draws_three_open_stones_and_no_ritual() -> None:
    table = meadhall.table("runes", 4, seed="deal")
    position = table.position()
    assert [len(hand) for hand in position["hands"].values()] == [3, 3, 3, 3]
    assert all(hand == [] for hand in position["rituals"].values())
    for viewer in range(-1, 4):
        view = table.view(viewer)
        assert table.game.position(view, table.names)["hands"] == position["hands"]


def test_the_lot_decides_who_starts() -> None:
    starters = {meadhall.table("runes", 3, seed=f"seed {n}").seat for n in range(30)}
    assert starters == {0, 1, 2}


def test_with_the_option_the_first_seat_starts() -> None:
    options = {"first_seat_starts": True}
    assert {meadhall.table("runes", 3, seed=f"seed {n}", options=options).seat for n in range(10)} == {0}


def test_in_a_rematch_the_player_with_the_most_coins_left_starts() -> None:
    table = meadhall.scene("runes", seats=3, table=[{"at": [0, 0], "stone": 1, "owner": "blue"}])
    first, options = table.game.rematch(table.state, table.options)
    assert (first, options["first_seat_starts"]) == (1, True)


@pytest.mark.parametrize(("variant", "cards"), [("standard", 28), ("family", 18), ("children", 0)])
def test_the_variants_have_all_rituals_the_weak_ones_or_none(variant: str, cards: int) -> None:
    table = meadhall.table("runes", 2, options={"variant": variant})
    census = table.game.census(table.state)
    assert sum(count for name, count in census.items() if name.startswith("ritual-")) == cards


def test_a_state_keeps_the_version_of_the_rules_it_is_played_by() -> None:
    old = type(meadhall.game("runes"))(None, 1)
    state = old.new(3, FastDice(1))
    for copied in (state, state.clone(), state.redacted(0), pickle.loads(pickle.dumps(state))):
        assert copied.box.rules == 1
    assert read(TEXT, 2)[1].rules == 2
    assert pickle.loads(pickle.dumps(read(TEXT, 2)[1])).rules == 2
    assert read(TEXT, 2)[1] is not read(TEXT, 1)[1]
