"""Karvi in a real browser: a rival's whole mat opens over the page, explains itself, and stays while others move."""

from __future__ import annotations

import json
import urllib.request
from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.house import BOT, ME, PATIENCE, PLY, YOURS, Hall, answers, choose, my_turn, sit, until

pytestmark = pytest.mark.browser
Visitor = Callable[..., BrowserContext]
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
HEARD = "localStorage.getItem('seen-' + document.body.dataset.table) !== null"  # the first frame: answers are taken
ASKED = "document.querySelector('#rival-2').classList.contains('asked')"


def seated(hall: Hall, page: Page, *others: dict[str, Any]) -> str:
    """Take the first seat at a fresh table; the token of the second is returned where somebody may sit there."""
    body = {"game": "karvi", "seats": [ME, *others]}
    headers = {"x-meadhall": "test", "content-type": "application/json"}
    request = urllib.request.Request(hall.url + "/api/tables", json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request, timeout=PATIENCE) as reply:
        tokens = json.load(reply)["tokens"]
    sit(page, tokens["0"])
    until(page, HEARD)
    return str(tokens.get("1", ""))


def whole(page: Page) -> None:
    """What everybody may know about the second seat is there to read."""
    look = page.locator("#look-2")
    expect(look).to_be_visible()
    expect(look.locator(".ship .warrior, .ship .place")).to_have_count(5)
    expect(look.locator(".tracks [data-explain^=track-]")).to_have_count(12)
    expect(look.locator(".ship [data-explain^=slot-], .runes [data-explain^=slot-]").first).to_be_visible()
    expect(look.locator(".stores li").first).to_be_visible()
    expect(look.locator("[data-answer]")).to_have_count(0)


def test_a_rivals_whole_mat_opens_by_mouse_and_closes_by_button_or_a_click_beside_it(
    hall: Hall, visitor: Visitor
) -> None:
    page = visitor().new_page()
    seated(hall, page, BOT)
    page.locator("#glance-2").click()
    whole(page)
    page.locator("#leave-2").click()
    expect(page.locator("#look-2")).to_be_hidden()
    page.locator("#glance-2").click()
    expect(page.locator("#look-2")).to_be_visible()
    page.mouse.click(4, 300)
    expect(page.locator("#look-2")).to_be_hidden()


def test_a_rivals_whole_mat_opens_by_keyboard_and_closes_with_escape(hall: Hall, visitor: Visitor) -> None:
    page = visitor().new_page()
    seated(hall, page, BOT)
    my_turn(page)
    page.locator("#glance-2").focus()
    page.keyboard.press("Enter")
    whole(page)
    page.keyboard.press("Escape")
    expect(page.locator("#look-2")).to_be_hidden()
    expect(page.locator("#glance-2")).to_be_focused()


def test_no_key_answers_while_a_rivals_mat_is_looked_at(hall: Hall, visitor: Visitor) -> None:
    page = visitor().new_page()
    page.clock.install()
    seated(hall, page, BOT)
    my_turn(page)
    ply = page.evaluate(PLY)
    page.locator("#glance-2").click()
    whole(page)
    page.keyboard.press("1")
    page.clock.run_for(1000)  # longer than a second digit is waited for
    assert page.locator(".chosen").count() == 0
    assert page.evaluate(PLY) == ply
    page.keyboard.press("Escape")
    page.keyboard.press("1")
    until(page, f"{PLY} !== '{ply}'")


def test_a_rivals_whole_mat_fits_a_phone_and_opens_by_touch(hall: Hall, visitor: Visitor) -> None:
    page = visitor(**PHONE).new_page()
    seated(hall, page, BOT, BOT)
    page.locator("#strip [data-turn='seat-2']").tap()  # a rival has a page of their own there
    page.locator("#glance-2").tap()
    whole(page)
    box = page.locator("#look-2").bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["y"] >= 0
    assert box["x"] + box["width"] <= 390
    assert box["y"] + box["height"] <= 844
    assert page.evaluate(
        "document.querySelector('#look-2').scrollWidth <= document.querySelector('#look-2').clientWidth"
    )
    page.locator("#leave-2").tap()
    expect(page.locator("#look-2")).to_be_hidden()


def test_an_open_mat_stays_open_while_its_owner_moves_and_shows_what_changed(hall: Hall, visitor: Visitor) -> None:
    mine, theirs = visitor().new_page(), visitor().new_page()
    token = seated(hall, mine, {"kind": "friend", "name": "Ben", "at_once": True})
    sit(theirs, token)
    until(theirs, HEARD)
    for _ in range(200):  # until Ben is asked; free actions come to an end
        until(mine, f"{ASKED} || {YOURS}")
        if mine.evaluate(ASKED):
            break
        choose(mine, answers(mine)[0])
    mine.locator("#glance-2").click()
    mine.evaluate("document.querySelector('#look-2').same = true")
    before = mine.evaluate(PLY)
    my_turn(theirs)
    choose(theirs, answers(theirs)[0])
    until(mine, f"{PLY} !== '{before}'")
    whole(mine)
    assert mine.evaluate("document.querySelector('#look-2').same")
    text = "document.querySelector('#look-2').textContent"
    seen = mine.evaluate(text)
    mine.reload()
    assert mine.evaluate(text) == seen


def test_an_open_mat_stays_open_while_a_bot_moves(hall: Hall, visitor: Visitor) -> None:
    page = visitor().new_page()
    seated(hall, page, BOT)
    my_turn(page)
    moved = "document.querySelectorAll('#log [href$=\"#seat-2\"]').length"
    before = page.evaluate(moved)
    page.locator("#glance-2").focus()
    page.keyboard.press("Enter")
    whole(page)
    for _ in range(200):  # answered below the open mat, until it has been the bot's turn
        ply = page.evaluate(PLY)
        page.evaluate("document.querySelector('#answers [data-answer]')?.click()")  # unless it has given itself
        until(page, f"{PLY} !== '{ply}'")
        my_turn(page)
        if page.evaluate(moved) > before:
            break
    assert page.evaluate(moved) > before
    whole(page)


def test_what_lies_on_a_rivals_mat_explains_itself_above_it(hall: Hall, visitor: Visitor) -> None:
    page = visitor().new_page()
    seated(hall, page, BOT)
    page.locator("#glance-2").click()
    page.locator("#look-2 .stores [data-explain=goods-fur]").hover()
    expect(page.locator("#tip")).to_contain_text("Fur")
    on_top = """(() => { const tip = document.querySelector('#tip'); tip.style.pointerEvents = 'auto'
      const box = tip.getBoundingClientRect()
      return tip.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)) })()"""
    assert page.evaluate(on_top)
    page.keyboard.press("Escape")
    expect(page.locator("#tip")).to_be_hidden()


def test_place_names_can_be_read_on_a_phone(hall: Hall, visitor: Visitor) -> None:
    page = visitor(**PHONE).new_page()
    seated(hall, page, BOT)
    size = "all => all.map(one => parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a)"
    sizes = page.eval_on_selector_all("#board text", size)
    assert len(sizes) > 40
    assert min(sizes) >= 12
    page.locator("#sections [data-section=sea]").tap()
    expect(page.locator("#board [data-page=sea]")).to_be_visible()
    inside = """all => all.every(one => { const box = one.getBoundingClientRect()
      return box.left >= 8 && box.right <= 382 })"""
    assert page.eval_on_selector_all("#board [data-page=sea] .name", inside)


SHOWN = "[...document.querySelectorAll('#board g.key')].filter(key => !key.classList.contains('shut')).length"
ROWS = "document.querySelectorAll('#answers [data-group-list]:not([hidden]) [data-answer]').length"
SIZES = """['board', 'question', 'own', 'rivals'].map(name => { const box = document.querySelector('#' + name)
  .getBoundingClientRect(); return [box.width, box.height].map(Math.round).join(' × ') }).join(', ')"""


def test_a_kind_of_answers_is_opened_by_tab_or_letter_and_nothing_changes_its_size(
    hall: Hall, visitor: Visitor
) -> None:
    page = visitor(viewport={"width": 1366, "height": 768}).new_page()
    seated(hall, page, BOT)
    for _ in range(40):
        my_turn(page)
        if page.locator("#group-sail, #group-gold").count() and page.locator("#group-die").count():
            break
        choose(page, answers(page)[0])
    tabs = page.locator("#answers [data-group]")
    sizes = page.evaluate(SIZES)
    for k in range(tabs.count()):
        tabs.nth(k).click()
        expect(tabs.nth(k)).to_have_attribute("aria-pressed", "true")
        expect(page.locator("#answers [data-group-list]:visible")).to_have_count(1)
        assert page.evaluate(SHOWN) <= page.evaluate(ROWS)
        assert page.evaluate(SIZES) == sizes
    page.keyboard.press("d")
    expect(page.locator("#group-die")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#list-die [data-answer]").first).to_be_focused()
    assert page.evaluate(SHOWN) == page.evaluate(ROWS)
    ply = page.evaluate(PLY)
    choose(page, answers(page)[0], listed=True)
    until(page, f"{PLY} !== '{ply}'")
    assert page.evaluate(SIZES) == sizes


GOALS = "[...document.querySelectorAll('#board .haven')].filter(one => one.getBoundingClientRect().width).length"


def moving(page: Page) -> None:
    """Answer until a die may be moved and a ship sail to build."""
    while my_turn(page) and not page.locator("#list-sail [data-then=build]").count():
        choose(page, answers(page)[0])
    page.locator("#group-sail").click()


def test_a_voyage_from_the_list_builds_there_and_is_shown_before(hall: Hall, visitor: Visitor) -> None:
    page = visitor().new_page()
    seated(hall, page, BOT)
    moving(page)
    row = page.locator("#list-sail [data-then=build]").first
    field = str(row.get_attribute("data-answer")).partition(":")[2]
    row.hover()
    expect(page.locator(f"#field-{field} .haven")).to_be_visible()
    assert page.evaluate(GOALS) == 1
    ply = int(page.evaluate(PLY))
    row.click()
    until(page, f"{PLY} >= {ply + 2}")
    expect(page.locator("#log")).to_contain_text("build")


def test_on_a_phone_the_first_tap_shows_where_the_ship_goes(hall: Hall, visitor: Visitor) -> None:
    page = visitor(**PHONE).new_page()
    seated(hall, page, BOT)
    while my_turn(page) and not page.locator("#board .haven").count():
        choose(page, answers(page)[0], touch=True)
    page.locator("#sections [data-section=sea]").tap()
    assert page.evaluate(GOALS) == 0
    page.locator("#board [data-page=sea] [data-answer^=sail]").first.tap()
    expect(page.locator("#foresee")).to_be_visible()
    assert page.evaluate(GOALS) == 1


def test_on_a_phone_the_list_of_a_kind_opens_over_the_board_in_bands_with_prices(hall: Hall, visitor: Visitor) -> None:
    page = visitor(**PHONE).new_page()
    seated(hall, page, BOT, BOT)
    while my_turn(page) and not page.locator("#answers li.band[data-group=die]").count():
        choose(page, answers(page)[0], touch=True)
    village, sheet, bands = page.locator("#board > svg").first, page.locator("#ask"), page.locator("#answers li.band")
    page.locator("#answers [data-kind=die]").tap()
    board, low = village.bounding_box(), sheet.bounding_box()
    assert not bands.first.is_visible()
    button = page.locator("#answers [data-phone=list]")
    button.tap()
    expect(button).to_have_attribute("aria-expanded", "true")
    expect(bands.first).to_be_visible()
    expect(page.locator("#answers li[data-group=die] .price").first).to_be_visible()
    high = sheet.bounding_box()
    assert low is not None
    assert high is not None
    assert high["height"] > 2 * low["height"]
    assert village.bounding_box() == board
    page.locator("#answers li[data-group=die] [data-answer]").first.tap()
    expect(page.locator("#foresee")).to_be_visible()
    assert sheet.bounding_box() == low, "what an answer leads to is shown on the whole board"
    page.locator("#foresee [data-foresee=back]").tap()
    assert sheet.bounding_box() == high
    button.tap()
    assert sheet.bounding_box() == low


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [390, 1366])
def test_axe_finds_nothing_at_the_table_nor_in_an_open_mat(
    hall: Hall, visitor: Visitor, scheme: str, width: int
) -> None:
    page = visitor(viewport={"width": width, "height": 844}, color_scheme=scheme, bypass_csp=True).new_page()
    seated(hall, page, BOT, BOT)
    my_turn(page)
    if width < 821:
        page.locator("#strip [data-turn='seat-2']").click()
    page.locator("#glance-2").click()
    whole(page)
    found = Axe().run(page)
    assert not found.response["violations"], found.generate_report()
