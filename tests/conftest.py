"""The sixth game joins the five: its folder comes onto the path, as an installed package would. And one browser."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings

if TYPE_CHECKING:
    from playwright.sync_api import Browser

CHROMIUM = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")

sys.path.append(str(Path(__file__).parent / "sixth"))
os.environ["LC_ALL"] = "C.UTF-8"  # the terminal speaks the language of its locale
# The same examples everywhere, and a loaded machine is slow, not wrong; `--hypothesis-profile=default` looks further.
settings.register_profile(
    "steady", derandomize=True, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("steady")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests come last: their event loop stays in the process, and nothing that needs its own may follow."""
    items.sort(key=lambda item: item.get_closest_marker("browser") is not None)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """One browser for all tests that need one."""
    from playwright.sync_api import sync_playwright  # late: most tests need none

    found = next(filter(None, map(shutil.which, CHROMIUM)), None)
    if found is None:
        pytest.fail("there is no Chromium; on Debian: apt-get install chromium")
    with sync_playwright() as play:
        arguments = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
        browser = play.chromium.launch(executable_path=found, args=arguments)
        yield browser
        browser.close()
