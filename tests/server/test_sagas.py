"""Games opened from files cost what they are worth: short, counted by day, and let go when nobody looks."""

from __future__ import annotations

import json
import math
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

import meadhall
from meadhall.engine.dice import commitment
from meadhall.server import housekeeping
from meadhall.server import tables as keeping
from meadhall.server.house import House
from meadhall.server.rate_limits import BODY


def saga(answers: int = 3, **header: Any) -> str:
    """A game as a file, with something else in its header."""
    table = meadhall.table("raids", 2, seed="known")
    for _ in range(answers):
        table.play(table.legal()[0])
    first, *rest = table.saga(with_seed=True).splitlines()
    return "\n".join([json.dumps({**json.loads(first), **header}), *rest]) + "\n"


def rows(folder: Path) -> list[int]:
    """How many rows there are in the tables of the store."""
    with sqlite3.connect(folder / "hall.sqlite") as store:
        names = ("tables", "seats", "answers")
        found = [store.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in names]
    store.close()
    return found


@pytest.mark.parametrize(
    "header",
    [
        {"seed": "x" * 201, "commitment": commitment("x" * 201)},
        {"names": ["Ann", "B" * 41]},
        {"players": ["human", "x" * 200]},
        {"game": "x" * 60_000},
        {"x" * 60_000: 1},
    ],
    ids=["seed", "name", "player", "game", "key"],
)
def test_what_is_too_long_everywhere_is_too_long_in_a_saga(client: TestClient, header: dict[str, Any]) -> None:
    reply = client.post("/api/sagas", content=saga(**header))
    assert (reply.status_code, reply.json()["code"]) == (422, "saga/bad")
    assert len(reply.text) < 1000  # nor is it sent back


def test_a_seed_of_200_characters_and_a_name_of_40_will_do(client: TestClient) -> None:
    seed = "known".ljust(200, "x")
    table = meadhall.table("raids", 2, seed=seed, names=["A" * 40, "Ben"])
    assert client.post("/api/sagas", content=table.saga(with_seed=True)).status_code == 201


def test_a_file_larger_than_any_game_is_refused(client: TestClient) -> None:
    reply = client.post("/api/sagas", content="x" * (BODY + 1))
    assert (reply.status_code, reply.json()["code"]) == (413, "request/size")
    largest = max(Path(__file__).parents[1].joinpath("golden").rglob("*.saga"), key=lambda file: file.stat().st_size)
    assert 5 * largest.stat().st_size < BODY


def test_the_same_file_is_kept_once_and_its_answers_not_twice(client: TestClient, tmp_path: Path) -> None:
    gone = {client.post("/api/sagas", content=saga()).json()["table"] for _ in range(5)}
    assert len(gone) == 1
    assert rows(tmp_path) == [1, 2, 0]
    client.post("/api/sagas", content=saga(4))
    assert rows(tmp_path) == [2, 4, 0]


def test_sagas_have_a_limit_by_day_in_number_and_size(client: TestClient, house: House) -> None:
    house.limits.daily = {**house.limits.daily, "saga": 2, "saga-size": 1.0}
    assert client.post("/api/sagas", content=saga()).status_code == 201
    reply = client.post("/api/sagas", content=" " * 1024)
    assert (reply.status_code, reply.json()["code"]) == (429, "limit/saga-size")
    reply = client.post("/api/sagas", content=saga())
    assert (reply.status_code, reply.json()["code"]) == (429, "limit/saga")


def test_an_opened_saga_leaves_memory_soon_and_can_still_be_looked_at(client: TestClient, house: House) -> None:
    made = client.post("/api/sagas", content=saga()).json()
    live = house.hall.tables[made["table"]]
    house.hall.tables.forget_idle()
    assert made["table"] in house.hall.tables
    live.used -= keeping.IDLE_SAGA + 1
    assert keeping.IDLE_SAGA < keeping.IDLE
    house.hall.tables.forget_idle()
    assert made["table"] not in house.hall.tables
    assert client.get(made["go"]).status_code == 200


def test_a_saga_nobody_looks_at_leaves_the_disk_and_one_that_is_looked_at_stays(
    client: TestClient, house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(housekeeping, "SWEEP", math.inf)  # the hall sweeps when this test says so
    old, looked = (client.post("/api/sagas", content=saga(answers)).json() for answers in (3, 4))
    client.post("/api/tables", json={"game": "raids", "seats": [{"kind": "me"}, {"kind": "friend"}]})
    with sqlite3.connect(tmp_path / "hall.sqlite") as store:
        store.execute("UPDATE tables SET touched = touched - ?", (keeping.KEPT_SAGA + 60,))
    store.close()
    house.hall.tables.clear()
    assert client.get(looked["go"]).status_code == 200
    assert client.portal is not None
    client.portal.call(house.hall.tables.forget_sagas)
    house.hall.tables.clear()
    assert client.get(looked["go"]).status_code == 200
    assert client.get(old["go"], headers={"accept": "application/json"}).json()["code"] == "table/unknown"
    assert rows(tmp_path) == [2, 4, 0]  # the table that is played, however old, and the saga
