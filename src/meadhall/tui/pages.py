"""What opens over a table: something to read, something to type, and the curtain between two players."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from rich.console import RenderableType
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import Input, Static


class Reading(ModalScreen[None]):
    """A page to read; with `entries` it is a list that can be searched."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,enter", "close", show=False),
        Binding("down,j", "scroll(1)", show=False),
        Binding("up,k", "scroll(-1)", show=False),
        Binding("pagedown,space", "scroll(10)", show=False),
        Binding("pageup", "scroll(-10)", show=False),
    ]

    def __init__(
        self, title: str, body: RenderableType = "", entries: Sequence[tuple[str, RenderableType]] = (), find: str = ""
    ) -> None:
        super().__init__()
        self.heading, self.body, self.entries, self.find = title, body, entries, find

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="page") as page:
            page.border_title = self.heading
            if self.entries:
                yield Input(placeholder=self.find, id="filter")
            yield Static(self.body, id="text")
            for number, (_, entry) in enumerate(self.entries):
                yield Static(entry, id=f"entry-{number}")

    def on_mount(self) -> None:
        """Keys go to the search, if there is one."""
        if self.entries:
            self.query_one("#filter").focus()

    def on_input_changed(self, event: Input.Changed) -> None:
        """Show only what has the words."""
        words = event.value.casefold().split()
        for number, (name, _) in enumerate(self.entries):
            self.query_one(f"#entry-{number}").display = all(word in name.casefold() for word in words)

    def action_close(self) -> None:
        """Back to the table."""
        self.dismiss()

    def action_scroll(self, lines: int) -> None:
        """Further up or down."""
        self.query_one("#page").scroll_relative(y=lines, animate=False)


class Asking(ModalScreen[str | None]):
    """A line to type; nothing when it is left with Escape."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "leave", show=False)]

    def __init__(self, question: str, usual: str = "") -> None:
        super().__init__()
        self.question, self.usual = question, usual

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(Text(self.question))
            yield Input(self.usual, id="typed")

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Done."""
        self.dismiss(event.value.strip())

    def action_leave(self) -> None:
        """Nothing was typed."""
        self.dismiss(None)


class Curtain(Screen[None]):
    """Hides the table until the next player sits alone before it: a screen of its own, with nothing behind it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "lift", show=False)]

    def __init__(self, words: str, lifted: Callable[[], None]) -> None:
        super().__init__()
        self.words, self.lifted = words, lifted

    def compose(self) -> ComposeResult:
        yield Static(Text(self.words, justify="center"))

    def action_lift(self) -> None:
        """The player is there."""
        self.dismiss()
        self.lifted()
