"""The hall: tables that are being played, and the one door through which every answer goes."""

from __future__ import annotations

import asyncio
import contextlib
import json
import pickle
import secrets
import time
from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import Any, TypeVar

import sqlalchemy as sa
import structlog

from meadhall.bots import Advice
from meadhall.engine.errors import BadSetup, MeadhallError, OtherComponents, StaleAnswer, UndoRefused
from meadhall.engine.game import AnyGame
from meadhall.engine.registry import Shelf, games
from meadhall.engine.saga import load
from meadhall.engine.state import OVER, SPECTATOR
from meadhall.engine.table import Table, checked_names
from meadhall.server import seating, store, tokens
from meadhall.server.bots import KNOWN, STAND_IN, USUAL, WorkerFailed, Workers, telling
from meadhall.server.errors import Forbidden, NotFound, Refused
from meadhall.server.metrics import Metrics
from meadhall.server.running import Asked, Live, Viewer, rebuilt
from meadhall.server.seating import Seat
from meadhall.server.seeds import Seeds
from meadhall.server.store import Change, Conflict, Saved, Store

IDLE = 15 * 60.0  # seconds a table without viewers stays in memory
LOOK_AROUND = 1.0  # seconds between looks at what other processes wrote, and at absent players
MINUTE = 60.0
STALE = "the table has moved on; look at it again"

Planned = tuple[Change | None, Table | None]  # what goes to disk, and the table that then is there

log = structlog.get_logger("hall")

T = TypeVar("T")


class Hall:
    """All tables of one server process."""

    def __init__(
        self,
        the_store: Store,
        workers: Workers,
        metrics: Metrics,
        shelf: Shelf | None = None,
        seeds: Seeds | None = None,
    ) -> None:
        self.store = the_store
        self.shelf = shelf or Shelf()
        self.seeds = seeds or Seeds()
        self.workers = workers
        self.metrics = metrics
        self.tables: dict[str, Live] = {}
        self.signer: tokens.Signer
        self._loading: dict[str, asyncio.Future[Live]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._running = True
        self._closed: set[str] = set()  # tables that could not be opened; once is enough to say so

    async def start(self) -> None:
        """Open the store, go on where bots were thinking, and keep looking around."""
        await self.store.start()
        boxes = [self.shelf.game(name).components for name in games()]
        await self.store.keep({box.digest: box.text for box in boxes})
        self.signer = tokens.Signer(await self.store.setting("secret"))
        self.workers.warm()
        self._spawn(self._wake())
        self._spawn(self._look_around())

    async def stop(self) -> None:
        """End what runs and close the store."""
        self._running = False
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.workers.stop()
        await self.store.stop()

    def _spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # -- finding -----------------------------------------------------------------------------------------------------

    async def game(self, name: str, digest: str | None = None) -> AnyGame:
        """A game with the components it is played with now, or with others that tables were dealt with."""
        found = self.shelf.game(name)
        if digest is None or digest == found.components.digest:
            return found
        try:
            return self.shelf.dealt(name, digest, found.rules, await self.store.components(digest))
        except OtherComponents:
            raise NotFound(f"this hall has no components {digest[:40]!r} of {name}", "components/unknown") from None

    async def find(self, key: str) -> Live:
        """A table by its id, from memory or from the store."""
        live = self.tables.get(key)
        if live is None:
            waiting = self._loading.get(key)
            if waiting is None:
                waiting = asyncio.ensure_future(self._load(key))
                self._loading[key] = waiting
                waiting.add_done_callback(lambda _: self._loading.pop(key, None))
            live = await asyncio.shield(waiting)
        live.used = time.monotonic()
        return live

    async def _load(self, key: str) -> Live:
        saved = await self.store.read(key) if len(key) <= 40 else None
        if saved is None:
            raise NotFound(f"there is no table {key[:40]!r}", "table/unknown")
        live = self.tables[key] = Live(saved, self.shelf)
        self._go_on(live)
        return live

    def seat_of(self, live: Live, token: str | None) -> int:
        """The seat a token opens at a table; SPECTATOR without one. Refuses forged, foreign and withdrawn ones."""
        if token is None:
            if not live.watch:
                raise Forbidden("this table is not open to onlookers; you need an invitation", "table/closed")
            return SPECTATOR
        found = self.signer.read(token)
        if found is None or found[0] != live.id or found[1] >= len(live.seats):
            raise Forbidden("that token opens no seat of this table")
        seat = live.seats[found[1]]
        if seat.kind != "human" or not secrets.compare_digest(seat.nonce, found[2]):
            raise Forbidden("that invitation has been withdrawn or used; ask for a new link", "seat/withdrawn")
        return found[1]

    def token(self, live: Live, seat: int) -> str:
        """The token of a seat as it stands."""
        return self.signer.sign(live.id, seat, live.seats[seat].nonce)

    # -- setting up --------------------------------------------------------------------------------------------------

    async def create(self, wish: Mapping[str, Any]) -> Live:
        """Deal a new table."""
        row, places, table = seating.rows(seating.read(wish, self.shelf), self.seeds.deal())
        await self.store.add(row, places)
        self.metrics.counts["tables_made"] += 1
        log.info("table made", table=row["id"], game=row["game"], seats=table.seats)
        live = self.tables[row["id"]] = Live(Saved(row, places, []), self.shelf)
        self._go_on(live)
        return live

    async def open_saga(self, text: str) -> Live:
        """A game from a file, verified answer by answer, to be replayed."""
        kept = await self._kept(text)
        table = load(text, game=lambda name, digest, rules: self.shelf.dealt(name, digest, rules, kept))
        name = secrets.choice(seating.PLACES)
        key = f"saga-{secrets.token_hex(6)}"
        places = [
            seating.seat_row(number, Seat("bot", USUAL, name, tokens.nonce(), True, False))
            for number, name in enumerate(table.names)
        ]
        row = seating.table_row(key, name, table, True, 0, False, text)
        row["over"] = True  # nobody plays on here
        given = [(move.seat, table.game.actions.text(move.action)) for move in table.moves]
        await self.store.add(row, places, given)
        return await self.find(key)

    async def _kept(self, text: str) -> str | None:
        """The component file a saga was played with, where this hall has kept it."""
        try:
            return await self.store.components(str(json.loads(text.partition("\n")[0])["components"]))
        except (ValueError, KeyError, TypeError, RecursionError):
            return None  # loading it will say what is wrong

    async def join(self, token: str, name: str | None) -> tuple[Live, int, str]:
        """Sit down by invitation; returns table, seat and the token to keep. The link is then worthless to others."""
        found = self.signer.read(token)
        if found is None:
            raise Forbidden("that is no invitation of this hall; was the link cut?")
        live, number, fresh = await self.find(found[0]), found[1], tokens.nonce()

        def sit() -> Planned:
            seat = live.seats[self.seat_of(live, token)]
            if seat.joined:  # the same player on another device
                return None, None
            change: dict[str, Any] = {"joined": True, "nonce": fresh}
            if name is not None and name.strip() and name.strip() != seat.name:
                names = [one.name for one in live.seats]
                names[number] = name.strip()
                try:
                    checked_names(names, len(names))
                except BadSetup as error:
                    raise Refused(str(error), "seat/name", 422) from None
                change["name"] = name.strip()
            return Change(live.id, live.version, seats={number: change}), None

        await self._change(live, sit)
        return live, number, self.token(live, number) if live.seats[number].nonce == fresh else token

    async def renew(self, live: Live, by: int, number: int) -> None:
        """Withdraw a seat's links and make a new one: the host for others, anybody for themselves never."""
        self._host_only(live, by)
        if not 0 <= number < len(live.seats) or live.seats[number].kind != "human" or number == by:
            raise Refused("only the seat of another person has an invitation", "seat/unknown", 404)
        await self._seat(live, number, {"nonce": tokens.nonce(), "joined": False})

    # -- playing -----------------------------------------------------------------------------------------------------

    async def answer(self, live: Live, seat: int, ply: int, answer: str | int, version: int | None = None) -> None:
        """Give an answer for a seat; on return it is on disk and every viewer has been told."""
        began = time.perf_counter()

        def change() -> Planned:
            table = live.table
            if ply != table.ply or (version is not None and version != live.version):
                raise StaleAnswer(f"that was an answer to question {ply}; {STALE}")
            self._playable(live)
            if seat != table.seat:
                raise Forbidden("it is not your question", "answer/not-yours")
            if live.held is not None:
                raise Refused("the last answer can still be taken back; wait for Done", "answer/wait", 409)
            following = table.copy()
            following.play(answer, ply=ply)
            given = table.game.actions.text(following.moves[-1].action)
            values = {"asked": following.seat, "over": following.over}
            return Change(live.id, live.version, values, (ply, seat, given)), following

        await self._change(live, change, began)
        self.metrics.counts["answers"] += 1

    async def undo(self, live: Live, seat: int, ply: int) -> None:
        """Take a seat's last answer back, by the engine's rule."""

        def change() -> Planned:
            if ply != live.table.ply:
                raise StaleAnswer(f"that was about question {ply}; {STALE}")
            refusal = live.undo_refusal(seat)
            if refusal is not None:
                raise UndoRefused(f"the last answer stays: {refusal}")
            before = live.table.copy()
            before.undo()
            values = {"asked": before.seat, "over": False}
            return Change(live.id, live.version, values, undo=before.ply), before

        await self._change(live, change)
        self.metrics.counts["undos"] += 1

    async def say_done(self, live: Live, seat: int, ply: int) -> None:
        """A seat lets the game go on: its answers are not taken back any more."""

        def change() -> Planned:
            if ply != live.table.ply:
                raise StaleAnswer(f"that was about question {ply}; {STALE}")
            if live.held is None:
                return None, None  # said twice
            if live.held != seat:
                raise Forbidden("only who answered last says Done", "answer/not-yours")
            return Change(live.id, live.version, {"done": ply}), None

        await self._change(live, change)

    async def set_at_once(self, live: Live, seat: int, on: bool) -> None:
        """Whether a seat's turns end without Done."""
        self._own(live, seat)
        await self._seat(live, seat, {"at_once": on})

    async def stand_in(self, live: Live, by: int, seat: int, level: str | None) -> None:
        """Let a bot play for a seat, or take it back (`level` None)."""
        if not 0 <= seat < len(live.seats) or live.seats[seat].kind != "human":
            raise Refused("there is no person's seat of that number", "seat/unknown", 404)
        if level is not None and level not in KNOWN:
            raise Refused(f"there is no bot {level[:40]!r}; there are {', '.join(KNOWN)}", "seat/level")
        if by != seat:
            self._host_only(live, by)
            if live.present(seat) and level is not None:
                raise Refused(
                    "that player is at the table; only an absent seat can be given to a bot", "seat/present", 409
                )
        self._playable(live)
        await self._seat(live, seat, {"stand_in": level})
        log.info("stand-in", table=live.id, seat=seat, bot=level)

    def _own(self, live: Live, seat: int) -> None:
        if seat == SPECTATOR:
            raise Forbidden("onlookers have no seat", "seat/none")
        self._playable(live)

    def _host_only(self, live: Live, by: int) -> None:
        if by == SPECTATOR or by != live.host():
            raise Forbidden("only who set the table up can do that", "seat/not-host")

    @staticmethod
    def _playable(live: Live) -> None:
        if live.saga is not None:
            raise Refused("this game was opened from a file: it can be replayed, not played on", "table/saga", 409)

    # -- the door ----------------------------------------------------------------------------------------------------

    async def _change(self, live: Live, make: Callable[[], Planned], began: float | None = None) -> None:
        """Make a change, commit it, then show it; also when who asked for it leaves meanwhile."""
        task = asyncio.ensure_future(self._carry_out(live, make, began))
        task.add_done_callback(lambda ended: ended.cancelled() or ended.exception())
        await asyncio.shield(task)

    async def _carry_out(self, live: Live, make: Callable[[], Planned], began: float | None) -> None:
        """Whatever goes wrong, the table stays as the store has it."""
        async with live.lock:
            change, following = make()
            if change is None:
                return
            committing = time.perf_counter()
            try:
                await self.store.write(change)
            except Conflict:
                await self._reload(live)
                self.show(live)
                raise StaleAnswer(STALE) from None
            except Exception:
                await self._reload(live)
                raise
            self.metrics.times["commit"].note(time.perf_counter() - committing)
            live.version += 1
            live.touched = time.time()
            if "done" in change.values:
                live.done = change.values["done"]
            if change.undo is not None:
                for lines in live.lines.values():
                    del lines[change.undo :]
            for number, values in change.seats.items():
                for key, value in values.items():
                    setattr(live.seats[number], key, value)
                if "nonce" in values:
                    live.dismiss(number)
                if "name" in values:
                    live.table.names = tuple(seat.name for seat in live.seats)
                    live.lines.clear()
            if following is not None:
                live.table = following
            self.show(live)
        if began is not None:
            self.metrics.times["answer_to_push"].note(time.perf_counter() - began)
        self._go_on(live)

    async def _seat(self, live: Live, seat: int, values: Mapping[str, Any]) -> None:
        """Change something about a seat."""
        await self._change(live, lambda: (Change(live.id, live.version, seats={seat: values}), None))

    async def _reload(self, live: Live) -> None:
        saved = await self.store.read(live.id)
        if saved is not None:
            live.take(saved, rebuilt(saved, self.shelf))

    def show(self, live: Live, but: Viewer | None = None) -> None:
        """Show a table to all who look on. Whom it cannot be drawn for is sent away, and the others see it."""
        for viewer in list(live.viewers):
            if viewer is but:
                continue
            try:
                viewer.show(live)
            except Exception:
                log.exception("drawing failed", table=live.id, seat=viewer.seat)
                viewer.leave("page/failed")
        live.frames.clear()  # they are large; whoever comes later is drawn for anew

    # -- bots --------------------------------------------------------------------------------------------------------

    def _go_on(self, live: Live) -> None:
        """Let a bot think when it is a bot's question."""
        table = live.table
        if not self._running or live.saga is not None or table.over or live.held is not None:
            return
        level = live.seats[table.seat].bot
        if level is None or (live.thinking is not None and not live.thinking.done()):
            return
        live.thinking = self._spawn(self._think(live))

    async def _think(self, live: Live) -> None:
        """Answer for bots until it is a human's question."""
        while self._running:
            table, version = live.table, live.version
            if table.over or live.held is not None:
                return
            level = live.seats[table.seat].bot
            if level is None:
                return
            legal = table.legal_actions()
            hurried = telling(table)
            try:
                alone = len(legal) == 1 and not hurried
                chosen = legal[0] if alone else await self._ask(live, table, level, legal, hurried)
                if live.version == version:
                    await self.answer(live, table.seat, table.ply, chosen, version)
            except (StaleAnswer, Refused):
                continue  # the table moved while the bot thought
            except WorkerFailed as failure:
                log.error("bot failed", table=live.id, bot=level, reason=str(failure))
                await asyncio.sleep(5)
            except Exception:
                log.exception("bot's answer failed", table=live.id, bot=level)
                await asyncio.sleep(5)

    async def _ask(self, live: Live, table: Table, level: str, legal: Sequence[int], hurried: bool) -> int:
        view, mind = pickle.dumps(table.view(table.seat)), (live.id, int(table.seat))
        return await self.workers.choose(table.game.key, level, self.seeds.think(table), view, legal, hurried, mind)

    async def hint(self, live: Live, seat: int) -> tuple[int, Advice]:
        """What the strongest bot would answer and expects, knowing what the seat knows, and at which ply."""
        table = live.table
        self._playable(live)
        self._advised(live)
        if table.seat != seat or live.held is not None:
            raise Forbidden("it is not your question", "answer/not-yours")

        def ask() -> Coroutine[Any, Any, Advice]:
            view = pickle.dumps(table.view(seat))
            return self.workers.advise(table.game.key, self.seeds.think(table), view, table.legal_actions())

        asking = self._once(live.advised, seat, table, ask)
        try:
            found = await asyncio.shield(asking)
        except WorkerFailed:
            raise Refused("no bot could be asked just now; try again", "bot/failed", 503) from None
        return table.ply, found

    async def chances(self, live: Live, seat: int) -> list[float] | None:
        """Everybody's chances to win as a seat, or an onlooker, may know, asked for once a position; None when late."""
        table = live.table

        def wanted() -> bool:
            return live.table is table and bool(live.viewers)

        def ask() -> Coroutine[Any, Any, list[float] | None]:
            view = pickle.dumps(table.view(seat))
            return self.workers.forecast(table.game.key, self.seeds.think(table), view, wanted)

        return await asyncio.shield(self._once(live.foretold, seat, table, ask))

    def _once(
        self, kept: Asked[T], seat: int, table: Table, ask: Callable[[], Coroutine[Any, Any, T]]
    ) -> asyncio.Task[T]:
        """What was asked for a seat at this position already, unless nothing came of it; else it is asked now."""
        found = kept.get(seat)
        if found is not None and found[0] is table:
            task = found[1]
            if not task.done() or not (task.cancelled() or task.exception() or task.result() is None):
                return task
        task = self._spawn(ask())
        task.add_done_callback(lambda ended: ended.cancelled() or ended.exception())
        kept[seat] = (table, task)
        return task

    def _advised(self, live: Live) -> None:
        if not live.hints:
            raise Forbidden("this table was set up without hints and win chances", "hint/off")

    def may_foretell(self, live: Live) -> None:
        """Refuse win chances where they are not to be had."""
        self._playable(live)
        self._advised(live)

    # -- looking around ----------------------------------------------------------------------------------------------

    async def _wake(self) -> None:
        """After a start: bots that were thinking go on."""
        running = (store.tables.c.id == store.seats.c.table_id) & (store.tables.c.asked == store.seats.c.seat)
        bots = (store.seats.c.kind == "bot") | store.seats.c.stand_in.is_not(None)
        query = sa.select(store.tables.c.id).select_from(store.tables.join(store.seats, running))
        for row in await self.store.select(query.where(store.tables.c.over.is_(False), bots)):
            await self._opened(row["id"])

    async def _opened(self, key: str) -> Live | None:
        """A table by its id; None, and a word in the log, when it cannot be opened: others must not suffer."""
        try:
            return await self.find(key)
        except MeadhallError as error:
            log.warning("table cannot be opened", table=key, reason=str(error))
        except Exception:
            log.exception("opening failed", table=key)
        return None

    async def _look_around(self) -> None:
        """See what other processes wrote, who is absent too long, and which tables nobody needs in memory."""
        since = time.time()
        while True:
            await asyncio.sleep(LOOK_AROUND)
            try:
                began = time.time()
                await self._follow_others(since - 5)
                since = began
                await self._replace_absent()
            except Exception:
                log.exception("looking around failed")
            self._forget()

    async def _follow_others(self, since: float) -> None:
        if not self.tables:
            return
        query = sa.select(store.tables.c.id, store.tables.c.version).where(store.tables.c.touched > since)
        for row in await self.store.select(query):
            live = self.tables.get(row["id"])
            if live is not None and row["version"] > live.version and not live.lock.locked():
                try:
                    async with live.lock:
                        await self._reload(live)
                        self.show(live)
                except MeadhallError as error:
                    log.warning("table cannot be followed", table=live.id, reason=str(error))
                    continue
                self._go_on(live)

    async def _replace_absent(self) -> None:
        now, wall = time.monotonic(), time.time()
        late = store.tables.c.touched < wall - MINUTE * store.tables.c.patience
        query = sa.select(store.tables.c.id).where(store.tables.c.over.is_(False), store.tables.c.patience > 0, late)
        for row in await self.store.select(query.order_by(store.tables.c.touched.desc()).limit(100)):
            live = self.tables.get(row["id"])
            if live is None and row["id"] not in self._closed:
                live = await self._opened(row["id"])
            if live is None:
                self._closed.add(row["id"])
                continue
            number = live.held if live.held is not None else live.table.seat
            if number == OVER or live.seats[number].bot is not None or live.present(number):
                continue
            if now - live.seen.setdefault(number, now) >= MINUTE * live.patience:
                with contextlib.suppress(StaleAnswer):
                    await self._seat(live, number, {"stand_in": STAND_IN})
                log.info("absent seat taken over", table=live.id, seat=number)

    def _forget(self) -> None:
        """Let go of tables nobody looks at; the store has them."""
        now = time.monotonic()
        for key, live in list(self.tables.items()):
            busy = live.thinking is not None and not live.thinking.done()
            if not live.viewers and not busy and not live.lock.locked() and now - live.used > IDLE:
                del self.tables[key]
