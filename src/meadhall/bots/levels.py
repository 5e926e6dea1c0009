"""The ladder: one set of levels for every game, from the first evening to the strongest there is."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from meadhall.bots.bot import Bot
from meadhall.bots.greedy import Greedy
from meadhall.bots.noisy import Noisy
from meadhall.bots.search import Search
from meadhall.engine.game import AnyGame


@dataclass(frozen=True)
class Level:
    """How a level thinks: by iterations (0: all the time it is given), or else one answer ahead, closely or not."""

    name: str
    closely: bool = True
    iterations: int | None = None
    noise: float = 0.0
    learned: bool = False  # whether it judges by what the game's judge has learned, where it has


LADDER = (
    Level("thrall", closely=False),  # looks one answer ahead and not closely
    Level("karl"),  # takes what looks best now
    Level("huskarl", iterations=120, noise=0.005),
    Level("skald", iterations=300, learned=True),
    Level("jarl", iterations=1_500, learned=True),
    Level("konung", iterations=0, learned=True),  # all the time it is given
)
LEVELS = tuple(one.name for one in LADDER)  # weakest first
PAGE = Path(__file__).with_name("page.json")  # what time is left for there: `meadhall bench --page --write`
RATINGS = Path(__file__).with_name("ratings.json")  # written by `meadhall ladder GAME --write`


def level(name: str, game: AnyGame, seed: int) -> Bot:
    """The bot of a level."""
    (found,) = (one for one in LADDER if one.name == name)
    judge = game.judge()
    if not found.learned:
        judge.forget()
    if found.iterations is None:
        return Greedy(judge, seed) if found.closely else Noisy(judge, seed)
    return Search(judge, seed, iterations=found.iterations, noise=found.noise)
