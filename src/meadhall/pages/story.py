"""The story of a finished game as one viewer could know it: points, chances and decisions; it grows by and by."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

TIMES = 3  # that a ply is weighed


class Chances(NamedTuple):
    """Everybody's chances to win at a ply, from so many quick games."""

    shares: tuple[float, ...]
    games: int


class Decision(NamedTuple):
    """An answer and the best other one, by the chances they left the seat; `off` is half the interval (95 %) of their
    difference.
    """

    ply: int
    answer: int
    other: int
    mine: float
    theirs: float
    off: float


@dataclass
class Story:
    """Grows while it is weighed; `told` counts how often."""

    plies: Sequence[int] = ()  # whose chances are weighed
    points: Sequence[Sequence[int]] | None = None  # by ply and seat, from before the first answer
    chances: dict[int, Chances] = field(default_factory=dict)
    best: Decision | None = None
    slip: Decision | None = None
    times: int = 0  # that a ply was weighed, all of them together
    done: bool = False
    told: int = 0

    @property
    def all(self) -> int:
        """How often plies are weighed until their chances are told."""
        return TIMES * len(self.plies)

    @property
    def weighed(self) -> bool:
        """Whether all chances are as good as they get."""
        return bool(self.plies) and self.times >= self.all

    def next(self, most: int) -> list[int]:
        """The plies to be weighed next, in the order of play; none when it was often enough."""
        at = self.times % len(self.plies) if self.plies else 0
        return [] if self.weighed else list(self.plies[at : at + most])

    def weigh(self, ply: int, found: Chances) -> None:
        """Take more games into a ply's chances."""
        before = self.chances.get(ply)
        self.times += 1
        if before is not None:
            games = before.games + found.games
            pairs = zip(before.shares, found.shares, strict=True)
            shares = tuple((a * before.games + b * found.games) / games for a, b in pairs)
            found = Chances(shares, games)
        self.chances[ply] = found
