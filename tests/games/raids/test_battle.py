"""Battles between ships."""

from __future__ import annotations

from typing import Any

import meadhall
from meadhall.engine import Table
from meadhall.look import show
from meadhall.words import speaker

EXAMPLE: dict[str, Any] = {
    "seats": ["blue", "green", "red"],
    "track": {2: "rune", 6: "sail", 8: "rune", 9: "axe", 11: "fur-3"},
    "ships": {"blue": 2, "green": 6, "red": 9},
    "vikings": {"blue": 4, "green": 3, "red": 2},
}


def example(**more: Any) -> Table:
    """Blue goes for Green's tile; the village on the way lends Blue a fifth Viking."""
    return meadhall.scene("raids", {**EXAMPLE, **more})


def test_the_battle_of_one_two_three_and_the_flight_after_it() -> None:
    table = example()
    table.play("sail:6")
    assert table.position()["vikings"]["blue"] == 4  # A: 4 + 1 from the village - 1
    assert table.position()["asked"] == "green"
    assert table.legal() == ["strike", "flee"]
    table.play("strike")  # B: Green sends two
    assert table.position()["vikings"]["green"] == 1
    table.play("strike")  # C: Blue sends three more
    assert table.position()["vikings"]["blue"] == 1
    # D: Green cannot send four, so it must flee; with a Viking left it may start another battle with Red
    assert table.position()["question"] == "flee"
    assert table.legal() == ["flee:8", "flee:9", "flee:11", "flee:21"]
    table.play("flee:8")
    position = table.position()
    assert position["ships"] == {"blue": 6, "green": 8, "red": 9}
    assert position["track"][6] == "sail"  # the winner takes nothing now
    assert position["asked"] == "blue"


def test_the_attacker_may_be_the_one_who_flees() -> None:
    table = example(vikings={"blue": 1, "green": 3, "red": 2})
    table.play("sail:6", "strike")
    assert table.position()["asked"] == "blue"
    assert table.position()["question"] == "flee"
    table.play("flee:11")
    assert table.position()["ships"]["blue"] == 11
    assert table.position()["ships"]["green"] == 6


def test_who_could_strike_may_flee_instead() -> None:
    table = example()
    table.play("sail:6", "flee", "flee:11")
    assert table.position()["ships"]["green"] == 11
    assert table.position()["vikings"]["green"] == 4  # the second village on the way


def test_a_flight_takes_nothing_and_discards_nothing() -> None:
    table = example(track={**EXAMPLE["track"], 7: "monster-2", 12: "post"})
    table.play("sail:6", "flee", "flee:11")
    if table.position()["question"] == "monster":
        table.play("feed")
    assert table.position()["track"][6] == "sail"
    assert table.position()["track"][8] == "rune"
    assert table.position()["beside"]["green"] == {}


def test_a_flight_can_lead_into_a_new_battle_that_is_fought_before_the_turn_ends() -> None:
    table = example()
    table.play("sail:6", "strike", "strike", "flee:9")
    assert table.position()["vikings"]["green"] == 0  # the first blow of the new battle
    assert table.position()["asked"] == "red"
    # Red has two Vikings and can answer the blow of one
    table.play("strike")
    assert table.position()["asked"] == "green"
    assert table.position()["question"] == "flee"
    table.play("flee:21")
    assert table.position()["ships"] == {"blue": 6, "green": 21, "red": 9}


def test_arriving_without_a_viking_at_an_occupied_tile_one_sails_on() -> None:
    # Blue hopes for the weapons to hold; it feeds its only Viking to the monster and stands before Green with none.
    table = meadhall.scene(
        "raids",
        seats=["blue", "green", "red"],
        track={1: "rune", 3: "rune", 6: "monster-2", 7: "sail", 8: "pig-3", 9: "mead-4"},
        ships={"blue": 1, "green": 7, "red": 3},
        vikings={"blue": 0, "green": 2},
        aboard={"blue": ["axe", "shielded-axe"]},
    )
    table.play("sail:7", "feed")
    assert table.position()["question"] == "turned-away"
    assert table.legal() == ["sail:8", "sail:9", "sail:21"]
    table.play("sail:9")
    assert table.position()["ships"] == {"blue": 9, "green": 7, "red": 3}
    assert table.position()["track"][8] == "pig-3"


def test_passing_a_ship_costs_nothing() -> None:
    table = example()
    table.play("sail:8")
    assert table.position()["vikings"] == {"blue": 5, "green": 3, "red": 2}


def test_weapons_do_not_count_in_battle() -> None:
    table = example(aboard={"blue": ["axe"]}, track={2: "rune", 6: "sail", 8: "rune", 9: "shielded-axe"},
                    vikings={"blue": 1, "green": 3, "red": 2})  # fmt: skip
    table.play("sail:6", "strike")
    assert table.position()["question"] == "flee"
    assert table.position()["asked"] == "blue"


def test_each_side_of_a_battle_is_told_what_the_other_wants() -> None:
    table, speak = example(), speaker("en", show(meadhall.game("raids")))
    table.play("sail:6")
    assert "blue attacks you for the sail and has sent 1 Viking." in speak.say(
        show(table.game).question(table.view(table.seat)), table.names, table.seat
    )
    table.play("strike")
    assert "green defends the sail and has sent 2 Vikings." in speak.say(
        show(table.game).question(table.view(table.seat)), table.names, table.seat
    )
