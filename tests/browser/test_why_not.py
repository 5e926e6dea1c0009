"""Why not? In every game a click on what cannot be chosen now says why, by mouse, touch, keyboard and for onlookers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

import meadhall
from meadhall.learn import links
from tests.browser.house import BOT, ME, PLY, Hall, answers, choose, my_turn, pick, sit
from tests.browser.test_access import PHONE, SCREENS, clean
from tests.browser.test_every_game import GAMES

pytestmark = pytest.mark.browser
Visitor = Callable[..., BrowserContext]
TURNS = 5  # of the player, before it is looked at
FINGER = 26  # pixels: a browser takes a tap for one on a button that lies near
ENDS = (".", "!", "?", "…", "“", ")")

# Of all things with the same meaning the first that can be hit, where nothing that it means is a choice.
CANNOT = """() => {
  const now = new Set([...document.querySelectorAll('#answers [data-answer]')].map(one => one.dataset.answer))
  const seen = new Set()
  for (const node of document.querySelectorAll('#board [data-why], #own [data-why], #rivals [data-why]')) {
    const means = node.dataset.why
    if (seen.has(means) || means.split(' ').some(answer => now.has(answer))) continue
    if (node.matches('.open')) continue // a place for what is picked
    if (node.getBoundingClientRect().width) seen.add(means)
  }
  return [...seen]
}"""
POINT = """([means, finger]) => {
  const choice = (x, y) => document.elementFromPoint(x, y)?.closest('[data-answer]')
  const beside = (x, y) => [-finger, 0, finger].some(a => [-finger, 0, finger].some(b => choice(x + a, y + b)))
  for (const node of document.querySelectorAll(`[data-why="${CSS.escape(means)}"]`)) {
    node.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const { x, y, width, height } = node.getBoundingClientRect()
    for (let down = 1; down < 12; down++) for (let across = 1; across < 12; across++) {
      const at = [x + width * across / 12, y + height * down / 12].map(Math.floor) // as a mouse does
      const hit = document.elementFromPoint(...at)
      if (hit && hit.closest('[data-why]') === node && !beside(...at)) return at
    }
  }
  return null
}"""
COVERED = """() => {
  const card = document.querySelector('#pinned').getBoundingClientRect()
  const over = ({ left, right, top, bottom }) =>
    left < card.right - 1 && right > card.left + 1 && top < card.bottom - 1 && bottom > card.top + 1
  return [...document.querySelectorAll('[data-answer]:not(#answers *), #answers > ol')]
    .filter(one => one.getBoundingClientRect().width)
    .filter(one => over(one.getBoundingClientRect())).map(one => one.dataset.answer ?? 'the list')
}"""

FOCUS = "document.activeElement.id || document.activeElement.tagName"
# What lies at the thumb on a phone: the question with its answers, or the hand and the bar of a gesture.
SHEET = """() => {
  const gesture = document.body.classList.contains('gesturing')
  const parts = [...document.querySelectorAll(gesture ? '#own, .gesture-bar' : '#ask')]
  const boxes = parts.map(one => one.getBoundingClientRect()).filter(one => one.width)
  return { top: Math.min(...boxes.map(one => one.top)), bottom: Math.max(...boxes.map(one => one.bottom)) }
}"""


def listed(page: Page) -> bool:
    """Whether the answers are a list; else they are given by a gesture."""
    return page.locator("#answers > ol").is_visible()


def mid_game(page: Page, hall: Hall, game: str) -> None:
    """A table of that game that has been played for a while, with a choice to make."""
    seats: list[dict[str, Any]] = [ME, *[BOT] * (min(meadhall.game(game).seats) - 1)]
    _, tokens = hall.table(*seats, game=game)
    sit(page, tokens["0"])
    for _ in range(TURNS):
        assert my_turn(page)
        if answer := pick(page, f"why {game}"):
            choose(page, answer, listed=listed(page), passes=True)  # it may have given itself meanwhile
    to_a_choice(page)


def to_a_choice(page: Page) -> None:
    """Play on until there are several answers: an only one gives itself."""
    assert my_turn(page)
    while len(offered := answers(page)) < 2:
        if offered:  # the only answer may have given itself meanwhile
            choose(page, offered[0], listed=listed(page), passes=True)
        assert my_turn(page)


def point(page: Page, means: str, touch: bool = False) -> tuple[float, float] | None:
    """Where a thing can be hit; a finger means a choice that lies near."""
    found = page.evaluate(POINT, [means, FINGER if touch else 0])
    return None if found is None else (found[0], found[1])


def things(page: Page, touch: bool = False) -> list[str]:
    """What cannot be chosen and can be clicked, by what a click on it may mean."""
    found: list[str] = page.evaluate(CANNOT)
    return [means for means in found if point(page, means, touch)]


def press(page: Page, means: str, touch: bool = False) -> None:
    """Click a thing, or tap it; it may have scrolled away since."""
    at = point(page, means, touch)
    assert at is not None
    if touch:
        page.touchscreen.tap(*at)
    else:
        page.mouse.click(*at)


def told(page: Page) -> str:
    """The sentence of the card, once it is there."""
    text = page.locator("#pinned .not-now p").first
    expect(text).to_be_visible()
    said = text.inner_text()
    assert said.endswith(ENDS), said
    return said


@pytest.mark.parametrize("game", GAMES)
def test_every_thing_that_cannot_be_chosen_says_why_when_it_is_clicked(visitor: Visitor, hall: Hall, game: str) -> None:
    page = visitor().new_page()
    mid_game(page, hall, game)
    ply, said = page.evaluate(PLY), set()
    found = things(page)
    assert len(found) > 5, found
    for means in found:
        press(page, means)
        said.add(told(page))
        assert page.locator(".ringed").first.get_attribute("data-why") == means
        assert page.evaluate(COVERED) == [], means
        page.keyboard.press("Escape")
        expect(page.locator("#pinned")).to_be_hidden()
    assert len(said) > 1
    assert page.evaluate(PLY) == ply


@pytest.mark.parametrize("game", GAMES)
def test_a_tap_pins_the_card_above_the_answers(visitor: Visitor, hall: Hall, game: str) -> None:
    page = visitor(**PHONE).new_page()
    mid_game(page, hall, game)
    while not (found := things(page, touch=True)):  # all that is drawn can be chosen
        choose(page, pick(page, game) or "", touch=True, passes=True)
        to_a_choice(page)
    ply = page.evaluate(PLY)
    for means in found[:: max(1, len(found) // 6)]:
        press(page, means, touch=True)
        told(page)
        card, asks = page.locator("#pinned").bounding_box(), page.evaluate(SHEET)
        assert card is not None
        assert card["y"] <= asks["top"]  # it takes the place of the answers
        assert card["y"] + card["height"] == asks["bottom"]
        ringed = page.locator(".ringed").bounding_box()
        assert ringed is not None
        assert ringed["y"] + ringed["height"] <= card["y"] + 1, "what it is about stays in sight"
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        page.locator("#pinned header [data-do=unpin]").tap()
        expect(page.locator("#pinned")).to_be_hidden()
    assert page.evaluate(PLY) == ply


@pytest.mark.parametrize("game", GAMES)
def test_the_list_says_why_not_with_the_keyboard_alone(visitor: Visitor, hall: Hall, game: str) -> None:
    page = visitor().new_page()
    mid_game(page, hall, game)
    ply, panel = page.evaluate(PLY), page.locator("#cannots")
    page.keyboard.press("ArrowDown")
    before = page.evaluate(FOCUS)
    page.keyboard.press("w")
    expect(panel).to_be_focused()
    rows = panel.locator("li")
    assert 1 <= rows.count() <= 12
    assert len({row.inner_text() for row in rows.all()}) == rows.count()
    assert panel.locator("li a.rule").count() == rows.count()
    heard = page.locator("#news").inner_text()
    for row in rows.all():
        assert row.locator("p").inner_text() in heard
    page.keyboard.press("Escape")
    expect(panel).to_be_hidden()
    button = page.locator("#answers [data-do=why-not]")
    if button.is_visible():
        expect(button).to_be_focused()
    else:  # a gesture has no list
        assert page.evaluate(FOCUS) == before != "BODY"
    assert page.evaluate(PLY) == ply


def test_enter_on_the_walk_with_e_pins_the_card_and_escape_gives_the_focus_back(visitor: Visitor, hall: Hall) -> None:
    page = visitor().new_page()
    mid_game(page, hall, "raids")
    ply, tip, card = page.evaluate(PLY), page.locator("#tip"), page.locator("#pinned")
    page.keyboard.press("ArrowDown")
    before = page.evaluate("document.activeElement.dataset.answer")
    heard = ""
    while True:
        page.keyboard.press("e")
        expect(tip).to_be_visible()
        expect(page.locator("#news")).not_to_have_text(heard)
        heard = page.locator("#news").inner_text()
        page.keyboard.press("Enter")
        expect(card).to_be_focused()
        if card.locator(".not-now p").count():
            break
        page.keyboard.press("Escape")  # this one can be chosen, or is never an answer
        expect(card).to_be_hidden()
    told(page)
    expect(page.locator("#news")).to_contain_text("Not now.")
    page.keyboard.press("Tab")
    assert page.evaluate("document.querySelector('#pinned').contains(document.activeElement)")
    page.keyboard.press("Escape")
    expect(card).to_be_hidden()
    assert page.evaluate("document.activeElement.dataset.answer") == before
    assert page.evaluate(PLY) == ply


def test_the_card_closes_when_the_question_changes(visitor: Visitor, hall: Hall) -> None:
    page = visitor().new_page()
    mid_game(page, hall, "raids")
    press(page, things(page)[0])
    told(page)
    choose(page, answers(page)[0], listed=True)
    expect(page.locator("#pinned")).to_be_hidden()
    expect(page.locator(".ringed")).to_have_count(0)


def test_on_a_phone_a_tap_on_what_is_never_an_answer_explains_it(visitor: Visitor, hall: Hall) -> None:
    page = visitor(**PHONE).new_page()
    mid_game(page, hall, "raids")
    page.locator("#board [data-explain=voyage], #board [data-explain]:not([data-why])").first.tap(force=True)
    expect(page.locator("#pinned h3")).not_to_be_empty()
    page.locator("#pinned .go button").tap()
    page.locator("#answers [data-do=why-not]").tap()
    expect(page.locator("#cannots")).to_be_visible()
    expect(page.locator("#pinned")).to_be_hidden()
    page.locator("#cannots [data-do=why-not-close]").tap()
    expect(page.locator("#cannots")).to_be_hidden()


def test_an_onlooker_hears_whose_question_it_is(visitor: Visitor, hall: Hall) -> None:
    player = visitor().new_page()
    mid_game(player, hall, "raids")
    page = visitor(locale="de-DE").new_page()
    page.goto(player.url)
    expect(page.locator("#board svg")).to_be_visible()
    press(page, things(page)[0])
    assert told(page) == "Das ist nicht deine Frage: Ann ist gefragt."
    expect(page.locator("[data-do=why-not]")).to_have_count(0)


def test_the_rule_of_a_question_keeps_its_place(visitor: Visitor, hall: Hall) -> None:
    page = visitor().new_page()
    mid_game(page, hall, "raids")
    boxes = (
        "['#question', '#board', '#answers'].map(one => "
        "JSON.stringify(document.querySelector(one).getBoundingClientRect()))"
    )
    line, sign = page.locator("#question .rule-line"), page.locator("#question .rule-sign")
    page.mouse.move(0, 0)
    before = page.evaluate(boxes)
    shown = line.is_visible()
    for _ in range(2):
        sign.click()
        expect(line).to_be_visible(visible=not shown)
        assert page.evaluate(boxes) == before
        shown = not shown
    if not shown:
        sign.click()
    expect(line.locator("a.rule")).to_have_attribute("href", "/rules/raids#" + _paragraph(page))
    page.locator("#answers [data-answer]").last.hover()  # its preview wants the place
    expect(line).to_be_hidden()
    assert page.evaluate(boxes) == before


def _paragraph(page: Page) -> str:
    kind = str(page.locator("#question .rule-line").get_attribute("data-met"))
    return links(meadhall.game("raids")).questions[kind.partition(".")[2]]


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("game", ["raids", "karvi"])
def test_axe_finds_nothing_in_the_card_and_the_list(visitor: Visitor, hall: Hall, game: str, screen: str) -> None:
    wishes: dict[str, Any] = SCREENS[screen]
    page = visitor(**wishes).new_page()
    mid_game(page, hall, game)
    press(page, things(page, touch=bool(wishes))[-1], touch=bool(wishes))
    told(page)
    clean(page, f"{game}, a pinned card on a {screen}")
    if screen == "phone":
        page.locator("#pinned .go button").tap()
    page.locator("#answers [data-do=why-not]").click()
    expect(page.locator("#cannots")).to_be_visible()
    clean(page, f"{game}, the list on a {screen}")
