"""The hall: its tables, the door for answers, its bots and its housekeeping, opened and closed together."""

from __future__ import annotations

import time
from collections.abc import Callable

from meadhall.engine.registry import Shelf
from meadhall.server.bot_players import Bots
from meadhall.server.bot_workers import Workers
from meadhall.server.changes import Changes
from meadhall.server.door import Door
from meadhall.server.housekeeping import Housekeeping
from meadhall.server.links import Links
from meadhall.server.live_table import LiveTable
from meadhall.server.metrics import Metrics
from meadhall.server.seats import Seats
from meadhall.server.seeds import Seeds
from meadhall.server.store import Store
from meadhall.server.tables import Tables
from meadhall.server.tasks import Tasks
from meadhall.server.tokens import Signer


class Hall:
    """All that one server process keeps and does, by subject."""

    def __init__(
        self,
        store: Store,
        workers: Workers,
        metrics: Metrics,
        shelf: Shelf | None = None,
        seeds: Seeds | None = None,
        clock: Callable[[], float] = time.time,
    ) -> None:
        seeds, self.clock = seeds or Seeds(), clock
        self.store, self.workers, self.metrics = store, workers, metrics
        self.shelf = shelf or Shelf()
        self.tasks = Tasks()
        self.tables = Tables(store, self.shelf, seeds, metrics)
        self.changes = Changes(self.tables, metrics)
        self.door = Door(self.changes, metrics, Links(self.changes, lambda: self.clock()))
        self.seats = Seats(self.tables, self.changes, self.tasks, lambda: self.clock())
        self.bots = Bots(workers, self.door, seeds, self.tasks)
        self.housekeeping = Housekeeping(self.tables, self.changes)
        self.tables.opened, self.changes.changed = self._opened, self.bots.go_on

    def _opened(self, live: LiveTable) -> None:
        """A table came in from the store, or was just dealt."""
        live.presence.gone = lambda seat: self.seats.use(live, seat)
        self.bots.go_on(live)

    async def start(self) -> None:
        """Open the store and keep looking around."""
        await self.store.start()
        await self.tables.keep_components()
        self.seats.signer = Signer(await self.store.setting("secret"))
        self.workers.warm()
        self.tasks.spawn(self.housekeeping.look_around())

    async def stop(self) -> None:
        """End what runs and close the store."""
        await self.tasks.end()
        await self.workers.stop()
        await self.store.stop()
