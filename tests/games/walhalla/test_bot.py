"""The judge: a bot that looks one answer ahead with it beats chance."""

from __future__ import annotations

import pytest

import meadhall
from meadhall import bots
from meadhall.engine import TableDice

GAMES = 48


@pytest.mark.parametrize("seats", [3, 4])
def test_greedy_comes_first_in_four_of_five_games_against_random_bots(seats: int) -> None:
    game = meadhall.game("walhalla")
    wins = 0
    for number in range(GAMES):
        me = number % seats
        dice = TableDice(f"match {number}")
        state = game.new(seats, dice)
        minds = [bots.make("greedy" if seat == me else "random", game, number * 10 + seat) for seat in range(seats)]
        while state.seat >= 0:
            legal = state.legal()
            state.apply(minds[state.seat].choose(state.redacted(state.seat), legal, 1.0), dice)
        wins += game.winners(state) == [me]
    assert wins >= 0.8 * GAMES
