# compiled with mypyc
"""The rounds: how one begins, and how the last one ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from meadhall.engine.dice import Dice
from meadhall.engine.state import OVER, ints
from meadhall.games.wikinger.rules import auction, scoring, wheel
from meadhall.games.wikinger.rules.names import (
    FIGURE_KINDS,
    NOBODY,
    SPECIAL_KINDS,
    Event,
    Figure,
    Phase,
    Store,
    tell,
)
from meadhall.games.wikinger.rules.scoring import LINES, Score

if TYPE_CHECKING:
    from meadhall.games.wikinger.rules.state import Wikinger


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
        fill_gaps(s, dice)
    n: i64 = s.box.drawn if s.auction else s.slots
    while n > 0:
        s.pool[dice.draw(s.store, Store.FIGURES, FIGURE_KINDS)] += 1
        n -= 1
    if s.auction:
        auction.open_bidding(s, dice)
        return
    wheel.lay_out_tiles(s, dice)
    slot: i64 = 0
    figure: i64 = Figure.FISHER
    while figure >= Figure.BOATMAN:
        while s.pool[figure] > 0:
            s.pool[figure] -= 1
            s.figure[slot] = figure
            slot += 1
        figure -= 1
    wheel.ask_to_buy(s, s.starter)


def fill_gaps(s: Wikinger, dice: Dice) -> None:
    """Open a special tile wherever one was taken, as long as there are any."""
    left: i64 = 0
    kind: i64 = 0
    while kind < SPECIAL_KINDS:
        left += s.store[Store.SPECIALS + kind]
        kind += 1
    k: i64 = 0
    while k < len(s.open):
        if s.open[k] == NOBODY and left > 0:
            s.open[k] = dice.draw(s.store, Store.SPECIALS, SPECIAL_KINDS)
            left -= 1
        k += 1


def finish(s: Wikinger) -> None:
    """The game is over. The final scoring changes nothing on the table: `scoring` counts it from what lies there."""
    if s.log is not None:
        s.log.keep(s)
    s.seat = OVER
    s.phase = Phase.BUY
    if s.log is not None:
        lines = ints(LINES)
        seat: i64 = 0
        while seat < s.seats:
            scoring.lines_into(s, seat, lines)
            line: i64 = Score.RAIDERS
            while line < LINES:
                if lines[line] != 0:
                    tell(s, Event.FINAL, seat, line, lines[line])
                line += 1
            seat += 1
        tell(s, Event.ENDED)
