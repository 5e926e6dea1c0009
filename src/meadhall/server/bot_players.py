"""Bots at the tables: they answer when they are asked, give hints and tell chances."""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Protocol, TypeVar

import structlog

from meadhall.bots import Advice
from meadhall.engine.daily import thought
from meadhall.engine.dice import TableDice
from meadhall.engine.errors import StaleAnswer
from meadhall.engine.table import Table
from meadhall.server.attendance import awake, whose
from meadhall.server.door import Door
from meadhall.server.errors import Forbidden, NotKept, Refused
from meadhall.server.keeper import reason
from meadhall.server.live_table import Asked, LiveTable
from meadhall.server.pacing import pace
from meadhall.server.seeds import Seeds
from meadhall.server.tasks import Tasks
from meadhall.server.thinkers import Thinkers, WorkerFailed

PAUSE = 5.0  # seconds before a bot that failed is asked again
ANOTHER = 0.5  # seconds before it is asked again whether another process still thinks about a table

log = structlog.get_logger("bots")

T = TypeVar("T")


class Leases(Protocol):
    """Which process thinks about a table."""

    async def think(self, table: str, version: int) -> bool:
        """Whether this one does from now on; it must know the table as it stands."""

    async def rest(self, table: str, still: Callable[[], bool]) -> None:
        """It does so no more, unless it has begun anew by then."""


class Bots:
    """Asks workers on behalf of tables."""

    def __init__(self, workers: Thinkers, door: Door, seeds: Seeds, tasks: Tasks) -> None:
        self.workers, self.door, self.seeds, self.tasks = workers, door, seeds, tasks
        self.leases: Leases  # the hall brings it

    # -- answering ---------------------------------------------------------------------------------------------------

    def go_on(self, live: LiveTable) -> None:
        """Let a bot think when it is a bot's question and somebody looks."""
        if self.tasks.ended or not awake(live) or live.bot_thinks:
            return
        if live.bot_to_answer is not None:
            live.thinking = self.tasks.spawn(self._think(live))

    async def _think(self, live: LiveTable) -> None:
        """Answer for bots until it is a human's question, or nobody looks any more. One process does so for all: the
        others look from time to time whether it still lives.
        """
        try:
            await self._answer(live)
        finally:
            if not self.tasks.ended:
                self.tasks.spawn(self.leases.rest(live.id, lambda: live.thought_about))

    async def _answer(self, live: LiveTable) -> None:
        while not self.tasks.ended and awake(live):
            table, version, level = live.table, live.version, live.bot_to_answer
            if level is None:
                return
            try:
                if not await self.leases.think(live.id, version):
                    await asyncio.sleep(ANOTHER)
                    continue
            except self.door.changes.tables.store.failure as error:
                log.error("the store failed", table=live.id, reason=reason(error))
                await asyncio.sleep(PAUSE)
                continue
            if live.version != version:
                continue
            legal = list(live.prompt(table.seat, as_bot=True).answers)
            lasts = pace(table, level)
            try:
                alone = len(legal) == 1 and not lasts
                chosen = legal[0] if alone else await self._choose(live, table, level, legal, lasts)
                if live.version == version:
                    await self.door.answer(live, table.seat, table.ply, chosen, version, as_bot=True)
            except NotKept:
                await asyncio.sleep(PAUSE)
            except (StaleAnswer, Refused):
                continue  # the table moved while the bot thought
            except WorkerFailed as failure:
                log.error("bot failed", table=live.id, bot=level, reason=str(failure))
                await asyncio.sleep(PAUSE)
            except Exception:
                log.exception("bot's answer failed", table=live.id, bot=level)
                await asyncio.sleep(PAUSE)

    async def _choose(self, live: LiveTable, table: Table, level: str, legal: Sequence[int], lasts: float) -> int:
        view, mind = pickle.dumps(table.view(table.seat)), (live.id, int(table.seat))
        seed, of = self.seeds.think(table), whose(live)
        if live.daily is not None:  # everybody meets the same bots there: nothing remembered, nothing by chance
            return await self.workers.choose(table.game.key, level, _daily(table), view, legal, lasts, None, of)
        return await self.workers.choose(table.game.key, level, seed, view, legal, lasts, mind, of)

    # -- hints and win chances ---------------------------------------------------------------------------------------

    async def hint(self, live: LiveTable, seat: int) -> tuple[int, Advice]:
        """What the strongest bot would answer and expects, knowing what the seat knows, and at which ply."""
        table = live.table
        self.may_advise(live)
        legal = self.door.asked(live, seat)

        def ask() -> Coroutine[Any, Any, Advice]:
            view = pickle.dumps(table.view(seat))
            return self.workers.advise(table.game.key, self.seeds.think(table), view, legal, whose(live))

        asking = self._once(live.advised, seat, table, ask)
        try:
            found = await asyncio.shield(asking)
        except WorkerFailed:
            raise Refused("no bot could be asked just now; try again", "bot/failed", 503) from None
        return table.ply, found

    async def chances(self, live: LiveTable, seat: int) -> list[float] | None:
        """Everybody's chances to win as a seat, or an onlooker, may know, asked for once a position; None when late."""
        table = live.table

        def wanted() -> bool:
            return live.table is table and bool(live.viewers)

        def ask() -> Coroutine[Any, Any, list[float] | None]:
            view = pickle.dumps(table.view(seat))
            return self.workers.forecast(table.game.key, self.seeds.think(table), view, wanted, whose(live))

        return await asyncio.shield(self._once(live.foretold, seat, table, ask))

    def may_advise(self, live: LiveTable) -> None:
        """Refuse hints and win chances where they are not to be had."""
        self.door.playable(live)
        if not live.hints:
            raise Forbidden("this table was set up without hints and win chances", "hint/off")

    def _once(
        self, kept: Asked[T], seat: int, table: Table, ask: Callable[[], Coroutine[Any, Any, T]]
    ) -> asyncio.Task[T]:
        """What was asked for a seat at this position already, unless nothing came of it; else it is asked now."""
        found = kept.get(seat)
        if found is not None and found[0] is table:
            task = found[1]
            if not task.done() or not (task.cancelled() or task.exception() or task.result() is None):
                return task
        task = self.tasks.spawn(ask())
        task.add_done_callback(lambda ended: ended.cancelled() or ended.exception())
        kept[seat] = (table, task)
        return task


def _daily(table: Table) -> int:
    assert isinstance(table.dice, TableDice)
    return thought(table.dice.seed, table.ply)
