"""The sixth game joins the five, as an installed package would; and the one browser of all tests that need one."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser

sys.path.append(str(Path(__file__).parent / "sixth"))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests come last: their event loop stays in the process, and nothing that needs its own may follow."""
    items.sort(key=lambda item: item.get_closest_marker("browser") is not None)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """One browser for all tests of a process; a second one could not be started beside it."""
    from playwright.sync_api import sync_playwright

    from tests.browser.house import CHROMIUM

    if CHROMIUM is None:
        pytest.fail("there is no Chromium; on Debian: apt-get install chromium")
    with sync_playwright() as play:
        browser = play.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
        )
        yield browser
        browser.close()
