"""Several answers in one gesture: all or none, one row each in one commit, taken back together."""

from __future__ import annotations

import contextlib
import sqlite3
import threading
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.testclient import TestClient

import meadhall
from meadhall.engine.table import Table
from meadhall.server.app import application
from meadhall.server.house import House
from meadhall.server.reading import MOST_TOGETHER
from meadhall.server.serving import make_house
from tests.server.conftest import CLIENT, HEADERS, Player, loose, sit
from tests.server.running import Server, bearer

WHOLE = ("stone", "turn", "cell")  # questions that are one decision to a person


def begun() -> Table:
    """The second seat is to lay a stone, and nothing is drawn when it has."""
    table = meadhall.table("runes", 2, seed="one gesture", options={"first_seat_starts": True})
    while not (table.question() == "stone" and table.seat == 1 and len(table.legal()) > 1):
        table.play("pass" if table.question() == "window" else table.legal()[0])
    return table


def gesture(table: Table) -> list[str]:
    """The answers of one gesture, from the open question on."""
    twin, given = table.copy(), []
    while twin.seat == table.seat and twin.question() in WHOLE:
        given.append(twin.legal()[0])
        twin.play(given[-1])
    assert len(given) == len(WHOLE)
    assert twin.undo_refusal() is None
    return given


ANSWERS = gesture(begun())


@pytest.fixture
def red(client: TestClient) -> Player:
    """The program that is to lay a stone."""
    _, red, _ = sit(client, "runes", position=begun().position())
    return red


def test_a_gesture_is_given_whole_and_taken_back_whole(red: Player) -> None:
    before = red.view()
    after = red.post("answers", ply=0, answers=ANSWERS)
    assert (after.status_code, after.json()["ply"], after.json()["undo"]) == (200, len(ANSWERS), True)
    back = red.post("undo", ply=len(ANSWERS)).json()
    same = ("ply", "question", "answers", "points", "position", "events")
    assert [back[one] for one in same] == [before[one] for one in same]


def test_undo_goes_back_gesture_by_gesture(red: Player) -> None:
    red.post("answers", ply=0, answer=ANSWERS[0])
    red.post("answers", ply=1, answers=ANSWERS[1:])
    assert red.post("undo", ply=3).json()["ply"] == 1
    assert red.post("undo", ply=1).json()["ply"] == 0
    red.post("answers", ply=0, answers=ANSWERS[:2])
    red.post("answers", ply=2, answer=ANSWERS[2])
    assert red.post("undo", ply=3).json()["ply"] == 2
    assert red.post("undo", ply=2).json()["ply"] == 0


def test_a_gesture_with_an_impossible_answer_leaves_nothing(red: Player) -> None:
    before = red.view()
    reply = red.post("answers", ply=0, answers=[*ANSWERS[:2], "cell:1"])
    assert (reply.status_code, reply.json()["code"]) == (422, "answer/illegal")
    assert reply.json()["text"].startswith("answer 3 of 3, so none was given: cell:1 is not possible now")
    assert reply.json()["why"]["name"]
    assert red.view() == before


def test_a_gesture_ends_where_another_seat_is_asked(red: Player) -> None:
    before = red.view()
    reply = red.post("answers", ply=0, answers=[*ANSWERS, "pass"])
    assert (reply.status_code, reply.json()["code"]) == (409, "answer/too-far")
    assert (
        reply.json()["text"] == "answer 4 of 4, so none was given: it cannot be given yet: another seat is asked first"
    )
    assert red.view() == before


def test_a_gesture_ends_where_something_is_drawn(client: TestClient) -> None:
    position = begun().position()
    position = {**position, "rituals": {"blue": [], "red": ["replace-coins"]}, "question": "window"}
    _, red, _ = sit(client, "runes", position=position, asks="always")
    before = red.view()
    for after in ("cell:1", "cell:2", "nonsense"):  # possible or not: nobody learns what is rolled
        reply = red.post("answers", ply=0, answers=["play:replace-coins", after])
        assert (reply.status_code, reply.json()["code"]) == (409, "answer/too-far")
        assert reply.json()["text"].endswith("it cannot be given yet: it was followed by a draw")
    assert red.view() == before


def test_a_gesture_for_a_question_that_has_passed_is_refused(red: Player) -> None:
    red.post("answers", ply=0, answers=ANSWERS[:2])
    before = red.view()
    reply = red.post("answers", ply=0, answers=ANSWERS)
    assert (reply.status_code, reply.json()["code"]) == (409, "answer/stale")
    reply = red.post("answers", ply=2, answers=ANSWERS[2:], version=0)
    assert (reply.status_code, reply.json()["code"]) == (409, "answer/stale")
    assert red.view() == before


@pytest.mark.parametrize(
    "wish",
    [
        {"ply": 0},
        {"ply": 0, "answer": ANSWERS[0], "answers": ANSWERS},
        {"ply": 0, "answers": []},
        {"ply": 0, "answers": "stone"},
        {"ply": 0, "answers": [1]},
        {"ply": 0, "answers": ["x" * 81]},
        {"ply": 0, "answers": ["pass"] * (MOST_TOGETHER + 1)},
        {"answers": ANSWERS},
    ],
)
def test_what_is_no_gesture_is_refused_with_a_sentence(red: Player, wish: dict[str, Any]) -> None:
    before = red.view()
    reply = red.post("answers", **wish)
    assert (reply.status_code, reply.json()["code"]) == (400, "request/json")
    assert "answer" in reply.json()["text"] or "ply" in reply.json()["text"]
    assert red.view() == before


def test_the_socket_takes_gestures_too(client: TestClient, red: Player) -> None:
    with client.websocket_connect(f"/api/tables/{red.table}/live?form=json", headers=red.headers) as socket:
        socket.receive_json()
        socket.send_json({"do": "answers", "id": 1, "ply": 0, "answers": [*ANSWERS, "pass"]})
        refused = socket.receive_json()
        assert (refused["type"], refused["code"]) == ("refused", "answer/too-far")
        socket.send_json({"do": "answers", "id": 2, "ply": 0, "answers": ANSWERS})
        shown = socket.receive_json()
        assert (shown["type"], shown["ply"]) == ("view", len(ANSWERS))
        assert socket.receive_json() == {"type": "ok", "id": 2}


def test_a_gesture_is_taken_back_whole_after_a_restart(house: House, url: str) -> None:
    with TestClient(application(house), headers=HEADERS) as client:
        _, red, _ = sit(client, "runes", position=begun().position())
        red.post("answers", ply=0, answers=ANSWERS)
    again = make_house(url, limits=loose(), names=[CLIENT])
    with TestClient(application(again), headers=HEADERS) as client:
        player = Player(client, red.table, red.token)
        assert player.view()["ply"] == len(ANSWERS)
        assert player.post("undo", ply=len(ANSWERS)).json()["ply"] == 0


@pytest.mark.slow
def test_kill_9_leaves_a_gesture_whole_or_not_at_all(tmp_path: Path) -> None:
    db = tmp_path / "hall.sqlite"
    for _ in range(3):
        assert _killed_while_giving(db) in ([], ANSWERS)


def _killed_while_giving(db: Path) -> list[str]:
    """What is kept of a gesture in whose midst the hall dies."""
    server = Server(db)
    try:
        seats = [{"kind": "me"}, {"kind": "friend"}]
        wish = {"game": "runes", "seats": seats, "position": begun().position()}
        made = server.client.post("/api/tables", json=wish).json()
        token = server.client.post(f"/join/{made['tokens']['1']}", json={}).json()["token"]

        def give() -> None:
            path = f"/api/tables/{made['table']}/answers"
            with contextlib.suppress(httpx.HTTPError):
                server.client.post(path, json={"ply": 0, "answers": ANSWERS}, headers=bearer(token))

        under_way = threading.Thread(target=give)
        under_way.start()
        server.process.kill()
        under_way.join()
        server.kill()
    finally:
        server.close()
    with contextlib.closing(sqlite3.connect(db)) as rows:
        kept = rows.execute("SELECT answer FROM answers WHERE table_id = ? ORDER BY ply", (made["table"],))
        return [answer for (answer,) in kept]
