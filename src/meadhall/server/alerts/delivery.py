"""Delivering a message by its way, and what became of it."""

from __future__ import annotations

import asyncio
import hashlib
import json
import smtplib
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import structlog

from meadhall.server.alert_store import Alert
from meadhall.server.alerts import addresses, mail, webhooks
from meadhall.server.alerts.mail import Smtp
from meadhall.server.alerts.messages import Message
from meadhall.server.alerts.outward import Outward, Unreachable
from meadhall.server.errors import Refused
from meadhall.server.rate_limits import Bucket, Latest

if TYPE_CHECKING:
    from meadhall.server.alerts.push import Signed

SENT, AGAIN, REFUSED, GONE = "sent", "again", "refused", "gone"
OFTEN = (5.0, 50.0)  # messages to one host, a second and at once
LATEST = 6 * 3600.0  # seconds that somebody can have us wait

log = structlog.get_logger("alerts")


@dataclass(frozen=True)
class Outcome:
    """What became of a message: sent; to be tried again, in so many seconds at least; refused; or nobody is there."""

    kind: str
    later: float = 0.0


class Delivery:
    """The three ways."""

    def __init__(self, outward: Outward, smtp: Smtp | None, clock: Callable[[], float]) -> None:
        self.outward, self.smtp, self.clock = outward, smtp, clock
        self.signed: Signed | None = None  # once the store is open, and if the extra for push is installed
        self._often = Latest(lambda: Bucket(*OFTEN, self.clock))

    def full(self, alert: Alert) -> bool:
        """Whether its host has got enough for the moment; else this one counts."""
        target = alert.target
        host = target.rpartition("@")[2] if alert.way == "mail" else addresses.read(target, local=True).host
        return not self._often.of(host).take()

    async def send(self, alert: Alert, message: Message) -> Outcome:
        """Send a message where an alert goes."""
        try:
            if alert.way == "mail":
                return await self._mail(alert, message)
            if alert.way == "push" and self.signed is None:  # the extra was there when it was asked for
                return Outcome(REFUSED)
            headers, body = (
                self._pushed(self.signed, alert, message) if self.signed is not None and alert.way == "push"
                else webhooks.formed(alert.form, message)
            )  # fmt: skip
            reply = await self.outward.post(alert.target, headers, body)
        except Unreachable:
            return Outcome(AGAIN)
        except Refused:  # what was public is local now
            return Outcome(REFUSED)
        if 200 <= reply.status < 300:
            return Outcome(SENT)
        if reply.status in (404, 410):
            return Outcome(GONE)
        later = reply.status in (408, 425, 429) or reply.status >= 500
        return Outcome(AGAIN, min(reply.later, LATEST)) if later else Outcome(REFUSED)

    def _pushed(self, signed: Signed, alert: Alert, message: Message) -> tuple[dict[str, str], bytes]:
        from meadhall.server.alerts import push  # late: its library is an extra

        first = message.lines[0]
        topic = hashlib.sha256(first.table.encode()).hexdigest()[:24]
        shown = {
            "title": message.title,
            "body": "\n".join(line.said for line in message.lines),
            "url": first.url if len(message.lines) == 1 else first.url.rpartition("/t/")[0] + "/",
            "tag": topic,
            "off": message.off,
            "off_said": message.off_said,
        }
        p256dh, _, auth = alert.keys.partition(" ")
        origin = addresses.read(alert.target, local=self.outward.local).origin
        contact = f"mailto:{self.smtp.sender}" if self.smtp is not None else alert.base
        headers = {
            "authorization": signed.authorization(origin, contact, self.clock()),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(push.KEPT),
            "topic": topic,  # a newer one takes the place of one that was not fetched yet
            "urgency": "normal",
        }
        text = json.dumps(shown, ensure_ascii=False).encode()
        if len(text) > push.LONGEST:  # many tables with long names
            text = json.dumps({**shown, "body": first.said}, ensure_ascii=False).encode()
        return headers, push.encrypted(text, p256dh, auth)

    async def _mail(self, alert: Alert, message: Message) -> Outcome:
        if self.smtp is None:  # the hall was opened without since
            return Outcome(REFUSED)
        written = mail.written(message, self.smtp.sender, alert.target, self.clock())
        loop = asyncio.get_running_loop()
        try:
            await loop.run_in_executor(self.outward.threads, mail.send, self.smtp, written)
        except mail.Declined:
            return Outcome(REFUSED)
        except (OSError, smtplib.SMTPException, mail.NoTls) as error:
            log.warning("mail was not sent", server=repr(self.smtp), reason=mail.why(error))
            return Outcome(AGAIN)
        return Outcome(SENT)
