"""Laying a stone in Runes is one gesture: try it on, turn it, do it, take it back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

import meadhall
from meadhall.engine.dice import FastDice
from meadhall.engine.table import Table
from meadhall.games.runes.show.layout import spots
from tests.browser.house import BOT, FRIEND, GESTURING, ME, PLY, Hall, gesture, sit, until
from tests.games.runes.tables import state_of

pytestmark = pytest.mark.browser
Visitor = Callable[..., BrowserContext]


def laying(visitor: Visitor, hall: Hall) -> Page:
    """A page where the player is to lay a stone beside others."""
    page = visitor().new_page()
    _, tokens = hall.table({**ME, "at_once": True}, {**BOT, "level": "random"}, game="runes")
    sit(page, tokens["0"])
    until(page, GESTURING)
    while page.locator(".stop[role=img]#cell-1").count() == 0 and page.locator("#cell-1.open").count():
        gesture(page, "first")
        until(page, GESTURING)
    return page


def test_a_stone_is_tried_on_turned_done_and_taken_back(visitor: Visitor, hall: Hall) -> None:
    page = laying(visitor, hall)
    before = page.evaluate(PLY)
    page.keyboard.press("Home")
    tried = page.locator("#tried")
    expect(tried).to_be_visible()
    expect(page.locator("#gesture .sum b")).to_contain_text("coin")
    assert "coin" in str(page.locator(".open.taken").get_attribute("aria-label"))
    variant = tried.get_attribute("data-variant")
    turns = page.locator("#dial button:not([disabled])").count()
    page.keyboard.press("r")
    assert (tried.get_attribute("data-variant") == variant) == (turns == 1)
    page.keyboard.press("Escape")
    expect(tried).to_be_hidden()
    assert page.evaluate(PLY) == before  # nothing was sent so far
    page.locator(".open").first.click()
    expect(tried).to_be_visible()
    page.locator("[data-do=do-it]").click()
    until(page, f"Number({PLY}) >= {int(before) + 3}")


# -- a table that has grown large --------------------------------------------------------------------------------------

ROWS = 13  # that lie above each other, bare cells included: more than a screen shows
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
OPEN = "[...document.querySelectorAll('.open')].map((node) => node.id)"
STONES = "[...document.querySelectorAll('#board .stop[data-explain^=stone] use[href*=stone]')]"
# ids of the places that lie farthest out, one for each direction
OUTERMOST = f"""(() => {{ const at = (id) => document.getElementById(id).getBoundingClientRect(), all = {OPEN}
  const by = (far) => all.reduce((a, b) => (far(at(b)) > far(at(a)) ? b : a))
  return [by((box) => -box.top), by((box) => box.bottom), by((box) => -box.left), by((box) => box.right)] }})()"""
# whether the middle of a place is seen, and nothing else would be hit there
SEEN = """id => { const box = document.getElementById(id).getBoundingClientRect()
  return !!document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)?.closest(`#${id}, #tried`) }"""
LOOK = "document.querySelector('#board [data-moves]').style.transform"


def late() -> Table:
    """A game in which the first seat lays a stone beside many."""
    for seed in range(99):
        table, mind = meadhall.table("runes", seats=2, seed=f"late {seed}"), FastDice(seed)
        while not table.over:
            legal = table.legal()
            if (
                table.seat == 0
                and legal[0].startswith("stone:")
                and len({one.y for one in spots(state_of(table))}) >= ROWS
            ):
                return table
            table.play(legal[mind.below(len(legal))])
    raise AssertionError("no game grows so large")


def grown(visitor: Visitor, hall: Hall, **wishes: Any) -> Page:
    """A page where a stone is to be laid beside many."""
    page = visitor(**wishes).new_page()
    _, tokens = hall.table(ME, FRIEND, game="runes", position=late().position())
    sit(page, tokens["0"])
    until(page, GESTURING)
    return page


def middle(page: Page, selector: str) -> tuple[float, float]:
    """Of an element, on the screen."""
    box = page.locator(selector).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def fingers(page: Page, *course: list[tuple[float, float]]) -> None:
    """Fingers go down, along a course, and up; each part says where they are."""
    line = page.context.new_cdp_session(page)
    for number, points in enumerate(course):
        kind = "touchMove" if number else "touchStart"
        at = [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(points)]
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    line.detach()


def test_stones_keep_their_size_however_large_the_table_grows(visitor: Visitor, hall: Hall) -> None:
    page = grown(visitor, hall)
    widths = page.evaluate(f"{STONES}.map((node) => node.getBoundingClientRect().width)")
    assert len(widths) > 20
    assert min(widths) >= 60


def test_every_place_of_a_large_table_is_reached_by_the_mouse(visitor: Visitor, hall: Hall) -> None:
    page = grown(visitor, hall)
    outermost = page.evaluate(OUTERMOST)
    assert not all(page.evaluate(SEEN, one) for one in outermost)  # else this shows nothing
    before = page.evaluate(PLY)
    for place in outermost:
        (x, y), (cx, cy) = middle(page, f"#{place}"), middle(page, "#board")
        page.mouse.move(cx, cy)
        page.mouse.down()
        page.mouse.move(cx + (cx - x) * 0.8, cy + (cy - y) * 0.8, steps=5)
        page.mouse.up()
        expect(page.locator("#tried")).to_be_hidden()  # the end of a drag is no click
        page.mouse.click(*middle(page, f"#{place}"))
        expect(page.locator(f"#{place}")).to_contain_class("taken")
        page.keyboard.press("Escape")
    assert page.evaluate(PLY) == before


def test_every_place_of_a_large_table_is_reached_by_the_keyboard(visitor: Visitor, hall: Hall) -> None:
    page = grown(visitor, hall)
    for key in ("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"):
        page.keyboard.press("Home")
        met = [""]
        while (here := page.evaluate("document.querySelector('.taken').id")) != met[-1]:
            assert page.evaluate(SEEN, here)
            met.append(here)
            page.keyboard.press(key)
        assert len(met) > 3
    places = set(page.evaluate(OPEN))
    page.keyboard.press("Escape")
    page.locator("[data-do=places]").press("Enter")
    listed = page.locator("#places ol").first.locator("[data-at]")
    assert {str(one.get_attribute("data-at")) for one in listed.all()} == places


def test_every_place_of_a_large_table_is_reached_on_a_phone(visitor: Visitor, hall: Hall) -> None:
    page = grown(visitor, hall, **PHONE)
    assert min(page.evaluate(f"{STONES}.map((node) => node.getBoundingClientRect().width)")) >= 44
    for place in page.evaluate(OUTERMOST):
        (x, y), (cx, cy) = middle(page, f"#{place}"), middle(page, "#board")
        steps = [(cx + (cx - x) * 0.8 * part, cy + (cy - y) * 0.8 * part) for part in (0, 0.3, 0.6, 1)]
        fingers(page, *([step] for step in steps))
        assert page.evaluate(SEEN, place)
        for _ in range(20):  # a loaded machine may take a tap for a long press
            if page.locator(f"#{place}.taken").count():
                break
            page.touchscreen.tap(*middle(page, f"#{place}"))
        expect(page.locator(f"#{place}")).to_contain_class("taken")
        page.evaluate("document.querySelector('[data-do=put-back]').click()")
        expect(page.locator("#tried")).to_be_hidden()


def test_all_places_stand_in_words_by_stone_the_dearest_first(visitor: Visitor, hall: Hall) -> None:
    page = grown(visitor, hall)
    page.locator("[data-do=places]").press("Enter")
    expect(page.locator("#places")).to_be_visible()
    stones = page.locator("[data-pick]").count()
    assert page.locator("#places h3").count() == stones > 1
    for number in range(stones):
        rows = page.locator("#places ol").nth(number).locator("button").all_inner_texts()
        coins = [int(str(row.rpartition(": ")[2].split()[0]).replace("−", "-")) for row in rows]
        assert coins == sorted(coins, reverse=True)
        assert all(row.startswith("Cell ") for row in rows)
    last = page.locator("#places ol").last.locator("button").first
    pick, place = last.get_attribute("data-picks"), last.get_attribute("data-at")
    last.press("Enter")
    expect(page.locator(f"#tried[data-of={pick}]")).to_be_visible()
    expect(page.locator(f"#{place}")).to_contain_class("taken")
    before = page.evaluate(PLY)
    page.keyboard.press("Enter")  # the focus is on the button that does it
    until(page, f"{PLY} !== '{before}'")


def test_two_fingers_turn_what_is_tried_on_and_else_look_closer(visitor: Visitor, hall: Hall) -> None:
    page = grown(visitor, hall, **PHONE)
    x, y = middle(page, "#board")
    before = page.evaluate(LOOK)
    fingers(page, [(x - 40, y), (x + 40, y)], [(x - 50, y), (x + 50, y)], [(x - 80, y), (x + 80, y)])
    assert page.evaluate(LOOK) != before
    page.locator("#zoom [data-by='0']").dispatch_event("click")
    for place in page.evaluate(OPEN):
        page.locator(f"#{place}").dispatch_event("click")
        if page.locator("#dial button:not([disabled])").count() > 1:
            break
    tried, look = page.locator("#tried"), page.evaluate(LOOK)
    variant = str(tried.get_attribute("data-variant"))
    fingers(page, [(x - 60, y), (x + 60, y)], [(x - 60, y), (x + 50, y + 30)], [(x - 60, y), (x + 20, y + 80)])
    expect(tried).not_to_have_attribute("data-variant", variant)
    assert page.evaluate(LOOK) == look
