"""Fairness under load: hostile tables and hints from some addresses, and how long a bot's answer takes at another."""

from __future__ import annotations

import asyncio
import contextlib
import random
import statistics
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.conftest import HEADERS, PATIENCE
from tests.server.running import Server

HOSTILE, HINTS, ELSEWHERE = "127.0.0.2", "127.0.0.3", "127.0.0.4"  # all of them this machine
HOSTILE_TABLES = 40
TOO_OFTEN = 429
TARGET = 1.0  # second
HINT_EVERY = 1.0  # second: 60 a minute


def fairness(answers: int, folder: Path, chance: random.Random) -> dict[str, float]:
    """So many answers of a beginner bot elsewhere, while 40 tables of the strongest think and hints are asked for."""
    if sys.platform != "linux":
        return {"answers_elsewhere": 0}
    server = Server(folder / "fair.sqlite")  # with its usual limits
    try:
        return asyncio.run(_measure(server, answers, chance))
    finally:
        server.close()


class Person:
    """Somebody at an address of their own."""

    def __init__(self, server: Server, address: str) -> None:
        self.server, self.address = server, address
        self.sockets: list[ClientConnection] = []
        transport = httpx.AsyncHTTPTransport(local_address=address)
        self.http = httpx.AsyncClient(base_url=server.base, headers=HEADERS, timeout=PATIENCE, transport=transport)

    async def sit(self, level: str, bots: int, game: str, **more: Any) -> ClientConnection:
        """A table against bots, and its socket."""
        seats = [{"kind": "me", "at_once": True}, *[{"kind": "bot", "level": level}] * bots]
        wish = {"game": game, "seats": seats, "hints": True, **more}
        while True:
            reply = await self.http.post("/api/tables", json=wish)
            if reply.status_code == 201:
                break
            await asyncio.sleep(0.2)  # too often
        made = reply.json()
        while True:
            try:
                socket = await connect(
                    f"{self.server.base.replace('http', 'ws')}/api/tables/{made['table']}/live?form=json",
                    additional_headers={"authorization": f"Bearer {made['tokens']['0']}"},
                    local_addr=(self.address, 0),
                    open_timeout=PATIENCE,
                    max_size=None,
                )
                break
            except InvalidStatus as refused:
                if refused.response.status_code != TOO_OFTEN:
                    raise
                await asyncio.sleep(0.2)
        self.sockets.append(socket)
        return socket

    async def leave(self) -> None:
        """Close everything."""
        await asyncio.gather(*(socket.close() for socket in self.sockets))
        await self.http.aclose()


async def _think(socket: ClientConnection, views: list[int]) -> None:
    """The strongest bots play all seats of a table, and somebody looks on."""
    with contextlib.suppress(ConnectionClosed):
        await socket.send('{"do": "bot", "level": "konung"}')
        async for text in socket:
            views.append(len(text))


async def _hint(socket: ClientConnection, asked: list[int]) -> None:
    with contextlib.suppress(ConnectionClosed):
        while True:
            await socket.send('{"do": "hint"}')
            asked.append(1)
            await asyncio.sleep(HINT_EVERY)


async def _measure(server: Server, answers: int, chance: random.Random) -> dict[str, float]:
    people = [Person(server, address) for address in (HOSTILE, HINTS, ELSEWHERE)]
    hostile, hints, elsewhere = people
    views: list[int] = []
    asked: list[int] = []
    taken: list[float] = []
    tasks: list[asyncio.Task[None]] = []
    try:
        for _ in range(HOSTILE_TABLES):
            tasks.append(asyncio.create_task(_think(await hostile.sit("konung", 2, "walhalla"), views)))
        tasks.append(asyncio.create_task(_hint(await hints.sit("karl", 1, "raids"), asked)))
        while len(taken) < answers:
            await _play(await elsewhere.sit("thrall", 1, "raids"), chance, taken, answers)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for person in people:
            await person.leave()
    taken.sort()
    return {
        "hostile_tables": HOSTILE_TABLES,
        "hints_asked_for": len(asked),
        "their_views": len(views),
        "answers_elsewhere": len(taken),
        "p50_seconds": round(statistics.median(taken), 3),
        "p95_seconds": round(taken[int(0.95 * (len(taken) - 1))], 3),
        "most_seconds": round(taken[-1], 3),
        "target_seconds": TARGET,
    }


async def _play(socket: ClientConnection, chance: random.Random, taken: list[float], most: int) -> None:
    """Answer, and note how long it takes until one is asked again with a bot's answer in between."""
    sent, at = 0.0, -1
    while len(taken) < most:
        view = msgspec.json.decode(await asyncio.wait_for(socket.recv(), PATIENCE))
        if view["type"] != "view":
            continue
        if view["over"]:
            return
        if not view["answers"] or view["ply"] == at:
            continue
        if sent and view["ply"] > at + 1:
            taken.append(time.perf_counter() - sent)
        at, sent = view["ply"], time.perf_counter()
        wish = {"do": "answer", "ply": at, "answer": chance.choice(view["answers"])["answer"]}
        await socket.send(msgspec.json.encode(wish).decode())
