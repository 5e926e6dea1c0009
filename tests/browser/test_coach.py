"""The coach at a table: she says what is new once, warns of a slip, lets what is meant be done, and else is silent."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, WebSocketRoute, expect

import meadhall
from tests.browser.house import BOT, FORESEEN, ME, PATIENCE, PLY, Hall, answers, choose, my_turn, play_on, sit, until
from tests.browser.test_access import PHONE, SCREENS, clean

pytestmark = pytest.mark.browser
Visitor = Callable[..., BrowserContext]
TOLD = "JSON.parse(localStorage.getItem('told:raids') ?? '[]')"


def coached(page: Page, hall: Hall) -> Page:
    """A page at a table of Raids with the coach beside it, with a real choice to make."""
    table, tokens = hall.table(ME, BOT, BOT)
    page.add_init_script(f"if (location.host) localStorage['coach:{table}'] ??= 'on'")
    sit(page, tokens["0"])
    assert my_turn(page)
    while len(answers(page)) < 2:
        choose(page, answers(page)[0])
        assert my_turn(page)
    return page


class Bot:
    """Stands in for the strongest bot: of each question the last answer is best, by as many points as it is told."""

    def __init__(self, page: Page, slip: bool = True, silent: bool = False) -> None:
        self.slip, self.silent, self.asked, self.ply = slip, silent, 0, 0
        page.route_web_socket("**/live?*", self.between)

    def between(self, line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        offered: list[str] = []

        def said(message: str | bytes) -> None:
            found = json.loads(message)
            if found.get("do") != "hint" or not offered:  # somebody else is asked by now: the hall says so
                return server.send(message)
            self.asked += 1
            if not self.silent:
                line.send(json.dumps({"type": "ok", "id": found["id"], **self.advice(offered)}))
            return None

        def told(message: str | bytes) -> None:
            found = json.loads(message)
            asked = found.get("parts", {}).get("ask")
            if asked is not None:
                offered[:] = re.findall(r'class="answer[ "][^>]*data-answer="([^"]+)"', asked)
                self.ply = found["ply"]
            line.send(message)

        line.on_message(said)
        server.on_message(told)

    def advice(self, offered: list[str]) -> dict[str, Any]:
        """The last answer is best; the others are slips, or not."""
        best = offered[-1]
        expected = [
            {"answer": one, "points": 20.0 if one == best else 15.6, "share": 0.5, "sure": True,
             "slip": self.slip and one != best}
            for one in offered
        ]  # fmt: skip
        return {"hint": best, "ply": self.ply, "expected": expected, "chances": [1.0]}


def thought(bot: Bot, page: Page) -> None:
    """Wait until the bot was asked about this question and its reply has arrived."""
    end = time.monotonic() + PATIENCE
    while not bot.asked:
        assert time.monotonic() < end, "the bot is never asked"
        page.wait_for_timeout(20)
    page.evaluate("() => new Promise(done => setTimeout(done))")


def press(page: Page, answer: str) -> None:
    """Choose from the list; a phone first shows what an answer leads to."""
    page.locator(f"#answers [data-answer='{answer}']").click()
    if page.evaluate(FORESEEN):
        page.locator("#foresee [data-foresee=play]").click()


@pytest.mark.parametrize("wishes", [{}, PHONE], ids=["desktop", "phone"])
def test_a_slip_is_held_back_and_done_anyway(visitor: Visitor, hall: Hall, wishes: dict[str, Any]) -> None:
    page = visitor(**wishes).new_page()
    bot = Bot(page)
    coached(page, hall)
    thought(bot, page)
    slip, best, before = answers(page)[0], answers(page)[-1], page.evaluate(PLY)
    words = page.locator(f"#answers [data-answer='{best}'] b").inner_text()
    press(page, slip)
    expect(page.locator("#coach.warning")).to_be_visible()
    expect(page.locator("#speech")).to_contain_text("4 points less")
    expect(page.locator("#speech .better-one")).to_have_text(words)
    expect(page.locator("#warned .btn").first).to_be_focused()
    expect(page.locator("#warned .btn").first).to_be_in_viewport(ratio=1)
    expect(page.locator("#warned .btn").last).to_be_in_viewport(ratio=1)
    expect(page.locator("#answers .better")).to_have_attribute("data-answer", best)
    assert page.evaluate(PLY) == before, "nothing was answered yet"
    page.locator("[data-coach=anyway]").click()
    until(page, f"{PLY} !== '{before}'")
    expect(page.locator("#coach.warning, #answers em")).to_have_count(0)


def test_who_chooses_again_gives_another_answer_without_a_word(visitor: Visitor, hall: Hall) -> None:
    page = visitor().new_page()
    bot = Bot(page)
    coached(page, hall)
    thought(bot, page)
    slip, best, before = answers(page)[0], answers(page)[-1], page.evaluate(PLY)
    for leave in ("[data-coach=again]", "Escape"):
        page.locator(f"#answers [data-answer='{slip}']").click()
        expect(page.locator("#coach.warning")).to_be_visible()
        if leave == "Escape":
            page.keyboard.press("Escape")
        else:
            page.locator(leave).click()
        expect(page.locator("#coach.warning, #answers em, #answers .better")).to_have_count(0)
        expect(page.locator("#warned")).to_be_hidden()
        expect(page.locator(f"#answers [data-answer='{slip}']")).to_be_focused()
    page.locator(f"#answers [data-answer='{slip}']").click()
    page.locator(f"#answers [data-answer='{slip}']").click()  # a second click on it is no yes
    expect(page.locator("#coach.warning")).to_be_visible()
    assert page.evaluate(PLY) == before
    page.locator(f"#answers [data-answer='{best}']").click()
    until(page, f"{PLY} !== '{before}'")
    expect(page.locator("#coach.warning")).to_have_count(0)


def test_by_keys_a_slip_is_held_back_too(visitor: Visitor, hall: Hall) -> None:
    page = visitor().new_page()
    bot = Bot(page)
    coached(page, hall)
    thought(bot, page)
    before = page.evaluate(PLY)
    page.keyboard.type("1")
    expect(page.locator("#warned .btn").first).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    until(page, f"{PLY} !== '{before}'")


@pytest.mark.parametrize("silent", [False, True], ids=["nothing-to-say", "nothing-has-come"])
def test_she_is_silent_where_no_slip_is_known(visitor: Visitor, hall: Hall, silent: bool) -> None:
    page = visitor().new_page()
    bot = Bot(page, slip=False, silent=silent)
    coached(page, hall)
    thought(bot, page)
    page.evaluate(
        "new MutationObserver(() => { window.heldBack ||= !!document.querySelector('#coach.warning') })"
        ".observe(document.querySelector('#coach'), { attributes: true })"
    )
    for _ in range(3):
        choose(page, answers(page)[0], listed=True)
        assert my_turn(page)
    assert not page.evaluate("!!window.heldBack")
    expect(page.locator("#toast")).to_be_empty()


def test_without_her_nobody_is_asked_about_anything(visitor: Visitor, hall: Hall) -> None:
    page = visitor().new_page()
    bot = Bot(page)
    _, tokens = hall.table(ME, BOT, BOT)
    sit(page, tokens["0"])
    play_on(page, "alone", 3)
    assert my_turn(page)
    assert bot.asked == 0
    expect(page.locator("#coach")).to_be_hidden()
    assert page.evaluate(TOLD) == []


IN_ITS_PLACE = """(() => {
  const says = !!document.querySelector("#speech").textContent.trim()
  return says === (getComputedStyle(document.querySelector("#log")).display === "none")
})()"""  # where the log was, as long as she has something to say


def test_she_tells_what_is_new_and_never_twice(visitor: Visitor, hall: Hall) -> None:
    page = coached(visitor().new_page(), hall)
    expect(page.locator("#speech > p").first).to_be_visible()
    told = page.evaluate(TOLD)
    assert told
    said = page.locator("#speech").inner_text()
    page.reload()
    assert my_turn(page)
    until(page, f"{TOLD}.length > {len(told)} || !document.querySelector('#speech').textContent")
    until(page, f"document.querySelector('#speech').innerText !== {json.dumps(said)}")
    assert set(told) <= set(page.evaluate(TOLD))
    assert len(set(page.evaluate(TOLD))) == len(page.evaluate(TOLD))
    until(page, IN_ITS_PLACE)


def test_with_nothing_new_she_says_nothing_and_the_log_is_back(visitor: Visitor, hall: Hall) -> None:
    page = visitor().new_page()
    page.route("**/teach?*", lambda route: route.fulfill(json={"goal": None, "questions": {}, "components": {}}))
    page.route("**/explain/**", lambda route: route.fulfill(status=404, json={}))
    coached(page, hall)
    expect(page.locator("#coach")).to_be_visible()
    expect(page.locator("#speech")).to_be_empty()
    expect(page.locator("#log")).to_be_visible()


def test_the_goal_and_the_rule_of_a_question_come_first(visitor: Visitor, hall: Hall) -> None:
    page = visitor().new_page()
    rule = {"text": "Whoever is last sails.", "rule": "Rule 2.1", "href": "/rules/raids#last"}
    lore = {"goal": {"doing": "Sail.", "win": "Most points win."}, "components": {}}
    questions = dict.fromkeys(meadhall.game("raids").questions, rule)
    page.route("**/teach?*", lambda route: route.fulfill(json={**lore, "questions": questions}))
    coached(page, hall)
    expect(page.locator("#speech")).to_contain_text("Most points win.")
    expect(page.locator("#speech")).to_contain_text("Whoever is last sails.")
    expect(page.locator("#speech a")).to_have_attribute("href", "/rules/raids#last")


def test_who_manages_alone_is_left_alone_and_can_call_her_again(visitor: Visitor, hall: Hall) -> None:
    page = visitor().new_page()
    page.goto("/learn/raids")
    page.locator("form.first-game [type=submit]").click()
    page.wait_for_url("**/t/**")
    assert my_turn(page)
    expect(page.locator("#coach")).to_be_visible()
    assert not page.url.endswith("#coach")
    page.locator("[data-coach=alone]").click()
    expect(page.locator("#coach")).to_be_hidden()
    expect(page.locator("#log")).to_be_visible()
    page.reload()
    assert my_turn(page)
    expect(page.locator("#coach")).to_be_hidden()
    page.locator("[data-do=menu]").click()
    expect(page.locator("#coached")).to_have_value("")
    page.locator("#coached").select_option("on")
    page.locator("#dialog [data-do=close]").click()
    expect(page.locator("#coach")).to_be_visible()
    page.reload()
    expect(page.locator("#coach")).to_be_visible()


def test_she_is_offered_until_a_game_was_finished(visitor: Visitor, hall: Hall) -> None:
    page = visitor().new_page()
    page.goto("/new/raids?bots")
    expect(page.locator("[data-offer]")).to_be_visible()
    _, tokens = hall.table(ME, BOT)
    sit(page, tokens["0"])
    assert my_turn(page)
    page.locator("[data-do=menu]").click()
    page.locator("#menu [data-do=bot][data-seat='0']").click()
    page.locator("#dialog [data-do=close]").click()
    until(page, "!!document.querySelector('#answers a[href$=replay]')")
    page.goto("/new/raids?bots")
    expect(page.locator("[data-offer]")).to_be_hidden()


@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing_with_her_beside(visitor: Visitor, hall: Hall, screen: str) -> None:
    page = visitor(**SCREENS[screen]).new_page()
    bot = Bot(page)
    coached(page, hall)
    expect(page.locator("#speech > p").first).to_be_visible()
    clean(page, "the coach speaks")
    thought(bot, page)
    press(page, answers(page)[0])
    expect(page.locator("#coach.warning")).to_be_visible()
    clean(page, "the coach warns")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
