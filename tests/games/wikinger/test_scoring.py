"""Small and large scorings, and what the ships threaten."""

from __future__ import annotations

from typing import Any

import pytest

import meadhall
from meadhall.engine import Table

GREAT = {
    "ships": "blue-ship green-ship red-ship",
    "warriors": "left* - right*",
    "nobles": "- left* right*",
    "scouts": "left* church* right*",
    "goldsmiths": "- left* right*",
    "fishers": "- left*",
}


def scored(rows: dict[str, str], round_: int = 2, **more: Any) -> tuple[int, int]:
    """Points and gold that a land brings blue, when red buys the last combination of a round."""
    table = scoring(rows, round_, **more)
    table.play("buy:0", "lay:1.1")
    position = table.position()
    return position["points"]["blue"] - 10, position["gold"]["blue"] - 30


def scoring(rows: dict[str, str], round_: int, **more: Any) -> Table:
    """Red is about to end the round."""
    return meadhall.scene(
        "wikinger",
        seats=2,
        round=round_,
        starter="blue",
        asked="red",
        lands={"blue": rows, "red": {"fishers": "left"}},
        wheel={0: "red-ship fisher"},
        **more,
    )


def test_the_great_scoring_of_the_rulebook_brings_8_points_and_9_gold() -> None:
    assert scored(GREAT) == (8, 9)


def test_the_same_land_brings_6_gold_in_a_small_scoring() -> None:
    assert scored(GREAT, 3) == (0, 6)


def test_the_sheet_names_where_the_points_of_the_great_scoring_come_from() -> None:
    table = scoring(GREAT, 2)
    table.play("buy:0", "lay:1.1")
    lines = {line.name: line.points for line in table.sheet(0)}
    assert (lines["start"], lines["repelled"], lines["nobles"], lines["scouts"]) == (10, 3, 2, 3)


@pytest.mark.parametrize("round_", [1, 2, 3, 4, 5])
def test_goldsmiths_bring_3_gold_in_every_scoring(round_: int) -> None:
    assert scored({"goldsmiths": "left* farm* right"}, round_) == (0, 6)


def test_figures_ashore_and_fishers_alone_bring_nothing() -> None:
    assert scored({"fishers": "left* right*"}, ashore={"blue": {"noble": 3, "goldsmith": 2}}) == (0, 0)


def test_a_finished_island_is_no_condition_for_its_figures_to_count() -> None:
    assert scored({"nobles": "left*"}) == (2, 0)


def test_a_scout_counts_the_goldsmith_and_the_fisher_in_its_column() -> None:
    assert scored({"scouts": "left*"}) == (1, 0)
    assert scored({"scouts": "left*", "goldsmiths": "left*"}) == (2, 3)
    assert scored({"scouts": "left*", "goldsmiths": "left", "fishers": "left*"}) == (2, 0)
    assert scored({"scouts": "left*", "goldsmiths": "left*", "fishers": "left*"}) == (3, 3)
    assert scored({"scouts": "left* farm", "goldsmiths": "left farm*"}) == (1, 3)


@pytest.mark.parametrize(
    ("ship", "points", "gold"),
    [("red-ship", 3, 3), ("green-ship", 0, 3), ("yellow-ship", 0, 0), ("blue-ship", 0, 0)],
)
def test_a_ship_threatens_its_column_down_to_the_row_of_its_sail(ship: str, points: int, gold: int) -> None:
    rows = {
        "ships": ship,
        "warriors": "left",
        "nobles": "left*",
        "scouts": "left*",
        "goldsmiths": "left*",
        "fishers": "left*",
    }
    assert scored(rows) == (points, gold)


def test_a_threat_reaches_over_empty_cells() -> None:
    rows = {"ships": "green-ship", "goldsmiths": "left", "scouts": "left*"}
    assert scored(rows) == (0, 0)


def test_a_threat_stays_in_its_column() -> None:
    rows = {"ships": "blue-ship", "nobles": "left* right*"}
    assert scored(rows) == (2, 0)


@pytest.mark.parametrize(
    ("ship", "points", "gold"),
    [("red-ship", 2, 3), ("green-ship", 2, 5), ("yellow-ship", 4, 0), ("blue-ship", 5, 0)],
)
def test_a_warrior_below_repels_a_ship_and_brings_what_it_is_worth(ship: str, points: int, gold: int) -> None:
    assert scored({"ships": ship, "warriors": "left*", "nobles": "left*"}) == (points, gold)


def test_a_warrior_in_another_column_repels_nothing() -> None:
    assert scored({"ships": "blue-ship", "warriors": "left right*", "nobles": "left*"}) == (0, 0)


def test_a_warrior_without_a_ship_brings_nothing() -> None:
    assert scored({"warriors": "left* right*"}) == (0, 0)


def test_a_small_scoring_pays_for_no_ship() -> None:
    assert scored({"ships": "red-ship blue-ship", "warriors": "left* right*"}, 1) == (0, 0)


def test_a_threatened_goldsmith_brings_nothing_in_a_small_scoring_either() -> None:
    assert scored({"ships": "yellow-ship", "goldsmiths": "left*"}, 1) == (0, 0)
