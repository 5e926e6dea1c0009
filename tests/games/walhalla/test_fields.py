"""Forests, cult sites and the deck."""

from __future__ import annotations

from typing import Any

import meadhall
from meadhall.engine import Table

CARDS = (
    ["forest", "wheat", "cult", "village"] * 4
    + ["tongue-6", "tongue-7", "tongue-8", "valhalla"]
    + ["hunt", "attack", "shield"] * 4
)


def all_but(*gone: str) -> list[str]:
    """Every card of the box but some."""
    left = list(CARDS)
    for card in gone:
        left.remove(card)
    return left


def landing(tile: str, **more: Any) -> Table:
    """Blue lands on the first field of the first tongue."""
    return meadhall.scene(
        "walhalla",
        {
            "turn": "blue",
            "question": "berth",
            "dragon": "blue-middle",
            "crew": {"bow": "blue"},
            "land": [[tile, None, None, None, None, None], [None] * 6, [None] * 6],
            **more,
        },
    )


def test_a_forest_pays_its_points_at_once() -> None:
    for tile, points in (("forest-2/cult", 2), ("forest-3/cult", 3)):
        table = landing(tile)
        table.play("berth:A.bow", "no")
        assert table.points(0) == points


def test_hunt_doubles_the_forest_just_taken() -> None:
    for tile, points in (("forest-2/cult", 4), ("forest-3/cult", 6)):
        table = landing(tile, hands={"blue": ["hunt"]})
        table.play("berth:A.bow")
        assert table.legal() == ["hunt", "no"]
        table.play("hunt")
        assert table.points(0) == points
        assert table.position()["discards"] == ["hunt"]
        assert table.position()["hands"]["blue"] == []


def test_hunt_is_asked_even_without_the_card() -> None:
    table = landing("forest-2/cult", hands={"blue": ["shield"]})
    table.play("berth:A.bow")
    assert table.position()["question"] == "hunt"
    assert table.legal() == ["no"]


def test_who_owns_the_viking_hunts_and_not_the_active_player() -> None:
    table = landing("forest-2/cult", dragon="red-bow", crew={"bow": "red"}, hands={"blue": ["hunt"]})
    table.play("berth:A.bow")
    assert table.position()["asked"] == "red"
    assert table.legal() == ["no"]


def test_a_cult_site_gives_a_card_at_once() -> None:
    table = landing("cult/wheat", discards=all_but("shield"))
    table.play("berth:A.bow")
    assert table.position()["hands"]["blue"] == ["shield"]


def test_wheat_and_villages_give_nothing_at_once() -> None:
    for tile in ("wheat/cult", "village-2/cult"):
        table = landing(tile)
        table.play("berth:A.bow")
        assert table.points(0) == 0
        assert table.position()["hands"]["blue"] == []


def test_an_empty_deck_is_filled_from_the_discards() -> None:
    table = landing("cult/wheat", hands={"red": all_but("hunt", "hunt")}, discards=["hunt", "hunt"])
    table.play("berth:A.bow")
    assert table.position()["hands"]["blue"] == ["hunt"]
    assert table.position()["discards"] == []


def test_with_deck_and_discards_empty_there_is_no_card() -> None:
    table = landing("cult/wheat", hands={"red": list(CARDS)})
    table.play("berth:A.bow")
    assert table.position()["hands"]["blue"] == []
    assert table.position()["vikings"]["blue"] == ["1.1"]


def test_there_is_no_hand_limit() -> None:
    table = landing("cult/wheat", hands={"blue": all_but("hunt")})
    table.play("berth:A.bow")
    assert len(table.position()["hands"]["blue"]) == 32
