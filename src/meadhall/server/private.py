"""A hall without a port, for one program: the Model Context Protocol over standard input and output."""

from __future__ import annotations

import asyncio

from meadhall.guest.tools import make_server
from meadhall.guest.ways import Inside
from meadhall.places import data_folder
from meadhall.server.app import application
from meadhall.server.rate_limits import Limits
from meadhall.server.serving import logs, make_house

HERE = ("127.0.0.1", 0)
STORE = "mcp.sqlite"  # in the data folder: a table goes on by its seat when the program is started again


def serve() -> None:
    """Serve until standard input ends."""
    logs()
    asyncio.run(_serve())


async def _serve() -> None:
    house = make_house(f"sqlite:///{data_folder() / STORE}", limits=Limits.loose())  # nobody else is there
    app = application(house)
    async with app.router.lifespan_context(app):
        await make_server(lambda _: Inside(app, HERE, "localhost"), remembers=True).run_stdio_async()
