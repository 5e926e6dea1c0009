"""Ratings: the strength behind wins."""

from __future__ import annotations

import pytest

from meadhall.bots.rating import Played, elo, rated


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("wins", [0, 3, 20])
def test_against_equals_it_is_the_ladders(seats: int, wins: int) -> None:
    rivals = [f"karl {k}" for k in range(1, seats)]
    won, lost = [1.0, *[0.0] * (seats - 1)], [0.0, 1.0, *[0.0] * (seats - 2)]
    games = [Played(["mine", *rivals], won if k < wins else lost) for k in range(20)]
    found = rated(games, dict.fromkeys(rivals, 1200.0))["mine"]
    assert found.rating == pytest.approx(1200 + elo(wins, 20, seats), abs=1)
    assert found.low < found.rating < found.high


def test_who_beats_a_strong_one_is_stronger_than_who_beats_a_weak_one() -> None:
    def games(name: str, rival: str) -> list[Played]:
        return [Played([name, rival], [1.0, 0.0] if k % 2 else [0.0, 1.0]) for k in range(20)]

    found = rated([*games("a", "strong"), *games("b", "weak")], {"strong": 1500.0, "weak": 1100.0})
    assert found["a"].rating - found["b"].rating == pytest.approx(400, abs=2)


def test_programs_are_compared_through_each_other_and_more_games_are_surer() -> None:
    first = [Played(["a", "level"], [1.0, 0.0] if k % 2 else [0.0, 1.0]) for k in range(40)]
    second = [Played(["b", "a"], [1.0, 0.0] if k % 4 else [0.0, 1.0]) for k in range(40)]
    found = rated([*first, *second], {"level": 1300.0})
    assert found["b"].rating > found["a"].rating + 100
    few = rated(first[:6], {"level": 1300.0})["a"]
    assert few.high - few.low > found["a"].high - found["a"].low


def test_a_shared_win_counts_for_both() -> None:
    found = rated([Played(["a", "level"], [0.5, 0.5])] * 20, {"level": 1000.0})
    assert found["a"].rating == pytest.approx(1000, abs=1)
