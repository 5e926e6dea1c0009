# compiled with mypyc
"""Ships: how far they sail, whom they displace, and where."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from meadhall.engine.dice import Dice
from meadhall.engine.ints import Ints
from meadhall.games.karvi.rules import scoring
from meadhall.games.karvi.rules.box import FIELDS, HOME, MANNERS, NO_WAY, SEATS, Manner, Place, Rule
from meadhall.games.karvi.rules.figures import Most
from meadhall.games.karvi.rules.names import Act, Event, Exchange, Flag, P, Task, tell
from meadhall.games.karvi.rules.pile import first, pop, push, rule, second
from meadhall.games.karvi.rules.question import Figure, Minor, Question, Seat, Step, Word, with_none

if TYPE_CHECKING:
    from meadhall.games.karvi.rules.state import Karvi


LONG_HOP: Final = 10  # steps; a sail that takes the ship further takes it anywhere


def field(s: Karvi, seat: i64) -> i64:
    """Where a ship is."""
    return s.p[seat * P.SIZE + P.FIELD]


def has_map(s: Karvi, seat: i64) -> i64:
    """1 when the yellow waters are open to a seat, by either track or an equipment tile."""
    base = seat * P.SIZE
    if s.p[base + P.TRADES] >= s.box.map_slot or s.p[base + P.RAIDS] >= s.box.map_slot:
        return 1
    return 1 if rule(s, seat, Rule.MAP) > 0 else 0


def toll(s: Karvi, seat: i64, goal: i64, manner: i64) -> i64:
    """Provisions for displacing: 1 for each ship there whose owner is not strictly weaker (rulings 9 and 13)."""
    if goal == HOME or manner != Manner.NORMAL:
        return 0
    total: i64 = 0
    mine: i64 = -1
    other: i64 = 0
    while other < s.seats:
        if other != seat and field(s, other) == goal:
            if mine < 0:
                mine = scoring.strength(s, seat)
            if scoring.strength(s, other) >= mine:
                total += 1
        other += 1
    return total


def others_at(s: Karvi, seat: i64, goal: i64) -> bool:
    """Whether another ship lies at a field."""
    other: i64 = 0
    while other < s.seats:
        if other != seat and field(s, other) == goal:
            return True
        other += 1
    return False


def spot(s: Karvi, at: i64) -> i64:
    """Points of the best free spot at a site; -1 when all are taken."""
    return s.box.spots[(s.side * len(FIELDS) + at) * SEATS + scoring.builders(s, at)]


def can_use(s: Karvi, seat: i64, at: i64) -> bool:
    """Whether ending a move at a field lets a seat explore or build there."""
    place = s.box.place[at]
    base = seat * P.SIZE
    if place == Place.TRADE or place == Place.RAID:
        kind = s.lies[at]
        return s.p[base + P.TILE + kind] == 0 and s.stack[kind] > 0
    if place == Place.TOWER:
        return s.p[base + P.TOWERS] > 0 and not s.built[at] >> seat & 1 and spot(s, at) >= 0
    if place == Place.POST:
        return s.p[base + P.POSTS] > 0 and not s.built[at] >> seat & 1 and spot(s, at) >= 0
    return False


def voyages(s: Karvi, steps: i64, bread: i64, each: i64, manner: i64, family: i64, out: Ints, n: i64) -> i64:
    """Fields within `steps` that the provisions suffice for, at `each` a step, behind the answers already there."""
    seat = s.seat
    start = field(s, seat)
    row = (s.side * 2 + has_map(s, seat)) * len(FIELDS) + start
    base = row * len(FIELDS)
    fields = s.box.fields
    far = s.box.far
    goal: i64 = 0
    while goal < fields:
        way = far[base + goal]
        if way > 0 and way <= steps and way * each <= bread and way * each + toll(s, seat, goal, manner) <= bread:
            out[n] = family + goal
            n += 1
        elif way == 0 and (each > 0 or comes_back(s, row, steps)):
            if matters_here(s, seat, goal, manner) and toll(s, seat, goal, manner) <= bread:
                out[n] = family + goal
                n += 1
        goal += 1
    return n


def comes_back(s: Karvi, row: i64, steps: i64) -> bool:
    """Whether a move may end where it began (ruling 10); `row` is the field's in the tables of ways."""
    return s.box.rules >= 2 and s.box.home[row] <= steps


def matters_here(s: Karvi, seat: i64, at: i64, manner: i64) -> bool:
    """Whether ending a move where the ship lies changes anything: a place to use or to have for oneself (ruling 11)."""
    if at == HOME:
        return False
    return can_use(s, seat, at) or (manner != Manner.PEACEFUL and others_at(s, seat, at))


def sailings(s: Karvi, out: Ints, n: i64) -> i64:
    """Where the ship may sail by the free action of the turn."""
    bread = s.p[s.seat * P.SIZE + P.BREAD]
    return voyages(s, NO_WAY - 1, bread, 1, Manner.NORMAL, Act.SAIL, out, n)


def far_flag(s: Karvi) -> i64:
    """The flag of the seat's power to sail once more, 0 without one (ruling 42)."""
    steps = rule(s, s.seat, Rule.FAR_STEPS)
    if steps == 0:
        return 0
    return Flag.FAR if steps > LONG_HOP else Flag.HOP


def far_sailings(s: Karvi, out: Ints, n: i64) -> i64:
    """Where the ship may go by the power of a sail."""
    bread = s.p[s.seat * P.SIZE + P.BREAD] - rule(s, s.seat, Rule.FAR_BREAD)
    if bread < 0:
        return n
    return voyages(s, min(NO_WAY - 1, rule(s, s.seat, Rule.FAR_STEPS)), bread, 0, Manner.NORMAL, Act.FAR, out, n)


def sail(s: Karvi, goal: i64) -> None:
    """The free action: provisions for every step."""
    way = s.box.steps(s.side, has_map(s, s.seat), field(s, s.seat), goal)
    s.used |= Flag.SAIL
    put(s, goal, way, Manner.NORMAL)


def sail_far(s: Karvi, goal: i64) -> None:
    """By the power of a sail."""
    s.used |= far_flag(s)
    put(s, goal, rule(s, s.seat, Rule.FAR_BREAD), Manner.NORMAL)


def put(s: Karvi, goal: i64, bread: i64, manner: i64) -> None:
    """Put the ship at a field, pay, then displace and use the place."""
    seat = s.seat
    paid = bread + toll(s, seat, goal, manner)
    start = field(s, seat)
    s.p[seat * P.SIZE + P.BREAD] -= paid
    s.p[seat * P.SIZE + P.FIELD] = goal
    tell(s, Event.SAILED, seat, start, goal, paid)
    push(s, Task.ARRIVE)
    if goal != HOME and manner != Manner.PEACEFUL:
        push(s, Task.OUST)


class Oust(Step):
    """Ask where the next ship goes that lies here, in seat order."""

    def run(self, s: Karvi, dice: Dice) -> bool:
        pop(s)
        here = field(s, s.seat)
        other: i64 = 0
        while other < s.seats:
            if other != s.seat and field(s, other) == here:
                push(s, Task.OUST)
                push(s, Task.PUSH, other)
                break
            other += 1
        return True


def empty(s: Karvi, at: i64) -> bool:
    """Whether no ship lies at a field; Kaupanger has room for all."""
    if at == HOME:
        return True
    seat: i64 = 0
    while seat < s.seats:
        if field(s, seat) == at:
            return False
        seat += 1
    return True


class Push(Minor):
    """Where a displaced ship goes: next to here, else as near as can be (ruling 12). It does not use that place."""

    figures: ClassVar[tuple[Figure, ...]] = (Seat("rival"),)

    def run(self, s: Karvi, dice: Dice) -> bool:
        return self.give_only(s, dice)

    def answers(self, s: Karvi, out: Ints) -> i64:
        other = first(s)
        mapped = has_map(s, other)
        here = field(s, other)
        base = ((s.side * 2 + mapped) * len(FIELDS) + here) * len(FIELDS)
        fields = s.box.fields
        n: i64 = 0
        way: i64 = 1
        while n == 0 and way < fields:
            goal: i64 = 0
            while goal < fields:
                if s.box.far[base + goal] == way and empty(s, goal) and (mapped or not s.box.yellow[goal]):
                    out[n] = Act.PUSH + goal
                    n += 1
                goal += 1
            way += 1
        return n

    def apply(self, s: Karvi, action: i64, dice: Dice) -> None:
        goal = action - Act.PUSH
        other = first(s)
        pop(s)
        tell(s, Event.PUSHED, s.seat, other, field(s, other), goal)
        s.p[other * P.SIZE + P.FIELD] = goal


# -- moves by cards ---------------------------------------------------------------------------------------------------


class Sail(Question):
    """So many steps at most, provisions only for displacing (ruling 10), or none."""

    figures: ClassVar[tuple[Figure, ...]] = (Figure("n", Most.STEPS), Word("manner", MANNERS))

    def run(self, s: Karvi, dice: Dice) -> bool:
        if may_buy_toll(s, second(s)) or can_sail(s, first(s), second(s)):
            return False
        pop(s)
        return True

    def answers(self, s: Karvi, out: Ints) -> i64:
        bread = s.p[s.seat * P.SIZE + P.BREAD]
        n: i64 = 0
        if may_buy_toll(s, second(s)):
            out[0] = Act.GOLD + Exchange.BREAD
            n = 1
        return with_none(out, voyages(s, first(s), bread, 0, second(s), Act.SAIL, out, n))

    def apply(self, s: Karvi, action: i64, dice: Dice) -> None:
        manner = second(s)
        pop(s)
        if action != Act.NONE:
            put(s, action - Act.SAIL, 0, manner)


def may_buy_toll(s: Karvi, manner: i64) -> bool:
    """Whether gold may be exchanged for a provision, for displacing."""
    base = s.seat * P.SIZE
    return manner == Manner.NORMAL and s.p[base + P.GOLD] > 0 and s.p[base + P.BREAD] < s.box.most_bread


def can_sail(s: Karvi, steps: i64, manner: i64) -> bool:
    """Whether there is a field to sail to by a card."""
    seat = s.seat
    row = (s.side * 2 + has_map(s, seat)) * len(FIELDS) + field(s, seat)
    base = row * len(FIELDS)
    back = comes_back(s, row, steps) and matters_here(s, seat, field(s, seat), manner)
    goal: i64 = 0
    while goal < s.box.fields:
        way = s.box.far[base + goal]
        if (way > 0 or back) and way <= steps and toll(s, seat, goal, manner) <= s.p[seat * P.SIZE + P.BREAD]:
            return True
        goal += 1
    return False


def map_fields(s: Karvi, out: Ints, n: i64) -> i64:
    """Fields with a map that the ship may be put on (ruling 14), behind the answers already there."""
    bread = s.p[s.seat * P.SIZE + P.BREAD]
    goal: i64 = 0
    while goal < s.box.fields:
        if (
            s.box.place[goal] == Place.MAP
            and field(s, s.seat) != goal
            and toll(s, s.seat, goal, Manner.NORMAL) <= bread
        ):
            out[n] = Act.SAIL + goal
            n += 1
        goal += 1
    return n


class ToMap(Question):
    """Card 43: onto which field with a map."""

    def run(self, s: Karvi, dice: Dice) -> bool:
        return self.lapses(s)

    def answers(self, s: Karvi, out: Ints) -> i64:
        return map_fields(s, out, 0)

    def apply(self, s: Karvi, action: i64, dice: Dice) -> None:
        pop(s)
        put(s, action - Act.SAIL, 0, Manner.NORMAL)


def ship_fields(s: Karvi, out: Ints, n: i64) -> i64:
    """Fields of other ships that the ship may be put to, behind the answers already there."""
    goal: i64 = 0
    while goal < s.box.fields:
        if field(s, s.seat) != goal and others_at(s, s.seat, goal):
            out[n] = Act.SAIL + goal
            n += 1
        goal += 1
    return n


class ToShip(Question):
    """Cards 44 and 45: to which other ship."""

    figures: ClassVar[tuple[Figure, ...]] = (Word("manner", MANNERS),)

    def run(self, s: Karvi, dice: Dice) -> bool:
        return self.lapses(s)

    def answers(self, s: Karvi, out: Ints) -> i64:
        return ship_fields(s, out, 0)

    def apply(self, s: Karvi, action: i64, dice: Dice) -> None:
        manner = first(s)
        pop(s)
        put(s, action - Act.SAIL, 0, manner)
