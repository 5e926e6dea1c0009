"""Everybody can use it: axe finds nothing on any page by day and by night, and what the board says can be read."""

from __future__ import annotations

import base64
from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import BrowserContext, Page

from tests.browser.house import BOT, FRIEND, ME, Hall, my_turn, open_menu, play_on, sit, turn_to, until

pytestmark = pytest.mark.browser
Visitor = Callable[..., BrowserContext]
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SCREENS: dict[str, dict[str, Any]] = {"desktop": {}, "phone": PHONE}


def clean(page: Page, where: str) -> None:
    """axe finds nothing, by day and by night."""
    for light in ("light", "dark"):
        page.evaluate(f"document.documentElement.dataset.theme = '{light}'")
        results = Axe().run(page)
        assert results.violations_count == 0, f"{where}, {light}:\n{results.generate_report()}"


@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing_before_the_game(visitor: Visitor, hall: Hall, screen: str) -> None:
    page = visitor(**SCREENS[screen]).new_page()
    _, tokens = hall.table(ME, FRIEND)
    for path in ("/", "/new/raids", "/new/raids?bots", f"/join/{tokens['1']}", "/t/nowhere"):
        page.goto(path)
        clean(page, path)


@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing_at_the_table(visitor: Visitor, hall: Hall, screen: str) -> None:
    page = visitor(**SCREENS[screen]).new_page()
    _, tokens = hall.table(ME, BOT, BOT)
    sit(page, tokens["0"])
    my_turn(page)
    clean(page, "the table, asked")
    open_menu(page)
    clean(page, "the menu")
    page.locator("#dialog [data-do=close]").click()
    if screen == "phone":
        turn_to(page, "board")
    play_on(page, 9, 5)
    my_turn(page)
    clean(page, "the table, in mid-game")
    page.goto(page.url + "/replay")
    clean(page, "the replay")
    onlooker = visitor(**SCREENS[screen]).new_page()
    onlooker.goto(page.url.partition("/replay")[0])
    clean(onlooker, "the table, watched")


def test_axe_finds_nothing_when_the_game_is_over(visitor: Visitor, hall: Hall) -> None:
    page = visitor().new_page()
    _, tokens = hall.table(ME, BOT)
    sit(page, tokens["0"])
    my_turn(page)
    page.locator("[data-do=menu]").click()
    page.locator("#menu [data-do=bot][data-seat='0']").click()
    page.locator("#dialog [data-do=close]").click()
    until(page, "!!document.querySelector('#answers a[href$=replay]')")
    clean(page, "the end")


TEXTS = """() => {
const ships = [...document.querySelectorAll('#board .piece')].map(ship => ship.getBoundingClientRect())
const covered = (text, [x, y, w, h]) => {
  const top = document.elementsFromPoint(x + w / 2, y + h / 2).find(one => !one.matches('.hit'))
  const under = s => x < s.right && s.left < x + w && y < s.bottom && s.top < y + h
  return !text.parentNode.contains(top) || ships.some(under)
}
return [...document.querySelectorAll('#board text, #own text, #rivals text')].map(text => {
  const style = getComputedStyle(text), box = text.getBoundingClientRect(), scale = text.getScreenCTM()
  const halo = style.strokeWidth !== '1px' && style.stroke !== 'none' ? style.stroke : ''
  return { words: text.textContent, fill: style.fill, halo,
           size: parseFloat(style.fontSize) * Math.hypot(scale.a, scale.b),
           box: [box.x, box.y, box.width, box.height], text }
}).filter(one => one.box[2] && !covered(one.text, one.box)).map(one => ({ ...one, text: null })) }"""

MEASURE = """async ([png, texts]) => {
  const bytes = Uint8Array.from(atob(png), c => c.charCodeAt(0))
  const picture = await createImageBitmap(new Blob([bytes]))
  const canvas = new OffscreenCanvas(picture.width, picture.height), brush = canvas.getContext('2d')
  const pixel = () => brush.getImageData(0, 0, 1, 1).data
  const colour = css => { brush.fillStyle = css; brush.fillRect(0, 0, 1, 1); return pixel() }
  const light = ([r, g, b]) => [r, g, b].map(c => (c /= 255) <= .04045 ? c / 12.92 : ((c + .055) / 1.055) ** 2.4)
    .reduce((sum, c, i) => sum + c * [.2126, .7152, .0722][i], 0)
  const contrast = (a, b) => (Math.max(a, b) + .05) / (Math.min(a, b) + .05)
  return texts.map(text => {
    const ink = light(colour(text.fill))
    if (text.halo) return [text.words, contrast(ink, light(colour(text.halo)))]
    brush.drawImage(picture, 0, 0)
    const [x, y, w, h] = text.box.map(Math.round)
    const data = brush.getImageData(x, y, Math.max(1, w), Math.max(1, h)).data, ratios = []
    for (let i = 0; i < data.length; i += 4) ratios.push(contrast(ink, light(data.slice(i, i + 3))))
    ratios.sort((a, b) => a - b)
    return [text.words, ratios[Math.floor(ratios.length / 2)]]
  })
}"""


@pytest.mark.parametrize("light", ["light", "dark"])
@pytest.mark.parametrize("screen", SCREENS)
def test_what_is_written_on_the_board_can_be_read(visitor: Visitor, hall: Hall, screen: str, light: str) -> None:
    person = visitor(**SCREENS[screen], color_scheme=light)
    page = person.new_page()
    _, tokens = hall.table(ME, BOT, BOT)
    sit(page, tokens["0"])
    play_on(page, 10, 3)
    my_turn(page)
    page.mouse.move(0, 0)
    page.evaluate("scrollTo(0, 0)")
    texts = page.evaluate(TEXTS)
    assert len(texts) > 12
    assert [text["words"] for text in texts if text["size"] < 12] == []
    page.evaluate("for (const text of document.querySelectorAll('svg text')) text.setAttribute('visibility', 'hidden')")
    picture = base64.b64encode(page.screenshot(scale="css")).decode()
    blank = visitor().new_page()
    measured = blank.evaluate(MEASURE, [picture, texts])
    assert [(words, round(ratio, 1)) for words, ratio in measured if ratio < 4.5] == []
