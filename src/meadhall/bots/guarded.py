"""A bot of one's own in a process of its own, and who plays on when it fails."""

from __future__ import annotations

import hashlib
import os
import pickle
import sys
import weakref
from collections import defaultdict
from typing import Any, ClassVar

from meadhall.bots.bot import Bot
from meadhall.bots.process import Failed, Overdue, Process
from meadhall.engine.errors import BadSetup
from meadhall.engine.game import AnyGame
from meadhall.engine.state import State

COMMAND = (sys.executable, "-P", "-m", "meadhall.bots.apart")
GRACE = 0.5  # seconds beyond its budget before a bot counts as hanging
LOADING = 60.0  # seconds a bot may take to load and to be made

_idle: dict[tuple[int, str], list[Process]] = defaultdict(list)  # by our process, which may be a fork, and bot


class Guarded(Bot):
    """Asks a bot, and another one for good once the first raised, left, hung past its budget or answered illegally."""

    stderr: ClassVar[int | None] = None  # where what bots print goes, as `subprocess` takes it; None: to our own

    def __init__(self, name: str, game: AnyGame, seed: int, spare: Bot) -> None:
        self.name, self.spare = name, spare
        self.failure: str | None = None
        self.traceback = ""  # where it raised, if it did
        idle = _idle[os.getpid(), name]
        self.process = idle.pop() if idle else Process(COMMAND, stderr=self.stderr)
        weakref.finalize(self, _put_back, idle, self.process)
        mixed = int.from_bytes(hashlib.sha256(f"bot {seed}".encode()).digest()[:6], "big")  # tells nothing of the deal
        reply = self._ask(("make", name, game.key, mixed), LOADING, "it could not be loaded")
        if "refused" in reply:
            raise BadSetup(reply["refused"])
        self._note(reply)

    def choose(self, view: State, legal: list[int], budget: float) -> int:
        if self.failure is None:
            late = f"it did not answer within {budget:g} s"
            reply = self._ask(("choose", view, list(legal), budget), budget + GRACE, late)
            answer = reply.get("answer")
            if answer in legal:
                return int(answer)
            self._note(reply)
        return self.spare.choose(view, legal, budget)

    def _ask(self, question: tuple[object, ...], seconds: float, late: str) -> dict[str, Any]:
        try:
            return self.process.ask(pickle.dumps(question), seconds)
        except Overdue:
            return {"failure": late}
        except Failed as failure:
            return {"failure": f"it left: {failure}"}

    def _note(self, reply: dict[str, Any]) -> None:
        """Report a failure, if it is one; from then on the other bot plays."""
        if "failure" in reply:
            self.failure, self.traceback = str(reply["failure"]), str(reply.get("traceback", ""))
            if self.traceback:
                print(self.traceback, file=sys.stderr)
            print(f"meadhall: {self.name}: {self.failure}; greedy plays on in its place", file=sys.stderr)


def _put_back(idle: list[Process], process: Process) -> None:
    """A process whose game is over takes the next one."""
    if process.process is not None:
        idle.append(process)
