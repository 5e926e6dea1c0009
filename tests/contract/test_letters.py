"""Every game in letters: every legal answer stands in the list, and with the same number at its place on the board."""

from __future__ import annotations

import re

import pytest

import meadhall
from meadhall.engine import FastDice, Table
from meadhall.look import brush, pen, show, written
from meadhall.look.canvas import Canvas
from tests.contract.setups import each_once, shipped

POSITIONS = 400  # of each game
COMPARED_EVERY = 8  # with the board of the browser
SIZES = ((80, 13), (120, 30), (200, 50))
LEAVES = {"accept", "decline", "done", "end", "no", "none", "pass", "stop"}  # what is let be lies nowhere
HIT = re.compile(r'data-answer="([^"]+)"')


def sort_of(answer: str) -> str:
    """The kind of an answer: its family, and whether it names a place."""
    family, colon, _ = answer.partition(":")
    return family + colon


def stands(label: str, number: int) -> bool:
    """Whether a label as "[4]", "[4-9]", "[2,7]" or "[2+3]" holds a number; the last names the first of several."""
    inner = label.strip("[]")
    if "+" in inner:
        return number >= int(inner.partition("+")[0])
    for part in inner.split(","):
        low, _, high = part.partition("-")
        if int(low) <= number <= int(high or low):
            return True
    return False


def check(drawn: Canvas, table: Table, width: int) -> None:
    """What holds of every drawing."""
    legal = table.legal()
    lines = drawn.plain().splitlines()
    assert drawn.answers <= set(legal)
    assert max(map(len, lines), default=0) <= max(width, drawn.width)
    for area in drawn.areas:
        assert area.x >= 0
        assert area.x + area.width <= drawn.width
        label = lines[area.y].ljust(drawn.width)[area.x : area.x + area.width]
        if area.answer and label.startswith("[") and label.endswith("]"):  # else something was written over it since
            assert stands(label, legal.index(area.answer) + 1), (label, area.answer)


@pytest.mark.parametrize("name", shipped())
def test_every_answer_has_its_number_in_the_list_and_at_its_place(name: str) -> None:
    game, shown, dice = meadhall.game(name), show(meadhall.game(name)), FastDice(11)
    marked: set[str] = set()
    clicked: list[tuple[set[str], set[str]]] = []
    setups = [one for one in each_once() if one.game == name]
    seen = number = 0
    while seen < POSITIONS:
        setup = setups[number % len(setups)]
        table = meadhall.table(name, setup.seats, seed=f"letters {number}", options=dict(setup.options))
        number += 1
        while not table.over and seen < POSITIONS:
            legal = table.legal_actions()
            if dice.below(6) == 0:
                view, (width, height) = table.view(table.seat), SIZES[seen % len(SIZES)]
                plain = seen % 5 == 0
                writes = pen(
                    shown, view, ("en", "de")[seen % 2], table.seat, width=width, height=height, ascii_only=plain
                )  # fmt: skip
                assert writes.brush.keys == {game.actions.text(a): n for n, a in enumerate(legal, 1)}  # the list's
                drawn = written.whole(shown, view, writes)
                check(drawn, table, width)
                assert not plain or drawn.plain().isascii()
                assert {sort_of(answer) for answer in set(table.legal()) - drawn.answers} <= LEAVES
                marked |= {sort_of(answer) for answer in drawn.answers}
                if seen % COMPARED_EVERY == 0:
                    paint = brush(shown, view, "en", table.seat)
                    mats = [shown.mat(view, of, paint, "own") for of in range(table.seats)]
                    clicked.append((set(HIT.findall("".join((shown.board(view, paint), *mats)))), drawn.answers))
                seen += 1
            table.play(legal[dice.below(len(legal))])
    assert marked
    for hits, answers in clicked:  # an answer of a sort that has places has its place here wherever it can be clicked
        assert {answer for answer in hits if sort_of(answer) in marked} <= answers


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("name", shipped())
def test_below_a_board_stands_what_its_signs_mean(name: str, lang: str) -> None:
    table = meadhall.table(name, 3, seed="signs")
    shown, view = show(table.game), table.view(table.seat)
    told = " ".join(written.whole(shown, view, pen(shown, view, lang, table.seat)).plain().split())
    signs = written.signs(shown, lang)
    assert signs.count(" · ") > 3
    assert told.endswith(signs)


def test_a_game_without_a_drawing_is_told_in_lines() -> None:
    table = meadhall.table("pebbles", 2, seed="S")
    shown, view = show(table.game), table.view(table.seat)
    told = written.whole(shown, view, pen(shown, view, "en", table.seat)).plain()
    assert "heap: " in told
    assert all(name in told for name in table.names)
    assert "hidden" in told


def test_letters_that_take_two_cells_shift_nothing() -> None:
    canvas = Canvas(12)
    assert canvas.put(0, 0, "冬a", "strong") == 3
    canvas.put(4, 0, "|")
    assert canvas.plain() == "冬a |"
    assert canvas.put(10, 1, "冬冬") == 12  # the second one has no room
    narrow = Canvas(6, ascii_only=True)
    narrow.put(0, 0, "Bär ✓─")
    assert narrow.plain() == "Baer +"
