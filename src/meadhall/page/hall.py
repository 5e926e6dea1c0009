"""The inner hall on a device: nobody else is there, so it has no neighbours to follow and nobody to tell."""

from __future__ import annotations

from collections.abc import Callable

from meadhall.page.daily_store import PageDailies
from meadhall.page.store import Disk, PagePlans, PageStore
from meadhall.server.inner_hall import InnerHall
from meadhall.server.live_table import LiveTable
from meadhall.server.metrics import Metrics
from meadhall.server.seeds import Seeds
from meadhall.server.thinkers import Thinkers


class Alone:
    """Its bots and its coach think about every table."""

    async def think(self, table: str, version: int) -> bool:
        """Always."""
        return True

    async def rest(self, table: str, still: Callable[[], bool]) -> None:
        """Nobody wants to know."""


class PageHall(InnerHall):
    """The hall of one device."""

    def __init__(self, disk: Disk, workers: Thinkers, metrics: Metrics, seeds: Seeds | None = None) -> None:
        store = PageStore(disk)
        super().__init__(store, PagePlans(store), PageDailies(disk), workers, metrics, seeds=seeds)
        self.bots.leases = self.reviews.leases = Alone()
        self.tables.catch_up, self.room.call = _nothing_new, lambda live, seat, by: None


async def _nothing_new(live: LiveTable) -> None:
    """No other process changes a table."""
