"""Win chances for one viewer: from what the viewer may know, after each change, never two at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from meadhall.engine.table import Table
from meadhall.server.bot_players import Bots
from meadhall.server.live_table import LiveTable
from meadhall.server.thinkers import WorkerFailed


class WinChances:
    """Follows a table once it is switched on; `put` sends a message to its viewer alone."""

    def __init__(self, bots: Bots, live: LiveTable, seat: int, put: Callable[[dict[str, Any]], None]) -> None:
        self.bots, self.live, self.seat, self.put = bots, live, seat, put
        self.on = False
        self.told: Table | None = None  # the position the viewer has chances of
        self.task: asyncio.Task[None] | None = None

    def switch(self, on: bool) -> None:
        """On or off; refused where the table has no hints."""
        if on:
            self.bots.may_advise(self.live)
        self.on, self.told = on, None
        self.follow()

    def follow(self) -> None:
        """The table may have changed."""
        if self.on and self.told is not self.live.table and (self.task is None or self.task.done()):
            self.task = asyncio.create_task(self._foretell())

    async def _foretell(self) -> None:
        """Foretell until the viewer has the chances of the position that is on the table."""
        while self.on and self.told is not self.live.table and not self.live.table.over:
            table, version = self.live.table, self.live.version
            try:
                chances = await self.bots.chances(self.live, self.seat)
            except WorkerFailed:
                return  # with the next change it is tried again
            if self.live.table is table and self.on:
                if chances is None:
                    return
                self.told = table
                self.put({"type": "chances", "ply": table.ply, "version": version, "chances": chances})

    def stop(self) -> None:
        """The viewer has left."""
        self.on = False
        if self.task is not None:
            self.task.cancel()
