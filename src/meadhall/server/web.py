"""The web application of an inner hall: its routes, checks at the door, refusals, files."""

from __future__ import annotations

import contextlib
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager

import structlog
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from meadhall.engine import registry
from meadhall.engine.errors import MeadhallError
from meadhall.engine.game import AnyGame
from meadhall.pages import joining, words
from meadhall.pages.pictures import picture
from meadhall.server import api_routes as api
from meadhall.server import daily_routes as dailies
from meadhall.server import lesson_routes as lessons
from meadhall.server import page_routes as pages
from meadhall.server import plan_routes as plans
from meadhall.server import puzzle_routes as puzzles
from meadhall.server import review_routes as reviews
from meadhall.server import room_routes as rooms
from meadhall.server import scene_routes as scenes
from meadhall.server import tokens
from meadhall.server.csrf import ALERTS_OFF, HEADER, MCP, known_host, own_page, same_origin
from meadhall.server.errors import LONGEST_REFUSAL, NotFound, figures_of, status_of, why_of
from meadhall.server.link_routes import links
from meadhall.server.live_table import LiveTable
from meadhall.server.requests import InnerHouse, address_of, house, reader, without_token
from meadhall.server.statics import find

CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; "
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
FRAMED = CSP.replace("frame-ancestors 'none'", "frame-ancestors 'self'")  # where a page of ours holds the frame
HEADERS = {
    "content-security-policy": CSP,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "cache-control": "no-store",
}

log = structlog.get_logger("web")


def application(
    the_house: InnerHouse,
    routes: Sequence[BaseRoute],
    beside: Callable[[Starlette], AbstractAsyncContextManager[None]] = lambda _: contextlib.nullcontext(),
) -> Starlette:
    """An application; it opens the store when it starts and closes it when it ends. `beside` is open meanwhile."""

    @contextlib.asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await the_house.hall.start()
        try:
            async with beside(app):
                yield
        finally:
            await the_house.hall.stop()

    app = Starlette(
        routes=routes,
        lifespan=lifespan,
        exception_handlers={MeadhallError: refused, HTTPException: unknown, ClientDisconnect: gone, Exception: failed},
    )
    app.state.house = the_house
    app.add_middleware(Guard, house=the_house)
    return app


class Guard:
    """Checks and headers around every request."""

    def __init__(self, app: ASGIApp, house: InnerHouse) -> None:
        self.app, self.house = app, house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in or refuse it."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        request = Request(scope, receive)
        status, usual = 500, HEADERS | ({"content-security-policy": FRAMED} if self.house.framed else {})

        async def with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                have = {name.lower() for name, _ in message["headers"]}
                message["headers"] = [
                    *message["headers"],
                    *((name.encode(), value.encode()) for name, value in usual.items() if name.encode() not in have),
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
            path in ("/api/tables", "/api/sagas", "/daily")
            or path.startswith("/new/")
            or (path.startswith("/learn/") and path.endswith("/play"))
            or (path.startswith("/t/") and path.endswith("/rematch"))
        )
        self.house.limits.check(address, "GET" if reading else "make" if makes else "POST")
        if path == MCP:
            same_origin(request)  # its clients send no header of ours, and nothing there is done by a cookie
        elif not reading and not path.startswith(ALERTS_OFF):  # mail programs post there, and its link says enough
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
    live = _where(request)
    game = live.table.game if live is not None else _about(request)
    watch = live is not None and live.watch and request.url.path.startswith("/join/")
    html = joining.refusal(reader(request), code, said, game, live.id if live is not None else None, watch)
    return HTMLResponse(html, status)


def _about(request: Request) -> AnyGame | None:
    """The game that a refused page was about, where that is known without looking for it and no secret."""
    kind, _, rest = request.url.path.strip("/").partition("/")
    name = rest.partition("/")[0]
    known = kind in ("new", "rules", "learn", "scene") and name in registry.games()
    return house(request).hall.shelf.game(name) if known else None


def _where(request: Request) -> LiveTable | None:
    """The table that a refused page was about, where it is in memory; by a link only where this hall made that."""
    kind, _, rest = request.url.path.strip("/").partition("/")
    hall, name = house(request).hall, rest.partition("/")[0]
    if kind == "join":
        signed, open_ = hall.seats.signer.read(name), tokens.LINK.match(name)
        live = hall.tables.get(signed[0] if signed else open_[1] if open_ else "")
        return live if live is not None and (signed or hall.seats.is_link(live, name)) else None
    return hall.tables.get(name) if kind == "t" else None


# -- files ---------------------------------------------------------------------------------------------------


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


def table_routes() -> list[Route | WebSocketRoute]:
    """Pages, tables, lessons and files: what a hall has wherever it is opened."""
    both = ["GET", "POST"]
    return [
        Route("/", pages.lobby),
        Route("/go", pages.go, methods=["POST"]),
        Route("/new/{game}", pages.setup, methods=both),
        Route("/rules", pages.all_rules),
        Route("/rules/{game}", pages.rules),
        Route("/join/{token}", pages.join, methods=both),
        Route("/daily", dailies.daily, methods=both),
        Route("/learn/{game}", lessons.learn),
        Route("/learn/{game}/play", lessons.play, methods=["POST"]),
        Route("/learn/{game}/{lesson}", lessons.lesson),
        Route("/learn/{game}/{lesson}/end", lessons.end),
        Route("/learn/{game}/{lesson}/{step}/parts", lessons.parts),
        Route("/learn/{game}/{lesson}/{step}/try", lessons.attempt, methods=["POST"]),
        Route("/puzzles", puzzles.every),
        Route("/puzzles/{game}", puzzles.of_game),
        Route("/puzzles/{game}/{puzzle}", puzzles.puzzle),
        Route("/puzzles/{game}/{puzzle}/parts", puzzles.parts),
        Route("/puzzles/{game}/{puzzle}/try", puzzles.attempt, methods=["POST"]),
        Route("/t/{table}", pages.table),
        Route("/t/{table}/again", pages.again),
        Route("/t/{table}/rematch", pages.rematch, methods=["POST"]),
        Route("/t/{table}/replay", pages.replay),
        Route("/t/{table}/frame", pages.replay_frame),
        Route("/t/{table}/coach", reviews.review),
        Route("/t/{table}/coach/parts", reviews.parts),
        Route("/t/{table}/stage", pages.stage),
        Route("/t/{table}/saga", pages.saga),
        Route("/t/{table}/scene", scenes.share),
        Route("/t/{table}/on", scenes.on),
        Route("/t/{table}/take", rooms.take, methods=["POST"]),
        Route("/t/{table}/words", rooms.words, methods=["GET", "POST"]),
        Route("/t/{table}/plan", plans.planning, methods=both),
        Route("/t/{table}/forget", rooms.forget, methods=["POST"]),
        Route("/scene/{game}/{packed}", scenes.scene),
        Route("/api/games", api.games),
        Route("/api/games/{game}/rules", api.rules),
        Route("/api/games/{game}/explain/{message}", api.explain),
        Route("/api/games/{game}/teach", lessons.teach),
        Route("/api/games/{game}/puzzles", puzzles.listed),
        Route("/api/games/{game}/puzzles/{puzzle}", puzzles.one),
        Route("/api/games/{game}/puzzles/{puzzle}/try", puzzles.try_one, methods=["POST"]),
        Route("/api/daily", dailies.as_json),
        Route("/api/tables", api.create, methods=["POST"]),
        Route("/api/tables/{table}", api.table),
        Route("/api/tables/{table}/why", api.why_not),
        Route("/api/tables/{table}/links", links, methods=["POST"]),
        Route("/api/tables/{table}/room", rooms.room, methods=["POST"]),
        Route("/api/tables/{table}/words", rooms.own_words),
        Route("/api/tables/{table}/plan", plans.plan),
        Route("/api/tables/{table}/plan", plans.make, methods=["POST"]),
        Route("/api/tables/{table}/answers", api.answer, methods=["POST"]),
        Route("/api/tables/{table}/undo", api.undo, methods=["POST"]),
        Route("/api/tables/{table}/done", api.done, methods=["POST"]),
        Route("/api/tables/{table}/seat", api.seat, methods=["POST"]),
        Route("/api/sagas", api.saga, methods=["POST"]),
        WebSocketRoute("/api/tables/{table}/live", api.socket),
        Route("/static/{path:path}", static),
        Route("/pictures/{game}.svg", scene),
    ]
