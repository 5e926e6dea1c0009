"""Karvi as the hall knows it: its answers, options and score sheet. Its words are in words/."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from meadhall.engine.actions import ActionSpace, family
from meadhall.engine.dice import Dice
from meadhall.engine.encoding import Field
from meadhall.engine.game import Game, Line, Option, OptionValue, Tie
from meadhall.engine.reason import Reason
from meadhall.engine.state import Judge
from meadhall.games.karvi import scenes
from meadhall.games.karvi.rules import encoding, reasons, scoring, setup, turn
from meadhall.games.karvi.rules.box import (
    BAR,
    CARD_BOXES,
    CARDS,
    DICE,
    FIELDS,
    GEAR,
    KINDS,
    LETTERS,
    LINES,
    MOST_RUNES,
    PANELS,
    RUNES,
    SEATS,
    SIDES,
    SORTS,
    SPECIALS,
    STARTS,
    STOPS,
    STRENGTHS,
    TRACKED,
    TRACKS,
    TRADE_BOXES,
    TRADE_CARDS,
)
from meadhall.games.karvi.rules.census import census
from meadhall.games.karvi.rules.components import read
from meadhall.games.karvi.rules.figures import Most
from meadhall.games.karvi.rules.judge import KarviJudge
from meadhall.games.karvi.rules.names import EVENTS, QUESTIONS, REASONS, TASKS, Act, Variant
from meadhall.games.karvi.rules.pile import top
from meadhall.games.karvi.rules.state import Karvi

PLACES = [*(f"S{k}" for k in range(1, STOPS + 1)), *range(1, BAR + 1)]
PIECES = [*GEAR, *RUNES]
WARRIORS = range(1, STRENGTHS + 1)


class KarviGame(Game[Karvi]):
    """Sail the northern seas, trade, raid, and carve your deeds in stone."""

    name = "karvi"
    rules = 2
    seats = range(2, SEATS + 1)
    minutes = 120
    weight = 4
    options: ClassVar[dict[str, Option]] = {
        "start_cards": Option("start_cards", "dealt", ("dealt", "drafted")),
        "panels": Option("panels", "plain", ("plain", "varied", "chaos")),
        **{f"side_{panel}": Option(f"side_{panel}", "random", ("random", "a", "b")) for panel in PANELS},
        "tiles": Option("tiles", "dealt", ("dealt", "drafted")),
        "draw_two": Option("draw_two", False),
    }
    actions = ActionSpace(
        [
            family("die", PLACES),
            family("card", range(1, CARDS + 1), range(1, CARD_BOXES + 1)),
            family("discard", range(1, CARDS + 1)),
            family("gold", ("fur", "silver", "beer1", "beer2", "bread")),
            family("sail", FIELDS),
            family("far", FIELDS),
            family("smuggle", (1, 2)),
            family("end"),
            family("half", (1, 2)),
            family("bonus"),
            family("fur", range(Most.GOODS + 1)),
            family("spend", range(Most.GOODS + 1)),
            family("beer", range(Most.BEER + 1)),
            family("raise", SIDES, WARRIORS[:-1]),
            family("heal", WARRIORS),
            family("flip", WARRIORS),
            family("double", WARRIORS),
            family("give", WARRIORS),
            family("dismiss", SIDES, WARRIORS),
            family("wound", SIDES, WARRIORS),
            family("draw", SORTS),
            family("place", PIECES),
            family("cover", range(1, MOST_RUNES + 1)),
            family("keep", range(1, CARDS + 1)),
            family("use", KINDS),
            family("francia"),
            family("take", range(1, TRADE_CARDS + 1), range(1, TRADE_BOXES + 1)),
            family("locked", TRACKS),
            family("push", FIELDS),
            family("explore"),
            family("build"),
            family("tile", LETTERS),
            family("special", SPECIALS),
            family("throw"),
            family("mine", (1, 2)),
            family("any", range(1, SEATS + 1), (1, 2)),
            family("bread", range(1, Most.BREAD + 1)),
            family("space", PLACES),
            family("none"),
            family("startcard", range(1, STARTS + 1)),
            family("draft", PIECES),
            family("rune", RUNES),
        ]
    )
    questions = QUESTIONS
    ties = (Tie("die", less=True), Tie("pile"))
    events = EVENTS
    reasons = REASONS
    encodes = encoding.VERSION

    def open(self, text: str) -> None:
        self.components, self.box = read(text, self.rules)

    def judge(self) -> Judge:
        return KarviJudge(self.network)

    def deal(self, seats: int, dice: Dice, options: dict[str, OptionValue]) -> Karvi:
        state = self.blank(seats, options)
        sides, swapped = 0, int(options["panels"] == "chaos")
        if options["panels"] == "varied":
            sides = (1 << len(PANELS)) - 1
        elif swapped:
            for k, panel in enumerate(PANELS):
                side = options[f"side_{panel}"]
                sides |= (dice.below(2) if side == "random" else int(side == "b")) << k
        setup.deal(state, dice, sides, swapped)
        turn.settle(state, dice)
        return state

    def blank(self, seats: int, options: Mapping[str, OptionValue]) -> Karvi:
        """A state with nothing on the board yet."""
        bits = 0
        if options["start_cards"] == "drafted":
            bits |= Variant.DRAFT_STARTS
        if options["tiles"] == "drafted":
            bits |= Variant.DRAFT_TILES
        if options["draw_two"]:
            bits |= Variant.DRAW_TWO
        if options["panels"] != "plain":
            bits |= Variant.SIDE_B
        return Karvi(self.box, seats, bits)

    def position(self, state: Karvi, names: Sequence[str]) -> dict[str, Any]:
        return scenes.write(state, names)

    def place(self, position: Mapping[str, Any], names: Sequence[str], options: dict[str, OptionValue]) -> Karvi:
        state = self.blank(len(names), options)
        scenes.place(state, position, names, options)
        return state

    def tie_figures(self, state: Karvi, seat: int) -> tuple[int, ...]:
        """Where the leftmost die stands in the stop area: its space, and how high in the pile (ruling 41)."""
        found = int(scoring.leftmost(state, seat))
        space = -(-found // DICE)
        return space + 1, space * DICE - found + 1

    def sheet(self, state: Karvi, seat: int) -> list[Line]:
        return [Line(name, int(scoring.score(state, seat, line)), line >= TRACKED) for line, name in enumerate(LINES)]

    def question(self, view: Karvi) -> str:
        return TASKS[top(view)]

    def why_not(self, view: Karvi, action: int) -> Reason | None:
        return reasons.why_not(view, action)

    def fields(self, seats: int) -> list[Field]:
        return encoding.fields(self.box, seats)

    def census(self, state: Karvi) -> dict[str, int]:
        return census(state)


KarviGame.actions.check(Act)
game = KarviGame  # the entry point
