# compiled with mypyc
"""Trade cards: which open one to take, and which of its boxes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from meadhall.engine.dice import Dice
from meadhall.engine.ints import Ints
from meadhall.engine.reason import Reason
from meadhall.engine.state import ints
from meadhall.games.karvi.rules import goods
from meadhall.games.karvi.rules.box import OP, TRADE_BOXES, On, Op, Price
from meadhall.games.karvi.rules.figures import Conversion
from meadhall.games.karvi.rules.names import Act, Event, Exchange, Open, P, Task, Why, tell
from meadhall.games.karvi.rules.pile import dropped, grant, pop, push, run
from meadhall.games.karvi.rules.question import FEW, Question, because, with_none

if TYPE_CHECKING:
    from meadhall.games.karvi.rules.state import Karvi


def take_cards(s: Karvi, many: i64) -> None:
    """Lay trade cards to choose on the pile, one after the other."""
    while many > 0:
        push(s, Task.TAKE)
        many -= 1


def payable(s: Karvi, effect: i64) -> bool:
    """Whether the fur and silver an effect wants given are there."""
    return price(s, effect) <= has(s)


def has(s: Karvi) -> i64:
    """Fur and silver of the seat."""
    return s.p[s.seat * P.SIZE + P.FUR] + s.p[s.seat * P.SIZE + P.SILVER]


def price(s: Karvi, effect: i64) -> i64:
    """The most fur and silver that an operation of an effect wants given."""
    most: i64 = 0
    at = effect
    while s.box.ops[at] != Op.END:
        if s.box.ops[at] == Op.CONVERT and s.box.ops[at + Conversion.WHAT] == Price.RESOURCES:
            most = max(most, s.box.ops[at + Conversion.PRICE])
        at += OP
    return most


def lies_open(s: Karvi, design: i64) -> bool:
    """Whether a trade card of a design lies open."""
    slot: i64 = Open.FIRST
    while slot < Open.END:
        if s.trade[slot] == design + 1:
            return True
        slot += 1
    return False


def wants_more(s: Karvi) -> bool:
    """Whether an open trade card asks for more fur and silver than the seat has."""
    slot: i64 = Open.FIRST
    while slot < Open.END:
        k: i64 = 0
        while s.trade[slot] > 0 and k < TRADE_BOXES:
            effect = s.box.trade_box[(s.trade[slot] - 1) * TRADE_BOXES + k]
            if effect >= 0 and not payable(s, effect):
                return True
            k += 1
        slot += 1
    return False


def no_exchange(s: Karvi, what: i64) -> i64:
    """Why gold cannot be exchanged here: only fur and silver can be of use, where an open card asks for more."""
    if what > Exchange.SILVER:
        return Why.GOLD_IDLE
    why = goods.no_exchange(s, what)
    return why if why != Why.ALLOWED or wants_more(s) else Why.GOLD_IDLE


class Take(Question):
    """Which box of an open trade card, or none."""

    def run(self, s: Karvi, dice: Dice) -> bool:
        """With no open card left, further ones lapse (ruling 31)."""
        shown: i64 = 0
        slot: i64 = Open.FIRST
        while slot < Open.END:
            shown += s.trade[slot]
            slot += 1
        return dropped(s, shown > 0)

    def answers(self, s: Karvi, out: Ints) -> i64:
        """Ascending by design; gold may be exchanged for what one asks (ruling 2)."""
        n: i64 = 0
        if no_exchange(s, Exchange.FUR) == Why.ALLOWED:  # and so for silver
            out[0] = Act.GOLD + Exchange.FUR
            out[1] = Act.GOLD + Exchange.SILVER
            n = 2
        design: i64 = 0
        while design < s.box.designs:
            if lies_open(s, design):
                k = design * TRADE_BOXES
                while k < design * TRADE_BOXES + TRADE_BOXES:
                    effect = s.box.trade_box[k]
                    if effect >= 0 and payable(s, effect):
                        out[n] = Act.TAKE + k
                        n += 1
                    k += 1
            design += 1
        return with_none(out, n) if n == 0 or s.box.rules >= 2 else n  # ruling 56; rules 1 knew no fewer

    def reason(self, s: Karvi, action: i64) -> Reason | None:
        if Act.GOLD <= action < Act.SAIL:
            return because(no_exchange(s, action - Act.GOLD))
        if action == Act.NONE:
            out = ints(FEW)
            n = self.answers(s, out)
            return because(Why.ALLOWED if out[n - 1] == Act.NONE else Why.MUST)
        k = action - Act.TAKE
        if k < 0 or action >= Act.LOCKED:
            return super().reason(s, action)
        design = k // TRADE_BOXES
        if design >= s.box.designs or s.box.trade_box[k] < 0:
            return because(Why.ABSENT)
        if not lies_open(s, design):
            return because(Why.NOT_OPEN)
        need = price(s, s.box.trade_box[k])
        return because(Why.ALLOWED if payable(s, s.box.trade_box[k]) else Why.OFFER_COST, need=need, have=has(s))

    def apply(self, s: Karvi, action: i64, dice: Dice) -> None:
        pop(s)
        if action == Act.NONE:
            return
        k = action - Act.TAKE
        design = k // TRADE_BOXES
        slot: i64 = Open.FIRST
        while s.trade[slot] != design + 1:
            slot += 1
        s.trade[slot] = 0
        s.p[s.seat * P.SIZE + P.TRADE_CARDS] += 1
        tell(s, Event.TRADE_CARD, s.seat, design, k % TRADE_BOXES)
        run(s, s.box.trade_box[k])
        grant(s, s.seat, On.TRADECARD)
