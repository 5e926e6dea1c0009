"""A mended rule never ends a game: a table of the hall goes on by the rules it was dealt by."""

from __future__ import annotations

import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient

from meadhall.server.house import House
from meadhall.server.schema import tables
from tests import mended
from tests.server.conftest import Player, sit


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> None:
    mended.register(monkeypatch)


def dealt_by(house: House, table: str, rules: int) -> None:
    """Let a table be one that was dealt by a version of the rules, and forget it in memory."""
    with house.hall.store.engine.begin() as rows:
        rows.execute(sa.update(tables).where(tables.c.id == table).values(rules=rules))
    house.hall.tables.clear()


def answer(people: list[Player], answer: str) -> None:
    assert people[people[0].view()["asked"]].answer(answer).status_code == 200


def test_a_table_dealt_by_older_rules_goes_on_by_them_and_new_ones_by_the_newest(
    client: TestClient, house: House
) -> None:
    *people, onlooker = sit(client, "mended", at_once=True)
    assert onlooker.view()["points"] == [mended.GIFT, mended.GIFT]
    dealt_by(house, onlooker.table, 1)
    assert onlooker.view()["points"] == [0, 0]
    for _ in range(3):
        answer(people, "roll")
        house.hall.tables.clear()  # as after a restart
    assert house.hall.tables.get(onlooker.table) is None
    assert 3 <= sum(onlooker.view()["points"]) <= 18
    assert house.hall.tables[onlooker.table].table.game.rules == 1
    assert sit(client, "mended")[-1].view()["points"] == [mended.GIFT, mended.GIFT]


def test_a_finished_game_tells_the_rules_it_was_played_by_and_is_replayed_by_them(
    client: TestClient, house: House
) -> None:
    *people, onlooker = sit(client, "mended", at_once=True)
    dealt_by(house, onlooker.table, 1)
    while not onlooker.view()["over"]:
        answer(people, "wait")
    saga = client.get(f"/t/{onlooker.table}/saga").text
    opened = client.post("/api/sagas", content=saga).json()["table"]
    assert '"rules": 1' in saga
    assert client.get(f"/api/tables/{opened}").json()["points"] == [0, 0]


def test_a_table_of_unknown_rules_is_refused_with_a_sentence_and_disturbs_no_other(
    client: TestClient, house: House
) -> None:
    broken = sit(client, "mended")[-1]
    *people, other = sit(client, "mended")
    dealt_by(house, broken.table, 99)
    reply = client.get(f"/api/tables/{broken.table}")
    assert (reply.status_code, reply.json()["code"]) == (409, "table/other")
    assert "plays mended by versions 1 to 2 of its rules, not 99" in reply.json()["text"]
    assert client.get("/", headers={"accept": "text/html"}).status_code == 200
    answer(people, "wait")
    assert other.view()["ply"] == 1
