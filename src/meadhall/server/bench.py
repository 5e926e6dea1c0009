"""A load run: a server of its own on 127.0.0.1, people on sockets, answers at a rate and then as fast as it goes."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from meadhall.engine import registry
from meadhall.engine.registry import game as registry_game
from meadhall.server.app import application
from meadhall.server.connections import Connections, descriptors
from meadhall.server.rate_limits import Limits
from meadhall.server.serving import configured, listen, logs, make_house, tune

ANSWER = re.compile(r'class="answer"[^>]*data-answer="([^"]+)"')
TARGETS = {"moves_per_second": 250, "p95_ms_at_50": 15.0, "megabytes": 600}
AT_ONCE = 64  # tables that play at the same time in the fastest part
READY = "ready "


def lightest() -> str:
    """The game that is measured where none is named: the lightest, by name among equals."""
    return min(registry.games(), key=lambda name: (registry.game(name).weight, name))


def run(tables: int = 1000, seconds: float = 8.0, game: str | None = None) -> dict[str, Any]:
    """Measure; returns figures and the design's targets."""
    descriptors()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "meadhall.server.bench", str(Path(folder) / "hall.sqlite")]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            port = int(server.stdout.readline().removeprefix(READY))
            return asyncio.run(measure(port, server.pid, tables, seconds, game or lightest()))
        finally:
            server.terminate()
            with contextlib.suppress(subprocess.TimeoutExpired):
                server.wait(10)
            server.kill()
            server.wait()
            if server.stdout is not None:
                server.stdout.close()


def serve(db: str) -> None:
    """The server that is measured."""
    logs()
    bound = listen("127.0.0.1", 0)
    house = make_house(f"sqlite:///{db}", limits=Limits.loose())
    tune()
    print(f"{READY}{bound.getsockname()[1]}", flush=True)
    lines = Connections(most=descriptors(), per_address=10**6)
    uvicorn.Server(configured(application(house), lines)).run(sockets=[bound])


@dataclass
class Table:
    """A table with two people at it, each on a socket."""

    id: str
    tokens: list[str]
    sockets: list[ClientConnection] = field(default_factory=list)
    answers: list[str] = field(default_factory=list)
    asked: int = 0
    ply: int = 0
    version: int = 0
    sent: float = 0.0
    seen: int = 0  # how many sockets have the newest view
    over: bool = False
    ready: asyncio.Event = field(default_factory=asyncio.Event)


@dataclass
class Load:
    """All tables and what was measured."""

    port: int
    latencies: list[float] = field(default_factory=list)
    moves: int = 0
    bytes: int = 0

    def post(self, path: str, wish: object) -> Any:
        """Ask the server for something."""
        address = f"http://127.0.0.1:{self.port}{path}"
        headers = {"x-meadhall": "bench", "content-type": "application/json"}
        request = urllib.request.Request(address, msgspec.json.encode(wish), headers)
        with urllib.request.urlopen(request, timeout=60) as reply:
            return msgspec.json.decode(reply.read())

    async def open(self, game: str) -> Table:
        """Set a table up and sit down."""
        seats: list[dict[str, object]] = [{"kind": "me", "at_once": True}, {"kind": "friend", "at_once": True}]
        seats += [{"kind": "bot"}] * (min(registry_game(game).seats) - 2)
        made = await asyncio.to_thread(self.post, "/api/tables", {"game": game, "seats": seats})
        me, friend = made["tokens"].values()
        sat = await asyncio.to_thread(self.post, f"/join/{friend}", {})
        table = Table(made["table"], [me, sat["token"]])
        for seat, token in enumerate(table.tokens):
            address = f"ws://127.0.0.1:{self.port}/api/tables/{table.id}/live?lang=en"
            headers = {"authorization": f"Bearer {token}"}
            socket = await connect(
                address,
                additional_headers=headers,
                compression=None,
                max_size=None,
                ping_interval=None,
                open_timeout=60,
            )
            table.sockets.append(socket)
            asyncio.get_running_loop().create_task(self.listen(table, seat, socket))
        return table

    async def listen(self, table: Table, seat: int, socket: ClientConnection) -> None:
        """Take in what the server pushes."""
        with contextlib.suppress(ConnectionClosed):
            await self._listen(table, seat, socket)

    async def _listen(self, table: Table, seat: int, socket: ClientConnection) -> None:
        async for text in socket:
            now = time.perf_counter()
            self.bytes += len(text)
            message = msgspec.json.decode(text)
            if message["type"] != "view":
                continue
            if message["ply"] > table.ply:
                table.ply, table.seen = message["ply"], 0
            table.version = max(table.version, message["version"])
            table.seen += 1
            if table.sent and seat != table.asked and message["ply"] == table.ply:
                self.latencies.append(now - table.sent)
                table.sent = 0.0
            table.over = table.over or message["over"]
            ask = message["parts"].get("ask", "")
            if "data-yours" in ask:
                table.answers, asked = ANSWER.findall(ask), seat
                table.asked = asked
                self.moves += 1
                table.ready.set()

    async def move(self, table: Table) -> None:
        """Answer for whoever is asked."""
        table.ready.clear()
        table.sent = time.perf_counter()
        message = {"do": "answer", "ply": table.ply, "answer": random.choice(table.answers)}
        await table.sockets[table.asked].send(msgspec.json.encode(message).decode())


async def measure(port: int, pid: int, tables: int, seconds: float, game: str) -> dict[str, Any]:
    """Open the tables, answer at 50 a second, then as fast as it goes."""
    load = Load(port)
    for _ in range(600):
        with contextlib.suppress(OSError):
            (await asyncio.open_connection("127.0.0.1", port))[1].close()
            break
        await asyncio.sleep(0.05)
    began = time.perf_counter()
    opened: list[Table] = []
    for start in range(0, tables, 20):
        opened += await asyncio.gather(*(load.open(game) for _ in range(start, min(tables, start + 20))))
    opening = time.perf_counter() - began
    await asyncio.sleep(1)
    steady = await paced(load, opened, 50, seconds)
    before, worked = load.moves, processor(pid)
    fastest = await hurried(load, opened, seconds)
    worked = 1000 * (processor(pid) - worked) / max(1, load.moves - before)
    memory = megabytes(pid)
    for table in opened:
        for socket in table.sockets:
            socket.transport.abort()
    return {
        "game": game,
        "tables": tables,
        "sockets": 2 * tables,
        "opened_per_second": round(tables / opening, 1),
        "moves_per_second": round(fastest, 1),
        "processor_ms_per_move": round(worked, 2),
        "p50_ms_at_50": round(steady[0], 2),
        "p95_ms_at_50": round(steady[1], 2),
        "p99_ms_at_50": round(steady[2], 2),
        "measured_moves": int(steady[3]),
        "kilobytes_per_push": round(load.bytes / 1024 / max(1, 2 * load.moves), 1),
        "megabytes": round(memory, 1),
        "targets": TARGETS,
        "met": {
            "moves_per_second": fastest >= TARGETS["moves_per_second"],
            "p95_ms_at_50": steady[1] <= TARGETS["p95_ms_at_50"],
            "megabytes": memory < TARGETS["megabytes"],
        },
    }


async def paced(load: Load, tables: list[Table], rate: float, seconds: float) -> tuple[float, float, float, float]:
    """Answer at a rate, spread over all tables; milliseconds from answer to the other's push: p50, p95, p99, count."""
    load.latencies.clear()
    began = time.perf_counter()
    order = list(tables)
    random.shuffle(order)
    for k in range(int(rate * seconds)):
        await asyncio.sleep(max(0.0, began + k / rate - time.perf_counter()))
        table = order[k % len(order)]
        if table.ready.is_set() and not table.over:
            await load.move(table)
    await asyncio.sleep(0.5)
    taken = sorted(load.latencies)
    if not taken:
        return 0.0, 0.0, 0.0, 0.0
    p50, p95, p99 = (1000 * taken[min(len(taken) - 1, int(len(taken) * share))] for share in (0.5, 0.95, 0.99))
    return p50, p95, p99, float(len(taken))


async def hurried(load: Load, tables: list[Table], seconds: float) -> float:
    """Answers a second when a few tables play as fast as they can."""
    end = time.perf_counter() + seconds
    waiting = list(tables)

    async def play() -> None:
        while waiting and time.perf_counter() < end:
            table = waiting.pop()
            while not table.over and time.perf_counter() < end:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(table.ready.wait(), 2)
                if table.over or not table.ready.is_set():
                    break
                await load.move(table)

    before = load.moves
    began = time.perf_counter()
    await asyncio.gather(*(play() for _ in range(AT_ONCE)))
    return (load.moves - before) / (time.perf_counter() - began)


def processor(pid: int) -> float:
    """Seconds of processor time the server has used; it tells the same on a busy machine."""
    said = subprocess.run(["ps", "-o", "cputimes=", "-p", str(pid)], capture_output=True, text=True, check=False)
    path = Path(f"/proc/{pid}/stat")
    if path.exists():
        fields = path.read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return float(said.stdout.strip() or 0)


def megabytes(pid: int) -> float:
    """The memory of the server process, with its bots'."""
    total = 0.0
    children = subprocess.run(
        ["ps", "-o", "rss=", "-p", str(pid), "--ppid", str(pid)], capture_output=True, text=True, check=False
    )
    for line in children.stdout.split():
        total += int(line) / 1024
    return total


if __name__ == "__main__":
    serve(sys.argv[1])
