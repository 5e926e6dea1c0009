"""When bots answer: where something is hidden, at a time that was fixed before they began to think and hangs on what
everybody knows alone. How long a search really took would tell what the seat holds.
"""

from __future__ import annotations

import math

from meadhall.bots import LEVELS
from meadhall.engine.onlooker import hides, truths
from meadhall.engine.table import Table

ONE_AHEAD = dict.fromkeys(("random", "greedy", *LEVELS[:2]), 0.02)  # bots that look one answer ahead at most
GLANCE = 0.3  # seconds, for every other bot where there may be nothing to think about
THOUGHTS = dict.fromkeys(LEVELS[2:4], GLANCE) | {LEVELS[4]: 0.5}  # seconds that some of them need elsewhere
THOUGHT = 1.5  # and those that take all they are given
SEARCH = 0.8  # of it is for the search; the rest is for what comes between
FEW = 3  # answers: a card held or not makes the difference


def pace(table: Table, level: str) -> float:
    """After how many seconds of a worker's time a bot answers; 0 where nothing is hidden: as soon as it has chosen."""
    if not hides(table.state):
        return 0.0
    if level in ONE_AHEAD:
        return ONE_AHEAD[level]
    return GLANCE if glanced_at(table) else THOUGHTS.get(level, THOUGHT)


def glanced_at(table: Table) -> bool:
    """Whether, for all that onlookers know, there is little to choose from, or nothing but a pass."""
    return any(
        len(truth.legal()) <= FEW or table.game.passes(truth.redacted(truth.seat), "aimed") is not None
        for truth in truths(table.state)
    )


def left(lasts: float, gone: float) -> float:
    """How long an answer is still kept back: until the time is over, or over once more where that was missed."""
    return lasts * max(1, math.ceil(gone / lasts)) - gone
