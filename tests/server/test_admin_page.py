"""The admin page: nothing of it without the token, everything with it, in both languages."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from meadhall.server import admin
from meadhall.server.app import application
from meadhall.server.backup import check
from meadhall.server.house import House
from tests.server.conftest import HEADERS, sit

PAGES = [
    ("GET", "/admin"),
    ("GET", "/admin/backup"),
    ("GET", "/api/admin/connected"),
    ("POST", "/admin/tables/{table}/close"),
    ("POST", "/admin/tables/{table}/delete"),
]


@pytest.fixture
def token(house: House, client: TestClient) -> str:
    return house.hall.store.change(admin.new_token)


def enter(client: TestClient, token: str) -> Any:
    return client.post("/admin", json={"token": token})


@pytest.mark.parametrize(("method", "path"), PAGES)
@pytest.mark.parametrize("shown", [{}, {"cookie": "admin=wrong"}, {"authorization": "Bearer wrong"}])
def test_nothing_opens_without_the_token(
    client: TestClient, token: str, method: str, path: str, shown: dict[str, str]
) -> None:
    table = sit(client, "raids", "mf")[0].table
    got = client.request(method, path.format(table=table), headers=shown)
    if path == "/admin":
        assert (got.status_code, table in got.text) == (200, False)
        assert "meadhall admin token" in got.text
    else:
        assert (got.status_code, got.json()["code"]) == (403, "admin/token")
    assert client.get(f"/api/tables/{table}").status_code == 200


def test_a_seat_s_token_is_none_of_the_hall(client: TestClient, token: str) -> None:
    player = sit(client, "raids", "mf")[0]
    assert client.get("/api/admin/connected", headers=player.headers).status_code == 403
    assert enter(client, str(player.token)).status_code == 403


def test_the_token_is_kept_in_a_cookie_that_no_script_and_no_other_site_gets(client: TestClient, token: str) -> None:
    cookie = enter(client, token).headers["set-cookie"].lower()
    assert all(part in cookie for part in ("httponly", "samesite=strict", "path=/admin"))
    assert "secure" not in cookie
    left = client.post("/admin/out", json={}).headers["set-cookie"].lower()
    assert "max-age=0" in left
    assert "meadhall admin token" in client.get("/admin").text


def test_a_renewed_token_ends_the_old_one_at_once(client: TestClient, house: House, token: str) -> None:
    enter(client, token)
    assert 'id="connected"' in client.get("/admin").text
    house.hall.store.change(admin.new_token)
    assert 'id="connected"' not in client.get("/admin").text


def test_wrong_tokens_have_few_tries_and_right_ones_cost_none(house: House) -> None:
    house.limits.guesses = (0.0, 5.0)
    house.limits.__post_init__()
    with TestClient(application(house), headers=HEADERS) as client:
        token = house.hall.store.change(admin.new_token)
        for _ in range(20):
            assert enter(client, token).status_code == 200
        client.cookies.clear()
        codes = [enter(client, f"wrong-{n}").json()["code"] for n in range(7)]
        assert codes == ["admin/token"] * 5 + ["admin/too-often"] * 2


@pytest.mark.parametrize(("lang", "title", "said"), [("en", "This hall", "seat 1"), ("de", "Diese Halle", "Platz 1")])
def test_the_page_tells_health_connections_and_tables(
    client: TestClient, token: str, lang: str, title: str, said: str
) -> None:
    *people, _ = sit(client, "raids", "mf", at_once=True)
    people[people[0].view()["asked"]].answer()
    enter(client, token)
    with client.websocket_connect(f"/api/tables/{people[0].table}/live?form=json", headers=people[0].headers) as socket:
        socket.receive_json()
        shown = client.get(f"/admin?lang={lang}&state=running", headers={"accept": "text/html"}).text
        told = client.get("/api/admin/connected", headers={"authorization": f"Bearer {token}"}).json()["connected"]
    assert f"<h1>{title}</h1>" in shown
    assert said in shown
    assert people[0].table in shown
    assert 'data-well="yes"' in shown
    assert [(one["table"], one["seat"]) for one in told] == [(people[0].table, 0)]
    assert not any(str(one.token) in shown + str(told) for one in people)
    assert token not in shown


def test_tables_are_closed_and_deleted_from_the_page(client: TestClient, house: House, token: str) -> None:
    *people, _ = sit(client, "raids", "mf")
    table = people[0].table
    enter(client, token)
    assert client.post(f"/admin/tables/{table}/close", json={}).json() == {"go": f"/admin?close={table}#tables"}
    assert house.hall.tables[table].closed
    assert client.post(f"/admin/tables/{table}/close", json={}).json()["code"] == "admin/over"
    assert client.post(f"/admin/tables/{table}/burn", json={}).status_code == 404
    assert client.post(f"/admin/tables/{table}/delete", json={}).status_code == 200
    assert table not in house.hall.tables
    assert client.post(f"/admin/tables/{table}/delete", json={}).json()["code"] == "table/unknown"


def test_a_page_of_another_site_closes_nothing(client: TestClient, house: House, token: str) -> None:
    table = sit(client, "raids", "mf")[0].table
    enter(client, token)
    sent: dict[str, Any] = {"json": {}, "headers": {"origin": "https://elsewhere.example"}}
    assert client.post(f"/admin/tables/{table}/close", **sent).json()["code"] == "request/origin"
    assert not house.hall.tables[table].closed


def test_a_backup_can_be_had_from_the_page(client: TestClient, token: str, tmp_path: Path) -> None:
    sit(client, "raids", "mf")
    got = client.get("/admin/backup", headers={"authorization": f"Bearer {token}"})
    assert got.headers["content-disposition"].endswith('.backup"')
    assert got.headers["cache-control"] == "no-store"
    file = tmp_path / "got.backup"
    file.write_bytes(got.content)
    check(file)
