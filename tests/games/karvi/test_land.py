"""Exploring, building, special runes (chapters: Erkunden, Bauen, Vík und Waterford)."""

from __future__ import annotations

from typing import Any

from tests.games.karvi.play import asked, karvi, legal, of, score

FOUR = {"T1": "a", "T2": "a", "T3": "a", "T4": "a"}


def test_jarlshof_has_trade_tiles_of_which_one_is_taken_openly() -> None:  # line 391-399
    table = karvi(3, blue={"bread": 1}, stacks={"T1": ["b", "c", "d"]})
    table.play("sail:jarlshof", "explore")
    assert legal(table, "tile") == ["tile:b", "tile:c", "tile:d"]
    table.play("tile:c")
    assert of(table)["tiles"] == {"T1": "c"}
    assert table.position()["stacks"]["T1"] == ["b", "d"]


def test_who_looks_must_take_a_tile() -> None:  # ruling 16
    table = karvi(blue={"bread": 1})
    table.play("sail:jarlshof", "explore")
    assert "none" not in table.legal()


def test_only_one_tile_of_a_kind_beside_or_on_the_mat() -> None:  # line 401
    for player in ({"tiles": {"T1": "a"}}, {"done": {"T1": "a"}}):
        table = karvi(blue={"bread": 1, **player})
        table.play("sail:jarlshof")
        assert asked(table) == "turn"


def test_any_number_of_tiles_lies_beside_the_mat() -> None:  # line 403
    kinds = {f"{letter}{k}": "a" for letter in "TR" for k in range(2, 7)}
    table = karvi(blue={"bread": 1, "tiles": kinds})
    table.play("sail:jarlshof", "explore", "tile:a")
    assert len(of(table)["tiles"]) == 11


def test_the_best_spot_at_torshavn_gives_three_points() -> None:  # line 413-417
    table = karvi(blue={"bread": 2})
    table.play("sail:torshavn", "build")
    assert score(table) == 3
    assert of(table)["towers"] == 0
    assert table.position()["built"] == {"torshavn": ["blue"]}


def test_the_next_builder_gets_the_next_spot() -> None:  # line 413
    table = karvi(3, blue={"bread": 2}, red={"towers": 0}, built={"torshavn": ["red"]})
    table.play("sail:torshavn", "build")
    assert score(table) == 2


def test_building_needs_the_building_in_the_supply() -> None:  # line 419
    table = karvi(blue={"bread": 2, "towers": 0})
    table.play("sail:torshavn")
    assert asked(table) == "turn"


def test_one_own_building_at_a_place() -> None:  # line 421
    table = karvi(blue={"at": "torshavn", "mat_towers": [2], "towers": 1}, built={"torshavn": ["blue"]})
    assert "sail:torshavn" not in table.legal()


def test_a_tower_in_waterford_brings_four_points_and_a_special_rune() -> None:  # line 826-840
    table = karvi(
        blue={"bread": 6, "at": "dyflin", "done": FOUR, "towers": 1, "runes": ["N3"]},
        specials={"waterford": ["B1", "B4"], "vik": ["B2", "B3"]},
    )
    table.play("sail:waterford", "build")
    assert score(table) == 4
    assert legal(table, "special") == ["special:B1", "special:B4"]
    table.play("special:B1")
    assert asked(table) == "draw"
    table.play("draw:helmet", "draw:ship")
    assert len(of(table)["hand"]) == 2
    assert of(table)["runes"] == ["N3", "B1", None, None]
    assert table.position()["specials"]["waterford"] == ["B4"]


def test_a_post_in_vik_brings_one_too() -> None:  # line 423, 826-832
    table = karvi(
        blue={"bread": 6, "at": "ljodhus", "done": FOUR, "posts": 1, "mat_posts": []}, specials={"vik": ["B4", "B2"]}
    )
    table.play("sail:vik", "build", "special:B4")
    assert score(table) == 8
    assert of(table)["runes"][0] == "B4"


def test_without_a_free_slot_the_special_rune_covers_one_or_is_thrown_away() -> None:  # line 834
    words: dict[str, Any] = {
        "blue": {"bread": 6, "at": "dyflin", "done": FOUR, "runes": ["N1", "N2", "N3", "N4"]},
        "specials": {"waterford": ["B4", "B2"]},
    }
    thrown = karvi(**words)
    thrown.play("sail:waterford", "build", "special:B4", "throw")
    assert of(thrown)["runes"] == ["N1", "N2", "N3", "N4"]
    assert score(thrown) == 8  # the bonus stays
    covered = karvi(**words)
    covered.play("sail:waterford", "build", "special:B4", "cover:3")
    assert of(covered)["runes"] == ["N1", "N2", "B4", "N4"]
    assert of(covered)["covered"] == ["N3"]
