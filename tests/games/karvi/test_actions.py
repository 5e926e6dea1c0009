"""Dice actions (chapters: Ressourcen und Kriegerinnen, Bier, Proviant, Ertrag, Ausrüsten)."""

from __future__ import annotations

from tests.games.karvi.play import asked, beer, karvi, legal, of, score


def test_goods_come_from_the_supply() -> None:  # line 516
    table = karvi()
    table.play("die:1")
    assert of(table)["fur"] == 3


def test_a_space_gives_a_healthy_warrior_of_strength_two() -> None:  # line 518-524
    table = karvi()
    table.play("die:3")
    assert of(table)["healthy"] == [2]


def test_a_full_crew_may_send_one_back_for_a_new_one() -> None:  # line 518
    table = karvi(blue={"healthy": [1, 1, 1, 1], "injured": [3]})
    table.play("die:3")
    assert asked(table) == "recruit"
    assert "none" in table.legal()
    table.play("dismiss:healthy.1")
    assert of(table)["healthy"] == [1, 1, 1, 2]
    assert score(table) == 0


def test_the_beer_action_starts_at_two_and_is_shared_out_freely() -> None:  # line 530-546
    table = karvi(blue={"dice": [["S1", 0], ["S6", 2]]})
    table.play("die:6")
    assert legal(table, "beer") == ["beer:0", "beer:1", "beer:2"]
    table.play("beer:1")
    assert beer(table) == [1, 3]


def test_a_die_never_has_more_than_five_beer() -> None:  # line 532
    table = karvi(blue={"dice": [["S1", 4], ["S6", 5]]})
    table.play("die:6")
    assert beer(table) == [5, 5]


def test_the_provision_action_starts_at_two_and_six_is_the_most() -> None:  # line 560-562
    table = karvi(blue={"bread": 5})
    table.play("die:2")
    assert of(table)["bread"] == 6
    table = karvi()
    table.play("die:2")
    assert of(table)["bread"] == 2


def test_the_yield_without_a_post_is_one_silver_and_with_two_towers_three_strength() -> None:  # line 592-596
    table = karvi(
        3,
        blue={"healthy": [1, 2], "mat_towers": [], "towers": 0},
        built={"torshavn": ["blue"], "wick": ["blue"]},
    )
    table.play("die:8", "fur:0", "raise:healthy.1", "raise:healthy.2", "raise:healthy.3")
    assert of(table)["silver"] == 1
    assert of(table)["healthy"] == [2, 4]
    assert asked(table) == "turn"


def test_every_built_post_yields_one_more_resource() -> None:  # line 570
    table = karvi(3, blue={"posts": 0, "mat_posts": []}, built={"avaldsnes": ["blue"], "grimsby": ["blue"]})
    table.play("die:8")
    assert legal(table, "fur") == ["fur:0", "fur:1", "fur:2", "fur:3"]


def test_raising_keeps_the_side_and_stops_at_six() -> None:  # line 580-586
    table = karvi(3, blue={"healthy": [6], "injured": [3]})
    table.play("die:8", "fur:1")
    assert legal(table, "raise") == ["raise:injured.3"]
    table.play("raise:injured.3")
    assert (of(table)["healthy"], of(table)["injured"]) == ([6], [4])


def test_without_warriors_strength_lapses() -> None:  # line 582
    table = karvi(3)
    table.play("die:8", "fur:1")
    assert asked(table) == "turn"


def test_equip_draws_the_top_card_of_one_of_three_stacks() -> None:  # line 606
    table = karvi(blue={"dice": [["S1", 3], ["S6", 3]]})
    table.play("die:10")
    assert legal(table, "draw") == ["draw:helmet", "draw:beer", "draw:ship"]
    table.play("draw:beer")
    (card,) = of(table)["hand"]
    assert 16 <= card <= 22  # level 1 lies on level 2, line 99


def test_a_drawn_card_may_be_played_at_once() -> None:  # line 608
    table = karvi(blue={"fur": 1, "played": list(range(2, 8))})  # of level 1 only card 1 is left
    table.play("die:10", "draw:helmet", "card:1.1")
    assert of(table)["healthy"] == [2]


def test_placing_needs_the_condition_and_the_cost_and_gives_the_covered_points() -> None:  # line 614-618
    above = {"above": ["H5", "S2", "N7"], "bread": 2, "healthy": [4, 1]}
    poor = karvi(blue={**above, "fur": 0, "silver": 1})
    poor.play("die:10")
    assert not legal(poor, "place")
    table = karvi(blue={**above, "fur": 2, "silver": 2, "bread": 2})
    table.play("die:10")
    assert legal(table, "place") == ["place:H5", "place:S2", "place:N7"]
    table.play("place:S2")
    assert of(table)["gear"] == {"sail": "S2"}
    assert (of(table)["fur"], of(table)["silver"], score(table)) == (0, 1, 5)
    weak = karvi(blue={**above, "fur": 9, "silver": 9, "bread": 1, "healthy": [4]})
    weak.play("die:10")
    assert not legal(weak, "place")


def test_the_order_of_the_slots_is_free() -> None:  # line 620
    table = karvi(blue={"above": ["K8"], "healthy": [6, 2], "fur": 2, "silver": 2})
    table.play("die:10", "place:K8")
    assert of(table)["gear"] == {"head": "K8"}


def test_a_rune_costs_two_fur_or_silver_as_one_likes() -> None:  # line 616
    table = karvi(blue={"above": ["N7"], "healthy": [5], "fur": 2, "silver": 2})
    table.play("die:10", "place:N7", "spend:1")
    assert (of(table)["fur"], of(table)["silver"]) == (1, 1)
    assert of(table)["runes"][0] == "N7"
    assert score(table) == 2


def test_a_tile_may_be_laid_on_another_without_points_and_the_old_one_still_counts() -> None:  # line 624
    table = karvi(blue={"above": ["S2"], "gear": {"sail": "S6"}, "bread": 2, "fur": 2, "silver": 1, "runes": ["N5"]})
    table.play("die:10", "place:S2")
    assert of(table)["gear"] == {"sail": "S2"}
    assert of(table)["covered"] == ["S6"]
    assert score(table) == 0


def test_a_covered_rune_scores_nothing_and_free_slots_come_first() -> None:  # ruling 20
    table = karvi(blue={"above": ["N7"], "runes": ["N1", "N2", "N3", "N4"], "healthy": [5], "fur": 2})
    table.play("die:10", "place:N7")
    assert legal(table, "cover") == ["cover:1", "cover:2", "cover:3", "cover:4"]
    table.play("cover:2")
    assert of(table)["runes"] == ["N1", "N7", "N3", "N4"]
    assert score(table) == 0


def test_gold_may_be_exchanged_inside_an_equip_action() -> None:  # ruling 2
    table = karvi(blue={"above": ["S2"], "bread": 2, "fur": 1, "silver": 1, "gold": 1})
    table.play("die:10")
    assert not legal(table, "place")
    table.play("gold:fur")
    assert legal(table, "place") == ["place:S2"]
