"""The sixth game joins the five: its folder comes onto the path, as an installed package would. And one browser."""

from __future__ import annotations

import os
import random
import shutil
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings

if TYPE_CHECKING:
    from playwright.sync_api import Browser

NEEDS = {  # what some tests need beside requirements.lock; ./test installs it, systems without wheels of it go without
    "examples/test_notebooks.py": "nbformat",
    "guest/test_mcp.py": "mcp",
    "look/test_pixels.py": "numpy",
    "server/test_hostile.py": "schemathesis",
}
collect_ignore = [path for path, module in NEEDS.items() if find_spec(module) is None]
CHROMIUM = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")

sys.path.append(str(Path(__file__).parent / "sixth"))
os.environ["LC_ALL"] = "C.UTF-8"  # the terminal speaks the language of its locale
# The same examples everywhere, and a loaded machine is slow, not wrong; `--hypothesis-profile=default` looks further.
settings.register_profile(
    "steady", derandomize=True, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("steady")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Tests must not lean on what ran before them in the same process."""
    parser.addoption("--shuffle", metavar="SEED", help="in another order, the same one for the same seed")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Browser tests come last: their event loop stays in the process, and nothing that needs its own may follow."""
    if seed := config.getoption("--shuffle"):
        random.Random(seed).shuffle(items)
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
