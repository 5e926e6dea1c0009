"""How a game flows: over a whole game nothing jumps, nothing lies over what is decided, and a click leaves no card."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Error, Page, expect

import meadhall
from tests.browser.house import BOT, GESTURING, ME, PLY, Hall, choose, my_turn, pick, sit, spot, until
from tests.browser.test_access import PHONE
from tests.browser.test_every_game import GAMES

pytestmark = pytest.mark.browser
Visitor = Callable[..., BrowserContext]

# Looks at every frame that is painted, until the game is over: sizes, and what cards lie over.
WATCH = """() => {
  const seen = window.flow = { board: [], question: [], covered: [], frames: 0, rests: false }
  const keep = (list, what) => { if (!list.includes(what)) list.push(what) }
  const shared = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1
  const round = (n) => Math.round(n)
  let point = null
  addEventListener('pointermove', ({ clientX, clientY }) => { point = [clientX, clientY] }, true)
  const look = () => {
    if (document.querySelector('#place').dataset.over) return
    seen.frames++
    const low = innerWidth <= 820, four = document.body.classList.contains('four') ? ' with four rows' : ''
    const board = document.querySelector(low ? '#board > svg:not(.away-page)' : '#board')
    const box = board.getBoundingClientRect(), part = board.dataset.page ?? ''
    const ask = document.querySelector(low ? '#ask:has(.answers li)' : '#question')
    const asks = ask?.getBoundingClientRect()
    keep(seen.board, `${part}${four} ${round(box.width)} × ${round(box.height)} at ${round(box.x)}, ${round(box.y)}`)
    if (asks) keep(seen.question, `${four} ${round(asks.height)}`)
    for (const card of document.querySelectorAll(low ? '#tip' : '#tip, #pinned')) {
      const lies = card.getBoundingClientRect()
      if (!lies.width) continue
      if (seen.rests) keep(seen.covered, `${card.id} after a click: ${card.textContent.slice(0, 60)}`)
      for (const what of ['#question', '#answers']) {
        const under = document.querySelector(what).getBoundingClientRect()
        if (under.width && shared(lies, under)) keep(seen.covered, `${card.id} over ${what}`)
      }
      const [x, y] = point ?? [-9, -9]
      if (lies.left < x && x < lies.right && lies.top < y && y < lies.bottom) keep(seen.covered, `${card.id} over hand`)
    }
  }
  const on = () => { look(); requestAnimationFrame(on) }
  on()
}"""
OFTEN = 3  # answers to one that is pointed at before it is chosen
CARD = "!!document.querySelector('#tip:popover-open')"
EXPLAINED = "node => !!node.closest('[data-explain]') && !node.closest('.open, #tried')"
REACHED = """node => { node.scrollIntoViewIfNeeded()
  const { x, y, width, height } = node.getBoundingClientRect()
  return node.contains(document.elementFromPoint(x + width / 2, y + height / 2)) }"""
RESTS = "on => { window.flow.rests = on }"


def seated(visitor: Visitor, hall: Hall, game: str, **wishes: Any) -> Page:
    """A table of that game against bots, every frame of it watched."""
    page = visitor(**wishes).new_page()
    _, tokens = hall.table(ME, *[BOT] * (min(meadhall.game(game).seats) - 1), game=game)
    sit(page, tokens["0"])
    page.evaluate("document.fonts.ready.then(() => null)")
    page.evaluate(WATCH)
    return page


def point_at(page: Page, answer: str) -> bool:
    """Rest the mouse on an answer's place until its card is there, as who thinks does; whether it has such a place."""
    page.mouse.move(3, 3)
    place = spot(page, answer)
    if not place.count() or not place.is_visible():
        return False
    try:
        if not place.evaluate(REACHED, timeout=3000):
            return False  # its middle lies under another card of a hand
        place.hover(timeout=3000)
        explained = place.evaluate(EXPLAINED, timeout=3000)
    except Error:
        return False  # or does meanwhile, or its window has passed by itself
    if explained:
        until(page, f"{CARD} || !document.querySelector(`[data-answer='{answer}']`)")
    return True


@pytest.mark.parametrize("game", GAMES)
def test_over_a_whole_game_by_mouse_the_board_stays_where_it_is_and_no_card_covers_the_question(
    visitor: Visitor, hall: Hall, game: str
) -> None:
    page, turn = seated(visitor, hall, game), 0
    while my_turn(page):
        if not (answer := pick(page, "flow")):
            continue
        turn += 1
        page.evaluate(RESTS, False)  # the hand moves on
        seen = turn % OFTEN or page.evaluate(GESTURING) or point_at(page, answer)
        choose(page, answer, listed=not seen, passes=True)
        page.evaluate(RESTS, True)
    flow = page.evaluate("window.flow")
    assert len(flow["board"]) == 1, flow["board"]
    assert len(flow["question"]) == 1, flow["question"]
    assert flow["covered"] == []
    assert int(page.evaluate(PLY)) > 5
    expect(page.locator("#question h1")).to_contain_text("win")
    assert page.locator("#board [data-answer]").count() == 0


@pytest.mark.parametrize("game", ["karvi", "raids", "walhalla"])  # the others change what lies beside the board
def test_over_a_whole_game_the_board_of_a_phone_keeps_its_size(visitor: Visitor, hall: Hall, game: str) -> None:
    page = seated(visitor, hall, game, **PHONE)
    while my_turn(page):
        if answer := pick(page, "flow"):
            choose(page, answer, touch=True, passes=True)
    flow = page.evaluate("window.flow")
    sizes: dict[str, set[str]] = {}
    for seen in flow["board"]:
        name, _, size = seen.rpartition(" × ")
        sizes.setdefault(name.rpartition(" ")[0], set()).add(f"{name.rpartition(' ')[2]} × {size}")
    assert all(len(one) == 1 for one in sizes.values()), sizes
    assert len(flow["question"]) == len({seen.rpartition(" ")[0] for seen in flow["question"]}), flow["question"]
    assert flow["covered"] == []
