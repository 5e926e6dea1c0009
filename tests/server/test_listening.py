"""Where the hall listens, by which names it goes, and whose word it takes for who asks."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.testclient import TestClient, WebSocketDenialResponse

from meadhall import server
from meadhall.cli import run
from meadhall.server.connections import Connections
from meadhall.server.house import House
from meadhall.server.rate_limits import is_here
from meadhall.server.serving import Wish, configured, own_names
from meadhall.server.sharing import Listener, Sharing
from tests.server.conftest import HEADERS, PATIENCE, sit
from tests.server.running import Server

SHARED = (
    "import sys; from meadhall.server import serving; serving.lan_address = lambda: '192.0.2.5'; "
    "serving.EVERYWHERE = '0.0.0.0'; serving.serve(serving.Wish(port=int(sys.argv[1]), db=sys.argv[2], share=True))"
)


def test_the_hall_stays_on_this_machine_unless_sharing_is_asked_for() -> None:
    assert Wish().at == "127.0.0.1"
    assert Wish(share=True).at == "0.0.0.0"
    assert Wish(host="192.0.2.7").at == "192.0.2.7"
    assert [is_here(host) for host in ("127.0.0.1", "::1", "localhost", "0.0.0.0", "192.0.2.7", "x")] == [
        True, True, True, False, False, False,
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("words", "wished"),
    [
        ([], {"share": False, "host": None}),
        (["--share"], {"share": True, "host": None}),
        (["--host", "192.0.2.7"], {"share": False, "host": "192.0.2.7"}),
        (["--name", "a.example", "--name", "b.example"], {"names": ["a.example", "b.example"]}),
        (["--proxy", "192.0.2.1"], {"proxies": ["192.0.2.1"]}),
    ],
)
def test_the_command_line_says_where(words: list[str], wished: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    asked: dict[str, Any] = {}
    monkeypatch.setattr(server, "run", lambda **wish: asked.update(wish))
    assert run(["serve", *words]) == 0
    assert {key: asked[key] for key in wished} == wished


@pytest.mark.slow
def test_the_first_line_says_who_can_come_in(tmp_path: Path) -> None:
    alone = Server(tmp_path / "alone.sqlite")
    shared = Server(tmp_path / "shared.sqlite", serve=SHARED)
    try:
        assert "(on this machine only; --share or a switch on its front page lets others in)" in alone.said[0]
        assert f"(shared in the local network: http://192.0.2.5:{shared.port})" in shared.said[0]
        assert alone.client.get("/healthz").status_code == shared.client.get("/healthz").status_code == 200
    finally:
        alone.close()
        shared.close()


# -- names -----------------------------------------------------------------------------------------------------------

OURS = [
    "localhost",
    "localhost:8420",
    "127.0.0.1:8420",
    "192.168.1.5:8420",
    "[::1]:8420",
    "[2001:db8::1]",
    "hall.localhost",
]
FOREIGN = [
    "evil.example",
    "evil.example:8420",
    "127.0.0.1.evil.example",
    "localhost.evil.example",
    "[evil]",
    "",
    "x" * 9000,
]


def test_the_hall_goes_by_its_numbers_and_the_names_of_this_machine(client: TestClient) -> None:
    for host in (*OURS, *own_names()):
        assert client.get("/", headers={"host": host}).status_code == 200, host


@pytest.mark.parametrize("host", FOREIGN)
def test_another_name_is_refused_so_that_no_site_can_pretend_to_be_this_one(client: TestClient, host: str) -> None:
    me, *_ = sit(client)
    for reply in (
        client.get("/", headers={"host": host}),
        client.get(f"/api/tables/{me.table}", headers={"host": host}),
        client.post("/api/tables", json={}, headers={"host": host}),
    ):
        assert (reply.status_code, len(reply.text) < 2000) == (421, True)
    with (
        pytest.raises(WebSocketDenialResponse) as refused,
        client.websocket_connect(f"/api/tables/{me.table}/live", headers={"host": host}),
    ):
        pass
    assert refused.value.json()["code"] == "request/host"


# -- proxies ---------------------------------------------------------------------------------------------------------


def seen(proxies: list[str], peer: str) -> tuple[str, str]:
    """The address and scheme of a request that came from a peer and says it was forwarded."""
    found: list[tuple[str, str]] = []

    async def app(scope: Any, *_: Any) -> None:
        found.append((scope["client"][0], scope["scheme"]))

    async def ask() -> None:
        config = configured(app, Connections(100, proxies=proxies))
        config.load()
        headers = [(b"x-forwarded-for", b"203.0.113.9"), (b"x-forwarded-proto", b"https")]
        scope = {"type": "http", "client": (peer, 1), "scheme": "http", "headers": headers}
        await config.loaded_app(scope, None, None)

    asyncio.run(ask())
    return found[0]


def test_forwarded_addresses_are_believed_from_named_proxies_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "*")  # uvicorn's own way; ours is said at the start
    assert seen([], "127.0.0.1") == ("127.0.0.1", "http")
    assert seen(["192.0.2.1"], "127.0.0.1") == ("127.0.0.1", "http")
    assert seen(["192.0.2.1"], "192.0.2.1") == ("203.0.113.9", "https")


# -- the switch ------------------------------------------------------------------------------------------------------

SWITCHED = (
    "import sys; from meadhall.server import serving; serving.lan_address = lambda: '127.0.0.9'; "
    "serving.serve(serving.Wish(port=int(sys.argv[1]), db=sys.argv[2]))"
)


class Heard:
    """A listener of a test."""

    def __init__(self) -> None:
        self.happened: list[str] = []

    async def listen(self) -> Listener:
        self.happened.append("open")
        return self

    def close(self) -> None:
        self.happened.append("closed")

    def dismiss(self) -> None:
        self.happened.append("dismissed")


@pytest.mark.parametrize(("lang", "offered"), [("en", "Let others in"), ("de", "Andere einlassen")])
def test_who_sits_at_the_machine_lets_others_in_by_a_switch_and_ends_that_again(
    client: TestClient, house: House, lang: str, offered: str
) -> None:
    heard = Heard()
    house.sharing = Sharing("http://192.0.2.5:8420", heard.listen, heard.dismiss)
    here = TestClient(client.app, headers=HEADERS, client=("127.0.0.1", 5))
    page = {"accept-language": lang}
    assert offered in here.get("/", headers=page).text
    assert '"/share"' in here.get("/", headers=page).text
    assert here.post("/share", json={"on": "yes"}).json() == {"go": "/"}
    assert "http://192.0.2.5:8420" in here.get("/", headers=page).text
    assert here.post("/share", json={"on": "yes"}).status_code == 200
    assert heard.happened == ["open"]
    assert here.post("/share", json={"on": "no"}).status_code == 200
    assert heard.happened == ["open", "closed", "dismissed"]
    assert offered in here.get("/", headers=page).text


def test_others_neither_see_the_switch_nor_turn_it(client: TestClient, house: House) -> None:
    heard = Heard()
    house.sharing = Sharing("http://192.0.2.5:8420", heard.listen, heard.dismiss)
    other = TestClient(client.app, headers=HEADERS, client=("192.0.2.77", 5))
    assert '"/share"' not in other.get("/").text  # a script is called share.js
    assert other.post("/share", json={"on": "yes"}).json()["code"] == "share/not-here"
    mine = TestClient(client.app, client=("127.0.0.1", 5))  # without the header of our pages
    assert mine.post("/share", json={"on": "yes"}).status_code == 403
    assert heard.happened == []


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="only there all of 127.0.0.0/8 is this machine")
def test_the_switch_opens_and_closes_a_door_for_real(tmp_path: Path) -> None:
    server = Server(tmp_path / "hall.sqlite", serve=SWITCHED)
    door = f"http://127.0.0.9:{server.port}/healthz"
    try:
        with pytest.raises(httpx.ConnectError):
            httpx.get(door)
        assert server.client.post("/share", json={"on": "yes"}).status_code == 200
        assert httpx.get(door, timeout=PATIENCE).status_code == 200
        assert server.client.post("/share", json={"on": "no"}).status_code == 200
        with pytest.raises(httpx.ConnectError):
            httpx.get(door)
    finally:
        server.close()
