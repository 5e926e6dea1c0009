"""Equipment cards by number (chapters: Helmkarten, Bierkarten, Schiffkarten)."""

from __future__ import annotations

from typing import Any

from tests.games.karvi.play import asked, beer, karvi, legal, of, score

from meadhall.engine.table import Table


def with_card(number: int, red: dict[str, Any] | None = None, seats: int = 2, **blue: Any) -> Table:
    """Blue holds a card and can pay it."""
    words: dict[str, Any] = {"blue": {"fur": 5, "silver": 5, "hand": [number], **blue}}
    if red is not None:
        words["red"] = red
    return karvi(seats, **words)


# -- helmets ----------------------------------------------------------------------------------------------------------


def test_cards_1_to_5_and_7() -> None:
    table = with_card(1)
    table.play("card:1.1")
    assert of(table)["healthy"] == [2]
    table = with_card(3)
    table.play("card:3.1")
    assert of(table)["healthy"] == [1, 1]
    table = with_card(4, healthy=[1])
    table.play("card:4.2", "raise:healthy.1", "none")
    assert of(table)["healthy"] == [2]
    table = with_card(5, healthy=[1])
    table.play("card:5.1", "fur:0", "raise:healthy.1")
    assert of(table)["silver"] == 5
    table = with_card(7, injured=[1])
    table.play("card:7.1", "heal:1", "raise:healthy.1")
    assert of(table)["healthy"] == [2]


def test_card_6_frees_the_leftmost_tower() -> None:  # line 1079
    table = with_card(6)
    table.play("card:6.1")
    assert (of(table)["towers"], of(table)["mat_towers"]) == (2, [2])
    assert not legal(with_card(6, mat_towers=[]), "card")


def test_card_8_scores_two_for_each_healthy_warrior_then_heals() -> None:  # line 1081
    table = with_card(8, healthy=[1, 2], injured=[3, 3, 4])
    table.play("card:8.1", "heal:3", "heal:4")
    assert score(table) == 4
    assert of(table)["injured"] == [3]


def test_card_9_scores_three_for_each_tower_at_most_nine() -> None:  # line 1083
    table = karvi(
        blue={"silver": 2, "hand": [9], "towers": 0, "mat_towers": []}, built={"wick": ["blue"], "peel": ["blue"]}
    )
    table.play("card:9.1")
    assert score(table) == 6


def test_card_10_raises_every_healthy_warrior_by_two_then_heals() -> None:  # line 1085
    table = with_card(10, healthy=[1, 2, 5, 6], injured=[1])
    table.play("card:10.1", "heal:1")
    assert of(table)["healthy"] == [1, 3, 4, 6, 6]


def test_card_11_raises_the_injured_or_scores_two_healthy_warriors() -> None:  # line 1087-1089
    table = with_card(11, injured=[1, 4], healthy=[2])
    table.play("card:11.1")
    assert (of(table)["injured"], of(table)["healthy"]) == ([3, 6], [2])
    points = with_card(11, healthy=[2, 5, 6])
    points.play("card:11.2")
    assert score(points) == 11


def test_card_12_doubles_two_healthy_warriors_two_and_four_to_four_and_six() -> None:  # line 1091-1095
    table = with_card(12, healthy=[2, 4])
    table.play("card:12.1", "double:2", "double:4")
    assert of(table)["healthy"] == [4, 6]
    once = with_card(12, healthy=[1])
    once.play("card:12.1", "double:1")
    assert asked(once) == "turn"  # nobody is doubled twice
    points = with_card(12, healthy=[2, 6])
    points.play("card:12.2")
    assert score(points) == 6


def test_card_13_turns_healthy_warriors_for_three_points_each() -> None:  # line 1097
    table = with_card(13, healthy=[1, 2, 2])
    table.play("card:13.1", "flip:2", "flip:1", "none")
    assert score(table) == 6
    assert (of(table)["healthy"], of(table)["injured"]) == ([2], [1, 2])
    assert not legal(with_card(13, injured=[3]), "card")


def test_card_14_turns_them_for_gold() -> None:  # line 1099
    table = with_card(14, healthy=[1, 2])
    table.play("card:14.1", "flip:2", "flip:1")
    assert of(table)["gold"] == 2


def test_card_15_sends_a_healthy_warrior_away_for_ten_points() -> None:  # line 1101
    table = with_card(15, healthy=[6, 1])
    table.play("card:15.1", "give:1")
    assert score(table) == 10
    assert of(table)["healthy"] == [6]
    assert not legal(with_card(15, injured=[6]), "card")


# -- beer -------------------------------------------------------------------------------------------------------------


def test_card_16_is_a_beer_action_without_a_move() -> None:  # line 1109
    table = with_card(16, dice=[["S1", 0], ["S6", 0]])
    table.play("card:16.1", "beer:2")
    assert beer(table) == [2, 0]
    assert legal(table, "die")


def test_cards_17_and_24_pour_beer() -> None:
    table = with_card(17, dice=[["S1", 0], ["S6", 0]])
    table.play("card:17.1", "beer:1")
    assert beer(table) == [1, 1]
    table = with_card(24, dice=[["S1", 0], ["S6", 4]])
    table.play("card:24.1", "beer:3")
    assert beer(table) == [3, 5]


def test_card_18_turns_a_die_to_two_even_down() -> None:  # line 1111
    table = with_card(18, dice=[["S1", 5], ["S6", 0]])
    table.play("card:18.1", "spend:1", "mine:1")
    assert beer(table) == [2, 0]


def test_card_19_is_the_die_move_without_beer() -> None:  # line 1113
    table = with_card(19, dice=[["S1", 0], ["S6", 3]])
    table.play("card:19.1", "die:28")
    assert beer(table) == [0, 3]
    assert not legal(table, "die")
    assert not legal(karvi(blue={"hand": [19], "silver": 1}, turn="blue", used=["die"]), "card")


def test_card_20_goes_back_one_space_pays_and_uses_it() -> None:  # line 1115
    table = karvi(
        blue={"silver": 5, "hand": [20], "dice": [["12", 2], ["28", 3]]},
        red={"dice": [["11", 3], ["20", 3]]},
        turn="blue",
        used=["die"],
    )
    table.play("card:20.1", "mine:1")
    assert of(table)["dice"][0][:2] == ["10", 1]  # the die of red is not counted
    assert asked(table) == "equip"


def test_cards_20_and_27_to_29_leave_the_stop_area_alone() -> None:  # line 1115
    assert not legal(with_card(20), "card")
    table = karvi(
        blue={"silver": 5, "fur": 5, "hand": [27, 28], "dice": [["1", 2], ["back S1", 3]]}, turn="blue", used=["die"]
    )
    assert not legal(table, "card")


def test_card_21_uses_the_space_of_an_own_die_once_more() -> None:  # line 1117
    table = karvi(
        blue={"silver": 1, "fur": 1, "hand": [21], "dice": [["1", 0], ["back S1", 0]]}, turn="blue", used=["die"]
    )
    table.play("card:21.1", "mine:1")
    assert of(table)["fur"] == 3
    stop = karvi(
        blue={"silver": 1, "fur": 1, "hand": [21], "dice": [["1", 0], ["back S1", 0]]}, turn="blue", used=["die"]
    )
    stop.play("card:21.1", "mine:2")
    assert of(stop)["healthy"] == [1]


def test_card_22_copies_the_beer_of_any_die() -> None:  # line 1119
    table = with_card(22, dice=[["S1", 0], ["S6", 1]], red={"dice": [["S2", 5], ["S5", 3]]})
    table.play("card:22.1", "mine:1", "any:2.1")
    assert beer(table) == [5, 1]


def test_card_23_scores_the_beer_of_all_own_dice() -> None:  # line 1121-1123
    table = with_card(23, dice=[["S1", 3], ["S6", 3]])
    table.play("card:23.1")
    assert score(table) == 6
    assert beer(table) == [3, 3]
    four = with_card(23, seats=4, dice=[["S1", 5]])
    four.play("card:23.1")
    assert score(four) == 5


def test_card_25_uses_any_free_space_without_beer() -> None:  # line 1125
    table = with_card(25, dice=[["S1", 0], ["S6", 0]])
    table.play("card:25.1")
    assert "space:S3" in table.legal()
    assert "space:S2" not in table.legal()
    table.play("space:16")
    assert of(table)["gold"] == 2
    assert legal(table, "die")


def test_card_26_is_paid_by_one_die() -> None:  # line 1127
    table = with_card(26, dice=[["S1", 2], ["S6", 2]])
    table.play("card:26.1")
    assert "space:28" not in table.legal()
    table.play("space:21", "mine:2")
    assert beer(table) == [2, 0]


def test_cards_27_28_and_29_go_back_one_or_exactly_two_spaces() -> None:  # line 1129-1133
    for card, goal, left in ((27, "11", 0), (28, "10", 0), (29, "10", 1)):
        table = karvi(
            blue={"silver": 5, "fur": 5, "hand": [card], "dice": [["12", 0 if card < 29 else 2], ["back S1", 0]]},
            turn="blue",
            used=["die"],
        )
        table.play(f"card:{card}.1")
        assert of(table)["dice"][0][:2] == [goal, left]


def test_card_30_stands_on_a_die_ahead_and_the_upper_die_moves_first() -> None:  # line 1135-1139
    table = with_card(30, dice=[["S1", 0], ["S6", 0]], red={"dice": [["1", 3], ["28", 3]]})
    table.play("card:30.1")
    assert legal(table, "die") == ["die:1", "die:28"]
    table.play("die:1")
    assert of(table)["dice"][0] == ["1", 0, 1]
    assert of(table)["fur"] == 8
    table = karvi(blue={"dice": [["1", 2, 1], ["20", 3]]}, red={"dice": [["1", 2, 0], ["21", 3]]})
    assert table.names[table.seat] == "blue"


def test_the_lower_die_of_a_stack_is_not_moved_back() -> None:  # line 1139
    table = karvi(
        blue={"silver": 5, "hand": [20], "dice": [["12", 2, 0], ["back S1", 3]]},
        red={"dice": [["12", 3, 1], ["back S2", 3]]},
        turn="blue",
        used=["die"],
    )
    assert not legal(table, "card")


# -- ships ------------------------------------------------------------------------------------------------------------


def test_a_card_moves_the_ship_besides_the_free_action_and_needs_bread_only_to_displace() -> None:  # line 1147-1151
    table = with_card(31, red={"at": "avaldsnes", "healthy": [5]})
    table.play("card:31.1")
    assert "sail:avaldsnes" not in table.legal()
    table.play("sail:jarlshof", "explore", "tile:a")
    assert of(table)["at"] == "jarlshof"


def test_cards_32_and_39_lie_beside_others() -> None:  # line 1157-1159
    table = with_card(32, red={"at": "avaldsnes", "healthy": [5]})
    table.play("card:32.1", "sail:avaldsnes", "build")
    assert of(table)["at"] == of(table, "red")["at"] == "avaldsnes"


def test_cards_34_and_40_displace_for_nothing() -> None:  # line 1161
    table = with_card(34, red={"at": "avaldsnes", "healthy": [5]})
    table.play("card:34.1", "sail:avaldsnes", "push:ribe", "none")
    assert of(table, "red")["at"] == "ribe"
    assert score(table) == 2


def test_card_35_makes_two_moves_and_uses_both_places() -> None:  # line 1165
    table = with_card(35)
    table.play("card:35.1", "sail:avaldsnes", "build", "sail:lindisfarne", "explore", "tile:a")
    assert score(table) == 3
    assert of(table)["tiles"] == {"R1": "a"}
    assert of(table)["bread"] == 0


def test_card_36_frees_the_leftmost_post() -> None:  # line 1167
    table = with_card(36)
    table.play("card:36.1")
    assert (of(table)["posts"], of(table)["mat_posts"]) == (2, [2])


def test_card_37_scores_two_for_up_to_three_provisions_which_stay() -> None:  # line 1169
    for bread, points in ((2, 4), (5, 6)):
        table = with_card(37, bread=bread)
        table.play("card:37.1", "spend:1")
        assert (score(table), of(table)["bread"]) == (points, bread)


def test_card_38_sells_up_to_three_provisions_for_four_points_each() -> None:  # line 1171
    table = with_card(38, bread=5)
    table.play("card:38.1")
    assert legal(table, "bread") == ["bread:1", "bread:2", "bread:3"]
    table.play("bread:3")
    assert (score(table), of(table)["bread"]) == (12, 2)


def test_card_41_fills_up_on_provisions() -> None:
    table = with_card(41)
    table.play("card:41.1")
    assert of(table)["bread"] == 6


def test_card_42_scores_three_for_each_post() -> None:  # line 1173
    table = karvi(
        blue={"fur": 2, "hand": [42], "posts": 0, "mat_posts": []}, built={"avaldsnes": ["blue"], "grimsby": ["blue"]}
    )
    table.play("card:42.1")
    assert score(table) == 6


def test_card_43_puts_the_ship_on_a_map_or_is_a_provision_action() -> None:  # line 1175-1177
    table = with_card(43)
    table.play("card:43.1")
    assert legal(table, "sail") == ["sail:celtic-sea", "sail:norwegian-sea"]
    table.play("sail:celtic-sea")
    assert of(table)["at"] == "celtic-sea"
    bread = with_card(43)
    bread.play("card:43.2")
    assert of(bread)["bread"] == 2


def test_card_44_goes_beside_another_ship_even_in_yellow_waters() -> None:  # line 1179
    table = with_card(44, red={"at": "waterford"})
    table.play("card:44.1", "sail:waterford", "build")
    assert asked(table) == "special"
    assert of(table, "red")["at"] == "waterford"


def test_card_45_displaces_all_ships_there_for_nothing() -> None:  # line 1181
    table = with_card(45, red={"at": "waterford", "healthy": [6]})
    table.play("card:45.1", "sail:waterford", "push:dyflin")  # without the map: two steps away
    assert of(table, "red")["at"] == "dyflin"
    assert asked(table) == "build"
