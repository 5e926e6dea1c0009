"""Somebody's first try of a daily deal as a row, and who keeps such rows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

Kept = Mapping[str, Sequence[int]]  # par as it is kept: points and place by level


@dataclass(frozen=True)
class Try:
    """The first try of one player; what is missing while it is played is None."""

    day: str
    player: str
    at_table: str
    mark: str
    game: str
    seats: int
    name: str
    late: bool  # begun after its day
    begun: float
    ended: float | None = None
    points: int | None = None
    place: int | None = None
    answers: int | None = None

    @property
    def given_up(self) -> bool:
        """Whether its table was deleted before the end."""
        return self.ended is not None and self.points is None


class DailyKeeper(Protocol):
    """Reads and writes first tries, and par."""

    async def begin(self, row: Try) -> Try:
        """Keep a first try; returns the one that is kept, which is an earlier one where there was one."""

    async def end(self, table: str, at: float, points: int | None, place: int | None, answers: int | None) -> None:
        """The try at a table is over; without points it was given up. What is over already stays as it is."""

    async def of_player(self, player: str, since: str) -> list[Try]:
        """A player's tries from a day on, the newest day first."""

    async def of_day(self, day: str, most: int) -> list[Try]:
        """The tries of a day that came to an end, most points first."""

    async def forget(self, before: str) -> None:
        """Delete what is of earlier days."""

    async def take_par(self, mark: str, day: str) -> bool:
        """Whether this process is the one that plays a deal's par: no other does, or whose did is dead."""

    async def leave_par(self, mark: str) -> None:
        """It plays no more of it."""

    async def par(self, mark: str) -> Kept:
        """What is known of a deal's par."""

    async def keep_par(self, mark: str, day: str, par: Kept) -> None:
        """Keep what some levels reached, beside what is known of others."""
