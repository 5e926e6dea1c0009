"""Notices: what any process has committed, heard in a thread of its own. A notice is a hint: table and version, or a
table where something beside the game has changed (talk, who is there). Who hears it reads again.

PostgreSQL tells by LISTEN and NOTIFY, once a commit group. SQLite is asked every few hundredths of a second whether
anybody has committed, which costs it nothing, and then what: commits are numbered in their order. No clock is asked.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Sequence
from typing import Any

import sqlalchemy as sa
import structlog

from meadhall.server import databases
from meadhall.server.schema import commits, tables

CHANNEL = "meadhall"
SHORT = 0.03  # seconds between two looks at a SQLite file
IDLE = 5.0  # seconds of silence after which a connection to PostgreSQL is tried
AGAIN = 0.5  # seconds before the next try to hear anything
AT_ONCE = 100  # tables in one notice: PostgreSQL's have 8000 bytes

News = Sequence[tuple[str, int | None]]  # tables and versions; None: something beside the game

log = structlog.get_logger("notices")

_TELL = sa.select(sa.func.pg_notify(CHANNEL, sa.bindparam("text")))
_COUNT = sa.update(commits).values(number=commits.c.number + 1)
_NUMBER = sa.select(commits.c.number).scalar_subquery()
_KEYS = tables.c.id.in_(sa.bindparam("keys", expanding=True))
_MARK = {name: sa.update(tables).where(_KEYS).values({name: _NUMBER}) for name in ("changed", "aside")}


def tell(connection: sa.Connection, news: News) -> None:
    """Tell all processes of a commit, as part of it."""
    if not news:
        return
    if connection.dialect.name == "postgresql":
        words = [key if version is None else f"{key}:{version}" for key, version in news]
        for start in range(0, len(words), AT_ONCE):
            connection.execute(_TELL, {"text": " ".join(words[start : start + AT_ONCE])})
        return
    connection.execute(_COUNT)
    for name, marks in _MARK.items():
        keys = [key for key, version in news if (version is None) == (name == "aside")]
        if keys:
            connection.execute(marks, {"keys": keys})


class Notices:
    """The thread. `heard` is called in the event loop; with None when anything may have happened meanwhile."""

    def __init__(self, engine: sa.Engine, heard: Callable[[News | None], None]) -> None:
        self._engine, self._heard = engine, heard
        self._ended = threading.Event()
        hear = self._listen if databases.is_postgres(engine) else self._look
        self._thread = threading.Thread(target=self._hear, args=(hear,), name="notices", daemon=True)
        self._loop: asyncio.AbstractEventLoop

    def start(self) -> None:
        """Begin to hear."""
        self._loop = asyncio.get_running_loop()
        self._thread.start()

    async def stop(self) -> None:
        """Hear nothing more."""
        self._ended.set()
        if self._thread.is_alive():
            await asyncio.to_thread(self._wake)
            await asyncio.to_thread(self._thread.join, AGAIN + IDLE)

    def _wake(self) -> None:
        """A thread that listens hears that it is to end."""
        if databases.is_postgres(self._engine):
            try:
                with self._engine.begin() as connection:
                    connection.execute(_TELL, {"text": ""})
            except sa.exc.SQLAlchemyError:  # it hears no more anyway
                return

    def _hear(self, hear: Callable[[], None]) -> None:
        while not self._ended.is_set():
            try:
                hear()
            except Exception as error:  # of the driver's as well as of SQLAlchemy's
                log.warning("other processes are not heard", reason=type(error).__name__)
                self._ended.wait(AGAIN)

    def _pass_on(self, news: News | None) -> None:
        if (news is None or news) and not self._ended.is_set():
            self._loop.call_soon_threadsafe(self._heard, news)

    def _connected(self) -> Any:
        """A connection that is ours alone."""
        made = self._engine.raw_connection()
        found = made.driver_connection
        made.detach()
        return found

    def _listen(self) -> None:
        """PostgreSQL: until the connection breaks."""
        raw = self._connected()
        try:
            raw.autocommit = True
            raw.execute(f"LISTEN {CHANNEL}")
            self._pass_on(None)
            while not self._ended.is_set():
                silent = True
                for notice in raw.notifies(timeout=IDLE, stop_after=1):
                    silent = False
                    self._pass_on(_read(notice.payload))
                if silent:
                    raw.execute("SELECT 1")
        finally:
            raw.close()

    def _look(self) -> None:
        """SQLite: until it cannot be read."""
        raw = self._connected()
        try:
            seen, last = -1, None
            while not self._ended.wait(SHORT):
                (now,) = raw.execute("PRAGMA data_version").fetchone()
                if now == seen:
                    continue
                seen = now
                raw.execute("BEGIN")
                (number,) = raw.execute("SELECT number FROM commits").fetchone()
                found = raw.execute(_SINCE, (last, last)).fetchall() if last is not None and number != last else []
                raw.execute("COMMIT")
                self._pass_on(found if last is not None else None)
                last = number
        finally:
            raw.close()


_SINCE = "SELECT id, NULL FROM tables WHERE aside > ? UNION ALL SELECT id, version FROM tables WHERE changed > ?"


def _read(text: str) -> list[tuple[str, int | None]]:
    words = [word.partition(":") for word in text.split()]
    return [(key, int(version) if version.isdigit() else None) for key, _, version in words]
