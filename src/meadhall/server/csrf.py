"""CSRF: pages of other sites can neither change anything here nor open a socket.

Cookies are SameSite; besides, an Origin that is sent must be ours, and what changes something carries a header that
another site's page cannot send without being asked.
"""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from meadhall.server.errors import Forbidden

HEADER = "x-meadhall"


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
