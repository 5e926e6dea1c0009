"""Setting up (chapter: Spielaufbau)."""

from __future__ import annotations

import pytest
from tests.games.karvi.play import asked, karvi, of

import meadhall
from meadhall.engine import Table


def place_all_runes(table: Table) -> None:
    while asked(table) == "rune":
        table.play(table.legal()[0])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_stack_holds_one_tile_a_person_and_lies_at_a_place_with_its_symbol(seats: int) -> None:  # line 55, 59
    for seed in range(5):
        position = meadhall.table("karvi", seats, seed=str(seed)).position()
        assert all(len(letters) == seats for letters in position["stacks"].values())
        assert sorted(position["places"].values()) == sorted(position["stacks"])
        assert position["places"]["jarlshof"] == "T1"
        assert {position["places"]["ribe"], position["places"]["hedeby"]} == {"T2", "T3"}


@pytest.mark.parametrize(("seats", "tiles"), [(2, 2), (3, 2), (4, 3)])
def test_two_round_tiles_up_to_three_players_and_three_with_four(seats: int, tiles: int) -> None:  # line 69, 75, 77
    position = meadhall.table("karvi", seats, seed="1").position()
    shown = [position["round_tile"], *position["round_tiles_left"]]
    assert len(shown) == tiles
    assert ("III" in shown) == (seats == 4)


def test_seven_spaces_are_blocked_with_two_players() -> None:  # line 71
    box = meadhall.game("karvi").box  # type: ignore[attr-defined]
    assert sum(box.three_plus[:28]) == 7
    two, three = karvi(2, blue={"dice": [["S1", 5], ["S6", 5]]}), karvi(3, blue={"dice": [["S1", 5], ["S6", 5]]})
    assert "die:4" not in two.legal()
    assert "die:4" in three.legal()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_special_rune_a_person_lies_at_each_of_the_two_sites(seats: int) -> None:  # line 91
    position = meadhall.table("karvi", seats, seed="1").position()
    assert {len(stones) for stones in position["specials"].values()} == {seats}


def test_three_trade_cards_are_open() -> None:  # line 97
    assert None not in meadhall.table("karvi", 3, seed="1").position()["open_trade_cards"]


def test_ships_start_in_kaupanger_and_scores_at_zero() -> None:  # line 105
    table = meadhall.table("karvi", 3, seed="1")
    assert {of(table, name)["at"] for name in table.names} == {"kaupanger"}
    assert [table.points(seat) for seat in range(3)] == [0, 0, 0]


def test_everybody_gets_three_runes_two_tiles_of_each_sort_and_buildings() -> None:  # line 133-137
    table = meadhall.table("karvi", 4, seed="1")
    for name in table.names:
        player = of(table, name)
        assert [sum(piece[0] == letter for piece in player["above"]) for letter in "HSKN"] == [2, 2, 2, 3]
        assert (player["towers"], player["posts"], player["mat_towers"], player["mat_posts"]) == (1, 1, [1, 2], [1, 2])


def test_start_cards_give_goods_a_healthy_warrior_a_card_and_provisions() -> None:  # line 153-157
    table = meadhall.table("karvi", 2, seed="1", options={"start_cards": "drafted"})
    table.play("startcard:1", "startcard:2")
    first = next(name for name in table.names if of(table, name)["start"] == 1)
    player = of(table, first)
    assert (player["fur"], player["silver"], player["gold"], player["bread"]) == (2, 2, 1, 2)
    assert (player["healthy"], player["injured"]) == ([2], [])
    assert len(player["hand"]) == 1
    assert player["hand"][0] > 30  # a ship card


def test_with_three_players_dice_stand_on_one_and_six_two_and_five_three_and_four() -> None:  # line 169-173, 203
    table = meadhall.table("karvi", 3, seed="2", options={"start_cards": "drafted"})
    table.play("startcard:1", "startcard:3", "startcard:2")
    dice = {of(table, name)["start"]: of(table, name)["dice"] for name in table.names}
    assert dice[1] == [["S1", 2, 0], ["S6", 2, 0]]
    assert dice[2] == [["S2", 3, 0], ["S5", 2, 0]]  # line 177: 3 on the left, 2 on the right
    assert [die[0] for die in dice[3]] == ["S3", "S4"]


def test_with_two_players_the_middle_stays_empty() -> None:  # line 173
    table = meadhall.table("karvi", 2, seed="2", options={"start_cards": "drafted"})
    table.play("startcard:5", "startcard:4")
    dice = {of(table, name)["start"]: [die[0] for die in of(table, name)["dice"]] for name in table.names}
    assert dice == {4: ["S1", "S6"], 5: ["S2", "S5"]}


def test_with_four_players_everybody_has_one_die_in_the_order_of_the_cards() -> None:  # line 187-199
    table = meadhall.table("karvi", 4, seed="2", options={"start_cards": "drafted"})
    table.play("startcard:4", "startcard:1", "startcard:3", "startcard:2")
    dice = {of(table, name)["start"]: of(table, name)["dice"] for name in table.names}
    assert [dice[value][0][0] for value in (1, 2, 3, 4)] == ["S1", "S2", "S3", "S4"]
    assert dice[1] == [["S1", 3, 0]]
    assert {dice[value][0][1] for value in (1, 2, 3, 4)} == {3, 4}


def test_the_first_rune_is_laid_for_nothing_whatever_its_condition() -> None:  # line 209-211
    table = meadhall.table("karvi", 2, seed="3")
    seat = table.names[table.seat]
    before = of(table, seat)
    rune = table.legal()[0].partition(":")[2]
    table.play(f"rune:{rune}")
    after = of(table, seat)
    assert after["runes"][0] == rune
    assert (after["fur"], after["silver"], after["score"]) == (before["fur"], before["silver"], {})


def test_the_lowest_start_card_begins() -> None:  # line 223
    table = meadhall.table("karvi", 3, seed="4", options={"start_cards": "drafted"})
    table.play("startcard:3", "startcard:5", "startcard:2")
    lowest = next(name for name in table.names if of(table, name)["start"] == 2)
    place_all_runes(table)
    assert table.names[table.seat] == lowest
    assert asked(table) == "turn"
