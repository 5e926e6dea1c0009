"""Villages, visits and plunders: what a ship gets in passing."""

from __future__ import annotations

from typing import Any

import meadhall
from meadhall.engine import Table


def lone_ship(**more: Any) -> Table:
    """Blue at sea at space 4, the others docked."""
    words: dict[str, Any] = {
        "seats": 3,
        "voyage": 2,
        "track": {4: "rune", 9: "sail", 14: "axe"},
        "ships": {"blue": 4, "red": 21, "yellow": 21},
        "berths": {"red": 1, "yellow": 2},
    }
    return meadhall.scene("raids", {**words, **more})


def test_a_village_hires_out_one_viking() -> None:
    table = lone_ship()
    table.play("sail:9")
    assert table.position()["vikings"]["blue"] == 1


def test_every_village_on_the_way_counts() -> None:
    table = lone_ship()
    table.play("sail:14")
    assert table.position()["vikings"]["blue"] == 2


def test_vikings_without_a_free_shield_are_lost() -> None:
    table = lone_ship(vikings={"blue": 10})
    table.play("sail:9")
    assert table.position()["vikings"]["blue"] == 10


def test_the_first_past_a_visit_hires_two_and_the_second_one() -> None:
    table = meadhall.scene(
        "raids",
        seats=3,
        voyage=2,
        track={2: "rune", 4: "rune", 7: "sail", 8: "visit", 9: "sail", 14: "axe"},
        ships={"blue": 2, "red": 4, "yellow": 7},
    )
    table.play("sail:9")  # Blue passes a village and the visit
    assert table.position()["vikings"]["blue"] == 3
    assert table.position()["shares"] == {8: 1}
    table.play("sail:14")  # Red passes two villages and the visit
    assert table.position()["vikings"]["red"] == 3
    assert table.position()["shares"] == {8: 0}


def test_the_third_past_a_visit_gets_nothing() -> None:
    table = lone_ship(track={4: "rune", 6: "visit", 9: "sail"}, shares={6: 0})
    table.play("sail:9")
    assert table.position()["vikings"]["blue"] == 1


def test_a_full_ship_uses_up_its_share_of_a_visit() -> None:
    table = lone_ship(track={4: "rune", 6: "visit", 9: "sail"}, vikings={"blue": 10})
    table.play("sail:9")
    assert table.position()["shares"] == {6: 1}


def test_a_plunder_pays_three_then_one_then_nothing() -> None:
    for shares, coins in ((2, {6: 0, 3: 1, 1: 0}), (1, {6: 0, 3: 0, 1: 1}), (0, {6: 0, 3: 0, 1: 0})):
        table = lone_ship(track={4: "rune", 6: "plunder", 9: "sail"}, shares={6: shares})
        table.play("sail:9")
        assert table.position()["coins"]["blue"] == coins


def test_sailing_home_passes_everything_too() -> None:
    table = lone_ship(track={4: "rune", 6: "plunder", 8: "visit"})
    table.play("sail:21")
    assert table.position()["coins"]["blue"] == {6: 0, 3: 1, 1: 1}  # the plunder, and third at the harbour
    assert table.position()["vikings"]["blue"] == 6
