"""Dice, beer, rounds (chapters: Die Würfel, Bier bezahlen, Rundenende)."""

from __future__ import annotations

from tests.games.karvi.play import asked, beer, karvi, legal, of


def test_the_die_furthest_behind_has_the_turn() -> None:  # line 221
    table = karvi(blue={"dice": [["4", 3], ["9", 3]]}, red={"dice": [["7", 3], ["3", 3]]})
    assert table.names[table.seat] == "red"


def test_a_die_moves_forward_at_least_one_space_and_any_distance() -> None:  # line 240-241, 250
    table = karvi(
        3,
        blue={"dice": [["5", 5], ["20", 5]]},
        red={"dice": [["6", 5], ["9", 5]]},
        yellow={"dice": [["10", 5], ["11", 5]]},
    )
    spaces = legal(table, "die")
    assert "die:7" in spaces
    assert "die:28" in spaces
    assert "die:5" not in spaces
    assert "die:4" not in spaces


def test_somebody_may_move_several_times_in_a_row() -> None:  # line 254-256
    table = karvi(blue={"dice": [["S1", 3], ["S6", 3]]}, red={"dice": [["3", 3], ["5", 3]]})
    table.play("die:1", "end")
    assert table.names[table.seat] == "blue"


def test_no_die_goes_from_the_stop_area_straight_to_the_stop_area() -> None:  # line 242
    assert not [answer for answer in legal(karvi(), "die") if "S" in answer]


def test_a_space_must_be_free_of_dice_and_blockades() -> None:  # line 243
    table = karvi(blue={"dice": [["S1", 5], ["12", 5]]}, red={"dice": [["7", 5], ["9", 5]]})
    assert not {"die:7", "die:9", "die:12", "die:8"} & set(table.legal())


def test_a_space_of_two_beer_takes_the_die_from_two_to_nothing() -> None:  # line 260-268
    table = karvi(blue={"dice": [["S1", 2], ["S6", 5]]})
    table.play("die:21")
    assert beer(table) == [0, 5]


def test_the_moving_die_pays_alone() -> None:  # line 263
    table = karvi(blue={"dice": [["S1", 1], ["S6", 5]]})
    assert "die:21" not in table.legal()


def test_a_die_without_beer_may_use_spaces_of_cost_zero_only() -> None:  # line 264
    table = karvi(blue={"dice": [["S1", 0], ["S6", 5]]})
    assert legal(table, "die") == ["die:6", "die:11", "die:19", "die:20", "die:27"]


def test_who_cannot_go_on_goes_to_the_stop_area_which_costs_nothing() -> None:  # line 264, 274
    table = karvi(blue={"dice": [["28", 0], ["back S6", 5]]}, red={"dice": [["back S1", 3], ["back S2", 3]]})
    assert legal(table, "die") == ["die:S3", "die:S4", "die:S5"]


def test_a_die_in_the_stop_area_stays_till_the_round_ends() -> None:  # line 276-282
    table = karvi(blue={"dice": [["28", 0], ["back S6", 5]]}, red={"dice": [["27", 3], ["back S2", 3]]})
    assert table.names[table.seat] == "red"
    table.play("die:S1", "end")
    assert table.names[table.seat] == "blue"  # the dice that are back wait for the last one
    assert [die[0] for die in of(table, "red")["dice"]] == ["back S1", "back S2"]


def test_the_round_ends_when_all_dice_are_back_and_the_leftmost_begins() -> None:  # line 278-280, 292
    table = karvi(blue={"dice": [["28", 0], ["back S6", 5]]}, red={"dice": [["back S1", 3], ["back S2", 3]]})
    table.play("die:S5")
    while asked(table) != "turn":
        table.play(table.legal()[0])
    table.play("end")
    assert table.position()["round"] == 2
    assert table.names[table.seat] == "red"
    assert of(table, "red")["dice"][0][0] == "S1"


def test_in_the_first_round_the_round_tile_stays() -> None:  # line 286
    table = karvi(blue={"dice": [["S1", 3], ["5", 3]]}, red={"dice": [["3", 3], ["7", 3]]}, round_tile="I")
    table.play("die:1")
    assert table.position()["round_tile"] == "I"


def test_from_the_second_round_the_last_die_to_leave_takes_the_round_tile_along() -> None:  # line 286, 296
    table = karvi(
        blue={"dice": [["S1", 3], ["5", 3]]},
        red={"dice": [["S2", 3], ["7", 3]]},
        round=2,
        round_tile="I",
        round_tiles_left=["II"],
    )
    table.play("die:1")
    assert table.position()["round_tile"] == "I"
    table.play("end", "die:2")
    assert table.position()["round_tile"] == "II"


def test_the_last_round_uses_the_stop_area_of_the_village() -> None:  # line 286, 866
    table = karvi(
        blue={"dice": [["S1", 3], ["5", 3]]},
        red={"dice": [["3", 3], ["7", 3]]},
        round=3,
        round_tile="II",
        round_tiles_left=[],
    )
    table.play("die:1")
    assert table.position()["round_tile"] == "village"


def test_the_game_ends_after_the_turn_of_the_last_die() -> None:  # line 288, 864
    table = karvi(
        blue={"dice": [["28", 0], ["back S6", 5]], "gold": 1},
        red={"dice": [["back S1", 3], ["back S2", 3]]},
        round=3,
        round_tile="village",
    )
    table.play("die:S4")
    assert not table.over
    table.play("gold:fur", "end")
    assert table.over


def test_four_players_play_four_rounds() -> None:  # line 223, 288
    for seats, rounds in ((2, 3), (3, 3), (4, 4)):
        table = karvi(seats)
        assert len(table.position()["round_tiles_left"]) + 2 == rounds


def test_a_space_with_plus_gives_both_and_one_with_a_stroke_gives_one() -> None:  # line 503
    both = karvi(3, blue={"dice": [["S1", 5], ["S6", 5]]})
    both.play("die:22", "half:2")
    assert asked(both) == "half"
    both.play("half:1", "fur:1", "raise:healthy.1")
    assert of(both)["healthy"] == [2]
    one = karvi(blue={"dice": [["S1", 5], ["S6", 5]]})
    one.play("die:20", "half:2", "fur:0")
    assert asked(one) == "turn"
    assert (of(one)["silver"], of(one)["bread"]) == (1, 0)


def test_the_action_may_be_declined() -> None:  # ruling 8
    table = karvi()
    table.play("die:7")
    assert asked(table) == "turn"  # nothing to trade: nothing is asked
    assert "end" in table.legal()


def test_after_the_turn_the_display_is_full_again() -> None:  # line 652
    table = karvi(turn="blue", used=["die"], open_trade_cards=[1, None, None])
    table.play("end")
    assert None not in table.position()["open_trade_cards"]
