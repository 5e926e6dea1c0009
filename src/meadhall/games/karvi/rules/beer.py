# compiled with mypyc
"""Beer on the dice: pouring it, turning a die, and copying another."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from meadhall.engine.dice import Dice
from meadhall.engine.errors import BadPosition
from meadhall.engine.ints import Ints
from meadhall.engine.reason import Reason
from meadhall.games.karvi.rules.box import DICE
from meadhall.games.karvi.rules.figures import Most
from meadhall.games.karvi.rules.names import Act, D, Event, P, Task, Why, tell
from meadhall.games.karvi.rules.pile import first, pop, push
from meadhall.games.karvi.rules.question import Figure, Question, because, in_span, span

if TYPE_CHECKING:
    from meadhall.games.karvi.rules.state import Karvi


def action(s: Karvi, seat: i64) -> i64:
    """Beer that the beer action brings a seat, by the tiles on the track that bears beer."""
    return s.box.beer[s.p[seat * P.SIZE + P.TRADES + s.box.beer_track]]


def room(s: Karvi, die: i64) -> i64:
    """Beer that still fits on a die."""
    return s.box.most_beer - s.die[D.BEER + die]


def fitting(s: Karvi, beer: i64) -> i64:
    """How much of some beer fits on the seat's dice."""
    total = room(s, s.seat * 2)
    if s.each == 2:
        total += room(s, s.seat * 2 + 1)
    return min(beer, total)


def least_left(s: Karvi, beer: i64) -> i64:
    """Beer that must go to the first die because the second has no room."""
    if s.each == 1:
        return fitting(s, beer)
    return max(0, fitting(s, beer) - room(s, s.seat * 2 + 1))


def most_left(s: Karvi, beer: i64) -> i64:
    """Beer that may go to the first die."""
    return min(fitting(s, beer), room(s, s.seat * 2))


def pour(s: Karvi, beer: i64, left: i64) -> None:
    """Pour beer: `left` on the first die, the rest on the second."""
    rest = fitting(s, beer) - left
    die = s.seat * 2
    if left > 0:
        s.die[D.BEER + die] += left
        tell(s, Event.BEER, s.seat, 0, s.die[D.BEER + die])
    if rest > 0:
        s.die[D.BEER + die + 1] += rest
        tell(s, Event.BEER, s.seat, 1, s.die[D.BEER + die + 1])


class Beer(Question):
    """So much beer to share out."""

    figures: ClassVar[tuple[Figure, ...]] = (Figure("n", Most.POURED),)

    def run(self, s: Karvi, dice: Dice) -> bool:
        beer = first(s)
        left = least_left(s, beer)
        if left < most_left(s, beer):
            return False
        pop(s)
        pour(s, beer, left)
        return True

    def answers(self, s: Karvi, out: Ints) -> i64:
        beer = first(s)
        return span(Act.BEER, least_left(s, beer), most_left(s, beer), out)

    def reason(self, s: Karvi, action: i64) -> Reason | None:
        left = action - Act.BEER
        if left < 0 or action >= Act.RAISE:
            return super().reason(s, action)
        least = least_left(s, first(s))
        most = most_left(s, first(s))
        return because(in_span(Why.POUR, left, least, most), least=least, most=most)

    def apply(self, s: Karvi, action: i64, dice: Dice) -> None:
        beer = first(s)
        pop(s)
        pour(s, beer, action - Act.BEER)


# -- turning a die ----------------------------------------------------------------------------------------------------


def set_beer(s: Karvi, die: i64, beer: i64) -> None:
    """Turn a die."""
    s.die[D.BEER + die] = beer
    tell(s, Event.BEER, die // 2, die % 2, beer)


def mine(s: Karvi, out: Ints) -> i64:
    """The own dice."""
    return span(Act.MINE, 0, s.each - 1, out)


def own_die(s: Karvi, action: i64) -> i64:
    """The answer for an own die that somebody means who points at it among all dice."""
    k = action - Act.ANY - s.seat * 2
    return Act.MINE + k if Act.ANY <= action < Act.BREAD and 0 <= k < 2 else action


class SetBeer(Question):
    """Which die shows so much beer from now on."""

    figures: ClassVar[tuple[Figure, ...]] = (Figure("n", Most.BEER),)

    def run(self, s: Karvi, dice: Dice) -> bool:
        if s.each > 1:
            return False
        self.apply(s, Act.MINE, dice)
        return True

    def answers(self, s: Karvi, out: Ints) -> i64:
        return mine(s, out)

    def meant(self, s: Karvi, action: i64) -> i64:
        return own_die(s, action)

    def reason(self, s: Karvi, action: i64) -> Reason | None:
        if not Act.MINE <= action < Act.ANY:
            return super().reason(s, action)
        return because(in_span(Why.ABSENT, action - Act.MINE, 0, s.each - 1))

    def apply(self, s: Karvi, action: i64, dice: Dice) -> None:
        beer = first(s)
        pop(s)
        set_beer(s, s.seat * 2 + action - Act.MINE, beer)


class Copy(Question):
    """Which die shows as much beer as another."""

    def run(self, s: Karvi, dice: Dice) -> bool:
        if s.each > 1:
            return False
        self.apply(s, Act.MINE, dice)
        return True

    def answers(self, s: Karvi, out: Ints) -> i64:
        return mine(s, out)

    def meant(self, s: Karvi, action: i64) -> i64:
        return own_die(s, action)

    def reason(self, s: Karvi, action: i64) -> Reason | None:
        if not Act.MINE <= action < Act.ANY:
            return super().reason(s, action)
        return because(in_span(Why.ABSENT, action - Act.MINE, 0, s.each - 1))

    def apply(self, s: Karvi, action: i64, dice: Dice) -> None:
        pop(s)
        push(s, Task.COPY_FROM, s.seat * 2 + action - Act.MINE)


class CopyFrom(Question):
    """As which other die."""

    figures: ClassVar[tuple[Figure, ...]] = (Figure("n", DICE - 1),)

    def answers(self, s: Karvi, out: Ints) -> i64:
        n: i64 = 0
        other: i64 = 0
        while other < s.seats * 2:
            if other != first(s):
                out[n] = Act.ANY + other
                n += 1
            other += s.stride
        return n

    def meant(self, s: Karvi, action: i64) -> i64:
        return Act.ANY + s.seat * 2 + action - Act.MINE if Act.MINE <= action < Act.ANY else action

    def reason(self, s: Karvi, action: i64) -> Reason | None:
        other = action - Act.ANY
        if other < 0 or action >= Act.BREAD:
            return super().reason(s, action)
        if other >= s.seats * 2 or other % s.stride > 0:
            return because(Why.ABSENT)
        return because(Why.SAME_DIE if other == first(s) else Why.ALLOWED)

    def apply(self, s: Karvi, action: i64, dice: Dice) -> None:
        die = first(s)
        pop(s)
        set_beer(s, die, s.die[D.BEER + action - Act.ANY])

    def placed(self, s: Karvi) -> None:
        die = first(s)
        if die >= s.seats * 2 or die % s.stride > 0:
            raise BadPosition(f"pending: there is no die {die} to turn")
