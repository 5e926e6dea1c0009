# compiled with mypyc
"""The words of Walhalla's rules: kinds, cards, questions, answers, events and score lines, as numbers and names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from meadhall.engine.names import names
from meadhall.engine.state import EVERYONE

if TYPE_CHECKING:
    from meadhall.games.walhalla.rules.state import Walhalla

NONE: Final = 0  # no field, no dragon; both count from 1
NOBODY: Final = -1
SEATS: Final = 4  # at most
TONGUES: Final = 3
FJORDS: Final = 4
FJORD_NAMES: Final = ("A", "B", "C", "D")


class Kind:
    """Kinds of fields; the card that pays for one has the same number."""

    FOREST: Final = 0
    WHEAT: Final = 1
    CULT: Final = 2
    VILLAGE: Final = 3


KINDS: Final = names(Kind)
FIELD_KINDS: Final = 4


class Card:
    """Action cards. Those before HUNT are laid down at the end of a raid, the others played during it."""

    FOREST: Final = 0
    WHEAT: Final = 1
    CULT: Final = 2
    VILLAGE: Final = 3
    TONGUE_6: Final = 4  # one for each tongue; which, the component file says
    TONGUE_7: Final = 5
    TONGUE_8: Final = 6
    VALHALLA: Final = 7
    HUNT: Final = 8
    ATTACK: Final = 9
    SHIELD: Final = 10


CARDS: Final = names(Card)
CARD_TYPES: Final = 11
END_CARDS: Final = 8  # those laid down at the end of a raid


class Place:
    """Where a Viking sits aboard a dragon."""

    BOW: Final = 0
    MIDDLE: Final = 1
    STERN: Final = 2


PLACE_NAMES: Final = names(Place)
PLACES: Final = 3


def crew_name(places: int) -> str:
    """How a set of manned places is called, by its bits."""
    manned = [name for place, name in enumerate(PLACE_NAMES) if places >> place & 1]
    return "none" if not manned else "all" if len(manned) == PLACES else "-".join(manned)


CREWS: Final = tuple([crew_name(places) for places in range(1 << PLACES)])


class End:
    """Which end of a dragon leads and comes to lie at the coast."""

    BOW: Final = 0
    STERN: Final = 1


ENDS: Final = names(End)


class Side:
    """Which side of a fjord: the tongue before or behind it, as numbered."""

    LEFT: Final = 0
    RIGHT: Final = 1


SIDES: Final = names(Side)


class Phase:
    """Which question is open."""

    MAN: Final = 0  # which seats of the dragon to man
    RIDE: Final = 1  # ride along on the coloured seat or stay
    BERTH: Final = 2  # which fjord, which end first
    SIDE: Final = 3  # which of two fields to land on
    ATTACK: Final = 4  # play Attack or fight plainly
    DEFEND: Final = 5  # lose, win or play Shield
    HUNT: Final = 6  # play Hunt on a forest or not
    LAY: Final = 7  # lay down cards for the end of the raid


QUESTIONS: Final = names(Phase)


class Act:
    """First answer of each family; the game checks them against its action space."""

    MAN: Final = 0  # + bits of the places manned
    RIDE: Final = 8
    STAY: Final = 9
    BERTH: Final = 10  # + fjord * 2 + end that leads
    LEFT: Final = 18
    RIGHT: Final = 19
    ATTACK: Final = 20
    PLAIN: Final = 21
    LOSE: Final = 22
    WIN: Final = 23
    SHIELD: Final = 24
    HUNT: Final = 25
    NO: Final = 26
    LAY: Final = 27  # + card
    DONE: Final = 35


class Why:
    """Why an answer is not allowed now."""

    ALLOWED: Final = 0
    COLOURED: Final = 1  # the coloured seat is another player's
    UNPLAYED: Final = 2  # nobody plays its colour
    SHORT: Final = 3  # fewer Vikings in Midgard than seats to man
    MANNED: Final = 4  # all who sail are aboard
    RIDING: Final = 5  # who is asked to ride along mans no other seat
    SAILED: Final = 6  # the dragon is being unloaded
    CLOSED: Final = 7  # the raid is over, no dragon sails
    UNMANNED: Final = 8  # the dragon has to be manned first
    STEERED: Final = 9  # another player chooses the fjord
    FULL: Final = 10  # all berths of the fjord are taken
    MOORED: Final = 11  # the dragon has its berth
    UNMOORED: Final = 12  # the dragon has none yet
    LANDED: Final = 13  # the Viking has chosen its side
    OWN_SEAT: Final = 14  # one mans one's own coloured seat, one does not ride on it
    OTHERS_SEAT: Final = 15  # its owner will be asked
    NO_BATTLE: Final = 16
    ATTACKED: Final = 17  # the asked seat defends
    ATTACKING: Final = 18  # the asked seat attacks
    UNATTACKED: Final = 19
    NO_HERO: Final = 20  # too few heroes to win
    NO_CARD: Final = 21
    NO_FOREST: Final = 22  # no forest was taken just now
    RUNNING: Final = 23  # the raid is not over yet
    DECLINED: Final = 24  # has said that it lays down no more
    LAID: Final = 25  # all one has of that card lie face down


WHYS: Final = names(Why)


class Event:
    """What can happen. Figures behind each."""

    RAID: Final = 0  # raid, starter
    DRAGON: Final = 1  # player, dragon
    MANNED: Final = 2  # player, bits of the places, dragon
    RODE: Final = 3  # player, place
    STAYED: Final = 4  # player
    BERTHED: Final = 5  # player, fjord, berth (from 1), end that leads
    RETURNED: Final = 6  # player, place, fjord
    LANDED: Final = 7  # player, field, type of field
    ASSAILED: Final = 8  # attacker, defender, field, type of field
    PLAYED: Final = 9  # player, card
    FELL: Final = 10  # defender, attacker, field
    REPELLED: Final = 11  # defender, attacker, field, Vikings paid
    FOREST: Final = 12  # player, points, field
    CARD: Final = 13  # player; what it was only the player hears
    DREW: Final = 14  # player, card
    NO_CARD: Final = 15  # player
    SHUFFLED: Final = 16  # cards
    RAID_OVER: Final = 17  # raid, dragons left
    LAID: Final = 18  # player, card; only the player hears
    LAYING: Final = 19  # player: has decided
    REVEALED: Final = 20  # player, card, copies
    CARD_PAID: Final = 21  # player, card, points
    WHEAT: Final = 22  # player, points, fields
    TONGUE: Final = 23  # player, points, tongue, strength
    FIELDS: Final = 24  # player, points
    GLORY: Final = 25  # player, points, strength
    SUPPLY: Final = 26  # player, Vikings, rank
    LEAVE: Final = 27  # Vikings of everybody
    ENDED: Final = 28


EVENTS: Final = names(Event)


class Score:
    """Lines of the score sheet."""

    FORESTS: Final = 0
    CARDS: Final = 1
    WHEAT: Final = 2
    TONGUES: Final = 3
    FIELDS: Final = 4
    VALHALLA: Final = 5


SCORES: Final = names(Score)
LINES: Final = 6


class Camp:
    """What is counted of each player, beside the fields."""

    MIDGARD: Final = 0
    VALHALLA: Final = 1
    ASGARD: Final = 2
    CARDS: Final = 3  # held or laid down: everybody may count them together


CAMPS: Final = names(Camp)[: Camp.CARDS]
COUNTS: Final = 4


class Pile:
    """Rows of the cards: the deck, the open discards, the hands, the cards laid down."""

    DECK: Final = 0
    DISCARDS: Final = 1
    HAND: Final = 2  # + seat
    LAID: Final = 6  # + seat


PILES: Final = 10


def tell(s: Walhalla, event: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
    """Note an event that everybody hears of, if somebody listens."""
    log = s.log
    if log is not None:
        log.tell(EVERYONE, event, a, b, c, d)


def tell_seat(s: Walhalla, seat: i64, event: i64, a: i64 = 0, b: i64 = 0) -> None:
    """Note an event that only one seat hears of."""
    log = s.log
    if log is not None:
        log.tell(1 << seat, event, a, b)
