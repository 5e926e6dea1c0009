"""The web application: routes, checks at the door, refusals."""

from __future__ import annotations

import contextlib
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

import msgspec
import sqlalchemy as sa
import structlog
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, JSONResponse, PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from meadhall.engine import registry
from meadhall.engine.errors import MeadhallError
from meadhall.engine.state import OVER, SPECTATOR
from meadhall.server import frames, live, pages, store, tokens, views, wording
from meadhall.server.bots import LEVELS
from meadhall.server.errors import Forbidden, NotFound, Refused, TooMuch, status_of
from meadhall.server.frames import Eye
from meadhall.server.hall import Hall, Live, earlier
from meadhall.server.limits import BODY, SAGA, Limits
from meadhall.server.pages import Card, Reader
from meadhall.server.pictures import picture
from meadhall.server.statics import stamp, statics
from meadhall.words import LANGUAGES, speaker

HEADER = "x-meadhall"  # a page of another site cannot send it without being asked
SHAPES = ("wide", "tall")
CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; "
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": CSP,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "cache-control": "no-store",
}

log = structlog.get_logger("web")


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


def application(the_house: House) -> Starlette:
    """The application; it opens the store when it starts and closes it when it ends."""

    @contextlib.asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await the_house.hall.start()
        try:
            yield
        finally:
            await the_house.hall.stop()

    app = Starlette(
        routes=routes(),
        lifespan=lifespan,
        exception_handlers={MeadhallError: refused, HTTPException: unknown, Exception: failed},
    )
    app.state.house = the_house
    app.add_middleware(Door, house=the_house)
    return app


class Door:
    """Checks and headers around every request."""

    def __init__(self, app: ASGIApp, house: House) -> None:
        self.app, self.house = app, house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in or refuse it."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        request = Request(scope, receive)
        status = 500

        async def with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                have = {name.lower() for name, _ in message["headers"]}
                message["headers"] = [
                    *message["headers"],
                    *((name.encode(), value.encode()) for name, value in HEADERS.items() if name.encode() not in have),
                ]
            await send(message)

        try:
            self.check(request)
        except MeadhallError as error:
            response = await refused(request, error)
            await response(scope, receive, with_headers)
        else:
            await self.app(scope, receive, with_headers)
        if not request.url.path.startswith("/static/"):
            took = round(1000 * (time.perf_counter() - began), 1)
            log.debug("request", method=request.method, path=without_token(request.url.path), status=status, ms=took)

    def check(self, request: Request) -> None:
        """Rate, origin and the header that other sites cannot send."""
        address = request.client.host if request.client else "?"
        reading = request.method in ("GET", "HEAD")
        makes = request.method == "POST" and request.url.path in ("/api/tables", "/api/sagas")
        self.house.limits.check(address, "GET" if reading else "make" if makes else "POST")
        if not reading:
            same_origin(request)
            if HEADER not in request.headers:
                raise Forbidden(f"requests that change something carry the header {HEADER}", "request/header")


def without_token(path: str) -> str:
    """A path for the log."""
    return "/join/…" if path.startswith("/join/") else path


def same_origin(connection: HTTPConnection) -> None:
    """Refuse what a page of another site sends."""
    origin = connection.headers.get("origin")
    if origin is not None and urlsplit(origin).netloc != connection.headers.get("host"):
        raise Forbidden("that came from another site's page", "request/origin")


# -- refusals --------------------------------------------------------------------------------------------------------


async def refused(request: Request, error: Exception) -> Response:
    """A refusal as JSON or as a page."""
    assert isinstance(error, MeadhallError)
    house(request).hall.metrics.refused[error.code] += 1
    return _said(request, status_of(error), error.code, str(error))


async def unknown(request: Request, error: Exception) -> Response:
    """Starlette's own refusals."""
    assert isinstance(error, HTTPException)
    if error.status_code == 404:
        return _said(request, 404, "page/unknown", "there is no such page")
    return _said(request, error.status_code, "request/bad", str(error.detail))


async def failed(request: Request, error: Exception) -> Response:
    """Our own mistakes: said in the log, not to the world."""
    log.error("failed", path=without_token(request.url.path), exc_info=error)
    return _said(request, 500, "server/failed", "something went wrong here; nothing was lost")


def _said(request: Request, status: int, code: str, text: str) -> Response:
    lang = reader(request).lang
    if (
        request.method != "GET"
        or request.url.path.startswith("/api/")
        or "text/html" not in request.headers.get("accept", "")
    ):
        browser = request.headers.get(HEADER) == "page"
        words = wording.refusal(lang, code, text) if browser else text
        return JSONResponse({"code": code, "text": words}, status)
    return HTMLResponse(pages.refusal(reader(request), code, wording.refusal(lang, code, text)), status)


# -- reading requests ------------------------------------------------------------------------------------------------


def reader(request: Request) -> Reader:
    """Language and light of whoever asks."""
    lang = wording.language(
        request.query_params.get("lang"), request.cookies.get("lang"), request.headers.get("accept-language", "")
    )
    theme = request.cookies.get("theme")
    return Reader(lang, theme if theme in ("light", "dark") else None, stamp(), request.url.path)


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


# -- pages -----------------------------------------------------------------------------------------------------------


async def lobby(request: Request) -> Response:
    """The front page."""
    hall, read = house(request).hall, reader(request)
    ids = tokens.tables_of(request.cookies)[:100]
    row = store.tables.c
    mine: list[Card] = []
    gone: list[str] = []
    found = {one["id"]: one for one in await hall.store.select(sa.select(*CARD).where(row.id.in_(ids)))} if ids else {}
    for key in ids:
        signed = hall.signer.read(request.cookies[tokens.COOKIE + key])
        if key not in found or signed is None or signed[0] != key:
            gone.append(key)
            continue
        mine.append(_card(read.lang, found[key], signed[1]))
    mine.sort(key=lambda card: (card.over, -found[card.id]["touched"]))
    day = time.time() - 24 * 3600
    query = sa.select(*CARD).where(row.watch.is_(True), row.over.is_(False), row.touched > day, row.id.not_in(ids))
    running = [
        _card(read.lang, one, SPECTATOR) for one in await hall.store.select(query.order_by(row.touched.desc()).limit(6))
    ]
    response = page(request, pages.lobby(read, mine, running))
    for key in (*gone, *(card.id for card in mine[60:])):
        response.delete_cookie(tokens.COOKIE + key)
    return response


CARD = tuple(store.tables.c[name] for name in ("id", "game", "name", "asked", "over", "touched", "saga"))


def _card(lang: str, row: Mapping[str, Any], seat: int) -> Card:
    w = wording.words(lang)
    if row["over"]:
        text = w("page-card-over")
    elif row["asked"] == seat != OVER:
        text = w("page-card-yours")
    else:
        text = w("page-card-waits") if seat >= 0 else w("page-card-running")
    return Card(row["id"], row["game"], row["name"], seat, text, row["over"])


async def setup(request: Request) -> Response:
    """The set-up page of a game, and what it sends."""
    game = registry.game(request.path_params["game"])
    if request.method == "GET":
        return page(request, pages.setup(reader(request), game, "bots" in request.query_params))
    form = await asked(request)
    seats = []
    count = form.get("number", "")
    for k in range(int(count) if isinstance(count, str) and count.isdecimal() and len(count) < 3 else 0):
        kind, _, level = str(form.get(f"kind-{k}", "")).partition(":")
        seat: dict[str, Any] = {
            "kind": kind,
            "name": str(form.get(f"name-{k}", "")),
            "at_once": form.get("at_once") == "yes",
        }
        seats.append({**seat, "level": level} if level else seat)
    patience = str(form.get("patience", "0"))
    options = {name.removeprefix("option-"): value for name, value in form.items() if name.startswith("option-")}
    wish = {
        "game": game.name,
        "seats": seats,
        "options": options,
        "watch": form.get("watch") == "yes",
        "patience": int(patience) if patience.isdecimal() and len(patience) < 7 else 0,
    }
    found = await house(request).hall.create(wish)
    response = JSONResponse({"go": f"/t/{found.id}"}, 201)
    host = found.host()
    return response if host == SPECTATOR else keep(request, response, found, house(request).hall.token(found, host))


async def go(request: Request) -> Response:
    """From what somebody typed or pasted to its page."""
    code = str((await asked(request)).get("code", "")).strip()
    path = urlsplit(code).path if "/" in code else f"/t/{code.lower()}"
    kind, _, rest = path.lstrip("/").partition("/")
    hall = house(request).hall
    if kind == "join" and hall.signer.read(rest) is not None:
        return JSONResponse({"go": f"/join/{rest}"})
    found = await hall.find(rest.partition("/")[0])
    return JSONResponse({"go": f"/t/{found.id}"})


async def join(request: Request) -> Response:
    """An invitation, and sitting down by it."""
    hall, token = house(request).hall, request.path_params["token"]
    if request.method == "GET":
        signed = hall.signer.read(token)
        if signed is None:
            raise Forbidden("that is no invitation of this hall; was the link cut?")
        found = await hall.find(signed[0])
        seat = hall.seat_of(found, token)
        return page(request, pages.invitation(reader(request), found, seat, token))
    name = (await asked(request)).get("name")
    found, _, fresh = await hall.join(token, name if isinstance(name, str) else None)
    return keep(request, JSONResponse({"go": f"/t/{found.id}", "token": fresh}), found, fresh)


async def table(request: Request) -> Response:
    """The table page."""
    found, seat = await table_of(request)
    if found.saga is not None:
        return Response(status_code=303, headers={"location": f"/t/{found.id}/replay?ply=0"})
    f = frames.frame(found, eye_of(request, seat, found))
    return page(request, pages.table(reader(request), f, live.menu(house(request).hall, f, base_of(request))))


async def replay(request: Request) -> Response:
    """The replay page, at a position."""
    found, seat = await table_of(request)
    eye = eye_of(request, seat, found)
    f = frames.replayed(found, earlier(found.table, ply_of(request, found)), eye)
    return page(request, pages.replay(reader(request), f, found.finished))


async def replay_frame(request: Request) -> Response:
    """The parts of one position, for the replay page."""
    found, seat = await table_of(request)
    then = earlier(found.table, ply_of(request, found))
    f = frames.replayed(found, then, eye_of(request, seat, found))
    return JSONResponse({"ply": then.ply, "last": found.table.ply, "parts": frames.parts(f)})


async def saga(request: Request) -> Response:
    """The whole game as a file, once it is over."""
    found, _ = await table_of(request)
    if found.saga is not None:
        text = found.saga
    elif found.finished:
        text = found.table.saga()
    else:
        raise Forbidden("the saga holds every secret; it can be had when the game is over", "saga/early")
    disposition = f'attachment; filename="{found.id}.saga"'
    return PlainTextResponse(text, headers={"content-disposition": disposition})


# -- for programs ----------------------------------------------------------------------------------------------------


async def api_games(request: Request) -> Response:
    """The games there are."""
    lang = reader(request).lang
    made = []
    for name in registry.games():
        game = registry.game(name)
        say = speaker(lang, game).say
        options = {one.name: {"default": one.default, "choices": one.choices} for one in game.options.values()}
        made.append(
            {
                "game": name,
                "name": say("game"),
                "about": say("game-about"),
                "seats": list(game.seats),
                "minutes": game.minutes,
                "weight": game.weight,
                "options": options,
                "bots": list(LEVELS),
            }
        )
    return JSONResponse(made)


async def api_explain(request: Request) -> Response:
    """Name, effect and basis of a component."""
    game = registry.game(request.path_params["game"])
    speak, message = speaker(reader(request).lang, game), request.path_params["message"]
    about = speak.about(message)
    basis = game.bases().get(message)
    if about is None and basis is None:
        raise NotFound("nothing is known under that name", "explain/unknown")
    words = wording.words(reader(request).lang)
    made = {"name": speak.say(message), "about": about, "basis": words(f"basis-{basis}") if basis else None}
    return JSONResponse(made, headers={"cache-control": "max-age=3600"})


async def api_create(request: Request) -> Response:
    """A new table; the reply holds the token of every seat but the bots'."""
    hall = house(request).hall
    found = await hall.create(await asked(request))
    links = {str(k): hall.token(found, k) for k, seat in enumerate(found.seats) if seat.kind == "human"}
    return JSONResponse({"table": found.id, "tokens": links}, 201)


async def api_table(request: Request) -> Response:
    """A table, redacted for the caller; `ply` asks for an earlier moment."""
    found, seat = await table_of(request)
    then = found.table if "ply" not in request.query_params else earlier(found.table, ply_of(request, found))
    return JSONResponse(views.view(found, then, seat, reader(request).lang))


def acts(act: Callable[[Hall, Live, int, dict[str, Any]], Awaitable[None]]) -> Callable[[Request], Awaitable[Response]]:
    """A route that does something for the caller's seat and replies with the table."""

    async def route(request: Request) -> Response:
        found, seat = await table_of(request)
        if seat == SPECTATOR:
            raise Forbidden("onlookers have no seat", "seat/none")
        await act(house(request).hall, found, seat, await asked(request))
        return JSONResponse(views.view(found, found.table, seat, reader(request).lang))

    return route


async def do_answer(hall: Hall, found: Live, seat: int, wish: dict[str, Any]) -> None:
    """POST answers: {"ply": 12, "answer": "…"}."""
    answer = wish.get("answer")
    if not isinstance(answer, str) or len(answer) > 80:
        raise Refused("answer must be a short text", "request/json")
    await hall.answer(found, seat, number(wish, "ply"), answer)


async def do_undo(hall: Hall, found: Live, seat: int, wish: dict[str, Any]) -> None:
    """POST undo: {"ply": 13}."""
    await hall.undo(found, seat, number(wish, "ply"))


async def do_done(hall: Hall, found: Live, seat: int, wish: dict[str, Any]) -> None:
    """POST done: {"ply": 13}."""
    await hall.say_done(found, seat, number(wish, "ply"))


async def do_seat(hall: Hall, found: Live, seat: int, wish: dict[str, Any]) -> None:
    """POST seat: {"seat": 1, "bot": "greedy" or null}, or {"at_once": true}."""
    if "at_once" in wish:
        await hall.set_at_once(found, seat, wish["at_once"] is True)
        return
    level = wish.get("bot")
    if level is not None and not isinstance(level, str):
        raise Refused("bot must be a bot's name or null", "request/json")
    await hall.stand_in(found, seat, number(wish, "seat"), level)


async def api_saga(request: Request) -> Response:
    """Open a game from a file."""
    try:
        text = (await body(request, SAGA)).decode()
    except UnicodeDecodeError:
        raise Refused("a saga is a text file", "saga/bad", 422) from None
    found = await house(request).hall.open_saga(text)
    return JSONResponse({"table": found.id, "go": f"/t/{found.id}/replay?ply=0"}, 201)


async def socket(websocket: WebSocket) -> None:
    """The live socket of a table."""
    here = house(websocket)
    try:
        same_origin(websocket)
        here.limits.check(websocket.client.host if websocket.client else "?", "GET")
        found, seat = await table_of(websocket)
        if sum(len(one.viewers) for one in here.hall.tables.values()) >= here.limits.sockets:
            raise TooMuch("the hall is full", "request/full", 503)
    except MeadhallError as error:
        here.hall.metrics.refused[error.code] += 1
        await websocket.send_denial_response(JSONResponse({"code": error.code, "text": str(error)}, status_of(error)))
        return
    form = "json" if websocket.query_params.get("form") == "json" else "html"
    await live.serve(
        websocket, here.hall, here.limits, found, seat, eye_of(websocket, seat, found), form, base_of(websocket)
    )


# -- files, health ---------------------------------------------------------------------------------------------------


async def static(request: Request) -> Response:
    """A file the pages link."""
    file = statics().get(request.path_params["path"])
    if file is None:
        raise NotFound("there is no such file")
    linked = request.url.query == stamp()
    headers = {
        "etag": file.tag,
        "cache-control": "max-age=31536000, immutable" if linked else "no-cache",
        "vary": "accept-encoding",
    }
    if request.headers.get("if-none-match") == file.tag:
        return Response(status_code=304, headers=headers)
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.packed, headers={**headers, "content-encoding": "gzip"}, media_type=file.type)
    return Response(file.body, headers=headers, media_type=file.type)


async def scene(request: Request) -> Response:
    """The picture of a game; it holds its own style, so it gets a policy of its own."""
    drawn = picture(registry.game(request.path_params["game"]).name)
    if not drawn:
        raise NotFound("that game has no picture yet")
    policy = "default-src 'none'; style-src 'unsafe-inline'"
    headers = {"content-security-policy": policy, "cache-control": "max-age=86400"}
    return Response(drawn, media_type="image/svg+xml", headers=headers)


async def healthz(request: Request) -> Response:
    """Whether the store answers."""
    await house(request).hall.store.select(sa.select(sa.literal(1).label("one")))
    return JSONResponse({"ok": True})


async def metrics(request: Request) -> Response:
    """Counters for Prometheus."""
    here = house(request)
    gauges = here.hall.metrics.gauges
    gauges["tables"] = len(here.hall.tables)
    gauges["sockets"] = sum(len(one.viewers) for one in here.hall.tables.values())
    gauges["uptime_seconds"] = int(time.monotonic() - here.started)
    return PlainTextResponse(here.hall.metrics.text(), media_type="text/plain; version=0.0.4")


def routes() -> list[Route | WebSocketRoute]:
    """All of them."""
    both = ["GET", "POST"]
    return [
        Route("/", lobby),
        Route("/go", go, methods=["POST"]),
        Route("/new/{game}", setup, methods=both),
        Route("/join/{token}", join, methods=both),
        Route("/t/{table}", table),
        Route("/t/{table}/replay", replay),
        Route("/t/{table}/frame", replay_frame),
        Route("/t/{table}/saga", saga),
        Route("/api/games", api_games),
        Route("/api/games/{game}/explain/{message}", api_explain),
        Route("/api/tables", api_create, methods=["POST"]),
        Route("/api/tables/{table}", api_table),
        Route("/api/tables/{table}/answers", acts(do_answer), methods=["POST"]),
        Route("/api/tables/{table}/undo", acts(do_undo), methods=["POST"]),
        Route("/api/tables/{table}/done", acts(do_done), methods=["POST"]),
        Route("/api/tables/{table}/seat", acts(do_seat), methods=["POST"]),
        Route("/api/sagas", api_saga, methods=["POST"]),
        WebSocketRoute("/api/tables/{table}/live", socket),
        Route("/static/{path:path}", static),
        Route("/pictures/{game}.svg", scene),
        Route("/healthz", healthz),
        Route("/metrics", metrics),
    ]
