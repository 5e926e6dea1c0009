"""A frame: everything one viewer sees of a table at one moment, made from the redacted state only."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from meadhall.engine.game import Told
from meadhall.engine.prompt import Prompt, prompt
from meadhall.engine.state import SPECTATOR, State
from meadhall.engine.table import Table
from meadhall.look import AnyShow, Brush, Kind, brush, kinds, show
from meadhall.pages.model import TableModel
from meadhall.pages.words import Words, words
from meadhall.words import Answer, Speaker, speaker

LONGEST = 60  # answers that are looked back at


@dataclass(frozen=True)
class Eye:
    """Who looks, in which language, at which shape of board."""

    seat: int
    lang: str
    shape: str


@dataclass(frozen=True)
class Frame:
    """What one viewer sees."""

    model: TableModel
    table: Table  # at the moment shown, which in a replay is an earlier one
    view: State
    eye: Eye
    prompt: Prompt  # what the viewer may do now
    replay: bool = False
    said: dict[int, Answer] = field(default_factory=dict, compare=False)  # answers, in words

    def offer(self, action: int) -> Answer:
        """An answer in words; board and list say the same ones."""
        found = self.said.get(action)
        if found is None:
            phrase = self.show.answer(self.view, action)
            found = self.said[action] = self.speak.answer(phrase, self.table.names, self.eye.seat)
        return found

    @cached_property
    def kinds(self) -> tuple[Kind, ...]:
        """What the viewer may answer, by kind; none where the question has one plain list."""
        return kinds(self.show, self.view, self.prompt.answers)

    @cached_property
    def brush(self) -> Brush:
        """The brush for this viewer: it knows what can be chosen, and draws a still board where nothing can."""
        eye = self.eye
        return brush(
            self.show, self.view, eye.lang, eye.seat, eye.shape, self.table.names, (), self.prompt.answers, self.speak,
            lambda action: self.offer(action).whole, self._since(), self.kinds,
        )  # fmt: skip

    def _since(self) -> list[Told]:
        """What happened since the viewer last did anything that was told; for onlookers, by the last answer."""
        found: list[Told] = []
        moves = self.table.moves[-LONGEST:] if self.eye.seat != SPECTATOR else self.table.moves[-1:]
        for move in reversed(moves):
            if move.seat == self.eye.seat and move.events:
                break
            found[:0] = move.events
        return found

    @cached_property
    def w(self) -> Words:
        """The house's words."""
        return words(self.eye.lang)

    def say(self, phrase: Any) -> str:
        """The game's words."""
        return self.speak.say(phrase, self.table.names, self.eye.seat)

    @cached_property
    def show(self) -> AnyShow:
        """What the game looks and sounds like."""
        return show(self.table.game)

    @cached_property
    def speak(self) -> Speaker:
        """Who speaks for the game."""
        return speaker(self.eye.lang, self.show)


def frame(model: TableModel, eye: Eye) -> Frame:
    """The table as it stands."""
    return Frame(model, model.table, model.table.view(eye.seat), eye, model.prompt(eye.seat))


def replayed(model: TableModel, table: Table, eye: Eye) -> Frame:
    """The table as it stood."""
    return Frame(model, table, table.view(eye.seat), eye, prompt(table, eye.seat, still=True), True)


def earlier(table: Table, ply: int) -> Table:
    """The table as it stood when `ply` answers had been given."""
    return table.earlier(ply)
