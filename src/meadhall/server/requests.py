"""Reading requests: who asks, for which table, by which seat, in which language."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sized
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from typing import Literal, TypeVar

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, Response

from meadhall.engine.errors import BadSetup
from meadhall.engine.game import AnyGame
from meadhall.engine.table import Table
from meadhall.look import at
from meadhall.pages.frame import Eye
from meadhall.pages.layout import Reader
from meadhall.pages.words import language
from meadhall.server import look_alikes, seating, tokens
from meadhall.server.attendance import plays_for
from meadhall.server.bot_ratings import BotRatings
from meadhall.server.changeover import Changeover
from meadhall.server.errors import Forbidden, NotFound, Refused, TooMuch
from meadhall.server.going_on import Origin, goes_on
from meadhall.server.inner_hall import InnerHall
from meadhall.server.live_table import LiveTable
from meadhall.server.rate_limits import BODY, Limits, neighbourhood
from meadhall.server.reading import sentence
from meadhall.server.results import Results
from meadhall.server.sharing import Sharing
from meadhall.server.statics import modules, stamp
from meadhall.server.tables import open_to_all
from meadhall.words import LANGUAGES

SHAPES = ("wide", "tall")
FEW = 40  # names in a refusal
NO_OBJECT = "the body must be a JSON object"

T = TypeVar("T")
S = TypeVar("S", bound=Sized)


@dataclass
class InnerHouse:
    """What every request needs."""

    hall: InnerHall
    limits: Limits = field(default_factory=Limits)
    share: str | None = None  # the address others in the local network reach us by, where that was asked for
    sharing: Sharing | None = None  # the switch for it, where it was not
    names: frozenset[str] = frozenset()  # that the hall goes by, besides localhost and numbers
    framed: bool = False  # whether a page of the same site may show these in a frame
    started: float = field(default_factory=time.monotonic)
    changeover: Changeover = field(default_factory=lambda: Changeover(None))

    def __post_init__(self) -> None:
        self.results = Results(self.hall)
        self.bot_ratings = BotRatings(self.hall.store)


def house(connection: HTTPConnection) -> InnerHouse:
    """The house of a request."""
    found: InnerHouse = connection.app.state.house
    return found


def address_of(connection: HTTPConnection) -> str:
    """Whose limits a request counts for."""
    return neighbourhood(connection.client.host) if connection.client else "?"


def working(connection: HTTPConnection) -> AbstractContextManager[None]:
    """Drawing or replaying for somebody, who pays for it."""
    return house(connection).limits.working(address_of(connection))


def looked(connection: HTTPConnection, found: LiveTable) -> LiveTable:
    """Somebody looks at a table: its bots need not rest."""
    found.attendance.look(address_of(connection))
    house(connection).hall.bots.go_on(found)
    return found


def without_token(path: str) -> str:
    """A path for the log."""
    return next((f"{start}…" for start in ("/join/", "/alerts/") if path.startswith(start)), path)


def reader(request: Request) -> Reader:
    """Language and light of whoever asks."""
    lang = language(
        request.query_params.get("lang"), request.cookies.get("lang"), request.headers.get("accept-language", "")
    )
    theme = request.cookies.get("theme")
    return Reader(lang, theme if theme in ("light", "dark") else None, stamp(), modules(), request.url.path)


async def body(request: Request, limit: int = BODY) -> bytes:
    """The body, unless it is too large."""
    got = bytearray()
    async for chunk in request.stream():
        got += chunk
        if len(got) > limit:
            raise TooMuch(f"that is larger than {limit // 1024} KB", "request/size", 413)
    return bytes(got)


async def asked(request: Request, kind: type[T]) -> T:
    """The JSON object somebody sent, read into a struct or a mapping; refuses what does not fit."""
    try:
        return msgspec.json.decode(await body(request), type=kind)
    except msgspec.ValidationError as error:
        no_object = str(error).startswith("Expected `object`") and "$" not in str(error)
        raise Refused(NO_OBJECT if no_object else sentence(error), "request/json") from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Refused(NO_OBJECT, "request/json") from None


async def table_of(connection: HTTPConnection, key: str | None = None) -> tuple[LiveTable, int]:
    """The table of a path, or of an id, and the caller's seat at it. A browser's outdated cookie makes it an
    onlooker.
    """
    hall = house(connection).hall
    found = await hall.tables.find(connection.path_params["table"] if key is None else key)
    bearer = connection.headers.get("authorization")
    token = tokens.presented(found.id, connection.cookies, bearer)
    try:
        seat = hall.seats.of(found, token)
    except Forbidden:
        if bearer is not None or token is None:
            raise
        seat = hall.seats.of(found, None)
    return looked(connection, found), seat


async def set_up(request: Request, wish: object) -> LiveTable:
    """Deal the table somebody wishes for, unless it is one too many."""
    here, address = house(request), address_of(request)
    asked_for = seating.wished(wish)
    origin = await _origin(request, asked_for.goes_on) if asked_for.goes_on is not None else None
    wished = seating.read(asked_for, here.hall.shelf, origin)
    if not any(seat.kind != "bot" for seat in wished.seats):
        here.limits.of_bots_only(address, sum(plays_for(live) == address for live in here.hall.tables.values()))
    here.limits.spend(address, "set-up")
    return looked(request, await here.hall.tables.create(wished))


def called(found: LiveTable, name: str) -> str:
    """What an onlooker is called: as they wish, unless that looks like somebody at the table."""
    wished = look_alikes.plain(name[:80])[:40]
    if (
        not wished
        or len(look_alikes.scripts(wished)) > 1
        or any(look_alikes.alike(wished, seat.name) for seat in found.seats)
    ):
        return ""
    return wished


def ply_of(request: Request, found: LiveTable) -> int:
    """The ply a replay asks for; the last one by default."""
    text = request.query_params.get("ply", "")
    last = found.table.ply
    return min(int(text), last) if text.isdecimal() and len(text) < 7 else last


def game_of(request: Request) -> AnyGame:
    """The game that a path names."""
    return house(request).hall.shelf.game(request.path_params["game"])


def some(found: S, what: str, of: str) -> S:
    """What there is of something; refused where there is nothing."""
    if not found:
        raise NotFound(f"there is no {what} of {of} yet", f"{what}/unknown")
    return found


def one_of(known: Mapping[str, T], name: str, what: str, of: str, code: str = "") -> T:
    """What a path names, of those that there are; the refusal says which those are."""
    if name not in some(known, what, of):
        there = ", ".join(known) if len(known) <= FEW else str(len(known))
        raise NotFound(f"there is no {what} {name[:40]!r} of {of}; there are {there}", code or f"{what}/unknown")
    return known[name]


def shape_of(request: HTTPConnection) -> str:
    """The shape of the caller's screen, as the page said or remembered it."""
    shape = request.query_params.get("shape") or request.cookies.get("shape")
    return shape if shape in SHAPES else SHAPES[0]


def eye_of(connection: HTTPConnection, seat: int, found: LiveTable) -> Eye:
    """How the caller looks at a table."""
    lang = language(
        connection.query_params.get("lang"),
        connection.cookies.get("lang"),
        connection.headers.get("accept-language", ""),
    )
    chosen = connection.query_params.get("seat", "")
    if found.from_file and chosen.isdecimal() and len(chosen) == 1 and int(chosen) < found.table.seats:
        seat = int(chosen)  # who opened the file holds all of it anyway
    return Eye(seat, lang, shape_of(connection))


def shared_at(here: InnerHouse) -> str | None:
    """The address others in the local network reach us by, while they do."""
    return here.sharing.address if here.sharing is not None and here.sharing.on else here.share


def base_of(connection: HTTPConnection) -> str:
    """The address for links to others: not localhost where the local network can reach us."""
    host = connection.headers.get("host", "")
    share = shared_at(house(connection))
    if share is not None and host.rpartition(":")[0] in ("localhost", "127.0.0.1", "[::1]"):
        return share
    secure = connection.url.scheme in ("https", "wss")
    return f"{'https' if secure else 'http'}://{host}{at('')}"


def page(request: Request, html: str) -> Response:
    """A page; the language asked for in the address is remembered."""
    response = HTMLResponse(html)
    lang = request.query_params.get("lang")
    if lang in LANGUAGES:
        response.set_cookie("lang", str(lang), max_age=tokens.A_YEAR, path=at("") or "/", samesite="lax")
    return response


def keep(request: Request, response: Response, found: LiveTable, token: str) -> Response:
    """Put a seat's token into the browser's cookie."""
    set_cookie(request, response, tokens.COOKIE + found.id, token)
    return response


def set_cookie(
    request: Request,
    response: Response,
    name: str,
    value: str,
    seconds: int = tokens.A_YEAR,
    path: str = "",
    site: Literal["lax", "strict"] = "lax",
) -> None:
    """A secret that the browser keeps, and shows no page of another site nor a script."""
    secure = request.url.scheme == "https"
    response.set_cookie(name, value, max_age=seconds, path=at(path) or "/", httponly=True, samesite=site, secure=secure)


def forget_cookie(response: Response, name: str) -> None:
    """The browser keeps it no longer."""
    response.delete_cookie(name, path=at("") or "/")


async def _origin(request: Request, wish: seating.From) -> Origin:
    """The game that somebody wants to play on: of a table that the caller may see every moment of, or of a text."""
    if (wish.table is None) == (wish.saga is None):
        raise BadSetup("what goes on is either a table or a saga: name one of them")
    if wish.saga is not None:
        table = await read_saga(request, wish.saga)
    else:
        found, _ = await table_of(request, wish.table)
        table = open_to_all(found)
    with working(request):
        return goes_on(table, wish.ply, wish.dice)


async def read_saga(request: Request, text: str) -> Table:
    """A game that somebody sent as a text, verified answer by answer; who sends it pays for that."""
    here, address = house(request), address_of(request)
    here.limits.spend(address, "saga")
    here.limits.spend(address, "saga-size", len(text.encode()) / 1024)
    kept = await here.hall.tables.kept_components(text)
    with working(request):
        return here.hall.tables.read_saga(text, kept)
