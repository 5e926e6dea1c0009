"""A table line by line, for screen readers, pipes and any terminal: what happened, the question, its answers."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from meadhall import bots
from meadhall.bots.par import chosen
from meadhall.engine import MeadhallError, Phrase, Table
from meadhall.engine.errors import IllegalAnswer, UndoRefused
from meadhall.engine.prompt import Prompt
from meadhall.look import pen, written
from meadhall.look.describe import offered, won
from meadhall.pages import hint
from meadhall.tui.kept import Kept
from meadhall.tui.sheet import advised, named, sheet
from meadhall.tui.sitting import BUDGET, HUMAN, Sitting

ADVICE = 2.0  # seconds for a hint


def console() -> Console:
    """A screen that shows any text as it is: what others wrote may look like markup."""
    return Console(markup=False, emoji=False)


def plain(text: str) -> str:
    """Typed text fit to be shown: one line, nothing that steers the terminal."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)


class Screen:
    """A table told in lines."""

    def __init__(self, table: Table, lang: str, kept: Kept | None = None, plain_letters: bool = False) -> None:
        self.table = table
        self.sitting = Sitting(table, lang, kept)
        self.shown, self.speak, self.kept = self.sitting.shown, self.sitting.speak, self.sitting.kept
        self.plain_letters = plain_letters
        self.out = console()
        self.seen = [0] * table.seats  # ply up to which each person has been told what happened
        self.minds: dict[int, bots.Bot] = {}
        self.people = self.sitting.people
        self.alone = self.people[0] if len(self.people) == 1 else -1  # the only person's seat

    def say(self, phrase: Phrase | str, you: int = -1, **figures: Any) -> str:
        """A phrase in the reader's language."""
        if isinstance(phrase, str):
            phrase = Phrase(phrase, figures)
        return self.speak.say(phrase, self.table.names, you)

    def offer(self, phrase: Phrase, you: int) -> str:
        """An answer in the reader's language."""
        return self.speak.answer(phrase, self.table.names, you).whole

    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        players = enumerate(self.table.players)
        self.minds = {seat: bots.make(player, self.table.game, seat) for seat, player in players if player != HUMAN}
        self.out.print(self.say("term-commitment", hash=self.table.dice.commitment[:16] + "…"), style="dim")
        if not self.table.over:
            self.sitting.keep()
        while not self.table.over:
            if self.table.seat in self.minds:
                self.bot()
            elif not self.person(self.table.seat):
                self.sitting.keep()  # now it is the one last left, whatever other terminals did
                self.out.print(self.say("term-kept"))
                self.out.print(self.say("term-kept-name", name=self.kept.name), style="dim", highlight=False)
                return
        for seat in self.people or [-1]:
            self.happened(seat)
        self.scores(self.alone)
        self.ending(self.alone)

    def bot(self) -> None:
        """Let a bot answer."""
        table, seat = self.table, self.table.seat
        with self.out.status(Text(self.say("term-thinking", who=table.names[seat]))):
            deal = self.sitting.deal
            if deal is not None:
                answer = chosen(table, table.players[seat], deal.seed)
            else:
                answer = self.minds[seat].choose(table.view(seat), list(table.prompt(seat).answers), BUDGET)
        if seat not in self.sitting.failed:
            self.sitting.note_failure(seat, self.minds[seat])
            if seat in self.sitting.failed:
                self.refuse(f"{self.say('tui-failed')}\n{table.players[seat]}: {self.sitting.failed[seat]}")
        table.play(answer)
        self.sitting.keep()

    def person(self, seat: int) -> bool:
        """Ask a person until an answer is given; False when they leave."""
        table = self.table
        prompt = table.prompt(seat)
        if len(self.people) > 1 and table.moves and table.moves[-1].seat != seat and self.sitting.has_secrets():
            self.out.clear()
            self.ask(self.say("term-handover", who=table.names[seat]))
        self.sitting.turn_to(seat)
        self.happened(seat)
        self.show(seat, prompt)
        if len(prompt.answers) == 1:
            words = self.offer(self.shown.answer(table.view(seat), prompt.answers[0]), seat)
            self.out.print(self.say("term-only-one", answer=words), style="dim")
            table.play(prompt.answers[0])
            self.sitting.keep()
            return True
        while True:
            typed = self.ask(self.say("term-prompt"))
            if typed is None or typed in ("q", "quit"):
                return False
            if self.command(seat, typed, prompt):
                return True

    def ask(self, prompt: str) -> str | None:
        """One line from the keyboard; None at its end."""
        try:
            return self.out.input(Text(f"{prompt}: ", style="bold")).strip()
        except (EOFError, RuntimeError):  # RuntimeError when there is no keyboard at all
            self.out.print()
            return None

    def command(self, seat: int, typed: str, prompt: Prompt) -> bool:
        """Carry out what was typed; True when the question has changed."""
        word, _, rest = typed.partition(" ")
        if word in ("h", "?", "help"):
            self.out.print(self.say("term-help"), highlight=False)
        elif word == "b":
            self.board(seat)
        elif word == "p":
            self.scores(seat)
        elif word == "l":
            self.log(seat)
        elif word == "s":
            self.save(rest.strip())
        elif word == "hint":
            self.hint(seat, prompt)
        elif word == "why":
            self.why(seat, rest.split(), prompt)
        elif word == "u":
            return self.undo()
        else:
            return self.answer(typed, prompt)
        return False

    def save(self, typed: str) -> None:
        """Save where the person says, over nothing but this very game."""
        try:
            self.out.print(self.say("term-saved", file=plain(str(self.sitting.save(typed)))), highlight=False)
        except OSError as error:
            self.refuse(f"{plain(typed)}: {error.strerror}")
        except MeadhallError as error:
            self.refuse(plain(str(error)))
        except ValueError as error:  # a path the system cannot even ask for
            self.refuse(f"{plain(typed)}: {error}")

    def refuse(self, sentence: str) -> None:
        """Say what was wrong."""
        self.out.print(sentence, style="red", highlight=False)

    def hint(self, seat: int, prompt: Prompt) -> None:
        """What the strongest bot would do, and what it expects of each answer; for one person against bots."""
        table = self.table
        if not self.sitting.offers_hints:
            self.refuse(self.sitting.no_hints)
            return
        with self.out.status(Text(self.say("term-hinting"))):
            advice = bots.advise(table.game, table.view(seat), prompt.answers, table.ply, ADVICE)
        for part in advised(self.sitting, advice):
            self.out.print(part, highlight=False)
        self.out.print(hint.why(table, seat, advice, self.speak.lang), highlight=False)

    def why(self, seat: int, typed: list[str], prompt: Prompt) -> None:
        """Why answers cannot be given; without any, all that lies on the table and cannot be chosen."""
        if not typed:
            self.out.print(self.sitting.why_not(""), highlight=False)
        for word in typed:
            try:
                text = self.impossible(word, prompt) or self.say("term-why-possible", answer=word)
            except IllegalAnswer as error:
                text = str(error)
            self.out.print(text, highlight=False)

    def impossible(self, typed: str, prompt: Prompt) -> str | None:
        """Why a number or name cannot be answered; None when it can."""
        legal = [self.table.game.actions.text(action) for action in prompt.answers]
        if typed in legal or (typed.isdecimal() and len(typed) < 10 and 1 <= int(typed) <= len(legal)):
            return None
        try:
            return self.sitting.why_not(typed)
        except IllegalAnswer:
            words = self.say("term-no-answer", typed=plain(typed[:40]) or '""', most=len(legal))
            raise IllegalAnswer(words) from None

    def undo(self) -> bool:
        """Take the last choice back, and what had to follow it, if it was a person's and the rule allows it."""
        table = self.table
        try:
            if table.moves and table.moves[-1].seat in self.minds:
                raise UndoRefused("the last answer stays: it was another seat's")
            last = table.moves[-1].seat if table.moves else table.seat  # people share the keyboard
            if table.prompt(last).undo and not table.had_choice():
                raise UndoRefused(self.say("term-undo-none"))
            table.undo()
            while len(table.prompt(table.seat).answers) == 1:  # it would be given again at once
                table.undo()
        except UndoRefused as error:
            self.refuse(str(error))
            return False
        self.seen = [min(seen, table.ply) for seen in self.seen]
        self.out.print(self.say("term-undone"), style="dim")
        self.sitting.keep()
        return True

    def answer(self, typed: str, prompt: Prompt) -> bool:
        """Play a number or a name."""
        legal = [self.table.game.actions.text(action) for action in prompt.answers]
        try:
            number = int(typed) if typed.isdecimal() and len(typed) < 10 else 0
            if 1 <= number <= len(legal):
                self.table.play(legal[number - 1])
            elif typed in legal:
                self.table.play(typed)
            else:
                raise IllegalAnswer(self.impossible(typed, prompt))
        except IllegalAnswer as error:
            self.refuse(str(error))
            return False
        self.sitting.keep()
        return True

    # -- showing -----------------------------------------------------------------------------------------------------

    def happened(self, seat: int) -> None:
        """What the seat has not been told yet."""
        news = self.table.events(seat, self.seen[seat] if seat >= 0 else 0)
        if seat >= 0:
            self.seen[seat] = self.table.ply
        if news:
            self.out.print(f"\n{self.say('term-happened')}", style="bold")
            for _, told in news:
                self.out.print(Padding(self.say(self.shown.event(told), seat), (0, 0, 0, 2)), highlight=False)

    def show(self, seat: int, prompt: Prompt) -> None:
        """Everybody's points in a line each, the question, its answers."""
        table = self.table
        view = table.view(seat)
        self.out.print()
        for other, name in enumerate(named(self.sitting)):
            stands = self.say(
                "told-seat", seat, name=name.plain, points=int(view.points(other)),
                status=self.say(self.shown.status(view, other), seat),
            )  # fmt: skip
            self.out.print(Text(stands, name.style), highlight=False)
        self.out.print(f"\n{self.say(self.shown.question(view), seat)}", style="bold yellow", highlight=False)
        grid = Grid.grid(padding=(0, 2))
        for one in offered(self.shown, self.speak, table, seat, prompt.answers):
            grid.add_row(Text(f"{one.number:>3}", "bold"), one.words, Text(one.name, "dim"))
        self.out.print(grid, highlight=False)

    def scores(self, seat: int) -> None:
        """Every point so far."""
        self.sitting.turn_to(seat)
        self.out.print(sheet(self.sitting), highlight=False)

    def board(self, seat: int) -> None:
        """The board and all mats as the seat may see them, the number of every answer at its place."""
        table = self.table
        view = table.view(seat)
        writes = pen(
            self.shown, view, self.speak.lang, seat, table.names, table.prompt(seat).answers if seat >= 0 else (),
            width=max(60, self.out.width), height=self.out.height, ascii_only=self.plain_letters,
        )  # fmt: skip
        self.out.print(written.whole(self.shown, view, writes), highlight=False, soft_wrap=True)

    def log(self, seat: int) -> None:
        """Everything that happened."""
        for ply, told in self.table.events(seat):
            self.out.print(f"{ply + 1:>4}  {self.say(self.shown.event(told), seat)}", highlight=False)

    def ending(self, you: int) -> None:
        """Who won, and where the saga lies."""
        if not self.table.over:
            return
        self.out.print(f"\n{self.say('term-over')}", style="bold")
        self.out.print(self.say(won(self.table, you)), style="bold yellow")
        for line in self.sitting.ended():
            self.out.print(line, style="dim", highlight=False)
        if self.kept.name:
            self.out.print(self.say("term-coach", name=self.kept.name), style="dim", highlight=False)
