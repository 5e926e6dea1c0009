"""Seats and invitations: which seat a token opens, sitting down by a link."""

from __future__ import annotations

import secrets
from typing import Any

from meadhall.engine.errors import BadSetup
from meadhall.engine.state import SPECTATOR
from meadhall.engine.table import checked_names
from meadhall.server import tokens
from meadhall.server.changes import Changes, Planned
from meadhall.server.errors import Forbidden, Refused
from meadhall.server.live_table import LiveTable
from meadhall.server.store import Change
from meadhall.server.tables import Tables
from meadhall.server.tokens import Signer


class Seats:
    """Signs and reads the tokens of seats."""

    def __init__(self, tables: Tables, changes: Changes) -> None:
        self.tables, self.changes = tables, changes
        self.signer: Signer  # once the store is open

    def of(self, live: LiveTable, token: str | None) -> int:
        """The seat a token opens at a table; SPECTATOR without one. Refuses forged, foreign and withdrawn ones."""
        if token is None:
            if not live.watch:
                raise Forbidden("this table is not open to onlookers; you need an invitation", "table/closed")
            return SPECTATOR
        found = self.signer.read(token)
        if found is None or found[0] != live.id or found[1] >= len(live.seats):
            raise Forbidden("that token opens no seat of this table")
        seat = live.seats[found[1]]
        if seat.kind != "human" or not secrets.compare_digest(seat.nonce, found[2]):
            raise Forbidden("that invitation has been withdrawn or used; ask for a new link", "seat/withdrawn")
        return found[1]

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
        number = self.of(live, token)

        def sit() -> Planned:
            seat = live.seats[self.of(live, token)]
            if seat.joined:  # the same player on another device
                return None, None
            change: dict[str, Any] = {"joined": True, "nonce": fresh}
            if name is not None and name.strip() and name.strip() != seat.name:
                names = [one.name for one in live.seats]
                names[number] = name.strip()
                try:
                    checked_names(names, len(names))
                except BadSetup as error:
                    raise Refused(str(error), "seat/name", 422) from None
                change["name"] = name.strip()
            return Change(live.id, live.version, seats={number: change}), None

        await self.changes.make(live, sit)
        return live, self.token(live, number) if live.seats[number].nonce == fresh else token
