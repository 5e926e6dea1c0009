"""Who is asked, decided from what everybody at the table may know; and when patience ends."""

from __future__ import annotations

from meadhall.engine.state import OVER
from meadhall.server.alerts.quiet import Quiet
from meadhall.server.live_table import LiveTable

MINUTE = 60.0
LEAST_PATIENCE = 15 * MINUTE  # where there is less, who was just told needs no reminder
LONGEST_LEAD = 3 * 3600.0  # seconds before the end of patience that somebody is reminded


def asked(live: LiveTable, seat: int) -> int | None:
    """The turn of a seat, named by the ply it began at; None while the table does not wait for whoever sits there.

    An onlooker's prompt says for whom the table waits, so what is hidden has no part in it. What is answered in a row
    is one turn.
    """
    if not live.begun or live.from_file or live.finished or live.awaited != seat:
        return None
    if live.seats[seat].bot is not None or not live.seats[seat].joined or live.passes() is not None:
        return None
    ply, moves = live.table.ply, live.table.moves
    while ply and moves[ply - 1].seat == seat:
        ply -= 1
    return ply


def ends(live: LiveTable, touched: float) -> float | None:
    """When patience with a seat ends that is away, for a table that was last touched then."""
    since = max(touched, live.seats[live.awaited].rests_until or 0.0) if live.awaited != OVER else touched
    return since + MINUTE * live.patience if live.patience else None


def reminds(end: float | None, patience: int, quiet: Quiet, now: float) -> float | None:
    """When to remind somebody before patience ends: not in quiet hours, rather before them; None: not at all."""
    if end is None or patience * MINUTE < LEAST_PATIENCE:
        return None
    at = end - min(LONGEST_LEAD, patience * MINUTE / 4)
    still = quiet.around(at)
    if still is not None:
        at = still[0] - MINUTE
    return at if at > now else None
