"""The hall in a worker of the browser: opened once, asked by messages. Only this module and `bots` know of Pyodide."""

from __future__ import annotations

import json
import logging
import zlib
from collections.abc import Mapping
from typing import Any

import structlog

from meadhall.engine.table import Table
from meadhall.look import live_below
from meadhall.page.bots import Mind, OneWorker, as_bytes
from meadhall.page.carrier import Carrier, Jar, Line, Site
from meadhall.page.hall import PageHall
from meadhall.page.routes import routes
from meadhall.page.store import Disk, DiskFailed
from meadhall.pages import one_device
from meadhall.server import statics, web
from meadhall.server.metrics import Metrics
from meadhall.server.rate_limits import Limits
from meadhall.server.requests import InnerHouse
from meadhall.server.seeds import Seeds


async def opened(
    disk: Disk, mind: Mind, site: Site, stamp: str, modules: tuple[str, ...], seeds: Seeds | None = None
) -> Carrier:
    """The hall of a page, open."""
    live_below(site.base)
    one_device.stay()
    statics.served_elsewhere(stamp, modules)
    metrics, jar = Metrics(), Jar(disk)
    await jar.open()
    hall = PageHall(disk, OneWorker(metrics, mind), metrics, seeds)
    house = InnerHouse(hall, Limits.loose(), names=frozenset({site.host.partition(":")[0]}), framed=True)
    await hall.start()
    return Carrier(web.application(house, routes()), jar, site)


class BrowserDisk:
    """IndexedDB, by three functions of the worker's script that speak JSON."""

    def __init__(self, script: Any) -> None:
        self.script = script

    async def commit(self, rows: Mapping[str, str | None]) -> None:
        """One transaction; on return it is complete."""
        try:
            await self.script.commit(json.dumps(rows))
        except Exception as error:
            raise DiskFailed(str(error)[:200]) from None

    async def read(self, start: str) -> dict[str, str]:
        """Every text whose key begins so."""
        try:
            found: dict[str, str] = json.loads(await self.script.read(start))
        except Exception as error:
            raise DiskFailed(str(error)[:200]) from None
        return found


class Host:
    """What the worker's script calls."""

    def __init__(self, script: Any) -> None:
        self.script = script
        self.carrier: Carrier
        self.lines: dict[int, Line] = {}

    async def start(self, wish: str) -> None:
        """Open the hall."""
        told = json.loads(wish)
        structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))
        site = Site(told["host"], told["scheme"], told["base"])
        disk = BrowserDisk(self.script)
        seeds = Known(told["seed"]) if told.get("seed") else None
        self.carrier = await opened(disk, self.script, site, told["stamp"], tuple(told["modules"]), seeds)

    async def ask(self, wish: str, body: Any) -> tuple[str, bytes]:
        """Answer a request."""
        told = json.loads(wish)
        answer = await self.carrier.ask(
            told["method"], told["target"], told["headers"], as_bytes(body), told["cookies"]
        )
        head = {"status": answer.status, "headers": answer.headers, "cookies": answer.cookies}
        return json.dumps(head), answer.body

    def dial(self, number: int, target: str, cookies: str) -> None:
        """Open a line of that number."""

        def heard(message: Mapping[str, Any]) -> None:
            if message["type"] == "close":
                self.lines.pop(number, None)
            self.script.heard(number, json.dumps(message))

        self.lines[number] = self.carrier.dial(target, heard, cookies)

    def say(self, number: int, text: str) -> None:
        """The page says something on a line."""
        if number in self.lines:
            self.lines[number].say(text)

    def hang_up(self, number: int) -> None:
        """The page has left."""
        line = self.lines.pop(number, None)
        if line is not None:
            line.hang_up()


class Known(Seeds):
    """Deals and thoughts that hang on a word: for tests, which build a page with one."""

    def __init__(self, word: str) -> None:
        self.word = word

    def deal(self) -> str:
        """The same for every table."""
        return self.word

    def think(self, table: Table) -> int:
        """The same at the same ply."""
        return zlib.crc32(f"{self.word} {table.ply}".encode())
