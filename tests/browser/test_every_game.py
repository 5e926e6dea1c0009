"""Every registered game at the table page: drawn, clickable, readable, clean for axe, on desktop and phone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page

import meadhall
from tests.browser.house import BOT, ME, Hall, choose, my_turn, pick, sit
from tests.browser.test_access import SCREENS, clean
from tests.listed import LISTED

pytestmark = pytest.mark.browser
Visitor = Callable[..., BrowserContext]
TURNS = 3  # a long question squeezes the board of a desktop; even then nothing may become tiny
GAMES = [name for name in meadhall.games() if type(meadhall.game(name)).__module__.startswith("meadhall.games.")]

SMALL = """() => [...document.querySelectorAll('#board text, #own text, #rivals text')].filter(text => {
  const scale = text.getScreenCTM(), size = parseFloat(getComputedStyle(text).fontSize) * Math.hypot(scale.a, scale.b)
  return text.getBoundingClientRect().width && size < 10.5
}).map(text => text.textContent)"""
THUMB = """() => [...document.querySelectorAll('#board .hit, #own .hit')].map(hit => [hit, hit.getBoundingClientRect()])
  .filter(([, box]) => box.width && Math.min(box.width, box.height) < 43.9)
  .map(([hit, box]) => `${hit.dataset.answer} ${Math.round(box.width)} × ${Math.round(box.height)}`)"""
NOWHERE = """() => [...document.querySelectorAll('#answers [data-answer]')].map(one => one.dataset.answer)
  .filter(answer => !document.querySelector(`#board [data-answer="${answer}"], #own [data-answer="${answer}"]`))"""


def seated(page: Page, hall: Hall, game: str) -> None:
    """A table of that game, against bots."""
    least: dict[str, Any] = {"kind": "bot", "level": BOT["level"]}
    seats = [ME, *(least for _ in range(min(meadhall.game(game).seats) - 1))]
    _, tokens = hall.table(*seats, game=game)
    sit(page, tokens["0"])


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("game", GAMES)
def test_a_game_can_be_played_and_read(visitor: Visitor, hall: Hall, game: str, screen: str) -> None:
    page = visitor(**SCREENS[screen]).new_page()
    seated(page, hall, game)
    for _ in range(TURNS):
        if not my_turn(page):
            break
        nowhere = [answer for answer in page.evaluate(NOWHERE) if answer.partition(":")[0] not in LISTED.get(game, ())]
        assert nowhere == []
        assert page.evaluate(SMALL) == []
        if screen == "phone":
            assert page.evaluate(THUMB) == []
            assert page.evaluate("document.documentElement.scrollWidth") <= 390
        if answer := pick(page, game):
            choose(page, answer, listed=True, passes=True)
    page.mouse.move(0, 0)
    clean(page, f"{game} on a {screen}")
