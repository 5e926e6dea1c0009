"""The advanced game: first place is auctioned, a figure leaves, colours are placed by the players."""

from __future__ import annotations

from typing import Any

import meadhall
from meadhall.engine import Table

DRAWN = {"boatman": 1, "warrior": 2, "noble": 3, "scout": 1, "goldsmith": 2, "fisher": 4}


def auction(**more: Any) -> Table:
    """Blue starts; thirteen figures are drawn."""
    position = {"seats": 3, "options": {"version": "advanced"}, "question": "bid", "drawn": DRAWN}
    return meadhall.scene("wikinger", {**position, **more})


def test_thirteen_figures_and_four_special_tiles_come_before_the_auction_and_no_tile() -> None:
    position = meadhall.table("wikinger", 4, seed="advanced", options={"version": "advanced"}).position()
    assert sum(position["drawn"].values()) == 13
    assert len([name for name in position["open"] if name]) == 4
    assert position["wheel"] == {}
    assert position["question"] == "bid"


def test_the_starter_opens_with_any_bid_or_with_none() -> None:
    table = auction()
    assert table.legal() == [f"bid:{n}" for n in range(36)]  # 25 gold and 10 points
    table.play("bid:30")
    assert table.legal() == [*(f"bid:{n}" for n in range(31, 36)), "pass"]


def test_if_nobody_bids_the_starter_wins_for_nothing() -> None:
    table = auction()
    table.play("bid:0", "pass", "pass")
    position = table.position()
    assert (position["question"], position["asked"], position["starter"]) == ("remove", "blue", "blue")
    assert position["gold"] == {"blue": 25, "red": 25, "yellow": 25}


def test_a_starter_who_bids_nothing_is_still_in_when_another_bids() -> None:
    table = auction()
    table.play("bid:0", "bid:1", "pass")
    assert table.seat == 0
    assert table.legal()[0] == "bid:2"
    table.play("bid:2", "pass")
    assert table.position()["starter"] == "blue"
    assert table.position()["gold"]["blue"] == 23


def test_the_highest_bid_pays_and_takes_the_mark_and_only_that_one_pays() -> None:
    table = auction()
    table.play("bid:2", "bid:3", "bid:5", "pass", "pass")
    position = table.position()
    assert (position["starter"], position["asked"]) == ("yellow", "yellow")
    assert position["gold"] == {"blue": 25, "red": 25, "yellow": 20}


def test_a_pass_is_final() -> None:
    table = auction()
    table.play("bid:1", "pass", "bid:2", "bid:3")
    assert table.position()["asked"] == "yellow"  # red is out


def test_bids_are_capped_by_gold_and_points_and_points_pay_what_gold_does_not() -> None:
    table = auction(gold={"blue": 1}, points={"blue": 2})
    assert table.legal() == ["bid:0", "bid:1", "bid:2", "bid:3"]
    table.play("bid:3", "pass", "pass")
    assert table.position()["gold"]["blue"] == 0
    assert table.position()["points"]["blue"] == 0


def test_who_cannot_raise_is_out_without_being_asked() -> None:
    table = auction(gold={"red": 1, "yellow": 0}, points={"red": 0, "yellow": 1})
    table.play("bid:1")
    assert (table.position()["question"], table.position()["asked"]) == ("remove", "blue")


def placing() -> Table:
    """Blue has won and takes a boatman out; the tiles are laid out."""
    table = auction()
    table.play("bid:0", "pass", "pass", "remove:boatman")
    return table


def test_the_winner_takes_one_figure_out_and_then_the_tiles_come() -> None:
    table = auction()
    table.play("bid:0", "pass", "pass")
    assert table.legal() == [f"remove:{name}" for name in DRAWN]
    table.play("remove:boatman")
    position = table.position()
    assert position["gone"] == {"figures": {"boatman": 1}}
    assert len(position["wheel"]) == 12
    tiles = [text.endswith("-ship") for text in position["wheel"].values()]
    assert tiles == sorted(tiles)


def test_the_example_goldsmiths_on_11_and_10_then_fishers_on_9_to_6() -> None:
    table = placing()
    assert (table.seat, table.legal()) == (0, ["colour:warrior", "colour:noble", "colour:scout", "colour:goldsmith",
                                               "colour:fisher"])  # fmt: skip
    table.play("colour:goldsmith")
    assert table.seat == 1
    table.play("colour:fisher")
    figures = {slot: text.split()[1:] for slot, text in table.position()["wheel"].items()}
    assert [figures[slot] for slot in (11, 10)] == [["goldsmith"]] * 2
    assert [figures[slot] for slot in (9, 8, 7, 6)] == [["fisher"]] * 4
    assert [figures[slot] for slot in range(6)] == [[]] * 6


def test_the_last_colour_goes_by_itself_and_the_winner_buys_first() -> None:
    table = placing()
    table.play("colour:goldsmith", "colour:fisher", "colour:scout", "colour:warrior")
    position = table.position()
    assert (position["question"], position["asked"]) == ("buy", "blue")
    assert [position["wheel"][slot].split()[1] for slot in (0, 1, 2)] == ["noble"] * 3


def test_without_the_auction_twelve_figures_stand_in_the_base_order_and_special_tiles_lie_open() -> None:
    position = meadhall.table("wikinger", 4, seed="none", options={"version": "no-auction"}).position()
    assert position["question"] == "buy"
    assert len(position["wheel"]) == 12
    assert len([name for name in position["open"] if name]) == 4
