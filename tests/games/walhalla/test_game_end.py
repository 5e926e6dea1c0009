"""The end of the game."""

from __future__ import annotations

from typing import Any

import meadhall
from meadhall.engine import Table

LAND = [["cult/wheat", "cult/wheat", "cult/wheat", None, None, None], [None] * 6, [None] * 6]
NONE = dict.fromkeys(("blue", "red", "yellow", "green"), 0)


def last_raid(*cards: str, **more: Any) -> Table:
    """The third raid ends."""
    table = meadhall.scene("walhalla", {"raid": 3, "question": "berth", "midgard": NONE, "valhalla": NONE, **more})
    table.play("berth:D.bow", *cards)
    assert table.over
    return table


def line(table: Table, name: str) -> list[int]:
    """Points of one line of the score sheet, in seat order."""
    return [next(entry.points for entry in table.sheet(seat) if entry.name == name) for seat in range(4)]


def test_the_game_ends_after_the_third_raid() -> None:
    assert last_raid().position()["question"] == "over"


def test_the_third_raid_pays_tongues_as_the_others_and_one_point_a_field_held() -> None:
    table = last_raid(land=LAND, headlands=[[8, 3], [6, 4], [7, 5]], vikings={"blue": ["1.1", "1.3"], "red": ["1.5"]})
    assert line(table, "tongues") == [8, 3, 0, 0]
    assert line(table, "fields") == [2, 1, 0, 0]


def test_most_vikings_in_valhalla_pay_six_and_second_most_five() -> None:
    assert line(last_raid(valhalla={"blue": 3, "red": 1, "yellow": 2, "green": 0}), "valhalla") == [6, 0, 5, 0]


def test_equals_for_first_in_valhalla_share_eleven_and_there_is_no_second() -> None:
    assert line(last_raid(valhalla={"blue": 3, "red": 3, "yellow": 2, "green": 0}), "valhalla") == [6, 6, 0, 0]
    assert line(last_raid(valhalla={"blue": 3, "red": 3, "yellow": 3, "green": 2}), "valhalla") == [4, 4, 4, 0]


def test_equals_for_second_in_valhalla_share_five() -> None:
    assert line(last_raid(valhalla={"blue": 3, "red": 1, "yellow": 1, "green": 0}), "valhalla") == [6, 3, 3, 0]


def test_nobody_places_with_an_empty_valhalla() -> None:
    assert line(last_raid(), "valhalla") == [0, 0, 0, 0]
    assert line(last_raid(valhalla={**NONE, "red": 1}), "valhalla") == [0, 6, 0, 0]


def test_the_valhalla_card_counts_as_two_in_the_last_scoring() -> None:
    table = last_raid(
        "lay:valhalla", valhalla={"blue": 3, "red": 2, "yellow": 0, "green": 0}, hands={"red": ["valhalla"]}
    )
    assert line(table, "valhalla") == [5, 6, 0, 0]


def test_most_points_win_and_equals_share_the_win() -> None:
    assert last_raid(points={"red": {"forests": 9}, "blue": {"wheat": 8}}).winners() == [1]
    assert last_raid(points={"red": {"forests": 9}, "green": {"wheat": 9}}).winners() == [1, 3]
