"""The end and its scoring (chapters: Spielende, Schlusswertung, Endliches Material)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.karvi.play import asked, karvi, legal, of

from meadhall.engine.table import Table

BACK: dict[str, Any] = {"question": "over", "round": 3, "round_tile": "village"}
RED = {"dice": [["back S2", 0], ["back S5", 0]]}


def over(seats: int = 2, built: dict[str, list[str]] | None = None, red: dict[str, Any] = RED, **blue: Any) -> Table:
    """A finished game."""
    dice = {"dice": [["back S1", 0], ["back S6", 0]]}
    return karvi(seats, blue={**dice, **blue}, red={**RED, **red}, built=built or {}, **BACK)


def line(table: Table, name: str) -> int:
    """A line of blue's score sheet."""
    return next(one.points for one in table.sheet(0) if one.name == name)


@pytest.mark.parametrize(
    ("blue", "name", "points"),
    [
        ({"healthy": [2, 3], "injured": [6]}, "strength", 11),  # line 873
        ({"done": {f"T{k}": "a" for k in range(1, 6)}}, "tiles", 25),  # line 874, 882
        ({"dice": [["back S1", 3], ["back S6", 2]]}, "beer", 5),  # line 875
        ({"bread": 5}, "bread", 2),  # line 876
        ({"gold": 3, "hand": [1, 2, 3]}, "gold", 4),  # line 877
        ({"fur": 2, "silver": 3}, "resources", 2),  # line 878
    ],
)
def test_end_scoring_line_by_line(blue: dict[str, Any], name: str, points: int) -> None:
    table = over(**blue)
    assert line(table, name) == points
    assert sum(one.points for one in table.sheet(0)) == table.points(0)


@pytest.mark.parametrize("many", range(7))
def test_trade_tiles_score_their_number_times_itself_and_raid_tiles_nothing(many: int) -> None:  # line 874, 882
    assert line(over(done={f"T{k}": "a" for k in range(1, many + 1)}), "tiles") == many * many
    assert line(over(done={f"R{k}": "a" for k in range(1, many + 1)}), "tiles") == 0


@pytest.mark.parametrize(
    ("blue", "gold", "resources"),
    [
        ({"fur": 1, "silver": 1}, 0, 1),  # mixed
        ({"fur": 1}, 0, 0),  # what is left lapses
        ({"gold": 1, "fur": 1, "hand": [1]}, 1, 0),
        ({"hand": [1, 16, 31, 45]}, 2, 0),
    ],
)
def test_gold_pairs_of_cards_and_pairs_of_resources_score_one_each(
    blue: dict[str, Any], gold: int, resources: int
) -> None:  # line 877-878
    table = over(**blue)
    assert (line(table, "gold"), line(table, "resources")) == (gold, resources)


def test_two_posts_on_the_map_give_ten_points_by_the_rune_and_three_the_harder_sixteen() -> None:  # line 872, 880
    posts: dict[str, Any] = {"posts": 0, "mat_posts": []}
    two = over(built={"avaldsnes": ["blue"], "grimsby": ["blue"]}, runes=["N1"], **posts)
    assert line(two, "runes") == 10
    three = over(built={"avaldsnes": ["blue"], "grimsby": ["blue"], "kirkwall": ["blue"]}, runes=["N1"], **posts)
    assert line(three, "runes") == 16


def test_a_special_rune_scores_for_each_symbol() -> None:  # line 872, 1014
    assert line(over(runes=["B1"], played=[1, 2, 20]), "runes") == 3
    assert line(over(runes=["B8"], built={"wick": ["blue"], "avaldsnes": ["blue"]}, towers=0, posts=0), "runes") == 4


def test_runes_of_goods_count_what_was_traded() -> None:  # line 988
    assert line(over(runes=["N10"], done={"T1": "a", "T3": "a", "T4": "a"}), "runes") == 8
    assert line(over(runes=["N11"], done={"T4": "a", "T5": "a", "T6": "a"}), "runes") == 17


def test_covered_tiles_count_for_other_runes_and_runes_are_no_equipment_tiles() -> None:  # line 624, 986
    table = over(runes=["N5"], gear={"stern": "H1", "sail": "S1", "head": "K1"}, covered=["H2"])
    assert line(table, "runes") == 16


def test_tiles_beside_the_mat_do_not_count() -> None:  # line 984
    assert line(over(tiles={"T1": "a", "T2": "a"}), "tiles") == 0


def test_only_played_cards_count() -> None:  # line 990
    assert line(over(runes=["N6"], hand=[1, 2, 3, 4, 5]), "runes") == 0
    assert line(over(runes=["N6"], played=[1, 2, 3, 4, 5]), "runes") == 8


def test_health_and_strength_are_counted_by_their_side() -> None:  # line 994-996
    assert line(over(runes=["N8"], healthy=[1, 1, 1], injured=[1, 1]), "runes") == 10
    assert line(over(runes=["N7"], healthy=[6, 3], injured=[3]), "runes") == 8


def test_of_equals_the_leftmost_die_in_the_stop_area_wins() -> None:  # line 884
    assert over().winners() == [0]
    assert over(dice=[["back S3", 0], ["back S6", 0]]).winners() == [1]
    stacked = over(dice=[["back S2", 0, 1], ["back S6", 0]])
    assert stacked.winners() == [0]  # the upper die first


def test_a_sold_out_warrior_is_replaced_by_a_weaker_one() -> None:  # line 894
    crews = {name: {"healthy": [2] * 3} for name in ("red", "yellow", "green")}
    table = karvi(4, blue={"healthy": [2] * 3}, **crews)
    table.play("die:3")
    assert of(table)["healthy"] == [1, 2, 2, 2]


def test_raising_jumps_a_sold_out_strength_if_it_suffices() -> None:  # line 894, ruling 26
    crews: dict[str, Any] = {name: {"healthy": [3] * 4} for name in ("red", "yellow", "green")}
    once = karvi(4, blue={"healthy": [2]}, pending=[["raise", 1]], turn="blue", used=["die"], **crews)
    assert not legal(once, "raise")
    twice = karvi(4, blue={"healthy": [2]}, pending=[["raise", 2]], turn="blue", used=["die"], **crews)
    twice.play("raise:healthy.2")
    assert of(twice)["healthy"] == [4]


def test_an_empty_sort_of_cards_is_not_offered_and_without_any_nothing_is_drawn() -> None:  # line 902
    helmets = list(range(1, 16))
    table = karvi(blue={"played": helmets, "dice": [["S1", 3], ["S6", 3]]})
    table.play("die:10")
    assert legal(table, "draw") == ["draw:beer", "draw:ship"]
    none = karvi(
        blue={"played": list(range(1, 46))}, pending=[["take"]], turn="blue", used=["die"], open_trade_cards=[9]
    )
    none.play("take:9.1")
    assert asked(none) == "turn"
    assert of(none)["hand"] == []


def test_discarded_cards_come_back_when_the_stack_is_empty() -> None:  # line 475, ruling 40
    table = karvi(blue={"played": list(range(3, 16)), "hand": [1, 2], "dice": [["S1", 3], ["S6", 3]]})
    table.play("discard:2", "discard:1", "die:10", "draw:helmet")
    assert of(table)["hand"] == [2]


def test_without_trade_cards_nothing_is_taken() -> None:  # line 906
    table = karvi(blue={"tiles": {"T1": "a"}, "fur": 2}, open_trade_cards=[])
    table.play("die:7", "use:T1")
    assert asked(table) == "turn"
    assert of(table)["done"] == {"T1": "a"}
