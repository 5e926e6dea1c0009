"""Hints with figures, win chances beside the names, and the tables that have neither."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, WebSocket, expect

from tests.browser.house import BOT, FRIEND, ME, Hall, answers, choose, my_turn, sit, until

pytestmark = pytest.mark.browser
Visitor = Callable[..., BrowserContext]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SHOWN = "[...document.querySelectorAll('#score [data-chance]')].map(one => one.textContent)"


def seated(visitor: Visitor, hall: Hall, **wishes: object) -> Page:
    """A page at a table with bots, with a real choice to make."""
    page = visitor(**wishes).new_page()
    _, tokens = hall.table(ME, BOT, BOT)
    sit(page, tokens["0"])
    assert my_turn(page)
    while len(answers(page)) < 2:
        choose(page, answers(page)[0])
        assert my_turn(page)
    return page


def hint(page: Page) -> str:
    """Ask for a hint and wait for it; returns the answer it points at."""
    page.locator("#question [data-do=hint]").click()
    expect(page.locator("#answers .hinted")).to_have_count(1)
    return str(page.locator("#answers .hinted").get_attribute("data-answer"))


@pytest.mark.parametrize("wishes", [{}, PHONE], ids=["desktop", "phone"])
def test_a_hint_lights_the_answer_and_shows_what_to_expect_of_each(
    visitor: Visitor, hall: Hall, wishes: dict[str, object]
) -> None:
    page = seated(visitor, hall, **wishes)
    best = hint(page)
    assert page.locator("#answers .expect").count() == len(answers(page))
    expect(page.locator(f"#answers [data-answer='{best}'] .expect")).to_contain_text("≈")
    expect(page.locator(f"#answers [data-answer='{best}'] .expect .hide")).to_contain_text("points")
    expect(page.locator(f"#answers [data-answer='{best}'] + .hint-why")).not_to_be_empty()
    expect(page.locator("#news")).to_contain_text("The strongest bot would")
    expect(page.locator(f"#answers [data-answer='{best}']")).to_be_in_viewport(ratio=0.9)
    expect(page.locator(".hint-why")).to_be_in_viewport(ratio=0.9)  # and so is the reason
    assert page.locator(".choosable.hinted, .choice.hinted").count() >= 1  # on the board or the own mat
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    expect(page.locator("#toast")).to_be_empty()  # nothing lies over the board
    other = next(one for one in answers(page) if one != best)
    page.locator(f"#answers [data-answer='{other}']").hover()
    expect(page.locator("#answers .hinted")).to_have_attribute("data-answer", best)  # looking elsewhere changes nothing
    choose(page, best, touch=bool(wishes))
    assert my_turn(page)
    expect(page.locator(".expect, .hinted")).to_have_count(0)  # the next question is another one


def test_there_is_a_sign_while_the_bot_thinks_and_answering_does_not_wait_for_it(visitor: Visitor, hall: Hall) -> None:
    page = seated(visitor, hall)
    sockets: list[WebSocket] = []
    page.on("websocket", lambda socket: sockets.append(socket))
    page.reload()
    assert my_turn(page)
    page.evaluate(
        "new MutationObserver(() => { if (document.querySelector('[data-do=hint][aria-busy=true]:disabled')) "
        "window.sign ??= document.querySelector('#preview').textContent })"
        ".observe(document.querySelector('#question'), { subtree: true, attributes: true, childList: true })"
    )
    with sockets[-1].expect_event("framereceived", lambda frame: '"expected"' in str(frame)):
        page.locator("#question [data-do=hint]").click()
        until(page, "window.sign === 'The strongest bot is thinking …'")
        choose(page, answers(page)[0])
        assert my_turn(page)
    expect(page.locator(".expect, .hinted")).to_have_count(0)
    expect(page.locator("#question [data-do=hint]")).to_be_enabled()


def test_win_chances_come_when_they_are_switched_on_and_follow_the_game(visitor: Visitor, hall: Hall) -> None:
    page = seated(visitor, hall)
    expect(page.locator("#score .chances")).to_be_hidden()
    page.locator("[data-do=menu]").click()
    page.locator("#chances").select_option("on")
    page.locator("#dialog [data-do=close]").click()
    expect(page.locator("#score .chances")).to_be_visible()
    expect(page.locator("#rivals .chance:visible")).to_have_count(2)
    shares = [int(text.removesuffix(" %")) for text in page.evaluate(SHOWN)]
    assert 97 <= sum(shares) <= 103
    page.evaluate("window.changes = 0")
    page.evaluate(
        "new MutationObserver(() => window.changes++).observe("
        "document.querySelector('#score'), { subtree: true, childList: true, characterData: true })"
    )
    choose(page, answers(page)[0])
    until(page, "window.changes > 0")
    expect(page.locator("#score .chances")).to_be_visible()
    page.reload()  # it is remembered
    expect(page.locator("#score .chances")).to_be_visible()
    page.locator("[data-do=menu]").click()
    expect(page.locator("#chances")).to_have_value("on")
    page.locator("#chances").select_option("")
    expect(page.locator("#score .chances")).to_be_hidden()


def test_a_table_of_two_people_offers_neither(visitor: Visitor, hall: Hall) -> None:
    token = hall.ann_begins(FRIEND)
    person = visitor()
    person.add_init_script("if (location.host) localStorage.chances = 'on'")
    page = person.new_page()
    sit(page, token)
    assert my_turn(page)
    expect(page.locator("[data-do=hint], #chances, [data-chance]")).to_have_count(0)
    page.keyboard.press("h")
    page.locator("[data-do=menu]").click()
    expect(page.locator("#menu")).to_contain_text("without hints and win chances")


def test_people_can_allow_hints_when_they_set_the_table(visitor: Visitor) -> None:
    page = visitor().new_page()
    page.goto("/new/raids")
    page.locator("summary").click()
    page.locator("[name=hints]").select_option("yes")
    page.locator("form.setup [type=submit]").click()
    page.wait_for_url("**/t/**")
    page.locator("[data-do=start]").click()  # nobody else comes
    expect(page.locator("#score [data-chance]")).to_have_count(2)


def test_the_rating_of_a_bot_changes_with_the_number_of_players(visitor: Visitor) -> None:
    page = visitor().new_page()
    figures = "{&quot;2&quot;: &quot;1510 ± 60&quot;, &quot;4&quot;: &quot;1403 ± 71&quot;}"

    def measured(route: object) -> None:
        reply = route.fetch()  # type: ignore[attr-defined]
        body = reply.text().replace(
            'value="bot:jarl"', f'value="bot:jarl" data-called="Bot: jarl" data-ratings="{figures}"'
        )
        route.fulfill(response=reply, body=body)  # type: ignore[attr-defined]

    page.route("**/new/raids", measured)
    page.goto("/new/raids")
    jarl = page.locator("[name=kind-1] [value='bot:jarl']")
    for seats, text in (("4", "Bot: jarl · 1403 ± 71"), ("3", "Bot: jarl"), ("2", "Bot: jarl · 1510 ± 60")):
        page.locator("#number").select_option(seats)
        assert jarl.text_content() == text
