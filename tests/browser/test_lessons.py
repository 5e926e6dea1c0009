"""Lessons in a browser: by mouse, by keys, by touch, in both languages; erring, taking back, coming again."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

import meadhall
from meadhall.learn import Lesson, Step, lessons
from meadhall.pages.words import words
from tests.browser.house import answers, until
from tests.browser.test_access import PHONE, SCREENS, clean

pytestmark = pytest.mark.browser
Visitor = Callable[..., BrowserContext]
GAMES = [name for name in meadhall.games() if lessons(meadhall.game(name))]
LANGS = {"en": "en-GB", "de": "de-DE"}
WAYS = ("mouse", "keys", "touch")
ANSWERED = "document.querySelector('#coach').classList.contains('reply')"
FREE = """() => {  // whether the first thing that is marked lies where nothing covers it
  const named = (document.querySelector('#coach').dataset.marks ?? '').split(' ')
  const marked = named.map(id => document.getElementById(id)).find(Boolean)
  if (!marked) return true
  const box = marked.getBoundingClientRect(), free = document.querySelector('#ask').getBoundingClientRect().top
  const middle = box.top + box.height / 2
  return middle > 0 && middle < free
}"""

FITS = """() => {  // a page that came for another kind of screen is drawn anew before it is ready
  const board = document.querySelector('#board svg')
  return !board || board.classList.contains('tall') === matchMedia('(max-width: 820px)').matches
}"""

every_game = pytest.mark.parametrize("game", GAMES)


def first(game: str) -> Lesson:
    """The first lesson of a game."""
    return lessons(meadhall.game(game))[0]


def at(lesson: Lesson, step: Step | None = None) -> str:
    """The address of a step."""
    return f"/learn/{lesson.game.name}/{lesson.name}" + (f"?step={step.id}" if step else "")


def shown(page: Page, step: Step) -> None:
    """Wait until a step is asked."""
    expect(page.locator("body")).to_have_attribute("data-step", step.id)
    expect(page.locator("#ask[data-yours]")).to_be_attached()
    expect(page.locator("#coach.reply")).to_have_count(0)
    page.wait_for_function(FITS)


def give(page: Page, answer: str, way: str) -> None:
    """Give an answer: on the board where it lies there, by its key, or with a finger."""
    assert answer in answers(page)
    if way == "keys":
        page.keyboard.type(page.locator(f"#answers [data-answer='{answer}'] kbd").inner_text())
    elif way == "touch":
        page.locator(f"#answers [data-answer='{answer}']").tap()
    else:
        spot = page.locator(f"#board [data-answer='{answer}'], #own [data-answer='{answer}']")
        (spot.first if spot.count() else page.locator(f"#answers [data-answer='{answer}']")).click()
    expect(page.locator("#coach.reply .after .btn").first).to_be_focused()


def go_on(page: Page, what: str, way: str) -> None:
    """Press one of the buttons after a reply."""
    button = page.locator(f"#coach .after [data-coach={what}]")
    if way == "keys":
        page.keyboard.press("d" if what == "next" else "u")
    elif way == "touch":
        button.tap()
    else:
        button.click()


@pytest.mark.parametrize("way", WAYS)
@every_game
def test_a_whole_first_lesson(visitor: Visitor, game: str, way: str) -> None:
    lesson = first(game)
    lang = list(LANGS)[(GAMES.index(game) + WAYS.index(way)) % 2]
    page = visitor(locale=LANGS[lang], **(PHONE if way == "touch" else {})).new_page()
    page.goto(at(lesson))
    for number, step in enumerate(lesson.steps, 1):
        shown(page, step)
        expect(page.locator("#speech h3")).to_have_text(step.title[lang])
        expect(page.locator("#coach header p").first).to_have_text(
            words(lang)("lesson-step", n=number, of=len(lesson.steps))
        )
        if way == "touch":
            expect(page.locator("#board > svg.tall").first).to_be_visible()  # the first one comes drawn for a desk
            assert page.evaluate(FREE), step.id
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), step.id
        give(page, lesson.answer(step), way)
        expect(page.locator("#answers .better em")).to_have_text(words(lang)("lesson-yours"))
        go_on(page, "next", way)
    page.wait_for_url("**/end")
    expect(page.locator("h1")).to_have_text(lesson.end_title[lang])
    expect(page.locator(".learnt li")).to_have_count(len(lesson.steps))
    kept = json.loads(page.evaluate(f"localStorage.getItem('learn:{game}')"))
    assert kept == {lesson.name: {"done": True, "step": len(lesson.steps)}}


@every_game
def test_who_errs_is_told_what_it_cost_and_takes_it_back(visitor: Visitor, game: str) -> None:
    lesson = first(game)
    lang = list(LANGS)[GAMES.index(game) % 2]
    page = visitor(locale=LANGS[lang]).new_page()
    missed: list[str] = []  # a click that means something else asks for what is not there
    page.on("response", lambda reply: missed.append(reply.url) if reply.status >= 400 else None)
    page.goto(at(lesson))
    for step in lesson.steps:
        shown(page, step)
        best, legal = lesson.answer(step), answers(page)
        worse = next((answer for answer in legal if not step.reply(answer).good), None)
        if worse is not None:
            give(page, worse, "mouse")
            expect(page.locator("#answers .answer.yours em")).to_have_text(words(lang)("lesson-yours"))
            expect(page.locator("#answers .answer.better em")).to_have_text(words(lang)("lesson-better"))
            expect(page.locator("#coach .after .btn").first).to_have_text(words(lang)("lesson-take-back"))
            go_on(page, "back", "mouse")
            shown(page, step)
            assert answers(page) == legal
        give(page, best, "mouse")
        go_on(page, "next", "mouse")
    page.wait_for_url("**/end")
    assert not missed


def test_who_errs_may_go_on_anyway_and_nothing_is_forced(visitor: Visitor) -> None:
    lesson = first(GAMES[0])
    page = visitor().new_page()
    page.goto(at(lesson))
    shown(page, lesson.steps[0])
    worse = next(answer for answer in answers(page) if not lesson.steps[0].reply(answer).good)
    give(page, worse, "mouse")
    go_on(page, "next", "mouse")
    shown(page, lesson.steps[1])
    page.locator(".turn-on").click()  # a step can be left out
    shown(page, lesson.steps[2])
    page.locator(".turn-back").click()
    shown(page, lesson.steps[1])
    page.locator(".dots a").last.click()
    shown(page, lesson.steps[-1])
    page.go_back()
    shown(page, lesson.steps[1])
    page.goto(f"{at(lesson)}#{lesson.steps[3].id}")
    shown(page, lesson.steps[3])
    page.locator("#coach .skip").click()
    page.wait_for_url("**/end")
    kept = json.loads(page.evaluate(f"localStorage.getItem('learn:{GAMES[0]}')"))
    assert "done" not in kept[lesson.name], "who skipped it has not done it"


def test_how_far_one_came_is_kept_in_this_browser(visitor: Visitor) -> None:
    lesson, game = first(GAMES[0]), GAMES[0]
    page = visitor().new_page()
    page.goto(f"/learn/{game}")
    card = page.locator(f"[data-of={lesson.name}]")
    expect(card.locator("a")).to_contain_text("Begin")
    expect(card.locator(".is-done")).to_be_hidden()
    card.locator("a").click()
    for step in lesson.steps[:2]:
        shown(page, step)
        give(page, lesson.answer(step), "mouse")
        go_on(page, "next", "mouse")
    shown(page, lesson.steps[2])
    page.reload()
    shown(page, lesson.steps[2])
    page.goto(f"/learn/{game}")
    expect(card.locator("a")).to_contain_text("Go on with step 3")
    card.locator("a").click()
    shown(page, lesson.steps[2])
    page.goto(at(lesson, lesson.steps[-1]))
    shown(page, lesson.steps[-1])
    give(page, lesson.answer(lesson.steps[-1]), "mouse")
    go_on(page, "next", "mouse")
    page.wait_for_url("**/end")
    page.goto(f"/learn/{game}")
    expect(card.locator("a")).to_contain_text("Once more")
    expect(card.locator(".is-done")).to_be_visible()
    card.locator("a").click()
    shown(page, lesson.steps[0])  # from the beginning again


def test_what_others_do_after_an_answer_is_shown_one_after_the_other(visitor: Visitor) -> None:
    lesson, step = next(
        (lesson, step) for lesson in map(first, GAMES) for step in lesson.steps if len(step.good.then) > 1
    )
    person = visitor()
    person.add_init_script("if (location.host) localStorage.pace = '60000'")  # so slow that the next one never comes
    page = person.new_page()
    page.goto(at(lesson, step))
    shown(page, step)
    reply: list[Any] = []
    page.on("response", lambda one: reply.append(one) if one.url.partition("?")[0].endswith("/try") else None)
    give(page, lesson.answer(step), "mouse")
    views = reply[0].json()["views"]
    assert len(views) == len(step.good.then)
    boards = [*(view["board"] for view in views), reply[0].json()["parts"]["board"]]
    pieces = (
        "[...document.querySelectorAll('#board [id][transform]')].map(one => one.id + one.getAttribute('transform'))"
    )
    now = page.evaluate(pieces)
    apart = [page.evaluate("""html => {
      const made = new DOMParser().parseFromString(html, 'text/html')
      return [...made.querySelectorAll('[id][transform]')].map(one => one.id + one.getAttribute('transform')) }""", one)
      for one in boards]  # fmt: skip
    assert now == apart[0], "the learner's own answer first"
    go_on(page, "next", "mouse")  # nobody has to wait
    shown(page, lesson.steps[lesson.steps.index(step) + 1])


def test_on_a_phone_the_coach_can_be_folded_and_stays_so(visitor: Visitor) -> None:
    lesson = first(GAMES[0])
    page = visitor(**PHONE).new_page()
    page.goto(at(lesson))
    shown(page, lesson.steps[0])
    fold = page.locator("#coach .fold")
    expect(fold).to_have_attribute("aria-expanded", "true")
    tall = page.evaluate("document.querySelector('#ask').getBoundingClientRect().height")
    fold.tap()
    expect(fold).to_have_attribute("aria-expanded", "false")
    expect(page.locator("#speech")).to_be_hidden()
    expect(page.locator("#coach .task")).to_be_visible()
    assert page.evaluate("document.querySelector('#ask').getBoundingClientRect().height") < tall - 60
    give(page, lesson.answer(lesson.steps[0]), "touch")
    go_on(page, "next", "touch")
    shown(page, lesson.steps[1])
    expect(fold).to_have_attribute("aria-expanded", "false")
    fold.tap()
    expect(page.locator("#speech")).to_be_visible()


SHORT = """() => [...document.querySelectorAll('#coach button, #coach .skip, #answers button')]
  .map(one => [one, one.getBoundingClientRect()])
  .filter(([, box]) => box.width && Math.min(box.width, box.height) < 43.9)
  .map(([one, box]) => `${one.textContent} ${Math.round(box.width)} × ${Math.round(box.height)}`)"""


@every_game
def test_every_step_fits_a_phone(visitor: Visitor, game: str) -> None:
    page = visitor(locale=LANGS["de"], **PHONE).new_page()  # German words are the longer ones
    for lesson in lessons(meadhall.game(game)):
        page.goto(at(lesson, lesson.steps[0]))
        for step in lesson.steps:
            shown(page, step)
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), step.id
            assert page.evaluate(FREE), step.id
            assert page.evaluate(SHORT) == [], step.id
            if step is not lesson.steps[-1]:
                page.locator(".turn-on").tap()


READABLE = 9  # pixels
DESK = """() => {  // the smallest figure on the board, and whether task and first answer lie in sight
  const texts = [...document.querySelectorAll('#board svg text')].filter(one => one.getBoundingClientRect().width)
  const sizes = texts.map(one => parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a)
  const seen = node => {
    const { left, width, top, bottom } = node.getBoundingClientRect()
    return [top + 2, bottom - 2].every(y => node.contains(document.elementFromPoint(left + width / 2, y)))
  }
  const answer = [...document.querySelectorAll('#answers button')].find(one => one.getBoundingClientRect().width)
  return { smallest: Math.min(...sizes), task: seen(document.querySelector('#coach .task')), answer: seen(answer) }
}"""


@pytest.mark.slow
@every_game
def test_on_a_desk_board_task_and_answers_are_seen_at_once(visitor: Visitor, game: str) -> None:
    page = visitor(locale=LANGS["de"]).new_page()
    for lesson in lessons(meadhall.game(game)):
        page.goto(at(lesson, lesson.steps[0]))
        for step in lesson.steps:
            shown(page, step)
            found = page.evaluate(DESK)
            assert found["smallest"] > READABLE, (step.id, found)
            assert found["task"], step.id
            assert found["answer"], step.id
            if step is not lesson.steps[-1]:
                page.locator(".turn-on").click()


@pytest.mark.parametrize("screen", SCREENS)
@every_game
def test_axe_finds_nothing_in_a_lesson(visitor: Visitor, game: str, screen: str) -> None:
    lesson = first(game)
    step = max(lesson.steps, key=lambda one: len(one.replies))
    page = visitor(**SCREENS[screen]).new_page()
    page.goto(at(lesson, step))
    shown(page, step)
    clean(page, f"{game}, {step.id}")
    worse = next((answer for answer in answers(page) if not step.reply(answer).good), answers(page)[0])
    give(page, worse, "touch" if screen == "phone" else "mouse")
    clean(page, f"{game}, {step.id}, after {worse}")


@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing_before_and_after_a_lesson(visitor: Visitor, screen: str) -> None:
    lesson = first(GAMES[0])
    page = visitor(**SCREENS[screen]).new_page()
    for path in (f"/learn/{GAMES[0]}", f"{at(lesson)}/end", "/new/raids?bots"):
        page.goto(path)
        clean(page, path)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path


def test_the_page_reads_well_aloud(visitor: Visitor) -> None:
    lesson = first(GAMES[0])
    page = visitor().new_page()
    page.goto(at(lesson))
    shown(page, lesson.steps[0])
    expect(page.locator("#speech")).to_have_attribute("aria-live", "polite")
    letter = lesson.steps[0].marks[0].letter
    assert f"marked {letter}" in str(page.locator("#coach .said").text_content())
    names = page.locator(".dots a").all_text_contents()
    assert names == [f"{n}: {step.title['en']}" for n, step in enumerate(lesson.steps, 1)]
    assert page.locator("svg .tag[aria-hidden=true]").count() == page.locator("svg .tag").count()


def test_a_refusal_is_said_and_the_question_stays(visitor: Visitor) -> None:
    lesson = first(GAMES[0])
    page = visitor().new_page()
    page.goto(at(lesson))
    shown(page, lesson.steps[0])
    refused = {"code": "request/too-often", "text": "That was too often."}
    page.route("**/try?*", lambda route: route.fulfill(status=429, json=refused))
    answer = lesson.answer(lesson.steps[0])
    page.locator(f"#answers [data-answer='{answer}']").click()
    expect(page.locator("#toast")).to_have_text("That was too often.")
    shown(page, lesson.steps[0])
    until(page, "!document.querySelector('.chosen')")
