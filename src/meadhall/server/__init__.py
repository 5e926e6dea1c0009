"""The table in the browser: `run` opens the hall, for this machine alone unless sharing is asked for."""

from __future__ import annotations

from typing import Any

__all__ = ["run"]


def run(**wish: Any) -> None:
    """Open the hall until interrupted; the wishes are those of `serving.Wish`."""
    from meadhall.server.serving import Wish, serve  # late: a bot's process needs nothing of it

    serve(Wish(**wish))
