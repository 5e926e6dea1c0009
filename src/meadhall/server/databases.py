"""The two databases a store can be in, and what is different about them: how a connection is made, how a transaction
begins, how long it waits for others. PostgreSQL's library is an extra.
"""

from __future__ import annotations

import sqlite3
import time
from functools import partial
from typing import Any

import sqlalchemy as sa

from meadhall.extras import need
from meadhall.server import opening

DRIVER = "psycopg"
MIGRATING = 0x6D656164  # the advisory lock of who brings a store up to date
PRIMARY = 0xFF  # bits of SQLite's error codes that say what, the others say more closely
AGAIN = 0.02  # seconds
LARGE = 16_384  # pages of a SQLite file, 64 MB
LONGEST = 10  # seconds that PostgreSQL may take for one statement
PATIENT = 60  # seconds to wait while another process brings the store up to date
TORN = ("40001", "40P01")  # PostgreSQL's codes: two processes stood in each other's way, and it let one of them go


def made(url: str, patience: float) -> sa.Engine:
    """An engine whose transactions wait for others as long as that many seconds. Its options: `write` (milliseconds to
    wait instead; who only reads has none) and `light` (what need not outlive a power cut).
    """
    try:
        address = sa.make_url(opening.checked(url))
    except (sa.exc.ArgumentError, ValueError):
        raise opening.Unusable("the address of the store cannot be read; mind its form") from None
    if address.get_backend_name() == "sqlite":
        # What a statement was about may be a secret: no error shows it.
        engine = sa.create_engine(address, pool_size=8, max_overflow=16, hide_parameters=True)
        sa.event.listen(engine, "connect", partial(_prepare_sqlite, patience))
        sa.event.listen(engine, "begin", _begin_sqlite)
        return engine
    need(DRIVER, "postgres")
    engine = sa.create_engine(
        address.set(drivername=f"postgresql+{DRIVER}"),
        pool_size=8,
        max_overflow=16,
        hide_parameters=True,
        connect_args=_connecting(patience),
    )
    sa.event.listen(engine, "begin", _begin_postgres)
    return engine


def reading(engine: sa.Engine) -> sa.Engine:
    """The same for who reads several things that must belong together."""
    return engine.execution_options(isolation_level="REPEATABLE READ") if is_postgres(engine) else engine


def is_postgres(engine: sa.Engine) -> bool:
    """Whether it is PostgreSQL's."""
    return engine.dialect.name == "postgresql"


def torn(error: BaseException) -> bool:
    """Whether the database let this transaction go for another's sake: it is worth a second try."""
    return getattr(getattr(error, "orig", None), "sqlstate", None) in TORN


def check(connection: sa.Connection) -> None:
    """Refuse a damaged file; a large one is looked at here and there, for reading it all takes its time."""
    pages = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
    large = pages > LARGE and sa.inspect(connection).has_table("settings")
    for what in ("settings", "components") if large else ("1",):
        if connection.exec_driver_sql(f"PRAGMA quick_check({what})").scalar() != "ok":
            raise sa.exc.DatabaseError(None, None, sqlite3.DatabaseError("malformed"))


def unhurried(connection: sa.Connection) -> None:
    """What is done in this transaction may take as long as it takes."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SET LOCAL statement_timeout = 0")
        connection.exec_driver_sql("SET LOCAL idle_in_transaction_session_timeout = 0")


def alone(connection: sa.Connection) -> None:
    """Nobody else brings the store up to date meanwhile, and it may take as long as it takes."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SET LOCAL statement_timeout = 0")
        connection.exec_driver_sql(f"SET LOCAL lock_timeout = {1000 * PATIENT}")
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATING})")


def _connecting(patience: float) -> dict[str, Any]:
    """What is on disk is synced, whatever the server's usual way is; who does not answer is given up."""
    waits = f"-c lock_timeout={int(1000 * patience)} -c statement_timeout={1000 * LONGEST}"
    return {
        "application_name": "meadhall",
        "options": f"{waits} -c synchronous_commit=on -c idle_in_transaction_session_timeout={1000 * LONGEST}",
        "connect_timeout": max(2, round(patience)),
        "keepalives_idle": 10,
        "keepalives_interval": 5,
        "keepalives_count": 2,
        "tcp_user_timeout": 1000 * LONGEST,
    }


def _begin_postgres(connection: sa.Connection) -> None:
    options = connection.get_execution_options()
    if options.get("hasty"):
        connection.exec_driver_sql(f"SET LOCAL lock_timeout = {options['write']}")
    if options.get("light"):
        connection.exec_driver_sql("SET LOCAL synchronous_commit = off")


def _prepare_sqlite(patience: float, connection: Any, _record: Any) -> None:
    connection.isolation_level = None  # SQLAlchemy begins, see below
    # Extra, and before the change to WAL: else a power cut could bring back the journal of that very change.
    for pragma in (f"busy_timeout={int(1000 * patience)}", "synchronous=EXTRA"):
        connection.execute(f"PRAGMA {pragma}").close()
    _change_to_wal(connection, time.monotonic() + patience)
    connection.execute("PRAGMA foreign_keys=ON").close()


def _change_to_wal(connection: Any, until: float) -> None:
    """Where several open a new file at the same moment, SQLite refuses at once, whatever its patience; so we wait."""
    while True:
        try:
            connection.execute("PRAGMA journal_mode=WAL").close()
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & PRIMARY != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                raise
            time.sleep(AGAIN)


def _begin_sqlite(connection: sa.Connection) -> None:
    options = connection.get_execution_options()
    waits = options.get("write")
    if waits is not None:
        connection.exec_driver_sql(f"PRAGMA busy_timeout={waits}")
        connection.exec_driver_sql(f"PRAGMA synchronous={'NORMAL' if options.get('light') else 'EXTRA'}")
    connection.exec_driver_sql("BEGIN" if waits is None else "BEGIN IMMEDIATE")
