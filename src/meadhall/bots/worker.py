"""A bot's process: reads questions from standard input, writes answers to standard output, ends with whoever asks.

A question is a length and a pickle made by who asks: its kind (choose, advise, forecast, review, par), game, bot, seed,
the state as the asking seat may know it, the legal answers, the budget, whether that is strict, and whose mind it is,
which goes on with what it thought before. The answer is a line of JSON: nothing a worker says becomes code there.
"""

from __future__ import annotations

import json
import os
import pickle
import sys
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any, BinaryIO

from meadhall import bots
from meadhall.bots import par, review
from meadhall.bots.process import LENGTH
from meadhall.bots.random import Random
from meadhall.engine.registry import game, games
from meadhall.engine.state import State

KEPT = 2  # minds a worker remembers: who is asked again is asked at once, and a large tree takes some 50 MB

_minds: OrderedDict[tuple[object, ...], bots.Bot] = OrderedDict()


def main(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer until nobody asks any more."""
    for name in games():
        game(name)  # now, not while somebody waits
    answers.write(b'{"ready": true}\n')
    answers.flush()
    while head := questions.read(LENGTH.size):
        question = pickle.loads(questions.read(LENGTH.unpack(head)[0]))
        try:
            reply = answer(*question)
        except Exception as error:
            reply = {"error": repr(error)[:300]}
        answers.write(json.dumps(reply).encode() + b"\n")
        answers.flush()


def answer(
    kind: str,
    key: tuple[str, str | None, int],
    level: str,
    seed: int,
    pickled: bytes,
    legal: Sequence[int],
    budget: float,
    strict: bool,
    mind: tuple[str, int] | None,
) -> dict[str, Any]:
    """One reply."""
    if kind == "review":
        record, asked = pickle.loads(pickled)
        return {"rows": review.answer(game(*key), record, asked, seed)}
    if kind == "par":
        return par.play_on(game(*key), pickle.loads(pickled), budget)
    view = pickle.loads(pickled)
    assert isinstance(view, State)
    if kind == "advise":
        return asdict(bots.advise(game(*key), view, legal, seed, budget))
    if kind == "forecast":
        return {"chances": bots.foretold(game(*key), view, seed, budget)}
    bot = remembered(key, level, seed, mind)
    try:
        if not isinstance(bot, bots.Search):
            return {"answer": int(bot.choose(view, list(legal), budget))}
        bot.strict = strict
        chosen = int(bot.choose(view, list(legal), budget))
        tried = bot.expectations() if len(legal) > 1 else []
        return {"answer": chosen, "tried": [(one.answer, one.visits) for one in tried if one.answer in legal]}
    except Exception:
        _minds.clear()  # whatever led to it is forgotten
        raise


def remembered(key: tuple[str, str | None, int], level: str, seed: int, mind: tuple[str, int] | None) -> bots.Bot:
    """The bot that was asked for this seat before, or a fresh one."""
    if mind is None:
        return bots.make(level, game(*key), seed)
    whose = (*key, level, *mind)
    bot = _minds.pop(whose, None)
    if bot is None:
        bot = bots.make(level, game(*key), seed)
    if isinstance(bot, Random):
        return bot  # it has nothing to remember, and the seed says all that it does
    _minds[whose] = bot
    while len(_minds) > KEPT:
        _minds.popitem(last=False)
    return bot


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(5)  # pages and answers come first
    main(sys.stdin.buffer, sys.stdout.buffer)
