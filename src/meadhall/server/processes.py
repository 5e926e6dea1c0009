"""Several processes on one machine: a parent that listens, starts them, replaces one that dies and ends all of them.

Where the system spreads connections over sockets of one address each process has its own, and keeps it when it is
replaced: who was waiting there is let in by the next one. The parent runs no thread and no event loop, so it can fork.
"""

from __future__ import annotations

import contextlib
import os
import select
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable, Sequence
from functools import partial

from meadhall.engine.errors import MeadhallError
from meadhall.server.changeover import Changeover
from meadhall.server.serving import BACKLOG, PORTS, Wish, announce, attend, house_of, listen, more_ports, url_of
from meadhall.server.store import Store

WATCHED = (signal.SIGTERM, signal.SIGINT)
SHORT_LIFE = 5.0  # seconds: who dies that soon is replaced after a pause
PAUSE = 1.0
GRACE = 10.0  # seconds to end in, then they are killed


def serve(wish: Wish, changeover: Changeover, handed: Sequence[socket.socket]) -> Sequence[int]:
    """Open the hall in several processes until interrupted. Returns what is left open for who takes over."""
    if not hasattr(os, "fork"):
        raise MeadhallError("several processes need a system that can fork; here leave --processes out")
    store = Store(url_of(wish.db))
    store.open()
    store.engine.dispose()
    shared = [*handed] * (wish.processes // len(handed)) if handed else None  # one for all, or one for each
    sockets = shared or listening(wish.at, wish.port, wish.processes, more_ports(wish))

    def work(number: int, ready: Callable[[], None]) -> None:
        attend(wish, house_of(wish), sockets[number], ready, alone=False)

    told = partial(announce, wish, sockets[0].getsockname()[1], changeover, bool(handed))
    run(work, wish.processes, told, changeover)
    return [os.dup(number) for number in sorted({one.fileno() for one in sockets})]


def run(
    work: Callable[[int, Callable[[], None]], None],
    count: int,
    ready: Callable[[], None],
    changeover: Changeover | None = None,
) -> None:
    """Let processes work until interrupted; `ready` is called once all are open."""
    family = Family(work)
    signal.pthread_sigmask(signal.SIG_BLOCK, {*WATCHED, signal.SIGCHLD})
    try:
        if family.start(count):
            ready()
            family.watch(changeover or Changeover(None))
    finally:
        family.end()
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {*WATCHED, signal.SIGCHLD})
    if family.failed:
        raise SystemExit("meadhall: a process of the hall could not be started")


def listening(host: str, port: int, count: int, more: int = PORTS) -> Sequence[socket.socket]:
    """Listening sockets on the port or one of the next: of one address, or one for all."""
    first = listen(host, port, more)
    if sys.platform != "linux":
        return [first] * count
    at, family = first.getsockname(), first.family
    first.close()  # only so it is known that nobody else has the port
    made = []
    for _ in range(count):
        one = socket.socket(family, socket.SOCK_STREAM)
        for option in (socket.SO_REUSEADDR, socket.SO_REUSEPORT):
            one.setsockopt(socket.SOL_SOCKET, option, 1)
        one.bind(at)
        one.listen(BACKLOG)
        made.append(one)
    return made


class Family:
    """The processes. `work` gets the number of one, and whom to tell when it is open."""

    def __init__(self, work: Callable[[int, Callable[[], None]], None]) -> None:
        self.work = work
        self.failed = False
        self._numbers: dict[int, tuple[int, float]] = {}  # by pid: which it is, and since when
        self._lives = os.pipe()  # its end for writing is ours alone: it closes when we go, however that is
        self._ready = os.pipe()

    def start(self, count: int) -> bool:
        """Start all; whether they are open. One that ends before that ends all of them."""
        for number in range(count):
            self._start(number)
        open_ = 0
        while open_ < count and not self._interrupted():
            if select.select([self._ready[0]], [], [], 0.1)[0]:
                open_ += len(os.read(self._ready[0], count))
            if self._ended():
                self.failed = True
                return False
        return open_ == count

    def watch(self, changeover: Changeover) -> None:
        """Replace who dies, until we are told to end, or it is time to go over."""
        while not changeover.look() and signal.sigwait({*WATCHED, signal.SIGCHLD}) == signal.SIGCHLD:
            for number, since in self._ended():
                if time.monotonic() - since < SHORT_LIFE:
                    time.sleep(PAUSE)
                self._start(number)

    def end(self) -> None:
        """End all; who does not is killed."""
        self._signal(signal.SIGTERM)
        end = time.monotonic() + GRACE
        while self._numbers and time.monotonic() < end:
            self._ended()
            time.sleep(0.02)
        self._signal(signal.SIGKILL)
        while self._numbers:
            self._ended(wait=True)

    def _start(self, number: int) -> None:
        sys.stdout.flush()
        pid = os.fork()
        if pid:
            self._numbers[pid] = (number, time.monotonic())
            return
        status = 1
        try:
            os.close(self._lives[1])
            signal.pthread_sigmask(signal.SIG_UNBLOCK, {*WATCHED, signal.SIGCHLD})
            threading.Thread(target=self._orphaned, daemon=True).start()
            self.work(number, self._open)
            status = 0
        except KeyboardInterrupt:
            status = 0
        except BaseException as error:
            print(f"meadhall: a process of the hall ended: {error}", file=sys.stderr, flush=True)
        finally:
            os._exit(status)

    def _open(self) -> None:
        """In a child: tell the parent that it lets people in."""
        os.write(self._ready[1], b".")

    def _orphaned(self) -> None:
        """In a child: end when the parent is gone."""
        os.read(self._lives[0], 1)
        os.kill(os.getpid(), signal.SIGTERM)

    def _ended(self, wait: bool = False) -> list[tuple[int, float]]:
        """Which ended since, and since when they lived."""
        return [
            self._numbers.pop(pid)
            for pid in list(self._numbers)  # a build beside is waited for elsewhere
            if os.waitpid(pid, 0 if wait else os.WNOHANG)[0]
        ]

    def _interrupted(self) -> bool:
        return bool(signal.sigpending() & set(WATCHED))

    def _signal(self, what: signal.Signals) -> None:
        for pid in self._numbers:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, what)
