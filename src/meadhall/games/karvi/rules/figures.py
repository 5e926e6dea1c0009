# compiled with mypyc
"""The figures of an entry in the tables of the box, by name, and the bounds of all of them.

The keys of the component file are the names: `names(TradeTile)[:-1]`.
"""

from __future__ import annotations

from typing import Final


class Most:
    """What the answers, the pile of tasks and the mats have room for."""

    GOODS: Final = 12  # fur and silver of one choice
    GAINED: Final = 20
    POINTS: Final = 60
    POINTS_A_THING: Final = 20
    BREAD: Final = 6
    BEER: Final = 5  # on a die
    POURED: Final = 10
    CREW: Final = 5
    RAISE: Final = 30
    DAMAGE: Final = 10
    DRAW: Final = 9
    TRADE_CARDS: Final = 3
    STEPS: Final = 27  # of ships and dice
    TIMES: Final = 99
    HELD: Final = 999  # of goods, and points of a line, in positions and encodings


# -- the figures of an entry in the tables of the box -----------------------------------------------------------------


class Cost:
    """What a card asks for."""

    FUR: Final = 0
    SILVER: Final = 1
    ANY: Final = 2
    SIZE: Final = 3


class SlotCost:
    """What a slot of the mat asks for, and the points it covers."""

    FUR: Final = 0
    SILVER: Final = 1
    ANY: Final = 2
    POINTS: Final = 3
    SIZE: Final = 4


class Conversion:
    """The figures of Op.CONVERT behind its code."""

    WHAT: Final = 1
    PRICE: Final = 2
    KIND: Final = 3
    AMOUNT: Final = 4
    TIMES: Final = 5
    LINE: Final = 6


class TradeTile:
    """What a trade tile costs and brings."""

    FUR: Final = 0
    SILVER: Final = 1
    GOLD: Final = 2
    POINTS: Final = 3
    CARDS: Final = 4
    SIZE: Final = 5


class RaidTile:
    """What a raid asks for and brings."""

    STRENGTH: Final = 0
    DAMAGE: Final = 1
    POINTS: Final = 2
    EFFECT: Final = 3
    SIZE: Final = 4


class Goal:
    """What a rune counts: an easy and a hard mark, and the points for each."""

    MEASURE: Final = 0
    GOODS: Final = 1
    EASY: Final = 2
    HARD: Final = 3
    EASY_POINTS: Final = 4
    HARD_POINTS: Final = 5
    SIZE: Final = 6


class StartCard:
    """What a start card gives."""

    BEER: Final = 0  # one for each die
    FUR: Final = 2
    SILVER: Final = 3
    GOLD: Final = 4
    WARRIOR: Final = 5
    SORT: Final = 6
    BREAD: Final = 7
    SIZE: Final = 8
