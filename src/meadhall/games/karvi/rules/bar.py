# compiled with mypyc
"""The action bar: dice, where they may go, and the round tiles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from meadhall.engine.dice import Dice
from meadhall.engine.ints import Ints
from meadhall.engine.reason import Reason
from meadhall.engine.state import ints
from meadhall.games.karvi.rules import scoring
from meadhall.games.karvi.rules.box import (
    FIRST_STOP,
    JOIN_BOTH,
    JOIN_OR,
    SPACES,
    STOP_AREAS,
    STOPS,
    VILLAGE,
    Measure,
    Rule,
    Track,
)
from meadhall.games.karvi.rules.figures import Most
from meadhall.games.karvi.rules.names import Act, D, Event, P, Task, Variant, Why, tell
from meadhall.games.karvi.rules.pile import pop, push, rule, run
from meadhall.games.karvi.rules.question import Question, because

if TYPE_CHECKING:
    from meadhall.games.karvi.rules.state import Karvi


def hindmost(s: Karvi) -> i64:
    """The die furthest behind; of a stack the uppermost. Its owner has the turn."""
    dice = s.die
    best: i64 = 0
    die = s.stride
    while die < s.seats * 2:
        at = dice[D.AT + die]
        last = dice[D.AT + best]
        if at < last or (at == last and dice[D.LEVEL + die] > dice[D.LEVEL + best]):
            best = die
        die += s.stride
    return best


def occupied(s: Karvi) -> i64:
    """Bits of the spaces where dice stand, stop area first."""
    bits: i64 = 0
    one = s.box.one  # a literal 1 would be shifted as 32 bits
    dice = s.die
    die: i64 = 0
    while die < s.seats * 2:
        at = dice[D.AT + die]
        bits |= one << (at if at < SPACES else at - SPACES)
        die += s.stride
    return bits


def space_at(s: Karvi, at: i64) -> i64:
    """Which action space lies at a place of stop area and bar."""
    if at >= STOPS:
        return s.bar[at - STOPS]
    tile = s.tile_now
    if s.options & Variant.SIDE_B and tile != VILLAGE:
        tile += STOP_AREAS
    return FIRST_STOP + tile * STOPS + at


def unlocked(s: Karvi, seat: i64, track: i64) -> bool:
    """Whether a track has unlocked the locked action."""
    return s.p[seat * P.SIZE + P.TRADES + track] >= s.box.unlock_slot


def shut(s: Karvi, seat: i64, at: i64) -> i64:
    """Why a space is closed to a seat: by a blockade, or by a lock that is not open yet (ruling 7)."""
    space = space_at(s, at)
    if s.seats == 2 and s.box.three_plus[space]:
        return Why.BLOCKED
    if s.box.space_locked[space] and not unlocked(s, seat, Track.TRADE) and not unlocked(s, seat, Track.RAID):
        return Why.LOCKED
    return Why.ALLOWED


def cost(s: Karvi, seat: i64, at: i64) -> i64:
    """Beer a space costs a seat."""
    return capped(s, at, rule(s, seat, Rule.BEER_CAP))


def capped(s: Karvi, at: i64, cap: i64) -> i64:
    """Beer a space costs somebody whose equipment caps it; 0: no cap."""
    beer = s.box.space_beer[space_at(s, at)]
    return cap if 0 < cap < beer else beer


def ahead(start: i64, at: i64) -> i64:
    """Why a space does not lie ahead of a die: the stop area does, seen from the bar (ruling 4)."""
    if start < STOPS:
        return Why.ALLOWED if at >= STOPS else Why.FROM_STOP
    return Why.ALLOWED if at < STOPS or at > start else Why.BEHIND


def hindrance(s: Karvi, seat: i64, at: i64, taken: i64, cap: i64, beer: i64) -> i64:
    """Why a space cannot be used: a die stands there, it is closed, or `beer` does not suffice for it."""
    if taken >> at & 1:
        return Why.TAKEN
    why = shut(s, seat, at)
    if why != Why.ALLOWED:
        return why
    return Why.BEER if capped(s, at, cap) > beer else Why.ALLOWED


def purse(s: Karvi, die: i64, free: i64) -> i64:
    """Beer that a die can pay with; what is free, any die can pay."""
    return Most.BEER if free else s.die[D.BEER + die]


def moves(s: Karvi, die: i64, free: i64, out: Ints) -> i64:
    """Spaces a die may go to: ahead, free, affordable; else what the stop area offers."""
    n = ways(s, die, free, out)
    return n if n > 0 else stops(s.die[D.AT + die], occupied(s), out)


def ways(s: Karvi, die: i64, free: i64, out: Ints) -> i64:
    """Spaces ahead of a die, free and affordable; the stop area only from the bar (ruling 4)."""
    start = s.die[D.AT + die]
    beer = purse(s, die, free)
    seat = die // 2
    cap = rule(s, seat, Rule.BEER_CAP)
    taken = occupied(s)
    n: i64 = 0
    at: i64 = 0
    if start < STOPS:
        at = STOPS
    while at < s.spaces:
        if at == STOPS and start >= STOPS:
            at = start + 1  # only what lies `ahead`, without asking for each
            if at == s.spaces:
                break
        if not taken >> at & 1 and shut(s, seat, at) == Why.ALLOWED and capped(s, at, cap) <= beer:
            out[n] = Act.DIE + at
            n += 1
        at += 1
    return n


def stops(start: i64, taken: i64, out: Ints) -> i64:
    """Where a die goes that can go nowhere else."""
    n: i64 = 0
    at: i64 = 0
    while at < STOPS:
        if may_rest(start, taken, at):
            out[n] = Act.DIE + at
            n += 1
        at += 1
    return n


def may_rest(start: i64, taken: i64, at: i64) -> bool:
    """Whether a die that can go nowhere else may go to a space of the stop area: a free one, or its own (ruling 4)."""
    return at == start or not taken >> at & 1


def against_move(s: Karvi, die: i64, at: i64, free: i64) -> Reason | None:
    """Why a die cannot go to a space."""
    start = s.die[D.AT + die]
    seat = die // 2
    if at >= s.spaces:
        return because(Why.ABSENT)
    taken = occupied(s)
    why = ahead(start, at)
    if why == Why.ALLOWED:
        why = hindrance(s, seat, at, taken, rule(s, seat, Rule.BEER_CAP), purse(s, die, free))
    if why != Why.ALLOWED and at < STOPS and ways(s, die, free, ints(SPACES)) == 0:
        why = Why.ALLOWED if may_rest(start, taken, at) else Why.TAKEN
    return against_space(s, die, at, why)


def against_space(s: Karvi, die: i64, at: i64, why: i64) -> Reason | None:
    """The figures of what speaks against a space."""
    if why == Why.BEHIND:
        return because(why, space=s.die[D.AT + die])
    if why == Why.TAKEN:
        return because(why, who=owner(s, at))
    if why == Why.LOCKED:
        return because(why, need=s.box.unlock_slot, have=scoring.measure(s, die // 2, Measure.EITHER))
    if why == Why.BEER:
        return because(why, need=cost(s, die // 2, at), have=s.die[D.BEER + die])
    return because(why)


def owner(s: Karvi, at: i64) -> i64:
    """Whose die stands on a space."""
    die: i64 = 0
    while s.die[D.AT + die] != at and s.die[D.AT + die] != at + SPACES:
        die += s.stride
    return die // 2


def stack_moves(s: Karvi, out: Ints, n: i64) -> i64:
    """Spaces of dice ahead that the hindmost may be put on (ruling 36), behind the answers already there."""
    die = hindmost(s)
    bits = carriers(s, s.die[D.AT + die])
    at: i64 = 0
    while at < s.spaces:
        if bits >> at & 1 and shut(s, die // 2, at) == Why.ALLOWED:
            out[n] = Act.DIE + at
            n += 1
        at += 1
    return n


def carriers(s: Karvi, start: i64) -> i64:
    """Bits of the spaces of dice ahead of one at `start`; the stop area's only from the bar."""
    bits: i64 = 0
    one = s.box.one
    other: i64 = 0
    while other < s.seats * 2:
        at = s.die[D.AT + other]
        if at > start:
            if at < SPACES and at >= STOPS:
                bits |= one << at
            elif at >= SPACES and start >= STOPS:
                bits |= one << (at - SPACES)
        other += s.stride
    return bits


def move(s: Karvi, die: i64, at: i64, paid: i64, dice: Dice) -> None:
    """Move a die to a space, pay, and lay the action there on the pile."""
    start = s.die[D.AT + die]
    goal = at if at >= STOPS else at + SPACES
    s.die[D.BEER + die] -= paid
    set_down(s, die, goal)
    tell(s, Event.MOVED, die // 2, die % 2, at, paid)
    if start < STOPS and s.round > 1 and not waiting(s):
        turn_round_tile(s, dice)
    use(s, at)


def set_down(s: Karvi, die: i64, goal: i64) -> None:
    """Put a die at a place of the way, on top of those that stand there."""
    level: i64 = 0
    other: i64 = 0
    while other < s.seats * 2:
        if other != die and s.die[D.AT + other] == goal:
            level += 1
        other += s.stride
    s.die[D.AT + die] = goal
    s.die[D.LEVEL + die] = level


def waiting(s: Karvi) -> bool:
    """Whether a die has not left the stop area yet in this round."""
    die: i64 = 0
    while die < s.seats * 2:
        if s.die[D.AT + die] < STOPS:
            return True
        die += s.stride
    return False


def turn_round_tile(s: Karvi, dice: Dice) -> None:
    """The last die has left: the round tile goes, the next one or the village shows (ruling 6)."""
    if s.tiles_left == 0:
        s.tile_now = VILLAGE
    else:
        many: i64 = 0
        tile: i64 = 0
        while tile < VILLAGE:
            many += s.tiles_left >> tile & 1
            tile += 1
        k: i64 = dice.below(many) if many > 1 else 0
        tile = 0
        while not s.tiles_left >> tile & 1 or k > 0:
            if s.tiles_left >> tile & 1:
                k -= 1
            tile += 1
        s.tile_now = tile
        s.tiles_left &= ~(1 << tile)
    tell(s, Event.TILE_OFF, s.tile_now)


def use(s: Karvi, at: i64) -> None:
    """Lay the action of a space on the pile. Goods and points of a double space are taken first, unasked."""
    space = space_at(s, at)
    box = s.box
    first = box.space_half[space * 2]
    second = box.space_half[space * 2 + 1]
    join = box.space_join[space]
    if join == JOIN_OR:
        push(s, Task.HALF, first, second, 0)
    elif join == JOIN_BOTH:
        if box.space_plain[space * 2 + 1]:
            run(s, first)
            run(s, second)
        elif box.space_plain[space * 2]:
            run(s, second)
            run(s, first)
        else:
            push(s, Task.HALF, first, second, 1)
    else:
        run(s, first)


# -- the die move by a card -------------------------------------------------------------------------------------------


class Move(Question):
    """Card 19: where the hindmost die goes for nothing."""

    def answers(self, s: Karvi, out: Ints) -> i64:
        return moves(s, hindmost(s), 1, out)

    def reason(self, s: Karvi, action: i64) -> Reason | None:
        if action >= Act.CARD:
            return super().reason(s, action)
        return against_move(s, hindmost(s), action - Act.DIE, 1)

    def apply(self, s: Karvi, action: i64, dice: Dice) -> None:
        pop(s)
        move(s, hindmost(s), action - Act.DIE, 0, dice)


class Stack(Question):
    """Card 30: onto which die the hindmost is put."""

    def run(self, s: Karvi, dice: Dice) -> bool:
        return self.lapses(s)

    def answers(self, s: Karvi, out: Ints) -> i64:
        return stack_moves(s, out, 0)

    def reason(self, s: Karvi, action: i64) -> Reason | None:
        if action >= Act.CARD:
            return super().reason(s, action)
        die = hindmost(s)
        start = s.die[D.AT + die]
        at = action - Act.DIE
        if at >= s.spaces:
            return because(Why.ABSENT)
        if carriers(s, start) >> at & 1:
            return against_space(s, die, at, shut(s, die // 2, at))
        if occupied(s) >> at & 1:
            return against_space(s, die, at, ahead(start, at))
        return because(Why.NO_DIE)

    def apply(self, s: Karvi, action: i64, dice: Dice) -> None:
        pop(s)
        move(s, hindmost(s), action - Act.DIE, 0, dice)
