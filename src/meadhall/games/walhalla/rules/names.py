# compiled with mypyc
"""The game's questions, answers, events and score lines, by number and by name."""

from __future__ import annotations

from typing import Final


class Phase:
    """Which question is open; the order is that of `QUESTIONS`."""

    MAN: Final = 0  # which seats of the dragon to man
    RIDE: Final = 1  # ride along on the coloured seat or stay
    BERTH: Final = 2  # which fjord, which end first
    SIDE: Final = 3  # which of two fields to land on
    ATTACK: Final = 4  # play Attack or fight plainly
    DEFEND: Final = 5  # lose, win or play Shield
    HUNT: Final = 6  # play Hunt on a forest or not
    LAY: Final = 7  # lay down cards for the end of the raid


QUESTIONS: Final = ("man", "ride", "berth", "side", "attack", "defend", "hunt", "lay")
CREWS: Final = ("none", "bow", "middle", "bow-middle", "stern", "bow-stern", "middle-stern", "all")  # by bits
PLACE_NAMES: Final = ("bow", "middle", "stern")
ENDS: Final = ("bow", "stern")
FJORD_NAMES: Final = ("A", "B", "C", "D")


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


class Event:
    """What can happen; the order is that of `EVENTS`. Figures behind each."""

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


EVENTS: Final = (
    "raid", "dragon", "manned", "rode", "stayed", "berthed", "returned", "landed", "assailed", "played", "fell",
    "repelled", "forest", "card", "drew", "no-card", "shuffled", "raid-over", "laid", "laying", "revealed", "card-paid",
    "wheat", "tongue", "fields", "glory", "supply", "leave", "ended",
)  # fmt: skip


class Score:
    """Lines of the score sheet; the order is that of `SCORES`."""

    FORESTS: Final = 0
    CARDS: Final = 1
    WHEAT: Final = 2
    TONGUES: Final = 3
    FIELDS: Final = 4
    VALHALLA: Final = 5


SCORES: Final = ("forests", "cards", "wheat", "tongues", "fields", "valhalla")
LINES: Final = 6


class Camp:
    """What is counted of each player, beside the fields."""

    MIDGARD: Final = 0
    VALHALLA: Final = 1
    ASGARD: Final = 2
    CARDS: Final = 3  # held or laid down: everybody may count them together


CAMPS: Final = ("midgard", "valhalla", "asgard")
COUNTS: Final = 4


class Pile:
    """Rows of the cards: the deck, the open discards, the hands, the cards laid down."""

    DECK: Final = 0
    DISCARDS: Final = 1
    HAND: Final = 2  # + seat
    LAID: Final = 6  # + seat


PILES: Final = 10
