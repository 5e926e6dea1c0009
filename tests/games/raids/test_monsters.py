"""Monsters: fight them or feed them."""

from __future__ import annotations

from typing import Any

import meadhall
from meadhall.engine import Table


def past_a_monster(monster: str, **more: Any) -> Table:
    """Blue sails past a monster on space 3, alone at sea."""
    words: dict[str, Any] = {
        "seats": 3,
        "voyage": 4,
        "track": {2: "rune", 3: monster, 4: "rune"},
        "ships": {"blue": 2, "red": 21, "yellow": 21},
        "berths": {"red": 1, "yellow": 2},
    }
    table = meadhall.scene("raids", {**words, **more})
    table.play("sail:4")
    return table


def test_fighting_costs_the_monsters_strength_and_wins_the_tile() -> None:
    table = past_a_monster("monster-5", vikings={"blue": 6})
    assert table.legal() == ["fight", "feed"]
    table.play("fight")
    assert table.position()["vikings"]["blue"] == 1
    assert table.position()["beside"]["blue"]["monster-5"] == 1
    assert 3 not in table.position()["track"]


def test_feeding_costs_one_viking_and_leaves_the_monster_there() -> None:
    table = past_a_monster("monster-5", vikings={"blue": 6})
    table.play("feed")
    assert table.position()["vikings"]["blue"] == 5
    assert table.position()["track"][3] == "monster-5"


def test_weapons_lower_the_cost_by_one_and_double_weapons_by_two() -> None:
    table = past_a_monster("monster-6", vikings={"blue": 4}, aboard={"blue": ["axe", "double-axe"]})
    table.play("fight")
    assert table.position()["vikings"]["blue"] == 1


def test_the_cost_is_never_below_zero() -> None:
    table = past_a_monster(
        "monster-5", vikings={"blue": 2}, aboard={"blue": ["double-axe", "double-axe", "axe", "axe"]}
    )
    table.play("fight")
    assert table.position()["vikings"]["blue"] == 2


def test_at_cost_zero_a_ship_without_vikings_may_fight_and_may_feed() -> None:
    table = past_a_monster("monster-5", aboard={"blue": ["double-axe", "double-axe", "axe"]})
    assert table.legal() == ["fight", "feed"]
    table.play("fight")
    assert table.position()["beside"]["blue"]["monster-5"] == 1


def test_who_cannot_pay_is_not_asked_and_feeds() -> None:
    table = past_a_monster("monster-5", vikings={"blue": 4})
    assert table.position()["question"] != "monster"
    assert table.position()["vikings"]["blue"] == 3


def test_who_has_no_viking_passes_for_nothing() -> None:
    table = past_a_monster("monster-5")
    assert table.position()["vikings"]["blue"] == 0
    assert table.position()["ships"]["blue"] == 4


def test_each_monster_on_the_way_is_asked_for_in_its_turn() -> None:
    track = {2: "rune", 3: "monster-5", 6: "monster-6", 7: "rune"}
    table = meadhall.scene("raids", seats=3, voyage=4, track=track, ships={"blue": 2, "red": 21, "yellow": 21},
                           berths={"red": 1, "yellow": 2}, vikings={"blue": 9})  # fmt: skip
    table.play("sail:7")
    assert table.position()["ships"]["blue"] == 3
    table.play("feed")
    assert table.position()["ships"]["blue"] == 6  # past the village, which hired one
    assert table.position()["vikings"]["blue"] == 9
    table.play("fight")
    assert table.position()["vikings"]["blue"] == 3


def test_a_beaten_monster_counts_its_full_strength() -> None:
    table = past_a_monster("monster-6", vikings={"blue": 4}, aboard={"blue": ["double-axe"]})
    table.play("fight")
    assert {line.name: line.points for line in table.sheet(0)}["monsters"] == 6
