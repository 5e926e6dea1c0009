"""Housekeeping: absent seats are taken over, other processes followed, idle tables let go."""

from __future__ import annotations

import asyncio
import contextlib
import time

import structlog

from meadhall.engine.errors import MeadhallError, StaleAnswer
from meadhall.engine.state import OVER
from meadhall.server.bot_workers import STAND_IN
from meadhall.server.changes import Changes
from meadhall.server.store import Failure, reason
from meadhall.server.tables import Tables

LOOK_AROUND = 1.0  # seconds between looks at what other processes wrote, and at absent players
SWEEP = 600.0  # seconds between looks at games from files that nobody looks at
OVERLAP = 5.0  # seconds that clocks of processes may differ
MINUTE = 60.0
MOST = 100  # tables looked at in a round

log = structlog.get_logger("housekeeping")


class Housekeeping:
    """Looks after the tables of a hall while nobody asks for anything."""

    def __init__(self, tables: Tables, changes: Changes) -> None:
        self.tables, self.changes, self.store = tables, changes, tables.store
        self._closed: set[str] = set()  # tables that could not be opened; once is enough to say so

    async def look_around(self) -> None:
        """See what other processes wrote, who is absent too long, and which tables nobody needs in memory."""
        since, swept = time.time(), 0.0
        while True:
            await asyncio.sleep(LOOK_AROUND)
            try:
                began = time.time()
                await self._follow_others(since - OVERLAP)
                since = began
                await self._replace_absent()
                if began - swept > SWEEP:
                    swept = began
                    await self.tables.forget_sagas()
            except Failure as error:
                log.error("the store failed", reason=reason(error))
            except Exception:
                log.exception("looking around failed")
            self.tables.forget_idle()

    async def _follow_others(self, since: float) -> None:
        if not self.tables:
            return
        for key, version in await self.store.touched_since(since):
            live = self.tables.get(key)
            if live is not None and version > live.version and not live.lock.locked():
                try:
                    await self.changes.follow(live)
                except MeadhallError as error:
                    log.warning("table cannot be followed", table=live.id, reason=str(error))

    async def _replace_absent(self) -> None:
        for key in await self.store.out_of_patience(time.time(), MINUTE, MOST):
            live = self.tables.get(key)
            if live is None and key not in self._closed:
                live = await self.tables.tried(key)
            if live is None:
                self._closed.add(key)
                continue
            seat = live.awaited
            if seat == OVER or live.seats[seat].bot is not None or live.present(seat):
                continue
            if live.presence.away(seat) >= MINUTE * live.patience:
                live.attendance.look()  # the others are to find their turn
                with contextlib.suppress(StaleAnswer):
                    await self.changes.seat(live, seat, {"stand_in": STAND_IN})
                log.info("absent seat taken over", table=live.id, seat=seat)
