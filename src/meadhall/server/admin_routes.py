"""Routes of whoever runs the hall, behind a token of its own: the admin page, closing, deleting, a backup."""

from __future__ import annotations

import asyncio
import tempfile
import time
from functools import partial
from pathlib import Path

import msgspec
import structlog
from starlette.background import BackgroundTask
from starlette.requests import Request
from starlette.responses import FileResponse, JSONResponse, Response

import meadhall
from meadhall.engine.state import SPECTATOR
from meadhall.pages import admin as pages
from meadhall.pages.admin import Guest, Health
from meadhall.server import admin
from meadhall.server.admin import STATES, Sought
from meadhall.server.backup import backup as write_backup
from meadhall.server.described import described
from meadhall.server.errors import Forbidden, NotFound
from meadhall.server.hall import Hall
from meadhall.server.house import hall_of
from meadhall.server.requests import address_of, asked, house, page, reader, set_cookie

COOKIE = "admin"
LASTS = 30 * 24 * 3600  # seconds that a browser remembers the token
SHOWN = 100  # tables on the page

log = structlog.get_logger("admin")


class Entering(msgspec.Struct, forbid_unknown_fields=True):
    """The token somebody typed."""

    token: str = ""


async def enter(request: Request, token: str) -> None:
    """Refuse who has no token, and who tries wrong ones too often."""
    here, address = house(request), address_of(request)
    await here.limits.enter(address)

    def look() -> bool:
        with hall_of(request).store.engine.connect() as connection:
            return admin.may_enter(connection, token)

    if not token or not await asyncio.to_thread(look):
        raise Forbidden("that token opens no admin page; `meadhall admin token` makes a new one", "admin/token")
    here.limits.entered(address)


async def allowed(request: Request) -> Hall:
    """The hall, for who has the token: a browser in its cookie, a program in the header."""
    bearer = request.headers.get("authorization", "")
    token = bearer[7:].strip() if bearer.lower().startswith("bearer ") else request.cookies.get(COOKIE, "")
    await enter(request, token)
    return hall_of(request)


async def overview(request: Request) -> Response:
    """The admin page, or where its token is asked for."""
    if request.method == "POST":
        token = (await asked(request, Entering)).token.strip()
        await enter(request, token)
        log.info("somebody entered the admin page", address=address_of(request))
        response = JSONResponse({"go": "/admin"})
        set_cookie(request, response, COOKIE, token, LASTS, "/admin", "strict")
        return response
    if COOKIE not in request.cookies:
        return page(request, pages.sign_in(reader(request)))
    try:
        hall = await allowed(request)
    except Forbidden:  # it was renewed
        return page(request, pages.sign_in(reader(request)))
    wished = request.query_params.get("state")
    state = next((one for one in STATES if one == wished), None)

    def look() -> tuple[list[dict[str, object]], dict[str, int]]:
        with hall.store.engine.connect() as connection:
            return admin.listed(connection, Sought(state=state, most=SHOWN)), admin.counts(connection)

    rows, counts = await asyncio.to_thread(look)
    return page(request, pages.overview(reader(request), await health(request), guests(hall), rows, counts, state))


async def leave(request: Request) -> Response:
    """The browser forgets the token."""
    response = JSONResponse({"go": "/admin"})
    set_cookie(request, response, COOKIE, "", 0, "/admin", "strict")
    return response


async def act(request: Request) -> Response:
    """Close or delete a table."""
    hall, key, what = await allowed(request), request.path_params["table"], request.path_params["what"]
    works = {"close": admin.close, "delete": admin.delete}
    if what not in works:
        raise NotFound("a table can be closed or deleted")
    await hall.store.apart(lambda: hall.store.change(partial(works[what], key=key)))
    log.info("table looked after", table=key, what=what, address=address_of(request))
    live = hall.tables.get(key)
    if live is not None and what == "delete":
        hall.tables.gone(live)
    elif live is not None:
        await hall.changes.follow(live, live.version + 1)
    return JSONResponse({"go": f"/admin?{what}={key}#tables"})  # another address, so that the page is read again


async def backup(request: Request) -> Response:
    """A backup of the whole store, as a file."""
    hall = await allowed(request)
    folder = tempfile.TemporaryDirectory(prefix="meadhall-")
    file = Path(folder.name) / "hall.backup"
    try:
        await asyncio.to_thread(write_backup, hall.store, file)
    except BaseException:
        folder.cleanup()
        raise
    name = time.strftime("meadhall-%Y-%m-%d-%H%M.backup", time.gmtime())
    log.info("backup taken", address=address_of(request))
    return FileResponse(file, media_type="application/gzip", filename=name, background=BackgroundTask(folder.cleanup))


@described()
async def connected(request: Request) -> Response:
    """Who is connected, for `meadhall admin connected`."""
    hall = await allowed(request)
    return JSONResponse({"connected": [
        {"table": one.table, "game": one.game, "seat": one.seat, "name": one.name, "address": one.address}
        for one in guests(hall)
    ]})  # fmt: skip


def guests(hall: Hall) -> list[Guest]:
    """Who is connected to this process, table by table."""
    found = []
    for live in hall.tables.values():
        for viewer in live.viewers:
            name = live.seats[viewer.seat].name if viewer.seat != SPECTATOR else viewer.name
            found.append(Guest(live.id, live.table.game.name, viewer.seat, name, viewer.address))
    return sorted(found, key=lambda one: (one.table, one.seat, one.name, one.address))


async def health(request: Request) -> Health:
    """How the hall is."""
    here = house(request)
    hall, keeps = hall_of(request), True
    try:
        await hall.store.ping()
    except Exception:
        keeps = False
    metrics = hall.metrics
    return Health(
        meadhall.__version__, hall.store.where, keeps, int(time.monotonic() - here.started), len(hall.tables),
        metrics.counts["answers"], dict(metrics.refused), metrics.times["answer_to_push"].within(0.95),
    )  # fmt: skip
