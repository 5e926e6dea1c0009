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
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields
from functools import cache
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from meadhall.server.schema import answers, components, seats, settings, tables

LARGEST_BATCH = 64


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


class Store:
    """Tables on disk. Reading runs in threads of the event loop's pool, writing in one thread of its own."""

    def __init__(self, url: str) -> None:
        self.engine = sa.create_engine(url, pool_size=8, max_overflow=16)
        if self.engine.dialect.name == "sqlite":
            sa.event.listen(self.engine, "connect", _prepare_sqlite)
            sa.event.listen(self.engine, "begin", _begin_immediate)
        self.writing = self.engine.execution_options(write=True)
        self._waiting: queue.SimpleQueue[tuple[Change, asyncio.Future[None], asyncio.AbstractEventLoop] | None] = (
            queue.SimpleQueue()
        )
        self._writer = threading.Thread(target=self._write_forever, name="store-writer", daemon=True)

    async def start(self) -> None:
        """Bring the store up to date and open it for writing."""
        await asyncio.to_thread(self._migrate)
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
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    # -- writing -----------------------------------------------------------------------------------------------------

    async def write(self, change: Change) -> None:
        """Commit a change; on return it is on disk. Raises `Conflict` when the table has moved on."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._waiting.put((change, done, loop))
        await done

    def _write_forever(self) -> None:
        with self.writing.connect() as connection:
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
                for (_, done, loop), error in zip(
                    batch, self._commit(connection, [change for change, _, _ in batch]), strict=True
                ):
                    loop.call_soon_threadsafe(_tell, done, error)

    def _commit(self, connection: sa.Connection, changes: Sequence[Change]) -> list[BaseException | None]:
        """Commit changes together; where that fails, one by one. Returns what went wrong with each."""
        try:
            with connection.begin():
                now = time.time()
                found: list[BaseException | None] = [_apply(connection, change, now) for change in changes]
                rows = [
                    {"table_id": change.table, "ply": ply, "seat": seat, "answer": answer, "at": now}
                    for change, error in zip(changes, found, strict=True)
                    if error is None and change.answer is not None
                    for ply, seat, answer in (change.answer,)
                ]
                if rows:
                    connection.execute(_ANSWERS, rows)
                return found
        except Exception as error:
            if len(changes) == 1:
                return [Conflict() if isinstance(error, sa.exc.IntegrityError) else error]
            return [self._commit(connection, [change])[0] for change in changes]

    async def add(
        self, table: Mapping[str, Any], places: Sequence[Mapping[str, Any]], rows: Sequence[tuple[int, str]] = ()
    ) -> None:
        """A new table with its seats and, for one opened from a file, its answers."""
        now = time.time()

        def work() -> None:
            with self.writing.begin() as connection:
                connection.execute(sa.insert(tables), dict(table))
                if places:
                    connection.execute(sa.insert(seats), [{"table_id": table["id"], **place} for place in places])
                if rows:
                    connection.execute(
                        sa.insert(answers),
                        [
                            {"table_id": table["id"], "ply": ply, "seat": seat, "answer": answer, "at": now}
                            for ply, (seat, answer) in enumerate(rows)
                        ],
                    )

        await asyncio.to_thread(work)

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

    async def to_watch(self, since: float, but: Sequence[str], most: int) -> list[Entry]:
        """Running tables that anybody may watch, touched since then, the latest first."""
        row = tables.c
        query = _ENTRIES.where(row.watch.is_(True), row.over.is_(False), row.touched > since, row.id.not_in(but))
        return [Entry(**found._mapping) for found in await self._select(query.order_by(row.touched.desc()).limit(most))]

    async def waiting_for_bots(self) -> list[str]:
        """Running tables where a bot is asked."""
        asked = (tables.c.id == seats.c.table_id) & (tables.c.asked == seats.c.seat)
        bots = (seats.c.kind == "bot") | seats.c.stand_in.is_not(None)
        query = sa.select(tables.c.id).select_from(tables.join(seats, asked)).where(tables.c.over.is_(False), bots)
        return [row.id for row in await self._select(query)]

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

    async def ping(self) -> None:
        """Raise if the store does not answer."""
        await self._select(sa.select(sa.literal(1)))

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


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    connection.isolation_level = None  # SQLAlchemy begins, see below
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}").close()


def _begin_immediate(connection: sa.Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE" if connection.get_execution_options().get("write") else "BEGIN")
