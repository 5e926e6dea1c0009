"""Positions that cannot be are refused, and the reason is said."""

from __future__ import annotations

from typing import Any

import pytest

import meadhall
from meadhall.engine import BadPosition

FINE: dict[str, Any] = {
    "seats": 2,
    "lands": {"blue": {"scouts": "left* farm right"}},
    "wheel": {0: "left fisher", 1: "right noble"},
}
ADVANCED: dict[str, Any] = {**FINE, "options": {"version": "advanced"}}


def test_a_position_that_can_be_comes_back_as_it_was_written() -> None:
    table = meadhall.scene("wikinger", FINE)
    assert meadhall.scene("wikinger", table.position()).state == table.state
    assert table.position()["lands"] == {"blue": {"scouts": "left* farm right"}, "red": {}}


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"land": {}}, "has no 'land'"),
        ({"lands": {"blue": {"scouts": "farm right"}}}, "land meets sea"),
        ({"lands": {"blue": {"scouts": "left left"}}}, "land meets sea"),
        ({"lands": {"blue": {"scouts": "left", "fishers": "- left"}}}, "no way to the homeland"),
        ({"lands": {"blue": {"scouts": "left red-ship"}}}, "cannot lie here"),
        ({"lands": {"blue": {"ships": "red-ship"}}}, "start tile"),
        ({"lands": {"blue": {"ships": "- - red-ship red-ship", "scouts": "left"}}}, "ships fill columns 1 to 3"),
        ({"lands": {"blue": {"ships": "red-ship*", "scouts": "left"}}}, "nobody stands on a ship"),
        ({"lands": {"blue": {"scouts": "left spoon"}}}, "is no tile"),
        ({"lands": {"blue": {"scouts": "left great-farm right"}}}, "belongs to the advanced game"),
        ({"lands": {"blue": {"scouts": "left " + "farm " * 6}}}, "6 of farm are in play"),
        ({"lands": {"blue": {"scouts": "left right " * 4 + "left"}}}, "name a later round"),
        ({"wheel": {}}, "nothing left to buy"),
        ({"wheel": {12: "left fisher"}}, "is no slot"),
        ({"wheel": {"9" * 5000: "left fisher"}}, "is no slot"),
        ({"wheel": {0: "left spoon"}}, "write a tile and a figure"),
        ({"wheel": {0: "left"}}, "has no figure"),
        ({"gold": {"blue": -1}}, "must be a whole number"),
        ({"ashore": {"blue": {"noble": 14}}}, "must be a whole number"),
        ({"ashore": {"blue": {"noble": 7}, "red": {"noble": 7}}}, "15 of noble are in play"),
        ({"gone": {"tiles": {"left": 16}}}, "the rounds to come draw"),
        ({"question": "over"}, "only when the wheel is empty in the last round"),
        ({"question": "bid", "wheel": {}, "round": 2}, "belongs to the advanced game"),
        ({"question": "ferry"}, "boatmen cross only after an even round"),
        ({"question": "start", "hand": {"tile": "left", "figure": "noble"}}, "has laid the start tile already"),
        ({"question": "lay", "hand": {"tile": "blue-ship"}}, "figure must be one of"),
        ({"question": "stand", "hand": {"figure": "noble", "column": 1}}, "no free tile"),
        ({"hand": {"figure": "noble"}}, "is something in hand"),
        ({"open": ["boat"]}, "belong to the advanced game"),
    ],
)
def test_a_position_whose_pieces_do_not_add_up_is_refused(change: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadPosition, match=reason):
        meadhall.scene("wikinger", {**FINE, **change})


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"specials": {"blue": {"five-gold": 1}}}, "leaves the game when it is taken"),
        ({"open": ["spoon"]}, "known are five-gold"),
        ({"open": ["exchange"], "specials": {"blue": {"exchange": 1}}}, "2 of exchange are in play"),
        ({"question": "special"}, "no special tile to take"),
        ({"question": "bid", "wheel": {}, "round": 2, "drawn": {"noble": 5}}, "13 figures are drawn"),
        ({"question": "swap", "building": "great-farm"}, "two middle tiles"),
    ],
)
def test_an_advanced_position_whose_pieces_do_not_add_up_is_refused(change: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadPosition, match=reason):
        meadhall.scene("wikinger", {**ADVANCED, **change})
