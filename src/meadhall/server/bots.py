"""Bots think in processes of their own: a crashed or hanging one is replaced and the question asked again."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import pickle
import select
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

import structlog

from meadhall.bots import LEVELS, NAMES
from meadhall.server.metrics import Metrics
from meadhall.server.worker import LENGTH

KNOWN = tuple(NAMES)  # every bot a seat can be given; pages offer LEVELS, weakest first
USUAL = LEVELS[len(LEVELS) // 2 - 1]  # what the set-up page proposes
STAND_IN = LEVELS[len(LEVELS) // 2]  # who plays for somebody absent
ADVISER = LEVELS[-1]  # who is asked for a hint
BUDGETS = {"random": 0.1, "greedy": 0.2}
BUDGET = 1.5  # seconds, for every other bot
GRACE = 10.0  # seconds beyond the budget before a worker counts as hanging
TRIES = 3
COMMAND = (sys.executable, "-m", "meadhall.server.worker")

__all__ = ["ADVISER", "KNOWN", "LEVELS", "STAND_IN", "USUAL", "WorkerFailed", "Workers"]

log = structlog.get_logger("bots")


class WorkerFailed(Exception):
    """A worker crashed, hung or answered nonsense."""


class Worker:
    """One process. All methods block; they run in a thread of the pool."""

    def __init__(self, command: Sequence[str]) -> None:
        self.command = tuple(command)
        self.process: subprocess.Popen[bytes] | None = None
        self._rest = b""
        self._lock = threading.Lock()  # warming up and a first question may meet

    def start(self) -> None:
        """Start the process and wait until it can be asked."""
        with self._lock:
            if self.process is None:
                self.process = subprocess.Popen(self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
                self._rest = b""
                self._line(30.0)  # it says that it is ready

    def ask(self, question: bytes, seconds: float) -> int:
        """The answer to a pickled question, or `WorkerFailed` and the process is gone."""
        try:
            self.start()
            assert self.process is not None
            assert self.process.stdin is not None
            self.process.stdin.write(LENGTH.pack(len(question)) + question)
            self.process.stdin.flush()
            reply = json.loads(self._line(seconds))
        except (OSError, ValueError, WorkerFailed) as error:
            self.end()
            raise WorkerFailed(str(error) or repr(error)) from None
        if not isinstance(reply, dict) or type(reply.get("answer")) is not int:
            raise WorkerFailed(f"it said {str(reply)[:300]}")
        return int(reply["answer"])

    def _line(self, seconds: float) -> bytes:
        assert self.process is not None
        assert self.process.stdout is not None
        until = time.monotonic() + seconds
        pipe = self.process.stdout.fileno()
        while b"\n" not in self._rest:
            ready, _, _ = select.select([pipe], [], [], max(0.0, until - time.monotonic()))
            if not ready:
                raise WorkerFailed(f"no answer within {seconds:.1f} s")
            data = os.read(pipe, 65536)
            if not data:
                raise WorkerFailed("the process ended")
            self._rest += data
        line, self._rest = self._rest.split(b"\n", 1)
        return line

    def end(self) -> None:
        """End the process."""
        if self.process is not None:
            with contextlib.suppress(OSError):
                self.process.kill()
            self.process.wait()
            for pipe in (self.process.stdin, self.process.stdout):
                if pipe is not None:
                    with contextlib.suppress(OSError):
                        pipe.close()
            self.process = None


class Workers:
    """A few workers, and who waits for them."""

    def __init__(
        self, metrics: Metrics, number: int = 2, command: Sequence[str] = COMMAND, grace: float = GRACE
    ) -> None:
        self.metrics = metrics
        self.grace = grace
        self._all = [Worker(command) for _ in range(number)]
        self._free: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        for worker in self._all:
            self._free.put_nowait(worker)
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

    async def choose(self, game: str, level: str, seed: int, view: bytes, legal: Sequence[int]) -> int:
        """A bot's answer. `view` is the pickled redacted state; nothing else of the game leaves this process."""
        budget = BUDGETS.get(level, BUDGET)
        question = pickle.dumps((game, level, seed, view, list(legal), budget))
        for attempt in range(TRIES):
            began = time.perf_counter()
            try:
                chosen = await self._ask(question, budget + self.grace)
                if chosen not in legal:
                    raise WorkerFailed(f"it answered {chosen}, which is not legal")
            except WorkerFailed as failure:
                self.metrics.counts["bot_failures"] += 1
                log.warning("worker replaced", game=game, bot=level, attempt=attempt + 1, reason=str(failure))
                continue
            self.metrics.counts["bot_answers"] += 1
            self.metrics.times["bot"].note(time.perf_counter() - began)
            return chosen
        raise WorkerFailed(f"{level} failed {TRIES} times in a row")

    async def _ask(self, question: bytes, seconds: float) -> int:
        worker = await self._free.get()
        task = asyncio.get_running_loop().run_in_executor(self._threads, worker.ask, question, seconds)

        def free(ended: asyncio.Future[int]) -> None:
            self._free.put_nowait(worker)
            if not ended.cancelled():
                ended.exception()  # nobody may be waiting any more

        task.add_done_callback(free)
        return await asyncio.shield(task)

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
