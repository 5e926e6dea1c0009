"""Positions written down: what is refused."""

from __future__ import annotations

from typing import Any

import pytest

import meadhall
from meadhall.engine import BadPosition


@pytest.mark.parametrize(
    ("position", "reason"),
    [
        ({"raid": 4}, "raid must be a whole number from 1 to 3"),
        ({"sails": 3}, "has no 'sails'"),
        ({"land": [["swamp/cult", *[None] * 5], [None] * 6, [None] * 6]}, "no tile 'swamp/cult'"),
        ({"land": [["forest-2/village-1"] * 2 + [None] * 4, [None] * 6, [None] * 6]}, "left in the box"),
        ({"land": [[None] * 5, [None] * 6, [None] * 7]}, "must have 6"),
        ({"headlands": [[6, 3], [6, 4], [8, 5]]}, "for first and 3, 4, 5 for second"),
        ({"headlands": [[6, 3], [7.5, 4], [8, 5]]}, "must be pairs of whole numbers"),
        ({"headlands": [[float("inf"), 1]] * 3}, "beyond all bounds"),
        ({"headlands": {"a": 1}}, "must be pairs such as"),
        ({"berths": {"A": 5}}, "fjord A needs a list of dragons"),
        ({"vikings": {"blue": ["1.13"]}}, "no field '1.13'"),
        ({"vikings": {"blue": ["1." + "9" * 5000]}}, "no field '1.9"),
        ({"vikings": {"blue": ["1.1"], "red": ["1.1"]}}, "two stand on 1.1"),
        ({"vikings": {"blue": ["1.1"]}, "asgard": {"blue": 6}}, "leave 5 for Asgard"),
        ({"midgard": {"blue": 14}}, "leave -1 for Asgard"),
        ({"hands": {"blue": ["valhalla"], "red": ["valhalla"]}}, "more than 1 cards valhalla"),
        ({"hands": {"blue": ["spear"]}}, "known are forest"),
        ({"laid": {"blue": ["forest"]}}, "only at the end of a raid"),
        ({"berths": {"A": ["red-bow/bow", "red-bow/stern"]}}, "is there twice"),
        ({"berths": {"A": ["red-bow"]}}, "such as red-bow/stern"),
        ({"question": "over"}, "only after raid 3"),
        ({"question": "berth", "dragon": "blue-bow", "crew": {"bow": "red"}}, "the seat at the bow is for blue"),
        ({"dragon": "blue-bow", "crew": {"bow": "blue"}}, "nobody is aboard"),
        ({"midgard": {"blue": 0}}, "not asked to send one"),
        ({"question": "ride", "dragon": "blue-bow"}, "nobody is asked to ride"),
        ({"question": "lay"}, "nobody has a card"),
        ({"asked": "red"}, "goes to blue"),
        ({"question": "side", "fjord": "B", "berths": {"B": ["blue-bow/bow"]}, "unloading": "bow"}, "nobody there"),
    ],
)
def test_pieces_that_do_not_add_up_are_refused(position: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadPosition, match=reason):
        meadhall.scene("walhalla", position)


def test_a_plain_scene_is_the_starters_first_turn() -> None:
    table = meadhall.scene("walhalla")
    assert table.position()["turn"] == "blue"
    assert table.position()["question"] == "man"
