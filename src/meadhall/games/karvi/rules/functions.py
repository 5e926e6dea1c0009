# compiled with mypyc
"""The few effects that do not fit the vocabulary: one function each, found by its name in the component file."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from meadhall.engine.dice import Dice
from meadhall.engine.ints import Ints
from meadhall.games.karvi.rules import bar, beer, crew, scoring
from meadhall.games.karvi.rules.box import SPACES, STOPS, Rule
from meadhall.games.karvi.rules.figures import Most
from meadhall.games.karvi.rules.names import Act, D, Event, Flag, Task, tell
from meadhall.games.karvi.rules.pile import award, first, pop, push, rule, second
from meadhall.games.karvi.rules.question import Figure, Minor, Question, Truth

if TYPE_CHECKING:
    from meadhall.games.karvi.rules.state import Karvi


def raise_each(s: Karvi, side: i64, by: i64) -> None:
    """Cards 10 and 11: every warrior of a side gets stronger, nobody in another's place."""
    crew.raise_each(s, side, by)


def double(s: Karvi, many: i64) -> None:
    """Card 12: up to `many` healthy warriors twice as strong."""
    push(s, Task.DOUBLE, many)


def score_strongest(s: Karvi, many: i64, most: i64, line: i64) -> None:
    """Cards 11 and 12: points for the strongest healthy warriors."""
    award(s, line, min(most, crew.strongest(s, s.seat, many)))


def set_beer(s: Karvi, many: i64) -> None:
    """Cards 17 and 18: turn one die; it may lose beer (ruling 39)."""
    push(s, Task.SET_BEER, many)


def copy_beer(s: Karvi) -> None:
    """Card 22: one own die shows as much as any other die."""
    push(s, Task.COPY)


def score_beer(s: Karvi, line: i64) -> None:
    """Card 23: points for the beer on the own dice, which stays."""
    award(s, line, scoring.beer(s, s.seat))


def free_move(s: Karvi) -> None:
    """Card 19: the turn's die move, without beer."""
    s.used |= Flag.DIE
    push(s, Task.MOVE)


def stack_move(s: Karvi) -> None:
    """Card 30: the turn's die move, onto another die, without beer."""
    s.used |= Flag.DIE
    push(s, Task.STACK)


def step_back(s: Karvi, spaces: i64, free: i64) -> None:
    """Cards 20 and 27 to 29: an own die goes back and uses the space there."""
    push(s, Task.BACK, spaces, free)


def reuse_space(s: Karvi) -> None:
    """Card 21: a space where an own die stands, once more."""
    push(s, Task.REUSE)


def use_space(s: Karvi, free: i64) -> None:
    """Cards 25 and 26: any free space."""
    push(s, Task.SPACE, free)


def ship_to_map(s: Karvi) -> None:
    """Card 43: the ship goes onto a field with a map."""
    push(s, Task.TO_MAP)


def ship_to_ship(s: Karvi, manner: i64) -> None:
    """Cards 44 and 45: the ship goes to another ship."""
    push(s, Task.TO_SHIP, manner)


# -- questions about dice and spaces ----------------------------------------------------------------------------------


def back_goal(s: Karvi, die: i64, spaces: i64, free: i64) -> i64:
    """Where a die would go back to; -1 when it may not (rulings 36 and 37)."""
    at = s.die[D.AT + die]
    if at < STOPS or at >= SPACES:
        return -1
    other: i64 = 0
    while other < s.seats * 2:
        if s.die[D.AT + other] == at and s.die[D.LEVEL + other] > s.die[D.LEVEL + die]:
            return -1
        other += s.stride
    taken = bar.occupied(s)
    goal = at - 1
    while goal >= STOPS:
        blocked = s.seats == 2 and s.box.three_plus[bar.space_at(s, goal)] > 0
        if not taken >> goal & 1 and not blocked:
            spaces -= 1
            if spaces == 0:
                break
        goal -= 1
    if goal < STOPS or not bar.open_to(s, die // 2, goal):
        return -1
    if not free and bar.cost(s, die // 2, goal) > s.die[D.BEER + die]:
        return -1
    return goal


def backs(s: Karvi, spaces: i64, free: i64, out: Ints, n: i64) -> i64:
    """Own dice that may go back, behind the answers already there."""
    k: i64 = 0
    while k < s.each:
        if back_goal(s, s.seat * 2 + k, spaces, free) >= 0:
            out[n] = Act.MINE + k
            n += 1
        k += 1
    return n


class Back(Question):
    """Which die goes so many spaces back and uses the space there; it is not the die move of the turn."""

    figures: ClassVar[tuple[Figure, ...]] = (Figure("n", Most.STEPS), Truth("free"))

    def run(self, s: Karvi, dice: Dice) -> bool:
        return self.give_only(s, dice)

    def answers(self, s: Karvi, out: Ints) -> i64:
        return backs(s, first(s), second(s), out, 0)

    def apply(self, s: Karvi, action: i64, dice: Dice) -> None:
        k = action - Act.MINE
        die = s.seat * 2 + k
        free = second(s)
        goal = back_goal(s, die, first(s), free)
        pop(s)
        paid: i64 = 0 if free else bar.cost(s, s.seat, goal)
        s.die[D.BEER + die] -= paid
        bar.set_down(s, die, goal)
        tell(s, Event.MOVED, s.seat, k, goal, paid)
        bar.use(s, goal)


def die_space(s: Karvi, die: i64) -> i64:
    """The space where a die stands."""
    at = s.die[D.AT + die]
    return at if at < SPACES else at - SPACES


def reuses(s: Karvi, out: Ints, n: i64) -> i64:
    """Own dice whose space may be used once more, behind the answers already there."""
    k: i64 = 0
    while k < s.each:
        if bar.open_to(s, s.seat, die_space(s, s.seat * 2 + k)):
            out[n] = Act.MINE + k
            n += 1
        k += 1
    return n


class Reuse(Question):
    """The space of which own die to use once more."""

    def run(self, s: Karvi, dice: Dice) -> bool:
        return self.give_only(s, dice)

    def answers(self, s: Karvi, out: Ints) -> i64:
        return reuses(s, out, 0)

    def apply(self, s: Karvi, action: i64, dice: Dice) -> None:
        pop(s)
        at = die_space(s, s.seat * 2 + action - Act.MINE)
        tell(s, Event.USED, s.seat, at)
        bar.use(s, at)


def spaces(s: Karvi, free: i64, out: Ints, n: i64) -> i64:
    """Free spaces, stop area included, that a card lets one use (ruling 38), behind the answers already there."""
    taken = bar.occupied(s)
    cap = rule(s, s.seat, Rule.BEER_CAP)
    most = s.die[D.BEER + s.seat * 2]
    if s.each == 2:
        most = max(most, s.die[D.BEER + s.seat * 2 + 1])
    at: i64 = 0
    while at < s.spaces:
        if not taken >> at & 1 and bar.open_to(s, s.seat, at) and (free or bar.capped(s, at, cap) <= most):
            out[n] = Act.SPACE + at
            n += 1
        at += 1
    return n


class Space(Minor):
    """Which space to use without a die; one die pays the beer (ruling 43)."""

    figures: ClassVar[tuple[Figure, ...]] = (Truth("free"),)

    def run(self, s: Karvi, dice: Dice) -> bool:
        return self.lapses(s)

    def answers(self, s: Karvi, out: Ints) -> i64:
        return spaces(s, first(s), out, 0)

    def apply(self, s: Karvi, action: i64, dice: Dice) -> None:
        at = action - Act.SPACE
        free = first(s)
        pop(s)
        tell(s, Event.USED, s.seat, at)
        bar.use(s, at)
        cost = bar.cost(s, s.seat, at)
        if not free and cost > 0:
            push(s, Task.PAYER, cost)


class Payer(Question):
    """Which die pays so much beer."""

    figures: ClassVar[tuple[Figure, ...]] = (Figure("n", Most.BEER),)

    def run(self, s: Karvi, dice: Dice) -> bool:
        return self.give_only(s, dice)

    def answers(self, s: Karvi, out: Ints) -> i64:
        n: i64 = 0
        k: i64 = 0
        while k < s.each:
            if s.die[D.BEER + s.seat * 2 + k] >= first(s):
                out[n] = Act.MINE + k
                n += 1
            k += 1
        return n

    def apply(self, s: Karvi, action: i64, dice: Dice) -> None:
        paid = first(s)
        pop(s)
        die = s.seat * 2 + action - Act.MINE
        beer.set_beer(s, die, s.die[D.BEER + die] - paid)
