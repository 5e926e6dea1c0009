"""Bots think in processes of their own: a crashed or hanging one is replaced and the question asked again."""

from __future__ import annotations

import asyncio
import contextlib
import pickle
import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, TypeVar

import structlog

from meadhall.bots import LEVELS, NAMES, Advice
from meadhall.bots.advice import advice_from
from meadhall.bots.process import Failed as WorkerFailed
from meadhall.bots.process import Process
from meadhall.server import pacing
from meadhall.server.fair_queue import FairQueue, Whose
from meadhall.server.metrics import Metrics

Key = tuple[str, str | None, int]  # what a game is made from again
KNOWN = tuple(NAMES)  # every bot a seat can be given; pages offer LEVELS, weakest first
STAND_IN = LEVELS[len(LEVELS) // 2]  # who plays for somebody absent
BUDGETS = {"random": 0.1, "greedy": 0.2}
BUDGET = 1.5  # seconds, for every other bot
ADVICE = 2.0  # seconds, for a hint
GLIMPSE = 0.3  # seconds, for win chances
SHORT = 0.25  # seconds, for whoever gets the last free worker while other tables think: nobody waits longer for one
GRACE = 10.0  # seconds beyond the budget before a worker counts as hanging
TRIES = 3
COMMAND = (sys.executable, "-m", "meadhall.bots.worker")

__all__ = ["KNOWN", "LEVELS", "STAND_IN", "WorkerFailed", "Workers"]

log = structlog.get_logger("bots")

T = TypeVar("T")
Mind = tuple[str, int]  # table and seat
NOBODY: Whose = ("", "")


class Worker(Process):
    """One process; it remembers a few minds, so that a bot goes on thinking where it was."""

    mind: Mind | None = None  # the last one asked there
    whose: Whose | None = None  # the table it thinks for now


@dataclass
class _Asked:
    """Somebody who wants a worker, and for how long."""

    whose: Whose
    mind: Mind | None
    seconds: float
    short: bool = False  # whether that is less than was asked for
    worker: asyncio.Future[Worker] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Workers:
    """A few workers, and who waits for them: fairly by address and table, see `fair_queue`."""

    def __init__(
        self, metrics: Metrics, number: int = 2, command: Sequence[str] = COMMAND, grace: float = GRACE
    ) -> None:
        self.metrics = metrics
        self.grace = grace
        self._all = [Worker(command) for _ in range(number)]
        self._free = list(self._all)
        self._waiting: FairQueue[_Asked] = FairQueue()  # bots' moves and hints
        self._later: FairQueue[_Asked] = FairQueue()  # who gets a worker when nobody else wants one
        self._glimpses = asyncio.Semaphore(max(1, number - 1))  # a worker stays free for moves, where there are two
        self._threads = ThreadPoolExecutor(number, "bot")

    def warm(self) -> None:
        """Start the processes before somebody waits for them."""
        for worker in self._all:
            self._threads.submit(self._start, worker)

    @staticmethod
    def _start(worker: Worker) -> None:
        try:
            worker.start()
        except (OSError, WorkerFailed) as error:
            worker.end()
            log.info("worker did not start", reason=str(error))  # it is tried again when it is needed

    async def choose(
        self,
        game: Key,
        level: str,
        seed: int,
        view: bytes,
        legal: Sequence[int],
        lasts: float = 0.0,
        mind: Mind | None = None,
        whose: Whose = NOBODY,
    ) -> int:
        """A bot's answer. `view` is the pickled redacted state; nothing else of the game leaves this process.

        With `lasts` it comes so many seconds after a worker was free, whatever there was to think about.
        """
        budget = pacing.SEARCH * lasts if lasts else BUDGETS.get(level, BUDGET)

        def read(reply: dict[str, Any]) -> int:
            chosen = reply["answer"]
            if type(chosen) is not int or chosen not in legal:
                raise WorkerFailed(f"it answered {chosen!r}, which is not legal")
            return chosen

        return await self._try("choose", game, level, seed, view, legal, budget, read, whose, lasts=lasts, mind=mind)

    async def advise(self, game: Key, seed: int, view: bytes, legal: Sequence[int], whose: Whose = NOBODY) -> Advice:
        """What the strongest bot would do, from the pickled redacted state of the asked seat."""

        def read(reply: dict[str, Any]) -> Advice:
            return advice_from(reply, legal)

        return await self._try("advise", game, LEVELS[-1], seed, view, legal, ADVICE, read, whose)

    async def forecast(
        self, game: Key, seed: int, view: bytes, wanted: Callable[[], bool], whose: Whose = NOBODY
    ) -> list[float] | None:
        """Everybody's chances to win, from the pickled redacted state of whoever looks; moves and hints go first.

        None when nobody wants to know any more by the time somebody could be asked.
        """
        async with self._glimpses:
            if not wanted():
                return None
            return await self._try("forecast", game, "", seed, view, (), GLIMPSE, _chances, whose, later=True)

    async def story(
        self, game: Key, seed: int, asked: bytes, budget: float, wanted: Callable[[], bool], whose: Whose = NOBODY
    ) -> dict[str, Any] | None:
        """A part of the story of a finished game (`bots.story`); moves and hints first. None when nobody wants it."""
        async with self._glimpses:
            if not wanted():
                return None
            return await self._try("story", game, "", seed, asked, (), budget, _told, whose, later=True)

    async def _try(
        self, kind: str, game: Key, level: str, seed: int, view: bytes, legal: Sequence[int], budget: float,
        read: Callable[[dict[str, Any]], T], whose: Whose, *,
        later: bool = False, lasts: float = 0.0, mind: Mind | None = None,
    ) -> T:  # fmt: skip
        """Ask until a worker gives a reply that can be read."""

        def question(seconds: float, short: bool) -> bytes:
            return pickle.dumps((kind, game, level, seed, view, list(legal), seconds, short or lasts > 0, mind))

        for attempt in range(TRIES):
            began = time.perf_counter()
            try:
                reply = await self._ask(_Asked(whose, mind, budget), question, later, lasts)
                try:
                    found = read(reply)
                except (KeyError, TypeError, ValueError) as error:
                    raise WorkerFailed(f"it said {str(reply)[:200]}: {error!r}") from None
            except WorkerFailed as failure:
                self.metrics.counts["bot_failures"] += 1
                log.warning(
                    "worker replaced", game=game[0], bot=level or kind, attempt=attempt + 1, reason=str(failure)
                )
                continue
            if kind == "choose":
                self.metrics.counts["bot_answers"] += 1
                self.metrics.times["bot"].note(time.perf_counter() - began)
            return found
        raise WorkerFailed(f"{level or kind} failed {TRIES} times in a row")

    async def _ask(
        self, asked: _Asked, question: Callable[[float, bool], bytes], later: bool, lasts: float
    ) -> dict[str, Any]:
        worker = await self._take(asked, later)
        worker.mind = asked.mind or worker.mind
        began = time.monotonic()
        told, seconds = question(asked.seconds, asked.short), asked.seconds + self.grace
        task = asyncio.get_running_loop().run_in_executor(self._threads, worker.ask, told, seconds)

        def free(ended: asyncio.Future[dict[str, Any]]) -> None:
            self._give(worker)
            if not ended.cancelled():
                ended.exception()  # nobody may be waiting any more

        task.add_done_callback(free)
        reply = await asyncio.shield(task)
        if lasts > 0:
            await asyncio.sleep(pacing.left(lasts, time.monotonic() - began))
        return reply

    async def _take(self, asked: _Asked, later: bool) -> Worker:
        """A free worker, best the one that remembers; who can wait gets one only when nobody else wants one."""
        if self._free:
            mind = asked.mind
            best = next((worker for worker in self._free if mind is not None and worker.mind == mind), self._free[-1])
            self._free.remove(best)
            self._grant(best, asked)
        else:
            (self._later if later else self._waiting).put(asked.whose, asked)
        try:
            return await asked.worker
        except asyncio.CancelledError:
            if asked.worker.done() and not asked.worker.cancelled():
                self._give(asked.worker.result())  # it came at the moment we left
            raise

    def _grant(self, worker: Worker, asked: _Asked) -> None:
        """Somebody gets a worker. Who takes the last free one while other tables think, thinks shortly."""
        others = any(one.whose is not None and one.whose[1] != asked.whose[1] for one in self._all if one is not worker)
        if not self._free and others and asked.seconds > SHORT:
            asked.seconds, asked.short = SHORT, True
        for line in (self._waiting, self._later):
            line.charge(asked.whose, asked.seconds)
        worker.whose = asked.whose
        asked.worker.set_result(worker)

    def _give(self, worker: Worker) -> None:
        worker.whose = None
        for line in (self._waiting, self._later):
            while (asked := line.pop()) is not None:
                if not asked.worker.done():
                    self._grant(worker, asked)
                    return
        self._free.append(worker)

    async def stop(self) -> None:
        """End all workers."""
        for worker in self._all:
            process = worker.process
            if process is not None:
                with contextlib.suppress(OSError):
                    process.kill()
        await asyncio.to_thread(self._threads.shutdown, True, cancel_futures=True)
        for worker in self._all:
            worker.end()


def _told(reply: dict[str, Any]) -> dict[str, Any]:
    if "error" in reply:
        raise ValueError(reply["error"])
    return reply


def _chances(reply: dict[str, Any]) -> list[float]:
    return [float(one) for one in reply["chances"]]
