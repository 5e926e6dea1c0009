"""Waiting for friends: nobody plays before all are there, one link leads to every free seat, and bots fill in."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from starlette.testclient import TestClient

from meadhall.server.house import House
from tests.server.conftest import Player, sit, until

HTML = {"accept": "text/html", "accept-language": "en"}


def room(player: Player, do: str, **more: Any) -> Any:
    """Say something to the waiting room."""
    return player.post("room", do=do, **more)


def waits(client: TestClient, kinds: str = "mii", **more: Any) -> tuple[list[Player], str]:
    """A table that waits, its people's programs (invitations for those who were only invited) and its link."""
    words = {"m": {"kind": "me"}, "i": {"kind": "friend"}, "n": {"kind": "friend", "name": "Dag"}, "b": {"kind": "bot"}}
    reply = client.post(
        "/api/tables", json={"game": "raids", "seats": [words[one] for one in kinds], "wait": True, **more}
    )
    assert reply.status_code == 201, reply.text
    made = reply.json()
    return [Player(client, made["table"], token) for token in made["tokens"].values()], made.get("link", "")


def by_link(client: TestClient, link: str, **wish: Any) -> Player:
    """Somebody who sits down by a link."""
    reply = client.post(f"/join/{link}", json=wish)
    assert reply.status_code == 200, reply.text
    table = reply.json()["go"].rpartition("/")[2]
    client.cookies.clear()
    return Player(client, table, reply.json()["token"])


@contextmanager
def here(client: TestClient, player: Player, form: str = "json") -> Iterator[Any]:
    """A player at the table."""
    with client.websocket_connect(f"/api/tables/{player.table}/live?form={form}", headers=player.headers) as socket:
        assert socket.receive_json()["type"] == "view"
        yield socket


def heard(socket: Any, kind: str) -> dict[str, Any]:
    """The next message of a kind."""
    while (said := socket.receive_json())["type"] != kind:
        pass
    found: dict[str, Any] = said
    return found


# -- before it begins ------------------------------------------------------------------------------------------------


def test_nobody_plays_before_the_game_has_begun(client: TestClient) -> None:
    (host, *_), _ = waits(client)
    view = host.view()
    assert (view["begun"], view["answers"], view["prompt"]) == (False, [], "still")
    for what, wish in (("answers", {"ply": 0, "answer": "sail:1"}),):
        reply = host.post(what, **wish)
        assert (reply.status_code, reply.json()["code"]) == (409, "table/waiting")
    page = client.get(f"/t/{host.table}", headers={**HTML, **host.headers}).text
    assert 'id="waiting"' in page
    assert 'id="board"' not in page


def test_bots_wait_like_everybody(client: TestClient, house: House) -> None:
    (host, *_), _ = waits(client, "mbib")
    with here(client, host):
        assert house.hall.tables[host.table].bot_to_answer is None


def test_a_person_against_bots_begins_at_once(client: TestClient) -> None:
    form = {"number": "3", "kind-0": "me", "kind-1": "bot:thrall", "kind-2": "bot:thrall"}
    table = client.post("/new/raids", json=form).json()["go"]
    assert 'id="board"' in client.get(table, headers=HTML).text


def test_a_table_with_friends_from_the_set_up_page_waits(client: TestClient) -> None:
    form = {"number": "3", "kind-0": "me", "name-0": "Anna", "kind-1": "friend", "kind-2": "friend", "name-2": "Dag"}
    go = client.post("/new/raids", json=form).json()["go"]
    page = client.get(go, headers=HTML).text
    states = re.findall(r'class="chair (\w+) seat-', page)
    assert states == ["here", "open", "invited"]
    assert "<svg" in page[page.index('class="qr"') - 60 :][:80]


def test_the_table_begins_by_itself_when_all_are_ready(client: TestClient) -> None:
    (host, *_), link = waits(client, "mib")
    friend = by_link(client, link, name="Bob")
    with here(client, host), here(client, friend):
        assert not room(host, "ready").json()["begun"]
        assert not room(host, "ready", on=False).json()["begun"]
        assert not room(friend, "ready").json()["begun"]
        assert room(host, "ready").json()["begun"]
        assert room(host, "ready").json()["code"] == "table/begun"


def test_who_was_ready_and_left_is_waited_for(client: TestClient) -> None:
    (host, *_), link = waits(client, "mi")
    friend = by_link(client, link, name="Bob")
    with here(client, friend):
        room(friend, "ready")
    with here(client, host):
        until(lambda: not host.view()["seats"][1]["present"])
        assert not room(host, "ready").json()["begun"]
        with here(client, friend):
            assert until(lambda: host.view()["begun"])


def test_the_host_begins_with_bots_on_the_free_seats_and_a_late_friend_takes_over(client: TestClient) -> None:
    (host, dag, _), link = waits(client, "mni")
    assert room(host, "start").json()["begun"]
    view = host.view()
    assert [seat["bot"] is not None for seat in view["seats"]] == [False, True, True]
    assert len({seat["name"] for seat in view["seats"]}) == 3
    reply = client.post(f"/join/{link}", json={"name": "Late"})  # the link was for free seats, and bots took them
    assert (reply.status_code, reply.json()["code"]) == (409, "table/full")
    late = by_link(client, str(dag.token), name="Dag")  # a seat's own link is good until somebody takes the seat
    assert late.view()["seats"][1] == {**view["seats"][1], "bot": None, "joined": True, "name": "Dag"}


def test_only_the_host_starts_and_invites(client: TestClient) -> None:
    (host, *_), link = waits(client, "miii")
    friend = by_link(client, link, name="Bob")
    for do, more in (("start", {}), ("invite", {"seat": 2}), ("uninvite", {"seat": 2}), ("talks", {"on": False})):
        assert room(friend, do, **more).json()["code"] == "seat/not-host", do
        assert room(Player(client, host.table, None), do, **more).json()["code"] == "seat/none", do
    assert not host.view()["begun"]
    assert room(host, "invite", seat=1).json()["code"] == "seat/taken"
    assert room(host, "invite", seat=9).json()["code"] == "seat/unknown"
    assert room(host, "dance").status_code == 400


# -- links -----------------------------------------------------------------------------------------------------------


def test_one_link_leads_to_every_free_seat_until_the_last_is_taken(client: TestClient) -> None:
    (host, *_), link = waits(client, "miib")
    page = client.get(f"/join/{link}", headers=HTML).text
    assert re.findall(r'name="seat" value="(\d)"', page) == ["1", "2"]
    assert by_link(client, link, name="Bob", seat="2").view()["you"] == 2
    reply = client.post(f"/join/{link}", json={"name": "Cilla", "seat": "2"})
    assert (reply.status_code, reply.json()["code"]) == (409, "seat/taken")
    assert by_link(client, link, name="Cilla").view()["you"] == 1
    reply = client.post(f"/join/{link}", json={"name": "Edda"})
    assert (reply.status_code, reply.json()["code"]) == (409, "table/full")
    page = client.get(f"/join/{link}", headers=HTML).text
    assert "No seat is free any more" in page
    assert link not in client.get(f"/t/{host.table}", headers={**HTML, **host.headers}).text


def test_a_seat_kept_for_somebody_is_not_given_by_the_common_link(client: TestClient) -> None:
    (host, *_), link = waits(client, "mii")
    assert room(host, "invite", seat=1).status_code == 200
    assert host.view()["waiting"]["free"] == [2]
    assert by_link(client, link, name="Bob", seat="2").view()["you"] == 2
    assert client.post(f"/join/{link}", json={"name": "Edda"}).json()["code"] == "table/full"


def test_a_link_that_was_taken_back_opens_nothing_and_the_seat_is_free_again(client: TestClient) -> None:
    (host, dag), link = waits(client, "mn")
    assert link == ""  # no seat is free
    assert room(host, "uninvite", seat=1).json()["waiting"]["free"] == [1]
    reply = client.post(f"/join/{dag.token}", json={"name": "Dag"})
    assert (reply.status_code, reply.json()["code"]) == (403, "seat/withdrawn")
    assert client.get(f"/t/{host.table}", headers={**HTML, **host.headers}).text.count('id="table-link"') == 1


def test_the_host_sees_that_a_link_was_opened(client: TestClient) -> None:
    (host, dag), _ = waits(client, "mn")
    asks = {**HTML, **host.headers}
    assert "not opened yet" in client.get(f"/t/{host.table}", headers=asks).text
    assert client.get(f"/join/{dag.token}", headers=HTML).status_code == 200
    assert "link opened" in client.get(f"/t/{host.table}", headers=asks).text


@pytest.mark.parametrize("cut", [slice(0, -1), slice(1, None), slice(0, 12)])
def test_a_forged_or_cut_link_is_refused_in_words_people_understand(client: TestClient, cut: slice) -> None:
    _, link = waits(client)
    reply = client.get(f"/join/{link[cut]}", headers=HTML)
    assert reply.status_code == 403
    assert "The link is cut short" in reply.text
    assert "<small><code>seat/forbidden</code></small>" in reply.text
    assert 'href="/#code"' in reply.text


def test_links_stand_on_the_hosts_page_alone(client: TestClient) -> None:
    (host, dag, _), link = waits(client, "mni")
    friend = by_link(client, link, name="Bob")
    for player in (friend, Player(client, host.table, None)):
        page = client.get(f"/t/{host.table}", headers={**HTML, **player.headers}).text
        assert link not in page
        assert str(dag.token) not in page
        assert str(host.token) not in page
        assert 'class="qr"' not in page
        with here(client, player, "html") as socket:
            room(host, "ready")
            assert str(dag.token) not in str(heard(socket, "view"))


# -- calling, asking -------------------------------------------------------------------------------------------------


def test_a_player_is_called_once_a_minute(client: TestClient, house: House) -> None:
    (host, *_), link = waits(client, "mi")
    friend = by_link(client, link, name="Bob")
    assert room(host, "nudge", seat=1).json()["code"] == "room/away"  # nobody would hear it
    now = [0.0]
    house.hall.room.passing = lambda: now[0]
    with here(client, friend, "html") as socket:
        assert room(host, "nudge", seat=1).status_code == 200
        assert "calls you to the table" in heard(socket, "nudge")["text"]
        assert room(host, "nudge", seat=1).json()["code"] == "room/called"
        now[0] += 60
        assert room(host, "nudge", seat=1).status_code == 200


def test_an_onlooker_asks_for_a_seat_and_alone_gets_the_link(client: TestClient) -> None:
    (host, *_), _ = waits(client, "mi")
    onlooker = Player(client, host.table, None)
    address = f"/api/tables/{host.table}/live?form=html"
    with (
        here(client, host, "html") as at_host,
        client.websocket_connect(f"{address}&name=Ylva") as asks,
        client.websocket_connect(address) as other,
    ):
        asks.send_json({"do": "ask-seat", "id": 1})
        view = heard(at_host, "view")
        while "asks for a seat" not in view["parts"].get("room", ""):
            view = heard(at_host, "view")
        assert "Ylva asks for a seat" in view["parts"]["room"]
        asker = int(re.findall(r'data-asker="(\d+)"', view["parts"]["room"])[0])
        assert room(onlooker, "give-seat", asker=asker, yes=True).json()["code"] == "seat/none"
        assert room(host, "give-seat", asker=asker, yes=True).status_code == 200
        go = heard(asks, "come")["go"]
        assert client.post(go, json={"name": "Ylva"}).status_code == 200
        client.cookies.clear()
        assert room(host, "give-seat", asker=asker, yes=True).json()["code"] == "room/left"
        other.send_json({"do": "ping", "id": 7})
        got = [other.receive_json()]
        while got[-1].get("id") != 7:
            got.append(other.receive_json())
        assert go not in str(got)
        assert "asks for a seat" not in str(got)


def test_an_onlooker_is_told_no(client: TestClient) -> None:
    (host, *_), _ = waits(client, "mi")
    with client.websocket_connect(f"/api/tables/{host.table}/live?form=html") as asks:
        asks.send_json({"do": "ask-seat", "id": 1})
        heard(asks, "ok")
        assert room(host, "give-seat", asker=1, yes=False).status_code == 200
        assert "no seat for you" in heard(asks, "told")["text"]


def test_an_onlooker_is_never_called_like_a_player(client: TestClient, house: House) -> None:
    players = sit(client)
    name = players[0].view()["seats"][0]["name"]
    with (
        client.websocket_connect(f"/api/tables/{players[0].table}/live?name={name.upper()}"),
        client.websocket_connect(f"/api/tables/{players[0].table}/live?name=Ylva"),
    ):
        assert until(lambda: house.hall.tables[players[0].table].watchers == ["Ylva", ""])


def test_onlookers_are_told_that_they_watch(client: TestClient) -> None:
    *players, onlooker = sit(client)
    page = client.get(f"/t/{onlooker.table}", headers=HTML).text
    assert "You are watching" in page
    assert 'data-do="ask-seat"' in page
    assert "data-answer=" not in page
    assert "You are watching" not in client.get(f"/t/{onlooker.table}", headers={**HTML, **players[0].headers}).text


def test_a_player_takes_another_name_before_the_game(client: TestClient) -> None:
    (host, *_), link = waits(client, "mi")
    by_link(client, link, name="Bob")
    assert room(host, "name", name="Anna").json()["seats"][0]["name"] == "Anna"
    assert room(host, "name", name="bob").json()["code"] in ("seat/look-alike", "seat/name")
    room(host, "start")
    assert room(host, "name", name="Late").json()["code"] == "table/begun"


def test_a_table_that_waits_survives_a_restart(client: TestClient, house: House) -> None:
    (host, *_), link = waits(client, "mni")
    room(host, "ready")
    before = host.view()["waiting"]
    house.hall.tables.clear()
    assert host.view()["waiting"] == before == {"ready": [0], "free": [2]}
    assert by_link(client, link, name="Bob").view()["you"] == 2
