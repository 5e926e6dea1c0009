"""Finding and keeping tables: in memory while somebody needs them, in the store always."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
import re
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import structlog

from meadhall.engine.errors import BadSaga, MeadhallError, OtherComponents
from meadhall.engine.game import AnyGame
from meadhall.engine.registry import Shelf, games
from meadhall.engine.saga import load
from meadhall.engine.table import Table
from meadhall.pages.model import USUAL
from meadhall.server import seating
from meadhall.server.errors import Forbidden, NotFound, NotKept
from meadhall.server.keeper import SAGA, Conflict, Given, Keeper, Saved, reason
from meadhall.server.live_table import LiveTable, continued, rebuilt
from meadhall.server.metrics import Metrics
from meadhall.server.seating import Seat, Setup
from meadhall.server.seeds import Seeds

IDLE = 15 * 60.0  # seconds a table that nobody needs stays in memory
IDLE_SAGA = 60.0  # and one that was opened from a file, which is soon read again
KEPT_SAGA = 24 * 3600.0  # seconds after the last look that it stays in the store
ID = re.compile(r"[a-z0-9-]{4,40}")  # of tables
DIGEST = re.compile(r"[0-9a-f]{1,40}")  # of component files

log = structlog.get_logger("tables")


class Tables(dict[str, LiveTable]):
    """The tables in memory by id; others come in from the store when they are asked for."""

    def __init__(self, store: Keeper, shelf: Shelf, seeds: Seeds, metrics: Metrics) -> None:
        super().__init__()
        self.store, self.shelf, self.seeds, self.metrics = store, shelf, seeds, metrics
        self.opened: Callable[[LiveTable], None] = lambda _: None  # who wants to know of a table that came in
        self.catch_up: Callable[[LiveTable], Awaitable[None]]  # with other processes, where there are any
        self._loading: dict[str, asyncio.Future[LiveTable]] = {}

    async def keep_components(self) -> None:
        """Keep the component files that are played now, for the tables dealt with them."""
        boxes = [self.shelf.game(name).components for name in games()]
        await self.store.keep({box.digest: box.text for box in boxes})

    async def game(self, name: str, digest: str | None = None) -> AnyGame:
        """A game with the components it is played with now, or with others that tables were dealt with."""
        found = self.shelf.game(name)
        if digest is None or digest == found.components.digest:
            return found
        try:
            kept = await self.store.components(digest) if DIGEST.fullmatch(digest) else None
            return self.shelf.dealt(name, digest, found.rules, kept)
        except OtherComponents:
            raise NotFound(f"this hall has no components {digest[:40]!r} of {name}", "components/unknown") from None

    # -- finding -----------------------------------------------------------------------------------------------------

    async def find(self, key: str) -> LiveTable:
        """A table by its id, from memory or from the store."""
        live = self.get(key)
        if live is None:
            waiting = self._loading.get(key)
            if waiting is None:
                waiting = asyncio.ensure_future(self._load(key))
                self._loading[key] = waiting
                waiting.add_done_callback(lambda _: self._loading.pop(key, None))
            live = await asyncio.shield(waiting)
        live.used = time.monotonic()
        await self.catch_up(live)
        if key not in self:
            raise NotFound(f"there is no table {key[:40]!r}", "table/unknown")
        return live

    def comes(self, key: str) -> bool:
        """Whether a table is just being read."""
        return key in self._loading

    async def coming(self, key: str) -> LiveTable | None:
        """A table in memory, or that is just being read; None when it is neither."""
        if key in self._loading:
            with contextlib.suppress(MeadhallError):
                await asyncio.shield(self._loading[key])
        return self.get(key)

    async def _load(self, key: str) -> LiveTable:
        saved = await self.store.read(key) if ID.fullmatch(key) else None
        if saved is None:
            raise NotFound(f"there is no table {key[:40]!r}", "table/unknown")
        if saved.table["saga"] is not None:
            with contextlib.suppress(Exception):  # one that cannot be touched can be read
                await self.store.touch(key)
        return self._keep(saved)

    def _keep(self, saved: Saved) -> LiveTable:
        live = LiveTable(saved, self.shelf)
        self[live.id] = live
        self.opened(live)
        return live

    async def tried(self, key: str) -> LiveTable | None:
        """A table by its id; None, and a word in the log, when it cannot be opened: others must not suffer."""
        try:
            return await self.find(key)
        except MeadhallError as error:
            log.warning("table cannot be opened", table=key, reason=str(error))
        except Exception:
            log.exception("opening failed", table=key)
        return None

    async def reload(self, live: LiveTable) -> None:
        """Take over what the store says of a table."""
        saved = await self.store.read(live.id, whole=False)
        if saved is None:
            self.gone(live)
            return
        table = continued(live.table, saved)
        if table is None:  # somebody took an answer back
            saved = await self.store.read(live.id) or saved
            table = rebuilt(saved, self.shelf)
        live.take(saved, table)

    async def remove(self, live: LiveTable) -> None:
        """Delete a table for good; who looks on is sent away."""
        async with live.lock:
            try:
                await self.store.remove(live.id)
            except Exception as error:
                log.error("table not deleted", table=live.id, reason=reason(error))
                raise NotKept(
                    "the table could not be deleted; the store cannot be written just now, try again"
                ) from None
            self.gone(live)

    def gone(self, live: LiveTable) -> None:
        """A table was deleted."""
        self.pop(live.id, None)
        if live.thinking is not None:
            live.thinking.cancel()
        live.presence.dismiss_all("table/unknown")

    def forget_idle(self) -> None:
        """Let go of tables nobody looks at; the store has them."""
        for live in list(self.values()):
            self.forget(live, IDLE_SAGA if live.from_file else IDLE)

    def forget(self, live: LiveTable, idle: float) -> bool:
        """Let go of a table that nobody here has needed for so many seconds; whether that was so."""
        gone = not live.busy and time.monotonic() - live.used > idle
        if gone:
            self.pop(live.id, None)
        return gone

    async def forget_sagas(self) -> None:
        """Let go of games from files that nobody has looked at for a day."""
        await self.store.forget_sagas(time.time() - KEPT_SAGA)

    # -- setting up --------------------------------------------------------------------------------------------------

    async def create(self, wished: Setup, key: str | None = None) -> LiveTable:
        """Set a new table, dealt or as a game goes on. Raises `Conflict` where there is that key."""
        row, places, table = seating.rows(wished, self.seeds.deal())
        if key is not None:
            row |= {"id": key, "name": key.partition("-")[0].capitalize()}
        await self._add(row, places, wished.given)
        self.metrics.counts["tables_made"] += 1
        log.info("table made", table=row["id"], game=row["game"], seats=table.seats)
        given = [answer for _, answer in wished.given]
        return self._keep(Saved(row, places, given, components=table.game.components.text))

    # -- opened from a file ------------------------------------------------------------------------------------------

    def read_saga(self, text: str, components: str | None) -> Table:
        """A game from a file, verified answer by answer."""
        if "\0" in text:
            raise BadSaga(1, "a saga is a text file")
        return load(text, game=lambda name, digest, rules: self.shelf.dealt(name, digest, rules, components))

    async def keep_saga(self, text: str, table: Table) -> LiveTable:
        """Keep it for a day after the last look, to be replayed; the same file is kept once."""
        key = f"{SAGA}{hashlib.sha256(text.encode()).hexdigest()[:24]}"
        if await self.store.touch(key):
            return await self.find(key)
        name = secrets.choice(seating.PLACES)
        places = [seating.seat_row(number, Seat("bot", USUAL, name)) for number, name in enumerate(table.names)]
        row = seating.table_row(key, name, table, True, 0, False, text)
        row["over"] = True  # nobody plays on here
        with contextlib.suppress(Conflict):  # somebody else opens it at the same moment
            await self._add(row, places)
        return await self.find(key)

    async def _add(self, row: dict[str, Any], places: list[dict[str, Any]], given: Sequence[Given] = ()) -> None:
        try:
            await self.store.add(row, places, given)
        except Conflict:
            raise
        except Exception as error:
            log.error("table not kept", reason=reason(error))
            raise NotKept("the table could not be kept; the store cannot be written just now, try again") from None

    async def kept_components(self, text: str) -> str | None:
        """The component file a saga was played with, where this hall has kept it."""
        try:
            digest = str(json.loads(text.partition("\n")[0])["components"])
            return await self.store.components(digest) if DIGEST.fullmatch(digest) else None
        except (ValueError, KeyError, TypeError, RecursionError):
            return None  # loading it will say what is wrong


def open_to_all(live: LiveTable) -> Table:
    """The game of a table whose every moment may be seen: it is over, or came in as a file."""
    if not (live.finished or live.from_file):
        raise Forbidden("a position holds every secret; it can be shared when the game is over", "saga/early")
    return live.table
