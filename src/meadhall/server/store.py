"""The store: one row an answer, committed before anybody hears of it. All SQL stands here, behind named queries.

One thread writes. Whatever waits is committed together, so that a hundred tables share one sync of the disk. Every
change names the version of the table it was made for: where another server process was faster nothing is written and
`Conflict` is raised. `docs/decisions/004-one-writer-commits-for-all-tables.md` says why.
"""

from __future__ import annotations

import asyncio
import queue
import secrets
import sqlite3
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from functools import cache, partial
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.util import CommandError

from meadhall.server import opening
from meadhall.server.schema import answers, components, seats, settings, tables

LARGEST_BATCH = 64
PATIENCE = 3.0  # seconds for somebody else who writes
HASTE = 0.25  # seconds, once that was in vain: those who come meanwhile are not to wait one after the other
SAGA = "saga-"  # and what follows is the id of a game opened from a file


Failure = sa.exc.SQLAlchemyError  # of the database, not of ours


class Conflict(Exception):
    """Somebody else changed the table first; nothing was written."""


@dataclass(frozen=True)
class Change:
    """One change of one table, made for its `version`."""

    table: str
    version: int
    values: Mapping[str, Any] = field(default_factory=dict)  # columns of the table's row
    answer: tuple[int, int, str] | None = None  # ply, seat, answer: a new row
    undo: int | None = None  # the ply whose row goes
    seats: Mapping[int, Mapping[str, Any]] = field(default_factory=dict)


@dataclass(frozen=True)
class Saved:
    """A table as the store has it."""

    table: Mapping[str, Any]
    seats: Sequence[Mapping[str, Any]]
    answers: Sequence[str]
    components: str | None = None  # the text of the component file it was dealt with


@dataclass(frozen=True)
class Entry:
    """A table in a list."""

    id: str
    game: str
    name: str
    asked: int
    over: bool
    touched: float


@dataclass(frozen=True)
class Occupant:
    """Who sits on a seat, in a list of tables."""

    kind: str
    level: str
    name: str


_ANSWERS = sa.insert(answers)
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

    def __init__(self, url: str, patience: float = PATIENCE) -> None:
        self.where = opening.named(url)
        opening.make_private(url)
        # What a statement was about may be a secret: no error shows it.
        self.engine = sa.create_engine(url, pool_size=8, max_overflow=16, hide_parameters=True)
        if self.engine.dialect.name == "sqlite":
            prepare = partial(_prepare_sqlite, patience)
            sa.event.listen(self.engine, "connect", prepare)
            sa.event.listen(self.engine, "begin", _begin_immediate)
        self.writing = self.engine.execution_options(write=int(1000 * patience))
        self._hasty = self.engine.execution_options(write=int(1000 * min(patience, HASTE)))
        self._failing = False
        self._waiting: queue.SimpleQueue[_Waiting | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_forever, name="store-writer", daemon=True)
        self._opened = False

    def open(self) -> None:
        """Bring the store up to date; `Unusable` says in a sentence why that cannot be."""
        if self._opened:
            return
        try:
            self._migrate()
        except (sa.exc.SQLAlchemyError, CommandError, OSError) as error:
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
        self.engine.dispose()

    def _migrate(self) -> None:
        config = Config()
        config.set_main_option("script_location", "meadhall.server:migrations")
        config.set_main_option("path_separator", "os")
        with self.writing.begin() as connection:
            if self.engine.dialect.name == "sqlite":
                found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()
                if found != "ok":
                    raise sa.exc.DatabaseError(None, None, sqlite3.DatabaseError("malformed"))
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
            _note(connection, "pinged", secrets.token_hex(8))  # whether it can be written shows when it is

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
                now = time.time()
                found: list[BaseException | None] = []
                for work in batch:
                    if isinstance(work, Change):
                        found.append(_apply(connection, work, now))
                    else:
                        found.append(work(connection))
                rows = [
                    {"table_id": change.table, "ply": ply, "seat": seat, "answer": answer, "at": now}
                    for change, error in zip(batch, found, strict=True)
                    if error is None and isinstance(change, Change) and change.answer is not None
                    for ply, seat, answer in (change.answer,)
                ]
                if rows:
                    connection.execute(_ANSWERS, rows)
            self._failing = False
            return found
        except (sa.exc.IntegrityError, sa.exc.DataError) as error:
            if len(batch) == 1:
                return [Conflict() if isinstance(error, sa.exc.IntegrityError) else error]
            return [self._commit([work])[0] for work in batch]
        except Exception as error:
            self._failing = True
            return [error] * len(batch)

    async def add(self, table: Mapping[str, Any], places: Sequence[Mapping[str, Any]]) -> None:
        """A new table with its seats."""

        def work(connection: sa.Connection) -> None:
            connection.execute(sa.insert(tables), dict(table))
            if places:
                connection.execute(sa.insert(seats), [{"table_id": table["id"], **place} for place in places])

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
        old = sa.select(tables.c.id).where(tables.c.id.startswith(SAGA), tables.c.touched < before)

        def work(connection: sa.Connection) -> None:
            for key in list(connection.execute(old).scalars()):
                for rows, column in ((answers, answers.c.table_id), (seats, seats.c.table_id), (tables, tables.c.id)):
                    connection.execute(sa.delete(rows).where(column == key))

        await self.write(work)

    async def ping(self) -> None:
        """Raise if nothing can be written. It is something new each time: SQLite leaves out what stays the same."""
        await self.write(lambda connection: _note(connection, "pinged", secrets.token_hex(8)))

    # -- reading -----------------------------------------------------------------------------------------------------

    async def read(self, key: str) -> Saved | None:
        """A table with its seats and answers; None when there is none."""

        def work() -> Saved | None:
            with self.engine.connect() as connection, connection.begin():
                row = connection.execute(sa.select(tables).where(tables.c.id == key)).mappings().first()
                if row is None:
                    return None
                places = connection.execute(sa.select(seats).where(seats.c.table_id == key).order_by(seats.c.seat))
                given = connection.execute(
                    sa.select(answers.c.answer).where(answers.c.table_id == key).order_by(answers.c.ply)
                )
                box = connection.execute(sa.select(components.c.text).where(components.c.digest == row["components"]))
                found = [dict(place) for place in places.mappings()]
                return Saved(dict(row), found, list(given.scalars()), box.scalar())

        return await asyncio.to_thread(work)

    async def seen(self, key: str, place: int, at: float) -> None:
        """Note when a link to a seat was last used; the table's version stays."""
        where = (seats.c.table_id == key, seats.c.seat == place)

        def work() -> None:
            with self.writing.begin() as connection:
                connection.execute(sa.update(seats).where(*where).values(seen=at))

        await asyncio.to_thread(work)

    async def keep(self, texts: Mapping[str, str]) -> None:
        """Keep component files, by digest: a table opens with the one it was dealt with, whatever is played since."""

        def work() -> None:
            with self.writing.begin() as connection:
                kept = set(connection.execute(sa.select(components.c.digest)).scalars())
                for digest, text in texts.items():
                    if digest not in kept:
                        connection.execute(sa.insert(components), {"digest": digest, "text": text})

        await asyncio.to_thread(work)

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
        query = sa.select(row.table_id, row.kind, row.level, row.name).where(row.table_id.in_(ids)).order_by(row.seat)
        for one in await self._select(query) if ids else []:
            found[one.table_id].append(Occupant(one.kind, one.level, one.name))
        return found

    async def to_watch(self, since: float, but: Sequence[str], most: int) -> list[Entry]:
        """Running tables that anybody may watch, touched since then, the latest first."""
        row = tables.c
        query = _ENTRIES.where(row.watch.is_(True), row.over.is_(False), row.touched > since, row.id.not_in(but))
        return [Entry(**found._mapping) for found in await self._select(query.order_by(row.touched.desc()).limit(most))]

    async def touched_since(self, when: float) -> list[tuple[str, int]]:
        """Tables that changed since then, with their versions."""
        query = sa.select(tables.c.id, tables.c.version).where(tables.c.touched > when)
        return [(row.id, row.version) for row in await self._select(query)]

    async def out_of_patience(self, now: float, minute: float, most: int) -> list[str]:
        """Running tables that nobody touched for longer than was agreed, the latest first."""
        row = tables.c
        late = row.touched < now - minute * row.patience
        query = sa.select(row.id).where(row.over.is_(False), row.patience > 0, late)
        return [found.id for found in await self._select(query.order_by(row.touched.desc()).limit(most))]

    async def _select(self, query: sa.Select[Any]) -> Sequence[sa.Row[Any]]:
        def work() -> Sequence[sa.Row[Any]]:
            with self.engine.connect() as connection:
                return connection.execute(query).all()

        return await asyncio.to_thread(work)

    async def setting(self, key: str) -> str:
        """A secret of this store, made when first asked for."""

        def work() -> str:
            with self.writing.begin() as connection:
                found = connection.execute(sa.select(settings.c.value).where(settings.c.key == key)).scalar()
                if found is None:
                    found = secrets.token_hex(32)
                    connection.execute(sa.insert(settings), {"key": key, "value": found})
                return str(found)

        return await asyncio.to_thread(work)


def reason(error: BaseException) -> str:
    """What went wrong, for the log: what the database says, without what was to be written."""
    return str(getattr(error, "orig", None) or type(error).__name__).partition("\n")[0][:200]


def _note(connection: sa.Connection, key: str, value: str) -> None:
    done = connection.execute(sa.update(settings).where(settings.c.key == key).values(value=value))
    if not done.rowcount:
        connection.execute(sa.insert(settings), {"key": key, "value": value})


def _tell(done: asyncio.Future[None], error: BaseException | None) -> None:
    if done.cancelled():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


def _apply(connection: sa.Connection, change: Change, now: float) -> Conflict | None:
    """Write a change, all but its answer: those of a batch go in together."""
    figures = {"key": change.table, "was": change.version, "is_now": change.version + 1, "at": now}
    figures |= {f"new_{column}": value for column, value in change.values.items()}
    if connection.execute(_bump(tuple(change.values)), figures).rowcount != 1:
        return Conflict()
    if change.undo is not None:
        connection.execute(sa.delete(answers).where(answers.c.table_id == change.table, answers.c.ply == change.undo))
    for place, values in change.seats.items():
        where = (seats.c.table_id == change.table, seats.c.seat == place)
        connection.execute(sa.update(seats).where(*where).values(**values))
    return None


def _prepare_sqlite(patience: float, connection: Any, _record: Any) -> None:
    connection.isolation_level = None  # SQLAlchemy begins, see below
    waits = f"busy_timeout={int(1000 * patience)}"
    # Extra, and before the change to WAL: else a power cut could bring back the journal of that very change.
    for pragma in (waits, "synchronous=EXTRA", "journal_mode=WAL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}").close()


def _begin_immediate(connection: sa.Connection) -> None:
    waits = connection.get_execution_options().get("write")
    if waits is not None:
        connection.exec_driver_sql(f"PRAGMA busy_timeout={waits}")
    connection.exec_driver_sql("BEGIN" if waits is None else "BEGIN IMMEDIATE")
