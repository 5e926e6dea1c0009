"""A tiny game with secrets, for the server's tests: everybody holds a number only they may know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import SimpleNamespace
from typing import Any

from meadhall.engine import Dice, Game, Line, Phrase, SeatName, State, Told, family
from meadhall.engine.actions import ActionSpace
from meadhall.engine.components import Components
from meadhall.engine.game import OptionValue
from meadhall.engine.ints import Ints, i64
from meadhall.engine.state import OVER
from meadhall.look import Brush, Markup, Show

UNKNOWN = -1
ROUNDS = 4
ENGLISH = """
game = Whisper
game-about = Everybody holds a number.
ask-speak = { $who-you ->
    [yes] You hold { $number }. Speak?
   *[no] { $who } ponders.
}
ask-over = Over.
answer-wait = Wait
answer-peek = Look again at { $number }
answer-roll = Roll
event-waited = { $who } waits.
event-peeked = { $who-you ->
    [yes] You look: { $number }.
   *[no] { $who } looks.
}
event-rolled = { $who } rolls { $number }.
score-luck = Luck
status-here = here
"""


class WhisperState(State):
    """Numbers and turns."""

    def __init__(self, seats: int, numbers: list[int]) -> None:
        super().__init__(seats)
        self.numbers = numbers
        self.turn = 0
        self.luck = [0] * seats

    def legal_into(self, out: Ints) -> i64:
        for k in range(3):
            out[k] = k
        return 3

    def apply(self, action: i64, dice: Dice) -> None:
        seat = int(self.seat)
        log = self.log
        if action == 2:
            rolled = int(dice.below(6)) + 1
            self.luck[seat] += rolled
            if log is not None:
                log.tell(-1, 2, seat, rolled)
        elif log is not None and action == 1:
            log.tell(1 << seat, 1, seat, self.numbers[seat])
            log.tell(~(1 << seat) & 0xFF, 1, seat, 0)
        elif log is not None:
            log.tell(-1, 0, seat)
        self.turn += 1
        self.seat = self.turn % self.seats if self.turn < ROUNDS * self.seats else OVER

    def clone(self) -> WhisperState:
        twin = WhisperState(int(self.seats), list(self.numbers))
        twin.seat, twin.shown, twin.turn, twin.luck = self.seat, self.shown, self.turn, list(self.luck)
        return twin

    def redacted(self, seat: i64) -> WhisperState:
        twin = self.clone()
        twin.numbers = [n if k == seat else UNKNOWN for k, n in enumerate(self.numbers)]
        return twin

    def imagined(self, dice: Dice) -> WhisperState:
        twin = self.clone()
        twin.numbers = [n if n != UNKNOWN else 10**8 + int(dice.below(9 * 10**8)) for n in self.numbers]
        return twin

    def points(self, seat: i64) -> i64:
        return self.luck[seat]

    def pack(self) -> list[int]:
        return [int(self.seat), self.turn, *self.luck, *self.numbers]

    def __reduce__(self) -> tuple[object, ...]:
        return (_restored, (int(self.seats), self.numbers, int(self.seat), self.turn, self.luck))


def _restored(seats: int, numbers: list[int], seat: int, turn: int, luck: list[int]) -> WhisperState:
    state = WhisperState(seats, numbers)
    state.seat, state.turn, state.luck = seat, turn, luck
    return state


class Whisper(Game[WhisperState]):
    """The game."""

    name = "whisper"
    seats = range(2, 4)
    actions = ActionSpace([family("wait"), family("peek"), family("roll")])
    questions = ("speak",)
    events = ("waited", "peeked", "rolled")

    def open(self, text: str) -> None:
        self.components = Components(text, {"box": ()})

    def deal(self, seats: int, dice: Dice, options: dict[str, OptionValue]) -> WhisperState:
        return WhisperState(seats, [10**8 + int(dice.below(9 * 10**8)) for _ in range(seats)])

    def sheet(self, state: WhisperState, seat: int) -> list[Line]:
        return [Line("luck", int(state.points(seat)))]

    def question(self, view: WhisperState) -> str:
        return "speak"

    def file(self, name: str) -> str:
        return '[box]\nbasis = "assumed"\n'

    def position(self, state: WhisperState, names: Sequence[str]) -> dict[str, Any]:
        return {"numbers": list(state.numbers)}

    def place(self, position: Mapping[str, Any], names: Sequence[str], options: dict[str, OptionValue]) -> WhisperState:
        raise NotImplementedError


class WhisperShow(Show[WhisperState]):
    """What it looks and sounds like."""

    def question(self, view: WhisperState) -> Phrase:
        if view.seat == OVER:
            return Phrase("ask-over")
        return Phrase("ask-speak", {"who": SeatName(view.seat), "number": str(view.numbers[view.seat])})

    def answer(self, view: WhisperState, action: int) -> Phrase:
        name = f"answer-{self.game.actions.family(action).name}"
        return Phrase(name, {"number": str(view.numbers[view.seat])} if action == 1 else {})

    def event(self, told: Told) -> Phrase:
        return Phrase(f"event-{told.name}", {"who": SeatName(told.figures[0]), "number": str(told.figures[1])})

    def status(self, view: WhisperState, of: int) -> Phrase:
        return Phrase("status-here")

    def words(self, lang: str) -> str:
        return ENGLISH

    def board(self, view: WhisperState, brush: Brush) -> Markup:
        return Markup(f'<svg class="wide"><text>{",".join(map(str, view.numbers))}</text></svg>')


POINT = SimpleNamespace(name="whisper", load=lambda: Whisper)
SHOW_POINT = SimpleNamespace(name="whisper", load=lambda: WhisperShow)
