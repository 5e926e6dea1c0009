"""Whose turn it is, what leaves the game, and where a ship may go."""

from __future__ import annotations

import pytest

import meadhall
from meadhall.engine import IllegalAnswer, Table

EXAMPLE = {
    # Blue lies at an axe and is last; wood and a monster lie before the next ship. From there on, in sailing order:
    # a (Green's tile), b (a monster), c, d (Red's tile), e (a visit), f and g.
    "seats": ["blue", "green", "red"],
    "track": {
        2: "axe", 3: "wood-3", 4: "monster-2", 6: "sail", 7: "monster-3", 8: "rune",
        9: "shielded-axe", 11: "visit", 12: "post", 13: "mead-4",
    },
    "ships": {"blue": 2, "green": 6, "red": 9},
    "vikings": {"blue": 4, "green": 3, "red": 1},
}  # fmt: skip


def example() -> Table:
    """The navigation example."""
    return meadhall.scene("raids", EXAMPLE)


def test_blue_takes_the_axe_and_everything_up_to_the_next_ship_leaves_the_game() -> None:
    table = example()
    assert table.seat == 0
    table.play("place")
    position = table.position()
    assert position["aboard"]["blue"][0] == "axe"
    assert 3 not in position["track"]
    assert 4 not in position["track"]


def test_blue_may_go_to_free_tiles_fight_for_occupied_ones_and_never_stops_at_what_is_passed() -> None:
    table = example()
    table.play("place")
    assert table.legal() == ["sail:6", "sail:8", "sail:9", "sail:12", "sail:13", "sail:21"]
    for never in ("sail:3", "sail:4", "sail:5", "sail:7", "sail:10", "sail:11"):
        with pytest.raises(IllegalAnswer):
            table.play(never)


def test_without_a_viking_an_occupied_tile_is_no_destination() -> None:
    words = {
        "seats": 3,
        "track": {1: "rune", 2: "sail", 3: "rune", 4: "axe"},
        "ships": {"blue": 1, "red": 2, "yellow": 4},
    }
    assert meadhall.scene("raids", {**words, "vikings": {"blue": 1}}).legal() == [
        "sail:2",
        "sail:3",
        "sail:4",
        "sail:21",
    ]
    assert meadhall.scene("raids", words).legal() == ["sail:3", "sail:21"]


def test_a_viking_hired_on_the_way_makes_an_occupied_tile_a_destination() -> None:
    table = meadhall.scene(
        "raids",
        seats=3,
        track={2: "rune", 6: "rune", 8: "sail"},
        ships={"blue": 2, "red": 6, "yellow": 21},
        berths={"yellow": 1},
    )
    assert table.legal() == ["sail:6", "sail:8", "sail:21"]


def test_a_monster_on_the_way_takes_the_viking_that_the_battle_would_need() -> None:
    # the village hires one, the monster eats it: at best no Viking arrives at space 7
    table = meadhall.scene(
        "raids",
        seats=3,
        track={1: "rune", 3: "wood-3", 6: "monster-2", 7: "sail"},
        ships={"blue": 1, "red": 3, "yellow": 7},
    )
    assert table.legal() == ["sail:21"]


def test_weapons_that_reach_the_monster_keep_that_viking() -> None:
    table = meadhall.scene(
        "raids",
        seats=3,
        track={1: "rune", 3: "wood-3", 6: "monster-2", 7: "sail"},
        ships={"blue": 1, "red": 3, "yellow": 7},
        aboard={"blue": ["axe", "shielded-axe"]},
    )
    assert table.legal() == ["sail:7", "sail:21"]


def test_the_ship_furthest_behind_moves() -> None:
    table = example()
    table.play("place", "sail:8", "feed")
    assert table.position()["asked"] == "green"


def test_the_same_ship_moves_again_while_it_is_last() -> None:
    table = meadhall.scene(
        "raids",
        seats=3,
        track={1: "rune", 2: "sail", 3: "rune"},
        ships={"blue": 1, "red": 3, "yellow": 21},
        berths={"yellow": 1},
    )
    table.play("sail:21")
    assert table.position()["asked"] == "red"
    table = meadhall.scene(
        "raids",
        seats=3,
        track={1: "rune", 2: "rune"},
        ships={"blue": 1, "red": 21, "yellow": 21},
        berths={"red": 1, "yellow": 2},
    )
    table.play("sail:2")
    assert table.position()["asked"] == "blue"
    assert table.position()["beside"]["blue"] == {"rune": 2}


def test_ships_in_the_start_harbour_leave_by_descending_berth() -> None:
    table = meadhall.scene(
        "raids", seats=3, track={1: "rune", 2: "axe", 3: "sail"}, berths={"blue": 2, "red": 3, "yellow": 1}
    )
    assert table.position()["asked"] == "red"
    table.play("sail:3")
    assert table.position()["asked"] == "blue"
    table.play("sail:2")
    assert table.position()["asked"] == "yellow"


def test_only_the_last_to_leave_the_harbour_discards() -> None:
    table = meadhall.scene(
        "raids",
        seats=3,
        track={1: "rune", 2: "axe", 3: "sail", 4: "wood-3"},
        berths={"blue": 3, "red": 2, "yellow": 1},
        vikings={"yellow": 1},
    )
    table.play("sail:4")
    assert set(table.position()["track"]) == {1, 2, 3, 4}
    table.play("sail:3")
    assert set(table.position()["track"]) == {3, 4}
    assert table.legal() == ["sail:3", "sail:4", "sail:21"]


def test_the_last_ship_at_sea_discards_nothing_when_all_others_are_docked() -> None:
    table = meadhall.scene(
        "raids", seats=3, track={1: "rune", 2: "axe", 3: "sail"}, ships={"blue": 1, "red": 21, "yellow": 21},
        berths={"red": 1, "yellow": 2},
    )  # fmt: skip
    assert table.legal() == ["sail:2", "sail:3", "sail:21"]


def test_with_the_option_docked_ships_are_ahead_and_the_last_ship_must_go_home() -> None:
    table = meadhall.scene(
        "raids", seats=3, track={1: "rune", 2: "axe", 3: "sail"}, ships={"blue": 1, "red": 21, "yellow": 21},
        berths={"red": 1, "yellow": 2}, options={"docked_ships_are_ahead": True},
    )  # fmt: skip
    assert table.legal() == ["sail:21"]
    assert table.position()["track"] == {}


def test_the_first_turn_of_a_voyage_takes_no_tile() -> None:
    table = meadhall.table("raids", seats=3, seed="first turn")
    assert table.position()["question"] == "sail"
    assert len(table.position()["track"]) == 16
