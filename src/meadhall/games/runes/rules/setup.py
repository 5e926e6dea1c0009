# compiled with mypyc
"""Setting the game up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from meadhall.engine.dice import Dice
from meadhall.games.runes.rules import cards, course, hands, plane
from meadhall.games.runes.rules.box import DECK, KINDS
from meadhall.games.runes.rules.names import NOBODY, OUT, STONES

if TYPE_CHECKING:
    from meadhall.games.runes.rules.state import Runes


def deal(s: Runes, first: i64, dice: Dice) -> None:
    """Set the game up: hand stones, full trays, all rituals in the deck; without a first seat the lot decides."""
    plane.first_cell(s)
    stock_deck(s)
    s.active = dice.below(s.seats) if first == NOBODY else first
    seat: i64 = 0
    while seat < s.seats:
        s.tray[seat] = s.box.tray[s.seats]
        hands.draw_stones(s, seat, s.box.hand, dice)
        seat += 1
    course.begin_turn(s, s.active)


def empty_box(s: Runes) -> None:
    """Stones that the box does not have are out of the game; all others are in the bag."""
    stone = s.box.stones + 1
    while stone <= STONES:
        s.where[stone] = OUT
        stone += 1


def stock_deck(s: Runes) -> None:
    """Put the rituals of the variant into the deck."""
    kind: i64 = 0
    while kind < KINDS:
        s.cards[DECK + kind] = cards.in_play(s, kind)
        kind += 1
