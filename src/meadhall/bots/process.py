"""A process that is asked with pickles and answers in lines of JSON: nothing it says can become code here."""

from __future__ import annotations

import contextlib
import json
import queue
import struct
import subprocess
import threading
from collections.abc import Sequence
from typing import Any

LENGTH = struct.Struct(">I")  # of the pickle that follows
STARTING = 30.0  # seconds until it must be ready
LONGEST = 1 << 20  # bytes of a line


class Failed(Exception):
    """A process crashed, hung or answered nonsense."""


class Overdue(Failed):
    """A process did not answer in time."""


class Process:
    """One process. All methods block."""

    def __init__(self, command: Sequence[str], stderr: int | None = None) -> None:
        self.command = tuple(command)
        self.stderr = stderr  # where it may complain, as `subprocess` takes it; None: where we do
        self.process: subprocess.Popen[bytes] | None = None
        self._reader: threading.Thread | None = None
        self._lock = threading.Lock()  # warming up and a first question may meet

    def start(self) -> None:
        """Start it, unless it runs, and wait until it can be asked: it says so with a line."""
        with self._lock:
            if self.process is None:
                pipe = subprocess.PIPE
                # Ctrl-C is for whoever asks: a process in a session of its own is ended, it does not complain.
                self.process = subprocess.Popen(
                    self.command, stdin=pipe, stdout=pipe, stderr=self.stderr, start_new_session=True
                )
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
        """The next line. A thread reads it: a pipe that can be waited for is not to be had everywhere."""
        assert self.process is not None
        assert self.process.stdout is not None
        lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        pipe = self.process.stdout
        self._reader = threading.Thread(target=lambda: lines.put(pipe.readline(LONGEST)), daemon=True)
        self._reader.start()
        try:
            line = lines.get(timeout=seconds)
        except queue.Empty:
            raise Overdue(f"no answer within {seconds:.1f} s") from None
        if not line.endswith(b"\n"):
            raise Failed("a line without an end" if line else "the process ended")
        return line

    def end(self) -> None:
        """End it."""
        if self.process is not None:
            with contextlib.suppress(OSError):
                self.process.kill()
            self.process.wait()
            if self._reader is not None:
                self._reader.join(1.0)
            free = self._reader is None or not self._reader.is_alive()  # a child left behind keeps the pipe open
            for pipe in (self.process.stdin, self.process.stdout if free else None):
                if pipe is not None:
                    with contextlib.suppress(OSError):
                        pipe.close()
            self.process = None
