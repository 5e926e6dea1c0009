"""The final scoring, line by line, and who wins."""

from __future__ import annotations

from typing import Any

import pytest

import meadhall
from meadhall.engine import Table

ISLANDS = {"nobles": "left right", "scouts": "left farm right", "goldsmiths": "left church right left"}


def ended(blue: dict[str, str] | None = None, red: dict[str, str] | None = None, **more: Any) -> Table:
    """A finished game."""
    lands = {"blue": blue or {"scouts": "left"}, "red": red or {"scouts": "left"}}
    purses = {"gold": {"blue": 0, "red": 0}, "points": {"blue": 20, "red": 20}}
    return meadhall.scene("wikinger", {"seats": 2, "round": 6, "question": "over", "lands": lands, **purses, **more})


def line(table: Table, name: str, seat: int = 0) -> int:
    """One line of a sheet."""
    return {line.name: line.points for line in table.sheet(seat)}[name]


def test_an_unrepelled_green_ship_costs_5_gold_and_a_blue_one_3_points() -> None:
    rows = {"ships": "green-ship blue-ship", "scouts": "left farm"}
    table = ended(rows, gold={"blue": 9})
    assert line(table, "raiders") == -3
    assert line(table, "gold") == 0  # 4 gold are left
    assert table.winners() == [1]


def test_missing_gold_is_paid_in_points() -> None:
    table = ended({"ships": "green-ship", "scouts": "left"}, gold={"blue": 2})
    assert line(table, "raiders") == -3


def test_ships_cost_over_empty_columns_too_but_not_above_a_warrior() -> None:
    table = ended({"ships": "blue-ship yellow-ship blue-ship", "warriors": "left*"})
    assert line(table, "raiders") == -5


def test_points_never_fall_below_0_at_the_end() -> None:
    table = ended({"ships": "blue-ship", "scouts": "left"}, points={"blue": 2, "red": 0}, ashore={"red": {"noble": 9}})
    assert line(table, "raiders") == -2
    assert line(table, "feeding", 1) == 0
    assert table.points(0) == 0
    assert table.points(1) == 0


@pytest.mark.parametrize(("gold", "points"), [(4, 0), (5, 1), (14, 2), (30, 6)])
def test_five_gold_are_worth_a_point(gold: int, points: int) -> None:
    assert line(ended(gold={"blue": gold}), "gold") == points


def test_the_raiders_take_their_gold_before_it_is_changed() -> None:
    assert line(ended({"ships": "green-ship", "scouts": "left"}, gold={"blue": 14}), "gold") == 1


def test_most_boatmen_left_are_worth_10_and_all_who_tie_get_them() -> None:
    table = ended(ashore={"blue": {"boatman": 2}, "red": {"boatman": 1}})
    assert (line(table, "boatmen"), line(table, "boatmen", 1)) == (10, 0)
    table = ended(ashore={"blue": {"boatman": 2}, "red": {"boatman": 2}})
    assert (line(table, "boatmen"), line(table, "boatmen", 1)) == (10, 10)


def test_nobody_gets_anything_for_a_majority_of_nothing() -> None:
    table = ended()
    for name in ("boatmen", "islands", "longest"):
        assert line(table, name) == line(table, name, 1) == 0


def test_three_finished_islands() -> None:
    table = ended(ISLANDS, {"scouts": "left right", "goldsmiths": "left right"})
    assert (line(table, "islands"), line(table, "islands", 1)) == (7, 0)
    table = ended(ISLANDS, {"scouts": "left right left right", "goldsmiths": "left right"})
    assert (line(table, "islands"), line(table, "islands", 1)) == (7, 7)


def test_an_island_without_an_end_or_with_a_gap_is_not_finished() -> None:
    table = ended({"nobles": "left - right", "scouts": "left farm church"}, {"scouts": "left right"})
    assert (line(table, "islands"), line(table, "islands", 1)) == (0, 7)


def test_an_island_of_six_tiles_is_longer_than_one_of_five() -> None:
    six, five = "left farm farm church sanctuary right", "left farm church church right"
    table = ended({"scouts": six}, {"scouts": five})
    assert (line(table, "longest"), line(table, "longest", 1)) == (5, 0)
    table = ended({"scouts": "left farm farm church sanctuary settlement"}, {"scouts": five})
    assert (line(table, "longest"), line(table, "longest", 1)) == (0, 5)  # unfinished ones do not count


A = {"fishers": "left* farm* farm* church* right*", "scouts": "left* farm* church* right*"}
B = {"fishers": "left* farm* right*", "scouts": "left* farm* church* right*"}


def test_example_a_23_figures_and_5_fishers_are_worth_4_points() -> None:
    table = ended(A, ashore={"blue": {"noble": 6, "boatman": 4, "warrior": 4}})
    assert line(table, "feeding") == 4


def test_example_b_23_figures_and_3_fishers_cost_8_points() -> None:
    table = ended(B, ashore={"blue": {"noble": 6, "boatman": 6, "warrior": 4}})
    assert line(table, "feeding") == -8


def test_a_threatened_fisher_and_one_ashore_feed_nobody_and_must_be_fed() -> None:
    assert line(ended({"fishers": "left*"}), "feeding") == 8
    assert line(ended({"fishers": "left*"}, ashore={"blue": {"fisher": 1}}), "feeding") == 6
    assert line(ended({"ships": "blue-ship", "fishers": "left*"}), "feeding") == -1


def test_equal_points_are_decided_by_the_gold_left_after_the_exchange() -> None:
    table = ended(gold={"blue": 9, "red": 6})
    assert table.points(0) == table.points(1)
    assert table.winners() == [0]
    table = ended(gold={"blue": 4, "red": 4})
    assert table.winners() == [0, 1]


def test_the_points_shown_in_a_running_game_include_the_final_scoring_as_it_stands() -> None:
    table = meadhall.table("wikinger", 2, seed="forecast")
    assert {line.name: line.points for line in table.sheet(0) if line.points} == {"start": 10, "gold": 6}
    assert table.points(0) == 16


def test_the_game_ends_with_the_large_scoring_of_the_sixth_round() -> None:
    table = meadhall.scene(
        "wikinger",
        seats=2,
        round=6,
        asked="red",
        lands={"blue": {"nobles": "left*"}, "red": {"fishers": "left"}},
        wheel={0: "red-ship fisher"},
        gold={"blue": 0, "red": 0},
    )
    table.play("buy:0", "lay:1.1")
    assert table.over
    assert table.position()["points"]["blue"] == 12
    assert line(table, "raiders", 1) == -3
