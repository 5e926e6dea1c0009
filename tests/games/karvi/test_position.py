"""Positions written down: what is refused."""

from __future__ import annotations

from typing import Any

import pytest

import meadhall
from meadhall.engine import BadPosition


@pytest.mark.parametrize(
    ("position", "reason"),
    [
        ({"under": {"helmet": 5}}, "a card is written"),
        ({"under": {"helmet": [5]}}, "a card is written"),
        ({"under": {"helmet": [[1, 2, 3]]}}, "a card is written"),
        ({"top": {"helmet": None}}, "a card is written"),
        ({"top": {"helmet": [1, 2]}}, "who must be one of blue"),
        ({"places": {"kaupanger": "R6"}}, "'R6' cannot lie at kaupanger"),
        ({"pending": [["run", f"space-a1.1+{'9' * 30}"]]}, "there is no effect"),
        ({"pending": [["run", f"space-a1.1+{'9' * 5000}"]]}, "there is no effect"),
        ({"pending": [["run", "space-a1.1+1"]]}, "there is no effect"),
        ({"pending": [["run", None]]}, "run needs an effect"),
        ({"pending": [["convert", "space-a1.1"]]}, "needs an effect that converts"),
        ({"pending": [["copy-from", 99]]}, "from 0 to 7, not 99"),
        ({"pending": [["fur", 99]]}, "from 0 to 12, not 99"),
        ({"pending": [["move", 1]]}, "from 0 to 0, not 1"),
        ({"pending": [["spoils", "T1"]]}, "spoils needs a tile T1 beside the mat"),
        ({"pending": [["traded", "T1"]]}, "traded needs a tile T1 beside the mat"),
        ({"pending": [["raise", 1]] * 30}, "a list of at most 20 tasks"),
    ],
)
def test_pieces_that_do_not_add_up_are_refused(position: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadPosition, match=reason):
        meadhall.scene("karvi", position)


def test_a_die_that_is_not_in_play_is_not_turned() -> None:
    with pytest.raises(BadPosition, match="there is no die 4 to turn"):
        meadhall.scene("karvi", seats=2, pending=[["copy-from", 4]])


def test_cards_under_and_on_a_stack_read_back() -> None:
    given = {"under": {"helmet": [[1, "blue"], [2, "red"]]}, "top": {"helmet": [3, "red"]}}
    position = meadhall.scene("karvi", given).position()
    assert {key: position[key] for key in given} == given
