"""Writes that fail: a full disk and a locked store refuse what they cannot keep, in time, and cut nobody off."""

from __future__ import annotations

import contextlib
import random
import sqlite3
import threading
import time
from pathlib import Path

import httpx
from websockets.sync.client import connect

from tests.campaign.cuts import shim
from tests.campaign.players import LOOSE, Table
from tests.server.conftest import HEADERS, PATIENCE
from tests.server.running import Server, bearer

AT_ONCE = 20  # answers that meet a locked store


def full_disk(rounds: int, folder: Path, chance: random.Random) -> dict[str, int]:
    """The disk is full, and then it is not."""
    library = shim(folder)
    if library is None:
        return {"full_disks": 0}
    (store := folder / "full").mkdir()
    flag = folder / "flag"
    environment = {"LD_PRELOAD": str(library), "SYNCED_FROM": str(store), "SYNCED_FAIL": str(flag)}
    server = Server(store / "hall.sqlite", serve=LOOSE, environment=environment)
    refused = 0
    try:
        for _ in range(rounds):
            table = Table(server, chance)
            address = f"{server.base.replace('http', 'ws')}/api/tables/{table.id}/live?form=json"
            with connect(address, additional_headers=bearer(table.tokens["0"])) as socket:
                socket.recv(PATIENCE)
                assert table.answer(server.client) == 200
                flag.touch()
                for _ in range(3):
                    assert table.answer(server.client) == 503, "an answer that cannot be kept"
                    refused += 1
                assert server.client.get("/healthz").status_code == 503
                flag.unlink()
                assert table.answer(server.client) == 200
                assert server.client.get("/healthz").status_code == 200
                socket.send('{"do": "ping", "id": 5}')
                while '"id":5' not in str(socket.recv(PATIENCE)):
                    pass  # whoever looked on is still there
            table.check(store / "hall.sqlite", server)
        assert "Traceback" not in server.log()
    finally:
        flag.unlink(missing_ok=True)
        server.close()
    return {"full_disks": rounds, "refused": refused, "lost": 0}


def locked_store(_rounds: int, folder: Path, chance: random.Random) -> dict[str, float]:
    """Another program holds the store while many answer."""
    store = folder / "locked.sqlite"
    server = Server(store, serve=LOOSE)
    codes: list[int] = []
    try:
        tables = [Table(server, chance) for _ in range(AT_ONCE)]
        with contextlib.ExitStack() as held:
            sending = [threading.Thread(target=_send, args=(one, server, held, codes)) for one in tables]
            rows = held.enter_context(contextlib.closing(sqlite3.connect(store, isolation_level=None)))
            rows.execute("BEGIN IMMEDIATE")
            began = time.perf_counter()
            for thread in sending:
                thread.start()
            for thread in sending:
                thread.join()
            took = time.perf_counter() - began
        assert codes == [503] * AT_ONCE, codes
        for table in tables:
            assert table.answer(server.client) == 200
            table.check(store, server)
    finally:
        server.close()
    return {
        "answers_at_a_locked_store": AT_ONCE,
        "seconds_until_all_were_refused": round(took, 1),
        "target_seconds": 10,
    }


def _send(table: Table, server: Server, held: contextlib.ExitStack, codes: list[int]) -> None:
    client = held.enter_context(httpx.Client(base_url=server.base, headers=HEADERS, timeout=PATIENCE, verify=False))
    codes.append(table.answer(client))
