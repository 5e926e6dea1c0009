"""Bots think in processes of their own: a crashed or hanging one is replaced and the question asked again."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import structlog

from meadhall.bots.process import Failed, Process
from meadhall.server.metrics import Metrics
from meadhall.server.thinkers import GRACE, Thinker, Thinkers, WorkerFailed

COMMAND = (sys.executable, "-m", "meadhall.bots.worker")

log = structlog.get_logger("bots")


class Worker(Process, Thinker):
    """One process."""


class Workers(Thinkers):
    """A few processes, each asked by a thread that waits for it."""

    def __init__(
        self,
        metrics: Metrics,
        number: int = 2,
        command: Sequence[str] = COMMAND,
        grace: float = GRACE,
        together: int = 1,
    ) -> None:
        self._processes = [Worker(command) for _ in range(number)]
        super().__init__(metrics, self._processes, grace, together)
        self._threads = ThreadPoolExecutor(number, "bot")

    def warm(self) -> None:
        """Start the processes before somebody waits for them."""
        for worker in self._processes:
            self._threads.submit(self._start, worker)

    @staticmethod
    def _start(worker: Worker) -> None:
        try:
            worker.start()
        except (OSError, Failed) as error:
            worker.end()
            log.info("worker did not start", reason=str(error))  # it is tried again when it is needed

    def ask(self, worker: Thinker, question: bytes, seconds: float) -> asyncio.Future[dict[str, Any]]:
        """A process's reply."""
        assert isinstance(worker, Worker)
        return asyncio.get_running_loop().run_in_executor(self._threads, _replied, worker, question, seconds)

    async def stop(self) -> None:
        """End all workers."""
        for worker in self._processes:
            process = worker.process
            if process is not None:
                with contextlib.suppress(OSError):
                    process.kill()
        await asyncio.to_thread(self._threads.shutdown, True, cancel_futures=True)
        for worker in self._processes:
            worker.end()


def _replied(worker: Worker, question: bytes, seconds: float) -> dict[str, Any]:
    try:
        return worker.ask(question, seconds)
    except Failed as failure:
        raise WorkerFailed(str(failure)) from None
