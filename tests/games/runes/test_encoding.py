"""What a seat knows as numbers: fields by name, from two seats' eyes, and their bounds with corrected files."""

from __future__ import annotations

import pytest
from tests.games.runes.tables import BLACK, GOLD, SPLIT, at, on, plain
from tests.games.runes.test_owner import BIGGER, PLAINER, SMALLER

import meadhall
from meadhall.engine import FastDice, Table, TableDice
from meadhall.engine.rows import shorts
from meadhall.games.runes.rules.names import COLOURS, QUESTIONS, RITUALS, RUNES, STONES, Act
from meadhall.games.runes.rules.plane import CELLS, most_cells

BLUE, RED, YELLOW = range(3)
FEHU, URUZ = (1 + RUNES.index(rune) for rune in ("fehu", "uruz"))  # 0: none
ROW = shorts(4000)  # arrays from interpreted code are never freed


def seen(table: Table, seat: int) -> dict[str, list[int]]:
    """The fields of a row by name, as a seat sees the table."""
    encoding = table.game.encoding(table.seats)
    assert table.state.encode_into(seat, ROW, 0) == encoding.size
    row = list(ROW)
    return {field.name: row[encoding[field.name]] for field in encoding}


def three() -> Table:
    """Three players in the middle of a game; it is blue's turn, and yellow holds a ritual too."""
    return plain(
        seats=3,
        table=[on(0, 0, 1, "red", 2), on(1, 0, SPLIT, "yellow", 3, turn=1), on(0, 1, BLACK, "blue", 1)],
        hands={"blue": [5, 6, GOLD], "red": [SPLIT + 1], "yellow": [10]},
        covered=[11],
        rituals={"blue": ["ward", "skip"], "yellow": ["tide"]},
        removed={"yellow": ["copy"]},
        pile=["mirror", "refill"],
        skips={"red": 2},
        turn="blue",
        question="window",
        asked="yellow",
    )


def test_players_stand_as_the_looking_seat_counts_them() -> None:
    blue, red = seen(three(), BLUE), seen(three(), RED)
    assert (blue["seat"], blue["active"], blue["asked"]) == ([0], [0], [2])
    assert (red["seat"], red["active"], red["asked"]) == ([1], [2], [1])
    assert blue["question"] == red["question"] == [QUESTIONS.index("window")]
    assert (blue["points"], red["points"]) == ([1, 2, 3], [2, 3, 1])
    assert (blue["skips"], red["skips"]) == ([0, 2, 0], [2, 0, 0])
    assert (blue["held"], red["held"]) == ([2, 0, 1], [0, 1, 2])
    assert (blue["laid_owner"][:4], red["laid_owner"][:4]) == ([1, 2, 0, 3], [0, 1, 2, 3])
    assert (blue["hand_colours"], red["hand_colours"]) == ([2, 0, 1, 1, 0, 0, 1, 0, 0], [1, 0, 0, 1, 0, 0, 2, 0, 1])


def test_rituals_are_told_to_their_holder_only() -> None:
    blue, yellow = seen(three(), BLUE), seen(three(), YELLOW)
    assert {name: n for name, n in zip(RITUALS, blue["rituals"], strict=True) if n} == {"ward": 1, "skip": 1}
    assert {name: n for name, n in zip(RITUALS, yellow["rituals"], strict=True) if n} == {"tide": 1}
    assert (sum(blue["own_removed"]), blue["removed"]) == (0, [0, 0, 1])
    assert yellow["own_removed"][RITUALS.index("copy")] == 1
    assert {name: n for name, n in zip(RITUALS, blue["pile"], strict=True) if n} == {"mirror": 1, "refill": 1}
    assert blue["open"] == [1 + RITUALS.index("refill")]
    assert blue["deck"] == yellow["deck"] == [28 - 3 - 1 - 2]


def test_stones_on_the_table_show_what_they_match_as_they_lie() -> None:
    row = seen(three(), RED)
    assert (row["laid"], row["reach"]) == ([3], [1 + 6 + 3 + 2])
    assert row["laid_cell"][:4] == [1, 2, 3, 0]
    assert row["laid_colour"][:4] == [1 + COLOURS.index("grey")] * 2 + [1 + COLOURS.index("black"), 0]
    assert row["laid_runes"][:6] == [FEHU] * 6
    assert row["laid_runes"][6:12] == [URUZ, FEHU, FEHU, FEHU, URUZ, URUZ]
    assert row["laid_runes"][18:] == [0] * 69 * 6
    assert row["laid_coins"][:4] == [2, 3, 1, 0]
    assert row["laid_matches"][:4] == [2, 2, 2, 0]


def test_cells_and_stones_stand_by_the_numbers_that_answers_have() -> None:
    table = three()
    row = seen(table, RED)
    assert [Act.CELL + k for k in range(len(row["cell_east"]))] == list(range(Act.CELL, Act.AT))
    for k in range(row["reach"][0]):
        assert at(table, row["cell_east"][k], row["cell_south_east"][k]) == f"cell:{k + 1}"
    in_hand = {f"stone:{k + 1}": holder for k, holder in enumerate(row["stones"]) if holder < 3}
    assert in_hand == {"stone:5": 2, "stone:6": 2, f"stone:{GOLD}": 2, f"stone:{SPLIT + 1}": 0, "stone:10": 1}
    assert [row["stones"][k - 1] for k in (1, 2, 11)] == [4, 3, 4]  # laid, in the bag, covered


def test_the_chosen_stone_is_told_with_what_it_would_match() -> None:
    table = plain(table=[on(0, 0, 1), on(1, 0, 21)], hands={"blue": [SPLIT, 5, 6]})
    table.play(f"stone:{SPLIT}", "turn:1")
    row = seen(table, RED)
    assert (row["chosen"], row["chosen_turn"], row["actor"]) == ([SPLIT], [1], [1])
    assert row["chosen_colour"] == [1 + COLOURS.index("grey")]
    assert row["chosen_runes"] == [URUZ, FEHU, FEHU, FEHU, URUZ, URUZ]
    fits = [at(table, q, r) for q, r in ((0, 0), (1, 0), (0, 1), (0, -1), (1, -1), (1, 1))]
    assert {f"cell:{k + 1}": n for k, n in enumerate(row["cell_fit"]) if n} == dict.fromkeys(fits, 1)
    assert sorted(fits) == sorted(table.legal())
    table.play(at(table, 0, -1))
    row = seen(table, RED)
    assert row["chosen"] == [0]
    assert not any(row["chosen_runes"] + row["cell_fit"])


def test_a_ritual_is_told_with_its_player_its_victim_and_its_aim() -> None:
    table = plain(
        seats=3,
        table=[on(0, 0, 1)],
        hands={"blue": [5, 6, 7], "red": [GOLD], "yellow": [9]},
        rituals={"blue": ["steal-gold", "quick-turn"], "red": ["ward"]},
    )
    table.play("play:quick-turn", "play:steal-gold", f"take:{GOLD}")
    row = seen(table, RED)
    assert (row["question"], row["asked"]) == ([QUESTIONS.index("defend")], [0])
    assert row["ritual"] == row["deed"] == [1 + RITUALS.index("steal-gold")]
    assert (row["caster"], row["actor"], row["victim"], row["loot"]) == ([2], [2], [0], [GOLD])
    assert (row["target"], row["second"], row["roll"]) == ([0], [0], [0])
    assert row["interrupted"][:2] == [2, 3]  # blue's own turn waits for blue's extra one, no other
    assert row["open"] == [1 + RITUALS.index("quick-turn")]


def test_scored_lines_are_told_by_axis() -> None:
    stones = [on(k, 0, 1 + k, "blue") for k in range(6)] + [on(0, k, 6 + k, "blue") for k in range(1, 6)]
    row = seen(plain(table=stones, hands={"blue": [12, 13, 14]}), BLUE)
    assert row["laid_lines"][:12] == [1 + 2] + [1] * 5 + [2] * 5 + [0]
    assert (row["points"], row["on_forms"]) == ([11 + 2 * 5, 0], [2 * 5, 0])


def test_the_end_asks_nobody() -> None:
    table = plain(table=[on(0, 0, 1)], hands={"blue": [2], "red": [3]}, question="over")
    row = seen(table, BLUE)
    assert (row["question"], row["asked"]) == ([len(QUESTIONS)], [2])


def test_as_many_stones_as_there_can_be_reach_as_many_cells_as_answers_name() -> None:
    assert most_cells(STONES) == CELLS


def test_a_scene_with_more_skips_than_a_game_can_bring_keeps_the_bounds() -> None:
    table = plain(table=[on(0, 0, 1)], hands={"blue": [2]}, skips={"red": 100})
    (bound,) = (field.high for field in table.game.encoding(2) if field.name == "skips")
    assert bound < 100
    assert seen(table, BLUE)["skips"] == [0, bound]


@pytest.mark.parametrize("components", [BIGGER, SMALLER, PLAINER], ids=["bigger", "smaller", "plainer"])
@pytest.mark.parametrize("seats", [2, 5])
def test_corrected_files_keep_their_bounds(components: str, seats: int) -> None:
    game = meadhall.game("runes", components)
    encoding = game.encoding(seats)
    state, dice, mind = game.new(seats, TableDice("bounds"), {}), TableDice("bounds"), FastDice(seats)
    while state.seat >= 0:
        legal = state.legal()
        state.apply(legal[mind.below(len(legal))], dice)
        assert state.encode_into(seats - 1, ROW, 0) == encoding.size
        for i, (low, x, high) in enumerate(zip(encoding.low, ROW, encoding.high, strict=False)):
            assert low <= x <= high, (encoding.field_at(i), x)
