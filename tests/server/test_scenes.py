"""A position is played on as a table: by programs, by link, through a restart, under other names."""

from __future__ import annotations

from typing import Any

import pytest
from starlette.testclient import TestClient

import meadhall
from meadhall.engine import FastDice, Table
from meadhall.engine.errors import BadPosition
from meadhall.engine.scene_link import LONGEST, pack, unpack
from meadhall.pages.scene import address
from tests.server.conftest import Player, sit
from tests.server.test_going_on import form_of


def halfway(name: str, plies: int = 4) -> Table:
    """A game in its middle."""
    game = meadhall.game(name)
    table, dice = meadhall.table(name, max(game.seats), seed="a position to share"), FastDice(5)
    while table.ply < plies and not table.over:
        legal = table.legal_actions()
        table.play(legal[dice.below(len(legal))])
    return table


def seats_of(table: Table) -> list[dict[str, Any]]:
    """One program sits where a question is open, bots elsewhere."""
    return [{"kind": "me"} if seat == table.seat else {"kind": "bot", "level": "random"} for seat in range(table.seats)]


@pytest.mark.parametrize("name", meadhall.games())
def test_a_position_goes_into_a_link_and_comes_back(name: str) -> None:
    position = halfway(name).position()
    text = pack(position)
    assert len(text) < LONGEST
    assert meadhall.scene(name, unpack(text)).state == meadhall.scene(name, position).state


@pytest.mark.parametrize("text", ["", "?", "abc", pack({})[:-2], "A" * (LONGEST + 1), pack({"a": 1}) + "AAAA"])
def test_a_link_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(BadPosition, match="link"):
        unpack(text)


@pytest.mark.parametrize("name", meadhall.games())
def test_a_table_begins_at_a_position_and_is_found_there_again(name: str, client: TestClient, house: Any) -> None:
    began = halfway(name)
    reply = client.post("/api/tables", json={"game": name, "seats": seats_of(began), "position": began.position()})
    assert reply.status_code == 201, reply.text
    key, token = reply.json()["table"], reply.json()["tokens"][str(began.seat)]
    me = Player(client, key, token)
    view = me.view()
    assert [one["answer"] for one in view["answers"]] == began.legal()
    assert view["points"] == [began.points(seat) for seat in range(began.seats)]
    assert me.answer().status_code == 200
    before = house.hall.tables[key].table
    del house.hall.tables[key]  # as after a restart
    me.view()
    after = house.hall.tables[key].table
    assert after is not before
    assert after.ply >= 1
    assert after.moves[0].action == before.moves[0].action
    again = meadhall.load(after.saga(with_seed=True))
    assert again.state == after.state


def test_who_sits_down_under_another_name_does_not_lose_the_position(client: TestClient, house: Any) -> None:
    began = halfway("raids")
    seats = [{"kind": "me"}, {"kind": "friend"}, {"kind": "bot", "level": "random"}, {"kind": "bot", "level": "random"}]
    reply = client.post("/api/tables", json={"game": "raids", "seats": seats, "position": began.position()})
    key, tokens = reply.json()["table"], reply.json()["tokens"]
    joined = client.post(f"/join/{tokens['1']}", json={"name": "Ylva"}, headers={"x-meadhall": "page"})
    assert joined.status_code == 200, joined.text
    live = house.hall.tables[key].table
    assert live.names[1] == "Ylva"
    assert meadhall.load(live.saga(with_seed=True)).names == live.names
    del house.hall.tables[key]
    assert client.get(f"/api/tables/{key}").status_code == 200
    assert house.hall.tables[key].table.names == live.names


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"vikings": {"blue": 99}}, "vikings"),
        ({"nonsense": 1}, "nonsense"),
        ({"seats": ["a", "b"]}, "seats"),
        ({"seats": "abcd"}, "seats"),
    ],
)
def test_a_bad_position_is_refused_and_nothing_is_kept(
    change: dict[str, Any], says: str, client: TestClient, house: Any
) -> None:
    position = {**halfway("raids").position(), **change}
    seats = [{"kind": "me"}, *[{"kind": "bot"}] * 3]
    reply = client.post("/api/tables", json={"game": "raids", "seats": seats, "position": position})
    assert reply.status_code == 422, reply.text
    assert says in reply.json()["text"]
    assert not house.hall.tables


def test_a_position_that_is_over_cannot_be_played(client: TestClient) -> None:
    ended = halfway("raids", 10_000)
    assert ended.over
    reply = client.post(
        "/api/tables",
        json={"game": "raids", "seats": [{"kind": "me"}] * 1 + [{"kind": "bot"}] * 3, "position": ended.position()},
    )
    assert reply.status_code == 422
    assert "over" in reply.json()["text"]


@pytest.mark.parametrize("name", meadhall.games())
def test_a_link_shows_the_position_and_seats_who_follows_it(name: str, client: TestClient) -> None:
    began = halfway(name)
    link = address(began)
    shown = client.get(link, headers={"accept": "text/html"})
    assert shown.status_code == 200
    assert "<svg" in shown.text
    sent = form_of(shown.text)
    assert sent["position"] == link.rpartition("/")[2]
    reply = client.post(f"/new/{name}", json=sent)
    assert reply.status_code == 201, reply.text
    page = client.get(reply.json()["go"])
    assert page.status_code == 200
    assert f'data-seat="{began.seat}"' in page.text


def test_a_running_game_is_not_shared_for_it_would_tell_its_secrets(client: TestClient) -> None:
    me = sit(client, "walhalla", "mbb")[0]
    reply = client.get(f"/t/{me.table}/scene", headers=me.headers)
    assert reply.status_code == 403
    assert reply.json()["code"] == "saga/early"
