"""Patching and motion: nodes keep their identity, pieces glide where motion is wanted."""

from __future__ import annotations

import pytest

from tests.client.conftest import Opened

pytestmark = pytest.mark.browser

PATCH = """async fresh => {
  const { patch } = await use("patch"), { parse } = await use("dom")
  const old = document.querySelector("#list"), were = new Map([...old.children].map(node => [node.id, node]))
  patch(old, parse(fresh))
  return [...old.children].map(node => [node.id, node.textContent, were.get(node.id) === node])
}"""


def test_what_has_an_id_moves_and_stays_itself(opened: Opened) -> None:
    page = opened('<ul id="list"><li id="a">a</li><li id="b">b</li><li id="c">c</li></ul>')
    found = page.evaluate(PATCH, '<ul id="list"><li id="c">c</li><li id="new">n</li><li id="a">A</li></ul>')
    assert found == [["c", "c", True], ["new", "n", False], ["a", "A", True]]


def test_focus_and_what_was_typed_survive_a_patch(opened: Opened) -> None:
    page = opened('<ul id="list"><li id="a"><input id="field"></li><li id="b">b</li></ul>')
    page.locator("#field").fill("Ann")
    page.evaluate(PATCH, '<ul id="list" class="x"><li id="b">b</li><li id="a"><input id="field"></li></ul>')
    assert page.evaluate("document.activeElement.id") == "field"
    assert page.locator("#field").input_value() == "Ann"
    assert page.locator("#list").get_attribute("class") == "x"


def test_attributes_that_are_gone_are_taken_away_and_texts_replaced(opened: Opened) -> None:
    page = opened('<ul id="list" hidden data-old="1">one <b>two</b> three</ul>')
    page.evaluate(PATCH, '<ul id="list" data-new="2">eins <i>zwei</i></ul>')
    assert page.evaluate("document.querySelector('#list').outerHTML") == (
        '<ul id="list" data-new="2">eins <i>zwei</i></ul>'
    )


BOARD = (
    '<section id="board"><svg width="200" height="200" viewBox="0 0 100 100">'
    '<g id="ship" transform="translate(10 10)"><rect width="9" height="9"/></g></svg></section>'
)
GLIDE = """async () => {
  const { spots, glide } = await use("motion"), ship = document.querySelector("#ship"), before = spots()
  const frames = []
  ship.animate = (given) => frames.push(...given.map((one) => one.translate))
  ship.setAttribute("transform", "translate(40 10)")
  return [glide(before), frames]
}"""


def test_a_piece_glides_from_where_it_was(opened: Opened) -> None:
    moved, frames = opened(BOARD, motion="wanted").evaluate(GLIDE)
    assert moved == 1
    assert frames == ["-30px 0px", "0px 0px"]


def test_nothing_glides_for_who_wants_less_motion(opened: Opened) -> None:
    assert opened(BOARD, motion="reduce").evaluate(GLIDE) == [0, []]


@pytest.mark.parametrize(("lang", "words"), [("en", "and 3 more"), ("de", "und 3 weitere")])
def test_words_come_by_name_in_the_language_of_the_page(opened: Opened, lang: str, words: str) -> None:
    page = opened(lang=lang)
    figure = words.split()[1]
    assert page.evaluate(f"use('words').then(({{ say }}) => say('more', '{figure}'))") == words


CUT = """async () => {
  const { cutOut } = await use("cut-outs"), seen = () => document.querySelector("svg").getAttribute("viewBox")
  cutOut()
  const first = seen()
  cutOut()
  return [first, seen()]
}"""


@pytest.mark.parametrize(
    ("place", "shown"),
    [("50 50", "42.0 35.0 36.0 36.0"), ("0 0", "0.0 0.0 36.0 36.0"), ("190 95", "164.0 64.0 36.0 36.0")],
)
def test_a_piece_of_a_board_is_cut_round_what_is_marked_and_stays_within_it(
    opened: Opened, place: str, shown: str
) -> None:
    drawing = (
        '<div class="cut-out"><svg width="118" height="118" viewBox="0 0 200 100">'
        f'<g transform="translate({place})"><rect width="20" height="6" data-cut="here"/></g></svg></div>'
    )
    assert opened(drawing).evaluate(CUT) == [shown, shown]  # what is cut twice is cut the same
