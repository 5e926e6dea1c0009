"""A table on the full screen: its drawings, the question with its answers, what happened, and how answers are given."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.events import Key, Resize
from textual.geometry import Size
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from meadhall.engine.prompt import Kind
from meadhall.look import AT_ONCE, kinds, written
from meadhall.tui.boards import Boards
from meadhall.tui.drawing import Drawing
from meadhall.tui.ground import Ground
from meadhall.tui.leafing import Leafing
from meadhall.tui.pages import Reading
from meadhall.tui.reading import explained

WIDE, TALL = 110, 30  # cells and lines from which rivals and log stand beside the board
FEW, SOME = 4, 7  # lines that a list of answers gets at least, on a small screen and on a large one
EDGES = 3  # cells left and right of the board, with its scrollbar
FRAME = 3  # lines that are always there: scores, question, keys
ENTER = "·"  # before the one thing to do that is no answer


class TableScreen(Leafing):
    """Shows a ground and lets its viewer play."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("u", "undo", show=False),
        Binding("t", "theme", show=False),
        Binding("f", "fold", show=False),
        Binding("q", "leave", show=False),
        Binding("escape", "clear", show=False),
        Binding("tab", "page(1)", show=False),
        Binding("shift+tab", "page(-1)", show=False),
        Binding("right", "point(1)", show=False, priority=True),
        Binding("left", "point(-1)", show=False, priority=True),
        Binding("greater_than_sign,full_stop", "sideways(1)", show=False),
        Binding("less_than_sign,comma", "sideways(-1)", show=False),
    ]
    keys = "tui-keys"

    def __init__(self, ground: Ground) -> None:
        super().__init__(ground)
        self.typed = ""  # digits of a number that is not whole yet
        self.lit = ""  # the answer that is looked at
        self.sign = ""  # what is being waited for, instead of the question
        self.best = -1  # the answer that a hint advises
        self.chances: list[float] = []
        self.seen = 0  # lines of the log that were there when the viewer last answered
        self.sized: Size | None = None  # how much room there was when all was last drawn; None: nobody knows yet
        self.folded = False  # whether the list is a single line, and the drawings have its room

    # -- looks -------------------------------------------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        with Horizontal(id="top"):
            yield Static(id="scores")
            yield Static(id="more", markup=False)
        with Horizontal(id="body"):
            yield Boards(id="left")
            with VerticalScroll(id="right", can_focus=False):
                yield Drawing("rivals")
                yield Static(id="log", markup=False)
        yield Static(id="news", markup=False)
        yield Static(id="question", markup=False)
        yield Drawing("strip")
        yield OptionList(id="answers", markup=False, compact=True)
        yield Static(id="keys", markup=False)

    def on_mount(self) -> None:
        """Keys go to the list of answers."""
        self.query_one("#answers").focus()
        self.seen = len(self.ground.log())
        self.watch(self.boards, "scroll_y", self.tell_more, init=False)
        self.watch(self.boards.sea, "scroll_x", self.tell_more, init=False)

    def on_resize(self, event: Resize) -> None:
        """More room shows more."""
        if event.size == self.sized:
            return  # it is told more than once
        self.sized = event.size
        self.set_class(event.size.width >= WIDE and event.size.height >= TALL, "wide")
        self.call_after_refresh(self.show_all)

    @property
    def boards(self) -> Boards:
        """The drawings."""
        return self.query_one("#left", Boards)

    @property
    def wide(self) -> bool:
        """Whether rivals and log have a place beside the board."""
        return self.has_class("wide")

    def show_all(self) -> None:
        """Draw everything anew."""
        if not self.is_attached or self.sized is None:
            return
        self.draw_boards()
        log = self.ground.log()
        if self.wide:
            self.query_one("#log", Static).update(self.letters("\n".join(log[-200:][::-1])))
        told = self.told(log[self.seen :], 3 if self.wide else 2)
        self.query_one("#news", Static).update(self.letters("\n".join(told)))
        self.query_one("#news").display = bool(told)
        self.show_question()
        self.fill_answers()
        self.query_one("#keys", Static).update(self.letters(self.footer()))
        self.call_after_refresh(self.settle)

    def told(self, news: list[str], most: int) -> list[str]:
        """What is said above the question: the latest that happened."""
        return news[-most:]

    def footer(self) -> str:
        """The most useful keys."""
        return self.ground.say(self.keys)

    def draw_boards(self) -> None:
        """The drawings alone."""
        ground, view, boards = self.ground, self.ground.view(), self.boards
        beside = self.query_one("#right").outer_size.width if self.wide else 0
        writes = self.pen(self.size.width - beside - EDGES, self.size.height - FRAME - self.least)
        canvases = {"board": written.board(ground.shown, view, writes)}
        if ground.viewer >= 0:
            canvases["own"] = written.mat(ground.shown, view, ground.viewer, writes)
        if self.wide:
            right = writes.room(max(30, self.query_one("#right").size.width - 3))
            self.query_one("#rivals", Drawing).draw(self.rivals(right), self.inks, self.lit)
        canvases["others"] = writes.canvas() if self.wide else self.rivals(writes)
        written.put_signs(ground.shown, writes, canvases["others"])
        boards.draw(canvases, self.inks, self.lit)
        self.draw_strip()
        scores = written.scores(self.pen(self.size.width - 2, 1), view, self.chances).inked(self.inks)
        self.query_one("#scores", Static).update(scores)

    def draw_strip(self) -> None:
        """While the list is folded: the answers that stand nowhere else."""
        ground, strip = self.ground, self.query_one("#strip", Drawing)
        writes = self.pen(self.size.width - 2, 1)
        canvas = writes.canvas()
        placed = {*self.boards.places(), *self.query_one("#rivals", Drawing).canvas.answers}
        flow = writes.flow(canvas, 1)
        for action in ground.prompt().answers if self.folded and not self.sign else ():
            name = ground.game.actions.text(action)
            if name not in placed:
                flow.put(ground.brief(action), answers=[name])
        strip.display = bool(canvas.height)
        strip.draw(canvas, self.inks, self.lit)

    @property
    def least(self) -> int:
        """Lines that the list may want: a board keeps its height whether or not there is something to choose."""
        return 1 if self.folded else SOME if self.size.height >= TALL else FEW

    def on_boards_sized(self) -> None:
        """What shares the screen with the drawings has grown or shrunk."""
        self.settle()

    def settle(self) -> None:
        """Give the list of answers the lines that the drawings leave, and show what is pointed at."""
        if not self.is_attached:
            return
        listed, boards = self.query_one("#answers", OptionList), self.boards
        if listed.display:
            free = boards.container_size.height + listed.size.height
            least = min(self.least, max(1, free // 2))
            lines = least if self.folded else max(least, min(free - boards.lines, free // 2))
            if listed.styles.max_height is None or listed.styles.max_height.value != lines:
                listed.styles.max_height = lines
                listed.scroll_to_highlight()
        self.call_after_refresh(self.follow)

    def follow(self) -> None:
        """Show the place of the answer that is pointed at."""
        if self.is_attached:
            if self.ground.prompt().answers and not self.sign:
                self.boards.reveal(self.lit, afresh=True)
            self.tell_more()

    def tell_more(self) -> None:
        """Say what of the drawings lies out of sight."""
        signs = self.boards.more()
        said = self.ground.say("tui-more", signs=signs) if signs else ""
        self.query_one("#more", Static).update(self.letters(said))

    def show_question(self) -> None:
        """The question, and what has been typed of a number."""
        ground = self.ground
        text = self.sign or ground.asks()
        if ground.prompt().kind == Kind.OVER:
            text = "\n".join((f"{text} {ground.won()}", *ground.ended()))
        self.query_one("#question", Static).update(self.letters(f"{text}{f'  > {self.typed}_' if self.typed else ''}"))

    def fill_answers(self) -> None:
        """The list of answers, each with its number; kinds of answers under their headings."""
        listed = self.query_one("#answers", OptionList)
        listed.clear_options()
        if self.sign:
            return
        listed.add_options(self.options())
        listed.display = listed.option_count > 0
        if listed.display:
            listed.focus(scroll_visible=False)  # it was lost while there was nothing to choose
        with suppress(StopIteration):
            listed.highlighted = next(at for at, option in enumerate(listed.options) if not option.disabled)

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
            if kind.name != AT_ONCE:
                made.append(Option(Text(self.letters(ground.say(f"group-{kind.name}")), "bold"), disabled=True))
            made += [self.option(numbers[row.action], row.action) for row in kind.rows]
        return made

    def option(self, number: int, action: int) -> Option:
        """An answer in the list."""
        star = "* " if action == self.best else ""
        said = self.ground.offer(action) if self.wide else self.ground.brief(action)
        words = Text.assemble((f"[{number}]", self.inks.style("key")), " ", star, self.letters(said))
        return Option(words, id=self.ground.game.actions.text(action))

    # -- answering ---------------------------------------------------------------------------------------------------

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Light the answer on the board."""
        lit = event.option.id or ""
        if lit != self.lit:
            self.lit = lit
            self.boards.light(self.inks, lit)
            for name in ("#rivals", "#strip"):
                self.query_one(name, Drawing).light(self.inks, lit)
            self.boards.reveal(lit)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter or a click in the list."""
        if self.typed:
            self.answer_number(int(self.typed))
        elif event.option.id is not None:
            self.choose(event.option.id)

    def on_drawing_pointed(self, message: Drawing.Pointed) -> None:
        """A click on the board: an answer, the next of several in one place, or a thing that explains itself."""
        answers, about = message.answers, message.about
        if len(answers) > 1:
            at = answers.index(self.lit) + 1 if self.lit in answers else 0
            self.point_at(answers[at % len(answers)])
        elif answers and not self.sign:
            self.choose(answers[0])
        elif about:
            self.app.push_screen(Reading(self.ground.say("tui-explain"), explained(self.ground, about)))

    def action_point(self, way: int) -> None:
        """To the next answer on the board, as one reads, or back."""
        beside = [self.query_one(name, Drawing).canvas for name in ("#rivals", "#strip")]
        places = list(dict.fromkeys((*self.boards.places(), *(one for canvas in beside for one in canvas.read()))))
        if places:
            at = places.index(self.lit) + way if self.lit in places else 0
            self.point_at(places[at % len(places)])

    def point_at(self, answer: str) -> None:
        """Point at an answer, in the list and where it stands."""
        listed = self.query_one("#answers", OptionList)
        with suppress(StopIteration):
            listed.highlighted = next(at for at, option in enumerate(listed.options) if option.id == answer)

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
        self.forget()
        self.seen = len(self.ground.log())
        self.trying(self.ground.done if answer == "done" else partial(self.give, answer))
        self.carry_on()

    def give(self, answer: str) -> None:
        """Give an answer by its name."""
        self.ground.give(self.ground.game.actions.parse(answer))

    def forget(self) -> None:
        """What was typed, pointed at and advised belonged to another question."""
        self.typed, self.lit, self.best = "", "", -1

    def carry_on(self) -> None:
        """After anything was done: show it, and let others go on."""
        self.show_all()

    # -- keys --------------------------------------------------------------------------------------------------------

    def action_clear(self) -> None:
        """Forget the digits."""
        self.typed = ""
        self.show_question()

    def action_page(self, way: int) -> None:
        """To the next drawing, or back."""
        self.boards.turn(way)

    def action_sideways(self, way: int) -> None:
        """Along a board that is wider than the screen."""
        self.boards.sideways(way)

    def action_fold(self) -> None:
        """The list of answers as a single line, or whole again."""
        self.folded = not self.folded
        self.draw_strip()
        self.settle()

    def action_undo(self) -> None:
        """Take the last choice back."""
        if not self.sign and self.trying(self.ground.undo):
            self.forget()
            self.seen = min(self.seen, len(self.ground.log()))
            self.notify(self.letters(self.ground.say("term-undone")), markup=False)
            self.carry_on()

    def action_theme(self) -> None:
        """Light or dark."""
        self.app.turn_theme()
        self.show_all()

    def action_leave(self) -> None:
        """Leave the table."""
        self.app.exit()
