"""Raids as the hall knows it: seats, options, answers, and where everything else is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from meadhall.engine.actions import ActionSpace, family
from meadhall.engine.dice import Dice
from meadhall.engine.encoding import Field
from meadhall.engine.game import Game, Line, Option, OptionValue
from meadhall.engine.reason import Reason
from meadhall.engine.state import OVER, Judge
from meadhall.games.raids import scenes
from meadhall.games.raids.rules import census, encoding, reasons, scoring, setup
from meadhall.games.raids.rules.components import read
from meadhall.games.raids.rules.judge import RaidsJudge
from meadhall.games.raids.rules.names import (
    EVENTS,
    FARTHEST,
    PLACES,
    QUESTIONS,
    SCORES,
    SHIELDS,
    SHIPS,
    WHYS,
    Act,
    Score,
    Why,
)
from meadhall.games.raids.rules.state import Raids

ABOARD = range(1, PLACES + 1)
TRACK = range(1, FARTHEST + 1)


class RaidsGame(Game[Raids]):
    """Sail four voyages around the island; who is furthest behind moves."""

    name = "raids"
    rules = 1
    seats = range(2, SHIPS + 1)
    minutes = 40
    weight = 2
    start = True
    options: ClassVar[dict[str, Option]] = {
        "docked_ships_are_ahead": Option("docked_ships_are_ahead", False),
        "shields_count": Option("shields_count", "shields", SHIELDS),
    }
    actions = ActionSpace(
        [
            family("place"),
            family("replace", ABOARD),
            family("throw"),
            family("sell", ABOARD),
            family("done"),
            family("sail", TRACK),
            family("fight"),
            family("feed"),
            family("strike"),
            family("flee"),
            family("flee", TRACK),
        ]
    )
    questions = QUESTIONS
    events = EVENTS
    reasons = WHYS[Why.BEHIND :]
    encodes = encoding.VERSION

    def open(self, text: str) -> None:
        self.components, self.box = read(text, self.rules)

    def judge(self) -> Judge:
        return RaidsJudge(self.network)

    def deal(self, seats: int, dice: Dice, options: dict[str, OptionValue]) -> Raids:
        state = self.blank(seats, options)
        setup.deal(state, dice)
        return state

    def blank(self, seats: int, options: Mapping[str, OptionValue]) -> Raids:
        """A state with nothing on the board yet."""
        counted, ahead = SHIELDS.index(str(options["shields_count"])), options["docked_ships_are_ahead"]
        return Raids(self.box, seats, counted, int(bool(ahead)))

    def position(self, state: Raids, names: Sequence[str]) -> dict[str, Any]:
        return scenes.write(state, names)

    def place(self, position: Mapping[str, Any], names: Sequence[str], options: dict[str, OptionValue]) -> Raids:
        state = self.blank(len(names), options)
        scenes.place(state, position, names)
        return state

    def sheet(self, state: Raids, seat: int) -> list[Line]:
        return [
            Line(name, int(scoring.score(state, seat, line)), line in (Score.MJOLNIRS, Score.STANDARDS))
            for line, name in enumerate(SCORES)
        ]  # what lies aboard can still be replaced, and its Vikings can fall

    def banked(self, state: Raids, seat: int) -> int:
        return super().banked(state, seat) if state.seat == OVER else 0  # all is counted at the end

    def question(self, view: Raids) -> str:
        return QUESTIONS[view.phase]

    def why_not(self, view: Raids, action: int) -> Reason | None:
        why = reasons.why_not(view, action)
        return None if why == Why.NOTHING else Reason(WHYS[why], reasons.figures(view, why, action))

    def fields(self, seats: int) -> list[Field]:
        return encoding.fields(self.box, seats)

    def census(self, state: Raids) -> dict[str, int]:
        return census.count(state)


RaidsGame.actions.check(Act, GIVE_WAY=("flee", 0))
game = RaidsGame  # the entry point
