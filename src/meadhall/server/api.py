"""Routes for programs: JSON, and the live socket."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.websockets import WebSocket

from meadhall.bots import strengths
from meadhall.engine import registry
from meadhall.engine.errors import MeadhallError
from meadhall.engine.state import SPECTATOR
from meadhall.look import show
from meadhall.server import live, views, wording
from meadhall.server.bots import KNOWN
from meadhall.server.errors import Forbidden, NotFound, Refused, TooMuch, status_of
from meadhall.server.hall import Hall
from meadhall.server.limits import SAGA
from meadhall.server.requests import (
    asked,
    base_of,
    body,
    eye_of,
    house,
    number,
    ply_of,
    reader,
    same_origin,
    table_of,
)
from meadhall.server.running import Live, earlier
from meadhall.words import speaker


async def games(request: Request) -> Response:
    """The games there are."""
    lang = reader(request).lang
    made = []
    shelf = house(request).hall.shelf
    for name in registry.games():
        game = shelf.game(name)
        say = speaker(lang, show(game)).say
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
                "bots": list(KNOWN),
                "ratings": {
                    seats: {level: one._asdict() for level, one in levels.items()}
                    for seats, levels in strengths(name).items()
                },
            }
        )
    return JSONResponse(made)


async def explain(request: Request) -> Response:
    """Name, effect and basis of a component; `components` may name another file of this hall's than is played now."""
    game = await house(request).hall.game(request.path_params["game"], request.query_params.get("components"))
    shown = show(game)
    speak, message = speaker(reader(request).lang, shown), request.path_params["message"]
    about = speak.about(message)
    basis = shown.bases().get(message)
    if about is None and basis is None:
        raise NotFound("nothing is known under that name", "explain/unknown")
    words = wording.words(reader(request).lang)
    made = {"name": speak.title(message), "about": about, "basis": words(f"basis-{basis}") if basis else None}
    return JSONResponse(made, headers={"cache-control": "max-age=3600"})


async def create(request: Request) -> Response:
    """A new table; the reply holds the token of every seat but the bots'."""
    hall = house(request).hall
    found = await hall.create(await asked(request))
    links = {str(k): hall.token(found, k) for k, seat in enumerate(found.seats) if seat.kind == "human"}
    return JSONResponse({"table": found.id, "tokens": links}, 201)


async def table(request: Request) -> Response:
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
    """POST answers: {"ply": 12, "answer": "…"}; with "version" only to the very question that was shown."""
    answer = wish.get("answer")
    if not isinstance(answer, str) or len(answer) > 80:
        raise Refused("answer must be a short text", "request/json")
    version = number(wish, "version") if "version" in wish else None
    await hall.answer(found, seat, number(wish, "ply"), answer, version)


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


async def saga(request: Request) -> Response:
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
    address = websocket.client.host if websocket.client else "?"
    try:
        same_origin(websocket)
        here.limits.check(address, "GET")
        found, seat = await table_of(websocket)
        if here.limits.open[address] >= here.limits.sockets:
            raise TooMuch("too many tables are open from your address", "request/full", 503)
    except MeadhallError as error:
        here.hall.metrics.refused[error.code] += 1
        await websocket.send_denial_response(JSONResponse({"code": error.code, "text": str(error)}, status_of(error)))
        return
    form = "json" if websocket.query_params.get("form") == "json" else "html"
    eye = eye_of(websocket, seat, found)
    here.limits.open[address] += 1
    try:
        await live.serve(websocket, here.hall, here.limits, found, seat, eye, form, base_of(websocket))
    finally:
        here.limits.open[address] -= 1
        if not here.limits.open[address]:
            del here.limits.open[address]
