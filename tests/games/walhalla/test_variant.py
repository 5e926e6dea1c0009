"""The variant of tongues of five to eight tiles."""

from __future__ import annotations

import pytest

import meadhall
from meadhall.engine import BadSetup
from meadhall.games.walhalla.game import WalhallaGame
from meadhall.games.walhalla.rules import tongues


def test_every_way_to_lay_eighteen_tiles_in_tongues_of_five_to_eight_can_be_chosen_but_for_mirror_images() -> None:
    choices = [str(choice) for choice in meadhall.game("walhalla").options["tongues"].choices]
    assert choices[0] == "6-6-6"
    assert choices[-1] == "drawn"
    assert len(set(choices)) == 7
    for choice in choices[:-1]:
        tiles = [int(part) for part in choice.split("-")]
        assert sum(tiles) == 18
        position = meadhall.table("walhalla", seats=3, seed="v", options={"tongues": choice}).position()
        assert [len(tongue) for tongue in position["land"]] == tiles


def test_the_choices_are_the_ways_that_the_printed_tiles_allow() -> None:
    choices = tongues.choices(WalhallaGame().box)
    assert choices == ("6-6-6", "5-5-8", "5-6-7", "5-7-6", "5-8-5", "6-5-7", "drawn")


def test_a_choice_that_the_owners_tiles_do_not_allow_is_refused_with_those_that_fit() -> None:
    short = WalhallaGame().file("components.toml").replace("longest = 8", "longest = 7")
    assert meadhall.table("walhalla", 3, options={"tongues": "5-6-7"}, components=short).legal()
    with pytest.raises(BadSetup, match="tongues can be 6-6-6, 5-6-7, "):
        meadhall.table("walhalla", 3, options={"tongues": "5-5-8"}, components=short)


def test_lengths_can_be_drawn_by_lot() -> None:
    found = set()
    for seed in range(60):
        position = meadhall.table("walhalla", seats=3, seed=str(seed), options={"tongues": "drawn"}).position()
        found.add(tuple(len(tongue) for tongue in position["land"]))
    assert len(found) > 7
    assert (6, 6, 6) in found


def test_other_lengths_are_refused() -> None:
    with pytest.raises(BadSetup, match="tongues"):
        meadhall.table("walhalla", seats=3, options={"tongues": "4-6-8"})


def test_a_fjord_is_open_while_the_dragon_would_touch_one_field() -> None:
    fill = {
        "A": ["red-bow/bow", "red-middle/bow", "red-stern/bow"],
        "D": ["green-bow/bow", "green-middle/bow", "green-stern/bow", "yellow-bow/bow", "yellow-middle/bow"],
    }
    table = meadhall.scene("walhalla", options={"tongues": "5-5-8"}, question="berth", dragon="blue-bow", berths=fill)
    assert "berth:A.bow" in table.legal()  # the fourth dragon beside ten fields touches the last one
    assert "berth:D.bow" in table.legal()  # the sixth beside sixteen
    fill["A"].append("yellow-stern/bow")
    fill["D"].append("blue-middle/bow")
    table = meadhall.scene("walhalla", options={"tongues": "5-5-8"}, question="berth", dragon="blue-bow", berths=fill)
    assert {answer[6] for answer in table.legal()} == {"B", "C"}


def test_a_seat_with_headland_or_open_sea_on_both_sides_returns_its_viking() -> None:
    fill = {"A": ["red-bow/bow", "red-middle/bow", "red-stern/bow"]}
    table = meadhall.scene(
        "walhalla", options={"tongues": "5-5-8"}, question="berth", dragon="blue-bow", berths=fill, turn="blue",
        crew={"bow": "blue", "middle": "blue"}, midgard={"blue": 4},
        land=[[None, None, None, None, "cult/wheat"], [None] * 5, [None] * 8],
    )  # fmt: skip
    table.play("berth:A.bow")
    assert table.position()["vikings"]["blue"] == ["1.10"]
    assert table.position()["midgard"]["blue"] == 5


def test_beside_the_end_of_the_shorter_tongue_only_the_longer_one_can_be_reached() -> None:
    dragons = ["red-bow/bow", "red-middle/bow", "red-stern/bow"]
    table = meadhall.scene(
        "walhalla", options={"tongues": "5-8-5"}, question="berth", dragon="blue-bow", berths={"B": dragons},
        turn="blue", crew={"middle": "blue"}, land=[[None] * 5, [*[None] * 5, "wheat/cult", None, None], [None] * 5],
    )  # fmt: skip
    table.play("berth:B.bow")
    assert table.position()["vikings"]["blue"] == ["2.11"]
