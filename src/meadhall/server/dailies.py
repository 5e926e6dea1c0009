"""The daily deal in a hall: tables of it, whose first try counts, and what came of it. Nobody has an account: a player
is a browser, known by a cookie of its own.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import replace
from datetime import date, timedelta

import structlog

from meadhall.bots.par import RIVAL, scored
from meadhall.engine.daily import Deal, daily, day_named, today
from meadhall.engine.registry import Shelf
from meadhall.engine.state import SPECTATOR
from meadhall.server import seating
from meadhall.server.daily_rows import DailyKeeper, Try
from meadhall.server.errors import NotFound, NotKept, Refused
from meadhall.server.keeper import Conflict, reason
from meadhall.server.live_table import LiveTable
from meadhall.server.seating import SeatWish, Setup, Wish
from meadhall.server.tables import Tables
from meadhall.server.tasks import Tasks

KEPT = 60  # days that results are kept
SHOWN = 50  # results of a day

log = structlog.get_logger("dailies")


class Dailies:
    """Begins daily deals, and notes how first tries ended."""

    def __init__(
        self, keeper: DailyKeeper, tables: Tables, tasks: Tasks, shelf: Shelf, clock: Callable[[], float]
    ) -> None:
        self.keeper, self.tables, self.tasks, self.shelf, self.clock = keeper, tables, tasks, shelf, clock

    # -- deals -------------------------------------------------------------------------------------------------------

    def today(self) -> date:
        """The day by UTC."""
        return today(self.clock())

    def deal(self, day: str | None = None) -> Deal:
        """The deal of a day, of today if none is named; refuses days that have none, or none yet."""
        return daily(day_named(day, self.today()), self.shelf)

    def earlier(self, days: int) -> list[Deal]:
        """The deals of the last days, today's first."""
        now = self.today()
        return [daily(now - timedelta(k), self.shelf) for k in range(days)]

    # -- playing -----------------------------------------------------------------------------------------------------

    async def tries(self, player: str | None) -> dict[str, Try]:
        """A player's first tries by day, those whose game has just ended with their results."""
        if player is None:
            return {}
        since = (self.today() - timedelta(KEPT)).isoformat()
        rows = await self.keeper.of_player(player, since)
        running = [row.at_table for row in rows if row.ended is None]
        ended = [key for key, entry in (await self.tables.store.entries(running)).items() if entry.over]
        for key in ended:
            live = await self.tables.tried(key)
            if live is not None and live.finished:
                await self.settle(live)
            elif live is not None and live.closed:
                await self._end(live.id)
        if ended:
            rows = await self.keeper.of_player(player, since)
        return {row.day: row for row in rows}

    async def first(self, deal: Deal, player: str, name: str) -> LiveTable:
        """The table of a player's first try: dealt now, or as it stands. Refused where it is over and deleted."""
        day, now = deal.day.isoformat(), self.clock()
        kind = "late" if deal.day < self.today() else "first"
        key = f"{secrets.choice(seating.PLACES).lower()}-{secrets.token_hex(6)}"
        fresh = Try(day, player, key, deal.mark, deal.game, deal.seats, name, kind == "late", now)
        setup = self._setup(deal, name, kind)  # refuses a bad name before anything is kept
        try:
            row = await self.keeper.begin(replace(fresh, name=setup.seats[deal.seat].name))
        except Exception as error:
            log.error("try not kept", day=day, reason=reason(error))
            raise NotKept("the table could not be kept; the store cannot be written just now, try again") from None
        try:
            return await self.tables.find(row.at_table)
        except NotFound:
            if row.ended is not None:
                text = "your first try of that day is over and its table is deleted; you can practise"
                raise Refused(text, "daily/played", 409) from None
        return await self._deal(setup, row.at_table)

    async def practice(self, deal: Deal, name: str) -> LiveTable:
        """Another try, which counts nothing."""
        return await self.tables.create(self._setup(deal, name, "practice"))

    async def _deal(self, setup: Setup, key: str) -> LiveTable:
        try:
            return await self.tables.create(setup, key)
        except Conflict:  # asked for twice at the same moment
            return await self.tables.find(key)

    def _setup(self, deal: Deal, name: str, kind: str) -> Setup:
        seats = [
            SeatWish("me", name=name) if seat == deal.seat else SeatWish("bot", level=RIVAL)
            for seat in range(deal.seats)
        ]
        wish = Wish(deal.game, seats, watch=False, hints=False)
        about = {"day": deal.day.isoformat(), "kind": kind}
        return replace(seating.read(wish, self.shelf), seed=deal.seed, daily=about)

    # -- results -----------------------------------------------------------------------------------------------------

    def note(self, live: LiveTable) -> None:
        """A table has changed or came in: where it is a first try that is over, its result is kept."""
        if live.daily is not None and live.daily.kind != "practice" and live.finished and not live.noted:
            live.noted = True
            if not self.tasks.ended:
                self.tasks.spawn(self.settle(live))

    async def settle(self, live: LiveTable) -> bool:
        """Keep the result of a table that is over."""
        seat = live.host()
        if seat == SPECTATOR:
            return True
        score, given = scored(live.table, seat), sum(move.seat == seat for move in live.table.moves)
        live.noted = await self._end(live.id, score.points, score.place, given)
        return live.noted

    async def leave(self, live: LiveTable) -> None:
        """A table is deleted by its player: a first try that was not over ends without a result. Where its end cannot
        be kept the table stays: else its deal, which the player knows by now, would be a first try again.
        """
        if live.daily is None or live.daily.kind == "practice":
            return
        if not await (self.settle(live) if live.finished else self._end(live.id)):
            raise NotKept("the table could not be deleted; the store cannot be written just now, try again")

    async def _end(
        self, table: str, points: int | None = None, place: int | None = None, answers: int | None = None
    ) -> bool:
        """Whether that is kept; if not, who next looks at the table, or at the page, lets it be tried again."""
        try:
            await self.keeper.end(table, self.clock(), points, place, answers)
        except Exception as error:
            log.error("result not kept", table=table, reason=reason(error))
            return False
        return True

    async def forget_old(self) -> None:
        """Delete results that are kept no longer."""
        await self.keeper.forget((self.today() - timedelta(KEPT)).isoformat())
