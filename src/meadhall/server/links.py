"""New links to a seat. Who sits there makes them; the host only with the player's leave or after an agreed absence, and
everybody at the table is told: whoever gets a link gets the hand.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from meadhall.engine.state import SPECTATOR
from meadhall.pages.model import Notice
from meadhall.server import tokens
from meadhall.server.changes import Changes, Planned
from meadhall.server.errors import Forbidden, Refused
from meadhall.server.keeper import Change
from meadhall.server.live_table import LiveTable

A_DAY = 24 * 3600.0  # seconds to be away before the host may give a seat anew, where no other time was agreed
MINUTE = 60.0
KEPT = 20  # notices of a table


class Links:
    """Makes and withdraws the links to seats."""

    def __init__(self, changes: Changes, clock: Callable[[], float] = time.time) -> None:
        self.changes, self.clock = changes, clock

    async def renew_own(self, live: LiveTable, seat: int) -> None:
        """A player makes all links to the own seat worthless, stolen ones too; the token is another one then."""
        fresh = {"nonce": tokens.nonce(), "link_asked": None, "seen": self.clock()}
        await self.changes.make(live, lambda: self.told(live, "own", seat, seat, fresh))

    async def renew(self, live: LiveTable, by: int, seat: int) -> None:
        """The host wants a new link to another's seat: an unused invitation is replaced, a player is asked first."""
        host_only(live, by)
        if not 0 <= seat < len(live.seats) or live.seats[seat].kind == "bot" or seat == by:
            raise Refused("only the seat of another person has an invitation", "seat/unknown", 404)

        def plan() -> Planned:
            place, now = live.seats[seat], self.clock()
            anew = {"nonce": tokens.nonce(), "joined": False, "link_asked": None, "seen": now}
            if not place.joined:
                return self.told(live, "invited", seat, by, anew)
            if tokens.expired(place.seen, now):
                return self.told(live, "absent", seat, by, anew)
            if place.link_asked is None:
                return self.told(live, "asked", seat, by, {"link_asked": now})
            if live.present(seat) or now < max(place.link_asked, place.seen) + self.absence(live):
                raise Refused("that player is asked and can still refuse; nothing has changed", "seat/asked", 409)
            return self.told(live, "absent", seat, by, anew)

        await self.changes.make(live, plan)

    async def reply(self, live: LiveTable, seat: int, allow: bool) -> None:
        """A player gives the seat to whom the host invites, or keeps it."""

        def plan() -> Planned:
            if live.seats[seat].link_asked is None:
                raise Refused("nobody asks for a new link to your seat", "seat/not-asked", 409)
            given = {"nonce": tokens.nonce(), "joined": False, "seen": self.clock()} if allow else {}
            return self.told(live, "given" if allow else "kept", seat, live.host(), {"link_asked": None, **given})

        await self.changes.make(live, plan)

    @staticmethod
    def absence(live: LiveTable) -> float:
        """For how many seconds a player must be away before the host gets the seat without an answer."""
        return live.patience * MINUTE if live.patience else A_DAY

    @staticmethod
    def told(
        live: LiveTable, what: str, seat: int, by: int, values: dict[str, Any], name: str | None = None
    ) -> Planned:
        """A change of a seat that everybody at the table is told of."""
        host = live.seats[by].name if by != SPECTATOR else ""
        news = Notice(
            live.notices[-1].number + 1 if live.notices else 1, what, seat, by, name or live.seats[seat].name, host
        )
        notices = [*live.notices, news][-KEPT:]
        change = Change(live.id, live.version, {"notices": [one._asdict() for one in notices]}, seats={seat: values})
        return change, None


def host_only(live: LiveTable, by: int) -> None:
    """Refuse whoever did not set the table up."""
    if by == SPECTATOR or by != live.host():
        raise Forbidden("only who set the table up can do that", "seat/not-host")
