"""A process that thinks for one table on this machine, so that whoever shows the table never stands still meanwhile."""

from __future__ import annotations

import pickle
import secrets
import subprocess
import sys
import threading
from collections.abc import Sequence
from typing import Any

from meadhall.bots.advice import Advice, advice_from
from meadhall.bots.levels import LEVELS
from meadhall.bots.process import Failed, Process
from meadhall.engine.game import AnyGame
from meadhall.engine.state import State

COMMAND = (sys.executable, "-m", "meadhall.bots.worker")
GRACE = 30.0  # seconds beyond the budget before it counts as hanging: a busy machine is slow
TRIES = 2


class Thinker:
    """Asks the house's bots; all methods block, so ask from a thread."""

    def __init__(self, game: AnyGame, command: Sequence[str] = COMMAND) -> None:
        self.game, self.seed = game, secrets.randbits(31)
        self._process = Process(command, stderr=subprocess.DEVNULL)  # the screen belongs to the table
        self._one = threading.Lock()  # a process answers one question after the other

    def start(self) -> None:
        """Make it ready to be asked."""
        self._process.start()

    def choose(self, level: str, seat: int, view: State, legal: Sequence[int], budget: float) -> int:
        """A bot's answer; it goes on thinking where it was."""
        reply = self._ask("choose", level, view, legal, budget, ("table", seat))
        if reply.get("answer") not in legal:
            raise Failed(f"it answered {str(reply)[:200]}")
        return int(reply["answer"])

    def advise(self, view: State, legal: Sequence[int], budget: float) -> Advice:
        """What the strongest bot would do."""
        try:
            return advice_from(self._ask("advise", LEVELS[-1], view, legal, budget, None), legal)
        except ValueError as error:
            raise Failed(str(error)) from None

    def chances(self, view: State, budget: float) -> list[float]:
        """Everybody's chance to win."""
        return [float(share) for share in self._ask("forecast", LEVELS[-1], view, (), budget, None)["chances"]]

    def end(self) -> None:
        """End the process."""
        self._process.end()

    def _ask(
        self, kind: str, level: str, view: State, legal: Sequence[int], budget: float, mind: tuple[str, int] | None
    ) -> dict[str, Any]:
        question = (kind, self.game.key, level, self.seed, pickle.dumps(view), list(legal), budget, False, mind)
        for left in range(TRIES - 1, -1, -1):
            try:
                with self._one:
                    reply = self._process.ask(pickle.dumps(question), budget + GRACE)
                if "error" in reply:
                    raise Failed(str(reply["error"]))
                return reply
            except Failed:
                if not left:
                    raise
        raise AssertionError  # the loop returns or raises
