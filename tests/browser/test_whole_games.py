"""Whole games of Raids in a real browser: by mouse, by keyboard alone, on a phone by touch."""

from __future__ import annotations

import random
from collections.abc import Callable
from datetime import UTC, datetime

import pytest
from playwright.sync_api import BrowserContext, Page, expect

import meadhall
from tests.browser.house import BOT, ME, OVER, YOURS, Hall, answered, answers, my_turn, newest, play_on, sit, until

pytestmark = pytest.mark.browser
Visitor = Callable[..., BrowserContext]


def finished(page: Page) -> None:
    """The end says who has won, and the last voyage's points are on the sheet."""
    expect(page.locator("#question h1")).to_contain_text("win")
    expect(page.locator("#score tfoot td").first).to_have_text(page.locator("#score td.you").last.inner_text())
    assert page.locator("#board [data-answer]").count() == 0


def test_from_the_front_page_to_a_table_against_bots_by_two_clicks(visitor: Visitor) -> None:
    page = visitor().new_page()
    page.goto("/")
    page.locator("a[href='/new/raids?bots']").click()
    page.locator(".setup [type=submit]").click()
    page.wait_for_url("**/t/**")
    expect(page.locator("#board svg")).to_be_visible()
    expect(page.locator("#rivals .rival")).to_have_count(2)


def test_a_whole_game_by_mouse_and_its_saga(visitor: Visitor, hall: Hall) -> None:
    page = visitor().new_page()
    _, tokens = hall.table(ME, BOT)
    sit(page, tokens["0"])
    assert play_on(page, 1) >= 4  # voyages
    finished(page)
    with page.expect_download() as download:
        page.locator("a[href$='/saga']").first.click()
    saga = download.value.path().read_text("utf-8")
    table = meadhall.load(saga)
    assert table.over
    assert str(table.points(0)) == page.locator("#score tfoot td").first.inner_text()


def press_until(page: Page, script: str, most: int = 40) -> None:
    """Press Tab until the focused element satisfies the script."""
    for _ in range(most):
        page.keyboard.press("Tab")
        if page.evaluate(f"(e => {script})(document.activeElement)"):
            return
    raise AssertionError(f"Tab never reaches {script}")


def test_a_whole_game_by_keyboard_alone(visitor: Visitor) -> None:
    page = visitor().new_page()
    page.clock.install()
    page.clock.pause_at(datetime(2100, 1, 1, tzinfo=UTC))  # no answer gives itself meanwhile
    page.goto("/")
    press_until(page, "e.getAttribute('href') === '/new/raids?bots'")
    page.keyboard.press("Enter")
    page.wait_for_url("**/new/raids?bots")
    press_until(page, "e.name === 'number'")
    page.keyboard.press("2")
    press_until(page, "e.type === 'submit' && e.closest('.setup')")
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/**")
    chance = random.Random(2)
    count = 0
    while True:
        until(page, f"{YOURS} || {OVER}")
        if page.locator("#question [data-do=done]").count():
            page.keyboard.press("d")
            until(page, "!document.querySelector('#question [data-do=done]')")
            continue
        if not my_turn(page):
            break
        list_, before = answers(page), newest(page)
        at = chance.randrange(len(list_))
        if len(list_) < 10 and chance.random() < 0.5:
            page.keyboard.press(str(at + 1))
        else:
            page.keyboard.press("Home")
            for _ in range(at):
                page.keyboard.press("ArrowDown")
            assert page.evaluate("document.activeElement.dataset.answer") == list_[at]
            page.keyboard.press("Enter")
        answered(page, before)
        count += 1
    assert count >= 4  # voyages
    finished(page)
    press_until(page, "(e.getAttribute('href') || '').endsWith('/replay')")
    page.keyboard.press("Enter")
    page.wait_for_url("**/replay")


def test_a_whole_game_on_a_phone_by_touch(visitor: Visitor, hall: Hall) -> None:
    phone = visitor(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, device_scale_factor=2)
    page = phone.new_page()
    _, tokens = hall.table(ME, BOT)
    sit(page, tokens["0"])
    expect(page.locator("#board svg.tall")).to_be_visible()
    assert play_on(page, 3, touch=True) >= 4  # voyages
    finished(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
