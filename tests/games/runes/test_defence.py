"""Ward and mirror: only what is aimed at you, once."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.runes.tables import BLACK, GOLD, PLAIN, at, laid, on, plain, state_of, told, tray

import meadhall
from meadhall.engine import Table
from meadhall.look import show
from meadhall.words import speaker

HANDS = {"blue": [5, 6, 7], "red": [8, BLACK, GOLD], "yellow": [11, BLACK + 1, GOLD + 1]}
TABLE = [on(0, 0, 1, "blue", 2), on(1, 0, 2, "red", 2), on(0, 1, 3, "red", 2), on(1, -1, 4, "blue", 2)]


def duel(ritual: str, *defence: str, **more: Any) -> Table:
    """Blue holds a ritual, red a defence; three players."""
    position = {"table": TABLE, "hands": HANDS, "rituals": {"blue": [ritual], "red": list(defence)}, **more}
    return plain(seats=3, **position)


def rolled(ritual: str, pips: int, *defence: str, **more: Any) -> Table:
    """The same, with the ritual played and these pips rolled."""
    rituals = {"blue": [ritual], "red": list(defence)}
    position = {"seats": 3, "table": TABLE, "hands": HANDS, "rituals": rituals, **more}
    for seed in range(200):
        table = meadhall.scene("runes", position, seed=f"die {seed}", components=PLAIN)
        table.play(f"play:{ritual}")
        if state_of(table).roll == pips:
            return table
    raise AssertionError("no seed rolls that")


def test_the_target_may_ward_mirror_or_accept() -> None:
    table = duel("skip", "ward", "mirror")
    table.play("play:skip", "at:2")
    assert table.position()["asked"] == "red"
    assert table.legal() == ["ward", "mirror", "accept"]


def test_a_target_without_a_defence_is_asked_too_if_it_holds_any_ritual() -> None:
    table = duel("skip", "tide")
    table.play("play:skip", "at:2")
    assert table.position()["asked"] == "red"
    assert table.legal() == ["accept"]


def test_a_target_without_rituals_is_not_asked() -> None:
    table = duel("skip")
    table.play("play:skip", "at:2")
    assert table.position()["skips"]["red"] == 1


def test_only_the_target_may_parry() -> None:
    table = duel("skip", "ward", rituals={"blue": ["skip"], "yellow": ["ward"]})
    table.play("play:skip", "at:2")
    assert table.position()["skips"]["red"] == 1


def test_a_ward_cancels_the_ritual() -> None:
    table = duel("skip", "ward")
    table.play("play:skip", "at:2", "ward")
    assert table.position()["skips"] == {"blue": 0, "red": 0, "yellow": 0}
    assert "warded" in told(table)


def test_the_ritual_lies_on_top_of_the_defence() -> None:
    table = duel("skip", "ward")
    table.play("play:skip", "at:2", "ward")
    assert table.position()["pile"] == ["ward", "skip"]


def test_who_accepts_keeps_the_defence() -> None:
    table = duel("skip", "ward")
    table.play("play:skip", "at:2", "accept")
    assert table.position()["rituals"]["red"] == ["ward"]
    assert table.position()["skips"]["red"] == 1


def test_a_mirrored_skip_hits_its_player() -> None:
    table = duel("skip", "mirror")
    table.play("play:skip", "at:2", "mirror")
    assert table.position()["turn"] == "red"  # blue has missed the turn that was about to begin


def test_a_defence_cannot_be_parried() -> None:
    table = duel("skip", "mirror", rituals={"blue": ["skip", "ward"], "red": ["mirror"]})
    table.play("play:skip", "at:2", "mirror")
    assert table.position()["rituals"]["blue"] == ["ward"]
    assert table.position()["question"] != "defend"


def test_who_mirrors_chooses_anew_with_the_same_roll_against_the_caster_only() -> None:
    table = rolled("replace-coins", 2, "mirror", table=[*TABLE, on(-1, 0, 14, "blue", 3), on(-1, 1, 15, "yellow", 1)])
    table.play(at(table, 1, 0), "mirror")
    assert table.position()["asked"] == "red"
    assert sorted(table.legal()) == sorted([at(table, 0, 0), at(table, 1, -1)])  # not three coins, not yellow's
    table.play(at(table, 0, 0))
    assert laid(table, 0, 0)["owner"] == "red"
    assert laid(table, 1, 0)["owner"] == "red"


def test_a_mirrored_ritual_that_finds_nothing_does_nothing() -> None:
    stones = [on(0, 0, 1, "blue", 6), on(1, 0, 2, "red", 1)]
    table = rolled("replace-coins", 2, "mirror", table=stones)
    table.play(at(table, 1, 0), "mirror")
    assert "in-vain" in told(table)
    assert tray(table, "blue") == 35 - 6
    assert tray(table, "red") == 35 - 1


def test_a_mirrored_theft_of_a_stone_lets_the_target_cover_one_of_the_casters() -> None:
    stones = [on(0, 0, 1, "blue"), on(1, 0, 2, "red"), on(0, 1, 3, "red", 2)]
    table = duel("steal-stone", "mirror", table=stones)
    table.play("play:steal-stone", "stone:5", "turn:0", at(table, 0, 1), "mirror")
    assert table.position()["asked"] == "red"
    table.play("stone:8", "turn:0")
    assert table.legal() == [at(table, 0, 0)]
    table.play(at(table, 0, 0))
    assert laid(table, 0, 0)["owner"] == "red"
    assert laid(table, 0, 1)["owner"] == "red"
    assert 5 in table.position()["hands"]["blue"]  # the caster's stone stayed in hand


def test_a_warded_theft_of_a_stone_leaves_both_stones_where_they_were() -> None:
    table = duel("steal-stone", "ward")
    table.play("play:steal-stone", "stone:5", "turn:0", at(table, 0, 1), "ward")
    assert laid(table, 0, 1) == on(0, 1, 3, "red", 2)
    assert table.position()["hands"]["blue"] == [5, 6, 7]


def test_a_mirrored_theft_of_gold_takes_gold_from_the_caster() -> None:
    table = duel("steal-gold", "mirror", hands={**HANDS, "blue": [5, 6, GOLD + 2]})
    table.play("play:steal-gold", f"take:{GOLD}", "mirror")
    assert table.legal() == [f"take:{GOLD + 2}"]


def test_a_mirrored_swap_is_a_swap_of_the_same_two_hands() -> None:
    table = duel("swap-hands", "mirror")
    table.play("play:swap-hands", "at:2", "mirror")
    assert table.position()["hands"]["blue"] == HANDS["red"]


def test_the_second_victim_of_a_theft_may_ward_only_its_part() -> None:
    table = rolled("steal-hand", 5, rituals={"blue": ["steal-hand"], "yellow": ["ward", "mirror"]})
    table.play("take:8", f"take:{BLACK + 1}")
    assert table.position()["asked"] == "yellow"
    assert table.legal() == ["ward", "accept"]
    table.play("ward")
    assert table.position()["hands"]["blue"] == [5, 6, 7, 8]
    assert BLACK + 1 in table.position()["hands"]["yellow"]


def test_the_second_victim_may_accept() -> None:
    table = rolled("steal-hand", 5, rituals={"blue": ["steal-hand"], "yellow": ["ward"]})
    table.play("take:8", f"take:{BLACK + 1}", "accept")
    assert table.position()["hands"]["blue"] == [5, 6, 7, 8, BLACK + 1]


def test_both_victims_are_asked_one_after_the_other() -> None:
    table = rolled("steal-hand", 5, rituals={"blue": ["steal-hand"], "red": ["tide"], "yellow": ["tide"]})
    table.play("take:8", f"take:{BLACK + 1}")
    assert table.position()["asked"] == "red"
    table.play("accept")
    assert table.position()["asked"] == "yellow"


def test_the_first_victim_wards_the_whole_theft() -> None:
    table = rolled("steal-hand", 5, "ward")
    table.play("take:8", f"take:{BLACK + 1}", "ward")
    assert table.position()["hands"] == HANDS


def test_who_loses_both_stones_is_asked_once() -> None:
    table = rolled("steal-hand", 5, "tide")
    table.play("take:8", f"take:{BLACK}")
    asked = speaker("en", show(table.game)).say(
        show(table.game).question(table.view(table.seat)), table.names, table.seat
    )
    assert "lose from your hand the grey stone 8 and the black stone 37." in asked
    table.play("accept")
    assert table.position()["hands"]["blue"] == [5, 6, 7, 8, BLACK]


@pytest.mark.parametrize("ritual", ["tide", "new-hand", "quick-turn", "place"])
def test_what_is_not_aimed_cannot_be_parried(ritual: str) -> None:
    table = duel(ritual, "ward", "mirror")
    table.play(f"play:{ritual}")
    assert table.position()["question"] != "defend"


def test_copy_is_no_defence() -> None:
    table = duel("skip", "copy", pile=["tide"])
    table.play("play:skip", "at:2")
    assert table.legal() == ["accept"]


def test_a_copied_ritual_can_be_parried_like_the_original() -> None:
    table = duel("copy", "ward", pile=["skip"])
    table.play("play:copy", "at:2", "ward")
    assert table.position()["skips"]["red"] == 0
    assert table.position()["pile"][-1] == "copy"
