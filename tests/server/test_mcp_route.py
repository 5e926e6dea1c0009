"""`/mcp` of a hall: what is too large, and a library that is not installed."""

from __future__ import annotations

import asyncio

import pytest
from starlette.testclient import TestClient

from meadhall import extras
from meadhall.server import mcp_routes


def test_a_hall_without_the_extra_says_how_to_install_it(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    del client.app.state.mcp  # type: ignore[attr-defined]

    def missing(module: str, extra: str) -> None:
        raise extras.MissingExtra(f"{module} is not installed; it comes with: pip install 'meadhall[{extra}]'")

    monkeypatch.setattr(mcp_routes, "need", missing)

    async def reopen() -> None:
        async with mcp_routes.opened(client.app):  # type: ignore[arg-type]
            pass

    asyncio.run(reopen())
    reply = client.post("/mcp", json={})
    assert (reply.status_code, reply.json()["code"]) == (501, "mcp/extra")
    assert "pip install 'meadhall[mcp]'" in reply.json()["text"]


def test_what_is_too_large_or_no_message_is_refused(client: TestClient) -> None:
    headers = {"accept": "application/json, text/event-stream", "content-type": "application/json"}
    assert client.post("/mcp", content=b"[" * 200_000, headers=headers).status_code == 413
    for content in (b"", b"nonsense", b"[]", b'{"jsonrpc": "2.0"}', b'{"jsonrpc": "2.0", "id": 1, "method": "x"}'):
        reply = client.post("/mcp", content=content, headers=headers)
        assert reply.status_code < 500
        assert b"Traceback" not in reply.content
