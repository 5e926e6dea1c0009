"""Docking, the end of a voyage, harbour tiles, the next voyage."""

from __future__ import annotations

from typing import Any

import pytest

import meadhall
from meadhall.engine import Table


def homecoming(harbour: str, voyage: int = 2, **more: Any) -> Table:
    """Blue sails home last of three and ends the voyage; Red docked first, Yellow second."""
    others = [name for name in ("goods", "runes", "sails", "weapons") if name != harbour]
    harbours = ["race", *others[:3]]
    harbours[voyage - 1] = harbour
    words: dict[str, Any] = {
        "seats": 3,
        "voyage": voyage,
        "harbours": harbours,
        "track": {19: "rune"},
        "ships": {"blue": 19, "red": 21, "yellow": 21},
        "berths": {"red": 1, "yellow": 2},
    }
    table = meadhall.scene("raids", {**words, **more})
    table.play("sail:21")
    return table


def coins(table: Table) -> list[int]:
    """The coin points of the seats."""
    return [table.sheet(seat)[0].points for seat in range(table.seats)]


def test_the_first_voyage_pays_the_race_home() -> None:
    assert coins(homecoming("race", voyage=1)) == [1, 6, 3]


def test_ships_dock_at_the_lowest_free_berth() -> None:
    table = meadhall.scene(
        "raids", seats=3, track={1: "rune", 2: "rune"}, ships={"blue": 0, "red": 1, "yellow": 2}, berths={"blue": 3}
    )
    table.play("sail:21")
    assert table.position()["berths"]["blue"] == 1


def test_a_ship_docks_at_berth_one_also_while_others_still_wait_in_the_start_harbour() -> None:
    table = meadhall.scene(
        "raids", seats=3, track={1: "rune", 2: "axe"}, berths={"blue": 3, "red": 2, "yellow": 1}
    )  # fmt: skip
    table.play("sail:21")  # yellow and red still wait in berths 1 and 2
    position = table.position()
    assert position["berths"] == {"blue": 1, "red": 2, "yellow": 1}
    assert position["ships"] == {"blue": 21, "red": 0, "yellow": 0}
    assert position["asked"] == "red"
    table.play("sail:21", "sail:21")
    assert coins(table) == [6, 3, 1]  # the lower berth came home first
    assert table.position()["asked"] == "yellow"


def test_runes_decide_the_rune_harbour() -> None:
    assert coins(homecoming("runes", beside={"yellow": {"rune": 2}})) == [3, 1, 6]  # Blue took one on the way


def test_of_equals_the_earlier_docked_is_better() -> None:
    assert coins(homecoming("weapons")) == [1, 6, 3]


def test_a_double_weapon_counts_two_at_the_harbour() -> None:
    table = homecoming("weapons", voyage=3, aboard={"blue": ["double-axe"], "red": ["axe"], "yellow": []})
    assert coins(table) == [6, 3, 1]


def test_a_double_sail_counts_two_at_the_harbour() -> None:
    table = homecoming("sails", voyage=3, aboard={"blue": ["double-sail"], "red": ["sail"], "yellow": []})
    assert coins(table) == [6, 3, 1]


def test_a_double_trading_post_counts_one_at_the_harbour() -> None:
    table = homecoming("posts", beside={"blue": {"double-post": 1}, "red": {"post": 1}, "yellow": {"post": 1}})
    assert coins(table) == [1, 6, 3]


def test_goods_count_aboard_and_sold() -> None:
    table = homecoming("goods", aboard={"blue": ["wood-3"], "red": ["pig-3"]}, beside={"blue": {"fur-3": 1}})
    assert coins(table) == [6, 3, 1]


def test_kinds_of_goods_count_each_kind_once() -> None:
    table = homecoming("kinds", aboard={"blue": ["wood-3", "wood-4"], "red": ["pig-3"], "yellow": ["fur-3", "mead-4"]})
    assert coins(table) == [1, 3, 6]


def test_monsters_count_as_tiles_not_by_strength() -> None:
    table = homecoming("monsters", beside={"blue": {"monster-2": 1, "monster-3": 1}, "yellow": {"monster-4": 1}})
    assert coins(table) == [6, 1, 3]


def test_shields_count_manned_or_not_and_the_option_counts_vikings() -> None:
    aboard = {"red": ["wood-4"], "yellow": ["pig-4"]}  # 9 shields each; Blue has 10
    assert coins(homecoming("shields", aboard=aboard)) == [6, 3, 1]
    vikings = {"blue": 0, "red": 3, "yellow": 5}  # Blue hires one at the last village
    table = homecoming("shields", aboard=aboard, vikings=vikings, options={"shields_count": "vikings"})
    assert coins(table) == [1, 3, 6]


def test_the_shield_harbour_may_count_shields_on_tiles_only() -> None:
    aboard = {"red": ["wood-4"], "yellow": ["shielded-axe", "double-axe"]}
    table = homecoming("shields", voyage=3, aboard=aboard, options={"shields_count": "tiles"})
    assert coins(table) == [1, 3, 6]  # none on tiles, 1, 2


def test_sails_hire_before_the_harbour_is_scored() -> None:
    table = homecoming(
        "shields", voyage=3, aboard={"red": ["double-sail"]}, vikings={"blue": 0, "red": 0, "yellow": 1},
        options={"shields_count": "vikings"},
    )  # fmt: skip
    assert table.position()["vikings"]["red"] == 2
    assert coins(table) == [1, 6, 3]


def test_the_next_voyage_is_laid_out_and_the_last_to_dock_starts() -> None:
    table = homecoming("runes")
    position = table.position()
    assert position["voyage"] == 3
    assert position["asked"] == "blue"
    assert len(position["track"]) == 16
    assert position["berths"] == {"blue": 3, "red": 1, "yellow": 2}
    assert set(position["ships"].values()) == {0}
    table.play(table.legal()[0])
    assert table.seat == 2


def test_with_four_players_the_fourth_gets_nothing() -> None:
    table = meadhall.scene(
        "raids", seats=4, voyage=1, track={19: "rune"}, ships={"blue": 19, "red": 21, "yellow": 21, "green": 21},
        berths={"red": 1, "yellow": 2, "green": 3},
    )  # fmt: skip
    table.play("sail:21")
    assert coins(table) == [0, 6, 3, 1]


def test_after_the_fourth_voyage_the_game_ends_and_sails_hire_once_more() -> None:
    table = homecoming("runes", voyage=4, aboard={"red": ["sail", "mjolnir"]}, vikings={"red": 3})
    assert table.over
    assert table.legal() == []
    assert table.position()["vikings"]["red"] == 4
    assert {line.name: line.points for line in table.sheet(1)}["mjolnirs"] == 4


def test_equal_points_share_the_win() -> None:
    table = homecoming("runes", voyage=4, beside={"red": {"monster-3": 1}, "yellow": {}})
    # Blue took a rune: 6 + 1; Red 3 + 3; Yellow 1
    assert [table.points(seat) for seat in range(3)] == [7, 6, 1]
    table = homecoming("runes", voyage=4, coins={"red": {1: 1}}, beside={"red": {"monster-3": 1}})
    assert [table.points(seat) for seat in range(3)] == [7, 7, 1]
    assert table.winners() == [0, 1]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_later_harbour_tiles_are_drawn_at_the_setup_and_differ(seats: int) -> None:
    for seed in range(20):
        harbours = meadhall.table("raids", seats=seats, seed=f"harbours {seed}").position()["harbours"]
        assert harbours[0] == "race"
        assert len(set(harbours)) == 4
