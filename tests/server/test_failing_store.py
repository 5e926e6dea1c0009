"""A store that fails says so: at the start in a sentence, to a player in a refusal, to whoever asks how the hall is."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient

from meadhall.extras import MissingExtra
from meadhall.places import data_folder
from meadhall.server.house import House
from meadhall.server.keeper import Change
from meadhall.server.opening import Unusable
from meadhall.server.schema import tables
from meadhall.server.store import HASTE, PATIENCE, Store
from tests.server.conftest import sit, until, with_postgres

if TYPE_CHECKING:
    from tests.server.postgres import Cluster

posix = pytest.mark.skipif(os.name == "nt", reason="files have no modes there")


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


async def opened(path: Path) -> Store:
    store = Store(f"sqlite:///{path}")
    await store.start()
    return store


# -- private ---------------------------------------------------------------------------------------------------------


@posix
def test_a_store_and_the_folder_made_for_it_are_private(tmp_path: Path) -> None:
    path = tmp_path / "hall" / "hall.sqlite"

    async def look() -> None:
        store = await opened(path)
        await store.ping()
        beside = [path.with_name(path.name + end) for end in ("", "-wal", "-shm")]
        assert [mode(one) for one in beside] == [0o600] * 3
        assert mode(path.parent) == 0o700
        await store.stop()

    before = os.umask(0)
    try:
        asyncio.run(look())
    finally:
        os.umask(before)


@posix
def test_a_store_that_others_could_read_becomes_private_and_a_folder_that_was_there_stays(tmp_path: Path) -> None:
    path = tmp_path / "hall.sqlite"
    path.touch()
    path.chmod(0o644)
    tmp_path.chmod(0o755)
    Store(f"sqlite:///{path}").engine.dispose()
    assert (mode(path), mode(tmp_path)) == (0o600, 0o755)


@posix
def test_the_users_data_folder_is_private(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("MEADHALL_HOME", raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert mode(data_folder()) == 0o700
    data_folder().chmod(0o755)  # of an older Meadhall
    assert mode(data_folder()) == 0o700
    monkeypatch.setenv("MEADHALL_HOME", str(tmp_path))
    before = mode(tmp_path)
    assert mode(data_folder()) == before  # what somebody names may be used for other things too


# -- the start -------------------------------------------------------------------------------------------------------


def kept(path: Path) -> None:
    """A store with a table's worth of pages."""
    asyncio.run(_kept(path))


async def _kept(path: Path) -> None:
    store = await opened(path)
    await store.keep({f"{number}": "x" * 5000 for number in range(20)})
    await store.stop()


def garbage(path: Path) -> str:
    path.write_bytes(b"this is no database " * 100)
    return str(path)


def damaged(path: Path) -> str:
    kept(path)
    data = bytearray(path.read_bytes())
    for at in range(4096 * 3, len(data), 4096):
        data[at : at + 64] = b"\xff" * 64
    path.write_bytes(data)
    return str(path)


def newer(path: Path) -> str:
    kept(path)
    with contextlib.closing(sqlite3.connect(path)) as rows:
        rows.execute("UPDATE alembic_version SET version_num = '9999'")
        rows.commit()
    return str(path)


def read_only(path: Path) -> str:
    kept(path)
    return f"sqlite:///file:{path}?mode=ro&uri=true"  # root may write what has no permission


def nowhere(path: Path) -> str:
    path.write_text("a file, not a folder")
    return str(path / "hall.sqlite")


def locked(path: Path) -> str:
    kept(path)
    return str(path)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        (garbage, "is damaged or no store of Meadhall"),
        (damaged, "is damaged or no store of Meadhall"),
        (newer, "was made by a newer Meadhall"),
        (read_only, "cannot be written"),
        (nowhere, "cannot be opened"),
        (locked, "is locked by another program"),
    ],
)
def test_a_store_that_cannot_be_used_is_told_of_in_a_sentence_before_anything_is_open(
    tmp_path: Path, spoil: Callable[[Path], str], says: str
) -> None:
    path = tmp_path / "hall.sqlite"
    db = spoil(path)
    with contextlib.ExitStack() as held:
        if spoil is locked:
            rows = held.enter_context(contextlib.closing(sqlite3.connect(path, isolation_level=None)))
            rows.execute("BEGIN IMMEDIATE")
        command = [sys.executable, "-m", "meadhall", "serve", "--no-browser", "--port", "0", "--db", db]
        ended = subprocess.run(command, capture_output=True, text=True, timeout=180, check=False)
    assert (ended.returncode, ended.stdout) == (2, "")
    assert says in ended.stderr
    assert ended.stderr.startswith("meadhall: ")
    assert ended.stderr.count("\n") == 1


def nobody_listens(cluster: Cluster) -> str:
    return cluster.url(cluster.empty).replace(str(cluster.folder), "/tmp/nowhere")


def no_such_host(_: Cluster) -> str:
    return "postgresql+psycopg://meadhall@nowhere.invalid/hall"


def wrong_password(cluster: Cluster) -> str:
    return cluster.url(cluster.empty, f"{cluster.guarded}:hush-hush")


def no_database(cluster: Cluster) -> str:
    return cluster.url("nowhere")


def not_ours(cluster: Cluster) -> str:
    return cluster.url("template1", f"{cluster.guarded}:mead")


def of_tomorrow(cluster: Cluster) -> str:
    name = cluster.database()
    with cluster.connect(name) as rows:
        rows.execute("UPDATE alembic_version SET version_num = '9999'")
    return cluster.url(name)


@with_postgres
@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        (nobody_listens, "cannot be reached"),
        (no_such_host, "cannot be reached"),
        (wrong_password, "does not let this user in"),
        (no_database, "has no database of that name"),
        (not_ours, "cannot be written"),
        (of_tomorrow, "was made by a newer Meadhall"),
    ],
)
def test_a_postgresql_that_cannot_be_used_says_why(
    cluster: Cluster, spoil: Callable[[Cluster], str], says: str
) -> None:
    with pytest.raises(Unusable, match=says) as told:
        Store(spoil(cluster)).open()
    assert str(told.value).startswith("the PostgreSQL store ")
    assert "hush" not in str(told.value)


def test_without_its_extra_postgresql_is_refused_with_the_way_to_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(MissingExtra, match=r"meadhall\[postgres\]"):
        Store("postgresql+psycopg://meadhall@localhost/hall")


@pytest.mark.parametrize(
    "db", ["mysql://hall@localhost/hall", "postgresql+psycopg://hall@localhost:port/hall", "ftp://nowhere"]
)
def test_what_is_no_store_is_refused_in_a_sentence(db: str) -> None:
    with pytest.raises(Unusable, match="the address of "):
        Store(db)


@with_postgres
@pytest.mark.slow
def test_postgresql_that_dies_and_comes_back_has_all_that_was_acknowledged() -> None:
    from tests.server.postgres import Cluster

    cluster = Cluster(synced=True)
    try:
        asyncio.run(_outlive(cluster))
    finally:
        cluster.remove()


async def _outlive(cluster: Cluster) -> None:
    store = Store(cluster.url(cluster.database()), patience=0.2)
    await store.start()
    row = {column.name: None for column in tables.columns if column.name not in ("changed", "aside")}
    plain: dict[str, Any] = {"options": {}, "notices": [], "watch": True, "over": False, "hints": False, "known": False}
    numbers = dict.fromkeys(("rules", "patience", "created", "touched", "version", "asked", "done"), 0)
    words = dict.fromkeys(("name", "game", "components", "seed"), "")
    await store.add({**row, **plain, **numbers, **words, "id": "t"}, [])
    kept = 0
    for fails in (False, True, False):
        if fails:
            cluster.stop(signal.SIGKILL)
        for _ in range(10):
            try:
                await store.write(Change("t", kept, answers=[f"a{kept}"], ply=kept))
                kept += 1
            except sa.exc.SQLAlchemyError:
                assert fails
        if fails:
            cluster.start()
    assert kept == 20
    saved = await store.read("t")
    assert saved is not None
    assert saved.answers == [f"a{ply}" for ply in range(kept)]
    await store.stop()


# -- while it plays --------------------------------------------------------------------------------------------------


@pytest.fixture
def broken(house: House) -> Iterator[list[str]]:
    """While something stands in this list nothing can be written."""
    reasons: list[str] = []

    def begin(connection: sa.Connection) -> None:
        if reasons and connection.get_execution_options().get("write") is not None:
            raise sa.exc.OperationalError(
                "INSERT INTO answers", {"answer": "hush"}, sqlite3.OperationalError(reasons[0])
            )

    sa.event.listen(house.hall.store.engine, "begin", begin)
    yield reasons
    reasons.clear()


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_player_whose_answer_could_not_be_kept_is_told_so_and_stays(
    client: TestClient, broken: list[str], lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    *people, _ = sit(client, at_once=True)
    me = people[people[0].view()["asked"]]
    answer = me.view()["answers"][0]["answer"]
    path = f"/api/tables/{me.table}/live?lang={lang}"
    with client.websocket_connect(path, headers=me.headers) as socket:
        version = socket.receive_json()["version"]
        broken.append("disk I/O error")
        for number in range(3):
            socket.send_json({"do": "answer", "ply": 0, "version": version, "answer": answer, "id": number})
            told = socket.receive_json()
            assert (told["type"], told["code"], told["id"]) == ("refused", "store/failed", number)
            assert ("could not be kept" if lang == "en" else "nicht festhalten") in told["text"]
        assert me.post("answers", ply=0, answer=answer).status_code == 503
        assert me.view()["ply"] == 0
        broken.clear()
        socket.send_json({"do": "answer", "ply": 0, "version": version, "answer": answer, "id": 9})
        assert socket.receive_json()["ply"] == 1
    logged = capsys.readouterr()
    assert "disk I/O error" in logged.out + logged.err
    assert "hush" not in logged.out + logged.err
    assert "Traceback" not in logged.out + logged.err


def test_a_table_that_could_not_be_kept_is_not_set_up(client: TestClient, broken: list[str]) -> None:
    broken.append("database or disk is full")
    wish = {"game": "raids", "seats": [{"kind": "me"}, {"kind": "friend"}]}
    reply = client.post("/api/tables", json=wish)
    assert (reply.status_code, reply.json()["code"]) == (503, "store/failed")
    broken.clear()
    assert client.post("/api/tables", json=wish).status_code == 201


def test_the_hall_is_not_well_while_nothing_can_be_written(client: TestClient, broken: list[str]) -> None:
    assert client.get("/healthz").status_code == 200
    broken.append("attempt to write a readonly database")
    reply = client.get("/healthz")
    assert (reply.status_code, reply.json()) == (503, {"ok": False})
    broken.clear()
    assert client.get("/healthz").status_code == 200


def test_bots_wait_for_the_store_and_then_go_on(
    client: TestClient, house: House, broken: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from meadhall.server import bot_players

    monkeypatch.setattr(bot_players, "PAUSE", 0.01)
    tries: list[int] = []
    write = house.hall.store.write

    async def noted(work: object) -> None:
        tries.append(1)
        await write(work)  # type: ignore[arg-type]

    me, _ = sit(client, kinds="mb", at_once=True)
    until(lambda: me.view()["answers"])
    think = house.hall.neighbours.register.think

    async def asked(table: str, version: int) -> bool:
        tries.append(1)
        return await think(table, version)

    monkeypatch.setattr(house.hall.store, "write", noted)
    monkeypatch.setattr(house.hall.neighbours.register, "think", asked)
    live = house.hall.tables[me.table]
    while live.bot_to_answer is None and not live.table.over:
        assert me.answer().status_code == 200
        broken.append("disk I/O error")  # for what the bot answers now
        if live.bot_to_answer is None:
            broken.clear()
    tried = len(tries)
    until(lambda: len(tries) > tried + 2)
    broken.clear()
    until(lambda: me.view()["answers"] or me.view()["over"])


def test_an_error_of_the_store_never_shows_what_was_to_be_written(tmp_path: Path) -> None:
    async def fail() -> str:
        store = await opened(tmp_path / "hall.sqlite")
        try:
            await store.write(lambda rows: _execute(rows, "INSERT INTO nowhere VALUES (:seed)", seed="hush-hush"))
        except sa.exc.OperationalError as error:
            return str(error)
        finally:
            await store.stop()
        return ""

    said = asyncio.run(fail())
    assert "nowhere" in said
    assert "hush" not in said


def _execute(rows: sa.Connection, text: str, **values: str) -> None:
    rows.execute(sa.text(text), values)


def test_many_answers_wait_for_a_locked_store_together_not_one_after_the_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "hall.sqlite"
    tried: list[int] = []

    async def play() -> list[BaseException | None]:
        store = Store(f"sqlite:///{path}", patience=0.01)
        store.open()
        commit = store._commit

        def noted(batch: Sequence[Any]) -> list[BaseException | None]:
            tried.append(len(batch))
            return commit(batch)

        monkeypatch.setattr(store, "_commit", noted)
        with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as rows:
            rows.execute("BEGIN IMMEDIATE")
            answers = [asyncio.create_task(store.write(lambda _: None)) for _ in range(20)]
            await asyncio.sleep(0)  # all of them wait
            await store.start()
            found = await asyncio.gather(*answers, return_exceptions=True)
        await store.ping()  # and then all is well
        await store.stop()
        return found

    found = asyncio.run(play())
    assert [type(one) for one in found] == [sa.exc.OperationalError] * 20
    assert tried == [20, 1]  # one try for all of them, one for the ping


def test_once_it_waited_in_vain_the_store_waits_less_until_it_can_be_written_again(tmp_path: Path) -> None:
    waits: list[float] = []

    def note(rows: sa.Connection) -> None:
        waits.append(rows.exec_driver_sql("PRAGMA busy_timeout").scalar_one() / 1000)

    def fail(_: sa.Connection) -> None:
        raise sa.exc.OperationalError("", None, sqlite3.OperationalError("database is locked"))

    async def play() -> None:
        store = await opened(tmp_path / "hall.sqlite")
        await store.write(note)
        with pytest.raises(sa.exc.OperationalError):
            await store.write(fail)
        for _ in range(2):
            await store.write(note)
        await store.stop()

    asyncio.run(play())
    assert waits == [PATIENCE, HASTE, PATIENCE]
    assert PATIENCE + 20 * HASTE < 10  # seconds, even if twenty answers come one by one


def test_asking_how_the_hall_is_writes_something_new_each_time(tmp_path: Path) -> None:
    async def play() -> list[str]:
        store, found = await opened(tmp_path / "hall.sqlite"), []
        for _ in range(3):
            await store.ping()
            with contextlib.closing(sqlite3.connect(tmp_path / "hall.sqlite")) as rows:
                found.append(rows.execute("SELECT value FROM settings WHERE key = 'pinged'").fetchone()[0])
        await store.stop()
        return found

    assert len(set(asyncio.run(play()))) == 3  # SQLite writes no page whose bytes stay the same
