"""Pebbles: take 1 to 3 from the heap; each player hides a pebble worth 0 or 1 until the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from meadhall.engine import (
    ActionSpace,
    Components,
    Dice,
    Game,
    Ints,
    Line,
    OptionValue,
    State,
    family,
    ints,
)
from meadhall.engine.errors import BadPosition
from meadhall.engine.scene import Reader
from meadhall.engine.state import EVERYONE, OVER

UNKNOWN = 2


class Pebbles(State):
    """An interpreted state below the compiled base class."""

    def __init__(self, seats: int, white: int, black: int) -> None:
        super().__init__(seats)
        self.white, self.black = white, black  # pebbles in the box
        self.heap = 0
        self.taken = [0] * seats
        self.hidden = [0] * seats  # 0 white, 1 black, UNKNOWN

    def legal_into(self, out: Ints) -> int:
        most = min(3, self.heap)
        for i in range(most):
            out[i] = i
        return most

    def apply(self, action: int, dice: Dice) -> None:
        self.heap -= action + 1
        self.taken[self.seat] += action + 1
        if self.log is not None:
            self.log.tell(EVERYONE, 0, self.seat, action + 1)
        self.seat = (self.seat + 1) % self.seats
        if self.heap == 0:
            self.seat = OVER
            self.shown += 1

    def clone(self) -> Pebbles:
        other = Pebbles(self.seats, self.white, self.black)
        other.unpack(self.pack())
        return other

    def redacted(self, seat: int) -> Pebbles:
        other = self.clone()
        if self.seat != OVER:
            other.hidden = [h if i == seat else UNKNOWN for i, h in enumerate(self.hidden)]
        return other

    def imagined(self, dice: Dice) -> Pebbles:
        other = self.clone()
        bag = ints(2)
        bag[0] = self.white - self.hidden.count(0)
        bag[1] = self.black - self.hidden.count(1)
        other.hidden = [dice.draw(bag, 0, 2) if h == UNKNOWN else h for h in self.hidden]
        return other

    def points(self, seat: int) -> int:
        return self.taken[seat] + (self.hidden[seat] if self.seat == OVER else 0)

    def pack(self) -> list[int]:
        return [self.seat, self.shown, self.heap, *self.taken, *self.hidden]

    def unpack(self, figures: list[int]) -> None:
        self.seat, self.shown, self.heap = figures[:3]
        self.taken = figures[3 : 3 + self.seats]
        self.hidden = figures[3 + self.seats :]

    def __reduce__(self) -> tuple[object, ...]:
        return (restored, (self.seats, self.white, self.black, self.pack()))


def restored(seats: int, white: int, black: int, figures: list[int]) -> Pebbles:
    """A state from its parts."""
    state = Pebbles(seats, white, black)
    state.unpack(figures)
    return state


class PebblesGame(Game[Pebbles]):
    """As small as a game can be and still have chance, a secret and an end."""

    name = "pebbles"
    seats = range(2, 4)
    actions = ActionSpace([family("take", range(1, 4))])
    questions = ("take",)
    events = ("took",)

    def open(self, text: str) -> None:
        self.components = Components(text, {"heap": (), "pouch": ()})
        self.heap, self.pouch = self.components.one("heap"), self.components.one("pouch")

    def blank(self, seats: int) -> Pebbles:
        """Nothing on the table yet."""
        return Pebbles(seats, self.pouch.number("white"), self.pouch.number("black"))

    def deal(self, seats: int, dice: Dice, options: dict[str, OptionValue]) -> Pebbles:
        state = self.blank(seats)
        least, most = self.heap.number("least"), self.heap.number("most")
        state.heap = least + dice.below(most - least + 1)
        state.hidden = [UNKNOWN] * seats
        return state.imagined(dice)

    def census(self, state: Pebbles) -> dict[str, int]:
        return {"pebbles": state.heap + sum(state.taken)}

    def sheet(self, state: Pebbles, seat: int) -> list[Line]:
        taken = state.taken[seat]
        return [Line("taken", taken), Line("hidden", state.points(seat) - taken)]

    def question(self, view: Pebbles) -> str:
        return "take"

    def position(self, state: Pebbles, names: Sequence[str]) -> dict[str, Any]:
        seats = range(state.seats)
        return {
            "heap": state.heap,
            "taken": {names[i]: state.taken[i] for i in seats},
            "hidden": {names[i]: state.hidden[i] for i in seats},
            "asked": names[state.seat] if state.seat >= 0 else "nobody",
        }

    def place(self, position: Mapping[str, Any], names: Sequence[str], options: dict[str, OptionValue]) -> Pebbles:
        read = Reader(position).only("heap", "taken", "hidden", "asked")
        state = self.blank(len(names))
        state.heap = read.number("heap", 0, 12)
        taken, hidden = read.part("taken").only(*names), read.part("hidden").only(*names)
        state.taken = [taken.number(name, 0, 12, 0) for name in names]
        state.hidden = [hidden.number(name, 0, 1, 0) for name in names]
        if state.heap + sum(state.taken) not in range(self.heap.number("least"), self.heap.number("most") + 1):
            raise BadPosition("heap: that many pebbles were never in the heap")
        asked = read.word("asked", [*names, "nobody"], names[0] if state.heap else "nobody")
        state.seat = OVER if asked == "nobody" else list(names).index(asked)
        state.shown = int(state.seat == OVER)
        return state


game = PebblesGame  # the entry point
