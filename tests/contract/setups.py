"""Every way a registered game can be set up, and games played at random on it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import meadhall
from meadhall.engine import AnyGame, OptionValue, State, TableDice
from meadhall.engine.dice import FastDice


class Setup(NamedTuple):
    """A game with a number of seats and its options; all default but for at most one."""

    game: str
    seats: int
    options: tuple[tuple[str, OptionValue], ...]

    def __str__(self) -> str:
        return "-".join([self.game, str(self.seats), *(f"{name}={value}" for name, value in self.options)])

    def get(self) -> AnyGame:
        """The game itself."""
        return meadhall.game(self.game)

    def rounds(self, most: int) -> range:
        """Numbers of games to look into closely: fewer where only an option differs."""
        return range(most if not self.options else max(1, most // 3))

    def new(self, seed: int) -> State:
        """A fresh state."""
        state: State = self.get().new(self.seats, TableDice(f"deal {seed}"), dict(self.options))
        return state


def shipped() -> list[str]:
    """The games of the house, without those that others add."""
    return [name for name in meadhall.games() if type(meadhall.game(name)).__module__.startswith("meadhall.games.")]


def setups() -> list[Setup]:
    """Every game, seat count and option value."""
    found = []
    for name in meadhall.games():
        game = meadhall.game(name)
        for seats in game.seats:
            found.append(Setup(name, seats, ()))
            for option in game.options.values():
                found += [Setup(name, seats, ((option.name, v),)) for v in option.choices if v != option.default]
    return found


def each_once() -> list[Setup]:
    """Every seat count, and every option value at one of them: enough where seats and options do not meet."""
    found = [setup for setup in setups() if not setup.options]
    for name in meadhall.games():
        game = meadhall.game(name)
        values = [(o.name, v) for o in game.options.values() for v in o.choices if v != o.default]
        found += [Setup(name, game.seats[k % len(game.seats)], (value,)) for k, value in enumerate(values)]
    return found


def walk(setup: Setup, seed: int) -> Iterator[tuple[State, int, TableDice]]:
    """Play one random game, stopping before every answer: the state, the answer to come, the table's dice."""
    state, dice, mind = setup.new(seed), TableDice(f"play {seed}"), FastDice(seed)
    while state.seat >= 0:
        legal = state.legal()
        action = legal[mind.below(len(legal))]
        yield state, action, dice
        state.apply(action, dice)
