"""Light and dark, sixteen colours, none at all: the table says the same everywhere."""

from __future__ import annotations

import pytest
from rich.color import Color
from textual.color import Color as Shade

from meadhall.tui.app import TableApp
from meadhall.tui.sitting import Sitting
from meadhall.tui.table import TableScreen
from tests.tui.screens import Seen, run, table


def inks(seen: Seen) -> list[Color]:
    """Every colour on the screen, of letters and of what lies behind them."""
    strips = seen.app.screen._compositor.render_strips()
    styles = [segment.style for strip in strips for segment in strip if segment.style is not None]
    return [one for style in styles for one in (style.color, style.bgcolor) if one is not None]


def ground(seen: Seen) -> float:
    """How bright the screen is, from 0 to 1."""
    return Shade.parse(seen.app.theme_variables["background"]).brightness


def test_night_becomes_day_and_night_again_and_says_the_same() -> None:
    async def steps(seen: Seen) -> None:
        dark, said, drawn = ground(seen), seen.text, set(inks(seen))
        assert dark < 0.3
        await seen.press("t")
        assert ground(seen) > 0.7
        assert seen.text == said
        assert set(inks(seen)) != drawn
        await seen.press("t")
        assert ground(seen) == dark

    run(lambda: TableScreen(Sitting(table("raids", 30), "en")), steps, (200, 60))


def test_without_colour_there_are_shades_of_grey_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    found: dict[bool, set[bool]] = {}

    async def steps(seen: Seen) -> None:
        found[seen.app.bare] = {
            len(set(one.triplet or (0,))) == 1 for one in inks(seen) if not one.is_default and one.triplet is not None
        }

    monkeypatch.delenv("NO_COLOR", raising=False)
    run(lambda: TableScreen(Sitting(table("raids", 30), "en")), steps)
    monkeypatch.setenv("NO_COLOR", "1")
    run(lambda: TableScreen(Sitting(table("raids", 30), "en")), steps)
    assert found == {False: {True, False}, True: {True}}


def test_a_terminal_with_sixteen_colours_gets_those(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TableApp, "sixteen", True)

    async def steps(seen: Seen) -> None:
        assert seen.app.theme == "ansi-dark"
        await seen.press("t")
        assert seen.app.theme == "ansi-light"

    run(lambda: TableScreen(Sitting(table("raids", 30), "en")), steps)
