"""Ways to ask a hall: over the network, or its application itself in the same process. Both give what HTTP would."""

from __future__ import annotations

import asyncio
import json
from typing import Any, Protocol
from urllib.parse import urlencode

from meadhall.guest.hall import Hall, refusal

TYPES = {"x-meadhall": "mcp", "content-type": "application/json", "accept": "application/json"}


class Way(Protocol):
    """How somebody asks a hall. A refusal is raised as `meadhall.guest.hall.Refusal`."""

    address: str  # that links begin with; "" where nobody else could follow one

    async def ask(self, path: str, wish: object = None, token: str | None = None, **query: object) -> Any:
        """What the hall says: posted where there is a wish. JSON as what it holds, else the bytes."""


class Outside:
    """A hall somewhere else."""

    def __init__(self, hall: Hall) -> None:
        self.hall, self.address = hall, hall.address

    async def ask(self, path: str, wish: object = None, token: str | None = None, **query: object) -> Any:
        return await asyncio.to_thread(self.hall.ask, _with(path, query), token, wish)


class Inside:
    """A hall's own application, asked for somebody at an address: the same checks and limits as over the network."""

    def __init__(self, app: Any, client: tuple[str, int], host: str, address: str = "") -> None:
        self.app, self.client, self.host, self.address = app, client, host, address

    async def ask(self, path: str, wish: object = None, token: str | None = None, **query: object) -> Any:
        where, _, behind = _with(path, query).partition("?")
        headers = TYPES | {"host": self.host} | ({"authorization": f"Bearer {token}"} if token else {})
        scope = {
            "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "scheme": "http", "root_path": "",
            "method": "GET" if wish is None else "POST", "path": where, "raw_path": where.encode(),
            "query_string": behind.encode(), "client": self.client, "server": (self.host, None),
            "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
        }  # fmt: skip
        body, said, status, kind = json.dumps(wish).encode() if wish is not None else b"", bytearray(), 500, ""

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": body, "more_body": False}

        async def send(message: dict[str, Any]) -> None:
            nonlocal status, kind
            if message["type"] == "http.response.start":
                status = message["status"]
                kind = dict(message["headers"]).get(b"content-type", b"").decode()
            else:
                said.extend(message.get("body", b""))

        await self.app(scope, receive, send)
        if status >= 400:
            raise refusal(status, bytes(said))
        return json.loads(said) if kind.startswith("application/json") else bytes(said)


def _with(path: str, query: dict[str, object]) -> str:
    asked = urlencode(
        [(key, one) for key, value in query.items() for one in (value if isinstance(value, list) else [value])]
    )
    return f"{path}?{asked}" if asked else path
