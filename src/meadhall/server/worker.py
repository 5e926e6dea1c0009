"""A bot's process: reads questions from standard input, writes answers to standard output, ends with its server.

A question is a length and a pickle made by the server: game, bot, seed, the state as the bot's seat may know it, the
legal answers, the budget. The answer is a line of JSON, so that nothing a worker says can become code in the server.
"""

from __future__ import annotations

import json
import pickle
import struct
import sys
from typing import BinaryIO

from meadhall import bots
from meadhall.engine.registry import game, games

LENGTH = struct.Struct(">I")


def main(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer until nobody asks any more."""
    for name in games():
        game(name)  # now, not while somebody waits
    answers.write(b'{"ready": true}\n')
    answers.flush()
    while head := questions.read(LENGTH.size):
        name, level, seed, view, legal, budget = pickle.loads(questions.read(LENGTH.unpack(head)[0]))
        try:
            chosen = bots.make(level, game(name), seed).choose(pickle.loads(view), legal, budget)
            reply = {"answer": int(chosen)}
        except Exception as error:
            reply = {"error": repr(error)[:300]}  # type: ignore[dict-item]
        answers.write(json.dumps(reply).encode() + b"\n")
        answers.flush()


if __name__ == "__main__":
    main(sys.stdin.buffer, sys.stdout.buffer)
