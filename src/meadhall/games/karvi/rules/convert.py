# compiled with mypyc
"""Giving something for something."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from meadhall.engine.dice import Dice
from meadhall.engine.errors import BadPosition
from meadhall.engine.ints import Ints
from meadhall.engine.reason import Reason
from meadhall.games.karvi.rules import crew, goods, scoring
from meadhall.games.karvi.rules.box import STRENGTHS, Op, Price, Side
from meadhall.games.karvi.rules.figures import Conversion, Most
from meadhall.games.karvi.rules.names import Act, Event, P, Why, tell
from meadhall.games.karvi.rules.pile import dropped, first, pop, second, set_second
from meadhall.games.karvi.rules.question import Effect, Figure, Question, because, in_span, span, with_none

if TYPE_CHECKING:
    from meadhall.games.karvi.rules.state import Karvi


def can_convert(s: Karvi, at: i64) -> bool:
    """Whether the price of a conversion can be paid once more."""
    return to_give(s, s.box.ops[at + Conversion.WHAT]) >= s.box.ops[at + Conversion.PRICE]


def to_give(s: Karvi, what: i64) -> i64:
    """How much the seat has of what a conversion asks."""
    base = s.seat * P.SIZE
    if what == Price.RESOURCES:
        return s.p[base + P.FUR] + s.p[base + P.SILVER]
    return s.p[base + P.BREAD] if what == Price.BREAD else scoring.crew(s, s.seat, Side.HEALTHY)


def against_price(s: Karvi, at: i64) -> Reason | None:
    """Why the price of a conversion cannot be paid."""
    what = s.box.ops[at + Conversion.WHAT]
    why: i64 = Why.ALLOWED if can_convert(s, at) else Why.GIVE_UP
    return because(why, need=s.box.ops[at + Conversion.PRICE], have=to_give(s, what), what=what)


class Convert(Question):
    """What to give for points or gold. Provisions are paid in one go, warriors one by one, the first always."""

    figures: ClassVar[tuple[Figure, ...]] = (Effect("effect"), Figure("times", Most.TIMES))

    def run(self, s: Karvi, dice: Dice) -> bool:
        return dropped(s, can_convert(s, first(s))) or self.give_only(s, dice)

    def answers(self, s: Karvi, out: Ints) -> i64:
        at = first(s)
        ops = s.box.ops
        what = ops[at + Conversion.WHAT]
        price = ops[at + Conversion.PRICE]
        if what == Price.RESOURCES:
            return span(Act.SPEND, goods.least_fur(s, price), goods.most_fur(s, price), out)
        if what == Price.BREAD:
            return span(Act.BREAD, 0, most_times(s, at) - 1, out)
        if what == Price.WARRIOR:
            return crew.of_side(s, Side.HEALTHY, Act.GIVE, out)
        n = crew.of_side(s, Side.HEALTHY, Act.FLIP, out)
        return with_none(out, n) if second(s) > 0 else n

    def meant(self, s: Karvi, action: i64) -> i64:
        """Warriors are those of the family that the price asks for."""
        what = s.box.ops[first(s) + Conversion.WHAT]
        k = crew.pointed(action)
        if k < 0 or k >= STRENGTHS or what < Price.HEALTH:
            return action
        return (Act.GIVE if what == Price.WARRIOR else Act.FLIP) + k

    def reason(self, s: Karvi, action: i64) -> Reason | None:
        at = first(s)
        what = s.box.ops[at + Conversion.WHAT]
        price = s.box.ops[at + Conversion.PRICE]
        if what == Price.RESOURCES:
            if Act.SPEND <= action < Act.BEER:
                return goods.against_mix(s, action - Act.SPEND, price)
        elif what == Price.BREAD:
            if Act.BREAD <= action < Act.SPACE:
                times = action - Act.BREAD + 1
                most = most_times(s, at)
                return because(in_span(Why.FEW_BREAD, times, 1, most), need=times * price, have=most * price)
        else:
            family: i64 = Act.GIVE if what == Price.WARRIOR else Act.FLIP
            if family <= action < family + STRENGTHS:
                return crew.against_one(s, Side.HEALTHY, action - family + 1)
            if crew.pointed(action) >= STRENGTHS:
                return because(Why.INJURED)
            if action == Act.NONE and what == Price.HEALTH and second(s) > 0:
                return None
        return super().reason(s, action)

    def apply(self, s: Karvi, action: i64, dice: Dice) -> None:
        at = first(s)
        ops = s.box.ops
        what = ops[at + Conversion.WHAT]
        price = ops[at + Conversion.PRICE]
        times: i64 = 1
        if what == Price.HEALTH:
            if action == Act.NONE:
                pop(s)
                return
            flip(s, action - Act.FLIP + 1)
            set_second(s, second(s) + 1)
            if second(s) >= ops[at + Conversion.TIMES] or scoring.crew(s, s.seat, Side.HEALTHY) == 0:
                pop(s)
        else:
            pop(s)
            if what == Price.RESOURCES:
                goods.spend(s, price, action - Act.SPEND)
            elif what == Price.BREAD:
                times = action - Act.BREAD + 1
                s.p[s.seat * P.SIZE + P.BREAD] -= times * price
            else:
                give(s, action - Act.GIVE + 1)
        goods.gain(s, ops[at + Conversion.KIND], times * ops[at + Conversion.AMOUNT], ops[at + Conversion.LINE])

    def placed(self, s: Karvi) -> None:
        if first(s) < 0 or s.box.ops[first(s)] != Op.CONVERT:
            raise BadPosition("pending: convert needs an effect that converts something")


def most_times(s: Karvi, at: i64) -> i64:
    """How often provisions can be given in one go."""
    price = s.box.ops[at + Conversion.PRICE]
    return min(s.box.ops[at + Conversion.TIMES], s.p[s.seat * P.SIZE + P.BREAD] // price)


def give(s: Karvi, value: i64) -> None:
    """Send a healthy warrior away."""
    s.p[crew.at(s.seat, Side.HEALTHY, value)] -= 1
    tell(s, Event.DISMISSED, s.seat, value)


def flip(s: Karvi, value: i64) -> None:
    """Turn a healthy warrior to her injured side."""
    s.p[crew.at(s.seat, Side.HEALTHY, value)] -= 1
    s.p[crew.at(s.seat, Side.INJURED, value)] += 1
    tell(s, Event.FLIPPED, s.seat, value)
