"""The web application: routes, checks at the door, refusals, files."""

from __future__ import annotations

import contextlib
import time
from collections.abc import AsyncIterator

import structlog
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import HTMLResponse, JSONResponse, PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from meadhall.engine import registry
from meadhall.engine.errors import MeadhallError
from meadhall.engine.game import AnyGame
from meadhall.pages import joining, words
from meadhall.pages.pictures import picture
from meadhall.server import api_routes as api
from meadhall.server import lesson_routes as lessons
from meadhall.server import page_routes as pages
from meadhall.server import scene_routes as scenes
from meadhall.server.csrf import HEADER, known_host, own_page
from meadhall.server.errors import LONGEST_REFUSAL, NotFound, figures_of, status_of, why_of
from meadhall.server.link_routes import links
from meadhall.server.requests import House, address_of, house, reader, without_token
from meadhall.server.statics import find
from meadhall.server.store import reason

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
        exception_handlers={MeadhallError: refused, HTTPException: unknown, ClientDisconnect: gone, Exception: failed},
    )
    app.state.house = the_house
    app.add_middleware(Guard, house=the_house)
    return app


class Guard:
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
        """Known by that name, rate limit, and against CSRF the origin and a header that other sites cannot send."""
        known_host(request, self.house.names)
        address = address_of(request)
        reading = request.method in ("GET", "HEAD")
        path = request.url.path
        makes = request.method == "POST" and (
            path in ("/api/tables", "/api/sagas")
            or path.startswith("/new/")
            or (path.startswith("/learn/") and path.endswith("/play"))
        )
        self.house.limits.check(address, "GET" if reading else "make" if makes else "POST")
        if not reading:
            own_page(request)


# -- refusals --------------------------------------------------------------------------------------------------------


async def refused(request: Request, error: Exception) -> Response:
    """A refusal as JSON or as a page."""
    assert isinstance(error, MeadhallError)
    house(request).hall.metrics.refused[error.code] += 1
    return _said(request, status_of(error), error.code, str(error), error)


async def unknown(request: Request, error: Exception) -> Response:
    """Starlette's own refusals."""
    assert isinstance(error, HTTPException)
    if error.status_code == 404:
        return _said(request, 404, "page/unknown", "there is no such page")
    return _said(request, error.status_code, "request/bad", str(error.detail))


async def gone(_: Request, __: Exception) -> Response:
    """Somebody left before all was said; nobody reads this."""
    return Response(status_code=400)


async def failed(request: Request, error: Exception) -> Response:
    """Our own mistakes: said in the log, not to the world."""
    log.error("failed", path=without_token(request.url.path), exc_info=error)
    return _said(request, 500, "server/failed", "something went wrong here; nothing was lost")


def _said(request: Request, status: int, code: str, text: str, error: MeadhallError | None = None) -> Response:
    lang, text = reader(request).lang, text[:LONGEST_REFUSAL]
    figures, why = (figures_of(error), why_of(error, lang)) if error is not None else ({}, None)
    if (
        request.method != "GET"
        or request.url.path.startswith("/api/")
        or "text/html" not in request.headers.get("accept", "")
    ):
        browser = request.headers.get(HEADER) == "page"
        said = words.refusal(lang, code, text, figures, why) if browser else text
        return JSONResponse({"code": code, "text": said} | ({"why": why} if why else {}), status)
    said = words.refusal(lang, code, text, figures)
    return HTMLResponse(joining.refusal(reader(request), code, said, _about(request)), status)


def _about(request: Request) -> AnyGame | None:
    """The game that a refused page was about, where that is known without looking for it and no secret."""
    kind, _, rest = request.url.path.strip("/").partition("/")
    hall, name = house(request).hall, rest.partition("/")[0]
    if kind in ("new", "rules", "learn", "scene"):
        return hall.shelf.game(name) if name in registry.games() else None
    if kind == "join":
        signed = hall.seats.signer.read(name)
        name = signed[0] if signed else ""
    live = hall.tables.get(name) if kind in ("t", "join") else None
    return live.table.game if live else None


# -- files, health ---------------------------------------------------------------------------------------------------


async def static(request: Request) -> Response:
    """A file the pages link."""
    file, linked = find(request.path_params["path"])
    if file is None:
        raise NotFound("there is no such file")
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
    """Whether answers can be kept."""
    try:
        await house(request).hall.store.ping()
    except Exception as error:
        log.error("store cannot be written", reason=reason(error))
        return JSONResponse({"ok": False}, 503)
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
        Route("/", pages.lobby),
        Route("/go", pages.go, methods=["POST"]),
        Route("/share", pages.share, methods=["POST"]),
        Route("/new/{game}", pages.setup, methods=both),
        Route("/rules", pages.all_rules),
        Route("/rules/{game}", pages.rules),
        Route("/join/{token}", pages.join, methods=both),
        Route("/learn/{game}", lessons.learn),
        Route("/learn/{game}/play", lessons.play, methods=["POST"]),
        Route("/learn/{game}/{lesson}", lessons.lesson),
        Route("/learn/{game}/{lesson}/end", lessons.end),
        Route("/learn/{game}/{lesson}/{step}/parts", lessons.parts),
        Route("/learn/{game}/{lesson}/{step}/try", lessons.attempt, methods=["POST"]),
        Route("/t/{table}", pages.table),
        Route("/t/{table}/again", pages.again),
        Route("/t/{table}/replay", pages.replay),
        Route("/t/{table}/frame", pages.replay_frame),
        Route("/t/{table}/saga", pages.saga),
        Route("/t/{table}/scene", scenes.share),
        Route("/scene/{game}", scenes.play, methods=["POST"]),
        Route("/scene/{game}/{packed}", scenes.scene),
        Route("/api/games", api.games),
        Route("/api/games/{game}/rules", api.rules),
        Route("/api/games/{game}/explain/{message}", api.explain),
        Route("/api/games/{game}/teach", lessons.teach),
        Route("/api/tables", api.create, methods=["POST"]),
        Route("/api/tables/{table}", api.table),
        Route("/api/tables/{table}/why", api.why_not),
        Route("/api/tables/{table}/links", links, methods=["POST"]),
        Route("/api/tables/{table}/answers", api.answer, methods=["POST"]),
        Route("/api/tables/{table}/undo", api.undo, methods=["POST"]),
        Route("/api/tables/{table}/done", api.done, methods=["POST"]),
        Route("/api/tables/{table}/seat", api.seat, methods=["POST"]),
        Route("/api/sagas", api.saga, methods=["POST"]),
        WebSocketRoute("/api/tables/{table}/live", api.socket),
        Route("/static/{path:path}", static),
        Route("/pictures/{game}.svg", scene),
        Route("/healthz", healthz),
        Route("/metrics", metrics),
    ]
