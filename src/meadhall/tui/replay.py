"""A game from a file, answer by answer: arrows step through it, and it is shown as any seat knew it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from textual.binding import Binding, BindingType
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from meadhall.engine import Table
from meadhall.engine.prompt import Prompt, prompt
from meadhall.engine.state import State
from meadhall.tui.after import open_coach
from meadhall.tui.ground import Ground
from meadhall.tui.table import TableScreen

if TYPE_CHECKING:
    from meadhall.pages.stage import Stage


LONE = 2  # screens where nothing lies below this one: the library's own and it


class Replay(Ground):
    """A game that is only looked at."""

    def __init__(self, table: Table, lang: str, viewer: int) -> None:
        super().__init__(table.game, lang)
        self.whole, self.viewer = table, viewer
        self.table = table.earlier(0)

    @property
    def names(self) -> Sequence[str]:
        return self.whole.names

    def view(self) -> State:
        return self.table.view(self.viewer)

    def prompt(self) -> Prompt:
        return prompt(self.table, self.viewer, still=not self.table.over)

    def log(self) -> list[str]:
        return self.retold(self.table)

    def scored(self) -> list[Stage]:
        from meadhall.pages.stage import stages  # late: a table begins without any

        return stages(self.table, self.viewer)

    def go_to(self, ply: int) -> None:
        """Stand where so many answers had been given."""
        ply = max(0, min(ply, self.whole.ply))
        if ply == self.table.ply + 1:
            self.table.play(self.whole.moves[ply - 1].action)
        elif ply != self.table.ply:
            self.table = self.whole.earlier(ply)

    def asks(self) -> str:
        return self.say("tui-replay", ply=self.table.ply, all=self.whole.ply)

    def line(self, ply: int) -> str:
        """What an answer did, in a line."""
        move = self.whole.moves[ply]
        told = [self.say(self.shown.event(one)) for one in move.events if one.is_for(self.viewer)]
        return f"{ply + 1:>4}  {' '.join(told) or self.names[move.seat]}"


class ReplayScreen(TableScreen):
    """Steps through a game."""

    ground: Replay
    keys = "tui-keys-replay"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,space,n", "step(1)", show=False, priority=True),
        Binding("left", "step(-1)", show=False, priority=True),
        Binding("home", "step(-100000)", show=False, priority=True),
        Binding("end", "step(100000)", show=False, priority=True),
        Binding("v", "viewer", show=False),
        Binding("c", "coach", show=False),
    ]

    def options(self) -> list[Option]:
        """All answers of the game; the one that is looked at is lit."""
        return [
            Option(self.letters(self.ground.line(ply)), id=f"ply:{ply + 1}") for ply in range(self.ground.whole.ply)
        ]

    def fill_answers(self) -> None:
        listed = self.query_one("#answers", OptionList)
        if listed.option_count != self.ground.whole.ply:
            listed.add_options(self.options())
        ply = self.ground.table.ply
        listed.highlighted = ply - 1 if ply else None

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Go to where the list is."""
        ply = int((event.option.id or "ply:0").partition(":")[2])
        if ply != self.ground.table.ply:
            self.show_ply(ply)

    def choose(self, answer: str) -> None:
        """There is nothing to answer."""

    def action_step(self, by: int) -> None:
        """So many answers on, or back."""
        self.show_ply(self.ground.table.ply + by)

    def show_ply(self, ply: int) -> None:
        """Show the table after so many answers."""
        self.ground.go_to(ply)
        move = self.ground.table.moves[-1] if self.ground.table.moves else None
        self.seen = max(0, len(self.ground.log()) - (len(move.events) if move else 0))
        self.show_all()

    def action_coach(self) -> None:
        """What the coach says of the whole game."""
        whole, seat = self.ground.whole, self.ground.viewer
        self.trying(lambda: open_coach(self.app, self.ground, whole, seat if seat >= 0 else None))

    def action_leave(self) -> None:
        """Back to the table that it was opened from, or out."""
        if len(self.app.screen_stack) > LONE:
            self.dismiss()
        else:
            super().action_leave()

    def action_viewer(self) -> None:
        """Look with the next seat's eyes; after the last with everybody's."""
        self.ground.viewer = -1 if self.ground.viewer + 1 >= self.ground.whole.seats else self.ground.viewer + 1
        self.query_one("#answers", OptionList).clear_options()
        self.show_all()
