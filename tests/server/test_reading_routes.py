"""A table in words and as a picture, tables to watch, and waiting for one's turn over HTTP."""

from __future__ import annotations

import threading
from typing import Any

import pytest
from starlette.testclient import TestClient

from meadhall.extras import MissingExtra
from meadhall.server import reading_routes
from tests.server.conftest import Player, sit, until


def ask(player: Player, what: str, **query: Any) -> Any:
    """Something about a table."""
    return player.client.get(f"/api/tables/{player.table}/{what}", headers=player.headers, params=query)


def asked(people: list[Player]) -> tuple[Player, Player]:
    """Who is asked, and the other."""
    return (people[0], people[1]) if people[0].view()["answers"] else (people[1], people[0])


def test_a_table_in_words_is_for_the_caller_alone(client: TestClient) -> None:
    *people, onlooker = sit(client)
    mine, other = asked(people)
    told = ask(mine, "text").json()
    assert told["prompt"] == "answer"
    first = mine.view()["answers"][0]["answer"]
    assert first in told["text"]
    assert first not in ask(mine, "text", answers="no").json()["text"]
    assert ask(other, "text").json()["prompt"] == "wait"
    assert ask(onlooker, "text", lang="de").json()["text"] != ask(onlooker, "text").json()["text"]


def test_a_table_as_a_picture_and_without_painters_as_svg_alone(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    me, *_ = sit(client)
    drawn = ask(me, "picture")
    assert drawn.headers["content-type"].startswith("image/svg+xml")
    assert drawn.text.startswith("<svg")
    assert ask(me, "picture", form="png").content.startswith(b"\x89PNG")

    def missing(*_: object) -> None:
        raise MissingExtra("numpy is not installed; it comes with: pip install 'meadhall[rl]'")

    monkeypatch.setattr(reading_routes, "pixels", missing)
    refused = ask(me, "picture", form="png")
    assert (refused.status_code, refused.json()["code"]) == (501, "picture/extra")


def test_tables_to_watch_are_listed_and_others_are_not(client: TestClient) -> None:
    open_, *_ = sit(client)
    closed, *_ = sit(client, watch=False)
    listed = [one["table"] for one in client.get("/api/tables").json()]
    assert open_.table in listed
    assert closed.table not in listed


def test_who_waits_is_answered_when_it_is_their_turn(client: TestClient) -> None:
    *people, _ = sit(client, at_once=True)
    mine, other = asked(people)
    assert ask(mine, "wait").json()["answers"]  # at once
    heard: list[Any] = []
    call = threading.Thread(target=lambda: heard.append(ask(other, "wait").json()))
    call.start()
    number = people.index(other)
    until(lambda: mine.view()["seats"][number]["present"])
    while not other.view()["answers"]:
        mine.answer()
    call.join()
    assert heard[0]["answers"]


def test_who_knows_a_version_is_answered_with_the_next_and_time_ends_all_waiting(client: TestClient) -> None:
    *people, onlooker = sit(client)
    mine, other = asked(people)
    version = mine.view()["version"]
    assert ask(other, "wait", seconds=0).json()["version"] == version
    mine.answer()
    assert ask(onlooker, "wait", version=version).json()["version"] > version


def test_a_seat_that_is_withdrawn_meanwhile_is_told_so(client: TestClient) -> None:
    *people, _ = sit(client)
    mine, other = asked(people)
    heard: list[Any] = []
    call = threading.Thread(target=lambda: heard.append(ask(other, "wait")))
    call.start()
    number = people.index(other)
    until(lambda: mine.view()["seats"][number]["present"])
    assert other.post("links").status_code == 200
    call.join()
    assert (heard[0].status_code, heard[0].json()["code"]) == (403, "seat/withdrawn")
