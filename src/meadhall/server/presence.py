"""Presence: who is at a table, by this process's sockets and by what others say of their own."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from meadhall.engine.state import SPECTATOR
from meadhall.pages.model import Asker

if TYPE_CHECKING:
    from meadhall.server.live_table import LiveTable


class Viewer(Protocol):
    """Somebody who looks at a table; `seat` is SPECTATOR without a token."""

    seat: int
    address: str
    name: str  # what an onlooker wants to be called

    def show(self, live: LiveTable) -> None:
        """The table has changed."""

    def hear(self, live: LiveTable) -> None:
        """Somebody has said something."""

    def tell(self, kind: str, message: str, go: str | None = None, **figures: str) -> None:
        """A sentence for this viewer alone."""

    def leave(self, reason: str) -> None:
        """The viewer's seat is no longer theirs."""


class Presence:
    """The viewers of one table, and when a seat was last here."""

    def __init__(self) -> None:
        self.viewers: set[Viewer] = set()
        self._seen: dict[int, float] = {}  # by seat, time.monotonic
        self._asking: dict[Viewer, int] = {}  # onlookers who want a seat, by number
        self._asked = 0
        self._elsewhere: frozenset[int] = frozenset()  # seats with somebody at another process
        self.gone: Callable[[int], None] = lambda _: None  # who wants to know when a seat has left
        self.moved: Callable[[int], None] = lambda _: None  # and who when one came or left

    def come(self, viewer: Viewer) -> None:
        """Somebody looks on."""
        self.viewers.add(viewer)
        self.moved(viewer.seat)

    def go(self, viewer: Viewer) -> None:
        """Somebody has left."""
        self.viewers.discard(viewer)
        self._asking.pop(viewer, None)
        if viewer.seat != SPECTATOR:
            self._seen[viewer.seat] = time.monotonic()
            self.gone(viewer.seat)
        self.moved(viewer.seat)

    def elsewhere(self, seats: frozenset[int]) -> bool:
        """Who is at other processes; whether that is new."""
        before, self._elsewhere = self._elsewhere, seats
        for seat in before - seats:
            self._seen[seat] = time.monotonic()
        return before != seats

    def looks(self, seat: int) -> bool:
        """Whether somebody with this seat's token looks on at this process."""
        return any(viewer.seat == seat for viewer in self.viewers)

    def here(self, seat: int) -> bool:
        """Whether somebody with this seat's token looks on, at any process."""
        return self.looks(seat) or seat in self._elsewhere

    def away(self, seat: int) -> float:
        """For how many seconds a seat has been away, as far as we know: since it was first asked for."""
        now = time.monotonic()
        return now - self._seen.setdefault(seat, now)

    @property
    def onlookers(self) -> int:
        """How many look on without a seat."""
        return sum(viewer.seat == SPECTATOR for viewer in self.viewers)

    @property
    def names(self) -> list[str]:
        """What they call themselves, those with a name first."""
        return sorted((one.name for one in self.viewers if one.seat == SPECTATOR), key=lambda name: (not name, name))

    def ask(self, viewer: Viewer) -> None:
        """An onlooker wants a seat; asking twice is asking once."""
        if viewer not in self._asking:
            self._asked += 1
            self._asking[viewer] = self._asked

    def answered(self, viewer: Viewer) -> None:
        """The host has said yes or no."""
        self._asking.pop(viewer, None)

    def asker(self, number: int) -> Viewer | None:
        """Who asked under a number, unless they left."""
        return next((viewer for viewer, its in self._asking.items() if its == number), None)

    @property
    def askers(self) -> list[Asker]:
        """Who wants a seat, in their order."""
        return [Asker(number, viewer.name) for viewer, number in self._asking.items()]

    def call(self, seat: int, who: str) -> None:
        """Somebody calls a seat: all who look from it here are told."""
        for viewer in list(self.viewers):
            if viewer.seat == seat:
                viewer.tell("nudge", "page-nudged", who=who)

    def dismiss(self, seat: int) -> None:
        """Send away who looks on with a token of a seat that no longer opens it."""
        for viewer in list(self.viewers):
            if viewer.seat == seat:
                viewer.leave("seat/withdrawn")

    def dismiss_all(self, reason: str) -> None:
        """Send everybody away: there is no table any more."""
        for viewer in list(self.viewers):
            viewer.leave(reason)
