"""What runs beside requests, and ends with the hall."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


class Tasks:
    """Tasks of one hall."""

    def __init__(self) -> None:
        self.ended = False
        self._all: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Let something run."""
        task = asyncio.create_task(work)
        self._all.add(task)
        task.add_done_callback(self._all.discard)
        return task

    async def end(self) -> None:
        """End all of them."""
        self.ended = True
        for task in list(self._all):
            task.cancel()
        await asyncio.gather(*self._all, return_exceptions=True)
