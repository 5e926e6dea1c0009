"""E-mail, by the server that who runs the hall has named; without one there is none."""

from __future__ import annotations

import os
import re
import smtplib
import ssl
from dataclasses import dataclass
from datetime import UTC, datetime
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import format_datetime
from urllib.parse import unquote, urlsplit

from meadhall.engine.errors import BadSetup
from meadhall.server.alerts.messages import Message
from meadhall.server.errors import Refused
from meadhall.server.rate_limits import is_here

PASSWORD = "MEADHALL_SMTP_PASSWORD"  # the name of the variable that may hold it
ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_{|}~-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z0-9-]{2,63}")
LONGEST = 200
TAKES = 10.0  # seconds for each step
PORTS = {"smtp": 587, "smtps": 465, "smtp+plain": 25}


@dataclass(frozen=True)
class Smtp:
    """A server that takes mail, and who sends it."""

    host: str
    port: int
    sender: str
    user: str = ""
    password: str = ""
    tls: bool = False  # from the first byte; else by STARTTLS, without which nothing leaves this machine
    plain: bool = False  # unless who runs the hall wants no TLS at all

    def __repr__(self) -> str:  # a password is in no log
        return f"Smtp({self.host}:{self.port})"


def server(url: str | None, sender: str | None) -> Smtp | None:
    """The mail server that who runs the hall names: smtp://user@host:587, smtps://user:password@host, or
    smtp+plain://host for one without TLS.
    """
    if url is None and sender is None:
        return None
    if url is None or sender is None:
        raise BadSetup("mail needs both, --smtp smtp://user@host:587 and --mail-from hall@example.org")
    if not ADDRESS.fullmatch(sender):
        raise BadSetup("--mail-from is an address such as hall@example.org")
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port
    except ValueError:
        host = port = None
    if not host or parts.scheme not in PORTS:
        raise BadSetup("--smtp is written smtp://user:password@host:587, smtps://… or, without TLS, smtp+plain://host")
    user, password = unquote(parts.username or ""), unquote(parts.password or "") or os.environ.get(PASSWORD, "")
    if not (user + password).isascii():
        raise BadSetup("user and password of a mail server must be plain ASCII; others cannot be sent")
    plain = parts.scheme == "smtp+plain"
    if plain and user and not is_here(host):
        raise BadSetup("a password is not sent without TLS: write smtp:// or smtps://, or leave the user out")
    return Smtp(host, port or PORTS[parts.scheme], sender, user, password, parts.scheme == "smtps", plain)


def checked(address: str) -> str:
    """An e-mail address, refused where it is none."""
    address = address.strip()
    if len(address) > LONGEST or not ADDRESS.fullmatch(address) or ".." in address:
        raise Refused("that is no e-mail address; it looks like name@example.org", "alert/mail", 422)
    return address


def written(message: Message, sender: str, to: str, now: float) -> EmailMessage:
    """The mail, with the link that ends it where mail programs look for one."""
    mail = EmailMessage()
    host = sender.partition("@")[2]
    mail["From"] = Address("Meadhall", addr_spec=sender)
    mail["To"] = Address(addr_spec=to)
    mail["Subject"] = message.title
    mail["Date"] = format_datetime(datetime.fromtimestamp(now, UTC))
    mail["Message-ID"] = f"<{message.key}@{host}>"  # the same when it is sent again, so that it is shown once
    mail["Auto-Submitted"] = "auto-generated"
    mail["List-Unsubscribe"] = f"<{message.off}>"
    mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    mail.set_content(message.text)
    return mail


class Declined(Exception):
    """The server takes no mail for that address, now or ever."""


class NoTls(Exception):
    """The server offers no TLS, and nothing is sent without."""


def send(smtp: Smtp, mail: EmailMessage) -> None:
    """Hand a mail to the server. It blocks: not for an event loop."""
    context = ssl.create_default_context()
    if smtp.tls:
        line: smtplib.SMTP = smtplib.SMTP_SSL(smtp.host, smtp.port, timeout=TAKES, context=context)
    else:
        line = smtplib.SMTP(smtp.host, smtp.port, timeout=TAKES)
    with line:
        line.ehlo()
        if not (smtp.tls or smtp.plain):
            if line.has_extn("starttls"):
                line.starttls(context=context)
                line.ehlo()
            elif not is_here(smtp.host):
                raise NoTls
        if smtp.user:
            line.login(smtp.user, smtp.password)
        try:
            line.send_message(mail)
        except smtplib.SMTPRecipientsRefused as error:
            if all(code >= 500 for code, _ in error.recipients.values()):
                raise Declined from None
            raise


def why(error: Exception) -> str:
    """Why a mail was not taken, for whoever runs the hall; it names nobody."""
    if isinstance(error, NoTls):
        return "the mail server offers no STARTTLS, and nothing is sent without; smtp+plain:// allows it"
    if isinstance(error, smtplib.SMTPAuthenticationError):
        return "the mail server does not take that user and password"
    if isinstance(error, ssl.SSLCertVerificationError):
        return f"the mail server's certificate is not trusted: {error.verify_message}"
    if isinstance(error, ssl.SSLError):
        return "no TLS came about; smtps:// is for ports with TLS from the first byte, smtp:// for STARTTLS"
    if isinstance(error, smtplib.SMTPResponseException):
        return f"the mail server said {error.smtp_code}"
    if isinstance(error, smtplib.SMTPNotSupportedError):
        return "the mail server takes no password"
    if isinstance(error, smtplib.SMTPRecipientsRefused | smtplib.SMTPServerDisconnected):
        return "the mail server took nothing this time"
    return "the mail server cannot be reached"
