"""Equipment tiles by number (chapter: Ausrüstungsplättchen)."""

from __future__ import annotations

import pytest
from tests.games.karvi.play import asked, beer, karvi, legal, of, score

from meadhall.look import show
from meadhall.words import speaker

SIX = {f"R{k}": "a" for k in range(1, 7)}


@pytest.mark.parametrize(
    ("stern", "key", "value"),
    [("H2", "gold", 1), ("H5", "bread", 2), ("H7", "score", {"gear": 3}), ("H8", "healthy", [1])],
)
def test_every_stern_rewards_an_equip_action(stern: str, key: str, value: object) -> None:  # line 1028
    table = karvi(blue={"gear": {"stern": stern}})
    table.play("die:10", "draw:beer")
    assert of(table)[key] == value


def test_h1_brings_two_goods_h3_strength_h4_beer_and_h6_a_card() -> None:  # line 1028
    for stern, question in (("H1", "fur"), ("H3", "raise"), ("H4", "beer"), ("H6", "draw")):
        table = karvi(blue={"gear": {"stern": stern}, "healthy": [1], "dice": [["S1", 2], ["S6", 2]]})
        table.play("die:10", "draw:beer")
        assert asked(table) == question


def test_the_bonus_comes_before_or_after_the_action() -> None:  # line 1022
    table = karvi(blue={"gear": {"stern": "H1"}, "above": ["S2"], "bread": 2, "fur": 1})
    table.play("die:10")
    assert not legal(table, "place")
    table.play("bonus", "fur:1")
    assert "none" not in table.legal()  # who took it carries out the action
    table.play("place:S2")
    assert asked(table) == "turn"  # once an action


def test_a_declined_equip_action_brings_no_bonus() -> None:  # ruling 8
    table = karvi(blue={"gear": {"stern": "H2"}})
    table.play("die:10", "none")
    assert of(table)["gold"] == 0


def test_a_stern_rewards_no_action_where_none_can_be_carried_out() -> None:  # line 1028
    table = karvi(blue={"gear": {"stern": "H7"}, "played": list(range(1, 46)), "above": []})
    table.play("die:10")
    assert "bonus" not in table.legal()
    assert score(table) == 0


def test_a_stern_does_not_reward_the_action_that_lays_it() -> None:  # line 622, 1028
    table = karvi(blue={"above": ["H5"], "bread": 2, "fur": 1, "silver": 1})
    table.play("die:10", "place:H5")
    assert of(table)["bread"] == 2


def test_a_covered_stern_gives_nothing_after_the_action() -> None:  # line 624
    table = karvi(blue={"gear": {"stern": "H2"}, "above": ["H5"], "bread": 2, "fur": 1, "silver": 1})
    table.play("die:10", "place:H5")
    assert of(table)["gold"] == 0


def test_s1_sails_any_distance_for_two_provisions_once_a_turn() -> None:  # line 1034
    table = karvi(blue={"gear": {"sail": "S1"}, "bread": 3})
    assert "far:bangor" in table.legal()
    table.play("far:bangor", "none")
    assert of(table)["bread"] == 1
    assert not legal(table, "far")
    assert "sail:iona" in table.legal()  # besides the free action
    assert "far:celtic-sea" not in karvi(blue={"gear": {"sail": "S1"}, "bread": 6}).legal()


def test_s2_sails_two_fields_for_one_provision() -> None:  # line 1038
    table = karvi(blue={"gear": {"sail": "S2"}, "bread": 1})
    assert "far:torshavn" in table.legal()
    assert "far:ljodhus" not in table.legal()
    table.play("far:torshavn", "build")
    assert of(table)["bread"] == 0


def test_s3_rewards_towers_with_strength_and_posts_with_goods() -> None:  # line 1042
    table = karvi(blue={"gear": {"sail": "S3"}, "bread": 2, "healthy": [1]})
    table.play("sail:torshavn", "build", "raise:healthy.1", "raise:healthy.2")
    assert of(table)["healthy"] == [3]
    post = karvi(blue={"gear": {"sail": "S3"}, "bread": 1})
    post.play("sail:avaldsnes", "build", "fur:1")
    assert (of(post)["fur"], of(post)["silver"]) == (1, 1)


def test_s4_takes_two_beer_off_a_die_for_a_trade_or_raid_action() -> None:  # line 1046
    table = karvi(blue={"gear": {"sail": "S4"}, "tiles": {"T1": "a"}, "fur": 2, "dice": [["S1", 1], ["S6", 3]]})
    assert legal(table, "smuggle") == ["smuggle:2"]
    table.play("smuggle:2", "half:1", "use:T1", "take:2.1")
    assert beer(table) == [1, 1]
    assert not legal(table, "smuggle")
    assert legal(table, "die")  # the die move is still to come


def test_s5_lowers_the_cost_of_a_space_to_one() -> None:  # line 1050
    table = karvi(blue={"gear": {"sail": "S5"}, "dice": [["S1", 1], ["S6", 3]]})
    table.play("die:28")
    assert beer(table) == [0, 3]
    free = karvi(blue={"gear": {"sail": "S5"}, "dice": [["S1", 1], ["S6", 3]]})
    free.play("die:11")
    assert beer(free) == [1, 3]


def test_s5_holds_for_beer_cards_too() -> None:  # line 1051
    table = karvi(blue={"gear": {"sail": "S5"}, "hand": [26], "fur": 1, "silver": 1, "dice": [["S1", 1], ["S6", 0]]})
    table.play("card:26.1", "space:28")
    assert beer(table) == [0, 0]


def test_s6_opens_the_yellow_waters() -> None:  # line 1055
    table = karvi(blue={"gear": {"sail": "S6"}, "bread": 1, "at": "dyflin"})
    assert "sail:celtic-sea" in table.legal()


def test_s7_rewards_exploring_and_s8_provisions() -> None:
    table = karvi(blue={"gear": {"sail": "S7"}, "bread": 1})
    table.play("sail:jarlshof", "explore", "tile:a", "fur:1")
    assert (of(table)["fur"], score(table)) == (1, 1)
    bread = karvi(blue={"gear": {"sail": "S8"}, "dice": [["S1", 1], ["S6", 5]]})
    bread.play("die:2", "fur:0")
    assert (of(bread)["bread"], of(bread)["silver"], beer(bread)) == (2, 1, [1, 5])


def test_k1_takes_one_damage_off_a_raid_and_adds_four_points() -> None:  # line 1061
    table = karvi(blue={"gear": {"head": "K1"}, "healthy": [4], "tiles": {"R1": "c"}})
    table.play("die:9", "use:R1", "wound:healthy.4")
    assert of(table)["score"] == {"raid": 6, "gear": 4}
    assert of(table)["injured"] == [4]


def test_k2_gives_a_beer_action_for_each_death() -> None:  # line 1065
    table = karvi(
        blue={
            "gear": {"head": "K2"},
            "healthy": [3],
            "injured": [1],
            "tiles": {"R1": "c"},
            "dice": [["S1", 1], ["S6", 0]],
        }
    )
    table.play("die:9", "use:R1", "wound:injured.1")
    assert asked(table) == "beer"
    table.play("beer:2", "wound:healthy.3")
    assert beer(table) == [2, 0]


def test_k3_adds_four_points_to_every_trade_card() -> None:  # line 1069
    table = karvi(blue={"gear": {"head": "K3"}, "tiles": {"T1": "a"}, "fur": 2})
    table.play("die:7", "use:T1", "take:2.1")
    assert of(table)["score"] == {"trade": 1, "gear": 4}


def test_k4_doubles_the_points_of_raids_and_of_francia_but_not_valhalla() -> None:  # line 1073
    table = karvi(blue={"gear": {"head": "K4"}, "injured": [4], "tiles": {"R1": "c"}})
    table.play("die:9", "use:R1", "wound:injured.4")
    assert of(table)["score"] == {"raid": 12, "valhalla": 4}
    francia = karvi(blue={"gear": {"head": "K4"}, "done": SIX, "healthy": [6, 6, 6, 6, 6]})
    francia.play("die:9")
    said = [show(francia.game).answer(francia.view(0), action) for action in francia.legal_actions()]
    assert "Raid Francia: 3 damage to your warriors, then 24 points" in [
        speaker("en", show(francia.game)).say(one) for one in said
    ]
    francia.play("francia", "wound:healthy.6", "wound:healthy.6", "wound:healthy.6")
    assert of(francia)["score"] == {"raid": 24}


def test_k5_gold_may_come_first_and_pay_the_trade() -> None:  # ruling 22
    table = karvi(blue={"gear": {"head": "K5"}, "tiles": {"T1": "a"}, "fur": 1})
    table.play("die:7", "bonus")
    assert "none" not in table.legal()
    assert legal(table, "gold") == ["gold:fur"]  # silver would make the trade impossible
    table.play("gold:fur", "use:T1", "take:3.1")
    assert of(table)["score"] == {"trade": 1, "trade-cards": 4, "gear": 2}
    assert of(table)["gold"] == 0


def test_k6_rewards_yields_k7_cards_and_k8_gives_both_locked_bonuses() -> None:
    harvest = karvi(3, blue={"gear": {"head": "K6"}})
    harvest.play("die:8", "fur:1")
    assert score(harvest) == 3
    cunning = karvi(blue={"gear": {"head": "K7"}, "hand": [41], "fur": 1})
    cunning.play("card:41.1")
    assert score(cunning) == 2
    done = {"T1": "a", "T2": "a", "R1": "a", "R2": "a"}
    key = karvi(blue={"gear": {"head": "K8"}, "done": done, "healthy": [1]})
    key.play("die:12", "raise:healthy.1", "raise:healthy.2", "raise:healthy.3")
    assert (of(key)["gold"], of(key)["silver"], of(key)["healthy"], score(key)) == (1, 1, [4], 3)
