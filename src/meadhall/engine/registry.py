"""The games there are: every entry point of the group `meadhall.games`."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Mapping
from functools import cache, lru_cache
from importlib.metadata import EntryPoint, entry_points

from meadhall.engine.errors import OtherComponents, UnknownGame, listed
from meadhall.engine.game import AnyGame, Game, folder

GROUP = "meadhall.games"
LONGEST_DIGEST = 40  # characters; a longer one is no file's name anywhere
PAST = "past"  # folder of a game with the component files it was shipped with before, named by their digests


def games() -> list[str]:
    """The names of all registered games."""
    return sorted(_points(entry_points, tuple(sys.path)))


def shipped() -> list[str]:
    """The names of the games that come with Meadhall itself; what others have installed is not among them."""
    house = __name__.partition(".")[0]
    return [name for name in games() if _class(name).__module__.partition(".")[0] == house]


@lru_cache(maxsize=8)
def _points(find: Callable[..., Iterable[EntryPoint]], _path: tuple[str, ...]) -> Mapping[str, EntryPoint]:
    """By name, the first of each. Whoever looks for them reads the metadata of all that is installed, which is too
    long for every page and every wrong name: once for each way of looking and each path.
    """
    return {point.name: point for point in reversed(list(find(group=GROUP)))}


def game(name: str, components: str | None = None, rules: int | None = None) -> AnyGame:
    """A game by name; with the text of another component file, or by an older version of its rules."""
    return _game(name, components, _class(name).rules if rules is None else rules)


def dealt(name: str, digest: str, rules: int) -> AnyGame:
    """A game with the components of that digest and by those rules: shipped now, or shipped once."""
    return Shelf().dealt(name, digest, rules)


class Shelf:
    """The games as somebody plays them: with component files of their own in place of the shipped ones."""

    def __init__(self, own: Mapping[str, str] | None = None) -> None:
        self.own = dict(own or {})
        for name in self.own:
            self.game(name)  # refuses a bad one now

    def game(self, name: str, rules: int | None = None) -> AnyGame:
        """A game as it is played here."""
        return game(name, self.own.get(name), rules)

    def dealt(self, name: str, digest: str, rules: int, kept: str | None = None) -> AnyGame:
        """A game as it was dealt: with the components of that digest, which `kept` may be the text of."""
        for text in (self.own.get(name), None, kept):
            found = game(name, text, rules)
            if found.components.digest == digest:
                return found
        past = folder(game(name)).joinpath(PAST, f"{digest}.toml")
        if digest.isalnum() and len(digest) <= LONGEST_DIGEST and past.is_file():
            return game(name, past.read_text("utf-8"), rules)
        here = self.game(name).components.digest
        raise OtherComponents(
            f"played with other components of {name} ({digest[:40]}, here {here}); "
            f"open it with the component file it was played with (--components {name}=FILE for a hall)"
        )


@cache
def _class(name: str) -> type[AnyGame]:
    found = _points(entry_points, tuple(sys.path)).get(name)
    if found is None:
        raise UnknownGame(f"there is no game {name!r}; there are {listed(games())}")
    made = found.load()
    assert isinstance(made, type), f"entry point {name} is no class"
    assert issubclass(made, Game), f"entry point {name} is no Game"
    return made


@lru_cache(maxsize=64)
def _game(name: str, components: str | None, rules: int) -> AnyGame:
    return _class(name)(components, rules)
