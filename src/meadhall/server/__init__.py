"""The table in the browser: `run` opens the hall, for this machine alone unless sharing is asked for."""

from __future__ import annotations

from typing import Any

__all__ = ["run", "run_mcp", "ways"]


def run(**wish: Any) -> None:
    """Open the hall until interrupted; the wishes are those of `serving.Wish`."""
    from meadhall.server.serving import Wish, serve  # late: a bot's process needs nothing of it

    serve(Wish(**wish))


def ways(smtp: str | None, mail_from: str | None, allow_local: bool) -> Any:
    """How people may be told of their turns, of `serving.Wish`; refuses what is no mail server."""
    from meadhall.server.alerts import desk, mail

    return desk.Ways(mail.server(smtp, mail_from), allow_local)


def run_mcp() -> None:
    """Let one program play over standard input and output, with a hall of its own that has no port."""
    from meadhall.server.private import serve

    serve()
