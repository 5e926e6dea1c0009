"""`/mcp`: the Model Context Protocol over HTTP, without sessions: a seat's token is all there is to keep."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from typing import Any

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.types import Receive, Scope, Send

from meadhall.extras import MissingExtra, need
from meadhall.guest.ways import Inside
from meadhall.server.errors import Refused
from meadhall.server.rate_limits import BODY
from meadhall.server.requests import base_of


class Mcp:
    """The endpoint: what the library answers, or how to install it."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        found = getattr(scope["app"].state, "mcp", None)
        if found is None:
            raise Refused(f"this hall has no MCP: {scope['app'].state.no_mcp}", "mcp/extra", 501)
        await found(scope, receive, send)


@contextlib.asynccontextmanager
async def opened(app: Starlette) -> AsyncIterator[None]:
    """The protocol while the hall is open, where its library is installed."""
    try:
        need("mcp.server.mcpserver", "mcp")
    except MissingExtra as missing:
        app.state.no_mcp = str(missing)
        yield
        return

    from mcp.server.transport_security import TransportSecuritySettings

    from meadhall.guest.tools import make_server  # late: it needs the library

    def way(ctx: Any) -> Inside:
        """The hall's own application, asked for whoever called the tool."""
        request: Request = ctx.request_context.request
        client = request.client
        host = request.headers.get("host", "localhost")
        return Inside(app, (client.host, client.port) if client else ("?", 0), host, base_of(request))

    served = make_server(way)
    served.streamable_http_app(  # Host and Origin are checked by our own guard
        json_response=True, stateless_http=True, max_request_body_size=BODY,
        transport_security=TransportSecuritySettings(enable_dns_rebinding_protection=False),
    )  # fmt: skip
    async with served.session_manager.run():
        app.state.mcp = served.session_manager.handle_request
        yield
    app.state.mcp = None
