"""One screen for any game: what happened, the scores, the question and its numbered answers."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from datetime import datetime
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text
from rich.tree import Tree

import meadhall
from meadhall import bots
from meadhall.tui.kept import Kept, games_like, header_of, kept_games, may_replace, note_of, saga_file
from meadhall.tui.why import because, held_up
from meadhall.engine import AnyGame, BadSetup, MeadhallError, OptionValue, Phrase, Table
from meadhall.engine.errors import IllegalAnswer, OtherComponents, UndoRefused
from meadhall.engine.prompt import Prompt
from meadhall.engine.table import checked_seed
from meadhall.look import show
from meadhall.look.describe import Branch, branches, called, offered, won
from meadhall.pages import hint
from meadhall.places import expanded, write_safely
from meadhall.words import LANGUAGES, speaker

HUMAN = "human"
NAMES = ("Astrid", "Bjarne", "Solveig", "Thorir", "Ylva")
BUDGET = 1.0  # seconds a bot may think
ADVICE = 2.0  # seconds for a hint


def start(
    game: AnyGame,
    seats: int | None,
    bot_names: str | None,
    lang: str,
    seed: str | None,
    options: dict[str, OptionValue],
) -> None:
    """A new game in the terminal."""
    named = [] if bot_names is None else [name.strip() for name in bot_names.split(",") if name.strip()]
    seats = game.checked_seats(seats if seats is not None else _fitting(game, len(named) + 1))
    if bot_names is None:
        named = ["greedy"] * (seats - 1)
    if len(named) > seats:
        raise BadSetup(f"{len(named)} bots do not fit {seats} seats")
    for name in named:
        bots.make(name, game, 0)  # refuses an unknown one
    players = [HUMAN] * (seats - len(named)) + named
    table = Table(game, seats, seed=checked_seed(seed), options=options, names=NAMES[:seats], players=players)
    Screen(table, lang).run()


def _fitting(game: AnyGame, wanted: int) -> int:
    """As many seats as are wanted, if the game has them; else the nearest number."""
    return min(max(wanted, min(game.seats), min(3, max(game.seats)) if wanted == 1 else 0), max(game.seats))


def resume(file: Path | None, lang: str | None, components: str | None) -> None:
    """Go on with a saved game, or with the one last left; it speaks its language unless another is asked for."""
    if file is None:
        path, table = _last_left(components)
    else:
        path = saga_file(file)
        table = load(path, components)
    noted = note_of(path).get("lang")
    lang = lang or (noted if noted in LANGUAGES else "en")
    own = any(path.samefile(file) for file in kept_games())  # a file of the user's is read, never written
    Screen(table, lang, Kept(path) if own else Kept()).run()


def _last_left(components: str | None) -> tuple[Path, Table]:
    """The game last left of those that are not over, and its file."""
    for path in kept_games():
        if note_of(path).get("over") is True:
            continue
        try:
            table = load(path, components)
        except (OSError, ValueError) as error:
            if components is not None:
                raise
            print(f"meadhall: {path.stem} is passed over: {error}", file=sys.stderr)
            continue
        if not table.over:
            return path, table
    raise MeadhallError("there is no game to go on with; start one with: meadhall play raids")


def load(file: Path, components: str | None) -> Table:
    """The table a saga tells of, with the components it was played with as far as they are known."""
    text = file.read_text("utf-8")
    if components is None:
        return meadhall.load(text, components=components_of(file, text))
    table = meadhall.load(text, components=components)
    named = meadhall.game(table.game.name, components).components.digest
    if named != table.game.components.digest:
        raise OtherComponents(f"it was played with other components of {table.game.name} than those of that file")
    return table


def components_of(file: Path, text: str) -> str | None:
    """The components a saga was played with, from the notes beside the terminal's games; None for the game's own."""
    header = header_of(text)
    if header.get("game") not in meadhall.games():
        return None
    name, wanted = header["game"], header.get("components")
    if wanted == meadhall.game(name).components.digest:
        return None
    for beside in (file, *games_like(header)):
        noted = note_of(beside).get("components")
        try:
            if isinstance(noted, str) and meadhall.game(name, noted).components.digest == wanted:
                return noted
        except MeadhallError:
            continue
    return None


def list_kept(lang: str) -> None:
    """The kept games and how to go on with each, the one last left first; those that are over come last."""
    out, words = console(), speaker(lang)
    rows = [(note_of(file).get("over") is True, file) for file in kept_games()]
    if not rows:
        out.print(words.say("term-list-none"))
    for over, file in sorted(rows, key=lambda row: row[0]):
        header = header_of(file.read_text("utf-8", "replace"))
        date = datetime.fromtimestamp(file.stat().st_mtime).strftime("%Y-%m-%d %H:%M")
        figures: dict[str, Any] = {"game": str(header.get("game")), "who": _seated(header), "date": date}
        out.print(words.say(Phrase("term-list-over" if over else "term-list", figures)), highlight=False)
        call = f"meadhall {'replay' if over else 'resume'} {file.stem}"
        out.print(f"    {call}", style="bold", highlight=False, soft_wrap=True)


def _seated(header: dict[str, Any]) -> str:
    """The players of a saga, bots with their kind."""
    names, players = header.get("names"), header.get("players")
    if not isinstance(names, list) or not isinstance(players, list):
        return "?"
    return ", ".join(f"{n}" if p == HUMAN else f"{n} ({p})" for n, p in zip(names, players, strict=False))


def console() -> Console:
    """A screen that shows any text as it is: what others wrote may look like markup."""
    return Console(markup=False, emoji=False)


def plain(text: str) -> str:
    """Typed text fit to be shown: one line, nothing that steers the terminal."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)


def tell(table: Table, lang: str, seat: int) -> None:
    """A saga as sentences."""
    screen = Screen(table, lang)
    table.view(seat)
    for ply, told in table.events(seat):
        screen.out.print(f"{ply + 1:>4}  {screen.say(screen.shown.event(told), seat)}", highlight=False)
    screen.scores(seat)
    screen.ending(seat)


class Screen:
    """A table shown in a terminal."""

    def __init__(self, table: Table, lang: str, kept: Kept | None = None) -> None:
        self.table = table
        self.shown = show(table.game)
        self.speak = speaker(lang, self.shown)
        self.kept = kept if kept is not None else Kept()
        self.out = console()
        self.seen = [0] * table.seats  # ply up to which each person has been told what happened
        self.minds: dict[int, bots.Bot] = {}
        self.people = [seat for seat, player in enumerate(table.players) if player == HUMAN]
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
            self.keep()
        while not self.table.over:
            if self.table.seat in self.minds:
                self.bot()
            elif not self.person(self.table.seat):
                self.keep()  # now it is the one last left, whatever other terminals did
                self.out.print(self.say("term-kept"))
                self.out.print(self.say("term-kept-name", name=self.kept.name), style="dim", highlight=False)
                return
        for seat in self.people or [-1]:
            self.happened(seat)
        self.scores(self.alone)
        self.ending(self.alone)

    def keep(self) -> None:
        """Save after every answer: whatever happens next, nothing is lost."""
        self.kept.keep(self.table, self.speak.lang)

    def names(self, you: int) -> list[str]:
        """The players' names, the reader's own marked."""
        return called(self.table, self.speak, you)

    def bot(self) -> None:
        """Let a bot answer."""
        table, seat = self.table, self.table.seat
        with self.out.status(Text(self.say("term-thinking", who=table.names[seat]))):
            answer = self.minds[seat].choose(table.view(seat), list(table.prompt(seat).answers), BUDGET)
        table.play(answer)
        self.keep()

    def person(self, seat: int) -> bool:
        """Ask a person until an answer is given; False when they leave."""
        table = self.table
        prompt = table.prompt(seat)
        if len(self.people) > 1 and table.moves and table.moves[-1].seat != seat and self.has_secrets():
            self.out.clear()
            self.ask(self.say("term-handover", who=table.names[seat]))
        self.happened(seat)
        self.show(seat, prompt)
        if len(prompt.answers) == 1:
            words = self.offer(self.shown.answer(table.view(seat), prompt.answers[0]), seat)
            self.out.print(self.say("term-only-one", answer=words), style="dim")
            table.play(prompt.answers[0])
            self.keep()
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
        if not typed:
            self.keep()
            self.out.print(self.say("term-saved", file=str(self.kept.file)), highlight=False)
            return
        try:
            path = expanded(typed)
            if not may_replace(path, self.table):
                raise MeadhallError(self.say("term-not-saved", file=plain(str(path))))
            write_safely(path, self.table.saga(with_seed=True))
            self.out.print(self.say("term-saved", file=plain(str(path))), highlight=False)
        except OSError as error:
            self.out.print(f"{plain(typed)}: {error.strerror}", style="red", highlight=False)
        except MeadhallError as error:
            self.out.print(plain(str(error)), style="red", highlight=False)
        except ValueError as error:  # a path the system cannot even ask for
            self.out.print(f"{plain(typed)}: {error}", style="red", highlight=False)

    def hint(self, seat: int, prompt: Prompt) -> None:
        """What the strongest bot would do, and what it expects of each answer; for one person against bots."""
        table, game = self.table, self.table.game
        if len(self.people) > 1:
            self.out.print(self.say("term-hint-off"), style="red", highlight=False)
            return
        view = table.view(seat)
        with self.out.status(Text(self.say("term-hinting"))):
            advice = bots.advise(game, view, prompt.answers, table.ply, ADVICE)
        grid = Grid.grid(padding=(0, 2))
        for number, one in enumerate(advice.answers, 1):
            style = "bold yellow" if one.answer == advice.best else "" if one.sure else "dim"
            offer = self.offer(self.shown.answer(view, one.answer), seat)
            grid.add_row(f"{number:>3}", offer, hint.expected(one, self.speak.lang), style=style)
        self.out.print(grid, highlight=False)
        chances = ", ".join(f"{name} {share:.0%}" for name, share in zip(self.names(seat), advice.chances, strict=True))
        self.out.print(self.say("term-hint-chances", chances=chances), highlight=False)
        words = self.offer(self.shown.answer(view, advice.best), seat)
        self.out.print(self.say("term-hint", answer=words), style="bold", highlight=False)
        self.out.print(hint.why(table, seat, advice, self.speak.lang), highlight=False)

    def why(self, seat: int, typed: list[str], prompt: Prompt) -> None:
        """Why answers cannot be given; without any, all that lies on the table and cannot be chosen."""
        told = held_up(self.table, self.speak, seat) if not typed else {}
        for text, answers in told.items():
            self.out.print(self.say("term-why", answer=", ".join(answers), text=text), highlight=False)
        if not typed and not told:
            self.out.print(self.say("term-why-none"), highlight=False)
        for word in typed:
            try:
                text = self.impossible(seat, word, prompt) or self.say("term-why-possible", answer=word)
            except IllegalAnswer as error:
                text = str(error)
            self.out.print(text, highlight=False)

    def impossible(self, seat: int, typed: str, prompt: Prompt) -> str | None:
        """Why a number or name cannot be answered; None when it can."""
        legal = [self.table.game.actions.text(action) for action in prompt.answers]
        if typed in legal or (typed.isdecimal() and len(typed) < 10 and 1 <= int(typed) <= len(legal)):
            return None
        try:
            reason = self.table.why_not(typed, seat)
        except IllegalAnswer:
            reason = None
        if reason is None:
            raise IllegalAnswer(self.say("term-no-answer", typed=plain(typed[:40]) or '""', most=len(legal)))
        return self.say("term-why", answer=typed, text=because(self.table, self.speak, seat, typed, reason))

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
            self.out.print(str(error), style="red", highlight=False)
            return False
        self.seen = [min(seen, table.ply) for seen in self.seen]
        self.out.print(self.say("term-undone"), style="dim")
        self.keep()
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
                raise IllegalAnswer(self.impossible(self.table.seat, typed, prompt))
        except IllegalAnswer as error:
            self.out.print(str(error), style="red", highlight=False)
            return False
        self.keep()
        return True

    def has_secrets(self) -> bool:
        """Whether anybody at this table knows what another must not see."""
        return any(self.table.view(seat) != self.table.state for seat in self.people)

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
        """Scores, question, answers."""
        table = self.table
        view = table.view(seat)
        self.scores(seat)
        self.out.print(f"\n{self.say(self.shown.question(view), seat)}", style="bold yellow", highlight=False)
        grid = Grid.grid(padding=(0, 2))
        for one in offered(self.shown, self.speak, table, seat, prompt.answers):
            grid.add_row(Text(f"{one.number:>3}", "bold"), one.words, Text(one.name, "dim"))
        self.out.print(grid, highlight=False)

    def scores(self, seat: int) -> None:
        """Every point so far, and where everybody stands."""
        table = self.table
        view = table.view(seat)
        grid = Grid(self.say("term-score"), *self.names(seat), title=self.say("game"), title_justify="left")
        sheets = [table.game.sheet(view, other) for other in range(table.seats)]
        late = not table.over and any(line.late for line in sheets[0])
        for line, first in enumerate(sheets[0]):
            if not (late and first.late):
                grid.add_row(self.say(f"score-{first.name}"), *(str(sheet[line].points) for sheet in sheets))
        grid.add_section()
        if late:
            earned = (sum(line.points for line in sheet if not line.late) for sheet in sheets)
            grid.add_row(self.say("page-earned"), *map(str, earned), style="bold")
            grid.add_row(self.say("page-if-over"), style="italic")
            for line, first in enumerate(sheets[0]):
                if first.late:
                    grid.add_row(self.say(f"score-{first.name}"), *(str(sheet[line].points) for sheet in sheets))
            grid.add_section()
        grid.add_row(self.say("term-total"), *(str(view.points(other)) for other in range(table.seats)), style="bold")
        grid.add_row("", *(self.say(self.shown.status(view, other), seat) for other in range(table.seats)))
        self.out.print(grid, highlight=False)

    def board(self, seat: int) -> None:
        """The position as the seat may see it."""
        tree = Tree(self.say("game"))
        _branch(tree, branches(self.table.game.position(self.table.view(seat), self.table.names)))
        self.out.print(tree, highlight=False)

    def log(self, seat: int) -> None:
        """Everything that happened."""
        for ply, told in self.table.events(seat):
            self.out.print(f"{ply + 1:>4}  {self.say(self.shown.event(told), seat)}", highlight=False)

    def ending(self, you: int) -> None:
        """Who won, and where the saga lies."""
        table = self.table
        if not table.over:
            return
        self.out.print(f"\n{self.say('term-over')}", style="bold")
        self.out.print(self.say(won(table, you)), style="bold yellow")
        if hasattr(table.dice, "seed"):
            self.out.print(self.say("term-seed", seed=table.dice.seed), style="dim", highlight=False)
        if self.kept.file is not None:
            self.out.print(self.say("term-saga", file=str(self.kept.file)), style="dim", highlight=False)


def _branch(tree: Tree, found: Iterable[Branch]) -> None:
    for one in found:
        _branch(tree.add(one.line), one.below)
