# compiled with mypyc
"""Rituals in and out of a hand: the deck, the open pile, and what is removed from the game (rulings 3 and 11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from meadhall.engine.dice import Dice
from meadhall.games.runes.rules.box import DECK, KINDS, PILE, REMOVED, SLOTS
from meadhall.games.runes.rules.names import NO_RITUAL, RITUALS, Event, Variant, tell, tell_apart

if TYPE_CHECKING:
    from meadhall.games.runes.rules.state import Runes


def in_play(s: Runes, kind: i64) -> i64:
    """How many rituals of a kind the variant is played with (ruling 12)."""
    if s.variant == Variant.CHILDREN or (s.variant == Variant.FAMILY and s.box.strong[kind]):
        return 0
    return s.box.copies[kind]


def holds(s: Runes, seat: i64, kind: i64) -> bool:
    """Whether a seat holds a ritual of a kind."""
    return s.cards[seat * SLOTS + kind] > 0


def known(s: Runes, first: i64) -> list[str]:
    """The rituals of one holder (see box), by name; those that the viewer cannot know are not among them."""
    found: list[str] = []
    kind: i64 = 0
    while kind < KINDS:
        found += [RITUALS[kind]] * s.cards[first + kind]
        kind += 1
    return found


def in_deck(s: Runes) -> i64:
    """How many rituals can be drawn before the open pile is needed."""
    n: i64 = 0
    kind: i64 = 0
    while kind < SLOTS:
        n += s.cards[DECK + kind]
        kind += 1
    return n


def rituals_left(s: Runes) -> bool:
    """Whether there is anything to draw: a deck, or an open pile to make one of."""
    kind: i64 = 0
    while kind < SLOTS:
        if s.cards[DECK + kind] > 0 or s.cards[PILE + kind] > 0:
            return True
        kind += 1
    return False


def draw_ritual(s: Runes, seat: i64, dice: Dice) -> None:
    """Draw one; if the deck is empty the open pile becomes the deck."""
    kind: i64 = 0
    if in_deck(s) == 0:
        while kind < KINDS:
            s.cards[DECK + kind] = s.cards[PILE + kind]
            s.cards[PILE + kind] = 0
            kind += 1
        s.open = NO_RITUAL
        tell(s, Event.RESHUFFLED)
    kind = dice.draw(s.cards, DECK, SLOTS)
    s.cards[seat * SLOTS + kind] += 1
    s.held[seat] += 1
    tell_apart(s, seat, Event.DREW_RITUAL, Event.DREW, kind)


def give_up(s: Runes, seat: i64, kind: i64) -> None:
    """A ritual leaves a hand."""
    s.cards[seat * SLOTS + kind] -= 1
    s.held[seat] -= 1


def drop(s: Runes, seat: i64, kind: i64) -> None:
    """Remove a ritual from the game, unseen by the others (ruling 3)."""
    give_up(s, seat, kind)
    s.cards[REMOVED + seat * SLOTS + kind] += 1
    tell_apart(s, seat, Event.DROPPED_RITUAL, Event.DROPPED, kind)


def discard(s: Runes, kind: i64) -> None:
    """Lay a ritual on the open pile."""
    s.cards[PILE + kind] += 1
    s.open = kind
