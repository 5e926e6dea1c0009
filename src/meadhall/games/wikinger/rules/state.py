# compiled with mypyc
"""Where a game of Wikinger stands."""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.engine.dice import Dice
from meadhall.engine.ints import Ints, Shorts
from meadhall.engine.state import State, ints, read, write
from meadhall.games.wikinger.rules import encoding, scoring, turn
from meadhall.games.wikinger.rules.box import Box
from meadhall.games.wikinger.rules.names import FIGURE_KINDS, NOBODY, Own, Row, Store


class Wikinger(State):
    """The wheel, the stacks and the bag, every player's land and what lies beside it."""

    def __init__(self, box: Box, seats: i64, advanced: i64, auction: i64, blank: i64 = 0) -> None:
        super().__init__(seats)
        self.box: Box = box
        self.advanced: i64 = advanced  # special tiles, and boatmen that carry one figure
        self.auction: i64 = auction  # first place is auctioned, colours are placed by the players
        self.slots: i64 = box.slots  # of the wheel
        self.columns: i64 = box.columns(seats)
        self.stride: i64 = self.columns + 1  # column 0 is the homeland, and stays empty
        self.size: i64 = Row.FISHERS * self.stride + 1
        self.round: i64 = 0
        self.phase: i64 = 0
        self.starter: i64 = 0
        self.hand_tile: i64 = 0  # bought and not laid yet
        self.hand_figure: i64 = 0
        self.hand_column: i64 = 0  # where it was laid, in the row of the figure
        self.dearest: i64 = 0  # 1 while the buyer may still take a special tile
        self.building: i64 = 0  # special tile that looks for a middle tile; 0 is none
        self.standing: i64 = 0  # highest bid
        self.leader: i64 = NOBODY  # who made it
        self.passed: i64 = 0  # bits of the seats out of the auction
        self.cargo_row: i64 = 0  # figures that a boatman is taking across: row,
        self.cargo_left: i64 = 0  # how many of it,
        self.cargo_rest: i64 = 0  # bits of rows from which one more goes
        if blank:
            return
        self.tile: Ints = ints(box.slots)  # round the wheel; NONE where bought
        self.figure: Ints = ints(box.slots)
        self.pool: Ints = ints(FIGURE_KINDS)  # figures drawn and not yet at the wheel
        self.open: Ints = ints(box.shown, NOBODY)  # special tiles on show; NOBODY where taken
        self.store: Ints = ints(Store.SIZE)  # stacks and bag, and what has left the game
        self.own: Ints = ints(seats * Own.SIZE)
        self.land: Ints = ints(seats * self.size)  # seat * size + (row - 1) * stride + column
        self.spots: Ints = ints(4)  # scratch paper of the rules, shared by clones and no part of the position

    def legal_into(self, out: Ints) -> i64:
        return turn.legal_into(self, out)

    def apply(self, action: i64, dice: Dice) -> None:
        turn.apply(self, action, dice)

    def points(self, seat: i64) -> i64:
        return scoring.points(self, seat)

    def encode_into(self, seat: i64, out: Shorts, at: i64) -> i64:
        return encoding.encode(self, seat, out, at)

    def clone(self) -> Wikinger:
        s = Wikinger(self.box, self.seats, self.advanced, self.auction, 1)
        s.seat = self.seat
        s.shown = self.shown
        s.round = self.round
        s.phase = self.phase
        s.starter = self.starter
        s.hand_tile = self.hand_tile
        s.hand_figure = self.hand_figure
        s.hand_column = self.hand_column
        s.dearest = self.dearest
        s.building = self.building
        s.standing = self.standing
        s.leader = self.leader
        s.passed = self.passed
        s.cargo_row = self.cargo_row
        s.cargo_left = self.cargo_left
        s.cargo_rest = self.cargo_rest
        s.tile = self.tile[:]
        s.figure = self.figure[:]
        s.pool = self.pool[:]
        s.open = self.open[:]
        s.store = self.store[:]
        s.own = self.own[:]
        s.land = self.land[:]
        s.spots = self.spots
        return s

    def pack(self) -> list[int]:
        f = [int(self.seat), int(self.shown), int(self.round), int(self.phase), int(self.starter), int(self.hand_tile)]
        f += [int(self.hand_figure), int(self.hand_column), int(self.dearest), int(self.building), int(self.standing)]
        f += [int(self.leader), int(self.passed), int(self.cargo_row), int(self.cargo_left), int(self.cargo_rest)]
        write(f, self.tile)
        write(f, self.figure)
        write(f, self.pool)
        write(f, self.open)
        write(f, self.store)
        write(f, self.own)
        write(f, self.land)
        return f

    def unpack(self, figures: list[int]) -> None:
        self.seat, self.shown, self.round, self.phase = figures[0], figures[1], figures[2], figures[3]
        self.starter, self.hand_tile, self.hand_figure, self.hand_column = (
            figures[4],
            figures[5],
            figures[6],
            figures[7],
        )
        self.dearest, self.building, self.standing, self.leader = figures[8], figures[9], figures[10], figures[11]
        self.passed, self.cargo_row, self.cargo_left, self.cargo_rest = (
            figures[12],
            figures[13],
            figures[14],
            figures[15],
        )
        at = read(figures, 16, self.tile)
        at = read(figures, at, self.figure)
        at = read(figures, at, self.pool)
        at = read(figures, at, self.open)
        at = read(figures, at, self.store)
        at = read(figures, at, self.own)
        read(figures, at, self.land)

    def __reduce__(self) -> tuple[object, ...]:
        return (restored, (self.box, int(self.seats), int(self.advanced), int(self.auction), self.pack()))


def restored(box: Box, seats: int, advanced: int, auction: int, figures: list[int]) -> Wikinger:
    """A state from its parts; pickling ends here."""
    s = Wikinger(box, seats, advanced, auction)
    s.unpack(figures)
    return s
