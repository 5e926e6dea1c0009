"""The inner hall: its tables, the door for answers, its bots and its housekeeping, on whatever store there is."""

from __future__ import annotations

import time
from collections.abc import Callable

from meadhall.engine.registry import Shelf
from meadhall.server.bot_players import Bots
from meadhall.server.changes import Changes
from meadhall.server.dailies import Dailies
from meadhall.server.daily_rows import DailyKeeper
from meadhall.server.door import Door
from meadhall.server.housekeeping import Housekeeping
from meadhall.server.keeper import Keeper
from meadhall.server.links import Links
from meadhall.server.live_table import LiveTable
from meadhall.server.metrics import Metrics
from meadhall.server.pars import Pars
from meadhall.server.passing import Passing
from meadhall.server.plan_rows import PlanKeeper
from meadhall.server.plans import Plans
from meadhall.server.rematch import Rematches
from meadhall.server.reviews import Reviews
from meadhall.server.room import Room
from meadhall.server.seat_words import SeatWords
from meadhall.server.seats import Seats
from meadhall.server.seeds import Seeds
from meadhall.server.tables import Tables
from meadhall.server.talk import Talk
from meadhall.server.tasks import Tasks
from meadhall.server.thinkers import Thinkers
from meadhall.server.tokens import Signer


class InnerHall:
    """All that one process keeps and does, by subject. Alone it knows of no other process on its store."""

    store: Keeper

    def __init__(
        self,
        store: Keeper,
        plans: PlanKeeper,
        dailies: DailyKeeper,
        workers: Thinkers,
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
        self.room = self.door.room = Room(self.changes, self.seats, lambda: self.clock())
        self.seat_words = SeatWords(self.seats, self.door.links)
        self.talk = Talk(store, lambda: self.clock())
        self.bots = Bots(workers, self.door, seeds, self.tasks)
        self.rematches = Rematches(self.tables, self.changes, self.seats)
        self.reviews = Reviews(store, workers, seeds, self.tasks, self.changes)
        self.passing = Passing(self.door, self.tasks)
        self.plans = Plans(self.tables, self.door, plans)
        self.dailies = Dailies(dailies, self.tables, self.tasks, self.shelf, lambda: self.clock())
        self.pars = Pars(dailies, store.failure, workers, self.tasks, self.shelf)
        self.housekeeping = Housekeeping(self.tables, self.changes, self.plans, self.dailies)
        self.tables.opened, self.changes.changed = self.opened, self.go_on

    def opened(self, live: LiveTable) -> None:
        """A table came in from the store, or was just dealt."""
        live.presence.gone = lambda seat: self.seats.use(live, seat, leaves=True)
        self.go_on(live)

    def go_on(self, live: LiveTable) -> None:
        """Let the table pass for who is not to be asked, and bots think."""
        self.passing.go_on(live)
        self.bots.go_on(live)
        self.dailies.note(live)

    async def open_store(self) -> None:
        """Open the store, and what must be read from it first."""
        await self.store.start()
        await self.tables.keep_components()
        self.seats.signer = self.plans.signer = Signer(await self.store.setting("secret"))

    async def start(self) -> None:
        """Open the store and keep looking around."""
        await self.open_store()
        self.workers.warm()
        self.tasks.spawn(self.housekeeping.look_around())

    async def stop(self) -> None:
        """End what runs and close the store."""
        await self.tasks.end()
        await self.workers.stop()
        await self.store.stop()
