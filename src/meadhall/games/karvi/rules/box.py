# compiled with mypyc
"""What is in Karvi's box, as tables the rules can index, and the names everything goes by."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.engine.ints import Ints
from meadhall.engine.names import names
from meadhall.engine.state import ints
from meadhall.games.karvi.rules.figures import Cost, Goal, RaidTile, SlotCost, StartCard, TradeTile

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
    "harbour-1", "harbour-2", "harbour-3", "harbour-4", "harbour-5", "harbour-6", "harbour-7", "harbour-8", "harbour-9",
)  # fmt: skip  # our map has none of the harbours: they are for the fields of other maps
PANELS: Final = ("top", "right", "bottom", "left")  # clockwise behind the stop area
ROUND_TILES: Final = ("I", "II", "III", "village")
SPECIAL_SITES: Final = ("waterford", "vik")

# -- how many there are of what ---------------------------------------------------------------------------------------

SEATS: Final = 4  # at most
DICE: Final = 8  # two a seat
STRENGTHS: Final = 6  # of warriors
STARTS: Final = 5  # start cards
CARDS: Final = 45  # equipment cards
SORT: Final = 15  # cards of a sort
LEVELS: Final = 2
BACKS: Final = 6  # what the back of a card shows: sort * LEVELS + level - 1
CARD_BOXES: Final = 3  # at most
TRADE_CARDS: Final = 36  # designs at most
TRADE_COPIES: Final = 36  # cards of all designs
TRADE_BOXES: Final = 3
DISPLAY: Final = 3  # open trade cards at most
GOOD_KINDS: Final = 6  # kinds of trade tiles; those of raid tiles follow
ALL_KINDS: Final = 12
COPIES: Final = 4  # tiles of a kind
TRACK: Final = 7  # figures of a track on the mat: before the first tile, and behind each
BUILDINGS_EACH: Final = 3  # towers of a player, and trading posts
MAT_BUILDINGS: Final = 2  # of those on the mat at the start
GEARS: Final = 24
GEARS_A_SLOT: Final = 8
STONES: Final = 12  # runes; special ones follow
ALL_STONES: Final = 20
SPECIAL_STONES: Final = 8
PIECES: Final = 36  # what can be laid on a mat by an equip action: equipment tiles, then runes
RUNE_SLOT: Final = 3  # behind those of the equipment tiles
SLOTS: Final = 4
MOST_RUNES: Final = 4  # on a mat
STOPS: Final = 6  # spaces of a stop area
BAR: Final = 40  # spaces of the four panels at most
SPACES: Final = 46  # stop area and panels at most; dice that are back are numbered on from here
VILLAGE: Final = 3  # the stop area under the round tiles
STOP_AREAS: Final = 4  # those of one side of the round tiles, and the village
HOME: Final = 0  # Kaupanger
NOBODY: Final = -1
NO_WAY: Final = 99  # steps to where none leads


class Place:
    """Kinds of fields."""

    START: Final = 0
    TRADE: Final = 1
    RAID: Final = 2
    POST: Final = 3
    TOWER: Final = 4
    MAP: Final = 5


PLACES: Final = names(Place)


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
LINES: Final = names(Line)


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


OPS: Final = tuple(name.replace("-", "_") for name in names(Op))  # as the component file writes them
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


GAINS: Final = names(Gain)


class Deed:
    """The actions of the bar."""

    BEER: Final = 0
    BREAD: Final = 1
    YIELD: Final = 2
    EQUIP: Final = 3
    TRADE: Final = 4
    RAID: Final = 5
    LOCKED: Final = 6


DEEDS: Final = names(Deed)


class Side:
    """How a warrior lies."""

    HEALTHY: Final = 0
    INJURED: Final = 1


SIDES: Final = names(Side)


class Track:
    """The tracks of a mat."""

    TRADE: Final = 0
    RAID: Final = 1


TRACKS: Final = names(Track)


class Building:
    """What is built on the map."""

    TOWER: Final = 0
    POST: Final = 1


BUILDINGS: Final = names(Building)
FREEDOM: Final = ("paid", "free")  # whether a card's space costs beer


class Price:
    """What can be given for something."""

    RESOURCES: Final = 0
    BREAD: Final = 1
    HEALTH: Final = 2  # turn a healthy warrior to her injured side
    WARRIOR: Final = 3  # send a healthy warrior away


PRICES: Final = names(Price)


class Manner:
    """How a ship arrives where others lie."""

    NORMAL: Final = 0
    PEACEFUL: Final = 1  # lies down beside them
    FORCED: Final = 2  # displaces them for nothing


MANNERS: Final = names(Manner)


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


ONS: Final = names(On)
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


RULES: Final = tuple(name.replace("-", "_") for name in names(Rule))  # as the component file writes them
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


MEASURES: Final = names(Measure)

FIRST_STOP: Final = 80  # both sides of the panels stand before the stop areas in the table of spaces
ALL_SPACES: Final = 122
JOIN_BOTH: Final = 1
JOIN_OR: Final = 2


class Box:
    """Figures of one component file; shared by all states that play with it, never changed."""

    def __init__(self, text: str, rules: i64) -> None:
        fields = i64(len(FIELDS))
        self.text: str = text  # the component file; a pickled box is read from it again
        self.rules: i64 = rules  # the version of the rules that is played
        self.ops: Ints = ints(0)  # all effects, OP figures an operation
        self.programs: list[tuple[int, str]] = []  # where each effect begins, and its name
        self.alike: Ints = ints(0)  # by operation: what is done from there on, the same number for the same, from 1
        self.effects: i64 = 0  # different ones of those
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
        self.beer_track: i64 = 0  # the track whose tiles bring more beer; those of the other bring more provisions
        self.building_slot: Ints = ints(0)
        self.unlock_slot: i64 = 0
        self.map_slot: i64 = 0
        self.francia_slot: i64 = 0
        self.deed: Ints = ints(0)  # an effect for each action of the bar
        self.locked: Ints = ints(0)  # effects of the unlocked action, by track
        self.francia_price: i64 = 0
        self.francia_points: Ints = ints(0)  # by track
        self.francia_strength: i64 = 0
        self.francia_damage: i64 = 0
        self.end_bread: i64 = 1
        self.end_cards: i64 = 1
        self.end_resources: i64 = 1
        self.end_gold: i64 = 1
        self.slot_cost: Ints = ints(SLOTS * SlotCost.SIZE)  # stern, sail, head, rune: fur, silver, any, points
        self.panel: Ints = ints(2 * (len(PANELS) + 1))  # side of the panels: where each begins, and the last ends
        self.places: i64 = 0  # of stop area and panels, however they lie
        self.space_beer: Ints = ints(ALL_SPACES)
        self.space_half: Ints = ints(ALL_SPACES * 2, -1)
        self.space_join: Ints = ints(ALL_SPACES)
        self.space_locked: Ints = ints(ALL_SPACES)  # 1: needs the unlocked action
        self.three_plus: Ints = ints(ALL_SPACES)
        self.space_plain: Ints = ints(ALL_SPACES * 2)  # 1: the half only gives goods or points
        self.round_four: Ints = ints(STOP_AREAS)  # 1: this round tile is for four players only
        self.fields: i64 = 0  # those behind are not on the map
        self.place: Ints = ints(fields, -1)  # -1: not on the map
        self.sites: Ints = ints(0)  # fields where something is built
        self.yellow: Ints = ints(fields)
        self.special: Ints = ints(fields, -1)  # which stack of special runes lies there
        self.spots: Ints = ints(2 * fields * SEATS, -1)  # side of the map, field, spot
        self.x: Ints = ints(fields)
        self.y: Ints = ints(fields)
        self.far: Ints = ints(2 * 2 * fields * fields)  # steps: (side * 2 + with map) * fields², from, to
        self.home: Ints = ints(2 * 2 * fields, NO_WAY)  # the shortest way out of a field and back
        self.routes: list[tuple[int, int, int]] = []  # from, to, for four only
        self.stack_places: Ints = ints(ALL_KINDS * 2, -1)  # fields where a kind's stack may lie
        self.trade: Ints = ints(GOOD_KINDS * COPIES * TradeTile.SIZE)
        self.raid: Ints = ints(GOOD_KINDS * COPIES * RaidTile.SIZE)
        self.gear_slot: Ints = ints(GEARS)
        self.need: Ints = ints(PIECES * 2)  # measure and how much, for equipment tiles and runes
        self.on: Ints = ints(GEARS * ON, -1)
        self.rule: Ints = ints(GEARS * RULE)
        self.goal: Ints = ints(STONES * Goal.SIZE)
        self.special_effect: Ints = ints(SPECIAL_STONES)
        self.special_per: Ints = ints(SPECIAL_STONES * 2)  # measure, points
        self.card_cost: Ints = ints((CARDS + 1) * Cost.SIZE)
        self.card_box: Ints = ints((CARDS + 1) * CARD_BOXES, -1)
        self.card_level: Ints = ints(CARDS + 1)
        self.card_sort: Ints = ints(CARDS + 1)
        self.card_group: Ints = ints(CARDS + 1)  # what the back shows
        self.designs: i64 = 0  # of trade cards
        self.trade_copies: Ints = ints(TRADE_CARDS)
        self.trade_box: Ints = ints(TRADE_CARDS * TRADE_BOXES, -1)
        self.start: Ints = ints(STARTS * 2 * StartCard.SIZE)  # value - 1, side
        self.names: list[str] = []  # of the fields, as people write them

    def __reduce__(self) -> tuple[object, ...]:
        from meadhall.games.karvi.rules.components import box_of

        return (box_of, (self.text, int(self.rules)))

    def steps(self, side: i64, has_map: i64, start: i64, goal: i64) -> i64:
        """Steps from one field to another; NO_WAY where no permitted one leads."""
        fields = i64(len(FIELDS))
        return self.far[((side * 2 + has_map) * fields + start) * fields + goal]
