"""Connections: silent, slow and greedy ones make room for others."""

from __future__ import annotations

import contextlib
import socket
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from meadhall.pages.frame import Eye
from meadhall.server.connections import LARGEST_HEADERS, STUCK, Connections, Wait, descriptors
from meadhall.server.house import House
from meadhall.server.rate_limits import Limits
from meadhall.server.sockets import HEAVIEST_QUEUE, Socket
from tests.server.conftest import sit, until
from tests.server.running import Server

IMPATIENT = (
    "import sys; from functools import partial; from meadhall.server import serving; "
    "serving.Connections = partial(serving.Connections, per_address=30, patience=0.05); "
    "serving.serve(serving.Wish(port=int(sys.argv[1]), db=sys.argv[2]))"
)


class Pipe:
    """A connection of a test."""

    def __init__(self, address: str = "192.0.2.1") -> None:
        self.address, self.size, self.aborted = address, 0, False

    def abort(self) -> None:
        self.aborted = True

    def get_extra_info(self, _name: str, _default: Any = None) -> Any:
        return (self.address, 1234)

    def get_write_buffer_size(self) -> int:
        return self.size


class Clock:
    """A clock that a test sets."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def lines(clock: Clock) -> Connections:
    return Connections(most=10, per_address=4, proxies=["192.0.2.99"], clock=clock)


# -- how many --------------------------------------------------------------------------------------------------------


def test_one_address_has_so_many_and_others_still_come_in(lines: Connections) -> None:
    mine = [Pipe() for _ in range(6)]
    assert [lines.come(pipe) is not None for pipe in mine] == [True] * 4 + [False] * 2
    assert lines.come(Pipe("192.0.2.2")) is not None
    lines.go(mine[0])
    assert lines.come(mine[5]) is not None


def test_a_named_proxy_may_have_as_many_as_there_are(lines: Connections) -> None:
    assert all(lines.come(Pipe("192.0.2.99")) for _ in range(9))


def test_when_all_is_full_who_keeps_us_waiting_longest_makes_room(lines: Connections, clock: Clock) -> None:
    pipes = [Pipe(f"192.0.2.{k // 4}") for k in range(10)]
    for pipe in pipes:
        clock.now += 0.1
        lines.come(pipe)
    lines.wait(pipes[0], Wait.NOTHING)  # who plays stays
    newcomer = Pipe("192.0.2.50")
    assert lines.come(newcomer) is not None
    assert [pipe.aborted for pipe in pipes] == [k == 1 for k in range(10)]
    for pipe in (*pipes, newcomer):
        lines.wait(pipe, Wait.NOTHING)
    assert lines.come(Pipe("192.0.2.51")) is None


def test_some_descriptors_are_kept_for_store_and_bots() -> None:
    assert descriptors() > 128 + 256


# -- how long --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("wait", [Wait.REQUEST, Wait.BODY, Wait.NEXT])
def test_who_says_nothing_is_dropped_in_time(lines: Connections, clock: Clock, wait: Wait) -> None:
    pipe = Pipe()
    lines.come(pipe)
    lines.wait(pipe, wait)
    clock.now = wait.value
    lines.sweep()
    assert not pipe.aborted
    clock.now += 0.1
    lines.sweep()
    assert pipe.aborted
    assert len(lines) == 0


def test_slow_headers_do_not_buy_time_and_long_ones_are_cut(lines: Connections, clock: Clock) -> None:
    slow, long = Pipe(), Pipe()
    lines.come(slow)
    for _ in range(10):
        clock.now += 1.01
        assert lines.hear(slow, 1)
    lines.sweep()
    assert slow.aborted
    lines.come(long)
    assert lines.hear(long, LARGEST_HEADERS)
    assert not lines.hear(long, 1)


def test_who_plays_may_be_silent_for_ever(lines: Connections, clock: Clock) -> None:
    pipe = Pipe()
    lines.come(pipe)
    lines.wait(pipe, Wait.NOTHING)
    clock.now = 1e6
    lines.sweep()
    assert not pipe.aborted


def test_a_buffer_that_nobody_reads_is_dropped_and_one_that_is_read_slowly_not(
    lines: Connections, clock: Clock
) -> None:
    never, slowly = Pipe(), Pipe()
    for pipe in (never, slowly):
        lines.come(pipe)
        lines.wait(pipe, Wait.NOTHING)
    never.size, slowly.size = 1000, 1000
    for _ in range(int(STUCK) + 2):
        lines.sweep()
        clock.now += 1
        slowly.size -= 1
    lines.sweep()
    assert (never.aborted, slowly.aborted) == (True, False)


# -- what is sent ----------------------------------------------------------------------------------------------------


def test_what_waits_for_a_reader_who_never_reads_is_bounded(client: TestClient, house: House) -> None:
    me, *_ = sit(client)
    live = house.hall.tables[me.table]

    def unread() -> Socket:
        none: Any = None
        return Socket(house.hall, Limits(), live, none, -1, Eye(-1, "en", "wide"), "html", "http://x", "here")

    watching = unread()
    for _ in range(500):
        watching.sent.clear()
        watching.show(live)
        assert watching.heavy == sum(map(len, watching.waiting)) < 3 * HEAVIEST_QUEUE
    assert watching.closing is None  # a slow reader gets the newest view
    flooding = unread()
    for _ in range(20_000):
        flooding.put({"type": "ok", "more": "x" * 50})
    assert flooding.heavy < 3 * HEAVIEST_QUEUE
    assert flooding.closing == (1008, "request/too-often")


def test_replays_cannot_fill_a_core(client: TestClient, house: House) -> None:
    clock, worked = Clock(), Clock()
    house.limits = Limits(requests=(1e9, 1e9), work=(0.5, 2.0), daily=house.limits.daily, clock=clock, worked=worked)
    me, *_ = sit(client)

    def looked(path: str) -> int:
        spend = house.limits.worked
        times = iter((0.0, 0.3))  # what a position costs to replay and draw
        house.limits.worked = lambda: next(times, 0.3)
        try:
            return int(client.get(path, headers=me.headers).status_code)
        finally:
            house.limits.worked = spend

    frame = f"/t/{me.table}/frame?ply=0"
    assert [looked(frame) for _ in range(9)] == [200] * 7 + [429] * 2  # 2 seconds, 0.3 at a time
    for path in (f"/t/{me.table}/replay", f"/t/{me.table}", f"/api/tables/{me.table}?ply=0"):
        assert looked(path) == 429
    clock.now += 10
    assert looked(frame) == 200


# -- for real --------------------------------------------------------------------------------------------------------


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    made = Server(tmp_path / "hall.sqlite", serve=IMPATIENT)
    yield made
    made.close()


def ended(one: socket.socket) -> bytes:
    """What comes until the other side ends the connection."""
    got = b""
    with contextlib.suppress(ConnectionError), one:
        while chunk := one.recv(65536):
            got += chunk
    return got


BEGINNINGS = [
    b"",
    b"GET / HT",
    b"GET / HTTP/1.1\r\nhost: localhost\r\n",
    b"POST /api/sagas HTTP/1.1\r\nhost: localhost\r\nx-meadhall: 1\r\ncontent-length: 900\r\n\r\n{",
    b"GET / HTTP/1.1\r\nhost: localhost\r\n" + b"x-long: " + b"x" * 100_000,
]


@pytest.mark.slow
def test_silent_and_slow_connections_end_and_lock_nobody_out(server: Server) -> None:
    silent = [server.connect() for _ in range(29)]
    full = [server.connect() for _ in range(5)]
    if sys.platform == "linux":  # where all of 127.0.0.0/8 is this machine
        other = server.connect("127.0.0.2")
        other.sendall(b"GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n")
        assert ended(other).startswith(b"HTTP/1.1 200")
    for one in (*silent, *full):
        assert ended(one) in (b"", b"HTTP/1.1 503 Service Unavailable\r\ncontent-length: 0\r\nretry-after: 10\r\nconnection: close\r\n\r\n")  # fmt: skip  # noqa: E501
    for beginning in BEGINNINGS:
        one = server.connect()
        with contextlib.suppress(ConnectionError):
            one.sendall(beginning)
        ended(one)
    assert server.client.get("/healthz").status_code == 200
    assert "Traceback" not in server.log()


@pytest.mark.slow
def test_a_socket_that_never_reads_is_dropped(server: Server) -> None:
    table, tokens = server.table()
    one = server.connect()
    one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    one.sendall(
        f"GET /api/tables/{table}/live HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer {tokens['0']}\r\n"
        "connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n"
        "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    text = b'{"do":"view"}'
    frame = bytes([0x81, 0x80 | len(text)]) + bytes(4) + text
    with contextlib.suppress(OSError):  # until it is dropped
        while True:
            one.sendall(frame * 20)
    until(lambda: "meadhall_sockets 0\n" in server.client.get("/metrics").text)
    one.close()
    assert "Traceback" not in server.log()
