"""Raids as the hall knows it: its answers, options, words and score sheet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from meadhall.engine.actions import ActionSpace, family
from meadhall.engine.dice import Dice
from meadhall.engine.game import Game, Line, Option, OptionValue
from meadhall.engine.state import Judge
from meadhall.games.raids import scenes
from meadhall.games.raids.rules import scoring, turn
from meadhall.games.raids.rules.components import read
from meadhall.games.raids.rules.judge import RaidsJudge
from meadhall.games.raids.rules.names import EVENTS, QUESTIONS, Act
from meadhall.games.raids.rules.scoring import SCORES
from meadhall.games.raids.rules.state import Raids

SPACES = range(1, 6)  # of a ship
TRACK = range(1, 22)


class RaidsGame(Game[Raids]):
    """Sail four voyages around the island; who is furthest behind moves."""

    name = "raids"
    seats = range(2, 5)
    minutes = 40
    weight = 2
    options: ClassVar[dict[str, Option]] = {
        "docked_ships_are_ahead": Option("docked_ships_are_ahead", False),
        "shields_count": Option("shields_count", "shields", ("shields", "vikings")),
    }
    actions = ActionSpace(
        [
            family("place"),
            family("replace", SPACES),
            family("throw"),
            family("sell", SPACES),
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

    def open(self, text: str) -> None:
        self.components, self.box = read(text)

    def judge(self) -> Judge:
        return RaidsJudge()

    def deal(self, seats: int, dice: Dice, options: dict[str, OptionValue]) -> Raids:
        state = self.blank(seats, options)
        turn.deal(state, dice)
        return state

    def blank(self, seats: int, options: Mapping[str, OptionValue]) -> Raids:
        """A state with nothing on the board yet."""
        vikings, ahead = options["shields_count"] == "vikings", options["docked_ships_are_ahead"]
        return Raids(self.box, seats, int(vikings), int(bool(ahead)))

    def position(self, state: Raids, names: Sequence[str]) -> dict[str, Any]:
        return scenes.write(state, names)

    def place(self, position_: Mapping[str, Any], names: Sequence[str], options: dict[str, OptionValue]) -> Raids:
        state = self.blank(len(names), options)
        scenes.place(state, position_, names)
        return state

    def sheet(self, state: Raids, seat: int) -> list[Line]:
        return [Line(name, int(scoring.score(state, seat, line))) for line, name in enumerate(SCORES)]

    def question(self, view: Raids) -> str:
        return QUESTIONS[view.phase]

    def census(self, state: Raids) -> dict[str, int]:
        box, counts = self.box, {}
        for tile in range(1, box.types):
            count = int(state.gone[tile]) + sum(at == tile for at in state.tile) + sum(at == tile for at in state.hold)
            count += sum(int(state.beside[ship * box.types + tile]) for ship in range(state.seats))
            coming = range(state.voyage + 1, box.voyages + 1)
            counts[box.names[tile]] = count + sum(int(box.copies[v * box.types + tile]) for v in coming)
        return counts


RaidsGame.actions.check(Act, GIVE_WAY=("flee", 0))
game = RaidsGame  # the entry point
