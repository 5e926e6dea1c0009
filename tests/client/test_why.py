"""Why not: the pinned card, the list of what cannot be chosen, the rule of a question, and where a card lies."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.client.conftest import Opened
from tests.client.test_line import say, table, view

pytestmark = pytest.mark.browser

ASK = (
    '<section id="ask" data-yours="yes"><div id="question"><h1>Where to?</h1>'
    '<button data-do="rule" aria-expanded="false" hidden>?</button><p id="preview"></p>'
    '<p id="rule-line" data-met="game.go" hidden>Go on or stay. <a href="/rules/game#go">Rule 2.1</a></p>'
    '<div class="do"></div></div><div id="answers"><ol>'
    '<li><button data-answer="x:1">one</button></li><li><button data-answer="x:2">two</button></li></ol>'
    '<button data-do="why-not" aria-expanded="false">Why not?</button></div></section>'
)
BOARD = (
    '<section id="board"><svg width="400" height="200">'
    '<g data-why="x:1" aria-label="First place"><rect width="40" height="40"/>'
    '<rect id="hit" width="20" height="40" fill="transparent" data-answer="x:1"/></g>'
    '<g id="third" data-why="x:3 y:3" data-explain="stone" aria-label="Third place">'
    '<rect x="100" width="40" height="40"/></g>'
    '<g id="fourth" data-why="x:4" aria-label="Fourth place"><rect x="200" width="40" height="40"/></g>'
    '<g id="tree" data-explain="tree"><rect x="300" width="40" height="40"/></g>'
    "</svg></section>"
)
TABLE = f'<main>{ASK}{BOARD}<section id="log"><ol></ol></section><div id="tip" popover="manual" hidden></div></main>'
SHORT = {"answer": "x:3", "name": "short", "text": "You have 0 of 2.", "help": "Fetch 2.", "figures": {}}
RULE = {"id": "go", "number": "2.1", "address": "/rules/game#go"}


def at(opened: Opened, **keeps: str) -> Page:
    """A table with some things on it; what the browser kept from before."""
    page = opened("")
    page.evaluate("all => { for (const [name, value] of Object.entries(all)) localStorage[name] = value }", keeps)
    page.close()
    page = table(opened, TABLE)
    say(page, view(3))
    return page


def queries(page: Page, *kinds: str) -> list[dict[str, Any]]:
    """What the server was asked."""
    found: list[dict[str, Any]] = page.evaluate("sockets.at(-1).sent")
    return [one for one in found if one["do"] in (kinds or ("why", "whys"))]


def reply(page: Page, **told: Any) -> None:
    """The server's answer to the last question."""
    say(page, {"type": "ok", "id": queries(page)[-1]["id"], "ply": 3, **told})


def pinned(page: Page, told: dict[str, Any] | None = None) -> None:
    """Click the third place, and let the server say why."""
    page.locator("#third rect").click()
    reply(page, why=told or {**SHORT, "rule": RULE})
    expect(page.locator("#pinned")).to_be_visible()


def test_a_click_on_what_is_no_choice_pins_its_card_with_the_reason(opened: Opened) -> None:
    page = at(opened)
    page.locator("#third rect").click()
    assert [one["answers"] for one in queries(page)] == [["x:3", "y:3"]]
    reply(page, why={**SHORT, "rule": RULE})
    card = page.locator("#pinned")
    expect(card).to_be_visible()
    assert card.locator("h3").inner_text() == "Third place"
    assert card.locator(".about").inner_text() == ""
    assert card.locator(".not-now").inner_text().split("\n\n") == ["Not now", "You have 0 of 2.", "Fetch 2."]
    assert card.locator("a").get_attribute("href") == "/rules/game#go"
    assert card.locator("a").inner_text() == "Rule 2.1"
    assert page.locator(".ringed").get_attribute("id") == "third"
    expect(card).to_be_focused()
    expect(page.locator("#news")).to_have_text("Third place. Not now. You have 0 of 2. Fetch 2.")


def test_the_same_thing_is_asked_about_once_a_question(opened: Opened) -> None:
    page = at(opened)
    for _ in range(3):
        page.locator("#third rect").click()
        if len(queries(page)) == 1:
            reply(page, why={**SHORT, "rule": None})
        expect(page.locator("#pinned")).to_be_visible()
        page.keyboard.press("Escape")
    assert len(queries(page)) == 1
    say(page, view(4))
    page.locator("#third rect").click()
    assert len(queries(page)) == 2


def test_escape_and_the_button_close_it_and_the_focus_goes_back(opened: Opened) -> None:
    page = at(opened)
    page.locator("[data-answer='x:2']").focus()
    page.evaluate("use('pin').then(({ pin }) => { pin(document.querySelector('#third')) })")
    expect(page.locator("body")).to_be_visible()
    page.evaluate("new Promise(done => setTimeout(done)); 0")
    reply(page, why={**SHORT, "rule": RULE})
    expect(page.locator("#pinned")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("#pinned")).to_be_hidden()
    expect(page.locator("#answers [data-answer='x:2']")).to_be_focused()
    assert page.locator(".ringed").count() == 0
    pinned_again = page.locator("#third rect")
    pinned_again.click()
    expect(page.locator("#pinned")).to_be_visible()
    page.locator("#pinned [data-do=unpin]").click()
    expect(page.locator("#pinned")).to_be_hidden()
    expect(page.locator("#answers [data-answer='x:1']")).to_be_focused()  # nothing had it: what is to be decided


def test_a_click_beside_everything_closes_the_card_and_one_on_another_thing_moves_it(opened: Opened) -> None:
    page = at(opened)
    pinned(page)
    page.locator("#fourth rect").click()
    reply(page, why={**SHORT, "answer": "x:4", "text": "Too far.", "help": None, "rule": None})
    expect(page.locator("#pinned h3")).to_have_text("Fourth place")
    assert page.locator("#pinned footer").is_hidden()
    assert page.locator(".ringed").get_attribute("id") == "fourth"
    page.locator("#board svg").click(position={"x": 20, "y": 150})
    expect(page.locator("#pinned")).to_be_hidden()


def test_choices_are_chosen_and_what_may_mean_one_is_not_asked_about(opened: Opened) -> None:
    page = at(opened)
    page.locator("#board svg").click(position={"x": 30, "y": 20})  # the place, beside its target
    assert queries(page) == []
    page.locator("#hit").click()
    assert [one["answer"] for one in queries(page, "answer")] == ["x:1"]
    assert page.locator("#pinned").count() == 0


def test_the_card_stays_while_the_question_does_and_closes_with_it(opened: Opened) -> None:
    page = at(opened)
    pinned(page)
    say(page, view(3, 2, parts={"board": BOARD.replace('class="ringed"', ""), "ask": ASK}))  # somebody came or left
    expect(page.locator("#pinned")).to_be_visible()
    assert page.locator(".ringed").get_attribute("id") == "third"
    say(page, view(3, 3, parts={"ask": ASK.replace("Where to?", "And now?")}))
    expect(page.locator("#pinned")).to_be_hidden()
    pinned(page)
    say(page, view(4, 4))
    expect(page.locator("#pinned")).to_be_hidden()
    assert page.locator(".ringed").count() == 0


def test_a_reason_that_comes_after_the_question_has_changed_is_not_shown(opened: Opened) -> None:
    page = at(opened)
    page.locator("#third rect").click()
    asked = queries(page)[-1]["id"]
    say(page, view(4, 2, parts={"ask": ASK.replace("Where to?", "And now?")}))
    say(page, {"type": "ok", "id": asked, "ply": 3, "why": {**SHORT, "rule": None}})
    assert page.locator("#pinned:popover-open").count() == 0


def test_enter_on_the_walk_pins_the_thing_and_answers_nothing(opened: Opened) -> None:
    page = at(opened)
    page.locator("#answers [data-answer='x:1']").focus()
    for name in ("Fourth place", "stone"):  # a kind without a component has its own name
        page.keyboard.press("e")
        expect(page.locator("#tip h3")).to_contain_text(name)
    page.keyboard.press("Enter")
    assert queries(page, "answer") == []
    reply(page, why={**SHORT, "rule": RULE})
    expect(page.locator("#pinned h3")).to_have_text("Third place")
    expect(page.locator("#tip")).to_be_hidden()
    page.keyboard.press("Escape")
    page.keyboard.press("Enter")  # the walk is over: Enter answers again
    assert [one["answer"] for one in queries(page, "answer")] == ["x:1"]


def test_a_tap_pins_the_plain_explanation_of_what_is_never_an_answer_and_a_click_does_not(opened: Opened) -> None:
    page = at(opened)
    page.locator("#tree rect").click()
    assert page.locator("#pinned").count() == 0
    tap = (
        "node => { const box = node.getBoundingClientRect(); node.dispatchEvent(new PointerEvent('click', { bubbles: "
        "true, pointerType: 'touch', clientX: box.x + 20, clientY: box.y + 20 })) }"
    )
    page.locator("#tree rect").evaluate(tap)
    expect(page.locator("#pinned h3")).to_contain_text("tree")
    assert page.locator("#pinned .not-now").is_hidden()
    assert queries(page) == []


def test_digits_answer_while_a_card_is_pinned(opened: Opened) -> None:
    page = at(opened)
    pinned(page)
    page.keyboard.press("2")
    assert [one["answer"] for one in queries(page, "answer")] == ["x:2"]


# -- the list --------------------------------------------------------------------------------------------------------


def test_w_opens_the_list_and_gives_the_focus_back(opened: Opened) -> None:
    page = at(opened)
    page.keyboard.press("w")
    listed = [
        {**SHORT, "rule": RULE, "things": ["x:3 y:3", "x:4"]},
        {**SHORT, "text": "Never.", "help": None, "rule": None, "things": ["z:9"]},
    ]
    reply(page, whys=listed)
    panel = page.locator("#cannots")
    expect(panel).to_be_visible()
    expect(panel).to_be_focused()
    assert panel.locator("h2").inner_text() == "Why can’t I …"
    assert panel.locator(".rule-line").inner_text() == "Go on or stay. Rule 2.1"
    rows = [row.inner_text().split("\n") for row in panel.locator("li").all()]
    assert [[line for line in row if line] for row in rows] == [
        ["Third place, Fourth place", "You have 0 of 2. Fetch 2. Rule 2.1"],
        ["Never."],
    ]
    button = page.locator("[data-do=why-not]")
    expect(button).to_have_attribute("aria-expanded", "true")
    expect(page.locator("#news")).to_contain_text("You have 0 of 2.")
    panel.locator("li").first.hover()
    assert page.locator(".pointed").get_attribute("id") == "third"
    page.keyboard.press("Escape")
    expect(panel).to_be_hidden()
    expect(button).to_be_focused()
    expect(button).to_have_attribute("aria-expanded", "false")
    button.click()
    expect(panel).to_be_visible()
    page.keyboard.press("w")
    expect(panel).to_be_hidden()
    assert len(queries(page)) == 1


def test_many_things_of_one_reason_are_not_all_named(opened: Opened) -> None:
    page = at(opened)
    page.evaluate(
        "for (let n = 10; n < 17; n++) document.querySelector('#board svg').insertAdjacentHTML('beforeend', "
        '`<g data-why="x:${n}" aria-label="Place ${n}"/>`)'
    )
    page.keyboard.press("w")
    reply(page, whys=[{**SHORT, "rule": None, "things": [f"x:{n}" for n in range(10, 17)]}])
    expect(page.locator("#cannots b")).to_have_text("Place 10, Place 11, Place 12 and 4 more")


def test_a_list_without_reasons_says_so_and_closes_with_the_question(opened: Opened) -> None:
    page = at(opened)
    page.keyboard.press("w")
    reply(page, whys=[])
    panel = page.locator("#cannots")
    expect(panel).to_contain_text("Everything you see can be chosen")
    say(page, view(3, 2, parts={"ask": ASK}))
    expect(panel).to_be_visible()
    expect(page.locator("[data-do=why-not]")).to_have_attribute("aria-expanded", "true")
    say(page, view(4, 3))
    expect(panel).to_be_hidden()


# -- the rule of a question ------------------------------------------------------------------------------------------


def shown(page: Page) -> tuple[bool, bool]:
    """Whether the rule is told, and whether the place belongs to previews."""
    return page.locator("#rule-line").is_visible(), not page.locator("#preview").evaluate("node => node.hidden")


def test_the_rule_is_told_the_first_three_times_and_then_behind_its_sign(opened: Opened) -> None:
    page = at(opened)
    for ply in (3, 4, 5):
        for version in (1, 2):  # drawn again it is no other question
            say(page, view(ply, 10 * ply + version, parts={"ask": ASK}))
            assert shown(page) == (True, False), ply
    say(page, view(6, 60, parts={"ask": ASK}))
    assert shown(page) == (False, True)
    sign = page.locator("[data-do=rule]")
    expect(sign).to_have_attribute("aria-expanded", "false")
    sign.click()
    assert shown(page) == (True, False)
    expect(sign).to_have_attribute("aria-expanded", "true")
    say(page, view(6, 61, parts={"ask": ASK}))  # it stays open while the question does
    assert shown(page) == (True, False)
    sign.click()
    assert shown(page) == (False, True)
    say(page, view(7, 70, parts={"ask": ASK.replace("game.go", "game.stay")}))  # another kind of question
    assert shown(page) == (True, False)


def test_how_often_a_question_was_met_is_kept_and_strange_figures_do_no_harm(opened: Opened) -> None:
    page = at(opened, **{"rules-met": '{"game.go": [3, "nord 8"]}'})
    assert shown(page) == (False, True)
    page = at(opened, **{"rules-met": "{{{"})
    assert shown(page) == (True, False)


def test_looking_at_an_answer_gives_the_place_to_its_preview(opened: Opened) -> None:
    page = at(opened)
    assert shown(page) == (True, False)
    page.mouse.move(300, 300)
    page.locator("#answers [data-answer='x:2']").hover()
    assert shown(page) == (False, True)
    say(page, view(4, 2, parts={"ask": ASK}))
    page.keyboard.press("ArrowDown")
    assert shown(page) == (False, True)


# -- where a card lies -----------------------------------------------------------------------------------------------

PLACED = """([card, thing, choices, rather = []]) => use("place").then(({ place, shared }) => {
  const box = ([left, top, width, height]) => ({ left, top, right: left + width, bottom: top + height })
  const [width, height] = card, field = box([0, 50, 1000, 700])
  const found = place({ width, height }, box(thing), choices.map(box), field, rather.map(box))
  const lies = box([found.left, found.top, width, height])
  return { ...lies, on: choices.filter(one => shared(lies, box(one))).length, over: shared(lies, box(thing)) > 0 }
})"""


@pytest.mark.parametrize(
    ("thing", "choices"),
    [
        ([500, 400, 40, 40], []),
        ([0, 60, 40, 40], []),
        ([960, 700, 40, 40], []),
        ([500, 400, 40, 40], [[x, y, 60, 60] for x in (100, 400, 700) for y in (150, 650)]),
        ([500, 400, 40, 40], [[560, 300, 400, 300], [100, 300, 380, 300]]),
        ([500, 400, 40, 40], [[0, 100, 1000, 280], [0, 460, 560, 290]]),
    ],
)
def test_a_card_lies_near_its_thing_and_on_no_choice(
    opened: Opened, thing: list[int], choices: list[list[int]]
) -> None:
    lies = opened("").evaluate(PLACED, [[300, 200], thing, choices])
    assert (lies["on"], lies["over"]) == (0, False)
    assert lies["left"] >= 0
    assert lies["top"] >= 50
    assert lies["right"] <= 1000
    assert lies["bottom"] <= 750
    if not choices:
        across = max(lies["left"] - thing[0] - 40, thing[0] - lies["right"], 0)
        down = max(lies["top"] - thing[1] - 40, thing[1] - lies["bottom"], 0)
        assert across + down < 40


def test_where_choices_are_everywhere_as_little_of_them_is_covered_as_can_be(opened: Opened) -> None:
    full = [[0, 50, 1000, 600], [0, 650, 600, 100]]
    lies = opened("").evaluate(PLACED, [[300, 150], [500, 300, 40, 40], full])
    assert lies["left"] >= 600
    assert lies["bottom"] >= 730


def test_a_card_lies_beside_the_question_unless_that_costs_a_choice(opened: Opened) -> None:
    page, question, thing = opened(""), [0, 50, 1000, 100], [500, 160, 40, 40]
    assert page.evaluate(PLACED, [[300, 200], thing, [], [question]])["top"] >= 150
    below = [[0, 210, 1000, 540]]
    assert page.evaluate(PLACED, [[300, 100], thing, below, [question]])["bottom"] <= 210
