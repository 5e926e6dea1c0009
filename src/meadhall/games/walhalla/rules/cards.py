# compiled with mypyc
"""Action cards: drawn, played, counted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from meadhall.engine.dice import Dice
from meadhall.engine.ints import Ints
from meadhall.games.walhalla.rules.names import CARD_TYPES, COUNTS, Camp, Event, Pile, Why, tell, tell_seat

if TYPE_CHECKING:
    from meadhall.games.walhalla.rules.state import Walhalla


def holds(s: Walhalla, seat: i64, card: i64) -> bool:
    """Whether a seat has a card in its hand."""
    return s.piles[(Pile.HAND + seat) * CARD_TYPES + card] > 0


def with_card(s: Walhalla, card: i64, yes: i64, no: i64, out: Ints) -> i64:
    """Play a card, if it is there, or not."""
    if holds(s, s.seat, card):
        out[0] = yes
        out[1] = no
        return 2
    out[0] = no
    return 1


def refused(s: Walhalla, card: i64) -> i64:
    """Why the asked seat may not play a card whose moment has come."""
    return Why.ALLOWED if holds(s, s.seat, card) else Why.NO_CARD


def draw(s: Walhalla, seat: i64, dice: Dice) -> None:
    """Draw a card; an empty deck is filled from the discards first (ruling 10)."""
    if s.deck == 0:
        refill(s)
        if s.deck == 0:
            tell(s, Event.NO_CARD, seat)
            return
    card = dice.draw(s.piles, Pile.DECK * CARD_TYPES, CARD_TYPES)
    s.deck -= 1
    s.piles[(Pile.HAND + seat) * CARD_TYPES + card] += 1
    s.camp[seat * COUNTS + Camp.CARDS] += 1
    tell(s, Event.CARD, seat)
    tell_seat(s, seat, Event.DREW, seat, card)


def refill(s: Walhalla) -> None:
    """The open discards become the deck."""
    card: i64 = 0
    while card < CARD_TYPES:
        at: i64 = Pile.DISCARDS * CARD_TYPES + card
        s.deck += s.piles[at]
        s.piles[Pile.DECK * CARD_TYPES + card] += s.piles[at]
        s.piles[at] = 0
        card += 1
    if s.deck > 0:
        tell(s, Event.SHUFFLED, s.deck)


def play(s: Walhalla, seat: i64, card: i64) -> None:
    """Play a card from the hand; it goes to the open discards."""
    s.piles[(Pile.HAND + seat) * CARD_TYPES + card] -= 1
    s.piles[Pile.DISCARDS * CARD_TYPES + card] += 1
    s.camp[seat * COUNTS + Camp.CARDS] -= 1
    s.shown += 1
    tell(s, Event.PLAYED, seat, card)


def size(s: Walhalla, pile: i64) -> i64:
    """The cards of a row that are known."""
    total: i64 = 0
    at: i64 = pile * CARD_TYPES
    end: i64 = at + CARD_TYPES
    while at < end:
        total += s.piles[at]
        at += 1
    return total
