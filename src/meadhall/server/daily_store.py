"""Where first tries of daily deals are kept, and par: rows of their own, which outlive the tables."""

from __future__ import annotations

from dataclasses import asdict, fields
from typing import Any

import sqlalchemy as sa

from meadhall.server.daily_rows import Kept, Try
from meadhall.server.keeper import Conflict
from meadhall.server.schema import dailies, pars, processes
from meadhall.server.store import Store

_FRESH = sa.text("INSERT INTO pars (mark, day, par) VALUES (:mark, :day, '{}') ON CONFLICT DO NOTHING")
_TRIES = sa.select(*(dailies.c[one.name] for one in fields(Try)))


class DailyStore:
    """Reads and writes them, through the writer of the store."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def begin(self, row: Try) -> Try:
        """Keep a first try, unless there is one."""
        try:
            await self.store.write(lambda connection: _run(connection, sa.insert(dailies).values(**asdict(row))))
        except Conflict:
            of = dailies.c
            return (await self._tries(_TRIES.where(of.day == row.day, of.player == row.player)))[0]
        return row

    async def end(self, table: str, at: float, points: int | None, place: int | None, answers: int | None) -> None:
        """The try at a table is over."""
        of = dailies.c
        over = sa.update(dailies).where(of.at_table == table, of.ended.is_(None))
        over = over.values(ended=at, points=points, place=place, answers=answers)
        await self.store.write(lambda connection: _run(connection, over))

    async def of_player(self, player: str, since: str) -> list[Try]:
        """A player's tries from a day on."""
        of = dailies.c
        return await self._tries(_TRIES.where(of.player == player, of.day >= since).order_by(of.day.desc()))

    async def of_day(self, day: str, most: int) -> list[Try]:
        """The tries of a day that came to an end."""
        of = dailies.c
        query = _TRIES.where(of.day == day, of.points.is_not(None))
        return await self._tries(query.order_by(of.points.desc(), of.place, of.ended, of.player).limit(most))

    async def forget(self, before: str) -> None:
        """Delete what is of earlier days."""

        def work(connection: sa.Connection) -> None:
            _run(connection, sa.delete(dailies).where(dailies.c.day < before))
            _run(connection, sa.delete(pars).where(pars.c.day < before))

        await self.store.write(work)

    async def take_par(self, mark: str, day: str) -> bool:
        """Whether this process is the one that plays a deal's par: no other does, or whose did is dead."""
        of, me, taken = pars.c, self.store.process, list[int]()
        free = sa.or_(of.thinker.is_(None), of.thinker == me, of.thinker.not_in(sa.select(processes.c.id)))

        def work(connection: sa.Connection) -> None:
            connection.execute(_FRESH, {"mark": mark, "day": day})
            take = sa.update(pars).where(of.mark == mark, free).values(thinker=me)
            taken.append(connection.execute(take).rowcount)

        await self.store.write(work)
        return bool(taken[-1])

    async def leave_par(self, mark: str) -> None:
        """It plays no more of it."""
        ours = (pars.c.mark == mark, pars.c.thinker == self.store.process)
        leave = sa.update(pars).where(*ours).values(thinker=None)
        await self.store.write(lambda connection: _run(connection, leave))

    async def par(self, mark: str) -> Kept:
        """What is known of a deal's par."""
        found = await self._all(sa.select(pars.c.par).where(pars.c.mark == mark))
        return found[0].par if found else {}

    async def keep_par(self, mark: str, day: str, par: Kept) -> None:
        """Keep what some levels reached; other processes may have played others."""
        fresh, its = {level: list(score) for level, score in par.items()}, pars.c.mark == mark

        def work(connection: sa.Connection) -> None:
            connection.execute(_FRESH, {"mark": mark, "day": day})
            known = connection.execute(sa.select(pars.c.par).where(its).with_for_update()).scalar_one()
            _run(connection, sa.update(pars).where(its).values(par={**known, **fresh}))

        await self.store.write(work)

    async def _tries(self, query: sa.Select[Any]) -> list[Try]:
        return [Try(**row._mapping) for row in await self._all(query)]

    async def _all(self, query: sa.Select[Any]) -> list[sa.Row[Any]]:
        def work() -> list[sa.Row[Any]]:
            with self.store.engine.connect() as connection:
                return list(connection.execute(query).all())

        return await self.store.apart(work)


def _run(connection: sa.Connection, statement: sa.Executable) -> None:
    connection.execute(statement)
