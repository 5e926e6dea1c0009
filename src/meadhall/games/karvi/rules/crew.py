# compiled with mypyc
"""Warriors: recruiting, raising, healing, wounds, and those who go to Valhalla."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from meadhall.engine.ints import Ints
from meadhall.games.karvi.rules import scoring
from meadhall.games.karvi.rules.box import Line, On
from meadhall.games.karvi.rules.names import Act, Event, P, Task, figure, grant, pop, push, score, set_figure, tell

if TYPE_CHECKING:
    from meadhall.games.karvi.rules.state import Karvi


def at(seat: i64, side: i64, value: i64) -> i64:
    """Where the warriors of a side and strength are counted."""
    return seat * P.SIZE + P.CREW + side * 6 + value - 1


def supply(s: Karvi, value: i64) -> i64:
    """Warriors of a strength left in the common supply."""
    left = s.box.warriors
    seat: i64 = 0
    while seat < s.seats:
        left -= s.p[at(seat, 0, value)] + s.p[at(seat, 1, value)]
        seat += 1
    return left


def size(s: Karvi, seat: i64) -> i64:
    """Warriors aboard."""
    return scoring.crew(s, seat, 0) + scoring.crew(s, seat, 1)


# -- recruiting -------------------------------------------------------------------------------------------------------


def enlist(s: Karvi, value: i64) -> None:
    """Take a healthy warrior from the supply; where her strength is sold out, the best weaker one (ruling 27)."""
    while value > 0 and supply(s, value) <= 0:
        value -= 1
    if value > 0:
        s.p[at(s.seat, 0, value)] += 1
        tell(s, Event.RECRUITED, s.seat, value)


def open_recruit(s: Karvi) -> bool:
    """Recruit unasked while a place is free; True when the task is done."""
    if size(s, s.seat) >= s.box.crew:
        return False
    value = figure(s, 1)
    pop(s)
    enlist(s, value)
    return True


def dismissals(s: Karvi, out: Ints) -> i64:
    """Whom a full crew may send away for the newcomer, or nobody."""
    n = each(s, Act.DISMISS, out)
    out[n] = Act.NONE
    return n + 1


def each(s: Karvi, family: i64, out: Ints) -> i64:
    """An answer for every side and strength aboard."""
    base = s.seat * P.SIZE + P.CREW
    n: i64 = 0
    k: i64 = 0
    while k < 12:
        if s.p[base + k] > 0:
            out[n] = family + k
            n += 1
        k += 1
    return n


def dismiss(s: Karvi, action: i64) -> None:
    """Send a warrior back to the supply, without points, and take the newcomer."""
    value = figure(s, 1)
    pop(s)
    if action == Act.NONE:
        return
    k = action - Act.DISMISS
    s.p[s.seat * P.SIZE + P.CREW + k] -= 1
    tell(s, Event.DISMISSED, s.seat, k % 6 + 1)
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


def raises(s: Karvi, out: Ints) -> i64:
    """Whom to raise next, or nobody any more."""
    most = figure(s, 1)
    n: i64 = 0
    side: i64 = 0
    while side < 2:
        value: i64 = 1
        while value < s.box.strengths:
            if s.p[at(s.seat, side, value)] > 0 and next_value(s, value, most) > 0:
                out[n] = Act.RAISE + side * 5 + value - 1
                n += 1
            value += 1
        side += 1
    out[n] = Act.NONE
    return n + 1


def raise_one(s: Karvi, action: i64) -> None:
    """Replace a warrior by the next stronger one, on the same side."""
    if action == Act.NONE:
        pop(s)
        return
    k = action - Act.RAISE
    side = k // 5
    value = k % 5 + 1
    higher = next_value(s, value, figure(s, 1))
    left = figure(s, 1) - (higher - value)
    swap(s, side, value, higher)
    if left > 0:
        set_figure(s, 1, left)
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
    while value <= 6:
        if s.p[at(s.seat, side, value)] > 0:
            out[n] = family + value - 1
            n += 1
        value += 1
    return n


def heal(s: Karvi, action: i64) -> None:
    """Turn an injured warrior to her healthy side."""
    if action == Act.NONE:
        pop(s)
        return
    value = action - Act.HEAL + 1
    s.p[at(s.seat, 1, value)] -= 1
    s.p[at(s.seat, 0, value)] += 1
    tell(s, Event.HEALED, s.seat, value)
    count_down(s)


def count_down(s: Karvi) -> None:
    """One less to do of the uppermost task; at none it is done."""
    left = figure(s, 1) - 1
    if left > 0:
        set_figure(s, 1, left)
    else:
        pop(s)


def doubled(s: Karvi, value: i64) -> i64:
    """What a warrior of a strength is doubled to: the highest, or weaker where it is sold out."""
    goal = min(s.box.strengths, value * 2)
    while goal > value and supply(s, goal) <= 0:
        goal -= 1
    return goal


def doubles(s: Karvi, out: Ints) -> i64:
    """Healthy warriors whose strength may be doubled, each of them once, or none."""
    n: i64 = 0
    value: i64 = 1
    while value < s.box.strengths:
        free = s.p[at(s.seat, 0, value)] - (1 if figure(s, 2) == value else 0)
        if free > 0 and doubled(s, value) > value:
            out[n] = Act.DOUBLE + value - 1
            n += 1
        value += 1
    out[n] = Act.NONE
    return n + 1


def double(s: Karvi, action: i64) -> None:
    """Double a healthy warrior."""
    if action == Act.NONE:
        pop(s)
        return
    value = action - Act.DOUBLE + 1
    goal = doubled(s, value)
    swap(s, 0, value, goal)
    set_figure(s, 2, goal)
    count_down(s)


def strongest(s: Karvi, seat: i64, many: i64) -> i64:
    """The strength of the strongest healthy warriors."""
    total: i64 = 0
    value: i64 = 6
    while value > 0 and many > 0:
        here = min(many, s.p[at(seat, 0, value)])
        total += here * value
        many -= here
        value -= 1
    return total


# -- wounds -----------------------------------------------------------------------------------------------------------


def wound(s: Karvi, action: i64) -> None:
    """One damage: a healthy warrior is turned, an injured one goes to Valhalla for points (rulings 23 and 25)."""
    k = action - Act.WOUND
    value = k % 6 + 1
    count_down(s)
    s.p[s.seat * P.SIZE + P.CREW + k] -= 1
    if k < 6:
        s.p[at(s.seat, 1, value)] += 1
        tell(s, Event.WOUNDED, s.seat, value)
    else:
        score(s, s.seat, Line.VALHALLA, value)
        tell(s, Event.FELL, s.seat, value)
        grant(s, s.seat, On.DEATH)


def suffer(s: Karvi, damage: i64) -> None:
    """Lay damage on the pile, if there is any."""
    if damage > 0:
        push(s, Task.WOUND, damage)
