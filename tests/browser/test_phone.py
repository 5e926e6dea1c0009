"""The table on a phone: a strip that stays, pages to turn, a preview before every answer, explanations in its place."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Error, Locator, Page, expect

from tests.browser.house import (
    BOT,
    FORESEEN,
    ME,
    PICKED,
    PLY,
    YOURS,
    Hall,
    answers,
    choose,
    my_turn,
    pick,
    sit,
    spot,
    until,
)
from tests.browser.test_access import PHONE, clean
from tests.browser.test_every_game import GAMES

pytestmark = pytest.mark.browser
Visitor = Callable[..., BrowserContext]
FULLY = ("raids", "walhalla")  # the others are walked through
TURNS = 4
ASKED = "document.querySelector('#question').innerText"
AHEAD = f"{FORESEEN} || !!document.querySelector('.gesture-bar.tried [data-do=do-it]') || {PICKED} !== undefined"

# What cannot be read, tapped or seen without scrolling sideways.
TINY = """() => [...document.querySelectorAll('#strip *, #ask *, #foresee *, #pinned *')].filter(one => {
  const own = [...one.childNodes].some(node => node.nodeType === 3 && node.data.trim())
  return own && one.getBoundingClientRect().width > 2 && !one.closest('.hide, svg')
    && parseFloat(getComputedStyle(one).fontSize) < 13.9
}).map(one => one.textContent)"""
SMALL = """() => [...document.querySelectorAll('#strip button, #ask :is(button, a.btn), :is(#foresee, #pinned) button')]
  .map(one => [one, one.getBoundingClientRect()])
  .filter(([, box]) => box.width && Math.min(box.width, box.height) < 43.9)
  .map(([one, box]) => `${one.textContent} ${Math.round(box.width)} × ${Math.round(box.height)}`)"""
SIDEWAYS = """() => [document.documentElement, ...document.querySelectorAll('main, #ask, #answers ol, #strip')]
  .filter(one => one.clientWidth && one.scrollWidth > one.clientWidth + 1).map(one => one.id || one.tagName)"""
INSIDE = """() => {
  const board = document.querySelector('#board > svg:not(.away-page)').getBoundingClientRect()
  const over = document.querySelector('#strip').getBoundingClientRect().bottom
  const beside = [...document.querySelectorAll('#ask, #own, .gesture-bar')].map(one => one.getBoundingClientRect())
  return board.top >= over - 1 && board.bottom <= innerHeight + 1
    && beside.every(one => !one.height || one.bottom <= board.top + 1 || one.top >= board.bottom - 1)
}"""  # the answers lie below, or the question above and what is picked and tried on below


def seated(visitor: Visitor, hall: Hall, game: str, **wishes: Any) -> Page:
    """A phone at a table of that game, asked."""
    page = visitor(**PHONE, **wishes).new_page()
    _, tokens = hall.table(ME, BOT, BOT, game=game)
    sit(page, tokens["0"])
    assert my_turn(page)
    return page


def with_a_choice(page: Page) -> None:
    """Play on until there are two answers, and some on the board."""
    while len(answers(page)) < 2 or not page.locator("#board [data-answer]").count():
        choose(page, answers(page)[0], touch=True)
        assert my_turn(page)


def swipe(page: Page, by: int) -> None:
    """A finger over the middle of the page: 1 to the next page, -1 to the one before."""
    client = page.context.new_cdp_session(page)
    way = [300, 240, 180, 120] if by > 0 else [120, 180, 240, 300]
    for number, x in enumerate(way):
        kind = "touchMove" if number else "touchStart"
        client.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": 330}]})
    page.wait_for_timeout(150)  # a finger that comes to rest: a tap after a fling would only stop it
    client.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def middle(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def height(page: Page, selector: str) -> float:
    box = page.locator(selector).bounding_box()
    assert box is not None
    return box["height"]


@pytest.mark.parametrize("game", FULLY)
def test_the_strip_stays_while_pages_turn_by_tab_and_by_swipe(visitor: Visitor, hall: Hall, game: str) -> None:
    page = seated(visitor, hall, game)
    strip = page.locator("#strip").bounding_box()
    assert 1 <= page.locator("#strip .stores li").count() <= 6
    assert page.locator("#strip .tab.turn").get_attribute("data-turn") == "seat-1"
    expect(page.locator("#event .happened")).not_to_be_empty()
    total = page.locator("#score tfoot td.you").first
    for name in ("seat-1", "seat-2", "seat-3", "menu"):
        swipe(page, 1)
        expect(page.locator("body")).to_have_attribute("data-shown", name)
        expect(page.locator("#strip [aria-current]")).to_have_attribute("data-turn", name)
        assert page.locator("#strip").bounding_box() == strip
        expect(page.locator("#ask .peek")).to_be_visible()
        if name == "seat-1":
            expect(page.locator("#mine")).to_be_visible()
            expect(total).to_have_text(page.locator("#strip .tab.turn b").inner_text())
        elif name != "menu":
            expect(page.locator(f"#{name.replace('seat', 'rival')}")).to_be_visible()
            page.locator("#score").scroll_into_view_if_needed()
            assert page.locator("#strip").bounding_box() == strip, "also while a page scrolls"
        clean(page, f"{game}, page {name}")
    swipe(page, 1)  # there is no further page
    swipe(page, -1)
    expect(page.locator("body")).to_have_attribute("data-shown", "seat-3")
    page.locator("#ask .peek").tap()
    expect(page.locator("#board svg").first).to_be_visible()
    expect(page.locator("#answers ol")).to_be_visible()


@pytest.mark.parametrize("game", FULLY)
def test_a_tap_shows_what_an_answer_leads_to_and_the_same_tap_gives_it(visitor: Visitor, hall: Hall, game: str) -> None:
    page = seated(visitor, hall, game)
    with_a_choice(page)
    ply, high, board = page.evaluate(PLY), height(page, "#ask"), page.locator("#board > svg").bounding_box()
    rows = [page.locator(f"#answers [data-answer='{one}']") for one in answers(page)]
    last = middle(rows[1])
    page.touchscreen.tap(*middle(rows[0]))
    expect(page.locator("#foresee")).to_be_visible()
    page.touchscreen.tap(*middle(page.locator("#foresee [data-foresee=back]")))
    page.touchscreen.tap(*last)
    expect(page.locator("#foresee")).to_be_visible()
    expect(page.locator("#foresee h2")).to_contain_text(rows[1].locator("b").inner_text())
    expect(page.locator("#foresee .brings li").first).not_to_be_empty()
    assert page.locator("#foresee .brings li").count() <= 3
    expect(page.locator("#foresee [data-foresee=play]")).to_have_text(str(rows[1].get_attribute("data-verb")))
    assert (height(page, "#foresee"), height(page, "#ask")) == (high, high)
    assert page.locator("#board > svg").bounding_box() == board
    assert page.evaluate(PLY) == ply, "nothing was answered yet"
    assert (page.evaluate(TINY), page.evaluate(SMALL), page.evaluate(SIDEWAYS)) == ([], [], [])
    clean(page, f"{game}, a preview")
    page.touchscreen.tap(*last)
    until(page, f"{PLY} !== '{ply}'")
    assert my_turn(page)
    with_a_choice(page)
    ply, first = page.evaluate(PLY), next(one for one in answers(page) if spot(page, one).is_visible())
    place = middle(spot(page, first))
    page.touchscreen.tap(*place)
    until(page, FORESEEN)
    assert page.evaluate(PLY) == ply
    page.touchscreen.tap(*place)
    until(page, f"{PLY} !== '{ply}'")


def test_a_preview_shows_where_the_own_ship_would_go_and_leaves_nothing_behind(visitor: Visitor, hall: Hall) -> None:
    page = seated(visitor, hall, "raids")
    while not (sails := [one for one in answers(page) if one.startswith("sail:")]):
        choose(page, answers(page)[0], touch=True)
        assert my_turn(page)
    ship, ghost = page.locator("#ship-1"), page.locator("#board .would")
    was = ship.get_attribute("transform")
    for one in (sails[0], sails[-1]):
        page.locator(f"#answers [data-answer='{one}']").tap()
        expect(ghost).to_have_count(1)
        there = ghost.get_attribute("transform")
        assert there != was
        assert ship.get_attribute("transform") == was
        page.locator("#foresee [data-foresee=back]").tap()
        expect(ghost).to_have_count(0)
    choose(page, sails[-1], touch=True)
    until(page, f"document.querySelector('#ship-1').getAttribute('transform') === '{there}'")
    expect(ghost).to_have_count(0)


def test_a_tap_on_anything_else_explains_it_in_the_place_of_the_answers(visitor: Visitor, hall: Hall) -> None:
    page = seated(visitor, hall, "raids")
    with_a_choice(page)
    high = height(page, "#ask")
    page.locator("#harbour-tile").tap()
    expect(page.locator("#pinned h3")).not_to_be_empty()
    assert height(page, "#pinned") == high
    assert (page.evaluate(TINY), page.evaluate(SMALL)) == ([], [])
    clean(page, "an explanation")
    page.locator("#pinned .go button").tap()
    expect(page.locator("#answers ol")).to_be_visible()
    one = next(one for one in answers(page) if spot(page, one).is_visible())
    page.locator(f"#answers [data-answer='{one}']").tap()
    page.locator("#foresee [data-foresee=explain]").tap()
    expect(page.locator("#pinned h3")).not_to_be_empty()
    page.locator("#pinned header [data-do=unpin]").tap()
    expect(page.locator("#foresee")).to_be_visible()  # the answer is still looked at
    page.locator("#foresee [data-foresee=back]").tap()
    expect(page.locator("#foresee")).to_be_hidden()


def test_the_event_opens_the_saga_and_a_line_of_it_shows_its_place(visitor: Visitor, hall: Hall) -> None:
    page = seated(visitor, hall, "raids")
    page.locator("#event").tap()
    expect(page.locator("#log")).to_be_visible()
    expect(page.locator("#strip .stores")).to_be_visible()
    clean(page, "the saga")
    page.locator("#saga-close").tap()
    expect(page.locator("#log")).to_be_hidden()
    page.locator("#event").tap()
    eye = page.locator("#log .eye:visible").first
    place = eye.get_attribute("data-spot")
    eye.tap()
    expect(page.locator("#log")).to_be_hidden()
    expect(page.locator(f"#{place}.spotted")).to_be_visible()


def test_the_saga_parts_what_came_since_the_own_turn_from_what_was_before(visitor: Visitor, hall: Hall) -> None:
    page = seated(visitor, hall, "raids")
    choose(page, answers(page)[0], touch=True)
    assert my_turn(page)
    page.locator("#event").tap()
    expect(page.locator("#log-since")).to_be_visible()
    lines = page.locator("#log li[data-ply], #log .split")
    names = lines.evaluate_all("all => all.map((one) => one.querySelector('use')?.getAttribute('href') ?? one.id)")
    since = names[names.index("log-since") + 1 : names.index("log-before")]
    assert since
    assert not any(name.endswith("seat-1") for name in since)
    assert names[names.index("log-before") + 1].endswith("seat-1")
    assert page.evaluate(TINY) == []


def test_while_moves_of_bots_are_shown_the_page_says_so_and_a_tap_skips_them(visitor: Visitor, hall: Hall) -> None:
    phone = visitor(**PHONE)
    phone.add_init_script("if (location.host) localStorage.pace = '600000'")  # nobody waits for it: a tap does it
    page = phone.new_page()
    _, tokens = hall.table(ME, *[BOT] * 3)
    sit(page, tokens["0"])
    while not page.locator("#ask[data-following]").count():
        until(page, f"!!document.querySelector('#ask[data-following]') || {YOURS}")
        if page.evaluate(YOURS) and (answer := pick(page, "followed")):
            page.locator(f"#answers [data-answer='{answer}']").tap()
            page.locator("#foresee [data-foresee=play]").tap()
    expect(page.locator("#preview")).to_be_visible()
    expect(page.locator("#preview")).to_have_text(re.compile(r"^What .+ did is shown\.$"))
    assert "think" not in page.locator("#ask").inner_text()
    assert (page.evaluate(INSIDE), page.evaluate(TINY), page.evaluate(SMALL)) == (True, [], [])
    shown = page.evaluate(PLY)
    page.locator("#skip").tap()
    until(page, f"{PLY} !== '{shown}'")


def test_two_taps_look_closer_and_then_the_board_pans_instead_of_turning(visitor: Visitor, hall: Hall) -> None:
    page = seated(visitor, hall, "raids")
    before = page.locator("#board > svg").bounding_box()
    for _ in range(2):
        page.touchscreen.tap(196, 250)
    expect(page.locator("#board.closer")).to_be_visible()
    now = page.locator("#board > svg").bounding_box()
    assert before is not None
    assert now is not None
    assert now["width"] > 1.5 * before["width"]
    swipe(page, 1)
    expect(page.locator("body")).to_have_attribute("data-shown", "board")
    moved = page.locator("#board > svg").bounding_box()
    assert moved is not None
    assert moved["x"] < now["x"] - 50


def look_ahead(page: Page) -> None:
    """Tap something that can be chosen until the page shows what it leads to, in words, in a gesture's bar or by the
    places that follow; a question with one answer may give it meanwhile, and the next one is tapped then.
    """
    for _ in range(TURNS):
        if not my_turn(page):
            return
        asked = page.evaluate(ASKED)
        try:
            if page.locator("#answers ol").is_visible():
                page.locator("#answers [data-answer]:visible").first.tap(timeout=5000)
            else:  # a gesture shows it in its bar
                if not page.locator(".open").count():
                    page.locator("[data-pick]").first.tap(timeout=5000)
                page.locator(".open").first.tap(timeout=5000)
        except Error:  # it was drawn anew under the finger
            continue
        until(page, f"{AHEAD} || {ASKED} !== {json.dumps(asked)}")
        if page.evaluate(AHEAD):
            return
    raise AssertionError("no answer showed what it leads to")


@pytest.mark.parametrize("lang", ["en-GB", "de-DE"])
@pytest.mark.parametrize("game", GAMES)
def test_a_usual_question_fits_a_phone(visitor: Visitor, hall: Hall, game: str, lang: str) -> None:
    page = seated(visitor, hall, game, locale=lang)
    for _ in range(TURNS):
        assert page.evaluate(INSIDE), "the board lies wholly between strip and question"
        assert (page.evaluate(TINY), page.evaluate(SMALL), page.evaluate(SIDEWAYS)) == ([], [], [])
        if answer := pick(page, f"{game} on a phone"):
            choose(page, answer, touch=True, listed=page.locator("#answers ol").is_visible(), passes=True)
        if not my_turn(page):
            return
    look_ahead(page)
    assert (page.evaluate(TINY), page.evaluate(SMALL), page.evaluate(SIDEWAYS)) == ([], [], [])
