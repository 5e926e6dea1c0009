"""The review of a finished game, weighed in the background for whoever looks at it: points first, then chances, luck
and decisions, a little at a time and when no bot wants the worker. Of several processes one weighs a game, by the same
lease as for bots' moves; what it has found is kept with the table phase by phase, so others show it, or go on from it.
"""

from __future__ import annotations

import asyncio
import pickle
from time import monotonic
from typing import Any

import structlog

from meadhall.bots.played import Record, record
from meadhall.bots.review import Question, Review, read
from meadhall.engine.state import SPECTATOR
from meadhall.server.attendance import awake, whose
from meadhall.server.bot_players import Leases
from meadhall.server.changes import Changes
from meadhall.server.keeper import Keeper, reason
from meadhall.server.live_table import LiveTable
from meadhall.server.seeds import Seeds
from meadhall.server.tasks import Tasks
from meadhall.server.thinkers import Thinkers, WorkerFailed

SECONDS = 20.0  # that a question may take on a busy machine
ANOTHER = 1.0  # seconds before it is asked again whether another process still weighs a game
BRIEFLY = 0.04  # of the usual depth, where bots are not compiled

log = structlog.get_logger("reviews")


class Reviews:
    """Weighs the games that somebody looks back at."""

    def __init__(self, store: Keeper, workers: Thinkers, seeds: Seeds, tasks: Tasks, changes: Changes) -> None:
        self.store, self.workers, self.seeds, self.tasks, self.changes = store, workers, seeds, tasks, changes
        self.leases: Leases  # the hall brings it

    def follow(self, live: LiveTable) -> None:
        """Somebody looks at a table: where it is over, it is weighed, once for all."""
        if not live.finished or not live.table.moves or self.tasks.ended or live.reviewing:
            return
        if live.review is None or not live.review.done:
            live.reviewing = True
            self.tasks.spawn(self._weigh(live))

    async def _weigh(self, live: LiveTable) -> None:
        seed, began, ours = self.seeds.think(live.table), monotonic(), False
        try:
            while not await self._all_kept(live) and awake(live) and not self.tasks.ended:
                if ours and not await self._weigh_a_phase(live, seed, began):
                    await asyncio.sleep(ANOTHER)
                ours = await self.leases.think(live.id, live.version)  # what is kept until then is read before we go on
                if not ours:
                    await asyncio.sleep(ANOTHER)
        except WorkerFailed as failure:  # whoever looks next lets it be tried again
            log.warning("game not reviewed", table=live.id, reason=str(failure))
        except self.store.failure as error:
            log.error("the store failed", table=live.id, reason=reason(error))
        finally:
            live.reviewing = False
            if not self.tasks.ended:
                self.tasks.spawn(self.leases.rest(live.id, lambda: live.thought_about))

    async def _all_kept(self, live: LiveTable) -> bool:
        """Whether all is weighed and kept, by whichever process; where more is kept than is known here, it is shown."""
        row, known = await self.store.review(live.id), live.review
        kept = read(row) if row is not None else None
        if known is None or (kept is not None and (kept.phase, kept.asked) > (known.phase, known.asked)):
            live.review = kept or self._fresh(live)
            self._show(live)
        return kept is not None and kept.done

    def _fresh(self, live: LiveTable) -> Review:
        """People's decisions are judged; where nobody is a person, everybody's."""
        table = live.table
        seats = range(table.seats)
        people = tuple(seat for seat in seats if not live.from_file and live.seats[seat].kind != "bot")
        named = tuple(seat for seat in seats if live.from_file and table.players[seat] == "human")
        depth = BRIEFLY if self.workers.strict else 1.0
        return Review((*seats, SPECTATOR), people or named or tuple(seats), table.seats, table.ply, depth)

    async def _weigh_a_phase(self, live: LiveTable, seed: int, began: float) -> bool:
        """Ask all that is next, and keep it; False when nobody wants to know any more, or another process weighs it."""
        played, review = record(live.table), live.review
        assert review is not None
        questions = review.questions(played)
        for question in questions[review.asked :]:
            rows = await self._ask(live, played, question, seed)
            if rows is None:
                return False
            review.take(question, rows)
            self._show(live)
        if questions:
            review.leave(played)
            review.hurry(monotonic() - began)
        self._show(live)
        return await self.store.keep_review(live.id, review.kept())

    async def _ask(self, live: LiveTable, played: Record, question: Question, seed: int) -> list[Any] | None:
        def wanted() -> bool:
            return awake(live)

        asked = pickle.dumps((played, question))
        return await self.workers.review(live.table.game.key, seed, asked, SECONDS, wanted, whose(live))

    def _show(self, live: LiveTable) -> None:
        assert live.review is not None
        live.review.told += 1
        live.drawings.forget_frames()
        self.changes.show(live)
