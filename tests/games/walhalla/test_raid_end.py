"""The end of a raid: when it comes, cards laid down, wheat and tongues."""

from __future__ import annotations

from typing import Any

import meadhall
from meadhall.engine import Table

FOUR = ["Andreas", "Sarah", "Alexander", "Thorsten"]
ALL_DRAGONS = [
    f"{colour}-{seat}/bow" for colour in ("blue", "red", "yellow", "green") for seat in ("bow", "middle", "stern")
]


def last_berth(names: list[str] | None = None, **more: Any) -> Table:
    """The last dragon of a raid is empty; the raid is over when it is moored, for nobody has a Viking in Midgard."""
    seats = names or ["blue", "red", "yellow", "green"]
    return meadhall.scene(
        "walhalla", {"seats": seats, "question": "berth", "midgard": dict.fromkeys(seats, 0), **more}
    )  # fmt: skip


def end(table: Table) -> Table:
    """Moor the last dragon."""
    table.play("berth:D.bow")
    return table


def gained(table: Table, line: str) -> list[int]:
    """Points of one line, in seat order."""
    return [lines[line] for lines in table.position()["points"].values()]


# -- when -------------------------------------------------------------------------------------------------------------


def test_a_raid_ends_when_nobody_has_a_viking_in_midgard() -> None:
    assert end(last_berth()).position()["raid"] == 2


def test_a_raid_goes_on_while_somebody_has_one() -> None:
    table = end(last_berth(midgard={"blue": 0, "red": 0, "yellow": 0, "green": 1}))
    assert table.position()["raid"] == 1
    assert table.position()["turn"] == "red"


def test_a_viking_sent_back_to_midgard_keeps_the_raid_going() -> None:
    table = last_berth(dragon="blue-bow", crew={"bow": "blue"}, vikings={"blue": ["3.1"]})
    end(table)
    assert table.position()["raid"] == 1
    assert table.position()["midgard"]["blue"] == 1


def test_a_raid_ends_when_the_twelfth_dragon_is_unloaded() -> None:
    berths = {"A": ALL_DRAGONS[:4], "B": ALL_DRAGONS[4:8], "C": ALL_DRAGONS[8:11]}
    table = meadhall.scene("walhalla", question="berth", berths=berths)
    end(table)
    assert table.position()["raid"] == 2
    assert table.position()["midgard"]["blue"] > 7  # who stayed in Midgard is still there


# -- cards ------------------------------------------------------------------------------------------------------------


def test_everybody_with_cards_is_asked_from_the_starter_on() -> None:
    table = last_berth(
        starter="yellow", turn="yellow", hands={"blue": ["forest"], "yellow": ["wheat"], "red": ["hunt"]}
    )
    end(table)
    asked = []
    while table.position()["question"] == "lay":
        asked.append(table.position()["asked"])
        table.play("done")
    assert asked == ["yellow", "blue", "red"]


def test_only_end_cards_can_be_laid_down() -> None:
    hand = [
        "forest",
        "wheat",
        "cult",
        "village",
        "tongue-6",
        "tongue-7",
        "tongue-8",
        "valhalla",
        "hunt",
        "attack",
        "shield",
    ]
    table = end(last_berth(hands={"blue": hand}))
    assert table.legal() == [f"lay:{card}" for card in hand[:8]] + ["done"]


def test_who_is_done_lays_down_nothing_more_but_is_asked_once_for_each_card() -> None:
    table = end(last_berth(hands={"blue": ["forest", "wheat", "hunt"]}))
    table.play("done")
    assert table.legal() == ["done"]
    table.play("done")
    assert table.legal() == ["done"]
    table.play("done")
    assert table.position()["raid"] == 2
    assert table.position()["hands"]["blue"] == ["forest", "wheat", "hunt"]


def test_cards_pay_one_point_for_every_besieged_field_of_their_kind() -> None:
    land = [["forest-2/cult", "forest-3/village-1", "wheat/cult", "village-2/cult", None, None], [None] * 6, [None] * 6]
    held = {"blue": ["1.1", "1.2", "1.3", "1.4", "1.5", "1.6", "1.7"]}  # 2 forests, 2 cult sites, 2 villages, 1 wheat
    for card, points in (("forest", 2), ("cult", 2), ("village", 2), ("wheat", 1)):
        table = end(last_berth(land=land, vikings=held, hands={"blue": [card]}))
        table.play(f"lay:{card}")
        assert gained(table, "cards") == [points, 0, 0, 0]
        assert table.position()["discards"] == [card]


def test_copies_of_a_card_add_up() -> None:
    land = [["forest-2/cult", "forest-3/village-1", None, None, None, None], [None] * 6, [None] * 6]
    table = last_berth(land=land, vikings={"blue": ["1.1", "1.3"]}, hands={"blue": ["forest"] * 3})
    end(table).play("lay:forest", "lay:forest", "lay:forest")
    assert gained(table, "cards") == [6, 0, 0, 0]


def test_cards_without_effect_are_spent_too() -> None:
    table = end(last_berth(hands={"blue": ["forest"]}))
    table.play("lay:forest")
    assert gained(table, "cards") == [0, 0, 0, 0]
    assert table.position()["discards"] == ["forest"]
    assert table.position()["hands"]["blue"] == []


# -- wheat ------------------------------------------------------------------------------------------------------------


def test_wheat_pays_one_two_and_three_points_after_raids_one_two_and_three() -> None:
    land = [["wheat/cult", "wheat/cult", None, None, None, None], [None] * 6, [None] * 6]
    for raid, points in ((1, 2), (2, 4), (3, 6)):
        table = end(last_berth(raid=raid, land=land, vikings={"blue": ["1.1", "1.3"]}))
        assert gained(table, "wheat") == [points, 0, 0, 0]


# -- tongues ----------------------------------------------------------------------------------------------------------


def test_the_tongue_of_five_and_seven() -> None:
    table = last_berth(
        FOUR,
        headlands=[[7, 5], [6, 3], [8, 4]],
        land=[
            ["village-1/forest-2", "village-1/wheat", "cult/wheat", "cult/wheat", None, None],
            [None] * 6,
            [None] * 6,
        ],
        vikings={"Sarah": ["1.1", "1.2", "1.5"], "Andreas": ["1.6", "1.7"], "Alexander": ["1.3"], "Thorsten": ["1.4"]},
    )
    end(table)
    assert gained(table, "tongues") == [3, 7, 3, 0]  # 2, 4, 2, 1: the 5 of the second place are shared, rounded up


def test_the_tongue_of_three_and_eight() -> None:
    table = last_berth(
        FOUR,
        headlands=[[8, 3], [6, 4], [7, 5]],
        land=[
            ["village-2/forest-2", "village-2/wheat", "village-1/cult", "cult/wheat", None, None],
            [None] * 6,
            [None] * 6,
        ],
        vikings={"Thorsten": ["1.1", "1.2", "1.4"], "Andreas": ["1.3", "1.5"], "Alexander": ["1.6", "1.7", "1.8"]},
    )
    end(table)
    assert gained(table, "tongues") == [6, 0, 0, 6]  # 5, 0, 3, 5: 11 are shared, rounded up; there is no second place


def test_three_equals_for_first_place_share_both_headlands() -> None:
    table = last_berth(headlands=[[8, 3], [6, 4], [7, 5]], land=PLAIN, vikings=ONE_EACH)
    end(table)
    assert gained(table, "tongues") == [4, 4, 4, 0]  # 11 in three


PLAIN = [["cult/wheat", "cult/wheat", "cult/wheat", None, None, None], [None] * 6, [None] * 6]
ONE_EACH = {"blue": ["1.1"], "red": ["1.2"], "yellow": ["1.3"]}


def test_a_tongue_nobody_besieges_pays_nobody() -> None:
    assert gained(end(last_berth()), "tongues") == [0, 0, 0, 0]


def test_alone_on_a_tongue_one_gets_first_place_and_nobody_second() -> None:
    table = end(last_berth(headlands=[[8, 3], [6, 4], [7, 5]], land=PLAIN, vikings={"red": ["1.1"]}))
    assert gained(table, "tongues") == [0, 8, 0, 0]


def test_a_tongue_card_counts_as_two_vikings_on_the_tongue_of_its_headland() -> None:
    table = last_berth(
        headlands=[[8, 3], [6, 4], [7, 5]], land=PLAIN, vikings={"red": ["1.1", "1.2"], "blue": ["1.3"]},
        hands={"blue": ["tongue-8"]},
    )  # fmt: skip
    end(table).play("lay:tongue-8")
    assert gained(table, "tongues") == [8, 3, 0, 0]


def test_a_tongue_card_alone_can_place() -> None:
    table = end(last_berth(headlands=[[8, 3], [6, 4], [7, 5]], hands={"green": ["tongue-6"]}))
    table.play("lay:tongue-6")
    assert gained(table, "tongues") == [0, 0, 0, 6]
