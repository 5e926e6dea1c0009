"""Going over to the compiled rules: the hall closes as for a restart and starts anew in its own place.

The process becomes another program (exec): the same number, the same terminal, the same listening sockets. Who knocks
meanwhile waits in the system's queue; sockets were closed with "come back", every answer is on disk, and bots that were
thinking are asked again.
"""

from __future__ import annotations

import os
import socket
import sys
from collections.abc import Callable, Sequence

from meadhall.beside import COMPILED, NO_COMPILER, SAID_BEFORE, Build

DOORS = "MEADHALL_DOORS"  # the numbers of the sockets that are handed over
BEGUN = "The rules are being compiled beside it; until then bots think more slowly. The hall goes over by itself."
DONE = "The hall runs on the compiled rules now."
NOT_HERE = (
    "No C compiler here, so the rules stay as they are: slower, not different. docs/compiling.md says what is missing."
)
FAILED = (
    "The rules could not be compiled (why: build/compile.log), so the hall goes on as it is: slower, not different."
)


class Changeover:
    """What becomes of a build beside an open hall."""

    def __init__(self, build: Build | None, say: Callable[[str], None] = print) -> None:
        self._build, self._say = build, say
        self.due = False  # the compiled rules are there: close, and go over

    @property
    def coming(self) -> bool:
        """Whether the rules are still being compiled."""
        return self._build is not None and self._build.status is None

    def look(self) -> bool:
        """Whether it is time to go over. A build that ended otherwise is told of once."""
        status = None if self._build is None else self._build.status
        if status is not None:
            self._build = None
            self.due = status == COMPILED
            if status not in (COMPILED, SAID_BEFORE):
                self._say(NOT_HERE if status == NO_COMPILER else FAILED)
        return self.due


def handed_over() -> list[socket.socket]:
    """The listening sockets of the process that this one was before; none at a first start."""
    made = [socket.socket(fileno=int(number)) for number in os.environ.pop(DOORS, "").split()]
    for one in made:
        one.set_inheritable(False)
    return made


def go_over(doors: Sequence[int]) -> None:
    """Become the same command on the compiled rules, with these sockets."""
    for door in doors:
        os.set_inheritable(door, True)
    os.environ[DOORS] = " ".join(map(str, doors))
    os.environ.pop("MEADHALL_PURE", None)
    sys.stdout.flush()
    sys.stderr.flush()
    os.execv(sys.executable, [sys.executable, *sys.orig_argv[1:]])
