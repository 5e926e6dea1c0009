# compiled with mypyc
"""Equipment cards: the stacks, drawing, hands, throwing off, and what a card costs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from meadhall.engine.dice import Dice
from meadhall.engine.ints import Ints
from meadhall.games.karvi.rules.box import CARDS, Gain
from meadhall.games.karvi.rules.names import (
    Act,
    Event,
    Loc,
    P,
    Task,
    figure,
    pop,
    push,
    tell,
    tell_seat,
)  # fmt: skip

if TYPE_CHECKING:
    from meadhall.games.karvi.rules.state import Karvi

UNDER: Final = 15  # cards that fit under a stack
ON_TOP: Final = 45  # where `pile` tells of the cards on top
DRAW_TWO: Final = 4  # Option.DRAW_TWO


def stack_size(s: Karvi, sort: i64) -> i64:
    """Cards left in a stack, those thrown under it included."""
    total = s.held[Loc.STACK * 6 + sort * 2] + s.held[Loc.STACK * 6 + sort * 2 + 1]
    if s.pile[ON_TOP + sort] > 0:
        total += 1
    k = sort * UNDER
    while k < sort * UNDER + UNDER and s.pile[k] > 0:
        total += 1
        k += 1
    return total


def stacks(s: Karvi, out: Ints) -> i64:
    """Stacks that can be drawn from."""
    n: i64 = 0
    sort: i64 = 0
    while sort < 3:
        if stack_size(s, sort) > 0:
            out[n] = Act.DRAW + sort
            n += 1
        sort += 1
    return n


def take_top(s: Karvi, sort: i64, place: i64, dice: Dice) -> i64:
    """Take the top card of a stack to `place` (a hand or FRESH) and return it; 0 when the stack is empty.

    A card returned on top comes first, then level 1, then level 2, then those thrown off in their order (ruling 40).
    """
    no: i64 = 0
    if s.pile[ON_TOP + sort] > 0:
        s.pile[ON_TOP + sort] = 0
        no = card_at(s, sort, Loc.TOP)
        s.shown += 1
    else:
        level: i64 = 0
        while level < 2 and s.held[Loc.STACK * 6 + sort * 2 + level] == 0:
            level += 1
        if level < 2:
            group = sort * 2 + level
            k = dice.below(s.held[Loc.STACK * 6 + group])
            s.held[Loc.STACK * 6 + group] -= 1
            no = 1
            while s.card[no] != Loc.STACK or s.box.card_group[no] != group or k > 0:
                if s.card[no] == Loc.STACK and s.box.card_group[no] == group:
                    k -= 1
                no += 1
        elif s.pile[sort * UNDER] > 0:
            no = card_at(s, sort, Loc.UNDER)
            move_up(s, sort)
            s.shown += 1
        else:
            return 0
    s.card[no] = place
    s.knows[no] |= 1 << s.seat
    s.held[place * 6 + s.box.card_group[no]] += 1
    return no


def card_at(s: Karvi, sort: i64, place: i64) -> i64:
    """The card of a sort that lies at a place where only one can."""
    no: i64 = 1
    while s.card[no] != place or s.box.card_sort[no] != sort:
        no += 1
    return no


def move_up(s: Karvi, sort: i64) -> None:
    """The first of those thrown under a stack has left it."""
    no: i64 = 1
    while no <= CARDS:
        if s.card[no] > Loc.UNDER and s.box.card_sort[no] == sort:
            s.card[no] -= 1
        no += 1
    k = sort * UNDER
    while k < sort * UNDER + UNDER - 1:
        s.pile[k] = s.pile[k + 1]
        k += 1
    s.pile[k] = 0


def open_draw(s: Karvi) -> bool:
    """Drawing from nothing brings nothing; True when the task is done."""
    sort: i64 = 0
    while sort < 3:
        if stack_size(s, sort) > 0:
            return False
        sort += 1
    pop(s)
    return True


def draw(s: Karvi, sort: i64, dice: Dice) -> None:
    """Draw a card; with the variant two, of which one is kept."""
    if s.options & DRAW_TWO and stack_size(s, sort) > 1:
        old = s.pile[ON_TOP + sort] > 0
        first = take_top(s, sort, Loc.FRESH, dice)
        if old:
            s.knows[first] = 1 << s.seat  # who returned it cannot tell any more where it goes
        take_top(s, sort, Loc.FRESH, dice)
        push(s, Task.KEEP)
        return
    tell_drawn(s, take_top(s, sort, s.seat, dice))


def tell_drawn(s: Karvi, no: i64) -> None:
    """All see the back of the card, the seat learns which it is."""
    tell(s, Event.DREW_BACK, s.seat, s.box.card_sort[no], s.box.card_level[no])
    tell_seat(s, s.seat, Event.DREW, s.seat, no)


def keeps(s: Karvi, out: Ints) -> i64:
    """Which of the two cards may be kept."""
    n: i64 = 0
    no: i64 = 1
    while no <= CARDS:
        if s.card[no] == Loc.FRESH:
            out[n] = Act.KEEP + no - 1
            n += 1
        no += 1
    return n


def keep(s: Karvi, kept: i64) -> None:
    """One card goes to the hand, the other back on top."""
    pop(s)
    no: i64 = 1
    while no <= CARDS:
        if s.card[no] == Loc.FRESH:
            group = s.box.card_group[no]
            s.held[Loc.FRESH * 6 + group] -= 1
            s.knows[no] = 1 << s.seat
            if no == kept:
                s.card[no] = s.seat
                s.held[s.seat * 6 + group] += 1
            else:
                s.card[no] = Loc.TOP
                s.pile[ON_TOP + s.box.card_sort[no]] = 1 + s.seat * 2 + s.box.card_level[no] - 1
        no += 1
    tell_drawn(s, kept)


# -- throwing off -----------------------------------------------------------------------------------------------------


def hand(s: Karvi, family: i64, out: Ints, n: i64) -> i64:
    """An answer for every card in the hand, behind those already there."""
    seat = s.seat
    no: i64 = 1
    while no <= CARDS:
        if s.card[no] == seat:
            out[n] = family + no - 1
            n += 1
        no += 1
    return n


def throw_off(s: Karvi, no: i64) -> None:
    """Lay a card under its stack; who did knows it, the others saw its back."""
    forget(s, s.box.card_group[no])
    sort = s.box.card_sort[no]
    level = s.box.card_level[no]
    place: i64 = 0
    while s.pile[sort * UNDER + place] > 0:
        place += 1
    s.pile[sort * UNDER + place] = 1 + s.seat * 2 + level - 1
    s.card[no] = Loc.UNDER + place
    s.held[s.seat * 6 + s.box.card_group[no]] -= 1
    tell(s, Event.DISCARDED_BACK, s.seat, sort, level)
    tell_seat(s, s.seat, Event.DISCARDED, s.seat, no)


def forget(s: Karvi, group: i64) -> None:
    """Who knew cards of the seat with that back cannot tell any more which are left in the hand."""
    no: i64 = 1
    while no <= CARDS:
        if s.card[no] == s.seat and s.box.card_group[no] == group:
            s.knows[no] = 1 << s.seat
        no += 1


def discard(s: Karvi, no: i64) -> None:
    """The first of two cards thrown off, or the second, which brings the gold."""
    if s.depth > 0:
        pop(s)
        throw_off(s, no)
        s.p[s.seat * P.SIZE + P.GOLD] += 1
        tell(s, Event.GAINED, s.seat, Gain.GOLD, 1)
        return
    throw_off(s, no)
    push(s, Task.DISCARD)


# -- paying -----------------------------------------------------------------------------------------------------------


def can_pay(s: Karvi, fur: i64, silver: i64, free: i64) -> bool:
    """Whether the seat has fur and silver, and `free` more of either."""
    base = s.seat * P.SIZE
    has_fur = s.p[base + P.FUR]
    has_silver = s.p[base + P.SILVER]
    return has_fur >= fur and has_silver >= silver and has_fur + has_silver >= fur + silver + free


def pay(s: Karvi, fur: i64, silver: i64, free: i64) -> None:
    """Pay; where fur and silver may be mixed as one likes, ask how. Call it after laying down what is paid for."""
    base = s.seat * P.SIZE
    s.p[base + P.FUR] -= fur
    s.p[base + P.SILVER] -= silver
    if free > 0:
        push(s, Task.SPEND, free)


def least_fur(s: Karvi, many: i64) -> i64:
    """How many furs at least go into a mixed payment."""
    return max(0, many - s.p[s.seat * P.SIZE + P.SILVER])


def most_fur(s: Karvi, many: i64) -> i64:
    """How many furs at most go into a mixed payment."""
    return min(many, s.p[s.seat * P.SIZE + P.FUR])


def spend(s: Karvi, furs: i64) -> None:
    """Carry out a mixed payment."""
    many = figure(s, 1)
    pop(s)
    s.p[s.seat * P.SIZE + P.FUR] -= furs
    s.p[s.seat * P.SIZE + P.SILVER] -= many - furs
