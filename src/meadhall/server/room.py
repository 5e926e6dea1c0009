"""The waiting room: who is ready, who is invited, and how a game begins; and onlookers who ask for a seat."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from meadhall.engine.state import SPECTATOR
from meadhall.server import look_alikes, tokens
from meadhall.server.changes import Changes, Planned
from meadhall.server.errors import Refused
from meadhall.server.keeper import Change
from meadhall.server.links import host_only
from meadhall.server.live_table import LiveTable
from meadhall.server.presence import Viewer
from meadhall.server.seating import NAMES
from meadhall.server.seats import Seats, fitting

A_CALL = 60.0  # seconds before the same seat is called again


class Room:
    """What the people of a table do before it begins."""

    def __init__(
        self,
        changes: Changes,
        seats: Seats,
        clock: Callable[[], float] = time.time,
        passing: Callable[[], float] = time.monotonic,
    ) -> None:
        self.changes, self.seats, self.clock, self.passing = changes, seats, clock, passing
        self.call: Callable[[LiveTable, int, int], None]  # a player who is at another process
        self._called: dict[tuple[str, int], float] = {}

    # -- beginning ---------------------------------------------------------------------------------------------------

    async def ready(self, live: LiveTable, seat: int, on: bool) -> None:
        """Somebody wants to begin, or not yet; where all do, the game begins."""

        def plan() -> Planned:
            waiting_only(live)
            values = {"begun": True} if on and all_ready(live, seat) else {}
            return Change(live.id, live.version, values, seats={seat: {"ready": on}}), None

        await self.changes.make(live, plan)

    async def start(self, live: LiveTable, by: int) -> None:
        """The host begins: bots play on seats that nobody has taken. Who comes by the seat's own link takes over."""
        host_only(live, by)

        def plan() -> Planned:
            if live.begun:
                return None, None  # said twice
            given: dict[int, dict[str, Any]] = {}
            names = [seat.name for seat in live.seats if not seat.free]
            for number, seat in enumerate(live.seats):
                if seat.joined or seat.bot is not None:
                    continue
                given[number] = {"stand_in": seat.level}
                if seat.free:
                    names.append(look_alikes.free((*NAMES, seat.name), names))
                    given[number]["name"] = names[-1]
            return Change(live.id, live.version, {"begun": True}, seats=given), None

        await self.changes.make(live, plan)

    async def came(self, live: LiveTable) -> None:
        """Somebody came back: perhaps the last one who was waited for."""
        if live.begun or not all_ready(live):
            return

        def plan() -> Planned:
            if live.begun or not all_ready(live):
                return None, None
            return Change(live.id, live.version, {"begun": True}), None

        await self.changes.make(live, plan)

    # -- seats -------------------------------------------------------------------------------------------------------

    async def invite(self, live: LiveTable, by: int, seat: int) -> None:
        """The host keeps a free seat for whoever gets its own link."""
        await self._about_a_seat(live, by, seat, {"sent": self.clock(), "opened": None})

    async def uninvite(self, live: LiveTable, by: int, seat: int) -> None:
        """The host takes a seat's own link back: it opens nothing any more, and the seat is free for all again."""
        fresh = {"sent": None, "opened": None, "nonce": tokens.nonce()}
        await self._about_a_seat(live, by, seat, fresh)

    async def _about_a_seat(self, live: LiveTable, by: int, seat: int, values: dict[str, Any]) -> None:
        host_only(live, by)

        def plan() -> Planned:
            if not 0 <= seat < len(live.seats) or live.seats[seat].kind == "bot":
                raise Refused("there is no person's seat of that number", "seat/unknown", 404)
            if live.seats[seat].joined:
                raise Refused("somebody sits there already", "seat/taken", 409)
            return Change(live.id, live.version, seats={seat: values}), None

        await self.changes.make(live, plan)

    async def rename(self, live: LiveTable, seat: int, name: str) -> None:
        """A player wants to be called something else, before the game begins."""
        called = look_alikes.plain(name)

        def plan() -> Planned:
            waiting_only(live)
            return Change(live.id, live.version, seats={seat: {"name": fitting(live, seat, called)}}), None

        await self.changes.make(live, plan)

    async def set_talk(self, live: LiveTable, by: int, on: bool) -> None:
        """The host lets people talk, or not."""
        host_only(live, by)
        await self.changes.make(live, lambda: (Change(live.id, live.version, {"talks": on}), None))

    # -- calling -----------------------------------------------------------------------------------------------------

    def nudge(self, live: LiveTable, by: int, seat: int) -> None:
        """Call a player who is here: once a minute, whoever calls."""
        if not 0 <= seat < len(live.seats) or seat == by:
            raise Refused("only another player can be called", "seat/unknown", 404)
        if not live.present(seat):
            raise Refused("only a player who is here can be called", "room/away", 409)
        now = self.passing()
        if now - self._called.get((live.id, seat), -A_CALL) < A_CALL:
            raise Refused("that player was just called; once a minute is enough", "room/called", 429)
        self._called = {key: at for key, at in self._called.items() if now - at < A_CALL}
        self._called[live.id, seat] = now
        if live.presence.looks(seat):
            live.presence.call(seat, live.seats[by].name)
        else:
            self.call(live, seat, by)

    def ask(self, live: LiveTable, viewer: Viewer) -> None:
        """An onlooker asks the host for a seat."""
        host = live.host()
        if viewer.seat != SPECTATOR:
            raise Refused("you have a seat", "seat/have", 409)
        if host == SPECTATOR or live.finished or live.from_file:
            raise Refused("nobody can give you a seat here", "room/no-host", 409)
        live.presence.ask(viewer)
        self.shown(live)

    def give(self, live: LiveTable, by: int, asker: int, yes: bool) -> None:
        """The host says yes or no to an onlooker, who alone gets the link to a seat."""
        host_only(live, by)
        viewer = live.presence.asker(asker)
        if viewer is None:
            raise Refused("who asked for a seat has left", "room/left", 409)
        if yes:
            seat = self.to_give(live)
            viewer.tell("come", "page-given-seat", go=f"/join/{self.seats.token(live, seat)}", who=live.seats[by].name)
        else:
            viewer.tell("told", "page-given-none", who=live.seats[by].name)
        live.presence.answered(viewer)
        self.shown(live)

    @staticmethod
    def to_give(live: LiveTable) -> int:
        """A seat that nobody has: a free one, else one that a bot keeps warm."""
        open_ = [number for number, seat in enumerate(live.seats) if seat.kind == "human" and not seat.joined]
        if not open_:
            raise Refused("all seats are taken", "table/full", 409)
        return min(open_, key=lambda number: (not live.seats[number].free, live.seats[number].stand_in is None, number))

    def shown(self, live: LiveTable) -> None:
        """Who is here, or asks, has changed; the table has not."""
        live.drawings.forget_frames()
        self.changes.show(live)


def all_ready(live: LiveTable, but: int = SPECTATOR) -> bool:
    """Whether everybody is here and wants to begin; of `but` it is known already."""
    return all(
        seat.bot is not None or number == but or (seat.joined and seat.ready and live.present(number))
        for number, seat in enumerate(live.seats)
    )


def waiting_only(live: LiveTable) -> None:
    """Refuse what only makes sense before a game begins."""
    if live.begun:
        raise Refused("the game has begun", "table/begun", 409)
