"""Advice: what the strongest bot would do and expects, from the asked seat's knowledge; and measured strength."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import meadhall
from meadhall.bots import Greedy, Rating, advise, levels, strengths
from meadhall.engine import TableDice


def test_every_legal_answer_gets_its_expected_points_and_the_best_is_one_of_them() -> None:
    game = meadhall.game("raids")
    state = game.new(3, TableDice("advice"))
    advice = advise(game, state.redacted(state.seat), state.legal(), 1, iterations=2000)
    assert [one.answer for one in advice.answers] == state.legal()
    assert max(advice.answers, key=lambda one: one.share).answer == advice.best
    assert sum(one.share for one in advice.answers) == pytest.approx(1)
    assert len(advice.chances) == 3
    assert sum(advice.chances) == pytest.approx(1)
    assert all(0 < one.points < 120 for one in advice.answers)


def test_a_win_that_is_sure_is_said_to_be_sure() -> None:
    table = meadhall.scene("pebbles", seats=2, heap=3, taken={"blue": 3, "red": 4})
    advice = advise(table.game, table.view(0), table.legal_actions(), 1, iterations=500)
    assert table.game.actions.text(advice.best) == "take:3"
    assert advice.chances[0] > 0.99
    (best,) = (one for one in advice.answers if one.answer == advice.best)
    assert best.points == 6  # three there were, three more


def test_with_a_single_answer_there_is_a_figure_too() -> None:
    table = meadhall.scene("pebbles", seats=2, heap=1, taken={"blue": 3, "red": 4})
    (only,) = table.legal_actions()
    advice = advise(table.game, table.view(0), [only], 1, iterations=100)
    assert [(one.answer, one.points, one.share, one.sure) for one in advice.answers] == [(only, 4.0, 1.0, True)]


def test_an_answer_that_was_hardly_tried_is_marked() -> None:
    game = meadhall.game("raids")
    state = game.new(3, TableDice("advice"))
    advice = advise(game, state.redacted(state.seat), state.legal(), 1, iterations=len(state.legal()))
    assert [one.sure for one in advice.answers].count(True) == 1
    assert all(0 < one.points < 120 for one in advice.answers)  # the judge's glance at it is better than nothing


def test_the_same_seed_view_and_iterations_give_the_same_advice() -> None:
    game = meadhall.game("walhalla")
    state = game.new(3, TableDice("advice"))
    view, legal = state.redacted(state.seat), state.legal()
    first, second = (advise(game, view, legal, 3, iterations=300, games=20) for _ in range(2))
    assert first == second


def test_strength_is_what_was_measured_and_nothing_where_nobody_measured(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(levels, "RATINGS", tmp_path / "ratings.json")
    assert strengths("raids") == {}
    row = {"rating": 1510.4, "low": 1450, "high": 1571, "share": 0.8, "games": 200}
    levels.RATINGS.write_text(json.dumps({"raids": {"3": {"jarl": row, "odin": row}}}), "utf-8")
    assert strengths("raids") == {3: {"jarl": Rating(1510, 1450, 1571)}}
    assert strengths("raids")[3]["jarl"].spread == 60
    assert strengths("karvi") == {}


def test_the_points_expected_where_a_stone_wins_at_once_stay_within_the_game() -> None:
    game, dice = meadhall.game("runes"), TableDice("5")
    state = game.new(2, dice)
    minds = [Greedy(game.judge(), seat) for seat in range(2)]
    seen = 0
    while state.seat >= 0:
        view, legal = state.redacted(state.seat), state.legal()
        if min(40 - state.points(seat) for seat in range(2)) <= 6 and len(legal) > 1:
            seen += 1
            for one in advise(game, view, legal, 1, iterations=40, games=4).answers:
                assert abs(one.points) <= 100
        state.apply(minds[state.seat].choose(view, legal, 1.0), dice)
    assert seen > 0
