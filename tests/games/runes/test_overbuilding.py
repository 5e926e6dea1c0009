"""Covering stones that fit worse."""

from __future__ import annotations

from typing import Any

from tests.games.runes.tables import BLACK, SPLIT, at, laid, lay, on, plain, told, tray

from meadhall.engine import Table

# Three stones of red around the cell (0, 1), to its north-west, north-east and west; on it a split stone that shows
# fehu to two of them and uruz to the third.
TWO_OF_THREE: list[dict[str, Any]] = [on(0, 0, 1), on(1, 0, 2), on(-1, 1, 3), on(0, 1, SPLIT, "red", 2, turn=4)]


def example(owner: str = "red", **more: Any) -> Table:
    stones = [*TWO_OF_THREE[:3], {**TWO_OF_THREE[3], "owner": owner}]
    return plain(table=stones, hands={"blue": [5, 6, 7], "red": [8, 9, 10]}, **more)


def test_a_stone_with_three_matches_covers_one_with_two_and_its_coins_go_home() -> None:
    table = example()
    assert tray(table, "red") == 40 - 5
    lay(table, 5, 0, 1)
    assert laid(table, 0, 1) == on(0, 1, 5, "blue", 3)
    assert tray(table, "red") == 40 - 3
    assert tray(table, "blue") == 40 - 3
    assert told(table)[:2] == ["covered", "home"]


def test_the_covered_stone_is_out_of_the_game() -> None:
    table = example()
    lay(table, 5, 0, 1)
    assert table.position()["covered"] == [SPLIT]


def test_equal_matches_do_not_suffice() -> None:
    table = plain(table=[*TWO_OF_THREE[:3], on(0, 1, 4, "red", 3)], hands={"blue": [5, 6, 7]})
    table.play("stone:5", "turn:0")
    assert at(table, 0, 1) not in table.legal()


def test_what_counts_is_how_well_the_stone_fits_now() -> None:
    # laid when it had one neighbour, a uruz stone has only mismatches since fehu stones surround it
    stones = [on(0, 0, 21), on(0, 1, 22, "red", 1), on(1, 0, 2), on(-1, 1, 3)]
    table = plain(table=stones, hands={"blue": [5, 6, 7]})
    table.play("stone:5", "turn:0")
    assert at(table, 0, 1) in table.legal()  # two matches against one
    table.play(at(table, 0, 1))
    assert laid(table, 0, 1)["coins"] == 2


def test_the_number_of_coins_does_not_matter() -> None:
    stones = [*TWO_OF_THREE[:3], on(0, 1, SPLIT, "red", 6, turn=4)]
    table = plain(table=stones, hands={"blue": [5, 6, 7]})
    lay(table, 5, 0, 1)
    assert tray(table, "red") == 40 - 3


def test_own_stones_may_be_covered_and_their_coins_come_home_first() -> None:
    table = example(owner="blue")
    lay(table, 5, 0, 1)
    assert laid(table, 0, 1)["owner"] == "blue"
    assert tray(table, "blue") == 40 - 3


def test_a_covered_stone_keeps_its_cell_and_the_neighbours_see_the_new_one() -> None:
    table = example()
    lay(table, 5, 0, 1)
    table.play("stone:8", "turn:0")
    table.play(at(table, 0, 2))  # touches the new stone alone
    assert laid(table, 0, 2)["coins"] == 1


def test_a_black_stone_draws_when_it_covers_too() -> None:
    table = plain(table=TWO_OF_THREE, hands={"blue": [BLACK, 6, 7]})
    lay(table, BLACK, 0, 1)
    assert len(table.position()["rituals"]["blue"]) == 1


def test_overbuilding_counts_as_a_possible_placement() -> None:
    # uruz stones fit nowhere beside the fehu stones but can cover the star's neighbour
    stones = [on(0, 0, 1), on(1, 0, 2)]
    table = plain(table=stones, hands={"blue": [21, 22, 23], "red": [5, 6, 7]})
    assert table.position()["turn"] == "red"  # neither beside nor over: red to move
    stones = [on(0, 0, 21), on(1, 0, 2, "red", 1)]
    table = plain(table=stones, hands={"blue": [22, 23, 24]})
    table.play("stone:22", "turn:0")
    assert at(table, 1, 0) in table.legal()  # the fehu stone there matches nothing now


def test_in_the_family_and_childrens_game_nothing_is_covered() -> None:
    for variant in ("family", "children"):
        table = example(options={"variant": variant})
        table.play("stone:5", "turn:0")
        assert at(table, 0, 1) not in table.legal()
