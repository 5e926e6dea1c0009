"""Bots both ways: Meadhall's levels play in OpenSpiel, OpenSpiel's searches sit at Meadhall's tables."""

from __future__ import annotations

import math
import time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import MCTSBot

from meadhall.bots import make
from meadhall.engine.dice import FastDice
from meadhall.engine.game import AnyGame
from meadhall.engine.state import State
from meadhall.envs.openspiel.games import PLAYERS, SpielGame, SpielState, spiel_class

EXPLORE = math.sqrt(2)  # of OpenSpiel's searches; utilities are -1 to 1
ENDLESS = 10**9  # simulations; the clock ends them
FEWEST = 2  # simulations: the first only looks at the position, the second tries an answer


class MeadhallBot(pyspiel.Bot):
    """A bot of Meadhall as OpenSpiel's: `MeadhallBot(game, "skald", seed=1)`. It is shown what the asked player may
    know and nothing else; `budget` is for those who think by the clock, in seconds.
    """

    def __init__(self, game: SpielGame, name: str, seed: int = 0, budget: float = 1.0) -> None:
        super().__init__()
        self.budget = budget
        self._game, self._name, self._seed = game.setting.game, name, seed
        self.restart()

    def restart(self) -> None:
        """Begin anew, as if just made."""
        self._mind = make(self._name, self._game, self._seed)

    def restart_at(self, state: SpielState) -> None:
        """Begin anew at a position."""
        self.restart()

    def step(self, state: SpielState) -> int:
        """Its answer to the open question."""
        return self._mind.choose(state.truth.redacted(state.current_player()), state.legal_actions(), self.budget)


class Playouts:
    """An evaluator for OpenSpiel's searches in Python that plays on at random in compiled code, much faster than by
    OpenSpiel's own positions.
    """

    def __init__(self, seed: int, rollouts: int = 1) -> None:
        self.dice, self.rollouts = FastDice(seed), rollouts

    def evaluate(self, state: SpielState) -> list[float]:
        """What every player earns on average."""
        earned = [state.node.played_out(self.dice) for _ in range(self.rollouts)]
        return [sum(one) / self.rollouts for one in zip(*earned, strict=True)]

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        """Every answer alike; outcomes of a draw as likely as they are."""
        if state.is_chance_node():
            return state.chance_outcomes()
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


class Guest:
    """A mind of OpenSpiel at a table of Meadhall, for `meadhall match --bots file.py:Class`. A subclass answers with
    `step`; the position it is given is one possible truth behind what its seat knows.
    """

    def __init__(self, game: AnyGame, seed: int) -> None:
        self.game, self.seed = game, seed
        self.dice = FastDice(seed)
        self._games: dict[int, SpielGame] = {}  # by number of players

    def choose(self, view: State, legal: list[int], budget: float) -> int:
        """One of the legal answers."""
        players = int(view.seats)
        if players not in self._games:
            self._games[players] = spiel_class(self.game)({PLAYERS: players})
        return int(self.step(self._games[players].at(view.imagined(self.dice)), budget))

    def step(self, state: SpielState, budget: float) -> int:
        """The answer, within about `budget` seconds."""
        raise NotImplementedError


class Ismcts(Guest):
    """OpenSpiel's information-set search, with compiled playouts; where a game hides nothing, which it refuses to play,
    its plain search. It thinks as long as it is given.
    """

    def step(self, state: SpielState, budget: float) -> int:
        hides = state.get_game().get_type().information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
        return (_ismcts if hides else _mcts)(state, self.dice.below(2**31), budget)


class Mcts(Guest):
    """OpenSpiel's plain search, with compiled playouts. Where a game hides something it believes one imagined truth."""

    def step(self, state: SpielState, budget: float) -> int:
        return _mcts(state, self.dice.below(2**31), budget)


def _ismcts(state: SpielState, seed: int, budget: float) -> int:
    """The most tried answer of an information-set search that ends with the clock."""
    end, dice, worlds = time.monotonic() + budget, FastDice(seed), 0

    def resample(real: SpielState, player: int) -> SpielState:
        nonlocal worlds
        worlds += 1
        if worlds > FEWEST and time.monotonic() > end:
            raise _TimeIsUp
        return real.resample_from_infostate(player, lambda: dice.below(2**32) / 2**32)

    bot = ISMCTSBot(state.get_game(), Playouts(seed), EXPLORE, ENDLESS, random_state=np.random.RandomState(seed))
    bot.set_resampler(resample)
    try:
        policy = bot.run_search(state)
    except _TimeIsUp:
        policy = bot.get_final_policy(state, bot._root_node)
    return int(max(policy, key=lambda one: one[1])[0])


def _mcts(state: SpielState, seed: int, budget: float) -> int:
    """The answer of a plain search that ends with the clock."""
    return int(_Clocked(state.get_game(), seed, time.monotonic() + budget).step(state))


class _TimeIsUp(Exception):
    """Ends a search between two simulations."""


class _Clocked(MCTSBot):
    """OpenSpiel's plain search, ended by the clock."""

    def __init__(self, game: SpielGame, seed: int, end: float) -> None:
        super().__init__(game, EXPLORE, ENDLESS, Playouts(seed), random_state=np.random.RandomState(seed))
        self.end = end

    def _apply_tree_policy(self, root: Any, state: SpielState) -> Any:
        if root.explore_count >= FEWEST and time.monotonic() > self.end:
            root.outcome = state.returns()  # a search stops once its root is solved
        return super()._apply_tree_policy(root, state)
