"""Kills and power cuts: whenever the server is cut off, whatever it acknowledged is there again."""

from __future__ import annotations

import random
import shutil
import subprocess
from pathlib import Path

from tests.campaign.players import LOOSE, TABLES, Table, play_until_cut
from tests.server.running import Server

MOST = 30  # answers before a cut
LONGEST = 0.05  # seconds after them
SHIM = Path(__file__).with_name("synced.c")


def kills(rounds: int, folder: Path, chance: random.Random) -> dict[str, int]:
    """kill -9 at any moment."""
    store = folder / "hall.sqlite"
    tables: list[Table] = []
    answers = 0
    for _ in range(rounds):
        server = Server(store, serve=LOOSE)
        try:
            for table in tables:
                table.check(store, server)
            tables = [one for one in tables if not one.over][:TABLES]
            tables += [Table(server, chance) for _ in range(TABLES - len(tables))]
            answers += play_until_cut(server, tables, chance.randrange(MOST), chance.uniform(0, LONGEST))
        finally:
            server.close()
    last = Server(store, serve=LOOSE)
    try:
        for table in tables:
            table.check(store, last)
    finally:
        last.close()
    return {"kills": rounds, "acknowledged": answers, "lost": 0}


def shim(folder: Path) -> Path | None:
    """The library that keeps what was synced; None without a compiler."""
    compiler = shutil.which("cc")
    if compiler is None or not Path("/proc/self/fd").exists():
        return None
    made = folder / "synced.so"
    subprocess.run([compiler, "-shared", "-fPIC", "-O1", "-o", str(made), str(SHIM), "-ldl"], check=True)
    return made


def power_cuts(rounds: int, folder: Path, chance: random.Random) -> dict[str, int]:
    """The plug is pulled: of the store only synced bytes are left."""
    library = shim(folder)
    if library is None:
        return {"power_cuts": 0, "acknowledged": 0, "lost": 0}
    answers = 0
    now = folder / "life0"
    now.mkdir()
    tables: list[Table] = []
    for number in range(rounds):
        left = folder / f"life{number + 1}"
        left.mkdir()
        for file in now.iterdir():  # what was there at the start is on the disk
            shutil.copy(file, left)
        environment = {"LD_PRELOAD": str(library), "SYNCED_FROM": str(now), "SYNCED_TO": str(left)}
        server = Server(now / "hall.sqlite", serve=LOOSE, environment=environment)
        try:
            tables = [one for one in tables if not one.over][:TABLES]
            tables += [Table(server, chance) for _ in range(TABLES - len(tables))]
            answers += play_until_cut(server, tables, chance.randrange(MOST), chance.uniform(0, LONGEST))
        finally:
            server.close()
        for file in left.glob("*-shm"):
            file.unlink()  # it was never synced
        shutil.rmtree(now)
        after = Server(left / "hall.sqlite", serve=LOOSE)
        try:
            for table in tables:
                table.check(left / "hall.sqlite", after)
        finally:
            after.close()
        now = left
    return {"power_cuts": rounds, "acknowledged": answers, "lost": 0}
