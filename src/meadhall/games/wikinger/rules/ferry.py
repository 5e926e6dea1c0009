# compiled with mypyc
"""The scorings after a round, and the boatmen who cross before a large one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from meadhall.engine.dice import Dice
from meadhall.engine.ints import Ints
from meadhall.games.wikinger.rules import land, rounds, scoring
from meadhall.games.wikinger.rules.names import (
    COLUMNS,
    STANDS,
    Act,
    Event,
    Figure,
    Own,
    Phase,
    Row,
    Special,
    Store,
    Why,
    tell,
)

if TYPE_CHECKING:
    from meadhall.games.wikinger.rules.state import Wikinger


def end_round(s: Wikinger, dice: Dice) -> None:
    """The wheel is empty: a small scoring after odd rounds, a large one after even ones (ruling 7)."""
    is_large = s.round % 2 == 0
    tell(s, Event.SCORING, 1 if is_large else 0, s.round)
    if is_large:
        serve(s, s.starter, dice)
        return
    if s.log is not None:
        s.log.keep(s)
    seat = s.starter
    n: i64 = 0
    while n < s.seats:
        scoring.small(s, seat)
        seat = (seat + 1) % s.seats
        n += 1
    rounds.next_round(s, dice)


def serve(s: Wikinger, seat: i64, dice: Dice) -> None:
    """From a seat on: ferry where it can, then score it, up to the last seat."""
    while True:
        if can_ferry(s, seat):
            s.seat = seat
            s.phase = Phase.FERRY
            return
        score(s, seat)
        seat = (seat + 1) % s.seats
        if seat == s.starter:
            rounds.next_round(s, dice)
            return


def passengers(s: Wikinger, seat: i64, figure: i64) -> i64:
    """How many figures of a colour could cross: those ashore, as far as their row has free tiles."""
    ashore = s.own[seat * Own.SIZE + Own.ASHORE + figure]
    if ashore == 0:
        return 0
    return min(ashore, land.free_in(s, seat, figure))


def can_ferry(s: Wikinger, seat: i64) -> bool:
    """Whether a boatman is there, and somebody to take across."""
    if s.own[seat * Own.SIZE + Own.ASHORE + Figure.BOATMAN] == 0:
        return False
    figure: i64 = Figure.WARRIOR
    while figure <= Figure.FISHER:
        if passengers(s, seat, figure) > 0:
            return True
        figure += 1
    return False


def crossings_into(s: Wikinger, out: Ints) -> i64:
    """What a boatman may do (ruling 8). Answers that would only waste a boat are not offered."""
    seat = s.seat
    family: i64 = Act.FERRY
    n: i64 = 0
    colours: i64 = 0
    crowd: i64 = 0
    figure: i64 = Figure.WARRIOR
    while figure <= Figure.FISHER:
        number = passengers(s, seat, figure)
        if number > 0:
            out[n] = family + figure - 2
            n += 1
            colours += 1
            crowd += number
        figure += 1
    if of_each(s, crowd) == Why.NONE:
        out[n] = Act.FERRY_EACH
        n += 1
    if by_boat(s, crowd) == Why.NONE:
        family = Act.BOAT
        figure = Figure.WARRIOR
        while figure <= Figure.FISHER:
            if by_boat(s, passengers(s, seat, figure)) == Why.NONE:
                out[n] = family + figure - 2
                n += 1
            figure += 1
        if by_boat(s, colours) == Why.NONE:
            out[n] = Act.BOAT_EACH
            n += 1
    if waiting(s) == Why.NONE:
        out[n] = Act.STOP
        n += 1
    return n


def of_each(s: Wikinger, crowd: i64) -> i64:
    """Why a boatman cannot take one of each colour, when so many figures could cross at all."""
    if s.advanced:
        return Why.ONE_FIGURE
    return Why.NONE if crowd > 1 else Why.ONE_CROSSES  # else the same as taking that colour


def by_boat(s: Wikinger, crowd: i64) -> i64:
    """Why a boatman cannot take so many figures in a boat."""
    if not s.advanced:
        return Why.NO_SPECIALS
    if s.own[s.seat * Own.SIZE + Own.SPECIAL + Special.BOAT] == 0:
        return Why.NO_BOAT
    return Why.NONE if crowd > 1 else Why.ONE_CROSSES  # a boat would be wasted


def waiting(s: Wikinger) -> i64:
    """Why the boatmen cannot wait: in the last scoring nobody may."""
    return Why.NONE if s.round < s.box.rounds else Why.MUST_FERRY


def crossing(s: Wikinger, action: i64) -> i64:
    """Why a boatman of the asked seat, who has one, cannot do something."""
    if action == Act.STOP:
        return waiting(s)
    boat = action >= Act.BOAT
    colours: i64 = 0
    crowd: i64 = 0
    figure: i64 = Figure.WARRIOR
    while figure <= Figure.FISHER:
        number = passengers(s, s.seat, figure)
        crowd += number
        if number > 0:
            colours += 1
        figure += 1
    if action == Act.FERRY_EACH:
        return of_each(s, crowd)
    if action == Act.BOAT_EACH:
        return by_boat(s, colours)
    figure = action - (Act.BOAT if boat else Act.FERRY) + 2
    number = passengers(s, s.seat, figure)
    why: i64 = by_boat(s, number) if boat else Why.NONE
    if number == 0 and (why == Why.NONE or why == Why.ONE_CROSSES):
        return Why.NO_FREE_TILE if s.own[s.seat * Own.SIZE + Own.ASHORE + figure] > 0 else Why.NONE_ASHORE
    return why


def cross(s: Wikinger, action: i64, dice: Dice) -> None:
    """A boatman takes his cargo aboard and leaves, or all of them wait."""
    seat = s.seat
    if action == Act.STOP:
        score_and_go_on(s, dice)
        return
    own = seat * Own.SIZE
    boat: i64 = 1 if action >= Act.BOAT else 0
    s.own[own + Own.SPECIAL + Special.BOAT] -= boat
    s.own[own + Own.ASHORE + Figure.BOATMAN] -= 1
    s.store[Store.GONE + Store.SPECIALS + Special.BOAT] += boat
    s.store[Store.GONE + Store.FIGURES + Figure.BOATMAN] += 1
    tell(s, Event.BOATMAN, seat, boat)
    if action == Act.FERRY_EACH or action == Act.BOAT_EACH:
        figure: i64 = Figure.WARRIOR
        while figure <= Figure.FISHER:
            if passengers(s, seat, figure) > 0:
                s.cargo_rest |= 1 << figure
            figure += 1
    else:
        s.cargo_row = action - (Act.BOAT if boat else Act.FERRY) + 2
        s.cargo_left = 1 if s.advanced and not boat else passengers(s, seat, s.cargo_row)
    unload(s, dice)


def unload(s: Wikinger, dice: Dice) -> None:
    """Set figures down where there is no choice, ask where there is one, then see to the next boatman."""
    seat = s.seat
    while True:
        if s.cargo_left > 0:
            if land.free_in(s, seat, s.cargo_row) > s.cargo_left:
                s.phase = Phase.TO
                return
            cell = land.at(s, seat, s.cargo_row, 1)
            while s.cargo_left > 0:
                if land.bears_nobody(s.land[cell]):
                    set_down(s, cell - land.at(s, seat, s.cargo_row, 0))
                cell += 1
        if s.cargo_rest == 0:
            break
        row: i64 = Row.WARRIORS
        while s.cargo_rest >> row & 1 == 0:
            row += 1
        s.cargo_rest ^= 1 << row
        s.cargo_row = row
        s.cargo_left = 1
    s.cargo_row = 0
    if can_ferry(s, seat):
        s.phase = Phase.FERRY
        return
    score_and_go_on(s, dice)


def set_down(s: Wikinger, column: i64) -> None:
    """One figure of the cargo lands."""
    s.land[land.at(s, s.seat, s.cargo_row, column)] += STANDS
    s.own[s.seat * Own.SIZE + Own.ASHORE + s.cargo_row] -= 1
    s.cargo_left -= 1
    tell(s, Event.FERRIED, s.seat, s.cargo_row, column)


def landings_into(s: Wikinger, out: Ints) -> i64:
    """The free tiles of the cargo's row."""
    seat = s.seat
    cell = land.at(s, seat, s.cargo_row, 0)
    last = s.own[seat * Own.SIZE + Own.REACH]
    n: i64 = 0
    column: i64 = 1
    while column <= last:
        if land.bears_nobody(s.land[cell + column]):
            out[n] = Act.TO + (s.cargo_row - 2) * COLUMNS + column - 1
            n += 1
        column += 1
    return n


def score_and_go_on(s: Wikinger, dice: Dice) -> None:
    """The seat has ferried: it scores, and the next seat is served."""
    seat = s.seat
    score(s, seat)
    seat = (seat + 1) % s.seats
    if seat == s.starter:
        rounds.next_round(s, dice)
    else:
        serve(s, seat, dice)


def score(s: Wikinger, seat: i64) -> None:
    """The large scoring of a seat; all of them together are one."""
    if s.log is not None:
        s.log.keep(s, (seat + 1) % s.seats != s.starter)
    scoring.large(s, seat)
