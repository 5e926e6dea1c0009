"""The desk: where a seat asks to be told of its turns, and where that ends."""

from __future__ import annotations

import asyncio
import re
import secrets
from collections.abc import Awaitable, Callable, Collection, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Annotated, Any, Literal

import msgspec
import structlog

from meadhall.extras import MissingExtra, need
from meadhall.server.alert_store import Alert, AlertStore
from meadhall.server.alerts import mail, quiet, webhooks
from meadhall.server.alerts.delivery import Delivery
from meadhall.server.alerts.mail import Smtp
from meadhall.server.alerts.messages import CONFIRM
from meadhall.server.alerts.outward import Outward
from meadhall.server.alerts.rounds import DAY, Rounds
from meadhall.server.changes import NOT_KEPT
from meadhall.server.errors import NotFound, NotKept, Refused, TooMuch
from meadhall.server.keeper import reason
from meadhall.server.live_table import LiveTable
from meadhall.server.seats import Seats
from meadhall.server.store import Store
from meadhall.server.tables import Tables
from meadhall.server.tasks import Tasks

OF_SEAT = 5  # ways that one seat is told
OF_TARGET = 100  # seats that one target is told of
ASKED = 3  # times a day that an address is asked whether it wants mail
USUAL_MOST = 20  # messages a day
TOKEN = re.compile(r"([0-9a-f]{16}(?:-[0-9a-f]{16}){0,19})\.([0-9a-f]{32})")

log = structlog.get_logger("alerts")

Held = Collection[tuple[str, int, str]]  # seats: table, number, nonce


@dataclass(frozen=True)
class Ways:
    """What who runs the hall allows."""

    smtp: Smtp | None = None
    local: bool = False  # messages into local networks


class Wish(msgspec.Struct, forbid_unknown_fields=True):
    """What somebody asks for."""

    way: Literal["push", "webhook", "mail"]
    target: Annotated[str, msgspec.Meta(max_length=1000)]
    form: Literal["json", "discord", "slack", "ntfy"] | None = None  # None: by the host
    p256dh: Annotated[str, msgspec.Meta(max_length=120)] = ""
    auth: Annotated[str, msgspec.Meta(max_length=40)] = ""
    quiet: Annotated[str, msgspec.Meta(max_length=20)] | None = None
    zone: Annotated[str, msgspec.Meta(max_length=60)] | None = None
    offset: Annotated[int, msgspec.Meta(ge=-840, le=840)] | None = None  # minutes from UTC, where the zone is not known
    most: Annotated[int, msgspec.Meta(ge=1, le=100)] = USUAL_MOST


class Alerts:
    """All about telling people who are away."""

    def __init__(
        self, store: Store, tables: Tables, seats: Seats, tasks: Tasks, ways: Ways, clock: Callable[[], float]
    ) -> None:
        self.store, self.seats, self.tasks, self.ways, self.clock = AlertStore(store), seats, tasks, ways, clock
        self.outward = Outward(local=ways.local)
        self.delivery = Delivery(self.outward, ways.smtp, clock)
        self.rounds = Rounds(tables, self.store, self.delivery, self.link, clock)
        self._running: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Once the store is open: the hall's key for push, made at the first start, and the rounds."""
        with suppress(MissingExtra):  # then browsers cannot be told, and who asks for it hears how to change that
            need("cryptography", "push")
            from meadhall.server.alerts.push import Signed

            self.delivery.signed = Signed(await self.store.store.setting("push"))
        self._running = self.tasks.spawn(self.rounds.run())

    async def stop(self) -> None:
        """Nothing goes out any more."""
        if self._running is not None:
            self._running.cancel()
        await self.rounds.stop()
        self.outward.close()

    # -- asking ------------------------------------------------------------------------------------------------------

    @property
    def offered(self) -> list[str]:
        """The ways that this hall has."""
        push, mails = self.delivery.signed is not None, self.ways.smtp is not None
        return [*(["push"] if push else []), "webhook", *(["mail"] if mails else [])]

    async def of(self, live: LiveTable, seat: int) -> list[Alert]:
        """What a seat has asked for."""
        return await self.store.of_seat(live.id, seat, live.seats[seat].nonce)

    async def add(self, live: LiveTable, seat: int, wish: Wish, lang: str, base: str, held: Held = ()) -> Alert:
        """Tell a seat of its turns from now on; asked for twice, the newer wish counts. An e-mail address is asked
        first, unless one of the seats that the caller holds has shown that it is theirs.
        """
        if live.finished or live.from_file:
            raise Refused("this game is over; nobody is asked any more", "alert/over", 409)
        target, form, keys = await self._target(wish)
        zones = [*([wish.zone] if wish.zone else []), *([f"{wish.offset:+d}"] if wish.offset is not None else [])]
        hours = quiet.read(wish.quiet, zones)
        chosen: dict[str, Any] = {
            "form": form, "keys": keys, "lang": lang, "base": base[:300], "quiet": hours.hours, "zone": hours.zone,
            "most": wish.most,
        }  # fmt: skip
        mine = await self.of(live, seat)
        same = next((one for one in mine if (one.way, one.target) == (wish.way, target)), None)
        if same is not None:
            await _kept(self.store.change([same.id], chosen))
            return replace(same, **chosen)
        if len(mine) >= OF_SEAT:
            raise Refused(f"a seat is told in {OF_SEAT} ways at most; turn one off first", "alert/many", 409)
        now, others = self.clock(), await self.store.to(wish.way, target)
        confirmed = wish.way != "mail" or any(
            one.confirmed and not one.off and (one.table_id, one.seat, one.nonce) in held for one in others
        )
        if not confirmed and sum(not one.confirmed and one.created > now - DAY for one in others) >= ASKED:
            raise TooMuch("that address was asked often enough today; try again tomorrow", "alert/asked")
        if sum(not one.off for one in others) >= OF_TARGET:
            raise TooMuch(f"that address is told of {OF_TARGET} seats already", "alert/target")
        alert = Alert(
            id=secrets.token_hex(8), table_id=live.id, seat=seat, nonce=live.seats[seat].nonce, way=wish.way,
            target=target, confirmed=confirmed, created=now, due=None if confirmed else now,
            what="" if confirmed else CONFIRM, **chosen,
        )  # fmt: skip
        await _kept(self.store.add(alert))
        return alert

    async def _target(self, wish: Wish) -> tuple[str, str, str]:
        """Where messages go, checked; a webhook's form; a subscription's keys."""
        if wish.way == "mail" and self.ways.smtp is None:
            raise Refused("this hall sends no mail", "alert/no-mail", 422)
        if wish.way == "push" and self.delivery.signed is None:
            raise Refused(
                "this hall cannot tell browsers; who runs it can add that: pip install 'meadhall[push]'",
                "alert/no-push", 422,
            )  # fmt: skip
        if wish.way == "mail":
            return mail.checked(wish.target), "", ""
        where = await self.outward.check(wish.target)
        if wish.way == "webhook":
            return wish.target, wish.form or webhooks.guessed(where.host), ""
        from meadhall.server.alerts import push  # late: its library is an extra

        push.keys(wish.p256dh, wish.auth)
        return wish.target, "", f"{wish.p256dh} {wish.auth}"

    # -- links in messages -------------------------------------------------------------------------------------------

    def link(self, base: str, act: str, ids: Sequence[str]) -> str:
        """A signed address that ends ("off") or confirms ("yes") some alerts and does nothing else."""
        joined = "-".join(ids)
        return f"{base}/alerts/{act}/{joined}.{self.seats.signer.alert(act, joined)}"

    async def linked(self, act: str, token: str) -> list[Alert]:
        """The alerts that such an address is about, those that are off too; refuses what was not made here."""
        found = TOKEN.fullmatch(token)
        if found is None or not secrets.compare_digest(found[2], self.seats.signer.alert(act, found[1])):
            raise NotFound("that link was not made here; was it cut?", "alert/link")
        return await self.store.some(found[1].split("-"))

    async def end(self, alerts: Sequence[Alert]) -> None:
        """No more of these."""
        await _kept(self.store.change([one.id for one in alerts], {"off": True, "due": None}))

    async def confirm(self, alerts: Sequence[Alert]) -> None:
        """Who reads the mail wants it."""
        said = {"confirmed": True, "due": None, "what": "", "looked": -1}
        await _kept(self.store.change([one.id for one in alerts if not one.off], said))


async def _kept(writing: Awaitable[None]) -> None:
    try:
        await writing
    except Exception as error:
        log.error("alert not kept", reason=reason(error))
        raise NotKept(NOT_KEPT) from None
