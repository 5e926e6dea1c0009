"""Laying tiles: the start tile, edges, contact, ships, and tiles that fit nowhere."""

from __future__ import annotations

from typing import Any

import pytest

import meadhall
from meadhall.engine import Table


def land(rows: dict[str, str], tile: str, figure: str = "boatman", seats: int = 2, **more: Any) -> Table:
    """Blue has just bought a tile with a figure; another combination waits on the wheel."""
    position = {
        "lands": {"blue": rows, "red": {"scouts": "left"}},
        "wheel": {0: f"{tile} {figure}", 1: "left fisher", 2: "left fisher"},
        "gold": {"blue": 0},
        "points": {"blue": 0},
    }
    table = meadhall.scene("wikinger", {"seats": seats, **position, **more})
    table.play("buy:0")
    return table


def test_the_start_tile_goes_into_column_1_of_any_island_row_with_the_first_purchase() -> None:
    table = land({}, "right")
    assert table.legal() == ["start:2", "start:3", "start:4", "start:5", "start:6"]
    table.play("start:4")
    # the right end had one place only, beside the start tile
    assert table.position()["lands"]["blue"] == {"scouts": "left right"}


def test_the_first_purchase_may_also_begin_an_island_of_its_own() -> None:
    table = land({}, "left")
    table.play("start:4")
    assert table.legal() == ["lay:2.1", "lay:3.1", "lay:5.1", "lay:6.1"]


def test_the_start_tile_is_laid_with_a_first_ship_too() -> None:
    table = land({}, "red-ship")
    table.play("start:2")
    assert table.legal() == ["lay:1.1", "lay:1.2", "lay:1.3"]


def test_the_bought_figure_never_stands_on_the_start_tile() -> None:
    table = land({}, "red-ship", "warrior")
    table.play("start:2", "lay:1.1")
    assert table.position()["lands"]["blue"]["warriors"] == "left"
    assert table.position()["ashore"]["blue"] == {"warrior": 1}


def test_only_left_ends_lie_beside_the_homeland() -> None:
    assert [a for a in land({"scouts": "left"}, "farm").legal() if a.endswith(".1")] == []
    left = land({"scouts": "left"}, "left").legal()
    assert [a for a in left if a.endswith(".1")] == ["lay:2.1", "lay:3.1", "lay:5.1", "lay:6.1"]


def test_land_meets_land_and_sea_meets_sea_on_both_sides() -> None:
    rows = {"nobles": "left right", "scouts": "left - right", "goldsmiths": "left farm right"}
    middle = land(rows, "church").legal()
    assert "lay:4.2" in middle  # land on both sides
    assert "lay:3.3" not in middle  # behind a right end is sea
    assert "lay:4.2" not in land(rows, "left").legal()  # its left side is sea, the island's is land
    assert "lay:4.2" not in land(rows, "right").legal()  # land beside the left end, but sea before the right one
    assert "lay:3.3" in land(rows, "left").legal()  # sea to sea


def test_a_tile_touches_an_island_or_the_homeland_with_a_full_side() -> None:
    table = land({"scouts": "left farm"}, "left")
    # below and above the island, and beside the homeland; corners are no contact
    assert table.legal() == ["lay:2.1", "lay:3.1", "lay:3.2", "lay:5.1", "lay:5.2", "lay:6.1"]


def test_gaps_in_a_row_are_allowed() -> None:
    table = land({"scouts": "left farm right"}, "left")
    assert "lay:3.3" in table.legal()
    table.play("lay:3.3")
    assert table.position()["lands"]["blue"]["nobles"] == "- - left"


def test_a_ship_is_no_contact_for_an_island_tile() -> None:
    table = land({"ships": "- red-ship", "scouts": "left farm"}, "left")
    assert "lay:2.2" not in table.legal()


def test_a_tile_that_fits_nowhere_leaves_the_game_and_its_figure_goes_ashore() -> None:
    rows = {"scouts": "left right"}
    # a middle needs an open end on its left; there is none, and above and below only gaps beside land
    table = land(rows | {"nobles": "left right", "goldsmiths": "left right", "fishers": "left right",
                         "warriors": "left right"}, "farm", "noble")  # fmt: skip
    assert table.position()["gone"] == {"tiles": {"farm": 1}}
    assert table.position()["ashore"]["blue"] == {"noble": 1}
    assert table.seat == 1


def test_a_middle_may_stand_alone_below_or_above_an_island() -> None:
    table = land({"scouts": "left farm right"}, "church")
    assert table.legal() == ["lay:3.2", "lay:3.3", "lay:5.2", "lay:5.3"]


def test_ships_fill_the_first_three_columns_in_any_order() -> None:
    table = land({"scouts": "left", "ships": "- red-ship"}, "blue-ship")
    assert table.legal() == ["lay:1.1", "lay:1.3"]
    table.play("lay:1.3")
    assert table.position()["lands"]["blue"]["ships"] == "- red-ship blue-ship"


def test_further_ships_touch_a_ship_so_nothing_is_asked() -> None:
    table = land({"scouts": "left", "ships": "red-ship green-ship blue-ship"}, "yellow-ship")
    assert table.position()["lands"]["blue"]["ships"] == "red-ship green-ship blue-ship yellow-ship"


@pytest.mark.parametrize(("seats", "columns"), [(2, 37), (3, 25), (4, 19)])
def test_a_row_has_room_for_every_purchase_and_the_start_tile_and_no_more(seats: int, columns: int) -> None:
    state = meadhall.table("wikinger", seats, seed="room").state
    assert state.columns == columns  # type: ignore[attr-defined]
    assert columns == 6 * 12 // seats + 1


def test_a_row_of_all_a_player_can_ever_buy_fits() -> None:
    table = meadhall.scene(
        "wikinger",
        seats=2,
        round=6,
        lands={"blue": {"scouts": "left " + "farm church settlement sanctuary " * 5 + "right left " * 7 + "right"}},
        wheel={0: "left scout"},
    )
    assert len(table.position()["lands"]["blue"]["scouts"].split()) == 36
    table.play("buy:0", "lay:4.37")
    assert len(table.position()["lands"]["blue"]["scouts"].split()) == 37
