"""A load run: a server of its own on 127.0.0.1, people on sockets (`load`), answers at a rate and then as fast as it
goes.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from meadhall.engine import registry
from meadhall.engine.errors import MeadhallError
from meadhall.server import crowded
from meadhall.server.app import application
from meadhall.server.connections import Connections, descriptors
from meadhall.server.load import Load, OneDeal, fewest
from meadhall.server.processes import listening
from meadhall.server.processes import run as run_family
from meadhall.server.rate_limits import Limits
from meadhall.server.serving import Server, configured, logs, make_house, tune, url_of
from meadhall.server.store import Store

PROCESSES_TARGET = 1.6  # times as fast, two processes on PostgreSQL
TARGETS = {"moves_per_second": 250, "p95_ms_at_50": 15.0, "megabytes": 600}
ELSEWHERE_TARGET = 100.0  # milliseconds to the pages of another process, for 95 % of answers
FEW = 40  # tables whose people sit at different processes
CALMLY = 20  # answers a second there
READY = "ready "


def lightest() -> str:
    """The game that is measured where none is named: the lightest, by name among equals."""
    return min(registry.games(), key=lambda name: (registry.game(name).weight, name))


def run(
    tables: int = 1000,
    seconds: float = 30.0,  # some games of each table that plays: later views are heavier than early ones
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
        house = make_house(url, limits=Limits.loose(), seeds=OneDeal(), processes=count)
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


async def measure(ports: Sequence[int], pids: Sequence[int], tables: int, seconds: float, game: str) -> dict[str, Any]:
    """Open the tables, answer at 50 a second, then as fast as it goes."""
    load = Load(ports, game)
    began = time.perf_counter()
    await load.open(tables)
    opening = time.perf_counter() - began
    steady = await load.paced(50, seconds)
    before, views, worked, mine = load.moves, load.views, sum(map(processor, pids)), time.process_time()
    fastest = await load.hurried(seconds)
    moves = max(1, load.moves - before)
    worked, mine = sum(map(processor, pids)) - worked, time.process_time() - mine
    memory = sum(map(megabytes, pids))
    load.close()
    return {
        "game": game,
        "tables": tables,
        "sockets": fewest(game) * tables,
        "opened_per_second": round(tables / opening, 1),
        "moves_per_second": round(fastest, 1),
        "processor_ms_per_move": round(1000 * worked / moves, 2),
        "players_ms_per_move": round(1000 * mine / moves, 2),
        "views_per_move": round((load.views - views) / moves, 2),
        "p50_ms_at_50": round(steady[0], 2),
        "p95_ms_at_50": round(steady[1], 2),
        "p99_ms_at_50": round(steady[2], 2),
        "measured_moves": int(steady[3]),
        "kilobytes_per_push": round(load.bytes / 1024 / max(1, load.views), 1),
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
    load = Load(ports, game, apart=True)
    await load.open(tables)
    p50, p95, p99, count = await load.paced(CALMLY, seconds)
    load.close()
    return {
        "p50_ms": round(p50, 1),
        "p95_ms": round(p95, 1),
        "p99_ms": round(p99, 1),
        "answers": int(count),
        "target": ELSEWHERE_TARGET,
        "met": 0 < p95 <= ELSEWHERE_TARGET,
    }


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
