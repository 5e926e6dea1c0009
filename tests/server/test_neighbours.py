"""Processes that share a store know each other. Two halls in one process are the same: they meet in the store alone."""

from __future__ import annotations

import contextlib
import threading
import time
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any

import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient

from meadhall.engine.table import Table
from meadhall.server import bot_players, housekeeping, neighbours, register
from meadhall.server import store as keeping
from meadhall.server.app import application
from meadhall.server.bot_players import Bots
from meadhall.server.house import House
from meadhall.server.live_table import LiveTable
from meadhall.server.schema import present, processes, tables
from meadhall.server.serving import make_house
from tests.seeds import Fixed
from tests.server.conftest import CLIENT, HEADERS, Player, loose, sit, until


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(neighbours, "BEAT", 0.05)
    monkeypatch.setattr(neighbours, "BACKSTOP", 10**9)  # nothing is found by chance
    monkeypatch.setattr(bot_players, "ANOTHER", 0.02)


@pytest.fixture
def other(url: str, house: House) -> House:
    """Another process's house on the same store."""
    return make_house(url, limits=loose(), seeds=Fixed("other"), names=[CLIENT])


@pytest.fixture
def there(client: TestClient, house: House, other: House) -> Iterator[TestClient]:
    """A client of that one, once the two know of each other."""
    with TestClient(application(other), headers=HEADERS, follow_redirects=False) as made:
        until(lambda: not any(one.hall.neighbours.register.alone for one in (house, other)))
        yield made


def also(there: TestClient, player: Player) -> Player:
    """The same player at the other process."""
    return Player(there, player.table, player.token)


@contextlib.contextmanager
def looking(player: Player) -> Iterator[Any]:
    """A player's socket, its first view read."""
    path = f"/api/tables/{player.table}/live?form=json"
    with player.client.websocket_connect(path, headers=player.headers) as socket:
        assert socket.receive_json()["type"] == "view"
        yield socket


def heard(socket: Any, so: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """The next message that is as it should be."""
    while not so(message := socket.receive_json()):
        pass
    found: dict[str, Any] = message
    return found


def run(house: House, statement: sa.Executable) -> int:
    """Write something as another program would."""
    with house.hall.store.writing.begin() as rows:
        return rows.execute(statement).rowcount


@contextlib.contextmanager
def beating(house: House) -> Iterator[None]:
    """A process "other" that lives, and dies at the end."""
    ended = threading.Event()
    run(house, sa.insert(processes).values(id="other", beat=0))

    def live() -> None:
        while not ended.wait(0.01):
            run(house, sa.update(processes).where(processes.c.id == "other").values(beat=processes.c.beat + 1))

    living = threading.Thread(target=live)
    living.start()
    try:
        yield
    finally:
        ended.set()
        living.join()


# -- following -------------------------------------------------------------------------------------------------------


def test_an_answer_given_at_one_process_comes_to_the_pages_of_another(client: TestClient, there: TestClient) -> None:
    *people, onlooker = sit(client, at_once=True)
    with looking(also(there, onlooker)) as socket:
        for ply in range(1, 6):
            assert people[people[0].view()["asked"]].answer().status_code == 200
            assert heard(socket, lambda message: message["type"] == "view" and message["ply"] > 0)["ply"] == ply


def test_it_does_so_when_the_clocks_are_a_minute_apart(
    client: TestClient, house: House, there: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    def late() -> float:
        return time.time() - 60 * (threading.current_thread() is house.hall.store._writer)

    *people, onlooker = sit(client, at_once=True)
    monkeypatch.setattr(keeping, "time", SimpleNamespace(time=late))
    with looking(also(there, onlooker)) as socket:
        assert people[people[0].view()["asked"]].answer().status_code == 200
        assert heard(socket, lambda message: message.get("ply") == 1)
        there_too = [also(there, one) for one in people]
        assert there_too[there_too[0].view()["asked"]].answer().status_code == 200
        assert people[0].view()["ply"] == 2


def test_what_was_done_at_one_process_is_there_when_the_same_person_asks_another(
    client: TestClient, there: TestClient
) -> None:
    host, friend, _ = sit(client, at_once=True)
    players = [[host, friend], [also(there, host), also(there, friend)]]
    for ply in range(12):
        mine, theirs = players[ply % 2], players[1 - ply % 2]
        assert mine[mine[0].view()["asked"]].answer().status_code == 200
        assert theirs[0].view()["ply"] == ply + 1


def test_undo_and_what_follows_it_is_followed(client: TestClient, there: TestClient) -> None:
    *people, _ = sit(client)
    me = people[people[0].view()["asked"]]
    first, second = (one["answer"] for one in me.view()["answers"][:2])
    elsewhere = also(there, me)
    assert me.answer(first).status_code == 200
    assert elsewhere.view()["ply"] == 1
    assert me.post("undo", ply=1).status_code == 200
    assert me.answer(second).status_code == 200
    assert elsewhere.view()["position"] == me.view()["position"]


def test_what_somebody_says_is_heard_at_all_processes(client: TestClient, there: TestClient) -> None:
    host, friend, _ = sit(client)
    with looking(host) as one, looking(also(there, friend)) as two:
        for number, (speaks, hears) in enumerate(((one, two), (two, one), (one, two))):
            speaks.send_json({"do": "say", "text": f"line {number}"})
            told = heard(hears, lambda message: message["type"] == "talk")
            assert [line["text"] for line in told["lines"]] == [f"line {number}"]
            heard(speaks, lambda message: message["type"] == "talk")


def test_who_looks_at_a_table_that_is_deleted_elsewhere_is_sent_away(
    client: TestClient, there: TestClient, other: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(neighbours, "BACKSTOP", 2)  # in SQLite no row is left to tell of it
    host, _ = sit(client, kinds="mb", at_once=True)
    assert also(there, host).view()["ply"] >= 0
    assert client.post(f"/t/{host.table}/forget", headers=host.headers, json={}).status_code < 400
    until(lambda: host.table not in other.hall.tables)
    assert there.get(f"/api/tables/{host.table}").status_code == 404


def test_after_a_break_of_the_connection_nothing_is_missed(
    kind: str, client: TestClient, house: House, there: TestClient, other: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    if kind == "sqlite":
        pytest.skip("a file has no connection that breaks")
    *people, onlooker = sit(client, at_once=True)
    with looking(also(there, onlooker)) as socket:
        ends = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
        with house.hall.store.engine.connect() as rows:
            assert len(rows.execute(sa.text(f"{ends} AND datname = current_database()")).all()) == 2
        assert people[people[0].view()["asked"]].answer().status_code == 200
        assert heard(socket, lambda message: message.get("ply") == 1)


def test_what_no_notice_told_of_is_found_all_the_same(
    client: TestClient, house: House, there: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(neighbours, "BACKSTOP", 2)
    *_, onlooker = sit(client, at_once=True)
    with looking(also(there, onlooker)) as socket:
        run(house, sa.update(tables).where(tables.c.id == onlooker.table).values(version=7))  # by who tells nobody
        assert heard(socket, lambda message: message.get("version") == 7)


# -- who is there ----------------------------------------------------------------------------------------------------


def test_who_looks_on_at_one_process_is_present_at_all(client: TestClient, there: TestClient) -> None:
    host, friend, _ = sit(client, at_once=True)
    far = also(there, host)
    assert not far.view()["seats"][1]["present"]
    with looking(friend):
        until(lambda: far.view()["seats"][1]["present"])
        assert far.post("seat", seat=1, bot="random").json()["code"] == "seat/present"
    until(lambda: not far.view()["seats"][1]["present"])


def test_who_was_at_a_process_that_died_is_away(client: TestClient, house: House) -> None:
    host, *_ = sit(client)
    with beating(house):
        run(house, sa.insert(present).values(table_id=host.table, seat=1, process="other"))
        house.hall.tables.clear()
        assert host.view()["seats"][1]["present"]
    until(lambda: not host.view()["seats"][1]["present"])
    assert run(house, sa.delete(processes).where(processes.c.id == "other")) == 0


def test_a_process_that_was_thought_dead_is_there_again_with_all_who_look_on(
    client: TestClient, house: House, there: TestClient
) -> None:
    host, friend, _ = sit(client)
    far = also(there, host)
    with looking(friend):
        until(lambda: far.view()["seats"][1]["present"])
        for table in (present, processes):
            run(house, sa.delete(table))
        until(lambda: run(house, sa.update(present).values(caller=None)) == 1)
        until(lambda: far.view()["seats"][1]["present"])


def test_patience_counts_over_all_processes(
    client: TestClient, there: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(housekeeping, "LOOK_AROUND", 0.02)
    host, friend, _ = sit(client, patience=1)
    people = [host, friend]
    with looking(people[host.view()["asked"]]):
        far = also(there, host)
        until(lambda: far.view()["seats"][far.view()["asked"]]["present"])
        absent, *_ = sit(there, patience=1)
        monkeypatch.setattr(housekeeping, "MINUTE", 0.05)
        until(lambda: any(seat["bot"] for seat in absent.view()["seats"]))
        assert [seat["bot"] for seat in far.view()["seats"]] == [None, None]


def test_a_table_begins_when_all_are_ready_each_at_a_process_of_their_own(
    client: TestClient, there: TestClient
) -> None:
    host, friend, _ = sit(client, wait=True)
    far = also(there, friend)
    with looking(host), looking(far):
        assert host.post("room", do="ready", on=True).status_code == 200
        until(lambda: far.view()["seats"][0]["present"])
        assert far.post("room", do="ready", on=True).status_code == 200
        until(lambda: host.view()["answers"] or far.view()["answers"])


def test_a_player_at_another_process_is_called(client: TestClient, there: TestClient) -> None:
    host, friend, _ = sit(client, wait=True)
    with looking(also(there, friend)) as socket:
        until(lambda: host.view()["seats"][1]["present"])
        assert host.post("room", do="nudge", seat=1).status_code == 200
        assert heard(socket, lambda message: message["type"] == "nudge")


# -- who thinks ------------------------------------------------------------------------------------------------------


def test_a_bots_move_is_thought_about_by_one_process(
    client: TestClient, there: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(register, "MISSED", 1_000_000)  # beats are quick in these tests: who is slow is not dead
    thought: list[int] = []
    choose = Bots._choose

    async def noted(bots: Bots, live: LiveTable, table: Table, *more: Any) -> int:
        thought.append(table.ply)
        return await choose(bots, live, table, *more)

    monkeypatch.setattr(Bots, "_choose", noted)
    *_, onlooker = sit(client, kinds="bb")
    with looking(onlooker), looking(also(there, onlooker)):
        until(lambda: onlooker.view()["over"])
    assert len(thought) > 10
    assert len(thought) == len(set(thought))


def test_bots_go_on_at_another_process_when_the_one_that_thought_died(client: TestClient, house: House) -> None:
    asked: list[bool] = []
    think = house.hall.neighbours.register.think

    async def noted(table: str, version: int) -> bool:
        run(house, sa.update(tables).where(tables.c.id == table, tables.c.thinker.is_(None)).values(thinker="other"))
        asked.append(await think(table, version))
        return asked[-1]

    house.hall.bots.leases = SimpleNamespace(think=noted, rest=house.hall.neighbours.register.rest)
    with beating(house):
        *_, onlooker = sit(client, kinds="bb")
        with looking(onlooker):
            until(lambda: len(asked) >= 5)
            assert not any(asked)
            assert onlooker.view()["ply"] == 0
    with looking(onlooker):
        until(lambda: onlooker.view()["ply"] > 2)
