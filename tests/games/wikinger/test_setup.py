"""What lies on the table before the first purchase, and at the start of each round."""

from __future__ import annotations

from collections import Counter

import pytest

import meadhall
from meadhall.engine import FastDice, Table

PLACING = ["fisher", "goldsmith", "scout", "noble", "warrior", "boatman"]


@pytest.mark.parametrize(("seats", "gold"), [(2, 30), (3, 25), (4, 20)])
def test_everybody_starts_with_ten_points_and_gold_by_the_number_of_players(seats: int, gold: int) -> None:
    position = meadhall.table("wikinger", seats, seed="purse").position()
    assert set(position["gold"].values()) == {gold}
    assert set(position["points"].values()) == {10}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_stacks_hold_17_left_20_middle_21_right_and_14_ships_for_every_number_of_players(seats: int) -> None:
    table = meadhall.table("wikinger", seats, seed="stacks")
    drawn = Counter[str]()
    while not table.over:
        if table.question() == "buy" and len(table.position()["wheel"]) == 12:
            drawn.update(text.split()[0] for text in table.position()["wheel"].values())
        table.play(table.legal()[0])
    assert drawn["left"] == 17
    assert sum(drawn[name] for name in ("farm", "church", "settlement", "sanctuary")) == 20
    assert drawn["right"] == 21
    assert sum(n for name, n in drawn.items() if name.endswith("-ship")) == 14


def offers(version: str) -> list[Table]:
    """Tables whose first offer has just been laid out."""
    options = {"version": version}
    return [meadhall.table("wikinger", 3, seed=f"offer {n}", options=options) for n in range(30)]


@pytest.mark.parametrize("version", ["base", "no-auction"])
def test_islands_lie_at_the_cheap_end_and_ships_at_the_dear_end(version: str) -> None:
    for table in offers(version):
        tiles = [text.split()[0] for text in table.position()["wheel"].values()]
        ships = [tile.endswith("-ship") for tile in tiles]
        assert ships == sorted(ships)


@pytest.mark.parametrize("version", ["base", "no-auction"])
def test_figures_stand_colour_by_colour_from_fishers_up_to_boatmen(version: str) -> None:
    for table in offers(version):
        figures = [text.split()[1] for text in table.position()["wheel"].values()]
        order = [PLACING.index(figure) for figure in figures]
        assert len(order) == 12
        assert order == sorted(order)


def test_small_scorings_follow_odd_rounds_and_large_ones_even_rounds() -> None:
    table = meadhall.table("wikinger", 4, seed="scorings")
    mind = FastDice(1)
    while not table.over:
        legal = table.legal()
        table.play(legal[mind.below(len(legal))])
    told = [t.figures[:2] for _, t in table.events(-1) if t.name == "scoring"]
    assert told == [(0, 1), (1, 2), (0, 3), (1, 4), (0, 5), (1, 6)]


def test_the_mark_goes_to_the_left_after_every_scoring() -> None:
    table = meadhall.table("wikinger", 3, seed="mark")
    first = table.seat
    starters = []
    while not table.over:
        if table.question() == "buy" and len(table.position()["wheel"]) == 12:
            starters.append(table.seat)
        table.play(table.legal()[0])
    assert starters == [(first + n) % 3 for n in range(6)]
