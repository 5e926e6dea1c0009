# compiled with mypyc
"""What is in the box, as tables the rules can index."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.engine.ints import Ints
from meadhall.engine.state import ints

NONE: Final = 0  # no tile; tile types count from 1


class Kind:
    """Kinds of tiles. Those up to GOODS lie on the ship; a ship may stop at those up to POST."""

    WEAPON: Final = 1
    SAIL: Final = 2
    MJOLNIR: Final = 3
    STANDARD: Final = 4
    GOODS: Final = 5
    RUNE: Final = 6
    POST: Final = 7
    VISIT: Final = 8
    PLUNDER: Final = 9
    MONSTER: Final = 10


KINDS: Final = ("weapon", "sail", "mjolnir", "standard", "goods", "rune", "post", "visit", "plunder", "monster")
GOODS: Final = ("wood", "pig", "fur", "mead")
HARBOURS: Final = ("race", "goods", "kinds", "runes", "shields", "weapons", "posts", "monsters", "sails")


class Harbour:
    """What a harbour tile ranks the ships by."""

    RACE: Final = 0
    GOODS: Final = 1
    KINDS: Final = 2
    RUNES: Final = 3
    SHIELDS: Final = 4
    WEAPONS: Final = 5
    POSTS: Final = 6
    MONSTERS: Final = 7
    SAILS: Final = 8


class Box:
    """Figures of one component file; shared by all states that play with it, never changed."""

    def __init__(self, text: str, types: i64, voyages: i64, spaces: i64, harbour: i64) -> None:
        self.text: str = text  # the component file; a pickled box is read from it again
        self.types: i64 = types + 1  # with NONE
        self.voyages: i64 = voyages
        self.spaces: i64 = spaces  # on a ship
        self.harbour: i64 = harbour  # the last space of the track
        self.stops: i64 = 0  # tile spaces of the track, and tiles of a voyage
        self.village_hires: i64 = 0
        self.village: Ints = ints(harbour + 1)  # 1 where a village stands
        self.kind: Ints = ints(types + 1)
        self.size: Ints = ints(types + 1)  # 2 for doubles
        self.points: Ints = ints(types + 1)  # strength, for monsters
        self.good: Ints = ints(types + 1)
        self.shields: Ints = ints(types + 1)  # of NONE: those of a bare space
        self.copies: Ints = ints((types + 1) * (voyages + 1))  # voyage * types + tile; voyages count from 1
        self.pools: Ints = ints(0)  # the tiles of voyage 1, then those of voyage 2, …
        self.coin: Ints = ints(0)  # values of the coins, highest first
        self.coins: Ints = ints(0)  # how many there are
        self.prize: Ints = ints(0)  # coin values for the ranks at a harbour
        self.visit: Ints = ints(0)
        self.plunder: Ints = ints(0)
        self.runes: Ints = ints(0)  # points of a set of 0, 1, 2, … runes
        self.crew: Ints = ints(0)  # seats * 8 + turn order
        self.names: list[str] = []  # of the tile types; "" for NONE

    def __reduce__(self) -> tuple[object, ...]:
        from meadhall.games.raids.rules.components import box_of

        return (box_of, (self.text,))

    def coin_of(self, value: i64) -> i64:
        """The index of the coin of that value."""
        i: i64 = 0
        while self.coin[i] != value:
            i += 1
        return i
