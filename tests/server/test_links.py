"""Only who sits sees: invitations open nothing, and nobody gets a seated player's links unseen."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from meadhall.server import tokens
from meadhall.server.house import House
from meadhall.server.links import A_DAY
from tests.server.conftest import Player, sit, until


@contextmanager
def here(client: TestClient, player: Player, form: str = "json") -> Iterator[Any]:
    """A player at the table."""
    address = f"/api/tables/{player.table}/live?form={form}"
    with client.websocket_connect(address, headers=player.headers) as socket:
        assert socket.receive_json()["type"] == "view"
        yield socket


class Clock:
    """A clock that a test moves."""

    def __init__(self, house: House) -> None:
        self.now = house.hall.clock()
        house.hall.clock = lambda: self.now


# -- an invitation ---------------------------------------------------------------------------------------------------


def test_an_unused_invitation_shows_the_page_to_sit_down_by_and_nothing_else(
    client: TestClient, house: House, secret_game: str
) -> None:
    host, invited, _ = sit(client, secret_game, "mi", hints=True)
    table = host.table
    number = str(house.hall.tables[table].table.state.numbers[1])  # type: ignore[attr-defined]
    page = client.get(f"/join/{invited.token}", headers={"accept": "text/html"})
    assert page.status_code == 200
    assert "data-post" in page.text
    paths = [f"/t/{table}", f"/t/{table}/replay", f"/t/{table}/replay?ply=0", f"/t/{table}/frame", f"/t/{table}/again"]
    for path in (*paths, f"/api/tables/{table}", f"/api/tables/{table}?ply=0", f"/t/{table}/saga"):
        reply = client.get(path, headers=invited.headers)
        assert (reply.status_code, reply.json()["code"]) == (403, "seat/unjoined"), path
        assert number not in reply.text + page.text
    for what in ("answers", "undo", "done", "seat", "links"):
        reply = invited.post(what, ply=0, answer="wait") if what == "answers" else invited.post(what)
        assert (reply.status_code, reply.json()["code"]) == (403, "seat/unjoined"), what
    with pytest.raises(WebSocketDisconnect), here(client, invited):
        pass
    client.cookies.set(f"seat-{table}", str(invited.token))  # a browser that was given it looks on, like anybody
    seen = client.get(f"/api/tables/{table}").json()
    assert (seen["you"], seen["seats"][1]["joined"]) == (None, False)
    assert number not in str(seen)


def test_who_sits_down_is_told_to_everybody_on_all_pages(client: TestClient) -> None:
    host, invited, onlooker = sit(client, kinds="mi")
    with here(client, host, "html") as socket:
        sat = client.post(f"/join/{invited.token}", json={"name": "Åse"}).json()
        client.cookies.clear()
        while not (said := socket.receive_json()).get("notices"):
            pass
        assert said["notices"] == ["Åse sat down."]
        assert "Åse sat down." in said["parts"]["log"]
        assert "Åse sat down." in said["parts"]["menu"]
    for player in (host, onlooker, Player(client, host.table, sat["token"])):
        assert [one["text"] for one in player.view()["notices"]] == ["Åse sat down."]
        page = client.get(f"/t/{host.table}", headers={**player.headers, "accept-language": "de"}).text
        assert "Åse hat sich gesetzt." in page


# -- a seated player's links -----------------------------------------------------------------------------------------


def told(player: Player) -> list[str]:
    """What a player was told of seats and links, after all have sat down."""
    return [one["what"] for one in player.view()["notices"] if one["what"] != "sat"]


def test_the_host_asks_a_seated_player_and_gets_nothing_before_the_answer(client: TestClient) -> None:
    host, friend, onlooker = sit(client)
    before = friend.token
    with here(client, friend, "html") as socket:
        assert host.post("links", seat=1).status_code == 200
        while not (said := socket.receive_json()).get("notices"):
            pass
        assert "asks for a new link" in said["notices"][0]
        assert 'data-do="link-keep"' in said["parts"]["ask"]
        again = host.post("links", seat=1)  # as often as the host likes
        assert (again.status_code, again.json()["code"]) == (409, "seat/asked")
    assert Player(client, host.table, before).view()["you"] == 1
    assert all(told(player) == ["asked"] for player in (host, friend, onlooker))
    assert friend.post("links", allow=False).status_code == 200
    assert all(told(player) == ["asked", "kept"] for player in (host, friend, onlooker))
    assert friend.view()["you"] == 1
    assert "/join/" + str(before) not in client.get(f"/t/{host.table}", headers=host.headers).text
    assert friend.post("links", allow=True).json()["code"] == "seat/not-asked"


def test_a_player_gives_the_seat_away_and_all_are_told(client: TestClient) -> None:
    host, friend, onlooker = sit(client)
    host.post("links", seat=1)
    assert friend.post("links", allow=True).status_code == 200
    assert client.get(f"/api/tables/{host.table}", headers=friend.headers).json()["code"] == "seat/withdrawn"
    assert all(told(player) == ["asked", "given"] for player in (host, onlooker))
    assert not host.view()["seats"][1]["joined"]


@pytest.mark.parametrize("patience", [0, 3])
def test_the_host_gets_the_seat_of_whom_was_away_for_the_agreed_time_and_not_sooner(
    client: TestClient, house: House, patience: int
) -> None:
    host, friend, onlooker = sit(client, patience=patience)
    clock, agreed = Clock(house), patience * 60.0 or A_DAY
    host.post("links", seat=1)
    clock.now += agreed - 1
    assert host.post("links", seat=1).json()["code"] == "seat/asked"
    friend.view()  # who comes back begins the time anew
    clock.now += agreed - 1
    assert host.post("links", seat=1).json()["code"] == "seat/asked"
    with here(client, friend):
        clock.now += 10 * agreed  # and who is there is never away
        assert host.post("links", seat=1).json()["code"] == "seat/asked"
    until(lambda: not host.view()["seats"][1]["present"])
    assert host.post("links", seat=1).json()["code"] == "seat/asked"
    clock.now += agreed + 1
    assert host.post("links", seat=1).status_code == 200
    assert client.get(f"/api/tables/{host.table}", headers=friend.headers).json()["code"] == "seat/withdrawn"
    assert all(told(player) == ["asked", "absent"] for player in (host, onlooker))


def test_only_the_host_asks_and_only_for_people(client: TestClient) -> None:
    host, friend, onlooker = sit(client, kinds="mfb")
    assert friend.post("links", seat=0).json()["code"] == "seat/not-host"
    assert onlooker.post("links", seat=0).json()["code"] == "seat/none"
    for seat in (2, 7, -1):
        assert host.post("links", seat=seat).json()["code"] == "seat/unknown"
    assert told(host) == []


def test_a_player_ends_a_stolen_link_and_all_are_told(client: TestClient) -> None:
    host, friend, onlooker = sit(client)
    thief = Player(client, friend.table, friend.token)
    with here(client, thief) as socket:
        fresh = friend.post("links").json()["token"]
        said = socket.receive()
        while said["type"] == "websocket.send":
            said = socket.receive()
        assert (said["type"], said["code"]) == ("websocket.close", 4403)
    assert client.get(f"/api/tables/{host.table}", headers=thief.headers).json()["code"] == "seat/withdrawn"
    assert client.post(f"/join/{thief.token}", json={}).json()["code"] == "seat/withdrawn"
    owner = Player(client, friend.table, fresh)
    assert owner.view()["you"] == 1
    assert all(told(player) == ["own"] for player in (host, owner, onlooker))


def test_the_host_renews_the_own_links_like_anybody(client: TestClient) -> None:
    host, *_ = sit(client)
    fresh = host.post("links", seat=0).json()["token"]
    assert Player(client, host.table, fresh).view()["you"] == 0
    assert client.get(f"/api/tables/{host.table}", headers=host.headers).status_code == 403


def test_a_browser_that_renews_keeps_its_seat(client: TestClient) -> None:
    host, *_ = sit(client)
    client.cookies.set(f"seat-{host.table}", str(host.token))
    reply = client.post(f"/api/tables/{host.table}/links", json={})
    assert "HttpOnly" in reply.headers["set-cookie"]
    client.cookies.clear()
    client.cookies.set(f"seat-{host.table}", reply.json()["token"])
    assert client.get(f"/api/tables/{host.table}").json()["you"] == 0


# -- expiry ----------------------------------------------------------------------------------------------------------


def test_an_invitation_stays_good_until_somebody_sits_down(client: TestClient, house: House) -> None:
    host, invited, _ = sit(client, kinds="mi")
    clock = Clock(house)
    for _ in range(4):
        clock.now += tokens.LASTS * 0.9
        assert host.view()["you"] == 0
    assert client.get(f"/join/{invited.token}").status_code == 200
    assert client.post(f"/join/{invited.token}", json={"name": "Late"}).status_code == 200
    client.cookies.clear()
    assert client.get(f"/join/{invited.token}").json()["code"] == "seat/withdrawn"


def test_a_token_expires_when_nobody_uses_it(client: TestClient, house: House) -> None:
    host, friend, _ = sit(client, kinds="mf")
    clock = Clock(house)
    clock.now += tokens.LASTS - 1
    assert host.view()["you"] == 0  # in use
    clock.now += 2
    assert host.view()["you"] == 0
    assert client.get(f"/join/{friend.token}", headers={"accept": "application/json"}).json()["code"] == "seat/expired"
    assert friend.post("answers", ply=0, answer="sail:1").json()["code"] == "seat/expired"


def test_use_is_remembered_after_a_restart(client: TestClient, house: House) -> None:
    host, friend, _ = sit(client)
    clock = Clock(house)
    clock.now += tokens.LASTS / 2
    for player in (host, friend):
        player.view()
    until(lambda: _stored(house, host.table) == {clock.now})
    house.hall.tables.clear()
    clock.now += tokens.LASTS - 1
    assert friend.view()["you"] == 1


def _stored(house: House, table: str) -> set[float]:
    import sqlalchemy as sa

    from meadhall.server.schema import seats

    with house.hall.store.engine.connect() as rows:
        return set(rows.execute(sa.select(seats.c.seen).where(seats.c.table_id == table)).scalars())


def test_the_seat_of_an_expired_token_is_given_anew_at_once(client: TestClient, house: House) -> None:
    host, friend, _ = sit(client)
    clock = Clock(house)
    for _ in range(2):
        clock.now += tokens.LASTS * 0.6
        host.view()
    assert host.post("links", seat=1).status_code == 200
    assert told(host) == ["absent"]
    assert friend.post("links").status_code == 403
