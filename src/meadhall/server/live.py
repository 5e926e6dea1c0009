"""The socket: whole parts of the page, or JSON for programs, pushed with every change; answers come in by it too."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import deque
from typing import Any

import msgspec
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from meadhall.engine.errors import MeadhallError
from meadhall.engine.state import SPECTATOR
from meadhall.look import Markup
from meadhall.server import frames, views, wording
from meadhall.server.bots import STAND_IN
from meadhall.server.errors import Forbidden, Refused
from meadhall.server.foretelling import Foretelling
from meadhall.server.frames import Eye
from meadhall.server.hall import Hall
from meadhall.server.limits import FRAME, Bucket, Limits
from meadhall.server.pages import tables
from meadhall.server.running import Live

HEARTBEAT = 15.0
LONGEST_QUEUE = 120  # a slow reader then gets the newest view only
FLOOD = 200  # refused messages before the socket is closed
GLANCE = 0.2  # what a preview costs of the bucket: a pointer passes over many answers

log = structlog.get_logger("live")


class Message(msgspec.Struct, forbid_unknown_fields=True):
    """What a client may say."""

    do: str
    id: int | None = None  # echoed, so that a program can pair replies
    ply: int | None = None
    version: int | None = None
    answer: str | None = None
    seat: int | None = None
    on: bool | None = None
    level: str | None = None


_decode = msgspec.json.Decoder(Message).decode
_encode = msgspec.json.Encoder().encode


class Socket:
    """One open socket at a table."""

    def __init__(self, hall: Hall, live: Live, websocket: WebSocket, seat: int, eye: Eye, form: str, base: str) -> None:
        self.hall, self.live, self.websocket = hall, live, websocket
        self.seat, self.eye, self.form, self.base = seat, eye, form, base
        self.waiting: deque[bytes] = deque()
        self.wake = asyncio.Event()
        self.sent: dict[str, int] = {}
        self.told = live.table.ply
        self.closing: tuple[int, str] | None = None
        self.chances = Foretelling(hall, live, seat, self.put)
        self.hinting: asyncio.Task[None] | None = None

    # -- out ---------------------------------------------------------------------------------------------------------

    def show(self, live: Live) -> None:
        """Queue the table as it stands now."""
        if self.closing is not None:
            return
        if len(self.waiting) > LONGEST_QUEUE:
            self.waiting.clear()
            self.sent.clear()
        self.put(self.view(live))
        self.chances.follow()

    def put(self, message: dict[str, Any]) -> None:
        """Queue a message."""
        self.waiting.append(_encode(message))
        self.wake.set()

    def stop(self) -> None:
        """Nobody listens any more."""
        self.chances.stop()
        if self.hinting is not None:
            self.hinting.cancel()

    def leave(self, reason: str) -> None:
        """Close: the seat belongs to somebody else now."""
        self.closing = (4403, reason)
        self.waiting.clear()  # what is still to be said is no longer theirs to hear
        self.wake.set()

    def view(self, live: Live) -> dict[str, Any]:
        """The message of the moment."""
        table = live.table
        if self.form == "json":
            return {"type": "view", **drawn(self.hall, live, self.eye, "json")}
        made, marks = drawn(self.hall, live, self.eye, self.base)
        changed = {name: made[name] for name, mark in marks.items() if self.sent.get(name) != mark}
        self.sent.update(marks)
        news = frames.sentences(live, self.eye.lang, self.seat, self.told, 8) if table.ply > self.told else []
        self.told = table.ply
        return {
            "type": "view",
            "version": live.version,
            "ply": table.ply,
            "over": live.finished,
            "news": news,
            "parts": changed,
            "paced": bool(news) and live.seats[table.moves[-1].seat].bot is not None,
        }

    async def send(self) -> None:
        """Send what is queued, and a heartbeat when nothing is, until the client is gone."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            await self._send()

    async def _send(self) -> None:
        while True:
            while self.waiting:
                data = self.waiting.popleft()
                await self.websocket.send_text(data.decode())
            if self.closing is not None:
                await self.websocket.close(*self.closing)
                return
            self.wake.clear()
            try:
                async with asyncio.timeout(HEARTBEAT):
                    await self.wake.wait()
            except TimeoutError:
                self.put({"type": "beat", "version": self.live.version})

    # -- in ----------------------------------------------------------------------------------------------------------

    async def receive(self, bucket: Bucket) -> None:
        """Carry out what the client says until it leaves."""
        refused = 0
        while refused < FLOOD:
            try:
                frame = await self.websocket.receive()
            except RuntimeError:  # it was closed from here
                return
            if frame["type"] == "websocket.disconnect" or self.closing is not None:
                return
            text = frame.get("text")
            number = None
            try:
                if text is None or len(text) > FRAME:
                    raise Refused("a message is a short JSON text", "message/size", 413)
                try:
                    message = _decode(text)
                except (msgspec.DecodeError, UnicodeEncodeError) as error:
                    raise Refused(f"that message cannot be read: {error}"[:200], "message/bad") from None
                number = message.id
                if not bucket.take(GLANCE if message.do == "preview" else 1.0):
                    raise Refused("that was too often; wait a moment", "request/too-often", 429)
                if message.do == "hint":  # it takes a while: answers go on meanwhile
                    self.ask_for_hint(number)
                    continue
                reply = await self.do(message)
            except MeadhallError as error:
                refused += 1
                self.refuse(number, error)
                if error.code == "answer/stale":
                    self.sent.clear()
                    self.show(self.live)
                continue
            refused = 0
            self.put({"type": "ok", "id": number, **reply})
        self.closing = (1008, "request/too-often")
        self.wake.set()
        await asyncio.sleep(HEARTBEAT)  # while the sender says goodbye

    def refuse(self, number: int | None, error: MeadhallError) -> None:
        """Say why something was not done."""
        self.hall.metrics.refused[error.code] += 1
        words = wording.refusal(self.eye.lang, error.code, str(error)) if self.form == "html" else str(error)
        self.put({"type": "refused", "id": number, "code": error.code, "text": words})

    def ask_for_hint(self, number: int | None) -> None:
        """Let the strongest bot think about the question; the reply comes when it has."""
        if self.seat == SPECTATOR:
            raise Forbidden("onlookers have no seat", "seat/none")
        if self.hinting is not None and not self.hinting.done():
            raise Refused("a bot is already thinking about it", "hint/busy", 409)
        self.hinting = asyncio.create_task(self.hint(number))

    async def hint(self, number: int | None) -> None:
        """The strongest bot's answer, and what it expects of each."""
        try:
            ply, advice = await self.hall.hint(self.live, self.seat)
        except MeadhallError as error:
            self.refuse(number, error)
            return
        text = self.live.table.game.actions.text
        expected = [
            {"answer": text(one.answer), "points": one.points, "share": one.share, "sure": one.sure}
            for one in advice.answers
        ]
        reply = {"hint": text(advice.best), "ply": ply, "expected": expected, "chances": advice.chances}
        self.put({"type": "ok", "id": number, **reply})

    async def do(self, message: Message) -> dict[str, Any]:
        """Carry out one message; the reply goes to this client alone."""
        hall, live, seat = self.hall, self.live, self.seat
        match message.do:
            case "answer" | "undo" | "done" | "preview" | "at-once" | "bot" | "back" | "renew" if seat == SPECTATOR:
                raise Forbidden("onlookers have no seat", "seat/none")
            case "answer":
                if message.answer is None or message.ply is None:
                    raise Refused("an answer names its ply", "message/bad")
                await hall.answer(live, seat, message.ply, message.answer, message.version)
            case "undo":
                await hall.undo(live, seat, live.table.ply if message.ply is None else message.ply)
            case "done":
                await hall.say_done(live, seat, live.table.ply if message.ply is None else message.ply)
            case "at-once":
                await hall.set_at_once(live, seat, bool(message.on))
            case "bot":
                await hall.stand_in(
                    live, seat, seat if message.seat is None else message.seat, message.level or STAND_IN
                )
            case "back":
                await hall.stand_in(live, seat, seat if message.seat is None else message.seat, None)
            case "renew":
                await hall.renew(live, seat, -1 if message.seat is None else message.seat)
            case "chances":
                self.chances.switch(bool(message.on))
            case "preview":
                table = live.table
                if table.seat != seat or message.answer is None:
                    return {"preview": {"told": [], "points": {}}}
                action = table.game.actions.parse(message.answer)
                if action not in table.legal_actions():
                    return {"preview": {"told": [], "points": {}}}
                return {"preview": views.preview(table, seat, action, self.eye.lang)}
            case "since":
                return {"since": frames.sentences(live, self.eye.lang, seat, message.ply or 0, 30)}
            case "view":
                self.sent.clear()
                self.show(live)
            case "ping":
                pass
            case _:
                raise Refused(
                    "messages do answer, undo, done, hint, chances, preview, since, view, at-once, bot, back, renew",
                    "message/bad",
                )
        return {}


def drawn(hall: Hall, live: Live, eye: Eye, base: str) -> Any:
    """What an eye sees, drawn once a version for all sockets that look alike."""
    key = (eye.seat, eye.lang, eye.shape + base)
    found = live.frames.get(key)
    if found is not None and found[0] == live.version:
        return found[1]
    began = time.perf_counter()
    if base == "json":
        made: Any = views.view(live, live.table, eye.seat, eye.lang)
    else:
        f = frames.frame(live, eye)
        parts = {name: str(part) for name, part in (*frames.parts(f).items(), ("menu", menu(hall, f, base)))}
        made = (parts, {name: hash(part) for name, part in parts.items()})
    hall.metrics.times["draw"].note(time.perf_counter() - began)
    live.frames[key] = (live.version, made)
    return made


def menu(hall: Hall, f: frames.Frame, base: str) -> Markup:
    """The menu of a table for one viewer; nobody else's links are in it. Drawn anew when something in it changed."""
    live, me = f.live, f.eye.seat
    key = ("menu", me, f.eye.lang, "")
    here = tuple(live.present(number) for number in range(len(live.seats)))
    state = (
        base,
        live.finished,
        here,
        *((one.name, one.nonce, one.joined, one.stand_in, one.at_once) for one in live.seats),
    )
    found = live.kept.get(key)
    if found is None or found[0] != state:
        found = live.kept[key] = (state, _menu(hall, f, base))
    return found[1]


def _menu(hall: Hall, f: frames.Frame, base: str) -> Markup:
    live, me = f.live, f.eye.seat
    host = me >= 0 and me == live.host()
    invitations = {
        number: hall.token(live, number)
        for number, seat in enumerate(live.seats)
        if host and number != me and seat.kind == "human" and not seat.joined and live.saga is None
    }
    return tables.menu(f, base, hall.token(live, me) if me >= 0 else None, invitations)


async def serve(
    websocket: WebSocket, hall: Hall, limits: Limits, live: Live, seat: int, eye: Eye, form: str, base: str
) -> None:
    """Keep one socket until it closes."""
    await websocket.accept()
    socket = Socket(hall, live, websocket, seat, eye, form, base)
    live.viewers.add(socket)
    hall.metrics.counts["sockets_opened"] += 1
    sender = asyncio.create_task(socket.send())
    try:
        live.frames.clear()
        hall.show(live, but=socket)  # who is here has changed
        socket.show(live)
        receiver = asyncio.create_task(socket.receive(Bucket(*limits.frames)))
        done, pending = await asyncio.wait({sender, receiver}, return_when=asyncio.FIRST_COMPLETED)
        for task in pending:
            task.cancel()
        for task in done:
            task.result()
    finally:
        sender.cancel()
        socket.stop()
        live.viewers.discard(socket)
        live.used = time.monotonic()
        if seat != SPECTATOR:
            live.seen[seat] = time.monotonic()
        live.frames.clear()
        hall.show(live)  # who is here has changed
        if (
            websocket.application_state == WebSocketState.CONNECTED
            and websocket.client_state == WebSocketState.CONNECTED
        ):
            with contextlib.suppress(RuntimeError, OSError):
                await websocket.close()
