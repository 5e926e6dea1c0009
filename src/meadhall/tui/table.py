"""A table on the full screen: board and mats, the question with its answers, what happened, and all that keys do."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, ClassVar

from rich.console import Group
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.events import Key, Resize
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from meadhall.engine import MeadhallError
from meadhall.engine.prompt import Kind
from meadhall.look import kinds, written
from meadhall.look.canvas import Canvas, folded
from meadhall.look.inks import BARE, INKS, ON_DARK, ON_LIGHT, Inks
from meadhall.look.pen import Pen, pen
from meadhall.tui.drawing import Drawing
from meadhall.tui.ground import Ground
from meadhall.tui.pages import Asking, Reading
from meadhall.tui.reading import components, explained, help_page, rules_page
from meadhall.tui.sheet import sheet

if TYPE_CHECKING:
    from meadhall.tui.app import TableApp

WIDE, TALL = 110, 46  # cells from which rivals and log stand beside the board, lines from which lists are long
LEAST = 60  # cells that a board is drawn for; a smaller screen scrolls
ENTER = "·"  # before the one thing to do that is no answer


class TableScreen(Screen[None]):
    """Shows a ground and lets its viewer play."""

    app: TableApp
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark,f1", "help", show=False),
        Binding("r", "rules", show=False),
        Binding("e", "explain", show=False),
        Binding("w", "why", show=False),
        Binding("u", "undo", show=False),
        Binding("s", "sheet", show=False),
        Binding("l", "log", show=False),
        Binding("m", "mats", show=False),
        Binding("t", "theme", show=False),
        Binding("q", "leave", show=False),
        Binding("escape", "clear", show=False),
        Binding("tab", "page(1)", show=False),
        Binding("shift+tab", "page(-1)", show=False),
    ]
    keys = "tui-keys"

    def __init__(self, ground: Ground) -> None:
        super().__init__()
        self.ground = ground
        self.typed = ""  # digits of a number that is not whole yet
        self.lit = ""  # the answer that is looked at
        self.sign = ""  # what is being waited for, instead of the question
        self.best = -1  # the answer that a hint advises
        self.chances: list[float] = []
        self.seen = 0  # lines of the log that were there when the viewer last answered

    # -- looks -------------------------------------------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        yield Static(id="scores")
        with Horizontal(id="body"):
            with VerticalScroll(id="left", can_focus=False):
                yield Drawing("board")
                yield Drawing("own")
            with VerticalScroll(id="right", can_focus=False):
                yield Drawing("rivals")
                yield Static(id="log", markup=False)
        yield Static(id="news", markup=False)
        yield Static(id="question", markup=False)
        yield OptionList(id="answers", markup=False, compact=True)
        yield Static(id="keys", markup=False)

    def on_mount(self) -> None:
        """Keys go to the list of answers."""
        self.query_one("#answers").focus()
        self.seen = len(self.ground.log())

    def on_resize(self, event: Resize) -> None:
        """More room shows more."""
        self.set_class(event.size.width >= WIDE and event.size.height >= 30, "wide")
        self.set_class(event.size.height >= TALL, "tall")
        self.call_after_refresh(self.show_all)

    @property
    def inks(self) -> Inks:
        """The inks that fit the ground."""
        if self.app.bare:
            return BARE
        if self.app.sixteen:
            return INKS
        return ON_LIGHT if self.app.light else ON_DARK

    def pen(self, width: int, height: int) -> Pen:
        """A pen for what the viewer sees."""
        ground = self.ground
        prompt = ground.prompt()
        return pen(
            ground.shown, ground.view(), ground.lang, ground.viewer, ground.names, prompt.answers,
            width=max(LEAST, width), height=height, ascii_only=self.app.plain,
        )  # fmt: skip

    def letters(self, text: str) -> str:
        """A text in letters that this terminal has."""
        return folded(text) if self.app.plain else text

    def show_all(self) -> None:
        """Draw everything anew."""
        if not self.is_attached or not self.size.width:
            return
        self.draw_boards()
        ground = self.ground
        log = ground.log()
        self.query_one("#log", Static).update(self.letters("\n".join(log[-200:][::-1])))
        news = log[self.seen :]
        most = 3 if self.has_class("wide") else 2
        self.query_one("#news", Static).update(self.letters("\n".join(self.told(news, most))))
        self.query_one("#news").display = bool(news) or bool(self.told(news, most))
        self.show_question()
        self.fill_answers()
        self.query_one("#keys", Static).update(self.letters(self.footer()))

    def told(self, news: list[str], most: int) -> list[str]:
        """What is said above the question: the latest that happened."""
        return news[-most:]

    def footer(self) -> str:
        """The most useful keys."""
        return self.ground.say(self.keys)

    def draw_boards(self) -> None:
        """The drawings alone."""
        ground, view = self.ground, self.ground.view()
        left, right = self.query_one("#left"), self.query_one("#right")
        width, height = left.size.width - 2, left.size.height
        writes = self.pen(width, height)
        board, own = written.board(ground.shown, view, writes), Canvas(1)
        if ground.viewer >= 0:
            own = written.mat(ground.shown, view, ground.viewer, writes)
        self.query_one("#board", Drawing).draw(board, self.inks, self.lit)
        self.query_one("#own", Drawing).draw(own, self.inks, self.lit)
        self.query_one("#own").display = ground.viewer >= 0
        if self.has_class("wide"):
            narrow = writes.room(max(30, right.size.width - 3))
            self.query_one("#rivals", Drawing).draw(self.rivals(narrow), self.inks, self.lit)
        scores = written.scores(self.pen(self.size.width - 2, 1), view, self.chances).inked(self.inks)
        self.query_one("#scores", Static).update(scores)

    def rivals(self, writes: Pen) -> Canvas:
        """What lies before everybody else."""
        canvas, view = writes.canvas(), self.ground.view()
        for of in range(int(view.seats)):
            if of != self.ground.viewer:
                canvas.paste(0, canvas.height + bool(canvas.height), written.mat(self.ground.shown, view, of, writes))
        return canvas

    def show_question(self) -> None:
        """The question, and what has been typed of a number."""
        ground = self.ground
        text = self.sign or ground.asks()
        if ground.prompt().kind == Kind.OVER:
            text = "\n".join((f"{text} {ground.won()}", *ground.ended()))
        self.query_one("#question", Static).update(self.letters(f"{text}{f'  > {self.typed}_' if self.typed else ''}"))

    def fill_answers(self) -> None:
        """The list of answers, each with its number; kinds of answers under their headings."""
        ground, listed = self.ground, self.query_one("#answers", OptionList)
        prompt = ground.prompt()
        listed.clear_options()
        if self.sign:
            return
        listed.add_options(self.options())
        listed.display = listed.option_count > 0
        with suppress(StopIteration):
            first = next(at for at, option in enumerate(listed.options) if not option.disabled)
            listed.highlighted = first
        if prompt.answers:
            self.call_after_refresh(self.reveal)

    def options(self) -> list[Option]:
        """What stands in the list."""
        ground = self.ground
        prompt = ground.prompt()
        if prompt.kind == Kind.DONE:
            return [Option(self.letters(f"[{ENTER}] {ground.say('tui-go-on')}"), id="done")]
        numbers = {action: number for number, action in enumerate(prompt.answers, 1)}
        grouped = kinds(ground.shown, ground.view(), prompt.answers)
        if len(grouped) < 2:
            return [self.option(number, action) for action, number in numbers.items()]
        made = []
        for kind in grouped:
            made.append(Option(Text(self.letters(ground.say(f"group-{kind.name}")), "bold"), disabled=True))
            made += [self.option(numbers[row.action], row.action) for row in kind.rows]
        return made

    def option(self, number: int, action: int) -> Option:
        """An answer in the list."""
        star = "* " if action == self.best else ""
        said = self.ground.offer(action) if self.has_class("wide") else self.ground.brief(action)
        words = Text.assemble((f"[{number}]", self.inks.style("key")), " ", star, self.letters(said))
        return Option(words, id=self.ground.game.actions.text(action))

    def reveal(self, answer: str = "") -> None:
        """Scroll so that an answer, or the first of any, can be seen."""
        left = self.query_one("#left")
        if not left.max_scroll_y:
            return
        for name in ("#board", "#own"):
            drawing = self.query_one(name, Drawing)
            line = drawing.first(answer)
            if line is not None:
                y = line + (drawing.virtual_region.y if name == "#own" else 0)
                if not left.scroll_y <= y < left.scroll_y + left.size.height:
                    left.scroll_to(y=max(0, y - left.size.height // 2), animate=False)
                return

    # -- answering ---------------------------------------------------------------------------------------------------

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Light the answer on the board."""
        lit = event.option.id or ""
        if lit != self.lit:
            self.lit = lit
            self.draw_boards()
            self.reveal(lit)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter or a click in the list."""
        if self.typed:
            self.answer_number(int(self.typed))
        elif event.option.id is not None:
            self.choose(event.option.id)

    def on_drawing_pointed(self, message: Drawing.Pointed) -> None:
        """A click on the board: an answer, or a thing that explains itself."""
        area = message.area
        if area.answer and not self.sign:
            self.choose(area.answer)
        elif area.about:
            self.app.push_screen(Reading(self.ground.say("tui-explain"), explained(self.ground, area.about)))

    def on_key(self, event: Key) -> None:
        """Digits choose an answer, as soon as no other number begins with them."""
        if event.key.isdigit() and len(self.typed) < 4:
            event.stop()
            self.typed += event.key
            self.typed = self.typed.lstrip("0")
            most = len(self.ground.prompt().answers)
            if self.typed and int(self.typed) * 10 > most:
                self.answer_number(int(self.typed))
            else:
                self.show_question()
        elif event.key == "backspace" and self.typed:
            event.stop()
            self.typed = self.typed[:-1]
            self.show_question()

    def answer_number(self, number: int) -> None:
        """Give the answer with a number of the list."""
        self.typed = ""
        answers = self.ground.prompt().answers
        if not 1 <= number <= len(answers):
            self.show_question()
            if answers:
                self.complain(self.ground.say("tui-no-number", number=number, most=len(answers)))
            return
        self.choose(self.ground.game.actions.text(answers[number - 1]))

    def choose(self, answer: str) -> None:
        """Give an answer, or what stands in its place in the list."""
        if self.sign:
            return
        self.typed, self.lit, self.best = "", "", -1
        self.seen = len(self.ground.log())
        self.trying(self.ground.done if answer == "done" else partial(self.give, answer))
        self.carry_on()

    def give(self, answer: str) -> None:
        """Give an answer by its name."""
        self.ground.give(self.ground.game.actions.parse(answer))

    def carry_on(self) -> None:
        """After anything was done: show it, and let others go on."""
        self.show_all()

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

    # -- keys --------------------------------------------------------------------------------------------------------

    def action_clear(self) -> None:
        """Forget the digits."""
        self.typed = ""
        self.show_question()

    def action_page(self, way: int) -> None:
        """A screen further down the board, or up again."""
        left = self.query_one("#left")
        end = left.scroll_y >= left.max_scroll_y
        left.scroll_to(y=0 if way > 0 and end else left.scroll_y + way * (left.size.height - 2), animate=False)

    def action_undo(self) -> None:
        """Take the last choice back."""
        if not self.sign and self.trying(self.ground.undo):
            self.typed, self.lit, self.best = "", "", -1
            self.seen = min(self.seen, len(self.ground.log()))
            self.notify(self.letters(self.ground.say("term-undone")), markup=False)
            self.carry_on()

    def action_help(self) -> None:
        """Keys, and the rule behind the open question."""
        self.app.push_screen(Reading(self.ground.say("tui-help-title"), help_page(self.ground)))

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

    def action_log(self) -> None:
        """Everything that happened, the latest first."""
        log = "\n".join(self.ground.log()[::-1])
        self.app.push_screen(self.page("tui-log", log or self.ground.say("page-nothing-yet")))

    def action_mats(self) -> None:
        """What lies before everybody else."""
        drawn = self.rivals(self.pen(min(104, self.size.width - 6), 40))
        self.app.push_screen(Reading(self.ground.say("tui-mats"), Group(drawn.inked(self.inks))))

    def action_theme(self) -> None:
        """Light or dark."""
        self.app.turn_theme()
        self.show_all()

    def action_leave(self) -> None:
        """Leave the table."""
        self.app.exit()
