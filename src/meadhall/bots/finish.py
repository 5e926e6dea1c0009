# compiled with mypyc
"""Playing a game to its end quickly, as the judge would at a glance."""

from __future__ import annotations

from meadhall.engine.dice import FastDice
from meadhall.engine.state import LONGEST, Judge, State, ints


def finish(state: State, judge: Judge, dice: FastDice) -> None:
    """Play a state to its end."""
    buffer = ints(LONGEST)
    while state.seat >= 0:
        count = state.legal_into(buffer)
        answer = buffer[0] if count == 1 else judge.pick(state, buffer, count, dice)
        state.apply(answer, dice)


def settle(state: State, dice: FastDice) -> bool:
    """Give the answers that are no choice; whether the game ended with them."""
    buffer = ints(LONGEST)
    while state.seat >= 0 and state.legal_into(buffer) == 1:
        state.apply(buffer[0], dice)
    return state.seat < 0
