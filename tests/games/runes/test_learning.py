"""What lessons and rules tell with figures is what happens."""

from __future__ import annotations

import pytest
from tests.games.runes.tables import state_of

import meadhall
from meadhall.engine import Table
from meadhall.engine.reason import Reason
from meadhall.games.runes.rules import forms, offers, plane
from meadhall.learn import book, lessons, scenes, tried
from meadhall.look import show
from meadhall.words import LANGUAGES

pytestmark = pytest.mark.slow

GAME = meadhall.game("runes")
LESSONS = {lesson.name: lesson for lesson in lessons(GAME)}

# lesson, step, answer; coins left to each player afterwards; what the remark says of it
CLAIMS = [
    ("first", "cell", "cell:10", (34, 36), ("3", "34", "2", "36")),
    ("first", "cell", "cell:3", (36, 38), ("1", "3")),
    ("first", "gold", "stone:70", (33, 37), ("4",)),
    ("first", "gold", "stone:7", (34, 37), ("3", "4")),
    ("first", "black", "stone:45", (35, 37), ("2",)),
    ("first", "black", "stone:25", (35, 37), ("2",)),
    ("first", "cover", "cell:9", (33, 38), ("3", "4", "34", "38")),
    ("first", "cover", "cell:4", (34, 34), ("2", "3", "4")),
    ("first", "line", "cell:17", (28, 34), ("1", "5", "6")),
    ("first", "line", "cell:16", (31, 34), ("3", "5")),
    ("first", "skip", "play:skip", (7, 1), ("1",)),
    ("first", "skip", "pass", (7, 0), ()),
    ("first", "win", "stone:41", (0, 1), ("2", "5", "7")),
    ("first", "win", "stone:10", (1, 0), ("6", "7")),
    ("rituals", "where", "cell:3", (24, 30, 33), ("3", "24")),
    ("rituals", "where", "cell:4", (26, 30, 33), ("1", "2")),
    ("rituals", "ward", "ward", (27, 30, 33), ("5",)),
    ("rituals", "ward", "accept", (32, 25, 33), ("5", "32", "27")),
    ("rituals", "mirror", "mirror", (23, 34, 33), ("4", "23", "34", "2")),
    ("rituals", "mirror", "accept", (29, 28, 33), ("2", "29", "4")),
    ("rituals", "pile", "play:copy", (24, 30, 34), ("3",)),
    ("forms", "circle", "cell:7", (28, 36), ("1", "5", "28")),
    ("forms", "grow", "cell:16", (25, 36), ("3", "1")),
    ("forms", "grow", "cell:20", (27, 36), ("1", "3")),
    ("forms", "broken", "cell:8", (31, 34), ("3", "1", "5", "28", "34")),
    ("forms", "end", "accept", (28, 37), ("1", "5")),
    ("forms", "second", "accept", (33, 37), ("6", "33", "27")),
    ("tray", "empty", "cell:4", (34, 34), ("2",)),
    ("tray", "last", "stone:10", (34, 34), ("2",)),
    ("tray", "keep", "stone:4", (35, 37), ("2",)),
    ("tray", "keep", "stone:68", (35, 37), ("2", "6")),
    ("tray", "block", "cell:42", (9, 4), ("1", "2", "4")),
    ("tray", "block", "cell:15", (8, 0), ("2", "1", "5")),
    ("tray", "short", "cell:33", (0, 1), ()),
    ("tray", "short", "cell:36", (1, 0), ("1",)),
]


@pytest.mark.parametrize(("name", "step", "answer", "left", "told"), CLAIMS)
def test_a_remark_tells_the_coins_that_are_left(
    name: str, step: str, answer: str, left: tuple[int, ...], told: tuple[str, ...]
) -> None:
    lesson = LESSONS[name]
    found = tried(lesson, lesson.step(step), answer)
    assert tuple(int(coins) for coins in found.table.position()["trays"].values()) == left
    for lang in LANGUAGES:
        words = found.reply.says[lang].replace(",", " ").replace(".", " ").replace(":", " ").replace(";", " ").split()
        assert set(told) <= set(words), (lang, found.reply.says[lang])


@pytest.mark.parametrize(("lesson", "step", "answer"), [("first", "win", "stone:41"), ("tray", "short", "cell:33")])
def test_the_last_step_wins(lesson: str, step: str, answer: str) -> None:
    found = tried(LESSONS[lesson], LESSONS[lesson].step(step), answer)
    assert found.table.over
    assert found.table.winners() == [LESSONS[lesson].learner]


def test_the_black_stone_of_the_first_lesson_draws_what_the_remark_names() -> None:
    lesson = LESSONS["first"]
    found = tried(lesson, lesson.step("black"), "stone:45")
    assert found.table.position()["rituals"]["you"] == ["steal-hand"]


def test_rules_tell_the_figures_of_the_component_file() -> None:
    figures = show(GAME).figures()
    assert {key: figures[key] for key in ("stones", "grey", "black", "golden", "symbols", "rituals")} == {
        "stones": 72, "grey": 36, "black": 24, "golden": 12, "symbols": 6, "rituals": 28,
    }  # fmt: skip
    assert "72 stones" in book(GAME, "en").paragraph("colours").text
    assert "40" in book(GAME, "de").paragraph("tray").text


def test_a_tally_counts_own_stones_and_rituals() -> None:
    lesson = LESSONS["rituals"]
    table = lesson.table(lesson.step("more"))
    assert show(GAME).tally(table.view(0), 0) == {"hexstone": 3, "ritual-card": 2}
    assert show(GAME).tally(table.view(0), 1) == {"hexstone": 2, "ritual-card": 0}


# -- pictures ----------------------------------------------------------------------------------------------------------


def pictured(name: str) -> Table:
    """The table of a picture of the rules."""
    (one,) = (picture for picture in book(GAME, "en").pictures if picture.id == name)
    return scenes.table(GAME, name, one.seats, one.position, one.options, one.play, one.seed)


def lying(table: Table, cell: int) -> tuple[str, int]:
    """Whose stone lies on a cell, and with how many coins."""
    s = state_of(table)
    return table.names[plane.owner_of(s, cell - 1)], int(plane.coins_on(s, cell - 1))


def test_the_picture_of_matches_shows_two_coins_for_two_matches() -> None:
    table = pictured("clamps")
    assert lying(table, 9) == ("Astrid", 2)
    assert len(plane.matching_sides(state_of(table), 8)) == 2


def test_the_picture_of_covering_shows_three_matches_over_two() -> None:
    table = pictured("turn-3")  # the same stones before the stone lies
    assert lying(table, 2) == ("Bjarne", 1)
    assert len(plane.matching_sides(state_of(table), 1)) == 2
    table = pictured("covered")
    assert lying(table, 2) == ("Astrid", 3)
    assert len(plane.matching_sides(state_of(table), 1)) == 3


def test_the_picture_of_a_ritual_shows_a_stone_that_can_be_taken_and_one_that_cannot() -> None:
    table = pictured("turn-4")
    assert lying(table, 10) == ("Bjarne", 1)
    assert table.why_not("cell:10") is None
    assert lying(table, 3) == ("Bjarne", 3)
    assert table.why_not("cell:3") == Reason("too-many", {"cell": 3, "owner": 1, "have": 3, "need": 2})


@pytest.mark.parametrize(("name", "kind"), [("line", "line"), ("ring", "circle")])
def test_the_pictures_of_forms_show_one_of_each(name: str, kind: str) -> None:
    table = pictured(name)
    assert [(form.kind, form.seat) for form in forms.on_table(state_of(table))] == [(kind, 0)]


def test_the_picture_of_turns_marks_the_one_that_brings_three() -> None:
    table = pictured("turn-2")
    assert offers.most_turned(state_of(table), 14, 1) == 3
