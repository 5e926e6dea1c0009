"""Bots of the page think in a worker of the browser, so that the page stays smooth meanwhile."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

from meadhall.server.metrics import Metrics
from meadhall.server.thinkers import GRACE, Thinker, Thinkers, WorkerFailed

STARTING = 60.0  # seconds that a worker may take until it can be asked, on a slow phone


class Mind(Protocol):
    """A worker of the browser."""

    def ask(self, question: bytes) -> Awaitable[str]:
        """Its reply to a pickled question, as JSON."""

    def end(self) -> None:
        """End it; who asks again gets a fresh one."""


class OneWorker(Thinkers):
    """One worker, started when it is first needed or warmed up; one that hangs or fails is ended and made anew."""

    strict = True  # what is not compiled may take long

    def __init__(self, metrics: Metrics, mind: Mind, grace: float = GRACE + STARTING) -> None:
        super().__init__(metrics, [Thinker()], grace)
        self.mind = mind

    def warm(self) -> None:
        """Let it start before somebody waits for it; what it says then is nobody's business."""
        question = asyncio.ensure_future(self._reply(b"", STARTING))
        question.add_done_callback(lambda ended: ended.cancelled() or ended.exception())

    def ask(self, worker: Thinker, question: bytes, seconds: float) -> asyncio.Future[dict[str, Any]]:
        """The worker's reply."""
        return asyncio.ensure_future(self._reply(question, seconds))

    async def _reply(self, question: bytes, seconds: float) -> dict[str, Any]:
        try:
            async with asyncio.timeout(seconds):
                found = json.loads(await self.mind.ask(question))
        except TimeoutError:
            self.mind.end()
            raise WorkerFailed(f"no answer within {seconds:.1f} s") from None
        except Exception as error:
            self.mind.end()
            raise WorkerFailed(str(error)[:300] or repr(error)) from None
        if not isinstance(found, dict):
            raise WorkerFailed(f"it said {str(found)[:300]}")
        return found

    async def stop(self) -> None:
        """End it."""
        self.mind.end()


def as_bytes(found: Any) -> bytes:
    """Bytes, also where a script hands in an array of its own."""
    return found if isinstance(found, bytes) else bytes(found.to_py())


Reply = Callable[[bytes], str]


def thinking() -> Reply:
    """What runs in that worker: a function from a pickled question to its reply as JSON; an empty one only wakes it."""
    import pickle

    from meadhall.bots.worker import answer
    from meadhall.engine.registry import game, games

    for name in games():
        game(name)  # now, not while somebody waits

    def reply(question: bytes) -> str:
        if not len(question):
            return "{}"
        try:
            return json.dumps(answer(*pickle.loads(as_bytes(question))))
        except Exception as error:
            return json.dumps({"error": repr(error)[:300]})

    return reply
