"""Windows between turns: the table passes for who does not want to be asked, on every device, whatever is held."""

from __future__ import annotations

from typing import Any

import pytest
from starlette.testclient import TestClient

import meadhall
from meadhall.games.runes.rules.state import Runes
from tests.server.conftest import Player, until


def window() -> dict[str, Any]:
    """A position where red is asked in a window, in blue's turn."""
    table = meadhall.table("runes", 2, seed="one gesture", options={"first_seat_starts": True})
    while True:
        state = table.state
        assert isinstance(state, Runes)
        if table.question() == "window" and table.seat == 1 and state.active == 0 and state.laid:
            return table.position()
        table.play("pass" if table.question() == "window" else table.legal()[0])


def two(client: TestClient, *asks: str) -> list[Player]:
    """Two people at a window of red's in blue's turn."""
    seats = [{"kind": kind, "asks": when, "at_once": True} for kind, when in zip(("me", "friend"), asks, strict=True)]
    made = client.post("/api/tables", json={"game": "runes", "seats": seats, "position": window()}).json()
    token = client.post(f"/join/{made['tokens']['1']}", json={}).json()["token"]
    client.cookies.clear()
    return [Player(client, made["table"], made["tokens"]["0"]), Player(client, made["table"], token)]


def test_who_wants_to_be_asked_only_when_aimed_at_is_passed_for(client: TestClient) -> None:
    blue, _ = two(client, "aimed", "aimed")
    assert until(lambda: blue.view()["position"]["question"] == "stone")  # no click of anybody since


def test_who_is_always_asked_is_waited_for(client: TestClient) -> None:
    _, red = two(client, "aimed", "always")
    assert red.view()["prompt"] == "answer"
    red.post("seat", asks="aimed")
    assert until(lambda: red.view()["ply"] > 0)


def test_the_bell_asks_once_whatever_the_wish(client: TestClient) -> None:
    blue, red = two(client, "aimed", "always")
    assert red.post("seat", asks="aimed", bell=True).status_code == 200
    assert (red.view()["prompt"], red.view()["ply"]) == ("answer", 0)
    red.answer("pass")
    assert until(lambda: blue.view()["position"]["question"] == "stone")


@pytest.mark.parametrize("wish", [{"asks": "never"}, {"asks": 1}, {"bell": "yes"}])
def test_another_wish_is_refused(client: TestClient, wish: dict[str, Any]) -> None:
    _, red = two(client, "aimed", "always")
    reply = red.post("seat", **wish)
    assert (reply.status_code, reply.json()["code"]) == (400, "request/json")


def test_a_pass_of_the_table_hangs_on_nothing_that_is_held(client: TestClient) -> None:
    for held in (["ward"], ["skip"], ["steal-hand"]):
        position = {**window(), "rituals": {"blue": [], "red": held}}
        seats = [{"kind": "me", "at_once": True}, {"kind": "friend"}]
        made = client.post("/api/tables", json={"game": "runes", "seats": seats, "position": position}).json()
        blue = Player(client, made["table"], made["tokens"]["0"])
        assert until(lambda blue=blue: blue.view()["position"]["question"] == "stone")
