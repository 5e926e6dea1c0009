"""Trading, trade cards and the trade track (chapters: Handeln, Handelskarten, Handelsleiste, Francia)."""

from __future__ import annotations

from tests.games.karvi.play import asked, beer, karvi, legal, of, score

FIVE = {f"T{k}": "a" for k in (1, 3, 4, 5, 6)}
SIX = {f"T{k}": "a" for k in range(1, 7)}


def test_three_silver_bring_four_points_and_a_trade_card_and_the_post_comes_free() -> None:  # line 632-642
    table = karvi(blue={"tiles": {"T2": "a"}, "done": {"T1": "a"}, "silver": 3}, open_trade_cards=[3, 2, 1])
    table.play("die:7", "use:T2")
    assert of(table)["silver"] == 0
    assert score(table) == 4
    assert of(table)["posts"] == 1  # the tile comes last
    table.play("take:2.1")
    player = of(table)
    assert (player["gold"], player["posts"], player["mat_posts"]) == (2, 2, [2])
    assert player["done"] == {"T1": "a", "T2": "a"}
    assert player["tiles"] == {}


def test_a_tile_that_cannot_be_paid_is_not_offered_but_gold_may_be_exchanged_for_it() -> None:  # ruling 2
    table = karvi(blue={"tiles": {"T2": "a"}, "silver": 2, "gold": 1})
    table.play("die:7")
    assert not legal(table, "use")
    table.play("gold:silver", "use:T2")
    assert asked(table) == "take"


def test_two_trade_cards_are_taken_one_after_the_other_and_the_display_waits() -> None:  # line 648-654
    table = karvi(blue={"tiles": {"T3": "d"}, "fur": 3, "silver": 1}, open_trade_cards=[3, 3, 5])
    table.play("die:7", "use:T3", "take:3.1", "take:5.1")
    assert score(table) == 2 + 4 + 2
    assert table.position()["open_trade_cards"] == [None, 3, None]
    table.play("end")
    assert None not in table.position()["open_trade_cards"]


def test_no_more_than_three_trade_cards_a_turn() -> None:  # line 654, 906
    table = karvi(blue={"tiles": {"T3": "d"}, "fur": 3, "silver": 1}, open_trade_cards=[3, None, None])
    table.play("die:7", "use:T3", "take:3.1")
    assert asked(table) == "turn"


def test_a_card_with_several_boxes_gives_one() -> None:  # line 650
    table = karvi(blue={"tiles": {"T1": "a"}, "fur": 2}, open_trade_cards=[15, 15, None])
    table.play("die:7", "use:T1")
    assert legal(table, "take") == ["take:15.1", "take:15.2", "take:15.3"]


def test_the_improvements_of_the_trade_track() -> None:  # line 747, 766
    for done, value in ((0, 2), (1, 3), (2, 3), (3, 4), (4, 4), (5, 5), (6, 5)):
        table = karvi(blue={"done": {f"T{k}": "a" for k in range(1, done + 1)}, "dice": [["S1", 0], ["S6", 0]]})
        table.play("die:6", "beer:0" if value < 6 else "beer:1")
        assert sum(beer(table)) == value
    split = karvi(blue={"done": {"T1": "a", "T2": "a", "T3": "a"}, "dice": [["S1", 0], ["S6", 0]]})
    split.play("die:6", "beer:3")
    assert beer(split) == [3, 1]


def test_the_second_tile_unlocks_the_locked_action_for_a_gold_and_a_silver() -> None:  # line 786-804
    locked = karvi(blue={"done": {"T1": "a"}})
    assert "die:12" not in locked.legal()
    table = karvi(blue={"done": {"T1": "a", "T2": "a"}})
    table.play("die:12")
    assert (of(table)["gold"], of(table)["silver"]) == (1, 1)


def test_with_both_tracks_one_of_the_two_bonuses_is_chosen() -> None:  # line 790
    done = {"T1": "a", "T2": "a", "R1": "a", "R2": "a"}
    table = karvi(blue={"done": done, "healthy": [1]})
    table.play("die:12")
    assert legal(table, "locked") == ["locked:trade", "locked:raid"]
    table.play("locked:raid", "raise:healthy.1", "raise:healthy.2", "raise:healthy.3")
    assert of(table)["healthy"] == [4]
    assert of(table)["gold"] == 0


def test_francia_trades_four_resources_for_eight_points() -> None:  # line 854
    table = karvi(blue={"done": SIX, "fur": 3, "silver": 3})
    table.play("die:7", "francia", "spend:1")
    assert score(table) == 8
    assert (of(table)["fur"], of(table)["silver"]) == (2, 0)
    poor = karvi(blue={"done": SIX, "fur": 3})
    poor.play("die:7")
    assert asked(poor) == "turn"


def test_francia_opens_with_the_action_after_the_sixth_tile() -> None:  # ruling 32
    table = karvi(blue={"done": FIVE, "tiles": {"T2": "a"}, "fur": 9, "silver": 9})
    table.play("die:7")
    assert "francia" not in table.legal()


def test_a_space_for_trading_and_raiding_gives_both() -> None:  # line 503, space 28
    table = karvi(
        blue={"tiles": {"T1": "a", "R1": "a"}, "fur": 2, "healthy": [3], "dice": [["S1", 3], ["S6", 3]]},
        open_trade_cards=[3, 3, 1],
    )
    table.play("die:28", "half:1", "use:T1", "take:3.1")
    assert asked(table) == "half"
    table.play("half:2", "use:R1", "wound:healthy.3", "beer:0")
    assert set(of(table)["done"]) == {"T1", "R1"}
