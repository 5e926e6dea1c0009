"""Tables: everything is checked, and a refusal changes nothing."""

from __future__ import annotations

from typing import Any

import pytest

import meadhall
from meadhall.engine import (
    BadComponents,
    BadPosition,
    BadSetup,
    IllegalAnswer,
    MeadhallError,
    StaleAnswer,
    Table,
    UndoRefused,
    UnknownGame,
)  # fmt: skip
from meadhall.engine.dice import RecordedDice


def table(**more: Any) -> Table:
    """A table of Raids."""
    return meadhall.table("raids", **{"seats": 3, "seed": "table", **more})


def test_the_same_seed_deals_the_same_game() -> None:
    assert table().state == table().state
    assert table(seed="other").position() != table().position()


def test_without_a_seed_every_table_is_dealt_from_a_secret_of_its_own() -> None:
    one, two = table(seed=None), table(seed=None)
    assert one.dice.commitment != two.dice.commitment


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"seats": 5}, "is for 2, 3, 4 players, not 5"),
        ({"seats": "3"}, "is for 2, 3, 4 players, not '3'"),
        ({"seats": True}, "is for 2, 3, 4 players, not True"),
        ({"options": {"dragons": True}}, "no option 'dragons'; its options: docked_ships_are_ahead, shields_count"),
        ({"options": {"shields_count": "spoons"}}, "can be shields, vikings, tiles, not 'spoons'"),
        ({"options": {"docked_ships_are_ahead": 1}}, "can be False, True, not 1"),
        ({"names": ["a", "b"]}, "3 seats need 3 names"),
        ({"names": ["a", "b", "b"]}, "share a name"),
        ({"names": ["a", "b", ""]}, "1 to 40 printable"),
        ({"names": ["a", "b", "c\n"]}, "1 to 40 printable"),
        ({"names": ["a", "b", "c" * 41]}, "1 to 40 printable"),
        ({"seed": ""}, "a seed is a text"),
        ({"seed": 7}, "a seed is a text"),
        ({"names": 5}, "names must be a list of 3 names, not 5"),
        ({"names": "abc"}, "names must be a list of 3 names, not 'abc'"),
        ({"options": ["a"]}, "options must be a mapping"),
    ],
)
def test_a_setup_that_cannot_be_is_refused(change: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadSetup, match=sentence):
        table(**change)


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownGame, match=r"there is no game 'chess'; there are .*raids"):
        meadhall.table("chess")
    with pytest.raises(UnknownGame, match="named by a word"):
        meadhall.game(["raids"])  # type: ignore[arg-type]


def test_components_are_given_as_text() -> None:
    with pytest.raises(BadComponents, match="not bytes"):
        meadhall.game("raids", components=b"")  # type: ignore[arg-type]


@pytest.mark.parametrize("answer", ["sail:5", "fight", "nonsense", "", "sail:99", 5, -1, 10**9, None, 3.0, True])
def test_an_illegal_answer_changes_nothing_and_says_what_is_allowed(answer: Any) -> None:
    one = table()
    before, ply = one.state.clone(), one.ply
    with pytest.raises(IllegalAnswer):
        one.play(answer)
    assert one.state == before
    assert one.ply == ply
    if answer == "fight":
        with pytest.raises(IllegalAnswer, match=r"fight is not possible now; possible: sail:"):
            one.play(answer)


def test_several_answers_are_given_together_or_not_at_all() -> None:
    one = table()
    before = one.state.clone()
    first = one.legal()[0]
    with pytest.raises(IllegalAnswer):
        one.play(first, "nonsense")
    assert one.state == before
    assert one.ply == 0
    two = table()
    two.play(first)
    two.play(two.legal()[0])
    one.play(first, one_after(first))
    assert one.state == two.state


def one_after(first: str) -> str:
    """The first legal answer after `first`."""
    one = table()
    one.play(first)
    return one.legal()[0]


def test_a_stale_answer_is_refused() -> None:
    one = table()
    answer = one.legal()[0]
    one.play(answer, ply=0)
    with pytest.raises(StaleAnswer, match="answer to question 0; the table is at question 1"):
        one.play(one.legal()[0], ply=0)
    assert one.ply == 1


def test_nothing_is_asked_after_the_end() -> None:
    one = table()
    while not one.over:
        one.play(one.legal()[-1])
    assert one.legal() == []
    assert one.winners()
    with pytest.raises(IllegalAnswer, match="the game is over"):
        one.play("sail:1")


def test_undo_takes_back_ones_own_last_answers_only() -> None:
    one = meadhall.scene("raids", seats=3, track={1: "rune", 2: "axe", 3: "sail"})
    start = one.state.clone()
    with pytest.raises(UndoRefused, match="nothing has been answered yet"):
        one.undo()
    one.play("sail:1")
    after_first = one.state.clone()
    one.undo()
    assert one.state == start
    one.play("sail:1", "sail:2")
    one.undo()
    assert one.state == after_first
    with pytest.raises(UndoRefused, match="another seat's"):
        one.undo()


def test_a_copy_and_its_table_never_share_a_state() -> None:
    one = meadhall.scene("raids", seats=3, track={1: "rune", 2: "axe", 3: "sail"})
    one.play("sail:1")
    twin = one.copy()
    one.undo()
    twin.undo()
    assert twin.state == one.state
    one.play("sail:3")
    assert twin.state != one.state
    assert twin.state is not one.state


def test_a_refused_answer_leaves_what_can_be_taken_back() -> None:
    one = meadhall.scene(
        "raids",
        seats=2,
        track={2: "rune", 19: "rune"},
        ships={"blue": 2, "red": 19, "ghost": 20},
    )
    one.dice = RecordedDice([], "00")  # a table whose seed is somebody else's
    one.play("sail:21")
    assert one.seat == 1
    assert one.undo_refusal() is None
    with pytest.raises(MeadhallError, match="sealed"):
        one.play("sail:21")  # the next voyage would have to be dealt
    assert one.undo_refusal() is None
    one.undo()
    assert one.ply == 0


def test_a_scene_keeps_its_start_whatever_becomes_of_the_mapping() -> None:
    track = {2: "rune", 4: "axe"}
    one = meadhall.scene("raids", seats=3, track=track)
    track[6] = "sail"
    assert one.start == {"track": {"2": "rune", "4": "axe"}}
    assert meadhall.load(one.saga()).state == one.state


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        ({"track": {2: "rune", "2": "axe"}}, "says 2 twice"),
        ({"track": {(2,): "rune"}}, "a key of a position is a word or a whole number"),
        ({"harbours": {"race"}}, "holds words, numbers, lists and mappings, not"),
        ({"voyage": 10**5000}, "beyond all bounds"),
        ({"voyage": float("nan")}, "beyond all bounds"),
    ],
)
def test_a_start_that_no_saga_could_keep_is_refused(position: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadPosition, match=sentence):
        meadhall.scene("raids", position)


def test_a_start_nested_without_end_is_refused() -> None:
    nested: list[Any] = []
    nested.append(nested)
    with pytest.raises(BadPosition, match="inside each other"):
        meadhall.scene("raids", harbours=nested)


def test_undo_never_goes_back_behind_a_draw() -> None:
    one = meadhall.scene(
        "raids",
        seats=3,
        track={19: "rune"},
        ships={"blue": 19, "red": 21, "yellow": 21},
        berths={"red": 1, "yellow": 2},
    )
    one.play("sail:21")  # the next voyage is laid out
    with pytest.raises(UndoRefused, match="followed by a draw"):
        one.undo()


def test_views_are_for_seats_there_are() -> None:
    assert table().view(-1) == table().state
    for seat in (3, -2, "a", None):
        with pytest.raises(BadSetup, match="there is no seat"):
            table().view(seat)  # type: ignore[arg-type]
        with pytest.raises(BadSetup, match="there is no seat"):
            table().events(seat)  # type: ignore[arg-type]
    with pytest.raises(BadSetup, match="0 or more, not -5"):
        table().events(0, -5)
    with pytest.raises(BadSetup, match="there is no seat"):
        table().sheet(-1)


def test_what_happened_can_be_read_back() -> None:
    one = table()
    one.play("sail:1" if "sail:1" in one.legal() else one.legal()[0])
    names = [told.name for _, told in one.events(0)]
    assert "sailed" in names
    assert one.events(0, since=1) == []


def test_the_readme_example_of_the_module_runs() -> None:
    import doctest

    assert doctest.testmod(meadhall).failed == 0


@pytest.mark.parametrize("name", ["python", "notebooks"])
def test_the_examples_of_the_documentation_run(name: str) -> None:
    import doctest
    from pathlib import Path

    page = Path(__file__).parents[2] / f"docs/{name}.md"
    results = doctest.testfile(str(page), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert results.attempted > 10
    assert results.failed == 0
