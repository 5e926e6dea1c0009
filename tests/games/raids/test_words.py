"""How answers are put: what it is, and in small what lies on the way."""

from __future__ import annotations

import pytest

import meadhall
from meadhall.look import show
from meadhall.words import Answer, speaker

SEA = {
    "seats": ["red", "blue", "green"],
    "track": {3: "axe", 6: "rune", 8: "visit", 9: "sail", 12: "monster-3"},
    "ships": {"red": 3, "blue": 6, "green": 9},
    "vikings": {"red": 2, "blue": 1},
}


def offered(lang: str) -> dict[str, Answer]:
    """The courses open to red, in words."""
    table = meadhall.scene("raids", SEA)
    table.play("throw")
    shown, view = show(table.game), table.view(0)
    return {
        table.game.actions.text(action): speaker(lang, shown).answer(shown.answer(view, action), table.names, 0)
        for action in table.legal_actions()
    }


@pytest.mark.parametrize(
    ("lang", "near", "home"),
    [
        ("en", "Sail to Rune on space 6, against blue", "Sail home to berth 1"),
        ("de", "Nach Feld 6 zu Rune segeln, gegen blue", "Heim segeln auf Liegeplatz 1"),
    ],
)
def test_a_course_says_in_small_what_lies_on_the_way(lang: str, near: str, home: str) -> None:
    answers = offered(lang)
    assert answers["sail:6"].text == near
    assert answers["sail:21"].text == home
    assert answers["sail:21"].whole == f"{home} ({answers['sail:21'].detail})"


def test_villages_visits_and_monsters_on_the_way_are_counted() -> None:
    answers = offered("en")
    assert answers["sail:6"].detail == "on the way: 1 Viking"
    assert answers["sail:9"].detail == "on the way: 3 Vikings"
    assert answers["sail:21"].detail == "on the way: 6 Vikings, Monster 3"


def test_without_anything_on_the_way_nothing_is_said_in_small() -> None:
    beside = {"track": {3: "axe", 4: "rune", 9: "sail"}, "ships": {"red": 3, "blue": 4, "green": 9}}
    table = meadhall.scene("raids", {**SEA, **beside})
    table.play("throw")
    shown = show(table.game)
    phrase = shown.answer(table.view(0), table.game.actions.parse("sail:4"))
    assert speaker("en", shown).answer(phrase, table.names, 0).detail is None
