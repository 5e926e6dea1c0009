"""Rules to read and the front page in a browser: found, looked up, opened beside the table, usable by everybody."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

import meadhall
from meadhall.learn import Book, book, lessons, teaches
from meadhall.look import show
from meadhall.pages.games import ordered
from meadhall.words import speaker
from tests.browser.house import BOT, FRIEND, ME, Hall, choose, my_turn, pick, play_on, sit, spot, turn_to, until
from tests.browser.test_access import PHONE, SCREENS, clean

pytestmark = pytest.mark.browser
Visitor = Callable[..., BrowserContext]
TAUGHT = [name for name in meadhall.games() if teaches(meadhall.game(name))]
LOCALES = {"en": "en-GB", "de": "de-DE"}
FIRST = [game.name for game in ordered() if game.name in TAUGHT][:1]  # the others differ in their words alone
SIGHTS = [
    (game, screen, lang)
    for game in TAUGHT
    for screen, lang in (("desktop", "en"), ("phone", "de"), ("desktop", "de"), ("phone", "en"))[
        : 4 if game in FIRST else 2
    ]
]
every_sight = pytest.mark.parametrize(("game", "screen", "lang"), SIGHTS)
one_game = pytest.mark.parametrize("game", FIRST)
every_game = pytest.mark.parametrize("game", TAUGHT)
everywhere = pytest.mark.parametrize("screen", SCREENS)
every_language = pytest.mark.parametrize("lang", LOCALES)

SMALL = """() => {
  const sizes = [...document.querySelectorAll('main *, .drawer *')].filter(one => {
    const own = [...one.childNodes].some(node => node.nodeType === 3 && node.data.trim())
    return own && !one.closest('svg, .hide, .frame-in') && one.checkVisibility()
  })
  return sizes.filter(one => parseFloat(getComputedStyle(one).fontSize) < 14).map(one => one.textContent.trim())
}"""
READABLE = 8.9  # pixels of what is drawn in a picture
DRAWN = """() => [...document.querySelectorAll('.frame-in > svg text')]
  .filter(one => one.checkVisibility() && one.textContent.trim())
  .map(one => [parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a, one.closest('figure').id])
  .sort(([one], [other]) => one - other)[0]"""
THUMB = """() => [...document.querySelectorAll('main :is(a, button, summary, .length span), .drawer :is(a, button)')]
  .filter(one => one.checkVisibility() && !one.closest('.says, .hide'))
  .map(one => [one, one.getBoundingClientRect()]).filter(([, box]) => box.width && box.height < 43.9)
  .map(([one, box]) => `${one.textContent.trim()} ${Math.round(box.height)}`)"""
SAME = """document.querySelector('#rules-now h3').textContent.includes(
  document.querySelector('#question h1').textContent)"""
WIDE = "document.documentElement.scrollWidth"


def opened(person: BrowserContext, path: str) -> Page:
    """A page of the hall."""
    page = person.new_page()
    page.goto(path)
    return page


def full_only(rules: Book) -> str:
    """The id of a paragraph that stands in the full version only."""
    return next(one.id for one in rules.by_id.values() if one.full)


# -- the page --------------------------------------------------------------------------------------------------------


@every_sight
def test_rules_can_be_read_by_everybody(visitor: Visitor, game: str, screen: str, lang: str) -> None:
    page = opened(visitor(**SCREENS[screen], locale=LOCALES[lang]), f"/rules/{game}")
    expect(page.locator("html")).to_have_attribute("lang", lang)
    page.locator(".length label").nth(1).click()
    clean(page, f"rules of {game}, full")
    assert page.evaluate(WIDE) <= page.viewport_size["width"]  # type: ignore[index]
    assert page.evaluate(SMALL) == []
    size, picture = page.evaluate(DRAWN)
    assert size > READABLE, picture
    if screen == "phone":
        assert page.evaluate(THUMB) == []


@every_game
def test_short_leaves_out_what_full_has_and_is_remembered(visitor: Visitor, game: str) -> None:
    rules = book(meadhall.game(game), "en")
    person = visitor()
    page = opened(person, f"/rules/{game}")
    short = [one.id for chapter in rules.chapters for one in chapter.paragraphs if not one.full and not chapter.full]
    seen = "all => all.filter(one => one.checkVisibility()).map(one => one.id)"
    assert page.eval_on_selector_all(".para", seen) == short
    page.locator(".length label").nth(1).click()
    assert page.eval_on_selector_all(".para", seen) == list(rules.by_id)
    again = opened(person, f"/rules/{game}")
    expect(again.locator("#rules-full")).to_be_checked()
    expect(again.locator(f"#{full_only(rules)}")).to_be_visible()


@every_game
def test_a_link_to_a_rule_marks_it_and_opens_full_where_it_stands_only_there(visitor: Visitor, game: str) -> None:
    rules = book(meadhall.game(game), "en")
    for name in (full_only(rules), next(one.id for one in rules.by_id.values() if not one.full)):
        page = opened(visitor(), f"/rules/{game}#{name}")
        marked = page.locator(".para:target")
        expect(marked).to_have_attribute("id", name)
        expect(marked).to_be_in_viewport()
        assert page.locator("#rules-full").is_checked() == rules.by_id[name].full


@every_language
@one_game
def test_a_word_is_found_marked_and_counted(visitor: Visitor, game: str, lang: str) -> None:
    rules = book(meadhall.game(game), lang)
    word = next(word for one in rules.by_id.values() for word in one.words)
    found = [one.id for one in rules.by_id.values() if word.casefold() in one.text.casefold()]
    page = opened(visitor(locale=LOCALES[lang]), f"/rules/{game}")
    field = page.locator("#rules-find")
    field.fill(word.upper())
    expect(page.locator(".para:visible")).to_have_count(len(found))
    assert page.eval_on_selector_all(".para", "all => all.filter(one => one.checkVisibility()).map(o => o.id)") == found
    expect(page.locator("#rules-found")).to_contain_text(str(len(found)))
    assert page.locator(f"#{found[0]} mark").first.inner_text().casefold() == word.casefold()
    clean(page, "a word found")
    field.fill("zeppelin")
    expect(page.locator(".para:visible")).to_have_count(0)
    assert re.search("nothing|nichts", page.locator("#rules-found").inner_text(), re.IGNORECASE)
    field.press("Escape")
    expect(page.locator("#rules-found")).to_be_empty()
    expect(page.locator("mark")).to_have_count(0)
    expect(page.locator("#rules-goal")).to_be_visible()


def test_accents_need_not_be_typed(visitor: Visitor) -> None:
    page = opened(visitor(), "/")
    script = """async () => {
      const home = document.querySelector('script[type=module]').src.replace('app.js', 'find.js')
      const { has, mark, terms, unmark } = await import(home)
      const node = document.createElement('p')
      node.innerHTML = 'Größe, <b>Mjo\\u0308lnir</b> und Mjölnir'
      mark(node, terms('MJOLNIR grosse größe'))
      const marked = node.innerHTML
      unmark(node)
      return [marked, node.innerHTML, has('Größe', terms('große')), has('Größe', terms('grosse'))]
    }"""
    marked, plain, yes, no = page.evaluate(script)
    assert marked == "<mark>Größe</mark>, <b><mark>Mjo\u0308lnir</mark></b> und <mark>Mjölnir</mark>"
    assert plain == "Größe, <b>Mjo\u0308lnir</b> und Mjölnir"
    assert (yes, no) == (True, False)


@one_game
def test_the_contents_mark_the_chapter_that_is_read(visitor: Visitor, game: str) -> None:
    page = opened(visitor(), f"/rules/{game}")
    expect(page.locator(".toc [aria-current]")).to_have_attribute("href", "#rules-goal")
    last = [one for one in book(meadhall.game(game), "en").chapters if not one.full][-1]
    page.locator(f".toc a[href='#chapter-{last.number}']").click()
    expect(page.locator(f"#chapter-{last.number}")).to_be_in_viewport()
    expect(page.locator(".toc [aria-current]")).not_to_have_attribute("href", "#rules-goal")


@one_game
def test_on_paper_stands_everything_and_nothing_but_it(visitor: Visitor, game: str) -> None:
    page = opened(visitor(), f"/rules/{game}")
    page.emulate_media(media="print")
    expect(page.locator(f"#{full_only(book(meadhall.game(game), 'en'))}")).to_be_visible()
    for gone in (".beam", ".toc", "#rules-find", ".length", ".go-now"):
        expect(page.locator(gone).first).not_to_be_visible()


# -- beside the table ------------------------------------------------------------------------------------------------


def at_the_table(page: Page, hall: Hall, game: str) -> None:
    """A table against bots, where this page is asked."""
    _, tokens = hall.table(ME, *[BOT] * (min(meadhall.game(game).seats) - 1), game=game)
    sit(page, tokens["0"])
    my_turn(page)


@one_game
def test_a_key_opens_the_rules_beside_the_table_and_escape_gives_the_focus_back(
    visitor: Visitor, hall: Hall, game: str
) -> None:
    page = visitor().new_page()
    at_the_table(page, hall, game)
    page.mouse.move(0, 0)
    held = page.evaluate("document.activeElement.dataset.answer")
    assert held
    page.keyboard.press("?")
    drawer = page.locator("#rules")
    expect(drawer).to_be_visible()
    expect(page.locator("#rules-open")).to_have_attribute("aria-expanded", "true")
    assert page.evaluate("document.querySelector('#rules').contains(document.activeElement)")
    assert speaker("en", show(meadhall.game(game))).say("game-goal") in drawer.inner_text()
    board, beside = page.locator("#board").bounding_box(), drawer.bounding_box()
    assert board is not None
    assert beside is not None
    assert board["x"] + board["width"] <= beside["x"] + 1
    before = page.evaluate("document.body.dataset.ply")
    page.keyboard.press("1")  # who reads does not answer by mistake
    clean(page, "rules beside the table")
    assert page.evaluate("document.body.dataset.ply") == before
    page.locator("#rules-word").fill("x")
    page.keyboard.press("Escape")  # clears the word first
    expect(page.locator("#rules-word")).to_have_value("")
    expect(drawer).to_be_visible()
    page.keyboard.press("Escape")
    expect(drawer).not_to_be_visible()
    assert page.evaluate("document.activeElement.dataset.answer") == held


@every_game
def test_the_turn_beside_the_table_follows_the_game(visitor: Visitor, hall: Hall, game: str) -> None:
    page = visitor().new_page()
    at_the_table(page, hall, game)
    page.keyboard.press("?")
    for _ in range(4):
        until(page, SAME)
        if answer := pick(page, game):
            hidden = not spot(page, answer).is_visible()  # in the list alone, which lies under the drawer
            if hidden:
                page.keyboard.press("Escape")
            choose(page, answer, passes=True)
            if hidden:
                page.keyboard.press("?")
        if not my_turn(page):
            break
    expect(page.locator("#rules")).to_be_visible()


@every_language
@one_game
def test_a_word_is_looked_up_beside_the_table(visitor: Visitor, hall: Hall, game: str, lang: str) -> None:
    rules = book(meadhall.game(game), lang)
    word = next(word for one in rules.by_id.values() for word in one.words)
    page = visitor(locale=LOCALES[lang]).new_page()
    at_the_table(page, hall, game)
    page.keyboard.press("?")
    page.locator("#rules-word").fill(word)
    expect(page.locator("#rules-hits li").first).to_be_visible()
    explains = [one.number for one in rules.by_id.values() if any(word in own for own in one.words)]
    listed = page.locator("#rules-hits").inner_text()
    assert any(number in listed for number in explains)
    link = page.locator("#rules-hits a.rule").first.get_attribute("href")
    assert link is not None
    assert re.fullmatch(rf"/rules/{game}(#[a-z0-9-]+|\?find=.+)", link)
    page.locator("#rules-word").fill("zeppelin")
    expect(page.locator("#rules-hits li")).to_have_count(0)
    expect(page.locator("#rules-count")).not_to_be_empty()


@every_language
@one_game
def test_on_a_phone_the_rules_take_the_page_below_the_beam(visitor: Visitor, hall: Hall, game: str, lang: str) -> None:
    page = visitor(**PHONE, locale=LOCALES[lang]).new_page()
    at_the_table(page, hall, game)
    turn_to(page, "menu")
    page.locator("#rules-open").tap()
    drawer = page.locator("#rules")
    expect(drawer).to_be_visible()
    box, beam = drawer.bounding_box(), page.locator("#strip .tabs").bounding_box()
    assert box is not None
    assert beam is not None
    assert (box["x"], box["width"]) == (0, 390)
    assert abs(beam["y"] + beam["height"] - box["y"]) <= 1
    assert abs(box["y"] + box["height"] - 844) <= 1
    assert page.evaluate(WIDE) <= 390
    assert page.evaluate(SMALL) == []
    clean(page, "rules on a phone")
    page.locator("#rules-close").tap()
    expect(drawer).not_to_be_visible()


# -- the front page --------------------------------------------------------------------------------------------------


@every_language
@everywhere
def test_the_front_page_can_be_used_by_everybody(visitor: Visitor, hall: Hall, screen: str, lang: str) -> None:
    page = visitor(**SCREENS[screen], locale=LOCALES[lang]).new_page()
    page.goto("/")
    clean(page, "the front page, first visit")
    for others in ((BOT, BOT), (FRIEND, BOT)):
        _, tokens = hall.table(ME, *others)
        sit(page, tokens["0"])
    page.goto("/")
    expect(page.locator(".tables tbody tr").first).to_be_visible()
    expect(page.locator(".tables time").first).to_be_visible()
    clean(page, "the front page, second visit")
    assert page.evaluate(WIDE) <= page.viewport_size["width"]  # type: ignore[index]
    assert page.evaluate(SMALL) == []
    if screen == "phone":
        assert page.evaluate(THUMB) == []
    for path in ("/rules", *(f"/new/{game}" for game in TAUGHT)):
        page.goto(path)
        clean(page, path)
        assert page.evaluate(WIDE) <= page.viewport_size["width"]  # type: ignore[index]


@pytest.mark.parametrize("width", [390, 700, 1000, 1181, 1366, 1920])
def test_no_game_is_left_alone_in_a_row(visitor: Visitor, width: int) -> None:
    page = opened(visitor(viewport={"width": width, "height": 900}), "/")
    tops: list[float] = page.eval_on_selector_all(".game", "all => all.map(one => one.getBoundingClientRect().top)")
    rows = [tops.count(top) for top in dict.fromkeys(tops)]
    assert rows == ([1] * 5 if width <= 820 else [1, 4] if width <= 1180 else [5])
    assert page.evaluate(WIDE) <= width


def test_learn_becomes_rules_once_the_lesson_or_a_game_is_finished(visitor: Visitor) -> None:
    taught = [game.name for game in ordered() if game.name in TAUGHT and lessons(game)]
    person = visitor()
    page = opened(person, "/")
    for name in taught:
        expect(page.locator(f"#game-{name} a[href='/learn/{name}']")).to_be_visible()
        expect(page.locator(f"#game-{name} a[href='/rules/{name}']")).not_to_be_visible()
    for number, name in enumerate(taught):
        if number % 2:
            page.evaluate(f"localStorage.setItem('finished:{name}', '1')")
        else:
            page.evaluate(f"""localStorage.setItem('learn:{name}', '{{"first": {{"done": true, "step": 3}}}}')""")
    page.evaluate("localStorage.setItem('learn:raids-not', 'nonsense')")
    page.reload()
    for name in taught:
        expect(page.locator(f"#game-{name} a[href='/learn/{name}']")).not_to_be_visible()
        expect(page.locator(f"#game-{name} a[href='/rules/{name}']")).to_be_visible()
    if taught:
        expect(page.locator(".flag-here").first).not_to_be_visible()
        expect(page.locator(".game .btn.first:visible")).to_have_attribute("href", f"/new/{taught[0]}?bots")


def test_a_lesson_begun_or_noted_by_another_version_changes_nothing(visitor: Visitor) -> None:
    page = opened(visitor(), "/")
    shown = page.locator(".games").inner_text()
    for name in meadhall.games():
        for kept in ('{"first": {"step": 3}}', "nonsense", "null", "[1]"):
            page.evaluate("([key, kept]) => localStorage.setItem(key, kept)", [f"learn:{name}", kept])
    page.reload()
    assert page.locator(".games").inner_text() == shown


def test_a_game_finished_on_ones_own_seat_is_counted_once(visitor: Visitor, hall: Hall) -> None:
    page = visitor().new_page()
    _, tokens = hall.table(ME, BOT)
    sit(page, tokens["0"])
    assert page.evaluate("localStorage.getItem('finished:raids')") is None
    play_on(page, 4)
    expect(page.locator("#place")).to_have_attribute("data-over", "yes")
    assert page.evaluate("localStorage.getItem('finished:raids')") == "1"
    page.reload()
    expect(page.locator("#place")).to_have_attribute("data-over", "yes")
    assert page.evaluate("localStorage.getItem('finished:raids')") == "1"
    onlooker = visitor().new_page()
    onlooker.goto(page.url)
    expect(onlooker.locator("#place")).to_have_attribute("data-over", "yes")
    assert onlooker.evaluate("localStorage.getItem('finished:raids')") is None
    page.goto("/")
    row: Any = page.locator(".tables tbody tr").first
    assert re.search(r"won|share the win", row.inner_text())
    assert re.search(r"today, \d\d:\d\d|yesterday, \d\d:\d\d", row.inner_text())
