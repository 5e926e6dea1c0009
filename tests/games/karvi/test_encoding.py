"""What a seat knows, as numbers: read back by the names of the fields."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.contract.test_encodings import check_bounds, row
from tests.games.karvi.play import few, karvi
from tests.games.karvi.test_owner import FILES, TRADES

import meadhall
from meadhall.engine import FastDice, TableDice
from meadhall.engine.table import Table
from meadhall.games.karvi.rules import turn
from meadhall.games.karvi.rules.box import FIELDS, KINDS, MANNERS, OPS, RUNES, Deed, Op
from meadhall.games.karvi.rules.names import QUESTIONS, TASKS, Task
from meadhall.games.karvi.rules.pile import TASK
from meadhall.games.karvi.rules.question import Effect, Figure, Seat, Word
from meadhall.games.karvi.rules.state import Karvi


def seen(table: Table, seat: int) -> dict[str, list[int]]:
    """The fields of a table as a seat sees it."""
    encoding = table.game.encoding(len(table.names))
    numbers = row(encoding, table.state, seat)
    check_bounds(encoding, numbers)
    return {field.name: list(numbers[encoding[field.name]]) for field in encoding}


def test_every_seat_stands_first_in_its_own_row() -> None:
    blue = {"fur": 3, "bread": 2, "at": "ribe", "healthy": [2, 6], "done": few(TRADES, 4), "score": {"trade": 7}}
    table = karvi(blue=blue, red={"fur": 5, "injured": [1], "dice": [["9", 4], ["back S3", 0]]})
    mine, theirs = seen(table, 0), seen(table, 1)
    assert (mine["asked"], theirs["asked"]) == ([0], [1])
    assert (mine["fur"], theirs["fur"]) == ([3, 5], [5, 3])
    assert mine["ship"] == [FIELDS.index("ribe"), 0]
    assert (theirs["strength"], theirs["crew"]) == ([1, 8], [0] * 6 + [1] + [0] * 5 + [0, 1, 0, 0, 0, 1] + [0] * 6)
    assert (mine["trades"], mine["map"], mine["points"]) == ([4, 0], [1, 0], [7, 0])
    assert (theirs["die_place"][:2], theirs["die_beer"][:2]) == ([14, 36], [4, 0])
    assert mine["hindmost"] == [1]
    assert theirs["hindmost"] == [3]


def test_cards_of_other_hands_are_known_by_their_backs_only() -> None:
    table = karvi(blue={"hand": [1, 40]}, red={"played": [3]})
    mine, theirs = seen(table, 0), seen(table, 1)
    assert [no for no, where in enumerate(mine["card"], 1) if where == 1] == [1, 40]
    assert [no for no, where in enumerate(theirs["card"], 1) if where] == [3]
    assert theirs["hand"] == [0] * 6 + [1, 0, 0, 0, 0, 1]
    assert mine["card"][2] == 7  # played by the other of two
    assert theirs["card"][2] == 6


def test_a_stack_is_known_to_those_who_looked_through_it() -> None:
    table = karvi(blue={"bread": 1}, stacks={"T1": ["b", "d"]})
    table.play("sail:jarlshof", "explore")
    assert seen(table, 0)["kind"] == [1 + KINDS.index("T1")]
    assert seen(table, 0)["tile"][:4] == [0, 1, 0, 1]
    assert seen(table, 1)["tile"][:4] == [0, 0, 0, 0]
    table.play("tile:d")
    assert seen(table, 0)["tile"][:4] == [0, 1, 0, 2]
    assert seen(table, 1)["tile"][:4] == [0, 0, 0, 3]
    assert seen(table, 1)["tiles_left"][:2] == [1, 2]


def test_tiles_beside_a_mat_are_told_by_price_and_strength() -> None:
    table = karvi(red={"tiles": {"T2": "c", "R1": "b"}, "runes": ["N1"]})
    box = {(entry.values["kind"], entry.values["tile"]): entry.values for entry in table.game.components.all("raid")}
    box |= {(entry.values["kind"], entry.values["tile"]): entry.values for entry in table.game.components.all("trade")}
    mine, theirs = seen(table, 0), seen(table, 1)
    price = [box["T2", "c"][key] for key in ("fur", "silver", "gold", "points", "cards")]
    assert theirs["trade_tiles"][5:10] == price == mine["trade_tiles"][30 + 5 : 30 + 10]
    assert theirs["raid_tiles"][:3] == [box["R1", "b"][key] for key in ("strength", "damage", "points")]
    assert sum(mine["trade_tiles"][:30]) + sum(mine["raid_tiles"][:18]) == 0
    assert (mine["rune_slot"], theirs["rune_slot"]) == ([0, 0, 0, 0, 1, 0, 0, 0], [1, 0, 0, 0, 0, 0, 0, 0])


def test_runes_of_a_site_are_known_to_who_built_there() -> None:
    blue = {"bread": 6, "at": "dyflin", "done": few(TRADES, 4)}
    table = karvi(blue=blue, specials={"waterford": ["B4", "B6"], "vik": ["B1", "B2"]})
    table.play("sail:waterford", "build")
    assert seen(table, 0)["site"] == [1]
    assert seen(table, 0)["rune"][len(RUNES) :] == [0, 0, 0, 7, 0, 7, 0, 0]
    assert seen(table, 1)["rune"][len(RUNES) :] == [0] * 8
    assert (seen(table, 0)["looked"], seen(table, 1)["looked"]) == ([1, 0, 0, 0], [0, 0, 1, 0])


def test_who_threw_a_card_off_knows_where_it_lies() -> None:
    table = karvi(blue={"hand": [1, 2, 31]})
    table.play("discard:2", "discard:1")
    mine, theirs = seen(table, 0), seen(table, 1)
    assert (mine["card"][:2], mine["card_depth"][:2]) == ([5, 5], [2, 1])
    assert (theirs["card"][:2], theirs["card_depth"][:2]) == ([0, 0], [0, 0])
    assert (mine["under"][:3], theirs["under"][:3]) == ([1, 1, 0], [3, 3, 0])


def test_the_open_question_is_told_with_its_figures() -> None:
    pending = [["run", "act-trade"], ["raise", 2], ["fur", 3]]
    asked = seen(karvi(pending=pending), 0)
    assert QUESTIONS[asked["question"][0]] == "fur"
    assert asked["amount"] == [3]
    assert [TASKS[task - 1] for task in asked["waiting"] if task] == ["raise", "run"]
    assert asked["waiting_first"][0] == 2
    sail = seen(karvi(blue={"gold": 1}, pending=[["sail", 3, "forced"]]), 0)
    assert (sail["amount"], sail["manner"]) == ([3], [MANNERS.index("forced")])


def test_halves_of_a_space_are_told_by_their_words() -> None:
    table = karvi(blue={"dice": [["S1", 3], ["S6", 3]]})
    table.play("die:20")
    half = seen(table, 0)
    assert QUESTIONS[half["question"][0]] == "half"
    assert [OPS[word] for word in half["offer_word"]] == ["act", "gain"]
    assert half["offer_figures"][0] == Deed.BREAD
    assert half["offer"] == half["space_half"][2 * 25 : 2 * 26]  # what lies on the space that the die went to
    assert half["both"] == [0]
    assert half["offer_word"][1] == Op.GAIN


def values(state: Karvi, task: int, figure: Figure) -> list[int]:
    """What a figure of a task can be: the lowest ones and the highest."""
    if isinstance(figure, Effect):
        alike = [int(number) for number in state.box.alike]
        return [alike.index(number) for number in (1, 2, state.box.effects)]
    if isinstance(figure, Word):
        return list(range(len(figure.words)))
    if isinstance(figure, Seat):
        return list(range(state.seats))
    return [0, 1, 2 * state.seats - 1 if task == Task.COPY_FROM else figure.most]


def test_every_figure_of_every_task_is_told_apart() -> None:
    """Below the open question and as the open question: never the same numbers for other tasks or figures."""
    state, encoding = karvi(seats=3, pending=[["fur", 1], ["fur", 2]]).state, meadhall.game("karvi").encoding(3)
    assert isinstance(state, Karvi)
    for place, tasks in enumerate((range(Task.TURN), range(Task.MOVE, Task.TURN))):
        known = dict[tuple[int, ...], tuple[int, ...]]()
        for task in tasks:
            for k, figure in enumerate(turn.STEPS[task].figures or [Figure("none")]):
                for value in values(state, task, figure):
                    told = task, *(value if k == n else 0 for n in range(TASK - 1))
                    for n, x in enumerate(told):
                        state.todo[place * TASK + n] = x
                    numbers = row(encoding, state, 1)
                    check_bounds(encoding, numbers)
                    assert known.setdefault(numbers, told) == told
        assert len(known) > len(tasks)


@pytest.mark.slow
@pytest.mark.parametrize("corrected", FILES)
def test_numbers_keep_within_their_bounds_with_a_corrected_file(corrected: Callable[[], str]) -> None:
    game = meadhall.game("karvi", corrected())
    for seats, panels in ((2, "chaos"), (4, "plain")):
        state, dice, mind = (
            game.new(seats, TableDice(f"{seats}"), {"panels": panels}),
            TableDice("play"),
            FastDice(seats),
        )
        encoding = game.encoding(seats)
        while state.seat >= 0:
            check_bounds(encoding, row(encoding, state, state.seat))
            legal = state.legal()
            state.apply(legal[mind.below(len(legal))], dice)


def test_what_nobody_can_count_any_more_stays_within_its_bounds() -> None:
    state = karvi(blue={"gold": 999, "score": {"cards": 999}}).state
    state.p[2] += 40_000  # type: ignore[attr-defined]
    state.p[49 + 5] += 40_000  # type: ignore[attr-defined]
    encoding = meadhall.game("karvi").encoding(2)
    numbers = row(encoding, state, 1)
    check_bounds(encoding, numbers)
    assert numbers[encoding["gold"]] == (0, 999)
