# compiled with mypyc
"""Fur, silver and gold: gaining them, paying with them, exchanging gold."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from meadhall.engine.dice import Dice
from meadhall.engine.ints import Ints
from meadhall.engine.reason import Reason
from meadhall.games.karvi.rules import beer
from meadhall.games.karvi.rules.box import Gain
from meadhall.games.karvi.rules.figures import Most
from meadhall.games.karvi.rules.names import Act, D, Event, Exchange, P, Task, Why, tell
from meadhall.games.karvi.rules.pile import dropped, first, pop, push, score
from meadhall.games.karvi.rules.question import Figure, Minor, because, in_span, span

if TYPE_CHECKING:
    from meadhall.games.karvi.rules.state import Karvi


def gain(s: Karvi, kind: i64, amount: i64, line: i64) -> None:
    """Take goods, points, provisions or beer."""
    base = s.seat * P.SIZE
    if kind == Gain.RESOURCES:
        push(s, Task.FUR, amount)
    elif kind == Gain.BEER:
        push(s, Task.BEER, amount)
    elif kind == Gain.POINTS:
        score(s, s.seat, line, amount)
        tell(s, Event.GAINED, s.seat, kind, amount)
    elif kind == Gain.BREAD:
        more = min(amount, s.box.most_bread - s.p[base + P.BREAD])
        s.p[base + P.BREAD] += more
        if more > 0:
            tell(s, Event.GAINED, s.seat, kind, more)
    else:
        s.p[base + kind] += amount
        tell(s, Event.GAINED, s.seat, kind, amount)


def bread_action(s: Karvi, seat: i64) -> i64:
    """Provisions that the provision action brings a seat, by the tiles on the track that bears no beer."""
    return s.box.bread[s.p[seat * P.SIZE + P.RAIDS - s.box.beer_track]]


class Fur(Minor):
    """So many goods, fur or silver as one likes."""

    figures: ClassVar[tuple[Figure, ...]] = (Figure("n", Most.GOODS),)

    def run(self, s: Karvi, dice: Dice) -> bool:
        return dropped(s, first(s) > 0)

    def answers(self, s: Karvi, out: Ints) -> i64:
        return span(Act.FUR, 0, first(s), out)

    def reason(self, s: Karvi, action: i64) -> Reason | None:
        furs = action - Act.FUR
        if furs < 0 or action >= Act.SPEND:
            return super().reason(s, action)
        return because(in_span(Why.TOO_MANY, furs, 0, first(s)), need=furs, have=first(s))

    def apply(self, s: Karvi, action: i64, dice: Dice) -> None:
        furs = action - Act.FUR
        silver = first(s) - furs
        pop(s)
        s.p[s.seat * P.SIZE + P.FUR] += furs
        s.p[s.seat * P.SIZE + P.SILVER] += silver
        if furs > 0:
            tell(s, Event.GAINED, s.seat, Gain.FUR, furs)
        if silver > 0:
            tell(s, Event.GAINED, s.seat, Gain.SILVER, silver)

    def guess(self, s: Karvi, out: Ints, n: i64) -> i64:
        """So that there is as much of one as of the other."""
        base = s.seat * P.SIZE
        many = first(s)
        furs = (s.p[base + P.SILVER] - s.p[base + P.FUR] + many + 1) // 2
        return Act.FUR + max(0, min(many, furs))


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


def against_mix(s: Karvi, furs: i64, many: i64) -> Reason | None:
    """Why a mixed payment cannot have so many furs."""
    base = s.seat * P.SIZE
    if furs > most_fur(s, many):
        return because(Why.TOO_MANY, need=furs, have=most_fur(s, many))
    silver = s.p[base + P.SILVER]
    return because(Why.FEW_SILVER if furs < least_fur(s, many) else Why.ALLOWED, need=many - furs, have=silver)


def spend(s: Karvi, many: i64, furs: i64) -> None:
    """Carry out a mixed payment."""
    s.p[s.seat * P.SIZE + P.FUR] -= furs
    s.p[s.seat * P.SIZE + P.SILVER] -= many - furs


class Spend(Minor):
    """So many goods to pay, fur or silver as one likes."""

    figures: ClassVar[tuple[Figure, ...]] = (Figure("n", Most.GOODS),)

    def run(self, s: Karvi, dice: Dice) -> bool:
        many = first(s)
        least = least_fur(s, many)
        if least < most_fur(s, many):
            return False
        pop(s)
        spend(s, many, least)
        return True

    def answers(self, s: Karvi, out: Ints) -> i64:
        many = first(s)
        return span(Act.SPEND, least_fur(s, many), most_fur(s, many), out)

    def reason(self, s: Karvi, action: i64) -> Reason | None:
        if not Act.SPEND <= action < Act.BEER:
            return super().reason(s, action)
        return against_mix(s, action - Act.SPEND, first(s))

    def apply(self, s: Karvi, action: i64, dice: Dice) -> None:
        many = first(s)
        pop(s)
        spend(s, many, action - Act.SPEND)

    def guess(self, s: Karvi, out: Ints, n: i64) -> i64:
        return out[n // 2]


# -- gold -------------------------------------------------------------------------------------------------------------


def exchanges(s: Karvi, out: Ints, n: i64) -> i64:
    """What 1 gold may be exchanged for, behind the answers already there."""
    what: i64 = Exchange.FUR
    while what <= Exchange.BREAD:
        if no_exchange(s, what) == Why.ALLOWED:
            out[n] = Act.GOLD + what
            n += 1
        what += 1
    return n


def no_exchange(s: Karvi, what: i64) -> i64:
    """Why gold cannot become something: beer and provisions need room (ruling 33)."""
    base = s.seat * P.SIZE
    if s.p[base + P.GOLD] == 0:
        return Why.NO_GOLD
    if what < Exchange.BEER:
        return Why.ALLOWED
    if what == Exchange.BREAD:
        return Why.ALLOWED if s.p[base + P.BREAD] < s.box.most_bread else Why.SHIP_FULL
    k = what - Exchange.BEER
    if k >= s.each:
        return Why.ABSENT
    return Why.ALLOWED if beer.room(s, s.seat * 2 + k) > 0 else Why.DIE_FULL


def against_exchange(s: Karvi, what: i64) -> Reason | None:
    """The same with its figures."""
    why = no_exchange(s, what)
    if why == Why.SHIP_FULL:
        return because(why, need=s.box.most_bread)
    if why == Why.DIE_FULL:
        return because(why, die=what - Exchange.BEER + 1, need=s.box.most_beer)
    return because(why)


def against_price(s: Karvi, why: i64, fur: i64, silver: i64, free: i64) -> Reason | None:
    """A price, and what the seat has towards it."""
    base = s.seat * P.SIZE
    has_fur = s.p[base + P.FUR]
    has_silver = s.p[base + P.SILVER]
    return because(why, fur=fur, silver=silver, any=free, has_fur=has_fur, has_silver=has_silver)


def exchange(s: Karvi, what: i64) -> None:
    """Give 1 gold for fur, silver, beer or a provision."""
    base = s.seat * P.SIZE
    s.p[base + P.GOLD] -= 1
    if what < Exchange.BEER:
        s.p[base + P.FUR + what] += 1
        tell(s, Event.EXCHANGED, s.seat, what, 0)
    elif what < Exchange.BREAD:
        die = what - Exchange.BEER
        s.die[D.BEER + s.seat * 2 + die] += 1
        tell(s, Event.EXCHANGED, s.seat, Gain.BEER, die)
    else:
        s.p[base + P.BREAD] += 1
        tell(s, Event.EXCHANGED, s.seat, Gain.BREAD, 0)
