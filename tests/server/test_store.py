"""Nothing that was acknowledged is lost, and no ply is taken twice, whatever happens to the process."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from starlette.applications import Starlette
from starlette.testclient import TestClient

import meadhall
from meadhall.engine import registry
from meadhall.engine.registry import Shelf
from meadhall.server import databases, migrations
from meadhall.server.app import application
from meadhall.server.keeper import Change, Conflict
from meadhall.server.register import Register
from meadhall.server.serving import make_house
from meadhall.server.store import Store
from tests.server.conftest import CLIENT, HEADERS, PATIENCE, Player, great_standard, loose, sit, until
from tests.server.running import Server, bearer


@pytest.fixture
def bare(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[str]:
    """Where a store can be made."""
    if kind == "sqlite":
        yield f"sqlite:///{tmp_path / 'bare.sqlite'}"
    else:
        cluster = request.getfixturevalue("cluster")
        name = cluster.database("template1")
        yield cluster.url(name)
        cluster.drop(name)


def rows_of(url: str, query: str) -> list[tuple[Any, ...]]:
    """What stands in a store."""
    engine = sa.create_engine(url)
    with engine.connect() as rows:
        found = [tuple(row) for row in rows.execute(sa.text(query))]
    engine.dispose()
    return found


@pytest.fixture
def servers() -> Iterator[list[Server]]:
    """Servers that are ended after the test."""
    made: list[Server] = []
    yield made
    for server in made:
        server.close()


@pytest.mark.slow
def test_kill_9_loses_no_acknowledged_answer(url: str, servers: list[Server]) -> None:
    server = Server(url)
    servers.append(server)
    table, tokens = server.table()
    acknowledged: list[tuple[int, str]] = []

    def answer() -> None:
        asked = str(server.view(table, tokens["0"])["asked"])
        now = server.view(table, tokens[asked])
        wish = {"ply": now["ply"], "answer": now["answers"][0]["answer"]}
        reply = server.client.post(f"/api/tables/{table}/answers", json=wish, headers=bearer(tokens[asked]))
        assert reply.status_code == 200
        acknowledged.append((now["ply"], wish["answer"]))

    def go_on() -> None:
        with contextlib.suppress(httpx.HTTPError):
            answer()

    for _ in range(10):
        answer()
    under_way = threading.Thread(target=go_on)
    under_way.start()
    server.process.kill()
    under_way.join()
    server.kill()
    again = Server(url)
    servers.append(again)
    assert again.view(table, tokens["0"])["ply"] in (len(acknowledged), len(acknowledged) + 1)
    kept = rows_of(url, "SELECT ply, answer FROM answers ORDER BY ply")
    assert kept[: len(acknowledged)] == acknowledged


@pytest.mark.slow
def test_bots_go_on_after_kill_9(url: str, servers: list[Server]) -> None:
    server = Server(url)
    servers.append(server)
    table, _ = server.table(("bot", "bot", "bot", "bot"))
    server.kill()
    again = Server(url)
    servers.append(again)
    until(lambda: again.client.get(f"/api/tables/{table}").json()["finished"])


@pytest.mark.slow
def test_two_processes_never_take_the_same_ply_twice(url: str, servers: list[Server]) -> None:
    servers += [Server(url), Server(url)]
    table, tokens = servers[0].table()
    both = [0, 0]

    def caught_up(server: Server, ply: int) -> bool:
        return bool(server.view(table, tokens["0"])["ply"] == ply)

    for _ in range(12):
        asked = servers[0].view(table, tokens["0"])["asked"]
        now = servers[0].view(table, tokens[str(asked)])
        ply, answers = now["ply"], [one["answer"] for one in now["answers"]]
        codes: dict[int, int] = {}

        def post(
            k: int, ply: int = ply, answers: list[str] = answers, asked: int = asked, codes: dict[int, int] = codes
        ) -> None:
            wish = {"ply": ply, "answer": answers[k % len(answers)]}
            path = f"/api/tables/{table}/answers"
            codes[k] = servers[k].client.post(path, json=wish, headers=bearer(tokens[str(asked)])).status_code

        threads = [threading.Thread(target=post, args=(k,)) for k in (0, 1)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(codes.values()) == [200, 409], codes
        both[0 if codes[0] == 200 else 1] += 1
        for server in servers:  # who lost has read what the other wrote
            until(functools.partial(caught_up, server, ply + 1))
        assert servers[0].view(table, tokens["0"])["position"] == servers[1].view(table, tokens["0"])["position"]
    plies = [row[0] for row in rows_of(url, "SELECT ply FROM answers ORDER BY ply")]
    assert plies == list(range(12))


@pytest.mark.slow
def test_a_taken_port_leads_to_the_next_one(servers: list[Server], tmp_path: Path) -> None:
    first = Server(tmp_path / "hall.sqlite")
    servers.append(first)
    port = int(first.base.rpartition(":")[2])
    second = Server(tmp_path / "other.sqlite", port)
    servers.append(second)
    assert second.base != first.base
    assert f"Port {port} is taken" in "".join(second.said)


def test_oversized_frames_close_the_socket_and_nothing_else(url: str, servers: list[Server]) -> None:
    from websockets.exceptions import ConnectionClosed
    from websockets.sync.client import connect

    server = Server(url)
    servers.append(server)
    table, tokens = server.table()
    address = f"{server.base.replace('http', 'ws')}/api/tables/{table}/live?form=json"
    with connect(address, additional_headers=bearer(tokens["0"])) as socket:
        socket.recv()
        socket.send("x" * 1_000_000)
        with pytest.raises(ConnectionClosed):
            socket.recv(5)
    assert server.view(table, tokens["0"])["ply"] == 0


def test_a_change_made_for_an_old_version_is_a_conflict_and_writes_nothing(url: str) -> None:
    async def play() -> None:
        store = Store(url)
        await store.start()
        row = {
            "id": "t",
            "name": "T",
            "game": "g",
            "rules": 1,
            "components": "c",
            "options": {},
            "seed": "s",
            "watch": True,
            "patience": 0,
            "created": 0.0,
            "touched": 0.0,
            "version": 0,
            "asked": 0,
            "done": 0,
            "over": False,
            "saga": None,
        }
        await store.add(row, [])
        changes = [Change("t", 0, {"asked": k}, answers=[f"a{k}"]) for k in range(20)]
        done = await asyncio.gather(*(store.write(change) for change in changes), return_exceptions=True)
        assert [type(one) for one in done].count(type(None)) == 1
        assert sum(isinstance(one, Conflict) for one in done) == 19
        with pytest.raises(Conflict):
            await store.write(Change("t", 1, answers=["again"]))  # the ply is taken
        saved = await store.read("t")
        assert saved is not None
        assert (saved.table["version"], len(saved.answers)) == (1, 1)
        await store.write(Change("t", 1, undo=0))
        saved = await store.read("t")
        assert saved is not None
        assert (saved.table["version"], saved.answers) == (2, [])
        await store.stop()

    asyncio.run(play())


def test_an_older_store_is_brought_up_to_date_once(bare: str, kind: str) -> None:
    async def open_twice() -> None:
        for _ in range(2):
            store = Store(bare)
            await store.start()
            await store.setting("secret")
            await store.stop()

    asyncio.run(open_twice())
    assert rows_of(bare, "SELECT version_num FROM alembic_version") == [("0017",)]
    assert rows_of(bare, "SELECT count(*) FROM settings WHERE key = 'secret'") == [(1,)]
    if kind == "sqlite":
        assert rows_of(bare, "PRAGMA journal_mode") == [("wal",)]


def test_processes_that_open_a_new_store_at_once_agree_about_it(bare: str) -> None:
    async def open_one() -> str:
        store = Store(bare, patience=PATIENCE)
        await store.start()
        await store.keep({"1": "text"})
        secret = await store.setting("secret")
        await store.stop()
        return secret

    found: list[str] = []
    threads = [threading.Thread(target=lambda: found.append(asyncio.run(open_one()))) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(found) == 4
    assert len(set(found)) == 1


def test_who_opens_a_new_file_beside_others_waits_where_sqlite_does_not() -> None:
    def refused(code: int) -> sqlite3.OperationalError:
        error = sqlite3.OperationalError("database is locked")
        error.sqlite_errorcode = code
        return error

    said: list[sqlite3.OperationalError] = []

    class Beside:
        def execute(self, pragma: str) -> sqlite3.Cursor:
            assert pragma == "PRAGMA journal_mode=WAL"
            if said:
                raise said.pop(0)
            return memory.cursor()

    memory, far = sqlite3.connect(":memory:"), time.monotonic() + PATIENCE
    said += [refused(sqlite3.SQLITE_BUSY), refused(sqlite3.SQLITE_BUSY_RECOVERY)]
    databases._change_to_wal(Beside(), far)
    assert not said
    for late, code in ((0.0, sqlite3.SQLITE_BUSY), (far, sqlite3.SQLITE_CORRUPT)):
        said += [refused(code)]
        with pytest.raises(sqlite3.OperationalError):
            databases._change_to_wal(Beside(), late)
        assert not said
    memory.close()


def test_what_is_committed_is_synced_whatever_the_database_usually_does(url: str, kind: str) -> None:
    found: list[str] = []
    ask = "PRAGMA synchronous" if kind == "sqlite" else "SHOW synchronous_commit"

    async def look() -> None:
        store = Store(url)
        await store.start()
        await store.write(lambda rows: found.append(str(rows.exec_driver_sql(ask).scalar())))
        await store.stop()

    asyncio.run(look())
    assert found == ["3" if kind == "sqlite" else "on"]


@contextlib.contextmanager
def older(bare: str, version: str) -> Iterator[sa.Connection]:
    """A store as it was then; what is written in it is there for whoever brings it up to date."""
    config = Config()
    config.set_main_option("script_location", "meadhall.server:migrations")
    config.set_main_option("path_separator", "os")
    engine = sa.create_engine(bare)
    with engine.begin() as rows:
        config.attributes["connection"] = rows
        command.upgrade(config, version)
        yield rows
    engine.dispose()


def put(rows: sa.Connection, table: str, **known: Any) -> None:
    """A row with anything in what nobody names."""
    found = sa.Table(table, sa.MetaData(), autoload_with=rows)
    needed = [one for one in found.columns if not one.nullable]
    plain = {one.name: {} if isinstance(one.type, sa.JSON) else one.type.python_type() for one in needed}
    rows.execute(sa.insert(found), plain | known)


def test_the_newest_step_of_the_history_is_known_by_its_name() -> None:
    assert ScriptDirectory(str(migrations.STEPS.parent)).get_current_head() == migrations.newest()


def test_a_store_that_is_up_to_date_is_opened_without_the_tools_that_bring_it_there(empty_store: Path) -> None:
    opens = "import sys; from meadhall.server.store import Store; Store(sys.argv[1]).open(); "
    command = [sys.executable, "-c", f"{opens}print('alembic' in sys.modules)", f"sqlite:///{empty_store}"]
    assert subprocess.run(command, capture_output=True, text=True, check=True).stdout.split() == ["False"]


def test_tables_of_an_older_store_are_played_on_and_their_people_can_talk(bare: str) -> None:
    with older(bare, "0005") as rows:
        put(rows, "tables", id="old-table")
        put(rows, "seats", table_id="old-table", kind="human")

    async def read() -> None:
        store = Store(bare)
        await store.start()
        saved = await store.read("old-table")
        await store.stop()
        assert saved is not None
        assert (saved.table["begun"], saved.table["talks"], saved.table["link"]) == (True, True, None)
        assert saved.table["daily"] is None
        assert saved.aside is not None
        assert saved.aside.talk == []
        (seat,) = saved.seats
        assert (seat["ready"], seat["hidden"], seat["sent"]) == (False, False, None)

    asyncio.run(read())


def test_tables_of_every_older_version_are_there_and_can_be_changed(bare: str) -> None:
    """From each step of the history on, with what was written at that step, in whatever store."""
    steps = [step.revision for step in ScriptDirectory(str(migrations.STEPS.parent)).walk_revisions()]
    keys = [f"of-{step}" for step in reversed(steps)]
    for step, key in zip(reversed(steps), keys, strict=True):
        with older(bare, step) as rows:
            put(rows, "tables", id=key)
            put(rows, "seats", table_id=key, kind="human", name="Ann")
            put(rows, "answers", table_id=key, seat=0, ply=0, answer="sail:3")

    async def look() -> None:
        store = Store(bare)
        await store.start()
        for key in keys:
            saved = await store.read(key)
            assert saved is not None, key
            assert saved.answers == ["sail:3"]
            await store.write(Change(key, saved.table["version"], answers=["sail:5"], ply=1))
            assert await Register(store).think(key, saved.table["version"] + 1)
            assert await store.keep_review(key, {"done": True})
            await store.remove(key)
        assert await store.versions(keys) == {}
        await store.stop()

    asyncio.run(look())
    assert rows_of(bare, "SELECT count(*) FROM reviews") == [(0,)]


def test_seats_of_an_older_store_count_as_used_the_day_it_is_brought_up_to_date(bare: str) -> None:
    async def bring_up_to_date() -> None:
        store = Store(bare)
        await store.start()
        await store.stop()

    with older(bare, "0003") as rows:
        put(rows, "tables", id="t")
        put(rows, "seats", table_id="t", kind="human", name="Ann")
    began = time.time()
    asyncio.run(bring_up_to_date())
    ((seen, asked),) = rows_of(bare, "SELECT seen, link_asked FROM seats")
    assert began <= seen <= time.time()
    assert asked is None


# -- component files -------------------------------------------------------------------------------------------------


def test_a_table_goes_on_with_the_components_it_was_dealt_with_whatever_the_hall_plays_now(url: str) -> None:
    text = great_standard()
    own = meadhall.game("raids", text).components.digest
    with TestClient(opened(url, Shelf({"raids": text})), headers=HEADERS) as client:
        me, *_ = sit(client, kinds="mb", at_once=True)
        until(lambda: me.view()["answers"])
        assert me.answer().status_code == 200
        before = until(lambda: (now := me.view())["answers"] and now)
    with TestClient(opened(url), headers=HEADERS) as client:
        me = Player(client, me.table, me.token)
        assert (me.view()["ply"], me.view()["answers"]) == (before["ply"], before["answers"])
        told = "/api/games/raids/explain/tile-great-standard"
        assert client.get(told).status_code == 404
        assert client.get(told, params={"components": own, "lang": "en"}).json()["name"] == "Standard (8)"
        assert client.get(told, params={"components": "1234"}).json()["code"] == "components/unknown"
        assert f'data-components="{own}"' in client.get(f"/t/{me.table}").text
        while not me.view()["over"]:
            if me.view()["answers"]:
                assert me.answer().status_code == 200
        saga = client.get(f"/t/{me.table}/saga").text
        assert meadhall.load(saga, components=text).game.components.digest == own
        assert registry.game("raids").components.digest != own
        opened_again = client.post("/api/sagas", content=saga, headers={"content-type": "text/plain"})
        assert opened_again.status_code == 201, opened_again.text
        assert me.view()["components"] == own
    engine = sa.create_engine(url)
    with engine.begin() as rows:
        rows.execute(sa.text("DELETE FROM components WHERE digest = :own"), {"own": own})
    engine.dispose()
    with TestClient(opened(url), headers=HEADERS) as client:
        reply = client.get(f"/api/tables/{me.table}")
        assert (reply.status_code, reply.json()["code"]) == (409, "table/other")
        assert own in reply.json()["text"]
        assert "--components raids=FILE" in reply.json()["text"]


def opened(url: str, shelf: Shelf | None = None) -> Starlette:
    """A hall on a store."""
    return application(make_house(url, limits=loose(), shelf=shelf, names=[CLIENT]))
