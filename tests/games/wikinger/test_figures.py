"""Where a bought figure goes."""

from __future__ import annotations

import meadhall
from meadhall.engine import Table
from meadhall.look import show
from meadhall.words import speaker


def bought(combination: str, **rows: str) -> Table:
    """Blue has just bought a combination for nothing."""
    return_to = {1: "left fisher", 2: "left fisher"}
    table = meadhall.scene(
        "wikinger",
        seats=2,
        lands={"blue": rows or {"scouts": "left"}, "red": {"scouts": "left"}},
        wheel={0: combination, **return_to},
        gold={"blue": 0},
        points={"blue": 0},
    )
    table.play("buy:0")
    return table


def test_the_first_example_a_tile_among_the_nobles_sends_its_scout_ashore() -> None:
    table = bought("left scout")
    table.play("lay:3.1")
    assert table.position()["ashore"]["blue"] == {"scout": 1}
    assert table.seat == 1


def test_the_second_example_a_tile_among_the_goldsmiths_bears_its_goldsmith() -> None:
    table = bought("left goldsmith")
    table.play("lay:5.1", "stand")
    assert table.position()["lands"]["blue"] == {"scouts": "left", "goldsmiths": "left*"}
    assert table.position()["ashore"]["blue"] == {}


def test_a_figure_may_go_ashore_even_from_its_own_row() -> None:
    table = bought("left goldsmith")
    table.play("lay:5.1")
    assert table.legal() == ["stand", "ashore"]
    table.play("ashore")
    assert table.position()["lands"]["blue"]["goldsmiths"] == "left"
    assert table.position()["ashore"]["blue"] == {"goldsmith": 1}


def test_nobody_must_lay_into_the_row_of_the_figure() -> None:
    assert {"lay:3.1", "lay:5.1"} <= set(bought("left goldsmith").legal())


def test_the_figure_of_a_ship_always_goes_ashore() -> None:
    table = bought("red-ship warrior", warriors="left")
    table.play("lay:1.1")
    assert table.position()["ashore"]["blue"] == {"warrior": 1}


def test_a_boatman_always_goes_ashore() -> None:
    table = bought("left boatman")
    table.play("lay:5.1")
    assert table.position()["ashore"]["blue"] == {"boatman": 1}
    assert table.seat == 1


def test_the_words_say_that_a_warrior_repels_and_others_are_threatened() -> None:
    table = meadhall.scene(
        "wikinger",
        seats=2,
        round=2,
        question="ferry",
        lands={"blue": {"ships": "red-ship", "warriors": "left right", "nobles": "left right"}},
        ashore={"blue": {"boatman": 2, "warrior": 1, "noble": 1}},
    )
    table.play("ferry:warrior")
    assert words(table) == [
        "Row of the warriors, column 1 (repels the ship: 3 gold in every large scoring)",
        "Row of the warriors, column 2 (brings nothing yet)",
    ]
    table.play("to:2.2", "ferry:noble")
    assert words(table) == [
        "Row of the nobles, column 1 (threatened by a ship: brings nothing)",
        "Row of the nobles, column 2 (2 points in every large scoring)",
    ]


def words(table: Table) -> list[str]:
    """The answers as people read them."""
    speak = speaker("en", show(table.game))
    return [speak.answer(show(table.game).answer(table.state, action)).whole for action in table.legal_actions()]
