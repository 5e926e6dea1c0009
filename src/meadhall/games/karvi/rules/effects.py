# compiled with mypyc
"""Carries out effects: every word of the vocabulary, in one place."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from meadhall.engine.dice import Dice
from meadhall.engine.errors import BadPosition
from meadhall.engine.ints import Ints
from meadhall.engine.reason import Reason
from meadhall.engine.state import LONGEST, ints
from meadhall.games.karvi.rules import bar, beer, convert, functions, gear, goods, scoring, ship, trade, tradecards
from meadhall.games.karvi.rules.box import OP, Deed, Gain, On, Op, Rule, Side, Track
from meadhall.games.karvi.rules.names import Act, Flag, P, Task, Why
from meadhall.games.karvi.rules.pile import (
    award,
    dropped,
    first,
    grant,
    pop,
    push,
    rule,
    run,
    second,
    set_first,
    set_second,
    third,
)
from meadhall.games.karvi.rules.question import Effect, Figure, Question, Step, Truth, because, span, with_none

if TYPE_CHECKING:
    from meadhall.games.karvi.rules.state import Karvi


def act(s: Karvi, deed: i64) -> None:
    """Carry out an action of the bar, however it was come by."""
    seat = s.seat
    base = seat * P.SIZE
    if deed == Deed.BEER:
        push(s, Task.BEER, beer.action(s, seat))
    elif deed == Deed.BREAD:
        grant(s, seat, On.BREAD)
        goods.gain(s, Gain.BREAD, goods.bread_action(s, seat), 0)
    elif deed == Deed.YIELD:
        grant(s, seat, On.YIELD)
        push(s, Task.RAISE, 1 + s.p[base + P.BUILT_TOWERS])
        push(s, Task.FUR, 1 + s.p[base + P.BUILT_POSTS])
    elif deed == Deed.EQUIP:
        gear.equip(s)
    elif deed == Deed.TRADE:
        push(s, Task.TRADE)
    elif deed == Deed.RAID:
        push(s, Task.RAID)
    else:
        push(s, Task.LOCKED)


class Run(Step):
    """An operation of an effect; the rest of the effect waits below what it asks."""

    figures: ClassVar[tuple[Figure, ...]] = (Effect("effect"),)

    def run(self, s: Karvi, dice: Dice) -> bool:
        at = first(s)
        pop(s)
        run(s, at + OP)
        operate(s, at)
        return True

    def placed(self, s: Karvi) -> None:
        if first(s) < 0:
            raise BadPosition("pending: run needs an effect")


def operate(s: Karvi, at: i64) -> None:
    """Carry out an operation; figures behind its code as `Op` tells them."""
    ops = s.box.ops
    code = ops[at]
    a = ops[at + 1]
    b = ops[at + 2]
    c = ops[at + 3]
    if code == Op.GAIN:
        goods.gain(s, a, b, c)
    elif code == Op.FILL:
        goods.gain(s, Gain.BREAD, s.box.most_bread, 0)
    elif code == Op.ACT:
        act(s, a)
    elif code == Op.RECRUIT:
        push(s, Task.RECRUIT, a)
    elif code == Op.RAISE:
        push(s, Task.RAISE, a)
    elif code == Op.HEAL:
        push(s, Task.HEAL, a)
    elif code == Op.DRAW:
        push(s, Task.DRAW, a)
    elif code == Op.TRADECARD:
        tradecards.take_cards(s, a)
    elif code == Op.RELEASE:
        trade.release(s, a)
    elif code == Op.SCORE:
        award(s, ops[at + 4], min(c, a * scoring.measure(s, s.seat, b)))
    elif code == Op.CONVERT:
        push(s, Task.CONVERT, at)
    elif code == Op.SAIL:
        push(s, Task.SAIL, a, b)
    elif code == Op.RAISE_EACH:
        functions.raise_each(s, a, b)
    elif code == Op.DOUBLE:
        functions.double(s, a)
    elif code == Op.SCORE_STRONGEST:
        functions.score_strongest(s, a, b, c)
    elif code == Op.SET_BEER:
        functions.set_beer(s, a)
    elif code == Op.COPY_BEER:
        functions.copy_beer(s)
    elif code == Op.SCORE_BEER:
        functions.score_beer(s, a)
    elif code == Op.FREE_MOVE:
        functions.free_move(s)
    elif code == Op.STACK_MOVE:
        functions.stack_move(s)
    elif code == Op.STEP_BACK:
        functions.step_back(s, a, b)
    elif code == Op.REUSE_SPACE:
        functions.reuse_space(s)
    elif code == Op.USE_SPACE:
        functions.use_space(s, a)
    elif code == Op.SHIP_TO_MAP:
        functions.ship_to_map(s)
    else:
        functions.ship_to_ship(s, a)


def possible(s: Karvi, effect: i64, out: Ints, n: i64) -> bool:
    """Whether an effect finds what it needs."""
    return obstacle(s, effect, out, n) < 0


def against_effect(s: Karvi, effect: i64) -> Reason | None:
    """Why an effect does not find what it needs."""
    at = obstacle(s, effect, ints(LONGEST), 0)
    if at < 0:
        return None
    code = s.box.ops[at]
    if code == Op.CONVERT:
        return convert.against_price(s, at)
    if s.used & Flag.DIE and (code == Op.FREE_MOVE or code == Op.STACK_MOVE):
        return because(Why.DIE_MOVED)
    return because(Why.NO_TARGET, op=at)


def obstacle(s: Karvi, effect: i64, out: Ints, n: i64) -> i64:
    """The operation of an effect that does not find what it needs: a target, a give-up, the turn's die move (ruling
    34); -1: there is none.

    What could be answered is written behind the `n` answers in `out`, where nobody reads it.
    """
    at = effect
    ops = s.box.ops
    while ops[at] != Op.END:
        code = ops[at]
        a = ops[at + 1]
        b = ops[at + 2]
        if code == Op.RELEASE:
            if s.p[s.seat * P.SIZE + P.TOWER_SLOTS + a] == 0:
                return at
        elif code == Op.CONVERT:
            if not convert.can_convert(s, at):
                return at
        elif code == Op.DOUBLE:
            if scoring.crew(s, s.seat, Side.HEALTHY) == 0:
                return at
        elif code == Op.FREE_MOVE:
            if s.used & Flag.DIE:
                return at
        elif code == Op.STACK_MOVE:
            if s.used & Flag.DIE or bar.stack_moves(s, out, n) == n:
                return at
        elif code == Op.STEP_BACK:
            if functions.backs(s, a, b, out, n) == n:
                return at
        elif code == Op.REUSE_SPACE:
            if functions.reuses(s, out, n) == n:
                return at
        elif code == Op.USE_SPACE:
            if functions.spaces(s, a, out, n) == n:
                return at
        elif code == Op.SHIP_TO_MAP:
            if ship.map_fields(s, out, n) == n:
                return at
        elif code == Op.SHIP_TO_SHIP:
            if ship.ship_fields(s, out, n) == n:
                return at
        at += OP
    return -1


# -- halves of a space ------------------------------------------------------------------------------------------------


def against_half(s: Karvi, effect: i64) -> Reason | None:
    """Why half of a space is not worth choosing."""
    if has_point(s, effect):
        return None
    if effect < 0:
        return because(Why.HALF_DONE)
    return trade.against_trading(s) if s.box.ops[effect + 1] == Deed.TRADE else trade.against_raiding(s)


def has_point(s: Karvi, effect: i64) -> bool:
    """Whether half of a space is there and worth choosing: trades and raids must be possible."""
    if effect < 0:
        return False
    code = s.box.ops[effect]
    deed = s.box.ops[effect + 1]
    if code == Op.ACT and deed == Deed.TRADE:
        return trade.could_trade(s)
    if code == Op.ACT and deed == Deed.RAID:
        return trade.can_raid(s)
    return True


class Half(Question):
    """Which half of a space to use; where `both` may be used, the other waits."""

    figures: ClassVar[tuple[Figure, ...]] = (Effect("first"), Effect("second"), Truth("both"))

    def run(self, s: Karvi, dice: Dice) -> bool:
        return dropped(s, has_point(s, first(s)) or has_point(s, second(s)))

    def answers(self, s: Karvi, out: Ints) -> i64:
        n: i64 = 0
        if has_point(s, first(s)):
            out[0] = Act.HALF
            n = 1
        if has_point(s, second(s)):
            out[n] = Act.HALF + 1
            n += 1
        return with_none(out, n)

    def reason(self, s: Karvi, action: i64) -> Reason | None:
        if Act.HALF <= action < Act.BONUS:
            return against_half(s, first(s) if action == Act.HALF else second(s))
        return None if action == Act.NONE else super().reason(s, action)

    def apply(self, s: Karvi, action: i64, dice: Dice) -> None:
        one = first(s)
        other = second(s)
        both = third(s) > 0 and one >= 0 and other >= 0
        if action == Act.NONE:
            pop(s)
            return
        if not both:
            pop(s)
        elif action == Act.HALF:
            set_first(s, -1)
        else:
            set_second(s, -1)
        run(s, one if action == Act.HALF else other)


# -- the locked action ------------------------------------------------------------------------------------------------


class Locked(Question):
    """The bonus of which track (ruling 29); not asked when only one is unlocked, or a tile gives both."""

    def run(self, s: Karvi, dice: Dice) -> bool:
        trading = bar.unlocked(s, s.seat, Track.TRADE)
        raiding = bar.unlocked(s, s.seat, Track.RAID)
        if trading and raiding and rule(s, s.seat, Rule.BOTH_LOCKED) == 0:
            return False
        pop(s)
        if trading or raiding:
            push(s, Task.GRANT, On.LOCKED)
        if raiding:
            run(s, s.box.locked[Track.RAID])
        if trading:
            run(s, s.box.locked[Track.TRADE])
        return True

    def answers(self, s: Karvi, out: Ints) -> i64:
        return span(Act.LOCKED, 0, 1, out)

    def reason(self, s: Karvi, action: i64) -> Reason | None:
        return None if Act.LOCKED <= action < Act.PUSH else super().reason(s, action)

    def apply(self, s: Karvi, action: i64, dice: Dice) -> None:
        pop(s)
        push(s, Task.GRANT, On.LOCKED)
        run(s, s.box.locked[action - Act.LOCKED])
