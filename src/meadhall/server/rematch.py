"""Another game after the end: the same people and bots at a new table, by one click of each.

The new table's id follows from the old one's, so that two who click at once meet at one table. Who had a seat at the
old table has one at the new: its nonce follows from the old seat's, so the same person comes in again with a second
click, and nobody who was invited to that seat meanwhile is pushed off it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Literal

import structlog

from meadhall.engine.state import SPECTATOR
from meadhall.pages.model import Notice
from meadhall.server import seating
from meadhall.server.changes import Changes, Planned
from meadhall.server.errors import Forbidden, Refused
from meadhall.server.keeper import Change, Conflict
from meadhall.server.links import KEPT, Links
from meadhall.server.live_table import LiveTable
from meadhall.server.seating import Seat, Setup
from meadhall.server.seats import Seats
from meadhall.server.tables import Tables

Deal = Literal["new", "same"]
TOLD: dict[Deal, str] = {"new": "rematch", "same": "same-deal"}

log = structlog.get_logger("rematch")


class Rematches:
    """Begins what follows a game, and leads everybody there."""

    def __init__(self, tables: Tables, changes: Changes, seats: Seats) -> None:
        self.tables, self.changes, self.seats = tables, changes, seats
        self._one = asyncio.Lock()  # begins at a time: who comes second finds the table in memory

    def check(self, old: LiveTable, by: int) -> None:
        """Refuse onlookers, games that run, and games from files."""
        if by == SPECTATOR:
            raise Forbidden("onlookers have no seat", "seat/none")
        if not old.finished or old.from_file:
            raise Refused("this game is not over yet; another one can be set up when it is", "table/running", 409)

    async def begin(self, old: LiveTable, by: int, deal: Deal) -> LiveTable:
        """The table after this one: dealt now, or begun by somebody else already and not yet over."""
        async with self._one:
            return await self._begin(old, by, deal)

    async def _begin(self, old: LiveTable, by: int, deal: Deal) -> LiveTable:
        number = 0
        if deal in old.after:
            found = await self.tables.find(old.after[deal]["table"])
            if not found.finished:
                return found
            number = int(old.after[deal]["number"]) + 1
        order, setup = _setup(old, by, deal)
        key = self._key(old, deal, number)
        try:
            made = await self.tables.create(self._own(setup, old, by, order, key), key)
        except Conflict:  # another process was first, by a moment
            made = await self.tables.find(key)
        await self.changes.make(old, lambda: _told(old, by, deal, key, number))
        log.info("rematch", table=old.id, after=key, deal=deal)
        return made

    async def sit(self, old: LiveTable, by: int, new: LiveTable) -> str:
        """Sit down at the new table on the seat of the old one; returns the token."""
        number = _order(old, new).index(by)
        nonce = self._nonce(old, by, new.id)

        def come() -> Planned:
            seat = new.seats[number]
            if seat.nonce == nonce:
                return None, None
            if seat.joined:
                raise Refused("somebody else has taken that seat by invitation", "seat/taken", 409)
            values: dict[str, Any] = {"joined": True, "nonce": nonce, "seen": self.seats.clock()}
            return Links.told(new, "sat", number, number, values)

        await self.changes.make(new, come)
        return self.seats.token(new, number)

    def _own(self, setup: Setup, old: LiveTable, by: int, order: Sequence[int], key: str) -> Setup:
        """Whoever begins it sits there at once."""
        place = order.index(by)
        seats = list(setup.seats)
        seats[place] = replace(seats[place], joined=True, nonce=self._nonce(old, by, key))
        return replace(setup, seats=seats)

    def _key(self, old: LiveTable, deal: Deal, number: int) -> str:
        digest = self.seats.signer.derived(f"{old.id} {deal} {number}")
        place = seating.PLACES[int(digest[:8], 16) % len(seating.PLACES)]
        return f"{place.lower()}-{digest[8:24]}"

    def _nonce(self, old: LiveTable, seat: int, key: str) -> str:
        return self.seats.signer.derived(f"{key} {old.id} {seat} {old.seats[seat].nonce}")[:16]


def _order(old: LiveTable, new: LiveTable) -> list[int]:
    """The old seats in the order of the new ones."""
    first = 0 if new.known else old.table.game.rematch(old.table.state, old.table.options)[0]
    return [(first + k) % old.table.seats for k in range(old.table.seats)]


def _setup(old: LiveTable, by: int, deal: Deal) -> tuple[list[int], Setup]:
    table, game = old.table, old.table.game
    first, options = game.rematch(table.state, table.options) if deal == "new" else (0, dict(table.options))
    order = [(first + k) % table.seats for k in range(table.seats)]
    seats = [
        Seat(
            one.kind,
            one.level,
            one.name,
            joined=one.kind == "bot",
            host=number == by,
            at_once=one.at_once,
            asks=one.asked_when,
        )
        for number, one in ((number, old.seats[number]) for number in order)
    ]
    start, seed = (old.start, getattr(table.dice, "seed", None)) if deal == "same" else (None, None)
    return order, Setup(game, seats, options, old.watch, old.patience, old.hints, start, rests=old.rests, seed=seed)


def _told(old: LiveTable, by: int, deal: Deal, key: str, number: int) -> Planned:
    """The old table leads to the new one, and everybody there is told."""
    if old.after.get(deal, {}).get("table") == key:
        return None, None
    name = old.seats[by].name
    news = Notice(old.notices[-1].number + 1 if old.notices else 1, TOLD[deal], by, by, name, name)
    after = {**old.after, deal: {"table": key, "by": by, "number": number}}
    notices = [one._asdict() for one in [*old.notices, news][-KEPT:]]
    return Change(old.id, old.version, {"after": after, "notices": notices}), None
