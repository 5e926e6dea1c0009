"""Looking after a hall: its tables are listed, shown, closed and deleted beside an open hall, which notices."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest
from starlette.testclient import TestClient

from meadhall.engine.registry import Shelf
from meadhall.engine.saga import verify
from meadhall.server import admin
from meadhall.server.admin import Sought
from meadhall.server.errors import NotFound, Refused
from meadhall.server.house import House
from meadhall.server.keeper import Saved
from meadhall.server.store import Store
from tests.server.conftest import Player, sit, until


@pytest.fixture
def beside(house: House, url: str) -> Iterator[Store]:
    """The store of the hall, opened by another process."""
    made = Store(url)
    made.open()
    yield made
    made.engine.dispose()


def lists(store: Store, **sought: Any) -> list[str]:
    with store.engine.connect() as connection:
        return [one["table"] for one in admin.listed(connection, Sought(**sought))]


def saved(house: House, client: TestClient, table: str) -> Saved:
    assert client.portal is not None
    found = client.portal.call(house.hall.store.read, table)
    assert found is not None
    return found


def play_out(people: list[Player]) -> None:
    """To the end of the game."""
    while (asked := people[0].view()["asked"]) is not None:
        assert people[asked].answer().status_code == 200


def test_tables_are_listed_by_game_state_age_and_player(client: TestClient, beside: Store) -> None:
    running = sit(client, "raids", "mf")[0].table
    seats = [{"kind": "me", "name": "Ása"}, {"kind": "friend", "name": "Bo"}]
    waiting = client.post("/api/tables", json={"game": "runes", "seats": seats, "wait": True}).json()["table"]
    assert set(lists(beside)) == {running, waiting}
    assert lists(beside, game="runes") == [waiting]
    assert lists(beside, state="running") == [running]
    assert lists(beside, state="waiting") == [waiting]
    assert lists(beside, state="finished") == lists(beside, older=1) == []
    assert lists(beside, player="áSA") == [waiting]
    assert len(lists(beside, most=1)) == 1
    with beside.engine.connect() as connection:
        assert admin.counts(connection) == {"running": 1, "waiting": 1, "finished": 0, "closed": 0, "file": 0}


def test_a_table_is_shown_without_hands_links_or_seed(client: TestClient, house: House, secret_game: str) -> None:
    *people, _ = sit(client, secret_game, "mf", at_once=True)
    people[0].answer("peek")
    found = saved(house, client, people[0].table)
    told = json.dumps(admin.shown(found, Shelf()))
    hidden = [str(number) for number in house.hall.tables[people[0].table].table.state.numbers]  # type: ignore[attr-defined]
    secret = [*hidden, found.table["seed"], *(seat[key] for seat in found.seats for key in ("nonce", "salt"))]
    assert not any(one in told for one in secret)
    with pytest.raises(Refused, match="when the game is over"):
        admin.shown(found, Shelf(), reveal=True)
    with pytest.raises(Refused, match="--truth"):
        admin.exported(found, Shelf())
    assert found.table["seed"] not in admin.exported(found, Shelf(), truth=True)


def test_a_game_that_is_over_is_revealed_and_exported(client: TestClient, house: House) -> None:
    *people, _ = sit(client, "raids", "mf", at_once=True)
    play_out(people)
    found = saved(house, client, people[0].table)
    told = admin.shown(found, Shelf(), reveal=True)
    assert (told["state"], told["seed"]) == ("finished", found.table["seed"])
    assert verify(admin.exported(found, Shelf())).over


def test_a_table_that_is_closed_takes_no_answer_and_its_people_are_told(client: TestClient, beside: Store) -> None:
    *people, onlooker = sit(client, "raids", "mf", at_once=True)
    table, before = people[0].table, people[0].view()
    with client.websocket_connect(f"/api/tables/{table}/live?form=json", headers=people[1].headers) as socket:
        socket.receive_json()
        beside.change(partial(admin.close, key=table))
        while True:  # the hall notices by itself
            got = socket.receive_json()
            if got["type"] == "view" and got["notices"]:
                break
    assert got["notices"][-1]["text"].startswith("Whoever runs this hall has closed")
    asked = people[before["asked"]]
    assert asked.view()["prompt"] == "still"
    refused = asked.post(
        "answers", ply=before["ply"], answer=before["answers"][0]["answer"] if before["answers"] else "x"
    )
    assert (refused.status_code, refused.json()["code"]) == (409, "table/ended")
    for player in (*people, onlooker):  # it can still be read, each as they may know it
        shown = client.get(f"/t/{table}", headers={**player.headers, "accept": "text/html"})
        assert shown.status_code == 200
        assert "This table is closed." in shown.text
        assert client.get(f"/t/{table}/saga", headers=player.headers).json()["code"] == "saga/early"
    assert lists(beside, state="closed") == [table]
    with pytest.raises(Refused, match="over already"):
        beside.change(partial(admin.close, key=table))


def test_an_answer_on_its_way_is_refused_when_the_table_is_closed_meanwhile(
    client: TestClient, house: House, beside: Store
) -> None:
    *people, _ = sit(client, "raids", "mf", at_once=True)
    view = people[0].view()
    asked = people[view["asked"]]
    answer = asked.view()["answers"][0]["answer"]
    live = house.hall.tables[people[0].table]
    assert client.portal is not None
    client.portal.call(live.lock.acquire)  # the hall is busy with it, so it does not look
    beside.change(partial(admin.close, key=live.id))
    client.portal.call(live.lock.release)
    refused = asked.post("answers", ply=view["ply"], answer=answer)
    assert refused.json()["code"] in ("answer/stale", "table/ended")
    assert people[0].view()["ply"] == view["ply"]


def test_a_table_that_is_closed_before_it_begins_never_begins(client: TestClient, beside: Store) -> None:
    seats = [{"kind": "me"}, {"kind": "friend"}]
    made = client.post("/api/tables", json={"game": "raids", "seats": seats, "wait": True}).json()
    host = Player(client, made["table"], made["tokens"]["0"])
    beside.change(partial(admin.close, key=host.table))
    until(lambda: host.view()["prompt"] == "still" and host.view()["begun"])
    assert host.post("room", do="start").status_code == 409
    assert lists(beside, state="closed") == [host.table]


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A SQLite file does not tell what is no longer there: it is looked for."""
    monkeypatch.setattr("meadhall.server.neighbours.BACKSTOP", 1)


@pytest.mark.usefixtures("impatient")
def test_who_looks_at_a_deleted_table_is_sent_away(client: TestClient, house: House, beside: Store) -> None:
    *people, _ = sit(client, "raids", "mf")
    with client.websocket_connect(f"/api/tables/{people[0].table}/live?form=json", headers=people[0].headers) as socket:
        socket.receive_json()
        beside.change(partial(admin.delete, key=people[0].table))
        while (got := socket.receive())["type"] != "websocket.close":
            pass
    assert (got["code"], got["reason"]) == (4403, "table/unknown")
    until(lambda: people[0].table not in house.hall.tables)
    assert client.get(f"/api/tables/{people[0].table}", headers=people[0].headers).status_code == 404
    with pytest.raises(NotFound):
        beside.change(partial(admin.delete, key=people[0].table))


def test_sweeping_takes_what_ended_long_ago_and_nothing_that_is_played(client: TestClient, beside: Store) -> None:
    *over, _ = sit(client, "raids", "mf", at_once=True)
    play_out(over)
    closed, running = (sit(client, "raids", "mf")[0].table for _ in range(2))
    beside.change(partial(admin.close, key=closed))
    with beside.engine.connect() as connection:
        touched = admin.listed(connection, Sought())[0]["touched"]
    week = 7 * admin.DAY
    sweep: Callable[..., int] = lambda **more: beside.change(partial(admin.sweep, days=8, **more))  # noqa: E731
    assert sweep(now=touched + week) == 0
    assert sweep(now=touched + 2 * week, but=[closed]) == 1
    assert set(lists(beside)) == {closed, running}
    assert sweep(now=touched + 2 * week) == 1
    assert lists(beside) == [running]


@pytest.mark.usefixtures("impatient")
def test_the_hall_keeps_finished_games_as_long_as_it_was_told(client: TestClient, house: House) -> None:
    *people, _ = sit(client, "raids", "mf", at_once=True)
    play_out(people)
    running = sit(client, "raids", "mf")[0]
    housekeeping = house.hall.housekeeping
    assert client.portal is not None
    client.portal.call(housekeeping._forget_finished)
    assert people[0].view()["ply"] > 0  # for ever, when nothing is said
    housekeeping.keep_finished = 0
    client.portal.call(housekeeping._forget_finished)
    until(lambda: people[0].table not in house.hall.tables)
    assert client.get(f"/api/tables/{people[0].table}", headers=people[0].headers).status_code == 404
    assert running.view()["ply"] == 0


def test_a_token_of_the_admin_page_is_kept_as_a_hash_and_renewing_ends_the_old_one(beside: Store) -> None:
    with beside.engine.connect() as connection:
        assert not admin.may_enter(connection, "")
    first, second = beside.change(admin.new_token), beside.change(admin.new_token)
    with beside.engine.connect() as connection:
        assert [admin.may_enter(connection, one) for one in (first, second, "", "ä", second + "x")] == [
            False, True, False, False, False,
        ]  # fmt: skip
        settings = connection.exec_driver_sql("SELECT key, value FROM settings").all()
    assert not any(second in str(row) for row in settings)
