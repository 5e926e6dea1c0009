"""Wikinger in a real browser: whole games by mouse and by touch, ghosts before a purchase, prices as keys."""

from __future__ import annotations

import json
import random
import urllib.request
from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import BrowserContext, Locator, Page, expect

import meadhall
from tests.browser.house import BOT, ME, OVER, PATIENCE, PLY, Hall, answers, choose, my_turn, pick, play_on, sit, until

pytestmark = pytest.mark.browser
Visitor = Callable[..., BrowserContext]
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def seated(hall: Hall, page: Page, bots: int, version: str, **more: Any) -> None:
    """Take a seat at a table against random bots."""
    me = {**ME, "at_once": more.pop("at_once", True)}
    body: dict[str, Any] = {"game": "wikinger", "seats": [me, *[BOT] * bots], "options": {"version": version}, **more}
    headers = {"x-meadhall": "test", "content-type": "application/json"}
    request = urllib.request.Request(hall.url + "/api/tables", json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request, timeout=PATIENCE) as reply:
        sit(page, json.load(reply)["tokens"]["0"])


LAND = {"ships": "red-ship", "nobles": "left* right*", "scouts": "left", "fishers": "left right*"}
WHEEL = {0: "left fisher", 2: "left scout", 3: "right fisher", 4: "farm scout", 6: "left noble", 9: "blue-ship boatman"}


def buying(**more: Any) -> dict[str, Any]:
    """Ann is to buy. A left end with a noble has several places; on one of them he could stay."""
    purse: dict[str, Any] = {"gold": {"blue": 12, "red": 9}, "points": {"blue": 10, "red": 10}}
    lands = {"blue": LAND, "red": {"scouts": "left"}}
    table = meadhall.scene("wikinger", seats=2, round=3, lands=lands, wheel=WHEEL, **purse, **more)
    return {"position": table.position()}


def slot(page: Page, number: int) -> Locator:
    """A combination on the wheel."""
    return page.locator(f"#slot-{number} > .hit")


def ghosts(page: Page, number: int) -> Locator:
    """The places of a combination."""
    return page.locator(f"#ghosts-{number} [data-then]")


def play_by_ghosts(page: Page, touch: bool = False) -> int:
    """A whole game: a combination, then one of its places; other questions by chance. Returns the answers given."""
    began, chance = int(page.evaluate(PLY)), random.Random("ghosts")
    while my_turn(page):
        answer = pick(page, "ghosts")
        if not answer:
            continue
        number = int(answer.partition(":")[2]) if answer.startswith("buy:") else -1
        if number < 0 or len(answers(page)) == 1 or not ghosts(page, number).count():
            choose(page, answer, touch, passes=True)
            continue
        before = page.evaluate(PLY)
        place = ghosts(page, number).nth(chance.randrange(ghosts(page, number).count()))
        if touch:
            slot(page, number).tap()
            place.tap()
        else:
            slot(page, number).click()
            place.click()
        until(page, f"{PLY} !== '{before}' || {OVER}")
    return int(page.evaluate(PLY)) - began


def test_a_whole_advanced_game_by_mouse(hall: Hall, visitor: Visitor) -> None:
    page = visitor().new_page()
    seated(hall, page, 3, "advanced")
    assert play_by_ghosts(page) > 30
    expect(page.locator("#question h1")).to_contain_text("win")


def test_a_whole_base_game_on_a_phone_by_touch(hall: Hall, visitor: Visitor) -> None:
    page = visitor(**PHONE).new_page()
    seated(hall, page, 2, "base")
    assert play_by_ghosts(page, touch=True) > 40
    expect(page.locator("#question h1")).to_contain_text("win")


def test_a_rivals_land_can_be_looked_at_without_losing_the_own_one(hall: Hall, visitor: Visitor) -> None:
    page = visitor().new_page()
    seated(hall, page, 1, "base")
    page.locator("#rivals .glance").click()
    expect(page.locator("#look-2")).to_be_visible()
    expect(page.locator("#own .land-of")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#look-2")).to_be_hidden()


def test_one_click_on_a_ghost_buys_lays_and_lets_the_figure_stay_and_one_undo_takes_it_back(
    hall: Hall, visitor: Visitor
) -> None:
    page = visitor().new_page()
    seated(hall, page, 1, "base", at_once=False, **buying())
    my_turn(page)
    expect(ghosts(page, 6).first).to_be_hidden()
    page.locator("#answers [data-answer='buy:6']").hover()
    expect(ghosts(page, 6).first).to_be_visible()
    expect(page.locator("#slot-6")).to_have_class("stop slot choosable on")
    slot(page, 6).click()
    page.mouse.move(2, 2)
    expect(ghosts(page, 6).first).to_be_visible()
    expect(page.locator("#preview")).to_contain_text("the noble stays")
    stays = page.locator("#ghosts-6 .stays [data-then]")
    stays.click()
    expect(page.locator("#own [id^=cell-1-3-][aria-label*=noble]")).to_have_count(3)
    assert page.evaluate(PLY) == "3"
    page.locator("#question [data-do=undo]").click()
    expect(page.locator("body")).to_have_attribute("data-ply", "0")
    slot(page, 6).click()
    stays.click()
    page.locator("#question [data-do=instead]").click()  # the same, but the noble goes ashore
    expect(page.locator("#own #ashore-1-3")).to_be_visible()
    expect(page.locator("#own [id^=cell-1-3-][aria-label*=noble]")).to_have_count(2)
    expect(page.locator("#question [data-do=done]")).to_be_visible()
    assert page.evaluate(PLY) == "3"


def test_the_price_is_the_key_and_the_keyboard_goes_into_the_ghosts_and_back(hall: Hall, visitor: Visitor) -> None:
    page = visitor().new_page()
    seated(hall, page, 1, "base", **buying())
    my_turn(page)
    page.keyboard.press("6")
    focused = "document.activeElement.dataset.then"
    until(page, f"{focused}?.startsWith('buy:6 ')")
    first = page.evaluate(focused)
    page.keyboard.press("Escape")
    expect(page.locator("#answers [data-answer='buy:6']")).to_be_focused()
    expect(ghosts(page, 6).first).to_be_visible()  # the focus is on it
    page.keyboard.press("Enter")
    until(page, f"{focused} === {json.dumps(first)}")
    page.keyboard.press("ArrowDown")
    until(page, f"{focused} !== {json.dumps(first)}")
    then = page.evaluate(focused).split()
    page.keyboard.press("Enter")
    until(page, f"Number({PLY}) >= {len(then)}")
    expect(page.locator("#log")).to_contain_text("You buy a left end and a noble")


def test_the_barred_combination_stands_in_the_list_with_its_reason_and_is_no_answer(
    hall: Hall, visitor: Visitor
) -> None:
    page = visitor().new_page()
    seated(hall, page, 1, "base", **buying())
    my_turn(page)
    row = page.locator("#answers li").first  # it costs least
    expect(row).to_contain_text("Left end, fisher")
    expect(row).to_contain_text("free only as the last of its colour")
    expect(row.locator("use[href$='#lock']")).to_be_visible()
    expect(row.locator("button, [data-answer], [tabindex]")).to_have_count(0)
    row.click()
    page.keyboard.press("0")
    page.locator("#answers [data-answer='buy:2']").hover()
    expect(ghosts(page, 2).first).to_be_visible()
    assert page.evaluate(PLY) == "0"


def test_on_a_phone_the_answers_have_the_sheet_and_a_new_rule_waits_behind_its_sign(
    hall: Hall, visitor: Visitor
) -> None:
    page = visitor(**PHONE).new_page()
    seated(hall, page, 1, "base", **buying())
    my_turn(page)
    rows = page.locator("#answers [data-answer]")
    for row in (rows.nth(0), rows.nth(1)):
        expect(row).to_be_in_viewport(ratio=1)
    expect(rows.nth(0).locator("i")).to_have_text("2")  # its price
    expect(page.locator("#answers .locked")).to_contain_text("free only as the last of its colour")
    page.locator("[data-do=why-not]").tap()
    expect(page.locator("#cannots .rule-line")).to_contain_text("The cheapest combination is free")


DESK = ("#question", "#board", "#own .shore", "#own .lands", "#own .banner", "#rivals")


@pytest.mark.parametrize(("wishes", "parts"), [({}, DESK), (PHONE, ("#ask", "#board", "#own .lands"))])
def test_nothing_changes_its_size_from_question_to_question(
    hall: Hall, visitor: Visitor, wishes: dict[str, Any], parts: tuple[str, ...]
) -> None:
    page = visitor(**wishes).new_page()
    seated(hall, page, 2, "advanced")
    asked: set[str] = set()
    sizes: set[str] = set()
    while my_turn(page) and not {"bid", "buy"} <= asked:
        asked.add(answers(page)[0].partition(":")[0])
        sizes.add(
            page.evaluate(
                "parts => parts.map(one => { const box = document.querySelector(one).getBoundingClientRect();"
                " return [box.x, box.y, box.width, box.height].map(Math.round).join(' ') }).join(', ')",
                list(parts),
            )
        )
        play_on(page, 5, 1)
    assert len(asked) > 1
    assert len(sizes) == 1


def test_every_bid_can_be_reached_with_the_mouse(hall: Hall, visitor: Visitor) -> None:
    page = visitor().new_page()
    figures = {"fisher": 5, "noble": 5, "scout": 3}
    purse: dict[str, Any] = {"gold": {"blue": 40, "red": 40}, "points": {"blue": 0, "red": 0}}
    table = meadhall.scene("wikinger", seats=2, options={"version": "advanced"}, question="bid", drawn=figures, **purse)
    seated(hall, page, 1, "advanced", position=table.position())
    my_turn(page)
    page.locator("#own [data-answer='bid:40']").click()
    until(page, f"{PLY} !== '0'")
    expect(page.locator("#log")).to_contain_text("You bid 40 gold")


def test_the_strip_opens_the_score_sheet(hall: Hall, visitor: Visitor) -> None:
    page = visitor().new_page()
    seated(hall, page, 2, "base")
    expect(page.locator("#score")).to_be_hidden()
    page.locator("#own [popovertarget=score]").click()
    expect(page.locator("#score .sheet")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#score")).to_be_hidden()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [390, 1366])
def test_axe_finds_nothing_at_the_table(hall: Hall, visitor: Visitor, scheme: str, width: int) -> None:
    page = visitor(viewport={"width": width, "height": 844}, color_scheme=scheme, bypass_csp=True).new_page()
    seated(hall, page, 2, "no-auction")
    play_on(page, 4, 9)
    my_turn(page)
    found = Axe().run(page)
    assert not found.response["violations"], found.generate_report()
