"""Sockets (WebSocket): parts of the page, or JSON for programs, pushed with every change; answers come in too."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import deque
from dataclasses import asdict
from typing import Annotated, Any, get_args

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from meadhall.engine.errors import MeadhallError
from meadhall.engine.state import SPECTATOR
from meadhall.engine.table import Table
from meadhall.pages import hint
from meadhall.pages.frame import Eye, frame
from meadhall.pages.preview import preview
from meadhall.pages.qr import qr
from meadhall.pages.record import notices, sentences
from meadhall.pages.talk import CHAT, FOOT, chat, foot
from meadhall.pages.why import why, whys
from meadhall.pages.words import refusal, words
from meadhall.server.commands import MOST_MEANT, Command, Message, Text, dispatch
from meadhall.server.drawing import Draw
from meadhall.server.errors import LONGEST_REFUSAL, Forbidden, Refused, figures_of, why_of
from meadhall.server.inner_hall import InnerHall
from meadhall.server.live_table import LiveTable
from meadhall.server.rate_limits import FRAME, Bucket, Limits
from meadhall.server.win_chances import WinChances

HEARTBEAT = 15.0
HEAVIEST_QUEUE = 128 * 1024  # bytes; a slow reader then gets the newest view only
FLOOD = 200  # refused messages before the socket is closed
GLANCE = 0.2  # what a preview costs of the bucket: a pointer passes over many answers


class Envelope(msgspec.Struct):
    """What any message has."""

    do: str
    id: int | None = None  # echoed, so that a program can pair replies


class Hint(Message, tag="hint"):
    """What the strongest bot would answer; the reply takes a while."""


class Chances(Message, tag="chances", kw_only=True):
    """Whether to be told chances to win after each change."""

    on: bool = False


class Preview(Message, tag="preview", kw_only=True):
    """What an answer would do."""

    answer: str | None = None


class Why(Message, tag="why", kw_only=True):
    """Why none of some answers can be given now: those that a click on a thing may mean."""

    answers: Annotated[list[Text], msgspec.Meta(min_length=1, max_length=MOST_MEANT)]


class Whys(Message, tag="whys"):
    """Everything on the table that cannot be chosen now, and why."""


class Since(Message, tag="since"):
    """What happened from a ply on."""


class View(Message, tag="view"):
    """The whole table again."""


class Ping(Message, tag="ping"):
    """Whether anybody is there."""


class Say(Message, tag="say", kw_only=True):
    """Say something to all at the table."""

    text: Annotated[str, msgspec.Meta(max_length=1000)]


class Sign(Message, tag="sign", kw_only=True):
    """Make a sign instead."""

    sign: Annotated[str, msgspec.Meta(max_length=40)]


class AskSeat(Message, tag="ask-seat"):
    """An onlooker asks the host for a seat."""


class Words(Message, tag="words"):
    """The words by which one's own seat moves to another device."""


Said = Command | Say | Sign | AskSeat | Words | Hint | Chances | Preview | Why | Whys | Since | View | Ping
TAGS = sorted(str(one.__struct_config__.tag) for one in get_args(Said))

_envelope = msgspec.json.Decoder(Envelope).decode
_decode = msgspec.json.Decoder(Said).decode
_encode = msgspec.json.Encoder().encode


class Socket:
    """One open socket at a table."""

    def __init__(
        self,
        hall: InnerHall,
        limits: Limits,
        live: LiveTable,
        websocket: WebSocket,
        seat: int,
        eye: Eye,
        form: str,
        base: str,
        address: str,
        name: str = "",
    ) -> None:
        self.name = name
        self.hall, self.limits, self.live, self.websocket = hall, limits, live, websocket
        self.seat, self.eye, self.form, self.base, self.address = seat, eye, form, base, address
        self.draw = Draw(hall.seats, hall.metrics)
        self.waiting: deque[bytes] = deque()
        self.heavy = 0  # bytes that wait
        self.wake = asyncio.Event()
        self.sent: dict[str, int] = {}
        self.told = live.table.ply
        self.noticed = live.notices[-1].number if live.notices else 0
        self.heard = 0  # the number of the last line; 0: all are sent
        self.talks = live.talks
        self.closing: tuple[int, str] | None = None
        self.chances = WinChances(hall.bots, live, seat, self.put)
        self.hinting: dict[asyncio.Task[None], Table] = {}  # an earlier question may still be thought about

    # -- out ---------------------------------------------------------------------------------------------------------

    def show(self, live: LiveTable) -> None:
        """Queue the table as it stands now."""
        if self.closing is not None:
            return
        if self.heavy > HEAVIEST_QUEUE:
            self.drop()
            self.sent.clear()
        self.put(self.view(live))
        self.chances.follow()
        if self.form == "html":
            self.hall.reviews.follow(live)
        self.hear(live)

    def hear(self, live: LiveTable) -> None:
        """Send what was said since, if anything was."""
        last = live.talk[-1].number if live.talk else 0
        if live.talks != self.talks and self.form == "html":  # the host has switched it
            self.talks = live.talks
            host = self.seat != SPECTATOR and self.seat == live.host()
            self.put({"type": "talk", "parts": {FOOT: str(foot(live, self.eye.lang, host))}})
        if last == self.heard or self.closing is not None:
            return
        fresh = [line for line in live.talk if line.number > self.heard]
        self.heard = last
        if self.form != "html":
            self.put({"type": "talk", "lines": [line._asdict() for line in fresh]})
        else:
            drawn = live.drawings.part(("chat", -1, self.eye.lang, ""), last, lambda: str(chat(live, self.eye.lang)))
            self.put({"type": "talk", "last": last, "parts": {CHAT: drawn}, "by": fresh[-1].seat})

    def tell(self, kind: str, message: str, go: str | None = None, **figures: str) -> None:
        """A sentence for this viewer alone."""
        if self.closing is None:
            text = words(self.eye.lang)(message, **figures)
            self.put({"type": kind, "text": text} | ({"go": go} if go else {}))

    def put(self, message: dict[str, Any]) -> None:
        """Queue a message."""
        data = _encode(message)
        if self.heavy > 2 * HEAVIEST_QUEUE:  # replies that nobody reads
            self.drop()
            self.closing = (1008, "request/too-often")
        self.waiting.append(data)
        self.heavy += len(data)
        self.wake.set()

    def drop(self) -> None:
        """Forget what waits."""
        self.waiting.clear()
        self.heavy = 0

    def stop(self) -> None:
        """Nobody listens any more."""
        self.chances.stop()
        for task in tuple(self.hinting):
            task.cancel()

    def leave(self, reason: str) -> None:
        """Close: the seat belongs to somebody else now."""
        self.closing = (4403, reason)
        self.drop()  # what is still to be said is no longer theirs to hear
        self.wake.set()

    def view(self, live: LiveTable) -> dict[str, Any]:
        """The message of the moment."""
        table = live.table
        if self.form == "json":
            return {"type": "view", **self.draw.json(live, self.eye)}
        if self.form == "program":
            return {"type": "view", **self.draw.program(live, self.eye)}
        made, marks = self.draw.parts(live, self.eye, self.base)
        changed = {name: made[name] for name, mark in marks.items() if self.sent.get(name) != mark}
        self.sent.update(marks)
        news = sentences(live, self.eye.lang, self.seat, self.told, 8) if table.ply > self.told else []
        self.told = table.ply
        seat_news = notices(live, self.eye.lang, self.noticed)
        self.noticed = live.notices[-1].number if live.notices else 0
        return {
            "type": "view",
            "version": live.version,
            "ply": table.ply,
            "over": live.finished,
            "begun": live.begun,
            "news": news,
            "notices": seat_news,
            "parts": changed,
            "paced": bool(news) and live.seats[table.moves[-1].seat].bot is not None,
            "by": table.names[table.moves[-1].seat] if news else None,
        }

    async def send(self) -> None:
        """Send what is queued, and a heartbeat when nothing is, until the client is gone."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            await self._send()

    async def _send(self) -> None:
        while True:
            while self.waiting:
                data = self.waiting.popleft()
                self.heavy -= len(data)
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
            number = None
            try:
                text = _short(frame.get("text"))
                number = _envelope_of(text).id
                message = _message(text)
                if not bucket.take(GLANCE if isinstance(message, Preview | Why) else 1.0):
                    raise Refused("that was too often; wait a moment", "request/too-often", 429)
                if isinstance(message, Hint):  # it takes a while: answers go on meanwhile
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
        text = str(error)[:LONGEST_REFUSAL]
        told = why_of(error, self.eye.lang)
        said = refusal(self.eye.lang, error.code, text, figures_of(error), told) if self.form == "html" else text
        self.put({"type": "refused", "id": number, "code": error.code, "text": said} | ({"why": told} if told else {}))

    def ask_for_hint(self, number: int | None) -> None:
        """Let the strongest bot think about the question; the reply comes when it has."""
        if self.seat == SPECTATOR:
            raise Forbidden("onlookers have no seat", "seat/none")
        if any(table is self.live.table for table in self.hinting.values()):
            raise Refused("a bot is already thinking about it", "hint/busy", 409)
        self.hall.bots.may_advise(self.live)
        self.hall.door.asked(self.live, self.seat)
        self.limits.hint(self.address)
        task = asyncio.create_task(self.hint(number))
        self.hinting[task] = self.live.table
        task.add_done_callback(lambda ended: self.hinting.pop(ended, None))

    async def hint(self, number: int | None) -> None:
        """The strongest bot's answer, and what it expects of each."""
        table = self.live.table
        try:
            ply, advice = await self.hall.bots.hint(self.live, self.seat)
        except MeadhallError as error:
            self.refuse(number, error)
            return
        text = table.game.actions.text
        expected = [
            asdict(one)
            | {"answer": text(one.answer), "text": hint.expected(one, self.eye.lang)}
            | {"why": hint.warning(table, one, self.eye.lang)}
            for one in advice.answers
        ]
        why = hint.why(table, self.seat, advice, self.eye.lang)
        told = hint.sentences(table, self.seat, advice, self.eye.lang)
        reply = {"hint": text(advice.best), "ply": ply, "why": why, "told": told}
        self.put({"type": "ok", "id": number, **reply, "expected": expected, "chances": advice.chances})

    async def do(
        self, message: Command | Say | Sign | AskSeat | Words | Chances | Preview | Why | Whys | Since | View | Ping
    ) -> dict[str, Any]:
        """Carry out one message; the reply goes to this client alone."""
        live, lang = self.live, self.eye.lang
        match message:
            case Say(text=text):
                self.limits.say(self.address)
                await self.hall.talk.say(live, self, text)
            case Sign(sign=sign):
                self.limits.say(self.address)
                await self.hall.talk.say(live, self, sign=sign)
            case AskSeat():
                self.hall.room.ask(live, self)
            case Words():
                if self.seat == SPECTATOR:
                    raise Forbidden("onlookers have no seat", "seat/none")
                said = self.hall.seat_words.of(live, self.seat, lang)
                link = f"{self.base}/t/{live.id}/words#{said.replace(' ', '-')}"
                return {"words": said, "link": link, "code": str(qr(link, words(lang)("page-send-seat-code")))}
            case Chances(on=on):
                self.chances.switch(on)
            case Preview(answer=answer):
                if self.seat == SPECTATOR:
                    raise Forbidden("onlookers have no seat", "seat/none")
                with self.limits.working(self.address):
                    return {"preview": preview(live, self.seat, answer, lang, self.eye.shape)}
            case Why(answers=answers):
                with self.limits.working(self.address):
                    return {"ply": live.table.ply, "why": why(live, self.seat, answers, lang)}
            case Whys():
                with self.limits.working(self.address):
                    return {"ply": live.table.ply, "whys": whys(frame(live, self.eye))}
            case Since(ply=ply):
                with self.limits.working(self.address):
                    return {"since": sentences(live, lang, self.seat, ply or 0, 30)}
            case View():
                self.sent.clear()
                with self.limits.working(self.address):
                    self.show(live)
            case Ping():
                pass
            case _:
                await dispatch(self.hall.door, live, self.seat, message)
        return {}


def _short(text: str | None) -> str:
    if text is None or len(text) > FRAME:
        raise Refused("a message is a short JSON text", "message/size", 413)
    return text


def _envelope_of(text: str) -> Envelope:
    try:
        return _envelope(text)
    except (msgspec.DecodeError, UnicodeEncodeError) as error:
        raise _unreadable(error) from None


def _message(text: str) -> Said:
    try:
        found: Said = _decode(text)
        return found
    except msgspec.DecodeError as error:
        raise _unreadable(error) from None


def _unreadable(error: Exception) -> Refused:
    said = f"messages do {', '.join(TAGS)}" if "`$.do`" in str(error) else f"that message cannot be read: {error}"
    return Refused(said[:200], "message/bad")


async def serve(
    websocket: WebSocket, hall: InnerHall, limits: Limits, live: LiveTable, seat: int, eye: Eye, form: str, base: str,
    address: str, name: str = "",
) -> None:  # fmt: skip
    """Keep one socket until it closes."""
    await websocket.accept()
    socket = Socket(hall, limits, live, websocket, seat, eye, form, base, address, name)
    live.presence.come(socket)
    hall.metrics.counts["sockets_opened"] += 1
    sender = asyncio.create_task(socket.send())
    try:
        live.drawings.forget_frames()
        hall.changes.show(live, but=socket)  # who is here has changed
        socket.show(live)
        if seat != SPECTATOR and not live.begun:
            await hall.room.came(live)
        receiver = asyncio.create_task(socket.receive(Bucket(*limits.frames)))
        done, pending = await asyncio.wait({sender, receiver}, return_when=asyncio.FIRST_COMPLETED)
        for task in pending:
            task.cancel()
        for task in done:
            task.result()
    finally:
        sender.cancel()
        socket.stop()
        live.presence.go(socket)
        live.used = time.monotonic()
        live.drawings.forget_frames()
        hall.changes.show(live)  # who is here has changed
        if (
            websocket.application_state == WebSocketState.CONNECTED
            and websocket.client_state == WebSocketState.CONNECTED
        ):
            with contextlib.suppress(RuntimeError, OSError):
                await websocket.close()
