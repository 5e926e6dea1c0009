"""Positions that do not add up are refused, with a reason."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.runes.tables import on, plain

from meadhall.engine import BadPosition

FIRST = on(0, 0, 1)
LONG = [on(k, 0, k + 1) for k in range(6)] + [on(6, 0, 7, "blue")]


@pytest.mark.parametrize(
    ("position", "reason"),
    [
        ({"table": [FIRST, on(2, 0, 2)]}, "touches no stone"),
        ({"table": [FIRST, on(0, 0, 2)]}, "a stone at"),
        ({"table": [FIRST, on(1, 0, 1)]}, "already"),
        ({"table": [FIRST, on(1, 0, 2, coins=7)]}, "coins must be"),
        ({"table": [FIRST, on(1, 0, 2, coins=0)]}, "coins must be"),
        ({"table": [on(k, 0, k + 1, "red", 6) for k in range(7)]}, "red has 47 coins"),
        ({"table": [FIRST], "trays": {"red": 40}}, "red must have 39"),
        ({"table": [FIRST], "hands": {"blue": [1]}}, "somewhere else"),
        ({"table": [FIRST], "hands": {"blue": []}}, "draws at once"),
        ({"rituals": {"blue": ["copy", "copy"]}}, "not that many of copy"),
        ({"rituals": {"blue": ["skip", "ward", "tide", "place"]}}, "at most 3"),
        ({"options": {"variant": "family"}, "rituals": {"blue": ["steal-gold"]}}, "not that many"),
        ({"table": [FIRST], "question": "window", "asked": "blue"}, "holds no ritual"),
        ({"table": [FIRST], "question": "draw", "asked": "blue"}, "owed"),
        ({"table": [FIRST], "question": "mark", "asked": "blue"}, "needs a ritual"),
        ({"table": [FIRST], "question": "stone", "asked": "red", "turn": "blue"}, "whose turn"),
        ({"table": [FIRST], "question": "turn", "chosen": {"stone": 60}}, "in the hand"),
        ({"table": [FIRST], "question": "victim", "ritual": {"card": "tide"}}, "does not ask"),
        ({"table": [FIRST], "question": "victim", "ritual": {"card": "skip", "as": "tide"}}, "cannot be played as"),
        ({"stuck": ["blue", "red"]}, "the game is over"),
        ({"table": LONG, "lines": [{"from": [0, 0], "to": [4, 0]}]}, "no row of 6"),
        ({"table": LONG, "lines": [{"from": [0, 0], "to": [6, 0]}]}, "no row of 6"),
        ({"table": LONG, "lines": [{"from": [0, 0], "to": [9, 9]}]}, "no row of 6"),
        ({"table": LONG, "lines": [{"from": [0, 0], "to": [5, 0]}] * 2}, "another line lies in it"),
        ({"table": LONG, "lines": [{"from": [0, 0]}]}, "to must be two whole numbers"),
        ({"table": LONG, "lines": {"blue": 1}}, "lines must be a list"),
        ({"table": LONG, "lines": [{"owner": "red", "from": [0, 0], "to": [5, 0]}]}, "owner"),
        ({"nonsense": 1}, "nonsense"),
        ({"turning": 1}, "true or false"),
        ({"interrupted": [["blue", "never"]]}, "interrupted"),
    ],
)
def test_a_position_that_does_not_add_up_is_refused(position: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadPosition, match=reason):
        plain(**position)


def test_hands_that_are_not_given_are_filled_up() -> None:
    table = plain(table=[FIRST], hands={"red": [2, 3]})
    assert table.position()["hands"] == {"blue": [4, 5, 6], "red": [2, 3]}


def test_the_first_stone_is_the_middle_of_the_plane() -> None:
    table = plain(table=[on(5, -3, 1), on(6, -3, 2)])
    assert [stone["at"] for stone in table.position()["table"]] == [[0, 0], [1, 0]]


def test_lines_that_are_not_told_are_the_long_rows_as_they_lie() -> None:
    table = plain(table=LONG)
    assert table.position()["lines"] == [{"from": [0, 0], "to": [5, 0]}]
    assert table.position()["trays"]["red"] == 40 - 6 - 5


def test_a_row_may_be_told_to_bear_no_coins() -> None:
    table = plain(table=LONG, lines=[])
    assert table.position()["lines"] == []
    assert table.position()["trays"]["red"] == 40 - 6


def test_lines_are_told_from_the_first_stone_on_wherever_that_lies() -> None:
    moved = [{**stone, "at": [stone["at"][0] + 3, -2]} for stone in LONG]
    table = plain(table=moved, lines=[{"from": [8, -2], "to": [3, -2]}])
    assert table.position()["lines"] == [{"from": [0, 0], "to": [5, 0]}]
