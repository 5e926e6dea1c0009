"""Undo over several answers at once."""

from __future__ import annotations

import pytest

import meadhall
from meadhall.engine.errors import UndoRefused


def test_undo_takes_several_answers_back_at_once_and_never_beyond_a_draw() -> None:
    table = meadhall.table("runes", 2, seed="far back")
    while table.undo_reach == table.ply or table.ply - table.undo_reach < 3:
        table.play("pass" if table.question() == "window" else table.legal()[0])
    there, reach = table.ply, table.undo_reach
    step = table.copy()
    while step.ply > reach:
        step.undo()
    for wrong in (reach - 1, there, there + 1, -1):
        with pytest.raises(UndoRefused, match=f"undo goes back to question {reach} to {there - 1}"):
            table.undo(wrong)
        assert table.ply == there
    table.undo(reach)
    assert (table.ply, table.position(), table.legal()) == (reach, step.position(), step.legal())
    with pytest.raises(UndoRefused):
        table.undo(reach)
