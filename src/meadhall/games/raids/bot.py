# compiled with mypyc
"""What a position of Raids is worth, for bots."""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.engine.state import Judge, State
from meadhall.games.raids import scoring
from meadhall.games.raids.state import Raids


class RaidsJudge(Judge):
    """Points as they stand, and a price for what will still bring some."""

    def value(self, state: State, seat: i64) -> float:
        return float(state.points(seat))
