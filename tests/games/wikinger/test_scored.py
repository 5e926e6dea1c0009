"""A large scoring is told whole, though seats are served one after the other."""

from __future__ import annotations

import meadhall
from meadhall.engine import FastDice
from meadhall.pages.stage import stages


def test_small_and_large_scorings_take_turns_and_the_end_is_one_of_its_own() -> None:
    table, mind = meadhall.table("wikinger", 3, seed="scored"), FastDice(1)
    while not table.over:
        legal = table.legal_actions()
        table.play(legal[mind.below(len(legal))])
    titles = [one.account.title.id for one in stages(table, 0)]
    assert titles == ["scoring-small", "scoring-large"] * 3 + ["scoring-end"]
    assert table.scored[-1] == table.scored[-2] == table.ply


def test_a_scoring_that_is_taken_back_is_gone_and_one_of_a_copy_is_its_own() -> None:
    undone = 0
    for seed in range(8):
        table, mind = meadhall.table("wikinger", 2, seed=f"taken back {seed}"), FastDice(seed)
        while not table.over:
            parts, before = len(table.scored), table.ply
            legal = table.legal_actions()
            action = legal[mind.below(len(legal))]
            twin = table.copy()
            twin.play(action)
            assert len(table.scored) == parts
            table.play(action)
            assert twin.scored == table.scored
            if table.moves[-1].scorings and table.undo_refusal() is None:  # one seat was served, the next one is asked
                table.undo()
                undone += 1
                assert (table.ply, len(table.scored)) == (before, parts)
                table.play(action)
                assert twin.scored == table.scored
        assert len(table.scored) == 7, "three small ones, three large ones, and the end"
    assert undone
