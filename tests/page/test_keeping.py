"""Nothing is lost: tabs are killed, browsers closed, versions change, two tabs are opened."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from meadhall.page.build import Built, Ready, write
from tests.page.conftest import SEED, Device, Serve, visitor, watched
from tests.page.test_carrier import OF_OLDER, OLDER
from tests.page.test_offline import answer, ply, sit_down

pytestmark = [pytest.mark.browser, pytest.mark.slow]

POURED = """(rows) => new Promise((done, fail) => {
  const asking = indexedDB.open("meadhall", 1)
  asking.onupgradeneeded = () => asking.result.createObjectStore("rows")
  asking.onerror = fail
  asking.onsuccess = () => {
    const change = asking.result.transaction("rows", "readwrite")
    for (const [key, value] of Object.entries(rows)) change.objectStore("rows").put(value, key)
    change.oncomplete = () => { asking.result.close(); done() }
  }
})"""
UPDATED = """async () => {
  const found = await navigator.serviceWorker.ready
  const made = new Promise((done) => found.addEventListener("updatefound", () => done(found.installing)))
  await found.update()
  const fresh = found.waiting ?? found.installing ?? await made
  return new Promise((done) => {
    const look = () => ["installed", "redundant"].includes(fresh.state) && done(fresh.state)
    fresh.addEventListener("statechange", look)
    look()
  })
}"""


def test_every_answer_that_was_shown_is_there_after_the_browser_was_closed(
    chromium: Browser, built: Built, serve: Serve, tmp_path: Path
) -> None:
    site = serve(built.folder)
    wrong: list[str] = []
    kind, where = chromium.browser_type, {"executable_path": chromium.browser_type.executable_path}
    arguments = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
    from tests.conftest import CHROMIUM  # where it lies

    where = {"executable_path": next(filter(None, map(shutil.which, CHROMIUM)))}
    home = str(tmp_path / "profile")
    person = watched(kind.launch_persistent_context(home, args=arguments, headless=True, **where), wrong)  # type: ignore[arg-type]
    page = person.pages[0]
    page.goto(site.url)
    device = Device(page).ready()
    device.hall.locator(".hall-front").wait_for()
    site.close()
    sit_down(device, "raids")
    shown = answer(device)
    address = page.url
    page.close(run_before_unload=False)  # the tab is killed in the midst of it
    page = person.new_page()
    page.goto(address)
    device = Device(page).ready()
    device.hall.locator("#ask").wait_for()
    assert ply(device) >= shown
    shown = ply(device)
    person.close()
    person = watched(kind.launch_persistent_context(home, args=arguments, headless=True, **where), wrong)  # type: ignore[arg-type]
    page = person.pages[0]
    page.goto(address)
    device = Device(page).ready()
    device.hall.locator("#ask").wait_for()
    assert ply(device) >= shown
    person.close()
    assert not wrong, wrong


def test_a_new_version_takes_over_whole_and_the_tables_stay(
    chromium: Browser, stuff: Ready, serve: Serve, tmp_path: Path
) -> None:
    wrong: list[str] = []
    old = write(tmp_path / "old", stuff, mark="old", seed=SEED)
    site = serve(old.folder)
    person = visitor(chromium, wrong)
    page = person.new_page()
    page.goto(f"{site.url}manifest.webmanifest")
    page.evaluate(POURED, json.loads(OLDER.read_text("utf-8")))  # of a page that is older still
    page.goto(site.url)
    device = Device(page).ready()
    sit_down(device, "raids")
    shown, address = answer(device), page.url
    port = site.port
    site.close()
    new = write(tmp_path / "new", stuff, mark="new", seed=SEED)
    assert new.stamp != old.stamp
    halfway = tmp_path / "halfway"  # the files are being changed: the first page is still the old one
    shutil.copytree(new.folder, halfway)
    shutil.copy(old.folder / "index.html", halfway / "index.html")
    site = serve(halfway, port)
    assert page.evaluate(UPDATED) == "redundant"
    site.close()
    page.reload()
    device.ready()
    serve(new.folder, port)  # once it is open: what lies ready before that is taken at once, as nobody is in a game
    assert page.evaluate(UPDATED) == "installed"
    expect(page.locator(f"body[data-version='{old.stamp}']")).to_have_count(1)  # until the reader says so
    page.locator("#news button").click()
    page.locator(f"body[data-version='{new.stamp}'][data-ready]").wait_for()
    assert page.url == address
    device.hall.locator("#ask").wait_for()
    assert ply(device) >= shown
    kept = page.evaluate("caches.keys()")
    assert [name.rpartition("-")[2] for name in kept] == [new.stamp]
    device.go("/t/tune-4yaxxcuj")
    device.hall.locator("#ask[data-yours]").wait_for()
    assert answer(device) > OF_OLDER
    person.close()
    assert not wrong, wrong


def test_a_second_tab_says_so_and_can_take_over(chromium: Browser, built: Built, serve: Serve) -> None:
    wrong: list[str] = []
    site = serve(built.folder)
    person = visitor(chromium, wrong)
    first = person.new_page()
    first.goto(site.url)
    Device(first).ready()
    second = person.new_page()
    second.goto(f"{site.url}hall/rules/raids")  # as a link opened in a tab of its own
    expect(second.locator("#said")).to_contain_text("another tab")
    second.locator("#act").click()
    Device(second).ready().hall.locator(".rules-page").wait_for()
    expect(first.locator("#said")).to_contain_text("Nothing is lost")
    person.close()
    assert not wrong, wrong


def test_it_opens_below_a_path_and_at_a_deep_link(chromium: Browser, built: Built, serve: Serve) -> None:
    wrong: list[str] = []
    site = serve(built.folder.parent)
    person = visitor(chromium, wrong)
    page = person.new_page()
    page.goto(f"{site.url}{built.folder.name}/#/rules/karvi")
    Device(page).ready().hall.locator(".rules-page").wait_for()
    person.close()
    assert not wrong, wrong
