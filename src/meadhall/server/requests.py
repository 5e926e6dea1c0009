"""Reading requests: who asks, for which table, by which seat, in which language."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, Response

from meadhall.server import tokens, wording
from meadhall.server.errors import Forbidden, Refused, TooMuch
from meadhall.server.frames import Eye
from meadhall.server.hall import Hall
from meadhall.server.limits import BODY, Limits
from meadhall.server.pages.layout import Reader
from meadhall.server.running import Live
from meadhall.server.statics import modules, stamp
from meadhall.words import LANGUAGES

HEADER = "x-meadhall"  # a page of another site cannot send it without being asked
SHAPES = ("wide", "tall")


@dataclass
class House:
    """What every request needs."""

    hall: Hall
    limits: Limits = field(default_factory=Limits)
    share: str | None = None  # the address others in the local network reach us by
    started: float = field(default_factory=time.monotonic)


def house(connection: HTTPConnection) -> House:
    """The house of a request."""
    found: House = connection.app.state.house
    return found


def without_token(path: str) -> str:
    """A path for the log."""
    return "/join/…" if path.startswith("/join/") else path


def same_origin(connection: HTTPConnection) -> None:
    """Refuse what a page of another site sends."""
    origin = connection.headers.get("origin")
    try:
        site = None if origin is None else urlsplit(origin).netloc
    except ValueError:
        site = ""
    if site is not None and site != connection.headers.get("host"):
        raise Forbidden("that came from another site's page", "request/origin")


def reader(request: Request) -> Reader:
    """Language and light of whoever asks."""
    lang = wording.language(
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


async def asked(request: Request) -> dict[str, Any]:
    """The JSON object somebody sent."""
    try:
        found = msgspec.json.decode(await body(request))
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Refused("the body must be a JSON object", "request/json") from None
    if not isinstance(found, dict):
        raise Refused("the body must be a JSON object", "request/json")
    return found


def number(found: Mapping[str, Any], key: str) -> int:
    """A whole number of a JSON object."""
    value = found.get(key)
    if type(value) is not int:
        raise Refused(f"{key} must be a whole number", "request/json")
    return value


async def table_of(connection: HTTPConnection) -> tuple[Live, int]:
    """The table of a path and the caller's seat at it. A browser's outdated cookie makes it an onlooker."""
    hall = house(connection).hall
    found = await hall.find(connection.path_params["table"])
    bearer = connection.headers.get("authorization")
    token = tokens.presented(found.id, connection.cookies, bearer)
    try:
        return found, hall.seat_of(found, token)
    except Forbidden:
        if bearer is not None or token is None:
            raise
        return found, hall.seat_of(found, None)


def ply_of(request: Request, found: Live) -> int:
    """The ply a replay asks for; the last one by default."""
    text = request.query_params.get("ply", "")
    last = found.table.ply
    return min(int(text), last) if text.isdecimal() and len(text) < 7 else last


def eye_of(connection: HTTPConnection, seat: int, found: Live) -> Eye:
    """How the caller looks at a table."""
    lang = wording.language(
        connection.query_params.get("lang"),
        connection.cookies.get("lang"),
        connection.headers.get("accept-language", ""),
    )
    shape = connection.query_params.get("shape") or connection.cookies.get("shape") or "wide"
    chosen = connection.query_params.get("seat", "")
    if found.saga is not None and chosen.isdecimal() and len(chosen) == 1 and int(chosen) < found.table.seats:
        seat = int(chosen)  # who opened the file holds all of it anyway
    return Eye(seat, lang, shape if shape in SHAPES else "wide")


def base_of(connection: HTTPConnection) -> str:
    """The address for links to others: not localhost where the local network can reach us."""
    host = connection.headers.get("host", "")
    share = house(connection).share
    if share is not None and host.rpartition(":")[0] in ("localhost", "127.0.0.1", "[::1]"):
        return share
    secure = connection.url.scheme in ("https", "wss")
    return f"{'https' if secure else 'http'}://{host}"


def page(request: Request, html: str) -> Response:
    """A page; the language asked for in the address is remembered."""
    response = HTMLResponse(html)
    lang = request.query_params.get("lang")
    if lang in LANGUAGES:
        response.set_cookie("lang", str(lang), max_age=tokens.A_YEAR, samesite="lax")
    return response


def keep(request: Request, response: Response, found: Live, token: str) -> Response:
    """Put a seat's token into the browser's cookie."""
    response.set_cookie(
        tokens.COOKIE + found.id,
        token,
        max_age=tokens.A_YEAR,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return response
