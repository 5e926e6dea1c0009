# compiled with mypyc
"""Warriors: recruiting, raising, healing, wounds, and those who go to Valhalla."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from meadhall.engine.dice import Dice
from meadhall.engine.ints import Ints
from meadhall.engine.reason import Reason
from meadhall.games.karvi.rules import scoring
from meadhall.games.karvi.rules.box import STRENGTHS, Line, On, Side
from meadhall.games.karvi.rules.figures import Most
from meadhall.games.karvi.rules.names import Act, Event, P, Task, Why, tell
from meadhall.games.karvi.rules.pile import (
    count_down,
    dropped,
    first,
    grant,
    pop,
    push,
    score,
    second,
    set_first,
    set_second,
)
from meadhall.games.karvi.rules.question import Figure, Minor, Question, because, with_none

if TYPE_CHECKING:
    from meadhall.games.karvi.rules.state import Karvi


def at(seat: i64, side: i64, value: i64) -> i64:
    """Where the warriors of a side and strength are counted."""
    return seat * P.SIZE + P.CREW + side * STRENGTHS + value - 1


def supply(s: Karvi, value: i64) -> i64:
    """Warriors of a strength left in the common supply."""
    left = s.box.warriors
    seat: i64 = 0
    while seat < s.seats:
        left -= s.p[at(seat, Side.HEALTHY, value)] + s.p[at(seat, Side.INJURED, value)]
        seat += 1
    return left


def size(s: Karvi, seat: i64) -> i64:
    """Warriors aboard."""
    return scoring.crew(s, seat, Side.HEALTHY) + scoring.crew(s, seat, Side.INJURED)


def pointed(action: i64) -> i64:
    """Which warrior somebody points at, side * STRENGTHS + strength - 1, whatever is asked of her; -1: none."""
    if action < Act.RAISE or action >= Act.DRAW:
        return -1
    if action < Act.HEAL:
        k = action - Act.RAISE
        return k // (STRENGTHS - 1) * STRENGTHS + k % (STRENGTHS - 1)
    if action < Act.FLIP:
        return STRENGTHS + action - Act.HEAL
    if action < Act.DISMISS:
        return (action - Act.FLIP) % STRENGTHS
    return (action - Act.DISMISS) % (2 * STRENGTHS)


def against_one(s: Karvi, side: i64, value: i64) -> Reason | None:
    """Why there is no such warrior aboard."""
    why: i64 = Why.ALLOWED if s.p[at(s.seat, side, value)] > 0 else Why.NO_WARRIOR
    return because(why, side=side, value=value)


# -- recruiting -------------------------------------------------------------------------------------------------------


def enlist(s: Karvi, value: i64) -> None:
    """Take a healthy warrior from the supply; where her strength is sold out, the best weaker one (ruling 27)."""
    while value > 0 and supply(s, value) <= 0:
        value -= 1
    if value > 0:
        s.p[at(s.seat, Side.HEALTHY, value)] += 1
        tell(s, Event.RECRUITED, s.seat, value)


def each(s: Karvi, family: i64, out: Ints) -> i64:
    """An answer for every side and strength aboard."""
    base = s.seat * P.SIZE + P.CREW
    n: i64 = 0
    k: i64 = 0
    while k < 2 * STRENGTHS:
        if s.p[base + k] > 0:
            out[n] = family + k
            n += 1
        k += 1
    return n


class Recruit(Question):
    """Whom a full crew sends back to the supply, without points, for a newcomer of some strength, or nobody."""

    figures: ClassVar[tuple[Figure, ...]] = (Figure("n", STRENGTHS),)

    def run(self, s: Karvi, dice: Dice) -> bool:
        """Unasked while a place is free."""
        if size(s, s.seat) >= s.box.crew:
            return False
        value = first(s)
        pop(s)
        enlist(s, value)
        return True

    def answers(self, s: Karvi, out: Ints) -> i64:
        return with_none(out, each(s, Act.DISMISS, out))

    def meant(self, s: Karvi, action: i64) -> i64:
        k = pointed(action)
        return Act.DISMISS + k if k >= 0 else action

    def reason(self, s: Karvi, action: i64) -> Reason | None:
        k = action - Act.DISMISS
        if 0 <= k < 2 * STRENGTHS:
            return against_one(s, k // STRENGTHS, k % STRENGTHS + 1)
        return None if action == Act.NONE else super().reason(s, action)

    def apply(self, s: Karvi, action: i64, dice: Dice) -> None:
        value = first(s)
        pop(s)
        if action == Act.NONE:
            return
        k = action - Act.DISMISS
        s.p[s.seat * P.SIZE + P.CREW + k] -= 1
        tell(s, Event.DISMISSED, s.seat, k % STRENGTHS + 1)
        enlist(s, value)


# -- raising ----------------------------------------------------------------------------------------------------------


def next_value(s: Karvi, value: i64, most: i64) -> i64:
    """The next higher strength in the supply within `most` increments (ruling 26); 0 if there is none."""
    higher = value + 1
    while higher <= s.box.strengths and higher <= value + most:
        if supply(s, higher) > 0:
            return higher
        higher += 1
    return 0


def not_raised(s: Karvi, side: i64, value: i64, most: i64) -> i64:
    """Why a warrior cannot be raised by so much at most."""
    if s.p[at(s.seat, side, value)] == 0:
        return Why.NO_WARRIOR
    if value >= s.box.strengths:
        return Why.STRONGEST
    return Why.ALLOWED if next_value(s, value, most) > 0 else Why.SOLD_OUT


def can_raise(s: Karvi, most: i64) -> bool:
    """Whether anybody aboard can be raised."""
    value: i64 = 1
    while value < s.box.strengths:
        if not_raised(s, Side.HEALTHY, value, most) == Why.ALLOWED:
            return True
        if not_raised(s, Side.INJURED, value, most) == Why.ALLOWED:
            return True
        value += 1
    return False


class Raise(Minor):
    """So many increments: whom to raise next, to the next stronger one on the same side, or nobody any more."""

    figures: ClassVar[tuple[Figure, ...]] = (Figure("n", Most.RAISE),)

    def run(self, s: Karvi, dice: Dice) -> bool:
        return dropped(s, can_raise(s, first(s)))

    def answers(self, s: Karvi, out: Ints) -> i64:
        most = first(s)
        n: i64 = 0
        side: i64 = 0
        while side < 2:
            value: i64 = 1
            while value < s.box.strengths:
                if not_raised(s, side, value, most) == Why.ALLOWED:
                    out[n] = Act.RAISE + side * (STRENGTHS - 1) + value - 1
                    n += 1
                value += 1
            side += 1
        return with_none(out, n)

    def meant(self, s: Karvi, action: i64) -> i64:
        k = pointed(action)
        if k < 0 or k % STRENGTHS == STRENGTHS - 1:
            return action
        return Act.RAISE + k // STRENGTHS * (STRENGTHS - 1) + k % STRENGTHS

    def reason(self, s: Karvi, action: i64) -> Reason | None:
        k = pointed(action)
        if k < 0:
            return None if action == Act.NONE else super().reason(s, action)
        value = k % STRENGTHS + 1
        why = not_raised(s, k // STRENGTHS, value, first(s))
        if why == Why.SOLD_OUT:
            return because(why, value=value, need=min(first(s), s.box.strengths - value))
        return because(why, side=k // STRENGTHS, value=value)

    def apply(self, s: Karvi, action: i64, dice: Dice) -> None:
        if action == Act.NONE:
            pop(s)
            return
        k = action - Act.RAISE
        value = k % (STRENGTHS - 1) + 1
        higher = next_value(s, value, first(s))
        left = first(s) - (higher - value)
        swap(s, k // (STRENGTHS - 1), value, higher)
        if left > 0:
            set_first(s, left)
        else:
            pop(s)


def swap(s: Karvi, side: i64, value: i64, higher: i64) -> None:
    """Exchange one warrior for another of the same side."""
    s.p[at(s.seat, side, value)] -= 1
    s.p[at(s.seat, side, higher)] += 1
    tell(s, Event.RAISED, s.seat, value, higher)


def raise_each(s: Karvi, side: i64, by: i64) -> None:
    """Every warrior of a side up to `by` stronger, the strongest first, so that what they leave can be taken."""
    value = s.box.strengths - 1
    while value > 0:
        many = s.p[at(s.seat, side, value)]
        while many > 0:
            goal = min(s.box.strengths, value + by)
            while goal > value and supply(s, goal) <= 0:
                goal -= 1
            if goal > value:
                swap(s, side, value, goal)
            many -= 1
        value -= 1


# -- healing, doubling, turning ---------------------------------------------------------------------------------------


def of_side(s: Karvi, side: i64, family: i64, out: Ints) -> i64:
    """An answer for every strength on one side."""
    n: i64 = 0
    value: i64 = 1
    while value <= STRENGTHS:
        if s.p[at(s.seat, side, value)] > 0:
            out[n] = family + value - 1
            n += 1
        value += 1
    return n


class Heal(Minor):
    """Which of so many injured warriors to turn to her healthy side next, or none any more."""

    figures: ClassVar[tuple[Figure, ...]] = (Figure("n", Most.CREW),)

    def run(self, s: Karvi, dice: Dice) -> bool:
        return dropped(s, scoring.crew(s, s.seat, Side.INJURED) > 0)

    def answers(self, s: Karvi, out: Ints) -> i64:
        return with_none(out, of_side(s, Side.INJURED, Act.HEAL, out))

    def meant(self, s: Karvi, action: i64) -> i64:
        k = pointed(action)
        return Act.HEAL + k - STRENGTHS if k >= STRENGTHS else action

    def reason(self, s: Karvi, action: i64) -> Reason | None:
        if Act.HEAL <= action < Act.FLIP:
            return against_one(s, Side.INJURED, action - Act.HEAL + 1)
        if pointed(action) >= 0:
            return because(Why.HEALTHY)
        return None if action == Act.NONE else super().reason(s, action)

    def apply(self, s: Karvi, action: i64, dice: Dice) -> None:
        if action == Act.NONE:
            pop(s)
            return
        value = action - Act.HEAL + 1
        s.p[at(s.seat, Side.INJURED, value)] -= 1
        s.p[at(s.seat, Side.HEALTHY, value)] += 1
        tell(s, Event.HEALED, s.seat, value)
        count_down(s)


def doubled(s: Karvi, value: i64) -> i64:
    """What a warrior of a strength is doubled to: the highest, or weaker where it is sold out."""
    goal = min(s.box.strengths, value * 2)
    while goal > value and supply(s, goal) <= 0:
        goal -= 1
    return goal


def not_doubled(s: Karvi, value: i64, before: i64) -> i64:
    """Why a healthy warrior cannot be doubled; `before`: the strength of one who just was."""
    here = s.p[at(s.seat, Side.HEALTHY, value)]
    if here == 0:
        return Why.NO_WARRIOR
    if value >= s.box.strengths:
        return Why.STRONGEST
    if here == 1 and before == value:
        return Why.TWICE
    return Why.ALLOWED if doubled(s, value) > value else Why.SOLD_OUT


class Double(Question):
    """Which of so many healthy warriors to double next, each of them once, or none any more."""

    figures: ClassVar[tuple[Figure, ...]] = (Figure("n", Most.CREW), Figure("doubled", STRENGTHS))

    def run(self, s: Karvi, dice: Dice) -> bool:
        value: i64 = 1
        while value < s.box.strengths:
            if not_doubled(s, value, second(s)) == Why.ALLOWED:
                return False
            value += 1
        pop(s)
        return True

    def answers(self, s: Karvi, out: Ints) -> i64:
        n: i64 = 0
        value: i64 = 1
        while value < s.box.strengths:
            if not_doubled(s, value, second(s)) == Why.ALLOWED:
                out[n] = Act.DOUBLE + value - 1
                n += 1
            value += 1
        return with_none(out, n)

    def meant(self, s: Karvi, action: i64) -> i64:
        k = pointed(action)
        return Act.DOUBLE + k if 0 <= k < STRENGTHS else action

    def reason(self, s: Karvi, action: i64) -> Reason | None:
        if Act.DOUBLE <= action < Act.GIVE:
            value = action - Act.DOUBLE + 1
            why = not_doubled(s, value, second(s))
            need = min(s.box.strengths - value, value)
            return because(why, side=Side.HEALTHY, value=value, need=need)
        if pointed(action) >= 0:
            return because(Why.INJURED)
        return None if action == Act.NONE else super().reason(s, action)

    def apply(self, s: Karvi, action: i64, dice: Dice) -> None:
        if action == Act.NONE:
            pop(s)
            return
        value = action - Act.DOUBLE + 1
        goal = doubled(s, value)
        swap(s, Side.HEALTHY, value, goal)
        set_second(s, goal)
        count_down(s)


def strongest(s: Karvi, seat: i64, many: i64) -> i64:
    """The strength of the strongest healthy warriors."""
    total: i64 = 0
    value: i64 = STRENGTHS
    while value > 0 and many > 0:
        here = min(many, s.p[at(seat, Side.HEALTHY, value)])
        total += here * value
        many -= here
        value -= 1
    return total


# -- wounds -----------------------------------------------------------------------------------------------------------


class Wound(Minor):
    """So much damage, one at a time: a healthy warrior is turned, an injured one goes to Valhalla for points (rulings
    23 and 25).
    """

    figures: ClassVar[tuple[Figure, ...]] = (Figure("n", Most.DAMAGE),)

    def run(self, s: Karvi, dice: Dice) -> bool:
        return dropped(s, size(s, s.seat) > 0)  # surplus damage lapses

    def answers(self, s: Karvi, out: Ints) -> i64:
        return each(s, Act.WOUND, out)

    def meant(self, s: Karvi, action: i64) -> i64:
        k = pointed(action)
        return Act.WOUND + k if k >= 0 else action

    def reason(self, s: Karvi, action: i64) -> Reason | None:
        k = action - Act.WOUND
        if k < 0 or action >= Act.DRAW:
            return super().reason(s, action)
        return against_one(s, k // STRENGTHS, k % STRENGTHS + 1)

    def apply(self, s: Karvi, action: i64, dice: Dice) -> None:
        k = action - Act.WOUND
        value = k % STRENGTHS + 1
        count_down(s)
        s.p[s.seat * P.SIZE + P.CREW + k] -= 1
        if k < STRENGTHS:
            s.p[at(s.seat, Side.INJURED, value)] += 1
            tell(s, Event.WOUNDED, s.seat, value)
        else:
            score(s, s.seat, Line.VALHALLA, value)
            tell(s, Event.FELL, s.seat, value)
            grant(s, s.seat, On.DEATH)


def suffer(s: Karvi, damage: i64) -> None:
    """Lay damage on the pile, if there is any."""
    if damage > 0:
        push(s, Task.WOUND, damage)
