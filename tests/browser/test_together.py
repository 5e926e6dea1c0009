"""Several people at one table: everybody sees the same, nobody more than theirs, and nothing gets lost."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.house import (
    BOT,
    FRIEND,
    ME,
    PATIENCE,
    YOURS,
    Hall,
    answers,
    choose,
    my_turn,
    newest,
    pick,
    play_on,
    question,
    ships,
    sit,
    spot,
    until,
)  # fmt: skip

pytestmark = pytest.mark.browser
Visitor = Callable[..., BrowserContext]


def asked(*pages: Page) -> Page:
    """Whose turn it is."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        for page in pages:
            if page.evaluate(YOURS):
                return page
        pages[0].wait_for_timeout(25)
    raise AssertionError("nobody is asked")


def agree(*pages: Page) -> None:
    """All pages show the newest answer and the ships at the same places."""
    most = max(newest(page) for page in pages)
    for page in pages:
        until(page, f"Number(document.querySelector('#log li[data-ply]')?.dataset.ply ?? 0) >= {most}")
    assert all(ships(page) == ships(pages[0]) for page in pages)


def test_two_players_and_a_spectator_in_three_browsers(visitor: Visitor) -> None:
    ann = visitor().new_page()
    ann.goto("/new/raids")
    ann.locator("[name=number]").select_option("2")
    ann.locator("[name=name-0]").fill("Ann <b>&amp;")
    ann.locator("summary").click()
    ann.locator("[name=at_once]").check()
    ann.locator(".setup [type=submit]").click()
    ann.wait_for_url("**/t/**")
    link = ann.locator("#table-link").input_value()

    ben = visitor().new_page()
    ben.goto(re.sub(r"^https?://[^/]+", "", link))
    ben.locator("#name").fill("Ben")
    ben.locator("form[data-post^='/join/'] [type=submit]").click()
    ben.wait_for_url("**/t/**")
    expect(ann.locator("#chair-1")).to_contain_text("Ben")
    ann.locator("[data-do=start]").click()
    for page in (ann, ben):
        expect(page.locator("#board svg")).to_be_visible()
    ben.locator("[data-do=menu]").click()
    if not ben.locator("#at-once").is_checked():
        ben.locator("#at-once").check()
    ben.locator("#dialog [data-do=close]").click()

    eve = visitor().new_page()
    eve.goto(ann.url)
    for _ in range(12):
        page = asked(ann, ben)
        if answer := pick(page, 4):
            choose(page, answer, passes=True)
        agree(ann, ben, eve)
        assert eve.locator("[data-answer]").count() == 0
    expect(eve.locator("#rivals .rival")).to_have_count(2)
    expect(ben.locator("#rivals h2")).to_have_text("Ann <b>&amp;")
    token = link.rpartition("/")[2]
    for page in (ann, eve):
        assert token not in page.content()
    expect(ann.locator(".watch")).to_contain_text("1")


def test_a_page_survives_reload_a_second_tab_and_the_back_button(visitor: Visitor, hall: Hall) -> None:
    person = visitor()
    page = person.new_page()
    _, tokens = hall.table(ME, BOT)
    sit(page, tokens["0"])
    play_on(page, 5, 3)
    my_turn(page)
    words, places = question(page), ships(page)
    page.reload()
    my_turn(page)
    assert (question(page), ships(page)) == (words, places)

    second = person.new_page()
    second.goto(page.url)
    my_turn(second)
    answer = answers(second)[0]
    before = newest(page)
    choose(second, answer)
    until(page, f"Number(document.querySelector('#log li[data-ply]')?.dataset.ply ?? 0) > {before}")
    my_turn(second)
    my_turn(page)
    agree(page, second)

    page.locator(".brand").click()
    page.wait_for_url("**/")
    expect(page.get_by_role("link", name="Go on").first).to_be_visible()
    page.go_back()
    my_turn(page)
    choose(page, answers(page)[0])
    my_turn(second)
    agree(page, second)


def test_a_double_click_is_one_answer(visitor: Visitor, hall: Hall) -> None:
    page, sent = visitor().new_page(), []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    sit(page, hall.ann_begins(FRIEND))
    my_turn(page)
    spot(page, answers(page)[0]).dblclick()
    until(page, "Number(document.querySelector('#log li[data-ply]')?.dataset.ply ?? 0) > 0")
    assert len([frame for frame in sent if '"answer"' in frame and '"preview"' not in frame]) == 1
    assert newest(page) == 1


@pytest.fixture
def frail(tmp_path: Path) -> Iterator[Hall]:
    """A hall of its own, to be killed."""
    opened = Hall(tmp_path)
    opened.open()
    yield opened
    if opened.process is not None:
        opened.close()


BACK = (  # the notice does not stay
    "new MutationObserver(([change]) => { window.back ||= change.target.textContent.includes('Connected') })"
    ".observe(document.querySelector('#toast'), { childList: true })"
)


def test_pages_reconnect_when_the_server_was_killed_and_started_again(visitor: Visitor, frail: Hall) -> None:
    page = visitor(frail).new_page()
    _, tokens = frail.table(ME, BOT, BOT)
    sit(page, tokens["0"])
    play_on(page, 6, 4)
    my_turn(page)
    words, places, before = question(page), ships(page), newest(page)
    page.evaluate(BACK)
    frail.kill()
    frail.open()
    until(page, "window.back")
    assert (question(page), ships(page), newest(page)) == (words, places, before)
    assert play_on(page, 6, 3) >= 3


NOTED = """{ window.codes = []; window.pauses = []
  const Plain = WebSocket, later = setTimeout
  window.WebSocket = class extends Plain {
    constructor(...all) { super(...all); this.addEventListener("close", (event) => codes.push(event.code)) } }
  window.setTimeout = (what, after, ...more) => {
    if (codes.length && new Error().stack.split("\\n")[2].includes("/socket.js")) pauses.push(after)
    return later(what, after, ...more) } }"""  # how lines were closed, and after what pause the client tried again
HEARTBEAT = 40_000


def test_pages_come_back_by_quick_tries_when_the_hall_restarts_and_go_on_where_they_were(
    visitor: Visitor, frail: Hall
) -> None:
    page = visitor(frail).new_page()
    page.add_init_script(NOTED)
    _, tokens = frail.table(ME, BOT, BOT)
    sit(page, tokens["0"])
    play_on(page, 6, 4)
    my_turn(page)
    words, places, before = question(page), ships(page), newest(page)
    page.evaluate(BACK)
    frail.close()
    frail.open()
    until(page, "window.back")
    pauses = [pause for pause in page.evaluate("pauses") if pause < HEARTBEAT]
    codes = page.evaluate("codes")
    assert codes[0] == 1012
    assert len(pauses) == len(codes)
    assert max(pauses) <= 650  # half a second, more or less: the usual pauses would have grown beyond that
    assert (question(page), ships(page), newest(page)) == (words, places, before)
    assert play_on(page, 6, 3) >= 3


def test_an_answer_that_was_seen_survives_a_kill_the_moment_after(visitor: Visitor, frail: Hall) -> None:
    page = visitor(frail).new_page()
    _, tokens = frail.table(ME, BOT)
    sit(page, tokens["0"])
    my_turn(page)
    choose(page, answers(page)[-1])
    seen = newest(page)
    frail.kill()
    frail.open()
    page.reload()
    until(page, f"Number(document.querySelector('#log li[data-ply]')?.dataset.ply ?? 0) >= {seen}")


def test_a_bot_takes_an_absent_seat_and_its_owner_takes_it_back(visitor: Visitor, hall: Hall) -> None:
    page, other = visitor().new_page(), visitor().new_page()
    table, tokens = hall.table(ME, FRIEND)
    sit(page, tokens["0"])
    sit(other, tokens["1"])
    page.locator("[data-do=menu]").click()
    page.locator("#menu [data-do=bot][data-seat='0']").click()
    page.locator("#dialog [data-do=close]").click()
    expect(page.locator("#question [data-do=back]")).to_be_visible()
    assert my_turn(other)  # the bot has answered for the first seat as often as it was asked
    choose(other, answers(other)[-1])
    expect(page.locator("#board [data-answer]")).to_have_count(0)
    page.locator("#question [data-do=back]").click()
    expect(page.locator("#question [data-do=back]")).to_have_count(0)
    asked_now = asked(page, other)
    choose(asked_now, answers(asked_now)[0])
    assert hall.asked(table) in (0, 1)
