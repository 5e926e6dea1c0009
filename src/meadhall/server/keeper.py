"""What the hall asks of a store, whatever that keeps its rows in: changes, tables as they were saved, lists of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from meadhall.server.listed import Aside, Entry, Occupant

Given = tuple[int, str]  # an answer, and before it the seat that gave it

SAGA = "saga-"  # and what follows is the id of a game opened from a file


class Conflict(Exception):
    """Somebody else changed the table first; nothing was written."""


@dataclass(frozen=True)
class Change:
    """One change of one table, made for its `version`."""

    table: str
    version: int
    values: Mapping[str, Any] = field(default_factory=dict)  # columns of the table's row
    answers: Sequence[str] = ()  # new rows, one after the other: what was given in one gesture
    ply: int = 0  # of the first of them
    seat: int = 0  # that gave them
    joins: bool = False  # the first of them belongs to the answer before it
    undo: int | None = None  # rows from this ply on go
    seats: Mapping[int, Mapping[str, Any]] = field(default_factory=dict)


@dataclass(frozen=True)
class Saved:
    """A table as the store has it."""

    table: Mapping[str, Any]
    seats: Sequence[Mapping[str, Any]]
    answers: Sequence[str]
    together: frozenset[int] = frozenset()  # plies of answers given in one gesture with the one before
    components: str | None = None  # the text of the component file it was dealt with
    aside: Aside | None = None


class Keeper(Protocol):
    """A store: what it was told is kept when it returns, or it raises and nothing was written."""

    @property
    def failure(self) -> type[Exception]:
        """What it raises when it cannot be read or written."""

    async def start(self) -> None:
        """Open it."""

    async def stop(self) -> None:
        """Close it."""

    async def commit(self, change: Change) -> None:
        """Keep a change; raises `Conflict` when the table has moved on."""

    async def add(
        self, table: Mapping[str, Any], places: Sequence[Mapping[str, Any]], given: Sequence[Given] = ()
    ) -> None:
        """A new table with its seats and what was answered before; `Conflict` where there is one of that id."""

    async def touch(self, key: str) -> bool:
        """Note that somebody looks at a table; False when there is none."""

    async def remove(self, key: str) -> None:
        """Delete a table with all that belongs to it."""

    async def forget_sagas(self, before: float) -> None:
        """Delete the games opened from files that nobody has looked at since."""

    async def forget_finished(self, days: float, but: Sequence[str]) -> None:
        """Delete games that ended so long ago."""

    async def say(self, key: str, line: Mapping[str, Any], keep: int) -> None:
        """Keep what somebody said, and the newest lines only; `Conflict` where there is a line of that number."""

    async def ping(self) -> None:
        """Raise if nothing can be written."""

    async def read(self, key: str, whole: bool = True) -> Saved | None:
        """A table with its seats and answers; None when there is none."""

    async def aside(self, key: str) -> Aside | None:
        """What of a table has no version; None when there is none."""

    async def seen(self, key: str, place: int, at: float) -> None:
        """Note when a link to a seat was last used."""

    async def keep(self, texts: Mapping[str, str]) -> None:
        """Keep component files, by digest."""

    async def review(self, key: str) -> Mapping[str, Any] | None:
        """The review of a table that is over; None when there is none."""

    async def keep_review(self, key: str, row: Mapping[str, Any]) -> bool:
        """Keep it, in the place of the one before, if this process is the one that thinks about the table; else
        False.
        """

    async def components(self, digest: str) -> str | None:
        """A component file that was kept; None when there is none."""

    async def entries(self, ids: Sequence[str]) -> dict[str, Entry]:
        """Those of some tables that there are, by id."""

    async def people(self, ids: Sequence[str]) -> dict[str, list[Occupant]]:
        """Who sits at some tables, by id, in the order of the seats."""

    async def to_watch(self, since: float, but: Sequence[str], most: int) -> list[Entry]:
        """Running tables that anybody may watch, touched since then, the latest first."""

    async def programs_games(self, most: int) -> list[dict[str, Any]]:
        """Seats of the newest games that are over and a program had a seat in."""

    async def out_of_patience(self, now: float, minute: float, most: int, skip: int) -> list[tuple[str, float]]:
        """Running tables that nobody touched for longer than was agreed, with when somebody did, the latest first and
        some of them left out.
        """

    async def setting(self, key: str) -> str:
        """A secret of this store, made when first asked for."""


def reason(error: BaseException) -> str:
    """What went wrong, for the log: what the database says, without what was to be written."""
    return str(getattr(error, "orig", None) or type(error).__name__).partition("\n")[0][:200]
