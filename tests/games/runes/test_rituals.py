"""What each ritual does."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.runes.tables import BLACK, GOLD, PLAIN, SPLIT, URUZ, at, laid, lay, on, plain, state_of, told, tray

import meadhall
from meadhall.engine import IllegalAnswer, Table
from meadhall.look import show
from meadhall.words import speaker

HANDS = {"blue": [5, 6, 7], "red": [8, 9, 10], "yellow": [11, 12, 13]}


def three(*mine: str, **more: Any) -> Table:
    """Three players, blue to move and holding these rituals."""
    position = {"table": [on(0, 0, 1)], "hands": HANDS, "rituals": {"blue": list(mine)}, **more}
    return plain(seats=3, **position)


def rolling(pips: int, make: Any, first: str) -> Table:
    """A table whose die shows these pips when the ritual is played."""
    for seed in range(200):
        table: Table = make(f"die {seed}")
        table.play(first)
        if state_of(table).roll == pips:
            return table
    raise AssertionError("no seed rolls that")


def seeded(position: dict[str, Any]) -> Any:
    return lambda seed: meadhall.scene("runes", position, seed=seed, components=PLAIN)


def test_skip_makes_an_opponent_miss_the_next_turn() -> None:
    table = three("skip")
    table.play("play:skip")
    assert table.legal() == ["at:2", "at:3"]
    table.play("at:2")
    lay(table, 5, 1, 0)
    assert table.position()["turn"] == "yellow"
    assert table.position()["skips"]["red"] == 0
    assert "missed" in told(table)


def test_of_two_players_the_other_is_meant_without_asking() -> None:
    table = plain(table=[on(0, 0, 1)], rituals={"blue": ["skip"]}, hands={"blue": [5, 6, 7]})
    table.play("play:skip")
    assert table.position()["skips"] == {"blue": 0, "red": 1}
    lay(table, 5, 1, 0)
    assert table.position()["turn"] == "blue"


def test_skips_add_up() -> None:
    table = plain(table=[on(0, 0, 1)], rituals={"blue": ["skip", "skip"]}, hands={"blue": [5, 6, 7]})
    table.play("play:skip", "play:skip")
    lay(table, 5, 1, 0)
    lay(table, 6, 0, 1)
    lay(table, 7, -1, 0)
    assert table.position()["turn"] == "red"


def test_played_in_the_window_before_a_turn_skip_costs_that_turn() -> None:
    table = three(rituals={"red": ["skip"]})
    table.play("play:skip", "at:1")
    assert table.position()["turn"] == "red"
    assert table.position()["skips"]["blue"] == 0


def test_place_a_stone_lays_one_now_and_the_turn_goes_on() -> None:
    table = three("place")
    table.play("play:place")
    lay(table, 5, 1, 0)
    assert laid(table, 1, 0)["owner"] == "blue"
    lay(table, 6, 0, 1)
    assert table.position()["turn"] == "red"


def test_place_a_stone_may_be_played_in_the_turn_of_another() -> None:
    table = three(rituals={"yellow": ["place"]})
    table.play("play:place")
    assert table.position()["asked"] == "yellow"
    lay(table, 11, 1, 0)
    assert table.position()["asked"] == "blue"
    assert table.position()["question"] == "stone"


def test_place_a_stone_needs_one_that_fits() -> None:
    table = three("place", hands={**HANDS, "blue": [URUZ, URUZ + 1, URUZ + 2]}, rituals={"blue": ["place"]})
    assert table.legal() == ["pass"]


@pytest.mark.parametrize(("there", "pips", "after"), [(1, 3, 4), (1, 5, 6), (4, 2, 6), (4, 3, 6), (5, 6, 6)])
def test_more_coins_adds_the_roll_and_stops_at_six(there: int, pips: int, after: int) -> None:
    position = {"seats": 2, "table": [on(0, 0, 1, "blue", there)], "rituals": {"blue": ["more-coins"]}}
    table = rolling(pips, seeded(position), "play:more-coins")
    table.play("cell:1")
    assert laid(table, 0, 0)["coins"] == after
    assert tray(table, "blue") == 40 - after


def test_more_coins_needs_an_own_stone_with_room() -> None:
    stones = [on(0, 0, 1, "blue", 6), on(1, 0, 2, "red", 1)]
    table = plain(table=stones, rituals={"blue": ["more-coins"]})
    assert table.legal() == ["pass"]


def test_new_hand_returns_all_stones_and_draws_as_many() -> None:
    table = three("new-hand", hands={**HANDS, "blue": [5, 6]})
    table.play("play:new-hand")
    assert len(table.position()["hands"]["blue"]) == 2
    assert state_of(table).hand[0] == 2


def test_new_hand_puts_back_before_it_draws() -> None:
    gone = [n for n in range(1, 73) if n not in (1, 5, 6, 8)]
    table = plain(table=[on(0, 0, 1)], hands={"blue": [5, 6], "red": [8]}, covered=gone, rituals={"blue": ["new-hand"]})
    table.play("play:new-hand")
    assert table.position()["hands"]["blue"] == [5, 6]


def test_refill_draws_up_to_three() -> None:
    table = three("refill", hands={**HANDS, "blue": [5]})
    table.play("play:refill")
    assert len(table.position()["hands"]["blue"]) == 3


def test_refill_needs_fewer_than_three() -> None:
    assert three("refill").legal() == ["pass"]


def test_the_tide_turns_when_the_turn_ends() -> None:
    table = three("tide")
    table.play("play:tide")
    assert table.position()["direction"] == "clockwise"
    lay(table, 5, 1, 0)
    assert table.position()["turn"] == "yellow"
    assert table.position()["direction"] == "counterclockwise"
    lay(table, 11, 0, 1)
    assert table.position()["turn"] == "red"


def test_with_two_players_the_tide_lets_the_same_one_move_again() -> None:
    table = plain(table=[on(0, 0, 1)], hands={"blue": [5, 6, 7]}, rituals={"blue": ["tide"]})
    table.play("play:tide")
    lay(table, 5, 1, 0)
    assert table.position()["turn"] == "blue"
    lay(table, 6, 0, 1)
    assert table.position()["turn"] == "red"


def test_two_tides_cancel() -> None:
    table = three("tide", "tide")
    speak = speaker("en", show(table.game))
    for sentence in ("once the turn under way is over", "Two reversals cancel"):
        table.play("play:tide")
        (event,) = (one for one in table.moves[-1].events if one.name == "tide")
        assert sentence in speak.say(show(table.game).event(event))
    lay(table, 5, 1, 0)
    assert table.position()["turn"] == "red"


def test_quick_turn_is_an_extra_turn_now() -> None:
    table = three(rituals={"yellow": ["quick-turn"]})
    table.play("play:quick-turn")
    assert table.position()["interrupted"] == [["blue", "before"]]
    lay(table, 11, 1, 0)
    assert table.position()["asked"] == "blue"
    assert table.position()["interrupted"] == []
    lay(table, 5, 0, 1)
    assert table.position()["turn"] == "red"  # the order has not moved


def test_quick_turn_after_the_own_stone_lets_one_lay_another() -> None:
    table = three("quick-turn")
    table.play("pass")
    lay(table, 5, 1, 0)
    table.play("play:quick-turn")
    lay(table, 6, 0, 1)
    assert table.position()["turn"] == "red"


def test_an_extra_turn_does_not_use_up_a_skip() -> None:
    table = three(rituals={"yellow": ["quick-turn"]}, skips={"yellow": 1})
    table.play("play:quick-turn")
    lay(table, 11, 1, 0)
    lay(table, 5, 0, 1)
    lay(table, 8, -1, 0)
    assert table.position()["turn"] == "blue"  # yellow misses now


def test_a_window_opens_in_the_extra_turn_too() -> None:
    table = three(rituals={"yellow": ["quick-turn"], "red": ["ward"]})
    table.play("pass", "play:quick-turn")
    assert (table.position()["asked"], table.position()["turn"]) == ("red", "yellow")


def test_copy_uses_the_ritual_on_top_of_the_open_pile() -> None:
    table = three("copy", pile=["skip", "tide"])
    table.play("play:copy")
    assert table.position()["turning"]
    assert table.position()["pile"][-1] == "copy"


def test_copy_needs_an_open_pile() -> None:
    assert three("copy").legal() == ["pass"]


def test_copy_is_bound_to_the_conditions_of_what_it_copies() -> None:
    assert three("copy", pile=["refill"]).legal() == ["pass"]
    assert three("copy", pile=["refill"], hands={**HANDS, "blue": [5]}).legal() == ["pass", "play:copy"]


def test_copying_a_ritual_with_a_die_rolls_it() -> None:
    table = three("copy", pile=["more-coins"], table=[on(0, 0, 1, "blue")])
    table.play("play:copy")
    assert told(table) == ["played", "copied", "rolled"]
    assert table.position()["question"] == "mark"


# Five stones of red with 1 to 5 coins
DEAR = [on(k, 0, 14 + k, "red", k + 1) for k in range(5)]


@pytest.mark.parametrize("pips", [1, 3, 5, 6])
def test_coins_can_be_replaced_on_a_stone_with_at_most_as_many_as_rolled(pips: int) -> None:
    position = {"seats": 2, "table": DEAR, "rituals": {"blue": ["replace-coins"]}}
    table = rolling(pips, seeded(position), "play:replace-coins")
    assert table.legal() == [at(table, k, 0) for k in range(min(5, pips))]


def test_replaced_coins_go_home_and_as_many_own_ones_take_their_place() -> None:
    position = {"seats": 2, "table": DEAR, "rituals": {"blue": ["replace-coins"]}}
    table = rolling(4, seeded(position), "play:replace-coins")
    table.play(at(table, 2, 0))
    assert laid(table, 2, 0) == on(2, 0, 16, "blue", 3)
    assert tray(table, "red") == 40 - 15 + 3
    assert tray(table, "blue") == 40 - 3


def test_a_roll_that_finds_no_stone_spends_the_ritual() -> None:
    position = {"seats": 2, "table": [on(0, 0, 1, "red", 6)], "rituals": {"blue": ["replace-coins"]}}
    for seed in range(100):
        table = seeded(position)(f"die {seed}")
        table.play("play:replace-coins")
        if "in-vain" in told(table):
            break
    assert "in-vain" in told(table)
    assert table.position()["pile"] == ["replace-coins"]
    assert table.position()["rituals"]["blue"] == []


def test_replacing_coins_needs_a_stone_of_an_opponent() -> None:
    table = plain(table=[on(0, 0, 1, "blue")], rituals={"blue": ["replace-coins"]})
    assert table.legal() == ["pass"]


TRIO = [on(0, 0, 1), on(1, 0, 2), on(0, 1, 3, "red", 2)]


def test_a_placed_stone_is_stolen_with_equal_matches_out_of_turn() -> None:
    table = three(table=TRIO, rituals={"yellow": ["steal-stone"]})
    table.play("play:steal-stone")
    assert table.position()["asked"] == "yellow"
    lay(table, 11, 0, 1)
    assert laid(table, 0, 1) == on(0, 1, 11, "yellow", 2)
    assert tray(table, "red") == 35 - 2
    assert table.position()["turn"] == "blue"


def test_no_own_stone_and_no_empty_cell_can_be_stolen() -> None:
    table = three("steal-stone", table=[on(0, 0, 1, "blue"), on(1, 0, 2), on(0, 1, 3)])
    table.play("play:steal-stone", "stone:5", "turn:0")
    assert sorted(table.legal()) == sorted([at(table, 1, 0), at(table, 0, 1)])


def test_stealing_a_stone_needs_a_match_even_where_there_is_none() -> None:
    stones = [on(0, 0, 1, "blue"), on(1, 0, URUZ, "red")]  # red's uruz stone matches nothing
    hands = {"blue": [URUZ + 1, URUZ + 2, URUZ + 3], "red": [8, 9, 10]}
    table = plain(table=stones, hands=hands, rituals={"blue": ["steal-stone"]})
    assert "play:steal-stone" not in table.legal()


def test_a_worse_match_steals_nothing() -> None:
    stones = [on(0, 0, 1), on(1, 0, 2), on(0, 1, 3)]
    hands = {"blue": [SPLIT, 22, 23], "red": [8, 9, 10]}
    table = plain(table=stones, hands=hands, rituals={"blue": ["steal-stone"]})
    table.play("play:steal-stone", f"stone:{SPLIT}")
    table.play("turn:5")  # fehu north-east, east, south-east: fits to the east alone
    assert at(table, 0, 1) not in table.legal()


def test_a_black_stone_laid_in_a_theft_draws_a_ritual() -> None:
    table = three("steal-stone", table=TRIO, hands={**HANDS, "blue": [BLACK, 6, 7]})
    table.play("play:steal-stone", f"stone:{BLACK}", "turn:0", at(table, 0, 1))
    assert len(table.position()["rituals"]["blue"]) == 1


LOOT = {"blue": [5, 6, 7], "red": [8, BLACK, GOLD], "yellow": [BLACK + 1, BLACK + 2, GOLD + 1]}


def thief(pips: int, hands: dict[str, list[int]] | None = None, **more: Any) -> Table:
    position = {"seats": 3, "table": [on(0, 0, 1)], "hands": hands or LOOT, "rituals": {"blue": ["steal-hand"]}, **more}
    return rolling(pips, seeded(position), "play:steal-hand")


@pytest.mark.parametrize("pips", [1, 2, 3])
def test_a_low_roll_takes_one_grey_hand_stone(pips: int) -> None:
    table = thief(pips)
    assert table.legal() == ["take:8"]
    table.play("take:8")
    assert table.position()["hands"]["blue"] == [5, 6, 7, 8]
    assert table.position()["question"] == "stone"


@pytest.mark.parametrize("pips", [4, 5, 6])
def test_a_high_roll_takes_a_black_one_of_anybody_too(pips: int) -> None:
    table = thief(pips)
    table.play("take:8")
    assert table.legal() == ["none", f"take:{BLACK}", f"take:{BLACK + 1}", f"take:{BLACK + 2}"]
    table.play(f"take:{BLACK + 1}")
    assert table.position()["hands"]["blue"] == [5, 6, 7, 8, BLACK + 1]
    assert table.position()["hands"]["yellow"] == [BLACK + 2, GOLD + 1]


def test_the_black_one_may_be_left() -> None:
    table = thief(6)
    table.play("take:8", "none")
    assert table.position()["hands"]["blue"] == [5, 6, 7, 8]


def test_without_a_black_one_nothing_more_is_asked() -> None:
    table = thief(6, HANDS)
    table.play("take:8")
    assert table.position()["question"] == "stone"


def test_stealing_hand_stones_needs_a_grey_one_at_an_opponent() -> None:
    hands = {"blue": [5, 6, 7], "red": [BLACK, BLACK + 1, GOLD], "yellow": [BLACK + 2, BLACK + 3, GOLD + 1]}
    table = three("steal-hand", hands=hands)
    assert table.legal() == ["pass"]


def test_swap_hands_swaps_all_hand_stones() -> None:
    table = three("swap-hands", hands={**HANDS, "blue": [5]})
    table.play("play:swap-hands", "at:3")
    assert table.position()["hands"] == {"blue": [11, 12, 13], "red": [8, 9, 10], "yellow": [5]}


def test_steal_gold_takes_a_gold_hand_stone_only() -> None:
    table = three("steal-gold", hands=LOOT)
    table.play("play:steal-gold")
    assert table.legal() == [f"take:{GOLD}", f"take:{GOLD + 1}"]
    table.play(f"take:{GOLD + 1}")
    assert table.position()["hands"]["blue"] == [5, 6, 7, GOLD + 1]


def test_a_played_ritual_lies_open_on_the_pile() -> None:
    table = three("tide", "skip")
    table.play("play:tide", "play:skip", "at:2")
    assert table.position()["pile"] == ["tide", "skip"]


def test_ward_and_mirror_cannot_be_played_out_of_the_blue() -> None:
    table = three("ward", "mirror")
    with pytest.raises(IllegalAnswer):
        table.play("play:ward")
    assert table.legal() == ["pass"]


def test_a_played_ritual_cannot_be_taken_back() -> None:
    table = three("tide")
    table.play("play:tide")
    assert table.undo_refusal() is not None
