"""The hall: the inner one on a store that other processes may share, and messages to who is away."""

from __future__ import annotations

import time
from collections.abc import Callable

from meadhall.engine.registry import Shelf
from meadhall.server.alerts.desk import Alerts, Ways
from meadhall.server.bot_workers import Workers
from meadhall.server.daily_store import DailyStore
from meadhall.server.inner_hall import InnerHall
from meadhall.server.live_table import LiveTable
from meadhall.server.metrics import Metrics
from meadhall.server.neighbours import Neighbours
from meadhall.server.plan_store import PlanStore
from meadhall.server.seeds import Seeds
from meadhall.server.store import Store


class Hall(InnerHall):
    """All that one server process keeps and does."""

    store: Store

    def __init__(
        self,
        store: Store,
        workers: Workers,
        metrics: Metrics,
        shelf: Shelf | None = None,
        seeds: Seeds | None = None,
        clock: Callable[[], float] = time.time,
        ways: Ways | None = None,
    ) -> None:
        super().__init__(store, PlanStore(store), DailyStore(store), workers, metrics, shelf, seeds, clock)
        self.neighbours = Neighbours(store, self.tables, self.changes, self.tasks, self.room.came)
        self.tables.catch_up, self.room.call = self.neighbours.catch_up, self.neighbours.call
        self.bots.leases = self.reviews.leases = self.neighbours.register
        self.alerts = Alerts(store, self.tables, self.seats, self.tasks, ways or Ways(), lambda: self.clock())

    def opened(self, live: LiveTable) -> None:
        """A table came in from the store, or was just dealt."""
        live.presence.moved = lambda seat: self.neighbours.moved(live, seat)
        super().opened(live)

    async def start(self) -> None:
        """Open the store and keep looking around."""
        await self.open_store()
        await self.neighbours.start()
        self.workers.warm()
        await self.alerts.start()
        self.tasks.spawn(self.housekeeping.look_around())

    async def stop(self) -> None:
        """End what runs and close the store."""
        await self.alerts.stop()
        await self.tasks.end()
        await self.workers.stop()
        await self.neighbours.stop()
        await self.store.stop()
