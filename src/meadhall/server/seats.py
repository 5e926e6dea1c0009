"""Seats and invitations: which seat a token opens, sitting down by a link."""

from __future__ import annotations

import contextlib
import secrets
import time
from collections.abc import Callable
from typing import Any

import structlog

from meadhall.engine.errors import BadSetup, StaleAnswer
from meadhall.engine.state import SPECTATOR
from meadhall.engine.table import checked_names
from meadhall.server import look_alikes, tokens
from meadhall.server.changes import Changes, Planned
from meadhall.server.errors import Forbidden, NotFound, NotKept, Refused
from meadhall.server.links import Links
from meadhall.server.live_table import LiveTable
from meadhall.server.tables import Tables
from meadhall.server.tasks import Tasks
from meadhall.server.tokens import Signer

HOUR = 3600.0  # the store is told once an hour that a seat is in use

AS_A_PROGRAM = {"kind": "program", "at_once": True, "asks": "always"}  # it takes nothing back and passes by itself
FOR_A_PROGRAM = "this seat is for a program: meadhall bot LINK my_bots.py:MyBot, or POST /join/TOKEN with program: true"

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
        if seat.kind == "bot" or not secrets.compare_digest(seat.nonce, found[2]):
            raise Forbidden("that invitation has been withdrawn or used; ask for a new link", "seat/withdrawn")
        if seat.joined and tokens.expired(seat.seen, self.clock()):  # an invitation lasts until somebody comes
            raise Forbidden("that link has expired, for nobody used it for long; ask for a new one", "seat/expired")
        return found[1]

    def use(self, live: LiveTable, number: int, leaves: bool = False) -> None:
        """A seat is in use, or who used it leaves; the store is told where that matters."""
        seat, now = live.seats[number], self.clock()
        before, seat.seen = seat.seen, now
        told = before // HOUR != now // HOUR or seat.link_asked is not None or (leaves and live.patience > 0)
        if told and not self.tasks.ended:
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
            if number != by and seat.kind != "bot" and not seat.joined
        }

    # -- one link for all free seats ---------------------------------------------------------------------------------

    def link(self, live: LiveTable, by: int) -> str | None:
        """The token for any free seat, while there is one; for the host alone."""
        if live.link is None or by == SPECTATOR or by != live.host() or not free(live):
            return None
        return self.signer.link(live.id, live.link)

    def is_link(self, live: LiveTable, token: str) -> bool:
        """Whether a token is the link to any free seat of a table."""
        return live.link is not None and secrets.compare_digest(
            token.encode(), self.signer.link(live.id, live.link).encode()
        )

    async def invited(self, token: str) -> LiveTable:
        """The table that a link leads to: to one seat, or to any that is free."""
        found, open_ = self.signer.read(token), tokens.LINK.match(token)
        if found is None and open_ is not None:
            with contextlib.suppress(NotFound):
                live = await self.tables.find(open_[1])
                if self.is_link(live, token):
                    return live
        if found is None:
            raise Forbidden("that is no invitation of this hall; was the link cut?")
        return await self.tables.find(found[0])

    def may_sit(self, live: LiveTable, token: str, wished: int | None = None) -> int:
        """The seat to sit down on by a link: its own, or of the free ones the one that was wished for."""
        if not self.is_link(live, token):
            return self.invited_to(live, token)
        open_ = free(live)
        if not open_:
            raise Refused("every seat of this table is taken", "table/full", 409)
        if wished is None or wished not in range(len(live.seats)):
            return open_[0]
        if wished not in open_:
            raise Refused("somebody was faster and sits there now; choose another seat", "seat/taken", 409)
        return wished

    # -- sitting down ------------------------------------------------------------------------------------------------

    async def open(self, live: LiveTable, token: str) -> None:
        """A seat's own link was opened; its host is told that it arrived."""
        if self.is_link(live, token):
            return
        number = self.invited_to(live, token)
        seat = live.seats[number]
        if seat.joined or seat.opened is not None:
            return
        with contextlib.suppress(StaleAnswer, NotKept):  # the page is more important
            await self.changes.seat(live, number, {"opened": self.clock()})

    async def join(
        self, token: str, name: str | None, wished: int | None = None, *, program: bool = False
    ) -> tuple[LiveTable, int, str]:
        """Sit down by invitation; returns table, seat and the token to keep. The link is then worthless to others."""
        live, fresh, salt = await self.invited(token), tokens.nonce(), tokens.nonce()
        number, called = self.may_sit(live, token, wished), look_alikes.plain(name or "")

        def sit() -> Planned:
            seat = live.seats[self.may_sit(live, token, number)]
            if seat.kind == "program" and not program:
                raise Refused(FOR_A_PROGRAM, "seat/program", 409)
            if seat.joined:  # the same player on another device
                return None, None
            change: dict[str, Any] = {
                "joined": True, "nonce": fresh, "salt": salt, "seen": self.clock(), "stand_in": None, "ready": False,
                "hidden": False,
            }  # fmt: skip
            if program:
                change.update(AS_A_PROGRAM)
            if called and called != seat.name:
                change["name"] = fitting(live, number, called)
            return Links.told(live, "sat", number, number, change, called or seat.name)

        await self.changes.make(live, sit)
        return live, number, self.token(live, number) if live.seats[number].nonce == fresh else token


def free(live: LiveTable) -> list[int]:
    """The seats that anybody with the table's link may take."""
    return (
        [number for number, seat in enumerate(live.seats) if seat.free] if not live.finished and not live.closed else []
    )


def fitting(live: LiveTable, seat: int, called: str) -> str:
    """A name for a seat, refused where somebody else at the table has it or one like it."""
    names = [one.name for one in live.seats]
    names[seat] = called
    try:
        checked_names(names, len(names))
    except BadSetup as error:
        raise Refused(str(error), "seat/name", 422) from None
    look_alikes.check(names)
    return called
