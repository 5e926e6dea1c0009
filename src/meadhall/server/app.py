"""The web application of a server: what every hall has; and programs, alerts, MCP, the admin page."""

from __future__ import annotations

import time

import structlog
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route, WebSocketRoute

from meadhall import compiled
from meadhall.server import admin_routes as admin
from meadhall.server import alert_routes as alerts
from meadhall.server import mcp_routes, openapi, web
from meadhall.server import page_routes as pages
from meadhall.server import reading_routes as reading
from meadhall.server.csrf import MCP
from meadhall.server.house import House
from meadhall.server.keeper import reason
from meadhall.server.metrics import CONTENT
from meadhall.server.rate_limits import is_here
from meadhall.server.requests import address_of, house

log = structlog.get_logger("web")


def application(the_house: House) -> Starlette:
    """The application; it opens the store when it starts and closes it when it ends."""
    return web.application(the_house, routes(), mcp_routes.opened)


async def healthz(request: Request) -> Response:
    """Whether answers can be kept, so whether people may be sent here; `/readyz`, and as it was first called."""
    try:
        await house(request).hall.store.ping()
    except Exception as error:
        log.error("store cannot be written", reason=reason(error))
        return JSONResponse({"ok": False}, 503)
    return JSONResponse({"ok": True})


async def livez(_: Request) -> Response:
    """Whether the process answers at all: a store that fails is no reason to end it."""
    return JSONResponse({"ok": True})


async def metrics(request: Request) -> Response:
    """Counters for Prometheus, for who sits at this machine or has the admin token: when a bot has thought, and how
    long, tells what it holds.
    """
    if not is_here(address_of(request)):
        await admin.allowed(request)
    here = house(request)
    gauges = here.hall.metrics.gauges
    gauges["compiled"] = int(compiled())
    gauges["tables"] = len(here.hall.tables)
    gauges["sockets"] = sum(len(one.viewers) for one in here.hall.tables.values())
    gauges["uptime_seconds"] = int(time.monotonic() - here.started)
    return Response(here.hall.metrics.text(), headers={"content-type": CONTENT})


def routes() -> list[Route | WebSocketRoute]:
    """All of them."""
    both = ["GET", "POST"]
    return [
        *web.table_routes(),
        Route("/share", pages.share, methods=["POST"]),
        Route("/bots", reading.bots_page),
        Route("/api", openapi.human),
        Route("/api/bots", reading.bots),
        Route("/api/openapi.json", openapi.openapi),
        Route("/api/tables", reading.tables),
        Route("/api/tables/{table}/text", reading.text),
        Route("/api/tables/{table}/log", reading.log),
        Route("/api/tables/{table}/picture", reading.picture),
        Route("/api/tables/{table}/wait", reading.wait),
        Route("/api/tables/{table}/alerts", alerts.of_seat),
        Route("/api/tables/{table}/alerts", alerts.add, methods=["POST"]),
        Route("/api/tables/{table}/alerts/{alert}/off", alerts.end, methods=["POST"]),
        Route("/alerts/off/{token}", alerts.off, methods=both),
        Route("/alerts/yes/{token}", alerts.yes, methods=both),
        Route("/push-worker.js", alerts.worker),
        Route(MCP, mcp_routes.Mcp()),
        Route("/admin", admin.overview, methods=both),
        Route("/admin/out", admin.leave, methods=["POST"]),
        Route("/admin/backup", admin.backup),
        Route("/admin/tables/{table}/{what}", admin.act, methods=["POST"]),
        Route("/api/admin/connected", admin.connected),
        Route("/healthz", healthz),
        Route("/readyz", healthz),
        Route("/livez", livez),
        Route("/metrics", metrics),
    ]
