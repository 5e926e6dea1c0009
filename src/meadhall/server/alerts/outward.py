"""Going out: one POST to a checked address. Redirects are not followed, of the reply only its head is read, and all of
it has an end in time.
"""

from __future__ import annotations

import asyncio
import re
import socket
import ssl
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from meadhall.server.alerts import addresses
from meadhall.server.alerts.addresses import Resolve, Where
from meadhall.server.errors import Refused

CONNECTS = 5.0  # seconds for a connection
TAKES = 15.0  # and for all of it
HEAD = 16 * 1024  # bytes of a reply that are read
TRIED = 3  # addresses of one host
STATUS = re.compile(rb"HTTP/1\.[01] (\d{3})[ \r]")
LATER = re.compile(rb"\r\nretry-after: *(\d{1,6})\r\n", re.IGNORECASE)


class Unreachable(Exception):
    """Nobody answered, or not in a way that can be read; it may be otherwise later."""


@dataclass(frozen=True)
class Reply:
    """What somebody out there said."""

    status: int
    later: float = 0.0  # seconds after which they want to be asked again


class Outward:
    """The way out of the hall."""

    def __init__(
        self, *, local: bool = False, resolve: Resolve | None = None, tls: ssl.SSLContext | None = None
    ) -> None:
        self.local, self.resolve = local, resolve or self._resolve
        self.tls = tls or ssl.create_default_context()
        self.threads = ThreadPoolExecutor(
            4, "outward"
        )  # of their own: names may take long, and the store must not wait

    def close(self) -> None:
        """Nothing goes out any more."""
        self.threads.shutdown(wait=False, cancel_futures=True)

    async def check(self, url: str) -> Where:
        """Refuse an address that nothing would be sent to."""
        where = addresses.read(url, local=self.local)
        try:
            async with asyncio.timeout(TAKES):
                await addresses.checked(where, self.resolve, local=self.local)
        except (OSError, TimeoutError):
            raise addresses.not_public() from None
        return where

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> Reply:
        """Send something; refuses bad addresses, and `Unreachable` is raised where nobody answers in time."""
        where = addresses.read(url, local=self.local)
        try:
            async with asyncio.timeout(TAKES):
                found = await addresses.checked(where, self.resolve, local=self.local)
                return await self._post(where, found, headers, body)
        except (OSError, TimeoutError, EOFError, asyncio.LimitOverrunError) as error:
            raise Unreachable(type(error).__name__) from None

    async def _post(self, where: Where, found: Sequence[str], headers: Mapping[str, str], body: bytes) -> Reply:
        reader, writer = await self._connect(where, found)
        try:
            writer.write(_request(where, headers, body))
            await writer.drain()
            while True:
                head = await reader.readuntil(b"\r\n\r\n")
                status = STATUS.match(head)
                if status is None:
                    raise Unreachable("no HTTP")
                if not status[1].startswith(b"1"):
                    later = LATER.search(head)
                    return Reply(int(status[1]), float(later[1]) if later else 0.0)
        finally:
            writer.transport.abort()  # what else they say is not read

    async def _connect(self, where: Where, found: Sequence[str]) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """To one of the checked addresses, in their order; the name is used for the certificate only."""
        tls, name = (self.tls, where.host) if where.tls else (None, None)
        for address in found[:TRIED]:
            try:
                async with asyncio.timeout(CONNECTS):
                    return await asyncio.open_connection(address, where.port, ssl=tls, server_hostname=name, limit=HEAD)
            except (OSError, TimeoutError) as error:
                wrong: Exception = error
        raise Unreachable(type(wrong).__name__)

    async def _resolve(self, host: str, port: int) -> list[str]:
        loop = asyncio.get_running_loop()
        rows = await loop.run_in_executor(self.threads, lambda: socket.getaddrinfo(host, port, type=socket.SOCK_STREAM))
        return [str(row[4][0]) for row in rows]


def _request(where: Where, headers: Mapping[str, str], body: bytes) -> bytes:
    lines = [f"POST {where.path} HTTP/1.1", f"host: {where.named}", "connection: close", f"content-length: {len(body)}"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    if any(ord(letter) < 32 for line in lines for letter in line):
        raise Refused("a header has no line's end", "alert/url", 422)
    return "\r\n".join([*lines, "", ""]).encode("latin-1") + body
