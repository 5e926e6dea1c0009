"""What Wikinger's rules and lessons say with figures is what happens."""

from __future__ import annotations

import re

import pytest
from tests.games.wikinger.boxes import TEXT

import meadhall
from meadhall.engine import Table
from meadhall.learn import book, lessons, tried
from meadhall.learn.lessons import Lesson, Step
from meadhall.learn.pictures import Picture
from meadhall.learn.scenes import table as at
from meadhall.look import show
from meadhall.words import LANGUAGES

pytestmark = pytest.mark.slow

GAME = meadhall.game("wikinger")


def picture(name: str) -> Picture:
    """A picture of the rules."""
    return next(one for one in book(GAME, "en").pictures if one.id == name)


def placed(name: str) -> Table:
    """The table that a picture shows."""
    one = picture(name)
    return at(GAME, name, one.seats, one.position, one.options, one.play, one.seed)


def step(lesson: str, name: str) -> tuple[Lesson, Step]:
    """A step of a lesson."""
    found = next(one for one in lessons(GAME) if one.name == lesson)
    return found, found.step(name)


def test_the_barred_fisher_of_the_first_picture_is_barred_and_the_goldsmith_costs_2() -> None:
    table = placed("turn-1")
    reason = table.why_not("buy:0", 0)
    assert reason is not None
    assert reason.name == "barred"
    table.play("buy:2")
    assert table.position()["gold"]["Astrid"] == 25 - 2


def test_the_tile_of_the_second_picture_fits_where_it_is_tagged_and_nowhere_else() -> None:
    assert placed("turn-2").legal() == ["lay:4.2", "lay:5.2"]
    assert placed("sides").legal() == ["lay:3.2", "lay:5.2"]


def test_the_great_church_of_the_rules_counts_five_figures() -> None:
    lines = {line.name: line.points for line in placed("neighbours").sheet(0)}
    assert lines["buildings"] == 5
    for lang in LANGUAGES:
        found = next(one for one in book(GAME, lang).pictures if one.id == "neighbours")
        assert "5 " in found.text


def test_the_green_ship_of_the_rules_spares_the_goldsmith() -> None:
    tally = show(GAME).tally(placed("threat").view(0), 0)
    assert tally == {"gold": 25, "goldsmith": 3, "noble": 3 + 2 + 1 + 0}  # blue ship, noble, the scout in column 2


@pytest.mark.parametrize(
    ("lesson", "name", "answer"),
    [
        ("first", "eat", "buy:4"),
        ("first", "eat", "buy:3"),
        ("ships", "price", "buy:8"),
        ("ships", "price", "buy:5"),
    ],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_lesson_that_ends_a_game_tells_its_result(lesson: str, name: str, answer: str, lang: str) -> None:
    found, asked = step(lesson, name)
    table = tried(found, asked, answer).table
    assert table.over
    told = [int(number) for number in re.findall(r"\d+", tried(found, asked, answer).reply.says[lang])]
    assert told[-2:] == [table.state.points(0), table.state.points(1)]


@pytest.mark.parametrize(("answer", "points"), [("lay:4.3", 78), ("lay:3.3", 70)])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_boatman_who_has_to_go_costs_what_the_lesson_says(answer: str, points: int, lang: str) -> None:
    found, asked = step("boatmen", "last")
    played = tried(found, asked, answer)
    assert played.table.state.points(0) == points
    assert f" {points}" in played.reply.says[lang]


@pytest.mark.parametrize(
    ("lesson", "name", "answer", "points"),
    [
        ("first", "ferry", "ferry:each", 7),
        ("first", "ferry", "ferry:scout", 4 + 2),
        ("boatmen", "colour", "ferry:scout", 6),
        ("boatmen", "colour", "ferry:each", 5),
        ("boatmen", "tile", "to:4.2", 3),
        ("boatmen", "tile", "to:4.3", 2),
        ("boatmen", "tile", "to:4.1", 0),
        ("ships", "land", "to:2.3", 3 + 2 + 1),
    ],
)
def test_a_crossing_brings_the_points_the_lesson_counts(lesson: str, name: str, answer: str, points: int) -> None:
    found, asked = step(lesson, name)
    before = found.table(asked).position()["points"]["you"]
    assert tried(found, asked, answer).table.position()["points"]["you"] == before + points


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_take_their_figures_from_the_component_file(lang: str) -> None:
    corrected = TEXT.replace(
        "points = 2             # each large scoring", "points = 7             # each large scoring"
    )
    corrected = corrected.replace("gold_a_point = 5", "gold_a_point = 9").replace(
        "most_boatmen = 10", "most_boatmen = 19"
    )
    rules = book(meadhall.game("wikinger", corrected), lang)
    assert re.search(r"\b7\b", rules.paragraph("large").text)
    assert re.search(r"\b9\b.*\b19\b", rules.paragraph("final").text)
    assert not re.search(r"\b19\b", book(GAME, lang).paragraph("final").text)
