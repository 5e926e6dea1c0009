"""For whom a table plays: its bots rest while nobody looks, and take of the share of whoever does."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from meadhall.engine.state import SPECTATOR
from meadhall.server.fair_queue import Whose

if TYPE_CHECKING:
    from meadhall.server.live_table import LiveTable

RESTS = 60.0  # seconds after the last look that bots go on where no socket is open


class Attendance:
    """When a table was last looked at without a socket, and from where."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.at, self.address = -math.inf, ""

    def look(self, address: str | None = None) -> None:
        """Somebody looks; or it is as if somebody did."""
        self.at = self.clock()
        self.address = self.address if address is None else address

    @property
    def lately(self) -> bool:
        """Whether that was a moment ago."""
        return self.clock() - self.at < RESTS


def awake(live: LiveTable) -> bool:
    """Whether its bots may think."""
    return bool(live.viewers) or live.attendance.lately


def whose(live: LiveTable) -> Whose:
    """Whose share of the bots a table takes: of one who sits there, else who looks on, else who looked last."""
    seated = [viewer.address for viewer in live.viewers if viewer.seat != SPECTATOR]
    looking = seated or [viewer.address for viewer in live.viewers]
    return (min(looking) if looking else live.attendance.address, live.id)


def of_bots_only(live: LiveTable) -> bool:
    """Whether no person has a seat."""
    return all(seat.kind == "bot" for seat in live.seats)


def plays_for(live: LiveTable) -> str | None:
    """The address that a table without a person plays for, while it does."""
    return whose(live)[0] if of_bots_only(live) and not live.table.over and awake(live) else None
