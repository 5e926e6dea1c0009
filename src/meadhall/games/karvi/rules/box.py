# compiled with mypyc
"""What is in Karvi's box, as tables the rules can index, and the names everything goes by."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.engine.ints import Ints
from meadhall.engine.state import ints

# -- names; the order is that of the indexes --------------------------------------------------------------------------

SORTS: Final = ("helmet", "beer", "ship")  # of equipment cards
GEAR_SLOTS: Final = ("stern", "sail", "head")
GOODS: Final = ("wool", "honey", "salt", "glass", "wine", "ivory")
KINDS: Final = ("T1", "T2", "T3", "T4", "T5", "T6", "R1", "R2", "R3", "R4", "R5", "R6")  # of trade and raid tiles
LETTERS: Final = ("a", "b", "c", "d")  # the tiles of a kind
GEAR: Final = (
    "H1", "H2", "H3", "H4", "H5", "H6", "H7", "H8", "S1", "S2", "S3", "S4", "S5", "S6", "S7", "S8",
    "K1", "K2", "K3", "K4", "K5", "K6", "K7", "K8",
)  # fmt: skip
RUNES: Final = ("N1", "N2", "N3", "N4", "N5", "N6", "N7", "N8", "N9", "N10", "N11", "N12")
SPECIALS: Final = ("B1", "B2", "B3", "B4", "B5", "B6", "B7", "B8")
FIELDS: Final = (
    "kaupanger", "avaldsnes", "ribe", "hedeby", "dorestad", "grimsby", "lundenwic", "jorvik", "lindisfarne",
    "portmahomack", "wick", "kirkwall", "jarlshof", "torshavn", "ljodhus", "iona", "bangor", "peel", "dyflin",
    "celtic-sea", "waterford", "norwegian-sea", "vik",
)  # fmt: skip
PANELS: Final = ("top", "right", "bottom", "left")  # clockwise behind the stop area
ROUND_TILES: Final = ("I", "II", "III", "village")
STARTS: Final = 5  # start cards
CARDS: Final = 45  # equipment cards
TRADE_CARDS: Final = 18  # designs
STOPS: Final = 6  # spaces of a stop area
BAR: Final = 28  # spaces of the four panels
SPACES: Final = 34  # stop area and panels
HOME: Final = 0  # Kaupanger
NOBODY: Final = -1
SPECIAL_SITES: Final = ("waterford", "vik")


class Place:
    """Kinds of fields."""

    START: Final = 0
    TRADE: Final = 1
    RAID: Final = 2
    POST: Final = 3
    TOWER: Final = 4
    MAP: Final = 5


PLACES: Final = ("start", "trade", "raid", "post", "tower", "map")


class Line:
    """Lines of the score sheet: those up to RUNES stand on the score track, the others come at the end."""

    BUILDINGS: Final = 0
    TRADE: Final = 1
    RAID: Final = 2
    VALHALLA: Final = 3
    MAT: Final = 4
    CARDS: Final = 5
    TRADE_CARDS: Final = 6
    GEAR: Final = 7
    SPACES: Final = 8
    SPECIALS: Final = 9
    RUNES: Final = 10
    STRENGTH: Final = 11
    TILES: Final = 12
    BEER: Final = 13
    BREAD: Final = 14
    GOLD: Final = 15
    RESOURCES: Final = 16


TRACKED: Final = 10  # lines that stand on the score track
LINES: Final = (
    "buildings", "trade", "raid", "valhalla", "mat", "cards", "trade-cards", "gear", "spaces", "specials",
    "runes", "strength", "tiles", "beer", "bread", "gold", "resources",
)  # fmt: skip


class Op:
    """The vocabulary of effects; from RAISE_EACH on they are functions of their own (`functions.py`)."""

    END: Final = 0
    GAIN: Final = 1  # kind, amount, score line
    FILL: Final = 2
    ACT: Final = 3  # action
    RECRUIT: Final = 4  # strength
    RAISE: Final = 5  # by
    HEAL: Final = 6  # warriors
    DRAW: Final = 7  # cards
    TRADECARD: Final = 8  # cards
    RELEASE: Final = 9  # 0 tower, 1 post
    SCORE: Final = 10  # points, measure, most, score line
    CONVERT: Final = 11  # what, how many, gained kind, amount, times; the score line is the sixth figure's
    SAIL: Final = 12  # steps, manner
    RAISE_EACH: Final = 13  # side, by
    DOUBLE: Final = 14  # warriors
    SCORE_STRONGEST: Final = 15  # warriors, most, score line
    SET_BEER: Final = 16  # beer
    COPY_BEER: Final = 17
    SCORE_BEER: Final = 18  # score line
    FREE_MOVE: Final = 19
    STACK_MOVE: Final = 20
    STEP_BACK: Final = 21  # spaces, free
    REUSE_SPACE: Final = 22
    USE_SPACE: Final = 23  # free
    SHIP_TO_MAP: Final = 24
    SHIP_TO_SHIP: Final = 25  # manner


OPS: Final = (
    "end", "gain", "fill", "act", "recruit", "raise", "heal", "draw", "tradecard", "release", "score", "convert",
    "sail", "raise_each", "double", "score_strongest", "set_beer", "copy_beer", "score_beer", "free_move", "stack_move",
    "step_back", "reuse_space", "use_space", "ship_to_map", "ship_to_ship",
)  # fmt: skip
OP: Final = 7  # figures of an operation: code and six more


class Gain:
    """What can be gained."""

    FUR: Final = 0
    SILVER: Final = 1
    GOLD: Final = 2
    BREAD: Final = 3
    BEER: Final = 4
    RESOURCES: Final = 5  # fur or silver, as one likes
    POINTS: Final = 6


GAINS: Final = ("fur", "silver", "gold", "bread", "beer", "resources", "points")


class Deed:
    """The actions of the bar."""

    BEER: Final = 0
    BREAD: Final = 1
    YIELD: Final = 2
    EQUIP: Final = 3
    TRADE: Final = 4
    RAID: Final = 5
    LOCKED: Final = 6


DEEDS: Final = ("beer", "bread", "yield", "equip", "trade", "raid", "locked")


class Price:
    """What can be given for something."""

    RESOURCES: Final = 0
    BREAD: Final = 1
    HEALTH: Final = 2  # turn a healthy warrior to her injured side
    WARRIOR: Final = 3  # send a healthy warrior away


PRICES: Final = ("resources", "bread", "health", "warrior")


class Manner:
    """How a ship arrives where others lie."""

    NORMAL: Final = 0
    PEACEFUL: Final = 1  # lies down beside them
    FORCED: Final = 2  # displaces them for nothing


MANNERS: Final = ("normal", "peaceful", "forced")


class On:
    """Events that equipment tiles answer to."""

    EQUIP: Final = 0
    TOWER: Final = 1
    POST: Final = 2
    EXPLORE: Final = 3
    BREAD: Final = 4
    RAID: Final = 5
    DEATH: Final = 6
    TRADECARD: Final = 7
    TRADE: Final = 8
    YIELD: Final = 9
    CARD: Final = 10
    LOCKED: Final = 11


ONS: Final = (
    "equip", "tower", "post", "explore", "bread", "raid", "death", "tradecard", "trade", "yield", "card", "locked",
)  # fmt: skip
ON: Final = 12


class Rule:
    """What equipment tiles change."""

    FAR_STEPS: Final = 0
    FAR_BREAD: Final = 1
    SMUGGLE_BEER: Final = 2
    BEER_CAP: Final = 3
    MAP: Final = 4
    ARMOUR: Final = 5
    RAID_FACTOR: Final = 6
    BOTH_LOCKED: Final = 7


RULES: Final = (
    "far_steps", "far_bread", "smuggle_beer", "beer_cap", "map", "armour", "raid_factor", "both_locked",
)  # fmt: skip
RULE: Final = 8


class Measure:
    """What conditions, goals and effects count."""

    TRADE: Final = 0
    RAID: Final = 1
    GEAR: Final = 2
    PLAYED: Final = 3
    TOWER: Final = 4
    POST: Final = 5
    BUILDINGS: Final = 6
    HEALTHY: Final = 7
    INJURED: Final = 8
    CREW: Final = 9
    STRENGTH: Final = 10
    BREAD: Final = 11
    BOTH: Final = 12  # the lesser of trade and raid tiles
    EITHER: Final = 13  # the greater
    GOODS: Final = 14  # of a set of goods


MEASURES: Final = (
    "trade", "raid", "gear", "played", "tower", "post", "buildings", "healthy", "injured", "crew", "strength", "bread",
    "both", "either", "goods",
)  # fmt: skip

FIRST_STOP: Final = 56  # both sides of the panels stand before the stop areas in the table of spaces
ALL_SPACES: Final = 98
JOIN_BOTH: Final = 1
JOIN_OR: Final = 2


class Box:
    """Figures of one component file; shared by all states that play with it, never changed."""

    def __init__(self, text: str) -> None:
        fields = i64(len(FIELDS))
        self.text: str = text  # the component file; a pickled box is read from it again
        self.ops: Ints = ints(0)  # all effects, OP figures an operation
        self.programs: list[tuple[int, str]] = []  # where each effect begins, and its name
        self.one: i64 = 1  # the compiler takes a literal 1 that is shifted for 32 bits
        self.warriors: i64 = 0
        self.strengths: i64 = 0
        self.most_beer: i64 = 0
        self.most_bread: i64 = 0
        self.display: i64 = 0
        self.cards_for_gold: i64 = 0
        self.crew: i64 = 0
        self.rune_slots: i64 = 0
        self.beer: Ints = ints(0)
        self.bread: Ints = ints(0)
        self.building_slot: Ints = ints(0)
        self.unlock_slot: i64 = 0
        self.map_slot: i64 = 0
        self.francia_slot: i64 = 0
        self.deed: Ints = ints(7)  # an effect for each action of the bar
        self.locked: Ints = ints(2)  # effects of the unlocked action: trade, raid
        self.francia_price: i64 = 0
        self.francia_points: Ints = ints(2)  # trade, raid
        self.francia_strength: i64 = 0
        self.francia_damage: i64 = 0
        self.end_bread: i64 = 1
        self.end_cards: i64 = 1
        self.end_resources: i64 = 1
        self.end_gold: i64 = 1
        self.slot_cost: Ints = ints(4 * 4)  # stern, sail, head, rune: fur, silver, any, points
        self.space_beer: Ints = ints(ALL_SPACES)
        self.space_half: Ints = ints(ALL_SPACES * 2, -1)
        self.space_join: Ints = ints(ALL_SPACES)
        self.space_locked: Ints = ints(ALL_SPACES)  # 1: needs the unlocked action
        self.three_plus: Ints = ints(ALL_SPACES)
        self.space_plain: Ints = ints(ALL_SPACES * 2)  # 1: the half only gives goods or points
        self.round_four: Ints = ints(4)  # 1: this round tile is for four players only
        self.place: Ints = ints(fields)
        self.yellow: Ints = ints(fields)
        self.special: Ints = ints(fields, -1)  # which stack of special runes lies there
        self.spots: Ints = ints(2 * fields * 4)  # side of the map, field, spot
        self.x: Ints = ints(fields)
        self.y: Ints = ints(fields)
        self.far: Ints = ints(4 * fields * fields)  # steps: (side * 2 + with map) * fields², from, to
        self.routes: list[tuple[int, int, int]] = []  # from, to, for four only
        self.stack_places: Ints = ints(12 * 2, -1)  # fields where a kind's stack may lie
        self.trade: Ints = ints(24 * 5)  # fur, silver, gold, points, cards
        self.raid: Ints = ints(24 * 4)  # strength, damage, points, effect
        self.gear_slot: Ints = ints(24)
        self.need: Ints = ints(36 * 2)  # measure and how much, for equipment tiles and runes
        self.on: Ints = ints(24 * ON, -1)
        self.rule: Ints = ints(24 * RULE)
        self.goal: Ints = ints(12 * 6)  # measure, goods, easy mark, hard mark, easy points, hard points
        self.special_effect: Ints = ints(8)
        self.special_per: Ints = ints(8 * 2)  # measure, points
        self.card_cost: Ints = ints((CARDS + 1) * 3)  # fur, silver, any
        self.card_box: Ints = ints((CARDS + 1) * 2, -1)
        self.card_level: Ints = ints(CARDS + 1)
        self.card_sort: Ints = ints(CARDS + 1)
        self.card_group: Ints = ints(CARDS + 1)  # sort * 2 + level - 1: what the back shows
        self.trade_copies: Ints = ints(TRADE_CARDS)
        self.trade_box: Ints = ints(TRADE_CARDS * 3, -1)
        self.start: Ints = ints(STARTS * 2 * 8)  # value - 1, side: beer, beer, fur, silver, gold, warrior, sort, bread
        self.names: list[str] = []  # of the fields, as people write them
        self.scratch: Ints = ints(256)  # for questions asked in passing; holds nothing between two answers

    def __reduce__(self) -> tuple[object, ...]:
        from meadhall.games.karvi.rules.components import box_of

        return (box_of, (self.text,))

    def steps(self, side: i64, has_map: i64, start: i64, goal: i64) -> i64:
        """Steps from one field to another; 99 where no permitted way leads."""
        fields = i64(len(FIELDS))
        return self.far[((side * 2 + has_map) * fields + start) * fields + goal]
