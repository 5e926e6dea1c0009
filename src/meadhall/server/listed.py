"""What the store tells of a table beside the table itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Aside:
    """What has no version: what was said at a table, who is there at other processes, and whom they call here."""

    talk: Sequence[Mapping[str, Any]]
    elsewhere: frozenset[int]
    called: Mapping[int, int]  # the calling seat by the called one


@dataclass(frozen=True)
class Entry:
    """A table in a list."""

    id: str
    game: str
    name: str
    asked: int
    over: bool
    begun: bool
    touched: float
    known: bool = False  # whether its deal was played before
    daily: Mapping[str, str] | None = None  # which day's deal it is, and as which try


@dataclass(frozen=True)
class Occupant:
    """Who sits on a seat, in a list of tables."""

    kind: str
    level: str
    name: str
    joined: bool = True
    hidden: bool = False  # does not want to see the table in a list
