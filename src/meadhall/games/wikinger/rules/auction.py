# compiled with mypyc
"""The auction of who goes first, and the colours that the players then put on the wheel (rulings 10, 13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from meadhall.engine.dice import Dice
from meadhall.engine.ints import Ints
from meadhall.games.wikinger.rules import wheel
from meadhall.games.wikinger.rules.names import HIGHEST_BID, NOBODY, NONE, Act, Event, Figure, Phase, Store, tell
from meadhall.games.wikinger.rules.purse import means, pay

if TYPE_CHECKING:
    from meadhall.games.wikinger.rules.state import Wikinger


def open_bidding(s: Wikinger, dice: Dice) -> None:
    """The starter may open, or leave it at nothing, which stands as a bid of 0 and is no pass (ruling 13)."""
    s.standing = 0
    s.leader = s.starter
    s.passed = 0
    s.phase = Phase.BID
    s.seat = s.starter
    if means(s, s.starter) == 0:
        go_round(s, dice)


def bids_into(s: Wikinger, out: Ints) -> i64:
    """The bids a seat can make, and passing; the starter opens with 0 instead."""
    n: i64 = 0
    bid = lowest(s)
    most = highest(s)
    while bid <= most:
        out[n] = Act.BID + bid
        n += 1
        bid += 1
    if not opens(s):
        out[n] = Act.PASS
        n += 1
    return n


def opens(s: Wikinger) -> bool:
    """Whether the asked seat opens the auction; who does has nothing to pass (ruling 13)."""
    return s.leader == s.seat


def lowest(s: Wikinger) -> i64:
    """The least that the asked seat may bid."""
    return 0 if opens(s) else s.standing + 1


def highest(s: Wikinger) -> i64:
    """The most that the asked seat can bid."""
    return min(means(s, s.seat), HIGHEST_BID)


def bid(s: Wikinger, action: i64, dice: Dice) -> None:
    """Raise, or pass for good."""
    if action == Act.PASS:
        s.passed |= 1 << s.seat
        tell(s, Event.PASSED, s.seat)
    else:
        s.standing = action - Act.BID
        s.leader = s.seat
        tell(s, Event.BID, s.seat, s.standing)
    go_round(s, dice)


def go_round(s: Wikinger, dice: Dice) -> None:
    """Ask the next seat that is still in and can raise; once it comes back to the leader, that one has won."""
    seat = (s.seat + 1) % s.seats
    while seat != s.leader:
        if s.passed >> seat & 1 == 0:
            if means(s, seat) > s.standing and s.standing < HIGHEST_BID:
                s.seat = seat
                return
            s.passed |= 1 << seat  # who cannot raise is out
            tell(s, Event.PASSED, seat)
        seat = (seat + 1) % s.seats
    s.starter = seat
    pay(s, seat, s.standing, Event.WON)
    s.standing = 0
    s.leader = NOBODY
    s.passed = 0
    s.seat = seat
    s.phase = Phase.REMOVE


def colours_into(s: Wikinger, family: i64, out: Ints) -> i64:
    """The colours among the figures drawn, as answers of a family."""
    n: i64 = 0
    figure: i64 = Figure.BOATMAN
    while figure <= Figure.FISHER:
        if s.pool[figure] > 0:
            out[n] = family + figure - 1
            n += 1
        figure += 1
    return n


def remove(s: Wikinger, figure: i64, dice: Dice) -> None:
    """The winner takes a figure out of the game; then the tiles come out."""
    s.pool[figure] -= 1
    s.store[Store.GONE + Store.FIGURES + figure] += 1
    tell(s, Event.REMOVED, s.seat, figure)
    wheel.lay_out_tiles(s, dice)
    s.phase = Phase.COLOUR
    place_last_colour(s)


def place(s: Wikinger, figure: i64) -> None:
    """All figures of a colour go to the dearest free slots; the next seat chooses on."""
    slot: i64 = s.slots - 1
    while s.figure[slot] != NONE:
        slot -= 1
    tell(s, Event.PLACED, s.seat, figure, s.pool[figure], slot)
    while s.pool[figure] > 0:
        s.figure[slot] = figure
        s.pool[figure] -= 1
        slot -= 1
    s.seat = (s.seat + 1) % s.seats
    place_last_colour(s)


def place_last_colour(s: Wikinger) -> None:
    """The last colour needs no choice; after it the winner buys first."""
    colours: i64 = 0
    last: i64 = 0
    figure: i64 = Figure.BOATMAN
    while figure <= Figure.FISHER:
        if s.pool[figure] > 0:
            colours += 1
            last = figure
        figure += 1
    if colours == 1:
        place(s, last)
    elif colours == 0:
        wheel.ask_to_buy(s, s.starter)
