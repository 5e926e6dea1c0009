"""The table in the browser: `run` opens the hall for this machine and its local network."""

from __future__ import annotations

from collections.abc import Mapping

__all__ = ["run"]


def run(
    host: str = "0.0.0.0",
    port: int = 8420,
    db: str | None = None,
    open_browser: bool = True,
    own: Mapping[str, str] | None = None,
) -> None:
    """Open the hall until interrupted. A taken port: the next free one, said so. `own` are component files by game."""
    from meadhall.server.serving import serve  # late: a bot's process needs nothing of it

    serve(host, port, db, open_browser, own)
