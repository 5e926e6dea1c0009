# compiled with mypyc
"""The numbers of Karvi's rules and their names: answers, tasks, events, and where a state keeps what."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from meadhall.engine.names import names
from meadhall.engine.state import EVERYONE

if TYPE_CHECKING:
    from meadhall.games.karvi.rules.state import Karvi


class Act:
    """First answer of each family; the game checks them against its action space."""

    DIE: Final = 0  # + space: stop area from 0, bar from 6
    CARD: Final = 46  # + (number - 1) * 3 + box, from 0
    DISCARD: Final = 181  # + number - 1
    GOLD: Final = 226  # + what for: fur, silver, beer on die 1 or 2, bread
    SAIL: Final = 231  # + field
    FAR: Final = 263  # + field, by the power of a sail
    SMUGGLE: Final = 295  # + die
    END: Final = 297
    HALF: Final = 298  # + half
    BONUS: Final = 300  # take a tile's bonus before the action
    FUR: Final = 301  # + furs taken, the rest is silver
    SPEND: Final = 314  # + furs paid, the rest is silver
    BEER: Final = 327  # + beer for die 1, the rest for die 2
    RAISE: Final = 333  # + side * 5 + strength - 1
    HEAL: Final = 343  # + strength - 1
    FLIP: Final = 349  # + strength - 1
    DOUBLE: Final = 355  # + strength - 1
    GIVE: Final = 361  # + strength - 1
    DISMISS: Final = 367  # + side * 6 + strength - 1
    WOUND: Final = 379  # + side * 6 + strength - 1
    DRAW: Final = 391  # + sort
    PLACE: Final = 394  # + equipment tile, or 24 + rune
    COVER: Final = 430  # + rune slot
    KEEP: Final = 434  # + number - 1
    USE: Final = 479  # + kind
    FRANCIA: Final = 491
    TAKE: Final = 492  # + design * 3 + box
    LOCKED: Final = 600  # + track
    PUSH: Final = 602  # + field
    EXPLORE: Final = 634
    BUILD: Final = 635
    TILE: Final = 636  # + letter
    SPECIAL: Final = 640  # + stone
    THROW: Final = 648
    MINE: Final = 649  # + die
    ANY: Final = 651  # + seat * 2 + die
    BREAD: Final = 659  # + provisions paid - 1
    SPACE: Final = 665  # + space
    NONE: Final = 711
    STARTCARD: Final = 712  # + value - 1
    DRAFT: Final = 717  # + equipment tile, or 24 + rune
    RUNE: Final = 753  # + rune


class P:
    """What each player has: `s.p[seat * P.SIZE + P.FUR]`."""

    FUR: Final = 0
    SILVER: Final = 1
    GOLD: Final = 2
    BREAD: Final = 3
    FIELD: Final = 4  # where the ship is
    TOWERS: Final = 5  # in the supply
    POSTS: Final = 6
    TOWER_SLOTS: Final = 7  # towers still on the mat: bit 0 the first, bit 1 the second
    POST_SLOTS: Final = 8
    BUILT_TOWERS: Final = 9
    BUILT_POSTS: Final = 10
    TRADES: Final = 11  # trade tiles on the track
    RAIDS: Final = 12
    DONE: Final = 13  # bit k: the tile of kind k is on a track
    STERN: Final = 14  # equipment tile + 1
    SAIL: Final = 15
    HEAD: Final = 16
    GEAR: Final = 17  # equipment tiles laid, covered ones too
    PLAYED: Final = 18  # equipment cards played
    TRADE_CARDS: Final = 19  # received
    START: Final = 20  # value of the start card
    RUNE: Final = 21  # four slots: rune + 1, from 13 on special ones
    TILE: Final = 25  # twelve kinds: tile + 1, beside the mat or on a track
    CREW: Final = 37  # twice six: healthy and injured warriors of each strength
    LINE: Final = 49  # ten lines of the score track
    SIZE: Final = 60


class D:
    """Dice: `s.die[D.AT + seat * 2 + k]`."""

    AT: Final = 0  # 0 to 5 waiting in the stop area, 6 to 45 on the bar, 46 to 51 back in the stop area
    BEER: Final = 8
    LEVEL: Final = 16  # 1 and more: stands on other dice
    SIZE: Final = 24


class Stacks:
    """The stacks on the map: `s.stack[Stacks.TILES + kind]`."""

    TILES: Final = 0  # how many are left of a kind
    SPECIALS: Final = 12  # + site
    EXPLORED: Final = 14  # + kind: bits of the seats that have looked through it
    LOOKED: Final = 26  # + site
    SIZE: Final = 28


class Open:
    """Trade cards: `s.trade[design]` cards are in the stack, those from FIRST on lie open, design + 1."""

    FIRST: Final = 36
    END: Final = 39


class Under:
    """What the backs tell of cards returned to a stack: 1 + seat * 2 + level - 1 of who laid them there."""

    SIZE: Final = 15  # sort * SIZE + place among those thrown under it
    TOP: Final = 45  # + sort: the card on top
    END: Final = 48


class Loc:
    """Where an equipment card is: up to 3 in that seat's hand. `s.held[place * BACKS + back]` counts up to STACK."""

    HANDS: Final = 4
    FRESH: Final = 4  # just drawn, one of them is kept
    STACK: Final = 5
    TOP: Final = 6  # returned on top of its stack
    PLAYED: Final = 7  # + seat
    UNKNOWN: Final = 11
    UNDER: Final = 12  # + place among those thrown under the stack
    HELD: Final = 6  # places that are counted


class Tile:
    """Where a trade or raid tile is."""

    BOX: Final = 0
    STACK: Final = 1
    TAKEN: Final = 2
    UNKNOWN: Final = 3


class Piece:
    """Where an equipment tile or a rune is."""

    BOX: Final = 0
    ABOVE: Final = 1  # + seat: above the mat
    ON: Final = 5  # + seat: on the mat
    COVERED: Final = 9  # + seat
    STACK: Final = 13  # + site: special runes on the map
    THROWN: Final = 15
    UNKNOWN: Final = 16


class Variant:
    """The variants of a game, as bits."""

    DRAFT_STARTS: Final = 1
    DRAFT_TILES: Final = 2
    DRAW_TWO: Final = 4
    SIDE_B: Final = 8  # of the round tiles


class Flag:
    """What a player has used this turn."""

    DIE: Final = 1
    SAIL: Final = 2
    FAR: Final = 4  # the power to sail any distance
    HOP: Final = 8  # the power to sail a short one
    SMUGGLE: Final = 16


FLAGS: Final = tuple(
    name.lower() for _, name in sorted((bit, name) for name, bit in vars(Flag).items() if name.isupper())
)


class Task:
    """What can be still to do: first what needs no answer, then the questions. Each is a class of its own, which tells
    its figures: `SPECIAL_SLOT` is `SpecialSlot` in land.py.
    """

    SETUP: Final = 0
    RUN: Final = 1
    PLAYED: Final = 2
    TRADED: Final = 3
    SPOILS: Final = 4
    ARRIVE: Final = 5
    OUST: Final = 6
    STERN: Final = 7
    LAID: Final = 8
    GRANT: Final = 9
    MOVE: Final = 10  # the first question
    STACK: Final = 11
    SAIL: Final = 12
    TO_MAP: Final = 13
    TO_SHIP: Final = 14
    PUSH: Final = 15
    EXPLORE: Final = 16
    BUILD: Final = 17
    LOOK: Final = 18
    SPECIAL: Final = 19
    SPECIAL_SLOT: Final = 20
    HALF: Final = 21
    FUR: Final = 22
    SPEND: Final = 23
    BEER: Final = 24
    RAISE: Final = 25
    HEAL: Final = 26
    CONVERT: Final = 27
    DOUBLE: Final = 28
    RECRUIT: Final = 29
    WOUND: Final = 30
    DRAW: Final = 31
    KEEP: Final = 32
    EQUIP: Final = 33
    COVER: Final = 34
    TRADE: Final = 35
    RAID: Final = 36
    TAKE: Final = 37
    LOCKED: Final = 38
    SET_BEER: Final = 39
    COPY: Final = 40
    COPY_FROM: Final = 41
    BACK: Final = 42
    REUSE: Final = 43
    SPACE: Final = 44
    PAYER: Final = 45
    DISCARD: Final = 46
    STARTCARD: Final = 47
    DRAFT: Final = 48
    RUNE: Final = 49
    TURN: Final = 50  # the menu: open while the pile is empty, never on it


TASKS: Final = names(Task)
QUESTIONS: Final = TASKS[Task.MOVE :]
FRANCIA: Final = 12  # stands for a kind, behind all others


class Exchange:
    """What 1 gold is exchanged for, behind Act.GOLD."""

    FUR: Final = 0
    SILVER: Final = 1
    BEER: Final = 2  # + die
    BREAD: Final = 4


class Event:
    """What can happen. Figures behind each; the first is the seat unless said."""

    ROUND: Final = 0  # round (no seat)
    TILE_OFF: Final = 1  # round tile that shows now (no seat)
    MOVED: Final = 2  # die, space, beer paid
    USED: Final = 3  # space
    GAINED: Final = 4  # kind, amount
    SAILED: Final = 5  # from, to, bread paid
    PUSHED: Final = 6  # whose, from, to
    EXPLORED: Final = 7  # kind, field
    TOOK_TILE: Final = 8  # kind, tile
    BUILT: Final = 9  # field, points
    SPECIAL: Final = 10  # stone
    THREW: Final = 11  # stone
    RECRUITED: Final = 12  # strength
    DISMISSED: Final = 13  # strength
    RAISED: Final = 14  # from, to
    HEALED: Final = 15  # strength
    WOUNDED: Final = 16  # strength
    FELL: Final = 17  # strength
    DREW: Final = 18  # card (to the seat)
    DREW_BACK: Final = 19  # sort, level
    DISCARDED: Final = 20  # card (to the seat)
    DISCARDED_BACK: Final = 21  # sort, level
    PLAYED: Final = 22  # card, box
    EXCHANGED: Final = 23  # gain kind, die
    LAID: Final = 24  # equipment tile or 24 + rune, points
    TRADED: Final = 25  # kind, tile, points
    RAIDED: Final = 26  # kind, tile, points
    FRANCIA: Final = 27  # 0 trade, 1 raid; points
    TRADE_CARD: Final = 28  # design, box
    RELEASED: Final = 29  # 0 tower, 1 post
    UNLOCKED: Final = 30  # 0 the locked action, 1 the map, 2 Francia; track
    BEER: Final = 31  # die, beer it shows now
    FLIPPED: Final = 32  # strength
    CHOSE: Final = 33  # start card
    DRAFTED: Final = 34  # equipment tile or 24 + rune
    FIRST_RUNE: Final = 35  # rune
    BONUS: Final = 36  # equipment tile
    SMUGGLED: Final = 37  # die
    ENDED: Final = 38
    TURN: Final = 39  # whose turn it is now
    DECLINED: Final = 40
    DECIDED: Final = 41  # something that shows only in what follows
    COUNTED: Final = 42  # line of the score sheet, points: at the end


EVENTS: Final = names(Event)


class Why:
    """Why an answer is not possible; the figures that a sentence tells stand behind each."""

    ALLOWED: Final = 0
    ABSENT: Final = 1  # this game has no such thing
    SETUP: Final = 2  # the first round has not begun
    INSIDE: Final = 3  # an action is not finished
    MUST: Final = 4  # there is nothing to decline
    DIE_MOVED: Final = 5
    DIE_FIRST: Final = 6
    DIE_AHEAD: Final = 7  # space where the die stands that moves before it, whose it is
    DIE_NEXT: Final = 8  # space where it stands: now choose where it goes
    RIVAL_DIE: Final = 9  # who
    BEHIND: Final = 10  # space where the die stands
    FROM_STOP: Final = 11
    TAKEN: Final = 12  # who stands there
    BLOCKED: Final = 13
    LOCKED: Final = 14  # need, have: tiles on a track
    BEER: Final = 15  # need, have: on the die that would pay
    NO_DIE: Final = 16
    NOT_HELD: Final = 17  # card
    CARD_COST: Final = 18  # fur, silver, any; and has_fur, has_silver
    GIVE_UP: Final = 19  # need, have, what
    NO_TARGET: Final = 20  # op
    FEW_CARDS: Final = 21  # need, have
    NO_GOLD: Final = 22
    GOLD_IDLE: Final = 23
    DIE_FULL: Final = 24  # die, need
    SHIP_FULL: Final = 25  # need
    SAILED: Final = 26
    YELLOW: Final = 27  # need, have: tiles on a track
    HERE: Final = 28  # field
    TOO_FAR: Final = 29  # need, have: steps
    BREAD: Final = 30  # need, have
    TOLL: Final = 31  # need, have, who, theirs, mine: strengths
    NO_POWER: Final = 32  # of a sail
    POWER_USED: Final = 33
    NO_TRADES: Final = 34
    NO_RAIDS: Final = 35
    TRADE_LACKS: Final = 36  # need: goods or gold still missing
    RAID_LACKS: Final = 37  # need, have: strength
    HALF_DONE: Final = 38
    NO_TILE: Final = 39  # kind
    OTHER_DEED: Final = 40  # kind: it waits for the other action
    TILE_WAITS: Final = 41  # kind
    TILE_COST: Final = 42  # kind; fur, silver, gold that are missing
    TILE_STRENGTH: Final = 43  # kind, need, have
    FRANCIA_SHUT: Final = 44  # need, have: tiles on the track
    FRANCIA_COST: Final = 45  # need, have: goods
    FRANCIA_STRENGTH: Final = 46  # need, have
    FRANCIA_WAITS: Final = 47
    NO_BONUS: Final = 48
    BONUS_TAKEN: Final = 49
    NOT_OPEN: Final = 50
    MARKET: Final = 51
    OFFER_COST: Final = 52  # need, have: fur and silver
    STACK_EMPTY: Final = 53
    DRAWING: Final = 54
    NOT_ABOVE: Final = 55  # piece
    LAYING: Final = 56  # piece
    PIECE_COST: Final = 57  # piece; fur, silver, any; and has_fur, has_silver
    CONDITION: Final = 58  # piece, need, have, measure
    COVERING: Final = 59
    NO_ORDER: Final = 60
    NO_WARRIOR: Final = 61  # side, value
    STRONGEST: Final = 62  # value
    SOLD_OUT: Final = 63  # value, need: strengths that are not there
    HEALTHY: Final = 64
    INJURED: Final = 65
    IN_PORT: Final = 66
    NO_BUILDING: Final = 67
    NOT_HERE: Final = 68  # a tile or stone that is not in the stack
    FIELD_TAKEN: Final = 69  # field
    RIVAL_YELLOW: Final = 70  # who
    PUSH_NEAR: Final = 71  # need, have: steps
    TOO_MANY: Final = 72  # need, have: so many goods of a sort are asked for, so many there are
    POUR: Final = 73  # least, most: beer for the first die
    LOCK_WAITS: Final = 74
    START_TAKEN: Final = 75  # who
    OTHER_PACK: Final = 76
    RUNE_FIRST: Final = 77
    NOT_DRAWN: Final = 78  # card
    NO_WAY_BACK: Final = 79  # need: spaces
    SAME_DIE: Final = 80
    NO_MAP: Final = 81
    NO_SHIP: Final = 82
    TWICE: Final = 83  # value
    FEW_SILVER: Final = 84  # need, have
    FEW_BREAD: Final = 85  # need, have: provisions that can be given
    PACK_DONE: Final = 86
    DRAFTED: Final = 87  # piece
    RAID_WAITS: Final = 88  # kind


WHYS: Final = names(Why)
KIN: Final = {
    Why.LOCK_WAITS: Why.LOCKED,
    Why.NO_DIE: Why.BEHIND,
    Why.NO_WAY_BACK: Why.BEHIND,
    Why.SAME_DIE: Why.RIVAL_DIE,
    Why.NOT_DRAWN: Why.NOT_HELD,
    Why.GIVE_UP: Why.CARD_COST,
    Why.NO_TARGET: Why.CARD_COST,
    Why.DIE_FULL: Why.GOLD_IDLE,
    Why.SHIP_FULL: Why.GOLD_IDLE,
    Why.TOO_FAR: Why.BREAD,
    Why.NO_MAP: Why.HERE,
    Why.NO_SHIP: Why.HERE,
    Why.POWER_USED: Why.NO_POWER,
    Why.NO_TRADES: Why.HALF_DONE,
    Why.NO_RAIDS: Why.HALF_DONE,
    Why.TRADE_LACKS: Why.HALF_DONE,
    Why.RAID_LACKS: Why.HALF_DONE,
    Why.TILE_COST: Why.TILE_WAITS,
    Why.TILE_STRENGTH: Why.RAID_WAITS,
    Why.FRANCIA_COST: Why.FRANCIA_SHUT,
    Why.FRANCIA_STRENGTH: Why.FRANCIA_SHUT,
    Why.FRANCIA_WAITS: Why.FRANCIA_SHUT,
    Why.BONUS_TAKEN: Why.NO_BONUS,
    Why.NOT_OPEN: Why.MARKET,
    Why.OFFER_COST: Why.MARKET,
    Why.STACK_EMPTY: Why.DRAWING,
    Why.STRONGEST: Why.NO_WARRIOR,
    Why.SOLD_OUT: Why.NO_WARRIOR,
    Why.HEALTHY: Why.NO_WARRIOR,
    Why.INJURED: Why.NO_WARRIOR,
    Why.TWICE: Why.NO_WARRIOR,
    Why.FEW_SILVER: Why.TOO_MANY,
    Why.FEW_BREAD: Why.TOO_MANY,
    Why.PACK_DONE: Why.OTHER_PACK,
    Why.DRAFTED: Why.OTHER_PACK,
    Why.START_TAKEN: Why.SETUP,
}  # reasons that the same rule explains: they go by the name of one, and a figure `of` tells them apart
REASONS: Final = tuple(WHYS[why] for why in range(1, len(WHYS)) if why not in KIN)


def tell(s: Karvi, event: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
    """Note a public event if somebody listens."""
    log = s.log
    if log is not None:
        log.tell(EVERYONE, event, a, b, c, d)


def tell_seat(s: Karvi, seat: i64, event: i64, a: i64 = 0, b: i64 = 0) -> None:
    """Note an event that only one seat may hear of."""
    log = s.log
    if log is not None:
        log.tell(1 << seat, event, a, b)
