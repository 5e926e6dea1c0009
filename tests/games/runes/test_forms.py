"""Lines and circles: five coins each while they last."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.runes.tables import SPLIT, at, lay, on, plain, state_of, told, tray

from meadhall.engine import FastDice, Table
from meadhall.games.runes.rules import forms

RING = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
AXES = [(1, 0), (0, 1), (-1, 1)]


def row(n: int, axis: tuple[int, int] = (1, 0), first: int = 0) -> list[dict[str, Any]]:
    """Stones of blue in a row, one coin on each."""
    return [on(axis[0] * k, axis[1] * k, 1 + k, "blue") for k in range(first, first + n)]


def bonus(table: Table, seat: int) -> int:
    return int(state_of(table).bonus[seat])


@pytest.mark.parametrize("axis", AXES)
def test_the_sixth_stone_in_a_row_brings_five_coins_more(axis: tuple[int, int]) -> None:
    table = plain(table=row(5, axis=axis), hands={"blue": [15, 16, 17]})
    assert tray(table, "blue") == 35
    lay(table, 15, axis[0] * 5, axis[1] * 5)
    assert tray(table, "blue") == 35 - 1 - 5
    assert "formed" in told(table)


def test_five_stones_in_a_row_bring_nothing() -> None:
    table = plain(table=row(4), hands={"blue": [15, 16, 17]})
    lay(table, 15, 4, 0)
    assert tray(table, "blue") == 36 - 1


def test_the_seventh_stone_brings_nothing_more() -> None:
    table = plain(table=row(6), hands={"blue": [15, 16, 17]})
    assert tray(table, "blue") == 40 - 6 - 5
    lay(table, 15, 6, 0)
    assert tray(table, "blue") == 40 - 7 - 5


def test_a_stone_of_another_player_interrupts_a_line() -> None:
    stones = [*row(3), on(3, 0, 4, "red"), *row(2, first=4)]
    table = plain(table=stones, hands={"blue": [15, 16, 17]})
    lay(table, 15, 6, 0)
    assert bonus(table, 0) == 0


def test_filling_the_gap_makes_one_line() -> None:
    stones = [*row(2), on(2, -1, 10, "red"), *[on(q, -1, 11 + q, "red") for q in (3, 4)], *row(3, first=3)]
    table = plain(table=stones, hands={"blue": [18, 19, 20]})
    lay(table, 18, 2, 0)
    assert bonus(table, 0) == 5


def test_joining_two_lines_leaves_one_form() -> None:
    bridge = [on(q, -1, 30 + q if q < 5 else 24 + q, "red") for q in range(5, 8)]
    stones = [*row(6), *bridge, *row(6, first=7)]
    table = plain(table=stones, hands={"blue": [18, 19, 20]})
    assert bonus(table, 0) == 10
    before = tray(table, "blue")
    table.play("stone:18", "turn:0")
    table.play(at(table, 6, 0))
    assert bonus(table, 0) == 5
    assert tray(table, "blue") < before + 5
    assert "broken" in told(table)


def test_six_stones_around_a_cell_are_a_circle() -> None:
    table = plain(table=[on(q, r, 1 + k, "blue") for k, (q, r) in enumerate(RING[:5])], hands={"blue": [15, 16, 17]})
    lay(table, 15, 0, -1)  # the first of the ring is the origin here
    assert bonus(table, 0) == 5


@pytest.mark.parametrize("owner", ["blue", "red"])
def test_it_does_not_matter_who_holds_the_middle(owner: str) -> None:
    stones = [on(0, 0, 10, owner), *[on(q, r, 1 + k, "blue") for k, (q, r) in enumerate(RING[:5])]]
    table = plain(table=stones, hands={"blue": [15, 16, 17]})
    lay(table, 15, *RING[5])
    assert bonus(table, 0) == 5


def test_lines_and_circles_may_cross() -> None:
    # a ring around (0, 0), and to the east of (1, 0) and the west of (-1, 0) a row through its middle
    stones = [on(q, r, 1 + k, "blue") for k, (q, r) in enumerate(RING)]
    stones += [on(2, 0, 7, "blue"), on(3, 0, 8, "blue"), on(-2, 0, 9, "blue")]
    table = plain(table=stones, hands={"blue": [15, 16, 17]})
    assert bonus(table, 0) == 5
    lay(table, 15, -1, 0)  # the middle, seen from the first stone of the ring: now six in a row
    assert bonus(table, 0) == 10


def test_a_broken_line_gives_its_coins_back() -> None:
    # red covers a stone of blue's line that matches only one of its two neighbours
    stones = [*row(2), on(2, 0, SPLIT, "blue", turn=0), *row(3, first=3)]
    table = plain(table=stones, turn="red", hands={"red": [18, 19, 20]})
    assert tray(table, "blue") == 40 - 6 - 5
    lay(table, 18, 2, 0)
    assert tray(table, "blue") == 40 - 5
    assert bonus(table, 0) == 0
    assert "broken" in told(table)


def test_a_broken_circle_gives_its_coins_back() -> None:
    stones = [on(q, r, 1 + k, "blue") for k, (q, r) in enumerate(RING[:5])]
    stones.append(on(*RING[5], SPLIT, "blue", turn=0))
    table = plain(table=stones, turn="red", hands={"red": [18, 19, 20]})
    assert bonus(table, 0) == 5
    lay(table, 18, 0, -1)
    assert bonus(table, 0) == 0
    assert tray(table, "blue") == 40 - 5


def test_covering_ones_own_stone_keeps_the_form() -> None:
    stones = [*row(2), on(2, 0, SPLIT, "blue", turn=0), *row(3, first=3)]
    table = plain(table=stones, hands={"blue": [18, 19, 20]})
    lay(table, 18, 2, 0)
    assert bonus(table, 0) == 5


def test_a_stone_gained_by_a_ritual_can_complete_a_form() -> None:
    stones = [*row(5), on(5, 0, 6, "red")]
    table = plain(table=stones, hands={"blue": [18, 19, 20]}, rituals={"blue": ["replace-coins"]})
    table.play("play:replace-coins", at(table, 5, 0))
    assert bonus(table, 0) == 5
    assert tray(table, "blue") == 40 - 6 - 5
    assert tray(table, "red") == 40


def test_counting_afresh_always_gives_the_same_as_keeping_count() -> None:
    seen = 0
    for seed in range(40):
        mind = FastDice(seed)
        table = plain(seats=2)
        while not table.over:
            legal = table.legal_actions()
            table.play(legal[mind.below(len(legal))])
            s = state_of(table)
            for seat in range(2):
                counted = 5 * int(forms.forms(s, seat))
                seen += counted > 0
                assert s.bonus[seat] == counted or (s.seat < 0 and s.tray[seat] == 0)
    assert seen > 0
