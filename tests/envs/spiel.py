"""Games and positions as pyspiel loads and plays them."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pyspiel
import pytest

from meadhall.envs import openspiel
from meadhall.envs.openspiel import SpielGame, SpielState
from meadhall.envs.openspiel.games import PREFIX
from tests.contract.setups import Setup, each_once

SETUPS = [setup for setup in each_once() if setup.get().encodes]
SIZES = [setup for setup in SETUPS if not setup.options]
every_game = pytest.mark.parametrize("name", openspiel.GAMES)
SOME = "meadhall_raids"


def load(setup: Setup) -> SpielGame:
    """A setup as pyspiel loads it."""
    game: SpielGame = pyspiel.load_game(PREFIX + setup.game, {"players": setup.seats, **dict(setup.options)})
    return game


def hides(game: SpielGame) -> bool:
    """Whether there is anything that a player cannot see."""
    return bool(game.get_type().information == pyspiel.GameType.Information.IMPERFECT_INFORMATION)


def walk(game: SpielGame, seed: int) -> Iterator[tuple[SpielState, int]]:
    """Play one random game, stopping before every answer: the state and the answer to come."""
    state, rng = game.new_initial_state(), random.Random(seed)
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, chances)[0])
            continue
        action = rng.choice(state.legal_actions())
        yield state, action
        state.apply_action(action)


def first_question(game: SpielGame, seed: int = 0) -> SpielState:
    """A position whose player has a choice."""
    return next(state for state, _ in walk(game, seed) if len(state.legal_actions()) > 1)
