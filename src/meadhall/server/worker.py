"""A bot's process: reads questions from standard input, writes answers to standard output, ends with its server.

A question is a length and a pickle made by the server: its kind (choose, advise, forecast), game, bot, seed, the state
as the asking seat may know it, the legal answers, the budget. The answer is a line of JSON, so that nothing a worker
says can become code in the server.
"""

from __future__ import annotations

import json
import pickle
import struct
import sys
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any, BinaryIO

from meadhall import bots
from meadhall.engine.registry import game, games
from meadhall.engine.state import State

LENGTH = struct.Struct(">I")


def main(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer until nobody asks any more."""
    for name in games():
        game(name)  # now, not while somebody waits
    answers.write(b'{"ready": true}\n')
    answers.flush()
    while head := questions.read(LENGTH.size):
        kind, name, level, seed, view, legal, budget = pickle.loads(questions.read(LENGTH.unpack(head)[0]))
        try:
            reply = answer(kind, name, level, seed, pickle.loads(view), legal, budget)
        except Exception as error:
            reply = {"error": repr(error)[:300]}
        answers.write(json.dumps(reply).encode() + b"\n")
        answers.flush()


def answer(
    kind: str, name: str, level: str, seed: int, view: State, legal: Sequence[int], budget: float
) -> dict[str, Any]:
    """One reply."""
    if kind == "advise":
        return asdict(bots.advise(game(name), view, legal, seed, budget))
    if kind == "forecast":
        found = bots.forecast(game(name), view, seed, budget=budget)
        return {"chances": found.chances, "points": found.points}
    return {"answer": int(bots.make(level, game(name), seed).choose(view, list(legal), budget))}


if __name__ == "__main__":
    main(sys.stdin.buffer, sys.stdout.buffer)
