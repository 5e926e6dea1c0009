"""Bounds and special cases of the equipment cards the rulebook explains, and all boxes of the others, by number."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.karvi.play import asked, beer, karvi, legal, moved, of, score

import meadhall
from meadhall.engine.table import Table

PARTS = meadhall.game("karvi").components
TOWERS: dict[str, Any] = {"towers": 0, "mat_towers": []}
POSTS: dict[str, Any] = {"posts": 0, "mat_posts": []}
TOWER_SITES = ("wick", "peel", "torshavn")
POST_SITES = ("avaldsnes", "grimsby", "kirkwall")


def holds(number: int, **words: Any) -> Table:
    """Blue holds a card and can pay it; `blue` adds to that, everything else belongs to the scene."""
    blue = {"fur": 5, "silver": 5, "hand": [number], **words.pop("blue", {})}
    return karvi(words.pop("seats", 2), blue=blue, **words)


def built(sites: tuple[str, ...], many: int) -> dict[str, list[str]]:
    """Blue has built at the first of some sites."""
    return {site: ["blue"] for site in sites[:many]}


# -- helmets ----------------------------------------------------------------------------------------------------------


def test_card_6_takes_the_tower_that_would_come_free_next() -> None:  # line 1079
    second = holds(6, blue={"mat_towers": [2]})
    second.play("card:6.1")
    assert (of(second)["towers"], of(second)["mat_towers"]) == (2, [])
    table = holds(6, blue={"healthy": [4], "tiles": {"R1": "c"}, "done": {"R2": "a"}})
    table.play("card:6.1", "die:9", "use:R1", "wound:healthy.4", "wound:injured.4")
    assert (of(table)["towers"], of(table)["mat_towers"]) == (2, [2])  # the second raid finds its tower gone


@pytest.mark.parametrize(("healthy", "points"), [([], 0), ([5], 2), ([1, 1, 1, 1, 1], 10)])
def test_card_8_counts_the_healthy_before_it_heals(healthy: list[int], points: int) -> None:  # line 1081
    injured = [] if len(healthy) == 5 else [1, 1, 1]
    table = holds(8, blue={"healthy": healthy, "injured": injured})
    table.play("card:8.1", *(["heal:1", "heal:1"] if injured else []))
    assert score(table) == points
    assert len(of(table)["injured"]) == max(0, len(injured) - 2)


def test_card_8_need_not_heal() -> None:  # line 1081
    table = holds(8, blue={"healthy": [2], "injured": [2]})
    table.play("card:8.1", "none")
    assert (of(table)["injured"], score(table)) == ([2], 2)


@pytest.mark.parametrize("many", [0, 1, 2, 3])
def test_cards_9_and_42_score_three_for_each_building_up_to_nine(many: int) -> None:  # lines 1083, 1173
    towers = holds(9, blue=TOWERS, built=built(TOWER_SITES, many))
    towers.play("card:9.1")
    assert score(towers) == 3 * many
    posts = holds(42, blue=POSTS, built=built(POST_SITES, many))
    posts.play("card:42.1")
    assert score(posts) == 3 * many


def test_card_10_raises_only_the_healthy_and_nobody_in_anothers_place() -> None:  # line 1085
    table = holds(10, blue={"healthy": [5, 6], "injured": [1, 1, 1]})
    table.play("card:10.1")
    assert (of(table)["healthy"], of(table)["injured"]) == ([6, 6], [1, 1, 1])  # what 5 and 6 cannot use is lost
    table.play("heal:1", "heal:1")
    assert (asked(table), of(table)["injured"]) == ("turn", [1])


def test_card_11_raises_only_the_injured_and_they_stay_injured() -> None:  # line 1087
    table = holds(11, blue={"healthy": [1, 1], "injured": [1, 2, 5]})
    table.play("card:11.1")
    assert (of(table)["healthy"], of(table)["injured"]) == ([1, 1], [3, 4, 6])


@pytest.mark.parametrize(
    ("healthy", "two", "one"), [([6, 6, 6], 12, 6), ([1, 4], 5, 4), ([3], 3, 3)], ids=["most", "two", "single"]
)
def test_cards_11_and_12_score_two_healthy_warriors_or_one(healthy: list[int], two: int, one: int) -> None:
    """Lines 1089 and 1095: at most 12 and at most 6, the injured do not count."""
    for card, points in ((11, two), (12, one)):
        table = holds(card, blue={"healthy": healthy, "injured": [5]})
        table.play(f"card:{card}.2")
        assert score(table) == points


def test_card_12_doubles_no_more_than_two_and_only_healthy_ones() -> None:  # line 1091
    table = holds(12, blue={"healthy": [1, 1, 3], "injured": [2]})
    table.play("card:12.1")
    assert legal(table, "double") == ["double:1", "double:3"]
    table.play("double:1", "double:3")
    assert (asked(table), of(table)["healthy"], of(table)["injured"]) == ("turn", [1, 2, 6], [2])


def test_card_12_may_double_only_one() -> None:  # line 1091
    table = holds(12, blue={"healthy": [1, 3]})
    table.play("card:12.1", "double:3", "none")
    assert of(table)["healthy"] == [1, 6]


def test_card_13_brings_fifteen_points_for_a_whole_crew() -> None:  # line 1097
    table = holds(13, blue={"healthy": [1, 2, 3, 4, 5]})
    table.play("card:13.1", "flip:1", "flip:2", "flip:3", "flip:4", "flip:5")
    assert (score(table), of(table)["healthy"], of(table)["injured"]) == (15, [], [1, 2, 3, 4, 5])


def test_card_14_brings_a_gold_for_each_of_a_whole_crew() -> None:  # line 1099
    table = holds(14, blue={"healthy": [2, 2, 2, 2], "injured": [1]})
    table.play("card:14.1", "flip:2", "flip:2", "flip:2")
    assert (asked(table), score(table)) == ("turn", 0)  # the first is turned unasked: there is no choice
    assert (of(table)["gold"], of(table)["injured"]) == (4, [1, 2, 2, 2, 2])


def test_card_15_is_no_death() -> None:  # line 1101
    table = holds(15, blue={"healthy": [6], "gear": {"head": "K2"}, "dice": [["S1", 0], ["S6", 0]]})
    table.play("card:15.1")
    assert of(table)["score"] == {"cards": 10}  # no points of Valhalla
    assert (asked(table), beer(table)) == ("turn", [0, 0])  # and no beer action


# -- beer -------------------------------------------------------------------------------------------------------------


def test_card_16_pours_what_the_track_has_unlocked() -> None:  # lines 749, 1109
    done = {f"T{k}": "a" for k in range(1, 4)}
    table = holds(16, blue={"done": done, "dice": [["S1", 0], ["S6", 0]]})
    table.play("card:16.1", "beer:1")
    assert beer(table) == [1, 3]
    assert [die[0] for die in of(table)["dice"]] == ["S1", "S6"]


@pytest.mark.parametrize("shown", [0, 1, 4, 5])
def test_card_18_turns_a_die_to_two_whatever_it_shows(shown: int) -> None:  # line 1111
    table = holds(18, blue={"silver": 0, "dice": [["S1", 3], ["S6", shown]]})
    table.play("card:18.1", "mine:2")
    assert beer(table) == [3, 2]


def test_card_19_moves_the_hindmost_die_into_the_stop_area_too() -> None:  # line 1113
    table = karvi(
        blue={"silver": 1, "hand": [19], "dice": [["20", 0], ["back S1", 0]]}, red={"dice": [["25", 0], ["27", 0]]}
    )
    table.play("card:19.1")
    assert {"die:21", "die:28", "die:S2"} <= set(table.legal())
    assert not {"die:20", "die:19", "die:25", "die:S1"} & set(table.legal())
    table.play("die:21")
    assert (of(table)["dice"][0][0], beer(table)) == ("21", [0, 0])


@pytest.mark.parametrize(
    ("card", "start", "goal"),
    [(20, "9", "7"), (27, "9", "7"), (28, "9", "6"), (29, "9", "6"), (20, "6", "5"), (28, "6", "3"), (29, "6", "3")],
)
def test_cards_20_and_27_to_29_do_not_count_dice_and_blockades(card: int, start: str, goal: str) -> None:
    """Lines 1115 and 1129-1133: spaces 4 and 8 are blocked with two players."""
    table = karvi(
        **moved(
            blue={"fur": 1, "silver": 1, "hand": [card], "dice": [[start, 3], ["back S1", 0]]},
            red={"dice": [["back S2", 0], ["back S3", 0]]},
        )
    )
    table.play(f"card:{card}.1")
    assert of(table)["dice"][0][0] == goal
    dice = karvi(
        **moved(
            blue={"fur": 1, "silver": 1, "hand": [card], "dice": [["12", 3], ["back S1", 0]]},
            red={"dice": [["11", 0], ["10", 0]]},
        )
    )
    dice.play(f"card:{card}.1")
    assert of(dice)["dice"][0][0] == ("9" if card in (20, 27) else "7")


@pytest.mark.parametrize(("card", "free"), [(20, False), (27, True), (28, True), (29, False)])
def test_cards_20_and_29_are_paid_in_beer_and_27_and_28_are_not(card: int, free: bool) -> None:  # lines 1115, 1129-1133
    words: dict[str, Any] = {"fur": 1, "silver": 1, "hand": [card]}
    dry = karvi(**moved(blue={**words, "dice": [["3", 0], ["back S1", 5]]}))
    assert bool(legal(dry, "card")) == free
    table = karvi(**moved(blue={**words, "dice": [["3", 2], ["back S1", 5]]}))
    table.play(f"card:{card}.1")
    assert beer(table) == [2 if free else 1, 5]


@pytest.mark.parametrize("card", [20, 27, 28, 29])
def test_no_die_goes_back_into_the_stop_area_or_out_of_it(card: int) -> None:  # line 1115
    words: dict[str, Any] = {"fur": 1, "silver": 1, "hand": [card]}
    start = "1" if card in (20, 27) else "2"
    for dice in ([[start, 5], ["back S1", 5]], [["back S1", 5], ["back S6", 5]]):
        table = karvi(**moved(blue={**words, "dice": dice}, red={"dice": [["back S2", 0], ["27", 0]]}))
        assert not legal(table, "card")


@pytest.mark.parametrize("card", [20, 27, 28, 29])
def test_the_lower_die_of_a_stack_stays_but_the_upper_may_go_back(card: int) -> None:  # line 1139
    for level, playable in ((0, False), (1, True)):
        table = karvi(
            **moved(
                blue={"fur": 1, "silver": 1, "hand": [card], "dice": [["12", 2, level], ["back S1", 0]]},
                red={"dice": [["12", 2, 1 - level], ["back S2", 0]]},
            )
        )
        assert bool(legal(table, "card")) == playable


def test_card_21_uses_only_spaces_of_own_dice_and_costs_no_beer() -> None:  # line 1117
    table = karvi(
        **moved(
            blue={"fur": 1, "silver": 1, "hand": [21], "dice": [["16", 0], ["1", 0]]},
            red={"dice": [["5", 0], ["3", 0]]},
        )
    )
    table.play("card:21.1")
    assert legal(table, "mine") == ["mine:1", "mine:2"]
    table.play("mine:1")
    assert (of(table)["gold"], beer(table), of(table)["dice"][0][0]) == (2, [0, 0], "16")


def test_card_22_copies_an_own_die_or_anothers_even_a_lower_one() -> None:  # line 1119
    for source, shown in (("any:1.2", 4), ("any:2.1", 0), ("any:2.2", 5)):
        table = holds(22, blue={"dice": [["S1", 3], ["S6", 4]]}, red={"dice": [["S2", 0], ["S5", 5]]})
        table.play("card:22.1", "mine:1")
        assert "any:1.1" not in table.legal()
        table.play(source)
        assert beer(table) == [shown, 4]


def test_card_23_brings_at_most_ten_points_and_five_with_four_players() -> None:  # lines 1121-1123
    table = holds(23, blue={"dice": [["S1", 5], ["S6", 5]]})
    table.play("card:23.1")
    assert score(table) == 10
    uneven = holds(23, blue={"dice": [["S1", 0], ["S6", 2]]})
    uneven.play("card:23.1")
    assert score(uneven) == 2


def test_cards_25_and_26_use_free_spaces_only_the_stop_area_included() -> None:  # lines 1125-1127
    for card in (25, 26):
        table = holds(card, blue={"dice": [["S1", 5], ["S6", 5]]}, red={"dice": [["7", 3], ["back S4", 3]]})
        table.play(f"card:{card}.1")
        offered = set(table.legal())
        assert {"space:S2", "space:S3", "space:S5", "space:1", "space:28"} <= offered
        assert not {"space:S1", "space:S6", "space:S4", "space:7", "space:4", "space:12"} & offered
        table.play("space:16", *(["mine:1"] if card == 26 else []))
        assert (of(table)["gold"], beer(table)) == (2, [5, 5] if card == 25 else [4, 5])
        assert [die[0] for die in of(table)["dice"]] == ["S1", "S6"]


def test_card_26_does_not_share_the_beer_out() -> None:  # line 1127
    table = holds(26, blue={"dice": [["S1", 1], ["S6", 2]]})
    table.play("card:26.1")
    assert "space:28" not in table.legal()  # 3 beer
    table.play("space:21")
    assert beer(table) == [1, 0]


def test_card_30_goes_onto_dice_ahead_only_and_costs_no_beer() -> None:  # line 1135
    table = karvi(
        3,
        blue={"silver": 1, "hand": [30], "dice": [["5", 0], ["20", 0]]},
        red={"dice": [["28", 0], ["back S3", 0]]},
        yellow={"dice": [["23", 0], ["back S5", 0]]},
    )
    table.play("card:30.1")
    assert legal(table, "die") == ["die:S3", "die:S5", "die:20", "die:23", "die:28"]
    waits = holds(30, blue={"dice": [["S1", 0], ["1", 0]]}, red={"dice": [["S2", 0], ["S5", 0]]})
    waits.play("card:30.1")
    assert legal(waits, "die") == ["die:1"]  # not from stop area to stop area


def test_of_a_stack_furthest_behind_the_upper_die_moves_first_then_the_lower() -> None:  # line 1137
    table = karvi(blue={"dice": [["1", 3, 1], ["20", 3]]}, red={"dice": [["1", 3, 0], ["21", 3]]})
    assert table.names[table.seat] == "blue"
    table.play("die:5", "end")
    assert table.names[table.seat] == "red"
    table.play("die:3", "end")
    assert of(table, "red")["dice"][0] == ["3", 2, 0]


# -- ships ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "box", "steps"), [(31, 1, 2), (32, 1, 3), (33, 2, 3), (34, 1, 2), (39, 1, 5), (40, 1, 4)]
)
def test_a_ship_card_goes_so_far_without_provisions(card: int, box: int, steps: int) -> None:  # lines 455, 1147
    ways = {1: "jarlshof", 2: "wick", 3: "ljodhus", 4: "bangor", 5: "waterford"}  # from Kaupanger
    table = holds(card, blue={"gear": {"sail": "S6"}})
    table.play(f"card:{card}.{box}")
    assert [way for way, field in ways.items() if f"sail:{field}" in table.legal()] == list(range(1, steps + 1))
    table.play(f"sail:{ways[steps]}", "none")
    assert (of(table)["at"], of(table)["bread"]) == (ways[steps], 0)


def test_a_card_moves_the_ship_before_or_after_the_free_move_of_the_turn() -> None:  # lines 1151-1153
    for first, then in (("card", "free"), ("free", "card")):
        table = holds(31, blue={"bread": 1})
        for step in (first, then):
            goal = "avaldsnes" if step == first else "lindisfarne"
            if step == "card":
                table.play("card:31.1")
            table.play(f"sail:{goal}", "build" if goal == "avaldsnes" else "explore")
        table.play("tile:a")
        assert (of(table)["tiles"], score(table)) == ({"R1": "a"}, 3)  # both places were used


def test_an_ordinary_card_move_displaces_for_nothing_only_if_stronger() -> None:  # line 1149
    for strength, bread, offered in ((6, 0, True), (5, 0, False), (5, 1, True)):
        table = holds(31, blue={"healthy": [strength], "bread": bread}, red={"at": "avaldsnes", "healthy": [5]})
        table.play("card:31.1")
        assert ("sail:avaldsnes" in table.legal()) == offered
        if offered:
            table.play("sail:avaldsnes")
            assert (asked(table), of(table)["bread"]) == ("push", 0)


@pytest.mark.parametrize("card", [32, 39])
def test_a_peaceful_move_ends_beside_another_ship_even_a_weaker_one(card: int) -> None:  # lines 1157-1159
    table = holds(card, blue={"healthy": [6]}, red={"at": "avaldsnes"})
    table.play(f"card:{card}.1", "sail:avaldsnes")
    assert asked(table) == "build"
    table.play("build")
    assert of(table)["at"] == of(table, "red")["at"] == "avaldsnes"
    table.play("die:2", "end")
    assert of(table)["at"] == of(table, "red")["at"] == "avaldsnes"  # until one of them moves


@pytest.mark.parametrize("card", [34, 40])
def test_a_forced_move_displaces_stronger_ships_without_provisions(card: int) -> None:  # line 1161
    table = holds(card, red={"at": "avaldsnes", "healthy": [6]})
    table.play(f"card:{card}.1", "sail:avaldsnes")
    assert asked(table) == "push"
    table.play("push:ribe", "build")
    assert (of(table, "red")["at"], of(table)["bread"], score(table)) == ("ribe", 0, 3 + 2)


def test_of_several_ships_each_is_compared_or_paid_for() -> None:  # line 1163
    for bread, offered in ((1, False), (2, True)):
        table = holds(
            31,
            seats=3,
            blue={"bread": bread, "healthy": [2]},
            red={"at": "avaldsnes", "healthy": [3]},
            yellow={"at": "avaldsnes", "healthy": [2]},
        )
        table.play("card:31.1")
        assert ("sail:avaldsnes" in table.legal()) == offered
    table.play("sail:avaldsnes", "push:ribe", "push:lindisfarne")
    assert of(table)["bread"] == 0


def test_card_35_makes_each_move_one_step_long_and_displaces_by_the_usual_rules() -> None:  # line 1165
    table = holds(35, red={"at": "avaldsnes", "healthy": [6]})
    table.play("card:35.1")
    assert legal(table, "sail") == ["sail:lindisfarne", "sail:jarlshof"]
    table.play("sail:jarlshof", "none")
    assert legal(table, "sail") == ["sail:kaupanger", "sail:wick", "sail:kirkwall", "sail:torshavn"]
    table.play("sail:torshavn", "build")
    assert (of(table)["bread"], score(table), asked(table)) == (0, 3, "turn")


def test_card_36_takes_the_post_that_would_come_free_next() -> None:  # line 1167
    table = holds(36, blue={"mat_posts": [2]})
    table.play("card:36.1")
    assert (of(table)["posts"], of(table)["mat_posts"]) == (2, [])
    assert not legal(holds(36, blue={"mat_posts": []}), "card")


@pytest.mark.parametrize(("bread", "points"), [(0, 0), (1, 2), (2, 4), (3, 6), (6, 6)])
def test_card_37_scores_two_a_provision_up_to_six_and_takes_none(bread: int, points: int) -> None:  # line 1169
    table = holds(37, blue={"bread": bread, "silver": 0})
    table.play("card:37.1")
    assert (score(table), of(table)["bread"]) == (points, bread)


@pytest.mark.parametrize(("bread", "most"), [(1, 1), (2, 2), (3, 3), (6, 3)])
def test_card_38_sells_no_more_than_three_provisions(bread: int, most: int) -> None:  # line 1171
    table = holds(38, blue={"bread": bread})
    table.play("card:38.1")
    if most > 1:
        assert legal(table, "bread") == [f"bread:{k}" for k in range(1, most + 1)]
        table.play(f"bread:{most}")
    assert (score(table), of(table)["bread"], of(table)["at"]) == (4 * most, bread - most, "kaupanger")
    assert not legal(holds(38), "card")  # without provisions there is nothing to pay


def test_card_43_lets_a_ship_without_the_map_sail_the_yellow_waters_till_it_leaves_them() -> None:  # line 1175
    table = holds(43, blue={"bread": 1})
    table.play("card:43.1", "sail:celtic-sea")
    assert of(table)["bread"] == 1
    assert {"sail:waterford", "sail:dyflin", "sail:lundenwic"} <= set(table.legal())
    table.play("sail:dyflin", "none")
    back = karvi(blue={"at": "dyflin", "bread": 6})
    assert not {"sail:celtic-sea", "sail:waterford"} & set(back.legal())


def test_card_43_is_a_provision_action_of_the_value_unlocked() -> None:  # line 1177
    table = holds(43, blue={"done": {f"R{k}": "a" for k in range(1, 6)}})
    table.play("card:43.2")
    assert of(table)["bread"] == 5
    assert [die[0] for die in of(table)["dice"]] == ["S1", "S6"]


def test_card_44_goes_to_a_far_stronger_ship_without_provisions() -> None:  # line 1179
    table = holds(44, seats=3, red={"at": "bangor", "healthy": [6]}, yellow={"at": "vik"})
    table.play("card:44.1")
    assert legal(table, "sail") == ["sail:bangor", "sail:vik"]
    table.play("sail:bangor", "explore", "tile:a")
    assert of(table)["at"] == of(table, "red")["at"] == "bangor"
    assert of(table)["tiles"] == {"R6": "a"}


def test_card_45_displaces_several_stronger_ships_without_provisions() -> None:  # line 1181
    table = holds(45, seats=3, red={"at": "avaldsnes", "healthy": [6]}, yellow={"at": "avaldsnes", "healthy": [5]})
    table.play("card:45.1", "sail:avaldsnes", "push:ribe", "push:lindisfarne", "build")
    assert (of(table, "red")["at"], of(table, "yellow")["at"]) == ("ribe", "lindisfarne")
    assert (of(table)["bread"], score(table)) == (0, 3)


# -- cards the book shows but does not explain ------------------------------------------------------------------------

SHOWN: list[tuple[str, list[str], dict[str, Any], dict[str, Any]]] = [
    ("1.1", [], {}, {"healthy": [2]}),
    ("2.1", ["raise:healthy.1", "raise:healthy.2"], {"healthy": [1]}, {"healthy": [3]}),
    ("2.2", ["heal:1", "heal:2"], {"injured": [1, 2, 3]}, {"healthy": [1, 2], "injured": [3]}),
    ("3.1", [], {}, {"healthy": [1, 1]}),
    ("4.1", [], {}, {"healthy": [3]}),
    ("4.2", ["raise:injured.1", "raise:injured.2", "raise:injured.3"], {"injured": [1]}, {"injured": [4]}),
    ("5.1", ["fur:0", "raise:healthy.1"], {"healthy": [1]}, {"healthy": [2], "goods": 10}),
    ("7.1", ["heal:1", "raise:healthy.1"], {"injured": [1]}, {"healthy": [2]}),
    ("7.2", [], {}, {"healthy": [1]}),
    ("17.1", ["beer:2"], {}, {"beer": [2, 0]}),
    ("17.2", ["mine:2"], {}, {"beer": [0, 3]}),
    ("24.1", ["beer:1"], {}, {"beer": [1, 3]}),
    ("31.2", [], {}, {"bread": 3}),
    ("33.1", [], {}, {"bread": 4}),
    ("41.1", [], {"bread": 1}, {"bread": 6}),
]


@pytest.mark.parametrize(("card", "answers", "before", "after"), SHOWN, ids=[one[0] for one in SHOWN])
def test_a_card_gives_what_the_box_chosen_shows(
    card: str, answers: list[str], before: dict[str, Any], after: dict[str, Any]
) -> None:  # lines 445-451
    number = int(card.partition(".")[0])
    entry = next(one.values for one in PARTS.all("card") if one.values["number"] == number)
    table = holds(number, blue={"dice": [["S1", 0], ["S6", 0]], **before})
    table.play(f"card:{card}", *answers)
    player = of(table)
    found = {
        "beer": beer(table),
        "goods": player["fur"] + player["silver"],
        **{key: player[key] for key in ("bread", "healthy", "injured")},
    }
    nothing = {"beer": [0, 0], "goods": 10 - entry["fur"] - entry["silver"], "bread": 0, "healthy": [], "injured": []}
    assert found == {**nothing, **after}
    assert (player["played"], player["hand"], asked(table)) == ([number], [], "turn")
