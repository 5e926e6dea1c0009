"""How a table changes: one change at a time, on disk before anybody sees it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping
from typing import Any

import structlog

from meadhall.engine.errors import StaleAnswer
from meadhall.engine.table import Table
from meadhall.pages.model import Notice
from meadhall.server.errors import NotKept
from meadhall.server.keeper import Change, Conflict, reason
from meadhall.server.listed import Aside
from meadhall.server.live_table import LiveTable
from meadhall.server.metrics import Metrics
from meadhall.server.presence import Viewer
from meadhall.server.seating import played_by
from meadhall.server.tables import Tables

STALE = "the table has moved on; look at it again"
NOT_KEPT = "that could not be kept, so it was not done; the store cannot be written just now, try again"

Planned = tuple[Change | None, Table | None]  # what goes to disk, and the table that then is there

log = structlog.get_logger("changes")


class Changes:
    """Makes changes, commits them, then shows them."""

    def __init__(self, tables: Tables, metrics: Metrics) -> None:
        self.tables, self.metrics = tables, metrics
        self.changed: Callable[[LiveTable], None] = lambda _: None  # who wants to know when a change is done

    async def make(self, live: LiveTable, plan: Callable[[], Planned], began: float | None = None) -> None:
        """Make a change, commit it, then show it; also when who asked for it leaves meanwhile."""
        task = asyncio.ensure_future(self._carry_out(live, plan, began))
        task.add_done_callback(lambda ended: ended.cancelled() or ended.exception())
        await asyncio.shield(task)

    async def seat(self, live: LiveTable, seat: int, values: Mapping[str, Any]) -> None:
        """Change something about a seat."""
        await self.make(live, lambda: (Change(live.id, live.version, seats={seat: values}), None))

    async def _carry_out(self, live: LiveTable, plan: Callable[[], Planned], began: float | None) -> None:
        """Whatever goes wrong, the table stays as the store has it."""
        async with live.lock:
            change, following = plan()
            if change is None:
                return
            await self._commit(live, change)
            _apply(live, change, following)
            self.show(live)
        if began is not None:
            self.metrics.times["answer_to_push"].note(time.perf_counter() - began)
        self.changed(live)

    async def _commit(self, live: LiveTable, change: Change) -> None:
        began = time.perf_counter()
        try:
            await self.tables.store.commit(change)
        except Conflict:
            await self.tables.reload(live)
            self.show(live)
            raise StaleAnswer(STALE) from None
        except Exception as error:
            # Nothing is read again: that would wait as long. Should it be on disk after all, its version tells.
            log.error("change not kept", table=live.id, reason=reason(error))
            raise NotKept(NOT_KEPT) from None
        self.metrics.times["commit"].note(time.perf_counter() - began)

    async def follow(self, live: LiveTable, version: int) -> None:
        """Another process changed the table: read it again, unless that was done meanwhile."""
        async with live.lock:
            if live.version >= version:
                return
            await self.tables.reload(live)
            self.show(live)
        self._hear(live)
        self.changed(live)

    def beside(self, live: LiveTable, found: Aside) -> None:
        """Take over what has no version: what others said, who is at other processes, whom they call."""
        live.overhear(found)
        self._hear(live)
        for seat, by in found.called.items():
            live.presence.call(seat, live.seats[by].name)
        if live.presence.elsewhere(found.elsewhere):
            live.drawings.forget_frames()
            self.show(live)

    def _hear(self, live: LiveTable) -> None:
        for viewer in list(live.viewers):
            viewer.hear(live)

    def show(self, live: LiveTable, but: Viewer | None = None) -> None:
        """Show a table to all who look on. Whom it cannot be drawn for is sent away, and the others see it."""
        for viewer in list(live.viewers):
            if viewer is but:
                continue
            try:
                viewer.show(live)
            except Exception:
                log.exception("drawing failed", table=live.id, seat=viewer.seat)
                viewer.leave("page/failed")
        live.drawings.forget_frames()


def _apply(live: LiveTable, change: Change, following: Table | None) -> None:
    """What is on disk becomes the table in memory."""
    live.version, live.moved = live.version + 1, time.monotonic()
    live.done = change.values.get("done", live.done)
    live.begun = change.values.get("begun", live.begun)
    live.known = change.values.get("known", live.known)
    live.talks = change.values.get("talks", live.talks)
    live.link = change.values.get("link", live.link)
    if "notices" in change.values:
        live.notices = [Notice(**one) for one in change.values["notices"]]
    live.after = change.values.get("after", live.after)
    if len(change.answers) > 1 or change.joins:
        live.together |= set(range(change.ply + (not change.joins), change.ply + len(change.answers)))
    if change.undo is not None:
        live.drawings.forget_from(change.undo)
        live.together = frozenset(ply for ply in live.together if ply < change.undo)
    for number, values in change.seats.items():
        for key, value in values.items():
            setattr(live.seats[number], key, value)
        if "nonce" in values:
            live.presence.dismiss(number)
        if "kind" in values:
            live.table.players = tuple(played_by(seat.kind, seat.level) for seat in live.seats)
        if "name" in values:
            live.table.rename([seat.name for seat in live.seats])
            live.drawings.forget_words()
    if following is not None:
        live.table = following
