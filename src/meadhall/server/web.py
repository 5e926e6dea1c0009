"""The pages' routes."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

import sqlalchemy as sa
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response

from meadhall.engine.game import COLOURS
from meadhall.engine.state import OVER, SPECTATOR
from meadhall.server import frames, live, store, tokens, wording
from meadhall.server.bots import LEVELS, USUAL
from meadhall.server.errors import Forbidden, NotFound, Refused
from meadhall.server.pages import front, joining, tables
from meadhall.server.pages import setup as setting_up
from meadhall.server.pages.front import Card
from meadhall.server.requests import (
    asked,
    base_of,
    eye_of,
    house,
    keep,
    page,
    ply_of,
    reader,
    table_of,
)
from meadhall.server.running import earlier
from meadhall.server.seating import usual_hints


async def lobby(request: Request) -> Response:
    """The front page."""
    hall, read = house(request).hall, reader(request)
    ids = tokens.tables_of(request.cookies)[:100]
    row = store.tables.c
    mine: list[Card] = []
    gone: list[str] = []  # of this hall; other halls of this machine keep theirs in the same jar
    found = {one["id"]: one for one in await hall.store.select(sa.select(*CARD).where(row.id.in_(ids)))} if ids else {}
    for key in ids:
        signed = hall.signer.read(request.cookies[tokens.COOKIE + key])
        if signed is None or signed[0] != key:
            continue
        if key not in found:
            gone.append(key)
            continue
        mine.append(_card(read.lang, found[key], signed[1]))
    mine.sort(key=lambda card: (card.over, -found[card.id]["touched"]))
    day = time.time() - 24 * 3600
    query = sa.select(*CARD).where(row.watch.is_(True), row.over.is_(False), row.touched > day, row.id.not_in(ids))
    running = [
        _card(read.lang, one, SPECTATOR) for one in await hall.store.select(query.order_by(row.touched.desc()).limit(6))
    ]
    response = page(request, front.lobby(read, mine, running))
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
    game = house(request).hall.shelf.game(request.path_params["game"])
    if request.method == "GET":
        return page(request, setting_up.setup(reader(request), game, "bots" in request.query_params))
    form = await asked(request)
    seats = []
    count = form.get("number", "")
    for k in range(int(count) if isinstance(count, str) and count.isdecimal() and len(count) < 3 else 0):
        kind, _, level = str(form.get(f"kind-{k}", "")).partition(":")
        seat: dict[str, Any] = {
            "kind": kind,
            "name": str(form.get(f"name-{k}", "")) or (own_name(request, k) if kind != "bot" else ""),
            "at_once": form.get("at_once") == "yes",
        }
        seats.append({**seat, "level": level} if level else seat)
    patience = str(form.get("patience", "0"))
    hints = str(form.get("hints", "usual"))
    options = {name.removeprefix("option-"): value for name, value in form.items() if name.startswith("option-")}
    wish = {
        "game": game.name,
        "seats": seats,
        "options": options,
        "watch": form.get("watch") == "yes",
        "patience": int(patience) if patience.isdecimal() and len(patience) < 7 else 0,
    }
    if hints != "usual":
        wish["hints"] = {"yes": True, "no": False}.get(hints, hints)
    found = await house(request).hall.create(wish)
    response = JSONResponse({"go": f"/t/{found.id}"}, 201)
    host = found.host()
    return response if host == SPECTATOR else keep(request, response, found, house(request).hall.token(found, host))


def own_name(request: Request, seat: int) -> str:
    """What a person without a name is called: the colour."""
    return wording.words(reader(request).lang)(f"page-colour-{COLOURS[seat % len(COLOURS)]}")


async def go(request: Request) -> Response:
    """From what somebody typed or pasted to its page."""
    code = str((await asked(request)).get("code", "")).strip()
    try:
        path = urlsplit(code).path if "/" in code else f"/t/{code.lower()}"
    except ValueError:
        raise NotFound("that is neither the link nor the name of a table", "table/unknown") from None
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
        return page(request, joining.invitation(reader(request), found, seat, token))
    name = (await asked(request)).get("name")
    found, _, fresh = await hall.join(token, name if isinstance(name, str) else None)
    return keep(request, JSONResponse({"go": f"/t/{found.id}", "token": fresh}), found, fresh)


async def again(request: Request) -> Response:
    """The set-up page for another game at a table that is done: the same people, seated as the game says."""
    found, me = await table_of(request)
    if not found.finished:
        raise Refused("this game is not over yet; another one can be set up when it is", "table/running", 409)
    game = found.table.game
    first, options = game.rematch(found.table.state, found.table.options)
    order = [(first + k) % found.table.seats for k in range(found.table.seats)]
    kinds = []
    for number in order:
        seat = found.seats[number]
        level = seat.level if seat.level in LEVELS else USUAL
        kind = "me" if number == me else f"bot:{level}" if seat.kind == "bot" else "friend"
        kinds.append((kind, "" if kind.startswith("bot:") else seat.name))
    hints = "usual" if found.hints == usual_hints(found.seats) else "yes" if found.hints else "no"
    return page(request, setting_up.setup(reader(request), game, False, setting_up.Again(kinds, options, hints)))


async def table(request: Request) -> Response:
    """The table page."""
    found, seat = await table_of(request)
    if found.saga is not None:
        return Response(status_code=303, headers={"location": f"/t/{found.id}/replay?ply=0"})
    f = frames.frame(found, eye_of(request, seat, found))
    return page(request, tables.table(reader(request), f, live.menu(house(request).hall, f, base_of(request))))


async def replay(request: Request) -> Response:
    """The replay page, at a position."""
    found, seat = await table_of(request)
    eye = eye_of(request, seat, found)
    f = frames.replayed(found, earlier(found.table, ply_of(request, found)), eye)
    return page(request, tables.replay(reader(request), f, found.finished or found.saga is not None))


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
