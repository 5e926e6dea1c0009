"""Servers that start at once: one process has everything imported and forks them, so that thousands can be killed."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path
from urllib.parse import urlsplit

import httpx

from tests.server.conftest import BRIEF, HEADERS, PATIENCE
from tests.server.running import ROOT, Server

# What it reads: a line a server. Bots' processes start when a bot is first asked, not before.
PARENT = """
import json, os, signal, sys, time
from meadhall.engine.registry import games
from meadhall.look import show
from meadhall.server import app, databases, serving
from meadhall.server.bot_workers import Workers
from meadhall.server.rate_limits import Limits
import sqlalchemy.dialects.sqlite, sqlalchemy.dialects.postgresql.psycopg, uvicorn, websockets, uvloop, httptools

Workers.warm = lambda workers: None
signal.signal(signal.SIGCHLD, signal.SIG_IGN)
real = time.time
for line in sys.stdin:
    wish = json.loads(line)
    pid = os.fork()
    if pid == 0:
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        for number, name in ((0, os.devnull), (1, wish["said"]), (2, wish["errors"])):
            os.dup2(os.open(name, os.O_RDWR if number == 0 else os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600), number)
        time.time = lambda: real() + wish["apart"]
        try:
            serving.serve(serving.Wish(port=0, db=wish["db"], limits=Limits.loose()))
        finally:
            os._exit(0)
    print(pid, flush=True)
"""


class Parent:
    """The process that forks servers."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="forked-"))
        self._one_at_a_time = threading.Lock()
        self._number = 0
        self.process = subprocess.Popen(
            [sys.executable, "-c", PARENT], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT
        )

    def server(self, db: str, apart: float) -> Server:
        """A server that is open; its clock is some seconds off."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        with self._one_at_a_time:
            self._number += 1
            said, errors = (self.folder / f"{self._number}.{what}" for what in ("said", "errors"))
            os.mkfifo(said)
            wish = {"db": db, "apart": apart, "said": str(said), "errors": str(errors)}
            self.process.stdin.write(json.dumps(wish) + "\n")
            self.process.stdin.flush()
            pid = int(self.process.stdout.readline())
        return Forked(pid, said, errors)

    def close(self) -> None:
        """End it, and forget what its servers wrote."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        self.process.wait()
        self.process.stdout.close()
        for file in self.folder.iterdir():
            file.unlink()
        self.folder.rmdir()


class Grandchild:
    """A process that is not our own child."""

    def __init__(self, pid: int) -> None:
        self.pid = pid

    def send_signal(self, what: int) -> None:
        """Send it a signal, if it is there."""
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.pid, what)

    def wait(self) -> None:
        """Until it is gone."""
        end = time.monotonic() + PATIENCE
        while Path(f"/proc/{self.pid}").exists():
            assert time.monotonic() < end, f"process {self.pid} does not end"
            time.sleep(0.005)


class Forked(Server):
    """One of them."""

    def __init__(self, pid: int, said: Path, errors: Path) -> None:
        self.grandchild, self._errors = Grandchild(pid), errors
        self.process = self.grandchild  # type: ignore[assignment]
        self.said = []
        with said.open(encoding="utf-8") as lines:
            while "open: " not in "".join(self.said):
                line = lines.readline()
                assert line, f"the server did not start: {self.log()}"
                self.said.append(line)
        self.base = self.said[-1].split("open: ")[1].split()[0]
        self.port = urlsplit(self.base).port or 0
        self.client = httpx.Client(base_url=self.base, headers=HEADERS, timeout=PATIENCE, limits=BRIEF)

    def log(self) -> str:
        return self._errors.read_text("utf-8") if self._errors.exists() else ""

    def close(self) -> None:
        self.grandchild.send_signal(signal.SIGKILL)
        self.grandchild.wait()
        self.client.close()
