"""Walhalla on a phone: what is to be decided lies on the own mat, and the mat can be seen and touched."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext

from tests.browser.house import BOT, ME, Hall, choose, my_turn, pick, sit, turn_to
from tests.browser.test_access import PHONE

pytestmark = pytest.mark.browser
Visitor = Callable[..., BrowserContext]
TURNS = 8

COVERED = """() => [...document.querySelectorAll('#board .hit, #own .hit')].filter(hit => {
  hit.scrollIntoView({ block: 'center', behavior: 'instant' })
  const box = hit.getBoundingClientRect()
  return box.width && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2) !== hit
}).map(hit => hit.dataset.answer)"""


def test_on_a_phone_nothing_lies_over_an_answer_on_board_or_mat(visitor: Visitor, hall: Hall) -> None:
    page = visitor(**PHONE).new_page()
    _, tokens = hall.table(ME, BOT, BOT, game="walhalla")
    sit(page, tokens["0"])
    seen = set()
    for _ in range(TURNS):
        assert my_turn(page)
        for shown in ("seat-1", "board"):
            turn_to(page, shown)
            assert page.evaluate(COVERED) == []
        seen.add(page.evaluate("document.querySelector('#own .hit') ? 'mat' : 'board'"))
        if answer := pick(page, "walhalla"):
            choose(page, answer, touch=True, passes=True)
    assert seen == {"mat", "board"}
