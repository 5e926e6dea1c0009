"""Bots: they see the contract, never a game. A bot is handed what its seat may know, and answers."""

from __future__ import annotations

from meadhall.bots.advice import Advice, Compared, Expected, advise
from meadhall.bots.bot import Bot
from meadhall.bots.forecast import Forecast, forecast
from meadhall.bots.greedy import Greedy
from meadhall.bots.guarded import Guarded
from meadhall.bots.levels import LEVELS, level
from meadhall.bots.own import registered
from meadhall.bots.random import Random
from meadhall.bots.search import Search
from meadhall.bots.strength import Rating, strengths, told_apart
from meadhall.engine.errors import BadSetup, listed
from meadhall.engine.game import AnyGame

__all__ = [
    "LEVELS", "NAMES", "Advice", "Bot", "Compared", "Expected", "Forecast", "Greedy", "Guarded", "Random", "Rating",
    "Search", "advise", "forecast", "make", "strengths", "told_apart",
]  # fmt: skip

SEARCH, PLAIN = "search", "plain"
MOST = 10_000_000  # iterations a decision
NAMES = ("random", "greedy", *LEVELS)  # weakest first


def make(name: str, game: AnyGame, seed: int) -> Bot:
    """A bot by name for a game: a level, `random`, `greedy`, a registered one, or your own as `file.py:Class`.

    `search:N` thinks as the strongest levels do, for N iterations; `plain:N` by the textbook, with random playouts.
    """
    if name == "random":
        return Random(seed)
    if name == "greedy":
        return Greedy(game.judge(), seed)
    if name in LEVELS:
        return level(name, game, seed)
    kind, _, number = name.partition(":")
    if kind in (SEARCH, PLAIN):
        if not number.isdecimal() or len(number) > len(str(MOST)) or not 0 < int(number) <= MOST:
            raise BadSetup(f"{name!r}: {kind}:N wants a number of iterations from 1 to {MOST:,}")
        return Search(game.judge(), seed, iterations=int(number), plain=kind == PLAIN)
    if ":" in name or name in registered():
        return Guarded(name, game, seed, Greedy(game.judge(), seed))
    known = (*NAMES, f"{SEARCH}:N", f"{PLAIN}:N", *registered(), "your own as file.py:Class")
    raise BadSetup(f"there is no bot {name!r}; there are {listed(known)}")
