"""Battles for a field."""

from __future__ import annotations

from typing import Any

import meadhall
from meadhall.engine import Table


def battle(field: str = "wheat/cult", **more: Any) -> Table:
    """Blue attacks Red on the first field of the first tongue."""
    return meadhall.scene(
        "walhalla",
        {
            "turn": "blue",
            "question": "berth",
            "dragon": "blue-middle",
            "crew": {"bow": "blue"},
            "land": [[field, None, None, None, None, None], [None] * 6, [None] * 6],
            "vikings": {"red": ["1.1"]},
            **more,
        },
    )


def counts(table: Table, seat: str) -> list[int]:
    """A seat's Vikings in Midgard, Valhalla and Asgard."""
    return [table.position()[camp][seat] for camp in ("midgard", "valhalla", "asgard")]


def test_who_loses_goes_to_valhalla_and_the_attacker_stays() -> None:
    table = battle()
    table.play("berth:A.bow", "plain")
    assert table.position()["asked"] == "red"
    assert table.legal() == ["lose", "win"]
    before = counts(table, "red")
    table.play("lose")
    assert table.position()["vikings"] == {"blue": ["1.1"], "red": [], "yellow": [], "green": []}
    assert counts(table, "red") == [before[0], before[1] + 1, before[2]]


def test_who_wins_stays_and_pays_with_one_from_valhalla_while_the_attacker_enters_it() -> None:
    table = battle()
    table.play("berth:A.bow", "plain")
    red, blue = counts(table, "red"), counts(table, "blue")
    table.play("win")
    assert table.position()["vikings"]["red"] == ["1.1"]
    assert counts(table, "red") == [red[0], red[1] - 1, red[2] + 1]
    assert counts(table, "blue") == [blue[0], blue[1] + 1, blue[2]]


def test_without_a_viking_in_valhalla_nobody_can_win() -> None:
    table = battle(valhalla={"red": 0})
    table.play("berth:A.bow", "plain")
    assert table.legal() == ["lose"]


def test_attack_makes_the_defender_lose_unasked_even_with_a_shield() -> None:
    table = battle(hands={"blue": ["attack"], "red": ["shield"]})
    table.play("berth:A.bow")
    assert table.legal() == ["attack", "plain"]
    table.play("attack")
    position = table.position()
    assert position["vikings"]["blue"] == ["1.1"]
    assert position["valhalla"]["red"] == 2
    assert position["discards"] == ["attack"]
    assert position["hands"]["red"] == ["shield"]
    assert position["turn"] == "red"


def test_shield_wins_without_a_payment() -> None:
    table = battle(hands={"red": ["shield"]})
    table.play("berth:A.bow", "plain")
    assert table.legal() == ["lose", "win", "shield"]
    table.play("shield")
    position = table.position()
    assert position["vikings"]["red"] == ["1.1"]
    assert position["valhalla"] == {"blue": 2, "red": 1, "yellow": 1, "green": 1}
    assert position["discards"] == ["shield"]


def test_shield_may_be_played_with_an_empty_valhalla() -> None:
    table = battle(hands={"red": ["shield"]}, valhalla={"red": 0})
    table.play("berth:A.bow", "plain")
    assert table.legal() == ["lose", "shield"]


def test_attack_and_defence_are_asked_even_where_only_one_answer_is_possible() -> None:
    table = battle(valhalla={"red": 0})
    table.play("berth:A.bow")
    assert table.position()["question"] == "attack"
    assert table.legal() == ["plain"]
    table.play("plain")
    assert table.position()["question"] == "defend"
    assert table.legal() == ["lose"]


def test_a_rider_attacks_for_itself() -> None:
    table = battle(dragon="yellow-bow", crew={"bow": "yellow"})
    table.play("berth:A.bow")
    assert table.position()["asked"] == "yellow"
    table.play("plain", "lose")
    assert table.position()["vikings"]["yellow"] == ["1.1"]


def test_a_rider_may_attack_the_active_player() -> None:
    table = battle(dragon="yellow-bow", crew={"bow": "yellow"}, vikings={"blue": ["1.1"]})
    table.play("berth:A.bow", "plain")
    assert table.position()["asked"] == "blue"


def test_who_takes_a_field_in_battle_gets_what_it_gives() -> None:
    table = battle("forest-3/cult")
    table.play("berth:A.bow", "plain", "lose", "no")
    assert table.position()["points"]["blue"]["forests"] == 3
    table = battle("cult/wheat")
    table.play("berth:A.bow", "plain", "lose")
    assert len(table.position()["hands"]["blue"]) == 1


def test_a_defender_who_stays_and_an_attacker_repelled_get_nothing() -> None:
    table = battle("forest-3/cult")
    table.play("berth:A.bow", "plain", "win")
    assert [table.points(seat) for seat in range(4)] == [0, 0, 0, 0]
    table = battle("cult/wheat")
    table.play("berth:A.bow", "plain", "win")
    assert table.position()["hands"] == {"blue": [], "red": [], "yellow": [], "green": []}


def test_a_card_played_in_battle_cannot_be_taken_back() -> None:
    table = battle(
        hands={"red": ["shield"]}, vikings={"red": ["1.1"], "yellow": ["1.2"]}, crew={"bow": "blue", "middle": "blue"}
    )
    table.play("berth:A.bow", "plain", "shield")
    assert table.position()["question"] == "attack"  # nothing was drawn
    assert table.undo_refusal() is not None
