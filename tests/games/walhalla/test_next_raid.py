"""Making ready for the next raid: clearing, supply, the heroes' leave."""

from __future__ import annotations

from typing import Any

import meadhall
from meadhall.engine import Table

FOUR = ["Andreas", "Sarah", "Alexander", "Thorsten"]


def next_raid(names: list[str] | int = 4, cards: tuple[str, ...] = (), **more: Any) -> Table:
    """End the raid, laying down what is named, and start the next."""
    seats = list(meadhall.engine.COLOURS[:names]) if isinstance(names, int) else names
    table = meadhall.scene(
        "walhalla", {"seats": seats, "question": "berth", "midgard": dict.fromkeys(seats, 0), **more}
    )  # fmt: skip
    table.play("berth:D.bow", *cards)
    assert table.position()["raid"] == 2
    return table


def test_vikings_on_wheat_stay_and_all_others_go_to_asgard() -> None:
    land = [["wheat/cult", "village-1/forest-2", None, None, None, None], [None] * 6, [None] * 6]
    table = next_raid(land=land, vikings={"blue": ["1.1", "1.2", "1.3", "1.4"]}, valhalla={"blue": 10})
    position = table.position()
    assert position["vikings"]["blue"] == ["1.1"]
    assert position["asgard"]["blue"] + position["midgard"]["blue"] + position["valhalla"]["blue"] == 13


def test_the_supply_of_eight_seven_seven_and_six() -> None:
    table = next_raid(FOUR, valhalla={"Thorsten": 3, "Alexander": 2, "Sarah": 2, "Andreas": 0})
    assert table.position()["midgard"] == {"Andreas": 6, "Sarah": 7, "Alexander": 7, "Thorsten": 8}
    assert table.position()["asgard"] == {"Andreas": 8, "Sarah": 5, "Alexander": 5, "Thorsten": 3}


def test_four_different_counts_bring_eight_seven_six_and_five() -> None:
    table = next_raid(valhalla={"blue": 3, "red": 2, "yellow": 1, "green": 0})
    assert list(table.position()["midgard"].values()) == [8, 7, 6, 5]


def test_three_players_are_supplied_with_ten_nine_and_eight() -> None:
    table = next_raid(3, valhalla={"blue": 1, "red": 2, "yellow": 0})
    assert list(table.position()["midgard"].values()) == [9, 10, 8]


def test_with_equal_counts_all_are_supplied_as_first_even_with_none() -> None:
    table = next_raid(valhalla=dict.fromkeys(("blue", "red", "yellow", "green"), 0))
    assert list(table.position()["midgard"].values()) == [8, 8, 8, 8]


def test_a_shortfall_of_asgard_is_not_made_up() -> None:
    table = next_raid(valhalla={"blue": 11, "red": 0, "yellow": 0, "green": 0})
    assert table.position()["midgard"]["blue"] == 3
    assert table.position()["asgard"]["blue"] == 0


def test_vikings_cleared_from_the_land_can_be_supplied_again() -> None:
    land = [["cult/forest-2", "cult/village-1", None, None, None, None], [None] * 6, [None] * 6]
    table = next_raid(
        land=land, vikings={"blue": ["1.1", "1.2", "1.3"]}, valhalla={"blue": 11, "red": 0, "yellow": 0, "green": 0}
    )
    assert table.position()["midgard"]["blue"] == 3


def test_vikings_left_in_midgard_stay_there() -> None:
    berths = {
        "A": ["blue-bow/bow", "blue-middle/bow", "blue-stern/bow", "red-bow/bow"],
        "B": ["red-middle/bow", "red-stern/bow", "yellow-bow/bow", "yellow-middle/bow"],
        "C": ["yellow-stern/bow", "green-bow/bow", "green-middle/bow"],
    }
    table = next_raid(berths=berths, midgard={"blue": 2, "red": 0, "yellow": 0, "green": 0})
    assert table.position()["midgard"] == {"blue": 10, "red": 8, "yellow": 8, "green": 8}


def test_the_heroes_leave_of_four_three_two_and_two() -> None:
    table = next_raid(FOUR, valhalla={"Sarah": 4, "Alexander": 3, "Thorsten": 2, "Andreas": 2})
    assert table.position()["valhalla"] == {"Andreas": 0, "Sarah": 2, "Alexander": 1, "Thorsten": 0}


def test_heroes_leave_for_asgard_after_the_supply() -> None:
    table = next_raid(valhalla={"blue": 9, "red": 5, "yellow": 5, "green": 5})
    assert table.position()["midgard"]["blue"] == 5  # all of its Asgard; those who leave come too late
    assert table.position()["asgard"]["blue"] == 5


def test_the_valhalla_card_counts_as_two_for_the_supply_and_not_when_heroes_leave() -> None:
    table = next_raid(
        cards=("lay:valhalla",), valhalla={"blue": 1, "red": 2, "yellow": 2, "green": 1}, hands={"blue": ["valhalla"]}
    )
    assert list(table.position()["midgard"].values()) == [8, 7, 7, 6]  # strengths 3, 2, 2, 1
    assert list(table.position()["valhalla"].values()) == [0, 1, 1, 0]
    assert table.position()["discards"] == ["valhalla"]


def test_all_dragons_are_shuffled_again_and_the_fjords_are_empty() -> None:
    position = next_raid(berths={"A": ["red-bow/bow", "red-stern/stern"]}).position()
    assert position["berths"] == {"A": [], "B": [], "C": [], "D": []}


def test_the_next_starter_sits_to_the_left() -> None:
    position = next_raid(starter="yellow", turn="blue").position()
    assert position["starter"] == position["turn"] == "green"
    assert next_raid(starter="green").position()["starter"] == "blue"
