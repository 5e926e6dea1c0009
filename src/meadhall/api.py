"""The public functions of `import meadhall`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from meadhall.engine import registry, saga
from meadhall.engine.errors import BadComponents, BadPosition, MeadhallError, UnknownGame, listed
from meadhall.engine.game import COLOURS, AnyGame, OptionValue
from meadhall.engine.table import Table

__all__ = ["MeadhallError", "game", "games", "load", "scene", "table"]


def games() -> list[str]:
    """The names of the games."""
    return registry.games()


def game(name: str, components: str | None = None, rules: int | None = None) -> AnyGame:
    """A game: its seats, options, components, answers. `components` is the text of a component file of your own,
    `rules` a version of its rules, the newest if not said.
    """
    return _game(name, components, rules)


def table(
    name: str,
    seats: int | None = None,
    seed: str | None = None,
    options: Mapping[str, OptionValue] | None = None,
    names: Sequence[str] | None = None,
    components: str | None = None,
    rules: int | None = None,
) -> Table:
    """A new table, dealt and ready. Without a seed it is dealt from a secret one."""
    played = _game(name, components, rules)
    return Table(played, max(played.seats) if seats is None else seats, seed=seed, options=options, names=names)


def load(text: str, seed: str | None = None, components: str | None = None) -> Table:
    """The table a saga tells of, replayed and verified answer by answer."""
    return saga.load(text, seed=seed, game=finder(components))


def finder(components: str | None) -> saga.Find:
    """Finds the games of sagas: with a component file of one's own if they were dealt with that."""

    def find(name: str, digest: str, rules: int) -> AnyGame:
        _game(name, components)  # refuses what is no component file of it
        return registry.Shelf({} if components is None else {name: components}).dealt(name, digest, rules)

    return find


def scene(
    name: str,
    position: Mapping[str, Any] | None = None,
    *,
    seed: str = "scene",
    components: str | None = None,
    **more: Any,
) -> Table:
    """A table at a position written down as a readable mapping, as `Table.position()` writes it.

    `seats` is a number or the list of the players' names in seat order; keys may be given as arguments too.
    """
    played = _game(name, components)
    if position is not None and not isinstance(position, Mapping):
        raise BadPosition(f"a position is a mapping, not {position!r}")
    words = {**(position or {}), **more}
    seats = words.pop("seats", max(played.seats))
    options = words.pop("options", {})
    if type(seats) is int:
        seats = COLOURS[: played.checked_seats(seats)]
    if isinstance(seats, str) or not isinstance(seats, Sequence):
        raise BadPosition(f"seats must be a number or a list of names, not {seats!r}")
    if not isinstance(options, Mapping):
        raise BadPosition(f"options must be a mapping, not {options!r}")
    if len(seats) not in played.seats:
        raise BadPosition(f"{name} is for {listed(played.seats)} players, not {len(seats)}")
    return Table(played, len(seats), seed=seed, options=options, names=tuple(seats), position=words)


def _game(name: str, components: str | None, rules: int | None = None) -> AnyGame:
    if not isinstance(name, str):
        raise UnknownGame(f"a game is named by a word, not {name!r}; there are {listed(games())}")
    if components is not None and not isinstance(components, str):
        raise BadComponents(1, f"components are the text of a component file, not {type(components).__name__}")
    return registry.game(name, components, rules)
