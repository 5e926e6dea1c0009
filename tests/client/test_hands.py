"""Keys, clicks, what gives itself, and the small forms."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.client.conftest import Opened
from tests.client.test_line import TABLE, say, sent, table, view

pytestmark = pytest.mark.browser


def many(count: int, **data: str) -> str:
    """A question with so many answers."""
    more = "".join(f' data-{name.replace("_", "-")}="{value}"' for name, value in data.items())
    rows = "".join(f'<li><button data-answer="a:{n}">{n}</button></li>' for n in range(1, count + 1))
    return (
        f'<section id="ask" data-yours="yes"{more}><div id="question"><div class="do">'
        '<button data-do="undo">u</button><button data-do="done">d</button></div></div>'
        f'<div id="answers"><ol>{rows}</ol></div></section><section id="board"></section><ol id="log"></ol>'
    )


def given(page: Page) -> list[str]:
    """The answers that were sent."""
    return [one["answer"] for one in sent(page) if one["do"] == "answer"]


def test_a_digit_answers_at_once_where_no_second_can_follow(opened: Opened) -> None:
    page = table(opened, many(9))
    page.keyboard.press("3")
    assert given(page) == ["a:3"]


def test_where_there_are_more_answers_a_second_digit_is_waited_for(opened: Opened) -> None:
    page = table(opened, many(23))
    page.keyboard.press("1")
    page.clock.run_for(499)
    assert given(page) == []
    page.clock.run_for(1)
    assert given(page) == ["a:1"]
    say(page, {"type": "ok", "id": sent(page)[-1]["id"]})
    page.keyboard.press("1")
    page.keyboard.press("2")
    assert given(page) == ["a:1", "a:12"]
    say(page, {"type": "ok", "id": sent(page)[-1]["id"]})
    page.keyboard.press("5")  # fifty there are not
    assert given(page) == ["a:1", "a:12", "a:5"]


def test_arrows_walk_the_list_which_is_one_tab_stop(opened: Opened) -> None:
    page = table(opened, many(3))
    focused = "document.activeElement.dataset.answer"
    assert page.evaluate(focused) == "a:1"
    for key, where in (("ArrowDown", "a:2"), ("End", "a:3"), ("ArrowDown", "a:3"), ("Home", "a:1"), ("ArrowUp", "a:1")):
        page.keyboard.press(key)
        assert page.evaluate(focused) == where
        assert page.locator("#answers [tabindex='0']").get_attribute("data-answer") == where
    page.keyboard.press("Enter")
    assert given(page) == ["a:1"]


@pytest.mark.parametrize(("key", "does"), [("u", "undo"), ("Backspace", "undo"), ("d", "done")])
def test_letters_press_the_buttons_of_the_question(opened: Opened, key: str, does: str) -> None:
    page = table(opened, many(2))
    page.keyboard.press(key)
    assert [(one["do"], one["ply"]) for one in sent(page)] == [(does, 3)]


def test_an_answer_has_the_key_that_the_page_gives_it(opened: Opened) -> None:
    body = many(2).replace('data-answer="a:2"', 'data-answer="a:2" data-key="p"')
    page = table(opened, body)
    page.keyboard.press("p")
    assert given(page) == ["a:2"]


def test_keys_do_nothing_in_a_field_with_control_or_under_a_dialog(opened: Opened) -> None:
    page = table(opened, many(3) + '<input id="field">')
    page.keyboard.press("Control+1")
    page.locator("#field").press("1")
    page.locator("#field").blur()
    page.evaluate("document.querySelector('#dialog').showModal()")
    page.keyboard.press("1")
    assert given(page) == []
    page.evaluate("document.querySelector('#dialog').close()")
    page.keyboard.press("1")
    assert given(page) == ["a:1"]


def test_an_element_of_a_drawing_answers_with_enter(opened: Opened) -> None:
    body = many(1).replace(
        '<section id="board"></section>',
        '<section id="board"><svg><g class="choosable"><rect width="50" height="50" tabindex="0" data-answer="a:1"/>'
        "</g></svg></section>",
    )
    page = table(opened, body)
    page.locator("#board rect").focus()
    assert page.locator("#answers .on, #board .choosable.on").count() == 2
    page.keyboard.press("Enter")
    assert given(page) == ["a:1"]


def asks(page: Page, body: str, ply: int) -> None:
    """Let the server put a question."""
    part = body[: body.index("</section>") + len("</section>")]
    say(page, view(ply, ply, parts={"ask": part}))


def test_the_only_answer_gives_itself_after_a_moment(opened: Opened) -> None:
    page = table(opened, many(2))
    asks(page, many(1, only="a:1"), 4)
    page.clock.run_for(2499)
    assert given(page) == []
    page.clock.run_for(1)
    assert given(page) == ["a:1"]


def test_a_question_that_is_past_does_not_answer_itself_any_more(opened: Opened) -> None:
    page = table(opened, many(2))
    asks(page, many(1, only="a:1"), 4)
    page.clock.run_for(2000)
    asks(page, many(2), 5)
    page.clock.run_for(10_000)
    assert given(page) == []


DONE = (
    '<section id="ask" data-yours="yes"><div id="question"><h1>?</h1><p id="preview"></p>'
    '<div class="do"><button data-do="done">Done</button><button data-do="undo">Undo</button></div></div>'
    '<div id="answers"><ol></ol></div></section>'
)


def done(page: Page) -> int:
    """How often Done was said."""
    return sum(one["do"] == "done" for one in page.evaluate("frames_of()"))


def test_a_turn_ends_a_moment_after_its_last_answer_unless_somebody_points_at_its_bar(opened: Opened) -> None:
    page = table(opened, many(2))
    asks(page, DONE, 4)
    assert "take it back" in page.locator("#preview").inner_text()
    page.clock.run_for(2900)
    page.locator("#question h1").hover()
    page.clock.run_for(10_000)
    assert done(page) == 0
    page.locator("#question").evaluate("bar => { bar.style.pointerEvents = 'none' }")
    page.mouse.move(0, 0)
    page.clock.run_for(2900)
    assert done(page) == 0
    page.clock.run_for(100)
    assert done(page) == 1


def test_who_wants_to_say_done_is_waited_for(opened: Opened) -> None:
    page = table(opened, many(2))
    page.evaluate("localStorage['turn-end'] = 'said'")
    asks(page, DONE, 4)
    page.clock.run_for(10_000)
    assert done(page) == 0


def test_key_numbers_are_for_who_plays_by_keyboard(opened: Opened) -> None:
    page = table(opened, many(2))
    keys = "document.body.classList.contains('keys')"
    page.keyboard.press("ArrowDown")
    assert page.evaluate(keys)
    page.mouse.move(30, 30)
    page.mouse.move(60, 60)
    assert not page.evaluate(keys)
    page.keyboard.press("u")
    assert not page.evaluate(keys)


SETUP = (
    '<form data-post="/new/x">'
    '<select id="number" data-seats="yes"><option>2</option><option selected>3</option></select>'
    '<ol class="seating">'
    + "".join(
        f'<li><select name="kind-{k}"><option value="me">me</option><option value="friend" selected>friend</option>'
        '<option value="bot" data-called="Bot" data-ratings="{&quot;2&quot;: &quot;1510&quot;}">Bot</option></select>'
        f'<input name="name-{k}"></li>'
        for k in range(3)
    )
    + "</ol></form>"
)


def test_the_set_up_page_shows_as_many_rows_as_play_and_one_of_them_is_mine(opened: Opened) -> None:
    page = opened(SETUP, table="")
    page.evaluate("use('app')")
    page.locator("#number").select_option("2")
    assert page.locator("li:visible").count() == 2
    assert page.locator("[name=name-2]").is_disabled()
    assert page.locator("[name=kind-1] [value=bot]").text_content() == "Bot · 1510"
    page.locator("#number").select_option("3")
    assert page.locator("[name=kind-1] [value=bot]").text_content() == "Bot"
    page.locator("[name=kind-0]").select_option("me")
    page.locator("[name=kind-1]").select_option("me")
    assert page.locator("[name=kind-0]").input_value() == "friend"


def test_what_is_hovered_is_lit_in_the_list_too(opened: Opened) -> None:
    page = table(opened, TABLE.replace('<section id="board">', '<section id="board"><i data-answer="x:2">here</i>'))
    page.locator("#board i").hover()
    assert page.locator("#answers .on").get_attribute("data-answer") == "x:2"
    assert [one["answer"] for one in page.evaluate("sockets[0].sent") if one["do"] == "preview"] == ["x:2"]
