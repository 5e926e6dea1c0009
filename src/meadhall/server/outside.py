"""What a proxy before the hall does to addresses is undone here, so that no route knows of it."""

from __future__ import annotations

from starlette.types import ASGIApp, Receive, Scope, Send

SECURE = {"http": "https", "ws": "wss"}


class Outside:
    """Takes the base path off what is asked for, where the proxy has left it, and believes in https where told so."""

    def __init__(self, app: ASGIApp, base: str = "", https: bool = False) -> None:
        self.app, self.base, self.https = app, base, https

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Hand a request on as the hall knows it."""
        if scope["type"] in ("http", "websocket"):
            path = scope["path"]
            if self.base and (path == self.base or path.startswith(f"{self.base}/")):
                scope = {**scope, "path": path[len(self.base) :] or "/"}
            if self.https:
                scope = {**scope, "scheme": SECURE.get(scope["scheme"], scope["scheme"])}
        await self.app(scope, receive, send)
