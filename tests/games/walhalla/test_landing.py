"""Going ashore."""

from __future__ import annotations

from typing import Any

import meadhall
from meadhall.engine import Table

FOUR = ["Andreas", "Sarah", "Alexander", "Thorsten"]  # blue, red, yellow, green


def sarahs_turn() -> Table:
    """Two of Sarah's Vikings and one of Thorsten's go ashore from one dragon."""
    return meadhall.scene(
        "walhalla",
        seats=FOUR,
        turn="Sarah",
        question="berth",
        dragon="green-bow",
        crew={"bow": "Thorsten", "middle": "Sarah", "stern": "Sarah"},
        land=[
            ["wheat/cult", "village-1/wheat", None, None, None, None],
            ["village-1/forest-2", "cult/wheat", None, None, None, None],
            [None] * 6,
        ],
        vikings={"Thorsten": ["2.1"], "Alexander": ["1.1"], "Sarah": ["2.3"]},
    )


def test_sarahs_turn() -> None:
    table = sarahs_turn()
    table.play("berth:B.bow")
    # 1a, 1b: Thorsten's Viking lands first; his own stands on one side, so he must attack on the other
    assert table.position()["question"] == "attack"
    assert table.position()["asked"] == "Thorsten"
    assert table.position()["field"] == "1.1"
    table.play("plain")
    assert table.position()["asked"] == "Alexander"
    table.play("lose")
    assert table.position()["vikings"]["Thorsten"] == ["1.1", "2.1"]
    assert table.position()["valhalla"]["Alexander"] == 2
    # 2: both fields in the middle are free, so Sarah chooses; she takes the forest on the right
    assert table.position()["question"] == "side"
    assert table.position()["asked"] == "Sarah"
    assert table.legal() == ["left", "right"]
    table.play("right", "no")
    # 3a, 3b: her own Viking stands on the cult site, so her last one must go to the village
    position = table.position()
    assert position["vikings"]["Sarah"] == ["1.3", "2.2", "2.3"]
    assert position["points"]["Sarah"]["forests"] == 2
    assert position["turn"] == "Alexander"
    assert position["question"] == "man"


def scene(**more: Any) -> Table:
    """Blue's dragon with one Viking at the bow."""
    return meadhall.scene(
        "walhalla", turn="blue", question="berth", dragon="blue-middle", crew={"bow": "blue"}, **more
    )  # fmt: skip


def test_a_viking_lands_on_a_free_field_beside_its_seat() -> None:
    table = scene()
    table.play("berth:A.bow")
    assert table.position()["vikings"]["blue"] == ["1.1"]


def test_with_a_free_and_an_enemy_field_beside_it_the_owner_chooses() -> None:
    for side, question in (("left", "attack"), ("right", "man")):
        table = scene(vikings={"red": ["1.1"]}, land=LAND)
        table.play("berth:B.bow")
        assert table.legal() == ["left", "right"]
        table.play(side)
        assert table.position()["question"] == question


LAND = [[None] * 6, ["wheat/cult", None, None, None, None, None], [None] * 6]


def test_beside_its_own_and_an_enemy_it_must_attack_the_enemy() -> None:
    table = scene(vikings={"blue": ["1.1"], "red": ["2.1"]})
    table.play("berth:B.bow")
    assert table.position()["question"] == "attack"
    assert table.position()["field"] == "2.1"


def test_between_its_own_it_goes_back_to_midgard() -> None:
    table = scene(vikings={"blue": ["1.1", "2.1"]}, midgard={"blue": 3})
    table.play("berth:B.bow")
    assert table.position()["midgard"]["blue"] == 4
    assert table.position()["vikings"]["blue"] == ["1.1", "2.1"]
    assert table.position()["turn"] == "red"


def test_beside_its_own_and_open_sea_it_goes_back_to_midgard() -> None:
    table = scene(vikings={"blue": ["1.1"]}, midgard={"blue": 3})
    table.play("berth:A.bow")
    assert table.position()["midgard"]["blue"] == 4


def test_the_owner_of_a_rider_chooses_its_side_and_not_the_active_player() -> None:
    table = meadhall.scene("walhalla", turn="blue", question="berth", dragon="red-bow", crew={"bow": "red"})
    table.play("berth:C.bow")
    assert table.position()["question"] == "side"
    assert table.position()["asked"] == "red"


def test_unmanned_seats_are_passed_over() -> None:
    table = meadhall.scene(
        "walhalla", turn="blue", question="berth", dragon="red-middle", crew={"bow": "blue", "stern": "blue"}
    )
    table.play("berth:B.bow", "left")
    while table.position()["question"] == "hunt":
        table.play("no")
    assert table.position()["unloading"] == "stern"
