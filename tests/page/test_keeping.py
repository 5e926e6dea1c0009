"""Nothing is lost: tabs are killed, browsers closed, versions change, two tabs are opened."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from meadhall.page.build import Built, Ready, write
from tests.page.conftest import SEED, Device, Serve, visitor, watched
from tests.page.test_offline import answer, ply, sit_down

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def test_every_answer_that_was_shown_is_there_after_the_browser_was_closed(
    chromium: Browser, built: Built, serve: Serve, tmp_path: Path
) -> None:
    site = serve(built.folder)
    wrong: list[str] = []
    kind, where = chromium.browser_type, {"executable_path": chromium.browser_type.executable_path}
    arguments = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
    import shutil

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
    page.goto(site.url)
    device = Device(page).ready()
    sit_down(device, "raids")
    shown, address = answer(device), page.url
    port = site.port
    site.close()
    new = write(tmp_path / "new", stuff, mark="new", seed=SEED)
    assert new.stamp != old.stamp
    serve(new.folder, port)
    page.reload()
    device.ready()
    page.locator("#news button").click()
    page.locator(f"body[data-version='{new.stamp}'][data-ready]").wait_for()
    assert page.url == address
    device.hall.locator("#ask").wait_for()
    assert ply(device) >= shown
    kept = page.evaluate("caches.keys()")
    assert [name.rpartition("-")[2] for name in kept] == [new.stamp]
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
    second.goto(site.url)
    expect(second.locator("#said")).to_contain_text("another tab")
    second.locator("#act").click()
    Device(second).ready().hall.locator(".hall-front").wait_for()
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
