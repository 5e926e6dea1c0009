"""CSRF and DNS rebinding: pages of other sites can neither change anything here nor open a socket.

Cookies are SameSite; besides, an Origin that is sent must be ours, and what changes something carries a header that
another site's page cannot send without being asked.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Collection
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from meadhall.server.errors import Forbidden

HEADER = "x-meadhall"
MCP = "/mcp"  # where programs talk by a protocol of others
ALERTS_OFF = "/alerts/off/"  # and a token: where mail programs end alerts


def known_host(connection: HTTPConnection, names: Collection[str]) -> None:
    """Refuse a Host that is not ours: by DNS rebinding another site's page could else be taken for one of ours.

    A number is nobody's name, so any address will do; of names those of this machine, and those it was told.
    """
    host = connection.headers.get("host", "").lower()
    name = host.rpartition("]")[0][1:] if host.startswith("[") else host.partition(":")[0]
    if name in names or name == "localhost" or name.endswith(".localhost"):
        return
    try:
        ipaddress.ip_address(name)
    except ValueError:
        text = f"this hall does not go by the name {name[:80]!r}; whoever runs it can add that with --name"
        raise Forbidden(text, "request/host", 421) from None


def same_origin(connection: HTTPConnection) -> None:
    """Refuse what a page of another site sends."""
    origin = connection.headers.get("origin")
    try:
        site = None if origin is None else urlsplit(origin).netloc
    except ValueError:
        site = ""
    if site is not None and site != connection.headers.get("host"):
        raise Forbidden("that came from another site's page", "request/origin")


def own_page(connection: HTTPConnection) -> None:
    """Refuse a change that may have been sent by a page of another site."""
    same_origin(connection)
    if HEADER not in connection.headers:
        raise Forbidden(f"requests that change something carry the header {HEADER}", "request/header")
