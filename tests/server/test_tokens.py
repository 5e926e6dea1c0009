"""A seat is a secret."""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import sqlalchemy as sa
from starlette.testclient import TestClient

from meadhall.server.house import House
from meadhall.server.schema import seats, tables
from tests.server.conftest import Player, sit


def test_a_token_opens_its_own_seat(client: TestClient) -> None:
    first, second, onlooker = sit(client)
    assert (first.view()["you"], second.view()["you"], onlooker.view()["you"]) == (0, 1, None)


def test_a_forged_token_is_refused_and_the_table_untouched(client: TestClient) -> None:
    first, *_ = sit(client)
    assert first.token is not None
    table, seat, nonce, mac = first.token.split(".")
    before = first.view()
    forged = (
        f"{table}.1.{nonce}.{mac}",
        f"{table}.{seat}.{nonce}.{'0' * 32}",
        f"{table}.9.{nonce}.{mac}",
        "x",
        "<b>",
        "",
    )
    for token in forged:
        reply = client.get(f"/api/tables/{table}", headers={"authorization": f"Bearer {token}"})
        assert reply.status_code == 403
        assert reply.json()["code"] == "seat/forbidden"
        assert Player(client, table, token or "-").post("answers", ply=0, answer="sail:1").status_code == 403
    assert first.view() == before


def test_a_token_of_another_table_is_refused(client: TestClient) -> None:
    here, *_ = sit(client)
    there, *_ = sit(client)
    reply = Player(client, here.table, there.token).post("answers", ply=0, answer="sail:1")
    assert (reply.status_code, reply.json()["code"]) == (403, "seat/forbidden")


def test_a_token_signed_by_another_hall_is_refused(client: TestClient, house: House) -> None:
    from meadhall.server.tokens import Signer

    first, *_ = sit(client)
    nonce = house.hall.tables[first.table].seats[0].nonce
    foreign = Signer("00" * 32).sign(first.table, 0, nonce)
    assert client.get(f"/api/tables/{first.table}", headers={"authorization": f"Bearer {foreign}"}).status_code == 403


def test_an_invitation_is_used_up_by_sitting_down(client: TestClient) -> None:
    first, friend, _ = sit(client, kinds="mi")
    page = client.get(f"/join/{friend.token}", headers={"accept": "text/html"})
    assert page.status_code == 200
    sat = client.post(f"/join/{friend.token}", json={"name": "Åse <b>"})
    assert sat.json()["go"] == f"/t/{first.table}"
    cookie = sat.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert client.get(f"/join/{friend.token}").json()["code"] == "seat/withdrawn"
    again = Player(client, first.table, sat.json()["token"])
    assert again.view()["you"] == 1
    assert again.view()["seats"][1]["name"] == "Åse <b>"


def test_the_same_player_may_sit_down_on_a_second_device(client: TestClient) -> None:
    first, *_ = sit(client)
    assert client.post(f"/join/{first.token}", json={}).json()["token"] == first.token


def test_a_name_that_is_taken_is_refused_and_nobody_sits_down(client: TestClient) -> None:
    first, friend, _ = sit(client, kinds="mi")
    taken = first.view()["seats"][0]["name"]
    reply = client.post(f"/join/{friend.token}", json={"name": taken})
    assert (reply.status_code, reply.json()["code"]) == (422, "seat/name")
    assert not first.view()["seats"][1]["joined"]


def test_onlookers_cannot_act(client: TestClient) -> None:
    *_, onlooker = sit(client)
    for what in ("answers", "undo", "done", "seat"):
        assert onlooker.post(what, ply=0, answer="sail:1", seat=0, bot="random").json()["code"] == "seat/none"


def test_a_closed_table_shows_nothing_without_a_token(client: TestClient) -> None:
    first, _, onlooker = sit(client, watch=False)
    assert first.view()["you"] == 0
    for path in (
        f"/api/tables/{first.table}",
        f"/t/{first.table}",
        f"/t/{first.table}/replay",
        f"/t/{first.table}/frame",
    ):
        assert client.get(path).status_code == 403, path
    assert onlooker.post("answers", ply=0, answer="x").json()["code"] == "table/closed"


def test_a_browser_with_an_outdated_cookie_looks_on(client: TestClient) -> None:
    first, *_ = sit(client)
    client.cookies.set(f"seat-{first.table}", "nonsense")
    assert client.get(f"/api/tables/{first.table}").json()["you"] is None


def test_the_host_withdraws_an_unused_link(client: TestClient) -> None:
    first, friend, _ = sit(client, kinds="mi")
    with client.websocket_connect(f"/api/tables/{first.table}/live?form=json", headers=first.headers) as socket:
        socket.receive_json()
        socket.send_json({"do": "renew", "seat": 1})
        while (said := socket.receive_json())["type"] == "view":
            pass
        assert said["type"] == "ok"
    reply = client.get(f"/api/tables/{first.table}", headers=friend.headers)
    assert reply.json()["code"] == "seat/withdrawn"


def at_once(*calls: Callable[[], Any]) -> list[int]:
    """The statuses of requests made at the same moment."""
    with ThreadPoolExecutor(len(calls)) as pool:
        return sorted(made.result().status_code for made in [pool.submit(call) for call in calls])


def test_friends_who_sit_down_at_the_same_moment_cannot_take_the_same_name(client: TestClient, house: House) -> None:
    for _ in range(5):
        first, *friends, _ = sit(client, kinds="mii")
        calls = [partial(client.post, f"/join/{friend.token}", json={"name": "Anna"}) for friend in friends]
        assert at_once(*calls) == [200, 422]
        house.hall.tables.clear()  # as after a restart
        assert [one["name"] for one in first.view()["seats"]].count("Anna") == 1


def test_of_two_people_with_one_link_one_sits_down(client: TestClient) -> None:
    for _ in range(5):
        _, friend, _ = sit(client, kinds="mi")
        calls = [partial(client.post, f"/join/{friend.token}", json={"name": name}) for name in ("Anna", "Bo")]
        assert at_once(*calls) == [200, 403]


def test_a_link_withdrawn_by_another_process_sends_its_holder_away(client: TestClient, house: House) -> None:
    _, friend, _ = sit(client)
    with client.websocket_connect(f"/api/tables/{friend.table}/live?form=json", headers=friend.headers) as socket:
        assert socket.receive_json()["you"] == 1
        with house.hall.store.engine.begin() as rows:
            rows.execute(
                sa.update(seats).where(seats.c.table_id == friend.table, seats.c.seat == 1).values(nonce="new")
            )
            rows.execute(sa.update(tables).where(tables.c.id == friend.table).values(version=7, touched=time.time()))
        said = socket.receive()
        while said["type"] == "websocket.send":
            said = socket.receive()
        assert (said["type"], said["code"]) == ("websocket.close", 4403)


def test_seats_of_another_hall_on_this_machine_are_left_alone(client: TestClient) -> None:
    for cookie in (b"seat-birka-12345678=abc.def", b"seat-\xff=1"):
        reply = client.get("/", headers=[(b"cookie", cookie), (b"accept", b"text/html")])
        assert reply.status_code == 200
        assert "seat-" not in reply.headers.get("set-cookie", "")
