"""A hint: the answer it points at and the reason below it are in sight, wherever they stand in the list."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.client.conftest import Opened
from tests.client.test_line import say, table, view

pytestmark = pytest.mark.browser

MANY = 12
ROWS = "".join(
    f'<li><button class="answer" style="height: 40px" data-answer="x:{k}">{k}</button></li>' for k in range(MANY)
)
TABLE = (
    '<main><section id="ask" data-yours="yes"><div id="question"><h1>Where to?</h1><p id="preview"></p>'
    '<button data-do="hint">Hint</button></div><div id="answers">'
    f'<ol style="height: 200px; overflow: auto; padding: 0">{ROWS}</ol></div></section>'
    '<section id="board"></section><section id="log"><ol></ol></section></main>'
)


@pytest.mark.parametrize("hinted", [0, MANY // 2, MANY - 1])
def test_a_long_reason_is_seen_with_the_answer_it_is_for(opened: Opened, hinted: int) -> None:
    page = table(opened, TABLE)
    say(page, view(3))
    page.locator("[data-do=hint]").click()
    asked = page.evaluate("sockets.at(-1).sent.find((one) => one.do === 'hint')")
    told = ["It brings two points more in the end. " * 6, "The other one may be as good. " * 4]
    expected = [{"answer": f"x:{k}", "points": 40.0 + k, "sure": True, "text": "about 40"} for k in range(MANY)]
    reply = {"ply": 3, "hint": f"x:{hinted}", "why": "it is best", "told": told, "expected": expected}
    say(page, {"type": "ok", "id": asked["id"], **reply})
    expect(page.locator("#answers .hinted")).to_have_attribute("data-answer", f"x:{hinted}")
    for node in (page.locator("#answers .hinted"), page.locator("#answers .hint-why")):
        expect(node).to_be_in_viewport(ratio=0.99)
    expect(page.locator("[data-do=hint]")).to_be_enabled()
    expect(page.locator("#preview")).to_be_empty()
