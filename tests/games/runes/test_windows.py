"""Rituals at any time: who is asked, when and in which order."""

from __future__ import annotations

from typing import Any

from tests.games.runes.tables import lay, on, plain, state_of

import meadhall
from meadhall.engine import Table

THREE: dict[str, Any] = {
    "seats": 3,
    "table": [on(0, 0, 1)],
    "hands": {"blue": [5, 6, 7], "red": [8, 9, 10], "yellow": [11, 12, 13]},
}


def asked(table: Table) -> tuple[str, str, str]:
    position = table.position()
    return position["question"], position["asked"], position["stage"]


def test_without_rituals_nobody_is_asked() -> None:
    table = plain(**THREE)
    assert asked(table) == ("stone", "blue", "before")
    lay(table, 5, 1, 0)
    assert asked(table) == ("stone", "red", "before")


def test_a_window_opens_before_each_turn_and_after_each_stone() -> None:
    table = plain(**THREE, rituals={"yellow": ["ward"]})
    assert asked(table) == ("window", "yellow", "before")
    table.play("pass")
    lay(table, 5, 1, 0)
    assert asked(table) == ("window", "yellow", "after")
    assert table.position()["turn"] == "blue"
    table.play("pass")
    assert asked(table) == ("window", "yellow", "before")
    assert table.position()["turn"] == "red"


def test_the_active_player_is_asked_first_then_the_others_in_order_of_play() -> None:
    rituals = {"blue": ["ward"], "red": ["ward"], "yellow": ["skip"]}
    table = plain(**THREE, turn="red", rituals=rituals)
    seen = []
    while asked(table)[0] == "window":
        seen.append(asked(table)[1])
        table.play("pass")
    assert seen == ["red", "yellow", "blue"]


def test_the_order_follows_the_direction() -> None:
    rituals = {"blue": ["ward"], "red": ["ward"], "yellow": ["skip"]}
    table = plain(**THREE, turn="red", direction="counterclockwise", rituals=rituals)
    seen = []
    while asked(table)[0] == "window":
        seen.append(asked(table)[1])
        table.play("pass")
    assert seen == ["red", "blue", "yellow"]


def test_who_holds_only_what_does_not_fit_is_asked_all_the_same() -> None:
    table = plain(**THREE, rituals={"red": ["ward", "mirror"]})
    assert asked(table) == ("window", "red", "before")
    assert table.legal() == ["pass"]


def test_after_a_ritual_everybody_is_asked_again() -> None:
    table = plain(**THREE, rituals={"blue": ["tide", "ward"], "red": ["tide"]})
    table.play("pass", "play:tide")
    assert asked(table) == ("window", "blue", "before")
    assert table.position()["rituals"]["red"] == []


def test_when_all_have_passed_the_game_goes_on_where_it_stood() -> None:
    table = plain(**THREE, rituals={"red": ["tide", "ward"]})
    table.play("play:tide", "pass")
    assert asked(table) == ("stone", "blue", "before")


def test_asking_tells_no_more_than_who_holds_rituals() -> None:
    """Whatever the hidden cards are, the same seats are asked in the same order as long as all pass."""

    def order(mine: list[str]) -> list[tuple[str, str, str]]:
        table = plain(**THREE, rituals={"red": mine, "yellow": ["skip"]})
        seen = []
        for _ in range(12):
            seen.append(asked(table))
            first = table.legal()[0]
            table.play(first)
        return seen

    assert order(["ward"]) == order(["place"]) == order(["steal-gold"])


def test_a_seat_can_pass_unseen_until_its_turn_but_never_a_defence() -> None:
    table = plain(**THREE, rituals={"blue": ["skip"], "red": ["ward"]})
    game = table.game
    assert game.passes(table.view(0)) is None  # its own turn
    assert game.passes(table.view(0), until="aimed") == "pass"
    table.play("pass")
    assert asked(table)[1] == "red"
    assert game.passes(table.view(1)) == "pass"
    assert game.passes(table.view(1), until="aimed") == "pass"
    table = plain(**THREE, rituals={"blue": ["skip"], "red": ["ward"]})
    table.play("play:skip", "at:2")
    assert asked(table)[:2] == ("defend", "red")
    assert game.passes(table.view(1)) is None
    assert game.passes(table.view(1), until="aimed") is None


def test_other_games_have_nothing_to_pass() -> None:
    table = meadhall.table("raids", 2)
    assert table.game.passes(table.view(table.seat)) is None


def test_the_number_of_rituals_is_public_and_what_they_are_is_not() -> None:
    table = plain(**THREE, rituals={"red": ["ward", "skip"], "blue": ["tide"]})
    view = table.game.position(table.view(0), table.names)
    assert view["rituals"] == {"blue": ["tide"], "red": [], "yellow": []}
    assert [int(n) for n in state_of(table).redacted(0).held[:3]] == [1, 2, 0]
