"""What the page does without the player, what it shows closer, and how the next game is set up."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

import meadhall
from tests.browser.house import BOT, ME, PLY, Hall, choose, my_turn, pick, play_on, sit, until

pytestmark = pytest.mark.browser
Visitor = Callable[..., BrowserContext]


def asked(visitor: Visitor, hall: Hall, game: str, script: str) -> Page:
    """A page with a question that satisfies a script: games are played at random until one comes."""
    page = visitor().new_page()
    page.clock.install()
    for _ in range(10):
        _, tokens = hall.table({**ME, "asks": "always"}, *[BOT] * (min(meadhall.game(game).seats) - 1), game=game)
        sit(page, tokens["0"])
        while my_turn(page):
            if page.evaluate(script):
                return page
            if answer := pick(page, script):
                choose(page, answer)
    raise AssertionError(f"ten games without {script}")


def test_the_only_answer_there_is_gives_itself_after_a_moment(visitor: Visitor, hall: Hall) -> None:
    page = asked(visitor, hall, "walhalla", "!!document.querySelector('#ask').dataset.only")
    before = page.evaluate(PLY)
    page.clock.run_for(10_000)
    expect(page.locator("body")).to_have_attribute("data-ply", before)  # who wants to be waited for is
    page.locator("[data-do=menu]").click()
    page.locator("#only-answer").select_option("moment")
    until(page, f"{PLY} !== '{before}'")


def test_one_key_passes_a_window(visitor: Visitor, hall: Hall) -> None:
    page = asked(visitor, hall, "runes", "!!document.querySelector('#answers [data-key=p]')")
    before = page.evaluate(PLY)
    page.keyboard.press("p")
    until(page, f"{PLY} !== '{before}'")


def test_a_board_can_be_looked_at_closer_and_stays_so_after_an_answer(visitor: Visitor, hall: Hall) -> None:
    page = visitor().new_page()
    _, tokens = hall.table(ME, BOT, game="runes")
    sit(page, tokens["0"])
    scale = "new DOMMatrix(getComputedStyle(document.querySelector('#board [data-moves]')).transform).a"
    assert page.evaluate(scale) == 1
    page.locator("#zoom [data-by='1.4']").click()
    closer = page.evaluate(scale)
    assert closer > 1.3
    box = page.locator("#board").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 200, box["y"] + 150)
    page.mouse.wheel(0, -100)
    assert page.evaluate(scale) > closer
    before, place = page.evaluate(scale), "document.querySelector('#board [data-moves]').style.transform"
    where = page.evaluate(place)
    page.mouse.down()
    page.mouse.move(box["x"] + 120, box["y"] + 100, steps=4)
    page.mouse.up()
    assert page.evaluate(place) != where
    assert my_turn(page)
    play_on(page, "closer", 1)
    assert page.evaluate(scale) == before
    page.locator("#zoom [data-by='0']").click()
    assert page.evaluate(scale) == 1


def test_another_game_is_set_up_with_the_same_people(visitor: Visitor, hall: Hall) -> None:
    page = visitor().new_page()
    _, tokens = hall.table(ME, BOT)
    sit(page, tokens["0"])
    play_on(page, 5)
    page.locator("a[href$='/again']:visible").click()
    expect(page.locator("form.setup")).to_be_visible()
    expect(page.locator("#number")).to_have_value("2")
    expect(page.locator("[name=kind-0]")).to_have_value("me")
    expect(page.locator("[name=name-0]")).to_have_value("Ann")
    page.locator("form.setup [type=submit]").click()
    page.wait_for_url("**/t/**")
    expect(page.locator("#board svg")).to_be_visible()
