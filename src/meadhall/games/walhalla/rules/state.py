# compiled with mypyc
"""Where a game of Walhalla stands, and what a seat may know of it."""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.engine.dice import Dice
from meadhall.engine.ints import Ints, Shorts
from meadhall.engine.state import State, ints, read, write
from meadhall.games.walhalla.rules import encoding, scoring, secrets, turn
from meadhall.games.walhalla.rules.box import Box
from meadhall.games.walhalla.rules.names import (
    CARD_TYPES,
    COUNTS,
    FJORDS,
    LINES,
    NOBODY,
    NONE,
    PILES,
    PLACES,
    SEATS,
    TONGUES,
    End,
)


class Walhalla(State):
    """The land and who besieges it, dragons and crews, Vikings in three worlds, cards and points."""

    def __init__(self, box: Box, seats: i64, blank: i64 = 0) -> None:
        super().__init__(seats)
        self.box: Box = box
        self.raid: i64 = 0  # from 1
        self.starter: i64 = 0  # of this raid
        self.active: i64 = 0  # whose turn it is
        self.phase: i64 = 0
        self.dragon: i64 = NONE  # the one drawn last, until it is unloaded
        self.fjord: i64 = NOBODY  # where it lies
        self.end: i64 = End.BOW  # which end leads
        self.step: i64 = 0  # how many of its places have been unloaded
        self.field: i64 = NOBODY  # fought for, or the forest just taken
        self.asked: i64 = 0  # answers the asked seat has given to "lay"
        self.deck: i64 = 0  # cards in it
        if blank:
            return
        self.land: Ints = ints(TONGUES * box.rows)  # type of each field; NONE beyond a tongue
        self.length: Ints = ints(TONGUES)  # fields of each tongue
        self.first: Ints = ints(TONGUES)  # headlands
        self.second: Ints = ints(TONGUES)
        self.room: Ints = ints(FJORDS)  # berths of each fjord
        self.held: Ints = ints(TONGUES * box.rows, NOBODY)  # who besieges each field
        self.crew: Ints = ints(PLACES, NOBODY)  # whose Viking is aboard at bow, middle, stern
        self.fjords: Ints = ints(FJORDS * (box.berths + 1))  # dragons moored, then each: dragon * 2 + end that leads
        self.stack: Ints = ints(box.dragons)  # 1 where the dragon is still in it
        self.camp: Ints = ints(SEATS * COUNTS)
        self.piles: Ints = ints(PILES * CARD_TYPES)
        self.score: Ints = ints(SEATS * LINES)

    def legal_into(self, out: Ints) -> i64:
        return turn.legal_into(self, out)

    def apply(self, action: i64, dice: Dice) -> None:
        turn.apply(self, action, dice)

    def points(self, seat: i64) -> i64:
        return scoring.points(self, seat)

    def encode_into(self, seat: i64, out: Shorts, at: i64) -> i64:
        return encoding.encode(self, seat, out, at)

    def redacted(self, seat: i64) -> Walhalla:
        return secrets.redacted(self, seat)

    def imagined(self, dice: Dice) -> Walhalla:
        return secrets.imagined(self, dice)

    def clone(self) -> Walhalla:
        s = Walhalla(self.box, self.seats, 1)
        s.seat = self.seat
        s.shown = self.shown
        s.raid = self.raid
        s.starter = self.starter
        s.active = self.active
        s.phase = self.phase
        s.dragon = self.dragon
        s.fjord = self.fjord
        s.end = self.end
        s.step = self.step
        s.field = self.field
        s.asked = self.asked
        s.deck = self.deck
        s.land = self.land  # what lies on the table never changes after the setup
        s.length = self.length
        s.first = self.first
        s.second = self.second
        s.room = self.room
        s.held = self.held[:]
        s.crew = self.crew[:]
        s.fjords = self.fjords[:]
        s.stack = self.stack[:]
        s.camp = self.camp[:]
        s.piles = self.piles[:]
        s.score = self.score[:]
        return s

    def pack(self) -> list[int]:
        # `shown` stays out: it counts what happened, not where the game stands
        f = [int(self.seat), int(self.raid), int(self.starter), int(self.active), int(self.phase), int(self.dragon)]
        f += [int(self.fjord), int(self.end), int(self.step), int(self.field), int(self.asked), int(self.deck)]
        write(f, self.land)
        write(f, self.length)
        write(f, self.first)
        write(f, self.second)
        write(f, self.room)
        write(f, self.held)
        write(f, self.crew)
        write(f, self.fjords)
        write(f, self.stack)
        write(f, self.camp)
        write(f, self.piles)
        write(f, self.score)
        return f

    def unpack(self, figures: list[int]) -> None:
        self.seat, self.raid, self.starter, self.active = figures[0], figures[1], figures[2], figures[3]
        self.phase, self.dragon, self.fjord, self.end = figures[4], figures[5], figures[6], figures[7]
        self.step, self.field, self.asked, self.deck = figures[8], figures[9], figures[10], figures[11]
        at = read(figures, 12, self.land)
        at = read(figures, at, self.length)
        at = read(figures, at, self.first)
        at = read(figures, at, self.second)
        at = read(figures, at, self.room)
        at = read(figures, at, self.held)
        at = read(figures, at, self.crew)
        at = read(figures, at, self.fjords)
        at = read(figures, at, self.stack)
        at = read(figures, at, self.camp)
        at = read(figures, at, self.piles)
        read(figures, at, self.score)

    def __reduce__(self) -> tuple[object, ...]:
        return (restored, (self.box, int(self.seats), int(self.shown), self.pack()))


def restored(box: Box, seats: int, shown: int, figures: list[int]) -> Walhalla:
    """A state from its parts; pickling ends here."""
    s = Walhalla(box, seats)
    s.shown = shown
    s.unpack(figures)
    return s
