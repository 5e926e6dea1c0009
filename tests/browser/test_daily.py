"""The daily deal in the browser: from its page to the table, to the end, back to par and a text to share."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import APIResponse, BrowserContext, Page, expect

from meadhall.bots.par import course, play_on
from meadhall.engine.daily import daily
from meadhall.engine.registry import game
from tests import pars
from tests.browser.opened import DAY
from tests.browser.test_access import PHONE, clean
from tests.server.conftest import until

pytestmark = pytest.mark.browser
Visitor = Callable[..., BrowserContext]
DEAL = daily(DAY)
PAR = pars.points()["skald"]
SHARED = f"Meadhall daily 2026-11-17, Raids: 34 points, 2nd of 2, par {PAR}"


@cache
def answers() -> list[str]:
    """All answers of the game, as they follow from a karl on the person's seat."""
    found = play_on(game(DEAL.game), course(DEAL, "karl"), 3600.0)["actions"]
    return [game(DEAL.game).actions.text(action) for action in found]


def post(page: Page, path: str, **wish: Any) -> APIResponse:
    return page.request.post(path, data=wish, headers={"x-meadhall": "test"})


def play_to_the_end(page: Page) -> None:
    """Answer by requests, as that seat does; the rivals think in the hall, and must think the same."""
    table = f"/api/tables/{page.url.rpartition('/')[2]}"
    post(page, f"{table}/seat", at_once=True)

    def view() -> dict[str, Any]:
        found: dict[str, Any] = page.request.get(table).json()
        return found if found["over"] or found["asked"] == found["you"] else {}

    while not (now := until(view))["over"]:
        reply = post(page, f"{table}/answers", ply=now["ply"], answer=answers()[now["ply"]])
        assert reply.ok, reply.text()
    assert now["ply"] == len(answers())


def test_the_whole_way_from_the_front_page_to_a_text_to_share(visitor: Visitor) -> None:
    person = visitor(permissions=["clipboard-read", "clipboard-write"])
    page = person.new_page()
    page.goto("/")
    page.locator(".daily-card a").click()
    expect(page.locator("h1")).to_have_text("Daily deal of 17 November 2026")
    clean(page, "the daily deal, not played")
    page.locator("[name=name]").fill("Ann")
    page.locator("form[data-post='/daily'] [type=submit]").click()
    page.wait_for_url("**/t/**")
    expect(page.locator("#place .known")).to_have_text("Daily deal of 17 November 2026")
    play_to_the_end(page)
    expect(page.locator("#to-daily")).to_be_visible()
    page.locator("#to-daily").click()
    page.wait_for_url("**/daily?day=2026-11-17")
    expect(page.locator("#par li")).to_have_count(4)
    expect(page.locator("#par")).not_to_contain_text("being played")
    expect(page.locator("#reached")).to_have_text(f"34 points, 2nd of 2 That is {PAR - 34} below par.")
    expect(page.locator(".results .you th")).to_contain_text("Ann")
    expect(page.locator("#share-text")).to_have_text(SHARED)
    page.locator("[data-do=share-daily]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#toast")).not_to_be_empty()
    assert page.evaluate("navigator.clipboard.readText()") == f"{SHARED}\n{page.url}"
    clean(page, "the daily deal, played")
    page.locator("form [type=submit]").click()
    page.wait_for_url("**/t/**")
    page.goto("/daily")
    expect(page.locator("#reached")).to_contain_text("34 points")


def test_on_a_phone_everything_fits_and_can_be_touched(visitor: Visitor) -> None:
    page = visitor(**PHONE).new_page()
    page.goto("/daily?lang=de")
    clean(page, "the daily deal on a phone")
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    low = page.eval_on_selector_all(
        ".daily-page :is(.btn, input:not([type=hidden]), .days a)",
        "all => all.map(one => one.getBoundingClientRect().height).filter(height => height < 44)",
    )
    assert low == []
