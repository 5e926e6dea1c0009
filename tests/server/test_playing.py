"""Answers, Done and undo, through the door every answer goes."""

from __future__ import annotations

from starlette.testclient import TestClient

from meadhall.server.house import House
from tests.server.conftest import Player, sit, until


def asked(players: list[Player]) -> tuple[Player, Player]:
    """Who is asked, and the other."""
    seat = players[0].view()["asked"]
    return players[seat], players[1 - seat]


def undoable(players: list[Player]) -> tuple[Player, Player, int]:
    """Play until somebody's turn waits for Done: who answered, the other, the ply."""
    for _ in range(200):
        player, other = asked(players)
        now = player.answer().json()
        if now["held"] is not None:
            return player, other, now["ply"]
    raise AssertionError("no turn could be undone")


def test_an_answer_is_taken_once(client: TestClient) -> None:
    *people, _ = sit(client)
    player, _ = asked(people)
    first = player.answer(ply=0)
    assert (first.status_code, first.json()["ply"]) == (200, 1)
    again = player.post(
        "answers", ply=0, answer=first.json()["answers"][0]["answer"] if first.json()["answers"] else "x"
    )
    assert (again.status_code, again.json()["code"]) == (409, "answer/stale")
    assert player.view()["ply"] == 1


def test_an_answer_for_another_seat_is_refused(client: TestClient) -> None:
    *people, _ = sit(client)
    player, other = asked(people)
    legal = player.view()["answers"][0]["answer"]
    reply = other.post("answers", ply=0, answer=legal)
    assert (reply.status_code, reply.json()["code"]) == (403, "answer/not-yours")
    assert other.view()["answers"] == []


def test_illegal_answers_are_refused_with_a_sentence(client: TestClient) -> None:
    *people, _ = sit(client)
    player, _ = asked(people)
    for answer in ("nonsense", "<script>", "sail:9999", ""):
        reply = player.post("answers", ply=0, answer=answer)
        assert (reply.status_code, reply.json()["code"]) == (422, "answer/illegal")
        assert len(reply.json()["text"]) > 20
    for wish in ({"ply": "0", "answer": "x"}, {"answer": "x"}, {"ply": 0, "answer": 5}, {"ply": True, "answer": "x"}):
        assert player.post("answers", **wish).json()["code"] == "request/json"
    assert player.view()["ply"] == 0


def test_a_turn_that_could_be_undone_waits_for_done(client: TestClient) -> None:
    *people, _ = sit(client)
    player, other, ply = undoable(people)
    assert other.post("answers", ply=ply, answer="x").json()["code"] == "answer/wait"
    assert other.post("done", ply=ply).json()["code"] == "answer/not-yours"
    assert other.post("undo", ply=ply).json()["code"] == "undo/refused"
    assert player.post("done", ply=ply - 1).status_code == 409
    now = player.post("done", ply=ply).json()
    assert now["held"] is None
    assert not now["undo"]
    assert player.post("undo", ply=ply).json()["code"] == "undo/refused"
    assert len(other.view()["answers"]) > 0


def test_undo_takes_the_answer_back_for_good(client: TestClient, house: House) -> None:
    *people, _ = sit(client)
    player, _, ply = undoable(people)
    before = player.view(ply=ply - 1)["position"]
    now = player.post("undo", ply=ply).json()
    assert now["ply"] == ply - 1
    assert now["position"] == before
    house.hall.tables.clear()  # forget: what follows comes from the store
    assert player.view()["ply"] == ply - 1
    assert player.view()["position"] == before


def test_undo_is_possible_after_a_restart_too(client: TestClient, house: House) -> None:
    *people, _ = sit(client)
    player, _, ply = undoable(people)
    house.hall.tables.clear()
    assert player.view()["held"] is not None
    assert player.post("undo", ply=ply).json()["ply"] == ply - 1


def test_turns_end_at_once_for_those_who_want_it(client: TestClient) -> None:
    *people, _ = sit(client, at_once=True)
    for _ in range(20):
        now = asked(people)[0].answer().json()
        assert now["held"] is None


def test_at_once_can_be_chosen_during_the_game(client: TestClient) -> None:
    *people, _ = sit(client)
    player, other, ply = undoable(people)
    assert player.post("seat", at_once=True).json()["held"] is None
    assert other.answer(ply=ply).status_code == 200


def test_a_game_against_bots_runs_to_its_end_and_tells_its_seed(client: TestClient) -> None:
    me, onlooker = sit(client, kinds="mbb", at_once=True)
    assert client.get(f"/t/{me.table}/saga").json()["code"] == "saga/early"

    def over() -> bool:
        now = me.view()
        if now["answers"]:
            me.post("answers", ply=now["ply"], answer=now["answers"][-1]["answer"])
        return bool(now["finished"])

    until(over)
    saga = client.get(f"/t/{me.table}/saga")
    assert saga.status_code == 200
    from meadhall.engine.saga import verify

    assert verify(saga.text).winners() == onlooker.view()["winners"]
    assert me.post("answers", ply=me.view()["ply"], answer="x").status_code in (403, 422)


def test_a_program_plays_over_the_socket(client: TestClient) -> None:
    me, _ = sit(client, kinds="mb", at_once=True)
    with client.websocket_connect(f"/api/tables/{me.table}/live?form=json", headers=me.headers) as socket:
        plies: list[int] = []
        while len(plies) < 8:
            said = socket.receive_json()
            if said["type"] == "view" and said["answers"]:
                plies.append(said["ply"])
                socket.send_json({"do": "answer", "id": 7, "ply": said["ply"], "answer": said["answers"][0]["answer"]})
            assert said["type"] in ("view", "ok")
    assert plies == sorted(set(plies))


def test_a_hint_is_a_legal_answer(client: TestClient) -> None:
    *people, _ = sit(client, hints=True)
    player, other = asked(people)
    with client.websocket_connect(f"/api/tables/{player.table}/live?form=json", headers=player.headers) as socket:
        view = socket.receive_json()
        socket.send_json({"do": "hint"})
        assert socket.receive_json()["hint"] in [one["answer"] for one in view["answers"]]
    with client.websocket_connect(f"/api/tables/{other.table}/live?form=json", headers=other.headers) as socket:
        socket.receive_json()
        socket.send_json({"do": "hint"})
        assert socket.receive_json()["code"] == "answer/not-yours"


def test_a_preview_tells_what_an_answer_would_do_and_does_nothing(client: TestClient) -> None:
    *people, _ = sit(client)
    player, _ = asked(people)
    before = player.view()
    with client.websocket_connect(f"/api/tables/{player.table}/live?form=json", headers=player.headers) as socket:
        socket.receive_json()
        socket.send_json({"do": "preview", "answer": before["answers"][0]["answer"]})
        told = socket.receive_json()["preview"]["told"]
    assert told
    after = player.view()
    assert (after["ply"], after["position"]) == (before["ply"], before["position"])
    assert player.answer(before["answers"][0]["answer"]).json()["events"][: len(told)] == told


def test_setups_that_cannot_be_played_are_refused(client: TestClient) -> None:
    two = [{"kind": "me"}, {"kind": "bot"}]
    wishes = [
        {},
        {"game": "chess", "seats": two},
        {"game": "raids", "seats": []},
        {"game": "raids", "seats": two * 9},
        {"game": "raids", "seats": [{"kind": "me"}, {"kind": "me"}]},
        {"game": "raids", "seats": [{"kind": "king"}] * 2},
        {"game": "raids", "seats": [{"kind": "bot", "level": "god"}] * 2},
        {"game": "raids", "seats": "two"},
        {"game": "raids", "seats": two, "options": {"x": 1}},
        {"game": "raids", "seats": two, "patience": -1},
        {"game": "raids", "seats": two, "seed": "known"},
        {"game": ["raids"], "seats": two},
        {"game": "raids", "seats": [{"kind": "me", "name": "A" * 41}, {"kind": "bot"}]},
        {"game": "raids", "seats": [{"kind": "me", "name": "A\nB"}, {"kind": "bot"}]},
        {"game": "raids", "seats": [{"kind": "me", "name": "Ann"}, {"kind": "bot", "name": "Ann"}]},
    ]
    for wish in wishes:
        reply = client.post("/api/tables", json=wish)
        assert reply.status_code == 422, wish
        assert reply.json()["code"] in ("table/setup", "game/unknown")
