"""The setup: land, headlands, Vikings, cards, dragons."""

from __future__ import annotations

from collections import Counter

import pytest

import meadhall
from meadhall.engine import BadSetup


@pytest.mark.parametrize(("seats", "midgard", "asgard"), [(3, 9, 4), (4, 7, 6)])
def test_everybody_starts_with_vikings_in_midgard_one_in_valhalla_and_the_rest_in_asgard(
    seats: int, midgard: int, asgard: int
) -> None:
    position = meadhall.table("walhalla", seats=seats, seed="setup").position()
    assert set(position["midgard"].values()) == {midgard}
    assert set(position["valhalla"].values()) == {1}
    assert set(position["asgard"].values()) == {asgard}


def test_everybody_is_dealt_one_action_card() -> None:
    position = meadhall.table("walhalla", seats=4, seed="setup").position()
    assert [len(hand) for hand in position["hands"].values()] == [1, 1, 1, 1]
    assert position["discards"] == []


def test_the_land_is_three_tongues_of_twelve_fields_made_of_all_eighteen_tiles() -> None:
    position = meadhall.table("walhalla", seats=4, seed="setup").position()
    assert [len(tongue) for tongue in position["land"]] == [6, 6, 6]
    fields = Counter(field for tongue in position["land"] for tile in tongue for field in tile.split("/"))
    assert fields["wheat"] == fields["cult"] == 9
    assert fields["forest-2"] + fields["forest-3"] == fields["village-1"] + fields["village-2"] == 9


def test_every_tongue_has_one_headland_for_second_and_one_for_first_place() -> None:
    position = meadhall.table("walhalla", seats=4, seed="setup").position()
    firsts, seconds = zip(*position["headlands"], strict=True)
    assert sorted(firsts) == [6, 7, 8]
    assert sorted(seconds) == [3, 4, 5]


def test_tiles_headlands_cards_and_the_starter_are_chance() -> None:
    tables = [meadhall.table("walhalla", seats=4, seed=str(seed)).position() for seed in range(40)]
    assert {table["starter"] for table in tables} == {"blue", "red", "yellow", "green"}
    assert len({str(table["headlands"]) for table in tables}) > 10
    assert len({table["hands"]["blue"][0] for table in tables}) > 6
    assert {table["land"][0][0] for table in tables} >= {"cult/wheat", "wheat/cult"}  # a tile may lie either way round


def test_the_game_starts_with_the_starter_and_a_dragon() -> None:
    table = meadhall.table("walhalla", seats=4, seed="setup")
    position = table.position()
    assert position["question"] == "man"
    assert position["asked"] == position["turn"] == position["starter"]
    assert position["raid"] == 1


def test_it_is_for_three_or_four() -> None:
    for seats in (2, 5):
        with pytest.raises(BadSetup, match="3, 4 players"):
            meadhall.table("walhalla", seats=seats)
