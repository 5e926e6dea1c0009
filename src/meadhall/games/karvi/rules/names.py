# compiled with mypyc
"""What may be answered, what can happen, and the pile of what is still to do in a turn.

An effect that needs an answer lays a task on the pile; the uppermost is the open question, an empty pile means the
player's menu. Tasks before `Task.MOVE` need no answer and are carried out by `rules.settle`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from meadhall.engine.state import EVERYONE
from meadhall.games.karvi.rules.box import ON, RULE, Op

if TYPE_CHECKING:
    from meadhall.games.karvi.rules.state import Karvi


class Act:
    """First answer of each family; the game checks them against its action space."""

    DIE: Final = 0  # + space: stop area from 0, bar from 6
    CARD: Final = 34  # + (number - 1) * 2 + box, from 0
    DISCARD: Final = 124  # + number - 1
    GOLD: Final = 169  # + what for: fur, silver, beer on die 1 or 2, bread
    SAIL: Final = 174  # + field
    FAR: Final = 197  # + field, by the power of a sail
    SMUGGLE: Final = 220  # + die
    END: Final = 222
    HALF: Final = 223  # + half
    BONUS: Final = 225  # take a tile's bonus before the action
    FUR: Final = 226  # + furs taken, the rest is silver
    SPEND: Final = 233  # + furs paid, the rest is silver
    BEER: Final = 240  # + beer for die 1, the rest for die 2
    RAISE: Final = 246  # + side * 5 + strength - 1
    HEAL: Final = 256  # + strength - 1
    FLIP: Final = 262  # + strength - 1
    DOUBLE: Final = 268  # + strength - 1
    GIVE: Final = 274  # + strength - 1
    DISMISS: Final = 280  # + side * 6 + strength - 1
    WOUND: Final = 292  # + side * 6 + strength - 1
    DRAW: Final = 304  # + sort
    PLACE: Final = 307  # + equipment tile, or 24 + rune
    COVER: Final = 343  # + rune slot
    KEEP: Final = 347  # + number - 1
    USE: Final = 392  # + kind
    FRANCIA: Final = 404
    TAKE: Final = 405  # + design * 3 + box
    LOCKED: Final = 459  # + track
    PUSH: Final = 461  # + field
    EXPLORE: Final = 484
    BUILD: Final = 485
    TILE: Final = 486  # + letter
    SPECIAL: Final = 490  # + stone
    THROW: Final = 498
    MINE: Final = 499  # + die
    ANY: Final = 501  # + seat * 2 + die
    BREAD: Final = 509  # + provisions paid - 1
    SPACE: Final = 515  # + space
    NONE: Final = 549
    STARTCARD: Final = 550  # + value - 1
    DRAFT: Final = 555  # + equipment tile, or 24 + rune
    RUNE: Final = 591  # + rune


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

    AT: Final = 0  # 0 to 5 waiting in the stop area, 6 to 33 on the bar, 34 to 39 back in the stop area
    BEER: Final = 8
    LEVEL: Final = 16  # 1 and more: stands on other dice


class Loc:
    """Where an equipment card is: up to 3 in that seat's hand."""

    FRESH: Final = 4  # just drawn, one of them is kept
    STACK: Final = 5
    TOP: Final = 6  # returned on top of its stack
    PLAYED: Final = 7  # + seat
    UNKNOWN: Final = 11
    UNDER: Final = 12  # + place among those thrown under the stack


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


class Flag:
    """What a player has used this turn."""

    DIE: Final = 1
    SAIL: Final = 2
    FAR: Final = 4  # the power to sail any distance
    HOP: Final = 8  # the power to sail a short one
    SMUGGLE: Final = 16


FLAGS: Final = ("die", "sail", "far", "hop", "smuggle")


class Task:
    """What is still to do, with its figures; the order is that of `TASKS`."""

    SETUP: Final = 0  # stage
    RUN: Final = 1  # operation
    PLAYED: Final = 2  # card
    TRADED: Final = 3  # kind
    SPOILS: Final = 4  # kind, or FRANCIA
    ARRIVE: Final = 5
    OUST: Final = 6  # manner
    STERN: Final = 7  # equipment tile
    LAID: Final = 8  # special rune, after its bonus
    GRANT: Final = 9  # what happened, for equipment tiles
    PAID_BACK: Final = 10  # gold for discarded cards
    MOVE: Final = 11  # the first question: where the die goes for nothing
    STACK: Final = 12
    SAIL: Final = 13  # steps, manner
    TO_MAP: Final = 14
    TO_SHIP: Final = 15  # manner
    PUSH: Final = 16  # seat
    EXPLORE: Final = 17  # kind
    BUILD: Final = 18
    LOOK: Final = 19  # kind
    SPECIAL: Final = 20  # stack
    SPECIAL_SLOT: Final = 21  # stone
    HALF: Final = 22  # first effect, second effect (-1: gone), 1 when both may be used
    FUR: Final = 23  # how many
    SPEND: Final = 24  # how many
    BEER: Final = 25  # how many
    RAISE: Final = 26  # by
    HEAL: Final = 27  # how many
    CONVERT: Final = 28  # operation, times done
    DOUBLE: Final = 29  # how many
    RECRUIT: Final = 30  # strength
    WOUND: Final = 31  # damage left
    DRAW: Final = 32  # cards
    KEEP: Final = 33
    EQUIP: Final = 34  # stern + 1, whether its bonus was taken
    COVER: Final = 35  # rune
    TRADE: Final = 36  # whether the tile's bonus was taken
    RAID: Final = 37
    TAKE: Final = 38  # a trade card
    LOCKED: Final = 39
    SET_BEER: Final = 40  # beer
    COPY: Final = 41
    COPY_FROM: Final = 42  # die
    BACK: Final = 43  # spaces, free
    REUSE: Final = 44
    SPACE: Final = 45  # free
    PAYER: Final = 46  # beer
    DISCARD: Final = 47
    STARTCARD: Final = 48
    DRAFT: Final = 49
    RUNE: Final = 50


TASKS: Final = (
    "setup", "run", "played", "traded", "spoils", "arrive", "oust", "stern", "laid", "grant", "paid-back",
    "move", "stack", "sail", "to-map", "to-ship", "push", "explore", "build", "look", "special", "special-slot", "half",
    "fur", "spend", "beer", "raise", "heal", "convert", "double", "recruit", "wound", "draw", "keep", "equip", "cover",
    "trade", "raid", "take", "locked", "set-beer", "copy", "copy-from", "back", "reuse", "space", "payer", "discard",
    "startcard", "draft", "rune",
)  # fmt: skip
QUESTIONS: Final = (*TASKS[11:], "turn")  # "turn" is the menu
TASK: Final = 4  # figures of a task
MOST_TASKS: Final = 32
FRANCIA: Final = 12  # stands for a kind


class Event:
    """What can happen; the order is that of `EVENTS`. Figures behind each; the first is the seat unless said."""

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


EVENTS: Final = (
    "round", "tile-off", "moved", "used", "gained", "sailed", "pushed", "explored", "took-tile", "built", "special",
    "threw", "recruited", "dismissed", "raised", "healed", "wounded", "fell", "drew", "drew-back", "discarded",
    "discarded-back", "played", "exchanged", "laid", "traded", "raided", "francia", "trade-card", "released",
    "unlocked",
    "beer", "flipped", "chose", "drafted", "first-rune", "bonus", "smuggled", "ended", "turn", "declined",
    "decided",
)  # fmt: skip


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


def push(s: Karvi, task: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
    """Lay a task on the pile; it comes before those below."""
    at = s.depth * TASK
    s.todo[at] = task
    s.todo[at + 1] = a
    s.todo[at + 2] = b
    s.todo[at + 3] = c
    s.depth += 1


def pop(s: Karvi) -> None:
    """Take the uppermost task off the pile."""
    s.depth -= 1
    at = s.depth * TASK
    s.todo[at] = 0
    s.todo[at + 1] = 0
    s.todo[at + 2] = 0
    s.todo[at + 3] = 0


def figure(s: Karvi, k: i64) -> i64:
    """A figure of the uppermost task; 0 is the task itself."""
    return s.todo[(s.depth - 1) * TASK + k]


def set_figure(s: Karvi, k: i64, value: i64) -> None:
    """Change a figure of the uppermost task."""
    s.todo[(s.depth - 1) * TASK + k] = value


def run(s: Karvi, effect: i64) -> None:
    """Lay an effect on the pile, if there is one."""
    if effect >= 0 and s.box.ops[effect] != Op.END:
        push(s, Task.RUN, effect)


def rule(s: Karvi, seat: i64, key: i64) -> i64:
    """What the equipment tiles of a seat make of a rule; 0: nothing."""
    base = seat * P.SIZE
    total: i64 = 0
    slot: i64 = P.STERN
    while slot <= P.HEAD:
        tile = s.p[base + slot]
        if tile > 0:
            total += s.box.rule[(tile - 1) * RULE + key]
        slot += 1
    return total


def bonus_of(s: Karvi, seat: i64, event: i64) -> i64:
    """The equipment tile of a seat that answers to an event; -1 if none does."""
    base = seat * P.SIZE
    slot: i64 = P.STERN
    while slot <= P.HEAD:
        tile = s.p[base + slot]
        if tile > 0 and s.box.on[(tile - 1) * ON + event] >= 0:
            return tile - 1
        slot += 1
    return -1


def grant(s: Karvi, seat: i64, event: i64) -> None:
    """Lay the bonus of the equipment tile that answers to an event on the pile."""
    tile = bonus_of(s, seat, event)
    if tile >= 0:
        tell(s, Event.BONUS, seat, tile)
        run(s, s.box.on[tile * ON + event])


def score(s: Karvi, seat: i64, line: i64, points: i64) -> None:
    """Move the meeple on the score track and remember what for."""
    s.p[seat * P.SIZE + P.LINE + line] += points
