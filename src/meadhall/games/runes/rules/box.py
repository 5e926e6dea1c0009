# compiled with mypyc
"""What is in the box, as tables the rules can index."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.engine.ints import Ints
from meadhall.engine.state import ints

STONES: Final = 72  # numbered from 1
SIDES: Final = 6  # of a stone, clockwise from the east
SYMBOLS: Final = 6
STAR: Final = 6  # the rune after the symbols
RUNES: Final = ("fehu", "uruz", "thurisaz", "gebo", "dagaz", "ingwaz", "star")
COLOURS: Final = ("grey", "black", "gold")
MOST_SEATS: Final = 5


class Colour:
    """Colours of stones."""

    GREY: Final = 0
    BLACK: Final = 1
    GOLD: Final = 2


class Ritual:
    """Kinds of rituals; the order is that of `RITUALS`."""

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


RITUALS: Final = (
    "skip", "place", "more-coins", "new-hand", "ward", "refill", "mirror", "tide", "copy", "quick-turn",
    "replace-coins", "steal-stone", "steal-hand", "swap-hands", "steal-gold",
)  # fmt: skip
KINDS: Final = 15
SLOTS: Final = 16  # the kinds and UNKNOWN
# Where rituals are, SLOTS counts each: first the hands, seat by seat, then
REMOVED: Final = 80  # from the game, by seat
DECK: Final = 160
PILE: Final = 176  # open
CARDS: Final = 192


class Variant:
    """How the game is played (ruling 12); the order is that of `VARIANTS`."""

    STANDARD: Final = 0
    FAMILY: Final = 1
    CHILDREN: Final = 2


VARIANTS: Final = ("standard", "family", "children")


class Box:
    """Figures of one component file; shared by all states that play with it, never changed."""

    def __init__(self, text: str) -> None:
        self.text: str = text  # the component file; a pickled box is read from it again
        self.hand: i64 = 0
        self.held: i64 = 0
        self.first: i64 = 0
        self.match: i64 = 0
        self.gold: i64 = 0
        self.most: i64 = 0  # coins on one stone
        self.line: i64 = 0
        self.form: i64 = 0  # coins for a form
        self.theft: i64 = 0  # the roll from which a black hand stone is taken too
        self.tray: Ints = ints(MOST_SEATS + 1)  # coins of each player, by seats
        self.colour: Ints = ints(STONES + 1)
        self.rune: Ints = ints((STONES + 1) * SIDES)  # stone * SIDES + side, unturned
        self.face: Ints = ints((STONES + 1) * SIDES)  # stone * SIDES + turn: what its six sides match, see plane
        self.bit: Ints = ints(SIDES * 7)  # 1 << k; a literal 1 would be shifted as 32 bits by the compiler
        self.copies: Ints = ints(SLOTS)
        self.die: Ints = ints(SLOTS)
        self.strong: Ints = ints(SLOTS)
        self.symbols: list[str] = []  # with the star
        bit: i64 = 1
        k: i64 = 0
        while k < SIDES * 7:
            self.bit[k] = bit
            bit += bit
            k += 1

    def __reduce__(self) -> tuple[object, ...]:
        from meadhall.games.runes.rules.components import box_of

        return (box_of, (self.text,))
