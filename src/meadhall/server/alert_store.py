"""Alerts on disk: who wants to be told of a turn, and what is due. All their SQL stands here.

What is due is claimed by a conditional update before it is sent, so that of several processes one sends it; a claim
ends by itself, should its process die.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any

import sqlalchemy as sa

from meadhall.server.schema import alerts, tables
from meadhall.server.store import Store


@dataclass(frozen=True)
class Alert:
    """One way by which one seat is told of its turns."""

    id: str
    table_id: str
    seat: int
    nonce: str
    way: str
    form: str
    target: str
    keys: str
    lang: str
    base: str
    quiet: str | None
    zone: str
    most: int
    confirmed: bool
    created: float
    off: bool = False
    looked: int = -1
    turn: int | None = None
    ends: float | None = None
    due: float | None = None
    what: str = ""
    told: int = -1
    reminded: int = -1
    tries: int = 0
    failed: int = 0
    sent: float = 0.0
    day: str = ""
    today: int = 0


@dataclass(frozen=True)
class Behind:
    """A table that moved on since its alerts were looked at."""

    version: int
    touched: float
    alerts: Sequence[Alert]


_ROW = alerts.c
_COLUMNS = [_ROW[one.name] for one in fields(Alert)]
_ON = _ROW.off.is_(False)


class AlertStore:
    """Named queries about alerts."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def add(self, alert: Alert) -> None:
        """A new one."""
        row = {one.name: getattr(alert, one.name) for one in fields(Alert)}
        await self._write(lambda connection: connection.execute(sa.insert(alerts), row))

    async def of_seat(self, table: str, seat: int, nonce: str) -> list[Alert]:
        """Those of whoever sits there now."""
        where = (_ROW.table_id == table, _ROW.seat == seat, _ROW.nonce == nonce, _ON)
        return await self._select(sa.select(*_COLUMNS).where(*where).order_by(_ROW.created, _ROW.id))

    async def some(self, ids: Sequence[str]) -> list[Alert]:
        """Those with some ids, also the ones that are off."""
        return await self._select(sa.select(*_COLUMNS).where(_ROW.id.in_(ids)).order_by(_ROW.id))

    async def to(self, way: str, target: str) -> list[Alert]:
        """All that go to one target, also the ones that are off."""
        return await self._select(sa.select(*_COLUMNS).where(_ROW.way == way, _ROW.target == target))

    async def change(self, ids: Sequence[str], values: Mapping[str, Any]) -> None:
        """Change some, whatever is being sent meanwhile."""
        await self._write(
            lambda connection: connection.execute(sa.update(alerts).where(_ROW.id.in_(ids)).values(**values))
        )

    # -- rounds ------------------------------------------------------------------------------------------------------

    async def behind(self, most: int) -> dict[str, Behind]:
        """Tables that moved on since their alerts were looked at, some of them."""
        of = tables.c
        query = (
            sa.select(of.version, of.touched, *_COLUMNS)
            .join(tables, of.id == _ROW.table_id)
            .where(_ON, _ROW.confirmed.is_(True), of.version > _ROW.looked)
            .order_by(of.touched)
            .limit(most)
        )
        found: dict[str, Behind] = {}
        for row in await self._rows(query):
            alert = _read(row)
            before = found.get(alert.table_id)
            found[alert.table_id] = Behind(row.version, row.touched, [*(before.alerts if before else ()), alert])
        return found

    async def note(self, alert: Alert, version: int, now: float, values: Mapping[str, Any]) -> None:
        """What follows for one from a table's version, unless another process was faster or is just sending."""
        where = (_ROW.id == alert.id, _ROW.looked == alert.looked, _free(now))
        await self._write(
            lambda connection: connection.execute(sa.update(alerts).where(*where).values(looked=version, **values))
        )

    async def claim(self, claim: str, now: float, soon: float, until: float, most: int) -> list[Alert]:
        """Take what is due, with all that is due soon and goes to the same target; nobody else then sends it."""
        found: list[Alert] = []
        is_due = (_ON, _free(now))
        targets = sa.select(_ROW.way, _ROW.target, sa.func.min(_ROW.due)).where(*is_due, _ROW.due <= now)
        targets = targets.group_by(_ROW.way, _ROW.target).order_by(sa.func.min(_ROW.due)).limit(most)

        def work(connection: sa.Connection) -> None:
            found.clear()
            for way, target, _ in connection.execute(targets).all():
                where = (*is_due, _ROW.due <= soon, _ROW.way == way, _ROW.target == target)
                connection.execute(sa.update(alerts).where(*where).values(claim=claim, claimed=until))
            rows = connection.execute(sa.select(*_COLUMNS).where(_ROW.claim == claim).order_by(_ROW.due, _ROW.id))
            found.extend(_read(row) for row in rows)

        if await self._rows(targets):  # mostly nothing is due, and nothing need be written
            await self._write(work)
        return found

    async def settle(self, alert: Alert, claim: str, values: Mapping[str, Any]) -> None:
        """What became of something that was claimed."""
        where = (_ROW.id == alert.id, _ROW.claim == claim)
        settled = {"claim": None, "claimed": None, **values}
        await self._write(lambda connection: connection.execute(sa.update(alerts).where(*where).values(**settled)))

    async def sweep(self, before: float) -> None:
        """Delete those that were off, or never confirmed, since then; and those of tables that are gone."""
        old = sa.and_(_ROW.created < before, sa.or_(_ROW.off.is_(True), _ROW.confirmed.is_(False)))
        gone = _ROW.table_id.not_in(sa.select(tables.c.id))
        await self._write(lambda connection: connection.execute(sa.delete(alerts).where(sa.or_(old, gone))))

    async def _select(self, query: sa.Select[Any]) -> list[Alert]:
        return [_read(row) for row in await self._rows(query)]

    async def _rows(self, query: sa.Select[Any]) -> Sequence[sa.Row[Any]]:
        def work() -> Sequence[sa.Row[Any]]:
            with self.store.engine.connect() as connection:
                return connection.execute(query).all()

        return await self.store.apart(work)

    async def _write(self, work: Callable[[sa.Connection], object]) -> None:
        def done(connection: sa.Connection) -> None:
            work(connection)

        await self.store.write(done)


def _read(row: sa.Row[Any]) -> Alert:
    return Alert(**{one.name: getattr(row, one.name) for one in fields(Alert)})


def _free(now: float) -> sa.ColumnElement[bool]:
    return sa.or_(_ROW.claimed.is_(None), _ROW.claimed < now)
