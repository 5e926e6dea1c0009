"""What comes in by the socket, good and bad; what goes out."""

from __future__ import annotations

import json

import pytest
from starlette.testclient import TestClient, WebSocketDenialResponse

from meadhall.server import sockets
from meadhall.server.house import House
from tests.server.conftest import sit

UNSEEN = {"strip", "sections", "mine", "end"}  # empty but on a phone, or before the end
PARTS = {"ask", "board", "own", "rivals", "log", "score", "place", "rules-now", "menu"} | UNSEEN


def test_the_first_view_is_whole_and_later_ones_hold_what_changed(client: TestClient) -> None:
    *people, _ = sit(client)
    player = people[people[0].view()["asked"]]
    with client.websocket_connect(f"/api/tables/{player.table}/live", headers=player.headers) as socket:
        first = socket.receive_json()
        assert set(first["parts"]) == PARTS
        answer = player.view()["answers"][0]["answer"]
        assert f'data-answer="{answer}"' in first["parts"]["ask"]
        socket.send_json({"do": "answer", "ply": 0, "version": first["version"], "answer": answer})
        second = socket.receive_json()
        assert (second["type"], second["ply"]) == ("view", 1)
        assert second["version"] > first["version"]
        assert "log" in second["parts"]
        assert not UNSEEN & set(second["parts"])
        assert "own" not in second["parts"] or second["parts"]["own"] != first["parts"]["own"]
        assert second["news"]
        assert socket.receive_json()["type"] == "ok"


def test_everybody_hears_of_an_answer(client: TestClient) -> None:
    *people, onlooker = sit(client)
    player = people[people[0].view()["asked"]]
    path = f"/api/tables/{player.table}/live?form=json"
    with client.websocket_connect(path) as watching:
        assert watching.receive_json()["you"] is None
        player.answer()
        assert watching.receive_json()["ply"] == 1
    assert onlooker.view()["ply"] == 1


def test_another_sites_page_gets_no_socket(client: TestClient) -> None:
    first, *_ = sit(client)
    for origin in ("http://evil.example", "null", "http://testserver.evil.example"):
        headers = {**first.headers, "origin": origin}
        with (
            pytest.raises(WebSocketDenialResponse) as refused,
            client.websocket_connect(f"/api/tables/{first.table}/live", headers=headers),
        ):
            pass
        assert refused.value.status_code == 403
        assert refused.value.json()["code"] == "request/origin"
    with client.websocket_connect(
        f"/api/tables/{first.table}/live", headers={**first.headers, "origin": "http://testserver"}
    ) as fine:
        assert fine.receive_json()["type"] == "view"


def test_a_forged_token_gets_no_socket(client: TestClient) -> None:
    first, *_ = sit(client)
    headers = {"authorization": f"Bearer {first.token}0"}
    with (
        pytest.raises(WebSocketDenialResponse) as refused,
        client.websocket_connect(f"/api/tables/{first.table}/live", headers=headers),
    ):
        pass
    assert refused.value.status_code == 403


def test_messages_that_make_no_sense_are_refused_and_the_socket_stays(client: TestClient) -> None:
    first, *_ = sit(client)
    bad = [
        "",
        "x",
        "[]",
        "null",
        "{}",
        '{"do": 5}',
        '{"do": "sing"}',
        '{"do": "answer"}',
        '{"do": "answer", "ply": "1", "answer": "x"}',
        '{"do": "answer", "ply": 1e99, "answer": "x"}',
        '{"do": "view", "more": 1}',
        "{" * 5000,
        '{"do": "' + "x" * 9000 + '"}',
        "\ud800",
    ]
    with client.websocket_connect(f"/api/tables/{first.table}/live?form=json", headers=first.headers) as socket:
        socket.receive_json()
        for text in bad:
            socket.send_text(text)
            said = socket.receive_json()
            assert said["type"] == "refused", text[:40]
            assert said["code"] in ("message/bad", "message/size")
        socket.send_bytes(b"\x00\xff")
        assert socket.receive_json()["code"] == "message/size"
        socket.send_json({"do": "ping", "id": 3})
        assert socket.receive_json() == {"type": "ok", "id": 3}
    assert first.view()["ply"] == 0


def test_a_flood_is_refused_then_cut(client: TestClient, house: House) -> None:
    house.limits.frames = (0.0, 5.0)
    first, *_ = sit(client)
    with client.websocket_connect(f"/api/tables/{first.table}/live?form=json", headers=first.headers) as socket:
        socket.receive_json()
        for _ in range(5):
            socket.send_json({"do": "ping"})
            assert socket.receive_json()["type"] == "ok"
        for _ in range(sockets.FLOOD):
            socket.send_json({"do": "ping"})
            assert socket.receive_json()["code"] == "request/too-often"
        assert socket.receive()["type"] == "websocket.close"


def test_a_stale_answer_is_refused_and_the_table_shown_again(client: TestClient) -> None:
    *people, _ = sit(client)
    player = people[people[0].view()["asked"]]
    with client.websocket_connect(f"/api/tables/{player.table}/live", headers=player.headers) as socket:
        first = socket.receive_json()
        for message in ({"ply": 5}, {"ply": 0, "version": first["version"] - 1}):
            socket.send_json({"do": "answer", "answer": "sail:1", **message})
            assert socket.receive_json()["code"] == "answer/stale"
            assert set(socket.receive_json()["parts"]) == PARTS
    assert player.view()["ply"] == 0


def test_a_heartbeat_comes_when_nothing_else_does(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "HEARTBEAT", 0.05)
    first, *_ = sit(client)
    with client.websocket_connect(f"/api/tables/{first.table}/live", headers=first.headers) as socket:
        socket.receive_json()
        assert socket.receive_json()["type"] == "beat"


def test_what_happened_meanwhile_can_be_asked_for(client: TestClient) -> None:
    *people, _ = sit(client, at_once=True)
    for _ in range(4):
        people[people[0].view()["asked"]].answer()
    with client.websocket_connect(f"/api/tables/{people[0].table}/live", headers=people[0].headers) as socket:
        socket.receive_json()
        socket.send_text(json.dumps({"do": "since", "ply": 2}))
        assert len(socket.receive_json()["since"]) >= 2


def test_sockets_that_leave_are_forgotten(client: TestClient, house: House) -> None:
    first, *_ = sit(client)
    with client.websocket_connect(f"/api/tables/{first.table}/live", headers=first.headers) as socket:
        socket.receive_json()
        assert first.view()["seats"][0]["present"]
    from tests.server.conftest import until

    until(lambda: not first.view()["seats"][0]["present"])
    assert not house.hall.tables[first.table].viewers
