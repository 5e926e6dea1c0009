# compiled with mypyc
"""Ships: how far they sail, whom they displace, and where."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from meadhall.engine.dice import Dice
from meadhall.engine.ints import Ints
from meadhall.engine.reason import Reason
from meadhall.engine.state import ints
from meadhall.games.karvi.rules import scoring
from meadhall.games.karvi.rules.box import FIELDS, HOME, MANNERS, NO_WAY, SEATS, Manner, Measure, Place, Rule
from meadhall.games.karvi.rules.figures import Most
from meadhall.games.karvi.rules.names import Act, Event, Exchange, Flag, P, Task, Why, tell
from meadhall.games.karvi.rules.pile import first, pop, push, rule, second
from meadhall.games.karvi.rules.question import Figure, Minor, Question, Seat, Step, Word, because, with_none

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
    row = row_of(s, s.seat)
    base = row * len(FIELDS)
    fields = s.box.fields
    far = s.box.far
    goal: i64 = 0
    while goal < fields:
        way = far[base + goal]
        if way <= steps and way * each <= bread:  # most fields are too far; `against` tells of the rest
            if against(s, row, goal, steps, bread, each, manner) == Why.ALLOWED:
                out[n] = family + goal
                n += 1
        goal += 1
    return n


def row_of(s: Karvi, seat: i64) -> i64:
    """The row of a ship's field in the tables of ways."""
    return (s.side * 2 + has_map(s, seat)) * len(FIELDS) + field(s, seat)


def against(s: Karvi, row: i64, goal: i64, steps: i64, bread: i64, each: i64, manner: i64) -> i64:
    """Why the ship cannot end a move at a field, of so many steps at most, with so many provisions at `each` a step."""
    way = s.box.far[row * len(FIELDS) + goal]
    if way == 0:
        if each == 0 and not comes_back(s, row, steps):
            return Why.HERE
        if not matters_here(s, s.seat, goal, manner):
            return Why.HERE
    elif way > steps:
        return Why.YELLOW if way >= NO_WAY else Why.TOO_FAR
    if way * each > bread:
        return Why.BREAD
    return Why.TOLL if way * each + toll(s, s.seat, goal, manner) > bread else Why.ALLOWED


def against_voyage(s: Karvi, goal: i64, steps: i64, bread: i64, each: i64, manner: i64) -> Reason | None:
    """The same with its figures."""
    if s.box.place[goal] < 0:
        return because(Why.ABSENT)
    row = row_of(s, s.seat)
    way = s.box.far[row * len(FIELDS) + goal]
    why = against(s, row, goal, steps, bread, each, manner)
    if why == Why.YELLOW:
        return because(why, need=s.box.map_slot, have=scoring.measure(s, s.seat, Measure.EITHER))
    if why == Why.HERE:
        return because(why, field=goal)
    if why == Why.TOO_FAR:
        return because(why, need=way, have=steps)
    if why == Why.BREAD:
        return because(why, need=way * each, have=bread)
    if why == Why.TOLL:
        return against_toll(s, goal, way * each, bread)
    return because(why)


def against_toll(s: Karvi, goal: i64, bread: i64, have: i64) -> Reason | None:
    """The provisions for displacing are missing: who is not weaker there, and by how much."""
    mine = scoring.strength(s, s.seat)
    who: i64 = 0
    while who == s.seat or field(s, who) != goal or scoring.strength(s, who) < mine:
        who += 1
    need = bread + toll(s, s.seat, goal, Manner.NORMAL)
    return because(Why.TOLL, need=need, have=have, who=who, theirs=scoring.strength(s, who), mine=mine)


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


def against_sailing(s: Karvi, goal: i64) -> Reason | None:
    """Why the free action of the turn does not lead to a field."""
    return against_voyage(s, goal, NO_WAY - 1, s.p[s.seat * P.SIZE + P.BREAD], 1, Manner.NORMAL)


def against_far(s: Karvi, goal: i64) -> Reason | None:
    """Why the power of a sail does not lead to a field."""
    flag = far_flag(s)
    if flag == 0:
        return because(Why.NO_POWER)
    if s.used & flag:
        return because(Why.POWER_USED)
    have = s.p[s.seat * P.SIZE + P.BREAD]
    need = rule(s, s.seat, Rule.FAR_BREAD)
    if have < need:
        return because(Why.BREAD, need=need, have=have)
    return against_voyage(s, goal, min(NO_WAY - 1, rule(s, s.seat, Rule.FAR_STEPS)), have - need, 0, Manner.NORMAL)


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


def no_refuge(s: Karvi, goal: i64, mapped: i64) -> i64:
    """Why a displaced ship, with or without the map, does not go to a field, however near."""
    if not empty(s, goal):
        return Why.FIELD_TAKEN
    return Why.RIVAL_YELLOW if s.box.yellow[goal] and not mapped else Why.ALLOWED


def refuges(s: Karvi, other: i64, out: Ints) -> i64:
    """The nearest fields a displaced ship may go to (ruling 12)."""
    mapped = has_map(s, other)
    base = row_of(s, other) * len(FIELDS)
    fields = s.box.fields
    n: i64 = 0
    way: i64 = 1
    while n == 0 and way < fields:
        goal: i64 = 0
        while goal < fields:
            if s.box.far[base + goal] == way and no_refuge(s, goal, mapped) == Why.ALLOWED:
                out[n] = Act.PUSH + goal
                n += 1
            goal += 1
        way += 1
    return n


class Push(Minor):
    """Where a displaced ship goes: next to here, else as near as can be (ruling 12). It does not use that place."""

    figures: ClassVar[tuple[Figure, ...]] = (Seat("rival"),)

    def run(self, s: Karvi, dice: Dice) -> bool:
        return self.give_only(s, dice)

    def answers(self, s: Karvi, out: Ints) -> i64:
        return refuges(s, first(s), out)

    def meant(self, s: Karvi, action: i64) -> i64:
        if Act.SAIL <= action < Act.FAR:
            return Act.PUSH + action - Act.SAIL
        return Act.PUSH + action - Act.FAR if Act.FAR <= action < Act.SMUGGLE else action

    def reason(self, s: Karvi, action: i64) -> Reason | None:
        goal = action - Act.PUSH
        if goal < 0 or action >= Act.EXPLORE:
            return super().reason(s, action)
        other = first(s)
        if s.box.place[goal] < 0:
            return because(Why.ABSENT)
        why = no_refuge(s, goal, has_map(s, other))
        if why == Why.FIELD_TAKEN:
            return because(why, field=goal)
        if why == Why.RIVAL_YELLOW:
            return because(why, who=other)
        out = ints(len(FIELDS))
        refuges(s, other, out)
        base = row_of(s, other) * len(FIELDS)
        near = s.box.far[base + out[0] - Act.PUSH]
        far = s.box.far[base + goal]
        return because(Why.ALLOWED if far == near else Why.PUSH_NEAR, need=near, have=far)

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

    def reason(self, s: Karvi, action: i64) -> Reason | None:
        base = s.seat * P.SIZE
        if Act.SAIL <= action < Act.FAR:
            return against_voyage(s, action - Act.SAIL, first(s), s.p[base + P.BREAD], 0, second(s))
        if action == Act.GOLD + Exchange.BREAD and not may_buy_toll(s, second(s)):
            if second(s) != Manner.NORMAL:
                return because(Why.GOLD_IDLE)
            return because(Why.NO_GOLD if s.p[base + P.GOLD] == 0 else Why.SHIP_FULL, need=s.box.most_bread)
        return None if action in (Act.NONE, Act.GOLD + Exchange.BREAD) else super().reason(s, action)

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
    row = row_of(s, s.seat)
    bread = s.p[s.seat * P.SIZE + P.BREAD]
    goal: i64 = 0
    while goal < s.box.fields:
        if against(s, row, goal, steps, bread, 0, manner) == Why.ALLOWED:
            return True
        goal += 1
    return False


def map_fields(s: Karvi, out: Ints, n: i64) -> i64:
    """Fields with a map that the ship may be put on (ruling 14), behind the answers already there."""
    goal: i64 = 0
    while goal < s.box.fields:
        if no_map_field(s, goal) == Why.ALLOWED:
            out[n] = Act.SAIL + goal
            n += 1
        goal += 1
    return n


def no_map_field(s: Karvi, goal: i64) -> i64:
    """Why the ship cannot be put on a field as one with a map."""
    if s.box.place[goal] != Place.MAP:
        return Why.NO_MAP
    if field(s, s.seat) == goal:
        return Why.HERE
    return Why.TOLL if toll(s, s.seat, goal, Manner.NORMAL) > s.p[s.seat * P.SIZE + P.BREAD] else Why.ALLOWED


class ToMap(Question):
    """Card 43: onto which field with a map."""

    def run(self, s: Karvi, dice: Dice) -> bool:
        return self.lapses(s)

    def answers(self, s: Karvi, out: Ints) -> i64:
        return map_fields(s, out, 0)

    def reason(self, s: Karvi, action: i64) -> Reason | None:
        goal = action - Act.SAIL
        if goal < 0 or action >= Act.FAR:
            return super().reason(s, action)
        why = no_map_field(s, goal)
        if why == Why.TOLL:
            return against_toll(s, goal, 0, s.p[s.seat * P.SIZE + P.BREAD])
        return because(why, field=goal) if why == Why.HERE else because(why)

    def apply(self, s: Karvi, action: i64, dice: Dice) -> None:
        pop(s)
        put(s, action - Act.SAIL, 0, Manner.NORMAL)


def ship_fields(s: Karvi, out: Ints, n: i64) -> i64:
    """Fields of other ships that the ship may be put to, behind the answers already there."""
    goal: i64 = 0
    while goal < s.box.fields:
        if no_company(s, goal) == Why.ALLOWED:
            out[n] = Act.SAIL + goal
            n += 1
        goal += 1
    return n


def no_company(s: Karvi, goal: i64) -> i64:
    """Why the ship cannot be put to another one at a field."""
    if field(s, s.seat) == goal:
        return Why.HERE
    return Why.ALLOWED if others_at(s, s.seat, goal) else Why.NO_SHIP


class ToShip(Question):
    """Cards 44 and 45: to which other ship."""

    figures: ClassVar[tuple[Figure, ...]] = (Word("manner", MANNERS),)

    def run(self, s: Karvi, dice: Dice) -> bool:
        return self.lapses(s)

    def answers(self, s: Karvi, out: Ints) -> i64:
        return ship_fields(s, out, 0)

    def reason(self, s: Karvi, action: i64) -> Reason | None:
        goal = action - Act.SAIL
        if goal < 0 or action >= Act.FAR:
            return super().reason(s, action)
        why = no_company(s, goal)
        return because(why, field=goal) if why == Why.HERE else because(why)

    def apply(self, s: Karvi, action: i64, dice: Dice) -> None:
        manner = first(s)
        pop(s)
        put(s, action - Act.SAIL, 0, manner)
