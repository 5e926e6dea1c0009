# compiled with mypyc
"""Where a game of Runes stands."""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.engine.dice import Dice
from meadhall.engine.ints import Ints, Shorts
from meadhall.engine.state import State, ints, read, write
from meadhall.games.runes.rules import encoding, secrets, turn
from meadhall.games.runes.rules.box import CARDS, Box
from meadhall.games.runes.rules.names import MOST_SEATS, NO_CELL, NO_RITUAL, NOBODY, STONES
from meadhall.games.runes.rules.plane import CELLS


class Runes(State):
    """Stones on cells, coins on stones, hands that all can see, rituals that only their holders know."""

    def __init__(self, box: Box, seats: i64, variant: i64, blank: i64 = 0) -> None:
        super().__init__(seats)
        self.box: Box = box
        self.variant: i64 = variant
        self.phase: i64 = 0
        self.stage: i64 = 0
        self.active: i64 = 0  # whose turn it is
        self.way: i64 = 1  # direction of play, 1 or -1
        self.turning: i64 = 0  # 1 when the direction turns at the end of the turn
        self.breaks: i64 = 0  # turns that extra ones broke into, 4 bits each: seat + 1, stage; the last one lowest
        self.idle: i64 = 0  # seats that could not lay a stone since anything last happened, as bits
        self.actor: i64 = NOBODY  # who lays a stone or whom a ritual serves
        self.stone: i64 = 0  # chosen to be laid
        self.turn: i64 = 0
        self.card: i64 = NO_RITUAL  # the ritual being played
        self.deed: i64 = NO_RITUAL  # what it does: another one if it is a copy
        self.caster: i64 = NOBODY
        self.roll: i64 = 0
        self.victim: i64 = NOBODY
        self.cell: i64 = NO_CELL  # the cell a ritual is meant for
        self.loot: i64 = 0  # hand stone to be stolen
        self.second: i64 = 0  # and the black one
        self.open: i64 = NO_RITUAL  # on top of the open pile
        self.laid: i64 = 0  # cells with a stone
        self.cells: i64 = 0  # cells in reach
        if blank:
            return
        self.top: Ints = ints(CELLS)  # the stone on each cell and where it lies, see plane
        self.around: Ints = ints(CELLS)  # what each cell sees of its neighbours, see plane
        self.links: Ints = ints(CELLS)  # its six neighbours, 8 bits each
        self.where: Ints = ints(STONES + 1)  # BAG, seat + 1 or OUT
        self.hand: Ints = ints(MOST_SEATS)  # stones in hand
        self.tray: Ints = ints(MOST_SEATS)  # coins left
        self.bonus: Ints = ints(MOST_SEATS)  # coins on forms
        self.skips: Ints = ints(MOST_SEATS)  # turns to miss
        self.owed: Ints = ints(MOST_SEATS)  # rituals to draw for black stones
        self.held: Ints = ints(MOST_SEATS)  # rituals in hand
        self.cards: Ints = ints(CARDS)  # where the rituals are, see box

    def legal_into(self, out: Ints) -> i64:
        return turn.legal_into(self, out)

    def apply(self, action: i64, dice: Dice) -> None:
        turn.apply(self, action, dice)

    def points(self, seat: i64) -> i64:
        return self.box.tray[self.seats] - self.tray[seat]

    def encode_into(self, seat: i64, out: Shorts, at: i64) -> i64:
        return encoding.encode(self, seat, out, at)

    def clone(self) -> Runes:
        s = Runes(self.box, self.seats, self.variant, 1)
        s.seat = self.seat
        s.shown = self.shown
        s.phase = self.phase
        s.stage = self.stage
        s.active = self.active
        s.way = self.way
        s.turning = self.turning
        s.breaks = self.breaks
        s.idle = self.idle
        s.actor = self.actor
        s.stone = self.stone
        s.turn = self.turn
        s.card = self.card
        s.deed = self.deed
        s.caster = self.caster
        s.roll = self.roll
        s.victim = self.victim
        s.cell = self.cell
        s.loot = self.loot
        s.second = self.second
        s.open = self.open
        s.laid = self.laid
        s.cells = self.cells
        s.top = self.top[:]
        s.around = self.around[:]
        s.links = self.links[:]
        s.where = self.where[:]
        s.hand = self.hand[:]
        s.tray = self.tray[:]
        s.bonus = self.bonus[:]
        s.skips = self.skips[:]
        s.owed = self.owed[:]
        s.held = self.held[:]
        s.cards = self.cards[:]
        return s

    def redacted(self, seat: i64) -> Runes:
        return secrets.redacted(self, seat)

    def imagined(self, dice: Dice) -> Runes:
        return secrets.imagined(self, dice)

    def pack(self) -> list[int]:
        f = [int(self.seat), int(self.shown), int(self.phase), int(self.stage), int(self.active), int(self.way)]
        f += [int(self.turning), int(self.breaks), int(self.idle), int(self.actor), int(self.stone), int(self.turn)]
        f += [int(self.card), int(self.deed), int(self.caster), int(self.roll), int(self.victim), int(self.cell)]
        f += [int(self.loot), int(self.second), int(self.open), int(self.laid), int(self.cells)]
        write(f, self.top)
        write(f, self.around)
        write(f, self.links)
        write(f, self.where)
        write(f, self.hand)
        write(f, self.tray)
        write(f, self.bonus)
        write(f, self.skips)
        write(f, self.owed)
        write(f, self.held)
        write(f, self.cards)
        return f

    def unpack(self, figures: list[int]) -> None:
        self.seat, self.shown, self.phase, self.stage = figures[0], figures[1], figures[2], figures[3]
        self.active, self.way, self.turning, self.breaks = figures[4], figures[5], figures[6], figures[7]
        self.idle, self.actor, self.stone, self.turn = figures[8], figures[9], figures[10], figures[11]
        self.card, self.deed, self.caster, self.roll = figures[12], figures[13], figures[14], figures[15]
        self.victim, self.cell, self.loot, self.second = figures[16], figures[17], figures[18], figures[19]
        self.open, self.laid, self.cells = figures[20], figures[21], figures[22]
        at = read(figures, 23, self.top)
        at = read(figures, at, self.around)
        at = read(figures, at, self.links)
        at = read(figures, at, self.where)
        at = read(figures, at, self.hand)
        at = read(figures, at, self.tray)
        at = read(figures, at, self.bonus)
        at = read(figures, at, self.skips)
        at = read(figures, at, self.owed)
        at = read(figures, at, self.held)
        read(figures, at, self.cards)

    def __reduce__(self) -> tuple[object, ...]:
        return (restored, (self.box, int(self.seats), int(self.variant), self.pack()))


def restored(box: Box, seats: int, variant: int, figures: list[int]) -> Runes:
    """A state from its parts; pickling ends here."""
    s = Runes(box, seats, variant)
    s.unpack(figures)
    return s
