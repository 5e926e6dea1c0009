"""Neighbours: other processes on the same store. What they commit is followed, who is present there counts here, and a
bot's move is thought about by one of all. `docs/decisions/009-neighbours-are-told-and-leases-end-by-beats.md` says why.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

import structlog

from meadhall.engine.errors import MeadhallError, StaleAnswer
from meadhall.engine.state import SPECTATOR
from meadhall.server.attendance import plays_for
from meadhall.server.changes import Changes
from meadhall.server.errors import NotKept
from meadhall.server.keeper import reason
from meadhall.server.live_table import LiveTable
from meadhall.server.notices import News, Notices
from meadhall.server.rate_limits import Limits
from meadhall.server.register import Place, Register
from meadhall.server.store import Failure, Store
from meadhall.server.tables import Tables
from meadhall.server.tasks import Tasks

BEAT = 1.0  # seconds between signs of life
BACKSTOP = 15  # beats between looks at all tables in memory, should a notice ever be missed
LEFT = 60.0  # seconds after which a table that is played elsewhere and nobody looks at here is let go of
GATHER = 0.02  # seconds in which those who come and go are written down together

log = structlog.get_logger("neighbours")


class Neighbours:
    """Follows the other processes, and lets them know of this one. `came` is asked where somebody is there anew."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        changes: Changes,
        tasks: Tasks,
        came: Callable[[LiveTable], Coroutine[Any, Any, None]],
    ) -> None:
        self.store, self.tables, self.changes, self.tasks, self.came = store, tables, changes, tasks, came
        self.register = Register(self.store)
        self.limits = Limits.loose()  # the house has its own
        self._exchanging = asyncio.Lock()  # what was told is heard in its order
        self._notices = Notices(self.store.engine, self.heard)
        self._here: set[Place] = set()  # seats somebody looks from at this process
        self._told: set[Place] = set()  # and those of them that others know of
        self._stirred = asyncio.Event()
        self._missed: set[str] = set()  # tables that could not be read, and nobody will tell of them again
        self._following: dict[str, set[int | None]] = {}  # what is still to be read, of tables that are being read

    async def start(self) -> None:
        """Join the others."""
        await self.register.beat()
        self._notices.start()
        self.tasks.spawn(self._live())
        self.tasks.spawn(self._tell())

    async def stop(self) -> None:
        """Leave them."""
        await self._notices.stop()
        with contextlib.suppress(Failure):  # they find out
            await self.register.leave()

    # -- living ------------------------------------------------------------------------------------------------------

    async def _live(self) -> None:
        beats = 0
        while True:
            await asyncio.sleep(BEAT)
            beats += 1
            try:
                if await self.register.beat():  # we were buried alive
                    self._told = set()
                    self._stirred.set()
                await self.agree()
                if beats % BACKSTOP == 0:
                    await self._look_at(list(self.tables), asides=False)
                missed, self._missed = self._missed, set()
                await self._look_at(list(missed), asides=True)
            except Failure as error:
                log.error("the store failed", reason=reason(error))
            except Exception:
                log.exception("looking at neighbours failed")

    async def agree(self) -> None:
        """Tell the others what addresses used up of their limits here, and count what they did there."""
        spending = self.limits.spending
        spending.held["bots"] = Counter(who for live in self.tables.values() if (who := plays_for(live)) is not None)
        async with self._exchanging:
            spent = spending.tell()
            if self.register.alone:
                return
            try:
                self.limits.hear(await self.register.exchange(spent))
            except Failure as error:  # each counts for itself meanwhile
                log.warning("limits are not shared", reason=reason(error))

    def moved(self, live: LiveTable, seat: int) -> None:
        """Somebody came to a seat, or left it."""
        if seat != SPECTATOR:
            (self._here.add if live.presence.looks(seat) else self._here.discard)((live.id, seat))
            self._stirred.set()

    async def _tell(self) -> None:
        while True:
            await self._stirred.wait()
            await asyncio.sleep(GATHER)
            self._stirred.clear()
            here, told = set(self._here), self._told
            if here == told:
                continue
            try:
                await self.register.note(here - told, told - here)
                if self._told is told:  # else we were buried meanwhile, and all of it is to be told again
                    self._told = here
            except Failure as error:
                log.warning("who is here was not noted", reason=reason(error))
                await asyncio.sleep(BEAT)
                self._stirred.set()

    def call(self, live: LiveTable, seat: int, by: int) -> None:
        """Call a player who is at another process."""
        self.tasks.spawn(self.register.call(live.id, seat, by))

    # -- following ---------------------------------------------------------------------------------------------------

    def heard(self, news: News | None) -> None:
        """Something was committed, perhaps by us; None: nobody knows what."""
        if self.tasks.ended:
            return
        if news is None:
            self.tasks.spawn(self._look_at(list(self.tables), asides=True))
            return
        for key, version in news:
            live = self.tables.get(key)
            if live is None and not self.tables.comes(key):
                continue
            if live is not None and version is not None and (version <= live.version or self._let_go(live)):
                continue
            waiting = self._following.get(key)
            if waiting is not None:
                waiting.add(version)
            else:
                self._following[key] = {version}
                self.tasks.spawn(self._follow(key))

    def _let_go(self, live: LiveTable) -> bool:
        """Whether a table that goes on elsewhere is let go of here instead of being read with every answer: nobody
        looks at it any more. Its bots are thought about here should the other process die, so with any it stays.
        """
        return all(seat.bot is None for seat in live.seats) and self.tables.forget(live, LEFT)

    async def _look_at(self, keys: Sequence[str], asides: bool) -> None:
        """See what was missed at some tables."""
        try:
            versions = await self.store.versions(keys)
        except Failure as error:
            log.error("the store failed", reason=reason(error))
            self._missed.update(keys if asides else ())
            return
        self.heard([(key, versions.get(key)) for key in keys])
        if asides:
            self.heard([(key, None) for key in keys])

    async def _follow(self, key: str) -> None:
        try:
            while wanted := self._following[key]:
                self._following[key] = set()
                live = await self.tables.coming(key)
                if live is not None:
                    await self._read(live, max((one for one in wanted if one is not None), default=-1), None in wanted)
        except MeadhallError as error:
            log.warning("table cannot be followed", table=key, reason=str(error))
        except Failure as error:
            log.error("the store failed", table=key, reason=reason(error))
            self._missed.add(key)
        finally:
            del self._following[key]

    async def _read(self, live: LiveTable, version: int, aside: bool) -> None:
        if version > live.version:
            await self.changes.follow(live, version)
        if aside:  # what has no version is not among what was followed
            found = await self.store.aside(live.id)
            if found is None:
                self.tables.gone(live)
                return
            if found.called:
                await self.register.called(live.id)
            self.changes.beside(live, found)
        if not live.begun:
            with contextlib.suppress(StaleAnswer, NotKept):  # another process sees it too
                await self.came(live)  # perhaps the last one who was waited for

    async def catch_up(self, live: LiveTable) -> None:
        """Somebody asks for a table that may have changed a moment ago at another process: theirs is what they did."""
        if self.register.alone:
            return
        with contextlib.suppress(Failure):  # what is known is shown then
            version = (await self.store.versions([live.id])).get(live.id)
            if version is None:
                self.tables.gone(live)
            elif version > live.version:
                await self.changes.follow(live, version)
