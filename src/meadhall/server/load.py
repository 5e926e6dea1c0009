"""The people of a load run. They leave the processor to the halls: all tables get one deal, which the hall is told
beforehand, and its games are played out here before anything is measured. So a player needs nothing of a view but its
ply. For the halls that is no other work: every view is drawn and pushed, every answer looked at and committed.
"""

from __future__ import annotations

import asyncio
import random
import re
import time
import urllib.request
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import msgspec

from meadhall.engine import registry
from meadhall.engine.errors import MeadhallError
from meadhall.engine.registry import game as registry_game
from meadhall.engine.table import Table as Game
from meadhall.server.seeds import Seeds

DEAL = "meadhall bench"
COURSES = 64  # ways to play the deal
AT_ONCE = 32  # tables that play at the same time in the fastest part
VIEW = re.compile(rb'{"type":"view","version":\d+,"ply":(\d+)')
REFUSED = b'{"type":"refused"'
OPENING = b"GET /api/tables/%b/live?lang=en HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: Bearer %b\r\n"
UPGRADE = (
    b"connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n"
    b"sec-websocket-key: bWVhZGhhbGwgYSBiZW5jaA==\r\n\r\n"
)
TEXT, PING, PONG = 0x81, 0x89, 0x8A  # first bytes of whole frames

Course = Sequence[tuple[int, bytes]]  # by ply: who is asked, and the frame that answers


class OneDeal(Seeds):
    """The same deal for every table."""

    def deal(self) -> str:
        """For a new table."""
        return DEAL


def courses(name: str) -> list[Course]:
    """Games of the one deal, played out by chance."""
    found: list[Course] = []
    for number in range(COURSES):
        course: list[tuple[int, bytes]] = []
        dice, game = random.Random(number), Game(registry_game(name), fewest(name), seed=DEAL)
        while not game.over:
            seat, answer = game.seat, dice.choice(list(game.prompt(game.seat).answers))
            wish = {"do": "answer", "ply": game.ply, "answer": game.game.actions.text(answer)}
            course.append((seat, framed(TEXT, msgspec.json.encode(wish))))
            game.play(answer)
        found.append(course)
    return found


def fewest(name: str) -> int:
    """People at a table."""
    return min(registry.game(name).seats)


def framed(first: int, data: bytes) -> bytes:
    """A short message as a client's frame: masked by zeros, so it stays as it is."""
    size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2)
    return bytes([first]) + size + bytes(4) + data


@dataclass
class Table:
    """A table, all of whose people look on."""

    id: str
    course: Course
    players: list[Player] = field(default_factory=list)
    ply: int = -1  # that who is asked has seen
    told: int = -1  # that somebody has seen who did not give the answer before it
    answered: int = -1
    sent: float = 0.0

    @property
    def over(self) -> bool:
        """Whether all is answered."""
        return self.ply == len(self.course)


class Player(asyncio.Protocol):
    """Somebody at a table, on a socket."""

    def __init__(self, load: Load, table: Table, seat: int, token: str) -> None:
        self.load, self.table, self.seat, self.token = load, table, seat, token
        self.pipe: asyncio.Transport
        self.opened = False
        self.came = bytearray()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.pipe = transport
        transport.write(OPENING % (self.table.id.encode(), self.token.encode()) + UPGRADE)

    def data_received(self, data: bytes) -> None:
        self.came += data
        if not self.opened:
            end = self.came.find(b"\r\n\r\n")
            if end < 0:
                return
            self.opened = True
            del self.came[: end + 4]
        while (size := _whole(self.came)) is not None:
            start, end = size
            self.take(self.came[0], self.came[start:end])
            del self.came[:end]

    def take(self, first: int, data: bytearray) -> None:
        """One frame."""
        if first == PING:
            self.pipe.write(framed(PONG, bytes(data)))
        elif found := VIEW.match(data):
            self.load.bytes += len(data)
            self.load.views += 1
            self.load.see(self.table, self.seat, int(found[1]))
        elif data.startswith(REFUSED):
            self.load.refused = data.decode()


def _whole(came: bytearray) -> tuple[int, int] | None:
    """Where the message of the first frame begins and ends; None when it is not all there."""
    if len(came) < 2:
        return None
    more = {126: 2, 127: 8}.get(came[1], 0)
    size = int.from_bytes(came[2 : 2 + more]) if more else came[1]
    return (2 + more, 2 + more + size) if len(came) >= 2 + more + size else None


@dataclass
class Load:
    """All tables and what was measured."""

    ports: Sequence[int]  # of processes; a table is played at one of them
    game: str
    apart: bool = False  # unless its people sit at different ones
    latencies: list[float] = field(default_factory=list)
    moves: int = 0
    views: int = 0
    bytes: int = 0
    refused: str = ""
    tables: list[Table] = field(default_factory=list)
    waiting: list[Table] | None = None  # in the fastest part: who plays once another table is at its end

    async def open(self, count: int) -> None:
        """Set the tables up and sit down."""
        ways = courses(self.game)
        for start in range(0, count, 20):
            some = range(start, min(count, start + 20))
            self.tables += await asyncio.gather(*(self._open(k, ways[k % COURSES]) for k in some))
        await asyncio.sleep(1)

    async def _open(self, number: int, course: Course) -> Table:
        ports = [self.ports[(number + seat * self.apart) % len(self.ports)] for seat in range(fewest(self.game))]
        friends = [{"kind": "friend", "at_once": True}] * (len(ports) - 1)
        wish = {"game": self.game, "seats": [{"kind": "me", "at_once": True}, *friends]}
        made = await asyncio.to_thread(post, ports[0], "/api/tables", wish)
        mine, *links = made["tokens"].values()
        sat = [await asyncio.to_thread(post, ports[0], f"/join/{link}", {}) for link in links]
        table = Table(made["table"], course)
        for seat, token in enumerate([mine, *(one["token"] for one in sat)]):
            make = partial(Player, self, table, seat, token)
            _, player = await asyncio.get_running_loop().create_connection(make, "127.0.0.1", ports[seat])
            table.players.append(player)
        return table

    def close(self) -> None:
        """Everybody leaves. A refused answer spoils what was measured."""
        for player in (player for table in self.tables for player in table.players):
            player.pipe.abort()
        if self.refused:
            raise MeadhallError(f"an answer of the load run was refused: {self.refused}")

    def see(self, table: Table, seat: int, ply: int) -> None:
        """A view came in: of the ply before it somebody else gave the answer, and at it perhaps this seat is asked."""
        if table.told < ply and table.sent and seat != table.course[ply - 1][0]:
            self.latencies.append(time.perf_counter() - table.sent)
            table.told = ply
        if table.ply < ply and (ply == len(table.course) or seat == table.course[ply][0]):
            self.moves += ply > 0
            table.ply = ply
            if self.waiting is not None:
                self.go_on(self.waiting.pop() if table.over and self.waiting else table)

    def go_on(self, table: Table) -> None:
        """Answer for who is asked, if anybody is who has not answered yet."""
        if table.answered < table.ply < len(table.course):
            seat, frame = table.course[table.ply]
            table.answered, table.sent = table.ply, time.perf_counter()
            table.players[seat].pipe.write(frame)

    async def paced(self, rate: float, seconds: float) -> tuple[float, float, float, float]:
        """Answer at a rate, spread over all tables; milliseconds from answer to the other's push: p50, p95, p99,
        count.
        """
        self.latencies.clear()
        began = time.perf_counter()
        order = random.sample(self.tables, len(self.tables))
        for k in range(int(rate * seconds)):
            await asyncio.sleep(max(0.0, began + k / rate - time.perf_counter()))
            self.go_on(order[k % len(order)])
        await asyncio.sleep(0.5)
        taken = sorted(self.latencies)
        if not taken:
            return 0.0, 0.0, 0.0, 0.0
        p50, p95, p99 = (1000 * taken[min(len(taken) - 1, int(len(taken) * share))] for share in (0.5, 0.95, 0.99))
        return p50, p95, p99, float(len(taken))

    async def hurried(self, seconds: float) -> float:
        """Answers a second when a few tables play as fast as they can."""
        before, began = self.moves, time.perf_counter()
        self.waiting = [table for table in self.tables if not table.over]
        for _ in range(min(AT_ONCE, len(self.waiting))):
            self.go_on(self.waiting.pop())
        await asyncio.sleep(seconds)
        self.waiting = None
        return (self.moves - before) / (time.perf_counter() - began)


def post(port: int, path: str, wish: Mapping[str, object]) -> Any:
    """Ask the server for something."""
    headers = {"x-meadhall": "bench", "content-type": "application/json"}
    request = urllib.request.Request(f"http://127.0.0.1:{port}{path}", msgspec.json.encode(wish), headers)
    with urllib.request.urlopen(request, timeout=60) as reply:
        return msgspec.json.decode(reply.read())
