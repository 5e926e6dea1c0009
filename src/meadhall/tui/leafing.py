"""What keys open over a table: help, rules, components explained, why not, score sheet, log, and the others' mats."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar

from rich.console import Group
from rich.text import Text
from textual.binding import Binding, BindingType
from textual.screen import Screen

from meadhall.engine import MeadhallError
from meadhall.look import written
from meadhall.look.canvas import Canvas, folded
from meadhall.look.inks import BARE, INKS, ON_DARK, ON_LIGHT, Inks
from meadhall.look.pen import Pen, pen
from meadhall.tui.drawing import Drawing
from meadhall.tui.ground import Ground
from meadhall.tui.pages import Asking, Reading
from meadhall.tui.reading import components, help_page, rules_page
from meadhall.tui.scorings import scorings
from meadhall.tui.sheet import sheet

if TYPE_CHECKING:
    from meadhall.tui.app import TableApp

LEAST = 60  # cells that anything is drawn for; a smaller screen scrolls
PAGE = 104  # cells that a page has at most


class Leafing(Screen[None]):
    """A screen over whose ground pages can be opened."""

    app: TableApp
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark,f1", "help", show=False),
        Binding("r", "rules", show=False),
        Binding("e", "explain", show=False),
        Binding("w", "why", show=False),
        Binding("s", "sheet", show=False),
        Binding("l", "log", show=False),
        Binding("m", "mats", show=False),
        Binding("p", "scorings", show=False),
    ]

    def __init__(self, ground: Ground) -> None:
        super().__init__()
        self.ground = ground

    @property
    def inks(self) -> Inks:
        """The inks that fit the ground."""
        if self.app.bare:
            return BARE
        if self.app.sixteen:
            return INKS
        return ON_LIGHT if self.app.light else ON_DARK

    def letters(self, text: str) -> str:
        """A text in letters that this terminal has."""
        return folded(text) if self.app.plain else text

    def pen(self, width: int, height: int) -> Pen:
        """A pen for what the viewer sees."""
        ground = self.ground
        return pen(
            ground.shown, ground.view(), ground.lang, ground.viewer, ground.names, ground.prompt().answers,
            width=max(LEAST, width), height=height, ascii_only=self.app.plain,
        )  # fmt: skip

    def rivals(self, writes: Pen) -> Canvas:
        """What lies before everybody else."""
        canvas, view = writes.canvas(), self.ground.view()
        for of in range(int(view.seats)):
            if of != self.ground.viewer:
                canvas.paste(0, canvas.height + bool(canvas.height), written.mat(self.ground.shown, view, of, writes))
        return canvas

    def trying(self, deed: Callable[[], object]) -> bool:
        """Do something that may be refused; the refusal is said and nothing has changed."""
        try:
            deed()
        except (MeadhallError, OSError, ValueError) as error:
            self.complain(str(error))
            return False
        return True

    def complain(self, text: str) -> None:
        """Say what was wrong."""
        self.notify(self.letters(text), severity="warning", markup=False)

    # -- pages --------------------------------------------------------------------------------------------------------

    def action_help(self) -> None:
        """Keys, and the rule behind the open question."""
        self.app.push_screen(Reading(self.ground.say("tui-help-title"), help_page(self.ground, self.letters)))

    def action_rules(self) -> None:
        """The rules of the game."""
        width = min(106, self.size.width - 6)
        self.trying(lambda: self.app.push_screen(Reading(self.ground.say("game"), rules_page(self.ground, width))))

    def action_explain(self) -> None:
        """What lies on the table, explained; what can be seen comes first."""
        seen = [one for name in ("#board", "#own", "#rivals") for one in self.query_one(name, Drawing).canvas.things]
        entries = components(self.ground, seen)
        self.app.push_screen(Reading(self.ground.say("tui-explain"), entries=entries, find=self.ground.say("tui-find")))

    def action_why(self) -> None:
        """Why something cannot be answered now."""

        def tell(typed: str | None) -> None:
            if typed is not None:
                self.trying(lambda: self.app.push_screen(self.page("tui-why", self.ground.why_not(typed))))

        self.app.push_screen(Asking(self.letters(self.ground.say("tui-why-ask"))), tell)

    def page(self, title: str, text: str) -> Reading:
        """A page of plain words."""
        return Reading(self.ground.say(title), Text(self.letters(text)))

    def action_sheet(self) -> None:
        """Every point so far."""
        self.app.push_screen(Reading(self.ground.say("game"), sheet(self.ground, self.inks, self.app.plain)))

    def action_scorings(self) -> None:
        """Every scoring so far, step by step."""
        told = scorings(self.ground, self.inks)
        self.app.push_screen(
            Reading(self.ground.say("tui-scorings"), told if told.plain else Text(self.ground.say("tui-no-scoring")))
        )

    def action_log(self) -> None:
        """Everything that happened, the latest first."""
        log = "\n".join(self.ground.log()[::-1])
        self.app.push_screen(self.page("tui-log", log or self.ground.say("page-nothing-yet")))

    def action_mats(self) -> None:
        """What lies before everybody else."""
        drawn = self.rivals(self.pen(min(104, self.size.width - 6), 40))
        self.app.push_screen(Reading(self.ground.say("tui-mats"), Group(drawn.inked(self.inks))))
