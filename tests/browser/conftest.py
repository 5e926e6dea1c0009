"""A hall of its own for the browser tests: a real server process, and Debian's Chromium looking at it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from tests.browser.house import PATIENCE, STILL, Hall

expect.set_options(timeout=1000 * PATIENCE)
DESKTOP: dict[str, Any] = {"viewport": {"width": 1366, "height": 768}}


@pytest.fixture(scope="session")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    """A hall that stays open for all tests."""
    opened = Hall(tmp_path_factory.mktemp("hall"))
    opened.open()
    yield opened
    opened.close()


@pytest.fixture(autouse=True)
def dealt(hall: Hall, request: pytest.FixtureRequest) -> None:
    """What is dealt hangs on the test alone, not on those before it."""
    hall.begin(request.node.name)


@pytest.fixture
def visitor(chromium: Browser, hall: Hall) -> Iterator[Callable[..., BrowserContext]]:
    """Makes a person with a browser of their own; whatever goes wrong in a page fails the test."""
    people: list[BrowserContext] = []
    wrong: list[str] = []

    def enter(at: Hall = hall, **wishes: Any) -> BrowserContext:
        person = chromium.new_context(
            base_url=at.url, **{**DESKTOP, "reduced_motion": "reduce", "locale": "en-GB", **wishes}
        )
        person.set_default_timeout(1000 * PATIENCE)
        person.add_init_script(f"if (location.host) {{ {STILL} }}")
        person.on("weberror", lambda error: wrong.append(str(error.error)))
        person.on(
            "console",
            lambda message: (
                wrong.append(message.text)
                if "Content Security Policy" in message.text or "TypeError" in message.text
                else None
            ),
        )
        people.append(person)
        return person

    yield enter
    for person in people:
        person.close()
    assert not wrong, wrong
