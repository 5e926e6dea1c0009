"""Seats and invitations: which seat a token opens, sitting down by a link."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from typing import Any

import structlog

from meadhall.engine.errors import BadSetup
from meadhall.engine.state import SPECTATOR
from meadhall.engine.table import checked_names
from meadhall.server import look_alikes, tokens
from meadhall.server.changes import Changes, Planned
from meadhall.server.errors import Forbidden, Refused
from meadhall.server.links import Links
from meadhall.server.live_table import LiveTable
from meadhall.server.tables import Tables
from meadhall.server.tasks import Tasks
from meadhall.server.tokens import Signer

HOUR = 3600.0  # the store is told once an hour that a seat is in use

log = structlog.get_logger("seats")


class Seats:
    """Signs and reads the tokens of seats."""

    def __init__(self, tables: Tables, changes: Changes, tasks: Tasks, clock: Callable[[], float] = time.time) -> None:
        self.tables, self.changes, self.tasks, self.clock = tables, changes, tasks, clock
        self.signer: Signer  # once the store is open

    def of(self, live: LiveTable, token: str | None) -> int:
        """The seat a token opens at a table; SPECTATOR without one. Refuses forged, foreign, withdrawn and expired
        ones, and an invitation: it opens nothing but the page to sit down by.
        """
        if token is None:
            if not live.watch:
                raise Forbidden("this table is not open to onlookers; you need an invitation", "table/closed")
            return SPECTATOR
        number = self.invited_to(live, token)
        if not live.seats[number].joined:
            raise Forbidden("that is an invitation: sit down by it first (POST /join/TOKEN)", "seat/unjoined")
        self.use(live, number)
        return number

    def invited_to(self, live: LiveTable, token: str) -> int:
        """The seat a token leads to, whether somebody sits there or not."""
        found = self.signer.read(token)
        if found is None or found[0] != live.id or found[1] >= len(live.seats):
            raise Forbidden("that token opens no seat of this table")
        seat = live.seats[found[1]]
        if seat.kind != "human" or not secrets.compare_digest(seat.nonce, found[2]):
            raise Forbidden("that invitation has been withdrawn or used; ask for a new link", "seat/withdrawn")
        if tokens.expired(seat.seen, self.clock()):
            raise Forbidden("that link has expired, for nobody used it for long; ask for a new one", "seat/expired")
        return found[1]

    def use(self, live: LiveTable, number: int) -> None:
        """A seat is in use; the store is told where that matters."""
        seat, now = live.seats[number], self.clock()
        before, seat.seen = seat.seen, now
        if (before // HOUR != now // HOUR or seat.link_asked is not None) and not self.tasks.ended:
            self.tasks.spawn(self._note(live.id, number, now))

    async def _note(self, table: str, number: int, now: float) -> None:
        try:
            await self.tables.store.seen(table, number, now)
        except Exception as error:  # it is told again soon
            log.warning("use of a seat not noted", table=table, seat=number, reason=type(error).__name__)

    def token(self, live: LiveTable, seat: int) -> str:
        """The token of a seat as it stands."""
        return self.signer.sign(live.id, seat, live.seats[seat].nonce)

    def invitations(self, live: LiveTable, by: int) -> dict[int, str]:
        """The tokens of the seats that a host still invites to, by seat; nobody else gets any."""
        if by == SPECTATOR or by != live.host() or live.from_file:
            return {}
        return {
            number: self.token(live, number)
            for number, seat in enumerate(live.seats)
            if number != by and seat.kind == "human" and not seat.joined
        }

    async def invited(self, token: str) -> LiveTable:
        """The table that a link leads to."""
        found = self.signer.read(token)
        if found is None:
            raise Forbidden("that is no invitation of this hall; was the link cut?")
        return await self.tables.find(found[0])

    async def join(self, token: str, name: str | None) -> tuple[LiveTable, str]:
        """Sit down by invitation; returns table and the token to keep. The link is then worthless to others."""
        live, fresh = await self.invited(token), tokens.nonce()
        number, called = self.invited_to(live, token), look_alikes.plain(name or "")

        def sit() -> Planned:
            seat = live.seats[self.invited_to(live, token)]
            if seat.joined:  # the same player on another device
                return None, None
            change: dict[str, Any] = {"joined": True, "nonce": fresh, "seen": self.clock()}
            if called and called != seat.name:
                names = [one.name for one in live.seats]
                names[number] = called
                try:
                    checked_names(names, len(names))
                except BadSetup as error:
                    raise Refused(str(error), "seat/name", 422) from None
                look_alikes.check(names)
                change["name"] = called
            return Links.told(live, "sat", number, number, change, called or seat.name)

        await self.changes.make(live, sit)
        return live, self.token(live, number) if live.seats[number].nonce == fresh else token
