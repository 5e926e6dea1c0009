# compiled with mypyc
"""What a seat cannot know: rituals in other hands, those others removed, and the deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from meadhall.engine.dice import Dice
from meadhall.engine.ints import Ints
from meadhall.engine.state import ints
from meadhall.games.runes.rules.box import DECK, KINDS, PILE, REMOVED, SLOTS
from meadhall.games.runes.rules.cards import in_play
from meadhall.games.runes.rules.names import Ritual

if TYPE_CHECKING:
    from meadhall.games.runes.rules.state import Runes


def redacted(true: Runes, seat: i64) -> Runes:
    """Rituals in other hands, those others removed and the deck become mere numbers of cards."""
    s = true.clone()
    other: i64 = 0
    while other < s.seats:
        if other != seat:
            veil(s.cards, other * SLOTS)
            veil(s.cards, REMOVED + other * SLOTS)
        other += 1
    veil(s.cards, DECK)
    return s


def imagined(view: Runes, dice: Dice) -> Runes:
    """Deal out the rituals that cannot be seen."""
    s = view.clone()
    unseen = unseen_rituals(view)
    other: i64 = 0
    while other < s.seats:
        unveil(s.cards, other * SLOTS, unseen, dice)
        unveil(s.cards, REMOVED + other * SLOTS, unseen, dice)
        other += 1
    if s.cards[DECK + Ritual.UNKNOWN] > 0:
        s.cards[DECK + Ritual.UNKNOWN] = 0
        kind: i64 = 0
        while kind < KINDS:
            s.cards[DECK + kind] += unseen[kind]
            kind += 1
    return s


def veil(cards: Ints, first: i64) -> None:
    """Count the cards of one holder as unknown."""
    n: i64 = 0
    kind: i64 = 0
    while kind < SLOTS:
        n += cards[first + kind]
        cards[first + kind] = 0
        kind += 1
    cards[first + Ritual.UNKNOWN] = n


def unveil(cards: Ints, first: i64, unseen: Ints, dice: Dice) -> None:
    """Give one holder as many unseen cards as it has unknown ones."""
    while cards[first + Ritual.UNKNOWN] > 0:
        cards[first + Ritual.UNKNOWN] -= 1
        cards[first + dice.draw(unseen, 0, KINDS)] += 1


def unseen_rituals(s: Runes) -> Ints:
    """Rituals of the game that the holder of a redacted state sees nowhere."""
    unseen = ints(SLOTS)
    kind: i64 = 0
    while kind < KINDS:
        n = in_play(s, kind) - s.cards[PILE + kind] - s.cards[DECK + kind]
        if s.card == kind:
            n -= 1
        seat: i64 = 0
        while seat < s.seats:
            n -= s.cards[seat * SLOTS + kind] + s.cards[REMOVED + seat * SLOTS + kind]
            seat += 1
        unseen[kind] = n
        kind += 1
    return unseen
