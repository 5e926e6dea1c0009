"""Clients that vanish in the middle of whatever they do leave no traceback in the log."""

from __future__ import annotations

import socket
import struct
from pathlib import Path

import pytest

from tests.server.running import Server

HEAD = "host: localhost\r\nx-meadhall: test\r\n"
UPGRADE = (
    HEAD + "connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n"
    "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
RESET = struct.pack("ii", 1, 0)  # close with a reset, as a pulled plug does


def frame(payload: bytes, opcode: int = 1) -> bytes:
    assert len(payload) < 126
    return bytes([0x80 | opcode, 0x80 | len(payload)]) + bytes(4) + payload


def deeds(table: str) -> list[bytes]:
    """What somebody begins and does not end."""
    post = f"POST /api/tables HTTP/1.1\r\n{HEAD}content-length: 500\r\n\r\n"
    live = f"GET /api/tables/{table}/live HTTP/1.1\r\n{UPGRADE}".encode()
    return [
        b"",
        b"GET",
        f"GET /t/{table} HTTP/1.1\r\n{HEAD}\r\n".encode(),
        f"GET /t/{table} HTTP/1.1\r\n{HEAD}\r\n".encode() * 20,
        (post + '{"game"').encode(),
        post.replace("500", "50000").encode() + b"x" * 1000,
        f"POST /api/sagas HTTP/1.1\r\n{HEAD}transfer-encoding: chunked\r\n\r\n5\r\nhello".encode(),
        b"\x16\x03\x01 this is TLS, or a bomb \x00\x00",
        live[:-2],
        live,
        live.replace(table.encode(), b"nowhere-abc"),
        live + frame(b'{"do":"view"}') * 50,
        live + frame(b'{"do":"ping"}')[:-3],
        live + frame(b"\xff\xfe"),  # no UTF-8
        live + frame(b"", 8),
        live + frame(b"\x03", 8),
        live + frame(b"x", 0) + b"\xff" * 40,
        live + frame(b"hi", 9) * 20,
        f"GET / HTTP/1.1\r\n{HEAD}connection: upgrade\r\nupgrade: h2c\r\n\r\n".encode(),
    ]


@pytest.mark.slow
def test_clients_that_vanish_leave_no_traceback(tmp_path: Path) -> None:
    server = Server(tmp_path / "hall.sqlite", environment={"MEADHALL_LOG": "info"})
    try:
        table, tokens = server.table()
        for deed in deeds(table):
            for reset in (True, False):
                one = server.connect()
                one.sendall(deed)
                if reset:
                    one.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
                one.close()
            assert server.client.get("/healthz").status_code == 200
        assert server.view(table, tokens["0"])["ply"] == 0
        log = server.log()
        assert "Traceback" not in log, log
        assert "Error" not in log, log
    finally:
        server.close()
