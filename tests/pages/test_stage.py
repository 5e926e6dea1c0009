"""The scoring stage as a page gets it."""

from __future__ import annotations

import re

import meadhall
from meadhall.engine import SPECTATOR, FastDice
from meadhall.pages.frame import Eye, frame, replayed
from meadhall.pages.model import Seat, TableModel
from meadhall.pages.parts import place
from meadhall.pages.record import log
from meadhall.pages.stage import drawn


def scored(game: str = "walhalla") -> TableModel:
    """A table whose first scoring is just done."""
    table, mind = meadhall.table(game, 3, seed="on stage"), FastDice(2)
    while not table.scored:
        legal = table.legal_actions()
        table.play(legal[mind.below(len(legal))])
    return TableModel("here", "Birka", table, [Seat("human", "", name) for name in table.names])


def test_the_page_says_how_many_scorings_there_were_and_the_log_shows_each_again() -> None:
    model = scored()
    f = frame(model, Eye(0, "en", "wide"))
    assert 'data-scored="1"' in place(f)
    assert log(f).count('data-do="stage"') == 1
    assert 'data-number="1"' in log(f)
    before = meadhall.table("walhalla", 3, seed="on stage")
    assert "data-scored" not in place(replayed(model, before, f.eye))


def test_a_stage_stands_where_the_table_stood_and_answers_nothing() -> None:
    made = drawn(model := scored(), model.table, Eye(0, "en", "wide"), 1)
    assert made is not None
    html = made["html"]
    for name in ("stage", "question", "board", "own", "rivals", "flight"):
        assert html.count(f'id="{name}"') == 1
    assert "data-answer" not in html
    assert "style=" not in html


def test_rows_of_the_table_lead_to_their_steps_and_who_gets_nothing_has_a_dash() -> None:
    made = drawn(model := scored(), model.table, Eye(SPECTATOR, "en", "wide"), 1)
    assert made is not None
    assert re.findall(r'data-show="(\d+)"', made["html"]) == [str(at) for at in range(len(made["steps"]))]
    assert "–" in made["html"]
    assert made["steps"][-1]["totals"] == [model.table.game.banked(model.table.state, seat) for seat in range(3)]
    assert made["most"] == max(made["steps"][-1]["totals"])


def test_a_scoring_that_never_was_has_no_stage() -> None:
    model = scored()
    for number in (0, 2, -1):
        assert drawn(model, model.table, Eye(0, "en", "wide"), number) is None
