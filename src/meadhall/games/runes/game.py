"""Runes as the hall knows it: its answers, options, words and score sheet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from meadhall.engine.actions import ActionSpace, family
from meadhall.engine.dice import Dice
from meadhall.engine.game import Game, Line, Option, OptionValue
from meadhall.engine.state import OVER, Judge
from meadhall.games.runes import scenes
from meadhall.games.runes.rules import plane, turn
from meadhall.games.runes.rules.box import CARDS, MOST_SEATS, RITUALS, SIDES, SLOTS, STONES, VARIANTS
from meadhall.games.runes.rules.box import COLOURS as STONE_COLOURS
from meadhall.games.runes.rules.components import read
from meadhall.games.runes.rules.judge import RunesJudge
from meadhall.games.runes.rules.names import BAG, EVENTS, OUT, QUESTIONS, Act, Phase
from meadhall.games.runes.rules.plane import CELLS
from meadhall.games.runes.rules.state import Runes

NUMBERS = range(1, STONES + 1)
CELL_NUMBERS = range(1, CELLS + 1)


class RunesGame(Game[Runes]):
    """Match stones, lay coins on them, and be the first to empty the tray."""

    name = "runes"
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

    def open(self, text: str) -> None:
        self.components, self.box = read(text)

    def judge(self) -> Judge:
        return RunesJudge()

    def deal(self, seats: int, dice: Dice, options: dict[str, OptionValue]) -> Runes:
        state = self.blank(seats, options)
        turn.deal(state, 0 if options["first_seat_starts"] else -1, dice)
        return state

    def blank(self, seats: int, options: Mapping[str, OptionValue]) -> Runes:
        """A state with nothing on the table yet."""
        return Runes(self.box, seats, VARIANTS.index(str(options["variant"])))

    def rematch(self, state: Runes, options: Mapping[str, OptionValue]) -> tuple[int, dict[str, OptionValue]]:
        left = [int(coins) for coins in state.tray][: state.seats]
        return left.index(max(left)), {**options, "first_seat_starts": True}

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
        forms = int(state.bonus[seat])
        return [Line("stones", int(state.points(seat)) - forms), Line("forms", forms)]

    def question(self, view: Runes) -> str:
        return QUESTIONS[view.phase]

    def census(self, state: Runes) -> dict[str, int]:
        seats, cells = range(state.seats), range(state.cells)
        counts = {f"stone-{colour}": 0 for colour in STONE_COLOURS}
        for stone in range(1, STONES + 1):
            counts[f"stone-{STONE_COLOURS[self.box.colour[stone]]}"] += 1
            held = [seat for seat in seats if state.where[stone] == seat + 1]
            on_table = sum(plane.stone_on(state, cell) == stone for cell in cells)
            counts[f"place of stone {stone}"] = (
                len(held) + on_table + (state.where[stone] in (BAG, OUT) and not on_table)
            )
        for seat in seats:
            laid = sum(int(plane.coins_on(state, cell)) for cell in cells if plane.owner_of(state, cell) == seat)
            counts[f"coins of seat {seat}"] = int(state.tray[seat] + state.bonus[seat]) + laid
        for kind, name in enumerate(RITUALS):
            zones = sum(int(state.cards[zone + kind]) for zone in range(0, CARDS, SLOTS))
            counts[f"ritual-{name}"] = zones + (state.card == kind)
        return counts


RunesGame.actions.check(Act)
game = RunesGame  # the entry point
