"""A queue that is fair by address and, within one, by table: however much some ask for, a newcomer is next.

Start-time fair queueing on two floors. Whoever is served moves on in virtual time by what the service costs; the one
that is furthest behind is served next. Who comes anew starts at the present: neither do they owe for former times nor
have they saved up for now.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import AsyncIterator, Iterable
from typing import Generic, TypeVar

T = TypeVar("T")
Whose = tuple[str, str]  # address and table


class _Floor:
    """Who of several is next."""

    def __init__(self) -> None:
        self._now = 0.0
        self._next: dict[str, float] = {}  # when each starts again, in virtual time

    def starts(self, name: str) -> float:
        return max(self._next.get(name, 0.0), self._now)

    def first(self, names: Iterable[str]) -> str:
        """Who is furthest behind; of equals who came first."""
        return min(names, key=self.starts)

    def charge(self, name: str, cost: float) -> None:
        self._now = self.starts(name)
        self._next[name] = self._now + cost
        if len(self._next) > 1000:  # who is not ahead of now is as good as new
            self._next = {one: when for one, when in self._next.items() if when > self._now}


class FairQueue(Generic[T]):
    """Things that wait, each for a table of an address."""

    def __init__(self) -> None:
        self._addresses = _Floor()
        self._tables: dict[str, _Floor] = {}
        self._waiting: dict[str, dict[str, deque[T]]] = {}

    def __len__(self) -> int:
        return sum(len(line) for tables in self._waiting.values() for line in tables.values())

    def put(self, whose: Whose, thing: T) -> None:
        """Let something wait."""
        address, table = whose
        self._waiting.setdefault(address, {}).setdefault(table, deque()).append(thing)

    def pop(self) -> T | None:
        """What is next; None when nothing waits."""
        if not self._waiting:
            return None
        address = self._addresses.first(self._waiting)
        tables = self._waiting[address]
        table = self._floor(address).first(tables)
        thing = tables[table].popleft()
        if not tables[table]:
            del tables[table]
        if not tables:
            del self._waiting[address]
        return thing

    def charge(self, whose: Whose, cost: float) -> None:
        """Somebody is served, at this cost."""
        address, table = whose
        self._addresses.charge(address, cost)
        self._floor(address).charge(table, cost)

    def _floor(self, address: str) -> _Floor:
        if address not in self._tables and len(self._tables) > 1000:
            self._tables = {one: floor for one, floor in self._tables.items() if one in self._waiting}
        return self._tables.setdefault(address, _Floor())


class FairTurns:
    """So many at a time, and who waits is next as fairly."""

    def __init__(self, most: int) -> None:
        self._free, self._waiting = most, FairQueue[asyncio.Future[None]]()

    @contextlib.asynccontextmanager
    async def turn(self, whose: Whose, cost: float) -> AsyncIterator[None]:
        """Wait for a turn, and have it meanwhile."""
        if self._free:
            self._free -= 1
        else:
            called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._waiting.put(whose, called)
            try:
                await called
            except asyncio.CancelledError:
                if called.done() and not called.cancelled():
                    self._next()
                raise
        self._waiting.charge(whose, cost)
        try:
            yield
        finally:
            self._next()

    def _next(self) -> None:
        while (called := self._waiting.pop()) is not None:
            if not called.done():  # who has left is passed over
                called.set_result(None)
                return
        self._free += 1
