# compiled with mypyc
"""The words the rules are written in: components, questions, answers, events, and where a figure of the state lies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from meadhall.engine.names import names
from meadhall.engine.state import EVERYONE

if TYPE_CHECKING:
    from meadhall.games.wikinger.rules.state import Wikinger

NOBODY: Final = -1
NONE: Final = 0  # no tile, no figure; both count from 1
COLUMNS: Final = 61  # a land has room for; 37 are used by what is printed, the rest is for corrected files (README)
MOST_SLOTS: Final = 16  # a wheel has room for
MOST_OPEN: Final = 8  # special tiles the shelf has room for
HIGHEST_BID: Final = 99  # ruling 10


# -- components -------------------------------------------------------------------------------------------------------


class Row:
    """Rows of a land, from the top. A figure's number is that of its row, so a boatman's is the ships'."""

    NONE: Final = 0
    SHIPS: Final = 1
    WARRIORS: Final = 2
    NOBLES: Final = 3
    SCOUTS: Final = 4
    GOLDSMITHS: Final = 5
    FISHERS: Final = 6


ROWS: Final = names(Row)[1:]


class Figure:
    """The six colours. On the wheel of the base game they stand in falling order."""

    NONE: Final = 0
    BOATMAN: Final = 1
    WARRIOR: Final = 2
    NOBLE: Final = 3
    SCOUT: Final = 4
    GOLDSMITH: Final = 5
    FISHER: Final = 6


FIGURES: Final = names(Figure)[1:]
FIGURE_KINDS: Final = 7  # NONE included


class Tile:
    """Tiles as they lie on a land: ends and middles of islands, ships by their sail, and special tiles that replaced
    a middle; these follow each other like the middles.
    """

    NONE: Final = 0
    LEFT: Final = 1
    FARM: Final = 2
    CHURCH: Final = 3
    SETTLEMENT: Final = 4
    SANCTUARY: Final = 5
    RIGHT: Final = 6
    RED_SHIP: Final = 7
    GREEN_SHIP: Final = 8
    YELLOW_SHIP: Final = 9
    BLUE_SHIP: Final = 10
    GREAT_FARM: Final = 11
    GREAT_CHURCH: Final = 12
    GREAT_SETTLEMENT: Final = 13
    GREAT_SANCTUARY: Final = 14


TILES: Final = names(Tile)[1:11]  # that are drawn from the stacks
GREATS: Final = names(Tile)[11:]
MIDDLES: Final = TILES[1:5]  # each has its building
TILE_KINDS: Final = 11  # of tiles that are drawn, NONE included
FACES: Final = 15  # of tiles on a land, NONE included


def is_middle(tile: i64) -> bool:
    """Whether a tile is a middle with its building, and no special tile."""
    return tile >= Tile.FARM and tile < Tile.RIGHT


def is_ship(tile: i64) -> bool:
    """Whether a tile is a ship."""
    return tile >= Tile.RED_SHIP and tile < Tile.GREAT_FARM


class Special:
    """Special tiles of the advanced game; the buildings follow each other like the middles they replace."""

    FIVE_GOLD: Final = 0
    GOLDSMITH_1: Final = 1
    GOLDSMITH_2: Final = 2
    BOAT: Final = 3
    NOBLE_1: Final = 4
    SCOUT_1: Final = 5
    FISHER_1: Final = 6
    FERRYMAN: Final = 7
    SURPLUS: Final = 8
    EXCHANGE: Final = 9
    GREAT_FARM: Final = 10
    GREAT_CHURCH: Final = 11
    GREAT_SETTLEMENT: Final = 12
    GREAT_SANCTUARY: Final = 13


SPECIALS: Final = names(Special)
SPECIAL_KINDS: Final = 14


# -- questions, answers, events ---------------------------------------------------------------------------------------


class Phase:
    """Which question is open."""

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


QUESTIONS: Final = names(Phase)


class Act:
    """First answer of each family; the game checks them against its action space."""

    BID: Final = 0  # + amount
    PASS: Final = 100
    REMOVE: Final = 101  # + figure - 1
    COLOUR: Final = 107  # + figure - 1
    BUY: Final = 113  # + slot
    START: Final = 129  # + row - 2
    LAY: Final = 134  # + (row - 1) * COLUMNS + column - 1
    STAND: Final = 500
    ASHORE: Final = 501
    SPECIAL: Final = 502  # + kind
    DECLINE: Final = 516
    SWAP: Final = 517  # + (row - 2) * COLUMNS + column - 1
    FERRY: Final = 822  # + figure - 2
    FERRY_EACH: Final = 827
    BOAT: Final = 828  # + figure - 2
    BOAT_EACH: Final = 833
    STOP: Final = 834
    TO: Final = 835  # + (row - 2) * COLUMNS + column - 1
    ALL: Final = 1140


class Why:
    """Why an answer cannot be given; 0 when it can. `reasons` finds it, and the figures it is told with."""

    NONE: Final = 0
    # the wheel
    NO_SLOT: Final = 1
    SOLD: Final = 2
    BARRED: Final = 3  # the free one is not for this buyer (ruling 1)
    TOO_DEAR: Final = 4
    # a cell: laying, landing, replacing
    OCCUPIED: Final = 5
    SHIPS_ONLY: Final = 6  # the top row
    ISLANDS_ONLY: Final = 7  # the others
    COAST: Final = 8
    LEFT_EDGE: Final = 9
    RIGHT_EDGE: Final = 10
    NO_CONTACT: Final = 11
    FIRST_BERTHS: Final = 12  # are still free
    START_COLUMN: Final = 13
    EMPTY_HAND: Final = 14
    TILE_LIES: Final = 15  # and is not moved
    FIGURE_STANDS: Final = 16  # and is not moved
    OWN_TILE: Final = 17  # the only one a bought figure may stand on
    OTHER_ROW: Final = 18
    LACKS_TILE: Final = 19  # free for a figure, or the middle that a building replaces
    TAKEN: Final = 20
    # special tiles
    NO_SPECIALS: Final = 21  # in the base game
    NOT_OPEN: Final = 22
    DEAREST: Final = 23  # has to be bought for one
    NOT_DEAREST: Final = 24  # was bought
    # the auction, and the figures drawn
    NO_AUCTION: Final = 25
    FIXED_ORDER: Final = 26
    AUCTION_OVER: Final = 27
    BID_TOO_LOW: Final = 28
    BID_TOO_HIGH: Final = 29
    OPENS: Final = 30  # who opens has nothing to pass
    NONE_DRAWN: Final = 31
    PLACED: Final = 32
    # boatmen
    CROSSING_LATER: Final = 33
    NONE_ASHORE: Final = 34
    NO_FREE_TILE: Final = 35
    ONE_FIGURE: Final = 36  # is all a boatman carries without a boat
    NO_BOAT: Final = 37
    ONE_CROSSES: Final = 38  # so that it would do the same as another answer
    MUST_FERRY: Final = 39
    # something else comes first
    BID_FIRST: Final = 40
    WHEEL_FIRST: Final = 41
    TURN_FIRST: Final = 42
    FERRY_FIRST: Final = 43
    LANDING_FIRST: Final = 44


WHYS: Final = names(Why)


class Event:
    """What can happen. Figures behind each."""

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


EVENTS: Final = names(Event)


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
    """Where points and gold come from; points from the first four only."""

    SHIPS: Final = 0
    NOBLES: Final = 1
    SCOUTS: Final = 2
    FISHERS: Final = 3
    GOLDSMITHS: Final = 4
    TILE: Final = 5


SOURCES: Final = names(Source)
EARNED: Final = 4  # sources of points


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


def row_of(action: i64, family: i64, first: i64) -> i64:
    """The row an answer names, in a family whose rows begin with `first`."""
    return (action - family) // COLUMNS + first


def column_of(action: i64, family: i64) -> i64:
    """The column an answer names."""
    return (action - family) % COLUMNS + 1
