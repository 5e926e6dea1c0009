# compiled with mypyc
"""What is in the box, as tables the rules can index."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.engine.ints import Ints
from meadhall.engine.state import ints

NONE: Final = 0  # no tile, no figure; both count from 1
COLUMNS: Final = 37  # the longest row there can be: with two players 36 purchases and the start tile (README)
SLOTS: Final = 12  # of the wheel
OPEN: Final = 4  # special tiles on show


class Row:
    """Rows of a land, from the top. A figure's number is that of its row, so a boatman's is the ships'."""

    SHIPS: Final = 1
    WARRIORS: Final = 2
    NOBLES: Final = 3
    SCOUTS: Final = 4
    GOLDSMITHS: Final = 5
    FISHERS: Final = 6


class Figure:
    """The six colours. On the wheel of the base game they stand in falling order."""

    BOATMAN: Final = 1
    WARRIOR: Final = 2
    NOBLE: Final = 3
    SCOUT: Final = 4
    GOLDSMITH: Final = 5
    FISHER: Final = 6


FIGURES: Final = ("boatman", "warrior", "noble", "scout", "goldsmith", "fisher")
ROWS: Final = ("ships", "warriors", "nobles", "scouts", "goldsmiths", "fishers")
BUILDINGS: Final = ("farm", "church", "settlement", "sanctuary")


class Tile:
    """Tiles as they lie on a land; the order is that of `TILES`."""

    LEFT: Final = 1
    MIDDLE: Final = 2  # + building, from 0
    RIGHT: Final = 6
    SHIP: Final = 7  # + sail, from 0
    GREAT: Final = 11  # + building: the special tile in the place of a middle


TILES: Final = ("left", "farm", "church", "settlement", "sanctuary", "right",
                "red-ship", "green-ship", "yellow-ship", "blue-ship")  # fmt: skip
KINDS: Final = 11  # of tiles that are drawn, NONE included
GREATS: Final = ("great-farm", "great-church", "great-settlement", "great-sanctuary")


class Special:
    """Special tiles; the order is that of `SPECIALS`."""

    FIVE_GOLD: Final = 0
    GOLDSMITH_1: Final = 1
    GOLDSMITH_2: Final = 2
    BOAT: Final = 3
    NOBLE: Final = 4
    SCOUT: Final = 5
    FISHER: Final = 6
    FERRYMAN: Final = 7
    SURPLUS: Final = 8
    EXCHANGE: Final = 9
    GREAT: Final = 10  # + building
    KINDS: Final = 14


SPECIALS: Final = ("five-gold", "goldsmith-1", "goldsmith-2", "boat", "noble-1", "scout-1", "fisher-1",
                   "ferryman", "surplus", "exchange", *GREATS)  # fmt: skip


class Box:
    """Figures of one component file; shared by all states that play with it, never changed."""

    def __init__(self, text: str) -> None:
        self.text: str = text  # the component file; a pickled box is read from it again
        self.rounds: i64 = 0
        self.drawn: i64 = 0  # figures drawn where first place is auctioned
        self.start_points: i64 = 0
        self.gold: Ints = ints(5)  # at the start, by the number of players
        self.tiles: Ints = ints(KINDS)  # in the stacks
        self.start_tiles: i64 = 0
        self.figures: Ints = ints(7)
        self.specials: Ints = ints(Special.KINDS)
        self.amount: Ints = ints(Special.KINDS)  # what a special tile is about
        self.reach: Ints = ints(Tile.GREAT + 4)  # last row a ship threatens
        self.ship_gold: Ints = ints(Tile.GREAT + 4)
        self.ship_points: Ints = ints(Tile.GREAT + 4)
        self.land_left: Ints = ints(Tile.GREAT + 4)  # 1 where land meets the left edge
        self.land_right: Ints = ints(Tile.GREAT + 4)
        self.noble_points: i64 = 0
        self.scout_points: i64 = 0
        self.goldsmith_gold: i64 = 0
        self.fisher_feeds: i64 = 0
        self.gold_a_point: i64 = 0
        self.most_boatmen: i64 = 0
        self.most_islands: i64 = 0
        self.longest_island: i64 = 0
        self.surplus: i64 = 0
        self.missing: i64 = 0

    def __reduce__(self) -> tuple[object, ...]:
        from meadhall.games.wikinger.rules.components import box_of

        return (box_of, (self.text,))
