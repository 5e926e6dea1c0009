# compiled with mypyc
"""The few effects that do not fit the vocabulary: one function each, found by its name in the component file."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from meadhall.engine.dice import Dice
from meadhall.engine.ints import Ints
from meadhall.engine.reason import Reason
from meadhall.games.karvi.rules import bar, beer, crew, scoring
from meadhall.games.karvi.rules.box import SPACES, STOPS, Rule
from meadhall.games.karvi.rules.figures import Most
from meadhall.games.karvi.rules.names import Act, D, Event, Flag, Task, Why, tell
from meadhall.games.karvi.rules.pile import award, first, pop, push, rule, second
from meadhall.games.karvi.rules.question import Figure, Minor, Question, Truth, because

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
    goal = space_back(s, die, spaces)
    if goal < 0 or bar.shut(s, die // 2, goal) != Why.ALLOWED:
        return -1
    return goal if bar.cost(s, die // 2, goal) <= bar.purse(s, die, free) else -1


def space_back(s: Karvi, die: i64, spaces: i64) -> i64:
    """The space so far behind a die; -1 where there is none, or others stand on the die."""
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
    return goal if goal >= STOPS else -1


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

    def meant(self, s: Karvi, action: i64) -> i64:
        return beer.own_die(s, action)

    def reason(self, s: Karvi, action: i64) -> Reason | None:
        k = action - Act.MINE
        if k < 0 or k >= 2:
            return super().reason(s, action)
        die = s.seat * 2 + k
        if k >= s.each:
            return because(Why.ABSENT)
        if back_goal(s, die, first(s), second(s)) >= 0:
            return None
        goal = space_back(s, die, first(s))
        if goal < 0:
            return because(Why.NO_WAY_BACK, need=first(s))
        why = bar.shut(s, s.seat, goal)
        return bar.against_space(s, die, goal, why if why != Why.ALLOWED else Why.BEER)

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
        if bar.shut(s, s.seat, die_space(s, s.seat * 2 + k)) == Why.ALLOWED:
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

    def meant(self, s: Karvi, action: i64) -> i64:
        return beer.own_die(s, action)

    def reason(self, s: Karvi, action: i64) -> Reason | None:
        k = action - Act.MINE
        if k < 0 or k >= 2:
            return super().reason(s, action)
        if k >= s.each:
            return because(Why.ABSENT)
        die = s.seat * 2 + k
        at = die_space(s, die)
        return bar.against_space(s, die, at, bar.shut(s, s.seat, at))

    def apply(self, s: Karvi, action: i64, dice: Dice) -> None:
        pop(s)
        at = die_space(s, s.seat * 2 + action - Act.MINE)
        tell(s, Event.USED, s.seat, at)
        bar.use(s, at)


def spaces(s: Karvi, free: i64, out: Ints, n: i64) -> i64:
    """Free spaces, stop area included, that a card lets one use (ruling 38), behind the answers already there."""
    taken = bar.occupied(s)
    cap = rule(s, s.seat, Rule.BEER_CAP)
    most = bar.purse(s, fullest(s), free)
    at: i64 = 0
    while at < s.spaces:
        if bar.hindrance(s, s.seat, at, taken, cap, most) == Why.ALLOWED:
            out[n] = Act.SPACE + at
            n += 1
        at += 1
    return n


def fullest(s: Karvi) -> i64:
    """The own die with the most beer."""
    die = s.seat * 2
    return die + 1 if s.each == 2 and s.die[D.BEER + die + 1] > s.die[D.BEER + die] else die


class Space(Minor):
    """Which space to use without a die; one die pays the beer (ruling 43)."""

    figures: ClassVar[tuple[Figure, ...]] = (Truth("free"),)

    def run(self, s: Karvi, dice: Dice) -> bool:
        return self.lapses(s)

    def answers(self, s: Karvi, out: Ints) -> i64:
        return spaces(s, first(s), out, 0)

    def meant(self, s: Karvi, action: i64) -> i64:
        return Act.SPACE + action - Act.DIE if action < Act.CARD else action

    def reason(self, s: Karvi, action: i64) -> Reason | None:
        at = action - Act.SPACE
        if at < 0 or action >= Act.NONE:
            return super().reason(s, action)
        if at >= s.spaces:
            return because(Why.ABSENT)
        die = fullest(s)
        cap = rule(s, s.seat, Rule.BEER_CAP)
        why = bar.hindrance(s, s.seat, at, bar.occupied(s), cap, bar.purse(s, die, first(s)))
        return bar.against_space(s, die, at, why)

    def apply(self, s: Karvi, action: i64, dice: Dice) -> None:
        at = action - Act.SPACE
        free = first(s)
        pop(s)
        tell(s, Event.USED, s.seat, at)
        bar.use(s, at)
        cost = bar.cost(s, s.seat, at)
        if not free and cost > 0:
            push(s, Task.PAYER, cost)


def can_pour(s: Karvi, k: i64, beer: i64) -> i64:
    """Why an own die cannot give so much beer."""
    if k >= s.each:
        return Why.ABSENT
    return Why.ALLOWED if s.die[D.BEER + s.seat * 2 + k] >= beer else Why.BEER


class Payer(Question):
    """Which die pays so much beer."""

    figures: ClassVar[tuple[Figure, ...]] = (Figure("n", Most.BEER),)

    def run(self, s: Karvi, dice: Dice) -> bool:
        return self.give_only(s, dice)

    def answers(self, s: Karvi, out: Ints) -> i64:
        n: i64 = 0
        k: i64 = 0
        while k < s.each:
            if can_pour(s, k, first(s)) == Why.ALLOWED:
                out[n] = Act.MINE + k
                n += 1
            k += 1
        return n

    def meant(self, s: Karvi, action: i64) -> i64:
        return beer.own_die(s, action)

    def reason(self, s: Karvi, action: i64) -> Reason | None:
        k = action - Act.MINE
        if k < 0 or k >= 2:
            return super().reason(s, action)
        why = can_pour(s, k, first(s))
        return because(why, need=first(s), have=s.die[D.BEER + s.seat * 2 + k]) if why == Why.BEER else because(why)

    def apply(self, s: Karvi, action: i64, dice: Dice) -> None:
        paid = first(s)
        pop(s)
        die = s.seat * 2 + action - Act.MINE
        beer.set_beer(s, die, s.die[D.BEER + die] - paid)
