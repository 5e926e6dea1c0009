"""Ids and values that no store takes are refused before they get there."""

from __future__ import annotations

import pytest
from starlette.testclient import TestClient

from meadhall.server.house import House
from tests.server.conftest import sit

STRANGE = [
    "%00",
    "raids%00",
    "birka-1234%00",
    "%0a",
    "birka-abc%0a",
    "x" * 41,
    "x" * 5000,
    "%ff%fe",
    "%ed%a0%80",
    "Birka",
]
PATHS = [
    "/t/{}", "/t/{}/replay", "/t/{}/frame", "/t/{}/saga", "/t/{}/again", "/api/tables/{}", "/api/tables/{}?ply=1",
    "/join/{}", "/new/{}", "/pictures/{}.svg", "/static/{}", "/api/games/{}/explain/tile",
    "/api/games/raids/explain/{}", "/api/games/raids/explain/tile?components={}",
]  # fmt: skip


@pytest.fixture
def asked(client: TestClient, house: House, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the store was asked for by name."""
    keys: list[str] = []
    read, components, entries = house.hall.store.read, house.hall.store.components, house.hall.store.entries

    async def noted_read(key: str) -> object:
        keys.append(key)
        return await read(key)

    async def noted_components(digest: str) -> object:
        keys.append(digest)
        return await components(digest)

    async def noted_entries(ids: list[str]) -> object:
        keys.extend(ids)
        return await entries(ids)

    monkeypatch.setattr(house.hall.store, "read", noted_read)
    monkeypatch.setattr(house.hall.store, "components", noted_components)
    monkeypatch.setattr(house.hall.store, "entries", noted_entries)
    return keys


@pytest.mark.parametrize("path", PATHS)
def test_a_strange_id_is_refused_and_never_reaches_the_store(client: TestClient, asked: list[str], path: str) -> None:
    for strange in STRANGE:
        reply = client.get(path.format(strange))
        assert 400 <= reply.status_code < 500, strange[:40]
    assert not asked


def test_strange_cookies_and_pasted_links_are_passed_over(client: TestClient, asked: list[str]) -> None:
    for strange in ("a\\0b", "x" * 300, "A", "birka_1"):
        assert client.get("/", headers={"cookie": f"seat-{strange}=1"}).status_code == 200
    for code in ("\0", "birka-\0\0\0\0", "http://x/t/\0", "x" * 3000, "\ud7ff"):
        assert client.post("/go", json={"code": code}).json()["code"] == "table/unknown"
    assert not asked


@pytest.mark.parametrize("name", ["A\0", "\0", "A" * 41, "A\nB"])
def test_a_name_no_store_takes_is_refused(client: TestClient, name: str) -> None:
    seats = [{"kind": "me", "name": name}, {"kind": "friend"}]
    assert client.post("/api/tables", json={"game": "raids", "seats": seats}).status_code == 422
    _, friend, _ = sit(client, kinds="mi")
    assert client.post(f"/join/{friend.token}", json={"name": name}).status_code in (400, 422)


def test_a_saga_with_a_zero_byte_is_no_text(client: TestClient) -> None:
    reply = client.post("/api/sagas", content=b"{}\0")
    assert (reply.status_code, reply.json()["code"]) == (422, "saga/bad")


@pytest.mark.parametrize("number", [2**63, 2**64, -(2**70), 10**400])
def test_numbers_beyond_all_bounds_are_refused(client: TestClient, number: int) -> None:
    *people, _ = sit(client)
    me = people[people[0].view()["asked"]]
    for what in ("answers", "undo", "done", "seat"):
        wish: dict[str, object] = {"seat": number, "bot": "karl"} if what == "seat" else {"ply": number}
        if what == "answers":
            wish["answer"] = "x"
        assert 400 <= me.post(what, **wish).status_code < 500, what
    with client.websocket_connect(f"/api/tables/{me.table}/live?form=json", headers=me.headers) as socket:
        socket.receive_json()
        socket.send_text(f'{{"do": "answer", "ply": {number}, "answer": "x", "id": 7}}')
        assert socket.receive_json()["type"] == "refused"
    assert client.get(f"/t/{me.table}/frame?ply={number}").status_code == 200
