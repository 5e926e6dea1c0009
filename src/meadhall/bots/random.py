# compiled with mypyc
"""The bot that does not think."""

from __future__ import annotations

from meadhall.bots.bot import Bot
from meadhall.engine.dice import FastDice
from meadhall.engine.state import State


class Random(Bot):
    """Any legal answer, each as likely as the others."""

    def __init__(self, seed: int) -> None:
        self.dice: FastDice = FastDice(seed)

    def choose(self, view: State, legal: list[int], budget: float) -> int:
        return legal[self.dice.below(len(legal))]
