"""A scoring is walked through before the board is wiped: step by step, by itself, again from the log, or not at all."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

import meadhall
from meadhall.bots import make
from meadhall.pages.stage import Stage, stage
from tests.browser.house import BOT, FORESEEN, Hall, sit, until
from tests.browser.test_access import clean

pytestmark = pytest.mark.browser
Visitor = Callable[..., BrowserContext]
WALK = "if (location.host) { localStorage.scorings = ''; localStorage.pace = '500' }"
TOTALS = """() => [...document.querySelectorAll('.tally li')]
  .sort((one, other) => one.id.localeCompare(other.id)).map(row => Number(row.querySelector('.figure').textContent))"""
WAKES = """() => [...document.querySelectorAll('#flight path.wake')].map(path => {
  const own = document.querySelector('#stage').getBoundingClientRect(), long = path.getTotalLength()
  const at = part => { const { x, y } = path.getPointAtLength(part * long); return [x + own.x, y + own.y] }
  const inside = ([x, y]) => box => x > box.left && x < box.right && y > box.top && y < box.bottom
  const words = [...document.querySelectorAll('#stage text, #stage h1, #stage h2, #stage p, #stage td, #stage .figure')]
    .map(node => node.getBoundingClientRect())
  const seat = [...path.classList].find(name => name.startsWith('seat-'))
  const row = document.querySelector('#tally-' + seat.slice(5)).getBoundingClientRect()
  return { seat: Number(seat.slice(5)) - 1, arrives: inside(at(1))(row),
    over: Array.from({ length: 200 }, (_, k) => at(k / 200)).filter(point => words.some(inside(point))).length }
})"""
LIT = "() => [...document.querySelectorAll('#stage .lit')].map(node => node.id)"


def before_a_scoring(game: str, number: int) -> tuple[dict[str, Any], int, str, Stage]:
    """A position one answer before a scoring, who gives that answer, and what is paid then."""
    table = meadhall.table(game, 3, seed="before a scoring")
    minds = [make("greedy", table.game, seat) for seat in range(3)]
    while True:
        seat, position = table.seat, table.position()
        answer = minds[seat].choose(table.view(seat), table.legal_actions(), 1.0)
        table.play(answer)
        if len(table.scored) >= number:
            found = stage(table, seat, number)
            assert found is not None
            return position, seat, table.game.actions.text(answer), found


def at_the_stage(page: Page, hall: Hall, game: str, number: int = 1) -> Stage:
    """A page that shows a scoring, for who brought it about."""
    position, seat, answer, found = before_a_scoring(game, number)
    seats = [{"kind": "me", "name": "Ann", "at_once": True} if one == seat else BOT for one in range(3)]
    _, tokens = hall.table(*seats, game=game, position=position)
    sit(page, tokens[str(seat)])
    page.locator(f"#answers [data-answer='{answer}']").click()
    if page.evaluate(FORESEEN):  # on a phone the first tap shows what an answer leads to
        page.locator("#foresee [data-foresee=play]").click()
    expect(page.locator("#stage")).to_be_visible()
    return found


def test_a_raid_is_scored_step_by_step_before_the_land_is_cleared(visitor: Visitor, hall: Hall) -> None:
    person = visitor()
    person.add_init_script(WALK)
    page = person.new_page()
    found = at_the_stage(page, hall, "walhalla")
    count, title = page.locator("#step-count"), page.locator("#step-title")
    expect(page.locator("[data-stage=next]")).to_be_focused()
    expect(page.locator("[data-stage=play]")).to_be_hidden()  # with less motion every step stands complete
    for at, step in enumerate(found.steps):
        expect(count).to_have_text(f"{at + 1} of {len(found.steps)}")
        assert page.evaluate(TOTALS) == list(step.totals)
        lit = page.evaluate(LIT)
        assert set(lit) >= {spot for pay in step.pays.values() for spot in pay.spots}
        shown = page.locator("#stage tr.now td").all_inner_texts()
        assert [one != "–" for one in shown].count(True) == len(step.pays)
        if at == 0:
            clean(page, "the scoring")
        if at + 1 < len(found.steps):
            page.keyboard.press("ArrowRight")
    first = title.inner_text()
    page.keyboard.press("Home")
    expect(count).to_have_text(f"1 of {len(found.steps)}")
    assert title.inner_text() != first
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    expect(count).to_have_text(f"1 of {len(found.steps)}")
    page.locator("#stage [data-show='1']").click()
    expect(count).to_have_text(f"2 of {len(found.steps)}")
    page.keyboard.press("End")
    assert page.evaluate(TOTALS) == list(found.after)
    expect(page.locator("[data-stage=next]")).to_have_text("On to raid 2")
    page.locator("[data-stage=next]").click()
    expect(page.locator("#stage")).to_have_count(0)
    expect(page.locator("#raid")).to_have_text("Raid 2 of 3")
    page.reload()
    expect(page.locator("#board svg")).to_be_visible()
    page.locator("#log [data-do=stage]").click()  # it was seen, so it does not come by itself
    expect(page.locator("#raid")).to_have_text("Raid 1 of 3")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.locator("#raid")).to_have_text("Raid 2 of 3")


@pytest.mark.parametrize("size", [{"width": 1366, "height": 768}, {"width": 390, "height": 844}], ids=["desk", "phone"])
def test_wakes_lead_from_what_pays_to_the_totals_and_never_over_words(
    visitor: Visitor, hall: Hall, size: dict[str, int]
) -> None:
    person = visitor(viewport=size)
    person.add_init_script(WALK)
    page = person.new_page()
    found = at_the_stage(page, hall, "walhalla")
    drawn = 0
    for at, step in enumerate(found.steps):
        if at:
            page.keyboard.press("ArrowRight")
        wakes = page.evaluate(WAKES)
        assert all(one["arrives"] for one in wakes)
        assert [one["over"] for one in wakes] == [0] * len(wakes)
        seats = [one["seat"] for one in wakes]
        assert len(seats) == len(set(seats))
        assert set(seats) <= {seat for seat, pay in step.pays.items() if not pay.each}
        drawn += len(wakes)
    assert drawn >= 2


@pytest.mark.parametrize("game", ["walhalla", "wikinger", "raids"])
def test_on_a_phone_a_scoring_is_one_page_with_board_totals_sources_and_everybodys_things(
    visitor: Visitor, hall: Hall, game: str
) -> None:
    person = visitor(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    person.add_init_script(WALK)
    page = person.new_page()
    found = at_the_stage(page, hall, game)
    for part in ("#board svg", ".tally", ".sources table", "#own > *", "#rivals .rival", "#question"):
        expect(page.locator(f"#stage {part}").first).to_be_visible()
    strip, board, totals = (
        page.locator(f"#stage {one}").first.bounding_box() for one in ("#question", "#board svg", ".tally")
    )
    assert strip is not None
    assert board is not None
    assert totals is not None
    assert strip["width"] == 390
    assert strip["y"] + strip["height"] == pytest.approx(844, abs=1)
    assert board["x"] + board["width"] <= totals["x"]
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    for _ in found.steps:  # after the last one it leads on
        page.locator("[data-stage=next]").tap()
    expect(page.locator("#stage")).to_have_count(0)


def test_points_sail_by_themselves_and_the_end_leads_to_the_result(visitor: Visitor, hall: Hall) -> None:
    person = visitor(reduced_motion="no-preference")
    person.add_init_script(WALK)
    page = person.new_page()
    found = at_the_stage(page, hall, "raids")
    assert page.evaluate(TOTALS) == [0, 0, 0], "nothing is counted before it was seen"
    expect(page.locator("[data-stage=next]")).to_have_text("Result")  # after the last step
    assert page.evaluate(TOTALS) == list(found.after)
    page.locator("[data-stage=back]").click()
    assert page.evaluate(TOTALS) == list(found.steps[-2].totals)
    page.keyboard.press("ArrowRight")  # it sails
    page.keyboard.press("ArrowRight")  # it is there
    assert page.evaluate(TOTALS) == list(found.after)
    page.locator("[data-stage=next]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#stage")).to_have_count(0)
    assert page.evaluate("document.querySelector('#place').dataset.over") == "yes"


def test_a_scoring_that_was_missed_is_shown_on_return_and_to_nobody_who_wants_none(
    visitor: Visitor, hall: Hall
) -> None:
    person = visitor()
    person.add_init_script("if (location.host) localStorage.scorings ??= 'log'")
    page = person.new_page()
    position, seat, answer, found = before_a_scoring("wikinger", 2)
    seats = [{"kind": "me", "name": "Ann", "at_once": True} if one == seat else BOT for one in range(3)]
    table, tokens = hall.table(*seats, game="wikinger", position=position)
    sit(page, tokens[str(seat)])
    page.locator(f"#answers [data-answer='{answer}']").click()
    until(page, "document.querySelector('#place').dataset.scored === '1'")
    assert page.locator("#stage").count() == 0
    address = page.url
    page.goto("/rules")  # away from the table, whose next view would be taken for seen
    page.evaluate(f"localStorage.scorings = 'once'; localStorage.setItem('scored-{table}', '0')")
    page.goto(address)
    expect(page.locator("#stage")).to_be_visible()
    expect(page.locator("#step-count")).to_have_text(f"{len(found.steps)} of {len(found.steps)}")  # finished at once
    assert page.evaluate(TOTALS) == list(found.after)
    page.keyboard.press("Escape")
    page.reload()
    expect(page.locator("#board svg")).to_be_visible()
    assert page.locator("#stage").count() == 0
