# compiled with mypyc
"""The words the rules are written in: questions, answers, events, and where a figure of the state lies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from meadhall.engine.state import EVERYONE
from meadhall.games.wikinger.rules.box import COLUMNS

if TYPE_CHECKING:
    from meadhall.games.wikinger.rules.state import Wikinger

NOBODY: Final = -1
HIGHEST_BID: Final = 99  # ruling 10


class Phase:
    """Which question is open; the order is that of `QUESTIONS`."""

    BID: Final = 0  # for first place
    REMOVE: Final = 1  # which figure leaves the game
    COLOUR: Final = 2  # which colour goes to the wheel next
    BUY: Final = 3  # which combination
    START: Final = 4  # where the start tile goes
    LAY: Final = 5  # where the bought tile goes
    STAND: Final = 6  # the figure on the tile, or ashore
    SPECIAL: Final = 7  # which special tile, if any
    SWAP: Final = 8  # which middle tile the building replaces
    FERRY: Final = 9  # what a boatman takes across
    TO: Final = 10  # where a ferried figure lands


QUESTIONS: Final = ("bid", "remove", "colour", "buy", "start", "lay", "stand", "special", "swap", "ferry", "to")


class Act:
    """First answer of each family; the game checks them against its action space."""

    BID: Final = 0  # + amount
    PASS: Final = 100
    REMOVE: Final = 101  # + figure - 1
    COLOUR: Final = 107  # + figure - 1
    BUY: Final = 113  # + slot
    START: Final = 125  # + row - 2
    LAY: Final = 130  # + (row - 1) * COLUMNS + column - 1
    STAND: Final = 352
    ASHORE: Final = 353
    SPECIAL: Final = 354  # + kind
    DECLINE: Final = 368
    SWAP: Final = 369  # + (row - 2) * COLUMNS + column - 1
    FERRY: Final = 554  # + figure - 2
    FERRY_EACH: Final = 559
    BOAT: Final = 560  # + figure - 2
    BOAT_EACH: Final = 565
    STOP: Final = 566
    TO: Final = 567  # + (row - 2) * COLUMNS + column - 1
    ALL: Final = 752


class Event:
    """What can happen; the order is that of `EVENTS`. Figures behind each."""

    ROUND: Final = 0  # round, starter
    BID: Final = 1  # seat, amount
    PASSED: Final = 2  # seat
    WON: Final = 3  # seat, gold, points
    REMOVED: Final = 4  # seat, figure
    PLACED: Final = 5  # seat, figure, count, dearest slot
    BOUGHT: Final = 6  # seat, tile, figure, slot
    PAID: Final = 7  # seat, gold, points
    TURNED: Final = 8  # the slot that costs nothing now, by how many
    STARTED: Final = 9  # seat, row
    LAID: Final = 10  # seat, tile, row, column
    DISCARDED: Final = 11  # seat, tile
    STOOD: Final = 12  # seat, figure, column
    ASHORE: Final = 13  # seat, figure
    TOOK: Final = 14  # seat, special
    DECLINED: Final = 15  # seat
    SET_ASIDE: Final = 16  # seat, special
    SWAPPED: Final = 17  # seat, special, row, column
    SCORING: Final = 18  # large, round
    BOATMAN: Final = 19  # seat, with a boat
    FERRIED: Final = 20  # seat, figure, column
    GOLD: Final = 21  # seat, gold, source
    POINTS: Final = 22  # seat, points, source
    FINAL: Final = 23  # seat, line, points
    ENDED: Final = 24


EVENTS: Final = (
    "round", "bid", "passed", "won", "removed", "placed", "bought", "paid", "turned", "started", "laid", "discarded",
    "stood", "ashore", "took", "declined", "set-aside", "swapped", "scoring", "boatman", "ferried", "gold", "points",
    "final", "ended",
)  # fmt: skip


class Own:
    """Where a seat's figures lie in `state.own`, each + seat * SIZE."""

    GOLD: Final = 0
    TRACK: Final = 1  # points on the track
    REACH: Final = 2  # last column with an island tile
    EARNED: Final = 3  # + source: points from scorings, for the sheet
    ASHORE: Final = 7  # + figure, boatmen included
    SPECIAL: Final = 14  # + kind: special tiles taken
    SIZE: Final = 28


class Source:
    """Where points and gold come from; the order is that of `SOURCES`. Points come from the first four."""

    SHIPS: Final = 0
    NOBLES: Final = 1
    SCOUTS: Final = 2
    FISHERS: Final = 3
    GOLDSMITHS: Final = 4
    TILE: Final = 5


SOURCES: Final = ("ships", "nobles", "scouts", "fishers", "goldsmiths", "tile")


class Store:
    """Where what is not on the table is counted in `state.store`: to come, or gone from the game."""

    TILES: Final = 0  # + tile: in the stacks
    FIGURES: Final = 11  # + figure: in the bag
    SPECIALS: Final = 18  # + kind: in their stacks
    GONE: Final = 32  # + the same again: left the game
    SIZE: Final = 64


STANDS: Final = 16  # a cell of a land: its tile, + STANDS when the figure of its row stands there
TILE: Final = 15


def tell(s: Wikinger, event: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
    """Note an event if somebody listens; everything in Wikinger is public."""
    log = s.log
    if log is not None:
        log.tell(EVERYONE, event, a, b, c, d)


def pay(s: Wikinger, seat: i64, price: i64, event: i64) -> None:
    """Pay gold, and points for what is missing (ruling 1)."""
    at = seat * Own.SIZE
    gold = min(price, s.own[at + Own.GOLD])
    s.own[at + Own.GOLD] -= gold
    s.own[at + Own.TRACK] -= price - gold
    tell(s, event, seat, gold, price - gold)


def means(s: Wikinger, seat: i64) -> i64:
    """All a seat can pay: its gold, and its points one for one."""
    return s.own[seat * Own.SIZE + Own.GOLD] + s.own[seat * Own.SIZE + Own.TRACK]


def row_of(action: i64, family: i64, first: i64) -> i64:
    """The row an answer names, in a family whose rows begin with `first`."""
    return (action - family) // COLUMNS + first


def column_of(action: i64, family: i64) -> i64:
    """The column an answer names."""
    return (action - family) % COLUMNS + 1
