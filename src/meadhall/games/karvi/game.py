"""Karvi as the hall knows it: its answers, options and score sheet. The words are in phrases.py."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from meadhall.engine.actions import ActionSpace, family
from meadhall.engine.dice import Dice
from meadhall.engine.game import Game, Line, Option, OptionValue, Told
from meadhall.engine.phrase import Phrase
from meadhall.engine.state import SPECTATOR, Judge, State
from meadhall.games.karvi import about, bar, board, glance, mat, phrases, position, rules, scoring, setup
from meadhall.games.karvi.bot import KarviJudge
from meadhall.games.karvi.box import (
    BAR,
    CARDS,
    FIELDS,
    GEAR,
    KINDS,
    LETTERS,
    LINES,
    PANELS,
    RUNES,
    SORTS,
    SPECIALS,
    STARTS,
    STOPS,
    TRADE_CARDS,
)
from meadhall.games.karvi.components import read
from meadhall.games.karvi.state import Karvi
from meadhall.games.karvi.state import Option as Bit
from meadhall.games.karvi.tasks import EVENTS, QUESTIONS, Act, P
from meadhall.look import brush

PLACES = [*(f"S{k}" for k in range(1, STOPS + 1)), *range(1, BAR + 1)]
PIECES = [*GEAR, *RUNES]
WARRIORS = range(1, 7)
SIDES = ("healthy", "injured")


class KarviGame(Game):
    """Sail the northern seas, trade, raid, and carve your deeds in stone."""

    name = "karvi"
    seats = range(2, 5)
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
            family("card", range(1, CARDS + 1), (1, 2)),
            family("discard", range(1, CARDS + 1)),
            family("gold", ("fur", "silver", "beer1", "beer2", "bread")),
            family("sail", FIELDS),
            family("far", FIELDS),
            family("smuggle", (1, 2)),
            family("end"),
            family("half", (1, 2)),
            family("bonus"),
            family("fur", range(7)),
            family("spend", range(7)),
            family("beer", range(6)),
            family("raise", SIDES, range(1, 6)),
            family("heal", WARRIORS),
            family("flip", WARRIORS),
            family("double", WARRIORS),
            family("give", WARRIORS),
            family("dismiss", SIDES, WARRIORS),
            family("wound", SIDES, WARRIORS),
            family("draw", SORTS),
            family("place", PIECES),
            family("cover", range(1, 5)),
            family("keep", range(1, CARDS + 1)),
            family("use", KINDS),
            family("francia"),
            family("take", range(1, TRADE_CARDS + 1), (1, 2, 3)),
            family("locked", ("trade", "raid")),
            family("push", FIELDS),
            family("explore"),
            family("build"),
            family("tile", LETTERS),
            family("special", SPECIALS),
            family("throw"),
            family("mine", (1, 2)),
            family("any", range(1, 5), (1, 2)),
            family("bread", range(1, 7)),
            family("space", PLACES),
            family("none"),
            family("startcard", range(1, STARTS + 1)),
            family("draft", PIECES),
            family("rune", RUNES),
        ]
    )
    questions = QUESTIONS
    events = EVENTS

    def open(self, text: str) -> None:
        self.components, self.box = read(text)

    def judge(self) -> Judge:
        return KarviJudge()

    def deal(self, seats: int, dice: Dice, options: dict[str, OptionValue]) -> State:
        state = self.blank(seats, options)
        sides, swapped = 0, int(options["panels"] == "chaos")
        if options["panels"] == "varied":
            sides = 15
        elif swapped:
            for k, panel in enumerate(PANELS):
                side = options[f"side_{panel}"]
                sides |= (dice.below(2) if side == "random" else int(side == "b")) << k
        setup.deal(state, dice, sides, swapped)
        rules.settle(state, dice)
        return state

    def blank(self, seats: int, options: Mapping[str, OptionValue]) -> Karvi:
        """A state with nothing on the board yet."""
        bits = 0
        if options["start_cards"] == "drafted":
            bits |= Bit.DRAFT_STARTS
        if options["tiles"] == "drafted":
            bits |= Bit.DRAFT_TILES
        if options["draw_two"]:
            bits |= Bit.DRAW_TWO
        if options["panels"] != "plain":
            bits |= Bit.SIDE_B
        return Karvi(self.box, seats, bits)

    def position(self, state: State, names: Sequence[str]) -> dict[str, Any]:
        assert isinstance(state, Karvi)
        return position.write(state, names)

    def place(self, position_: Mapping[str, Any], names: Sequence[str], options: dict[str, OptionValue]) -> State:
        state = self.blank(len(names), options)
        position.place(state, position_, names, options)
        return state

    def winners(self, state: State) -> list[int]:
        """Most points; of equals the one whose die is leftmost in the stop area (ruling 41)."""
        assert isinstance(state, Karvi)
        best = super().winners(state)
        first = min((scoring.leftmost(state, seat) for seat in best), default=0)
        return [seat for seat in best if scoring.leftmost(state, seat) == first]

    def sheet(self, state: State, seat: int) -> list[Line]:
        assert isinstance(state, Karvi)
        return [Line(name, int(scoring.score(state, seat, line))) for line, name in enumerate(LINES)]

    def census(self, state: State) -> dict[str, int]:
        assert isinstance(state, Karvi)
        return position.census(state)

    def question(self, view: State) -> Phrase:
        assert isinstance(view, Karvi)
        return phrases.question(view)

    def answer(self, view: State, action: int) -> Phrase:
        assert isinstance(view, Karvi)
        return phrases.answer(view, self.actions.family(action).name, self.actions.labels(action))

    def event(self, told: Told) -> Phrase:
        return phrases.event(self.box, told)

    def spot(self, told: Told) -> str | None:
        return phrases.spot(told)

    def status(self, view: State, of: int) -> Phrase:
        assert isinstance(view, Karvi)
        return phrases.status(view, of)

    def draw(
        self,
        view: State,
        lang: str = "en",
        seat: int = SPECTATOR,
        shape: str = "wide",
        names: Sequence[str] | None = None,
        last: Sequence[Told] = (),
    ) -> str:
        assert isinstance(view, Karvi)
        return board.draw(view, brush(self, view, lang, seat, shape, names, last), self.facts(view, seat))

    def facts(self, view: Karvi, seat: int) -> board.Facts:
        """What the rules say about a view, for the board."""
        who = max(seat, 0)
        base = who * P.SIZE
        values = {
            "beer": int(self.box.beer[view.p[base + P.TRADES]]),
            "bread": int(self.box.bread[view.p[base + P.RAIDS]]),
        }
        spaces = [int(bar.space_at(view, at)) for at in range(len(PLACES))]
        blocked = [view.seats == 2 and bool(self.box.three_plus[space]) for space in spaces]
        hindmost = int(bar.hindmost(view)) if view.seat >= 0 and view.round else -1
        return board.Facts(
            spaces, [int(bar.cost(view, who, at)) for at in range(len(PLACES))], blocked, values, hindmost
        )

    def mat(
        self,
        view: State,
        of: int,
        lang: str = "en",
        seat: int = SPECTATOR,
        size: str = "own",
        names: Sequence[str] | None = None,
    ) -> str:
        assert isinstance(view, Karvi)
        strength = int(scoring.strength(view, of))
        drawn = brush(self, view, lang, seat, "wide", names)
        return glance.draw(view, of, drawn, strength) if size == "rival" else mat.draw(view, of, drawn, strength)

    def title(self, component: str) -> Phrase:
        return about.title(self.box, component)

    def about(self, component: str) -> Phrase | None:
        return about.about(self.box, component)

    def bases(self) -> dict[str, str]:
        found: dict[str, str] = {}
        for kind, key in (
            ("field", "id"), ("gear", "id"), ("rune", "id"), ("special", "id"),
            ("card", "number"), ("tradecard", "number"), ("start", "value"),
        ):  # fmt: skip
            found |= {f"{kind}-{entry.values[key]}": entry.values["basis"] for entry in self.components.all(kind)}
        for kind in ("trade", "raid"):
            found |= {
                f"tile-{e.values['kind']}{e.values['tile']}": e.values["basis"] for e in self.components.all(kind)
            }
        return found


for _family in KarviGame.actions.families:
    _first = KarviGame.actions.first(_family.name, len(_family.labels))
    assert getattr(Act, _family.name.upper()) == _first, _family.name


def game() -> Game:
    """The entry point."""
    return KarviGame()
