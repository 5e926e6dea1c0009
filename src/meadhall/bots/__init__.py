"""Bots: they see the contract, never a game. A bot is handed what its seat may know, and answers."""

from __future__ import annotations

from meadhall.bots.advice import Advice, Compared, Expected, advise
from meadhall.bots.bot import Bot
from meadhall.bots.forecast import Forecast, forecast
from meadhall.bots.greedy import Greedy
from meadhall.bots.guarded import Guarded
from meadhall.bots.judged import foretold
from meadhall.bots.levels import LEVELS, level
from meadhall.bots.own import registered
from meadhall.bots.random import Random
from meadhall.bots.search import Search
from meadhall.bots.strength import Rating, brief, strengths, told_apart
from meadhall.engine.errors import BadSetup, listed
from meadhall.engine.game import AnyGame
from meadhall.engine.state import Judge

__all__ = [
    "LEVELS", "NAMES", "Advice", "Bot", "Compared", "Expected", "Forecast", "Greedy", "Guarded", "Random", "Rating",
    "Search", "advise", "brief", "forecast", "foretold", "make", "strengths", "told_apart",
]  # fmt: skip

SEARCH, PLAIN, HAND = "search", "plain", "hand"
MOST = 10_000_000  # iterations a decision
NAMES = ("random", "greedy", *LEVELS)  # weakest first


def make(name: str, game: AnyGame, seed: int) -> Bot:
    """A bot by name for a game: a level, `random`, `greedy`, a registered one, or your own as `file.py:Class`.

    `search:N`, and `search` by the clock, searches for N iterations with what the game's judge has learned, where it
    has; `hand:N` and `hand` with prices made by hand, as the levels do; `plain:N` by the textbook, random playouts.
    """
    if name == "random":
        return Random(seed)
    if name == "greedy":
        return Greedy(game.judge(), seed)
    if name in LEVELS:
        return level(name, game, seed)
    kind, _, number = name.partition(":")
    if name in (SEARCH, HAND):
        return Search(game.judge() if name == SEARCH else by_hand(game), seed)
    if kind in (SEARCH, PLAIN, HAND):
        if not number.isdecimal() or len(number) > len(str(MOST)) or not 0 < int(number) <= MOST:
            raise BadSetup(f"{name!r}: {kind}:N wants a number of iterations from 1 to {MOST:,}")
        judge = game.judge() if kind == SEARCH else by_hand(game)
        return Search(judge, seed, iterations=int(number), plain=kind == PLAIN)
    if ":" in name or name in registered():
        return Guarded(name, game, seed, Greedy(game.judge(), seed))
    known = (*NAMES, SEARCH, f"{SEARCH}:N", HAND, f"{HAND}:N", f"{PLAIN}:N", *registered(), "your own as file.py:Class")
    raise BadSetup(f"there is no bot {name!r}; there are {listed(known)}")


def by_hand(game: AnyGame) -> Judge:
    """A game's judge without what it has learned."""
    judge = game.judge()
    judge.forget()
    return judge
