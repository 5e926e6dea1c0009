"""Variants (chapter: Varianten)."""

from __future__ import annotations

import random

import pytest
from tests.games.karvi.play import asked, karvi, legal, of

import meadhall
from meadhall.games.karvi.rules.box import BAR
from meadhall.games.karvi.rules.names import Loc


def test_drafted_start_cards_are_chosen_one_after_the_other_to_the_left() -> None:  # line 912
    table = meadhall.table("karvi", 3, seed="9", options={"start_cards": "drafted"})
    first = table.seat
    assert legal(table, "startcard") == [f"startcard:{value}" for value in range(1, 6)]
    table.play("startcard:4")
    assert table.seat == (first + 1) % 3
    assert "startcard:4" not in table.legal()


def test_the_varied_side_turns_panels_and_round_tiles() -> None:  # line 918
    table = karvi(
        options={"panels": "varied"}, blue={"dice": [["S1", 3], ["28", 3]]}, red={"dice": [["20", 1], ["21", 1]]}
    )
    assert table.position()["panels"] == "TRBL"
    table.play("die:1")
    assert of(table)["silver"] == 3  # space 1 of the B side
    stop = karvi(
        options={"panels": "varied"},
        blue={"dice": [["28", 3], ["back S6", 3]]},
        red={"dice": [["back S1", 3], ["back S2", 3]]},
    )
    stop.play("die:S3", "fur:0")
    assert of(stop)["silver"] == 1  # the yield of tile I, B side


def test_eight_blockades_lie_on_the_varied_side() -> None:  # line 71
    box = meadhall.game("karvi").box  # type: ignore[attr-defined]
    assert sum(box.three_plus[BAR : BAR * 2]) == 8


def test_chaos_swaps_the_long_and_the_short_panels() -> None:  # line 922
    options = {"panels": "chaos", "side_top": "a", "side_right": "b", "side_bottom": "a", "side_left": "b"}
    table = meadhall.table("karvi", 3, seed="1", options=options)
    assert table.position()["panels"] == "bLtR"
    only_top = options | {"side_right": "a", "side_left": "a", "side_top": "b"}
    assert meadhall.table("karvi", 3, seed="1", options=only_top).position()["panels"] == "blTr"  # it lies below now
    bar = [int(space) for space in table.state.bar[:28]]  # type: ignore[attr-defined]
    assert bar == [*range(14, 23), *range(BAR + 23, BAR + 28), *range(9), *range(BAR + 9, BAR + 14)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_draft_ends_with_two_tiles_of_each_sort_and_three_runes(seats: int) -> None:  # line 926-932
    table = meadhall.table("karvi", seats, seed="5", options={"tiles": "drafted"})
    chance = random.Random(5)
    first = table.seat
    packs = []
    while asked(table) == "draft":
        packs.append((table.seat, {answer[6] for answer in table.legal()}))
        table.play(chance.choice(table.legal()))
    for name in table.names:
        assert [sum(piece[0] == letter for piece in of(table, name)["above"]) for letter in "HSKN"] == [2, 2, 2, 3]
    expected = {2: {"H", "N"}, 3: {"H", "N"}, 4: {"H"}}[seats]
    assert packs[0] == (first, expected)  # who begins holds the runes and the sterns


def test_a_pack_is_passed_to_the_left() -> None:  # line 928
    table = meadhall.table("karvi", 4, seed="5", options={"tiles": "drafted"})
    first = table.seat
    for letters in ("H", "S", "K"):
        table.play(legal(table, "draft")[0], legal(table, "draft")[1])
        assert letters
    table.play(*legal(table, "draft")[:3])
    assert table.seat == first
    assert {answer[6] for answer in table.legal()} == {"N"}  # from the right-hand neighbour


def test_draw_two_keep_one_and_the_other_goes_back_on_top() -> None:  # line 938
    table = karvi(options={"draw_two": True}, blue={"dice": [["S1", 3], ["S6", 3]]})
    table.play("die:10", "draw:ship")
    assert asked(table) == "keep"
    kept, returned = (int(answer.partition(":")[2]) for answer in legal(table, "keep"))
    table.play(f"keep:{kept}")
    assert of(table)["hand"] == [kept]
    assert table.position()["top"] == {"ship": [returned, "blue"]}
    state = table.state
    assert state.redacted(0).card[returned] == Loc.TOP  # type: ignore[attr-defined]
    assert state.redacted(1).card[returned] == Loc.UNKNOWN  # type: ignore[attr-defined]


def test_the_last_card_of_a_stack_is_drawn_alone() -> None:
    table = karvi(options={"draw_two": True}, blue={"played": list(range(31, 45)), "dice": [["S1", 3], ["S6", 3]]})
    table.play("die:10", "draw:ship")
    assert of(table)["hand"] == [45]
