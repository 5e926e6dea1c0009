"""The register: which processes share the store, which seats are present at each, and which thinks about a table.

A process lives while its beat goes up. The others count their own looks at it, so no clock is compared, and one that
was stopped for a while buries nobody. What stands here need not outlive a power cut: nothing of it waits for the disk.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Collection
from typing import TypeVar

import sqlalchemy as sa

from meadhall.server import notices
from meadhall.server.schema import present, processes, tables
from meadhall.server.store import Failure, Store

MISSED = 4  # looks without a beat between, then a process is dead

Place = tuple[str, int]  # a table and a seat
T = TypeVar("T")

_ALIVE = sa.select(processes.c.id)
_ARRIVE = sa.text(
    "INSERT INTO present (table_id, seat, process) VALUES (:table, :seat, :process) ON CONFLICT DO NOTHING"
)


class Register:
    """What one process writes there, and reads of others."""

    def __init__(self, store: Store) -> None:
        self.me = store.process
        self._store, self._light = store, store.writing.execution_options(light=True)
        self._missed: dict[str, tuple[int, int]] = {}  # by process: its beat, and how often it was seen unchanged
        self._thinking: set[str] = set()  # tables
        self._owed: set[str] = set()  # tables whose leases are to be given back, once that can be written
        self._one = asyncio.Lock()  # what is written about leases is written in its order

    async def _write(self, work: Callable[[sa.Connection], T]) -> T:
        def run() -> T:
            with self._light.begin() as connection:
                return work(connection)

        return await self._store.apart(run)

    @property
    def alone(self) -> bool:
        """Whether no other process was seen with the last beat."""
        return not self._missed

    # -- processes ---------------------------------------------------------------------------------------------------

    async def beat(self) -> bool:
        """Show that we live, and bury who does not; whether somebody had buried us."""
        me = processes.c.id == self.me

        def work(connection: sa.Connection) -> tuple[bool, dict[str, int]]:
            new = not connection.execute(sa.update(processes).where(me).values(beat=processes.c.beat + 1)).rowcount
            if new:
                connection.execute(sa.insert(processes), {"id": self.me, "beat": 0})
            return new, {row.id: row.beat for row in connection.execute(sa.select(processes).where(~me))}

        new, others = await self._write(work)
        before, self._missed = self._missed, {}
        for key, beat in others.items():
            last, missed = before.get(key, (beat, 0))
            self._missed[key] = (beat, missed + 1 if last == beat and key in before else 0)
        dead = [key for key, (_, missed) in self._missed.items() if missed >= MISSED]
        if dead:
            await self._write(lambda connection: _bury(connection, dead))
        if new or self._owed:
            await self._give_back(new)
        return new

    async def exchange(self, spent: str) -> dict[str, str]:
        """Tell the others what addresses used up here, then read what each of them tells: of two who do so at the same
        moment at least one knows of both.
        """

        def tell(connection: sa.Connection) -> None:
            connection.execute(sa.update(processes).where(processes.c.id == self.me).values(spent=spent))

        def read(connection: sa.Connection) -> dict[str, str]:
            found = sa.select(processes.c.id, processes.c.spent).where(processes.c.id != self.me)
            return {row.id: row.spent or "" for row in connection.execute(found)}

        await self._write(tell)
        return await self._write(read)

    async def leave(self) -> None:
        """We end: nobody is here any more, and no bot of ours thinks."""
        await self._write(lambda connection: _bury(connection, [self.me]))

    # -- who is there ------------------------------------------------------------------------------------------------

    async def note(self, come: Collection[Place], gone: Collection[Place]) -> None:
        """Seats somebody looks from here, and seats nobody does any more."""

        def work(connection: sa.Connection) -> None:
            rows = [{"table": table, "seat": seat, "process": self.me} for table, seat in sorted(come)]
            if rows:
                connection.execute(_ARRIVE, rows)
            for table, seat in sorted(gone):
                ours = (present.c.table_id == table, present.c.seat == seat, present.c.process == self.me)
                connection.execute(sa.delete(present).where(*ours))
            notices.tell(connection, [(table, None) for table in sorted({table for table, _ in (*come, *gone)})])

        await self._write(work)

    async def call(self, table: str, seat: int, by: int) -> None:
        """Call a player at whatever process they are."""

        def work(connection: sa.Connection) -> None:
            where = (present.c.table_id == table, present.c.seat == seat)
            connection.execute(sa.update(present).where(*where).values(caller=by))
            notices.tell(connection, [(table, None)])

        await self._write(work)

    async def called(self, table: str) -> None:
        """Who was called here has heard it."""
        ours = (present.c.table_id == table, present.c.process == self.me)

        def work(connection: sa.Connection) -> None:
            connection.execute(sa.update(present).where(*ours).values(caller=None))

        await self._write(work)

    # -- who thinks --------------------------------------------------------------------------------------------------

    async def think(self, table: str, version: int) -> bool:
        """Whether our bots are to think about a table: nobody else's do, or whose did is dead, and we have not missed
        what theirs did last.
        """
        async with self._one:
            if table in self._thinking:
                return True
            self._owed.discard(table)
            free = sa.or_(
                tables.c.thinker.is_(None), tables.c.thinker == self.me, tables.c.thinker.not_in(_ALIVE)
            )  # a process that was buried is in no list

            def work(connection: sa.Connection) -> bool:
                taken = (
                    sa.update(tables)
                    .where(tables.c.id == table, tables.c.version == version, free)
                    .values(thinker=self.me)
                )
                return bool(connection.execute(taken).rowcount)

            if await self._write(work):
                self._thinking.add(table)
        return table in self._thinking

    async def rest(self, table: str, still: Callable[[], bool]) -> None:
        """Our bots think no more about a table, unless they have begun anew before this is written."""
        async with self._one:
            if table not in self._thinking or still():
                return
            self._thinking.discard(table)
            self._owed.add(table)
        with contextlib.suppress(Failure):  # with the next beat
            await self._give_back()

    async def _give_back(self, all_of_them: bool = False) -> None:
        """End leases that are not used any more: of some tables, or of all, where somebody had buried us. What cannot
        be written now is owed until the next beat: else nobody would ever think about those tables again.
        """
        async with self._one:
            if all_of_them:
                self._thinking.clear()
            owed = sorted(self._owed)
            if not (owed or all_of_them):
                return
            ours = sa.and_(tables.c.thinker == self.me, sa.true() if all_of_them else tables.c.id.in_(owed))

            def work(connection: sa.Connection) -> None:
                connection.execute(sa.update(tables).where(ours).values(thinker=None))

            await self._write(work)
            self._owed.difference_update(owed)


def _bury(connection: sa.Connection, dead: Collection[str]) -> None:
    """Take processes out of the register. Their leases end with that."""
    theirs = sa.or_(present.c.process.in_(dead), present.c.process.not_in(_ALIVE))
    left = sorted(set(connection.execute(sa.select(present.c.table_id).where(theirs)).scalars()))
    connection.execute(sa.delete(present).where(theirs))
    connection.execute(sa.delete(processes).where(processes.c.id.in_(dead)))
    notices.tell(connection, [(table, None) for table in left])
