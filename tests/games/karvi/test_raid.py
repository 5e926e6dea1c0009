"""Raiding, damage, healing and the raid track (chapters: Plündern, Schaden, Plünderleiste, Francia)."""

from __future__ import annotations

from tests.games.karvi.play import asked, karvi, legal, of, score

SIX = {f"R{k}": "a" for k in range(1, 7)}


def test_strength_is_the_sum_of_all_warriors_whatever_their_side() -> None:  # line 678-684
    table = karvi(blue={"healthy": [2, 1], "injured": [2], "tiles": {"R1": "d"}})
    table.play("die:9")
    assert legal(table, "use") == ["use:R1"]  # strength 5
    weak = karvi(blue={"healthy": [2, 1], "injured": [1], "tiles": {"R1": "d"}})
    weak.play("die:9")
    assert asked(weak) == "turn"


def test_the_raid_of_strength_twelve_does_three_damage_and_brings_eight_points_two_gold_and_a_card() -> None:  # 718-724
    table = karvi(blue={"healthy": [1, 5, 6], "injured": [1], "tiles": {"R4": "a"}})
    table.play("die:9", "use:R4", "wound:injured.1", "wound:healthy.1", "wound:injured.1")
    assert score(table) == 2 + 8
    assert of(table)["gold"] == 2
    table.play("draw:helmet")
    assert len(of(table)["hand"]) == 1
    assert of(table)["healthy"] == [5, 6]
    assert of(table)["done"] == {"R4": "a"}
    assert of(table)["score"] == {"raid": 8, "valhalla": 2}


def test_damage_turns_a_healthy_warrior_or_removes_an_injured_one_for_points() -> None:  # line 693-706
    table = karvi(blue={"healthy": [4], "injured": [3], "tiles": {"R1": "a"}})
    table.play("die:9", "use:R1")
    assert legal(table, "wound") == ["wound:healthy.4", "wound:injured.3"]
    table.play("wound:injured.3", "beer:0")
    assert of(table)["score"] == {"raid": 4, "valhalla": 3}


def test_surplus_damage_is_lost() -> None:  # line 708
    table = karvi(blue={"injured": [6], "tiles": {"R1": "c"}})
    table.play("die:9", "use:R1", "wound:injured.6")
    assert asked(table) == "turn"
    assert of(table)["score"] == {"raid": 6, "valhalla": 6}


def test_raids_need_not_be_in_order() -> None:  # line 670
    table = karvi(blue={"healthy": [6, 6, 6], "tiles": {"R6": "a", "R1": "a"}})
    table.play("die:9")
    assert legal(table, "use") == ["use:R1", "use:R6"]


def test_the_second_and_fourth_raid_free_a_tower() -> None:  # line 672
    table = karvi(blue={"healthy": [6], "tiles": {"R1": "c"}, "done": {"R2": "a"}})
    table.play("die:9", "use:R1", "wound:healthy.6", "wound:injured.6")
    assert (of(table)["towers"], of(table)["mat_towers"]) == (2, [2])


def test_the_improvements_of_the_raid_track() -> None:  # line 760, 770
    for done, value in ((0, 2), (1, 3), (2, 3), (3, 4), (5, 5)):
        table = karvi(blue={"done": {f"R{k}": "a" for k in range(1, done + 1)}})
        table.play("die:2")
        assert of(table)["bread"] == value


def test_the_second_raid_unlocks_three_strength() -> None:  # line 800
    table = karvi(blue={"done": {"R1": "a", "R2": "a"}, "healthy": [1]})
    table.play("die:12", "raise:healthy.1", "raise:healthy.2", "raise:healthy.3")
    assert of(table)["healthy"] == [4]


def test_francia_needs_strength_25_and_brings_twelve_points_for_three_damage() -> None:  # line 858
    weak = karvi(blue={"done": SIX, "healthy": [6, 6, 6, 6]})
    weak.play("die:9")
    assert asked(weak) == "turn"
    table = karvi(blue={"done": SIX, "healthy": [6, 6, 6, 6, 1]})
    table.play("die:9", "francia", "wound:healthy.1", "wound:injured.1", "wound:healthy.6")
    assert of(table)["score"] == {"raid": 12, "valhalla": 1}
