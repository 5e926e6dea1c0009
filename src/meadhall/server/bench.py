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
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from meadhall.engine import registry
from meadhall.engine.errors import MeadhallError
from meadhall.engine.registry import game as registry_game
from meadhall.server import crowded
from meadhall.server.app import application
from meadhall.server.connections import Connections, descriptors
from meadhall.server.processes import listening
from meadhall.server.processes import run as run_family
from meadhall.server.rate_limits import Limits
from meadhall.server.serving import Server, configured, logs, make_house, tune, url_of
from meadhall.server.store import Store

ANSWER = re.compile(r'class="answer"[^>]*data-answer="([^"]+)"')
PROCESSES_TARGET = 1.6  # times as fast, two processes on PostgreSQL
TARGETS = {"moves_per_second": 250, "p95_ms_at_50": 15.0, "megabytes": 600}
ELSEWHERE_TARGET = 100.0  # milliseconds to the pages of another process, for 95 % of answers
FEW = 40  # tables whose people sit at different processes
CALMLY = 20  # answers a second there
AT_ONCE = 64  # tables that play at the same time in the fastest part
READY = "ready "


def lightest() -> str:
    """The game that is measured where none is named: the lightest, by name among equals."""
    return min(registry.games(), key=lambda name: (registry.game(name).weight, name))


def run(
    tables: int = 1000,
    seconds: float = 8.0,
    game: str | None = None,
    db: str | None = None,
    processes: int = 1,
    finished: int = 0,
) -> dict[str, Any]:
    """Measure one process; where several are wished for these too, and how many times as fast they are; where finished
    games are, whether they slow anything down. The store is a file of its own, or a database with no table in it.
    """
    descriptors()
    played = game or lightest()
    with tempfile.TemporaryDirectory() as folder:
        url = url_of(db or str(Path(folder) / "hall.sqlite"))
        _check_empty(url)
        with served(url) as (port, pid, _):
            found = asyncio.run(measure([port], [pid], tables, seconds, played))
        found["store"] = url.partition(":")[0].partition("+")[0]
        if processes > 1:
            with served(url, processes) as (port, pid, _):
                mixed = asyncio.run(measure([port], [pid], tables, seconds, played))
            with contextlib.ExitStack() as all_:
                ports, pids, _ = zip(*(all_.enter_context(served(url)) for _ in range(processes)), strict=True)
                spread = asyncio.run(measure(ports, pids, tables, seconds, played))
                apart = asyncio.run(elsewhere(ports, min(tables, FEW), seconds, played))
            found["processes"] = {
                "count": processes,
                "target": PROCESSES_TARGET,
                "as_they_come": compared(found, mixed, processes),
                "by_table": compared(found, spread, processes),
                "elsewhere": apart,
            }
        if finished:
            found["finished"] = crowd(url, finished, played)
        return found


def compared(one: dict[str, Any], many: dict[str, Any], count: int) -> dict[str, Any]:
    """Figures of several processes, and how many times as fast they are: as measured, and by the processor time they
    use, which is what cores of their own would make of it.
    """
    by_processor = count * one["processor_ms_per_move"] / max(0.01, many["processor_ms_per_move"])
    ratio = many["moves_per_second"] / max(0.1, one["moves_per_second"])
    kept = ("moves_per_second", "processor_ms_per_move", "p50_ms_at_50", "p95_ms_at_50", "megabytes")
    return {"ratio": round(ratio, 2), "ratio_by_processor": round(by_processor, 2), **{key: many[key] for key in kept}}


def crowd(url: str, finished: int, game: str) -> dict[str, Any]:
    """Start and pages before and after many finished games are in the store."""
    figures = []
    for first, count in ((0, 1), (1, finished)):
        table = asyncio.run(crowded.fill(url, first, count, game))
        with served(url) as (port, _, start):
            figures.append((start, crowded.pages(port, "/", f"/t/{table}")))
    (start_before, page_before), (start, page) = figures
    return {
        "tables": finished,
        "start_seconds": [round(start_before, 2), round(start, 2)],
        "page_p95_ms": [round(page_before, 1), round(page, 1)],
        "page_ratio": round(page / page_before, 2),
    }


@contextlib.contextmanager
def served(url: str, processes: int = 1) -> Iterator[tuple[int, int, float]]:
    """A server that is measured: its port, its process, and how many seconds it took to open."""
    command = [sys.executable, "-m", "meadhall.server.bench", url, str(processes)]
    began = time.perf_counter()
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        port = int(server.stdout.readline().removeprefix(READY))
        yield port, server.pid, time.perf_counter() - began
    finally:
        server.terminate()
        with contextlib.suppress(subprocess.TimeoutExpired):
            server.wait(15)
        server.kill()
        server.wait()
        if server.stdout is not None:
            server.stdout.close()


def _check_empty(url: str) -> None:
    async def look() -> bool:
        store = Store(url)
        await store.start()
        found = await store.to_watch(0.0, (), 1)
        await store.stop()
        return not found

    if not asyncio.run(look()):
        raise MeadhallError("a load run needs a database with no running table in it; it leaves thousands there")


def serve(url: str, count: int) -> None:
    """The server that is measured."""
    logs()
    store = Store(url)
    store.open()
    store.engine.dispose()
    sockets = listening("127.0.0.1", 0, count)

    def work(number: int, ready: Callable[[], None]) -> None:
        house = make_house(url, limits=Limits.loose(), processes=count)
        tune()
        lines = Connections(most=descriptors(), per_address=10**6)
        server = Server(configured(application(house), lines), lines)
        server.announce = ready
        server.run(sockets=[sockets[number]])

    def tell() -> None:
        print(f"{READY}{sockets[0].getsockname()[1]}", flush=True)

    if count == 1:
        work(0, tell)
    else:
        run_family(work, count, tell)


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

    ports: Sequence[int]  # of processes; a table is played at one of them
    apart: bool = False  # unless its people sit at different ones
    latencies: list[float] = field(default_factory=list)
    moves: int = 0
    bytes: int = 0

    def post(self, port: int, path: str, wish: object) -> Any:
        """Ask the server for something."""
        address = f"http://127.0.0.1:{port}{path}"
        headers = {"x-meadhall": "bench", "content-type": "application/json"}
        request = urllib.request.Request(address, msgspec.json.encode(wish), headers)
        with urllib.request.urlopen(request, timeout=60) as reply:
            return msgspec.json.decode(reply.read())

    async def open(self, game: str, number: int) -> Table:
        """Set a table up and sit down."""
        port = self.ports[number % len(self.ports)]
        seats: list[dict[str, object]] = [{"kind": "me", "at_once": True}, {"kind": "friend", "at_once": True}]
        seats += [{"kind": "bot"}] * (min(registry_game(game).seats) - 2)
        made = await asyncio.to_thread(self.post, port, "/api/tables", {"game": game, "seats": seats})
        me, friend = made["tokens"].values()
        sat = await asyncio.to_thread(self.post, port, f"/join/{friend}", {})
        table = Table(made["table"], [me, sat["token"]])
        for seat, token in enumerate(table.tokens):
            at = self.ports[(number + seat) % len(self.ports)] if self.apart else port
            address = f"ws://127.0.0.1:{at}/api/tables/{table.id}/live?lang=en"
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


async def measure(ports: Sequence[int], pids: Sequence[int], tables: int, seconds: float, game: str) -> dict[str, Any]:
    """Open the tables, answer at 50 a second, then as fast as it goes."""
    load = Load(ports)
    began = time.perf_counter()
    opened: list[Table] = []
    for start in range(0, tables, 20):
        opened += await asyncio.gather(*(load.open(game, number) for number in range(start, min(tables, start + 20))))
    opening = time.perf_counter() - began
    await asyncio.sleep(1)
    steady = await paced(load, opened, 50, seconds)
    before, worked = load.moves, sum(map(processor, pids))
    fastest = await hurried(load, opened, seconds)
    worked = 1000 * (sum(map(processor, pids)) - worked) / max(1, load.moves - before)
    memory = sum(map(megabytes, pids))
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


async def elsewhere(ports: Sequence[int], tables: int, seconds: float, game: str) -> dict[str, Any]:
    """How long it takes from an answer at one process to the page of somebody at another."""
    load = Load(ports, apart=True)
    opened = await asyncio.gather(*(load.open(game, number) for number in range(tables)))
    await asyncio.sleep(1)
    p50, p95, p99, count = await paced(load, list(opened), CALMLY, seconds)
    for table in opened:
        for socket in table.sockets:
            socket.transport.abort()
    return {
        "p50_ms": round(p50, 1),
        "p95_ms": round(p95, 1),
        "p99_ms": round(p99, 1),
        "answers": int(count),
        "target": ELSEWHERE_TARGET,
        "met": 0 < p95 <= ELSEWHERE_TARGET,
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


def family(pid: int) -> list[int]:
    """A process with its children and theirs."""
    told = subprocess.run(["ps", "-e", "-o", "pid=,ppid="], capture_output=True, text=True, check=False)
    pairs = [tuple(map(int, line.split())) for line in told.stdout.splitlines()]
    found = [pid]
    for one in found:
        found += [child for child, parent in pairs if parent == one]
    return found


def _sum(what: str, pid: int) -> float:
    pids = ",".join(map(str, family(pid)))
    told = subprocess.run(["ps", "-o", f"{what}=", "-p", pids], capture_output=True, text=True, check=False)
    return float(sum(map(int, told.stdout.split())))


def processor(pid: int) -> float:
    """Seconds of processor time the server has used; it tells the same on a busy machine."""
    if not Path(f"/proc/{pid}/stat").exists():
        return _sum("cputimes", pid)
    total = 0.0
    for one in family(pid):
        with contextlib.suppress(OSError):
            fields = Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split()
            total += (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return total


def megabytes(pid: int) -> float:
    """The memory of the server's processes, with its bots'."""
    return _sum("rss", pid) / 1024


if __name__ == "__main__":
    serve(sys.argv[1], int(sys.argv[2]))
