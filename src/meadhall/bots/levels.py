"""The ladder: one set of levels for every game, from the first evening to the strongest there is."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from meadhall.bots.bot import Bot
from meadhall.bots.greedy import Greedy
from meadhall.bots.noisy import Noisy
from meadhall.bots.search import Search
from meadhall.engine.game import Game


@dataclass(frozen=True)
class Level:
    """How a level thinks: `blur` if it looks one answer ahead, else iterations (0: all the time it is given)."""

    name: str
    blur: float | None = None
    iterations: int | None = None
    noise: float = 0.0


LADDER = (
    Level("thrall", blur=0.35),  # looks one answer ahead and not closely
    Level("karl", blur=0.0),  # takes what looks best now
    Level("huskarl", iterations=60, noise=0.01),
    Level("skald", iterations=300),
    Level("jarl", iterations=1_500),
    Level("konung", iterations=0),  # all the time it is given
)
LEVELS = tuple(one.name for one in LADDER)  # weakest first
RATINGS = Path(__file__).with_name("ratings.json")  # written by `meadhall ladder GAME --write`


def level(name: str, game: Game, seed: int) -> Bot:
    """The bot of a level."""
    (found,) = (one for one in LADDER if one.name == name)
    judge = game.judge()
    if found.blur is not None:
        return Noisy(judge, seed, found.blur) if found.blur > 0 else Greedy(judge, seed)
    return Search(judge, seed, iterations=found.iterations or 0, noise=found.noise)
