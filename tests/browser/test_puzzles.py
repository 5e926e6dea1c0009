"""Puzzles in a browser: solved at once by mouse, missed and solved later by keys, on a phone; how each went stays."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, expect

import meadhall
from meadhall.learn import puzzles
from meadhall.pages.words import words
from tests.browser.test_access import PHONE, clean
from tests.browser.test_lessons import give, go_on

pytestmark = pytest.mark.browser
Visitor = Callable[..., BrowserContext]
GAME = "raids"
FIRST, SECOND, *_ = puzzles(meadhall.game(GAME))


def test_one_is_solved_by_mouse_and_one_missed_by_keys_and_the_list_knows_it(visitor: Visitor) -> None:
    page, w = visitor(locale="en-GB").new_page(), words("en")
    page.goto("/puzzles")
    page.locator(f"a[href='/puzzles/{GAME}']").click()
    page.locator(f"[data-of='{FIRST.id}']").click()
    expect(page.locator("body")).to_have_attribute("data-step", FIRST.id)
    clean(page, "a puzzle")
    give(page, FIRST.best, "mouse")
    expect(page.locator("#speech h3")).to_contain_text(w("puzzle-right"))
    expect(page.locator(".weighs tbody tr")).to_have_count(len(FIRST.outcomes))
    expect(page.locator("#coach .weight .full")).to_have_count(FIRST.difficulty)
    clean(page, "its solution")
    go_on(page, "next", "mouse")
    expect(page.locator("body")).to_have_attribute("data-step", SECOND.id)
    page.wait_for_url(f"**/{SECOND.id}")
    give(page, SECOND.obvious, "keys")
    expect(page.locator("#speech h3")).to_contain_text(w("puzzle-wrong"))
    expect(page.locator(".weighs")).to_have_count(0)
    go_on(page, "back", "keys")
    expect(page.locator("#ask[data-yours]")).to_be_attached()
    give(page, SECOND.best, "keys")
    expect(page.locator("#speech h3")).to_contain_text(w("puzzle-right"))
    kept = json.loads(page.evaluate(f"localStorage.getItem('puzzles:{GAME}')"))
    assert kept == {FIRST.id: "first", SECOND.id: "later"}
    page.locator("#coach .skip").click()
    expect(page.locator(f"[data-of='{FIRST.id}'] [data-went=first]")).to_be_visible()
    expect(page.locator(f"[data-of='{SECOND.id}'] [data-went=later]")).to_be_visible()
    expect(page.locator(f"[data-of='{SECOND.id}'] [data-went=first]")).to_be_hidden()
    expect(page.locator("[data-solved]")).to_contain_text("1 solved at the first try")
    clean(page, "the list")


def test_on_a_phone_the_solution_is_shown_on_request_and_the_game_goes_on_from_there(visitor: Visitor) -> None:
    page, w = visitor(locale="de-DE", **PHONE).new_page(), words("de")
    page.goto(f"/puzzles/{GAME}/{SECOND.id}")
    expect(page.locator("#board > svg.tall").first).to_be_visible()
    give(page, SECOND.obvious, "touch")
    go_on(page, "solve", "touch")
    expect(page.locator("#speech h3")).to_contain_text(w("puzzle-solution"))
    expect(page.locator(".weighs")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for target in page.locator("#coach .after .btn").all():
        box = target.bounding_box()
        assert box is not None
        assert box["height"] >= 44
    clean(page, "the phone")
    kept = json.loads(page.evaluate(f"localStorage.getItem('puzzles:{GAME}')"))
    assert kept == {SECOND.id: "missed"}, "who is shown the solution has not solved it"
    page.locator("#coach .after a").tap()
    page.wait_for_url("**/scene/**")
    expect(page.locator("form.setup")).to_be_visible()
