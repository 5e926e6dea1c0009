"""Free actions: cards, gold, and that they end (chapter: Freie Aktionen)."""

from __future__ import annotations

import random

import pytest
from tests.games.karvi.play import asked, beer, karvi, legal, moved, of

import meadhall
from meadhall.engine import FastDice
from meadhall.games.karvi.rules.names import FLAGS, Act, Loc, P
from meadhall.games.karvi.rules.state import Karvi


def test_free_actions_come_before_and_after_the_die() -> None:  # line 340-343
    table = karvi(blue={"bread": 2, "gold": 1, "fur": 1, "hand": [1, 2], "dice": [["S1", 3], ["S6", 3]]})
    before = {answer.partition(":")[0] for answer in table.legal()}
    assert {"die", "sail", "card", "discard", "gold"} <= before
    assert "end" not in before
    table.play("die:2")
    after = {answer.partition(":")[0] for answer in table.legal()}
    assert {"sail", "card", "discard", "gold", "end"} <= after
    assert "die" not in after


def test_two_discarded_cards_bring_one_gold_and_lie_under_their_stacks() -> None:  # line 473-475, 491-495
    table = karvi(blue={"hand": [1, 40], "fur": 0})
    table.play("discard:1", "discard:40")
    assert of(table)["gold"] == 1
    assert of(table)["hand"] == []
    assert table.position()["under"] == {"helmet": [[1, "blue"]], "ship": [[40, "blue"]]}
    table.play("gold:bread")
    assert (of(table)["gold"], of(table)["bread"]) == (0, 1)


def test_one_card_alone_cannot_be_discarded() -> None:  # line 473
    assert not legal(karvi(blue={"hand": [1]}), "discard")


def test_one_gold_is_a_silver_a_fur_a_beer_or_a_provision() -> None:  # line 483-485
    table = karvi(blue={"gold": 5, "dice": [["S1", 3], ["S6", 4]]})
    table.play("gold:silver", "gold:fur", "gold:beer1", "gold:beer2", "gold:bread")
    player = of(table)
    assert (player["silver"], player["fur"], player["bread"], player["gold"]) == (1, 1, 1, 0)
    assert beer(table) == [4, 5]


def test_gold_buys_beer_and_provisions_only_while_there_is_room() -> None:  # ruling 33
    table = karvi(blue={"gold": 1, "bread": 6, "dice": [["S1", 5], ["S6", 5]]})
    assert legal(table, "gold") == ["gold:fur", "gold:silver"]


def test_a_card_is_paid_and_one_of_its_boxes_used() -> None:  # line 445-455
    table = karvi(blue={"hand": [33], "silver": 1, "fur": 1})
    assert legal(table, "card") == ["card:33.1", "card:33.2"]
    table.play("card:33.2")
    assert asked(table) == "sail"
    assert "sail:wick" in table.legal()  # two steps
    assert "sail:ljodhus" in table.legal()  # three
    assert "sail:bangor" not in table.legal()
    table.play("sail:ljodhus", "none")
    player = of(table)
    assert (player["at"], player["bread"], player["fur"], player["silver"]) == ("ljodhus", 0, 0, 0)
    assert player["played"] == [33]
    assert player["hand"] == []


def test_a_card_that_cannot_be_paid_cannot_be_played() -> None:  # line 445
    assert not legal(karvi(blue={"hand": [33], "silver": 1}), "card")


def test_there_is_no_limit_to_cards_a_turn() -> None:  # line 341, 445
    table = karvi(**moved(blue={"hand": [1, 3, 41], "fur": 3}))
    table.play("card:1.1", "card:3.1", "card:41.1")
    assert of(table)["played"] == [1, 3, 41]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_free_actions_cannot_go_on_for_ever(seats: int) -> None:
    """From menu to menu of a turn something gets less: unplayed cards and rights of the turn, the hand, the gold."""
    game = meadhall.game("karvi")
    for seed in range(30):
        dice, chance = FastDice(seed), random.Random(seed)
        state = game.new(seats, dice, {"draw_two": seats == 3})
        assert isinstance(state, Karvi)
        last: tuple[int, int, int] | None = None
        while state.seat >= 0:
            if state.depth == 0:
                now = measure(state)
                assert last is None or now < last
                last = now
            action = chance.choice(state.legal())
            if action == Act.END:
                last = None  # another turn
            state.apply(action, dice)


def measure(s: Karvi) -> tuple[int, int, int]:
    """What free actions use up, the most precious first: cards never come back from being played."""
    unplayed = sum(not Loc.PLAYED <= at < Loc.UNKNOWN for at in list(s.card)[1:])
    rights = len(FLAGS) - bin(s.used).count("1")
    hand = sum(at == s.seat for at in list(s.card)[1:])
    return unplayed + rights, hand, int(s.p[s.seat * P.SIZE + P.GOLD])
