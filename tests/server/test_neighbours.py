"""Processes that share a store know each other. Two halls in one process are the same: they meet in the store alone."""

from __future__ import annotations

import asyncio
import contextlib
import pickle
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient

from meadhall.bots.review import PHASES, Question, answer
from meadhall.engine.table import Table
from meadhall.server import bot_players, housekeeping, neighbours, plans, register, reviews
from meadhall.server import store as keeping
from meadhall.server import tables as all_tables
from meadhall.server.app import application
from meadhall.server.bot_players import Bots
from meadhall.server.house import House
from meadhall.server.live_table import LiveTable
from meadhall.server.schema import present, processes, tables
from meadhall.server.schema import reviews as kept_reviews
from meadhall.server.serving import make_house
from tests.seeds import Fixed
from tests.server.conftest import CLIENT, HEADERS, Player, loose, sit, until
from tests.server.test_plans import Table as Planned
from tests.server.test_reviews import finished


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(neighbours, "BEAT", 0.05)
    monkeypatch.setattr(neighbours, "BACKSTOP", 10**9)  # nothing is found by chance
    monkeypatch.setattr(bot_players, "ANOTHER", 0.02)
    monkeypatch.setattr(reviews, "ANOTHER", 0.02)


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


def test_a_table_that_nobody_looks_at_here_any_more_is_let_go_of_instead_of_being_read_with_every_answer(
    client: TestClient, there: TestClient, other: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    *people, onlooker = sit(client, at_once=True)
    assert also(there, onlooker).view()["ply"] == 0
    reads: list[str] = []
    read = other.hall.store.read

    async def counted(key: str, whole: bool = True) -> Any:
        reads.append(key)
        return await read(key, whole)

    monkeypatch.setattr(other.hall.store, "read", counted)
    other.hall.tables[onlooker.table].used -= 2 * neighbours.LEFT
    for _ in range(3):
        assert people[people[0].view()["asked"]].answer().status_code == 200
    until(lambda: onlooker.table not in other.hall.tables)
    assert reads == []
    assert also(there, onlooker).view()["ply"] == 3


def test_a_table_with_a_bot_is_followed_wherever_it_is(client: TestClient, there: TestClient, other: House) -> None:
    """Should the process that thinks die, the bot goes on here."""
    host, _ = sit(client, kinds="mb", at_once=True)
    assert also(there, host).view()["ply"] >= 0
    live = other.hall.tables[host.table]
    live.used -= 2 * neighbours.LEFT
    until(lambda: host.view()["asked"] == 0)
    assert host.answer().status_code == 200
    until(lambda: live.table.ply > 0)
    assert other.hall.tables[host.table] is live


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


def test_whom_only_a_buried_process_saw_is_away(client: TestClient, house: House) -> None:
    """It was stopped, noted who came, and was killed before it could say that it lives."""
    host, *_ = sit(client)
    run(house, sa.insert(present).values(table_id=host.table, seat=1, process="buried"))
    house.hall.tables.clear()
    assert not host.view()["seats"][1]["present"]
    with beating(house):
        pass
    until(lambda: not run(house, sa.update(present).where(present.c.process == "buried").values(caller=None)))


def test_who_is_noted_while_the_process_was_buried_is_told_again_with_all_others(
    client: TestClient, house: House, there: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, friend, _ = sit(client)
    near, far = house.hall.neighbours, also(there, host)
    with looking(friend):
        until(lambda: far.view()["seats"][1]["present"])
        note = near.register.note

        async def buried_meanwhile(come: Any, gone: Any) -> None:
            await note(come, gone)
            if (host.table, 0) in come and (host.table, 1) not in come:
                for table in (present, processes):
                    await near.store.apart(partial(run, house, sa.delete(table)))
                while near._told:  # until the beat finds out
                    await asyncio.sleep(0.01)

        monkeypatch.setattr(near.register, "note", buried_meanwhile)
        with looking(host):
            until(lambda: [one["present"] for one in far.view()["seats"]] == [True, True])


def test_what_could_not_be_read_is_read_a_moment_later(
    client: TestClient, there: TestClient, other: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, friend, _ = sit(client)
    far = also(there, host)
    assert not far.view()["seats"][1]["present"]
    aside, failed = other.hall.store.aside, list[str]()

    async def fails_once(key: str) -> Any:
        if not failed:
            failed.append(key)
            raise keeping.Failure("the disk hiccups")
        return await aside(key)

    monkeypatch.setattr(other.hall.store, "aside", fails_once)
    with looking(friend):
        until(lambda: far.view()["seats"][1]["present"])
    assert failed == [host.table]


def test_who_came_is_seen_also_where_the_table_changed_in_the_same_moment(
    client: TestClient, there: TestClient, other: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, friend, _ = sit(client, wait=True)
    far = also(there, friend)
    assert not far.view()["seats"][0]["present"]
    news, live = list[Any](), other.hall.tables[host.table]
    before = live.version
    monkeypatch.setattr(other.hall.neighbours._notices, "_heard", lambda found: news.extend(found or ()))
    with looking(host):
        assert host.post("room", do="ready", on=True).status_code == 200
        until(lambda: {version is None for key, version in news if key == host.table} == {True, False})
        assert there.portal is not None
        there.portal.call(other.hall.neighbours.heard, news)
        until(lambda: live.version > before)
        until(lambda: far.view()["seats"][0]["present"])


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


def held_by(house: House, thinker: str) -> int:
    """How many tables a process thinks about, as the store has it."""
    return run(house, sa.update(tables).where(tables.c.thinker == thinker).values(thinker=thinker))


async def fails(*_: Any) -> Any:
    """A store that cannot be written."""
    raise keeping.Failure("the disk hiccups")


def test_a_lease_that_could_not_be_given_back_is_given_back_later(
    client: TestClient, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    register_of, portal = house.hall.neighbours.register, client.portal
    assert portal is not None
    host, *_ = sit(client, wait=True)
    live = house.hall.tables[host.table]
    assert portal.call(register_of.think, live.id, live.version)
    assert held_by(house, register_of.me) == 1
    with monkeypatch.context() as broken:
        broken.setattr(register_of, "_write", fails)
        portal.call(register_of.rest, live.id, bool)
    until(lambda: held_by(house, register_of.me) == 0)


def test_who_was_buried_alive_holds_no_lease_that_it_does_not_know_of(client: TestClient, house: House) -> None:
    register_of, portal = house.hall.neighbours.register, client.portal
    assert portal is not None
    host, *_ = sit(client, wait=True)
    live = house.hall.tables[host.table]
    assert portal.call(register_of.think, live.id, live.version)
    run(house, sa.delete(processes))
    until(lambda: held_by(house, register_of.me) == 0)
    assert portal.call(register_of.think, live.id, live.version), "it can think about it again"


# -- planned answers -------------------------------------------------------------------------------------------------


def test_a_planned_answer_keeps_its_pause_at_a_process_whose_clock_is_ahead(
    client: TestClient, house: House, there: TestClient, other: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else it would come at once, and tell everybody that it was planned."""
    monkeypatch.setattr(plans, "SOONEST", 10**6)
    monkeypatch.setattr(plans, "LATEST", 2 * 10**6)
    other.hall.clock = lambda: time.time() + 3 * 10**6
    table = Planned(client, house)
    seat = table.waits
    table.plan(seat, "any")
    while table.asked != seat:
        table.answer()
    ply, portal = table.live.table.ply, there.portal
    assert portal is not None
    for _ in range(2):
        portal.call(other.hall.plans.give_due)
    assert Player(there, table.id, table.tokens[seat]).view()["ply"] == ply


# -- who weighs a game that is over ----------------------------------------------------------------------------------


class Coach:
    """Weighs what the coach of a process asks, once it may; `asked` says what that was."""

    def __init__(self, house: House, monkeypatch: pytest.MonkeyPatch, at_once: bool = True) -> None:
        self.asked: list[Question] = []
        self.shelf, self.may = house.hall.shelf, asyncio.Event()
        if at_once:
            self.may.set()
        monkeypatch.setattr(house.hall.workers, "review", self.review)

    async def review(self, game: Any, seed: int, asked: bytes, *_: Any) -> list[Any]:
        played, question = pickle.loads(asked)
        self.asked.append(question)
        await self.may.wait()
        return answer(self.shelf.game(game[0]), played, question, seed)


def looks_back(client: TestClient, key: str) -> bool:
    """Whether all of a game is weighed, for who looks at it there."""
    return bool(client.get(f"/t/{key}/coach/parts").json()["done"])


def leased(house: House) -> list[bool]:
    """What this process hears when it asks for leases."""
    told: list[bool] = []
    leases = house.hall.neighbours.register

    async def think(table: str, version: int) -> bool:
        told.append(await leases.think(table, version))
        return told[-1]

    house.hall.reviews.leases = SimpleNamespace(think=think, rest=leases.rest)
    return told


def test_a_game_that_is_over_is_weighed_by_one_process_and_all_show_it(
    client: TestClient, house: House, there: TestClient, other: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(register, "MISSED", 1_000_000)  # beats are quick in these tests: who is slow is not dead
    key, told = finished(client), leased(other)
    here, elsewhere = Coach(house, monkeypatch, at_once=False), Coach(other, monkeypatch)
    assert not looks_back(client, key)
    until(lambda: here.asked)
    assert not looks_back(there, key)
    until(lambda: elsewhere.asked or len(told) >= 3)
    assert not any(told)
    assert client.portal is not None
    client.portal.call(here.may.set)
    until(lambda: looks_back(there, key) and looks_back(client, key))
    assert not elsewhere.asked
    assert {"plan", "verdicts"} <= {one.what for one in here.asked}
    until(lambda: held_by(house, house.hall.neighbours.register.me) == 0)


def test_another_process_goes_on_with_what_the_dead_one_had_weighed(
    client: TestClient, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    key, told, coach = finished(client), leased(house), Coach(house, monkeypatch)
    with beating(house):
        run(house, sa.update(tables).where(tables.c.id == key).values(thinker="other"))
        assert not looks_back(client, key)
        until(lambda: len(told) >= 3 or coach.asked)
        assert not any(told)
        assert not coach.asked
        review = house.hall.tables[key].review
        assert review is not None
        begun = replace(review, phase=PHASES.index("points"), movers=[0], moments=[], draws=[], decisions=[])
        row = {"table_id": key, "review": begun.kept()}
        run(house, sa.insert(kept_reviews).values(row))
    until(lambda: looks_back(client, key))
    assert {one.what for one in coach.asked} == {"points"}, "moments and decisions are as the dead one found them"


def test_who_lost_the_lease_meanwhile_keeps_nothing(client: TestClient, house: House) -> None:
    key, store, portal = finished(client), house.hall.store, client.portal
    assert portal is not None
    with beating(house):
        run(house, sa.update(tables).where(tables.c.id == key).values(thinker="other"))
        assert not portal.call(store.keep_review, key, {"by": "who was stopped too long"})
    assert portal.call(store.review, key) is None


def test_the_coach_keeps_the_lease_that_a_bot_gives_back(
    client: TestClient, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    leases, portal = house.hall.neighbours.register, client.portal
    assert portal is not None
    key, coach = finished(client), Coach(house, monkeypatch, at_once=False)
    assert not looks_back(client, key)
    until(lambda: coach.asked)
    rested: list[str] = []

    async def rest(table: str, still: Callable[[], bool]) -> None:
        await leases.rest(table, still)
        rested.append(table)

    house.hall.bots.leases = SimpleNamespace(think=leases.think, rest=rest)
    portal.call(house.hall.bots._think, house.hall.tables[key])
    until(lambda: rested == [key])
    assert held_by(house, leases.me) == 1
    portal.call(coach.may.set)
    until(lambda: held_by(house, leases.me) == 0)


def test_a_game_that_is_being_weighed_stays_in_memory(
    client: TestClient, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else who looks next would have it read and weighed a second time."""
    monkeypatch.setattr(all_tables, "IDLE_SAGA", -1.0)
    key, coach = finished(client), Coach(house, monkeypatch, at_once=False)
    assert not looks_back(client, key)
    until(lambda: coach.asked)
    house.hall.tables.forget_idle()
    assert key in house.hall.tables
    assert client.portal is not None
    client.portal.call(coach.may.set)
