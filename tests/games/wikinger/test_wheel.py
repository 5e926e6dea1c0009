"""Buying from the wheel: prices, the rule about 0, payment in gold and points, and the turning."""

from __future__ import annotations

from typing import Any

import meadhall
from meadhall.engine import Table
from meadhall.look import show

OFFER = {
    0: "left fisher", 1: "right fisher", 2: "farm fisher", 3: "left goldsmith", 4: "right goldsmith", 5: "church noble",
    6: "right noble", 7: "left noble", 8: "right warrior", 9: "farm warrior", 10: "green-ship boatman",
    11: "red-ship boatman",
}  # fmt: skip


def wheel(offer: dict[int, str] | None = None, **more: Any) -> Table:
    """Blue is at the wheel; both players have laid their start tiles."""
    lands = {"blue": {"scouts": "left"}, "red": {"scouts": "left"}}
    return meadhall.scene("wikinger", {"seats": 2, "lands": lands, "wheel": offer or OFFER, **more})


def without(*slots: int) -> dict[int, str]:
    """The offer without some slots."""
    return {slot: text for slot, text in OFFER.items() if slot not in slots}


def test_everything_may_be_bought_but_the_fisher_on_0_while_others_of_its_colour_stand() -> None:
    assert wheel().legal() == [f"buy:{slot}" for slot in range(1, 12)]


def test_the_fisher_on_0_is_free_to_go_once_the_fishers_on_1_and_2_are_bought() -> None:
    assert "buy:0" not in wheel(without(1)).legal()
    assert "buy:0" not in wheel(without(2)).legal()
    assert "buy:0" in wheel(without(1, 2)).legal()


def test_a_warrior_costs_8_and_a_fisher_1() -> None:
    table = wheel()
    table.play("buy:8")
    assert table.position()["gold"]["blue"] == 22
    table = wheel()
    table.play("buy:1")
    assert table.position()["gold"]["blue"] == 29


def test_the_wheel_turns_over_an_empty_0_until_a_combination_lies_beside_it() -> None:
    table = wheel({0: "left fisher", 3: "left goldsmith", 4: "right goldsmith", 8: "right warrior"})
    table.play("buy:0", "lay:6.1", "stand")
    # red pays what the combinations are above slot 3 now
    assert table.legal() == ["buy:4", "buy:8"]
    table.play("buy:8")
    assert table.position()["gold"]["red"] == 25


def test_an_empty_slot_between_keeps_the_prices_behind_it() -> None:
    table = wheel(without(1, 2, 3, 4))
    table.play("buy:5")
    assert table.position()["gold"]["blue"] == 25


def test_who_cannot_pay_the_next_combination_in_gold_may_take_from_0_against_the_rule() -> None:
    poor = wheel(gold={"blue": 0}, points={"blue": 0})
    assert poor.legal() == ["buy:0"]
    gapped = wheel(without(1, 2) | {3: "left fisher"}, gold={"blue": 2}, points={"blue": 0})
    assert gapped.legal() == ["buy:0"]
    able = wheel(without(1, 2) | {3: "left fisher"}, gold={"blue": 3}, points={"blue": 0})
    assert able.legal() == ["buy:3"]


def test_nobody_has_to_change_points_to_avoid_the_0_but_everybody_may() -> None:
    table = wheel(gold={"blue": 0}, points={"blue": 3})
    assert table.legal() == ["buy:0", "buy:1", "buy:2", "buy:3"]


def test_gold_is_paid_first_and_points_only_for_the_rest() -> None:
    table = wheel(gold={"blue": 3}, points={"blue": 10})
    table.play("buy:8")
    assert table.position()["gold"]["blue"] == 0
    assert table.position()["points"]["blue"] == 5


def test_points_never_fall_below_0_for_a_purchase() -> None:
    table = wheel(gold={"blue": 3}, points={"blue": 2})
    assert table.legal() == ["buy:1", "buy:2", "buy:3", "buy:4", "buy:5"]
    table.play("buy:5")
    assert table.position()["points"]["blue"] == 0


def test_the_last_combination_is_free() -> None:
    table = wheel({7: "left noble"}, gold={"blue": 0}, points={"blue": 0})
    assert table.legal() == ["buy:7"]


def test_players_buy_in_turn_until_the_wheel_is_empty() -> None:
    table = meadhall.table("wikinger", 4, seed="turns")
    first = table.seat
    buyers: list[int] = []
    while len(buyers) < 12:
        if table.question() == "buy":
            buyers.append(table.seat)
        table.play(table.legal()[0])
    assert buyers == [(first + n) % 4 for n in range(12)]


def test_the_answer_tells_the_price_in_gold_and_in_points() -> None:
    from meadhall.words import speaker

    table = wheel(gold={"blue": 3}, points={"blue": 10})
    words = {
        table.game.actions.text(a): speaker("en", show(table.game)).answer(show(table.game).answer(table.state, a)).text
        for a in table.legal_actions()
    }
    assert words["buy:3"] == "Left end and goldsmith for 3 gold"
    assert words["buy:8"] == "Right end and warrior for 3 gold and 5 points"
