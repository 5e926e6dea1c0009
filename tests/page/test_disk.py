"""What a page keeps its rows in, in a real browser and without Python: all or nothing, one keeper, a full device."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

import meadhall
from tests.page.conftest import Serve

pytestmark = pytest.mark.browser

STATIC = Path(meadhall.__file__).parent / "page/static"
OPENED = """async () => {
  const { openDisk } = await import("/disk.js")
  window.told = []
  window.opened = async (name) => { window[name] = await openDisk((why) => told.push(why)) }
  window.tried = (disk, rows) => disk.commit(JSON.stringify(rows)).then(() => "kept", (error) => error.message)
}"""


@pytest.fixture
def page(chromium: Browser, serve: Serve) -> Iterator[Page]:
    """An empty page of a site with an empty store."""
    person = chromium.new_context()
    page = person.new_page()
    page.goto(f"{serve(STATIC).url}manifest.webmanifest")
    page.evaluate(OPENED)
    yield page
    person.close()


def test_rows_are_kept_read_by_their_start_and_forgotten(page: Page) -> None:
    page.evaluate("opened('disk')")
    assert page.evaluate("""tried(disk, {"a/1": "x", "a/2": "ä", "b/1": "y"})""") == "kept"
    assert page.evaluate("""tried(disk, {"a/1": null, "a/3": "z"})""") == "kept"
    assert page.evaluate("disk.read('a/').then(JSON.parse)") == {"a/2": "ä", "a/3": "z"}


def test_who_opened_it_last_keeps_it_and_the_one_before_writes_nothing_more(page: Page) -> None:
    page.evaluate("opened('first')")
    assert page.evaluate("""tried(first, {"a": "first"})""") == "kept"
    page.evaluate("opened('second')")
    assert page.evaluate("""tried(second, {"a": "second"})""") == "kept"
    assert page.evaluate("""tried(first, {"a": "first again"})""") == "another tab keeps the tables now"
    assert page.evaluate("first.read('a').then(JSON.parse)") == {"a": "second"}


def test_a_full_device_keeps_all_of_a_change_or_nothing_and_goes_on_when_there_is_room(page: Page) -> None:
    page.evaluate("opened('disk')")
    page.evaluate("""() => {
      const put = IDBObjectStore.prototype.put
      IDBObjectStore.prototype.put = function (value, key) {
        if (value === "too much") throw new DOMException("the device is full", "QuotaExceededError")
        return put.call(this, value, key)
      }
      addEventListener("error", (event) => event.preventDefault())
    }""")
    assert page.evaluate("""tried(disk, {"a": "x", "b": "too much", "c": "z"})""").startswith("AbortError")
    assert page.evaluate("disk.read('').then((text) => Object.keys(JSON.parse(text)))") == ["set/keeper"]
    assert page.evaluate("""tried(disk, {"a": "x"})""") == "kept"


def test_rows_that_are_taken_away_are_told_of_at_once(page: Page) -> None:
    page.evaluate("opened('disk')")
    page.evaluate("""new Promise((done, fail) => {
      const asked = indexedDB.deleteDatabase("meadhall")
      asked.onsuccess = done
      asked.onblocked = asked.onerror = fail
    })""")
    assert page.evaluate("told.length") == 1
    assert "closing" in page.evaluate("""tried(disk, {"a": "x"})""")


def test_where_nothing_can_be_kept_opening_fails(page: Page) -> None:
    page.evaluate("""Object.defineProperty(window, "indexedDB", {
      get() { throw new DOMException("forbidden", "SecurityError") }
    })""")
    assert page.evaluate("opened('disk').then(() => 'open', (error) => error.name)") == "SecurityError"
