"""Routes of programs that read: tables to watch, a table as text or as a picture, waiting for one's turn."""

from __future__ import annotations

import asyncio
import io
import time
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from meadhall.engine.prompt import Kind
from meadhall.engine.state import SPECTATOR
from meadhall.extras import MissingExtra, need
from meadhall.look import show
from meadhall.look.pixels import pixels
from meadhall.pages import programs
from meadhall.pages.json_view import view
from meadhall.server import replies
from meadhall.server.bot_ratings import Row
from meadhall.server.described import LANG, described
from meadhall.server.errors import Refused
from meadhall.server.live_table import LiveTable
from meadhall.server.requests import address_of, house, page, reader, table_of, working
from meadhall.words import speaker

A_DAY = 24 * 3600
OFFERED = 50  # tables in a list
LONGEST = 50.0  # seconds that somebody is kept waiting
ASKED = (Kind.ANSWER, Kind.DONE, Kind.STAND_IN)
PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:"


class Listed(msgspec.Struct, forbid_unknown_fields=True):
    """A running table that anybody may watch."""

    table: str
    name: str
    game: str
    players: list[str]
    asked: int


class Told(msgspec.Struct, forbid_unknown_fields=True):
    """A table in words, as the caller may know it."""

    table: str
    ply: int
    version: int
    prompt: str
    text: str


@described(list[Listed])
async def tables(request: Request) -> Response:
    """Running tables that anybody may watch, the latest first."""
    store = house(request).hall.store
    found = await store.to_watch(time.time() - A_DAY, (), OFFERED)
    people = await store.people([one.id for one in found])
    made = [Listed(one.id, one.name, one.game, [who.name for who in people[one.id]], one.asked) for one in found]
    return JSONResponse(msgspec.to_builtins(made))


class Sentence(msgspec.Struct, forbid_unknown_fields=True):
    """Something that happened, as the caller may know it, and by which answer."""

    ply: int
    text: str


@described(list[Sentence], query={**LANG, "since": "the ply from which on it is told; from the beginning if left out"})
async def log(request: Request) -> Response:
    """All that happened at a table, sentence by sentence, the first one first."""
    found, seat = await table_of(request)
    with working(request):
        shown = show(found.table.game)
        speak, names = speaker(reader(request).lang, shown), found.table.names
        told = found.table.events(seat, int(_figure(request, "since", 0)))
        made = [Sentence(ply, speak.say(shown.event(event), names, seat)) for ply, event in told]
    return JSONResponse(msgspec.to_builtins(made))


@described(Told, query={**LANG, "answers": "no: without the list of what may be answered"})
async def text(request: Request) -> Response:
    """A table as plain text: the question, everything the caller may know, and what may be answered."""
    found, seat = await table_of(request)
    with working(request):
        prompt = found.prompt(seat)
        listed = request.query_params.get("answers") != "no" and prompt.kind == Kind.ANSWER
        said = found.table.describe(seat, reader(request).lang, listed)
    told = Told(found.id, found.table.ply, found.version, prompt.kind, said)
    return JSONResponse(msgspec.to_builtins(told))


@described(query={**LANG, "form": "png, else SVG"}, media="image/*")
async def picture(request: Request) -> Response:
    """A table as a picture, as the caller may see it."""
    found, seat = await table_of(request)
    with working(request):
        drawn = found.table.picture(seat, reader(request).lang, "light")
    if request.query_params.get("form") != "png":
        return Response(drawn, media_type="image/svg+xml", headers={"content-security-policy": PICTURE_POLICY})
    try:
        painted, took = await asyncio.to_thread(_painted, drawn)  # others are served meanwhile
    except MissingExtra as missing:
        raise Refused(f"this hall paints no pixels, ask for SVG: {missing}", "picture/extra", 501) from None
    house(request).limits.pay(address_of(request), took)
    return Response(painted, media_type="image/png")


def _painted(drawn: str) -> tuple[bytes, float]:
    """A picture as PNG, and the seconds it cost."""
    began, out = time.thread_time(), io.BytesIO()
    image = need("PIL.Image", "rl")
    image.fromarray(pixels(drawn)).save(out, "PNG")
    return out.getvalue(), time.thread_time() - began


@described(list[Row])
async def bots(request: Request) -> Response:
    """Programs that played here, by game: games, wins, and ratings with intervals, the strongest first."""
    return JSONResponse(msgspec.to_builtins(await house(request).bot_ratings.rows()))


async def bots_page(request: Request) -> Response:
    """The same as a page."""
    return page(request, programs.programs(reader(request), await house(request).bot_ratings.rows()))


class Waiter:
    """Somebody who asked to be answered when something has changed: at the table meanwhile."""

    def __init__(self, seat: int, address: str) -> None:
        self.seat, self.address, self.name = seat, address, ""
        self.changed = asyncio.Event()
        self.gone = False

    def show(self, live: LiveTable) -> None:
        self.changed.set()

    def hear(self, live: LiveTable) -> None:
        pass

    def tell(self, kind: str, message: str, go: str | None = None, **figures: str) -> None:
        pass

    def leave(self, reason: str) -> None:
        self.gone = True
        self.changed.set()


@described(
    replies.TableView, query={**LANG, "seconds": f"at most {LONGEST:g}", "version": "of the view that is known already"}
)
async def wait(request: Request) -> Response:
    """The table, once it is the caller's turn, or over, or of another version than is known, or time is up."""
    found, seat = await table_of(request)
    here, address = house(request), address_of(request)
    seconds, known = _figure(request, "seconds", LONGEST), _figure(request, "version", -1)
    with here.limits.socket(address):
        waiter = Waiter(seat, address)
        found.presence.come(waiter)
        try:
            here.hall.bots.go_on(found)
            if seat != SPECTATOR and not found.begun:
                await here.hall.room.came(found)
            async with asyncio.timeout(min(seconds, LONGEST)):
                while not (found.finished or found.prompt(seat).kind in ASKED or -1 < known < found.version):
                    waiter.changed.clear()
                    await waiter.changed.wait()
                    if waiter.gone:
                        break
        except TimeoutError:
            pass
        finally:
            found.presence.go(waiter)
            found.used = time.monotonic()
    found, seat = await table_of(request)  # the seat may be somebody else's now
    with working(request):
        made: dict[str, Any] = view(found, found.table, seat, reader(request).lang)
    return JSONResponse(made)


def _figure(request: Request, name: str, usual: float) -> float:
    said = request.query_params.get(name, "")
    return float(said) if said.isdecimal() and len(said) < 10 else usual
