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


@pytest.mark.parametrize(("lang", "words"), [("en", "about 3.5 points"), ("de", "etwa 3,5 Punkte")])
def test_words_come_by_name_in_the_language_of_the_page(opened: Opened, lang: str, words: str) -> None:
    page = opened(lang=lang)
    figure = words.split()[1]
    assert page.evaluate(f"use('words').then(({{ say }}) => say('expected', '{figure}'))") == words
