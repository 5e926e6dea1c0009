"""Bots think apart from the hall, one or a few at a time: who waits for whom, what is asked, how a reply is read.

Where they think is somebody else's business: `bot_workers` has processes, the static page a worker of the browser.
"""

from __future__ import annotations

import asyncio
import pickle
import time
from abc import ABC, abstractmethod
from collections import Counter, deque
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

import structlog

from meadhall.bots import LEVELS, NAMES, Advice
from meadhall.bots.advice import advice_from
from meadhall.server import pacing
from meadhall.server.fair_queue import FairQueue, FairTurns, Whose
from meadhall.server.metrics import Metrics

Key = tuple[str, str | None, int]  # what a game is made from again
KNOWN = tuple(NAMES)  # every bot a seat can be given; pages offer LEVELS, weakest first
STAND_IN = LEVELS[len(LEVELS) // 2]  # who plays for somebody absent
BUDGETS = {"random": 0.1, "greedy": 0.2}
BUDGET = 1.5  # seconds, for every other bot
ADVICE = 2.0  # seconds, for a hint
GLIMPSE = 0.3  # seconds, for win chances
REVIEWS = 1.0  # seconds that a part of a review counts for
SHORT = 0.25  # seconds, for whoever gets the last free worker while other tables think: nobody waits longer for one
GRACE = 10.0  # seconds beyond the budget before a worker counts as hanging
TRIES = 3
QUIET = 8  # questions in a row for one table, and it has all workers to itself
BY_CLOCK = LEVELS[-1]  # who gets the better the more time there is

log = structlog.get_logger("bots")

T = TypeVar("T")
Mind = tuple[str, int]  # table and seat
NOBODY: Whose = ("", "")


class WorkerFailed(Exception):
    """A worker crashed, hung or answered nonsense."""


class Thinker:
    """One worker; it remembers a few minds, so that a bot goes on thinking where it was."""

    mind: Mind | None = None  # the last one asked there
    whose: Whose | None = None  # the table it thinks for now


@dataclass
class _Asked:
    """Somebody who wants a worker, and for how long."""

    whose: Whose
    mind: Mind | None
    seconds: float
    short: bool = False  # whether that is less than was asked for
    worker: asyncio.Future[Thinker] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Thinkers(ABC):
    """A few workers, and who waits for them: fairly by address and table, see `fair_queue`."""

    strict = False  # whether bots that count iterations mind the clock too, as they do where they must be brief

    def __init__(self, metrics: Metrics, workers: Sequence[Thinker], grace: float = GRACE, together: int = 1) -> None:
        """`together`: how many workers may think about one question, where nobody else wants them."""
        self.metrics = metrics
        self.grace = grace
        self.together = together
        self._lately: deque[str] = deque(maxlen=QUIET)  # for which tables was asked
        self._all = list(workers)
        self._free = list(workers)
        self._waiting: FairQueue[_Asked] = FairQueue()  # bots' moves and hints
        self._later: FairQueue[_Asked] = FairQueue()  # who gets a worker when nobody else wants one
        self._glimpses = FairTurns(max(1, len(workers) - 1))  # one stays free for moves, where there are two

    @abstractmethod
    def warm(self) -> None:
        """Start the workers before somebody waits for them."""

    @abstractmethod
    def ask(self, worker: Thinker, question: bytes, seconds: float) -> asyncio.Future[dict[str, Any]]:
        """A worker's reply to a pickled question, or `WorkerFailed` and it is replaced."""

    @abstractmethod
    async def stop(self) -> None:
        """End all workers."""

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

        With `lasts` it comes so many seconds after a worker was free, whatever there was to think about. Where a table
        has the workers to itself, several think for the level that goes by the clock, and what they tried is added up.
        """
        budget = pacing.SEARCH * lasts if lasts else BUDGETS.get(level, BUDGET)

        def read(reply: dict[str, Any]) -> tuple[int, Counter[int]]:
            chosen = reply["answer"]
            if type(chosen) is not int or chosen not in legal:
                raise WorkerFailed(f"it answered {chosen!r}, which is not legal")
            return chosen, Counter(dict(reply.get("tried", ())))

        def ask(seed: int, lasts: float) -> Coroutine[Any, Any, tuple[int, Counter[int]]]:
            return self._try(
                "choose", game, level, seed, view, legal, budget, read, whose, strict=hurried, lasts=lasts, mind=mind
            )

        hurried = lasts > 0  # then no helper is waited for, which might tell how long it thought
        self._lately.append(whose[1])
        began = time.perf_counter()
        helpers = [asyncio.ensure_future(ask(seed + one, 0.0)) for one in range(1, self._minds(level, mind, whose))]
        for helper in helpers:
            helper.add_done_callback(lambda ended: ended.cancelled() or ended.exception())
        try:
            chosen, tried = await ask(seed, lasts)
            helped = (await asyncio.wait(helpers, timeout=0 if hurried else SHORT))[0] if helpers else ()
        finally:
            for helper in helpers:
                helper.cancel()
        for helper in helped:
            if helper.exception() is None:
                tried += helper.result()[1]
                chosen = max(legal, key=tried.__getitem__)
        self.metrics.counts["bot_answers"] += 1
        self.metrics.times["bot"].note(time.perf_counter() - began)
        return chosen

    def _minds(self, level: str, mind: Mind | None, whose: Whose) -> int:
        """How many workers think about a question: several where the level can use them and no other table does."""
        if level != BY_CLOCK or mind is None or any(table != whose[1] for table in self._lately):
            return 1
        return max(1, min(self.together, len(self._free)))

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
        async with self._glimpses.turn(whose, GLIMPSE):
            if not wanted():
                return None
            return await self._try("forecast", game, "", seed, view, (), GLIMPSE, _chances, whose, later=True)

    async def review(
        self, game: Key, seed: int, asked: bytes, budget: float, wanted: Callable[[], bool], whose: Whose = NOBODY
    ) -> list[Any] | None:
        """A part of the review of a finished game (`bots.review`); moves and hints first. None when nobody wants it."""
        async with self._glimpses.turn(whose, REVIEWS):
            if not wanted():
                return None
            return await self._try("review", game, "", seed, asked, (), budget, _rows, whose, later=True)

    async def par(
        self, game: Key, so_far: bytes, budget: float, wanted: Callable[[], bool], whose: Whose = NOBODY
    ) -> tuple[list[int], list[int] | None] | None:
        """A part of what a level plays of a daily deal (`bots.par`): its answers, and its score at the end; moves and
        hints first. None when nobody wants it.
        """
        async with self._glimpses.turn(whose, REVIEWS):
            if not wanted():
                return None
            return await self._try("par", game, "", 0, so_far, (), budget, _played, whose, later=True)

    async def _try(
        self, kind: str, game: Key, level: str, seed: int, view: bytes, legal: Sequence[int], budget: float,
        read: Callable[[dict[str, Any]], T], whose: Whose, *,
        later: bool = False, strict: bool = False, lasts: float = 0.0, mind: Mind | None = None,
    ) -> T:  # fmt: skip
        """Ask until a worker gives a reply that can be read."""

        def question(seconds: float, short: bool) -> bytes:
            brief = short or strict or self.strict
            return pickle.dumps((kind, game, level, seed, view, list(legal), seconds, brief, mind))

        for attempt in range(TRIES):
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
            return found
        raise WorkerFailed(f"{level or kind} failed {TRIES} times in a row")

    async def _ask(
        self, asked: _Asked, question: Callable[[float, bool], bytes], later: bool, lasts: float
    ) -> dict[str, Any]:
        worker = await self._take(asked, later)
        worker.mind = asked.mind or worker.mind
        began = time.monotonic()
        told, seconds = question(asked.seconds, asked.short), asked.seconds + self.grace
        task = self.ask(worker, told, seconds)

        def free(ended: asyncio.Future[dict[str, Any]]) -> None:
            self._give(worker)
            if not ended.cancelled():
                ended.exception()  # nobody may be waiting any more

        task.add_done_callback(free)
        reply = await asyncio.shield(task)
        if lasts > 0:
            await asyncio.sleep(pacing.left(lasts, time.monotonic() - began))
        return reply

    async def _take(self, asked: _Asked, later: bool) -> Thinker:
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

    def _grant(self, worker: Thinker, asked: _Asked) -> None:
        """Somebody gets a worker. Who takes the last free one while other tables think, thinks shortly."""
        others = any(one.whose is not None and one.whose[1] != asked.whose[1] for one in self._all if one is not worker)
        if not self._free and others and asked.seconds > SHORT:
            asked.seconds, asked.short = SHORT, True
        for line in (self._waiting, self._later):
            line.charge(asked.whose, asked.seconds)
        worker.whose = asked.whose
        asked.worker.set_result(worker)

    def _give(self, worker: Thinker) -> None:
        worker.whose = None
        for line in (self._waiting, self._later):
            while (asked := line.pop()) is not None:
                if not asked.worker.done():
                    self._grant(worker, asked)
                    return
        self._free.append(worker)


def _rows(reply: dict[str, Any]) -> list[Any]:
    if "error" in reply:
        raise ValueError(reply["error"])
    return list(reply["rows"])


def _played(reply: dict[str, Any]) -> tuple[list[int], list[int] | None]:
    if "error" in reply:
        raise ValueError(reply["error"])
    return [int(one) for one in reply["actions"]], reply["score"] and [int(one) for one in reply["score"]]


def _chances(reply: dict[str, Any]) -> list[float]:
    return [float(one) for one in reply["chances"]]
