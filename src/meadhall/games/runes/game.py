"""Runes as the hall knows it: seats, options, answers, and the rooms where the rest is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from meadhall.engine.actions import ActionSpace, family
from meadhall.engine.dice import Dice
from meadhall.engine.encoding import Field
from meadhall.engine.game import Game, Line, Option, OptionValue
from meadhall.engine.reason import Reason
from meadhall.engine.state import OVER, Judge
from meadhall.games.runes import scenes
from meadhall.games.runes.rules import census, encoding, reasons, scoring, setup
from meadhall.games.runes.rules.components import read
from meadhall.games.runes.rules.judge import RunesJudge
from meadhall.games.runes.rules.names import (
    EVENTS,
    MOST_SEATS,
    NOBODY,
    QUESTIONS,
    REASONS,
    RITUALS,
    SIDES,
    STONES,
    VARIANTS,
    Act,
    Phase,
    Why,
)
from meadhall.games.runes.rules.plane import CELLS
from meadhall.games.runes.rules.state import Runes

NUMBERS = range(1, STONES + 1)
CELL_NUMBERS = range(1, CELLS + 1)


class RunesGame(Game[Runes]):
    """Match stones, lay coins on them, and be the first to empty the tray."""

    name = "runes"
    rules = 2
    seats = range(2, MOST_SEATS + 1)
    minutes = 30
    weight = 2
    options: ClassVar[dict[str, Option]] = {
        "variant": Option("variant", VARIANTS[0], VARIANTS),
        "first_seat_starts": Option("first_seat_starts", False),
    }
    actions = ActionSpace(
        [
            family("pass"),
            family("play", RITUALS),
            family("drop", RITUALS),
            family("none"),
            family("stone", NUMBERS),
            family("turn", range(SIDES)),
            family("cell", CELL_NUMBERS),
            family("at", range(1, MOST_SEATS + 1)),
            family("take", NUMBERS),
            family("ward"),
            family("mirror"),
            family("accept"),
        ]
    )
    questions = QUESTIONS
    events = EVENTS
    reasons = REASONS[Why.NOT_NOW + 1 :]
    encodes = encoding.VERSION

    def open(self, text: str) -> None:
        self.components, self.box = read(text, self.rules)

    def judge(self) -> Judge:
        return RunesJudge(self.network)

    def deal(self, seats: int, dice: Dice, options: dict[str, OptionValue]) -> Runes:
        state = self.blank(seats, options)
        setup.deal(state, 0 if options["first_seat_starts"] else NOBODY, dice)
        return state

    def blank(self, seats: int, options: Mapping[str, OptionValue]) -> Runes:
        """A state with nothing on the table yet."""
        state = Runes(self.box, seats, VARIANTS.index(str(options["variant"])))
        setup.empty_box(state)
        return state

    def rematch(self, state: Runes, options: Mapping[str, OptionValue]) -> tuple[int, dict[str, OptionValue]]:
        return scoring.most_left(state), {**options, "first_seat_starts": True}

    def why_not(self, view: Runes, action: int) -> Reason | None:
        return reasons.reason(view, action)

    def passes(self, view: Runes, until: str = "turn") -> str | None:
        if view.seat == OVER or view.phase != Phase.WINDOW:
            return None
        return None if until == "turn" and view.active == view.seat else self.actions.text(Act.PASS)

    def position(self, state: Runes, names: Sequence[str]) -> dict[str, Any]:
        return scenes.write(state, names)

    def place(self, position_: Mapping[str, Any], names: Sequence[str], options: dict[str, OptionValue]) -> Runes:
        state = self.blank(len(names), options)
        scenes.place(state, position_, names)
        return state

    def sheet(self, state: Runes, seat: int) -> list[Line]:
        return scoring.sheet(state, seat)

    def question(self, view: Runes) -> str:
        return QUESTIONS[view.phase]

    def fields(self, seats: int) -> list[Field]:
        return encoding.fields(self.box, seats)

    def census(self, state: Runes) -> dict[str, int]:
        return census.census(state)


RunesGame.actions.check(Act)
game = RunesGame  # the entry point
