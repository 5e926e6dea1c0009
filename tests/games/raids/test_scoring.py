"""Points."""

from __future__ import annotations

from typing import Any

import pytest

import meadhall


def sheet(**more: Any) -> dict[str, int]:
    """Blue's score sheet."""
    words: dict[str, Any] = {
        "seats": 3,
        "voyage": 4,
        "ships": {"blue": 0, "red": 21, "yellow": 21},
        "berths": {"red": 1, "yellow": 2},
    }
    table = meadhall.scene("raids", {**words, **more})
    lines = {line.name: line.points for line in table.sheet(0)}
    assert sum(lines.values()) == table.points(0)
    return lines


@pytest.mark.parametrize(
    ("runes", "points"),
    [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 16), (7, 18), (8, 21), (9, 25), (10, 30)],
)
def test_runes_count_by_sets_of_five_and_further_ones_open_a_new_set(runes: int, points: int) -> None:
    assert sheet(beside={"blue": {"rune": runes}})["runes"] == points


def test_coins_count_their_value() -> None:
    assert sheet(coins={"blue": {6: 1, 3: 2, 1: 3}})["coins"] == 15


def test_mjolnirs_count_for_each_viking_and_a_double_twice() -> None:
    aboard = {"blue": ["mjolnir", "double-mjolnir"]}
    assert sheet(aboard=aboard, vikings={"blue": 5})["mjolnirs"] == 15


def test_standards_count_aboard() -> None:
    assert sheet(aboard={"blue": ["standard-3", "standard-6"]})["standards"] == 9


def test_goods_count_only_when_sold() -> None:
    assert sheet(aboard={"blue": ["mead-7"]}, beside={"blue": {"mead-6": 1, "wood-3": 1}})["goods"] == 9


def test_monsters_count_their_full_strength() -> None:
    assert sheet(beside={"blue": {"monster-6": 1, "monster-3": 2}}, aboard={"blue": ["axe"]})["monsters"] == 12
