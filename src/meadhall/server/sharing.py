"""Sharing a hall that stays on this machine otherwise: who sits there can let the local network in, and end that."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Protocol

from meadhall.server.errors import Refused


class Listener(Protocol):
    """Something that listens, and can stop."""

    def close(self) -> None: ...


class Sharing:
    """The switch. `listen` begins to listen at the machine's own address there; `dismiss` sends those away who came."""

    def __init__(self, address: str, listen: Callable[[], Awaitable[Listener]], dismiss: Callable[[], None]) -> None:
        self.address = address  # that others reach the hall by, while it is shared
        self._listen, self._dismiss = listen, dismiss
        self._listener: Listener | None = None
        self._lock = asyncio.Lock()

    @property
    def on(self) -> bool:
        """Whether others can come in."""
        return self._listener is not None

    async def go_on(self, listen: Callable[[], Awaitable[Listener]]) -> None:
        """Others can come in as before: by a socket of the process that this one was."""
        self._listener = await listen()

    async def switch(self, on: bool) -> None:
        """Let others in, or no longer."""
        async with self._lock:
            if on and self._listener is None:
                try:
                    self._listener = await self._listen()
                except OSError:
                    raise Refused(
                        "the hall cannot be reached from the local network here", "share/failed", 503
                    ) from None
            elif not on and self._listener is not None:
                self._listener.close()
                self._listener = None
                self._dismiss()
