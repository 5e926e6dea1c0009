# compiled with mypyc
"""Where a game of Raids stands."""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.engine.dice import Dice
from meadhall.engine.ints import Ints, Shorts
from meadhall.engine.state import State, ints, read, write
from meadhall.games.raids.rules import encoding, scoring, turn
from meadhall.games.raids.rules.box import Box
from meadhall.games.raids.rules.names import NOBODY, SHIPS


class Raids(State):
    """Ships on the track, tiles around it, what is aboard and beside each ship."""

    def __init__(self, box: Box, seats: i64, shields_count: i64, docked_are_ahead: i64, blank: i64 = 0) -> None:
        super().__init__(seats)
        self.box: Box = box
        self.shields_count: i64 = shields_count  # at the harbour: Shields
        self.docked_are_ahead: i64 = docked_are_ahead
        self.ships: i64 = 3 if seats == 2 else seats  # with two players a ghost sails along
        self.voyage: i64 = 0  # from 1
        self.phase: i64 = 0
        self.active: i64 = 0  # whose turn it is
        self.mover: i64 = 0  # who is sailing: the active ship, or one that flees
        self.goal: i64 = 0  # where the mover is heading
        self.rival: i64 = NOBODY  # the other ship of a battle
        self.blow: i64 = 0  # Vikings of the last blow
        self.sales: i64 = 0  # goods the trading post still buys
        self.docked: i64 = 0  # ships back in the harbour
        if blank:
            return
        self.tile: Ints = ints(box.harbour + 1)  # on the track; NONE where it has left
        self.left: Ints = ints(box.harbour + 1)  # shares left on a visit or plunder
        self.place: Ints = ints(SHIPS)  # 0 start harbour, the box's harbour docked, between them at sea
        self.slot: Ints = ints(SHIPS)  # number of the berth, waiting or docked
        self.vikings: Ints = ints(SHIPS)
        self.hold: Ints = ints(SHIPS * box.spaces)  # tiles aboard, ship * spaces + space
        self.beside: Ints = ints(SHIPS * box.types)  # tiles beside the ship, ship * types + tile
        self.gone: Ints = ints(box.types)  # tiles that have left the game
        self.coins: Ints = ints(SHIPS * len(box.coin))
        self.harbours: Ints = ints(box.voyages + 1)  # harbour tile of each voyage

    def legal_into(self, out: Ints) -> i64:
        return turn.legal_into(self, out)

    def apply(self, action: i64, dice: Dice) -> None:
        turn.apply(self, action, dice)

    def points(self, seat: i64) -> i64:
        return scoring.points(self, seat)

    def encode_into(self, seat: i64, out: Shorts, at: i64) -> i64:
        return encoding.encode(self, seat, out, at)

    def clone(self) -> Raids:
        s = Raids(self.box, self.seats, self.shields_count, self.docked_are_ahead, 1)
        s.seat = self.seat
        s.shown = self.shown
        s.voyage = self.voyage
        s.phase = self.phase
        s.active = self.active
        s.mover = self.mover
        s.goal = self.goal
        s.rival = self.rival
        s.blow = self.blow
        s.sales = self.sales
        s.docked = self.docked
        s.tile = self.tile[:]
        s.left = self.left[:]
        s.place = self.place[:]
        s.slot = self.slot[:]
        s.vikings = self.vikings[:]
        s.hold = self.hold[:]
        s.beside = self.beside[:]
        s.gone = self.gone[:]
        s.coins = self.coins[:]
        s.harbours = self.harbours  # never change after the setup
        return s

    def pack(self) -> list[int]:
        f = [int(self.seat), int(self.shown), int(self.voyage), int(self.phase), int(self.active), int(self.mover)]
        f += [int(self.goal), int(self.rival), int(self.blow), int(self.sales), int(self.docked)]
        write(f, self.tile)
        write(f, self.left)
        write(f, self.place)
        write(f, self.slot)
        write(f, self.vikings)
        write(f, self.hold)
        write(f, self.beside)
        write(f, self.gone)
        write(f, self.coins)
        write(f, self.harbours)
        return f

    def unpack(self, figures: list[int]) -> None:
        self.seat, self.shown, self.voyage, self.phase = figures[0], figures[1], figures[2], figures[3]
        self.active, self.mover, self.goal, self.rival = figures[4], figures[5], figures[6], figures[7]
        self.blow, self.sales, self.docked = figures[8], figures[9], figures[10]
        at = read(figures, 11, self.tile)
        at = read(figures, at, self.left)
        at = read(figures, at, self.place)
        at = read(figures, at, self.slot)
        at = read(figures, at, self.vikings)
        at = read(figures, at, self.hold)
        at = read(figures, at, self.beside)
        at = read(figures, at, self.gone)
        at = read(figures, at, self.coins)
        read(figures, at, self.harbours)

    def __reduce__(self) -> tuple[object, ...]:
        return (
            restored,
            (self.box, int(self.seats), int(self.shields_count), int(self.docked_are_ahead), self.pack()),
        )


def restored(box: Box, seats: int, shields_count: int, docked_are_ahead: int, figures: list[int]) -> Raids:
    """A state from its parts; pickling ends here."""
    s = Raids(box, seats, shields_count, docked_are_ahead)
    s.unpack(figures)
    return s
