# compiled with mypyc
"""What a position of Wikinger is worth, for bots."""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.engine.state import Judge, State


class WikingerJudge(Judge):
    """Points as they stand."""

    def value(self, state: State, seat: i64) -> float:
        return float(state.points(seat))
