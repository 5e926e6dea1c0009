# compiled with mypyc
"""Choices before the first round: the drafts of pieces and start cards, and the first rune."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from meadhall.engine.dice import Dice
from meadhall.engine.ints import Ints
from meadhall.engine.reason import Reason
from meadhall.games.karvi.rules import gear
from meadhall.games.karvi.rules.box import GEARS, NOBODY, PIECES, RUNE_SLOT, SEATS, SLOTS, STARTS, STONES
from meadhall.games.karvi.rules.names import Act, Event, P, Piece, Why, tell
from meadhall.games.karvi.rules.pile import pop
from meadhall.games.karvi.rules.question import Question, because

if TYPE_CHECKING:
    from meadhall.games.karvi.rules.state import Karvi

GEARS_EACH: Final = 2  # of a slot, above every mat
RUNES_EACH: Final = 3
STERNS: Final = 1  # sorts of a pack, as bits
SAILS: Final = 2
HEADS: Final = 4
RUNES: Final = 8


# -- pieces -----------------------------------------------------------------------------------------------------------


def wanted(s: Karvi, seat: i64, slot: i64) -> i64:
    """Pieces of a sort (stern, sail, head, rune) that a seat still has to draft."""
    many: i64 = RUNES_EACH if slot == RUNE_SLOT else GEARS_EACH
    k: i64 = 0
    if slot == RUNE_SLOT:
        while k < STONES:
            if s.rune[k] == Piece.ABOVE + seat:
                many -= 1
            k += 1
        return many
    while k < GEARS:
        if s.gear[k] == Piece.ABOVE + seat and s.box.gear_slot[k] == slot:
            many -= 1
        k += 1
    return many


def pack(s: Karvi, holder: i64) -> i64:
    """Bits of the sorts in the pack that the holder's place began with: runes and sterns, sails, heads."""
    if s.seats == SEATS:
        return STERNS << holder
    if holder == 0:
        return RUNES | STERNS
    return STERNS << holder if s.seats > 2 else SAILS | HEADS


def next_drafter(s: Karvi) -> bool:
    """Find who picks next: everybody from the pack before them, then the packs go left. False when all have picked."""
    turn: i64 = 0
    while turn < s.seats:
        k: i64 = 0
        while k < s.seats:
            sorts = pack(s, (k - turn + s.seats) % s.seats)
            seat = (s.first + k) % s.seats
            slot: i64 = 0
            while slot < SLOTS:
                if sorts >> slot & 1 and wanted(s, seat, slot) > 0:
                    s.seat = seat
                    return True
                slot += 1
            k += 1
        turn += 1
    return False


def pack_before(s: Karvi) -> i64:
    """Sorts of the first pack in passing order that the asked seat has not finished with."""
    place = (s.seat - s.first + s.seats) % s.seats
    turn: i64 = 0
    while turn < s.seats:
        sorts = pack(s, (place - turn + s.seats) % s.seats)
        slot: i64 = 0
        while slot < SLOTS:
            if sorts >> slot & 1 and wanted(s, s.seat, slot) > 0:
                return sorts
            slot += 1
        turn += 1
    return 0


def not_drafted(s: Karvi, piece: i64, sorts: i64) -> i64:
    """Why a piece cannot be taken out of a pack of those sorts."""
    slot = gear.slot_of(s, piece)
    if (s.gear[piece] if piece < GEARS else s.rune[piece - GEARS]) != Piece.BOX:
        return Why.DRAFTED
    if not sorts >> slot & 1:
        return Why.OTHER_PACK
    return Why.ALLOWED if wanted(s, s.seat, slot) > 0 else Why.PACK_DONE


class Draft(Question):
    """Which piece of the pack to take, of those still wanted; it lies above the mat."""

    def answers(self, s: Karvi, out: Ints) -> i64:
        sorts = pack_before(s)
        n: i64 = 0
        k: i64 = 0
        while k < PIECES:
            if not_drafted(s, k, sorts) == Why.ALLOWED:
                out[n] = Act.DRAFT + k
                n += 1
            k += 1
        return n

    def meant(self, s: Karvi, action: i64) -> i64:
        return Act.DRAFT + action - Act.PLACE if Act.PLACE <= action < Act.COVER else action

    def reason(self, s: Karvi, action: i64) -> Reason | None:
        piece = action - Act.DRAFT
        if piece < 0 or action >= Act.RUNE:
            return super().reason(s, action)
        return because(not_drafted(s, piece, pack_before(s)), piece=piece)

    def apply(self, s: Karvi, action: i64, dice: Dice) -> None:
        piece = action - Act.DRAFT
        pop(s)
        if piece < GEARS:
            s.gear[piece] = Piece.ABOVE + s.seat
        else:
            s.rune[piece - GEARS] = Piece.ABOVE + s.seat
        tell(s, Event.DRAFTED, s.seat, piece)


# -- start cards ------------------------------------------------------------------------------------------------------


def next_chooser(s: Karvi) -> bool:
    """Who chooses a start card next, from the first seat to the left."""
    k: i64 = 0
    while k < s.seats:
        seat = (s.first + k) % s.seats
        if s.p[seat * P.SIZE + P.START] == 0:
            s.seat = seat
            return True
        k += 1
    return False


class Startcard(Question):
    """Which start card that nobody has chosen."""

    def answers(self, s: Karvi, out: Ints) -> i64:
        n: i64 = 0
        value: i64 = 1
        while value <= STARTS:
            if chooser(s, value) == NOBODY:
                out[n] = Act.STARTCARD + value - 1
                n += 1
            value += 1
        return n

    def reason(self, s: Karvi, action: i64) -> Reason | None:
        value = action - Act.STARTCARD + 1
        if value < 1 or value > STARTS:
            return super().reason(s, action)
        who = chooser(s, value)
        return because(Why.ALLOWED if who == NOBODY else Why.START_TAKEN, who=who)

    def apply(self, s: Karvi, action: i64, dice: Dice) -> None:
        value = action - Act.STARTCARD + 1
        pop(s)
        s.p[s.seat * P.SIZE + P.START] = value
        tell(s, Event.CHOSE, s.seat, value)


def chooser(s: Karvi, value: i64) -> i64:
    """Who has a start card."""
    seat: i64 = 0
    while seat < s.seats:
        if s.p[seat * P.SIZE + P.START] == value:
            return seat
        seat += 1
    return NOBODY


def in_order(s: Karvi, rank: i64) -> i64:
    """The seat whose start card has that rank, the lowest first."""
    seat: i64 = 0
    while seat < s.seats:
        lower: i64 = 0
        other: i64 = 0
        while other < s.seats:
            if s.p[other * P.SIZE + P.START] < s.p[seat * P.SIZE + P.START]:
                lower += 1
            other += 1
        if lower == rank:
            return seat
        seat += 1
    return 0


# -- the first rune ---------------------------------------------------------------------------------------------------


def next_carver(s: Karvi) -> bool:
    """Who chooses the free first rune next, in the order of the start cards (ruling 19)."""
    rank: i64 = 0
    while rank < s.seats:
        seat = in_order(s, rank)
        if s.p[seat * P.SIZE + P.RUNE] == 0:
            s.seat = seat
            return True
        rank += 1
    return False


class Rune(Question):
    """Which rune to lay down first, for nothing."""

    def answers(self, s: Karvi, out: Ints) -> i64:
        n: i64 = 0
        k: i64 = 0
        while k < STONES:
            if s.rune[k] == Piece.ABOVE + s.seat:
                out[n] = Act.RUNE + k
                n += 1
            k += 1
        return n

    def meant(self, s: Karvi, action: i64) -> i64:
        return Act.RUNE + action - Act.PLACE - GEARS if Act.PLACE + GEARS <= action < Act.COVER else action

    def reason(self, s: Karvi, action: i64) -> Reason | None:
        if Act.PLACE <= action < Act.PLACE + GEARS:
            return because(Why.RUNE_FIRST)
        if action < Act.RUNE:
            return super().reason(s, action)
        k = action - Act.RUNE
        return because(Why.ALLOWED if s.rune[k] == Piece.ABOVE + s.seat else Why.NOT_ABOVE, piece=GEARS + k)

    def apply(self, s: Karvi, action: i64, dice: Dice) -> None:
        rune = action - Act.RUNE
        pop(s)
        s.rune[rune] = Piece.ON + s.seat
        s.p[s.seat * P.SIZE + P.RUNE] = rune + 1
        tell(s, Event.FIRST_RUNE, s.seat, rune)
