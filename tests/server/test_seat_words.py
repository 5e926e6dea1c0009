"""Seat words: three words move a seat to another browser, nobody keeps them, and nobody guesses them."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from meadhall.server.app import application
from meadhall.server.house import House
from meadhall.server.rate_limits import Limits
from meadhall.server.seat_words import KNOWN, WORDS
from meadhall.server.serving import make_house
from tests.server.conftest import CLIENT, HEADERS, Player, sit
from tests.server.test_waiting import HTML, heard, here


def words(player: Player, lang: str = "en") -> str:
    """The words of a player's seat."""
    reply = player.client.get(
        f"/api/tables/{player.table}/words", headers={**player.headers, "accept-language": lang}
    ).json()
    return str(reply["words"])


def say(client: TestClient, table: str, said: str) -> Player:
    """Somebody else says the words of a seat, and has its token then."""
    reply = client.post(f"/t/{table}/words", json={"words": said})
    assert reply.status_code == 200, reply.text
    assert "HttpOnly" in reply.headers["set-cookie"]
    client.cookies.clear()
    return Player(client, table, reply.json()["token"])


def test_the_words_move_a_seat_and_whoever_had_it_looks_on(client: TestClient) -> None:
    host, friend, onlooker = sit(client)
    said = words(friend)
    with here(client, friend) as socket:
        moved = say(client, friend.table, f"  {said.upper().replace(' ', ', ')} ")
        got = socket.receive()
        while got["type"] == "websocket.send":
            got = socket.receive()
        assert (got["type"], got["code"]) == ("websocket.close", 4403)
    assert moved.view()["you"] == 1
    assert client.get(f"/api/tables/{friend.table}", headers=friend.headers).json()["code"] == "seat/withdrawn"
    client.cookies.set(f"seat-{friend.table}", str(friend.token))
    assert "You are watching" in client.get(f"/t/{friend.table}", headers=HTML).text
    client.cookies.clear()
    assert all(one.view()["notices"][-1]["what"] == "moved" for one in (host, moved, onlooker))
    assert words(moved) == said  # for the next device
    assert say(client, friend.table, said).view()["you"] == 1


def test_words_of_either_language_will_do(client: TestClient) -> None:
    host, *_ = sit(client)
    assert words(host, "de") != words(host, "en")
    assert say(client, host.table, words(host, "de")).view()["you"] == 0


def test_each_seat_of_each_table_has_words_of_its_own(client: TestClient) -> None:
    people = [one for _ in range(3) for one in sit(client)[:-1]]
    assert len({words(one) for one in people}) == len(people)
    assert all(len(words(one).split()) == 3 for one in people)


def test_another_player_on_the_seat_has_other_words(client: TestClient) -> None:
    host, friend, _ = sit(client)
    before = words(friend)
    host.post("links", seat=1)
    friend.post("links", allow=True)
    reply = client.post(f"/t/{host.table}/words", json={"words": before})
    assert (reply.status_code, reply.json()["code"]) == (403, "seat/words")  # nobody sits there
    page = client.get(f"/t/{host.table}", headers={**HTML, **host.headers}).text
    token = re.findall(r"/join/([a-z0-9.-]+\.1\.[a-z0-9.]+)", page)[0]
    fresh = client.post(f"/join/{token}", json={"name": "Edda"}).json()["token"]
    client.cookies.clear()
    assert words(Player(client, host.table, fresh)) != before
    assert client.post(f"/t/{host.table}/words", json={"words": before}).json()["code"] == "seat/words"


@pytest.mark.parametrize(
    "said", ["", "otter", "otter birch", "otter birch stone otter", "<b>", "a" * 5000, "ötter ö ö"]
)
def test_wrong_words_are_refused_and_nothing_changes(client: TestClient, said: str) -> None:
    host, *_ = sit(client)
    before = host.view()
    reply = client.post(f"/t/{host.table}/words", json={"words": said}, headers={"x-meadhall": "page"})
    assert (reply.status_code, reply.json()["code"]) == (403, "seat/words")
    assert "three words" in reply.json()["text"]
    assert host.view() == before


def test_the_words_are_neither_on_the_page_nor_in_the_store(client: TestClient, house: House, tmp_path: Path) -> None:
    host, friend, onlooker = sit(client)
    said = words(host)
    for player in (host, friend, onlooker):
        page = client.get(f"/t/{host.table}", headers={**HTML, **player.headers}).text
        assert said not in page
    with here(client, friend, "html") as socket:
        socket.send_json({"do": "words", "id": 1})
        assert heard(socket, "ok")["words"] == words(friend) != said
    assert client.get(f"/api/tables/{host.table}/words").json()["code"] == "seat/none"
    with sqlite3.connect(tmp_path / "hall.sqlite") as rows:
        kept = "\n".join(rows.iterdump())
    assert host.table in kept
    assert not any(f"'{part}'" in kept for part in (*said.split(), said))


def guessing(tmp_path: Path) -> TestClient:
    """A hall with the usual limits for guesses."""
    limits = Limits.loose()
    limits.guesses, limits.guesses_there = Limits().guesses, Limits().guesses_there
    limits.clock = lambda: 0.0
    limits.__post_init__()
    url = f"sqlite:///{tmp_path / 'few.sqlite'}"
    return TestClient(application(make_house(url, limits=limits, names=[CLIENT])), headers=HEADERS)


def test_who_guesses_has_few_tries_by_address(tmp_path: Path) -> None:
    with guessing(tmp_path) as client:
        host, *_ = sit(client)
        said, tries = words(host), int(Limits().guesses[1])
        for _ in range(tries):
            assert say(client, host.table, said).view()["you"] == 0  # who knows them loses no try
        replies = [client.post(f"/t/{host.table}/words", json={"words": "no no no"}) for _ in range(tries + 1)]
        assert [reply.status_code for reply in replies] == [403] * tries + [429]
        assert replies[-1].json()["code"] == "seat/words-too-often"
        late = client.post(f"/t/{host.table}/words", json={"words": said})
        assert (late.status_code, late.json()["code"]) == (429, "seat/words-too-often")


def test_a_table_has_few_tries_too_but_more_than_one_address() -> None:
    limits = Limits(clock=lambda: 0.0)
    there, each = int(limits.guesses_there[1]), int(limits.guesses[1])
    assert there > each
    for number in range(there):
        asyncio.run(limits.guess(f"address {number // each}", "table"))
    with pytest.raises(ValueError, match="too many tries"):
        asyncio.run(limits.guess("another", "table"))
    asyncio.run(limits.guess("a third", "another table"))


def test_the_lists_of_words_are_as_long_and_have_no_doubles() -> None:
    assert {len(set(known)) for known in WORDS.values()} == {KNOWN} == {128}
    assert all(re.fullmatch("[a-z]{2,11}", word) for known in WORDS.values() for word in known)
