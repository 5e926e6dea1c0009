"""The end of a game: the sentence, where the points came from, result or board, and a rematch by one click."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import BrowserContext, Page, expect

import meadhall
from meadhall.bots import make
from meadhall.engine import Table
from tests.browser.house import FRIEND, ME, Hall, answers, choose, my_turn, sit

pytestmark = pytest.mark.browser
Visitor = Callable[..., BrowserContext]
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


@cache
def nearly_over(name: str) -> Table:
    """A game of two before its last answer."""
    table = meadhall.table(name, 2, seed="the last answer")
    mind = make("greedy", table.game, 1)
    before = table
    while not table.over:
        before = table.copy()
        legal = table.legal_actions()
        table.play(legal[0] if len(legal) == 1 else mind.choose(table.view(table.seat), legal, 1.0))
    return before


def seated(visitor: Visitor, hall: Hall, game: str, **wishes: Any) -> list[Page]:
    """Ann and Ben in two browsers, one answer before the end; who is asked comes first."""
    last = nearly_over(game)
    _, tokens = hall.table(ME, FRIEND, game=game, position=last.position())
    pages = [visitor(**wishes).new_page(), visitor(**wishes).new_page()]
    for seat, page in enumerate(pages):
        sit(page, tokens[str(seat)])
    return [pages[last.seat], pages[1 - last.seat]]


def ended(page: Page) -> None:
    """The result is there, with its course."""
    expect(page.locator("#end h1")).to_be_visible()
    expect(page.locator("#end .track")).to_have_count(2)


def widths(page: Page) -> list[dict[str, Any]]:
    """Of each plank: the points of its seat, the sum of its parts, and how long it is on the page for a point."""
    found: list[dict[str, Any]] = page.eval_on_selector_all(
        "#end .ranks ol > li",
        """rows => rows.map(row => {
          const parts = [...row.querySelectorAll('.part')].map(part => [
            Number(part.dataset.points), part.querySelector('rect').getBoundingClientRect().width])
          const all = parts.reduce((sum, [points, wide]) => sum + Math.sign(points) * wide, 0)
          return { points: Number(row.dataset.points), sum: parts.reduce((sum, [n]) => sum + n, 0), wide: all }
        })""",
    )
    return found


@pytest.mark.parametrize("game", ["wikinger", "raids"])
def test_the_last_answer_leads_to_the_result_and_its_planks_are_as_long_as_the_points(
    visitor: Visitor, hall: Hall, game: str
) -> None:
    asked, other = seated(visitor, hall, game)
    assert my_turn(asked)
    choose(asked, answers(asked)[0], listed=True)
    for page in (asked, other):
        ended(page)
        found = widths(page)
        assert [one["points"] for one in found] == [one["sum"] for one in found]
        each = [one["wide"] / one["points"] for one in found if one["points"] > 0]
        assert max(each) - min(each) < 0.05 * max(each)
    first, second = found[0]["points"], found[1]["points"]
    said = sorted(page.locator("#end h1").inner_text() for page in (asked, other))
    if first != second:
        assert said[0].startswith(f"You came 2nd, {first - second} point")
        assert said[1].startswith(f"You win with {first} points, {first - second} ahead of ")
    eye = visitor().new_page()
    eye.goto(asked.url)
    expect(eye.locator("#end h1")).to_contain_text(f"wins with {first} points")
    expect(eye.locator("[data-do=rematch]")).to_have_count(0)


def test_result_board_coach_and_rematch_are_one_key_apart(visitor: Visitor, hall: Hall) -> None:
    asked, _ = seated(visitor, hall, "raids")
    assert my_turn(asked)
    choose(asked, answers(asked)[0], listed=True)
    ended(asked)
    expect(asked.locator("#board")).to_be_hidden()
    asked.keyboard.press("b")
    expect(asked.locator("#board svg").first).to_be_visible()
    expect(asked.locator("#end")).to_be_hidden()
    asked.locator("#answers [data-do=see-result]").click()
    ended(asked)
    asked.reload()
    ended(asked)
    asked.keyboard.press("c")
    asked.wait_for_url("**/coach*")
    asked.go_back()
    ended(asked)
    before = asked.url
    asked.keyboard.press("r")
    asked.wait_for_url(lambda now: "/t/" in now and now.split("?")[0] != before.split("?")[0])


def test_a_rematch_takes_both_along_in_their_browsers_to_their_seats(visitor: Visitor, hall: Hall) -> None:
    asked, other = seated(visitor, hall, "raids")
    assert my_turn(asked)
    choose(asked, answers(asked)[0], listed=True)
    ended(asked)
    ended(other)
    old, seats = asked.url, [page.evaluate("document.body.dataset.seat") for page in (asked, other)]
    asked.locator(".and-now [data-deal=new]").dblclick()
    asked.wait_for_url(lambda url: url != old)
    expect(asked.locator("#board svg").first).to_be_visible()
    wanted = other.locator(".and-now .rematch")
    expect(wanted).to_contain_text("wants a rematch")
    wanted.click()
    other.wait_for_url(lambda url: url != old)
    expect(other.locator("#board svg").first).to_be_visible()
    assert asked.url == other.url
    assert [page.evaluate("document.body.dataset.seat") for page in (asked, other)] == seats
    assert asked.evaluate("document.body.dataset.ply") == "0"
    assert {bool(page.locator("#end").is_visible()) for page in (asked, other)} == {False}


def test_a_replay_ends_with_its_scoring_and_the_result(visitor: Visitor, hall: Hall) -> None:
    asked, _ = seated(visitor, hall, "raids")
    assert my_turn(asked)
    choose(asked, answers(asked)[0], listed=True)
    ended(asked)
    said = asked.locator("#end h1").inner_text()
    asked.evaluate("localStorage.scorings = 'once'")
    asked.goto(f"{asked.url}/replay?ply=0")
    expect(asked.locator("#board svg").first).to_be_visible()
    expect(asked.locator("#end")).to_be_hidden()
    asked.locator("[data-step='1']").click()
    expect(asked.locator("#stage")).to_be_visible()
    expect(asked.locator(".controls")).to_be_hidden()
    asked.locator("[data-stage=next]").click()
    expect(asked.locator("#end h1")).to_have_text(said)
    expect(asked.locator("#end h1")).to_be_focused()
    expect(asked.locator("[data-do=rematch]")).to_have_count(0)
    asked.keyboard.press("b")
    expect(asked.locator("#board svg").first).to_be_visible()
    asked.locator("#answers [data-do=see-result]").click()
    expect(asked.locator("#end h1")).to_be_visible()
    asked.locator("[data-step='-1']").click()
    expect(asked.locator("#end")).to_be_hidden()
    expect(asked.locator("#board svg").first).to_be_visible()


def test_a_last_scoring_that_was_missed_is_seen_before_the_result(visitor: Visitor, hall: Hall) -> None:
    asked, _ = seated(visitor, hall, "raids")
    assert my_turn(asked)
    choose(asked, answers(asked)[0], listed=True)
    ended(asked)
    table, address = asked.evaluate("document.body.dataset.table"), asked.url
    asked.goto("/")  # away from the table, whose page notes what it shows when another view comes
    asked.evaluate("table => { localStorage.scorings = 'once'; localStorage.setItem(`scored-${table}`, '0') }", table)
    asked.goto(address)
    expect(asked.locator("#stage .board svg").first).to_be_visible()
    asked.locator("[data-stage=next]").click()
    ended(asked)


@pytest.mark.parametrize("wishes", [{}, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing_at_the_end_and_nothing_is_wider_than_the_page(
    visitor: Visitor, hall: Hall, wishes: dict[str, Any]
) -> None:
    asked, _ = seated(visitor, hall, "wikinger", **wishes)
    assert my_turn(asked)
    choose(asked, answers(asked)[0], listed=True)
    ended(asked)
    for light in ("light", "dark"):
        asked.evaluate(f"document.documentElement.dataset.theme = '{light}'")
        results = Axe().run(asked)
        assert results.violations_count == 0, results.generate_report()
    assert asked.evaluate("document.documentElement.scrollWidth <= innerWidth")
    if wishes:
        expect(asked.locator(".at-thumb .rematch")).to_be_in_viewport()
