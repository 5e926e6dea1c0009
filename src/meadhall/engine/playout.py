# compiled with mypyc
"""Random play in one native loop: the measure of speed, and the tail of every search."""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.engine.dice import Dice
from meadhall.engine.ints import Ints
from meadhall.engine.state import LONGEST, State, ints


def play_out(state: State, dice: Dice, buffer: Ints) -> i64:
    """Play `state` to its end with uniform random answers; returns how many."""
    answers: i64 = 0
    while state.seat >= 0:
        n = state.legal_into(buffer)
        state.apply(buffer[dice.below(n)], dice)
        answers += 1
    return answers


def playouts(state: State, dice: Dice, games: i64) -> i64:
    """Play `games` clones of `state` to their end; returns the number of answers."""
    buffer = ints(LONGEST)
    answers: i64 = 0
    game: i64 = 0
    while game < games:
        answers += play_out(state.clone(), dice, buffer)
        game += 1
    return answers


def clones(state: State, times: i64) -> None:
    """Clone `state` many times over; the bench times it."""
    i: i64 = 0
    while i < times:
        state.clone()
        i += 1
