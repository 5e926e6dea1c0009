"""A table on this machine on the full screen: bots think in a process of their own, people hand the keyboard on."""

from __future__ import annotations

from typing import ClassVar

from rich.console import Group
from rich.text import Text
from textual import work
from textual.binding import Binding, BindingType

from meadhall.bots.process import Failed
from meadhall.bots.thinker import Thinker
from meadhall.engine.prompt import Kind
from meadhall.pages import hint
from meadhall.tui import after
from meadhall.tui.drawing import Drawing
from meadhall.tui.pages import Asking, Curtain, Reading
from meadhall.tui.replay import Replay, ReplayScreen
from meadhall.tui.sheet import advised
from meadhall.tui.sitting import HUMAN, Sitting
from meadhall.tui.table import TableScreen

ADVICE = 2.0  # seconds for a hint
GLIMPSE = 0.6  # seconds for win chances
BEAT = 0.4  # seconds between two signs of life


class PlayScreen(TableScreen):
    """People at one keyboard and bots."""

    ground: Sitting
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("h", "hint", show=False),
        Binding("c", "chances", show=False),
        Binding("S", "save", show=False),
        Binding("b", "after('end-replay')", show=False),
        Binding("n", "after('end-again')", show=False),
    ]

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting)
        self.ground = sitting
        self.thinker = Thinker(sitting.game)
        self.shows_chances = False
        self.scored = len(sitting.table.scored)  # scorings that the viewer has been told of

    def on_mount(self) -> None:
        """Begin where the game stands."""
        super().on_mount()
        self.set_interval(BEAT, self.beat)
        self.warm_up()
        self.ground.follow()
        self.carry_on()

    def on_unmount(self) -> None:
        """Nobody thinks on without a table."""
        self.thinker.end()

    @work(thread=True, group="warm")
    def warm_up(self) -> None:
        """Have somebody ready who thinks, before the first question."""
        table = self.ground.table
        if not table.over and any(player != HUMAN for player in table.players):
            self.thinker.start()

    def beat(self) -> None:
        """Show that somebody thinks."""
        if self.sign:
            self.sign = self.sign.rstrip(".") + "." * (1 + (self.sign.count(".") % 3))
            self.show_question()

    # -- whose turn it is --------------------------------------------------------------------------------------------

    def carry_on(self) -> None:
        """Show what happened; then a bot answers, the curtain falls, or the viewer is asked."""
        sitting = self.ground
        if len(sitting.table.scored) > self.scored:
            self.notify(self.letters(sitting.say("tui-scored")), markup=False)
        self.scored = len(sitting.table.scored)
        if sitting.curtain is not None:
            self.draw_curtain(sitting.curtain)
            return
        if sitting.bot is not None:
            self.wait(sitting.say("term-thinking", who=sitting.names[sitting.table.seat]).rstrip(" …"))
            self.let_think()
        else:
            self.sign = ""
            if self.shows_chances and sitting.prompt().kind == Kind.ANSWER:
                self.find_chances()
        self.show_all()

    def wait(self, words: str) -> None:
        """Say what is waited for."""
        self.sign = f"{words} ."

    def draw_curtain(self, seat: int) -> None:
        """Hide everything until the next player is alone with the screen."""
        sitting = self.ground

        def lifted() -> None:
            sitting.turn_to(seat)
            self.seen = 0
            sitting.follow()
            self.carry_on()

        self.app.push_screen(Curtain(self.letters(sitting.say("term-handover", who=sitting.names[seat])), lifted))

    @work(thread=True, exclusive=True, group="bot")
    def let_think(self) -> None:
        """Ask the bot whose turn it is."""
        try:
            answer = self.ground.think(self.thinker)
        except Failed as failure:
            if self.is_attached:
                self.app.call_from_thread(self.complain, str(failure))
            return
        if self.is_attached:
            self.app.call_from_thread(self.bot_answered, answer)

    def bot_answered(self, answer: int) -> None:
        """Take a bot's answer, and go on."""
        self.ground.bot_gives(answer)
        self.tell_failures()
        self.carry_on()

    def tell_failures(self) -> None:
        """Say once of every bot that failed how it did."""
        for seat, failure in list(self.ground.failed.items()):
            if failure:
                self.ground.failed[seat] = ""
                self.app.push_screen(self.page("tui-failed", f"{self.ground.table.players[seat]}: {failure}"))

    # -- keys --------------------------------------------------------------------------------------------------------

    def action_hint(self) -> None:
        """What the strongest bot would do."""
        if not self.ground.offers_hints:
            self.complain(self.ground.no_hints)
        elif self.ground.prompt().kind == Kind.ANSWER and not self.sign:
            self.wait(self.ground.say("term-hinting").rstrip(" …"))
            self.show_question()
            self.find_hint()

    @work(thread=True, exclusive=True, group="hint")
    def find_hint(self) -> None:
        """Ask for advice."""
        sitting = self.ground
        view, answers = sitting.view(), sitting.prompt().answers
        try:
            advice = self.thinker.advise(view, answers, ADVICE)
        except Failed as failure:
            if self.is_attached:
                self.app.call_from_thread(self.complain, str(failure))
            advice = None

        def tell() -> None:
            self.sign = ""
            if advice is not None:
                self.best, self.chances = advice.best, list(advice.chances)
                why = Text(hint.why(sitting.table, sitting.viewer, advice, sitting.lang))
                self.app.push_screen(Reading(sitting.say("page-hint"), Group(*advised(sitting, advice), why)))
            self.show_all()

        if self.is_attached:
            self.app.call_from_thread(tell)

    def action_chances(self) -> None:
        """Show everybody's chances to win, or no more; after the end, what the coach says."""
        if self.ground.table.over:
            self.action_after(after.COACH)
            return
        if not self.ground.offers_hints:
            self.complain(self.ground.no_hints)
            return
        self.shows_chances = not self.shows_chances
        self.chances = []
        if self.shows_chances and not self.sign and not self.ground.table.over:
            self.find_chances()
        self.draw_boards()

    @work(thread=True, exclusive=True, group="chances")
    def find_chances(self) -> None:
        """Ask how the game may end."""
        try:
            found = self.thinker.chances(self.ground.view(), GLIMPSE)
        except Failed:
            return

        def tell() -> None:
            self.chances = found if self.shows_chances else []
            self.draw_boards()

        if self.is_attached:
            self.app.call_from_thread(tell)

    # -- when it is over ---------------------------------------------------------------------------------------------

    def draw_strip(self) -> None:
        """After the end what can be done then, each with its key; Enter does none of it, for it may have been meant for
        the last answer.
        """
        if not self.ground.table.over:
            super().draw_strip()
            return
        canvas, strip = self.pen(self.size.width - 2, 1).canvas(), self.query_one("#strip", Drawing)
        for line, (name, key) in enumerate(after.ENDS.items()):
            end = canvas.put(1, line, f"[{key}]", "key", answer=name)
            canvas.put(end + 1, line, self.letters(self.ground.say(f"tui-{name}")), answer=name)
        strip.display = True
        strip.draw(canvas, self.inks)

    def choose(self, answer: str) -> None:
        """An answer, or something after the end."""
        if answer in after.ENDS:
            self.action_after(answer)
        else:
            super().choose(answer)

    def action_after(self, deed: str) -> None:
        """What can be done after the end."""
        sitting = self.ground
        if not sitting.table.over:
            return
        if deed == after.COACH:
            seat = sitting.viewer if len(sitting.people) == 1 else None
            self.trying(lambda: after.open_coach(self.app, sitting, sitting.table, seat))
        elif deed == after.REPLAY:
            self.app.push_screen(ReplayScreen(Replay(sitting.table, sitting.lang, sitting.viewer)))
        elif deed == after.AGAIN:
            self.app.switch_screen(PlayScreen(Sitting(after.once_more(sitting.table), sitting.lang)))
        else:
            self.action_leave()

    def action_save(self) -> None:
        """Save under a name; it is kept anyway."""

        def save(typed: str | None) -> None:
            if typed is not None:
                self.trying(lambda: self.notify(self.ground.say("term-saved", file=str(self.ground.save(typed)))))

        self.app.push_screen(Asking(self.letters(self.ground.say("tui-save-ask"))), save)

    def action_leave(self) -> None:
        """Leave; the game is kept."""
        self.ground.keep()
        self.app.exit(message="" if self.ground.table.over else self.ground.say("term-kept"))
