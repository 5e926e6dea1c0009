# compiled with mypyc
"""Where a game of Karvi stands."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.engine.dice import Dice
from meadhall.engine.ints import Ints, Shorts
from meadhall.engine.state import State, ints, read, write
from meadhall.games.karvi.rules import encoding, scoring, secrets, turn
from meadhall.games.karvi.rules.box import ALL_KINDS, ALL_STONES, BACKS, BAR, CARDS, COPIES, FIELDS, GEARS, SEATS, Box
from meadhall.games.karvi.rules.names import D, Loc, Open, P, Stacks, Under
from meadhall.games.karvi.rules.pile import MOST_TASKS, TASK

FIELDS_PACKED: Final = 9  # before the arrays


class Karvi(State):
    """Dice on the bar, ships on the map, what lies before each player, and what is still to do."""

    def __init__(self, box: Box, seats: i64, options: i64, blank: i64 = 0) -> None:
        super().__init__(seats)
        self.box: Box = box
        self.options: i64 = options  # bits of `Variant`
        self.each: i64 = 1 if seats == SEATS else 2  # dice of a player
        self.stride: i64 = 2 // self.each  # dice are numbered two a seat; where each has one, every other number is one
        self.side: i64 = 1 if seats == SEATS else 0  # of the map and the start cards
        self.round: i64 = 0  # from 1; 0 during the setup
        self.tile_now: i64 = 0  # the round tile that shows: I, II, III or the village
        self.tiles_left: i64 = 0  # bits: round tiles below it
        self.used: i64 = 0  # flags of the turn
        self.first: i64 = 0  # who began the setup
        self.depth: i64 = 0  # tasks on the pile
        self.spaces: i64 = 0  # of the stop area and the panels as they lie
        if blank:
            return
        self.p: Ints = ints(SEATS * P.SIZE)
        self.die: Ints = ints(D.SIZE)
        self.card: Ints = ints(CARDS + 1)  # where each equipment card is
        self.knows: Ints = ints(CARDS + 1)  # bits: seats that know it; -1 all
        self.held: Ints = ints(Loc.HELD * BACKS)  # cards in hands, fresh and in stacks by what their backs show
        self.pile: Ints = ints(Under.END)  # backs of the cards under the stacks and on top
        self.tile: Ints = ints(ALL_KINDS * COPIES)
        self.stack: Ints = ints(Stacks.SIZE)
        self.gear: Ints = ints(GEARS)
        self.rune: Ints = ints(ALL_STONES)
        self.built: Ints = ints(len(FIELDS))  # bits: seats with a building there
        self.trade: Ints = ints(Open.END)  # cards in the stack by design, then the open ones
        self.todo: Ints = ints(MOST_TASKS * TASK)
        self.bar: Ints = ints(BAR)  # which action space lies at each place of the bar
        self.lies: Ints = ints(len(FIELDS), -1)  # which stack lies at a field

    def legal_into(self, out: Ints) -> i64:
        return turn.legal_into(self, out)

    def apply(self, action: i64, dice: Dice) -> None:
        turn.apply(self, action, dice)

    def points(self, seat: i64) -> i64:
        return scoring.points(self, seat)

    def encode_into(self, seat: i64, out: Shorts, at: i64) -> i64:
        return encoding.encode(self, seat, out, at)

    def redacted(self, seat: i64) -> Karvi:
        return secrets.redacted(self, seat)

    def imagined(self, dice: Dice) -> Karvi:
        return secrets.imagined(self, dice)

    def clone(self) -> Karvi:
        s = Karvi(self.box, self.seats, self.options, 1)
        s.seat = self.seat
        s.shown = self.shown
        s.round = self.round
        s.tile_now = self.tile_now
        s.tiles_left = self.tiles_left
        s.used = self.used
        s.first = self.first
        s.depth = self.depth
        s.spaces = self.spaces
        s.p = self.p[:]
        s.die = self.die[:]
        s.card = self.card[:]
        s.knows = self.knows[:]
        s.held = self.held[:]
        s.pile = self.pile[:]
        s.tile = self.tile[:]
        s.stack = self.stack[:]
        s.gear = self.gear[:]
        s.rune = self.rune[:]
        s.built = self.built[:]
        s.trade = self.trade[:]
        s.todo = self.todo[:]
        s.bar = self.bar  # never change after the setup
        s.lies = self.lies
        return s

    def pack(self) -> list[int]:
        f = [int(self.seat), int(self.shown), int(self.round), int(self.tile_now), int(self.tiles_left)]
        f += [int(self.used), int(self.first), int(self.depth), int(self.spaces)]
        write(f, self.p)
        write(f, self.die)
        write(f, self.card)
        write(f, self.knows)
        write(f, self.held)
        write(f, self.pile)
        write(f, self.tile)
        write(f, self.stack)
        write(f, self.gear)
        write(f, self.rune)
        write(f, self.built)
        write(f, self.trade)
        write(f, self.todo)
        write(f, self.bar)
        write(f, self.lies)
        return f

    def unpack(self, figures: list[int]) -> None:
        self.seat, self.shown, self.round, self.tile_now = figures[:4]
        self.tiles_left, self.used, self.first, self.depth, self.spaces = figures[4:FIELDS_PACKED]
        at = read(figures, FIELDS_PACKED, self.p)
        at = read(figures, at, self.die)
        at = read(figures, at, self.card)
        at = read(figures, at, self.knows)
        at = read(figures, at, self.held)
        at = read(figures, at, self.pile)
        at = read(figures, at, self.tile)
        at = read(figures, at, self.stack)
        at = read(figures, at, self.gear)
        at = read(figures, at, self.rune)
        at = read(figures, at, self.built)
        at = read(figures, at, self.trade)
        at = read(figures, at, self.todo)
        at = read(figures, at, self.bar)
        read(figures, at, self.lies)

    def __reduce__(self) -> tuple[object, ...]:
        return (restored, (self.box, int(self.seats), int(self.options), self.pack()))


def restored(box: Box, seats: int, options: int, figures: list[int]) -> Karvi:
    """A state from its parts; pickling ends here."""
    s = Karvi(box, seats, options)
    s.unpack(figures)
    return s
