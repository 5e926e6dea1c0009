"""Connections: how many there may be, from one address and in all, and how long they may keep silent.

Whoever connects must say what they want, take in what they asked for, and leave room for others: silent connections,
slow headers and bodies, and buffers that nobody reads are dropped. When all is full, who waits longest makes room.
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections import Counter
from collections.abc import Callable, Collection
from dataclasses import dataclass
from enum import Enum
from typing import Any, Protocol

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from meadhall.server.rate_limits import is_here, neighbourhood

RESERVE = 128  # descriptors for store, bots and files
FILES = 65_536  # descriptors that are asked for, where the system limits them
UNKNOWN = 1_024  # descriptors where it does not say
LARGEST_HEADERS = 32 * 1024  # bytes
BUFFER = 64 * 1024  # bytes sent ahead of a reader
FULL = b"HTTP/1.1 503 Service Unavailable\r\ncontent-length: 0\r\nretry-after: 10\r\nconnection: close\r\n\r\n"


class Pipe(Protocol):
    """What we need of a transport."""

    def abort(self) -> None: ...
    def get_extra_info(self, name: str, default: Any = None) -> Any: ...
    def get_write_buffer_size(self) -> int: ...


class Wait(Enum):
    """What a connection owes us, and for how many seconds it may."""

    REQUEST = 10.0  # the line and headers of a request
    BODY = 20.0
    NEXT = 15.0  # another request; uvicorn is stricter while its client listens
    NOTHING = float("inf")


STUCK = 20.0  # seconds that nothing of a buffer is read


@dataclass
class Line:
    """One connection."""

    pipe: Pipe
    address: str
    since: float  # that it waits for what it waits for
    waits: Wait = Wait.REQUEST
    got: int = 0  # bytes of headers
    buffered: int = 0
    moved: float = 0.0  # when something of the buffer was read last


class Connections:
    """All connections of one server."""

    def __init__(
        self,
        most: int,
        per_address: int = 256,
        proxies: Collection[str] = (),
        clock: Callable[[], float] = time.monotonic,
        patience: float = 1.0,
    ) -> None:
        self.most, self.per_address, self.proxies = most, per_address, frozenset(proxies)
        self.clock, self.patience = clock, patience  # tests are less patient
        self.dropped = 0
        self._lines: dict[Pipe, Line] = {}
        self._of: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._lines)

    def come(self, pipe: Pipe) -> Line | None:
        """Somebody connects; None when there is no room."""
        peer = pipe.get_extra_info("peername")
        address = neighbourhood(str(peer[0])) if isinstance(peer, tuple) else "?"
        if address not in self.proxies and self._of[address] >= self.per_address:
            return None
        if len(self._lines) >= self.most and not self._make_room():
            return None
        now = self.clock()
        line = self._lines[pipe] = Line(pipe, address, now, moved=now)
        self._of[address] += 1
        return line

    def go(self, pipe: Pipe) -> None:
        """Somebody has left."""
        line = self._lines.pop(pipe, None)
        if line is not None:
            self._of[line.address] -= 1
            if not self._of[line.address]:
                del self._of[line.address]

    def wait(self, pipe: Pipe, what: Wait) -> None:
        """From now on a connection owes us something else."""
        line = self._lines.get(pipe)
        if line is not None:
            line.waits, line.since, line.got = what, self.clock(), 0

    def hear(self, pipe: Pipe, size: int) -> bool:
        """Something comes in; False when there are too many headers."""
        line = self._lines.get(pipe)
        if line is None:
            return False
        if line.waits is Wait.NEXT:
            self.wait(pipe, Wait.REQUEST)
        if line.waits is Wait.REQUEST:
            line.got += size
        return line.got <= LARGEST_HEADERS

    def sweep(self) -> None:
        """Drop who was waited for too long."""
        now = self.clock()
        for line in list(self._lines.values()):
            size = line.pipe.get_write_buffer_size()
            if size == 0 or size < line.buffered:
                line.moved = now
            line.buffered = size
            if now - line.since > self.patience * line.waits.value or now - line.moved > self.patience * STUCK:
                self._drop(line)

    def drop_others(self) -> None:
        """Drop who is not of this machine."""
        for line in list(self._lines.values()):
            if not is_here(line.address):
                self._drop(line)

    def _make_room(self) -> bool:
        """Drop, of the address that has most of them, the connection that keeps us waiting longest."""
        idle = [line for line in self._lines.values() if line.waits is not Wait.NOTHING]
        if not idle:
            return False
        self._drop(min(idle, key=lambda line: (-self._of[line.address], line.since)))
        return True

    def _drop(self, line: Line) -> None:
        self.dropped += 1
        self.go(line.pipe)
        line.pipe.abort()  # closing would wait for a reader who is not there


def descriptors() -> int:
    """How many files and sockets this process may open, after asking for enough."""
    if sys.platform == "win32":
        return UNKNOWN
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if hard == resource.RLIM_INFINITY else min(hard, FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return FILES if soft == resource.RLIM_INFINITY else soft


def protocols(lines: Connections) -> tuple[type[HttpToolsProtocol], type[WebSocketsSansIOProtocol]]:
    """uvicorn's protocols, which tell what their connections wait for."""

    class Http(HttpToolsProtocol):
        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            transport.set_write_buffer_limits(high=BUFFER)
            if lines.come(transport) is None:
                transport.write(FULL)
                transport.close()

        def connection_lost(self, exc: Exception | None) -> None:
            lines.go(self.transport)
            super().connection_lost(exc)

        def data_received(self, data: bytes) -> None:
            if lines.hear(self.transport, len(data)):
                super().data_received(data)
            else:
                self.transport.abort()

        def on_headers_complete(self) -> None:
            lines.wait(self.transport, Wait.BODY)
            super().on_headers_complete()

        def on_message_complete(self) -> None:
            answered = self.cycle is not None and self.cycle.response_complete
            lines.wait(self.transport, Wait.NEXT if answered else Wait.NOTHING)
            super().on_message_complete()

        def on_response_complete(self) -> None:
            if not self.cycle.more_body:  # else the rest of what was refused still comes
                lines.wait(self.transport, Wait.NEXT)
            super().on_response_complete()

        def handle_websocket_upgrade(self) -> None:
            lines.wait(self.transport, Wait.NOTHING)
            super().handle_websocket_upgrade()

    class Live(WebSocketsSansIOProtocol):
        def connection_lost(self, exc: Exception | None) -> None:
            lines.go(self.transport)
            super().connection_lost(exc)

        def keepalive_timeout(self) -> None:
            super().keepalive_timeout()
            self.transport.abort()  # closing would wait for a reader who is not there

    return Http, Live
