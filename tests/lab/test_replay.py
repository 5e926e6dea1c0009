"""The widget of a replay: Python's side, and the page's in a browser."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page
from traitlets import TraitError

import meadhall
from meadhall.engine import Table
from meadhall.engine.errors import BadSetup
from meadhall.extras import MissingExtra
from meadhall.look.picture import picture

SCRIPT = Path(meadhall.__file__).parent / "lab" / "replay.js"


def table() -> Table:
    """Some answers at sea."""
    made = meadhall.table("raids", seats=2, seed="replayed", names=["Ann", "Ben"])
    while made.ply < 6:
        made.play(made.legal()[0])
    return made


def test_it_begins_where_the_table_stands_and_draws_what_is_looked_at() -> None:
    at = table()
    replay = at.replay(theme="dark")
    assert (replay.at, replay.last, replay.eyes, replay.names) == (6, 6, -1, ["Ann", "Ben"])
    assert replay.shown["svg"] == picture(at, theme="dark", fonts=False)
    replay.at = 2
    then = at.earlier(2)
    assert replay.shown["svg"] == picture(then, theme="dark", fonts=False)
    replay.eyes = 1
    assert replay.shown["svg"] == picture(then, 1, theme="dark", fonts=False)
    assert (replay.shown["at"], replay.shown["eyes"]) == (2, 1)


def test_it_tells_what_the_last_answer_did_in_the_readers_language() -> None:
    replay = table().replay(lang="de")
    assert "nach Feld" in replay.shown["told"]
    replay.at = 0
    assert replay.shown["told"] == ""
    assert replay.words["next"] == "Eine Antwort weiter"


def test_the_table_may_go_on_without_it() -> None:
    at = table()
    replay = at.replay()
    at.play(at.legal()[0])
    assert replay.last == 6
    replay.at = 3
    assert replay.shown["at"] == 3


def test_a_step_too_far_stays_inside_and_eyes_are_somebodys() -> None:
    replay = table().replay()
    replay.at = 99
    assert replay.at == 6
    replay.at = -1
    assert replay.at == 0
    with pytest.raises(TraitError, match="there is no seat 2"):
        replay.eyes = 2
    with pytest.raises(BadSetup, match="there is no seat 2"):
        table().replay(2)


def test_where_the_extra_is_missing_it_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "anywidget", None)
    with pytest.raises(MissingExtra, match=r"anywidget is not installed; .*meadhall\[lab\]"):
        table().replay()


MODEL = """
window.model = {
  values: VALUES, sent: [], heard: {},
  get(name) { return this.values[name] },
  set(values) { Object.assign(this.values, values) },
  save_changes() { this.sent.push([this.values.at, this.values.eyes]) },
  on(name, call) { this.heard[name] = call },
  off(name) { delete this.heard[name] },
  draw(at, eyes) {
    this.values.shown = { at, eyes, svg: `<svg id="f${at}-${eyes}"></svg>`, told: `told ${at}` }
    this.heard["change:shown"]()
  },
}
"""


@pytest.fixture
def page(chromium: Browser) -> Page:
    """The widget on a page, at the sixth answer of six, with a kernel that a test plays."""
    page = chromium.new_page()
    page.route("**/*", lambda route: route.fulfill(body="<body></body>", content_type="text/html"))
    page.route("**/replay.js", lambda route: route.fulfill(path=SCRIPT, content_type="text/javascript"))
    page.goto("http://replay.test/")
    replay = table().replay()
    values = {name: getattr(replay, name) for name in ("at", "eyes", "last", "names", "words")}
    values["shown"] = {"at": 6, "eyes": -1, "svg": "<svg id='f6--1'></svg>", "told": "told 6"}
    page.evaluate(MODEL.replace("VALUES", json.dumps(values)))
    page.evaluate("import('/replay.js').then((it) => it.default.render({ model, el: document.body }))")
    return page


@pytest.mark.browser
def test_buttons_step_and_stop_at_the_ends(page: Page) -> None:
    first, back, onward, last = page.get_by_role("button").all()
    assert [one.is_disabled() for one in (first, back, onward, last)] == [False, False, True, True]
    back.click()
    assert page.evaluate("model.sent") == [[5, -1]]
    assert page.locator("output").text_content() == "5 / 6"
    page.evaluate("model.draw(5, -1)")
    assert page.locator("svg").get_attribute("id") == "f5--1"
    assert page.get_by_text("told 5").count() == 1
    first.click()
    page.evaluate("model.draw(0, -1)")
    assert [one.is_disabled() for one in (first, back, onward, last)] == [True, True, False, False]


@pytest.mark.browser
def test_who_scrubs_faster_than_frames_are_drawn_gets_the_last_one_wanted(page: Page) -> None:
    slider = page.get_by_role("slider")
    for at in ("4", "3", "2"):
        slider.fill(at)
    assert page.evaluate("model.sent") == [[4, -1]]
    page.evaluate("model.draw(4, -1)")
    assert page.evaluate("model.sent") == [[4, -1], [2, -1]]
    assert slider.input_value() == "2"
    page.evaluate("model.draw(2, -1)")
    assert page.evaluate("model.sent.length") == 2


@pytest.mark.browser
def test_whose_eyes_can_be_chosen_and_python_can_move_it(page: Page) -> None:
    page.get_by_role("combobox").select_option("Ben")
    assert page.evaluate("model.sent") == [[6, 1]]
    page.evaluate("model.draw(6, 1)")
    page.evaluate("model.draw(3, 0)")
    assert page.get_by_role("slider").input_value() == "3"
    assert page.get_by_role("combobox").input_value() == "0"
    assert page.evaluate("model.sent.length") == 1
