# compiled with mypyc
"""What is in the box, as tables the rules can index."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.engine.ints import Ints
from meadhall.engine.state import ints

NONE: Final = 0  # no field, no dragon; both count from 1
NOBODY: Final = -1
TONGUES: Final = 3
FJORDS: Final = 4
PLACES: Final = 3  # aboard a dragon: bow, middle, stern


class Kind:
    """Kinds of fields; the cards that pay for them stand in the same order."""

    FOREST: Final = 1
    WHEAT: Final = 2
    CULT: Final = 3
    VILLAGE: Final = 4


class Card:
    """Action cards. Those before HUNT are laid down at the end of a raid, the others played during it."""

    FOREST: Final = 0  # the four kinds of fields, as in Kind
    WHEAT: Final = 1
    CULT: Final = 2
    VILLAGE: Final = 3
    TONGUE: Final = 4  # 4, 5, 6: one for each tongue
    VALHALLA: Final = 7
    HUNT: Final = 8
    ATTACK: Final = 9
    SHIELD: Final = 10


KINDS: Final = ("forest", "wheat", "cult", "village")
CARDS: Final = (
    "forest", "wheat", "cult", "village", "tongue-6", "tongue-7", "tongue-8", "valhalla", "hunt", "attack", "shield",
)  # fmt: skip
CARD_TYPES: Final = 11
END_CARDS: Final = 8  # how many of them are for the end of a raid
SEATS: Final = 4  # at most


class Box:
    """Figures of one component file; shared by all states that play with it, never changed."""

    def __init__(self, text: str, fields: i64, tiles: i64, dragons: i64, longest: i64, length: i64) -> None:
        self.text: str = text  # the component file; a pickled box is read from it again
        self.raids: i64 = 0
        self.vikings: i64 = 0  # of a colour
        self.dealt: i64 = 0  # cards at the start
        self.shortest: i64 = 0  # tiles of a tongue
        self.usual: i64 = 0
        self.longest: i64 = longest
        self.rows: i64 = 2 * longest  # fields of the longest tongue; a field is tongue * rows + row
        self.length: i64 = length  # of a dragon, in fields
        self.berths: i64 = (2 * longest + length - 1) // length  # beside the longest tongue
        self.fields: i64 = fields + 1  # with NONE
        self.kind: Ints = ints(fields + 1)
        self.value: Ints = ints(fields + 1)  # forest points, village bonus
        self.tiles: i64 = tiles
        self.near: Ints = ints(tiles)  # field types of a tile
        self.far: Ints = ints(tiles)
        self.copies: Ints = ints(tiles)
        self.first: Ints = ints(TONGUES)  # headlands
        self.second: Ints = ints(TONGUES)
        self.midgard: Ints = ints(SEATS + 1)  # by number of seats
        self.valhalla: Ints = ints(SEATS + 1)
        self.supply: Ints = ints((SEATS + 1) * SEATS)  # seats * SEATS + rank
        self.wheat: Ints = ints(0)  # by raid, from 1
        self.field_points: i64 = 0
        self.glory: Ints = ints(2)  # first and second in Valhalla
        self.tongue_card: i64 = 0
        self.valhalla_card: i64 = 0
        self.hunt: i64 = 0
        self.dragons: i64 = dragons + 1  # with NONE
        self.colour: Ints = ints(dragons + 1)  # seat whose colour a dragon shows
        self.coloured: Ints = ints(dragons + 1)  # the place that shows it
        self.cards: Ints = ints(CARD_TYPES)  # copies
        self.tongue_of: Ints = ints(CARD_TYPES)  # headland a tongue card names
        self.names: list[str] = []  # of the field types; "" for NONE
        self.dragon_names: list[str] = []

    def __reduce__(self) -> tuple[object, ...]:
        from meadhall.games.walhalla.rules.components import box_of

        return (box_of, (self.text,))
