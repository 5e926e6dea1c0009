"""The process of a bot of one's own. It gets views and gives answers; neither table nor other seats are in reach.

A question is a length and a pickle from Meadhall, an answer a line of JSON. What a bot prints goes to standard error.
"""

from __future__ import annotations

import json
import operator
import os
import pickle
import signal
import sys
import threading
import time
import traceback
from typing import Any, BinaryIO

from meadhall.bots import own
from meadhall.bots.process import LENGTH
from meadhall.engine import registry
from meadhall.engine.errors import BadSetup
from meadhall.engine.game import AnyGame

LONGEST = 300  # letters of a failure
LONGEST_TOLD = 4000  # and of where it happened
DEEPEST = 12  # calls told of


class Host:
    """Makes a bot, asks it, and says what came of it."""

    def __init__(self) -> None:
        self.bot: Any = None
        self.found: dict[str, Any] = {}  # classes by name
        self.game: AnyGame | None = None

    def answer(self, kind: str, *question: Any) -> dict[str, Any]:
        """The reply to one question. Whatever a bot raises, also to leave, becomes a sentence."""
        try:
            return self.make(*question) if kind == "make" else self.choose(*question)
        except BadSetup as error:
            return {"refused": str(error)}
        except BaseException as error:
            told = "".join(traceback.format_exception(error, limit=-DEEPEST)).rstrip()
            return {"failure": f"it raised {repr(error)[:LONGEST]}", "traceback": told[-LONGEST_TOLD:]}

    def make(self, name: str, key: tuple[str, str | None, int], seed: int) -> dict[str, Any]:
        """A bot for a game."""
        self.bot = None
        if name not in self.found:
            self.found[name] = own.find(name)
        self.bot = own.made(self.found[name], registry.game(*key), seed)
        return {"made": True}

    def choose(self, view: Any, legal: list[int], budget: float) -> dict[str, Any]:
        """Its answer; anything that counts as a whole number will do, but no yes or no."""
        known = set(legal)
        said = self.bot.choose(view, legal, budget)
        try:
            number = -1 if isinstance(said, bool) else operator.index(said)
        except TypeError:
            number = -1
        if number not in known:
            return {"failure": f"it answered {repr(said)[:LONGEST]}, which is none of the {len(known)} legal answers"}
        return {"answer": number}


def main() -> None:
    """Answer until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever asks ends this
    threading.Thread(target=_leave_with, args=(os.getppid(),), daemon=True).start()
    questions, answers = _pipes()
    host = Host()
    _say(answers, {"ready": True})
    while head := questions.read(LENGTH.size):
        question = questions.read(LENGTH.unpack(head)[0])
        _say(answers, host.answer(*pickle.loads(question)))


def _leave_with(parent: int) -> None:
    """End when whoever asks is gone, even if the bot hangs."""
    while os.getppid() == parent:
        time.sleep(1.0)
    os._exit(1)


def _pipes() -> tuple[BinaryIO, BinaryIO]:
    """Our own ends of standard input and output; a bot finds nothing to read there, and prints to standard error."""
    questions, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.dup2(2, 1)
    return questions, answers


def _say(answers: BinaryIO, reply: dict[str, Any]) -> None:
    sys.stdout.flush()
    answers.write(json.dumps(reply).encode() + b"\n")
    answers.flush()


if __name__ == "__main__":
    main()
