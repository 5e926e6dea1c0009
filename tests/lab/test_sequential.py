"""A match ends as soon as it is clear who is stronger."""

from __future__ import annotations

import random

import pytest

from meadhall.engine import BadSetup, registry
from meadhall.lab.match import play_match
from meadhall.lab.sequential import Sequential, expected, parsed


def verdict(test: Sequential, points: float, seats: int, seed: int) -> str:
    """What deals say in which the first bot wins as often as its rating promises."""
    chance, shares = random.Random(seed), list[float]()
    while len(shares) < 5000:
        shares.append(sum(chance.random() < expected(points, seats) for _ in range(seats)) / seats)
        if (said := test.verdict(shares, seats)) != "open":
            return said
    return "open"


def test_an_equal_bot_has_the_equal_share() -> None:
    assert expected(0, 2) == 0.5
    assert expected(0, 3) == pytest.approx(1 / 3)
    assert expected(400, 2) == pytest.approx(10 / 11)


@pytest.mark.parametrize("seats", [2, 3])
def test_either_claim_is_refused_one_time_in_twenty_where_it_is_true(seats: int) -> None:
    test = Sequential(0, 100)
    equal = [verdict(test, 0, seats, seed) for seed in range(200)]
    better = [verdict(test, 100, seats, seed) for seed in range(200)]
    assert equal.count("stronger") <= 20  # 10 are expected
    assert better.count("not stronger") <= 20
    assert "open" not in equal + better


def test_a_few_deals_say_nothing() -> None:
    assert Sequential().verdict([1.0] * 7, 2) == "open"
    assert Sequential().verdict([1.0] * 200, 2) == "stronger"


def test_a_match_stops_with_the_verdict() -> None:
    game = registry.game("raids")
    result = play_match(game, ["greedy", "random"], 400, workers=1, until=Sequential(0, 100))
    assert result["test"]["verdict"] == "stronger"
    assert result["games"] == 2 * result["deals"] < 400
    with pytest.raises(BadSetup, match="such as 0,40"):
        parsed("forty")
    with pytest.raises(BadSetup, match="the first is the lower"):
        parsed("40,0")
    assert parsed("0,40") == Sequential(0, 40)
