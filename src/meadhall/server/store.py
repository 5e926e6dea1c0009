"""The store: one row an answer, committed before anybody hears of it. All SQL stands here, behind named queries.

One thread writes. Whatever waits is committed together, so that a hundred tables share one sync of the disk. Every
change names the version of the table it was made for: where another server process was faster nothing is written and
`Conflict` is raised. `docs/decisions/004-one-writer-commits-for-all-tables.md` says why.
"""

from __future__ import annotations

import asyncio
import queue
import secrets
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from functools import cache, partial
from typing import Any, TypeVar

import sqlalchemy as sa

from meadhall.server import databases, notices, opening
from meadhall.server.keeper import Change, Conflict, Given, Saved
from meadhall.server.listed import Aside, Entry, Occupant
from meadhall.server.migrations import NoSuchStep, migrate
from meadhall.server.schema import (
    alerts,
    answers,
    components,
    dailies,
    ended_with_programs,
    plans,
    present,
    processes,
    reviews,
    seats,
    settings,
    tables,
    talk,
)

LARGEST_BATCH = 64
AT_ONCE = 500  # tables in one question
PATIENCE = 3.0  # seconds for somebody else who writes
HASTE = 0.25  # seconds, once that was in vain: those who come meanwhile are not to wait one after the other

T = TypeVar("T")
Failure = sa.exc.SQLAlchemyError  # of the database, not of ours


_ANSWERS = sa.insert(answers)
# Whoever comes second finds what is there; both databases know these words.
_KEEP = sa.text("INSERT INTO components (digest, text) VALUES (:digest, :text) ON CONFLICT (digest) DO NOTHING")
_SETTLE = sa.text("INSERT INTO settings (key, value) VALUES (:key, :value) ON CONFLICT (key) DO NOTHING")
_NOTE = sa.text("INSERT INTO settings VALUES (:key, :value) ON CONFLICT (key) DO UPDATE SET value = excluded.value")
_ENTRIES = sa.select(*(tables.c[one.name] for one in fields(Entry)))


@cache
def _bump(columns: tuple[str, ...]) -> sa.Update:
    """The next version of a table's row, with new values in some columns; made once, for it is executed often."""
    return (
        sa.update(tables)
        .where(tables.c.id == sa.bindparam("key"), tables.c.version == sa.bindparam("was"))
        .values(version=sa.bindparam("is_now"), touched=sa.bindparam("at"))
        .values({column: sa.bindparam(f"new_{column}") for column in columns})
    )


Done = asyncio.Future[None]


@dataclass(frozen=True)
class _Waiting:
    """Something that waits to be written, and who wants to know."""

    work: Change | Callable[[sa.Connection], None]
    done: Done
    loop: asyncio.AbstractEventLoop


class Store:
    """Tables on disk. Reading runs in threads of the event loop's pool, writing in one thread of its own."""

    failure: type[Exception] = Failure

    def __init__(self, url: str, patience: float = PATIENCE) -> None:
        self.where = opening.named(url)
        self.process = secrets.token_hex(8)  # what this process is called among others
        opening.make_private(url)
        self.engine = databases.made(url, patience)
        self.writing = self.engine.execution_options(write=int(1000 * patience))
        self._reading = databases.reading(self.engine)
        self._hasty = self.engine.execution_options(write=int(1000 * min(patience, HASTE)), hasty=True)
        self._failing = False
        self._news: list[tuple[str, int | None]] = []  # of the commit that is being made
        self._waiting: queue.SimpleQueue[_Waiting | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_forever, name="store-writer", daemon=True)
        self._apart: set[asyncio.Future[Any]] = set()
        self._opened = False

    def open(self) -> None:
        """Bring the store up to date; `Unusable` says in a sentence why that cannot be."""
        if self._opened:
            return
        try:
            self._migrate()
        except (sa.exc.SQLAlchemyError, NoSuchStep, OSError) as error:
            self.engine.dispose()
            raise opening.unusable(self.where, error) from None
        self._opened = True

    async def start(self) -> None:
        """Bring the store up to date and open it for writing."""
        await asyncio.to_thread(self.open)
        self._writer.start()

    async def stop(self) -> None:
        """Write what waits, then close."""
        if self._writer.is_alive():
            self._waiting.put(None)
            await asyncio.to_thread(self._writer.join)
        await asyncio.gather(*self._apart, return_exceptions=True)
        self.engine.dispose()

    async def apart(self, work: Callable[[], T]) -> T:
        """Let something run in a thread; whoever asked for it may leave, the store closes after it."""
        task = asyncio.ensure_future(asyncio.to_thread(work))
        self._apart.add(task)
        task.add_done_callback(lambda ended: ended.cancelled() or ended.exception())
        task.add_done_callback(self._apart.discard)
        return await asyncio.shield(task)

    def _migrate(self) -> None:
        with self.writing.begin() as connection:
            databases.alone(connection)
            if self.engine.dialect.name == "sqlite":
                databases.check(connection)
            migrate(connection, "head")
            note(connection, "pinged", secrets.token_hex(8))  # whether it can be written shows when it is

    # -- writing -----------------------------------------------------------------------------------------------------

    async def write(self, work: Change | Callable[[sa.Connection], None]) -> None:
        """Commit a change; on return it is on disk. Raises `Conflict` when the table has moved on."""
        loop = asyncio.get_running_loop()
        done: Done = loop.create_future()
        self._waiting.put(_Waiting(work, done, loop))
        await done

    def _write_forever(self) -> None:
        while True:
            first = self._waiting.get()
            if first is None:
                return
            batch = [first]
            while len(batch) < LARGEST_BATCH:
                try:
                    more = self._waiting.get_nowait()
                except queue.Empty:
                    break
                if more is None:
                    self._waiting.put(None)
                    break
                batch.append(more)
            found = self._commit([one.work for one in batch])
            for one, error in zip(batch, found, strict=True):
                one.loop.call_soon_threadsafe(_tell, one.done, error)

    def _commit(self, batch: Sequence[Change | Callable[[sa.Connection], None]]) -> list[BaseException | None]:
        """Commit changes together. Where one of them does not fit they go one by one; where the store fails, it fails
        for all of them at once, for nobody would fare better alone. Returns what went wrong with each."""
        try:
            with (self._hasty if self._failing else self.writing).begin() as connection:
                now, self._news = time.time(), []
                found: list[BaseException | None] = [None] * len(batch)
                for number, work in sorted(enumerate(batch), key=_in_order):
                    if isinstance(work, Change):
                        found[number] = _apply(connection, work, now)
                    else:
                        work(connection)
                rows = [
                    {
                        "table_id": change.table,
                        "ply": change.ply + number,
                        "seat": change.seat,
                        "answer": answer,
                        "together": number > 0 or change.joins,
                        "at": now,
                    }
                    for change, error in zip(batch, found, strict=True)
                    if error is None and isinstance(change, Change)
                    for number, answer in enumerate(change.answers)
                ]
                if rows:
                    connection.execute(_ANSWERS, rows)
                changed = [one for one, error in zip(batch, found, strict=True) if error is None]
                self._news += [(one.table, one.version + 1) for one in changed if isinstance(one, Change)]
                notices.tell(connection, self._news)
            self._failing = False
            return found
        except Exception as error:
            unfit = isinstance(error, (sa.exc.IntegrityError, sa.exc.DataError))
            if len(batch) > 1 and (unfit or databases.torn(error)):
                return [self._commit([work])[0] for work in batch]
            if unfit:
                return [Conflict() if isinstance(error, sa.exc.IntegrityError) else error]
            self._failing = True
            return [error] * len(batch)

    async def commit(self, change: Change) -> None:
        """Commit a change of a table."""
        await self.write(change)

    async def add(
        self, table: Mapping[str, Any], places: Sequence[Mapping[str, Any]], given: Sequence[Given] = ()
    ) -> None:
        """A new table with its seats and what was answered before."""
        key, now = table["id"], time.time()
        rows = [
            {"table_id": key, "ply": ply, "seat": seat, "answer": answer, "together": False, "at": now}
            for ply, (seat, answer) in enumerate(given)
        ]

        def work(connection: sa.Connection) -> None:
            connection.execute(sa.insert(tables), dict(table))
            if places:
                connection.execute(sa.insert(seats), [{"table_id": key, **place} for place in places])
            if rows:
                connection.execute(_ANSWERS, rows)

        await self.write(work)

    async def touch(self, key: str) -> bool:
        """Note that somebody looks at a table; False when there is none."""
        found: list[int] = []

        def work(connection: sa.Connection) -> None:
            done = connection.execute(sa.update(tables).where(tables.c.id == key).values(touched=time.time()))
            found.append(done.rowcount)

        await self.write(work)
        return bool(found[-1])

    async def forget_sagas(self, before: float) -> None:
        """Delete the games opened from files that nobody has looked at since."""
        old = sa.select(tables.c.id).where(tables.c.saga.is_not(None), tables.c.touched < before)

        def work(connection: sa.Connection) -> None:
            remove(connection, *connection.execute(old).scalars())

        await self.write(work)

    async def forget_finished(self, days: float, but: Sequence[str]) -> None:
        """Delete games that ended so long ago, but some."""
        from meadhall.server.admin import sweep  # late: it needs this module

        await self.apart(lambda: self.change(partial(sweep, days=days, but=but)))

    async def remove(self, key: str) -> None:
        """Delete a table with all that belongs to it."""

        def work(connection: sa.Connection) -> None:
            remove(connection, key)
            self._news.append((key, None))

        await self.write(work)

    async def say(self, key: str, line: Mapping[str, Any], keep: int) -> None:
        """Keep what somebody said, and of a table the newest lines only; its version stays. `Conflict`: another process
        has a line of that number."""

        def work(connection: sa.Connection) -> None:
            connection.execute(sa.insert(talk), {"table_id": key, **line})
            connection.execute(sa.delete(talk).where(talk.c.table_id == key, talk.c.number <= line["number"] - keep))
            self._news.append((key, None))

        await self.write(work)

    async def ping(self) -> None:
        """Raise if nothing can be written. It is something new each time: SQLite leaves out what stays the same."""
        await self.write(lambda connection: note(connection, "pinged", secrets.token_hex(8)))

    def change(self, work: Callable[[sa.Connection], T]) -> T:
        """Change something in a transaction of its own, for whoever looks after the hall."""
        with self.writing.begin() as connection:
            return work(connection)

    # -- reading -----------------------------------------------------------------------------------------------------

    async def read(self, key: str, whole: bool = True) -> Saved | None:
        """A table with its seats and answers; None when there is none. Who knows it already needs not the `whole`:
        components stay, and of what has no version there are notices of their own.
        """

        def work() -> Saved | None:
            with self._reading.connect() as connection, connection.begin():
                row = connection.execute(sa.select(tables).where(tables.c.id == key)).mappings().first()
                if row is None:
                    return None
                places = connection.execute(sa.select(seats).where(seats.c.table_id == key).order_by(seats.c.seat))
                of = answers.c
                rows = sa.select(of.ply, of.answer, of.together).where(of.table_id == key).order_by(of.ply)
                given = connection.execute(rows).all()
                found = [dict(place) for place in places.mappings()]
                together = frozenset(one.ply for one in given if one.together)
                saved = Saved(dict(row), found, [one.answer for one in given], together)
                if not whole:
                    return saved
                box = connection.execute(sa.select(components.c.text).where(components.c.digest == row["components"]))
                return replace(saved, components=box.scalar(), aside=self._aside(connection, key))

        return await self.apart(work)

    async def aside(self, key: str) -> Aside | None:
        """What has no version; None when there is no such table."""

        def work() -> Aside | None:
            with self._reading.connect() as connection, connection.begin():
                there = connection.execute(sa.select(tables.c.id).where(tables.c.id == key)).scalar()
                return self._aside(connection, key) if there is not None else None

        return await self.apart(work)

    def _aside(self, connection: sa.Connection, key: str) -> Aside:
        said = connection.execute(sa.select(talk).where(talk.c.table_id == key).order_by(talk.c.number))
        alive = present.c.process.in_(sa.select(processes.c.id))  # who was buried is nowhere, whatever it says
        here = connection.execute(sa.select(present).where(present.c.table_id == key, alive)).all()
        return Aside(
            [dict(line) for line in said.mappings()],
            frozenset(one.seat for one in here if one.process != self.process),
            {one.seat: one.caller for one in here if one.process == self.process and one.caller is not None},
        )

    async def versions(self, ids: Sequence[str]) -> dict[str, int]:
        """The versions of some tables, by id; those that are gone have none."""
        found: dict[str, int] = {}
        query = sa.select(tables.c.id, tables.c.version)
        for start in range(0, len(ids), AT_ONCE):
            rows = await self._select(query.where(tables.c.id.in_(ids[start : start + AT_ONCE])))
            found |= {row.id: row.version for row in rows}
        return found

    async def seen(self, key: str, place: int, at: float) -> None:
        """Note when a link to a seat was last used; the table's version stays."""
        where = (seats.c.table_id == key, seats.c.seat == place)

        def work() -> None:
            with self.writing.begin() as connection:
                connection.execute(sa.update(seats).where(*where).values(seen=at))

        await self.apart(work)

    async def review(self, key: str) -> Mapping[str, Any] | None:
        """The review of a table; None when there is none."""
        wanted = sa.select(reviews.c.review).where(reviews.c.table_id == key)

        def work() -> Mapping[str, Any] | None:
            with self._reading.connect() as connection:
                found: Mapping[str, Any] | None = connection.execute(wanted).scalar_one_or_none()
                return found

        return await self.apart(work)

    async def keep_review(self, key: str, row: Mapping[str, Any]) -> bool:
        """Keep it, in the place of the one before, if this process is the one that thinks about the table; the table's
        version stays.
        """
        ours = sa.select(tables.c.id).where(tables.c.id == key, tables.c.thinker == self.process).with_for_update()

        def work() -> bool:
            with self.writing.begin() as connection:
                if connection.execute(ours).first() is None:
                    return False  # the table is gone, or we were stopped for so long that another process weighs it
                connection.execute(sa.delete(reviews).where(reviews.c.table_id == key))
                connection.execute(sa.insert(reviews), {"table_id": key, "review": dict(row)})
                return True

        return await self.apart(work)

    async def keep(self, texts: Mapping[str, str]) -> None:
        """Keep component files, by digest: a table opens with the one it was dealt with, whatever is played since."""

        def work() -> None:
            with self.writing.begin() as connection:
                for digest, text in texts.items():
                    connection.execute(_KEEP, {"digest": digest, "text": text})

        await self.apart(work)

    async def components(self, digest: str) -> str | None:
        """A component file that was kept; None when there is none."""
        found = await self._select(sa.select(components.c.text).where(components.c.digest == digest))
        return str(found[0].text) if found else None

    async def entries(self, ids: Sequence[str]) -> dict[str, Entry]:
        """Those of some tables that there are, by id."""
        rows = await self._select(_ENTRIES.where(tables.c.id.in_(ids))) if ids else []
        return {row.id: Entry(**row._mapping) for row in rows}

    async def people(self, ids: Sequence[str]) -> dict[str, list[Occupant]]:
        """Who sits at some tables, by id, in the order of the seats."""
        found: dict[str, list[Occupant]] = {key: [] for key in ids}
        row = seats.c
        told = (row.table_id, row.kind, row.level, row.name, row.joined, row.hidden)
        query = sa.select(*told).where(row.table_id.in_(ids)).order_by(row.seat)
        for one in await self._select(query) if ids else []:
            found[one.table_id].append(Occupant(one.kind, one.level, one.name, one.joined, one.hidden))
        return found

    async def to_watch(self, since: float, but: Sequence[str], most: int) -> list[Entry]:
        """Running tables that anybody may watch, touched since then, the latest first."""
        row = tables.c
        played = (row.watch.is_(True), row.over.is_(False), row.begun.is_(True))
        query = _ENTRIES.where(*played, row.touched > since, row.id.not_in(but))
        return [Entry(**found._mapping) for found in await self._select(query.order_by(row.touched.desc()).limit(most))]

    async def programs_games(self, most: int) -> list[dict[str, Any]]:
        """Seats of the newest games that are over and a program had a seat in."""
        return [dict(row._mapping) for row in await self._select(ended_with_programs(most))]

    async def out_of_patience(self, now: float, minute: float, most: int, skip: int) -> list[tuple[str, float]]:
        """Running tables where a person has a seat and that nobody touched for longer than was agreed, with when
        somebody did; the latest first, some of them left out.
        """
        row, at = tables.c, seats.c
        waits = sa.exists().where(at.table_id == row.id, at.kind != "bot", at.stand_in.is_(None))
        late = (row.over.is_(False), row.begun.is_(True), row.patience > 0, row.touched < now - minute * row.patience)
        query = sa.select(row.id, row.touched).where(*late, waits).order_by(row.touched.desc(), row.id)
        return [(found.id, found.touched) for found in await self._select(query.limit(most).offset(skip))]

    async def _select(self, query: sa.Select[Any]) -> Sequence[sa.Row[Any]]:
        def work() -> Sequence[sa.Row[Any]]:
            with self.engine.connect() as connection:
                return connection.execute(query).all()

        return await self.apart(work)

    async def setting(self, key: str) -> str:
        """A secret of this store, made when first asked for."""

        def work() -> str:
            with self.writing.begin() as connection:
                connection.execute(_SETTLE, {"key": key, "value": secrets.token_hex(32)})
                return str(connection.execute(sa.select(settings.c.value).where(settings.c.key == key)).scalar_one())

        return await self.apart(work)


def note(connection: sa.Connection, key: str, value: str) -> None:
    """Keep a setting."""
    connection.execute(_NOTE, {"key": key, "value": value})


def remove(connection: sa.Connection, *keys: str) -> None:
    """Delete tables with all that belongs to them."""
    connection.execute(sa.select(tables.c.id).where(tables.c.id.in_(keys)).with_for_update())  # as whoever changes one
    of = dailies.c  # a first try at a table is used up with it: its deal is known by now
    connection.execute(sa.update(dailies).where(of.at_table.in_(keys), of.ended.is_(None)).values(ended=time.time()))
    for table in (answers, seats, talk, alerts, plans, reviews, tables):
        column = table.c.id if table is tables else table.c.table_id
        connection.execute(sa.delete(column.table).where(column.in_(keys)))


def _in_order(one: tuple[int, Change | Callable[[sa.Connection], None]]) -> str:
    """All processes go from table to table in one order: so none waits for another that waits for it."""
    return one[1].table if isinstance(one[1], Change) else ""


def _tell(done: asyncio.Future[None], error: BaseException | None) -> None:
    if error is not None and not done.cancelled():
        done.set_exception(error)
    elif not done.cancelled():
        done.set_result(None)


def _apply(connection: sa.Connection, change: Change, now: float) -> Conflict | None:
    """Write a change, all but its answers: those of a batch go in together."""
    figures = {"key": change.table, "was": change.version, "is_now": change.version + 1, "at": now}
    figures |= {f"new_{column}": value for column, value in change.values.items()}
    if connection.execute(_bump(tuple(change.values)), figures).rowcount != 1:
        return Conflict()
    if change.undo is not None:
        connection.execute(sa.delete(answers).where(answers.c.table_id == change.table, answers.c.ply >= change.undo))
    for place, values in change.seats.items():
        where = (seats.c.table_id == change.table, seats.c.seat == place)
        connection.execute(sa.update(seats).where(*where).values(**values))
    return None
