"""The setup."""

from __future__ import annotations

from collections import Counter

import pytest

import meadhall


@pytest.mark.parametrize(("seats", "crews"), [(2, [1, 2]), (3, [1, 2, 3]), (4, [1, 2, 2, 3])])
def test_crews_grow_with_the_turn_order(seats: int, crews: list[int]) -> None:
    for seed in range(10):
        table = meadhall.table("raids", seats=seats, seed=str(seed))
        position = table.position()
        first = table.seat
        order = [table.names[(first + turn) % seats] for turn in range(seats)]
        assert [position["vikings"][name] for name in order] == crews


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_starting_player_lies_in_the_highest_berth(seats: int) -> None:
    table = meadhall.table("raids", seats=seats, seed="berths")
    berths = table.position()["berths"]
    assert berths[table.names[table.seat]] == max(berths.values())
    assert sorted(berths.values()) == list(range(1, max(seats, 3) + 1))


def test_any_player_may_start() -> None:
    starters = Counter(meadhall.table("raids", seats=3, seed=str(seed)).seat for seed in range(60))
    assert set(starters) == {0, 1, 2}


def test_the_sixteen_tiles_of_voyage_one_lie_open_around_the_villages() -> None:
    track = meadhall.table("raids", seats=3, seed="track").position()["track"]
    assert sorted(track) == [space for space in range(1, 21) if space % 5]
    entries = meadhall.game("raids").components.all("tile")
    expected = Counter({e.values["id"]: e.values["copies"][0] for e in entries if e.values["copies"][0]})
    assert Counter(track.values()) == expected


def test_the_three_other_harbour_tiles_are_known_from_the_start() -> None:
    seen = set()
    for seed in range(60):
        harbours = meadhall.table("raids", seats=3, seed=str(seed)).position()["harbours"]
        assert len(set(harbours)) == 4
        seen.update(harbours[1:])
    assert seen == {"goods", "kinds", "runes", "shields", "weapons", "posts", "monsters", "sails"}
