"""Links to a seat, at the page: a player is asked, keeps the seat, and ends a stolen link without losing it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.browser.house import FRIEND, ME, Hall, sit

pytestmark = pytest.mark.browser
Visitor = Callable[..., BrowserContext]


def test_a_player_is_asked_for_the_seat_and_keeps_it(visitor: Visitor, hall: Hall) -> None:
    host, friend, onlooker = visitor().new_page(), visitor().new_page(), visitor().new_page()
    table, tokens = hall.table(ME, FRIEND)
    sit(host, tokens["0"])
    sit(friend, tokens["1"])
    onlooker.goto(f"/t/{table}")
    host.locator("[data-do=menu]").click()
    host.locator("#menu [data-do=renew][data-seat='1']").click()
    expect(friend.locator(".asked-link")).to_contain_text("Ann asks for a new link to your seat")
    expect(onlooker.locator(".asked-link")).to_contain_text("Ann asks for a new link to the seat of Ben")
    expect(host.locator("#link-1")).to_have_count(0)  # asking brings no link
    friend.locator("[data-do=link-keep]").click()
    for page in (host, friend, onlooker):
        expect(page.locator("#log .seat-news")).to_contain_text("Ben keeps the seat")
        expect(page.locator(".asked-link")).to_have_count(0)
    expect(friend.locator("body")).to_have_attribute("data-seat", "1")


def test_a_player_ends_all_links_and_stays_while_whoever_had_one_looks_on(visitor: Visitor, hall: Hall) -> None:
    owner, thief = visitor().new_page(), visitor().new_page()
    _, tokens = hall.table(ME, FRIEND)
    sit(owner, tokens["0"])
    owner.locator("[data-do=menu]").click()
    stolen = owner.locator("#own-link").input_value().rpartition("/")[2]
    sit(thief, stolen)
    expect(thief.locator("body")).to_have_attribute("data-seat", "0")
    owner.locator("form[data-post$='/links'] [type=submit]").click()
    expect(thief.locator("body")).to_have_attribute("data-seat", "-1")
    expect(owner.locator("#log .seat-news")).to_contain_text("Ann made all links")
    expect(owner.locator("body")).to_have_attribute("data-seat", "0")
    expect(owner.locator("#dialog")).not_to_be_visible()  # it is a fresh page
    assert stolen not in owner.content()
