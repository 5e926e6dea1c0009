"""Presence: who is at a table. A process knows of its own sockets only."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from meadhall.engine.state import SPECTATOR

if TYPE_CHECKING:
    from meadhall.server.live_table import LiveTable


class Viewer(Protocol):
    """Somebody who looks at a table; `seat` is SPECTATOR without a token."""

    seat: int
    address: str

    def show(self, live: LiveTable) -> None:
        """The table has changed."""

    def leave(self, reason: str) -> None:
        """The viewer's seat is no longer theirs."""


class Presence:
    """The viewers of one table, and when a seat was last here."""

    def __init__(self) -> None:
        self.viewers: set[Viewer] = set()
        self._seen: dict[int, float] = {}  # by seat, time.monotonic
        self.gone: Callable[[int], None] = lambda _: None  # who wants to know when a seat has left

    def come(self, viewer: Viewer) -> None:
        """Somebody looks on."""
        self.viewers.add(viewer)

    def go(self, viewer: Viewer) -> None:
        """Somebody has left."""
        self.viewers.discard(viewer)
        if viewer.seat != SPECTATOR:
            self._seen[viewer.seat] = time.monotonic()
            self.gone(viewer.seat)

    def here(self, seat: int) -> bool:
        """Whether somebody with this seat's token looks on."""
        return any(viewer.seat == seat for viewer in self.viewers)

    def away(self, seat: int) -> float:
        """For how many seconds a seat has been away, as far as we know: since it was first asked for."""
        now = time.monotonic()
        return now - self._seen.setdefault(seat, now)

    @property
    def onlookers(self) -> int:
        """How many look on without a seat."""
        return sum(viewer.seat == SPECTATOR for viewer in self.viewers)

    def dismiss(self, seat: int) -> None:
        """Send away who looks on with a token of a seat that no longer opens it."""
        for viewer in list(self.viewers):
            if viewer.seat == seat:
                viewer.leave("seat/withdrawn")
