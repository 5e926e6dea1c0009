"""Routes of people who play with friends: commands of the waiting room, seat words, tables to forget."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from meadhall.engine.state import SPECTATOR
from meadhall.pages import joining
from meadhall.pages.json_view import view
from meadhall.server import replies, tokens
from meadhall.server.changes import Planned
from meadhall.server.commands import RoomCommand, dispatch
from meadhall.server.described import LANG, described
from meadhall.server.errors import Forbidden
from meadhall.server.keeper import Change
from meadhall.server.requests import address_of, asked, forget_cookie, house, keep, looked, page, reader, table_of


class Said(msgspec.Struct):
    """What somebody says are the words of a seat."""

    words: str = ""


@described(replies.TableView, RoomCommand, LANG)
async def room(request: Request) -> Response:
    """A command of the waiting room: {"do": "ready"}, {"do": "start"} and so on; the reply is the table."""
    found, seat = await table_of(request)
    if seat == SPECTATOR:
        raise Forbidden("onlookers have no seat", "seat/none")
    await dispatch(house(request).hall.door, found, seat, await asked(request, RoomCommand))  # type: ignore[arg-type]
    return JSONResponse(view(found, found.table, seat, reader(request).lang))


@described(replies.OwnWords, query=LANG)
async def own_words(request: Request) -> Response:
    """The words of one's own seat, for a program."""
    found, seat = await table_of(request)
    if seat == SPECTATOR:
        raise Forbidden("onlookers have no seat", "seat/none")
    return JSONResponse({"words": house(request).hall.seat_words.of(found, seat, reader(request).lang)})


@described(replies.Moved, Said)
async def words(request: Request) -> Response:
    """Somebody says the words of a seat and gets it, wherever it was before; and the page where they are said."""
    here = house(request)
    found = await here.hall.tables.find(request.path_params["table"])
    if request.method == "GET":
        return page(request, joining.carry_on(reader(request), found))
    said = await asked(request, Said)
    seat = await here.hall.seat_words.take(found, said.words, here.limits, address_of(request))
    looked(request, found)
    token = here.hall.seats.token(found, seat)
    return keep(request, JSONResponse({"go": f"/t/{found.id}", "token": token}), found, token)


@described(replies.Moved)
async def forget(request: Request) -> Response:
    """Away with a table from one's list: deleted where nobody else has a seat there, else only hidden."""
    found, seat = await table_of(request)
    hall = house(request).hall
    if seat == SPECTATOR:
        raise Forbidden("onlookers have no seat", "seat/none")
    if found.only_player(seat):
        await hall.dailies.leave(found)
        await hall.tables.remove(found)
        response = JSONResponse({"go": "/", "deleted": True})
        forget_cookie(response, tokens.COOKIE + found.id)
        return response
    await hall.changes.seat(found, seat, {"hidden": True})
    return JSONResponse({"go": "/", "deleted": False})


@described(replies.Moved)
async def take(request: Request) -> Response:
    """Let a running table go out as a file, where nobody else has a seat: with the seed in it the deal is known."""
    found, seat = await table_of(request)
    if seat == SPECTATOR:
        raise Forbidden("onlookers have no seat", "seat/none")

    def known() -> Planned:
        if not found.only_player(seat):
            text = "the file of a running game holds every secret; only who plays alone can take it along"
            raise Forbidden(text, "saga/early")
        return (None if found.known else Change(found.id, found.version, {"known": True})), None

    await house(request).hall.changes.make(found, known)
    return JSONResponse({"go": f"/t/{found.id}"})
