"""Chances to win: blurred by how much quick games differ, and sure where nothing is open."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from tests.contract.setups import shipped

import meadhall
from meadhall.bots import forecast, make
from meadhall.bots.chances import chances, shares
from meadhall.engine import SPECTATOR, Table

UNHURRIED = 1e9


def on_its_way(name: str, seats: int, answers: int) -> Table:
    """A game between bots after so many answers."""
    table = meadhall.table(name, seats, seed="on its way")
    minds = [make("greedy", table.game, seat) for seat in range(seats)]
    for _ in range(answers):
        table.play(minds[table.seat].choose(table.view(table.seat), table.legal_actions(), 1.0))
    return table


def test_where_all_games_end_alike_who_leads_by_far_is_nearly_sure_and_who_leads_by_little_is_not() -> None:
    assert 0.999 < chances([[30, 20]] * 5, [[0]] * 5, 1.0)[0] < 1.0
    assert 0.6 < chances([[30, 29]] * 5, [[0]] * 5, 1.0)[0] < 0.9


def test_a_game_in_which_nobody_had_a_choice_is_not_blurred() -> None:
    points, winners = [[6, 5], [6, 4]] * 5, [[0]] * 10  # what was hidden makes the loser's points differ
    assert chances(points, winners, 1.0, [True] * 10) == [1.0, 0.0]
    assert chances(points, winners, 1.0, [True, False] * 5)[0] < 1.0


def test_equal_winners_share_and_where_nobody_wins_all_are_alike() -> None:
    assert shares(3, [0, 2]) == [0.5, 0.0, 0.5]
    assert shares(4, []) == [0.25] * 4


def test_games_that_differ_leave_the_one_behind_a_chance_and_more_so_with_more_blur() -> None:
    points, winners = [[30, 20], [34, 18]] * 5, [[0]] * 10  # never won in the quick games
    plain, some, more = (chances(points, winners, blur)[1] for blur in (0.01, 1.0, 3.0))
    assert plain < 1e-4 < some < more < 0.5


def test_the_same_lead_counts_less_where_games_differ_more() -> None:
    near = chances([[30, 27], [31, 28]] * 5, [[0]] * 10, 1.0)
    far = chances([[25, 22], [36, 33]] * 5, [[0]] * 10, 1.0)
    assert 0.5 < far[0] < near[0] < 1.0


@pytest.mark.parametrize("name", shipped())
def test_chances_hang_on_the_position_and_stay_steady_from_answer_to_answer(name: str) -> None:
    table, seen = on_its_way(name, 3, 24), []
    mind = make("greedy", table.game, 7)
    for number in range(3):
        view = table.view(SPECTATOR)
        ways = [forecast(table.game, view, seed, 120, UNHURRIED).chances for seed in (number, 100 + number)]
        assert max(abs(one - other) for one, other in zip(*ways, strict=True)) < 0.15, "luck of the quick games"
        seen.append(ways[0])
        table.play(mind.choose(table.view(table.seat), table.legal_actions(), 1.0))
    for before, after in pairwise(seen):
        assert max(abs(one - other) for one, other in zip(before, after, strict=True)) < 0.25


@pytest.mark.parametrize("points", [(10, 4, 2, 0), (0, 2, 4, 10), (2, 10, 0, 4)])
def test_who_leads_a_third_of_walhalla_has_a_chance_and_so_has_who_is_behind(points: tuple[int, ...]) -> None:
    table = on_its_way("walhalla", 4, 0)
    minds = [make("greedy", table.game, seat) for seat in range(4)]
    while not table.scored:  # the first of three raids
        table.play(minds[table.seat].choose(table.view(table.seat), table.legal_actions(), 1.0))
    position: dict[str, Any] = dict(table.position())
    position["points"] = {seat: {"forests": figure} for seat, figure in zip(position["seats"], points, strict=True)}
    scene = meadhall.scene("walhalla", position)
    found = forecast(scene.game, scene.view(SPECTATOR), 1, 100, UNHURRIED).chances
    leader = points.index(max(points))
    assert found[leader] > 0.05
    assert min(found) > 0.005
