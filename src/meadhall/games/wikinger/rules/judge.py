# compiled with mypyc
"""What a position of Wikinger is worth, for bots."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.engine.dice import Dice
from meadhall.engine.ints import Ints
from meadhall.engine.learned import Learned
from meadhall.engine.network import Network
from meadhall.engine.state import LONGEST, OVER, State, ints
from meadhall.games.wikinger.rules import land, purchase, scoring
from meadhall.games.wikinger.rules.names import (
    COLUMNS,
    NONE,
    SPECIAL_KINDS,
    STANDS,
    TILE,
    Act,
    Figure,
    Own,
    Phase,
    Row,
    Special,
    Tile,
    column_of,
    row_of,
)
from meadhall.games.wikinger.rules.state import Wikinger

FIRST_PLACE: Final = 1.0  # points that going first is worth
SPECIAL_TILE: Final = 2.0  # points that a special tile of one's choice is worth
LEAST: Final = -1000.0
ROUNDS: Final = 6  # that the network tells apart
BIDS: Final = 8  # answers to an auction that a quick look considers


class WikingerJudge(Learned):
    """Points as they stand, and a price for what will still bring some, less a part of the best rival's."""

    def __init__(self, network: Network | None = None) -> None:
        super().__init__(network)
        self.blur = 2.5
        self.depth = 4
        self.tries = 2
        self.places: Ints = ints(Row.FISHERS * COLUMNS)
        self.worths: list[float] = []
        self.ready()

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, Wikinger)
        s = state
        mine = self.best(s, seat) if s.seat == seat else prospects(s, seat)
        best = LEAST
        other: i64 = 0
        while other < s.seats:
            if other != seat:
                best = max(best, prospects(s, other))
            other += 1
        return mine - 0.25 * best

    def values(self, state: State, out: Ints) -> None:
        assert isinstance(state, Wikinger)
        s = state
        worths = self.worths
        worths.clear()
        seat: i64 = 0
        while seat < s.seats:
            worths.append(prospects(s, seat))
            seat += 1
        seat = 0
        while seat < s.seats:
            best = LEAST
            other: i64 = 0
            while other < s.seats:
                if other != seat:
                    best = max(best, worths[other])
                other += 1
            mine = self.best(s, seat) if s.seat == seat else worths[seat]
            out[seat] = int((mine - 0.25 * best) * 1000.0)
            seat += 1

    def features(self, state: State, out: Ints, at: i64, stride: i64) -> i64:
        assert isinstance(state, Wikinger)
        end = at
        seat: i64 = 0
        while seat < state.seats:
            end = told_of(state, seat, out, at + seat * stride)
            seat += 1
        return end - (state.seats - 1) * stride

    def pick(self, state: State, legal: Ints, count: i64, dice: Dice) -> i64:
        """As every judge does, but in an auction only the lowest bids, and passing, which stands last."""
        assert isinstance(state, Wikinger)
        if state.phase == Phase.BID and count > BIDS:
            if legal[count - 1] == Act.PASS:
                legal[BIDS - 1] = Act.PASS
            count = BIDS
        return super().pick(state, legal, count, dice)

    def best(self, s: Wikinger, seat: i64) -> float:
        """What the asked seat can make of what it has in hand."""
        if s.phase == Phase.LAY:
            return self.best_laid(s.clone(), seat) + gift(s)
        if s.phase == Phase.STAND:
            return best_stood(s.clone(), seat, s.hand_column) + gift(s)
        if s.phase == Phase.START:
            value = LEAST
            row: i64 = Row.WARRIORS
            while row <= Row.FISHERS:
                t = s.clone()
                t.land[land.at(t, seat, row, 1)] = Tile.LEFT
                t.own[seat * Own.SIZE + Own.REACH] = 1
                value = max(value, self.best_laid(t, seat))
                row += 1
            return value + gift(s)
        if s.phase == Phase.SPECIAL:
            return prospects(s, seat) + SPECIAL_TILE
        if s.phase == Phase.TO:
            return best_landed(s.clone(), seat)
        return prospects(s, seat)

    def best_laid(self, t: Wikinger, seat: i64) -> float:
        """The best place for the tile in hand, its figure on it or ashore."""
        own = seat * Own.SIZE
        n = land.places_into(t, seat, t.hand_tile, self.places, LONGEST)
        if n == 0:
            t.own[own + Own.ASHORE + t.hand_figure] += 1
            return prospects(t, seat)
        value = LEAST
        reach = t.own[own + Own.REACH]
        i: i64 = 0
        while i < n:
            row = row_of(self.places[i], Act.LAY, 1)
            column = column_of(self.places[i], Act.LAY)
            cell = land.at(t, seat, row, column)
            t.land[cell] = t.hand_tile
            if row != Row.SHIPS:
                t.own[own + Own.REACH] = max(reach, column)
            if row == t.hand_figure and row != Row.SHIPS:
                value = max(value, best_stood(t, seat, column))
            else:
                t.own[own + Own.ASHORE + t.hand_figure] += 1
                value = max(value, prospects(t, seat))
                t.own[own + Own.ASHORE + t.hand_figure] -= 1
            t.land[cell] = NONE
            t.own[own + Own.REACH] = reach
            i += 1
        return value


def told_of(s: Wikinger, seat: i64, out: Ints, at: i64) -> i64:
    """What the network is told of a seat: income and points to come, figures, land, majorities, the open question."""
    box = s.box
    own = seat * Own.SIZE
    to_come = box.rounds - s.round
    scorings = to_come + 1
    larges = box.rounds // 2 - (s.round - 1) // 2
    if s.phase >= Phase.FERRY and (seat + s.seats - s.starter) % s.seats < (s.seat + s.seats - s.starter) % s.seats:
        scorings -= 1
        larges -= 1
    each = scoring.nobles(s, seat) + scoring.scouts(s, seat) + scoring.fishers(s, seat)
    repelled = scoring.ships(s, seat, box.ship_points, True)
    smiths = scoring.goldsmiths(s, seat)
    booty = scoring.ships(s, seat, box.ship_gold, True)
    out[at] = s.own[own + Own.GOLD]
    out[at + 1] = s.own[own + Own.TRACK]
    out[at + 2] = scorings
    out[at + 3] = larges
    out[at + 4] = smiths * scorings
    out[at + 5] = smiths
    out[at + 6] = booty * larges
    out[at + 7] = scoring.ships(s, seat, box.ship_gold, False)
    out[at + 8] = (each + repelled) * larges
    out[at + 9] = each
    out[at + 10] = repelled
    out[at + 11] = scoring.ships(s, seat, box.ship_points, False)
    out[at + 12] = scoring.surplus(s, seat)
    out[at + 13] = min(0, scoring.surplus(s, seat)) * s.round
    at += 14
    figure: i64 = Figure.BOATMAN
    while figure <= Figure.FISHER:
        out[at] = s.own[own + Own.ASHORE + figure]
        out[at + 1] = land.free_in(s, seat, figure) if figure != Figure.BOATMAN else 0
        at += 2
        figure += 1
    crew = scoring.boatmen(s, seat)
    isles = land.islands(s, seat)
    most_crew: i64 = 0
    most: i64 = 0
    longest: i64 = 0
    other: i64 = 0
    while other < s.seats:
        if other != seat:
            most_crew = max(most_crew, scoring.boatmen(s, other))
            theirs = land.islands(s, other)
            most = max(most, theirs // land.ISLANDS)
            longest = max(longest, theirs % land.ISLANDS)
        other += 1
    out[at] = crew
    out[at + 1] = crew - most_crew
    out[at + 2] = isles // land.ISLANDS
    out[at + 3] = isles // land.ISLANDS - most
    out[at + 4] = isles % land.ISLANDS
    out[at + 5] = isles % land.ISLANDS - longest
    out[at + 6] = int(100.0 * land_worth(s, seat, 1))
    out[at + 7] = int(100.0 * land_worth(s, seat, to_come))
    out[at + 8] = s.own[own + Own.REACH]
    at += 9
    number: i64 = 1
    while number <= ROUNDS:
        out[at] = 1 if s.round == number else 0
        at += 1
        number += 1
    asked = s.seat == seat
    out[at] = (seat - s.starter + s.seats) % s.seats
    out[at + 1] = 1 if asked and (s.phase == Phase.LAY or s.phase == Phase.START) else 0
    out[at + 2] = 1 if asked and s.phase == Phase.STAND else 0
    out[at + 3] = 1 if asked and s.phase == Phase.BUY else 0
    out[at + 4] = 1 if s.phase == Phase.BID else 0
    out[at + 5] = 1 if s.phase == Phase.BID and s.leader == seat else 0
    out[at + 6] = s.standing if s.phase == Phase.BID and s.leader == seat else 0
    out[at + 7] = s.advanced
    out[at + 8] = s.auction
    left: i64 = 0
    slot: i64 = 0
    while slot < s.slots:
        if s.tile[slot] != NONE:
            left += 1
        slot += 1
    out[at + 9] = left
    at += 10
    special: i64 = Special.GOLDSMITH_1
    while special < SPECIAL_KINDS:
        out[at] = s.own[own + Own.SPECIAL + special] if s.advanced else 0
        at += 1
        special += 1
    out[at] = scoring.buildings(s, seat)
    return at + 1


def gift(s: Wikinger) -> float:
    """What the special tile to come is worth."""
    if s.dearest and purchase.has_specials(s):
        return SPECIAL_TILE
    return 0.0


def best_stood(t: Wikinger, seat: i64, column: i64) -> float:
    """The figure in hand on its tile, or ashore."""
    cell = land.at(t, seat, t.hand_figure, column)
    ashore = seat * Own.SIZE + Own.ASHORE + t.hand_figure
    t.land[cell] += STANDS
    value = prospects(t, seat)
    t.land[cell] -= STANDS
    t.own[ashore] += 1
    value = max(value, prospects(t, seat))
    t.own[ashore] -= 1
    return value


def best_landed(t: Wikinger, seat: i64) -> float:
    """All of the cargo set down, each figure where it is worth most."""
    row = t.cargo_row
    left = t.cargo_left
    while row <= Row.FISHERS:
        while left > 0:
            best_cell: i64 = 0
            best = LEAST
            column: i64 = 1
            while column <= t.own[seat * Own.SIZE + Own.REACH]:
                cell = land.at(t, seat, row, column)
                if t.land[cell] != NONE and t.land[cell] < STANDS:
                    t.land[cell] += STANDS
                    value = prospects(t, seat)
                    t.land[cell] -= STANDS
                    if value > best:
                        best = value
                        best_cell = cell
                column += 1
            if best_cell > 0:
                t.land[best_cell] += STANDS
                t.own[seat * Own.SIZE + Own.ASHORE + row] -= 1
            left -= 1
        row += 1
        left = t.cargo_rest >> row & 1
    return prospects(t, seat)


def prospects(s: Wikinger, seat: i64) -> float:
    """What a seat can expect at the end, in points."""
    if s.seat == OVER:
        return float(scoring.points(s, seat)) + 0.002 * float(scoring.gold_left(s, seat))  # it breaks ties
    box = s.box
    own = seat * Own.SIZE
    to_come = box.rounds - s.round  # rounds after this one
    scorings = to_come + 1

    larges = box.rounds // 2 - (s.round - 1) // 2
    if s.phase >= Phase.FERRY and (seat + s.seats - s.starter) % s.seats < (s.seat + s.seats - s.starter) % s.seats:
        scorings -= 1  # scored already
        larges -= 1
    late = 1.0 - float(to_come) / float(box.rounds)  # from 1/6 in the first round to 1 in the last
    at_end = 1.0 / float(scoring.gold_a_point(s, seat))
    coin = at_end + (0.62 - at_end) * float(to_come) / float(box.rounds)
    gold = float(s.own[own + Own.GOLD])
    income = float(scoring.goldsmiths(s, seat) * scorings + scoring.ships(s, seat, box.ship_gold, True) * larges)
    raid = float(scoring.ships(s, seat, box.ship_gold, False))
    value = float(s.own[own + Own.TRACK])
    ready = 5.0 * float(to_come + 1)  # gold that will find its use; more is for the exchange
    value += coin * min(gold, ready) + at_end * max(0.0, gold - ready)
    value += 0.85 * coin * income - at_end * raid * (0.4 + 0.6 * late)
    each = scoring.nobles(s, seat) + scoring.scouts(s, seat) + scoring.fishers(s, seat)
    each += scoring.ships(s, seat, box.ship_points, True)
    value += float(each * larges)
    value -= float(scoring.ships(s, seat, box.ship_points, False)) * (0.4 + 0.6 * late)
    value += ashore(s, seat, larges, scorings, coin)
    value += land_worth(s, seat, to_come)
    value += majorities(s, seat, late)
    over = scoring.surplus(s, seat)
    if over < 0:
        value += float(over * box.missing)
    else:
        value += float(over) * (float(box.surplus) * late + (1.0 - late))
    if s.advanced:
        value += float(scoring.buildings(s, seat)) * (1.0 + 0.4 * float(to_come) * (1.0 - late))
        boats = min(s.own[own + Own.SPECIAL + Special.BOAT], s.own[own + Own.ASHORE + Figure.BOATMAN] + to_come // 2)
        value += 1.2 * float(boats)
        value += (
            float(to_come)
            * 0.25
            * float(
                scoring.bonus(s, seat, Special.NOBLE_1)
                + scoring.bonus(s, seat, Special.SCOUT_1)
                + scoring.bonus(s, seat, Special.FISHER_1)
                + scoring.bonus(s, seat, Special.GOLDSMITH_1)
                + scoring.bonus(s, seat, Special.GOLDSMITH_2)
            )
        )
        special: i64 = Special.GREAT_FARM
        while special < SPECIAL_KINDS:
            value += 0.5 * float(to_come * s.own[own + Own.SPECIAL + special])
            special += 1
        if s.phase == Phase.BID and s.leader == seat:
            value += FIRST_PLACE - coin * float(s.standing)
    return value


def ashore(s: Wikinger, seat: i64, larges: i64, scorings: i64, coin: float) -> float:
    """Figures ashore are worth something where boatmen, and tiles for them, are there or may still come."""
    own = seat * Own.SIZE
    crew = s.own[own + Own.ASHORE + Figure.BOATMAN]
    hope = min(1.0, 0.25 * float(larges) + 0.25) if crew == 0 else 1.0
    if crew == 0 and s.round == s.box.rounds:
        return 0.0
    value: float = 0.0
    figure: i64 = Figure.WARRIOR
    while figure <= Figure.FISHER:
        number = s.own[own + Own.ASHORE + figure]
        if number > 0:
            free = land.free_in(s, seat, figure)
            certain = min(number, free)
            worth: float = 1.0
            if figure == Figure.NOBLE:
                worth = float(s.box.noble_points * larges)
            elif figure == Figure.SCOUT:
                worth = 1.6 * float(s.box.scout_points * larges)
            elif figure == Figure.GOLDSMITH:
                worth = float(s.box.goldsmith_gold) * coin * float(scorings)
            elif figure == Figure.FISHER:
                worth = float(s.box.fisher_feeds)
            else:
                worth = 1.5 * float(larges)
            value += worth * hope * (0.55 * float(certain) + 0.15 * float(number - certain))
        figure += 1
    return value


def land_worth(s: Wikinger, seat: i64, to_come: i64) -> float:
    """Empty tiles will find their figures; open ends will find more tiles."""
    last = s.own[seat * Own.SIZE + Own.REACH]
    box = s.box
    empty: i64 = 0
    ends: i64 = 0
    row: i64 = Row.WARRIORS
    while row <= Row.FISHERS:
        cell = land.at(s, seat, row, 1)
        end = cell + last
        open_here: i64 = 0
        while cell < end:
            here = s.land[cell]
            if here != NONE:
                if here < STANDS:
                    empty += 1
                if box.land_right[here & TILE] and s.land[cell + 1] == NONE:
                    open_here += 1
            cell += 1
        ends += open_here
        row += 1
    return float(to_come) * (0.08 * float(empty) + 0.15 * float(min(ends, 4)))


def majorities(s: Wikinger, seat: i64, late: float) -> float:
    """Boatmen, islands and the longest island, as likely as they look."""
    crew = scoring.boatmen(s, seat)
    isles = land.islands(s, seat)
    most_crew: i64 = 0
    most: i64 = 0
    longest: i64 = 0
    other: i64 = 0
    while other < s.seats:
        if other != seat:
            most_crew = max(most_crew, scoring.boatmen(s, other))
            theirs = land.islands(s, other)
            most = max(most, theirs // land.ISLANDS)
            longest = max(longest, theirs % land.ISLANDS)
        other += 1
    value = float(s.box.most_boatmen) * chance(crew, most_crew, late)
    value += float(s.box.most_islands) * chance(isles // land.ISLANDS, most, late)
    return value + float(s.box.longest_island) * chance(isles % land.ISLANDS, longest, late)


def chance(mine: i64, best: i64, late: float) -> float:
    """How likely the most will be mine."""
    base = 0.25 + 0.3 * late
    if mine == 0 and late == 1.0:
        return 0.0
    return min(1.0, max(0.0, base + (0.08 + 0.4 * late * late) * float(mine - best)))
