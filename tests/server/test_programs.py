"""A seat for a program: set up, joined, shown, and played for when it hangs."""

from __future__ import annotations

from typing import Any

import pytest
from starlette.testclient import TestClient

from meadhall.server import housekeeping
from tests.server.conftest import Player, until


def set_up(client: TestClient, **more: Any) -> tuple[Player, str]:
    """A table of a person and a program; the host's program, and the link's token."""
    seats = [{"kind": "me", "name": "Åse", "at_once": True}, {"kind": "program"}]
    made = client.post("/api/tables", json={"game": "raids", "seats": seats, **more}).json()
    client.cookies.clear()
    return Player(client, made["table"], made["tokens"]["0"]), made["tokens"]["1"]


def join(client: TestClient, token: str, **wish: Any) -> Any:
    """Sit down as a program."""
    reply = client.post(f"/join/{token}", json={"program": True, **wish})
    client.cookies.clear()
    return reply


def test_a_programs_link_is_its_seats_own_and_no_person_sits_down_by_it(client: TestClient) -> None:
    host, token = set_up(client, wait=True)
    page = client.get(f"/join/{token}", headers={"accept": "text/html"}).text
    assert f"meadhall bot http://testserver/join/{token} my_bots.py:MyBot" in page
    refused = client.post(f"/join/{token}", json={"name": "Bo"})
    assert (refused.status_code, refused.json()["code"]) == (409, "seat/program")
    assert host.view()["waiting"]["free"] == []
    reply = join(client, token, name="Skald").json()
    assert (reply["table"], reply["seat"]) == (host.table, 1)
    assert join(client, token).json()["code"] == "seat/withdrawn"
    assert {"name": "Skald", "kind": "program", "bot": None, "joined": True}.items() <= host.view()["seats"][1].items()


def test_the_waiting_room_and_the_table_say_that_it_is_a_program(client: TestClient) -> None:
    host, token = set_up(client, wait=True)
    room = client.get(f"/t/{host.table}", headers=host.headers).text
    assert "a program, not here" in room
    assert f"/join/{token}" in room
    it = Player(client, host.table, join(client, token, name="Skald").json()["token"])
    with client.websocket_connect(f"/api/tables/{it.table}/live?form=program", headers=it.headers) as socket:
        socket.receive_json()
        assert "<span>a program</span>" in client.get(f"/t/{host.table}", headers=host.headers).text
        it.post("room", do="ready")
        host.post("room", do="start")
        page = client.get(f"/t/{host.table}", headers=host.headers).text
        assert "a program" in page
        assert "karl" not in page.partition('id="menu"')[2].lower()


def test_a_friends_seat_that_a_program_takes_is_shown_as_a_programs(client: TestClient) -> None:
    seats = [{"kind": "me"}, {"kind": "friend"}]
    made = client.post("/api/tables", json={"game": "raids", "seats": seats}).json()
    client.cookies.clear()
    reply = join(client, made["tokens"]["1"], name="Skald").json()
    view = Player(client, made["table"], reply["token"]).view()
    assert view["seats"][1]["kind"] == "program"


def test_the_set_up_page_offers_it_and_the_table_waits(client: TestClient) -> None:
    assert "A program, by link" in client.get("/new/raids").text
    form = {"number": "2", "kind-0": "me", "kind-1": "program"}
    made = client.post("/new/raids", json=form).json()
    view = client.get(f"/api{made['go'].replace('/t/', '/tables/')}").json()
    assert (view["seats"][1]["kind"], view["begun"]) == ("program", False)


def test_its_socket_brings_what_the_seat_may_know_and_others_do_not(client: TestClient) -> None:
    host, token = set_up(client)
    it = Player(client, host.table, join(client, token).json()["token"])
    with client.websocket_connect(f"/api/tables/{it.table}/live?form=program", headers=it.headers) as socket:
        state = socket.receive_json()["state"]
    assert set(state) == {"format", "game", "rules", "components", "seats", "options", "figures"}
    assert "state" not in it.view()


def test_a_program_that_hangs_is_played_for_after_the_agreed_time_though_it_is_connected(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(housekeeping, "LOOK_AROUND", 0.1)
    host, token = set_up(client, patience=1)
    it = Player(client, host.table, join(client, token).json()["token"])
    with client.websocket_connect(f"/api/tables/{it.table}/live?form=program", headers=it.headers) as socket:
        while host.view()["asked"] == 0:
            host.answer()
        monkeypatch.setattr(housekeeping, "MINUTE", 0.3)
        until(lambda: host.view()["seats"][1]["bot"] is not None)
        monkeypatch.setattr(housekeeping, "MINUTE", 60.0)
        socket.send_json({"do": "back"})
        until(lambda: host.view()["seats"][1]["bot"] is None)


def test_another_game_keeps_the_programs_seat(client: TestClient) -> None:
    host, token = set_up(client)
    it = Player(client, host.table, join(client, token, name="Skald").json()["token"])

    def over() -> bool:
        for player in (host, it):
            now = player.view()
            if now["answers"]:
                player.post("answers", ply=now["ply"], answer=now["answers"][-1]["answer"])
        return bool(host.view()["finished"])

    until(over)
    made = client.post(f"/t/{host.table}/rematch", json={}, headers=host.headers).json()
    mine = client.post(f"/t/{host.table}/rematch", json={}, headers=it.headers).json()
    client.cookies.clear()
    assert mine["table"] == made["table"]
    seats = Player(client, mine["table"], mine["token"]).view()["seats"]
    assert sorted(seat["kind"] for seat in seats) == ["human", "program"]
    assert all(seat["joined"] for seat in seats)
