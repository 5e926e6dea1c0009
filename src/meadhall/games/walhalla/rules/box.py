# compiled with mypyc
"""What is in the box, as tables the rules can index."""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.engine.ints import Ints
from meadhall.engine.state import ints
from meadhall.games.walhalla.rules.names import CARD_TYPES, LINES, SEATS, TONGUES


class Box:
    """Figures of one component file; shared by all states that play with it, never changed."""

    def __init__(self, text: str, rules: i64, fields: i64, tiles: i64, dragons: i64, longest: i64, length: i64) -> None:
        self.text: str = text  # the component file; a pickled box is read from it again
        self.rules: i64 = rules  # the version of the rules played by
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
        self.kind: Ints = ints(fields + 1, -1)  # a Kind; -1 of NONE
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
        self.card_points: i64 = 0  # of a card, for a besieged field of its kind
        self.price: i64 = 0  # heroes that a battle won in defence costs
        self.glory: Ints = ints(2)  # first and second in Valhalla
        self.tongue_card: i64 = 0
        self.valhalla_card: i64 = 0
        self.hunt: i64 = 0
        self.dragons: i64 = dragons + 1  # with NONE
        self.colour: Ints = ints(dragons + 1)  # seat whose colour a dragon shows
        self.coloured: Ints = ints(dragons + 1)  # the place that shows it
        self.cards: Ints = ints(CARD_TYPES)  # copies
        self.tongue_of: Ints = ints(CARD_TYPES)  # headland a tongue card names
        self.most: Ints = ints(LINES + 1)  # points that a line of the sheet can bring in a game, and all lines
        self.names: list[str] = []  # of the field types; "" for NONE
        self.dragon_names: list[str] = []

    def __reduce__(self) -> tuple[object, ...]:
        from meadhall.games.walhalla.rules.components import box_of

        return (box_of, (self.text, int(self.rules)))
