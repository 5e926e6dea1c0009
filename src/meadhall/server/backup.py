"""Backups of a whole store, taken while the hall is open, in a form that any store can be made from again.

A backup is gzipped JSON lines: what it is, then every row of every table as one transaction sees it, then how many
they were and a digest of all lines before. A file that was cut or changed is refused before anything is written.
"""

from __future__ import annotations

import contextlib
import gzip
import hashlib
import json
import os
import time
import zlib
from collections import Counter
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import sqlalchemy as sa

import meadhall
from meadhall.engine.errors import MeadhallError
from meadhall.server import databases, opening
from meadhall.server.migrations import NoSuchStep, migrate
from meadhall.server.schema import meta
from meadhall.server.store import Store

FORMAT: Final = 1
AT_ONCE: Final = 500  # rows read or written together
LONGEST: Final = 16 * 1024 * 1024  # bytes of a line, to stop at what is none of ours
FLEETING: Final = ("commits", "processes", "present")  # tables that matter only while processes run
OF_PROCESSES: Final = ("changed", "aside", "thinker")  # and such columns
REVISIONS: Final = "alembic_version"


class BadBackup(MeadhallError):
    """A file that is no backup, or not a whole one."""

    code = "backup/bad"


class NotEmpty(MeadhallError):
    """A store that would lose what it holds."""

    code = "backup/not-empty"


class Header(NamedTuple):
    """What a backup says of itself."""

    revision: str  # of the store's columns
    version: str  # of the Meadhall that wrote it
    at: float


def backup(store: Store, file: Path, replace: bool = False) -> Counter[str]:
    """Write a backup of an open store; returns how many rows of each table it holds. It is private like the store."""
    if file.exists() and not replace:
        raise MeadhallError(f"{file} is there already; name another file, or say --force")
    part = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        with open(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, opening.PRIVATE_FILE), "wb") as raw:
            with gzip.GzipFile("", "wb", 6, raw) as packed:
                found = _write(store, packed)
            raw.flush()
            os.fsync(raw.fileno())
        part.replace(file)
    except sa.exc.SQLAlchemyError as error:
        raise opening.unusable(store.where, error) from None
    finally:
        part.unlink(missing_ok=True)
    return found


def _write(store: Store, out: gzip.GzipFile) -> Counter[str]:
    digest, found = hashlib.sha256(), Counter[str]()

    def put(line: dict[str, Any]) -> None:
        data = json.dumps(line, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
        digest.update(data)
        out.write(data)

    with databases.reading(store.engine).connect() as connection, connection.begin():
        databases.unhurried(connection)
        revision = connection.execute(sa.text(f"SELECT version_num FROM {REVISIONS}")).scalar_one()
        put({"meadhall-backup": FORMAT, "revision": revision, "version": meadhall.__version__, "at": time.time()})
        for table in kept_tables():
            columns = [column for column in table.columns if column.name not in OF_PROCESSES]
            query = sa.select(*columns).order_by(*table.primary_key.columns)
            rows = connection.execution_options(yield_per=AT_ONCE).execute(query)
            for row in rows.mappings():
                put({"table": table.name, "row": dict(row)})
                found[table.name] += 1
        put({"end": dict(found), "digest": digest.hexdigest()})
    return found


def kept_tables() -> list[sa.Table]:
    """What a backup holds, what belongs to a table after it."""
    found = [table for table in meta.sorted_tables if table.name not in FLEETING]
    return sorted(found, key=lambda table: "table_id" in table.columns)


# -- and back --------------------------------------------------------------------------------------------------------


def check(file: Path) -> Header:
    """Read a backup to its end; refuses one that is cut, changed or something else."""
    header = _header(file)
    for _ in _rows(file):
        pass
    return header


def restore(store: Store, file: Path, replace: bool = False) -> Counter[str]:
    """Fill an empty store from a backup, all or nothing; `replace` empties it first. The hall must not be open."""
    header, found = check(file), Counter[str]()
    try:
        with store.writing.begin() as connection:
            databases.alone(connection)
            _empty(connection, store.where, replace)
            migrate(connection, header.revision)
            there = sa.MetaData()
            there.reflect(connection)
            batch: list[dict[str, Any]] = []
            name = ""
            for name_of, row in _rows(file):
                if batch and (name_of != name or len(batch) == AT_ONCE):
                    connection.execute(sa.insert(_table(there, name, file)), batch)
                    batch = []
                name = name_of
                batch.append(row)
                found[name] += 1
            if batch:
                connection.execute(sa.insert(_table(there, name, file)), batch)
            migrate(connection, "head")
    except NoSuchStep as error:
        raise BadBackup(f"{file} was made by a newer Meadhall ({header.version}); update this one") from error
    except (sa.exc.SQLAlchemyError, OSError) as error:
        raise opening.unusable(store.where, error) from None
    return found


def _table(there: sa.MetaData, name: str, file: Path) -> sa.Table:
    if name not in there.tables or name == REVISIONS:
        raise BadBackup(f"{file} is no backup of a hall: it tells of {name[:40]!r}")
    return there.tables[name]


def _empty(connection: sa.Connection, where: str, replace: bool) -> None:
    """Take away the tables of a store that holds nothing, or may be emptied."""
    there = sa.MetaData()
    there.reflect(connection)
    held = there.tables.get("tables")
    full = held is not None and connection.execute(sa.select(held).limit(1)).first() is not None
    if full and not replace:
        raise NotEmpty(f"{where} holds tables already; restore into another store, or say --replace to lose them")
    there.drop_all(connection)


def _rows(file: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    """The rows of a backup with the tables they belong to, checked at the end."""
    digest, found, ended = hashlib.sha256(), Counter[str](), False
    for number, line in enumerate(_lines(file)):
        said = _read(line, file)
        if ended:
            raise BadBackup(f"{file} goes on after its end; it was changed")
        if number == 0:
            pass  # the header
        elif "end" in said:
            ended = said["end"] == dict(found) and said.get("digest") == digest.hexdigest()
            if not ended:
                raise BadBackup(f"{file} is damaged: what it holds is not what was written")
        elif isinstance(said.get("table"), str) and isinstance(said.get("row"), dict):
            found[said["table"]] += 1
            yield said["table"], said["row"]
        else:
            raise BadBackup(f"{file} is damaged in line {number + 1}")
        digest.update(line)
    if not ended:
        raise BadBackup(f"{file} is cut off: its end is missing; take another backup")


def _header(file: Path) -> Header:
    with contextlib.closing(_lines(file)) as lines:
        said = _read(next(lines, b""), file)
    if said.get("meadhall-backup") != FORMAT or not isinstance(said.get("revision"), str):
        raise BadBackup(f"{file} is no backup of a hall that this Meadhall can read")
    return Header(said["revision"], str(said.get("version")), float(said.get("at") or 0))


def _lines(file: Path) -> Generator[bytes, None, None]:
    try:
        with gzip.open(file, "rb") as packed:
            while line := packed.readline(LONGEST):
                yield line
    except EOFError:
        raise BadBackup(f"{file} is cut off: its end is missing; take another backup") from None
    except (gzip.BadGzipFile, zlib.error):
        raise BadBackup(f"{file} is no backup of a hall, or a damaged one") from None


def _read(line: bytes, file: Path) -> dict[str, Any]:
    try:
        said = json.loads(line)
    except (ValueError, RecursionError):
        said = None
    if not isinstance(said, dict):
        raise BadBackup(f"{file} is no backup of a hall, or a damaged one")
    return said
