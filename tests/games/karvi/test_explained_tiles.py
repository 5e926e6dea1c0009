"""Bounds and special cases of the sterns, sails and heads that the rulebook explains, by number."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.karvi.play import asked, beer, karvi, legal, moved, of, score

SIX = {f"R{k}": "a" for k in range(1, 7)}

STERNS: list[tuple[str, list[str], dict[str, Any]]] = [
    ("H1", ["fur:1"], {"fur": 1, "silver": 1}),
    ("H2", [], {"gold": 1}),
    ("H3", ["raise:healthy.1", "raise:healthy.2"], {"healthy": [3]}),
    ("H4", ["beer:1"], {"beer": [1, 1]}),
    ("H5", [], {"bread": 2}),
    ("H6", ["draw:ship"], {"cards": 2}),
    ("H7", [], {"points": 3}),
    ("H8", [], {"healthy": [1, 1]}),
]


@pytest.mark.parametrize(("stern", "answers", "after"), STERNS, ids=[one[0] for one in STERNS])
@pytest.mark.parametrize("first", [False, True], ids=["after", "before"])
def test_a_stern_rewards_an_equip_action_before_or_after_it(
    first: bool, stern: str, answers: list[str], after: dict[str, Any]
) -> None:  # lines 1022, 1028
    table = karvi(blue={"gear": {"stern": stern}, "healthy": [1], "dice": [["S1", 1], ["S6", 0]]})
    table.play("die:10", *(["bonus", *answers, "draw:beer"] if first else ["draw:beer", *answers]))
    player = of(table)
    found = {
        "points": score(table),
        "beer": beer(table),
        "cards": len(player["hand"]),
        **{key: player[key] for key in ("fur", "silver", "gold", "bread", "healthy")},
    }
    nothing = {"points": 0, "beer": [0, 0], "cards": 1, "fur": 0, "silver": 0, "gold": 0, "bread": 0, "healthy": [1]}
    assert found == {**nothing, **after}
    assert asked(table) == "turn"  # once an action


@pytest.mark.parametrize("stern", [one[0] for one in STERNS])
def test_no_stern_rewards_the_action_that_lays_it(stern: str) -> None:  # lines 622, 1028
    words: dict[str, Any] = {
        "done": {"T1": "a", "R1": "a"},
        "bread": 2,
        "healthy": [5],
        "injured": [1],
        "played": [1, 2],
    }
    table = karvi(blue={**words, "above": [stern], "fur": 1, "silver": 1, "towers": 0}, built={"wick": ["blue"]})
    table.play("die:10", f"place:{stern}")
    assert asked(table) == "turn"
    assert of(table)["score"] == {"mat": 3}
    assert (of(table)["gold"], of(table)["bread"], of(table)["hand"]) == (0, 2, [])


@pytest.mark.parametrize(("bread", "offered"), [(1, False), (2, True)])
def test_s1_costs_two_provisions_however_far(bread: int, offered: bool) -> None:  # line 1034
    table = karvi(blue={"gear": {"sail": "S1"}, "bread": bread})
    assert ("far:dyflin" in table.legal()) == offered
    assert ("far:avaldsnes" in table.legal()) == offered


@pytest.mark.parametrize(("sail", "price"), [("S1", 2), ("S2", 1)])
def test_s1_and_s2_pay_one_more_provision_to_displace_a_stronger_ship(sail: str, price: int) -> None:  # 1034, 1038
    red = {"at": "avaldsnes", "healthy": [6]}
    assert "far:avaldsnes" not in karvi(blue={"gear": {"sail": sail}, "bread": price}, red=red).legal()
    table = karvi(blue={"gear": {"sail": sail}, "bread": price + 1}, red=red)
    table.play("far:avaldsnes")
    assert (asked(table), of(table)["bread"]) == ("push", 0)
    assert "far:celtic-sea" not in karvi(blue={"gear": {"sail": sail}, "bread": 6, "at": "dyflin"}).legal()


def test_s2_sails_once_a_turn_besides_the_free_action() -> None:  # line 1038
    table = karvi(blue={"gear": {"sail": "S2"}, "bread": 3})
    table.play("far:ribe", "none")
    assert (of(table)["bread"], legal(table, "far")) == (2, [])
    table.play("sail:avaldsnes", "none")
    assert (of(table)["bread"], legal(table, "sail")) == (1, [])


def test_s4_asks_for_two_beer_on_one_die_and_gives_a_raid_as_well() -> None:  # line 1046
    blue: dict[str, Any] = {"gear": {"sail": "S4"}, "tiles": {"R1": "c"}, "healthy": [4]}
    assert not legal(karvi(blue={**blue, "dice": [["S1", 1], ["S6", 1]]}), "smuggle")
    table = karvi(blue={**blue, "dice": [["S1", 2], ["S6", 2]]})
    table.play("smuggle:1", "half:2", "use:R1", "wound:healthy.4", "wound:injured.4")
    assert (beer(table), of(table)["done"]) == ([0, 2], {"R1": "c"})


@pytest.mark.parametrize(("space", "left"), [("6", 3), ("1", 2), ("21", 2), ("28", 2)])
def test_s5_makes_every_space_cost_at_most_one_beer(space: str, left: int) -> None:  # line 1050
    table = karvi(blue={"gear": {"sail": "S5"}, "dice": [["S1", 3], ["S6", 5]]})
    table.play(f"die:{space}")
    if space == "6":
        left += 2  # the beer action itself
    assert beer(table) == [left, 5]


@pytest.mark.parametrize(("card", "start"), [(20, "22"), (29, "23")])
def test_s5_holds_for_the_cards_that_go_back(card: int, start: str) -> None:  # line 1051
    for gear, left in (({"sail": "S5"}, 1), ({}, 0)):
        table = karvi(
            **moved(blue={"gear": gear, "fur": 1, "silver": 1, "hand": [card], "dice": [[start, 2], ["back S1", 0]]})
        )
        table.play(f"card:{card}.1")
        assert (of(table)["dice"][0][0], beer(table)) == ("21", [left, 0])  # space 21 costs 2


def test_s6_lets_a_displaced_ship_go_to_yellow_waters_too() -> None:  # lines 824, 1055
    table = karvi(blue={"bread": 1, "healthy": [6], "at": "bangor"}, red={"at": "dyflin", "gear": {"sail": "S6"}})
    table.play("sail:dyflin")
    assert "push:celtic-sea" in table.legal()


def test_k1_spares_a_single_damage_altogether() -> None:  # line 1061
    table = karvi(blue={"gear": {"head": "K1"}, "healthy": [4], "tiles": {"R1": "a"}, "dice": [["S1", 1], ["S6", 5]]})
    table.play("die:9", "use:R1")
    assert (of(table)["healthy"], of(table)["score"]) == ([4], {"raid": 4, "gear": 4})


def test_k1_holds_in_francia() -> None:  # lines 858, 1061
    table = karvi(blue={"gear": {"head": "K1"}, "done": SIX, "healthy": [6, 6, 6, 6, 6]})
    table.play("die:9", "francia", "wound:healthy.6", "wound:healthy.6")
    assert (asked(table), of(table)["score"]) == ("turn", {"raid": 12, "gear": 4})


def test_k2_pours_for_every_death_of_a_raid() -> None:  # line 1065
    table = karvi(
        blue={"gear": {"head": "K2"}, "injured": [2, 2], "tiles": {"R1": "c"}, "dice": [["S1", 1], ["S6", 0]]}
    )
    table.play("die:9", "use:R1", "wound:injured.2", "beer:2", "wound:injured.2", "beer:0")
    assert (beer(table), of(table)["score"]) == ([2, 2], {"raid": 6, "valhalla": 4})
    wounded = karvi(blue={"gear": {"head": "K2"}, "healthy": [2, 3], "tiles": {"R1": "c"}})
    wounded.play("die:9", "use:R1", "wound:healthy.2", "wound:healthy.3")
    assert asked(wounded) == "turn"  # a wound is no death


def test_k3_adds_four_points_to_each_of_two_trade_cards() -> None:  # line 1069
    table = karvi(
        blue={"gear": {"head": "K3"}, "tiles": {"T3": "d"}, "fur": 3, "silver": 1}, open_trade_cards=[2, 2, 5]
    )
    table.play("die:7", "use:T3", "take:2.1", "take:2.1")
    assert of(table)["score"] == {"trade": 2, "gear": 8}


def test_k4_doubles_the_eight_points_of_the_raid_of_strength_twelve() -> None:  # lines 724, 1073
    table = karvi(blue={"gear": {"head": "K4"}, "healthy": [1, 5, 6], "injured": [1], "tiles": {"R4": "a"}})
    table.play("die:9", "use:R4", "wound:injured.1", "wound:healthy.1", "wound:injured.1", "draw:helmet")
    assert of(table)["score"] == {"raid": 16, "valhalla": 2}
