"""Behind a proxy: below a path, by the addresses a trusted proxy tells, by https, and restarted kindly."""

from __future__ import annotations

import html
import json
import re
import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.testclient import TestClient
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from meadhall.server.house import House
from meadhall.server.serving import listen
from tests.server.conftest import HEADERS, PATIENCE
from tests.server.running import Server, bearer

BASE = "/meadhall"
SERVE = (
    "import sys; from meadhall.server.serving import Wish, serve; from meadhall.server.rate_limits import Limits; "
    "from tests.seeds import Fixed; "
    "serve(Wish(port=int(sys.argv[1]), db=sys.argv[2], seeds=Fixed('proxy'), {}))"
)
ADDRESSES = re.compile(r'(?:href|src|data-post|data-file|data-link)="(/[^"]*)"')
POSTED = re.compile(r'data-post="(/[^"]*)"')  # not to be looked at
Opens = Callable[..., Server]


@pytest.fixture
def opens(tmp_path: Path) -> Iterator[Opens]:
    """Opens a hall with some wishes, as `serve` takes them."""
    made: list[Server] = []

    def opened(wishes: str, port: int = 0) -> Server:
        made.append(Server(tmp_path / "hall.sqlite", port, SERVE.format(wishes)))
        return made[-1]

    yield opened
    for one in made:
        one.close()


# -- below a path ----------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_below_a_path_every_address_leads_there(opens: Opens) -> None:
    server = opens(f"base_path={BASE!r}, limits=Limits.loose()")
    root = f"http://127.0.0.1:{server.port}"
    with httpx.Client(headers={**HEADERS, "accept": "text/html"}, timeout=PATIENCE) as client:
        begun = client.post(f"{root}{BASE}/new/raids", json={"number": "2", "kind-0": "me", "kind-1": "friend"})
        table = begun.json()["go"].rpartition("/")[2]
        assert f"path={BASE};" in begun.headers["set-cookie"].lower()
        seen, todo, asked = set[str](), [f"{BASE}/", f"{BASE}/t/{table}", f"{BASE}/admin"], 0
        while todo:
            path = todo.pop(0).partition("#")[0]
            kind = path.removeprefix(BASE).partition("?")[0].split("/")[1]
            if path in seen or sum(one.startswith(f"{BASE}/{kind}/") for one in seen) > 5:
                continue
            seen.add(path)
            reply = client.get(root + path)
            assert reply.status_code < 400, path
            asked += 1
            if "location" in reply.headers:
                assert reply.headers["location"].startswith(f"{BASE}/")
            if not reply.headers["content-type"].startswith("text/html"):
                continue
            found = [html.unescape(one) for one in ADDRESSES.findall(reply.text)]
            assert [one for one in found if not one.startswith(f"{BASE}/")] == []
            assert f'data-base="{BASE}"' in reply.text
            posted = {html.unescape(one) for one in POSTED.findall(reply.text)}
            todo += [one for one in found if one not in posted and not one.startswith(f"{BASE}/api/")]
        assert asked > 15
        shown = client.get(f"{root}{BASE}/t/{table}").text
        assert f"{root}{BASE}/join/" in shown  # invitations, for others
        assert client.get(f"{root}/rules/raids").status_code == 200  # a proxy may have taken the path off
        assert client.get(f"{root}{BASE}x/").status_code == 404
        pasted = client.post(f"{root}{BASE}/go", json={"code": f"https://games.example{BASE}/t/{table}"})
        assert pasted.json() == {"go": f"/t/{table}"}
        live = f"ws://127.0.0.1:{server.port}{BASE}/api/tables/{table}/live?form=html"
        jar = {"cookie": begun.headers["set-cookie"].partition(";")[0]}
        with connect(live, additional_headers=jar, open_timeout=PATIENCE) as socket:
            parts = json.loads(socket.recv(PATIENCE))["parts"]
        assert all(one.startswith(f"{BASE}/") for part in parts.values() for one in ADDRESSES.findall(part))


# -- who asks --------------------------------------------------------------------------------------------------------


def codes(server: Server, *addresses: str) -> list[int]:
    """What requests get that a proxy says came from some addresses."""
    return [server.client.get("/livez", headers={"x-forwarded-for": one}).status_code for one in addresses]


def test_limits_are_by_the_address_that_a_trusted_proxy_tells(opens: Opens) -> None:
    few = "limits=Limits(requests=(0.0, 3.0))"
    server = opens(f"{few}, proxies=['127.0.0.1']")
    one, other = "203.0.113.1", "203.0.113.2"
    assert codes(server, one, one, one, one, other) == [200, 200, 200, 429, 200]
    # the nearest proxy's word counts, not what somebody wrote before it
    assert codes(server, f"198.51.100.7, {one}") == [429]


def test_nobody_else_is_believed(opens: Opens) -> None:
    server = opens("limits=Limits(requests=(0.0, 3.0)), proxies=['192.0.2.1']")
    assert codes(server, "203.0.113.1", "203.0.113.2", "203.0.113.3", "203.0.113.4") == [200, 200, 200, 429]


@pytest.mark.parametrize(
    ("wishes", "headers", "secure"),
    [
        ("proxies=['127.0.0.1']", {"x-forwarded-proto": "https"}, True),
        ("proxies=['127.0.0.1']", {}, False),
        ("proxies=['192.0.2.1']", {"x-forwarded-proto": "https"}, False),
        ("https=True", {}, True),
    ],
)
def test_cookies_and_links_are_for_https_where_that_is_known(
    opens: Opens, wishes: str, headers: dict[str, str], secure: bool
) -> None:
    server = opens(f"limits=Limits.loose(), {wishes}")
    begun = server.client.post("/new/raids", json={"number": "2", "kind-0": "me", "kind-1": "friend"}, headers=headers)
    assert ("secure" in begun.headers["set-cookie"].lower()) == secure
    cookie = begun.headers["set-cookie"].partition(";")[0]
    shown = server.client.get(begun.json()["go"], headers={**headers, "cookie": cookie, "accept": "text/html"}).text
    assert (f"https://127.0.0.1:{server.port}/join/" in shown) == secure


def test_a_port_that_a_proxy_relies_on_is_not_exchanged() -> None:
    with listen("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        with listen("127.0.0.1", port) as other:
            assert other.getsockname()[1] != port
        with pytest.raises(SystemExit, match="cannot listen"):
            listen("127.0.0.1", port, more=0)


# -- health, restarts ------------------------------------------------------------------------------------------------


def test_a_store_that_fails_ends_readiness_not_life(
    client: TestClient, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert [client.get(path).status_code for path in ("/livez", "/readyz", "/healthz")] == [200, 200, 200]

    async def fail() -> None:
        raise OSError

    monkeypatch.setattr(house.hall.store, "ping", fail)
    assert [client.get(path).status_code for path in ("/livez", "/readyz", "/healthz")] == [200, 503, 503]


def lines(socket: ClientConnection) -> Iterator[str | bytes]:
    """What comes until the socket is closed."""
    while True:
        yield socket.recv(PATIENCE)


def test_who_is_connected_is_told_to_come_back_and_answers_on_their_way_are_kept(opens: Opens) -> None:
    server = opens("limits=Limits.loose()")
    table, tokens = server.table()
    before = server.view(table, tokens["0"])
    token = tokens[str(before["asked"])]
    answer = server.view(table, token)["answers"][0]["answer"]
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live?form=json"
    heard: list[dict[str, Any]] = []
    with connect(address, additional_headers=bearer(token), open_timeout=PATIENCE) as socket:
        socket.recv(PATIENCE)
        socket.send(json.dumps({"do": "answer", "ply": before["ply"], "answer": answer, "id": 7}))
        heard.append(json.loads(socket.recv(PATIENCE)))
        server.process.send_signal(signal.SIGTERM)
        with pytest.raises(ConnectionClosed) as closed:
            heard.extend(json.loads(one) for one in lines(socket))
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012
    assert server.process.wait(PATIENCE) in (0, -signal.SIGTERM)
    again = opens("limits=Limits.loose()", server.port)
    assert again.port == server.port
    assert again.view(table, token)["ply"] == before["ply"] + 1
