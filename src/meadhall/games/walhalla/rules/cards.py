# compiled with mypyc
"""Drawing and playing action cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from meadhall.engine.dice import Dice
from meadhall.engine.state import EVERYONE
from meadhall.games.walhalla.rules.box import CARD_TYPES
from meadhall.games.walhalla.rules.names import COUNTS, Camp, Event, Pile

if TYPE_CHECKING:
    from meadhall.games.walhalla.rules.state import Walhalla


def tell(s: Walhalla, event: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
    """Note an event that everybody hears of, if somebody listens."""
    log = s.log
    if log is not None:
        log.tell(EVERYONE, event, a, b, c, d)


def whisper(s: Walhalla, seat: i64, event: i64, a: i64 = 0, b: i64 = 0) -> None:
    """Note an event that only one seat hears of."""
    log = s.log
    if log is not None:
        log.tell(1 << seat, event, a, b)


def holds(s: Walhalla, seat: i64, card: i64) -> bool:
    """Whether a seat has a card in its hand."""
    return s.piles[(Pile.HAND + seat) * CARD_TYPES + card] > 0


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
    whisper(s, seat, Event.DREW, seat, card)


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
