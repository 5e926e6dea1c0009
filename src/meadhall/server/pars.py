"""Par of daily deals: played in the background by the bots' workers, when nobody else wants them and while somebody
looks at the page; level by level, by one process of all, and once for all, for it is kept.
"""

from __future__ import annotations

import asyncio
import pickle
import time

import structlog

from meadhall.bots.par import LEVELS, Course, Par, Score, course
from meadhall.engine.daily import Deal
from meadhall.engine.registry import Shelf
from meadhall.server.daily_rows import DailyKeeper
from meadhall.server.keeper import reason
from meadhall.server.tasks import Tasks
from meadhall.server.thinkers import Thinkers, WorkerFailed

AGAIN = 1.0  # seconds before what could not be written is written again
SECONDS = 1.0  # of a worker at a time
LOOKED = 60.0  # seconds after the last look at the page that somebody wants to know

log = structlog.get_logger("pars")


class Pars:
    """What levels reach in the deals that somebody looks at."""

    def __init__(
        self, keeper: DailyKeeper, failure: type[Exception], workers: Thinkers, tasks: Tasks, shelf: Shelf
    ) -> None:
        self.keeper, self.failure, self.workers, self.tasks, self.shelf = keeper, failure, workers, tasks, shelf
        self._known: dict[str, dict[str, Score]] = {}  # by the deal's mark
        self._courses: dict[tuple[str, str], Course] = {}  # how far each level has come
        self._looked: dict[
            str, tuple[float, str]
        ] = {}  # when, and from where: par takes of the share of who looked last
        self._playing: set[str] = set()

    async def of(self, deal: Deal, address: str) -> Par:
        """What is known by now; what is missing is played while somebody looks."""
        known = await self._read(deal)
        self._looked[deal.mark] = time.monotonic(), address
        if any(level not in known for level in LEVELS) and deal.mark not in self._playing and not self.tasks.ended:
            self._playing.add(deal.mark)
            self.tasks.spawn(self._play(deal))
        return known

    async def _read(self, deal: Deal) -> dict[str, Score]:
        """What is known by now; another process may have played some of it."""
        known = self._known.setdefault(deal.mark, {})
        if len(known) < len(LEVELS):
            kept = await self.keeper.par(deal.mark)
            known |= {level: Score(*score) for level, score in kept.items()}
            for level in kept:
                self._courses.pop((deal.mark, level), None)
        return known

    async def _play(self, deal: Deal) -> None:
        """Unless another process does; who looks again after that one has left it goes on with what is missing."""
        try:
            if await self.keeper.take_par(deal.mark, deal.day.isoformat()):
                await self._levels(deal)
                await self._leave(deal)
        except self.failure as error:
            log.error("the store failed", day=deal.day.isoformat(), reason=reason(error))
        finally:
            self._playing.discard(deal.mark)

    async def _leave(self, deal: Deal) -> None:
        while True:
            try:
                return await self.keeper.leave_par(deal.mark)
            except self.failure as error:  # else nobody would play it while we live
                log.error("the store failed", day=deal.day.isoformat(), reason=reason(error))
                await asyncio.sleep(AGAIN)

    async def _levels(self, deal: Deal) -> None:
        try:
            for level in LEVELS:
                known = await self._read(deal)
                if level in known:
                    continue
                score = await self._score(deal, level)
                if score is None:
                    return
                try:
                    await self.keeper.keep_par(deal.mark, deal.day.isoformat(), {level: score})
                finally:
                    known[level] = score  # what could not be kept is told all the same
        except WorkerFailed as failure:  # whoever looks next lets it be tried again
            log.warning("par not played", day=deal.day.isoformat(), reason=str(failure))
        except self.failure as error:
            log.error("the store failed", day=deal.day.isoformat(), reason=reason(error))

    async def _score(self, deal: Deal, level: str) -> Score | None:
        """What a level reaches; None when nobody wants to know any more. How far it came is not forgotten."""
        key, game = (deal.mark, level), self.shelf.game(deal.game).key
        so_far = self._courses.get(key) or course(deal, level)
        while True:
            whose = (self._looked[deal.mark][1], deal.mark)
            found = await self.workers.par(game, pickle.dumps(so_far), SECONDS, lambda: self._wanted(deal.mark), whose)
            if found is None:
                return None
            actions, score = found
            if score is not None:
                self._courses.pop(key, None)
                return Score(*score)
            so_far = self._courses[key] = so_far.further(actions)

    def _wanted(self, mark: str) -> bool:
        return time.monotonic() - self._looked[mark][0] < LOOKED and not self.tasks.ended
