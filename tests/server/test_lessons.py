"""Lessons over their routes: every step of every lesson, every answer, and the first real game after them."""

from __future__ import annotations

import html
import re
from typing import Any

import pytest
from starlette.testclient import TestClient

import meadhall
from meadhall.learn import Lesson, Step, book, lessons, links, teaches, tried
from meadhall.look import show
from meadhall.pages.lesson import BEGINNER
from meadhall.pages.words import words
from meadhall.server.house import House
from meadhall.words import LANGUAGES, speaker
from tests.server.conftest import Player, sit

pytestmark = pytest.mark.slow

HTML = {"accept": "text/html"}
EVERY = [lesson for name in meadhall.games() for lesson in lessons(meadhall.game(name))]
TAUGHT = [name for name in meadhall.games() if lessons(meadhall.game(name))]

every_lesson = pytest.mark.parametrize("lesson", EVERY, ids=lambda one: f"{one.game.name}-{one.name}")
every_game = pytest.mark.parametrize("game", meadhall.games())
every_taught = pytest.mark.parametrize("game", TAUGHT)


def home(lesson: Lesson) -> str:
    """The address of a lesson."""
    return f"/learn/{lesson.game.name}/{lesson.name}"


def plain(markup: str) -> str:
    """Markup as words."""
    return re.sub(r"\s+", " ", html.unescape(re.sub(r"<[^>]+>", "", markup)))


def said(text: str) -> str:
    """The longest part of a lesson's text without marks, as it must stand on the page."""
    return max(re.split(r"\*\*|\[[A-Z]\]", text), key=len).strip()


def attempt(client: TestClient, lesson: Lesson, step: Step, answer: str, **query: str) -> Any:
    """Try an answer."""
    reply = client.post(f"{home(lesson)}/{step.id}/try", json={"answer": answer}, params=query)
    assert reply.status_code == 200, reply.text
    return reply.json()


@every_lesson
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_step_asks_the_learner_what_the_rules_allow(client: TestClient, lesson: Lesson, lang: str) -> None:
    for number, step in enumerate(lesson.steps, 1):
        reply = client.get(f"{home(lesson)}/{step.id}/parts", params={"lang": lang}).json()
        asked = reply["parts"]["ask"]
        assert reply["number"] == number
        assert sorted(re.findall(r'<button[^>]*data-answer="([^"]+)"', asked)) == sorted(lesson.table(step).legal())
        assert step.title[lang] in plain(asked)
        assert said(step.task[lang]) in plain(asked)
        letters = {mark.letter for mark in step.marks if mark.letter}
        drawn = "".join(reply["parts"][name] for name in ("board", "own", "rivals"))
        assert (
            set(re.findall(r'<g class="tag"[^>]*>.*?<text[^>]*>([A-Z])<', drawn))
            | set(re.findall(r'<i class="tag"[^>]*>([A-Z])<', drawn))
            == letters
        )
        assert asked.count('aria-current="step"') == 1
        assert words(lang)("lesson-step", n=number, of=len(lesson.steps)) in asked


@every_lesson
def test_every_answer_of_every_step_is_played_and_told_with_its_figures(client: TestClient, lesson: Lesson) -> None:
    for number, step in enumerate(lesson.steps):
        lang = LANGUAGES[number % len(LANGUAGES)]
        best = lesson.answer(step)
        for answer in lesson.table(step).legal():
            found, reply = tried(lesson, step, answer), attempt(client, lesson, step, answer, lang=lang)
            asked = reply["parts"]["ask"]
            assert reply["good"] == found.reply.good
            assert reply["says"] == found.reply.says[lang]
            assert said(found.reply.says[lang]) in plain(asked)
            assert len(reply["views"]) == len(found.reply.then)
            assert reply["compared"] == [
                {"symbol": one.symbol, "yours": one.yours, "better": one.better} for one in found.compared
            ]
            assert "data-answer" not in asked + reply["parts"]["board"] + reply["parts"]["own"], "it is answered"
            buttons = re.findall(r'data-coach="(next|back)"', asked)
            assert buttons == (["next", "back"] if found.reply.good else ["back", "next"])
            marked = re.findall(r'class="answer (better|yours)"', asked)
            assert sorted(marked) == (["better"] if found.reply.good else ["better", "yours"])
            assert asked.count("<em>") == len(marked)
            if not found.reply.good:
                assert plain(asked).count(words(lang)("lesson-better")) >= 1
                assert best != answer


@every_lesson
def test_a_worse_answer_is_compared_with_the_better_one_where_they_differ(client: TestClient, lesson: Lesson) -> None:
    for step in lesson.steps:
        for answer in lesson.table(step).legal():
            found = tried(lesson, step, answer)
            table = re.search(
                r'<table class="compare">.*?</table>', attempt(client, lesson, step, answer)["parts"]["ask"]
            )
            differs = not found.reply.good and any(one.yours != one.better for one in found.compared)
            assert (table is not None) == differs
            if table is None:
                continue
            rows = [re.findall(r"<td>([^<]*)</td>", row) for row in re.findall(r"<tr.*?</tr>", table[0])[1:]]
            counted = [one for one in found.compared if one.yours or one.better]
            figures = [[int(cell.replace("−", "-")) for cell in row] for row in rows]
            assert figures == [[one.yours for one in counted], [one.better for one in counted]]


@every_lesson
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_of_a_lesson_and_its_end_can_be_opened_at_any_step(
    client: TestClient, lesson: Lesson, lang: str
) -> None:
    first, last = lesson.steps[0], lesson.steps[-1]
    for address, step in ((home(lesson), first), (f"{home(lesson)}?step={last.id}", last)):
        page = client.get(address, headers={**HTML, "accept-language": lang})
        assert page.status_code == 200
        assert f'data-step="{step.id}"' in page.text
        assert f'data-steps="{" ".join(one.id for one in lesson.steps)}"' in page.text
        assert step.title[lang] in plain(page.text)
        order = [page.text.index(f'id="{name}"') for name in ("coach", "question", "answers", "board", "own", "rivals")]
        assert order == sorted(order), "the coach speaks before the question"
        assert not re.search(r"<style|\sstyle=|\son\w+=|javascript:|<script(?! src=)", page.text)
    end = client.get(f"{home(lesson)}/end", headers={**HTML, "accept-language": lang})
    assert said(lesson.end_title[lang]) in plain(end.text)
    assert all(step.title[lang] in plain(end.text) for step in lesson.steps)
    assert f'data-post="/learn/{lesson.game.name}/play"' in end.text
    assert 'id="score"' in end.text


@every_lesson
def test_the_learner_is_called_you(client: TestClient, lesson: Lesson) -> None:
    for lang, you in (("en", "You"), ("de", "Du")):
        end = client.get(f"{home(lesson)}/end", params={"lang": lang}, headers=HTML).text
        heads = re.findall(r'<th scope="col" title="([^"]+)"', end)
        assert heads[0] == you
        assert set(heads[1:]) == set(lesson.seats) - {"you"}


@every_taught
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_list_begins_with_the_first_lesson_and_says_how_long_each_takes(
    client: TestClient, game: str, lang: str
) -> None:
    page = client.get(f"/learn/{game}", params={"lang": lang}, headers=HTML).text
    known = lessons(meadhall.game(game))
    assert re.findall(r'data-of="([^"]+)"', page) == [one.name for one in known]
    for one in known:
        assert f"/learn/{game}/{one.name}" in page
        assert one.title[lang] in plain(page)
        assert words(lang)("lesson-minutes", n=one.minutes) in page
    assert page.count('class="btn first"') == 1, "one loud button"


@every_taught
def test_rules_are_linked_by_their_number(client: TestClient, game: str) -> None:
    played = meadhall.game(game)
    if not teaches(played):
        pytest.skip(f"{game} has no rules to read yet")
    lesson = lessons(played)[0]
    for lang in LANGUAGES:
        rules = book(played, lang)
        for step in lesson.steps:
            asked = client.get(f"{home(lesson)}/{step.id}/parts", params={"lang": lang}).json()["parts"]["ask"]
            link = re.search(rf'<a class="rule" href="/rules/{game}#{step.rule}">.*?</a>', asked)
            assert link is not None, step.id
            assert rules.paragraph(step.rule).number in link[0]
            assert html.escape(rules.win, quote=False) in asked
        beam = client.get(home(lesson), params={"lang": lang}).text.split("<main")[0]
        assert f'href="/rules/{game}"' in beam


# -- what is not there ------------------------------------------------------------------------------------------------


def test_what_is_not_there_is_refused_with_a_sentence(client: TestClient) -> None:
    lesson = EVERY[0]
    step = lesson.steps[0].id
    for address, status, message in (
        ("/learn/nothing", 422, "refused-game-unknown"),
        (f"/learn/{lesson.game.name}/nothing", 404, "refused-lesson-unknown"),
        (f"/learn/{lesson.game.name}/nothing/end", 404, "refused-lesson-unknown"),
        (f"{home(lesson)}?step=nothing", 404, "refused-lesson-step"),
    ):
        for lang in LANGUAGES:
            page = client.get(address, headers={**HTML, "accept-language": lang})
            assert page.status_code == status, address
            assert words(lang)(message) in page.text, address
    missing = client.get(f"{home(lesson)}/nothing/parts")
    assert (missing.status_code, missing.json()["code"]) == (404, "lesson/step")
    assert lesson.steps[-1].id in missing.json()["text"], "it says which there are"
    unknown = client.get(f"/learn/{lesson.game.name}/nothing/{step}/parts")
    assert (unknown.status_code, unknown.json()["code"]) == (404, "lesson/unknown")
    for body in ({"answer": "nothing"}, {"answer": ""}, {"answer": "x" * 3000}):
        wrong = client.post(f"{home(lesson)}/{step}/try", json=body)
        assert (wrong.status_code, wrong.json()["code"]) == (422, "answer/illegal"), body
        assert len(wrong.json()["text"]) <= 500
    unreadable: tuple[object, ...] = ({}, {"answer": 3}, {"answer": None}, {"answer": "x", "more": 1}, [1])
    for thing in unreadable:
        wrong = client.post(f"{home(lesson)}/{step}/try", json=thing)
        assert (wrong.status_code, wrong.json()["code"]) == (400, "request/json"), thing


def test_an_answer_that_is_possible_elsewhere_is_refused_and_says_what_is_possible(client: TestClient) -> None:
    lesson = EVERY[0]
    legal = lesson.table(lesson.steps[0]).legal()
    other = next(answer for step in lesson.steps for answer in lesson.table(step).legal() if answer not in legal)
    reply = client.post(f"{home(lesson)}/{lesson.steps[0].id}/try", json={"answer": other})
    assert reply.status_code == 422
    assert legal[0] in reply.json()["text"]


def test_a_step_is_the_same_however_often_it_is_tried(client: TestClient) -> None:
    lesson = EVERY[0]
    step = lesson.steps[0]
    before = client.get(f"{home(lesson)}/{step.id}/parts").json()
    once = attempt(client, lesson, step, lesson.answer(step))
    assert attempt(client, lesson, step, lesson.answer(step)) == once
    assert client.get(f"{home(lesson)}/{step.id}/parts").json() == before


# -- the first real game ----------------------------------------------------------------------------------------------


@every_game
def test_a_first_game_is_against_as_many_beginners_as_the_lesson_has(client: TestClient, game: str) -> None:
    made = client.post(f"/learn/{game}/play", json={"name": "Ann"})
    assert made.status_code == 201
    go = made.json()["go"]
    assert go.endswith("#coach")
    table = re.fullmatch(r"/t/([^#]+)#coach", go)
    assert table is not None
    assert f"seat-{table[1]}" in made.headers["set-cookie"]
    known = lessons(meadhall.game(game))
    seats = Player(client, table[1], None).view()["seats"]
    assert seats[0]["name"] == "Ann"
    assert [one["bot"] for one in seats] == [None, *[BEGINNER] * (len(seats) - 1)]
    if known:
        assert len(seats) == len(known[0].seats)
    assert len(seats) in meadhall.game(game).seats
    page = client.get(f"/t/{table[1]}", headers=HTML).text
    assert 'id="coach"' in page
    assert f'data-keep="coach:{table[1]}"' in page


def test_who_gives_no_name_is_called_by_the_colour_and_a_bad_one_is_refused(client: TestClient) -> None:
    table = client.post("/learn/raids/play", json={}).json()["go"].partition("#")[0].removeprefix("/t/")
    assert Player(client, table, None).view()["seats"][0]["name"] == "Blue"
    assert client.post("/learn/raids/play", json={"name": "x" * 60}).status_code == 422
    assert client.post("/learn/nothing/play", json={}).status_code == 422
    assert client.post("/learn/raids/play", json=[]).status_code == 400


def test_a_first_game_costs_as_much_of_the_limits_as_any_table(house: House, client: TestClient) -> None:
    costs: list[str] = []
    house.limits.check = lambda address, what: costs.append(what)  # type: ignore[method-assign]
    client.post("/learn/raids/play", json={})
    client.get("/learn/raids/teach")
    assert costs == ["make", "GET"]


def test_the_coach_sits_only_where_one_person_may_have_hints(client: TestClient) -> None:
    alone, onlooker = sit(client, "raids", "mb")
    ann, *_ = sit(client, "raids", "mf")
    for player, there in ((alone, True), (onlooker, False), (ann, False)):
        page = client.get(f"/t/{player.table}", headers={**HTML, **player.headers}).text
        assert ('id="coach"' in page) == there
        assert ('id="coached"' in page) == there


def test_the_set_up_page_offers_the_coach_and_the_page_decides_who_sees_it(client: TestClient) -> None:
    for game in meadhall.games():
        page = client.get(f"/new/{game}?bots", headers=HTML).text
        offer = re.search(r'<section[^>]*data-offer="([^"]+)"[^>]*>', page)
        assert offer is not None
        assert offer[1] == game
        assert " hidden" in offer[0]


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_coach_can_say_the_rule_of_each_question_and_where_it_stands(
    client: TestClient, game: str, lang: str
) -> None:
    played = meadhall.game(game)
    found = client.get(f"/api/games/{game}/teach", params={"lang": lang}).json()
    speak = speaker(lang, show(played))
    for question in played.questions:
        rule = speak.rule(question)
        assert found["questions"].get(question, {}).get("text") == rule
        if rule is not None and teaches(played):
            paragraph = links(played).questions[question]
            assert found["questions"][question]["href"] == f"/rules/{game}#{paragraph}"
            assert book(played, lang).paragraph(paragraph).number in found["questions"][question]["rule"]
    if teaches(played):
        assert found["goal"] == {"doing": book(played, lang).doing, "win": book(played, lang).win}
    else:
        assert found["goal"] is None


def test_an_open_question_tells_its_kind_to_who_is_asked_and_to_nobody_else(client: TestClient) -> None:
    ann, ben, onlooker = sit(client, "raids", "mf")
    asked = ann.view()["asked"]
    for number, player in enumerate((ann, ben, onlooker)):
        page = client.get(f"/t/{player.table}", headers={**HTML, **player.headers}).text
        assert ('data-question="' in page) == (number == asked)
