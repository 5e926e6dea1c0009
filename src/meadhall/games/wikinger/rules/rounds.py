# compiled with mypyc
"""How a round begins: special tiles, the auction for first place, tiles and figures round the wheel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from meadhall.engine.dice import Dice
from meadhall.engine.ints import Ints
from meadhall.engine.state import OVER, ints
from meadhall.games.wikinger.rules import scoring
from meadhall.games.wikinger.rules.box import KINDS, NONE, OPEN, SLOTS, Figure, Special, Tile
from meadhall.games.wikinger.rules.names import HIGHEST_BID, NOBODY, Act, Event, Own, Phase, Store, means, pay, tell
from meadhall.games.wikinger.rules.scoring import Score

if TYPE_CHECKING:
    from meadhall.games.wikinger.rules.state import Wikinger


def deal(s: Wikinger, dice: Dice) -> None:
    """Set the game up: stacks and bag, gold and points, a random first player."""
    box = s.box
    fill(s.store, Store.TILES, box.tiles)
    fill(s.store, Store.FIGURES, box.figures)
    if s.advanced:
        fill(s.store, Store.SPECIALS, box.specials)
    seat: i64 = 0
    while seat < s.seats:
        s.own[seat * Own.SIZE + Own.GOLD] = box.gold[s.seats]
        s.own[seat * Own.SIZE + Own.TRACK] = box.start_points
        seat += 1
    s.starter = dice.below(s.seats)
    begin_round(s, dice)


def fill(store: Ints, first: i64, counts: Ints) -> None:
    """Put everything of a kind into stacks or bag."""
    i: i64 = 0
    while i < len(counts):
        store[first + i] = counts[i]
        i += 1


def next_round(s: Wikinger, dice: Dice) -> None:
    """The mark goes to the left neighbour; after the last round the end is counted."""
    if s.round == s.box.rounds:
        finish(s)
        return
    s.starter = (s.starter + 1) % s.seats
    begin_round(s, dice)


def begin_round(s: Wikinger, dice: Dice) -> None:
    """Fill the gaps among the special tiles, then make an offer (ruling 10)."""
    s.round += 1
    tell(s, Event.ROUND, s.round, s.starter)
    if s.advanced:
        k: i64 = 0
        while k < OPEN:
            if s.open[k] == NOBODY:
                s.open[k] = dice.draw(s.store, Store.SPECIALS, Special.KINDS)
            k += 1
    n: i64 = s.box.drawn if s.auction else SLOTS
    while n > 0:
        s.pool[dice.draw(s.store, Store.FIGURES, 7)] += 1
        n -= 1
    if s.auction:
        open_auction(s, dice)
        return
    lay_out_tiles(s, dice)
    slot: i64 = 0
    figure: i64 = Figure.FISHER
    while figure >= Figure.BOATMAN:
        while s.pool[figure] > 0:
            s.pool[figure] -= 1
            s.figure[slot] = figure
            slot += 1
        figure -= 1
    ask_to_buy(s, s.starter)


def lay_out_tiles(s: Wikinger, dice: Dice) -> None:
    """Twelve tiles: islands from the cheap end up, ships from the dear end down."""
    low: i64 = 0
    high: i64 = SLOTS - 1
    while low <= high:
        tile = dice.draw(s.store, Store.TILES, KINDS)
        if tile >= Tile.SHIP:
            s.tile[high] = tile
            high -= 1
        else:
            s.tile[low] = tile
            low += 1


def ask_to_buy(s: Wikinger, seat: i64) -> None:
    """It is a seat's turn at the wheel."""
    s.seat = seat
    s.phase = Phase.BUY


# -- the auction ------------------------------------------------------------------------------------------------------


def open_auction(s: Wikinger, dice: Dice) -> None:
    """The starter may open, or leave it at nothing, which stands as a bid of 0."""
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
    lowest = s.standing + 1
    if s.leader == s.seat:
        lowest = 0
    bid = lowest
    most = min(means(s, s.seat), HIGHEST_BID)
    while bid <= most:
        out[n] = Act.BID + bid
        n += 1
        bid += 1
    if s.leader != s.seat:
        out[n] = Act.PASS
        n += 1
    return n


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
    lay_out_tiles(s, dice)
    s.phase = Phase.COLOUR
    place_last_colour(s)


def place(s: Wikinger, figure: i64) -> None:
    """All figures of a colour go to the dearest free slots; the next seat chooses on."""
    slot: i64 = SLOTS - 1
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
        ask_to_buy(s, s.starter)


# -- the end ----------------------------------------------------------------------------------------------------------


def finish(s: Wikinger) -> None:
    """The game is over. The final scoring changes nothing on the table: `scoring` counts it from what lies there."""
    s.seat = OVER
    s.phase = Phase.BUY
    if s.log is not None:
        lines = ints(Score.LINES)
        seat: i64 = 0
        while seat < s.seats:
            scoring.lines_into(s, seat, lines)
            line: i64 = Score.RAIDERS
            while line < Score.LINES:
                if lines[line] != 0:
                    tell(s, Event.FINAL, seat, line, lines[line])
                line += 1
            seat += 1
        tell(s, Event.ENDED)
