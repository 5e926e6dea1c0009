"""The line to the table: replies, loss, patience between attempts, and what is shown of views."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.client.conftest import Opened

pytestmark = pytest.mark.browser

TABLE = (
    '<main><section id="ask" data-yours="yes"><div id="question"><p id="preview"></p><div class="do">'
    '<button data-do="hint"></button></div></div><div id="answers"><ol>'
    '<li><button data-answer="x:1">one</button></li><li><button data-answer="x:2">two</button></li></ol></div>'
    '</section><section id="board"></section><section id="log"><ol></ol></section></main>'
)
ASK = '<section id="ask"><div id="question"><h1>%s</h1><div class="do"></div></div><div id="answers"></div></section>'


def table(opened: Opened, body: str = TABLE) -> Page:
    """A table page whose line is open."""
    page = opened(body)
    page.evaluate("use('app').then(() => sockets[0].open())")
    return page


def view(ply: int, version: int = 1, **more: Any) -> dict[str, Any]:
    """A view as the server sends it."""
    return {"type": "view", "ply": ply, "version": version, "news": [], "parts": {}, "paced": False, **more}


def sent(page: Page) -> list[dict[str, Any]]:
    """What the newest socket was told."""
    found: list[dict[str, Any]] = page.evaluate("sockets.at(-1).sent")
    return [one for one in found if one["do"] != "preview"]


def say(page: Page, message: dict[str, Any]) -> None:
    """Let the server say something."""
    page.evaluate("message => sockets.at(-1).say(message)", message)


def test_a_double_click_is_one_answer(opened: Opened) -> None:
    page = table(opened)
    say(page, view(3, 7))
    page.locator("[data-answer='x:1']").dblclick()
    assert sent(page) == [{"do": "answer", "ply": 3, "version": 7, "answer": "x:1", "id": sent(page)[0]["id"]}]
    assert page.locator(".chosen").count() == 1
    say(page, {"type": "ok", "id": sent(page)[0]["id"]})
    assert page.locator(".chosen").count() == 0
    page.locator("[data-answer='x:2']").click()  # once it was taken there may be another
    assert [one["answer"] for one in sent(page)] == ["x:1", "x:2"]


def test_a_click_before_the_line_is_open_waits_for_it(opened: Opened) -> None:
    page = opened(TABLE)
    page.evaluate("use('app')")
    page.locator("[data-answer='x:2']").click()
    assert page.evaluate("sockets[0].sent") == []
    page.evaluate("sockets[0].open()")
    say(page, view(3))
    assert [one["answer"] for one in sent(page)] == ["x:2"]


def test_a_click_before_the_line_is_open_outlives_an_attempt_that_fails(opened: Opened) -> None:
    page = opened(TABLE)
    page.evaluate("use('app')")
    page.locator("[data-answer='x:2']").click()
    page.evaluate("sockets[0].drop(1006)")
    page.clock.run_for(500)
    page.evaluate("sockets[1].open()")
    say(page, view(3))
    assert [one["answer"] for one in sent(page)] == ["x:2"]


def test_a_click_on_a_question_that_is_past_when_the_line_opens_is_no_answer(opened: Opened) -> None:
    page = opened(TABLE)
    page.evaluate("use('app')")
    page.locator("[data-answer='x:2']").click()
    page.evaluate("sockets[0].open()")
    say(page, view(4))
    assert sent(page) == []


def test_a_refusal_is_said_and_the_question_can_be_answered_again(opened: Opened) -> None:
    page = table(opened)
    say(page, view(3))
    page.locator("[data-answer='x:1']").click()
    say(page, {"type": "refused", "id": sent(page)[0]["id"], "code": "answer/stale", "text": "moved on"})
    assert page.locator("#toast").inner_text() == "moved on"
    page.locator("[data-answer='x:1']").click()
    assert len(sent(page)) == 2
    page.clock.run_for(3500)
    assert page.locator("#toast").inner_text() == ""


def test_a_lost_line_is_tried_again_each_time_later_and_at_most_after_five_seconds(opened: Opened) -> None:
    page = table(opened)
    for attempt, pause in enumerate((500, 1000, 2000, 4000, 5000, 5000), 1):
        page.evaluate("sockets.at(-1).drop(1006)")
        assert page.locator("#toast").inner_text() == ("" if attempt == 1 else "The connection is lost. Trying again …")
        page.clock.run_for(pause - 1)
        assert page.evaluate("sockets.length") == attempt
        page.clock.run_for(1)
        assert page.evaluate("sockets.length") == attempt + 1
    page.evaluate("sockets.at(-1).open()")
    assert page.locator("#toast").inner_text() == "Connected again."
    page.evaluate("sockets.at(-1).drop(1006)")
    page.clock.run_for(500)  # from the beginning
    assert page.evaluate("sockets.length") == 8


def test_a_server_that_restarts_is_looked_for_twice_a_second_for_a_minute(opened: Opened) -> None:
    page = table(opened)
    page.evaluate("sockets.at(-1).drop(1012)")
    for attempt in range(1, 10):
        page.clock.run_for(499)
        assert page.evaluate("sockets.length") == attempt
        page.clock.run_for(1)
        assert page.evaluate("sockets.length") == attempt + 1
        page.evaluate("sockets.at(-1).drop(1006)")  # nobody listens yet, or a proxy says so
    page.clock.run_for(60_000)
    page.evaluate("sockets.at(-1).drop(1006)")  # it did not come back
    known = page.evaluate("sockets.length")
    page.clock.run_for(4_000)
    assert page.evaluate("sockets.length") == known


def test_a_hall_below_a_path_is_asked_there(opened: Opened) -> None:
    page = opened(TABLE, base="/meadhall")
    page.evaluate("use('app')")
    page.wait_for_function("sockets.length")
    assert "/meadhall/api/tables/birka/live?" in page.evaluate("sockets[0].address")
    page.evaluate("use('prefs').then(({ remember }) => remember('theme', 'dark'))")
    assert page.evaluate("use('dom').then(({ hallAt }) => hallAt('/t/birka'))") == "/meadhall/t/birka"


def test_a_line_that_says_nothing_for_long_is_given_up(opened: Opened) -> None:
    page = table(opened)
    page.clock.run_for(30_000)
    say(page, {"type": "beat"})
    page.clock.run_for(39_999)
    assert page.evaluate("sockets[0].readyState") == 1
    page.clock.run_for(1)
    assert page.evaluate("sockets[0].readyState") == 3


def test_what_waits_for_a_reply_is_refused_when_the_line_is_lost(opened: Opened) -> None:
    page = table(opened)
    lost = "use('socket').then(({ ask }) => { window.end = ask({ do: 'ping' }).then(() => 'yes', () => 'no') })"
    page.evaluate(lost)
    page.evaluate("sockets[0].drop(1006)")
    assert page.evaluate("window.end") == "no"
    page.evaluate(lost)  # there is no line at all
    assert page.evaluate("window.end") == "no"


def test_the_address_names_table_shape_and_language(opened: Opened) -> None:
    page = opened(TABLE, lang="de")
    page.evaluate("use('app')")
    address = "ws://client.test/api/tables/birka/live?form=html&shape=wide&lang=de"
    assert page.evaluate("sockets[0].address") == address


def test_moves_of_bots_are_shown_at_the_readers_pace_and_can_be_skipped(opened: Opened) -> None:
    page = table(opened)
    for ply in (4, 5, 6):
        say(page, view(ply, ply, paced=True, news=[f"ply {ply}"], parts={"ask": ASK % ply}))
    title = page.locator("#question h1")
    assert title.inner_text() == "4"
    page.clock.run_for(1300)
    assert (title.inner_text(), page.locator("#news").inner_text()) == ("5", "ply 5")
    say(page, view(7, 7, paced=True, parts={"ask": ASK % 7}))
    page.clock.run_for(50)
    page.locator("#skip").click()
    page.clock.run_for(50)
    assert title.inner_text() == "7"
    assert page.evaluate("document.body.dataset.ply") == "7"
    assert page.locator("#skip").count() == 0


def test_whoever_waits_for_many_moves_does_not_wait_longer_than_for_a_few(opened: Opened) -> None:
    page, asked = table(opened), ASK.replace("</h1>", '</h1><p id="preview"></p>')
    for ply in range(4, 54):
        say(page, view(ply, ply, paced=True, by="Bjarne", news=["."], parts={"ask": asked % ply}))
    page.clock.run_for(50)
    assert page.locator("#preview").inner_text() == "What Bjarne did is shown."
    page.clock.run_for(15_000)
    assert page.locator("#question h1").inner_text() == "53"
    assert page.locator("#preview").inner_text() != "What Bjarne did is shown."


def test_the_time_that_bots_think_is_time_one_has_waited(opened: Opened) -> None:
    page = table(opened)
    say(page, view(4, 4, paced=True, by="Bjarne", news=["."], parts={"ask": ASK % 4}))
    page.clock.run_for(12_000)
    for ply in range(5, 9):
        say(page, view(ply, ply, paced=True, by="Bjarne", news=["."], parts={"ask": ASK % ply}))
    page.clock.run_for(50)
    assert page.locator("#question h1").inner_text() == "8"
    mine = ASK.replace('id="ask"', 'id="ask" data-yours="yes"')
    say(page, view(9, 9, paced=True, by="Bjarne", news=["."], parts={"ask": mine % 9}))
    say(page, view(10, 10, parts={"ask": ASK % 10}))  # answered: the time begins anew
    for ply in (11, 12):
        say(page, view(ply, ply, paced=True, by="Bjarne", news=["."], parts={"ask": ASK % ply}))
    page.clock.run_for(50)
    assert page.locator("#question h1").inner_text() == "11"


def test_what_follows_an_own_answer_is_shown_at_once_however_lately_a_bot_has_moved(opened: Opened) -> None:
    page, mine = table(opened), ASK.replace('id="ask"', 'id="ask" data-yours="yes"')
    say(page, view(4, 4, paced=True, by="Bjarne", news=["."], parts={"ask": mine % 4}))
    say(page, view(5, 5, parts={"ask": ASK % 5}))
    page.clock.run_for(50)
    assert page.locator("#question h1").inner_text() == "5"


def test_advice_for_a_question_that_is_past_is_not_shown(opened: Opened) -> None:
    page = table(opened)
    say(page, view(3))
    page.locator("[data-do=hint]").click()
    assert page.locator("[data-do=hint]").is_disabled()
    assert page.locator("#preview").inner_text() == "The strongest bot is thinking …"
    asked = sent(page)[0]["id"]
    say(page, view(4, 2))
    expected = [{"answer": "x:1", "points": 5.5, "sure": True}, {"answer": "x:2", "points": 4, "sure": False}]
    advice = {"type": "ok", "hint": "x:1", "why": "It wins. It pays.", "expected": expected}
    advice |= {"told": ["It wins.", "It pays."]}
    say(page, {**advice, "id": asked, "ply": 3})
    assert page.locator(".expect, .hinted").count() == 0
    page.locator("[data-do=hint]").click()
    say(page, {**advice, "id": asked + 1, "ply": 4})
    assert page.locator(".expect").all_inner_texts()[0].startswith("≈ 5.5")
    assert page.locator(".hinted").get_attribute("data-answer") == "x:1"
    assert page.locator(".hint-why").inner_text().split() == ["It", "wins.", "It", "pays."]
    assert page.evaluate("document.activeElement.dataset.answer") == "x:1"


def test_chances_wait_for_the_view_they_belong_to(opened: Opened) -> None:
    chances = '<select id="chances"></select><table><tr class="chances"><td data-chance="0"></td></tr></table>'
    page = opened(TABLE + chances)
    page.evaluate("localStorage.chances = 'on'")
    page.evaluate("use('app').then(() => sockets[0].open())")
    assert sent(page)[0]["do"] == "chances"
    say(page, view(3, 1))
    say(page, {"type": "chances", "version": 2, "chances": [0.254]})
    assert page.locator("[data-chance]").text_content() == ""
    say(page, view(4, 2))
    assert page.locator("[data-chance]").text_content() == "25 %"
