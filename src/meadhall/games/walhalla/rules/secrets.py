# compiled with mypyc
"""What a seat may know of the cards, and what the others may be holding."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from meadhall.engine.dice import Dice
from meadhall.engine.state import OVER, ints
from meadhall.games.walhalla.rules import cards
from meadhall.games.walhalla.rules.names import CARD_TYPES, COUNTS, END_CARDS, PILES, Camp, Phase, Pile

if TYPE_CHECKING:
    from meadhall.games.walhalla.rules.state import Walhalla


def redacted(truth: Walhalla, viewer: i64) -> Walhalla:
    """The state without every card that `viewer` cannot see; how many there are stays known."""
    s = truth.clone()
    clear(s, Pile.DECK)
    seat: i64 = 0
    while seat < s.seats:
        if seat != viewer:
            clear(s, Pile.HAND + seat)
            if s.seat != OVER:  # while a raid is scored they lie open
                clear(s, Pile.LAID + seat)  # whether a card is held or laid down is hidden too (ruling 7)
        seat += 1
    return s


def clear(s: Walhalla, pile: i64) -> None:
    """Empty a row of cards."""
    card: i64 = 0
    while card < CARD_TYPES:
        s.piles[pile * CARD_TYPES + card] = 0
        card += 1


def imagined(view: Walhalla, dice: Dice) -> Walhalla:
    """One state that a view may come from: the cards not seen are dealt to hands and deck (ruling 14)."""
    s = view.clone()
    unseen = ints(CARD_TYPES)
    card: i64 = 0
    while card < CARD_TYPES:
        unseen[card] = s.box.cards[card]
        pile: i64 = Pile.DISCARDS
        while pile < PILES:
            unseen[card] -= s.piles[pile * CARD_TYPES + card]
            pile += 1
        card += 1
    seat: i64 = 0
    while seat < s.seats:
        missing = s.camp[seat * COUNTS + Camp.CARDS] - cards.size(s, Pile.HAND + seat) - cards.size(s, Pile.LAID + seat)
        if missing > 0:
            hand: i64 = (Pile.HAND + seat) * CARD_TYPES
            while missing > 0:
                s.piles[hand + dice.draw(unseen, 0, CARD_TYPES)] += 1
                missing -= 1
            if s.phase == Phase.LAY and s.seat >= 0:
                imagine_laid(s, seat, dice)
        seat += 1
    card = 0
    while card < CARD_TYPES:
        s.piles[Pile.DECK * CARD_TYPES + card] = unseen[card]
        card += 1
    return s


def imagine_laid(s: Walhalla, seat: i64, dice: Dice) -> None:
    """Any of its end cards may be what a seat has laid down, as far as it has been asked already."""
    turn = (seat - s.starter + s.seats) % s.seats
    now = (s.seat - s.starter + s.seats) % s.seats
    if turn > now:
        return
    most = s.camp[seat * COUNTS + Camp.CARDS] if turn < now else s.asked
    hand: i64 = (Pile.HAND + seat) * CARD_TYPES
    laid: i64 = (Pile.LAID + seat) * CARD_TYPES
    card: i64 = 0
    while card < END_CARDS:
        copies = s.piles[hand + card]
        while copies > 0 and most > 0:
            if dice.below(2) == 1:
                s.piles[hand + card] -= 1
                s.piles[laid + card] += 1
                most -= 1
            copies -= 1
        card += 1
