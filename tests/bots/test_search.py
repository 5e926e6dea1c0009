"""Search: it finds what there is to find, keeps its budget and repeats itself."""

from __future__ import annotations

import time

import pytest

import meadhall
from meadhall.bots import LEVELS, Greedy, Search, make
from meadhall.engine import BadSetup, FastDice, TableDice
from meadhall.engine.state import OVER, Judge, State


def test_it_sees_a_win_that_lies_two_answers_ahead() -> None:
    # five pebbles are left: taking one leaves four, from which whatever the other takes, the rest can be taken
    table = meadhall.scene("pebbles", seats=2, heap=3, taken={"blue": 3, "red": 4})
    mind = Search(table.game.judge(), 1, iterations=500)
    assert table.game.actions.text(mind.choose(table.view(0), table.legal_actions(), 1.0)) == "take:3"


def test_the_same_seed_view_and_iterations_give_the_same_answer() -> None:
    game = meadhall.game("raids")
    state = game.new(3, TableDice("same"))
    answers = {Search(game.judge(), 5, iterations=400).choose(state, state.legal(), 1.0) for _ in range(3)}
    assert len(answers) == 1


def test_time_is_kept() -> None:
    game = meadhall.game("raids")
    state = game.new(3, TableDice("time"))
    mind = Search(game.judge(), 5)
    start = time.perf_counter()
    mind.choose(state, state.legal(), 0.2)
    assert mind.spent > 100
    assert time.perf_counter() - start < 5  # a loaded machine may be late, not lost


def test_the_pool_of_nodes_is_never_overrun() -> None:
    game = meadhall.game("raids")
    state = game.new(3, TableDice("pool"))
    mind = Search(game.judge(), 5, iterations=10_000, pool=500)
    assert mind.choose(state, state.legal(), 1.0) in state.legal()
    assert mind.used <= 500


class Ended(State):
    """A game that is over, with these points."""

    def __init__(self, points: list[int]) -> None:
        super().__init__(len(points))
        self.seat, self.made = OVER, points

    def points(self, seat: int) -> int:
        return self.made[seat]


def rewards(points: list[int]) -> list[float]:
    mind = Search(Judge(), 1)
    mind.weigh(Ended(points))
    return [mind.result[seat] / 1_000_000 for seat in range(len(points))]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_better_place_is_worth_more_and_a_win_most_of_all(seats: int) -> None:
    found = rewards(list(range(10, 10 - seats, -1)))
    assert found == sorted(found, reverse=True)
    assert len(set(found)) == seats
    assert found[0] > 0.75
    assert found[1] < 0.4


def test_of_two_ends_in_the_same_place_the_closer_one_is_worth_more_to_the_loser() -> None:
    assert rewards([20, 19, 2])[1] > rewards([20, 12, 2])[1]


def test_who_shares_the_win_gets_half_of_it() -> None:
    assert rewards([7, 7]) == [0.5, 0.5]


def test_it_says_what_it_expects_of_each_answer() -> None:
    game = meadhall.game("raids")
    state = game.new(3, TableDice("hint"))
    mind = Search(game.judge(), 5, iterations=2000)
    best = mind.choose(state, state.legal(), 1.0)
    rows = mind.expectations()
    assert rows[0].answer == best
    assert {row.answer for row in rows} <= set(state.legal())
    assert [row.visits for row in rows] == sorted((row.visits for row in rows), reverse=True)
    assert all(0.0 <= row.reward <= 1.0 for row in rows)


def test_a_search_beats_greedy_more_often_than_not() -> None:
    from meadhall.cli.match import play_match

    result = play_match(meadhall.game("raids"), ["huskarl", "karl"], 40, workers=1, quiet=True)
    assert result["bots"][0]["share"] > 0.55


@pytest.mark.parametrize("name", LEVELS)
def test_every_level_plays_a_whole_game(name: str) -> None:
    game = meadhall.game("pebbles")
    state, dice = game.new(2, TableDice("level")), FastDice(1)
    minds = [make(name, game, seat) for seat in range(2)]
    while state.seat >= 0:
        state.apply(minds[state.seat].choose(state.redacted(state.seat), state.legal(), 0.02), dice)
    assert game.winners(state)


def test_an_unknown_bot_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadSetup, match="there are random, greedy, thrall, karl, huskarl, skald, jarl, konung"):
        make("odin", meadhall.game("raids"), 1)


def test_greedy_takes_what_the_judge_likes_best() -> None:
    table = meadhall.scene("pebbles", seats=2, heap=6, taken={"blue": 1, "red": 1})
    mind = Greedy(table.game.judge(), 1)
    assert table.game.actions.text(mind.choose(table.view(0), table.legal_actions(), 1.0)) == "take:3"
