"""The story of a finished game, weighed in the background for whoever looks at its end: points at once, then chances
and decisions, a little at a time and when no bot wants the worker. It is kept with the table in memory.
"""

from __future__ import annotations

import pickle
from collections.abc import Sequence
from typing import Any

import structlog

from meadhall.bots import story as told
from meadhall.engine.state import SPECTATOR
from meadhall.engine.table import Table
from meadhall.pages.story import Chances, Decision, Story
from meadhall.server.attendance import whose
from meadhall.server.changes import Changes
from meadhall.server.live_table import LiveTable
from meadhall.server.seeds import Seeds
from meadhall.server.tasks import Tasks
from meadhall.server.thinkers import Thinkers, WorkerFailed

MOMENTS = 24  # whose chances are weighed
AT_ONCE = 6  # of them in one question to a worker
EACH = 0.25  # seconds for one
DECISIONS = 8.0  # seconds for best moment and biggest slip
REPLAY = 2.0  # seconds for the points

log = structlog.get_logger("stories")


class Stories:
    """Weighs the ends that somebody looks at."""

    def __init__(self, workers: Thinkers, seeds: Seeds, tasks: Tasks, changes: Changes) -> None:
        self.workers, self.seeds, self.tasks, self.changes = workers, seeds, tasks, changes

    def follow(self, live: LiveTable, seat: int) -> None:
        """Somebody looks at a table from a seat: where it is over, its story is told."""
        if not live.finished or live.from_file or not live.table.moves or self.tasks.ended:
            return
        found = live.stories.get(seat)
        if found is None:
            found = live.stories[seat] = Story(moments(live.table))
        if not found.done and seat not in live.telling:
            live.telling.add(seat)
            self.tasks.spawn(self._tell(live, seat, found))

    async def _tell(self, live: LiveTable, seat: int, story: Story) -> None:
        try:
            await self._weigh(live, seat, story)
        except WorkerFailed as failure:  # whoever looks next lets it be tried again
            log.warning("story not told", table=live.id, reason=str(failure))
        finally:
            live.telling.discard(seat)

    async def _weigh(self, live: LiveTable, seat: int, story: Story) -> None:
        record = told.record(live.table)

        async def ask(what: str, budget: float, plies: Sequence[int] = ()) -> dict[str, Any] | None:
            def wanted() -> bool:
                return any(viewer.seat == seat for viewer in live.viewers)

            question, seed = pickle.dumps((what, record, seat, tuple(plies))), self.seeds.think(live.table)
            return await self.workers.story(live.table.game.key, seed, question, budget, wanted, whose(live))

        if story.points is None:
            if (found := await ask("points", REPLAY)) is None:
                return
            story.points = found["points"]
            self._show(live, story)
        while left := story.next(AT_ONCE):
            if (found := await ask("chances", EACH * len(left), left)) is None:
                return
            for ply, (shares, games) in zip(left, found["chances"], strict=True):
                story.weigh(ply, Chances(tuple(shares), games))
            self._show(live, story)
        if seat != SPECTATOR:
            if (found := await ask("decisions", DECISIONS)) is None:
                return
            story.best, story.slip = (_decision(found[name]) for name in ("best", "slip"))
        story.done = True
        self._show(live, story)

    def _show(self, live: LiveTable, story: Story) -> None:
        story.told += 1
        live.drawings.forget_frames()
        self.changes.show(live)


def moments(table: Table) -> list[int]:
    """The plies whose chances are weighed: the ends of turns, evenly where there are many, and the end."""
    ends = [ply for ply in range(1, table.ply) if table.moves[ply].seat != table.moves[ply - 1].seat]
    if len(ends) > MOMENTS - 2:
        ends = [ends[k * len(ends) // (MOMENTS - 2)] for k in range(MOMENTS - 2)]
    return [0, *ends, table.ply]


def _decision(found: dict[str, Any] | None) -> Decision | None:
    return None if found is None else Decision(*(found[name] for name in Decision._fields))
