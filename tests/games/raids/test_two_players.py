"""Two players and the ghost."""

from __future__ import annotations

from typing import Any

import meadhall
from meadhall.engine import Table


def at_sea(**more: Any) -> Table:
    """Two players at sea."""
    words: dict[str, Any] = {
        "seats": 2,
        "track": {2: "rune", 3: "wood-3", 4: "axe", 6: "sail", 7: "fur-3", 8: "monster-2", 9: "rune", 12: "post"},
        "ships": {"blue": 2, "red": 6, "ghost": 5},
        "vikings": {"blue": 3, "red": 3},
    }
    return meadhall.scene("raids", {**words, **more})


def test_the_ghost_waits_in_berth_one_and_leaves_last() -> None:
    assert meadhall.table("raids", seats=2, seed="ghost").position()["berths"]["ghost"] == 1
    table = meadhall.scene(
        "raids", seats=2, track={1: "rune", 3: "axe", 4: "sail"}, berths={"blue": 3, "red": 2, "ghost": 1}
    )
    table.play("sail:4")
    assert table.position()["asked"] == "red"
    assert table.position()["ships"]["ghost"] == 0
    assert 1 in table.position()["track"]  # the ghost still waits beside Red, so nothing is discarded
    table.play("sail:3")
    assert table.position()["ships"]["ghost"] == 5
    assert set(table.position()["track"]) == {3, 4}


def test_the_ghost_ahead_must_be_caught_up_with() -> None:
    table = at_sea()
    assert set(table.position()["track"]) == {6, 7, 8, 9, 12}  # wood and axe lay between Blue and the ghost


def test_the_ghost_goes_from_village_to_village_and_discards_what_lies_before_the_next_ship() -> None:
    table = at_sea(ships={"blue": 2, "red": 9, "ghost": 5})
    table.play("sail:12", "feed")  # past Red; now the ghost at 5 is last
    position = table.position()
    assert position["ships"]["ghost"] == 10
    assert set(position["track"]) == {12}  # 6, 7 and 8 lay between the ghost and Red, who then takes the rune
    assert position["beside"]["red"] == {"rune": 1}
    assert position["asked"] == "red"


def test_a_ghost_that_is_still_last_goes_on() -> None:
    table = meadhall.scene(
        "raids",
        seats=2,
        track={1: "rune", 2: "axe", 6: "wood-3", 7: "sail", 9: "rune"},
        ships={"blue": 0, "red": 7, "ghost": 0},
        berths={"blue": 2, "ghost": 1},
    )
    table.play("sail:9")
    position = table.position()
    assert position["ships"]["ghost"] == 10  # by the village on 5, still behind Red on 7
    assert set(position["track"]) == {7, 9}
    assert position["asked"] == "red"


def test_the_ghost_uses_up_no_share() -> None:
    table = meadhall.scene(
        "raids",
        seats=2,
        voyage=2,
        track={2: "rune", 13: "sail", 14: "visit", 16: "axe"},
        ships={"blue": 2, "red": 13, "ghost": 10},
    )
    table.play("sail:16")  # Blue takes the first share; then the ghost passes Red and the visit
    assert table.position()["ships"]["ghost"] == 15
    assert table.position()["shares"] == {14: 1}


def test_players_get_six_and_three_and_the_ghost_never_ranks() -> None:
    table = meadhall.scene(
        "raids", seats=2, track={19: "rune"}, ships={"blue": 19, "red": 21, "ghost": 20}, berths={"red": 1}
    )
    table.play("sail:21")
    assert [table.sheet(seat)[0].points for seat in range(2)] == [3, 6]


def test_the_voyage_ends_when_both_players_are_docked_and_berths_keep_their_order() -> None:
    table = meadhall.scene(
        "raids", seats=2, track={19: "rune"}, ships={"blue": 19, "red": 21, "ghost": 20}, berths={"red": 1}
    )
    table.play("sail:21")
    position = table.position()
    assert position["voyage"] == 2
    assert position["berths"] == {"blue": 3, "red": 2, "ghost": 1}
    assert position["asked"] == "blue"


def test_the_ghost_is_never_attacked() -> None:
    for seed in range(30):
        table = meadhall.table("raids", seats=2, seed=f"ghost {seed}")
        while not table.over:
            places = table.position()["ships"]
            assert f"sail:{places['ghost']}" not in table.legal() or places["ghost"] in (0, 21)
            table.play(table.legal()[len(table.legal()) // 2])
