# compiled with mypyc
"""Many tables of one game, stepped in one native loop; rows and masks lie in shared buffers."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr, u8

from meadhall.bots.bot import Bot
from meadhall.engine.dice import FastDice
from meadhall.engine.ints import Bytes, Ints, Shorts
from meadhall.engine.rows import flags, shorts
from meadhall.engine.state import LONGEST, State, ints

_answers: Ints = ints(LONGEST)


@mypyc_attr(allow_interpreted_subclasses=True)
class Batch:
    """Tables side by side. A subclass deals and says what a finished game brings.

    `rows[i * width:]` is what the asked seat of table i knows, `mask[i * answers:]` which answers it has. Seats with a
    bot in `minds` answer by themselves; the others are asked.
    """

    def __init__(self, tables: i64, seats: i64, width: i64, answers: i64) -> None:
        self.tables: i64 = tables
        self.seats: i64 = seats
        self.width: i64 = width
        self.answers: i64 = answers
        self.rows: Shorts = shorts(tables * width)
        self.mask: Bytes = flags(tables * answers)
        self.asked: Bytes = flags(tables)  # which seat is asked at each table
        self.ended: Bytes = flags(tables)  # 1 where the last step ended a game; another has begun there
        self.legal: Ints = ints(tables * answers)  # what is set in the mask, so that it can be cleared
        self.counts: Ints = ints(tables)
        self.states: list[State] = []
        self.dice: list[FastDice] = []
        self.minds: list[Bot | None] = []  # by table and seat

    def dealt(self, table: i64) -> State:
        """A fresh game for a table, dealt with its dice."""
        raise NotImplementedError

    def finished(self, table: i64, state: State) -> None:
        """A game has ended; called before the next one is dealt."""
        raise NotImplementedError

    def begin(self, seeds: list[int], minds: list[Bot | None]) -> None:
        """Deal every table anew."""
        self.minds = minds
        self.states = []
        self.dice = [FastDice(seed) for seed in seeds]
        table: i64 = 0
        while table < self.tables:
            self.states.append(self.dealt(table))
            self.ended[table] = 0
            table += 1
        table = 0
        while table < self.tables:
            self.follow(table)
            self.look(table)
            table += 1

    def refused(self, given: list[int]) -> i64:
        """The first table whose answer is not legal; -1 when all are."""
        table: i64 = 0
        while table < self.tables:
            answer: i64 = given[table]
            if answer < 0 or answer >= self.answers or self.mask[table * self.answers + answer] == 0:
                return table
            table += 1
        return -1

    def step(self, given: list[int]) -> None:
        """Give one legal answer at every table."""
        table: i64 = 0
        while table < self.tables:
            answer: i64 = given[table]
            self.ended[table] = 0
            self.states[table].apply(answer, self.dice[table])
            self.follow(table)
            self.look(table)
            table += 1

    def follow(self, table: i64) -> None:
        """Let bots answer until somebody else is asked; where the game is over begin the next one."""
        state = self.states[table]
        while True:
            if state.seat < 0:
                self.ended[table] = 1
                self.finished(table, state)
                state = self.dealt(table)
                self.states[table] = state
                continue
            mind = self.minds[table * self.seats + state.seat]
            if mind is None:
                return
            answer: i64 = mind.choose(state.redacted(state.seat), state.legal(), 0.0)
            state.apply(answer, self.dice[table])

    def look(self, table: i64) -> None:
        """Write what the asked seat knows and may answer."""
        state = self.states[table]
        seat = state.seat
        self.asked[table] = u8(seat)
        state.encode_into(seat, self.rows, table * self.width)
        mask = self.mask
        legal = self.legal
        base = table * self.answers
        n = self.counts[table]
        i: i64 = 0
        while i < n:
            mask[base + legal[base + i]] = 0
            i += 1
        n = state.legal_into(_answers)
        answers = _answers
        i = 0
        while i < n:
            answer = answers[i]
            legal[base + i] = answer
            mask[base + answer] = 1
            i += 1
        self.counts[table] = n
