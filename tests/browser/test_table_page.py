"""The table page: undo, replay, languages, explanations, hints."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

import meadhall
from tests.browser.house import (
    BOT,
    ME,
    Hall,
    answers,
    choose,
    my_turn,
    newest,
    play_on,
    question,
    ships,
    sit,
    spot,
    until,
)  # fmt: skip

pytestmark = pytest.mark.browser
Visitor = Callable[..., BrowserContext]
CAREFUL = {"kind": "me", "name": "Ann"}  # turns end with Done


def seated(visitor: Visitor, hall: Hall, *seats: dict[str, Any], **wishes: Any) -> Page:
    """A page at a new table."""
    page = visitor(**wishes).new_page()
    _, tokens = hall.table(*(seats or (ME, BOT)))
    sit(page, tokens["0"])
    my_turn(page)
    return page


def test_an_answer_can_be_taken_back_until_done(visitor: Visitor, hall: Hall) -> None:
    page = seated(visitor, hall, CAREFUL, BOT)
    words, places, before = question(page), ships(page), newest(page)
    choose(page, answers(page)[-1])
    assert ships(page) != places
    page.locator("#question [data-do=undo]").click()
    until(page, f"Number(document.querySelector('#log li[data-ply]')?.dataset.ply ?? 0) === {before}")
    my_turn(page)
    assert (question(page), ships(page)) == (words, places)
    while page.locator("#question [data-do=done]").count() == 0:
        choose(page, answers(page)[-1])
    page.locator("#question [data-do=done]").click()
    until(page, "!document.querySelector('#question [data-do=done]')")
    expect(page.locator("#question [data-do=undo]")).to_have_count(0)


LINES = """all => all.map((one) => one.querySelector("summary").getBoundingClientRect().height
  / parseFloat(getComputedStyle(one).lineHeight))"""


def test_a_turn_of_the_log_is_one_line_until_it_is_opened(visitor: Visitor, hall: Hall) -> None:
    page = visitor().new_page()
    _, tokens = hall.table(ME, BOT, BOT)
    sit(page, tokens["0"])
    play_on(page, "log", 6)
    assert my_turn(page)
    turns = page.locator("#log details.turn")
    assert turns.count() > 3
    assert max(turns.evaluate_all(LINES)) < 2
    turn, number = turns.first, page.locator("#log li:has(> details.turn) > a").first
    expect(number).to_be_hidden()
    turn.locator("summary").click()
    expect(turn.locator("p")).to_be_visible()
    expect(number).to_be_visible()


def test_a_replay_steps_jumps_and_can_be_linked_to(visitor: Visitor, hall: Hall) -> None:
    page = seated(visitor, hall)
    play_on(page, 7, 6)
    my_turn(page)
    end = ships(page)
    page.goto(page.url + "/replay")
    expect(page.locator("#ply")).to_be_visible()
    assert ships(page) == end
    last = page.locator("#board").inner_html()
    assert page.locator("[data-answer]").count() == 0
    page.locator("[data-step=first]").click()
    until(page, "new URL(location).searchParams.get('ply') === '0'")
    assert page.locator("#board").inner_html() != last  # ships may lie as they did, tiles do not
    for ply in (1, 2, 3):
        page.keyboard.press("ArrowRight")
        until(page, f"new URL(location).searchParams.get('ply') === '{ply}'")
    third = ships(page)
    page.reload()
    assert ships(page) == third
    page.locator("[data-step=last]").click()
    until(page, "document.querySelector('#ply').value === document.querySelector('#ply').max")
    assert ships(page) == end
    oldest = page.locator("#log li a").last
    address = str(oldest.get_attribute("href"))
    oldest.click()
    page.wait_for_url(re.compile(re.escape(address) + "$"))


def test_a_game_opened_from_its_saga_is_replayed(visitor: Visitor) -> None:
    table = meadhall.table("raids", 2, seed="saga", names=("Ann", "Ben"))
    chance = random.Random(8)
    while not table.over:
        table.play(chance.choice(table.legal()))
    page = visitor().new_page()
    page.goto("/")
    page.locator("#saga").set_input_files({"name": "a.saga", "mimeType": "text/plain", "buffer": table.saga().encode()})
    page.locator("form[data-file] [type=submit]").click()
    page.wait_for_url("**/replay?ply=0")
    page.locator("[data-step=last]").click()
    expect(page.locator("#score tfoot td").first).to_have_text(str(table.points(0)))


def test_the_hall_speaks_german_where_the_browser_does(visitor: Visitor) -> None:
    page = visitor(locale="de-DE").new_page()
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", "de")


def test_the_language_can_be_switched_in_mid_game_and_is_remembered(visitor: Visitor, hall: Hall) -> None:
    page = seated(visitor, hall)
    assert question(page) == "Where do you sail?"
    places, offered = ships(page), answers(page)
    page.locator("[data-lang=de]").click()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    my_turn(page)
    assert question(page) != "Where do you sail?"
    assert (ships(page), answers(page)) == (places, offered)
    expect(page.locator("#you text")).to_have_text("du")
    choose(page, offered[0])
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", "de")


def test_hover_lifts_the_answer_everywhere_and_tells_what_it_would_do(visitor: Visitor, hall: Hall) -> None:
    page = seated(visitor, hall)
    answer = answers(page)[0]
    spot(page, answer).hover()
    expect(page.locator(f"#answers .on[data-answer='{answer}']")).to_have_count(1)
    expect(page.locator("#board .choosable.on")).to_have_count(1)
    expect(page.locator("#preview")).to_contain_text("sail")
    page.locator(f"#answers [data-answer='{answers(page)[1]}']").hover()
    expect(page.locator("#board .choosable.on")).to_have_count(1)


def test_a_component_is_explained_on_hover_and_focus(visitor: Visitor, hall: Hall) -> None:
    page = seated(visitor, hall)
    village = page.locator("#board [data-explain=village]").first
    village.hover()
    expect(page.locator("#tip")).to_contain_text("Village")
    expect(page.locator("#tip")).to_contain_text("hires 1 Viking")
    page.keyboard.press("Escape")
    expect(page.locator("#tip")).to_be_hidden()
    spot(page, answers(page)[0]).focus()
    expect(page.locator("#tip .basis")).to_be_visible()


def test_components_are_explained_with_the_keyboard_alone(visitor: Visitor, hall: Hall) -> None:
    page = seated(visitor, hall)
    tip = page.locator("#tip")
    expect(page.locator("#answers [data-answer]").first).to_be_visible()
    page.keyboard.press("e")
    expect(tip).to_be_visible()
    first = tip.inner_text()
    page.keyboard.press("e")
    expect(tip).not_to_have_text(first, use_inner_text=True)
    expect(page.locator("#news")).to_contain_text(tip.locator("h3").inner_text())
    page.keyboard.press("Escape")
    expect(tip).to_be_hidden()
    page.keyboard.press("ArrowDown")  # to an answer in the list: its place on the board is explained
    expect(tip).to_be_visible()
    expect(page.locator("#answers [data-answer][aria-describedby=tip]")).to_be_focused()


def test_a_component_is_explained_on_long_press_without_answering(visitor: Visitor, hall: Hall) -> None:
    page = seated(
        visitor, hall, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, device_scale_factor=2
    )
    before = newest(page)
    box = spot(page, answers(page)[0]).bounding_box()
    assert box is not None
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    client = page.context.new_cdp_session(page)
    client.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(page.locator("#tip")).to_be_visible()
    client.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert page.locator(".chosen").count() == 0
    assert newest(page) == before
    assert my_turn(page)


def test_a_hint_points_at_one_of_the_answers(visitor: Visitor, hall: Hall) -> None:
    page = seated(visitor, hall)
    page.locator("#question [data-do=hint]").click()
    expect(page.locator("#answers .on")).to_have_count(1)
    assert page.locator("#answers .on").get_attribute("data-answer") in answers(page)


def test_a_moving_ship_keeps_its_node_and_sails(visitor: Visitor, hall: Hall) -> None:
    page = seated(visitor, hall, reduced_motion="no-preference")
    page.evaluate("window.ship = document.querySelector('#ship-1'); window.sailed = 0")
    page.evaluate(
        "(() => { const old = Element.prototype.animate; Element.prototype.animate = function (...all) "
        "{ if (this.id === 'ship-1') window.sailed++; return old.apply(this, all) } })()"
    )
    choose(page, answers(page)[0])
    until(page, "window.sailed > 0")
    assert page.evaluate("window.ship === document.querySelector('#ship-1')")
