"""Puzzles on the full screen: a position, one best answer, what the others cost and why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from meadhall.engine.prompt import Kind, Prompt, prompt
from meadhall.engine.state import State
from meadhall.learn import Puzzle
from meadhall.pages.puzzle_words import Told
from meadhall.tui.ground import Ground
from meadhall.tui.table import TableScreen


class Puzzling(Ground):
    """Puzzles of a game, one after the other."""

    def __init__(self, puzzles: Sequence[Puzzle], at: int, lang: str) -> None:
        super().__init__(puzzles[at].game, lang)
        self.puzzles, self.at = puzzles, at
        self.over = False
        self.begin()

    def begin(self) -> None:
        """Set up the position of a puzzle, and say what it is."""
        one = self.puzzles[self.at]
        self.words, self.table, self.viewer = Told(one, self.lang), one.table(), one.seat
        self.answered, self.solved = False, False
        head = self.say("puzzle-of", n=one.number, of=len(self.puzzles))
        self.told = [f"{head}, {self.words.difficulty}", self.say("puzzle-about")]

    @property
    def names(self) -> Sequence[str]:
        return self.words.names

    def view(self) -> State:
        return self.table.view(self.viewer)

    def prompt(self) -> Prompt:
        if not self.answered:
            return prompt(self.table, self.viewer)
        still = prompt(self.table, self.viewer, still=True)
        return replace(still, kind=Kind.STILL if self.over else Kind.DONE)

    def log(self) -> list[str]:
        return self.retold(self.table)

    def asks(self) -> str:
        if self.over:
            return self.say("tui-puzzle-over")
        if self.answered:
            return self.say("tui-puzzle-solved" if self.solved else "tui-puzzle-again")
        return self.words.question

    def give(self, action: int) -> None:
        answer = self.game.actions.text(action)
        self.reply(answer, answer == self.words.puzzle.best)

    def reply(self, answer: str | None, solved: bool) -> None:
        """Say what an answer costs, or the whole solution."""
        self.answered, self.solved = True, solved
        title = "puzzle-wrong" if not solved else "puzzle-solution" if answer is None else "puzzle-right"
        self.told = [self.say(title), *self.words.says(answer), *([self.words.solvers()] if solved else [])]

    def done(self) -> None:
        """On to the next puzzle once this one is solved, else the same once more."""
        if self.solved and self.at + 1 == len(self.puzzles):
            self.over = True
            return
        self.at += self.solved
        self.begin()

    def undo(self) -> None:
        """After a wrong answer the solution; else the puzzle from its beginning."""
        if self.answered and not self.solved:
            self.reply(None, True)
        else:
            self.over = False
            self.begin()


class PuzzleScreen(TableScreen):
    """A table with a riddle."""

    ground: Puzzling
    keys = "tui-keys-lesson"

    def told(self, news: list[str], most: int) -> list[str]:
        return self.ground.told
