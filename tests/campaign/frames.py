"""Hostile input: mangled messages, frames and requests change nothing, break nothing and leave no traceback."""

from __future__ import annotations

import contextlib
import json
import random
import threading
from pathlib import Path

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.campaign.players import LOOSE, Table
from tests.server.conftest import HEADERS, PATIENCE
from tests.server.running import Server, bearer

WORDS = [
    "do", "answer", "undo", "done", "hint", "view", "since", "preview", "chances", "at-once", "bot", "back", "renew",
    "ping", "ply", "version", "id", "on", "seat", "level", "sail:1", "konung", "null", "\0", "\ud7ff", "x" * 90, "%00",
]  # fmt: skip
VALUES: list[object] = [0, 1, -1, 2**31, 2**64, 1e308, True, None, [], {}, [[]], "", "sail:3", "\u202e"]
PATHS = [
    "/",
    "/t/{}",
    "/t/{}/frame?ply=3",
    "/t/{}/saga",
    "/api/tables/{}",
    "/api/tables/{}/answers",
    "/join/{}",
    "/api/sagas",
]
EVERY = 0.02  # seconds between two answers of somebody else
REFRESH = 100  # messages after which one is fine, so that the socket is not cut for flooding


def message(chance: random.Random) -> str:
    """Something like a message, and seldom one."""
    kind = chance.random()
    if kind < 0.6:
        made = {chance.choice(WORDS): chance.choice([*VALUES, *WORDS]) for _ in range(chance.randrange(5))}
        text = json.dumps({"do": chance.choice(WORDS), **made})
    else:
        text = json.dumps(chance.choice([*VALUES, *WORDS]))
    if kind > 0.8:
        at = chance.randrange(len(text) + 1)
        text = (
            text[:at]
            + chance.choice(["{", "}", '"', "\\", "\0", "[" * 200, "9" * 300])
            + text[at + chance.randrange(3) :]
        )
    return text


def request(chance: random.Random, table: str) -> bytes:
    """Something like a request, mangled."""
    path = chance.choice(PATHS).format(chance.choice([table, "%00", "../..", "x" * 300, "%ff"]))
    verb = chance.choice(["GET", "POST", "PUT", "HEAD", "OPTIONS", "G\0T", ""])
    body = message(chance).encode()
    length = chance.choice([len(body), len(body) + 5, -1, "x", 10**12])
    lines = [f"{verb} {path} HTTP/1.1", "host: localhost", "x-meadhall: 1", f"content-length: {length}"]
    if chance.random() < 0.3:
        lines += ["connection: upgrade", "upgrade: websocket", "sec-websocket-version: 13", "sec-websocket-key: x"]
    data = bytearray("\r\n".join(lines).encode() + b"\r\n\r\n" + body)
    for _ in range(chance.randrange(4)):
        data[chance.randrange(len(data))] = chance.randrange(256)
    return bytes(data)


class Neighbour:
    """Somebody else, who plays meanwhile and notes how long each answer takes."""

    def __init__(self, server: Server, chance: random.Random) -> None:
        self.server, self.chance = server, chance
        self.taken: list[float] = []
        self.refused: list[int] = []
        self.enough = threading.Event()
        self.thread = threading.Thread(target=self._play)

    def _play(self) -> None:
        with httpx.Client(base_url=self.server.base, headers=HEADERS, timeout=PATIENCE) as line:
            while not (self.enough.is_set() and self.taken):
                table = Table(self.server, self.chance)
                while not (table.over or (self.enough.is_set() and self.taken)):
                    status = table.answer(line)
                    if status == 200:
                        self.taken.append(table.seconds)
                    elif status:
                        self.refused.append(status)
                    self.enough.wait(EVERY)

    def __enter__(self) -> Neighbour:
        self.thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.enough.set()
        self.thread.join()

    def figures(self) -> dict[str, float]:
        """How many answers there were, and milliseconds that they took."""
        assert not self.refused, f"somebody else was refused: {self.refused}"
        taken = sorted(1000 * one for one in self.taken)
        return {
            "answers_meanwhile": len(taken),
            "p95_ms": round(taken[int(0.95 * (len(taken) - 1))], 1),
            "most_ms": round(taken[-1], 1),
        }


def hostile(inputs: int, folder: Path, chance: random.Random) -> dict[str, float]:
    """So many inputs, a tenth of them as bare bytes, while somebody else plays."""
    server = Server(folder / "hostile.sqlite", serve=LOOSE)
    try:
        with Neighbour(server, random.Random(f"{chance.random()}")) as neighbour:
            _attack(server, inputs, chance)
        return {"hostile_inputs": inputs, "failures": 0, **neighbour.figures()}
    finally:
        server.close()


def _attack(server: Server, inputs: int, chance: random.Random) -> None:
    table = Table(server, chance)
    address = f"{server.base.replace('http', 'ws')}/api/tables/{table.id}/live?form=json"
    sent = 0
    while sent < inputs * 9 // 10:
        with contextlib.suppress(ConnectionClosed), connect(address, max_size=None) as socket:
            sent += _talk(socket, chance, min(2000, inputs * 9 // 10 - sent))
    for _ in range(inputs - sent):
        with contextlib.suppress(OSError), server.connect() as bare:
            bare.sendall(request(chance, table.id))
            bare.settimeout(0.02)
            got = bare.recv(65536)
            assert b" 500 " not in got[:20], got[:200]
    assert server.client.get("/healthz").status_code == 200
    view = server.client.get(f"/api/tables/{table.id}", headers=bearer(table.tokens["0"])).json()
    assert view["ply"] == 0, "an onlooker changed a table"
    log = server.log()
    assert "Traceback" not in log, log[-3000:]


def _talk(socket: ClientConnection, chance: random.Random, most: int) -> int:
    socket.recv(PATIENCE)
    for number in range(1, most + 1):
        socket.send(message(chance) if number % REFRESH else '{"do": "ping", "id": 77}')
        if number % REFRESH == 0:
            while '"ok","id":77' not in str(socket.recv(PATIENCE)):
                pass
    return most
