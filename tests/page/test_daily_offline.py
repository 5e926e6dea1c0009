"""Par in the browser's Python is par everywhere."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from meadhall.bots.par import par_of
from meadhall.engine.registry import game
from tests import pars
from tests.page.conftest import Device

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def test_par_played_in_the_browser_is_par_everywhere(offline: Device) -> None:
    reached = sorted(par_of(pars.RAIDS, game(pars.RAIDS.game)).items(), key=lambda one: -one[1].points)
    offline.go("/daily?day=2026-11-17&lang=en")
    expect(offline.hall.locator("h1")).to_have_text("Daily deal of 17 November 2026")
    expect(offline.hall.locator("#par")).not_to_contain_text("being played")
    expect(offline.hall.locator("#par .hide")).to_have_text(
        [f"{level}: {score.points} points, place {score.place}" for level, score in reached]
    )
