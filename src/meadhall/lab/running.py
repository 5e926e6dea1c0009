"""Where games are played: here, one after the other or in processes, or on a cluster. Their results are the same."""

from __future__ import annotations

import multiprocessing
import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Protocol

from meadhall.engine.errors import BadSetup
from meadhall.lab.games import Games, Row

AHEAD = 4  # batches that wait for each process, so that none is idle while a long game holds up its batch
BATCH = 8  # games
CLUSTER = "ray"

Watch = Callable[[Iterator[Row], str, int], Iterable[Row]]  # shows how far it is: rows, title, how many will come


def unwatched(rows: Iterator[Row], title: str, total: int) -> Iterator[Row]:
    """For who wants to see nothing of it."""
    return rows


class Place(Protocol):
    """Somewhere that takes batches of games and gives their rows."""

    def window(self) -> int:
        """How many batches it takes before the first is fetched."""

    def submit(self, numbers: list[int]) -> Any:
        """Have a batch played; returns what `fetch` takes."""

    def fetch(self, batch: Any) -> list[Row]:
        """The rows of a batch, once they are there."""


def checked_place(on: str | None, workers: int | None = None) -> None:
    """Refuse what is no place to play, and a cluster that is not there."""
    if on is None:
        return
    if on != CLUSTER and not on.startswith(f"{CLUSTER}://"):
        raise BadSetup(f"games are played here, on ray or on ray://host:port, not on {on!r}")
    if workers is not None:
        raise BadSetup("workers are processes of this machine; a cluster uses all it has")
    from meadhall.lab import cluster

    cluster.reach(on)


def played(
    games: Games, numbers: Sequence[int], on: str | None = None, workers: int | None = None, batch: int | None = None
) -> Iterator[Row]:
    """The rows of these games, in the order of the numbers. `batch` games are played together at most.

    Memory holds what a few batches for every process bring, however many games there are.
    """
    checked_place(on, workers)
    if on is not None:
        from meadhall.lab import cluster

        with cluster.joined(on) as ray:
            place = cluster.Cluster(ray, games)
            many = batch or cluster.batch_size(len(numbers), place.window())
            yield from in_order(place, numbers, many)
        return
    workers = min(workers or os.cpu_count() or 1, max(1, len(numbers)))
    if workers == 1:
        yield from map(games.play, numbers)
        return
    with multiprocessing.get_context("spawn").Pool(workers) as pool:
        many = max(1, min(batch or BATCH, len(numbers) // (workers * AHEAD)))
        yield from in_order(Processes(pool, games, workers), numbers, many)


def in_order(place: Place, numbers: Sequence[int], many: int) -> Iterator[Row]:
    """Batches of `many` games, a few ahead of the one that is fetched."""
    waiting: deque[Any] = deque()
    for first in range(0, len(numbers), many):
        waiting.append(place.submit(list(numbers[first : first + many])))
        if len(waiting) >= place.window():
            yield from place.fetch(waiting.popleft())
    while waiting:
        yield from place.fetch(waiting.popleft())


class Processes:
    """Processes of this machine."""

    def __init__(self, pool: Any, games: Games, workers: int) -> None:
        self.pool, self.games, self.workers = pool, games, workers

    def window(self) -> int:
        return self.workers * AHEAD

    def submit(self, numbers: list[int]) -> Any:
        return self.pool.apply_async(self.games.batch, (numbers,))

    def fetch(self, batch: Any) -> list[Row]:
        rows: list[Row] = batch.get()
        return rows
