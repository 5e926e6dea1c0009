"""What a seat knows of Wikinger as numbers: fields by name, from two seats' eyes."""

from __future__ import annotations

from typing import Any

import pytest
from tests.contract.test_encodings import check_bounds, row
from tests.games.wikinger.boxes import OWNED

import meadhall
from meadhall.engine import FastDice, Table
from meadhall.games.wikinger.rules.names import FIGURES, QUESTIONS, SPECIALS, TILES, Own
from meadhall.games.wikinger.rules.state import Wikinger

BUYING: dict[str, Any] = {
    "seats": 3, "options": {"version": "no-auction"}, "round": 3, "starter": "yellow", "asked": "red",
    "wheel": {2: "left fisher", 3: "right noble", 10: "green-ship warrior"}, "open": ["boat", None, "surplus", "boat"],
    "lands": {
        "blue": {"ships": "red-ship - blue-ship", "warriors": "left* right", "scouts": "left great-farm* right"},
        "red": {"nobles": "left* farm"},
    },
    "gold": {"red": 7}, "points": {"blue": 31}, "earned": {"blue": {"nobles": 12}},
    "ashore": {"yellow": {"boatman": 2, "scout": 1}}, "specials": {"red": {"exchange": 1}},
}  # fmt: skip


def seen(table: Table, seat: int) -> dict[str, tuple[int, ...]]:
    """What a seat sees, by field."""
    encoding = table.game.encoding(table.seats)
    numbers = row(encoding, table.state, seat)
    check_bounds(encoding, numbers)
    return {field.name: numbers[encoding[field.name]] for field in encoding}


def nonzero(numbers: tuple[int, ...]) -> dict[int, int]:
    """The numbers that are not 0, by their place."""
    return {i: n for i, n in enumerate(numbers) if n}


def test_the_wheel_is_read_slot_by_slot_with_prices() -> None:
    red = seen(meadhall.scene("wikinger", BUYING), 1)
    assert (red["question"], red["asked"]) == ((QUESTIONS.index("buy"),), (0,))
    assert (red["version"], red["round"]) == ((2,), (3,))
    tiles = {2: "left", 3: "right", 10: "green-ship"}
    assert nonzero(red["wheel_tile"]) == {slot: TILES.index(name) + 1 for slot, name in tiles.items()}
    assert red["wheel_figure"][10] == FIGURES.index("warrior") + 1
    assert nonzero(red["wheel_price"]) == {3: 1, 10: 8}
    assert nonzero(red["wheel_reach"]) == {10: 4}
    assert nonzero(red["wheel_gold"]) == {10: 5}
    assert nonzero(red["wheel_points"]) == {}
    assert nonzero(red["open"]) == {SPECIALS.index("boat"): 2, SPECIALS.index("surplus"): 1}
    assert red["special_stacks"][SPECIALS.index("boat")] == 4
    assert red["stacks"][TILES.index("green-ship")] == 3
    assert red["bag"][FIGURES.index("noble")] == 11


def test_seats_and_their_lands_are_read_from_the_looking_seat_on() -> None:
    table = meadhall.scene("wikinger", BUYING)
    blue, yellow = seen(table, 0), seen(table, 2)
    assert (blue["asked"], blue["starter"]) == ((1,), (2,))
    assert (yellow["asked"], yellow["starter"]) == ((2,), (0,))
    assert (blue["gold"], yellow["gold"]) == ((25, 7, 25), (25, 25, 7))
    assert (blue["track"], yellow["track"]) == ((31, 10, 10), (10, 31, 10))
    assert (blue["nobles_points"], yellow["nobles_points"]) == ((12, 0, 0), (0, 12, 0))
    assert (blue["reach"], yellow["reach"]) == ((3, 2, 0), (0, 3, 2))
    assert (blue["islands"], blue["longest"], yellow["longest"]) == ((2, 0, 0), (3, 0, 0), (0, 3, 0))
    assert nonzero(blue["ashore"]) == {12: 2, 15: 1}
    assert nonzero(yellow["ashore"]) == {0: 2, 3: 1}
    exchange = SPECIALS.index("exchange") - 1
    assert nonzero(blue["specials"]) == {13 + exchange: 1}
    land = len(blue["tile"]) // 3  # column by column, five rows each
    assert nonzero(blue["tile"][:land]) == {0: 1, 5: 6, 2: 1, 7: 7, 12: 6}  # a great farm follows the plain tiles
    assert nonzero(blue["tile"][land : 2 * land]) == {1: 1, 6: 2}
    assert nonzero(blue["figure"]) == {0: 1, 7: 1, land + 1: 1}
    assert nonzero(yellow["figure"]) == {land: 1, land + 7: 1, 2 * land + 1: 1}


def test_ships_are_read_with_what_they_threaten_unless_a_warrior_repels_them() -> None:
    blue, yellow = (seen(meadhall.scene("wikinger", BUYING), seat) for seat in (0, 2))
    ships = len(blue["threat"]) // 3
    assert nonzero(blue["ship_reach"]) == {0: 3, 2: 6}
    assert nonzero(blue["ship_gold"]) == {0: 3}
    assert nonzero(blue["ship_points"]) == {2: 3}
    assert nonzero(blue["threat"]) == {2: 6}
    assert nonzero(yellow["threat"]) == {ships + 2: 6}


def test_an_auction_is_read_as_bid_leader_and_who_has_passed() -> None:
    drawn = {"boatman": 1, "warrior": 2, "noble": 3, "scout": 1, "goldsmith": 2, "fisher": 4}
    options = {"version": "advanced"}
    table = meadhall.scene("wikinger", seats=3, options=options, question="bid", drawn=drawn)
    table.play("bid:2", "pass")
    blue, yellow = seen(table, 0), seen(table, 2)
    assert (blue["version"], blue["standing"], blue["drawn"]) == ((1,), (2,), (1, 2, 3, 1, 2, 4))
    assert (blue["leader"], blue["passed"]) == ((0,), (0, 1, 0))
    assert (yellow["leader"], yellow["passed"]) == ((1,), (0, 0, 1))


def test_a_purchase_under_way_is_read_as_what_is_in_hand() -> None:
    table = meadhall.scene("wikinger", BUYING)
    table.play("buy:10")
    red = seen(table, 1)
    assert (red["question"], red["dearest"]) == ((QUESTIONS.index("lay"),), (1,))
    assert (red["hand_tile"], red["hand_figure"]) == ((TILES.index("green-ship") + 1,), (FIGURES.index("warrior") + 1,))
    assert red["wheel_tile"][10] == 0


def test_more_gold_than_a_game_can_bring_is_written_as_the_most() -> None:
    table = meadhall.scene("wikinger", gold={"red": 10_000}, wheel={0: "left fisher"})
    fields = {field.name: field for field in table.game.encoding(table.seats)}
    assert seen(table, 1)["gold"][0] == fields["gold"].high


@pytest.mark.slow
@pytest.mark.parametrize("version", ["base", "advanced"])
@pytest.mark.parametrize("box", OWNED)
def test_numbers_keep_within_their_bounds_with_a_corrected_file(box: str, version: str) -> None:
    game = meadhall.game("wikinger", OWNED[box])
    for seats in game.seats:
        table = Table(game, seats, seed="owner's numbers", options={"version": version})
        mind = FastDice(seats)
        while not table.over:
            legal = table.legal_actions()
            table.play(legal[mind.below(len(legal))])
            state, seat = table.state, max(table.seat, 0)
            assert isinstance(state, Wikinger)
            numbers, own = seen(table, seat), seat * Own.SIZE
            assert numbers["gold"][0] == state.own[own + Own.GOLD]  # nothing was cut off
            assert numbers["track"][0] == state.own[own + Own.TRACK]
