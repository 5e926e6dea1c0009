"""Housekeeping: absent seats are taken over, idle tables let go."""

from __future__ import annotations

import asyncio
import contextlib
import time

import structlog

from meadhall.engine.errors import StaleAnswer
from meadhall.engine.state import OVER
from meadhall.server.changes import Changes
from meadhall.server.dailies import Dailies
from meadhall.server.keeper import reason
from meadhall.server.plans import Plans
from meadhall.server.tables import Tables
from meadhall.server.thinkers import STAND_IN

LOOK_AROUND = 1.0  # seconds between looks at absent players
SWEEP = 600.0  # seconds between looks at games from files that nobody looks at
MINUTE = 60.0
MOST = 100  # tables looked at in a round
LOOKOUT = (
    120.0  # seconds that somebody is looked out for here, where a table was just read: pages come back by themselves
)
APART = 60.0  # seconds that the clocks of processes may be apart

log = structlog.get_logger("housekeeping")


class Housekeeping:
    """Looks after the tables of a hall while nobody asks for anything."""

    def __init__(self, tables: Tables, changes: Changes, plans: Plans, dailies: Dailies) -> None:
        self.tables, self.changes, self.plans, self.store = tables, changes, plans, tables.store
        self.dailies = dailies
        self.keep_finished: float | None = None  # days; None: for ever
        self._looked_at = 0  # of those that wait too long, where there are more than fit into a round
        self._closed: set[str] = set()  # tables that could not be opened; once is enough to say so

    async def look_around(self) -> None:
        """See who is absent too long, and which tables nobody needs in memory."""
        swept = -SWEEP
        while True:
            await asyncio.sleep(LOOK_AROUND)
            try:
                await self._replace_absent()
                await self.plans.give_due()
                if time.monotonic() - swept > SWEEP:
                    swept = time.monotonic()
                    await self.tables.forget_sagas()
                    await self._forget_finished()
                    await self.dailies.forget_old()
            except self.store.failure as error:
                log.error("the store failed", reason=reason(error))
            except Exception:
                log.exception("looking around failed")
            self.tables.forget_idle()

    async def _forget_finished(self) -> None:
        """Delete games that ended longer ago than they are kept, but those somebody looks at."""
        if self.keep_finished is not None:
            looked_at = [key for key, live in self.tables.items() if live.viewers]
            await self.store.forget_finished(self.keep_finished, looked_at)

    async def _replace_absent(self) -> None:
        late = await self.store.out_of_patience(time.time(), MINUTE, MOST, self._looked_at)
        self._looked_at = self._looked_at + MOST if len(late) == MOST else 0
        for key, touched in late:
            live = self.tables.get(key)
            if live is None and key not in self._closed:
                live = await self.tables.tried(key)
            if live is None:
                self._closed.add(key)
                continue
            seat = live.awaited
            if not live.begun or seat == OVER or live.seats[seat].bot is not None:
                continue
            if (live.seats[seat].rests_until or 0.0) + MINUTE * live.patience > time.time():
                continue  # on holiday; patience begins after it
            if live.seats[seat].kind == "program":  # it may hang while its socket is open, so being here is nothing
                away, known = time.monotonic() - live.moved, touched
            elif live.present(seat):
                continue
            else:
                away, known = live.presence.away(seat), live.seats[seat].seen
            if outlasts(MINUTE * live.patience, away, time.time() - known):
                live.attendance.look()  # the others are to find their turn
                with contextlib.suppress(StaleAnswer):
                    await self.changes.seat(live, seat, {"stand_in": STAND_IN})
                log.info("absent seat taken over", table=live.id, seat=seat)


def outlasts(agreed: float, away: float, known: float) -> bool:
    """Whether somebody is away for longer than was agreed: as this process saw it; or by what the store knows, where
    the table was not in memory all the time, once the process has looked out for them for a while.
    """
    return away >= agreed or (away >= LOOKOUT and known >= agreed + APART)
