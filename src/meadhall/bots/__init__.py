"""Bots: they see the contract, never a game. A bot is handed what its seat may know, and answers."""

from __future__ import annotations

from meadhall.bots.bot import Bot
from meadhall.bots.greedy import Greedy
from meadhall.bots.random import Random
from meadhall.engine.errors import BadSetup, listed
from meadhall.engine.game import Game

__all__ = ["NAMES", "Bot", "Greedy", "Random", "make"]

NAMES = ("random", "greedy")


def make(name: str, game: Game, seed: int) -> Bot:
    """A bot by name for a game; the same seed answers the same."""
    if name == "random":
        return Random(seed)
    if name == "greedy":
        return Greedy(game.judge(), seed)
    raise BadSetup(f"there is no bot {name!r}; there are {listed(NAMES)}")
