"""Carries requests and lines between a browser's messages and the application, as a web server would do by sockets.

No answer that a service worker makes can set a cookie, so the jar is kept here, with the tables. What pages write into
`document.cookie` themselves comes along with each message and counts.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from http.cookies import CookieError, SimpleCookie
from urllib.parse import unquote

from starlette.types import ASGIApp, Message, Scope

from meadhall.page.store import Disk, DiskFailed

COOKIE = "cookie/"  # and its name: a row of the store
LOST = 1006  # what a browser says of a line that was refused


class Jar:
    """The cookies of this hall."""

    def __init__(self, disk: Disk) -> None:
        self.disk = disk
        self.cookies: dict[str, str] = {}
        self._kept: dict[str, str] = {}  # those of them that are on the device

    async def open(self) -> None:
        """Read what was kept."""
        self._kept = {key.removeprefix(COOKIE): text for key, text in (await self.disk.read(COOKIE)).items()}
        self.cookies = dict(self._kept)

    async def hear(self, text: str) -> None:
        """Take over what pages have written."""
        await self._keep({name: one.value for name, one in _read(text).items()})

    async def set(self, header: str) -> bool:
        """Take over what the hall sets; whether pages may see it."""
        shown = False
        for name, one in _read(header).items():
            gone = one["max-age"] == "0" or one.value == ""
            await self._keep({name: None if gone else one.value})
            shown = shown or not one["httponly"]
        return shown

    async def _keep(self, fresh: Mapping[str, str | None]) -> None:
        """They count from now on; where the device keeps nothing just now, that is tried again at the next message."""
        self.cookies = {name: value for name, value in {**self.cookies, **fresh}.items() if value is not None}
        names = self.cookies.keys() | self._kept.keys()
        changed = {name: self.cookies.get(name) for name in names if self.cookies.get(name) != self._kept.get(name)}
        if not changed:
            return
        with contextlib.suppress(DiskFailed):
            await self.disk.commit({COOKIE + name: value for name, value in changed.items()})
            self._kept = {name: value for name, value in {**self._kept, **changed}.items() if value is not None}

    def __str__(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())


def _read(text: str) -> SimpleCookie:
    with contextlib.suppress(CookieError):
        return SimpleCookie(text)
    return SimpleCookie()


@dataclass
class Answer:
    """What the application says to a request."""

    status: int = 500
    headers: list[tuple[str, str]] = field(default_factory=list)
    body: bytes = b""
    cookies: list[str] = field(default_factory=list)  # that pages may see, as `document.cookie` takes them


@dataclass(frozen=True)
class Site:
    """Where the page stands."""

    host: str
    scheme: str = "https"
    base: str = ""  # the path below which the hall's addresses lie


class Carrier:
    """One application, one jar."""

    def __init__(self, app: ASGIApp, jar: Jar, site: Site) -> None:
        self.app, self.jar, self.site = app, jar, site

    def _scope(self, kind: str, target: str, headers: Mapping[str, str]) -> Scope:
        path, _, query = target.partition("?")
        told = {**{name.lower(): value for name, value in headers.items()}, "host": self.site.host}
        if self.jar.cookies:
            told["cookie"] = str(self.jar)
        base = self.site.base
        inside = path[len(base) :] if path == base or path.startswith(f"{base}/") else path
        scheme = self.site.scheme if kind == "http" else {"http": "ws", "https": "wss"}[self.site.scheme]
        return {
            "type": kind, "asgi": {"version": "3.0", "spec_version": "2.4"}, "http_version": "1.1", "scheme": scheme,
            "path": unquote(inside) or "/", "raw_path": inside.encode(), "query_string": query.encode(),
            "root_path": "", "client": ("127.0.0.1", 0), "server": (self.site.host, None),
            "headers": [(name.encode(), value.encode("utf-8")) for name, value in told.items()],
        }  # fmt: skip

    async def ask(
        self, method: str, target: str, headers: Mapping[str, str], body: bytes = b"", cookies: str = ""
    ) -> Answer:
        """The application's answer to a request. What it sets in the jar is kept before it is given."""
        await self.jar.hear(cookies)
        answer, parts, left = Answer(), [], asyncio.Event()
        coming: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

        async def receive() -> Message:
            if coming:
                return coming.pop()
            await left.wait()
            return {"type": "http.disconnect"}

        async def send(message: Message) -> None:
            if message["type"] == "http.response.start":
                answer.status = message["status"]
                answer.headers = [
                    (name.decode().lower(), value.decode("latin-1")) for name, value in message["headers"]
                ]
            elif message["type"] == "http.response.body":
                parts.append(message.get("body", b""))

        with contextlib.suppress(Exception):  # it has told its log, and said so to who asked
            await self.app({**self._scope("http", target, headers), "method": method}, receive, send)
        left.set()
        for name, value in answer.headers:
            if name == "set-cookie" and await self.jar.set(value):
                answer.cookies.append(value)
        answer.headers = [one for one in answer.headers if one[0] not in ("set-cookie", "content-length")]
        answer.body = b"".join(parts)
        return answer

    def dial(self, target: str, heard: Callable[[Message], None], cookies: str = "") -> Line:
        """Open a line, as a WebSocket would be; `heard` gets what it says: open, text, close."""
        line = Line(self, target, heard)
        line.task = asyncio.ensure_future(line.run(cookies))
        return line


class Line:
    """One line to a table."""

    task: asyncio.Future[None]

    def __init__(self, carrier: Carrier, target: str, heard: Callable[[Message], None]) -> None:
        self.carrier, self.target, self._heard = carrier, target, heard
        self._coming: asyncio.Queue[Message] = asyncio.Queue()
        self._closed = False

    def heard(self, message: Message) -> None:
        """Say something to the page; after the end nothing more."""
        if not self._closed:
            self._closed = message["type"] == "close"
            self._heard(message)

    def say(self, text: str) -> None:
        """The page says something."""
        self._coming.put_nowait({"type": "websocket.receive", "text": text})

    def hang_up(self, code: int = 1000) -> None:
        """The page has left."""
        self._coming.put_nowait({"type": "websocket.disconnect", "code": code})

    async def run(self, cookies: str) -> None:
        """Until one side hangs up."""
        await self.carrier.jar.hear(cookies)
        self._coming.put_nowait({"type": "websocket.connect"})
        scope = {**self.carrier._scope("websocket", self.target, {}), "subprotocols": []}
        scope["extensions"] = {"websocket.http.response": {}}
        try:
            await self.carrier.app(scope, self._coming.get, self._send)
        finally:
            self.heard({"type": "close", "code": LOST, "reason": ""})

    async def _send(self, message: Message) -> None:
        kind = message["type"]
        if kind == "websocket.accept":
            self.heard({"type": "open"})
        elif kind == "websocket.send":
            self.heard({"type": "text", "text": message["text"]})
        elif kind == "websocket.close":
            self.heard({"type": "close", "code": message.get("code", 1000), "reason": message.get("reason") or ""})
