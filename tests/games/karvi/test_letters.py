"""Karvi in letters: every lane of the sea can be seen, and the action spaces stand in a ring."""

from __future__ import annotations

import pytest

import meadhall
from meadhall.games.karvi.show import text
from meadhall.look import Canvas, pen, show, written

LINES = set("─│╱╲")


@pytest.mark.parametrize("width", [77, 134])
@pytest.mark.parametrize("seats", [2, 4])
def test_every_lane_of_the_sea_shows_between_its_fields(
    seats: int, width: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = meadhall.table("karvi", seats, seed="sea")
    drawn: list[set[tuple[int, int]]] = []
    draws = text._lane

    def noted(canvas: Canvas, top: int, start: tuple[int, int], end: tuple[int, int], ink: str) -> None:
        alone = Canvas(canvas.width)
        draws(alone, top, start, end, ink)
        lines = alone.plain().splitlines()
        drawn.append({(x, y) for y, line in enumerate(lines) for x, letter in enumerate(line) if letter != " "})
        draws(canvas, top, start, end, ink)

    monkeypatch.setattr(text, "_lane", noted)
    shown, view = show(table.game), table.view(table.seat)
    lines = written.board(shown, view, pen(shown, view, "de", table.seat, width=width)).plain().splitlines()
    seen = {(x, y) for y, line in enumerate(lines) for x, letter in enumerate(line) if letter in LINES}
    assert len(drawn) > 20
    assert all(cells & seen for cells in drawn)


@pytest.mark.parametrize("columns", range(text.LEAST, text.MOST + 1))
def test_the_action_spaces_stand_in_a_ring(columns: int) -> None:
    spaces = 34
    rows = (spaces - 2 * columns) // 2 + 2
    places = [text._corner(at, columns, rows) for at in range(spaces)]
    assert len(set(places)) == spaces
    steps = zip(places, (*places[1:], places[0]), strict=True)
    assert all(abs(x1 - x2) + abs(y1 - y2) == 1 for (x1, y1), (x2, y2) in steps)
