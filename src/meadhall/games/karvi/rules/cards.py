# compiled with mypyc
"""Equipment cards: the stacks, drawing, hands, playing and throwing off."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from meadhall.engine.dice import Dice
from meadhall.engine.ints import Ints
from meadhall.engine.reason import Reason
from meadhall.games.karvi.rules import goods
from meadhall.games.karvi.rules.box import BACKS, CARD_BOXES, CARDS, LEVELS, SORTS, Gain, On
from meadhall.games.karvi.rules.figures import Cost, Most
from meadhall.games.karvi.rules.names import Act, Event, Loc, P, Task, Under, Variant, Why, tell, tell_seat
from meadhall.games.karvi.rules.pile import count_down, dropped, grant, pop, push, run
from meadhall.games.karvi.rules.question import Figure, Minor, Question, Step, because, with_none

if TYPE_CHECKING:
    from meadhall.games.karvi.rules.state import Karvi


def held(s: Karvi, seat: i64, level: i64) -> i64:
    """Cards of a level (from 0) in the hand of a seat; their backs show it."""
    total: i64 = 0
    sort: i64 = 0
    while sort < len(SORTS):
        total += s.held[seat * BACKS + sort * LEVELS + level]
        sort += 1
    return total


def stack_size(s: Karvi, sort: i64) -> i64:
    """Cards left in a stack, those thrown under it included."""
    back = Loc.STACK * BACKS + sort * LEVELS
    total = s.held[back] + s.held[back + 1]
    if s.pile[Under.TOP + sort] > 0:
        total += 1
    k = sort * Under.SIZE
    while k < sort * Under.SIZE + Under.SIZE and s.pile[k] > 0:
        total += 1
        k += 1
    return total


def stacks(s: Karvi, out: Ints, n: i64) -> i64:
    """Stacks that can be drawn from, behind the answers already there."""
    sort: i64 = 0
    while sort < len(SORTS):
        if stack_size(s, sort) > 0:
            out[n] = Act.DRAW + sort
            n += 1
        sort += 1
    return n


def against_stack(s: Karvi, sort: i64) -> Reason | None:
    """Why a card cannot be drawn from a stack."""
    return because(Why.ALLOWED if stack_size(s, sort) > 0 else Why.STACK_EMPTY)


def any_left(s: Karvi) -> bool:
    """Whether a card can be drawn at all."""
    sort: i64 = 0
    while sort < len(SORTS):
        if stack_size(s, sort) > 0:
            return True
        sort += 1
    return False


def take_top(s: Karvi, sort: i64, place: i64, dice: Dice) -> i64:
    """Take the top card of a stack to `place` (a hand or FRESH) and return it; 0 when the stack is empty.

    A card returned on top comes first, then level 1, then level 2, then those thrown off in their order (ruling 40).
    """
    no: i64 = 0
    if s.pile[Under.TOP + sort] > 0:
        s.pile[Under.TOP + sort] = 0
        no = card_at(s, sort, Loc.TOP)
        s.shown += 1
    else:
        level: i64 = 0
        while level < LEVELS and s.held[Loc.STACK * BACKS + sort * LEVELS + level] == 0:
            level += 1
        if level < LEVELS:
            group = sort * LEVELS + level
            k = dice.below(s.held[Loc.STACK * BACKS + group])
            s.held[Loc.STACK * BACKS + group] -= 1
            no = 1
            while s.card[no] != Loc.STACK or s.box.card_group[no] != group or k > 0:
                if s.card[no] == Loc.STACK and s.box.card_group[no] == group:
                    k -= 1
                no += 1
        elif s.pile[sort * Under.SIZE] > 0:
            no = card_at(s, sort, Loc.UNDER)
            move_up(s, sort)
            s.shown += 1
        else:
            return 0
    s.card[no] = place
    s.knows[no] |= 1 << s.seat
    s.held[place * BACKS + s.box.card_group[no]] += 1
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
    k = sort * Under.SIZE
    while k < sort * Under.SIZE + Under.SIZE - 1:
        s.pile[k] = s.pile[k + 1]
        k += 1
    s.pile[k] = 0


def draw(s: Karvi, sort: i64, dice: Dice) -> None:
    """Draw a card; with the variant two, of which one is kept."""
    if s.options & Variant.DRAW_TWO and stack_size(s, sort) > 1:
        old = s.pile[Under.TOP + sort] > 0
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


class Draw(Minor):
    """So many cards to draw: from which stack the next, or none any more (ruling 56)."""

    figures: ClassVar[tuple[Figure, ...]] = (Figure("n", Most.DRAW),)

    def run(self, s: Karvi, dice: Dice) -> bool:
        return dropped(s, any_left(s))

    def answers(self, s: Karvi, out: Ints) -> i64:
        n = stacks(s, out, 0)
        return with_none(out, n) if s.box.rules >= 2 else n  # rules 1 knew no fewer

    def reason(self, s: Karvi, action: i64) -> Reason | None:
        if Act.DRAW <= action < Act.PLACE:
            return against_stack(s, action - Act.DRAW)
        if action == Act.NONE:
            return because(Why.ALLOWED if s.box.rules >= 2 else Why.MUST)
        return super().reason(s, action)

    def apply(self, s: Karvi, action: i64, dice: Dice) -> None:
        if action == Act.NONE:
            pop(s)
            return
        count_down(s)
        draw(s, action - Act.DRAW, dice)


class Keep(Minor):
    """Which of the two cards just drawn is kept; the other goes back on top."""

    def run(self, s: Karvi, dice: Dice) -> bool:
        return self.lapses(s)

    def answers(self, s: Karvi, out: Ints) -> i64:
        n: i64 = 0
        no: i64 = 1
        while no <= CARDS:
            if s.card[no] == Loc.FRESH:
                out[n] = Act.KEEP + no - 1
                n += 1
            no += 1
        return n

    def meant(self, s: Karvi, action: i64) -> i64:
        if Act.CARD <= action < Act.DISCARD:
            return Act.KEEP + (action - Act.CARD) // CARD_BOXES
        return Act.KEEP + action - Act.DISCARD if Act.DISCARD <= action < Act.GOLD else action

    def reason(self, s: Karvi, action: i64) -> Reason | None:
        no = action - Act.KEEP + 1
        if no < 1 or action >= Act.USE:
            return super().reason(s, action)
        return because(Why.ALLOWED if s.card[no] == Loc.FRESH else Why.NOT_DRAWN, card=no)

    def apply(self, s: Karvi, action: i64, dice: Dice) -> None:
        pop(s)
        keep(s, action - Act.KEEP + 1)


def keep(s: Karvi, kept: i64) -> None:
    """One card goes to the hand, the other back on top."""
    no: i64 = 1
    while no <= CARDS:
        if s.card[no] == Loc.FRESH:
            group = s.box.card_group[no]
            s.held[Loc.FRESH * BACKS + group] -= 1
            s.knows[no] = 1 << s.seat
            if no == kept:
                s.card[no] = s.seat
                s.held[s.seat * BACKS + group] += 1
            else:
                s.card[no] = Loc.TOP
                s.pile[Under.TOP + s.box.card_sort[no]] = 1 + s.seat * 2 + s.box.card_level[no] - 1
        no += 1
    tell_drawn(s, kept)


# -- throwing off -----------------------------------------------------------------------------------------------------


def discards(s: Karvi, out: Ints, n: i64) -> i64:
    """The cards in the hand, behind the answers already there."""
    seat = s.seat
    card = s.card
    no: i64 = 1
    while no <= CARDS:
        if card[no] == seat:
            out[n] = Act.DISCARD + no - 1
            n += 1
        no += 1
    return n


def against_hand(s: Karvi, no: i64) -> Reason | None:
    """Why a card is not there to be played or thrown off."""
    return because(Why.ALLOWED if s.card[no] == s.seat else Why.NOT_HELD, card=no)


def throw_off(s: Karvi, no: i64) -> None:
    """Lay a card under its stack; who did knows it, the others saw its back."""
    forget(s, s.box.card_group[no])
    sort = s.box.card_sort[no]
    level = s.box.card_level[no]
    place: i64 = 0
    while s.pile[sort * Under.SIZE + place] > 0:
        place += 1
    s.pile[sort * Under.SIZE + place] = 1 + s.seat * 2 + level - 1
    s.card[no] = Loc.UNDER + place
    s.held[s.seat * BACKS + s.box.card_group[no]] -= 1
    tell(s, Event.DISCARDED_BACK, s.seat, sort, level)
    tell_seat(s, s.seat, Event.DISCARDED, s.seat, no)


def forget(s: Karvi, group: i64) -> None:
    """Who knew cards of the seat with that back cannot tell any more which are left in the hand."""
    no: i64 = 1
    while no <= CARDS:
        if s.card[no] == s.seat and s.box.card_group[no] == group:
            s.knows[no] = 1 << s.seat
        no += 1


class Discard(Question):
    """The second of two cards thrown off, which brings the gold."""

    def run(self, s: Karvi, dice: Dice) -> bool:
        return self.lapses(s)

    def answers(self, s: Karvi, out: Ints) -> i64:
        return discards(s, out, 0)

    def meant(self, s: Karvi, action: i64) -> i64:
        return Act.DISCARD + (action - Act.CARD) // CARD_BOXES if Act.CARD <= action < Act.DISCARD else action

    def reason(self, s: Karvi, action: i64) -> Reason | None:
        if not Act.DISCARD <= action < Act.GOLD:
            return super().reason(s, action)
        return against_hand(s, action - Act.DISCARD + 1)

    def apply(self, s: Karvi, action: i64, dice: Dice) -> None:
        pop(s)
        throw_off(s, action - Act.DISCARD + 1)
        s.p[s.seat * P.SIZE + P.GOLD] += 1
        tell(s, Event.GAINED, s.seat, Gain.GOLD, 1)


# -- playing ----------------------------------------------------------------------------------------------------------


def affordable(s: Karvi, no: i64) -> bool:
    """Whether the seat can pay for a card."""
    cost = s.box.card_cost
    at = no * Cost.SIZE
    return goods.can_pay(s, cost[at + Cost.FUR], cost[at + Cost.SILVER], cost[at + Cost.ANY])


def against_cost(s: Karvi, no: i64) -> Reason | None:
    """Why the seat cannot pay for a card."""
    if affordable(s, no):
        return None
    cost = s.box.card_cost
    at = no * Cost.SIZE
    return goods.against_price(s, Why.CARD_COST, cost[at + Cost.FUR], cost[at + Cost.SILVER], cost[at + Cost.ANY])


def play(s: Karvi, no: i64, box: i64) -> None:
    """Play an equipment card: pay, then its box; it counts as played once that is done (ruling 34)."""
    s.card[no] = Loc.PLAYED + s.seat
    s.knows[no] = -1
    s.held[s.seat * BACKS + s.box.card_group[no]] -= 1
    tell(s, Event.PLAYED, s.seat, no, box)
    push(s, Task.PLAYED, no)
    run(s, s.box.card_box[no * CARD_BOXES + box])
    cost = s.box.card_cost
    at = no * Cost.SIZE
    goods.pay(s, cost[at + Cost.FUR], cost[at + Cost.SILVER], cost[at + Cost.ANY])


class Played(Step):
    """A card has been played."""

    figures: ClassVar[tuple[Figure, ...]] = (Figure("card", CARDS),)

    def run(self, s: Karvi, dice: Dice) -> bool:
        pop(s)
        s.p[s.seat * P.SIZE + P.PLAYED] += 1
        grant(s, s.seat, On.CARD)
        return True

    def placed(self, s: Karvi) -> None:
        s.p[s.seat * P.SIZE + P.PLAYED] -= 1  # it counts once its effect is done
