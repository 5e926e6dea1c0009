"""What decisions cost: processor time, not the clock's, so that a busy machine does not make a bot look slow."""

from __future__ import annotations

import time
from typing import ClassVar

from meadhall.engine import AnyGame, State
from meadhall.lab.games import Notes, Row


class Costs(Notes):
    """Choices (questions with more than one answer) and the processor's seconds for them, seat by seat. A bot in a
    process of its own costs nothing here.
    """

    version: ClassVar[str] = "costs 1"

    def __init__(self, game: AnyGame, state: State) -> None:
        super().__init__(game, state)
        self.choices = [0] * self.seats
        self.seconds = [0.0] * self.seats
        self.began = -1.0

    def asked(self, state: State, seat: int, legal: list[int]) -> None:
        self.began = time.thread_time() if len(legal) > 1 else -1.0

    def answered(self, state: State, seat: int, answer: int) -> None:
        if self.began >= 0:
            self.choices[seat] += 1
            self.seconds[seat] += time.thread_time() - self.began

    def ended(self, state: State) -> Row:
        return {"choices": self.choices, "seconds": [round(one, 6) for one in self.seconds]}
