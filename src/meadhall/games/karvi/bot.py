# compiled with mypyc
"""What a position of Karvi is worth, for bots."""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.engine.state import Judge, State
from meadhall.games.karvi.state import Karvi


class KarviJudge(Judge):
    """Points as they stand, and a price for what will still bring some."""

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, Karvi)
        return float(state.points(seat))
