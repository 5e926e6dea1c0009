# compiled with mypyc
"""What is in the box, as tables the rules can index."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.engine.ints import Ints
from meadhall.engine.state import ints
from meadhall.games.runes.rules.names import MOST_SEATS, SIDES, STONES

KINDS: Final = 15
SLOTS: Final = 16  # the kinds and UNKNOWN
# Where rituals are, SLOTS counts each: first the hands, seat by seat, then
REMOVED: Final = 80  # from the game, by seat
DECK: Final = 160
PILE: Final = 176  # open
CARDS: Final = 192


class Box:
    """Figures of one component file; shared by all states that play with it, never changed."""

    def __init__(self, text: str, rules: i64) -> None:
        self.text: str = text  # the component file; a pickled box is read from it again
        self.rules: i64 = rules  # the version of the rules that is played with it
        self.stones: i64 = 0
        self.blacks: i64 = 0  # black stones
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
        self.look: Ints = ints((STONES + 1) * SIDES)  # stone * SIDES + turn: what it shows, see plane
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

        return (box_of, (self.text, int(self.rules)))
