"""What somebody who only looks on can imagine. Whatever everybody may notice, how long something takes or whether the
table waits, is decided from this and never from the truth: else it would tell what is hidden.
"""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.engine.dice import FastDice
from meadhall.engine.game import AnyGame
from meadhall.engine.state import SPECTATOR, State

TRUTHS = 40  # that are looked at


def truths(state: State) -> Iterator[State]:
    """Some states that look like this one to an onlooker; the same ones whatever is really hidden."""
    public, dice = state.redacted(SPECTATOR), FastDice(1)
    for _ in range(TRUTHS):
        yield public.imagined(dice)


def hides(state: State) -> bool:
    """Whether the asked seat may know more than an onlooker."""
    public = state.redacted(SPECTATOR)
    return any(truth.redacted(truth.seat) != public for truth in truths(state))


def may_choose(game: AnyGame, state: State) -> bool:
    """Whether the asked seat may have more than one answer. A window between turns is no choice to come back to."""
    for truth in truths(state):
        if game.passes(truth.redacted(truth.seat), "aimed") is not None:
            return False
        if len(truth.legal()) > 1:
            return True
    return False


def may_be_forced(state: State) -> bool:
    """Whether an onlooker cannot tell if the asked seat has one answer or several."""
    return len({len(truth.legal()) > 1 for truth in truths(state)}) > 1
