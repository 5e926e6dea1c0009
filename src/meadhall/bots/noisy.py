# compiled with mypyc
"""The bot that looks one answer ahead and does not look closely."""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.bots.bot import Bot
from meadhall.engine.dice import FastDice
from meadhall.engine.state import Judge, State


class Noisy(Bot):
    """Like Greedy with a single imagined truth; of answers within the judge's `blur` any may be taken."""

    def __init__(self, judge: Judge, seed: int) -> None:
        self.judge: Judge = judge
        self.dice: FastDice = FastDice(seed)

    def choose(self, view: State, legal: list[int], budget: float) -> int:
        if len(legal) == 1:
            return legal[0]
        seat = view.seat
        truth = view.imagined(self.dice)
        values = [0.0] * len(legal)
        best = -1e18
        for i in range(len(legal)):
            after = truth.clone()
            after.apply(legal[i], self.dice)
            values[i] = self.judge.value(after, seat)
            best = max(best, values[i])
        chosen = 0
        close: i64 = 0
        for i in range(len(legal)):
            if values[i] >= best - self.judge.blur:
                close += 1
                if self.dice.below(close) == 0:
                    chosen = i
        return legal[chosen]
