"""The routes of a page: what every hall has, less what needs others, and passing the device from seat to seat."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute

from meadhall.engine.state import OVER
from meadhall.pages import passing
from meadhall.server import page_routes, web
from meadhall.server.errors import Refused
from meadhall.server.live_table import LiveTable
from meadhall.server.page_routes import Wanted
from meadhall.server.requests import asked, house, keep, looked, page, reader, table_of

NOT_HERE = (  # what leads to others, or to programs
    "/go", "/join/", "/api/tables/{table}/links", "/api/tables/{table}/room", "/api/tables/{table}/words",
    "/t/{table}/words", "/static/",
)  # fmt: skip


class Seat(msgspec.Struct, forbid_unknown_fields=True):
    """Who holds the device now."""

    seat: int | str  # a form sends a text


def routes() -> list[Route | WebSocketRoute]:
    """All of them; the first that fits counts."""
    own = [
        Route("/t/{table}", table),
        Route("/t/{table}/pass", pass_on, methods=["POST"]),
        Route("/t/{table}/rematch", rematch, methods=["POST"]),
        Route("/t/{table}/saga", saga),
    ]
    return [*own, *(one for one in web.table_routes() if not one.path.startswith(NOT_HERE))]


def together(live: LiveTable) -> list[int]:
    """The seats of those who share the device."""
    return [number for number, seat in enumerate(live.seats) if seat.kind == "human" and seat.joined]


async def table(request: Request) -> Response:
    """The table page; before it a curtain, where the device is for somebody else now."""
    found, seat = await table_of(request)
    here, asks = together(found), found.awaited
    if not found.from_file and not found.finished and asks != OVER and asks != seat and asks in here:
        return page(request, passing.curtain(reader(request), found, asks))
    return await page_routes.table(request)


async def pass_on(request: Request) -> Response:
    """Somebody else takes the device: from now on it shows their seat."""
    found, _ = await table_of(request)
    wish = await asked(request, Seat)
    seat = next((one for one in together(found) if str(one) == str(wish.seat)), None)
    if seat is None:
        raise Refused("nobody at this device has that seat", "seat/unknown", 404)
    response = JSONResponse({"go": f"/t/{found.id}"})
    return keep(request, response, found, house(request).hall.seats.token(found, seat))


async def rematch(request: Request) -> Response:
    """Another game at once, for all who share the device."""
    found, me = await table_of(request)
    deal, rematches = (await asked(request, Wanted)).deal, house(request).hall.rematches
    rematches.check(found, me)
    new = looked(request, await rematches.begin(found, me, deal))
    tokens = {seat: await rematches.sit(found, seat, new) for seat in together(found)}
    return keep(request, JSONResponse({"go": f"/t/{new.id}"}, 201), new, tokens[me])


async def saga(request: Request) -> Response:
    """The table as a file, also while it runs: it is the reader's own."""
    found, _ = await table_of(request)
    disposition = f'attachment; filename="{found.id}.saga"'
    return PlainTextResponse(
        found.saga or found.table.saga(with_seed=True), headers={"content-disposition": disposition}
    )
