"""Walhalla as the hall knows it: its answers, options and score sheet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from meadhall.engine.actions import ActionSpace, family
from meadhall.engine.dice import Dice
from meadhall.engine.encoding import Field
from meadhall.engine.game import Game, Line, Option, OptionValue
from meadhall.engine.reason import Reason
from meadhall.engine.state import Judge
from meadhall.games.walhalla import scenes
from meadhall.games.walhalla.rules import encoding, reasons, setup, tongues
from meadhall.games.walhalla.rules.census import census
from meadhall.games.walhalla.rules.components import read
from meadhall.games.walhalla.rules.judge import WalhallaJudge
from meadhall.games.walhalla.rules.names import (
    CARDS,
    CREWS,
    END_CARDS,
    ENDS,
    EVENTS,
    FJORD_NAMES,
    LINES,
    QUESTIONS,
    SCORES,
    WHYS,
    Act,
)
from meadhall.games.walhalla.rules.state import Walhalla


class WalhallaGame(Game[Walhalla]):
    """Three raids: land where it pays, and fall where it counts."""

    name = "walhalla"
    seats = range(3, 5)
    minutes = 60
    weight = 2
    actions = ActionSpace(
        [
            family("man", CREWS),
            family("ride"),
            family("stay"),
            family("berth", FJORD_NAMES, ENDS),
            family("left"),
            family("right"),
            family("attack"),
            family("plain"),
            family("lose"),
            family("win"),
            family("shield"),
            family("hunt"),
            family("no"),
            family("lay", CARDS[:END_CARDS]),
            family("done"),
        ]
    )
    questions = QUESTIONS
    events = EVENTS
    reasons = WHYS[1:]  # without the one that allows
    encodes = encoding.VERSION

    def open(self, text: str) -> None:
        self.components, self.box = read(text, self.rules)
        choices = tongues.choices(self.box)
        self.options = {"tongues": Option("tongues", choices[0], choices)}  # type: ignore[misc]  # the tiles say which

    def judge(self) -> Judge:
        return WalhallaJudge(self.network)

    def deal(self, seats: int, dice: Dice, options: dict[str, OptionValue]) -> Walhalla:
        state = Walhalla(self.box, seats)
        setup.deal(state, tongues.dealt(self.box, options["tongues"], dice), dice)
        return state

    def position(self, state: Walhalla, names: Sequence[str]) -> dict[str, Any]:
        return scenes.write(state, names)

    def place(self, position_: Mapping[str, Any], names: Sequence[str], options: dict[str, OptionValue]) -> Walhalla:
        state = Walhalla(self.box, len(names))
        option = options["tongues"]
        scenes.place(state, position_, names, None if option == tongues.DRAWN else tongues.tiles(str(option)))
        return state

    def sheet(self, state: Walhalla, seat: int) -> list[Line]:
        return [Line(name, int(state.score[seat * LINES + line])) for line, name in enumerate(SCORES)]

    def question(self, view: Walhalla) -> str:
        return QUESTIONS[view.phase]

    def why_not(self, view: Walhalla, action: int) -> Reason | None:
        why = reasons.why_not(view, action)
        return Reason(WHYS[why], reasons.figures(view, action, why)) if why else None

    def fields(self, seats: int) -> list[Field]:
        return encoding.fields(self.box, seats)

    def census(self, state: Walhalla) -> dict[str, int]:
        return census(state)


WalhallaGame.actions.check(Act)
game = WalhallaGame  # the entry point
