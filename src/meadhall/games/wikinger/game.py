"""Wikinger as the hall knows it: its answers, options and score sheet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from meadhall.engine.actions import ActionSpace, family
from meadhall.engine.dice import Dice
from meadhall.engine.encoding import Field
from meadhall.engine.game import Game, Line, Option, OptionValue, Tie
from meadhall.engine.reason import Reason
from meadhall.engine.state import OVER, Judge, lent
from meadhall.games.wikinger import scenes
from meadhall.games.wikinger.rules import encoding, reasons, scoring, setup
from meadhall.games.wikinger.rules.census import census
from meadhall.games.wikinger.rules.components import read
from meadhall.games.wikinger.rules.judge import WikingerJudge
from meadhall.games.wikinger.rules.names import (
    COLUMNS,
    EVENTS,
    FIGURES,
    HIGHEST_BID,
    MOST_SLOTS,
    QUESTIONS,
    SPECIALS,
    WHYS,
    Act,
    Own,
    Row,
    Why,
)
from meadhall.games.wikinger.rules.scoring import SCORES
from meadhall.games.wikinger.rules.state import Wikinger

ROWS = range(Row.SHIPS, Row.FISHERS + 1)
ISLAND_ROWS = range(Row.WARRIORS, Row.FISHERS + 1)
ALONG = range(1, COLUMNS + 1)
CARGO = (*FIGURES[1:], "each")


class WikingerGame(Game[Wikinger]):
    """Buy tiles with figures from a turning wheel and build islands before the coast."""

    name = "wikinger"
    seats = range(2, 5)
    minutes = 60
    weight = 3
    options: ClassVar[dict[str, Option]] = {"version": Option("version", "base", ("base", "advanced", "no-auction"))}
    actions = ActionSpace(
        [
            family("bid", range(HIGHEST_BID + 1)),
            family("pass"),
            family("remove", FIGURES),
            family("colour", FIGURES),
            family("buy", range(MOST_SLOTS)),
            family("start", ISLAND_ROWS),
            family("lay", ROWS, ALONG),
            family("stand"),
            family("ashore"),
            family("special", SPECIALS),
            family("decline"),
            family("swap", ISLAND_ROWS, ALONG),
            family("ferry", CARGO),
            family("boat", CARGO),
            family("stop"),
            family("to", ISLAND_ROWS, ALONG),
        ]
    )
    questions = QUESTIONS
    ties = (Tie("gold"),)
    events = EVENTS
    reasons = WHYS[1:]
    encodes = encoding.VERSION

    def open(self, text: str) -> None:
        self.components, self.box = read(text, self.rules)

    def judge(self) -> Judge:
        return WikingerJudge(self.network)

    def deal(self, seats: int, dice: Dice, options: dict[str, OptionValue]) -> Wikinger:
        state = self.blank(seats, options)
        setup.deal(state, dice)
        return state

    def blank(self, seats: int, options: Mapping[str, OptionValue]) -> Wikinger:
        """A state with nothing on the table yet."""
        version = options["version"]
        return Wikinger(self.box, seats, int(version != "base"), int(version == "advanced"))

    def tie_figures(self, state: Wikinger, seat: int) -> tuple[int, ...]:
        """Gold left after the exchange; then several win (ruling 9)."""
        return (int(scoring.gold_left(state, seat)),)

    def position(self, state: Wikinger, names: Sequence[str]) -> dict[str, Any]:
        return scenes.write(state, names)

    def place(self, position_: Mapping[str, Any], names: Sequence[str], options: dict[str, OptionValue]) -> Wikinger:
        state = self.blank(len(names), options)
        scenes.place(state, position_, names)
        return state

    def sheet(self, state: Wikinger, seat: int) -> list[Line]:
        """What a seat has earned, and what the final scoring would bring it now."""
        lines = lent(len(SCORES))
        scoring.lines_into(state, seat, lines)
        return [Line(name, int(lines[line]), line >= scoring.Score.RAIDERS) for line, name in enumerate(SCORES)]

    def banked(self, state: Wikinger, seat: int) -> int:
        return super().banked(state, seat) if state.seat == OVER else int(state.own[seat * Own.SIZE + Own.TRACK])

    def question(self, view: Wikinger) -> str:
        return QUESTIONS[view.phase]

    def why_not(self, view: Wikinger, action: int) -> Reason | None:
        why = int(reasons.why_not(view, action))
        return Reason(WHYS[why], reasons.figures(view, action, why)) if why != Why.NONE else None

    def fields(self, seats: int) -> list[Field]:
        return encoding.fields(self.box, seats)

    def census(self, state: Wikinger) -> dict[str, int]:
        return census(state)


WikingerGame.actions.check(Act)
assert len(WikingerGame.actions) == Act.ALL
game = WikingerGame  # the entry point
