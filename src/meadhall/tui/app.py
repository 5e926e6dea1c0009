"""The full-screen terminal: an app that shows one table, by day or by night, in any letters."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from textual.app import App
from textual.screen import Screen

from meadhall.engine import Table
from meadhall.tui.kept import Kept

if TYPE_CHECKING:
    from meadhall.learn import Lesson

DARK, LIGHT = "textual-dark", "textual-light"
SIXTEEN = {DARK: "ansi-dark", LIGHT: "ansi-light"}  # for terminals that have no more colours
TITLE = "Meadhall"


class TableApp(App[None]):
    """Opens one screen and ends with it."""

    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    TITLE = TITLE

    def __init__(self, first: Callable[[], Screen[Any]], *, plain: bool = False, light: bool = False) -> None:
        super().__init__()
        self.first, self.plain, self.light = first, plain, light
        self.bare = bool(os.environ.get("NO_COLOR"))

    def on_mount(self) -> None:
        """Choose the colours, and show the table."""
        self.set_class(self.plain, "plain")
        self.turn_theme(self.light)
        self.push_screen(self.first())

    @property
    def sixteen(self) -> bool:
        """Whether the terminal has sixteen colours and no more."""
        return self.console.color_system == "standard"

    def turn_theme(self, light: bool | None = None) -> None:
        """From night to day and back, or to one of them."""
        self.light = not self.light if light is None else light
        chosen = LIGHT if self.light else DARK
        self.theme = SIXTEEN[chosen] if self.sixteen else chosen


def sit_down(table: Table, lang: str, kept: Kept | None = None, *, plain: bool = False, light: bool = False) -> None:
    """Play a table on the full screen."""
    from meadhall.tui.play import PlayScreen
    from meadhall.tui.sitting import Sitting

    run(lambda: PlayScreen(Sitting(table, lang, kept)), plain=plain, light=light)


def look_back(table: Table, lang: str, seat: int, *, plain: bool = False, light: bool = False) -> None:
    """Step through a game."""
    from meadhall.tui.replay import Replay, ReplayScreen

    run(lambda: ReplayScreen(Replay(table, lang, seat)), plain=plain, light=light)


def teach(lesson: Lesson, lang: str, *, plain: bool = False, light: bool = False) -> None:
    """Play a lesson."""
    from meadhall.tui.lesson import Learning, LessonScreen

    run(lambda: LessonScreen(Learning(lesson, lang)), plain=plain, light=light)


def run(first: Callable[[], Screen[Any]], *, plain: bool, light: bool) -> None:
    """Open the full screen and stay until it is left."""
    app = TableApp(first, plain=plain, light=light)
    app.run()
