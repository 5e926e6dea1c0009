"""Rate limits: how often an address may ask (a bucket of tokens each), and sizes of what may come in."""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import dataclass, field

from meadhall.server.errors import TooMuch

BODY = 64 * 1024  # bytes of a request
SAGA = 2 * 1024 * 1024  # bytes of a game opened from a file
FRAME = 8 * 1024  # bytes of a message on the socket


class Bucket:
    """Holds `burst` tokens and gets `rate` new ones a second."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst, self.left, self.at = rate, burst, burst, time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        """Take tokens; False when there are not enough."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < cost:
            return False
        self.left -= cost
        return True


@dataclass
class Limits:
    """What one address may ask for; tests and load runs loosen it."""

    requests: tuple[float, float] = (100.0, 400.0)  # a second, at once
    frames: tuple[float, float] = (20.0, 60.0)  # of one socket
    sockets: int = 200  # of one address
    costs: dict[str, float] = field(default_factory=lambda: {"GET": 1.0, "POST": 4.0, "make": 12.0})
    open: Counter[str] = field(default_factory=Counter)  # sockets by address
    _buckets: dict[str, Bucket] = field(default_factory=dict)

    def check(self, address: str, what: str) -> None:
        """Refuse an address that asks too often."""
        bucket = self._buckets.get(address)
        if bucket is None:
            if len(self._buckets) > 10_000:
                self._buckets.clear()
            bucket = self._buckets[address] = Bucket(*self.requests)
        if not bucket.take(self.costs[what]):
            raise TooMuch("that was too often; wait a moment and try again")
