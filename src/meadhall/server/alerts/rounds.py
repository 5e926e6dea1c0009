"""Rounds: look at tables that moved on, and send what is due.

A table's version says whether it moved on, so whoever changed it, and whether this process heard of it or just started,
nothing is missed. What is due stands in the store with its time.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Any

import structlog

from meadhall.server.alert_store import Alert, AlertStore, Behind
from meadhall.server.alerts import messages, turns
from meadhall.server.alerts.delivery import AGAIN, GONE, REFUSED, SENT, Delivery, Outcome
from meadhall.server.alerts.messages import CONFIRM, REMINDER, TURN
from meadhall.server.alerts.quiet import Quiet
from meadhall.server.keeper import reason
from meadhall.server.live_table import LiveTable
from meadhall.server.store import Failure
from meadhall.server.tables import Tables

LOOKS = 5.0  # seconds between rounds
WAITS = 60.0  # seconds from a question to its message: who is about to answer is not told, and others may join it
GAP = 600.0  # seconds between messages to one target; what comes meanwhile is one message
ELSEWHERE = 20.0  # seconds after which a table that another process has is looked at here
LEASE = 900.0  # seconds that something claimed is left alone: longer than sending can take
PAUSES = (60.0, 300.0, 1800.0, 7200.0)  # seconds before each further try
BREATH = 10.0  # seconds for a host that got enough
FAILS = 5  # messages in a row that nobody took, and the alert ends
MOST = 200  # tables looked at in a round
TOGETHER = 12  # tables in one message
AT_ONCE = 32  # messages under way
SWEEPS = 3600.0
DAY = 24 * 3600.0
STOPS = 3.0  # seconds for what is under way when the hall closes

log = structlog.get_logger("alerts")

Link = Callable[[str, str, Sequence[str]], str]  # base, what it does, ids: a signed address


class Rounds:
    """Decides what is due, and sends it."""

    def __init__(
        self, tables: Tables, store: AlertStore, delivery: Delivery, link: Link, clock: Callable[[], float]
    ) -> None:
        self.tables, self.store, self.delivery, self.link, self.clock = tables, store, delivery, link, clock
        self._under_way: set[asyncio.Task[None]] = set()
        self._swept = 0.0

    async def run(self) -> None:
        """Look around again and again."""
        while True:
            await asyncio.sleep(LOOKS)
            try:
                await self.begin()
            except Failure as error:
                log.error("the store failed", reason=reason(error))
            except Exception:
                log.exception("a round failed")

    async def stop(self) -> None:
        """Let what is under way come to its end, if that is soon; what is not is tried again later."""
        if self._under_way:
            await asyncio.wait(self._under_way, timeout=STOPS)
        for task in self._under_way:
            task.cancel()

    async def look(self) -> None:
        """One round, to the end of all it sends."""
        await self.begin()
        await asyncio.gather(*self._under_way)

    async def begin(self) -> None:
        """Decide what is due, and begin to send it; who is slow to take a message keeps no other one waiting."""
        now = self.clock()
        if now - self._swept > SWEEPS:
            self._swept = now
            await self.store.sweep(now - DAY)
        for key, behind in (await self.store.behind(MOST)).items():
            await self._look_at(key, behind, now)
        claim, until = secrets.token_hex(8), now + LEASE
        due = await self.store.claim(claim, now, now + WAITS, until, max(0, AT_ONCE - len(self._under_way)))
        by_target = sorted(due, key=_target)
        for _, group in groupby(by_target, key=_target):
            task = asyncio.create_task(self._send(claim, until, list(group)))
            self._under_way.add(task)
            task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._under_way.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("sending failed", reason=reason(error))

    # -- what is due -------------------------------------------------------------------------------------------------

    async def _look_at(self, key: str, behind: Behind, now: float) -> None:
        live = self.tables.get(key)
        if live is None and behind.touched > now - ELSEWHERE:
            return  # the process that changed it is nearer
        live = live or await self.tables.tried(key)
        if live is not None and live.version < behind.version:
            return  # it is about to be read again
        for alert in behind.alerts:
            values = {"due": None} if live is None else _follows(alert, live, behind.touched, now)
            await self.store.note(alert, behind.version if live is None else live.version, now, values)

    # -- sending -----------------------------------------------------------------------------------------------------

    async def _send(self, claim: str, until: float, alerts: Sequence[Alert]) -> None:
        """Send one message for all that go to one target, of those that are still to be sent."""
        now, ready = self.clock(), list[tuple[Alert, LiveTable]]()
        last = max((one.sent for one in await self.store.to(alerts[0].way, alerts[0].target)), default=0.0)
        for alert in alerts:
            live = await self.tables.tried(alert.table_id)
            values = _hindered(alert, live, last, now)
            if values is None and len(ready) == TOGETHER:
                values = {"due": now + GAP}
            if values is None and live is not None:
                ready.append((alert, live))
            else:
                await self.store.settle(alert, claim, values or {"due": None})
        if not ready:
            return
        if self.delivery.full(ready[0][0]):
            for alert, _ in ready:
                await self.store.settle(alert, claim, {"due": now + BREATH})
            return
        if self.clock() >= until:
            return  # this process slept, and another one may send it
        outcome = await self.delivery.send(ready[0][0], self._message(ready))
        log.info("message", way=alerts[0].way, became=outcome.kind, tables=[live.id for _, live in ready])
        for alert, live in ready:
            await self.store.settle(alert, claim, _became(alert, live, outcome, self.clock()))

    def _message(self, ready: Sequence[tuple[Alert, LiveTable]]) -> messages.Message:
        first, live = ready[0]
        lang, ids = first.lang, sorted(alert.id for alert, _ in ready)
        said = "\n".join(sorted(f"{alert.id} {alert.what} {alert.turn}" for alert, _ in ready))
        key, off = hashlib.sha256(said.encode()).hexdigest()[:32], self.link(first.base, "off", ids)
        if first.what == CONFIRM:
            one = messages.line(live, first.seat, TURN, first.base, lang)
            return messages.confirmation(key, one, self.link(first.base, "yes", ids), off, lang)
        lines = [messages.line(live, alert.seat, alert.what, alert.base, lang) for alert, live in ready]
        what = TURN if any(alert.what == TURN for alert, _ in ready) else REMINDER
        return messages.told(key, what, lines, off, lang)


def _target(alert: Alert) -> tuple[str, str, str]:
    """What goes into one message goes to one target; each question whether to send any stands alone."""
    return alert.way, alert.target, alert.id if alert.what == CONFIRM else ""


def quiet_of(alert: Alert) -> Quiet:
    """When it is quiet for somebody."""
    return Quiet(alert.quiet, alert.zone)


def _follows(alert: Alert, live: LiveTable, touched: float, now: float) -> dict[str, Any]:
    """What is to be sent when, as the table stands now."""
    seat = live.seats[alert.seat]
    if live.finished or seat.nonce != alert.nonce or not seat.joined:
        return {"off": True, "due": None}
    turn = turns.asked(live, alert.seat)
    if turn is None:
        return {"turn": None, "ends": None, "due": None, "what": "", "tries": 0}
    end = turns.ends(live, touched)
    if turn == alert.turn and alert.due is not None and alert.what == TURN:
        return {"ends": end}
    if turn != alert.told:
        return {"turn": turn, "ends": end, "due": now + WAITS, "what": TURN, "tries": 0}
    return {"turn": turn, "ends": end, **_next(alert, live, end, now, alert.reminded == turn)}


def _next(alert: Alert, live: LiveTable, end: float | None, now: float, reminded: bool) -> dict[str, Any]:
    """After somebody was told of a turn: the reminder, if there is to be one."""
    at = None if reminded else turns.reminds(end, live.patience, quiet_of(alert), now)
    return {"due": at, "what": REMINDER if at is not None else "", "tries": 0}


def _hindered(alert: Alert, live: LiveTable | None, last: float, now: float) -> dict[str, Any] | None:
    """Why something due is not sent now, as what is to become of it; None where nothing stands against it."""
    if live is None:
        return {"due": None}
    seat, quiet = live.seats[alert.seat], quiet_of(alert)
    if live.finished or seat.nonce != alert.nonce:
        return {"off": True, "due": None}
    if alert.what == CONFIRM:
        return None
    if turns.asked(live, alert.seat) != alert.turn:
        return {"due": None, "looked": -1}  # it moved on: look at it anew
    if live.present(alert.seat):  # who is here sees it; patience begins when they leave
        end = turns.ends(live, now)
        told = {"told": alert.turn} if alert.what == TURN else {}
        return {**told, "ends": end, **_next(alert, live, end, now, False)}
    if (seat.rests_until or 0.0) > now:  # on holiday
        return {"due": seat.rests_until}
    still = quiet.around(now)
    if still is not None:
        return {"due": still[1]}
    if alert.what == TURN and last + GAP > now:
        return {"due": last + GAP}
    if alert.day == quiet.today(now) and alert.today >= alert.most:
        return {"due": quiet.tomorrow(now)}
    return None


def _became(alert: Alert, live: LiveTable, outcome: Outcome, now: float) -> dict[str, Any]:
    """What follows from what became of a message."""
    failed = 0 if outcome.kind == SENT else alert.failed + 1
    if outcome.kind == AGAIN and alert.tries < len(PAUSES):
        return {"due": now + max(PAUSES[alert.tries], outcome.later), "tries": alert.tries + 1}
    if outcome.kind == GONE or failed >= FAILS or (outcome.kind == REFUSED and alert.what == CONFIRM):
        return {"off": True, "due": None}
    day, done = quiet_of(alert).today(now), {TURN: "told", REMINDER: "reminded"}.get(alert.what)
    counted = {"sent": now, "day": day, "today": 1 + (alert.today if alert.day == day else 0)}
    return {
        "failed": failed,
        **(counted if outcome.kind == SENT and done else {}),
        **({done: alert.turn} if done else {}),
        **_next(alert, live, alert.ends, now, alert.what != TURN),
    }
