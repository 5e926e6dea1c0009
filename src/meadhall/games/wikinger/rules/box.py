# compiled with mypyc
"""What is in the box, as tables the rules can index."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.engine.ints import Ints
from meadhall.engine.state import ints
from meadhall.games.wikinger.rules.names import EARNED, FACES, FIGURE_KINDS, NONE, SPECIAL_KINDS, TILE_KINDS

HOMELAND: Final = 15  # left of column 1, as if it were a tile
FIRST_SHIPS: Final = 3  # columns that ships fill first (ruling 3)


class Box:
    """Figures of one component file, and the version of the rules; shared by all states of it, never changed."""

    def __init__(self, text: str, rules: i64) -> None:
        self.text: str = text  # the component file; a pickled box is read from it again
        self.rules: i64 = rules  # version of the rules that are played
        self.rounds: i64 = 0
        self.slots: i64 = 0  # of the wheel
        self.shown: i64 = 0  # special tiles that lie open
        self.drawn: i64 = 0  # figures drawn where first place is auctioned
        self.start_points: i64 = 0
        self.gold: Ints = ints(5)  # at the start, by the number of players
        self.tiles: Ints = ints(TILE_KINDS)  # in the stacks
        self.start_tiles: i64 = 0
        self.figures: Ints = ints(FIGURE_KINDS)
        self.specials: Ints = ints(SPECIAL_KINDS)
        self.amount: Ints = ints(SPECIAL_KINDS)  # what a special tile is about
        self.reach: Ints = ints(FACES)  # last row a ship threatens
        self.ship_gold: Ints = ints(FACES)
        self.ship_points: Ints = ints(FACES)
        self.land_left: Ints = ints(FACES)  # 1 where land meets the left edge
        self.land_right: Ints = ints(FACES)
        self.left_of: Ints = ints(FACES)  # bits of what may lie left of a tile: others, the homeland, nothing
        self.right_of: Ints = ints(FACES)  # and right of it
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
        self.most_gold: Ints = ints(5)  # that a seat can come to have in a game, by the number of players
        self.most_earned: Ints = ints(EARNED)  # points that it can get from a source
        self.most_points: i64 = 0  # that it can come to have on the track
        self.called: dict[str, list[str]] = {}  # a building as an owner calls it, in English and in German

    def match_edges(self) -> None:
        """Land meets land and sea meets sea; beside the homeland is sea, beside nothing anything (ruling 2)."""
        face: i64 = 1
        while face < FACES:
            self.left_of[face] = 1 << NONE
            self.right_of[face] = 1 << NONE
            if self.land_left[face] == 0:
                self.left_of[face] |= 1 << HOMELAND
            other: i64 = 1
            while other < FACES:
                if self.land_right[other] == self.land_left[face]:
                    self.left_of[face] |= 1 << other
                if self.land_left[other] == self.land_right[face]:
                    self.right_of[face] |= 1 << other
                other += 1
            face += 1

    def columns(self, seats: i64) -> i64:
        """How long a row can get: every purchase of a seat and its start tile, and room for the first ships."""
        return max(self.rounds * ((self.slots + seats - 1) // seats) + 1, FIRST_SHIPS + 1)

    def __reduce__(self) -> tuple[object, ...]:
        from meadhall.games.wikinger.rules.components import box_of

        return (box_of, (self.text, int(self.rules)))
