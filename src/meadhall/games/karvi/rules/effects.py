# compiled with mypyc
"""Carries out effects: every word of the vocabulary, in one place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from meadhall.engine.ints import Ints
from meadhall.games.karvi.rules import bar, crew, functions, gear, scoring, ship, trade
from meadhall.games.karvi.rules.box import OP, Deed, Gain, On, Op, Price, Rule
from meadhall.games.karvi.rules.names import (
    Act,
    Event,
    Flag,
    P,
    Task,
    figure,
    grant,
    pop,
    push,
    rule,
    run,
    score,
    set_figure,
    tell,
)

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


def act(s: Karvi, deed: i64) -> None:
    """Carry out an action of the bar, however it was come by."""
    seat = s.seat
    base = seat * P.SIZE
    if deed == Deed.BEER:
        push(s, Task.BEER, s.box.beer[s.p[base + P.TRADES]])
    elif deed == Deed.BREAD:
        grant(s, seat, On.BREAD)
        gain(s, Gain.BREAD, s.box.bread[s.p[base + P.RAIDS]], 0)
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


def run_one(s: Karvi) -> None:
    """Carry out the operation on top of the pile; the rest of its effect waits below what it asks."""
    at = figure(s, 1)
    ops = s.box.ops
    pop(s)
    run(s, at + OP)
    code = ops[at]
    a = ops[at + 1]
    b = ops[at + 2]
    if code == Op.GAIN:
        gain(s, a, b, ops[at + 3])
    elif code == Op.FILL:
        gain(s, Gain.BREAD, s.box.most_bread, 0)
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
        trade.take_cards(s, a)
    elif code == Op.RELEASE:
        trade.release(s, a)
    elif code == Op.SCORE:
        score(s, s.seat, ops[at + 4], min(ops[at + 3], a * scoring.measure(s, s.seat, b)))
    elif code == Op.CONVERT:
        push(s, Task.CONVERT, at, 0)
    elif code == Op.SAIL:
        push(s, Task.SAIL, a, b)
    elif code == Op.RAISE_EACH:
        functions.raise_each(s, a, b)
    elif code == Op.DOUBLE:
        functions.double(s, a)
    elif code == Op.SCORE_STRONGEST:
        functions.score_strongest(s, a, b, ops[at + 3])
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


def possible(s: Karvi, effect: i64, buffer: Ints) -> bool:
    """Whether an effect finds what it needs: a target, a give-up, the turn's die move (ruling 34)."""
    at = effect
    ops = s.box.ops
    while ops[at] != Op.END:
        code = ops[at]
        a = ops[at + 1]
        b = ops[at + 2]
        if code == Op.RELEASE:
            if s.p[s.seat * P.SIZE + P.TOWER_SLOTS + a] == 0:
                return False
        elif code == Op.CONVERT:
            if not can_convert(s, at):
                return False
        elif code == Op.DOUBLE:
            if scoring.crew(s, s.seat, 0) == 0:
                return False
        elif code == Op.FREE_MOVE:
            if s.used & Flag.DIE:
                return False
        elif code == Op.STACK_MOVE:
            if s.used & Flag.DIE or bar.stack_moves(s, bar.hindmost(s), Act.DIE, buffer) == 0:
                return False
        elif code == Op.STEP_BACK:
            if functions.backs(s, a, b, buffer) == 0:
                return False
        elif code == Op.REUSE_SPACE:
            if functions.reuses(s, buffer) == 0:
                return False
        elif code == Op.USE_SPACE:
            if functions.spaces(s, a, buffer) == 0:
                return False
        elif code == Op.SHIP_TO_MAP:
            if ship.map_fields(s, buffer) == 0:
                return False
        elif code == Op.SHIP_TO_SHIP:
            if ship.ship_fields(s, buffer) == 0:
                return False
        at += OP
    return True


def has_point(s: Karvi, effect: i64) -> bool:
    """Whether half of a space is worth choosing: trades and raids must be possible."""
    code = s.box.ops[effect]
    deed = s.box.ops[effect + 1]
    if code == Op.ACT and deed == Deed.TRADE:
        return trade.could_trade(s)
    if code == Op.ACT and deed == Deed.RAID:
        return trade.can_raid(s)
    return True


# -- giving something for something -----------------------------------------------------------------------------------


def can_convert(s: Karvi, at: i64) -> bool:
    """Whether the price of a conversion can be paid once more."""
    what = s.box.ops[at + 1]
    price = s.box.ops[at + 2]
    base = s.seat * P.SIZE
    if what == Price.RESOURCES:
        return s.p[base + P.FUR] + s.p[base + P.SILVER] >= price
    if what == Price.BREAD:
        return s.p[base + P.BREAD] >= price
    return scoring.crew(s, s.seat, 0) >= price


def conversions(s: Karvi, out: Ints) -> i64:
    """What may be given now. Provisions are paid in one go, warriors one by one, the first of them always."""
    at = figure(s, 1)
    ops = s.box.ops
    what = ops[at + 1]
    base = s.seat * P.SIZE
    n: i64 = 0
    if what == Price.RESOURCES:
        furs = max(0, ops[at + 2] - s.p[base + P.SILVER])
        while furs <= min(ops[at + 2], s.p[base + P.FUR]):
            out[n] = Act.SPEND + furs
            n += 1
            furs += 1
        return n
    if what == Price.BREAD:
        while n < ops[at + 5] and (n + 1) * ops[at + 2] <= s.p[base + P.BREAD]:
            out[n] = Act.BREAD + n
            n += 1
        return n
    if what == Price.WARRIOR:
        return crew.of_side(s, 0, Act.GIVE, out)
    n = crew.of_side(s, 0, Act.FLIP, out)
    if figure(s, 2) > 0:
        out[n] = Act.NONE
        n += 1
    return n


def convert(s: Karvi, action: i64) -> None:
    """Give something and take what it brings."""
    at = figure(s, 1)
    ops = s.box.ops
    what = ops[at + 1]
    base = s.seat * P.SIZE
    times: i64 = 1
    if action == Act.NONE:
        pop(s)
        return
    if what == Price.RESOURCES:
        furs = action - Act.SPEND
        s.p[base + P.FUR] -= furs
        s.p[base + P.SILVER] -= ops[at + 2] - furs
        pop(s)
    elif what == Price.BREAD:
        times = action - Act.BREAD + 1
        s.p[base + P.BREAD] -= times * ops[at + 2]
        pop(s)
    elif what == Price.WARRIOR:
        value = action - Act.GIVE + 1
        s.p[crew.at(s.seat, 0, value)] -= 1
        tell(s, Event.DISMISSED, s.seat, value)
        pop(s)
    else:
        value = action - Act.FLIP + 1
        s.p[crew.at(s.seat, 0, value)] -= 1
        s.p[crew.at(s.seat, 1, value)] += 1
        tell(s, Event.FLIPPED, s.seat, value)
        done = figure(s, 2) + 1
        set_figure(s, 2, done)
        if done >= ops[at + 5] or scoring.crew(s, s.seat, 0) == 0:
            pop(s)
    gain(s, ops[at + 3], times * ops[at + 4], ops[at + 6])


# -- the locked action ------------------------------------------------------------------------------------------------


def open_locked(s: Karvi) -> bool:
    """One bonus is unlocked, or a tile gives both; True when nothing is asked."""
    trading = bar.unlocked(s, s.seat, 0)
    raiding = bar.unlocked(s, s.seat, 1)
    both = rule(s, s.seat, Rule.BOTH_LOCKED) > 0
    if trading and raiding and not both:
        return False
    pop(s)
    if trading or raiding:
        push(s, Task.GRANT, On.LOCKED)
    if raiding:
        run(s, s.box.locked[1])
    if trading:
        run(s, s.box.locked[0])
    return True


def choose_locked(s: Karvi, track: i64) -> None:
    """Use the bonus of one track (ruling 29)."""
    pop(s)
    push(s, Task.GRANT, On.LOCKED)
    run(s, s.box.locked[track])
