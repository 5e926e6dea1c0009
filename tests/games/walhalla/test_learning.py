"""What rules and lessons tell in figures is what happens."""

from __future__ import annotations

import re
from typing import Any

import pytest
from tests.games.walhalla.test_owner import BIGGER, SMALLER

import meadhall
from meadhall.engine import FastDice, Table
from meadhall.games.walhalla.rules import scoring
from meadhall.games.walhalla.rules.state import Walhalla
from meadhall.learn import Lesson, Step, book, lessons, tried
from meadhall.learn.scenes import table
from meadhall.look import show
from meadhall.words import LANGUAGES, speaker

pytestmark = pytest.mark.slow

GAME = meadhall.game("walhalla")
BEGINS = re.compile(r"(\d+) (?:points?|Punkte?)\b")
STEPS = [(lesson, step) for lesson in lessons(GAME) for step in lesson.steps]


@pytest.mark.parametrize(("lesson", "step"), STEPS, ids=lambda one: getattr(one, "name", "") or one.id)
def test_a_reply_that_begins_with_points_names_all_that_the_answer_brought(lesson: Lesson, step: Step) -> None:
    for answer in lesson.table(step).legal():
        found = tried(lesson, step, answer)
        for lang in LANGUAGES:
            said = BEGINS.match(found.reply.says[lang])
            assert said is None or int(said[1]) == found.compared[-1].yours, (answer, found.reply.says[lang])


def test_many_replies_begin_with_points() -> None:
    for lang in LANGUAGES:
        assert sum(bool(BEGINS.match(reply.says[lang])) for _, step in STEPS for reply in step.replies) > 8


def test_numbers_are_the_same_in_both_languages() -> None:
    for _, step in STEPS:
        for texts in (step.say, step.task, *(reply.says for reply in step.replies)):
            numbers = [sorted(re.findall(r"\d+", texts[lang])) for lang in LANGUAGES]
            assert numbers[0] == numbers[1], texts
    english, german = (book(GAME, lang) for lang in LANGUAGES)
    for one, other in zip(english.by_id.values(), german.by_id.values(), strict=True):
        assert sorted(re.findall(r"\d+", one.text)) == sorted(re.findall(r"\d+", other.text)), one.id


# -- the examples of the rules -------------------------------------------------------------------------------------


def end(raid: int, **position: Any) -> Table:
    """The end of a raid, Blue is asked for cards; all that is named is Blue's if nothing else is said."""
    given = {"question": "lay", "asked": "blue", "raid": raid, "seats": ["blue", "red", "yellow"], **position}
    return meadhall.scene("walhalla", {"midgard": dict.fromkeys(given["seats"], 0), **given})


def line(found: Table, seat: int, name: str) -> int:
    """Points of a line of the score sheet."""
    return next(one.points for one in found.sheet(seat) if one.name == name)


WHEAT = [["wheat/cult", "wheat/cult", "wheat/cult", None, None, None], [None] * 6, [None] * 6]


def test_two_harvests_and_three_wheat_fields_pay_six() -> None:
    found = end(1, land=WHEAT, vikings={"blue": ["1.1", "1.3", "1.5"]}, hands={"blue": ["wheat", "wheat"]})
    found.play("lay:wheat", "lay:wheat")
    assert line(found, 0, "cards") == 6


def test_two_wheat_fields_in_raid_three_pay_six() -> None:
    found = end(3, land=WHEAT, vikings={"blue": ["1.1", "1.3"]}, hands={"blue": ["hunt"]})
    found.play("done")
    assert line(found, 0, "wheat") == 6


def test_five_fields_pay_five_and_four_three_and_one_heroes_pay_six_five_and_nothing() -> None:
    fields = ["1.1", "1.2", "2.1", "2.2", "3.1"]
    heroes = {"blue": 4, "red": 3, "yellow": 1}
    found = end(3, vikings={"blue": fields}, valhalla=heroes, hands={"blue": ["hunt"]})
    found.play("done")
    assert line(found, 0, "fields") == 5
    assert [line(found, seat, "valhalla") for seat in range(3)] == [6, 5, 0]


def test_the_picture_of_a_tongue_tells_who_is_how_strong() -> None:
    one = next(one for one in book(GAME, "en").pictures if one.id == "tongue")
    drawn = table(GAME, "picture", one.seats, one.position)
    assert isinstance(drawn.state, Walhalla)
    strength, shares = scoring.standing(drawn.state, 1)
    assert strength == [3, 2, 1]
    assert shares == [7, 4, 0]
    assert "strength 3" in one.text


def test_in_the_picture_of_three_seats_one_goes_back_one_fights_and_one_lands() -> None:
    one = next(one for one in book(GAME, "en").pictures if one.id == "sides")
    drawn = table(GAME, "picture", one.seats, one.position, play=one.play)
    drawn.play("berth:A.bow")
    told = [event.name for event in drawn.moves[-1].events]
    assert told == ["berthed", "returned", "assailed"]
    drawn.play("plain", "lose", "no")
    assert drawn.position()["vikings"]["Astrid"] == ["1.1", "1.2", "1.3"]


# -- an owner's file -----------------------------------------------------------------------------------------------


def test_the_rule_of_a_question_is_told_with_the_figures_of_the_file() -> None:
    owned = show(meadhall.game("walhalla", components=BIGGER))
    assert "you pay 2 heroes of your own" in (speaker("en", owned).rule("defend") or "")
    assert "„Jagd“ vervielfacht das" in (speaker("de", owned).rule("hunt") or "")


@pytest.mark.parametrize("text", [BIGGER, SMALLER], ids=["bigger", "smaller"])
def test_reasons_and_figures_hold_for_an_owners_file(text: str) -> None:
    game = meadhall.game("walhalla", components=text)
    shown = show(game)
    assert all(figure >= 0 for figure in shown.figures().values())
    playing, dice, said = Table(game, 3, seed="owned"), FastDice(7), 0
    while not playing.over and said < 3000:
        view, seat = playing.view(playing.seat), playing.seat
        for action in range(len(game.actions)):
            reason = game.why_not(view, action)
            assert (reason is None) == (action in view.legal())
            for lang in LANGUAGES:
                if reason is not None:
                    assert speaker(lang, shown).reason(shown.why(view, action, reason), playing.names, seat).text
                    said += 1
        playing.play(playing.legal()[dice.below(len(playing.legal()))])
    assert said > 500
