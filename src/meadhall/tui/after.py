"""What can be done when a game is over: the coach's report, the game step by step, another game, leaving."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

from rich.text import Text
from textual import work
from textual.app import App
from textual.widgets import Static

from meadhall.engine import MeadhallError, Table
from meadhall.tui.ground import Ground
from meadhall.tui.pages import Reading

if TYPE_CHECKING:
    from meadhall.bots.review import Review

COACH, REPLAY, AGAIN, LEAVE = "end-coach", "end-replay", "end-again", "end-leave"
DEPTH = 1.0  # how much is played for a report, as of `meadhall coach`
ENDS = {COACH: "c", REPLAY: "b", AGAIN: "n", LEAVE: "q"}  # what can be done, and by which key


class CoachPage(Reading):
    """The coach's report; until it is written, how far the coach is. Closing the page ends the coach's work."""

    def __init__(self, ground: Ground, table: Table, seat: int | None) -> None:
        from meadhall.bots.reviewing import allowed  # late: a table begins without any

        super().__init__(ground.say("review"), Text(ground.say("tui-coach-weighs", done=0, all="…")))
        self.ground, self.table = ground, table
        self.seats = allowed(table, seat)
        self.closed = threading.Event()

    def on_mount(self) -> None:
        """Set the coach to work."""
        super().on_mount()
        self.weigh()

    def on_unmount(self) -> None:
        """Nobody reads it any more."""
        self.closed.set()

    @work(thread=True, group="coach")
    def weigh(self) -> None:
        """Let bots look at the game, in processes of their own."""
        from meadhall.bots.reviewing import review
        from meadhall.pages.review_words import Told

        try:
            found = review(self.table, self.seats, DEPTH, self.tell_progress, self.closed.is_set)
        except MeadhallError as error:
            self.tell(str(error))
            return
        if found is not None:
            shown = range(self.table.seats) if self.table.over else self.seats
            self.tell("\n".join(Told(self.table, found, self.ground.lang).report(shown)))

    def tell_progress(self, found: Review) -> None:
        """How far it is."""
        done, every = found.parts
        self.tell(self.ground.say("tui-coach-weighs", done=done, all=every))

    def tell(self, words: str) -> None:
        """Show words on the page, from another thread."""
        if not self.closed.is_set() and self.is_attached:
            self.app.call_from_thread(self.query_one("#text", Static).update, Text(words))


def open_coach(app: App[None], ground: Ground, table: Table, seat: int | None) -> None:
    """Open the coach's report of a table; refuses a game that may not be looked at yet."""
    app.push_screen(CoachPage(ground, table, seat))


def once_more(table: Table) -> Table:
    """Another game with the same players, options and components, and with dice of its own."""
    return Table(table.game, table.seats, options=table.options, names=table.names, players=table.players)
