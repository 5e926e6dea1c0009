# compiled with mypyc
"""The equip action: drawing a card, or laying an equipment tile or a rune on the mat."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from meadhall.engine.dice import Dice
from meadhall.engine.ints import Ints
from meadhall.games.karvi.rules import cards, goods, land, scoring
from meadhall.games.karvi.rules.box import GEAR, GEARS, ON, ONS, PIECES, RUNE_SLOT, RUNES, STONES, Line, On
from meadhall.games.karvi.rules.figures import SlotCost
from meadhall.games.karvi.rules.names import Act, Event, Exchange, P, Piece, Task, tell
from meadhall.games.karvi.rules.pile import first, grant, pop, push, run, score, second, set_second
from meadhall.games.karvi.rules.question import Figure, Question, Step, Truth, Word

if TYPE_CHECKING:
    from meadhall.games.karvi.rules.state import Karvi


def equip(s: Karvi) -> None:
    """Lay the equip action on the pile, with the stern that answers to it (ruling 21)."""
    push(s, Task.EQUIP, s.p[s.seat * P.SIZE + P.STERN], 0)


def slot_of(s: Karvi, piece: i64) -> i64:
    """Stern, sail, head or rune slot."""
    return s.box.gear_slot[piece] if piece < GEARS else RUNE_SLOT


def can_place(s: Karvi, piece: i64) -> bool:
    """Above the mat, condition met, cost there."""
    above = Piece.ABOVE + s.seat
    if (s.gear[piece] if piece < GEARS else s.rune[piece - GEARS]) != above:
        return False
    at = slot_of(s, piece) * SlotCost.SIZE
    cost = s.box.slot_cost
    payable = goods.can_pay(s, cost[at + SlotCost.FUR], cost[at + SlotCost.SILVER], cost[at + SlotCost.ANY])
    return payable and scoring.meets(s, s.seat, piece)


def stern_bonus(s: Karvi, stern: i64) -> i64:
    """What a stern (+ 1) gives for an equip action; -1: nothing."""
    return s.box.on[(stern - 1) * ON + On.EQUIP] if stern > 0 else -1


class Equip(Question):
    """Draw a card or lay a piece down; the stern that answered to the action gives its bonus before it or after it."""

    figures: ClassVar[tuple[Figure, ...]] = (Word("stern", ("none", *GEAR)), Truth("taken"))

    def answers(self, s: Karvi, out: Ints) -> i64:
        """Gold may be exchanged for what a piece asks (ruling 2)."""
        base = s.seat * P.SIZE
        taken = second(s)
        n: i64 = 0
        if s.p[base + P.GOLD] > 0 and has_pieces(s):
            out[0] = Act.GOLD + Exchange.FUR
            out[1] = Act.GOLD + Exchange.SILVER
            n = 2
            if s.p[base + P.BREAD] < s.box.most_bread:
                out[n] = Act.GOLD + Exchange.BREAD
                n += 1
        if not taken and stern_bonus(s, first(s)) >= 0:
            out[n] = Act.BONUS
            n += 1
        before = n
        n = cards.stacks(s, out, n)
        piece: i64 = 0
        while piece < PIECES:
            if can_place(s, piece):
                out[n] = Act.PLACE + piece
                n += 1
            piece += 1
        nothing = n == before
        if nothing and before > 0 and out[before - 1] == Act.BONUS:
            n = before - 1  # no action, no bonus (ruling 21)
        if not taken or nothing:  # who took the bonus carries out the action
            out[n] = Act.NONE
            n += 1
        return n

    def apply(self, s: Karvi, action: i64, dice: Dice) -> None:
        stern = first(s)
        if action == Act.BONUS:
            set_second(s, 1)
            tell(s, Event.BONUS, s.seat, stern - 1)
            run(s, stern_bonus(s, stern))
            return
        taken = second(s)
        pop(s)
        if action == Act.NONE:
            return
        if not taken and stern > 0:
            push(s, Task.STERN, stern - 1)
        if action < Act.PLACE:
            cards.draw(s, action - Act.DRAW, dice)
        else:
            place(s, action - Act.PLACE)


def has_pieces(s: Karvi) -> bool:
    """Whether anything waits above the seat's mat."""
    above = Piece.ABOVE + s.seat
    k: i64 = 0
    while k < GEARS:
        if s.gear[k] == above or (k < STONES and s.rune[k] == above):
            return True
        k += 1
    return False


class Stern(Step):
    """The stern's bonus after the action, unless it was covered by it."""

    figures: ClassVar[tuple[Figure, ...]] = (Word("stern", GEAR, "gear"),)

    def run(self, s: Karvi, dice: Dice) -> bool:
        stern = first(s)
        pop(s)
        if s.p[s.seat * P.SIZE + P.STERN] == stern + 1 and stern_bonus(s, stern + 1) >= 0:
            tell(s, Event.BONUS, s.seat, stern)
            run(s, stern_bonus(s, stern + 1))
        return True


class Grant(Step):
    """The bonus of the equipment tile that answers to an event."""

    figures: ClassVar[tuple[Figure, ...]] = (Word("event", ONS),)

    def run(self, s: Karvi, dice: Dice) -> bool:
        event = first(s)
        pop(s)
        grant(s, s.seat, event)
        return True


def place(s: Karvi, piece: i64) -> None:
    """Pay and lay a piece down; an empty slot gives the points it covers, a taken one gives none (ruling 20)."""
    seat = s.seat
    slot = slot_of(s, piece)
    cost = s.box.slot_cost
    points: i64 = 0
    if piece < GEARS:
        at = seat * P.SIZE + P.STERN + slot
        if s.p[at] > 0:
            s.gear[s.p[at] - 1] = Piece.COVERED + seat
        else:
            points = cost[slot * SlotCost.SIZE + SlotCost.POINTS]
        s.p[at] = piece + 1
        s.gear[piece] = Piece.ON + seat
        s.p[seat * P.SIZE + P.GEAR] += 1
    else:
        s.rune[piece - GEARS] = Piece.ON + seat
        free = land.free_slot(s)
        if free >= 0:
            s.p[seat * P.SIZE + P.RUNE + free] = piece - GEARS + 1
            points = cost[slot * SlotCost.SIZE + SlotCost.POINTS]
        else:
            push(s, Task.COVER, piece - GEARS)
    score(s, seat, Line.MAT, points)
    tell(s, Event.LAID, seat, piece, points)
    slot *= SlotCost.SIZE
    goods.pay(s, cost[slot + SlotCost.FUR], cost[slot + SlotCost.SILVER], cost[slot + SlotCost.ANY])


class Cover(Question):
    """On which rune to lay the one just paid for."""

    figures: ClassVar[tuple[Figure, ...]] = (Word("stone", RUNES, "rune"),)

    def answers(self, s: Karvi, out: Ints) -> i64:
        return land.covers(s, out)

    def apply(self, s: Karvi, action: i64, dice: Dice) -> None:
        rune = first(s)
        pop(s)
        land.cover(s, action - Act.COVER, rune)

    def placed(self, s: Karvi) -> None:
        land.in_hand(s, first(s))
