"""The coach's page: decisions by mouse, keys and slider, on a desk and on a phone, in both languages."""

from __future__ import annotations

import json
import urllib.request
from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import BrowserContext, Page, Route, expect

import meadhall
from tests.browser.house import PATIENCE, Hall
from tests.late import late

pytestmark = pytest.mark.browser
Visitor = Callable[..., BrowserContext]
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
LATE = 40  # answers that are left: a short game is weighed soon


def brought(hall: Hall, saga: str) -> str:
    """A file, opened in the hall: the id of its table."""
    asked = urllib.request.Request(
        f"{hall.url}/api/sagas", saga.encode(), {"content-type": "text/plain", "x-meadhall": "1"}
    )
    with urllib.request.urlopen(asked, timeout=PATIENCE) as reply:
        return str(json.load(reply)["table"])


@pytest.fixture(scope="module")
def table(hall: Hall) -> str:
    """A short game that is over."""
    return brought(hall, late("raids", LATE))


def opened(visitor: Visitor, table: str, query: str = "seat=0", **wishes: Any) -> Page:
    """The coach's page, with everything weighed."""
    page: Page = visitor(**wishes).new_page()
    page.goto(f"/t/{table}/coach?{query}")
    expect(page.locator("body[data-done=yes]")).to_be_attached()
    expect(page.locator("#deeds [aria-current]")).to_have_count(1)
    return page


def at(page: Page) -> int:
    """The ply that is shown."""
    return int(page.locator("#deeds [aria-current]").get_attribute("data-at") or -1)


def test_decisions_are_gone_through_by_mouse_keys_and_slider(visitor: Visitor, table: str) -> None:
    page = opened(visitor, table)
    plies = [int(one) for one in (page.locator("#scrub").get_attribute("data-plies") or "").split(",")]
    rows = page.locator("#deeds [data-at]")
    expect(rows).to_have_count(len(plies))
    rows.nth(1).click()
    expect(page.locator("#deeds [aria-current]")).to_have_attribute("data-at", str(plies[1]))
    expect(page.locator("#asked")).to_contain_text(f"Answer {plies[1] + 1} of")
    page.locator("body").press("ArrowRight")
    expect(page.locator("#deeds [aria-current]")).to_have_attribute("data-at", str(plies[2]))
    page.locator(".transport [data-review=back]").click()
    expect(page.locator("#deeds [aria-current]")).to_have_attribute("data-at", str(plies[1]))
    page.locator("#scrub").fill("3")
    expect(page.locator("#deeds [aria-current]")).to_have_attribute("data-at", str(plies[3]))
    bad = page.locator("#deeds li:is(.slip, .blunder) [data-at]")
    if bad.count():
        page.locator("body").press("n")
        expect(page.locator("#pane .call-head:is(.slip, .blunder)")).to_be_visible()
        expect(page.locator("#pane .why")).to_contain_text("% of the games")
        expect(page.locator("#board [data-way]").first).to_be_attached()
    page.locator("[data-review=slips]").click()
    expect(page.locator("#deeds li.best").first).to_be_hidden()
    assert f"ply={at(page)}" in page.url


def test_every_key_of_the_coach_does_what_it_says(visitor: Visitor, table: str) -> None:
    page = opened(visitor, table)
    plies = [int(one) for one in (page.locator("#scrub").get_attribute("data-plies") or "").split(",")]
    bad = [int(one.get_attribute("data-at") or -1) for one in page.locator("#deeds li:is(.slip, .blunder) a").all()]
    body, current = page.locator("body"), page.locator("#deeds [aria-current]")

    def shows(ply: int) -> None:
        expect(body).to_have_attribute("data-ply", str(ply))

    page.locator(f"#deeds [data-at='{plies[0]}']").click()
    shows(plies[0])
    for key, ply in (
        ("ArrowLeft", plies[0]), ("ArrowRight", plies[1]), ("ArrowDown", plies[2]), ("ArrowUp", plies[1]),
        ("Shift+ArrowRight", plies[1] + 1), ("Shift+ArrowLeft", plies[1]), ("ArrowLeft", plies[0]),
    ):  # fmt: skip
        page.keyboard.press(key)
        shows(ply)
    assert current.evaluate("row => row === document.activeElement"), "who goes through the list stays in it"
    page.keyboard.press(" ")
    shows(plies[1])
    page.keyboard.press(" ")
    expect(page.locator(".transport [data-review=play]")).to_have_text("Play")
    page.locator(f"#deeds [data-at='{plies[1]}']").click()  # wherever it has come to by now
    shows(plies[1])
    assert bad, "a seat that plays at random slips"
    following = [ply for ply in bad if ply > plies[1]]
    page.keyboard.press("n")
    shows((following or bad)[0])
    page.locator("[data-review=slips]").click()
    page.keyboard.press("ArrowUp")
    shows(([ply for ply in bad if ply < (following or bad)[0]] or [(following or bad)[0]])[-1])
    page.keyboard.press("p")
    page.wait_for_url("**/on?ply=*")


def test_marks_stand_on_the_strip_in_the_list_and_in_the_pane(visitor: Visitor, table: str) -> None:
    page = opened(visitor, table)
    for mark in ("best", "fine", "slip", "blunder"):
        many = page.locator(f"#deeds li.{mark}").count()
        expect(page.locator(f"#chance-strip .scrubber use[href$='#call-{mark}']")).to_have_count(many)
        if many:
            page.locator(f"#deeds li.{mark} a").first.click()
            expect(page.locator(f"#pane .call-head.{mark}")).to_be_visible()
    page.locator("#deeds li:is(.slip, .blunder) a").first.click()
    expect(page.locator("#pane .call-head small")).to_contain_text(" to ")
    expect(page.locator("#pane")).to_contain_text("Judge: konung")
    heard = page.locator("#scrub").get_attribute("aria-valuetext") or ""
    assert "your decision: " in heard
    assert heard.startswith("Voyage ")
    for way in page.locator("#board .way-plate").all():
        expect(way).to_be_visible()


@pytest.mark.parametrize("wishes", [{}, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing_and_nothing_is_wider_than_the_page(
    visitor: Visitor, table: str, wishes: dict[str, Any]
) -> None:
    for lang in ("en", "de"):
        page = opened(visitor, table, f"seat=0&lang={lang}", **wishes)
        for light in ("light", "dark"):
            page.evaluate(f"document.documentElement.dataset.theme = '{light}'")
            results = Axe().run(page)
            assert results.violations_count == 0, results.generate_report()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    if wishes:
        expect(page.locator(".quick-head [data-review=next]")).to_be_in_viewport()


ROOMS = """() => Object.fromEntries(['chance-strip', 'asked', 'board', 'seats', 'pane'].map(id => {
  const place = document.getElementById(id).getBoundingClientRect()
  return [id, [place.x, place.y + scrollY, place.width, place.height].map(Math.round)]
}))"""
TOP_OF_LIST = "() => Math.round(document.getElementById('deeds').getBoundingClientRect().y + scrollY)"


@pytest.mark.parametrize("wishes", [{}, PHONE], ids=["desktop", "phone"])
def test_nothing_moves_when_all_is_weighed(visitor: Visitor, hall: Hall, wishes: dict[str, Any]) -> None:
    saga = late("raids", LATE + (2 if wishes else 1))  # nobody has looked at this one
    whole = meadhall.load(saga)
    ply = next(
        ply for ply, move in enumerate(whole.moves)
        if move.seat == 0 and len(whole.earlier(ply).legal_actions()) > 1
    )  # fmt: skip
    page: Page = visitor(**wishes).new_page()
    page.goto("/")  # from now on the hall knows what shape boards have here
    held: list[Route] = []
    measured = False

    def asked(route: Route) -> None:  # nothing comes after the page itself until it was measured
        if measured:
            route.continue_()
        else:
            held.append(route)

    page.route("**/coach/parts?*", asked)
    page.goto(f"/t/{brought(hall, saga)}/coach?seat=0&ply={ply}")
    expect(page.locator("#pane")).to_contain_text("being weighed")
    page.evaluate("document.fonts.ready.then(() => true)")
    before, top = page.evaluate(ROOMS), page.evaluate(TOP_OF_LIST)
    measured = True
    for route in held:
        route.continue_()
    expect(page.locator("body[data-done=yes]")).to_be_attached()
    expect(page.locator("#pane .call-head")).to_be_visible()
    assert page.evaluate(ROOMS) == before
    assert page.evaluate(TOP_OF_LIST) == top


def test_both_ways_lie_on_the_board_with_their_chances(visitor: Visitor, table: str) -> None:
    page = opened(visitor, table)
    ghosts = 0
    for row in page.locator("#deeds [data-at]").all():
        row.click()
        expect(page.locator("body")).to_have_attribute("data-ply", row.get_attribute("data-at") or "")
        ghosts += page.locator("#board .would").count()
        for kind in ("given", "bot"):
            plate = page.locator(f"#board .way-plate.{kind}")
            if plate.count():
                expect(plate).to_be_visible()
                expect(page.locator(f"#board [data-way~={kind}]").first).to_be_visible()
    assert ghosts > 0, "somewhere a ship sailed"
