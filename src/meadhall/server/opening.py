"""Opening a store: its file is private, and one that cannot be used says why in a sentence."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

from meadhall.engine.errors import MeadhallError

FILE = "sqlite:///"
PRIVATE_FILE, PRIVATE_FOLDER = 0o600, 0o700
ANOTHER = "or name another store with --db"
REASONS = (  # signs in what the driver says, in the order they are looked for, and what somebody can do
    (("locate revision",), f"was made by a newer Meadhall; update this one, {ANOTHER}"),
    (("locked", "busy"), f"is locked by another program; close that, {ANOTHER}"),
    (("not a database", "malformed", "no such table"), f"is damaged or no store of Meadhall; move it away, {ANOTHER}"),
    (("readonly", "read-only", "permission denied"), f"cannot be written; mind its permissions, {ANOTHER}"),
    (("unable to open", "not a directory", "no such file"), f"cannot be opened; mind its folder, {ANOTHER}"),
    (("full",), "cannot be written: the disk is full"),
)
KINDS = ("sqlite", "postgresql", "postgres")
IN_POSTGRES = (
    (("locate revision",), f"was made by a newer Meadhall; update this one, {ANOTHER}"),
    (("authentication failed", "no password", "pg_hba", "role "), "does not let this user in; mind name and password"),
    (('database "',), "has no database of that name; make it with createdb, or mind its name in --db"),
    (("too many",), "has no connection left for this hall; raise its max_connections"),
    (("permission denied", "read-only"), "cannot be written; its user must own the database, or a schema in it"),
    (("lock timeout", "statement timeout"), "is locked by another program; close that, or try again"),
    (("connection", "resolve", "translate host"), "cannot be reached; mind host and port in --db, and that it runs"),
)


class Unusable(MeadhallError):
    """A store that cannot be opened."""

    code = "store/unusable"


def path_of(url: str) -> Path | None:
    """The file of a store that is one."""
    path = url.removeprefix(FILE).partition("?")[0]
    return Path(path) if url.startswith(FILE) and path and not path.startswith((":memory:", "file:")) else None


def named(url: str) -> str:
    """A store in words: its file, or the kind of database; an address may hold a password."""
    path = path_of(url)
    if path is not None:
        return str(path)
    kind = url.partition(":")[0].partition("+")[0]
    return "the PostgreSQL store" if kind in KINDS[1:] else f"the {kind} store"


def make_private(url: str) -> None:
    """Nobody else on this machine reads a store: it holds every hand and every seat's secret."""
    path = path_of(url)
    if path is None or os.name == "nt":
        return
    with contextlib.suppress(OSError):  # opening it will say what is wrong
        if not path.parent.exists():
            path.parent.mkdir(mode=PRIVATE_FOLDER, parents=True)
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, PRIVATE_FILE))
    for one in (path, *(path.with_name(path.name + end) for end in ("-wal", "-shm"))):
        with contextlib.suppress(OSError):
            one.chmod(PRIVATE_FILE)


def checked(url: str) -> str:
    """An address of a store, refused in a sentence where none can be there."""
    kind, is_one, _ = url.partition("://")
    if not is_one or kind.partition("+")[0] not in KINDS:
        raise Unusable("a store is a file, or the address of a database: postgresql+psycopg://USER@HOST/NAME")
    return url


def unusable(where: str, error: Exception) -> Unusable:
    """Why a store cannot be opened."""
    said = str(error).lower()
    known = IN_POSTGRES if where == "the PostgreSQL store" else REASONS
    reason = next((reason for signs, reason in known if any(sign in said for sign in signs)), None)
    return Unusable(f"{where} {reason or f'cannot be opened ({type(error).__name__})'}")
