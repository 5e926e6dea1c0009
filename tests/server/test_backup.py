"""Backups: whole and consistent while the hall is played at, restored row for row, refused when cut or changed."""

from __future__ import annotations

import gzip
import json
import threading
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient

from meadhall.engine.errors import MeadhallError
from meadhall.server.backup import OF_PROCESSES, BadBackup, NotEmpty, backup, kept_tables, restore
from meadhall.server.house import House
from meadhall.server.migrations import migrate
from meadhall.server.schema import alerts, dailies, pars, plans, reviews, talk
from meadhall.server.store import Store
from tests.server.conftest import sit, with_postgres

if TYPE_CHECKING:
    from tests.server.postgres import Cluster


def rows(store: Store) -> dict[str, list[Any]]:
    """All that a store holds, but for what is of its processes."""
    with store.engine.connect() as connection:
        found = {
            table.name: [
                {name: value for name, value in row._mapping.items() if name not in OF_PROCESSES}
                for row in connection.execute(sa.select(table))
            ]
            for table in kept_tables()
        }
    found["settings"] = [row for row in found["settings"] if row["key"] != "pinged"]
    return {name: sorted(map(repr, some)) for name, some in found.items()}


def empty(tmp_path: Path, name: str = "other.sqlite") -> Store:
    return Store(f"sqlite:///{tmp_path / name}")


@pytest.fixture
def written(client: TestClient, house: House, tmp_path: Path) -> Path:
    """A backup of a hall with two tables, taken while it is open: a copy of its file would lack them."""
    *people, _ = sit(client, "raids", "mf", at_once=True)
    for _ in range(4):
        people[people[0].view()["asked"]].answer()
    sit(client, "runes", "mf")  # a bot could answer after the backup
    at_rest = {"confirmed": True, "due": None, "looked": 10**9}  # an alert that the open hall leaves alone
    for table, more in ((alerts, at_rest), (plans, {}), (reviews, {}), (talk, {})):
        put(house, table, table_id=people[0].table, **more)
    for table in (dailies, pars):
        put(house, table)
    file = tmp_path / "hall.backup"
    found = backup(house.hall.store, file)
    assert found["tables"] == 2
    assert set(found) == {table.name for table in kept_tables()}
    return file


def put(house: House, table: sa.Table, **known: Any) -> None:
    """A row with something in every column."""
    kinds = {"JSON": ["x"], "FLOAT": 1.5, "INTEGER": 7, "BOOLEAN": False}
    row = {one.name: kinds.get(str(one.type), "x") for one in table.columns}
    house.hall.store.change(lambda rows: rows.execute(sa.insert(table), row | known))


def test_a_backup_of_an_open_hall_restores_every_row(written: Path, house: House, tmp_path: Path) -> None:
    other = empty(tmp_path)
    assert restore(other, written)["answers"] >= 4
    other.open()
    assert rows(other) == rows(house.hall.store)
    assert written.stat().st_mode & 0o777 == 0o600
    assert [file.name for file in tmp_path.glob(".hall.backup*")] == []


def test_a_restored_hall_opens_its_tables_by_the_same_links(written: Path, client: TestClient, tmp_path: Path) -> None:
    from meadhall.server.app import application
    from meadhall.server.serving import make_house
    from tests.server.conftest import CLIENT, HEADERS, loose

    *people, _ = sit(client, "raids", "mf", at_once=True)
    people[people[0].view()["asked"]].answer()
    view = people[0].view()
    file = tmp_path / "later.backup"
    backup(client.app.state.house.hall.store, file)  # type: ignore[attr-defined]
    other = empty(tmp_path)
    restore(other, file)
    other.engine.dispose()
    again = make_house(f"sqlite:///{tmp_path / 'other.sqlite'}", limits=loose(), names=[CLIENT])
    with TestClient(application(again), headers=HEADERS) as there:
        got = there.get(f"/api/tables/{people[0].table}", headers=people[0].headers).json()
    assert (got["ply"], got["position"]) == (view["ply"], view["position"])


def test_a_backup_is_of_one_moment_whatever_is_written_meanwhile(
    house: House, client: TestClient, tmp_path: Path
) -> None:
    *people, _ = sit(client, "raids", "mf", at_once=True)
    ended, files = threading.Event(), [tmp_path / f"{n}.backup" for n in range(5)]

    def play() -> None:
        while not ended.is_set() and (asked := people[0].view()["asked"]) is not None:
            people[asked].answer()

    player = threading.Thread(target=play)
    player.start()
    try:
        for file in files:
            backup(house.hall.store, file)
    finally:
        ended.set()
        player.join()
    for number, file in enumerate(files):
        other = empty(tmp_path, f"{number}.sqlite")
        restore(other, file)
        with other.engine.connect() as connection:
            version = connection.exec_driver_sql("SELECT version FROM tables").scalar_one()
            answers = connection.exec_driver_sql("SELECT count(*) FROM answers").scalar_one()
        other.engine.dispose()
        joined = 1  # the friend's sitting down is a version too
        assert version == answers + joined


def damaged(file: Path, how: str) -> None:
    packed = file.read_bytes()
    lines = gzip.decompress(packed).splitlines(keepends=True)
    if how == "cut":
        file.write_bytes(packed[: len(packed) // 2])
    elif how == "cut at a line":
        file.write_bytes(gzip.compress(b"".join(lines[:-1])))
    elif how == "changed":
        changed = b"".join(lines).replace(b'"game":"raids"', b'"game":"runes"')
        file.write_bytes(gzip.compress(changed))
    elif how == "a row less":
        file.write_bytes(gzip.compress(b"".join([*lines[:3], *lines[4:]])))
    elif how == "goes on":
        file.write_bytes(gzip.compress(b"".join([*lines, lines[-1]])))
    elif how == "newer":
        head = json.loads(lines[0]) | {"meadhall-backup": 99}
        file.write_bytes(gzip.compress(b"".join([json.dumps(head).encode() + b"\n", *lines[1:]])))
    elif how == "no backup":
        file.write_bytes(b"a letter home")
    elif how == "empty":
        file.write_bytes(b"")


WAYS = ("cut", "cut at a line", "changed", "a row less", "goes on", "newer", "no backup", "empty")


@pytest.mark.parametrize("how", WAYS)
def test_a_backup_that_is_not_whole_is_refused_before_anything_is_written(
    written: Path, tmp_path: Path, how: str
) -> None:
    damaged(written, how)
    other = empty(tmp_path)
    with pytest.raises(BadBackup):
        restore(other, written)
    with other.engine.connect() as connection:
        assert sa.inspect(connection).get_table_names() == []


def test_a_store_that_holds_tables_is_replaced_only_when_told(written: Path, house: House, tmp_path: Path) -> None:
    other = empty(tmp_path)
    restore(other, written)
    with pytest.raises(NotEmpty, match="--replace"):
        restore(other, written)
    restore(other, written, replace=True)
    assert rows(other) == rows(house.hall.store)


OLD = {
    "id": "elder", "name": "Elder", "game": "raids", "rules": 1, "components": "", "options": {}, "seed": "s",
    "watch": True, "patience": 0, "created": 1.0, "touched": 1.0, "version": 3, "asked": 0, "done": 0, "over": False,
    "hints": False, "notices": [], "known": False,
}  # fmt: skip


def test_a_backup_of_older_columns_is_brought_up_to_date(tmp_path: Path) -> None:
    old = empty(tmp_path, "old.sqlite")
    with old.writing.begin() as connection:
        migrate(connection, "0007")
        connection.exec_driver_sql("INSERT INTO settings VALUES ('secret', 'abc')")
        elder = sa.MetaData()
        elder.reflect(connection)
        row = {name: value for name, value in OLD.items() if name in elder.tables["tables"].c}
        connection.execute(sa.insert(elder.tables["tables"]), row)
    there = sa.MetaData()
    there.reflect(old.engine)
    file = tmp_path / "old.backup"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("meadhall.server.backup.kept_tables", lambda: [there.tables[n] for n in ("settings", "tables")])
        backup(old, file)
    other = empty(tmp_path)
    restore(other, file)
    with other.engine.connect() as connection:
        assert connection.exec_driver_sql("SELECT id, begun FROM tables").all() == [("elder", 1)]


@with_postgres
def test_a_hall_moves_from_one_kind_of_store_to_the_other(
    written: Path, house: House, kind: str, cluster: Cluster, tmp_path: Path
) -> None:
    name = cluster.database()
    other = Store(cluster.url(name)) if kind == "sqlite" else empty(tmp_path)
    restore(other, written)
    assert rows(other) == rows(house.hall.store)
    other.engine.dispose()
    cluster.drop(name)


def test_a_file_that_is_there_is_not_written_over(written: Path, house: House) -> None:
    before = written.read_bytes()
    with pytest.raises(MeadhallError, match="--force"):
        backup(house.hall.store, written)
    assert written.read_bytes() == before
    backup(house.hall.store, written, replace=True)
