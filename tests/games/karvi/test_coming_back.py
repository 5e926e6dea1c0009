"""A move of several steps by a card or a sail may end on the field it began on, which then counts as reached."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.karvi.play import asked, karvi, legal, of

import meadhall
from meadhall.engine import Table

GOODS: dict[str, Any] = {"fur": 3, "silver": 3, "healthy": [2]}


def by_rules_1(table: Table) -> Table:
    """The same position in a game begun by rules 1."""
    position = table.position()
    seats, options = position.pop("seats"), position.pop("options")
    return Table(meadhall.game("karvi", rules=1), len(seats), options=options, names=seats, position=position)


def test_a_card_of_two_steps_leads_out_and_back() -> None:
    table = karvi(blue={**GOODS, "at": "jarlshof", "hand": [31]})
    table.play("card:31.1")
    assert "sail:jarlshof" in table.legal()
    table.play("sail:jarlshof", "explore", "tile:a")
    assert of(table)["tiles"] == {"T1": "a"}
    assert (of(table)["at"], of(table)["bread"]) == ("jarlshof", 0)


def test_a_sail_that_leads_anywhere_leads_back_too() -> None:
    table = karvi(blue={**GOODS, "at": "wick", "bread": 2, "gear": {"sail": "S1"}})
    table.play("far:wick", "build")
    assert table.position()["built"] == {"wick": ["blue"]}
    assert of(table)["bread"] == 0


def test_the_short_sail_leads_back_for_its_one_provision() -> None:
    table = karvi(blue={**GOODS, "at": "wick", "bread": 1, "gear": {"sail": "S2"}})
    table.play("far:wick", "build")
    assert of(table)["bread"] == 0


def test_a_single_step_leads_nowhere_but_on() -> None:
    table = karvi(blue={**GOODS, "at": "jarlshof", "hand": [35]})
    table.play("card:35.1")
    assert "sail:jarlshof" not in table.legal()
    table.play("sail:kirkwall", "none")
    assert "sail:jarlshof" in table.legal()  # each of the two moves ends on a field of its own


def test_who_lies_there_is_displaced_on_the_return() -> None:
    weaker = {"at": "jarlshof", "healthy": [1]}
    table = karvi(blue={**GOODS, "at": "jarlshof", "hand": [31], "tiles": {"T1": "a"}}, red=weaker)
    table.play("card:31.1", "sail:jarlshof")
    assert asked(table) == "push"
    beside = karvi(blue={**GOODS, "at": "jarlshof", "hand": [32], "tiles": {"T1": "a"}}, red=weaker)
    beside.play("card:32.1")
    assert "sail:jarlshof" not in beside.legal()  # a peaceful move would change nothing


def test_displacing_a_stronger_one_on_the_return_takes_a_provision() -> None:
    for bread in (0, 1):
        stronger = {"at": "jarlshof", "healthy": [5]}
        table = karvi(blue={**GOODS, "at": "jarlshof", "hand": [31], "bread": bread}, red=stronger)
        table.play("card:31.1")
        assert ("sail:jarlshof" in table.legal()) == (bread == 1)


def test_a_return_that_changes_nothing_is_not_offered() -> None:
    done = karvi(blue={**GOODS, "at": "jarlshof", "hand": [31], "tiles": {"T1": "a"}})
    done.play("card:31.1")
    assert "sail:jarlshof" not in done.legal()
    home = karvi(blue={**GOODS, "hand": [31]})
    home.play("card:31.1")
    assert "sail:kaupanger" not in home.legal()


def test_within_yellow_waters_the_way_back_leads_through_yellow_without_the_map() -> None:
    gate = {"towers": 1, "posts": 1}
    table = karvi(blue={**GOODS, **gate, "at": "waterford", "hand": [31]})
    table.play("card:31.1")
    assert "sail:waterford" in table.legal()  # by way of the Celtic Sea, which is yellow as well


@pytest.mark.parametrize(("words", "answer"), [({"hand": [31]}, "card:31.1"), ({"gear": {"sail": "S1"}}, "")])
def test_games_begun_by_rules_1_know_no_return(words: dict[str, Any], answer: str) -> None:
    table = by_rules_1(karvi(blue={**GOODS, "at": "jarlshof", "bread": 2, **words}))
    if answer:
        table.play(answer)
    assert "far:jarlshof" not in table.legal()
    assert not answer or "sail:jarlshof" not in legal(table, "sail")


def test_fewer_cards_may_be_drawn_than_offered() -> None:
    table = karvi(blue=GOODS, pending=[["draw", 2]])
    table.play("draw:ship", "none")
    assert (len(of(table)["hand"]), asked(table)) == (1, "turn")
    assert "none" not in by_rules_1(karvi(blue=GOODS, pending=[["draw", 2]])).legal()


def test_a_trade_card_may_be_left_lying() -> None:
    table = karvi(blue=GOODS, pending=[["take"]])
    table.play("none")
    assert table.position()["open_trade_cards"] == [1, 2, 3]
    assert "none" not in by_rules_1(karvi(blue=GOODS, pending=[["take"]])).legal()
