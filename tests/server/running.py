"""A real server process on this machine, for tests that need one: it can be killed, and what it writes can be read."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx

from tests.server.conftest import BRIEF, HEADERS, PATIENCE

ROOT = Path(__file__).parents[2]
SERVE = (
    "import sys; from meadhall.server.serving import Wish, serve; from tests.seeds import Fixed; "
    "serve(Wish(port=int(sys.argv[1]), db=sys.argv[2], seeds=Fixed('store')))"
)


class Server:
    """A server that has said it is open. `serve` is the program; it gets port, store and `more` as its arguments."""

    def __init__(
        self,
        db: Path | str,
        port: int = 0,
        serve: str = SERVE,
        environment: Mapping[str, str] | None = None,
        more: Sequence[str] = (),
    ) -> None:
        command = [sys.executable, "-c", serve, str(port), str(db), *more]
        self.errors = tempfile.TemporaryFile("w+", encoding="utf-8")  # noqa: SIM115 - closed with the server
        self.process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=self.errors,
            text=True,
            cwd=ROOT,
            env={**os.environ, **(environment or {})},
        )
        assert self.process.stdout is not None
        self.said: list[str] = []
        while "open: " not in "".join(self.said):
            line = self.process.stdout.readline()
            assert line, f"the server did not start: {self.log()}"
            self.said.append(line)
        self.base = self.said[-1].split("open: ")[1].split()[0]
        self.port = urlsplit(self.base).port or 0
        self.client = httpx.Client(base_url=self.base, headers=HEADERS, timeout=PATIENCE, limits=BRIEF)

    def log(self) -> str:
        """What it wrote to standard error so far."""
        self.errors.seek(0)
        return self.errors.read()

    def connect(self, source: str = "127.0.0.1") -> socket.socket:
        """A bare connection, from one of this machine's addresses."""
        made = socket.create_connection(("127.0.0.1", self.port), PATIENCE, source_address=(source, 0))
        made.settimeout(PATIENCE)
        return made

    def kill(self) -> None:
        """kill -9."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.close()

    def close(self) -> None:
        """End it kindly, if it still runs."""
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        self.client.close()
        if self.process.stdout is not None:
            self.process.stdout.close()
        self.errors.close()

    def table(self, kinds: tuple[str, ...] = ("me", "friend"), at_once: bool = True) -> tuple[str, dict[str, str]]:
        """A new table and its tokens."""
        seats = [{"kind": kind, "at_once": at_once, "level": "random"} for kind in kinds]
        made = self.client.post("/api/tables", json={"game": "raids", "seats": seats}).json()
        tokens: dict[str, str] = made["tokens"]
        for seat in tokens:
            if kinds[int(seat)] == "friend":
                tokens[seat] = self.client.post(f"/join/{tokens[seat]}", json={}).json()["token"]
        self.client.cookies.clear()
        return made["table"], tokens

    def view(self, table: str, token: str) -> dict[str, Any]:
        """The table for a token."""
        found: dict[str, Any] = self.client.get(f"/api/tables/{table}", headers=bearer(token)).json()
        return found


def bearer(token: str) -> dict[str, str]:
    """What a program with a seat sends."""
    return {"authorization": f"Bearer {token}"}
