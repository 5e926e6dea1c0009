# compiled with mypyc
"""What a position of Walhalla is worth, for bots."""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.engine.state import Judge, State


class WalhallaJudge(Judge):
    """Points as they stand, and a price for what will still bring some."""

    def value(self, state: State, seat: i64) -> float:
        return float(state.points(seat))
