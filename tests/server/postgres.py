"""A PostgreSQL cluster to throw away: made when a test first needs one, gone with the process."""

from __future__ import annotations

import contextlib
import ctypes
import glob
import itertools
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import psycopg

from meadhall.server.schema import meta
from meadhall.server.store import Store
from tests.server.conftest import PATIENCE

USER = "meadhall"


class Cluster:
    """A server of its own, reached by a socket in its folder. `synced`: what it commits is on disk, as in earnest."""

    empty = "empty"  # a database that was brought up to date, which others are made from
    guarded = "guarded"  # a user who needs a password

    def __init__(self, synced: bool = False) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="hall-", dir="/tmp"))  # short: a socket's path has 107 letters
        self._numbers = itertools.count(1)
        self._free: list[str] = []
        self._who: dict[str, Any] = {}
        if os.geteuid() == 0:  # PostgreSQL does not run as root
            nobody = next(one for one in map(_found, ("postgres", "nobody")) if one)
            self._who = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
            os.chown(self.folder, nobody.pw_uid, nobody.pw_gid)
        self.data = self.folder / "data"
        self._run("initdb", "-D", str(self.data), "-A", "trust", "-U", USER, "-E", "UTF8", "--locale=C", "--no-sync")
        self._guard()
        self.synced = synced
        self.start()
        with self.administering() as rows:
            rows.execute(f"CREATE DATABASE {self.empty}")
            rows.execute(f"CREATE ROLE {self.guarded} LOGIN PASSWORD 'mead'")
        store = Store(self.url(self.empty))
        store.open()
        store.engine.dispose()

    def _guard(self) -> None:
        """One user needs a password."""
        rules = self.data / "pg_hba.conf"
        rules.write_text(f"local all {self.guarded} scram-sha-256\n{rules.read_text()}")

    def start(self) -> None:
        """Start the server, also again."""
        options = ["-c", "listen_addresses=", "-c", "unix_socket_permissions=0777", "-c", "max_connections=200"]
        options += [] if self.synced else ["-F", "-c", "full_page_writes=off"]
        command = [_program("postgres"), "-D", str(self.data), "-k", str(self.folder), *options]
        with (self.folder / "log").open("ab") as log:
            self.server = subprocess.Popen(command, stdout=log, stderr=log, preexec_fn=_with_us, **self._who)
        end = time.monotonic() + PATIENCE
        while True:
            try:
                self.administering().close()
                return
            except psycopg.OperationalError:
                assert self.server.poll() is None, (self.folder / "log").read_text()
                assert time.monotonic() < end
                time.sleep(0.02)

    def stop(self, how: signal.Signals = signal.SIGQUIT) -> None:
        """Stop the server, at once where nothing else is said."""
        self.server.send_signal(how)
        self.server.wait()

    def remove(self) -> None:
        """Stop the server, and no trace is left of it."""
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def administering(self) -> psycopg.Connection[Any]:
        """A connection to make databases with, or to look at one."""
        return self.connect("postgres")

    def connect(self, database: str) -> psycopg.Connection[Any]:
        """A connection beside the store's."""
        return psycopg.connect(host=str(self.folder), user=USER, dbname=database, autocommit=True)

    def database(self, template: str = empty) -> str:
        """A new database; its name."""
        name = f"hall{next(self._numbers)}"
        with self.administering() as rows:
            rows.execute(f"CREATE DATABASE {name} TEMPLATE {template}")
        return name

    def lend(self) -> str:
        """An empty store's database, for a while; its name."""
        return self._free.pop() if self._free else self.database()

    def take_back(self, name: str) -> None:
        """Empty it again, whoever is in it; that is faster than a new one."""
        ends = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s AND pid <> pg_backend_pid()"
        with self.connect(name) as rows:
            rows.execute(ends, [name])
            for table in sorted(meta.tables, key=lambda name: name == "tables"):  # what the others belong to comes last
                if table != "commits":  # which are counted on
                    rows.execute(f"DELETE FROM {table}")
        self._free.append(name)

    def drop(self, name: str) -> None:
        """Remove a database, whoever is in it."""
        with contextlib.suppress(psycopg.OperationalError), self.administering() as rows:
            rows.execute(f"DROP DATABASE {name} WITH (FORCE)")

    def url(self, name: str, user: str = USER) -> str:
        """Where a database is, for a store."""
        return f"postgresql+psycopg://{user}@/{name}?host={self.folder}"

    def _run(self, name: str, *arguments: str) -> None:
        command: Sequence[str] = [_program(name), *arguments]
        done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=self.folder, **self._who)
        assert done.returncode == 0, done.stderr


def _found(name: str) -> Any:
    import pwd  # late: not every system has it

    with contextlib.suppress(KeyError):
        return pwd.getpwnam(name)
    return None


def _program(name: str) -> str:
    found = shutil.which(name) or next(iter(sorted(glob.glob(f"/usr/lib/postgresql/*/bin/{name}"), reverse=True)), None)
    assert found is not None, "there is no PostgreSQL; on Debian: apt-get install postgresql"
    return found


def _with_us() -> None:
    """The server goes when we go, however that is."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(1, signal.SIGQUIT)
