"""Boatmen, before a large scoring: base game, last round, and the advanced game with its boats."""

from __future__ import annotations

from typing import Any

import meadhall
from meadhall.engine import Table

WIDE = {"scouts": "left farm church right", "goldsmiths": "left right", "fishers": "left farm church right"}


def crossing(ashore: dict[str, int], rows: dict[str, str] | None = None, **more: Any) -> Table:
    """Blue, who starts, may send boatmen out after the second round."""
    position = {"round": 2, "question": "ferry", "lands": {"blue": rows or WIDE, "red": {"fishers": "left"}}}
    return meadhall.scene("wikinger", {"seats": 2, **position, "ashore": {"blue": ashore}, **more})


def test_the_four_choices_of_the_example() -> None:
    table = crossing({"boatman": 1, "fisher": 3, "goldsmith": 1, "scout": 2})
    assert table.legal() == ["ferry:scout", "ferry:goldsmith", "ferry:fisher", "ferry:each", "stop"]


def test_all_figures_of_a_colour_cross_and_the_boatman_leaves() -> None:
    table = crossing({"boatman": 1, "fisher": 3, "goldsmith": 1, "scout": 2})
    table.play("ferry:fisher", "to:6.1", "to:6.3", "to:6.4")
    position = table.position()
    assert position["lands"]["blue"]["fishers"] == "left* farm church* right*"
    assert position["ashore"]["blue"] == {"goldsmith": 1, "scout": 2}
    assert position["gone"]["figures"] == {"boatman": 1}


def test_one_figure_of_each_colour_crosses() -> None:
    table = crossing({"boatman": 1, "fisher": 3, "goldsmith": 1, "scout": 2})
    table.play("ferry:each", "to:4.2", "to:5.2", "to:6.1")
    position = table.position()
    assert position["ashore"]["blue"] == {"fisher": 2, "scout": 1}
    assert position["lands"]["blue"]["goldsmiths"] == "left right*"


def test_as_many_cross_as_have_free_tiles() -> None:
    table = crossing({"boatman": 1, "noble": 3}, {"nobles": "left* right", "scouts": "left"})
    table.play("ferry:noble")
    assert table.position()["lands"]["blue"]["nobles"] == "left* right*"
    assert table.position()["ashore"]["blue"] == {"noble": 2}


def test_a_colour_without_a_free_tile_is_left_out_of_one_of_each() -> None:
    table = crossing({"boatman": 1, "noble": 1, "scout": 1, "fisher": 1}, {"scouts": "left", "fishers": "left"})
    assert table.legal() == ["ferry:scout", "ferry:fisher", "ferry:each", "stop"]
    table.play("ferry:each")
    assert table.position()["ashore"]["blue"] == {"noble": 1}


def test_nothing_is_asked_where_there_is_one_tile_only() -> None:
    table = crossing({"boatman": 1, "scout": 1}, {"scouts": "left* right"})
    assert table.legal() == ["ferry:scout", "stop"]
    table.play("ferry:scout")
    assert table.position()["lands"]["blue"]["scouts"] == "left* right*"


def test_several_boatmen_may_go_in_one_scoring() -> None:
    table = crossing({"boatman": 2, "scout": 1, "noble": 1}, {"scouts": "left", "nobles": "left"})
    table.play("ferry:scout")
    assert table.legal() == ["ferry:noble", "stop"]
    table.play("ferry:noble")
    assert table.position()["ashore"]["blue"] == {}


def test_ferrying_may_use_the_start_tile() -> None:
    table = crossing({"boatman": 1, "fisher": 1}, {"fishers": "left"})
    table.play("ferry:fisher")
    assert table.position()["lands"]["blue"]["fishers"] == "left*"


def test_boatmen_are_no_cargo_and_may_stay() -> None:
    table = crossing({"boatman": 3, "scout": 1}, {"scouts": "left"})
    assert table.legal() == ["ferry:scout", "stop"]
    table.play("stop")
    assert table.position()["ashore"]["blue"] == {"boatman": 3, "scout": 1}


def test_who_has_ferried_scores_before_the_next_seat_is_asked() -> None:
    table = meadhall.scene(
        "wikinger",
        seats=2,
        round=2,
        question="ferry",
        lands={"blue": {"nobles": "left"}, "red": {"nobles": "left"}},
        ashore={"blue": {"boatman": 1, "noble": 1}, "red": {"boatman": 1, "noble": 1}},
    )
    table.play("ferry:noble")
    assert table.seat == 1
    assert table.position()["points"] == {"blue": 12, "red": 10}
    table.play("ferry:noble")
    assert table.position()["points"] == {"blue": 12, "red": 12}
    assert table.position()["round"] == 3


def test_boatmen_do_not_cross_before_a_small_scoring() -> None:
    table = meadhall.scene(
        "wikinger",
        seats=2,
        round=1,
        asked="red",
        lands={"blue": {"nobles": "left"}, "red": {"nobles": "left"}},
        ashore={"blue": {"boatman": 1, "noble": 1}},
        wheel={0: "red-ship fisher"},
    )
    table.play("buy:0", "lay:1.1")
    assert table.position()["round"] == 2
    assert table.position()["ashore"]["blue"] == {"boatman": 1, "noble": 1}


def test_in_the_last_round_nobody_may_stop_while_somebody_can_cross() -> None:
    table = crossing({"boatman": 3, "scout": 2, "noble": 1}, {"scouts": "left right", "nobles": "left"}, round=6)
    assert table.legal() == ["ferry:noble", "ferry:scout", "ferry:each"]
    table.play("ferry:noble")
    assert table.legal() == ["ferry:scout", "ferry:each"]
    table.play("ferry:scout")
    assert table.over
    assert table.position()["ashore"]["blue"] == {"boatman": 1}


ADVANCED: dict[str, Any] = {"options": {"version": "advanced"}}


def test_in_the_advanced_game_two_boatmen_take_two_figures_across() -> None:
    table = crossing({"boatman": 2, "scout": 2, "fisher": 1}, **ADVANCED)
    assert table.legal() == ["ferry:scout", "ferry:fisher", "stop"]
    table.play("ferry:scout", "to:4.1", "ferry:fisher", "to:6.2")
    assert table.position()["ashore"]["blue"] == {"scout": 1}


def test_with_a_boat_a_boatman_carries_as_in_the_base_game_and_both_leave() -> None:
    table = crossing({"boatman": 1, "scout": 4, "fisher": 1}, specials={"blue": {"boat": 2}}, **ADVANCED)
    assert table.legal() == ["ferry:scout", "ferry:fisher", "boat:scout", "boat:each", "stop"]
    table.play("boat:scout")
    position = table.position()
    assert position["lands"]["blue"]["scouts"] == "left* farm* church* right*"
    assert position["specials"]["blue"] == {"boat": 1}
    assert position["gone"] == {"figures": {"boatman": 1}, "specials": {"boat": 1}}


def test_a_boat_is_not_offered_where_it_would_carry_one_figure_only() -> None:
    table = crossing({"boatman": 1, "scout": 1}, specials={"blue": {"boat": 1}}, **ADVANCED)
    assert table.legal() == ["ferry:scout", "stop"]


def test_in_the_last_round_boatmen_must_go_but_boats_may_stay() -> None:
    table = crossing({"boatman": 2, "scout": 2}, round=6, specials={"blue": {"boat": 1}}, **ADVANCED)
    assert table.legal() == ["ferry:scout", "boat:scout"]
