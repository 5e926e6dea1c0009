"""Planning ahead in the browser: answers are prepared, kept, changed, dropped, and given when their question comes."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.house import FRIEND, ME, PLY, Hall, answers, choose, my_turn, open_menu, sit, until

pytestmark = pytest.mark.browser
Visitor = Callable[..., BrowserContext]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def seated(visitor: Visitor, hall: Hall, **wishes: object) -> tuple[Page, Page]:
    """Two people at a table: who waits, and who is asked."""
    table, tokens = hall.table(ME, FRIEND, rests=7)
    pages = [visitor(**(wishes if seat != hall.asked(table) else {})).new_page() for seat in (0, 1)]
    for seat, page in enumerate(pages):
        sit(page, tokens[str(seat)])
    first = hall.asked(table)
    return pages[1 - first], pages[first]


def to_plan(page: Page) -> None:
    """To the plan page, by the menu."""
    open_menu(page)
    page.locator("#menu a[href$='/plan']").click()
    expect(page.locator("main.planning h1")).to_be_visible()


def fits(page: Page) -> bool:
    """Whether nothing hangs out sideways, and every choice is large enough for a finger."""
    wide: bool = page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    small = page.eval_on_selector_all(
        ".planning .btn, .planning button", "all => all.filter((one) => one.getBoundingClientRect().height < 44).length"
    )
    return wide and small == 0


def test_a_planned_answer_is_given_when_its_question_comes(visitor: Visitor, hall: Hall) -> None:
    page, rival = seated(visitor, hall)
    to_plan(page)
    assert Axe().run(page).violations_count == 0
    page.locator(".choices a").nth(1).focus()  # by the keyboard alone
    page.keyboard.press("Enter")
    expect(page.locator("ol.plan li")).to_have_count(1)
    expect(page.get_by_role("heading", name="What you plan so far")).to_be_visible()
    page.get_by_role("link", name="Take back from here").focus()
    page.keyboard.press("Enter")
    expect(page.locator("ol.plan")).to_have_count(0)
    page.locator(".choices a").first.focus()
    page.keyboard.press("Enter")
    space = re.findall(r"space (\d+)", page.locator("ol.plan li > span").inner_text())
    page.get_by_label("anything of mine has changed").focus()
    page.keyboard.press("Space")
    expect(page.get_by_label("anything of mine has changed")).not_to_be_checked()
    page.get_by_role("button", name="Keep this plan").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Your plan")).to_be_visible()
    assert Axe().run(page).violations_count == 0
    page.get_by_role("link", name="table").last.click()
    expect(page.locator("#board > svg").first).to_be_visible()
    before = int(page.evaluate(PLY))
    assert my_turn(rival)
    choose(rival, answers(rival)[0])
    until(page, f"Number({PLY}) > {before + 1}")  # nobody clicked here
    said = page.locator("#log").inner_text()
    assert f"space {space[0]}" in said, said
    to_plan(page)
    expect(page.get_by_role("heading", name="Your plan")).to_have_count(0)


def test_a_plan_is_changed_and_dropped_on_a_phone_and_a_seat_rests(visitor: Visitor, hall: Hall) -> None:
    page, rival = seated(visitor, hall, locale="de-DE", **PHONE)
    to_plan(page)
    assert fits(page)
    page.locator(".choices a").first.tap()
    expect(page.locator("ol.plan li")).to_have_count(1)
    assert fits(page)
    page.get_by_role("button", name="Diesen Plan behalten").tap()
    expect(page.get_by_role("heading", name="Dein Plan")).to_be_visible()
    page.locator(".choices a").first.tap()  # one more answer, beyond the first
    expect(page.locator("ol.plan li")).to_have_count(2)
    page.get_by_role("button", name="Diesen Plan behalten").tap()
    expect(page.get_by_role("heading", name="Dein Plan")).to_be_visible()
    expect(page.locator("ol.plan li")).to_have_count(2)
    assert Axe().run(page).violations_count == 0
    page.locator("form[data-post]:has(input[name=steps][value='']) button").tap()
    expect(page.locator("ol.plan")).to_have_count(0)
    page.locator("a[href^='/t/']", has_text=re.compile("Tisch")).last.tap()
    expect(page.locator("#board > svg").first).to_be_visible()
    open_menu(page)
    page.locator("#menu [data-do=rest][data-days='3']").tap()
    expect(page.locator("#menu [data-do=rest][data-days='0']")).to_be_visible()
    open_menu(rival)
    expect(rival.locator("#menu .seating")).to_contain_text("rests until")
    page.locator("#menu [data-do=rest][data-days='0']").tap()
    expect(page.locator("#menu [data-do=rest][data-days='3']")).to_be_visible()
