"""The judge: positions it must tell apart."""

from __future__ import annotations

from typing import Any

from tests.games.karvi.play import karvi

import meadhall


def value(**words: Any) -> float:
    return meadhall.game("karvi").judge().value(karvi(**words).state, 0)


def test_more_is_better() -> None:
    plain = value(blue={"fur": 1})
    for better in (
        {"fur": 2},
        {"fur": 1, "gold": 1},
        {"fur": 1, "healthy": [2]},
        {"fur": 1, "bread": 2},
        {"fur": 1, "hand": [1]},
    ):
        assert value(blue=better) > plain


def test_an_open_question_is_worth_its_best_answer() -> None:
    table = karvi(blue={"tiles": {"T2": "a"}, "silver": 3})
    judge = meadhall.game("karvi").judge()
    before = judge.value(table.state, 0)
    table.play("die:7")
    assert judge.value(table.state, 0) > before


def test_the_same_state_has_the_same_value() -> None:
    table = karvi(blue={"tiles": {"T2": "a"}, "silver": 3})
    table.play("die:7")
    judge = meadhall.game("karvi").judge()
    assert len({judge.value(table.state, 0) for _ in range(5)}) == 1
