# compiled with mypyc
"""What counts in Wikinger: small and large scorings, and the end, line by line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from meadhall.engine.ints import Ints
from meadhall.engine.names import names
from meadhall.engine.state import ints
from meadhall.games.wikinger.rules import land
from meadhall.games.wikinger.rules.box import FIRST_SHIPS
from meadhall.games.wikinger.rules.names import EARNED, NONE, STANDS, TILE, Figure, Own, Row, Source, Special, Tile
from meadhall.games.wikinger.rules.purse import gain_gold, gain_points

if TYPE_CHECKING:
    from meadhall.games.wikinger.rules.state import Wikinger


class Score:
    """Lines of the score sheet. From RAIDERS on they are the final scoring's."""

    START: Final = 0  # points to begin with, less what was paid in points
    REPELLED: Final = 1
    NOBLES: Final = 2
    SCOUTS: Final = 3
    FISHERS: Final = 4
    RAIDERS: Final = 5
    GOLD: Final = 6
    BOATMEN: Final = 7
    ISLANDS: Final = 8
    LONGEST: Final = 9
    FEEDING: Final = 10
    BUILDINGS: Final = 11


SCORES: Final = names(Score)
LINES: Final = 12


# -- after a round ----------------------------------------------------------------------------------------------------


def bonus(s: Wikinger, seat: i64, special: i64) -> i64:
    """What a seat's special tiles of a kind add up to."""
    return s.own[seat * Own.SIZE + Own.SPECIAL + special] * s.box.amount[special]


def goldsmiths(s: Wikinger, seat: i64) -> i64:
    """Gold of the goldsmiths, in every scoring."""
    number = land.unthreatened(s, seat, Row.GOLDSMITHS)
    more = bonus(s, seat, Special.GOLDSMITH_1) + bonus(s, seat, Special.GOLDSMITH_2)
    return number * (s.box.goldsmith_gold + more)


def nobles(s: Wikinger, seat: i64) -> i64:
    """Points of the nobles, in a large scoring."""
    return land.unthreatened(s, seat, Row.NOBLES) * (s.box.noble_points + bonus(s, seat, Special.NOBLE_1))


def scouts(s: Wikinger, seat: i64) -> i64:
    """Points of the scouts and of those they watch over, in a large scoring."""
    each = s.box.scout_points + bonus(s, seat, Special.SCOUT_1)
    cell = land.at(s, seat, Row.SCOUTS, 0)
    last = s.own[seat * Own.SIZE + Own.REACH]
    total: i64 = 0
    column: i64 = 1
    while column <= last:
        if s.land[cell + column] >= STANDS and land.threat(s, seat, column) < Row.SCOUTS:
            total += each
            if s.land[cell + column + s.stride] >= STANDS:
                total += s.box.scout_points
            if s.land[cell + column + 2 * s.stride] >= STANDS:
                total += s.box.scout_points
        column += 1
    return total


def fishers(s: Wikinger, seat: i64) -> i64:
    """Points of the fishers, in a large scoring; only a special tile brings them."""
    each = bonus(s, seat, Special.FISHER_1)
    if each == 0:
        return 0
    return land.unthreatened(s, seat, Row.FISHERS) * each


def ships(s: Wikinger, seat: i64, worth: Ints, repelled: bool) -> i64:
    """What the ships are worth in one currency: those a warrior repels, or those that none does."""
    cell = land.at(s, seat, Row.SHIPS, 0)
    total: i64 = 0
    column: i64 = 1
    while column <= FIRST_SHIPS or (column < s.stride and s.land[cell + column] != NONE):
        tile = s.land[cell + column]
        if tile != NONE and (s.land[cell + column + s.stride] >= STANDS) == repelled:
            total += worth[tile]
        column += 1
    return total


def small(s: Wikinger, seat: i64) -> None:
    """The small scoring of a seat."""
    gain_gold(s, seat, goldsmiths(s, seat), Source.GOLDSMITHS)


def large(s: Wikinger, seat: i64) -> None:
    """The large scoring of a seat, once its boatmen have done their work; from the top row down (ruling 7)."""
    gain_points(s, seat, ships(s, seat, s.box.ship_points, True), Source.SHIPS)
    gain_gold(s, seat, ships(s, seat, s.box.ship_gold, True), Source.SHIPS)
    gain_points(s, seat, nobles(s, seat), Source.NOBLES)
    gain_points(s, seat, scouts(s, seat), Source.SCOUTS)
    gain_gold(s, seat, goldsmiths(s, seat), Source.GOLDSMITHS)
    gain_points(s, seat, fishers(s, seat), Source.FISHERS)


# -- at the end -------------------------------------------------------------------------------------------------------


def boatmen(s: Wikinger, seat: i64) -> i64:
    """Boatmen in the count for the majority: those left, and those on special tiles."""
    return s.own[seat * Own.SIZE + Own.ASHORE + Figure.BOATMAN] + bonus(s, seat, Special.FERRYMAN)


def figures(s: Wikinger, seat: i64) -> i64:
    """All wooden figures of a seat, on islands and ashore."""
    total = land.figures_on(s, seat)
    figure: i64 = Figure.BOATMAN
    while figure <= Figure.FISHER:
        total += s.own[seat * Own.SIZE + Own.ASHORE + figure]
        figure += 1
    return total


def surplus(s: Wikinger, seat: i64) -> i64:
    """How many figures more the fishers could feed; below 0 so many go hungry."""
    return land.unthreatened(s, seat, Row.FISHERS) * s.box.fisher_feeds - figures(s, seat)


def buildings(s: Wikinger, seat: i64) -> i64:
    """Points of the buildings on a land: the figures on and around each, unless its own cell is threatened."""
    if s.advanced == 0:
        return 0
    last = s.own[seat * Own.SIZE + Own.REACH]
    total: i64 = 0
    row: i64 = Row.WARRIORS
    while row <= Row.FISHERS:
        column: i64 = 1
        while column <= last:
            tile = s.land[land.at(s, seat, row, column)] & TILE
            if tile >= Tile.GREAT_FARM and land.threat(s, seat, column) < row:
                total += neighbours(s, seat, row, column) * s.box.amount[Special.GREAT_FARM + tile - Tile.GREAT_FARM]
            column += 1
        row += 1
    return total


def neighbours(s: Wikinger, seat: i64, row: i64, column: i64) -> i64:
    """Figures on a cell and on the eight around it."""
    n: i64 = 0
    y: i64 = max(row - 1, Row.WARRIORS)
    while y <= min(row + 1, Row.FISHERS):
        cell = land.at(s, seat, y, column - 1)
        end = cell + 3
        while cell < end:
            if s.land[cell] >= STANDS:
                n += 1
            cell += 1
        y += 1
    return n


def gold_left(s: Wikinger, seat: i64) -> i64:
    """Gold after the raiders have taken theirs and the rest was changed into points; it breaks ties."""
    return gold_kept(s, seat) % gold_a_point(s, seat)


def gold_kept(s: Wikinger, seat: i64) -> i64:
    """Gold that the raiders leave."""
    return max(0, s.own[seat * Own.SIZE + Own.GOLD] - ships(s, seat, s.box.ship_gold, False))


def gold_a_point(s: Wikinger, seat: i64) -> i64:
    """Gold that buys a point at the end."""
    if s.own[seat * Own.SIZE + Own.SPECIAL + Special.EXCHANGE] > 0:
        return s.box.amount[Special.EXCHANGE]
    return s.box.gold_a_point


def lines_into(s: Wikinger, seat: i64, out: Ints) -> i64:
    """Every line of a seat's sheet, the final scoring as if the game ended now (ruling 9); returns their sum."""
    box = s.box
    own = seat * Own.SIZE
    track = s.own[own + Own.TRACK]
    earned: i64 = 0
    source: i64 = 0
    while source < EARNED:
        out[Score.REPELLED + source] = s.own[own + Own.EARNED + source]
        earned += s.own[own + Own.EARNED + source]
        source += 1
    out[Score.START] = track - earned
    due = ships(s, seat, box.ship_gold, False)
    lost = ships(s, seat, box.ship_points, False) + max(0, due - s.own[own + Own.GOLD])
    out[Score.RAIDERS] = -min(lost, track)
    out[Score.GOLD] = gold_kept(s, seat) // gold_a_point(s, seat)
    crew = boatmen(s, seat)
    isles = land.islands(s, seat)
    number = isles // land.ISLANDS
    longest = isles % land.ISLANDS
    most_crew = crew
    most_number = number
    most_longest = longest
    other: i64 = 0
    while other < s.seats:
        if other != seat:
            most_crew = max(most_crew, boatmen(s, other))
            theirs = land.islands(s, other)
            most_number = max(most_number, theirs // land.ISLANDS)
            most_longest = max(most_longest, theirs % land.ISLANDS)
        other += 1
    out[Score.BOATMEN] = box.most_boatmen if crew > 0 and crew == most_crew else 0
    out[Score.ISLANDS] = box.most_islands if number > 0 and number == most_number else 0
    out[Score.LONGEST] = box.longest_island if longest > 0 and longest == most_longest else 0
    total = track
    line: i64 = Score.RAIDERS
    while line <= Score.LONGEST:
        total += out[line]
        line += 1
    over = surplus(s, seat)
    if over < 0:
        out[Score.FEEDING] = -min(-over * box.missing, total)  # no debts (ruling 9)
    elif s.own[own + Own.SPECIAL + Special.SURPLUS] > 0:
        out[Score.FEEDING] = over * box.amount[Special.SURPLUS]
    else:
        out[Score.FEEDING] = over * box.surplus
    out[Score.BUILDINGS] = buildings(s, seat)
    return total + out[Score.FEEDING] + out[Score.BUILDINGS]


def points(s: Wikinger, seat: i64) -> i64:
    """Points on the track and what the final scoring would bring now; final when over."""
    return lines_into(s, seat, ints(LINES))
