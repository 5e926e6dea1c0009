"""Runes in letters: stones are hexagons, and where two match both runes are capitals with a sign between them."""

from __future__ import annotations

import meadhall
from meadhall.games.runes.rules import plane
from meadhall.games.runes.rules.state import Runes
from meadhall.games.runes.show import text
from meadhall.look import pen, show, written


def test_runes_that_match_are_capitals_on_both_stones_with_a_sign_between_them() -> None:
    table = meadhall.table("runes", 2, seed="hexagons")
    while table.ply < 60:
        table.play(table.legal()[-1])
    shown, view = show(table.game), table.view(-1)
    assert isinstance(view, Runes)
    lines = written.board(shown, view, pen(shown, view, "en", -1, width=120)).plain().splitlines()
    east = sum(0 in plane.matching_sides(view, cell) for cell in range(view.cells) if plane.stone_on(view, cell))
    between = [
        (line[x - 1], line[x + 1])
        for line in lines
        for x, letter in enumerate(line)
        if letter == "=" and 0 < x < len(line) - 1
    ]
    assert len(between) == east > 0
    for left, right in between:
        assert left == right.upper() or "*" in (left, right)
        assert (left + right).replace("*", "A").isupper()


def test_the_walls_of_neighbouring_stones_are_the_same_cells() -> None:
    walls = [{(x, y) for _, x, y in side} for side in text.WALLS]
    across, half, down = text.ACROSS, text.ACROSS // 2, text.DOWN
    for side, (dx, dy) in enumerate(((across, 0), (half, down), (-half, down))):
        assert {(x - dx, y - dy) for x, y in walls[side]} == walls[side + 3]
