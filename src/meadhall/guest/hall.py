"""A hall from the outside: requests, the socket of a table, and its refusals as sentences."""

from __future__ import annotations

import json
import ssl
import urllib.error
import urllib.request
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from websockets.exceptions import InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection, connect

from meadhall.engine.errors import MeadhallError

WAITING = 60.0  # seconds for a reply: who waits for a turn is kept for 50
TOO_OFTEN = 429  # the status of who asks faster than a hall allows
LARGEST = 4 << 20  # bytes of a message: a view of the largest game has some 60 KB


class Refusal(MeadhallError):
    """The hall said no."""

    def __init__(self, text: str, code: str, status: int) -> None:
        super().__init__(text)
        self.code, self.status = code, status

    @property
    def passing(self) -> bool:
        """Whether it is worth asking again soon: the hall is busy, or its proxy has no hall behind it just now."""
        return self.status == TOO_OFTEN or self.status >= 500


class Unreachable(MeadhallError):
    """No hall answers there."""


class Link(NamedTuple):
    """An invitation: the address of a hall, and the token to sit down by."""

    hall: str
    token: str


def read_link(text: str) -> Link:
    """The link that a host gives, or a refusal."""
    base, join, token = text.strip().partition("/join/")
    if (
        not join
        or not token
        or "/" in token
        or urlsplit(base).scheme not in ("http", "https")
        or not urlsplit(base).netloc
    ):
        raise MeadhallError(f"{text[:200]!r} is no link to a seat; one looks like http://HALL/join/TOKEN")
    return Link(base, token)


class Hall:
    """A hall by its address."""

    def __init__(self, address: str) -> None:
        parts = urlsplit(address.rstrip("/"))
        if parts.scheme not in ("http", "https") or not parts.netloc:
            raise MeadhallError(f"{address[:200]!r} is no address of a hall; one looks like http://localhost:8420")
        self.address = address.rstrip("/")

    def get(self, path: str, token: str | None = None) -> Any:
        """What the hall says about something."""
        return self.ask(path, token, None)

    def log(self, table: str, token: str, lang: str) -> list[tuple[int, str]]:
        """All that happened at a table, each sentence with the ply of its answer."""
        said = self.get(f"/api/tables/{table}/log?lang={lang}", token)
        return [(int(one["ply"]), str(one["text"])) for one in said]

    def post(self, path: str, wish: object, token: str | None = None) -> Any:
        """Ask the hall to do something."""
        return self.ask(path, token, wish)

    def ask(self, path: str, token: str | None, wish: object) -> Any:
        """Get what stands there, or post a wish; JSON as what it holds, else the bytes."""
        body = None if wish is None else json.dumps(wish).encode()
        headers = {"x-meadhall": "program", "content-type": "application/json", "accept": "application/json"}
        request = urllib.request.Request(self.address + path, body, headers | _bearer(token))
        try:
            with urllib.request.urlopen(request, timeout=WAITING) as reply:
                said = reply.read(LARGEST)
                return json.loads(said) if reply.headers.get_content_type() == "application/json" else said
        except urllib.error.HTTPError as error:
            with error:
                raise refusal(error.code, error.read(LARGEST)) from None
        except (OSError, ValueError) as error:
            raise Unreachable(f"no hall answers at {self.address}: {_why(error)}") from None

    def live(self, table: str, token: str, form: str, lang: str = "en") -> ClientConnection:
        """The socket of a table; it speaks a language."""
        address = self.address.replace("http", "ws", 1)
        try:
            return connect(
                f"{address}/api/tables/{table}/live?form={form}", open_timeout=WAITING, proxy=None, max_size=LARGEST,
                additional_headers={**_bearer(token), "accept-language": lang},
            )  # fmt: skip
        except InvalidStatus as error:
            raise refusal(error.response.status_code, bytes(error.response.body or b"")) from None
        except (OSError, WebSocketException) as error:
            raise Unreachable(f"no hall answers at {self.address}: {_why(error)}") from None


def _bearer(token: str | None) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"} if token else {}


def refusal(status: int, body: bytes) -> Refusal:
    """What a hall refused, from status and body."""
    try:
        said = json.loads(body)
        return Refusal(str(said["text"]), str(said["code"]), status)
    except (ValueError, KeyError, TypeError):
        return Refusal(
            f"what answers there is no hall of Meadhall's, or one that is busy (status {status})", "hall/other", status
        )


def _why(error: Exception) -> str:
    reason = getattr(error, "reason", error)
    if isinstance(reason, ssl.SSLError):
        return f"its certificate or encryption does not fit ({reason.reason})"
    return str(getattr(reason, "strerror", None) or reason or type(error).__name__)
