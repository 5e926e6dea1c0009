"""Limits: how often and how much an address may ask for, at a time and in a day, and sizes of what may come in. They
hold over all processes on a store: what is used up at one is counted at the others a moment later (`spending`).
"""

from __future__ import annotations

import contextlib
import ipaddress
import math
import time
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Generic, TypeVar

from meadhall.server.errors import TooMuch
from meadhall.server.spending import Spending

BODY = 64 * 1024  # bytes of a request, and of a game opened from a file: the longest known has 5,000
FRAME = 8 * 1024  # bytes of a message on the socket
DAY = 24 * 3600
REMEMBERED = 10_000  # addresses, those that asked last
A_DAY = {  # what an address may do in a day
    "set-up": 300,
    "bots-only": 30,  # tables without a person
    "saga": 100,
    "saga-size": 512,  # kilobytes, of all of them
    "join": 300,
    "hint": 1500,
    "alert": 60,
}
SAID = {
    "set-up": "{most} tables a day can be set up from one address; today's are used up",
    "bots-only": "{most} tables of bots only a day can be set up from one address; today's are used up",
    "saga": "{most} sagas a day can be opened from one address; today's are used up",
    "saga-size": "{most} KB of sagas a day can be opened from one address; today's are used up",
    "join": "{most} times a day somebody can sit down from one address; today's are used up",
    "hint": "{most} hints a day can be had from one address; today's are used up",
    "alert": "{most} alerts a day can be asked for from one address; today's are used up",
}

WORKED: Callable[[], float] = getattr(time, "thread_time", time.perf_counter)  # browsers have no threads

T = TypeVar("T")


def neighbourhood(address: str) -> str:
    """Whom a limit is for: an address, of the long ones the network, which one household has for itself."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False).network_address)


def is_here(address: str) -> bool:
    """Whether an address is this machine's own, which nobody else reaches."""
    try:
        return ipaddress.ip_address(address).is_loopback or address == "::"  # of ::1 its network
    except ValueError:
        return address == "localhost"


class Bucket:
    """Holds `burst` tokens and gets `rate` new ones a second."""

    __slots__ = ("at", "burst", "clock", "left", "rate")

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate, self.burst, self.left, self.clock, self.at = rate, burst, burst, clock, clock()

    def take(self, cost: float = 1.0) -> bool:
        """Take tokens; False when there are not enough."""
        if self.filled() < cost:
            return False
        self.left -= cost
        return True

    def filled(self) -> float:
        """How many tokens there are."""
        now = self.clock()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        return self.left


class Latest(OrderedDict[str, T], Generic[T]):
    """Something for every address; of too many those are forgotten that asked longest ago."""

    def __init__(self, make: Callable[[], T]) -> None:
        super().__init__()
        self.make = make

    def of(self, address: str) -> T:
        """What an address has."""
        if address not in self:
            if len(self) >= REMEMBERED:
                self.popitem(last=False)
            self[address] = self.make()
        self.move_to_end(address)
        return self[address]


async def _alone() -> None:
    """Nobody else counts."""


@dataclass
class Limits:
    """What one address may ask for; tests and load runs loosen it."""

    requests: tuple[float, float] = (100.0, 400.0)  # a second, at once
    work: tuple[float, float] = (0.2, 5.0)  # seconds of drawing and replaying, a second and at once
    hints: tuple[float, float] = (0.5, 15.0)  # a second, at once
    frames: tuple[float, float] = (20.0, 60.0)  # of one socket
    sockets: int = 200  # of one address
    bots_only: int = 5  # tables without a person that play at the same time
    daily: dict[str, float] = field(default_factory=lambda: dict(A_DAY))
    costs: dict[str, float] = field(default_factory=lambda: {"GET": 1.0, "POST": 4.0, "make": 12.0})
    open: Counter[str] = field(default_factory=Counter)  # sockets by address
    lines: tuple[float, float] = (0.5, 6.0)  # said at tables, a second and at once
    guesses: tuple[float, float] = (5 / 3600, 5.0)  # of seat words, from one address
    guesses_there: tuple[float, float] = (20 / 3600, 20.0)  # and at one table, so that no address blocks its owner
    clock: Callable[[], float] = time.monotonic
    worked: Callable[[], float] = WORKED  # what others do meanwhile is not theirs
    today: Callable[[], int] = lambda: int(time.time() // DAY)
    agree: Callable[[], Awaitable[None]] = _alone  # when it returns, all processes know what was used up before

    def __post_init__(self) -> None:
        asks = {
            "requests": self.requests, "work": self.work, "hints": self.hints, "lines": self.lines,
            "guesses": self.guesses, "guesses-there": self.guesses_there, "entering": self.guesses,
        }  # fmt: skip
        self._buckets = {what: Latest(partial(Bucket, *most, self.clock)) for what, most in asks.items()}
        self._spent: Latest[Counter[str]] = Latest(Counter)
        self._day = self.today()
        whole = {what: most for what, (_, most) in asks.items()} | self.daily
        self.spending = Spending(whole=whole | {"sockets": self.sockets, "bots": self.bots_only})
        self.spending.held = {"sockets": self.open, "bots": Counter()}

    @classmethod
    def loose(cls) -> Limits:
        """None to speak of, for tests and load runs."""
        much, at_once = (1e9, 1e9), 10**6
        daily = dict.fromkeys(A_DAY, math.inf)
        return cls(much, much, much, much, at_once, at_once, daily, lines=much, guesses=much, guesses_there=much)

    def _take(self, what: str, address: str, cost: float = 1.0) -> bool:
        if not self._buckets[what].of(address).take(cost):
            return False
        self.spending.note(what, address, cost)
        return True

    def _give_back(self, what: str, address: str) -> None:
        bucket = self._buckets[what].of(address)
        bucket.left = min(bucket.burst, bucket.left + 1)
        self.spending.note(what, address, -1)

    def hear(self, told: Mapping[str, str]) -> None:
        """Count what was used up at other processes, as each of them tells."""
        for what, address, cost in self.spending.hear(told):
            if what in self._buckets:
                bucket = self._buckets[what].of(address)
                bucket.left = min(bucket.burst, bucket.filled() - cost)
            elif what in self.daily:
                self._today_of(address)[what] += math.ceil(cost)

    def check(self, address: str, what: str) -> None:
        """Refuse an address that asks too often."""
        if not self._take("requests", address, self.costs[what]):
            raise TooMuch("that was too often; wait a moment and try again")

    def hint(self, address: str) -> None:
        """Refuse an address that asks for hints too often."""
        if not self._take("hints", address):
            raise TooMuch("that was too often; wait a moment and try again")
        self.spend(address, "hint")

    def say(self, address: str) -> None:
        """Refuse an address that talks too much."""
        if not self._take("lines", address):
            raise TooMuch("slowly: a few lines at a time; wait a moment", "talk/too-often")

    async def guess(self, address: str, table: str) -> None:
        """Count a try to say the words of a seat; refuses when there are none left."""
        if not await self._try(("guesses", address), ("guesses-there", table)):
            raise TooMuch("those were too many tries; try again in an hour", "seat/words-too-often")

    def guessed(self, address: str, table: str) -> None:
        """It was no guess: who knows the words has lost no try."""
        self._give_back("guesses", address)
        self._give_back("guesses-there", table)

    async def enter(self, address: str) -> None:
        """Count a try to enter the admin page; refuses when there are none left."""
        if not await self._try(("entering", address)):
            raise TooMuch("those were too many tries; try again in an hour", "admin/too-often")

    def entered(self, address: str) -> None:
        """It was the right token."""
        self._give_back("entering", address)

    async def _try(self, *limits: tuple[str, str]) -> bool:
        """Whether a guess is allowed: it is told to all processes, and only then it counts what they told."""
        if not all(self._take(what, whose) for what, whose in limits):
            return False
        await self.agree()
        return all(self._buckets[what].of(whose).left >= 0 for what, whose in limits)

    @contextlib.contextmanager
    def socket(self, address: str) -> Iterator[None]:
        """A socket that is open meanwhile, or somebody who waits; refuses one more than an address may have."""
        if self.open[address] + self.spending.elsewhere("sockets", address) >= self.sockets:
            raise TooMuch("too many tables are open from your address", "request/full", 503)
        self.open[address] += 1
        try:
            yield
        finally:
            self.open[address] -= 1
            if not self.open[address]:
                del self.open[address]

    @contextlib.contextmanager
    def working(self, address: str) -> Iterator[None]:
        """Something that costs time, and pays for it afterwards: who has used up theirs is refused. No other task runs
        meanwhile."""
        if self._buckets["work"].of(address).filled() <= 0:
            raise TooMuch("that was too much at a time; wait a moment and try again")
        began = self.worked()
        try:
            yield
        finally:
            self.pay(address, self.worked() - began)

    def pay(self, address: str, seconds: float) -> None:
        """What was drawn for somebody, perhaps elsewhere while other tasks ran."""
        self._buckets["work"].of(address).left -= seconds
        self.spending.note("work", address, seconds)

    def of_bots_only(self, address: str, playing: int) -> None:
        """Refuse one more table without a person where as many play for the address already."""
        if playing + self.spending.elsewhere("bots", address) >= self.bots_only:
            text = f"{self.bots_only} tables of bots only play for your address already; let one come to its end"
            raise TooMuch(text, "limit/bots-at-once", figures={"most": self.bots_only})
        self.spend(address, "bots-only")

    def _today_of(self, address: str) -> Counter[str]:
        if self.today() != self._day:
            self._day = self.today()
            self._spent.clear()
        return self._spent.of(address)

    def spend(self, address: str, what: str, cost: float = 1) -> None:
        """Count something that has a limit by day; refuses when it is reached."""
        spent, most = self._today_of(address), self.daily[what]
        if spent[what] + cost > most:
            raise TooMuch(SAID[what].format(most=most), f"limit/{what}", figures={"most": int(most)})
        spent[what] += math.ceil(cost)
        self.spending.note(what, address, math.ceil(cost))
