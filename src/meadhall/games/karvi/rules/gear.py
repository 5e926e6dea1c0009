# compiled with mypyc
"""The equip action: drawing a card, or laying an equipment tile or a rune on the mat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from meadhall.engine.dice import Dice
from meadhall.engine.ints import Ints
from meadhall.games.karvi.rules import cards, land, scoring
from meadhall.games.karvi.rules.box import ON, Line, On
from meadhall.games.karvi.rules.names import Act, Event, P, Piece, Task, figure, pop, push, run, score, set_figure, tell

if TYPE_CHECKING:
    from meadhall.games.karvi.rules.state import Karvi


def equip(s: Karvi) -> None:
    """Lay the equip action on the pile, with the stern that answers to it (ruling 21)."""
    push(s, Task.EQUIP, s.p[s.seat * P.SIZE + P.STERN], 0)


def slot_of(s: Karvi, piece: i64) -> i64:
    """Stern, sail, head or rune slot."""
    return s.box.gear_slot[piece] if piece < 24 else 3


def can_place(s: Karvi, piece: i64) -> bool:
    """Above the mat, condition met, cost there."""
    above = Piece.ABOVE + s.seat
    if (s.gear[piece] if piece < 24 else s.rune[piece - 24]) != above:
        return False
    slot = slot_of(s, piece) * 4
    cost = s.box.slot_cost
    return cards.can_pay(s, cost[slot], cost[slot + 1], cost[slot + 2]) and scoring.meets(s, s.seat, piece)


def stern_bonus(s: Karvi, stern: i64) -> i64:
    """What a stern (+ 1) gives for an equip action; -1: nothing."""
    return s.box.on[(stern - 1) * ON + On.EQUIP] if stern > 0 else -1


def equips(s: Karvi, out: Ints) -> i64:
    """What an equip action offers. Gold may be exchanged for what a piece asks (ruling 2)."""
    base = s.seat * P.SIZE
    taken = figure(s, 2)
    n: i64 = 0
    if s.p[base + P.GOLD] > 0 and has_pieces(s):
        out[0] = Act.GOLD
        out[1] = Act.GOLD + 1
        n = 2
        if s.p[base + P.BREAD] < s.box.most_bread:
            out[2] = Act.GOLD + 4
            n = 3
    if not taken and stern_bonus(s, figure(s, 1)) >= 0:
        out[n] = Act.BONUS
        n += 1
    before = n
    sort: i64 = 0
    acts: i64 = 0
    while sort < 3:
        if cards.stack_size(s, sort) > 0:
            out[n] = Act.DRAW + sort
            n += 1
            acts += 1
        sort += 1
    piece: i64 = 0
    while piece < 36:
        if can_place(s, piece):
            out[n] = Act.PLACE + piece
            n += 1
            acts += 1
        piece += 1
    if acts == 0 and before > 0 and out[before - 1] == Act.BONUS:
        n = before - 1  # no action, no bonus (ruling 21)
    if not taken or acts == 0:  # who took the bonus carries out the action
        out[n] = Act.NONE
        n += 1
    return n


def has_pieces(s: Karvi) -> bool:
    """Whether anything waits above the seat's mat."""
    above = Piece.ABOVE + s.seat
    k: i64 = 0
    while k < 24:
        if s.gear[k] == above or (k < 12 and s.rune[k] == above):
            return True
        k += 1
    return False


def do_equip(s: Karvi, action: i64, dice: Dice) -> None:
    """Carry out an equip action; the stern's bonus comes before it or after it."""
    stern = figure(s, 1)
    if action == Act.BONUS:
        set_figure(s, 2, 1)
        tell(s, Event.BONUS, s.seat, stern - 1)
        run(s, stern_bonus(s, stern))
        return
    taken = figure(s, 2)
    pop(s)
    if action == Act.NONE:
        return
    if not taken and stern > 0:
        push(s, Task.STERN, stern - 1)
    if action < Act.PLACE:
        cards.draw(s, action - Act.DRAW, dice)
    else:
        place(s, action - Act.PLACE)


def late_bonus(s: Karvi) -> None:
    """The stern's bonus after the action, unless it was covered by it."""
    stern = figure(s, 1)
    pop(s)
    if s.p[s.seat * P.SIZE + P.STERN] == stern + 1 and stern_bonus(s, stern + 1) >= 0:
        tell(s, Event.BONUS, s.seat, stern)
        run(s, stern_bonus(s, stern + 1))


def place(s: Karvi, piece: i64) -> None:
    """Pay and lay a piece down; an empty slot gives the points it covers, a taken one gives none (ruling 20)."""
    seat = s.seat
    slot = slot_of(s, piece)
    cost = s.box.slot_cost
    points: i64 = 0
    if piece < 24:
        at = seat * P.SIZE + P.STERN + slot
        if s.p[at] > 0:
            s.gear[s.p[at] - 1] = Piece.COVERED + seat
        else:
            points = cost[slot * 4 + 3]
        s.p[at] = piece + 1
        s.gear[piece] = Piece.ON + seat
        s.p[seat * P.SIZE + P.GEAR] += 1
    else:
        s.rune[piece - 24] = Piece.ON + seat
        free = land.free_slot(s)
        if free >= 0:
            s.p[seat * P.SIZE + P.RUNE + free] = piece - 24 + 1
            points = cost[slot * 4 + 3]
        else:
            push(s, Task.COVER, piece - 24)
    score(s, seat, Line.MAT, points)
    tell(s, Event.LAID, seat, piece, points)
    cards.pay(s, cost[slot * 4], cost[slot * 4 + 1], cost[slot * 4 + 2])


def cover(s: Karvi, slot: i64) -> None:
    """Lay the rune just paid for on another."""
    rune = figure(s, 1)
    pop(s)
    land.cover(s, slot, rune)
