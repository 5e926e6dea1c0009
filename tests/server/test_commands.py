"""A command is the same by socket and by HTTP: read into one struct, dispatched once, refused in the same words."""

from __future__ import annotations

from typing import Any

import pytest
from starlette.testclient import TestClient

from meadhall.server import commands
from meadhall.server.commands import Answer, AtOnce, Done, LetBot, TakeBack, Undo
from tests.server.conftest import Player, sit

WAYS: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ("answers", {"ply": 0, "answer": "sail:9999"}, {"do": "answer", "ply": 0, "answer": "sail:9999"}),
    ("answers", {"ply": 7, "answer": "sail:1"}, {"do": "answer", "ply": 7, "answer": "sail:1"}),
    ("undo", {"ply": 0}, {"do": "undo", "ply": 0}),
    ("undo", {"ply": 5}, {"do": "undo", "ply": 5}),
    ("done", {"ply": 5}, {"do": "done", "ply": 5}),
    ("seat", {"seat": 7, "bot": "random"}, {"do": "bot", "seat": 7, "level": "random"}),
    ("seat", {"seat": 0, "bot": "odin"}, {"do": "bot", "seat": 0, "level": "odin"}),
    ("seat", {"seat": 7, "bot": None}, {"do": "back", "seat": 7}),
]


def by_socket(client: TestClient, player: Player, message: dict[str, Any]) -> dict[str, Any]:
    """The reply to a message."""
    path = f"/api/tables/{player.table}/live?form=json"
    with client.websocket_connect(path, headers=player.headers) as socket:
        socket.receive_json()
        socket.send_json({**message, "id": 5})
        said: dict[str, Any] = socket.receive_json()
        while said["type"] not in ("ok", "refused"):
            said = socket.receive_json()
        assert said["id"] == 5
        return said


@pytest.mark.parametrize(("path", "body", "message"), WAYS)
def test_both_ways_refuse_the_same_with_the_same_words(
    client: TestClient, path: str, body: dict[str, Any], message: dict[str, Any]
) -> None:
    *people, onlooker = sit(client)
    player = people[people[0].view()["asked"]]
    before = player.view()["version"]
    refused, said = player.post(path, **body).json(), by_socket(client, player, message)
    assert (said["code"], said["text"]) == (refused["code"], refused["text"])
    assert onlooker.post(path, **body).json()["code"] == "seat/none"
    assert by_socket(client, onlooker, message)["code"] == "seat/none"
    assert player.view()["version"] == before


def test_both_ways_lead_to_the_one_dispatch(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    from meadhall.server import api_routes, sockets

    done: list[object] = []

    async def noted(_door: object, _live: object, _seat: int, command: object) -> None:
        done.append(command)

    for module in (commands, api_routes, sockets):
        monkeypatch.setattr(module, "dispatch", noted)
    player = sit(client)[0]
    for path, body, message in WAYS:
        assert player.post(path, **body).status_code == 200
        assert by_socket(client, player, message)["type"] == "ok"
    player.post("seat", at_once=True)
    by_socket(client, player, {"do": "at-once", "on": True})
    for one, other in zip(done[::2], done[1::2], strict=True):
        assert type(one) is type(other)
        other.id = None  # type: ignore[attr-defined]
        assert one == other
    assert {type(one) for one in done} == {Answer, Undo, Done, LetBot, TakeBack, AtOnce}


@pytest.mark.parametrize(
    ("path", "body", "words"),
    [
        ("answers", {"ply": "0", "answer": "x"}, "ply must be a whole number"),
        ("answers", {"ply": 0, "answer": "x" * 81}, "answer must be a short text"),
        ("answers", {"ply": 0}, "answer must be a short text"),
        ("answers", {"ply": 0, "answer": "x", "more": 1}, "there is no 'more' here"),
        ("undo", {}, "ply must be a whole number"),
        ("seat", {"bot": "random"}, "seat must be a whole number"),
        ("seat", {"seat": 0, "bot": 5}, "bot must be a bot's name or null"),
        ("seat", {"at_once": 1}, "at_once is true or false"),
    ],
)
def test_a_body_that_does_not_fit_is_refused_with_what_is_allowed(
    client: TestClient, path: str, body: dict[str, Any], words: str
) -> None:
    player = sit(client)[0]
    before = player.view()["version"]
    reply = player.post(path, **body)
    assert (reply.status_code, reply.json()["code"]) == (400, "request/json")
    assert words in reply.json()["text"]
    assert player.view()["version"] == before


@pytest.mark.parametrize(
    ("wish", "words"),
    [
        ({}, "game must be a short text"),
        ({"game": "raids"}, "seats is a list of objects"),
        ({"game": "raids", "seats": [5]}, "seats is a list of objects"),
        ({"game": "raids", "seats": [{"colour": "red"}]}, "a seat has no 'colour'; it has kind, level, name, at_once"),
        ({"game": "raids", "seats": [], "stakes": 5}, "a table has no 'stakes'"),
        ({"game": "raids", "seats": [{"kind": "dog"}, {}]}, "a seat is for me, friend, program, bot, not 'dog'"),
        ({"game": "raids", "seats": [{"level": 5}, {}]}, "level must be a short text, not '5'"),
        ({"game": "raids", "seats": [{}, {}], "patience": -1}, "patience is a number of minutes from 0 (never)"),
        ({"game": "raids", "seats": [{}, {}], "options": []}, "options is an object"),
        ({"game": "x" * 81, "seats": []}, "game must be a short text"),
    ],
)
def test_a_wish_that_does_not_fit_is_refused_with_what_is_allowed(
    client: TestClient, wish: dict[str, Any], words: str
) -> None:
    reply = client.post("/api/tables", json=wish)
    assert (reply.status_code, reply.json()["code"]) == (422, "table/setup")
    assert words in reply.json()["text"]
