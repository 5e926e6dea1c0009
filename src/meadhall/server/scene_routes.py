"""Routes of moments to play on from: of tables and files, and positions that are shared by link."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from meadhall.engine.errors import BadPosition
from meadhall.engine.game import AnyGame
from meadhall.engine.scene_link import unpack
from meadhall.engine.table import Table
from meadhall.look import at
from meadhall.pages import scene as page_of
from meadhall.pages.frame import earlier
from meadhall.server.requests import game_of, page, ply_of, reader, table_of, working
from meadhall.server.tables import open_to_all


def _table(game: AnyGame, packed: str) -> Table:
    """The position of a link, laid out."""
    found = unpack(packed)
    seats, options = found.pop("seats", None), found.pop("options", None)
    if not isinstance(seats, list):
        raise BadPosition("a shared position names its seats")
    return Table(game, len(seats), seed="a position", options=options, names=seats, position=found)


async def scene(request: Request) -> Response:
    """A position to look at and to play on from."""
    game, packed = game_of(request), request.path_params["packed"]
    with working(request):
        return page(request, page_of.scene(reader(request), _open(_table(game, packed)), page_of.of_position(packed)))


async def on(request: Request) -> Response:
    """A moment of a game that is over or came in as a file: who is to sit where, from there on."""
    found, _ = await table_of(request)
    with working(request):
        then = _asks(open_to_all(found), ply_of(request, found))
        origin = page_of.of_table(found, then, request.query_params.get("dice"))
        return page(request, page_of.scene(reader(request), then, origin))


async def share(request: Request) -> Response:
    """From a moment of a game that is over to its link: before that it would tell what is hidden."""
    found, _ = await table_of(request)
    with working(request):
        return RedirectResponse(at(page_of.address(_asks(open_to_all(found), ply_of(request, found)))), 303)


def _asks(table: Table, ply: int) -> Table:
    """The table as it stood; at the end, the last question."""
    then = earlier(table, ply)
    return _open(earlier(table, ply - 1) if then.over and ply else then)


def _open(table: Table) -> Table:
    if table.over:
        raise BadPosition("the game is over in that position; there is nothing to play")
    return table
