"""What a seat knows of Walhalla as numbers: fields by name, from two seats' eyes."""

from __future__ import annotations

from typing import Any

import pytest
from tests.contract.test_encodings import check_bounds, row
from tests.games.walhalla.test_owner import ALIKE, BIGGER, SMALLER

import meadhall
from meadhall.engine import SPECTATOR, FastDice, Table
from meadhall.games.walhalla.rules.names import CARDS, KINDS, QUESTIONS

HANDS = {"blue": ["hunt", "forest", "forest"], "red": ["attack", "tongue-7"], "yellow": ["shield"], "green": []}
BATTLE: dict[str, Any] = {
    "raid": 2, "starter": "green", "question": "attack", "turn": "blue", "dragon": "yellow-bow",
    "crew": {"middle": "blue", "stern": "blue"}, "fjord": "B", "unloading": "stern", "field": "2.1", "hands": HANDS,
    "berths": {"A": ["red-stern/bow"], "B": ["yellow-bow/stern"]}, "discards": ["shield", "shield", "valhalla"],
    "vikings": {"red": ["1.1", "1.3", "2.1"], "yellow": ["3.12"]}, "headlands": [[7, 3], [8, 5], [6, 4]],
    "land": [["village-2/cult", *[None] * 5], ["forest-3/wheat", *[None] * 5], [None] * 6],
    "points": {"red": {"forests": 5, "wheat": 2}},
}  # fmt: skip


def seen(table: Table, seat: int) -> dict[str, tuple[int, ...]]:
    """What a seat sees, by field."""
    encoding = table.game.encoding(table.seats)
    numbers = row(encoding, table.state, seat)
    check_bounds(encoding, numbers)
    return {field.name: numbers[encoding[field.name]] for field in encoding}


def by_name(numbers: tuple[int, ...]) -> dict[str, int]:
    """Counts of cards, without those of which there is none."""
    return {name: n for name, n in zip(CARDS, numbers, strict=False) if n}


def test_the_attacker_reads_its_battle() -> None:
    blue = seen(meadhall.scene("walhalla", BATTLE), 0)
    assert (blue["question"], blue["asked"]) == ((QUESTIONS.index("attack"),), (0,))
    assert (blue["raid"], blue["starter"]) == ((2,), (3,))
    assert (blue["dragon_colour"], blue["dragon_seat"], blue["crew"]) == ((2,), (0,), (4, 0, 0))
    assert (blue["fjord"], blue["stern_first"], blue["unloading"], blue["row"]) == ((1,), (1,), (2,), (1,))
    forest, village = KINDS.index("forest") + 1, KINDS.index("village") + 1
    assert (blue["side_kind"], blue["side_value"], blue["side_holder"]) == ((village, forest), (2, 3), (1, 1))
    assert blue["side"] == (1,)


def test_the_table_is_read_from_the_looking_seat_on() -> None:
    table = meadhall.scene("walhalla", BATTLE)
    blue, red = seen(table, 0), seen(table, 1)
    assert (red["asked"], red["starter"], red["active"], red["dragon_colour"]) == ((3,), (2,), (3,), (1,))
    assert red["crew"] == (4, 3, 3)
    rows = len(red["land_holder"]) // 3
    assert red["land_holder"][:3] == (0, 4, 0)
    assert blue["land_holder"][:3] == (1, 4, 1)
    assert red["land_holder"][2 * rows + 11] == 1
    assert red["land_holder"][12:rows] == (4,) * (rows - 12)
    assert red["land_kind"][12:rows] == (0,) * (rows - 12)
    field = table.game.encoding(4).fields
    assert {one.name: one.shape for one in field}["strength"] == (3, 4)
    assert red["strength"][0] >= 4  # two Vikings and a village of 2
    assert red["strength"][4:] == (1, 0, 0, 0, 0, 1, 0, 0)
    assert blue["strength"][4:] == (0, 1, 0, 0, 0, 0, 1, 0)
    assert red["points"] == (7, 0, 0, 0)
    assert blue["points"] == (0, 7, 0, 0)
    assert (blue["forests_points"], blue["wheat_points"]) == ((0, 5, 0, 0), (0, 2, 0, 0))
    assert (blue["first"], blue["second"], blue["length"]) == ((7, 8, 6), (3, 5, 4), (12, 12, 12))


def test_dragons_are_read_where_they_lie_and_while_they_wait() -> None:
    table = meadhall.scene("walhalla", BATTLE)
    blue, red = seen(table, 0), seen(table, 1)
    assert blue["moored"] == red["moored"] == (1, 1, 0, 0)
    assert blue["room"] == (4, 4, 4, 4)
    berths = len(blue["berths"]) // 4
    assert blue["berths"][0] == 1 + 6 * 1 + 2 * 2 + 0  # red, stern coloured, bow first
    assert blue["berths"][berths] == 1 + 6 * 2 + 2 * 0 + 1  # yellow, bow coloured, stern first
    assert red["berths"][0] == 1 + 6 * 0 + 2 * 2 + 0
    assert blue["stack"] == (1, 1, 1, 1, 1, 0, 0, 1, 1, 1, 1, 1)
    assert red["stack"] == (1, 1, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1)


def test_the_fields_beside_the_next_berth_of_every_fjord_are_read() -> None:
    table = meadhall.scene("walhalla", BATTLE, vikings={"red": ["1.1", "2.1", "2.4"], "yellow": ["3.1"]})
    blue, red = seen(table, 0), seen(table, 1)
    holders = [blue["next_holder"][i : i + 6] for i in range(0, 24, 6)]  # rows from the coast, left and right
    assert holders[0] == (4, 4, 4, 4, 4, 4)  # A lies left of the first tongue; its second dragon comes to rows 4 to 6
    assert holders[1] == (4, 1, 4, 4, 4, 4)
    assert holders[2] == (1, 2, 4, 4, 4, 4)  # C is empty: rows 1 to 3
    assert holders[3] == (2, 4, 4, 4, 4, 4)
    assert red["next_holder"][12:14] == (0, 1)
    kinds = [blue["next_kind"][i : i + 6] for i in range(0, 24, 6)]
    assert kinds[0][::2] == kinds[3][1::2] == (0, 0, 0)
    assert kinds[2][::2] == blue["land_kind"][16:19]
    assert blue["next_value"][12:18:2] == blue["land_value"][16:19]


def test_a_seat_reads_its_own_hand_and_of_others_how_many_cards() -> None:
    table = meadhall.scene("walhalla", BATTLE)
    blue, red = seen(table, 0), seen(table, 1)
    assert by_name(blue["hand"]) == {"forest": 2, "hunt": 1}
    assert by_name(red["hand"]) == {"attack": 1, "tongue-7": 1}
    assert blue["cards"] == (3, 2, 1, 0)
    assert red["cards"] == (2, 1, 0, 3)
    assert by_name(blue["discards"]) == by_name(red["discards"]) == {"shield": 2, "valhalla": 1}
    other = meadhall.scene("walhalla", {**BATTLE, "hands": {**HANDS, "red": ["hunt", "cult"]}})
    assert seen(other, 0) == blue
    assert seen(other, 1) != red
    assert not any(seen(table, SPECTATOR)["hand"])


def test_what_others_laid_down_stays_hidden() -> None:
    position = {"question": "lay", "hands": HANDS, "midgard": dict.fromkeys(HANDS, 0)}
    laid, kept = meadhall.scene("walhalla", position), meadhall.scene("walhalla", position)
    laid.play("lay:forest", "done")
    kept.play("done", "done")
    assert seen(laid, 1) == seen(kept, 1)
    assert by_name(seen(laid, 0)["laid"]) == {"forest": 1}
    assert by_name(seen(laid, 0)["hand"]) == {"forest": 1, "hunt": 1}
    assert seen(laid, 0)["answered"] == (2,)
    assert seen(laid, 0)["active"] == (4,)


def test_with_three_players_the_colour_that_nobody_plays_stays_last() -> None:
    table = meadhall.scene("walhalla", seats=3, question="man", turn="red", dragon="green-bow")
    for seat in range(3):
        assert seen(table, seat)["dragon_colour"] == (3,)


def test_more_points_than_a_game_can_bring_are_written_as_the_most() -> None:
    table = meadhall.scene("walhalla", points={"red": {"forests": 10**6}})
    fields = {field.name: field for field in table.game.encoding(4)}
    assert seen(table, 1)["forests_points"][0] == fields["forests_points"].high


@pytest.mark.slow
@pytest.mark.parametrize("text", [BIGGER, SMALLER, ALIKE], ids=["bigger", "smaller", "alike"])
@pytest.mark.parametrize("seats", [3, 4])
def test_numbers_keep_within_their_bounds_with_a_corrected_file(text: str, seats: int) -> None:
    table = Table(meadhall.game("walhalla", text), seats, seed="owner's numbers")
    mind = FastDice(seats)
    while not table.over:
        legal = table.legal_actions()
        table.play(legal[mind.below(len(legal))])
        for seat in range(seats):
            assert seen(table, seat)["points"][0] == table.state.points(seat)  # none were cut off
