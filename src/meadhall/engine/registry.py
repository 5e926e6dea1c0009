"""The games there are: every entry point of the group `meadhall.games`."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points

from meadhall.engine.errors import UnknownGame, listed
from meadhall.engine.game import Game

GROUP = "meadhall.games"


def games() -> list[str]:
    """The names of all registered games."""
    return sorted(point.name for point in entry_points(group=GROUP))


def game(name: str, components: str | None = None) -> Game:
    """A game by name, with its own component file or with the text of another."""
    found = _load(name)
    return found if components is None else found.with_components(components)


@cache
def _load(name: str) -> Game:
    found = [point for point in entry_points(group=GROUP) if point.name == name]
    if not found:
        raise UnknownGame(f"there is no game {name!r}; there are {listed(games())}")
    made = found[0].load()()
    assert isinstance(made, Game), f"entry point {name} does not make a Game"
    return made
