"""Routes of positions that are shared by link."""

from __future__ import annotations

from typing import Annotated

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response

from meadhall.engine.errors import BadPosition
from meadhall.engine.game import AnyGame
from meadhall.engine.scene_link import LONGEST, unpack
from meadhall.engine.table import Table
from meadhall.look import at
from meadhall.pages import scene as page_of
from meadhall.pages.frame import earlier
from meadhall.server.errors import Forbidden
from meadhall.server.requests import asked, house, keep, page, ply_of, reader, set_up, table_of, working


class FromHere(msgspec.Struct):
    """A table to be had from a position."""

    position: Annotated[str, msgspec.Meta(max_length=LONGEST)]
    level: str | None = None


def _table(game: AnyGame, packed: str) -> Table:
    """The position of a link, laid out."""
    found = unpack(packed)
    seats, options = found.pop("seats", None), found.pop("options", None)
    if not isinstance(seats, list):
        raise BadPosition("a shared position names its seats")
    return Table(game, len(seats), seed="a position", options=options, names=seats, position=found)


async def scene(request: Request) -> Response:
    """A position to look at."""
    game, packed = house(request).hall.shelf.game(request.path_params["game"]), request.path_params["packed"]
    with working(request):
        return page(request, page_of.scene(reader(request), _open(_table(game, packed)), packed))


async def play(request: Request) -> Response:
    """A table that begins there: who asks for it sits where a question is open, bots sit elsewhere."""
    wish = await asked(request, FromHere)
    table = _open(_table(house(request).hall.shelf.game(request.path_params["game"]), wish.position))
    bot = {"kind": "bot", **({"level": wish.level} if wish.level else {})}
    seats = [
        {"kind": "me", "name": name} if number == table.seat else {**bot, "name": name}
        for number, name in enumerate(table.names)
    ]
    found = await set_up(request, {"game": table.game.name, "seats": seats, "position": table.position()})
    response = JSONResponse({"go": f"/t/{found.id}"}, 201)
    return keep(request, response, found, house(request).hall.seats.token(found, found.host()))


def _open(table: Table) -> Table:
    if table.over:
        raise BadPosition("the game is over in that position; there is nothing to play")
    return table


async def share(request: Request) -> Response:
    """From a moment of a game that is over to its link: before that it would tell what is hidden."""
    found, _ = await table_of(request)
    if not (found.finished or found.from_file):
        raise Forbidden("a position holds every secret; it can be shared when the game is over", "saga/early")
    with working(request):
        return RedirectResponse(at(page_of.address(_open(earlier(found.table, ply_of(request, found))))), 303)
