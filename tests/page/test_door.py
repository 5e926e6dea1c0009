"""What is seen where the hall cannot open: a sentence that says why, never an empty page."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, expect

from meadhall.page.build import Built
from tests.page.conftest import Serve, visitor

pytestmark = [pytest.mark.browser, pytest.mark.slow]

OLD = "delete window.DecompressionStream"
FORBIDDEN = """Object.defineProperty(window, "localStorage", {
  get() { throw new DOMException("cookies are forbidden", "SecurityError") }
})"""


def test_an_old_browser_or_a_private_window_is_told_so_even_where_cookies_are_forbidden(
    chromium: Browser, built: Built, serve: Serve
) -> None:
    wrong: list[str] = []
    person = visitor(chromium, wrong, locale="de-DE")
    page = person.new_page()
    page.add_init_script(f"{OLD}; {FORBIDDEN}")
    page.goto(serve(built.folder).url)
    expect(page.locator("#said")).to_contain_text("Er ist zu alt, oder dies ist ein privates Fenster")
    expect(page.locator("#bar")).to_be_hidden()
    assert page.evaluate("navigator.serviceWorker.getRegistrations().then((all) => all.length)") == 0
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()
    person.close()
    assert not wrong, wrong
