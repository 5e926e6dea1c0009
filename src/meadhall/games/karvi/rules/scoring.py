# compiled with mypyc
"""What counts in Karvi: the measures of conditions and goals, the score track, and the points at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from meadhall.engine.state import OVER
from meadhall.games.karvi.rules.box import (
    BACKS,
    DICE,
    MOST_RUNES,
    SPACES,
    STONES,
    STRENGTHS,
    TRACKED,
    Line,
    Measure,
    Side,
)
from meadhall.games.karvi.rules.figures import Goal
from meadhall.games.karvi.rules.names import D, P

if TYPE_CHECKING:
    from meadhall.games.karvi.rules.state import Karvi


def crew(s: Karvi, seat: i64, side: i64) -> i64:
    """Warriors of a seat on one side, healthy (0) or injured (1)."""
    base = seat * P.SIZE + P.CREW + side * STRENGTHS
    total: i64 = 0
    k: i64 = 0
    while k < STRENGTHS:
        total += s.p[base + k]
        k += 1
    return total


def strength(s: Karvi, seat: i64) -> i64:
    """The sum of all warriors, healthy or not."""
    base = seat * P.SIZE + P.CREW
    total: i64 = 0
    k: i64 = 0
    while k < STRENGTHS:
        total += (k + 1) * (s.p[base + k] + s.p[base + STRENGTHS + k])
        k += 1
    return total


def beer(s: Karvi, seat: i64) -> i64:
    """Beer on the dice of a seat."""
    total = s.die[D.BEER + seat * 2]
    return total + s.die[D.BEER + seat * 2 + 1] if s.each == 2 else total


def goods(s: Karvi, seat: i64, wanted: i64) -> i64:
    """How many of a set of goods (bits) a seat has traded."""
    left = s.p[seat * P.SIZE + P.DONE] & wanted
    total: i64 = 0
    while left > 0:
        total += left & 1
        left >>= 1
    return total


def builders(s: Karvi, at: i64) -> i64:
    """How many have built at a site."""
    many: i64 = 0
    seat: i64 = 0
    while seat < s.seats:
        many += s.built[at] >> seat & 1
        seat += 1
    return many


def measure(s: Karvi, seat: i64, what: i64) -> i64:
    """How much a seat has of what a condition, a goal or an effect counts."""
    base = seat * P.SIZE
    p = s.p
    if what == Measure.TRADE:
        return p[base + P.TRADES]
    if what == Measure.RAID:
        return p[base + P.RAIDS]
    if what == Measure.GEAR:
        return p[base + P.GEAR]
    if what == Measure.PLAYED:
        return p[base + P.PLAYED]
    if what == Measure.TOWER:
        return p[base + P.BUILT_TOWERS]
    if what == Measure.POST:
        return p[base + P.BUILT_POSTS]
    if what == Measure.BUILDINGS:
        return p[base + P.BUILT_TOWERS] + p[base + P.BUILT_POSTS]
    if what == Measure.HEALTHY:
        return crew(s, seat, Side.HEALTHY)
    if what == Measure.INJURED:
        return crew(s, seat, Side.INJURED)
    if what == Measure.CREW:
        return crew(s, seat, Side.HEALTHY) + crew(s, seat, Side.INJURED)
    if what == Measure.STRENGTH:
        return strength(s, seat)
    if what == Measure.BREAD:
        return p[base + P.BREAD]
    if what == Measure.BOTH:
        return min(p[base + P.TRADES], p[base + P.RAIDS])
    return max(p[base + P.TRADES], p[base + P.RAIDS])


def meets(s: Karvi, seat: i64, piece: i64) -> bool:
    """Whether a seat meets the condition of an equipment tile or, behind those, a rune."""
    return measure(s, seat, s.box.need[piece * 2]) >= s.box.need[piece * 2 + 1]


def goal(s: Karvi, seat: i64, rune: i64) -> i64:
    """How far a seat is with the goal of a normal rune."""
    at = rune * Goal.SIZE
    what = s.box.goal[at + Goal.MEASURE]
    if what == Measure.GOODS:
        return goods(s, seat, s.box.goal[at + Goal.GOODS])
    return measure(s, seat, what)


def rune_points(s: Karvi, seat: i64, rune: i64) -> i64:
    """What a rune on the mat is worth: the harder goal met, or for a special one points per measure."""
    box = s.box
    if rune >= STONES:
        at = (rune - STONES) * 2
        return box.special_per[at + 1] * measure(s, seat, box.special_per[at])
    at = rune * Goal.SIZE
    now = goal(s, seat, rune)
    if now >= box.goal[at + Goal.HARD]:
        return box.goal[at + Goal.HARD_POINTS]
    return box.goal[at + Goal.EASY_POINTS] if now >= box.goal[at + Goal.EASY] else 0


def all_runes(s: Karvi, seat: i64) -> i64:
    """Points of the uppermost runes; a covered one gives none (ruling 20)."""
    total: i64 = 0
    slot: i64 = 0
    while slot < MOST_RUNES:
        rune = s.p[seat * P.SIZE + P.RUNE + slot]
        if rune > 0:
            total += rune_points(s, seat, rune - 1)
        slot += 1
    return total


def hand(s: Karvi, seat: i64) -> i64:
    """Cards in the hand of a seat; everybody can count them."""
    total: i64 = 0
    k: i64 = 0
    while k < BACKS:
        total += s.held[seat * BACKS + k]
        k += 1
    return total


def final(s: Karvi, seat: i64, line: i64) -> i64:
    """A line of the end scoring, were the game over now (ruling 41)."""
    base = seat * P.SIZE
    p = s.p
    if line == Line.RUNES:
        return all_runes(s, seat)
    if line == Line.STRENGTH:
        return strength(s, seat)
    if line == Line.TILES:
        return p[base + P.TRADES] * p[base + P.TRADES]
    if line == Line.BEER:
        return beer(s, seat)
    if line == Line.BREAD:
        return p[base + P.BREAD] // s.box.end_bread
    if line == Line.GOLD:
        return p[base + P.GOLD] * s.box.end_gold + hand(s, seat) // s.box.end_cards
    return (p[base + P.FUR] + p[base + P.SILVER]) // s.box.end_resources


def score(s: Karvi, seat: i64, line: i64) -> i64:
    """One line of the score sheet; those of the end stay empty until then."""
    if line < TRACKED:
        return s.p[seat * P.SIZE + P.LINE + line]
    return final(s, seat, line) if s.seat == OVER else 0


def track(s: Karvi, seat: i64) -> i64:
    """Where the meeple stands on the score track."""
    total: i64 = 0
    line: i64 = 0
    while line < TRACKED:
        total += s.p[seat * P.SIZE + P.LINE + line]
        line += 1
    return total


def points(s: Karvi, seat: i64) -> i64:
    """The score track, and once the game is over the end scoring too."""
    total = track(s, seat)
    if s.seat == OVER:
        line: i64 = Line.RUNES
        while line <= Line.RESOURCES:
            total += final(s, seat, line)
            line += 1
    return total


def leftmost(s: Karvi, seat: i64) -> i64:
    """Where a seat's leftmost die stands in the stop area, for ties: less is better, the upper of two first."""
    best: i64 = SPACES * DICE
    k: i64 = 0
    while k < s.each:
        at = (s.die[D.AT + seat * 2 + k] % SPACES) * DICE - s.die[D.LEVEL + seat * 2 + k]
        if at < best:
            best = at
        k += 1
    return best
