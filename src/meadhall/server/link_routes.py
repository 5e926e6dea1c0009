"""The route of links to seats: a player renews the own ones, the host asks for another's."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from meadhall.engine.state import SPECTATOR
from meadhall.server import replies
from meadhall.server.commands import LinkReply, Renew, dispatch
from meadhall.server.described import described
from meadhall.server.errors import Forbidden
from meadhall.server.requests import asked, house, keep, table_of


class LinkWish(msgspec.Struct, forbid_unknown_fields=True):
    """{}: new links to the own seat; {"seat": 1}: the host wants one to another's; {"allow": false}: it is refused."""

    seat: int | None = None
    allow: bool | None = None


@described(replies.Moved, LinkWish)
async def links(request: Request) -> Response:
    """Links to a seat; who renews the own ones gets the new token, a browser in its cookie."""
    found, seat = await table_of(request)
    hall, wish = house(request).hall, await asked(request, LinkWish)
    if seat == SPECTATOR:
        raise Forbidden("onlookers have no seat", "seat/none")
    if wish.allow is not None:
        await dispatch(hall.door, found, seat, LinkReply(allow=wish.allow))
    elif wish.seat is not None and wish.seat != seat:
        await dispatch(hall.door, found, seat, Renew(seat=wish.seat))
    else:
        await hall.door.links.renew_own(found, seat)
        token = hall.seats.token(found, seat)
        response = JSONResponse({"go": f"/t/{found.id}", "token": token})
        return response if "authorization" in request.headers else keep(request, response, found, token)
    return JSONResponse({"go": f"/t/{found.id}"})
