"""The games there are: every entry point of the group `meadhall.games`."""

from __future__ import annotations

import os
from functools import cache, lru_cache
from importlib.metadata import entry_points
from pathlib import Path

from meadhall.engine.errors import UnknownGame, listed
from meadhall.engine.game import Game

GROUP = "meadhall.games"
OWN = "MEADHALL_COMPONENTS_"  # and the game: the path of a component file to play with, also for bots' processes


def games() -> list[str]:
    """The names of all registered games."""
    return sorted(point.name for point in entry_points(group=GROUP))


def game(name: str, components: str | None = None) -> Game:
    """A game by name, with its own component file or with the text of another."""
    return _load(name) if components is None else _with(name, components)


@cache
def _load(name: str) -> Game:
    found = [point for point in entry_points(group=GROUP) if point.name == name]
    if not found:
        raise UnknownGame(f"there is no game {name!r}; there are {listed(games())}")
    made = found[0].load()()
    assert isinstance(made, Game), f"entry point {name} does not make a Game"
    own = os.environ.get(OWN + name.upper())
    return made.with_components(Path(own).read_text("utf-8")) if own else made


@lru_cache(maxsize=32)
def _with(name: str, components: str) -> Game:
    return _load(name).with_components(components)


def play_with(name: str, components: Path) -> None:
    """From now on play a game with a component file of the owner's, in this process and those it starts."""
    _load(name).with_components(components.read_text("utf-8"))  # refuses a bad one
    os.environ[OWN + name.upper()] = str(components.resolve())
    _load.cache_clear()
