"""Wikinger in a real browser: whole games by mouse and by touch, rivals' lands, the shapes shown before a click."""

from __future__ import annotations

import json
import urllib.request
from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.house import BOT, ME, PATIENCE, Hall, my_turn, play_on, sit

pytestmark = pytest.mark.browser
Visitor = Callable[..., BrowserContext]


def seated(hall: Hall, page: Page, bots: int, version: str) -> None:
    """Take a seat at a fresh table against random bots."""
    body: dict[str, Any] = {"game": "wikinger", "seats": [ME, *[BOT] * bots], "options": {"version": version}}
    headers = {"x-meadhall": "test", "content-type": "application/json"}
    request = urllib.request.Request(hall.url + "/api/tables", json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request, timeout=PATIENCE) as reply:
        sit(page, json.load(reply)["tokens"]["0"])


def test_a_whole_advanced_game_by_mouse(hall: Hall, visitor: Visitor) -> None:
    page = visitor().new_page()
    seated(hall, page, 3, "advanced")
    assert play_on(page, 1) > 30
    expect(page.locator("#question h1")).to_contain_text("win")


def test_a_whole_base_game_on_a_phone_by_touch(hall: Hall, visitor: Visitor) -> None:
    page = visitor(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True).new_page()
    seated(hall, page, 2, "base")
    assert play_on(page, 2, touch=True) > 40
    expect(page.locator("#question h1")).to_contain_text("win")


def test_a_rivals_land_can_be_looked_at_without_losing_the_own_one(hall: Hall, visitor: Visitor) -> None:
    page = visitor().new_page()
    seated(hall, page, 1, "base")
    page.locator("#rivals .glance").click()
    expect(page.locator("#look-2")).to_be_visible()
    expect(page.locator("#own .land-of")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#look-2")).to_be_hidden()


def test_the_cells_for_a_tile_show_while_the_pointer_is_on_it(hall: Hall, visitor: Visitor) -> None:
    page = visitor().new_page()
    seated(hall, page, 1, "base")
    shapes: list[str] = []
    while my_turn(page):  # the first choice has the focus and shows its cells; look for one of another shape
        marks = "all => all.map(one => one.dataset.takes)"
        shapes = page.eval_on_selector_all("#board .hit[data-takes]", marks)
        if page.locator("#own .fits").count() and len(set(shapes)) > 1:
            break
        play_on(page, 3, 1)
    other = next(shape for shape in shapes if shape != shapes[0])
    spots = page.locator(f"#own .fits-{other}")
    page.mouse.move(2, 2)
    expect(spots).to_have_css("opacity", "0")
    page.locator(f"#board .hit[data-takes={other}]").first.hover()
    expect(spots).to_have_css("opacity", "1")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [390, 1366])
def test_axe_finds_nothing_at_the_table(hall: Hall, visitor: Visitor, scheme: str, width: int) -> None:
    page = visitor(viewport={"width": width, "height": 844}, color_scheme=scheme, bypass_csp=True).new_page()
    seated(hall, page, 2, "no-auction")
    play_on(page, 4, 9)
    my_turn(page)
    found = Axe().run(page)
    assert not found.response["violations"], found.generate_report()
