"""What every game teaches holds: rules complete and linked, pictures drawn, lessons played down every remark."""

from __future__ import annotations

import re

import pytest

import meadhall
from meadhall.engine import AnyGame
from meadhall.learn import Book, Lesson, Step, book, lessons, links, tried
from meadhall.learn.chalk import chalk
from meadhall.learn.scenes import MAT, drawn
from meadhall.look import sheet, show
from meadhall.words import LANGUAGES, speaker
from tests.contract.setups import shipped

pytestmark = pytest.mark.slow

MOST = {"title": 5, "say": 48, "task": 14, "reply": 45}  # words
LONGEST = 50  # words of a paragraph
SENTENCE = 30  # words of a question's rule
STEPS = range(4, 12)

every_game = pytest.mark.parametrize("name", shipped())


def every_lesson() -> list[Lesson]:
    """All lessons of all games."""
    return [lesson for name in meadhall.games() for lesson in lessons(meadhall.game(name))]


every_lesson_of_all = pytest.mark.parametrize(
    "lesson", every_lesson(), ids=lambda lesson: f"{lesson.game.name}-{lesson.name}"
)


def books(game: AnyGame) -> dict[str, Book]:
    """Its rules in every language."""
    return {lang: book(game, lang) for lang in LANGUAGES}


@every_game
def test_both_languages_have_the_same_paragraphs_numbers_and_pictures(name: str) -> None:
    english, german = books(meadhall.game(name)).values()
    assert [(p.id, p.number, p.full) for p in english.by_id.values()] == [
        (p.id, p.number, p.full) for p in german.by_id.values()
    ]
    for one, other in zip(english.pictures, german.pictures, strict=True):
        assert (one.id, one.position, one.play, one.crop, one.marks, one.questions) == (
            other.id, other.position, other.play, other.crop, other.marks, other.questions,
        )  # fmt: skip
    assert [sign for sign, _ in english.points] == [sign for sign, _ in german.points]
    assert len(english.chapters) == len(german.chapters)


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_are_short_and_begin_with_goal_points_and_a_turn_in_four_pictures(name: str, lang: str) -> None:
    game = meadhall.game(name)
    rules = book(game, lang)
    words = sum(len(one.text.split()) for one in rules.by_id.values())
    assert 500 <= words <= (2600 if game.weight > 3 else 1900), words
    assert rules.win, "the goal says in bold how one wins"
    assert rules.doing
    assert len(rules.turn) == 4
    assert rules.points
    for sign, _ in rules.points:
        assert f'<symbol id="{sign}"' in sheet(), sign
    for one in rules.by_id.values():
        own = one.source.split()
        assert len(own) <= LONGEST, (one.id, len(own))
    assert any("<table>" in one.markup for one in rules.by_id.values()), "scoring is a table"


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_picture_is_drawn_and_names_its_marks(name: str, lang: str) -> None:
    rules = book(meadhall.game(name), lang)
    assert len({one.id for one in rules.pictures}) == len(rules.pictures)
    for one in rules.pictures:
        made = one.markup()
        assert 'role="img"' in made
        assert "data-answer" not in made
        assert "tabindex" not in made
        letters = {mark.letter for mark in one.marks if mark.letter}
        told = set(re.findall(r'<i class="tag">.*?</span>([A-Z])</i>', one.text))
        assert told == letters, (one.id, told, letters)


@every_game
def test_every_question_reason_and_ruling_has_a_paragraph(name: str) -> None:
    game = meadhall.game(name)
    rules, found = book(game, "en"), links(game)
    assert set(found.questions) == set(game.questions)
    assert set(found.reasons) == set(game.reasons)
    readme = game.file("README.md").partition("## Rulings")[2].partition("\n## ")[0]
    assert set(found.rulings) == set(re.findall(r"^(\d+)\. ", readme, re.M))
    assert set(found.components) <= set(show(game).bases())
    for part in (found.questions, found.reasons, found.rulings, found.components):
        for key, name_of in part.items():
            assert name_of in rules.by_id, (key, name_of)
    turn = {question for one in rules.turn for question in one.questions}
    assert turn <= set(game.questions)


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_is_in_the_rules_and_every_question_has_its_rule_in_a_sentence(name: str, lang: str) -> None:
    game = meadhall.game(name)
    speak = speaker(lang, show(game))
    for question in game.questions:
        said = speak.rule(question)
        assert said, question
        assert len(said.split()) <= SENTENCE, (question, said)
    assert len(speak.say("game-goal").split()) <= 6
    assert len(speak.say("game-do").split()) <= 16
    whole = " ".join(one.text for one in book(game, lang).by_id.values()).casefold()
    for option in game.options:
        title = speak.say(f"option-{option}").casefold().rstrip("?.")
        assert title in whole, f"the option {title!r} is not in the rules"


@every_game
def test_a_game_has_a_first_lesson_and_further_ones(name: str) -> None:
    found = lessons(meadhall.game(name))
    assert found[0].name == "first"
    assert 3 <= len(found) <= 6
    assert 5 <= found[0].minutes <= 12
    assert [one.number for one in found] == list(range(1, len(found) + 1))


@every_lesson_of_all
def test_a_lesson_is_played_through_down_every_remark(lesson: Lesson) -> None:
    assert len(lesson.steps) in STEPS
    for step in lesson.steps:
        table = lesson.table(step)
        assert table.seat == lesson.learner, f"{step.id}: {table.names[table.seat]} is asked"
        seen = []
        for answer in table.legal():
            found = tried(lesson, step, answer)
            assert found.table.ply == table.ply + 1 + len(found.reply.then), (step.id, answer)
            takers = [reply.takes(answer) for reply in step.replies]
            assert takers.count(max(takers)) == 1, f"{step.id}: two replies are meant for {answer}"
            seen.append(found.reply)
        for reply in step.replies:
            assert any(reply is one for one in seen), f"{step.id}: nobody can see the reply to {reply.answers}"
            named = [answer for answer in reply.answers if "*" not in answer]
            assert set(named) <= set(table.legal()), f"{step.id}: {set(named) - set(table.legal())} are not possible"
        assert sum(reply.good for reply in step.replies) == 1, step.id


@every_lesson_of_all
def test_a_lesson_says_one_thing_at_a_time_in_both_languages(lesson: Lesson) -> None:
    rules = book(lesson.game, "en")
    for step in lesson.steps:
        assert step.rule in rules.by_id, (step.id, step.rule)
        for lang in LANGUAGES:
            for part, text in (("title", step.title), ("say", step.say), ("task", step.task)):
                assert len(text[lang].split()) <= MOST[part], (step.id, part, lang, len(text[lang].split()))
            for reply in step.replies:
                assert len(reply.says[lang].split()) <= MOST["reply"], (step.id, reply.answers, lang)
            letters = set(re.findall(r"\[([A-Z])\]", step.say[lang] + step.task[lang]))
            assert letters == {mark.letter for mark in step.marks}, (step.id, lang)


@every_lesson_of_all
def test_what_a_lesson_marks_is_on_the_table(lesson: Lesson) -> None:
    for step in lesson.steps:
        assert not unmarked(lesson, step), step.id


def unmarked(lesson: Lesson, step: Step) -> list[str]:
    """Marks of a step that neither the board nor the learner's mat has a place for, in either shape of board."""
    table, missing = lesson.table(step), []
    for shape in ("wide", "tall"):
        board = drawn(table, "en", lesson.learner, shape=shape)
        left = chalk(board, step.marks)[1]
        missing += [mark.at for mark in chalk(drawn(table, "en", lesson.learner, MAT, shape), left)[1]]
    return missing


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_of_the_score_sheet_explains_itself(name: str, lang: str) -> None:
    game = meadhall.game(name)
    speak, table = speaker(lang, show(game)), meadhall.table(name, seed="a score sheet")
    for line in table.sheet(0):
        said = speak.about(f"score-{line.name}")
        assert said, line.name
        assert said.endswith("."), said
        assert speak.title(f"score-{line.name}") == speak.say(f"score-{line.name}")


@every_game
def test_an_owners_component_file_changes_figures_and_spoils_no_picture_and_no_lesson(name: str) -> None:
    shipped = meadhall.game(name)
    owned = meadhall.game(name, components=shipped.components.text + "\n# my own box\n")
    assert owned is not shipped
    assert [one.markup() for one in book(owned, "en").pictures] == [
        one.markup() for one in book(shipped, "en").pictures
    ]
    assert all(lesson.game is shipped for lesson in lessons(owned))
