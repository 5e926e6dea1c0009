"""Playing with friends: they wait for each other, talk, take their seats along, and hear when it is their turn."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.house import FRIEND, ME, Hall, my_turn, open_menu, sit, until

pytestmark = pytest.mark.browser
Visitor = Callable[..., BrowserContext]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


def set_table(page: Page, players: int = 3) -> str:
    """A table for friends, from the set-up page: the link for its free seats."""
    page.goto("/new/raids")
    page.locator("[name=number]").select_option(str(players))
    page.locator("[name=name-0]").fill("Anna")
    page.locator(".setup [type=submit]").click()
    page.wait_for_url("**/t/**")
    return re.sub(r"^https?://[^/]+", "", page.locator("#table-link").input_value())


def join(page: Page, link: str, name: str) -> None:
    """Sit down by the link."""
    page.goto(link)
    page.locator("#name").fill(name)
    page.locator("form[data-post^='/join/'] [type=submit]").click()
    page.wait_for_url("**/t/**")


def clean(page: Page) -> None:
    """Nothing that axe would complain about."""
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()


def fits(page: Page) -> None:
    """Nothing sticks out sideways."""
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_friends_wait_talk_start_and_take_their_seats_along(visitor: Visitor) -> None:
    anna, bob, eve = visitor().new_page(), visitor(**PHONE).new_page(), visitor().new_page()
    link = set_table(anna)
    expect(anna.locator("#chair-1")).to_have_class(re.compile("open"))
    expect(anna.locator("svg.qr")).to_be_visible()
    join(bob, link, "Bob")
    for page in (anna, bob):
        expect(page.locator("#chair-1.here h2")).to_have_text("Bob")
    expect(bob.locator("svg.qr")).to_have_count(0)

    evil = "<b id=evil>Skål</b> & all"
    bob.locator("#say").fill(evil)
    bob.locator("#saying [type=submit]").click()
    expect(anna.locator("#chat .said")).to_have_text(evil)
    assert anna.locator("#evil").count() == 0
    anna.locator("[data-sign=bravo]").click()
    expect(bob.locator("#chat .sign")).to_contain_text("Bravo")

    eve.goto(link)
    eve.locator("#name").fill("Eve")
    eve.locator("[data-watch]").click()
    expect(anna.locator("#fire .watchers")).to_have_text("Eve")
    eve.locator("[data-do=ask-seat]").click()
    expect(anna.locator("#room .asked-link")).to_have_text("Eve asks for a seat.")
    anna.locator("#room [data-do=give-seat][data-on=no]").click()
    expect(eve.locator("#toast")).to_contain_text("no seat for you")

    for page in (anna, bob):
        clean(page)
        fits(page)
    anna.locator("[data-do=start]").click()
    for page in (anna, bob, eve):
        expect(page.locator("#board svg")).to_be_visible()
    expect(eve.locator("#question h1")).to_have_text("You are watching")
    expect(eve.locator("#question")).to_have_css("border-style", "dashed")
    assert eve.locator("[data-answer], [data-do=undo], [data-do=hint]").count() == 0
    clean(eve)

    open_menu(bob)
    bob.locator("#menu summary", has_text="Your seat").click()
    expect(bob.locator("#menu-words")).to_contain_text("•")
    bob.locator("#menu [data-do=words]").click()
    expect(bob.locator("#menu-words")).to_have_text(re.compile(r"^[a-z]+ [a-z]+ [a-z]+$"))
    words = bob.locator("#menu-words").inner_text()
    expect(bob.locator("#menu-send svg.qr")).to_be_visible()
    seat_link = bob.locator("#menu-seat-link").input_value()
    assert seat_link.endswith("#" + words.replace(" ", "-"))
    clean(bob)
    bob.locator("#menu [data-do=words]").click()
    expect(bob.locator("#menu-send")).to_be_hidden()
    expect(bob.locator("#menu-words")).to_contain_text("•")
    assert bob.locator("#menu-send svg.qr").count() == 0
    third = visitor().new_page()
    third.goto(link)
    expect(third.locator(".joincard").first).to_contain_text("No seat is free any more")
    clean(third)
    third.locator("#seat-words").fill("no such words")
    third.locator("#have-seat [type=submit]").click()
    expect(third.locator("#toast")).to_contain_text("No seat of this table has those three words")
    third.locator("#seat-words").fill(words)
    third.locator("#have-seat [type=submit]").click()
    third.wait_for_url("**/t/**")
    expect(third.locator("body")).to_have_attribute("data-seat", "1")
    expect(bob.locator("#question h1")).to_have_text("You are watching")
    device = visitor(**PHONE).new_page()
    device.goto(seat_link)
    expect(device.locator("#seat-words")).to_have_value(words)
    assert "#" not in device.url
    clean(device)
    fits(device)
    device.locator("#have-seat [type=submit]").click()
    expect(device.locator("body")).to_have_attribute("data-seat", "1")
    expect(third.locator("#question h1")).to_have_text("You are watching")
    anna.locator("#talk-open").click()
    expect(anna.locator("#talk #chat .said")).to_have_text(evil)
    board, talk = anna.locator("#board").bounding_box(), anna.locator("#talk").bounding_box()
    assert board is not None
    assert talk is not None
    assert talk["x"] >= board["x"] + board["width"] - 1


def test_a_game_begins_by_itself_when_all_are_ready_and_the_title_says_whose_turn_it_is(visitor: Visitor) -> None:
    anna, bob = visitor().new_page(), visitor().new_page()
    link = set_table(anna, 2)
    join(bob, link, "Bob")
    expect(anna.locator("#chair-1.here")).to_be_visible()
    anna.locator("#chair-1 [data-do=nudge]").click()
    expect(bob.locator("#toast")).to_contain_text("Anna calls you to the table")
    anna.locator("[data-do=ready]").click()
    expect(bob.locator("#chair-0 .horn")).to_be_visible()
    bob.locator("[data-do=ready]").click()
    for page in (anna, bob):
        expect(page.locator("#board svg")).to_be_visible()
        until(page, "document.querySelector('#ask') !== null")
    asked, other = (anna, bob) if anna.evaluate("!!document.querySelector('#ask').dataset.yours") else (bob, anna)
    until(asked, "document.title === 'Your turn · Raids'")
    assert not other.title().startswith("Your turn")
    asked.locator("[data-do=menu]").click()
    asked.locator("#menu summary", has_text="When it is my turn").click()
    asked.locator("#menu-title").uncheck()
    until(asked, "!document.title.startsWith('Your turn')")
    asked.locator("#menu-horn").check()
    until(asked, "document.body.dataset.horn === '1' || !document.querySelector('#menu-horn').checked")


def test_a_chat_line_at_the_table_is_counted_until_it_is_read(visitor: Visitor, hall: Hall) -> None:
    anna, ben = visitor().new_page(), visitor().new_page()
    _, tokens = hall.table(ME, FRIEND)
    sit(anna, tokens["0"])
    sit(ben, tokens["1"])
    ben.locator("#talk-open").click()
    ben.locator("#say").fill("Hello")
    ben.keyboard.press("Enter")
    expect(anna.locator("#talk-new")).to_have_text("1")
    anna.locator("#talk-open").click()
    expect(anna.locator("#talk-new")).to_be_hidden()
    clean(anna)
    anna.locator("#talk [data-do=talks]").click()
    expect(ben.locator("#say")).to_have_count(0)
    anna.locator("#talk .close").click()
    expect(anna.locator("#talk")).to_be_hidden()
    my_turn(anna if hall.asked(anna.url.rpartition("/")[2]) == 0 else ben)
