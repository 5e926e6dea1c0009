# compiled with mypyc
"""The numbers behind the words: questions, answers, events, rituals, colours, variants."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from meadhall.engine.names import names
from meadhall.engine.state import EVERYONE

if TYPE_CHECKING:
    from meadhall.games.runes.rules.state import Runes

NOBODY: Final = -1
NO_CELL: Final = -1
NO_RITUAL: Final = -1
ANYBODY: Final = -1  # whom a ritual may hit: any opponent
NO_THEFT: Final = -2  # a stone is laid by the usual rules, over nobody's in particular
BAG: Final = 0  # where a stone is: in the bag, in the hand of seat + 1, or OUT: laid, covered
OUT: Final = 7
PIPS: Final = 6  # of the die
MOST_SEATS: Final = 5
STONES: Final = 72  # numbered from 1
SIDES: Final = 6  # of a stone, clockwise from the east
SYMBOLS: Final = 6
RUNES: Final = ("fehu", "uruz", "thurisaz", "gebo", "dagaz", "ingwaz", "star")  # a box may order the symbols anew
STAR: Final = 6  # the rune after the symbols


class Phase:
    """Which question is open."""

    WINDOW: Final = 0  # play a ritual or pass
    STONE: Final = 1  # which hand stone
    TURN: Final = 2  # turned how
    CELL: Final = 3  # laid where
    DRAW: Final = 4  # a black stone with a full hand of rituals: play one, remove one, or draw none
    VICTIM: Final = 5  # which opponent
    TAKE: Final = 6  # which hand stone of an opponent
    MARK: Final = 7  # the coins of which stone
    DEFEND: Final = 8  # ward, mirror or accept


QUESTIONS: Final = names(Phase)


class Stage:
    """Where in a turn the table is."""

    BEFORE: Final = 0  # the stone of this turn is not laid yet
    AFTER: Final = 1


STAGES: Final = names(Stage)


class Act:
    """First answer of each family; the game checks them against its action space."""

    PASS: Final = 0
    PLAY: Final = 1  # + kind of ritual
    DROP: Final = 16  # + kind of ritual
    NONE: Final = 31
    STONE: Final = 32  # + stone - 1
    TURN: Final = 104  # + turn
    CELL: Final = 110  # + cell, from 0
    AT: Final = 330  # + seat
    TAKE: Final = 335  # + stone - 1
    WARD: Final = 407
    MIRROR: Final = 408
    ACCEPT: Final = 409


class Event:
    """What can happen; its figures behind each."""

    LAID: Final = 0  # seat, stone, cell, coins
    COVERED: Final = 1  # seat, stone, cell, coins
    HOME: Final = 2  # seat, coins, cell: back onto the tray
    FORMED: Final = 3  # seat, forms, coins, from rules 2 on how many of them are circles, + 1
    BROKEN: Final = 4  # the same
    DREW_STONES: Final = 5  # seat, stones
    DREW_RITUAL: Final = 6  # seat
    DREW: Final = 7  # seat, ritual: told to the drawer only
    DROPPED_RITUAL: Final = 8  # seat
    DROPPED: Final = 9  # seat, ritual: told to the player only
    RESHUFFLED: Final = 10
    NO_DRAW: Final = 11  # seat
    PLAYED: Final = 12  # seat, ritual
    COPIED: Final = 13  # seat, ritual
    ROLLED: Final = 14  # seat, pips
    AIMED: Final = 15  # seat, victim, ritual, stone or cell
    WARDED: Final = 16  # seat, caster, ritual
    MIRRORED: Final = 17  # seat, caster, ritual
    SKIPPED: Final = 18  # caster, victim
    MISSED: Final = 19  # seat
    STUCK: Final = 20  # seat: no stone fits
    MORE_COINS: Final = 21  # seat, cell, coins
    REPLACED: Final = 22  # seat, victim, cell, coins
    NEW_HAND: Final = 23  # seat, stones
    REFILLED: Final = 24  # seat, stones
    TIDE: Final = 25  # seat
    QUICK: Final = 26  # seat
    STOLE: Final = 27  # seat, victim, stone
    SWAPPED: Final = 28  # seat, victim
    IN_VAIN: Final = 29  # seat, ritual: nothing it could do
    WON: Final = 30  # seat
    STALLED: Final = 31


EVENTS: Final = names(Event)


class Why:
    """Why an answer is not possible; told in `reasons`. 0 allows it."""

    ALLOWED: Final = 0
    NOT_NOW: Final = 1  # it belongs to other questions only
    # laying
    NO_MATCH: Final = 2  # an empty cell where no rune would match
    TOO_FEW: Final = 3  # a stone that has too many matches to be covered
    NO_COVERING: Final = 4  # the variant knows none
    NO_STONE: Final = 5  # the ritual needs a stone, and the cell is empty
    NO_TARGET: Final = 6  # the ritual is meant for an opponent's stone, and when it is mirrored for its player's
    OUT_OF_REACH: Final = 7  # a cell that touches no stone yet
    NOT_IN_HAND: Final = 8
    NOT_YOURS: Final = 9  # a hand stone of an opponent
    FITS_NOWHERE: Final = 10  # a stone
    TURN_FITS_NOWHERE: Final = 11
    STONE_FIRST: Final = 12
    TURN_FIRST: Final = 13
    TAKEN_UP: Final = 14  # a stone is chosen already
    TURNED: Final = 15  # and its turn
    MUST_LAY: Final = 16
    # moments
    WINDOW_FIRST: Final = 17
    LAID_ALREADY: Final = 18
    OTHER_TURN: Final = 19
    LAY_FIRST: Final = 20
    UNDER_WAY: Final = 21  # a ritual is being played, or one that is owed is not drawn yet
    DEFEND_FIRST: Final = 22
    # rituals
    NOT_HELD: Final = 23
    DEFENCE_ONLY: Final = 24
    IN_VAIN: Final = 25  # it could do nothing
    NO_NEED: Final = 26  # to remove a ritual: there is room
    NO_THREAT: Final = 27
    PARRY_ONLY: Final = 28
    NO_AIM: Final = 29  # no ritual that is aimed at a player is being played
    # what a ritual is meant for
    MUST_CHOOSE: Final = 30
    PLAYERS_ONLY: Final = 31
    HANDS_ONLY: Final = 32
    TABLE_ONLY: Final = 33
    YOURSELF: Final = 34
    NOBODY_THERE: Final = 35
    OTHER_COLOUR: Final = 36
    NOT_OWN: Final = 37  # coins are added to own stones
    TOO_MANY: Final = 38  # coins lie there: no more may, or the roll is too low for them


REASONS: Final = names(Why)


class Colour:
    """Colours of stones."""

    GREY: Final = 0
    BLACK: Final = 1
    GOLD: Final = 2


COLOURS: Final = names(Colour)


class Ritual:
    """Kinds of rituals."""

    SKIP: Final = 0
    PLACE: Final = 1
    MORE_COINS: Final = 2
    NEW_HAND: Final = 3
    WARD: Final = 4
    REFILL: Final = 5
    MIRROR: Final = 6
    TIDE: Final = 7
    COPY: Final = 8
    QUICK_TURN: Final = 9
    REPLACE_COINS: Final = 10
    STEAL_STONE: Final = 11
    STEAL_HAND: Final = 12
    SWAP_HANDS: Final = 13
    STEAL_GOLD: Final = 14
    UNKNOWN: Final = 15  # a card whose kind the viewer cannot know


RITUALS: Final = names(Ritual)[:-1]
AIMED: Final = (  # at somebody who may parry (ruling 7)
    Ritual.SKIP, Ritual.SWAP_HANDS, Ritual.STEAL_HAND, Ritual.STEAL_GOLD, Ritual.REPLACE_COINS, Ritual.STEAL_STONE,
)  # fmt: skip


class Variant:
    """How the game is played (ruling 12)."""

    STANDARD: Final = 0
    FAMILY: Final = 1
    CHILDREN: Final = 2


VARIANTS: Final = names(Variant)


def tell(s: Runes, event: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
    """Note a public event if somebody listens."""
    log = s.log
    if log is not None:
        log.tell(EVERYONE, event, a, b, c, d)


def tell_apart(s: Runes, seat: i64, event: i64, secret: i64, ritual: i64) -> None:
    """Note an event for all, and for `seat` alone which ritual it was about."""
    log = s.log
    if log is not None:
        log.tell(EVERYONE, event, seat)
        log.tell(1 << seat, secret, seat, ritual)
