"""What Raids teaches is what happens: sentences with figures, played."""

from __future__ import annotations

import pytest
from tests.games.raids.files import FILES

import meadhall
from meadhall.engine import Table
from meadhall.learn import book, lesson, tried
from meadhall.look import show
from meadhall.words import LANGUAGES

pytestmark = pytest.mark.slow

RAIDS = meadhall.game("raids")


def after(name: str, step: str, *answers: str) -> Table:
    """A lesson's table after the learner's answer, what its reply plays, and more answers."""
    learnt = lesson(RAIDS, name)
    table = tried(learnt, learnt.step(step), answers[0]).table
    for answer in answers[1:]:
        table.play(answer)
    return table


def told(name: str, step: str, answer: str) -> str:
    """What is said to an answer."""
    return lesson(RAIDS, name).step(step).reply(answer).says["en"]


# -- lessons ---------------------------------------------------------------------------------------------------------


def test_the_first_voyage_ends_at_fourteen_points() -> None:
    assert after("first", "home", "flee:21").points(0) == 14
    assert "14 points" in told("first", "home", "flee:21")


def test_five_vikings_with_two_mjolnirs_are_worth_more_than_the_monster() -> None:
    learnt = lesson(RAIDS, "fights")
    found = tried(learnt, learnt.step("keep"), "fight")
    assert [(one.yours, one.better) for one in found.compared if one.symbol == "points"] == [(-5, -2)]
    assert "5 points poorer. Feeding costs 2." in found.reply.says["en"]


def test_the_battle_is_over_where_the_lesson_says_that_nobody_can_answer() -> None:
    table = after("fights", "flee-on", "flee:14", "place")
    assert "Bjarne cannot follow you there" in told("fights", "flee-on", "flee:14")
    reason = table.why_not("sail:14")
    assert reason is not None
    assert (reason.name, reason.figures["need"], reason.figures["have"]) == ("unarmed", 1, 0)


@pytest.mark.parametrize(("answer", "points"), [("replace:3", 22), ("replace:1", 17), ("replace:2", 19)])
def test_axe_and_sail_still_bring_points_on_the_last_voyage_and_the_wood_none(answer: str, points: int) -> None:
    table = after("harbours", "exchange", answer, "sail:19", "sail:21")
    assert table.over
    assert table.points(0) == points


def test_the_third_rune_wins_nine_points_and_the_standard_seven() -> None:
    learnt = lesson(RAIDS, "harbours")
    for answer, points in (("sail:19", 9), ("sail:18", 7)):
        found = tried(learnt, learnt.step("count"), answer)
        assert [one.yours for one in found.compared if one.symbol == "points"] == [points]
        assert f"Together {points}" in found.reply.says["en"]


def test_the_ghost_clears_what_lies_between_it_and_the_next_ship() -> None:
    assert set(after("ghost", "past", "sail:6").position()["track"]) == {6, 7, 9, 12, 14}
    assert set(after("ghost", "past", "sail:9").position()["track"]) == {9, 12, 14}
    assert after("ghost", "past", "sail:6").position()["ships"]["ghost"] == 10


# -- rules -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", FILES)
def test_the_rules_tell_the_figures_of_an_owners_file(name: str, lang: str) -> None:
    rules = book(meadhall.game("raids", components=FILES[name]), lang)
    assert rules.by_id.keys() == book(RAIDS, lang).by_id.keys()


def test_the_rules_of_a_bigger_box_name_its_figures() -> None:
    rules = book(meadhall.game("raids", components=FILES["bigger"]), "en")
    assert "eight places" in rules.paragraph("places").text
    assert "Of the 32 spaces before the harbour five are villages." in rules.paragraph("route").text
    assert "a coin of 12, 5 and 2 to the first three" in rules.paragraph("harbour-pays").text
    assert "Vikings come aboard at a village, 2 for every ship" in rules.paragraph("on-the-way").text


def test_figures_count_from_the_first_and_have_none_missing() -> None:
    figures = show(RAIDS).figures()
    assert [figures[f"rune-{n}"] for n in range(1, figures["set"] + 1)] == [1, 3, 6, 10, 15]
    assert [figures[f"crew-4-{turn}"] for turn in range(1, 5)] == [1, 2, 2, 3]
    small = show(meadhall.game("raids", components=FILES["smaller"])).figures()
    assert figures.keys() - small.keys() <= {"tiles-3", "tiles-4"}
