"""Par in the browser's Python is par everywhere."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.page.conftest import Device

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def test_par_played_in_the_browser_is_par_everywhere(offline: Device) -> None:
    offline.go("/daily?day=2026-11-17&lang=en")
    expect(offline.hall.locator("h1")).to_have_text("Daily deal of 17 November 2026")
    expect(offline.hall.locator("#par")).not_to_contain_text("being played")
    expect(offline.hall.locator("#par .hide")).to_have_text(
        ["skald: 68 points, place 1", "thrall: 54 points, place 2", "karl: 34 points, place 2"]
    )
