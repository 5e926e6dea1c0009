"""The numbers of the rules fit each other; their texts are made from their names."""

from __future__ import annotations

from meadhall.games.walhalla.rules.names import (
    CARD_TYPES,
    CARDS,
    COUNTS,
    CREWS,
    END_CARDS,
    FIELD_KINDS,
    FJORD_NAMES,
    FJORDS,
    KINDS,
    LINES,
    PILES,
    PLACE_NAMES,
    PLACES,
    SCORES,
    SEATS,
    Act,
    Camp,
    Card,
    Pile,
    Side,
)


def test_tables_are_as_wide_as_what_is_counted_in_them() -> None:
    assert (len(KINDS), len(CARDS), len(PLACE_NAMES), len(SCORES)) == (FIELD_KINDS, CARD_TYPES, PLACES, LINES)
    assert len(FJORD_NAMES) == FJORDS
    assert Camp.CARDS + 1 == COUNTS
    assert (Pile.HAND + SEATS, Pile.LAID + SEATS) == (Pile.LAID, PILES)


def test_the_cards_for_the_kinds_of_fields_come_first_and_those_played_in_a_raid_last() -> None:
    assert CARDS[:FIELD_KINDS] == KINDS
    assert CARDS[END_CARDS:] == ("hunt", "attack", "shield")
    assert CARDS[Card.TONGUE_6 : Card.TONGUE_8 + 1] == ("tongue-6", "tongue-7", "tongue-8")


def test_a_crew_is_called_after_its_places() -> None:
    assert CREWS == ("none", "bow", "middle", "bow-middle", "stern", "bow-stern", "middle-stern", "all")


def test_sides_and_their_answers_have_one_order() -> None:
    assert (Act.LEFT + Side.LEFT, Act.LEFT + Side.RIGHT) == (Act.LEFT, Act.RIGHT)
