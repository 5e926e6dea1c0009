# compiled with mypyc
"""The bot that looks one answer ahead."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.bots.bot import Bot
from meadhall.engine.dice import FastDice
from meadhall.engine.state import Judge, State

WORLDS: Final = 4  # possible truths it asks; answers that lead to a draw differ between them


class Greedy(Bot):
    """Tries every answer in a few imagined truths and takes what the game's judge likes best."""

    def __init__(self, judge: Judge, seed: int) -> None:
        self.judge: Judge = judge
        self.dice: FastDice = FastDice(seed)

    def choose(self, view: State, legal: list[int], budget: float) -> int:
        if len(legal) == 1:
            return legal[0]
        seat = view.seat
        values = [0.0] * len(legal)
        world: i64 = 0
        while world < WORLDS:
            truth = view.imagined(self.dice)
            for i in range(len(legal)):
                after = truth.clone()
                after.apply(legal[i], self.dice)
                values[i] += self.judge.value(after, seat)
            world += 1
        best = 0
        ties: i64 = 1
        for i in range(1, len(legal)):
            if values[i] > values[best]:
                best = i
                ties = 1
            elif values[i] == values[best]:
                ties += 1
                if self.dice.below(ties) == 0:
                    best = i
        return legal[best]
