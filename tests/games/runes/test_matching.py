"""Laying stones, and the coins they bring."""

from __future__ import annotations

import pytest
from tests.games.runes.tables import BLACK, GOLD, SPLIT, STARS, URUZ, at, laid, lay, on, plain, tray

TRIANGLE = [on(0, 0, 1), on(1, 0, 2)]  # the cell (0, 1) touches both, with its north-west and north-east sides


def test_the_first_stone_brings_one_coin_and_needs_no_place() -> None:
    table = plain(hands={"blue": [1, 2, 3]})
    table.play("stone:1")
    assert laid(table, 0, 0) == on(0, 0, 1, "blue", 1)
    assert tray(table, "blue") == 39
    assert table.position()["turn"] == "red"


def test_a_gold_first_stone_brings_two() -> None:
    table = plain(hands={"blue": [GOLD, 2, 3]})
    table.play(f"stone:{GOLD}")
    assert laid(table, 0, 0)["coins"] == 2


def test_one_matching_rune_brings_one_coin() -> None:
    table = plain(table=[on(0, 0, 1)], hands={"blue": [5, 6, 7]})
    lay(table, 5, 1, 0)
    assert laid(table, 1, 0) == on(1, 0, 5, "blue", 1)
    assert tray(table, "blue") == 39


def test_two_matching_runes_bring_two_coins() -> None:
    table = plain(table=TRIANGLE, hands={"blue": [5, 6, 7]})
    lay(table, 5, 0, 1)
    assert laid(table, 0, 1)["coins"] == 2


def test_three_matching_runes_bring_three_coins() -> None:
    table = plain(table=[*TRIANGLE, on(-1, 1, 3)], hands={"blue": [5, 6, 7]})
    lay(table, 5, 0, 1)
    assert laid(table, 0, 1)["coins"] == 3


def test_a_mismatch_beside_a_match_is_allowed_and_only_the_match_counts() -> None:
    table = plain(table=[on(0, 0, 1), on(1, 0, SPLIT, turn=0)], hands={"blue": [5, 6, 7]})
    lay(table, 5, 0, 1, turn=0)  # north-west fehu on fehu, north-east fehu on fehu
    assert laid(table, 0, 1)["coins"] == 2
    table = plain(table=[on(0, 0, 1), on(1, 0, SPLIT, turn=3)], hands={"blue": [5, 6, 7]})
    lay(table, 5, 0, 1)  # the split stone now shows uruz to the south-west
    assert laid(table, 0, 1)["coins"] == 1


def test_without_any_match_a_stone_cannot_lie() -> None:
    table = plain(table=[on(0, 0, 1)], hands={"blue": [URUZ, 5, 6]})
    assert table.legal() == ["stone:5", "stone:6"]


def test_a_stone_may_be_turned_clockwise_in_six_ways() -> None:
    table = plain(table=[on(0, 0, 1)], hands={"blue": [SPLIT, URUZ, URUZ + 1]})
    table.play(f"stone:{SPLIT}")
    assert table.legal() == [f"turn:{turn}" for turn in range(6)]
    table.play("turn:0")  # fehu east, south-east, south-west: the first stone must be on one of these sides
    assert sorted(table.legal()) == sorted([at(table, -1, 0), at(table, 0, -1), at(table, 1, -1)])
    table.undo()
    table.play("turn:1")  # turned once: south-east, south-west, west
    assert sorted(table.legal()) == sorted([at(table, 0, -1), at(table, 1, -1), at(table, 1, 0)])


def test_a_star_matches_every_rune_and_counts() -> None:
    table = plain(table=[on(0, 0, 1), on(1, 0, URUZ)], hands={"blue": [STARS, 6, 7]})
    lay(table, STARS, 0, 1)
    assert laid(table, 0, 1)["coins"] == 2


def test_a_star_matches_a_star() -> None:
    table = plain(table=[on(0, 0, STARS)], hands={"blue": [STARS + 1, 6, 7]})
    lay(table, STARS + 1, 1, 0)
    assert laid(table, 1, 0)["coins"] == 1


def test_every_rune_matches_a_star_on_the_table() -> None:
    table = plain(table=[on(0, 0, STARS), on(1, 0, STARS + 1)], hands={"blue": [URUZ, 6, 7]})
    lay(table, URUZ, 0, 1)
    assert laid(table, 0, 1)["coins"] == 2


@pytest.mark.parametrize(("around", "coins"), [(1, 2), (2, 4), (3, 6), (4, 6), (5, 6), (6, 6)])
def test_gold_brings_two_coins_a_match_and_stops_at_six(around: int, coins: int) -> None:
    ring = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
    stones = [on(q, r, 1 + k) for k, (q, r) in enumerate(ring[:around])]
    table = plain(table=stones, hands={"blue": [GOLD, 8, 9]})
    lay(table, GOLD, -1, 0)  # the first of the ring counts as the origin
    assert laid(table, -1, 0)["coins"] == coins


def test_a_grey_stone_with_six_matches_brings_six() -> None:
    ring = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
    table = plain(table=[on(q, r, 1 + k) for k, (q, r) in enumerate(ring)], hands={"blue": [10, 8, 9]})
    lay(table, 10, -1, 0)
    assert laid(table, -1, 0)["coins"] == 6


def test_later_neighbours_never_change_coins() -> None:
    table = plain(table=[on(0, 0, 1)], hands={"blue": [5, 6, 7], "red": [8, 9, 10]})
    lay(table, 5, 1, 0)
    lay(table, 8, 0, 1)
    assert laid(table, 1, 0)["coins"] == 1
    assert laid(table, 0, 0)["coins"] == 1
    assert laid(table, 0, 1)["coins"] == 2


def test_only_as_many_coins_are_laid_as_the_tray_holds() -> None:
    full = [on(-k, 0, 10 + k, "blue" if k % 2 else "red", 6 if k % 2 else 1) for k in range(2, 9)]
    table = plain(seats=5, table=[*TRIANGLE, on(-1, 1, 9), on(-1, 0, 10), *full], hands={"blue": [5, 6, 7]})
    assert tray(table, "blue") == 25 - 18
    more = [on(3, 0, 20, "blue", 5)]
    table = plain(seats=5, table=[*TRIANGLE, on(-1, 1, 9), on(-1, 0, 10), *full, on(2, 0, 19), *more],
                  hands={"blue": [5, 6, 7]})  # fmt: skip
    assert tray(table, "blue") == 2
    lay(table, 5, 0, 1)  # three matches
    assert laid(table, 0, 1)["coins"] == 2
    assert table.over


def test_who_can_lay_a_stone_must_lay_one() -> None:
    table = plain(table=[on(0, 0, 1)], hands={"blue": [5, 6, 7]})
    assert table.legal() == ["stone:5", "stone:6", "stone:7"]


def test_who_can_lay_none_passes_the_turn() -> None:
    table = plain(table=[on(0, 0, 1)], hands={"blue": [URUZ, URUZ + 1, URUZ + 2], "red": [5, 6, 7]})
    assert table.position()["turn"] == "red"
    assert table.position()["stuck"] == ["blue"]


def test_a_turn_ends_when_the_stone_lies() -> None:
    table = plain(table=[on(0, 0, 1)], hands={"blue": [5, 6, 7]})
    lay(table, 5, 1, 0)
    assert table.position()["asked"] == "red"


def test_black_lies_like_grey() -> None:
    table = plain(table=TRIANGLE, hands={"blue": [BLACK, 6, 7]})
    lay(table, BLACK, 0, 1)
    assert laid(table, 0, 1)["coins"] == 2
