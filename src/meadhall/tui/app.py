"""The full-screen terminal: an app that shows one table, by day or by night, in any letters."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from rich.segment import Segment
from textual.app import App
from textual.color import Color
from textual.filter import LineFilter
from textual.screen import Screen

from meadhall.engine import Table
from meadhall.look.canvas import cells, folded
from meadhall.tui.kept import Kept

if TYPE_CHECKING:
    from meadhall.learn import Lesson, Puzzle

DARK, LIGHT = "textual-dark", "textual-light"
SIXTEEN = {DARK: "ansi-dark", LIGHT: "ansi-light"}  # for terminals that have no more colours
TITLE = "Meadhall"


class Ascii(LineFilter):
    """Whatever is shown, also what a library drew, in ASCII alone and as broad as it was."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        """Letters in cells of their own: none may shift its neighbours."""
        return [one if one.text.isascii() else Segment(_narrow(one.text), one.style, None) for one in segments]


@lru_cache(maxsize=4096)
def _narrow(text: str) -> str:
    return "".join(folded(letter)[: cells(letter)].ljust(cells(letter)) for letter in text)


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

    def get_line_filters(self) -> Sequence[LineFilter]:
        """What the library shows last of all."""
        found = super().get_line_filters()
        return [*found, Ascii()] if self.plain else found

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


def riddle(puzzles: Sequence[Puzzle], at: int, lang: str, *, plain: bool = False, light: bool = False) -> None:
    """Solve puzzles, beginning with one of them."""
    from meadhall.tui.puzzle import PuzzleScreen, Puzzling

    run(lambda: PuzzleScreen(Puzzling(puzzles, at, lang)), plain=plain, light=light)


def run(first: Callable[[], Screen[Any]], *, plain: bool, light: bool) -> None:
    """Open the full screen and stay until it is left."""
    app = TableApp(first, plain=plain, light=light)
    app.run()
