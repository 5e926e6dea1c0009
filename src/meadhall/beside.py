"""A build beside: who starts on uncompiled rules may have them compiled meanwhile, by a program that ends with them.

MEADHALL_BESIDE names the program (`./play` says `scripts/compile`). It never touches the process that started it: that
one stays interpreted, and who wants the compiled rules starts anew (`server/changeover.py`).
"""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
from collections.abc import Iterator

PROGRAM = "MEADHALL_BESIDE"
COMPILED, NO_COMPILER, SAID_BEFORE = 0, 3, 4  # its exit status; every other one is a failure
GRACE = 5.0  # seconds to end in, then it is killed


class Build:
    """The program, with all that it starts, in a session of its own: Ctrl-C is for us, and we end it."""

    def __init__(self, program: str) -> None:
        usual = {name: value for name, value in os.environ.items() if name not in ("MEADHALL_PURE", PROGRAM)}
        self._process = subprocess.Popen(
            [program, "beside"],
            stdin=subprocess.PIPE,  # it closes when we go, however that is
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env=usual,
            start_new_session=True,
        )

    @property
    def status(self) -> int | None:
        """How it ended; None while it runs."""
        return self._process.poll()

    def end(self) -> None:
        """End it, if it still runs."""
        assert self._process.stdin is not None
        for how in (signal.SIGTERM, signal.SIGKILL):
            if self.status is None:
                with contextlib.suppress(ProcessLookupError, PermissionError):
                    os.killpg(self._process.pid, how)
                with contextlib.suppress(subprocess.TimeoutExpired):
                    self._process.wait(GRACE)
        self._process.stdin.close()


@contextlib.contextmanager
def build() -> Iterator[Build | None]:
    """The build that was asked for, while something else is done; None where none was."""
    program = os.environ.pop(PROGRAM, None)
    try:
        made = Build(program) if program else None
    except OSError:
        made = None  # then nothing is compiled
    try:
        yield made
    finally:
        if made is not None:
            made.end()
