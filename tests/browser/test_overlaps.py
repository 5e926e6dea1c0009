"""Nothing hides a number: positions of whole games are laid out as table pages, and no text, sign or panel lies over
another; labels are neither cut nor stick out of their plates.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.overlaps import COMBINATIONS, RULE, Sheet, measured, one_of_each, positions, told
from tests.contract.setups import setups

pytestmark = pytest.mark.browser
CLEAN = ("karvi", "raids", "runes", "walhalla", "wikinger")
POSITIONS = 200  # a game, spread over three sizes and two languages


@pytest.fixture(scope="module")
def sheet(chromium: Browser) -> Iterator[Sheet]:
    """One page on which all of them are laid out."""
    opened = Sheet(chromium)
    yield opened
    opened.close()


@pytest.mark.parametrize("game", CLEAN)
def test_nothing_lies_over_a_text_or_a_sign(sheet: Sheet, game: str) -> None:
    pages, found = 0, []
    for _, _, _, _, seen in measured(sheet, game, POSITIONS):
        pages += 1
        found += seen
    assert pages == POSITIONS
    assert not found, told(found)


@pytest.mark.slow
@pytest.mark.parametrize("game", CLEAN)
def test_every_kind_of_question_has_room_for_its_words_and_its_rule(sheet: Sheet, game: str) -> None:
    asked = one_of_each(game)
    found = [
        one
        for size, lang in COMBINATIONS
        if size != "1920x1080"
        for position in asked
        for one in sheet.overlaps(position, size, lang, RULE)
    ]
    assert not found, told(found)


@pytest.mark.parametrize("game", CLEAN)
def test_the_positions_are_spread_over_whole_games_of_every_set_up(game: str) -> None:
    known = list(positions(game, POSITIONS))
    assert {one.setup for one in known} == {one for one in setups() if one.game == game}
    assert any(one.ply == 0 for one in known)
    assert any(one.model.table.over for one in known)
    again = positions(game, POSITIONS)
    assert [str(one) for one, _ in zip(known[:8], again, strict=False)] == [str(one) for one in known[:8]]


MADE_UP = {
    "texts": "const a = document.querySelector('#question h1').cloneNode(true); a.style.position = 'absolute';"
    "a.style.translate = '3px -6px'; document.querySelector('#question h1').before(a)",
    "covered": "const at = document.querySelector('#harbour-tile text.say').getBBox();"
    "const r = document.createElementNS('http://www.w3.org/2000/svg', 'rect');"
    "for (const [k, v] of Object.entries({x: at.x, y: at.y, width: 30, height: 20, fill: 'red'})) r.setAttribute(k, v);"
    "document.querySelector('#harbour-tile').append(r)",
    "hidden": "document.querySelector('#ship-2').setAttribute('transform',"
    "document.querySelector('#ship-1').getAttribute('transform'))",
    "key": "document.head.insertAdjacentHTML('beforeend', '<style>main.table svg .key { display: inline !important }')",
    "cut": "document.querySelector('#log h2').style.cssText = 'overflow: hidden; width: 20px; white-space: nowrap'",
    "sticks out": "document.querySelector('#you text').textContent = 'you and all your friends'",
    "panels": "document.querySelector('#own').style.translate = '0 -40px'",
    "page": "document.querySelector('#own').style.width = '1500px'",
}


@pytest.mark.parametrize("kind", MADE_UP)
def test_what_lies_over_something_is_found(sheet: Sheet, kind: str) -> None:
    first = next(iter(positions("raids", 1)))
    sheet.size = ""  # loaded anew: what a test added to the page is gone
    sheet.show(first, "1366x768", "en")
    assert sheet.measure() == []
    sheet.page.evaluate(f"() => {{ {MADE_UP[kind]} }}")
    assert kind in {one["kind"] for one in sheet.measure()}
