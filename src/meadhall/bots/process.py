"""A process that is asked with pickles and answers in lines of JSON: nothing it says can become code here."""

from __future__ import annotations

import contextlib
import json
import os
import select
import struct
import subprocess
import threading
import time
from collections.abc import Sequence
from typing import Any

LENGTH = struct.Struct(">I")  # of the pickle that follows
STARTING = 30.0  # seconds until it must be ready


class Failed(Exception):
    """A process crashed, hung or answered nonsense."""


class Overdue(Failed):
    """A process did not answer in time."""


class Process:
    """One process. All methods block."""

    def __init__(self, command: Sequence[str]) -> None:
        self.command = tuple(command)
        self.process: subprocess.Popen[bytes] | None = None
        self._rest = b""
        self._lock = threading.Lock()  # warming up and a first question may meet

    def start(self) -> None:
        """Start it, unless it runs, and wait until it can be asked: it says so with a line."""
        with self._lock:
            if self.process is None:
                self.process = subprocess.Popen(self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
                self._rest = b""
                self._line(STARTING)

    def ask(self, question: bytes, seconds: float) -> dict[str, Any]:
        """The reply to a pickled question, or `Failed` and the process is gone."""
        try:
            self.start()
            assert self.process is not None
            assert self.process.stdin is not None
            self.process.stdin.write(LENGTH.pack(len(question)) + question)
            self.process.stdin.flush()
            reply = json.loads(self._line(seconds))
            if not isinstance(reply, dict):
                raise Failed(f"it said {str(reply)[:300]}")
        except (OSError, ValueError, Failed) as error:
            self.end()
            raise error if isinstance(error, Failed) else Failed(str(error) or repr(error)) from None
        return reply

    def _line(self, seconds: float) -> bytes:
        assert self.process is not None
        assert self.process.stdout is not None
        until = time.monotonic() + seconds
        pipe = self.process.stdout.fileno()
        while b"\n" not in self._rest:
            ready, _, _ = select.select([pipe], [], [], max(0.0, until - time.monotonic()))
            if not ready:
                raise Overdue(f"no answer within {seconds:.1f} s")
            data = os.read(pipe, 65536)
            if not data:
                raise Failed("the process ended")
            self._rest += data
        line, self._rest = self._rest.split(b"\n", 1)
        return line

    def end(self) -> None:
        """End it."""
        if self.process is not None:
            with contextlib.suppress(OSError):
                self.process.kill()
            self.process.wait()
            for pipe in (self.process.stdin, self.process.stdout):
                if pipe is not None:
                    with contextlib.suppress(OSError):
                        pipe.close()
            self.process = None
