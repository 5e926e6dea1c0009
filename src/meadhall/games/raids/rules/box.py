# compiled with mypyc
"""What is in the box, as tables the rules can index."""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.engine.ints import Ints
from meadhall.engine.state import ints
from meadhall.games.raids.rules.names import HARBOURS, SHIPS, Kind


class Box:
    """Figures of one component file; shared by all states that play with it, never changed."""

    def __init__(self, text: str, rules: i64, types: i64, voyages: i64, spaces: i64, harbour: i64) -> None:
        self.text: str = text  # the component file; a pickled box is read from it again
        self.rules: i64 = rules  # the version that is played
        self.types: i64 = types + 1  # with NONE
        self.voyages: i64 = voyages
        self.spaces: i64 = spaces  # on a ship
        self.harbour: i64 = harbour  # the last space of the track
        self.village_hires: i64 = 0
        self.village: Ints = ints(harbour + 1)  # 1 where a village stands
        self.kind: Ints = ints(types + 1)
        self.size: Ints = ints(types + 1)  # 2 for doubles
        self.points: Ints = ints(types + 1)  # strength, for monsters
        self.good: Ints = ints(types + 1)  # which of `goods`
        self.shields: Ints = ints(types + 1)  # of NONE: those of a bare place
        self.copies: Ints = ints((types + 1) * (voyages + 1))  # voyage * types + tile; voyages count from 1
        self.pools: Ints = ints(0)  # the tiles of voyage 1, then those of voyage 2, …
        self.first: Ints = ints(voyages + 2)  # where the tiles of a voyage begin there; the next one's is their end
        self.coin: Ints = ints(0)  # values of the coins, highest first
        self.coins: Ints = ints(0)  # how many there are, or can be paid (ruling 13)
        self.prize: Ints = ints(0)  # coin values for the ranks at a harbour
        self.visit: Ints = ints(0)  # Vikings for the first ship that passes, for the second
        self.plunder: Ints = ints(0)  # coin values likewise
        self.runes: Ints = ints(0)  # points of a set of 0, 1, 2, … runes
        self.crew: Ints = ints((SHIPS + 1) * SHIPS)  # seats * SHIPS + turn order
        self.harbours: Ints = ints(len(HARBOURS))  # 1 for each harbour tile there is
        self.names: list[str] = []  # of the tile types; "" for NONE
        self.goods: list[str] = []  # names of the goods

    def __reduce__(self) -> tuple[object, ...]:
        from meadhall.games.raids.rules.components import box_of

        return (box_of, (self.text, int(self.rules)))

    def coin_of(self, value: i64) -> i64:
        """The index of the coin of that value."""
        i: i64 = 0
        while self.coin[i] != value:
            i += 1
        return i

    def offers(self, tile: i64) -> i64:
        """How many ships get something when they pass a fresh tile."""
        kind = self.kind[tile]
        if kind == Kind.VISIT:
            return len(self.visit)
        return len(self.plunder) if kind == Kind.PLUNDER else 0

    def share(self, tile: i64, left: i64) -> i64:
        """What the next ship that passes a visit or plunder gets while `left` shares lie there."""
        if left == 0:
            return 0
        if self.kind[tile] == Kind.VISIT:
            return self.visit[len(self.visit) - left]
        return self.plunder[len(self.plunder) - left]

    def shares(self, tile: i64) -> tuple[int, ...]:
        """What a fresh tile gives the first ship that passes, the second, …"""
        found: list[int] = []
        left = self.offers(tile)
        while left > 0:
            found.append(int(self.share(tile, left)))
            left -= 1
        return tuple(found)
