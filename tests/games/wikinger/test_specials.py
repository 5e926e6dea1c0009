"""Special tiles: who may take one, and what each does."""

from __future__ import annotations

from typing import Any

import pytest

import meadhall
from meadhall.engine import BadPosition, Table

OPTIONS = {"version": "advanced"}
OPEN = ["boat", "noble-1", "great-farm", "five-gold"]
OFFER = {0: "left fisher", 3: "right noble", 9: "left scout", 10: "red-ship warrior"}


def offer(rows: dict[str, str] | None = None, **more: Any) -> Table:
    """Blue is at the wheel of an advanced game; the dearest combination costs 10."""
    lands = {"blue": rows or {"scouts": "left"}, "red": {"scouts": "left"}}
    position = {"seats": 2, "options": OPTIONS, "lands": lands, "wheel": OFFER, "open": OPEN}
    return meadhall.scene("wikinger", {**position, **more})


def test_the_example_who_buys_the_dearest_combination_for_10_takes_a_special_tile() -> None:
    table = offer()
    table.play("buy:10", "lay:1.3")
    assert table.seat == 0
    assert table.legal() == ["special:five-gold", "special:boat", "special:noble-1", "special:great-farm", "decline"]
    table.play("special:boat")
    assert table.position()["specials"]["blue"] == {"boat": 1}
    assert table.position()["open"] == [None, "noble-1", "great-farm", "five-gold"]
    assert table.seat == 1


def test_a_special_tile_may_be_declined() -> None:
    table = offer()
    table.play("buy:10", "lay:1.3", "decline")
    assert table.position()["open"] == OPEN


def test_a_cheaper_combination_brings_none() -> None:
    table = offer()
    table.play("buy:9", "lay:3.1")
    assert table.seat == 1


def test_what_is_dearest_is_seen_at_the_moment_of_buying() -> None:
    table = offer()
    table.play("buy:10", "lay:1.3", "decline", "buy:9", "lay:3.1")
    assert (table.seat, table.position()["question"]) == (1, "special")


def test_the_last_combination_costs_nothing_and_brings_no_special_tile() -> None:
    table = offer(wheel={4: "left noble", 5: "left fisher"})
    table.play("buy:4", "lay:2.1")
    assert table.seat == 1
    table.play("buy:5", "lay:2.1")
    assert table.position()["round"] == 2


def test_gaps_are_filled_only_at_the_start_of_the_next_round() -> None:
    table = offer(wheel={0: "left noble", 1: "red-ship noble"})
    table.play("buy:1", "lay:1.1", "special:boat")
    assert table.position()["open"][0] is None
    table.play("buy:0", "lay:2.1")
    after = table.position()["open"]
    assert after[0] is not None
    assert after[1:] == OPEN[1:]


def test_no_question_is_asked_when_all_special_tiles_are_taken() -> None:
    table = offer(open=[None, None, None, None])
    table.play("buy:10", "lay:1.3")
    assert table.seat == 1


def test_the_treasure_brings_5_gold_and_leaves_the_game() -> None:
    table = offer()
    table.play("buy:10", "lay:1.3", "special:five-gold")
    position = table.position()
    assert position["gold"]["blue"] == 25
    assert position["specials"]["blue"] == {}
    assert position["gone"] == {"specials": {"five-gold": 1}}


def scored(round_: int, rows: dict[str, str], specials: dict[str, int]) -> tuple[int, int]:
    """Points and gold that a land with special tiles brings blue in a scoring."""
    table = meadhall.scene(
        "wikinger",
        seats=2,
        options={"version": "no-auction"},
        round=round_,
        asked="red",
        lands={"blue": rows, "red": {"fishers": "left"}},
        specials={"blue": specials},
        wheel={0: "red-ship fisher"},
    )
    table.play("buy:0", "lay:1.1")
    return table.position()["points"]["blue"] - 10, table.position()["gold"]["blue"] - 30


@pytest.mark.parametrize(("specials", "gold"), [({"goldsmith-1": 1}, 8), ({"goldsmith-2": 1}, 10),
                                                ({"goldsmith-1": 2, "goldsmith-2": 1}, 14)])  # fmt: skip
def test_goldsmith_tiles_add_up_and_work_in_small_and_large_scorings(specials: dict[str, int], gold: int) -> None:
    rows = {"ships": "- - yellow-ship", "goldsmiths": "left* farm* right*"}
    assert scored(1, rows, specials) == (0, gold)
    assert scored(2, rows, specials) == (0, gold)


@pytest.mark.parametrize(
    ("row", "specials", "points"),
    [
        ("nobles", {"noble-1": 1}, 6),
        ("nobles", {"noble-1": 3}, 10),
        ("scouts", {"scout-1": 1}, 4),
        ("fishers", {"fisher-1": 1}, 2),
    ],
)
def test_noble_scout_and_fisher_tiles_work_in_large_scorings(row: str, specials: dict[str, int], points: int) -> None:
    rows = {"ships": "- - blue-ship", row: "left* farm* right*"}
    assert scored(2, rows, specials) == (points, 0)
    assert scored(3, rows, specials) == (0, 0)


def ended(rows: dict[str, str], specials: dict[str, int], **more: Any) -> dict[str, int]:
    """Blue's sheet at the end of an advanced game."""
    position = {"seats": 2, "options": OPTIONS, "round": 6, "question": "over", "gold": {"blue": 0, "red": 0}}
    lands = {"blue": rows, "red": {"scouts": "left"}}
    table = meadhall.scene("wikinger", {**position, "lands": lands, "specials": {"blue": specials}, **more})
    return {line.name: line.points for line in table.sheet(0)}


def test_ferrymen_count_for_the_majority_of_boatmen_only_and_are_not_fed() -> None:
    lines = ended({"fishers": "left*"}, {"ferryman": 2}, ashore={"red": {"boatman": 1}})
    assert lines["boatmen"] == 10
    assert lines["feeding"] == 8


def test_a_ferryman_carries_nobody() -> None:
    with pytest.raises(BadPosition, match="needs a boatman"):
        meadhall.scene(
            "wikinger",
            seats=2,
            options=OPTIONS,
            round=2,
            question="ferry",
            lands={"blue": {"nobles": "left"}},
            ashore={"blue": {"noble": 1}},
            specials={"blue": {"ferryman": 1}},
        )


def test_full_stores_make_a_surplus_worth_3_points_and_a_want_still_1() -> None:
    assert ended({"fishers": "left*"}, {"surplus": 1})["feeding"] == 12
    assert ended({"scouts": "left*"}, {"surplus": 1})["feeding"] == -1


def test_the_money_changer_gives_a_point_for_3_gold() -> None:
    assert ended({"scouts": "left"}, {"exchange": 1}, gold={"blue": 14, "red": 0})["gold"] == 4


def test_a_building_replaces_the_only_matching_tile_at_once_and_the_figure_on_it_stays() -> None:
    table = offer({"scouts": "left farm* right"})
    table.play("buy:10", "lay:1.3", "special:great-farm")
    position = table.position()
    assert position["lands"]["blue"]["scouts"] == "left great-farm* right"
    assert position["gone"] == {"tiles": {"farm": 1}}
    assert position["specials"]["blue"] == {}


def test_where_several_tiles_match_the_player_chooses() -> None:
    table = offer({"scouts": "left farm* right", "nobles": "left farm"})
    table.play("buy:10", "lay:1.3", "special:great-farm")
    assert table.legal() == ["swap:3.2", "swap:4.2"]
    table.play("swap:3.2")
    assert table.position()["lands"]["blue"]["nobles"] == "left great-farm"
    assert table.seat == 1


def test_a_building_set_aside_replaces_the_next_matching_tile_as_soon_as_it_is_laid() -> None:
    table = offer(wheel={0: "farm scout", 1: "left fisher"}, specials={"blue": {"great-farm": 1}},
                  open=["boat"])  # fmt: skip
    table.play("buy:0", "stand")
    position = table.position()
    assert position["lands"]["blue"]["scouts"] == "left great-farm*"
    assert position["specials"]["blue"] == {}


def test_a_building_scores_the_figures_on_it_and_around_it_threatened_ones_included() -> None:
    rows = {
        "ships": "green-ship",
        "nobles": "left* farm* right*",
        "scouts": "left* great-church* right*",
        "goldsmiths": "left* farm* right*",
    }
    assert ended(rows, {})["buildings"] == 9
    assert ended(rows | {"scouts": "left great-church right*"}, {})["buildings"] == 7


def test_a_building_whose_own_cell_is_threatened_or_that_was_set_aside_scores_nothing() -> None:
    rows = {"ships": "- green-ship", "scouts": "left* great-church* right*"}
    assert ended(rows, {})["buildings"] == 0
    assert ended(rows | {"ships": "- red-ship"}, {})["buildings"] == 3
    assert ended({"scouts": "left* right*"}, {"great-church": 1})["buildings"] == 0


def test_a_building_is_part_of_its_island() -> None:
    lines = ended({"scouts": "left great-church right"}, {})
    assert (lines["islands"], lines["longest"]) == (7, 5)
