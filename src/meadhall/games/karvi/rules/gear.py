# compiled with mypyc
"""The equip action: drawing a card, or laying an equipment tile or a rune on the mat."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from meadhall.engine.dice import Dice
from meadhall.engine.ints import Ints
from meadhall.engine.reason import Reason
from meadhall.engine.state import ints
from meadhall.games.karvi.rules import cards, goods, land, scoring
from meadhall.games.karvi.rules.box import GEAR, GEARS, ON, ONS, PIECES, RUNE_SLOT, RUNES, SORTS, STONES, Line, On
from meadhall.games.karvi.rules.figures import SlotCost
from meadhall.games.karvi.rules.names import Act, Event, Exchange, P, Piece, Task, Why, tell
from meadhall.games.karvi.rules.pile import first, grant, pop, push, run, score, second, set_second
from meadhall.games.karvi.rules.question import Figure, Question, Step, Truth, Word, because

if TYPE_CHECKING:
    from meadhall.games.karvi.rules.state import Karvi


def equip(s: Karvi) -> None:
    """Lay the equip action on the pile, with the stern that answers to it (ruling 21)."""
    push(s, Task.EQUIP, s.p[s.seat * P.SIZE + P.STERN], 0)


def slot_of(s: Karvi, piece: i64) -> i64:
    """Stern, sail, head or rune slot."""
    return s.box.gear_slot[piece] if piece < GEARS else RUNE_SLOT


def not_placed(s: Karvi, piece: i64) -> i64:
    """Why a piece cannot be laid: it is not above the mat, its condition is not met, its cost is not there."""
    above = Piece.ABOVE + s.seat
    if (s.gear[piece] if piece < GEARS else s.rune[piece - GEARS]) != above:
        return Why.NOT_ABOVE
    if not scoring.meets(s, s.seat, piece):
        return Why.CONDITION
    at = slot_of(s, piece) * SlotCost.SIZE
    cost = s.box.slot_cost
    payable = goods.can_pay(s, cost[at + SlotCost.FUR], cost[at + SlotCost.SILVER], cost[at + SlotCost.ANY])
    return Why.ALLOWED if payable else Why.PIECE_COST


def against_piece(s: Karvi, piece: i64) -> Reason | None:
    """The same with its figures."""
    why = not_placed(s, piece)
    if why == Why.CONDITION:
        what = s.box.need[piece * 2]
        need = s.box.need[piece * 2 + 1]
        return because(why, piece=piece, need=need, have=scoring.measure(s, s.seat, what), measure=what)
    if why == Why.PIECE_COST:
        at = slot_of(s, piece) * SlotCost.SIZE
        cost = s.box.slot_cost
        return goods.against_price(s, why, cost[at + SlotCost.FUR], cost[at + SlotCost.SILVER], cost[at + SlotCost.ANY])
    return because(why, piece=piece)


def stern_bonus(s: Karvi, stern: i64) -> i64:
    """What a stern (+ 1) gives for an equip action; -1: nothing."""
    return s.box.on[(stern - 1) * ON + On.EQUIP] if stern > 0 else -1


class Equip(Question):
    """Draw a card or lay a piece down; the stern that answered to the action gives its bonus before it or after it."""

    figures: ClassVar[tuple[Figure, ...]] = (Word("stern", ("none", *GEAR)), Truth("taken"))

    def answers(self, s: Karvi, out: Ints) -> i64:
        """Gold may be exchanged for what a piece asks (ruling 2)."""
        n: i64 = 0
        what: i64 = Exchange.FUR
        while what <= Exchange.BREAD:
            if no_exchange(s, what) == Why.ALLOWED:
                out[n] = Act.GOLD + what
                n += 1
            what += 1
        before = n
        n = deeds(s, out, n)
        if self.no_bonus(s, n > before) == Why.ALLOWED:  # it stands before the pieces
            k = n
            while k > before:
                out[k] = out[k - 1]
                k -= 1
            out[before] = Act.BONUS
            n += 1
        if self.no_refusal(s, n > before) == Why.ALLOWED:
            out[n] = Act.NONE
            n += 1
        return n

    def no_bonus(self, s: Karvi, can_act: bool) -> i64:
        """Why the stern's bonus cannot be taken first: without an action there is none (ruling 21)."""
        if second(s):
            return Why.BONUS_TAKEN
        return Why.ALLOWED if can_act and stern_bonus(s, first(s)) >= 0 else Why.NO_BONUS

    def no_refusal(self, s: Karvi, can_act: bool) -> i64:
        """Who took the bonus carries out the action, where that is possible."""
        return Why.BONUS_TAKEN if second(s) and can_act else Why.ALLOWED

    def reason(self, s: Karvi, action: i64) -> Reason | None:
        if Act.GOLD <= action < Act.SAIL:
            why = no_exchange(s, action - Act.GOLD)
            return because(why, need=s.box.most_bread) if why == Why.SHIP_FULL else because(why)
        if Act.DRAW <= action < Act.PLACE:
            return cards.against_stack(s, action - Act.DRAW)
        if Act.PLACE <= action < Act.COVER:
            return against_piece(s, action - Act.PLACE)
        if action == Act.BONUS:
            return because(self.no_bonus(s, deeds(s, ints(PIECES + len(SORTS)), 0) > 0))
        if action == Act.NONE:
            return because(self.no_refusal(s, deeds(s, ints(PIECES + len(SORTS)), 0) > 0))
        return super().reason(s, action)

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


def deeds(s: Karvi, out: Ints, n: i64) -> i64:
    """What the equip action offers, behind the answers already there: stacks to draw from, pieces to lay."""
    n = cards.stacks(s, out, n)
    piece: i64 = 0
    while piece < PIECES:
        if not_placed(s, piece) == Why.ALLOWED:
            out[n] = Act.PLACE + piece
            n += 1
        piece += 1
    return n


def no_exchange(s: Karvi, what: i64) -> i64:
    """Why gold cannot be exchanged here: it has to be of use for a piece, for its cost or its condition."""
    if Exchange.BEER <= what < Exchange.BREAD:
        return Why.GOLD_IDLE
    why = goods.no_exchange(s, what)
    return why if why != Why.ALLOWED or has_pieces(s) else Why.GOLD_IDLE


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

    def reason(self, s: Karvi, action: i64) -> Reason | None:
        return land.against_slot(s, action) if Act.COVER <= action < Act.KEEP else super().reason(s, action)

    def apply(self, s: Karvi, action: i64, dice: Dice) -> None:
        rune = first(s)
        pop(s)
        land.cover(s, action - Act.COVER, rune)

    def placed(self, s: Karvi) -> None:
        land.in_hand(s, first(s))
