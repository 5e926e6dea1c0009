"""A bot plays for an absent person, who takes the seat back at any moment."""

from __future__ import annotations

import time
from types import SimpleNamespace

import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient

from meadhall.engine.state import SPECTATOR
from meadhall.server import housekeeping
from meadhall.server import tables as keeping
from meadhall.server.house import House
from meadhall.server.live_table import LiveTable
from meadhall.server.schema import seats, tables
from tests.server.conftest import sit, until


def test_a_player_hands_the_own_seat_to_a_bot_and_takes_it_back(client: TestClient) -> None:
    me, _ = sit(client, kinds="mb", at_once=True)
    assert me.post("seat", seat=0, bot="random").json()["seats"][0]["bot"] == "random"
    ply = me.view()["ply"]
    until(lambda: me.view()["ply"] > ply + 4)
    assert me.post("seat", seat=0, bot=None).json()["seats"][0]["bot"] is None
    until(lambda: me.view()["asked"] in (0, None))


def test_the_host_gives_an_absent_seat_to_a_bot(client: TestClient) -> None:
    host, friend, _ = sit(client, at_once=True)
    assert friend.post("seat", seat=0, bot="random").json()["code"] == "seat/not-host"
    with client.websocket_connect(f"/api/tables/{friend.table}/live", headers=friend.headers) as socket:
        socket.receive_json()
        assert host.post("seat", seat=1, bot="random").json()["code"] == "seat/present"
    until(lambda: not host.view()["seats"][1]["present"])
    assert host.post("seat", seat=1, bot="random").json()["seats"][1]["bot"] == "random"
    until(lambda: host.view()["asked"] == 0)
    host.answer()
    until(lambda: host.view()["asked"] == 0)
    assert friend.post("seat", seat=1, bot=None).json()["seats"][1]["bot"] is None


def test_seats_and_bots_that_do_not_exist_are_refused(client: TestClient) -> None:
    host, *_ = sit(client, kinds="mb")
    assert host.post("seat", seat=1, bot="random").json()["code"] == "seat/unknown"
    assert host.post("seat", seat=7, bot="random").json()["code"] == "seat/unknown"
    assert host.post("seat", seat=0, bot="odin").json()["code"] == "seat/level"


def test_after_the_agreed_time_a_bot_takes_over_an_absent_seat(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(housekeeping, "LOOK_AROUND", 0.1)
    host, friend, _ = sit(client, patience=1, at_once=True)
    with client.websocket_connect(f"/api/tables/{host.table}/live?form=json", headers=host.headers) as socket:
        view = socket.receive_json()
        monkeypatch.setattr(housekeeping, "MINUTE", 0.3)  # now that the host is there
        while not view.get("seats") or view["seats"][1]["bot"] is None:
            if view["type"] == "view" and view["answers"]:
                socket.send_json({"do": "answer", "ply": view["ply"], "answer": view["answers"][0]["answer"]})
            view = socket.receive_json()
        assert view["seats"][0]["bot"] is None
    assert friend.post("seat", seat=1, bot=None).status_code == 200


A_DAY = 24 * 60  # minutes


def long_ago(house: House, table: str, minutes: float) -> None:
    """Nobody has touched a table for so long, and no process has it in memory."""
    before = time.time() - 60 * minutes
    with house.hall.store.writing.begin() as rows:
        rows.execute(sa.update(tables).where(tables.c.id == table).values(touched=before))
        rows.execute(sa.update(seats).where(seats.c.table_id == table).values(seen=before))
    house.hall.tables.pop(table)


def bots(house: House, table: str) -> list[str | None]:
    """Who stands in for whom, as the store has it; to look would be to be there."""
    with house.hall.store.engine.connect() as rows:
        return list(rows.execute(sa.select(seats.c.stand_in).where(seats.c.table_id == table)).scalars())


def test_patience_of_days_ends_though_nobody_looks_and_halls_are_restarted(
    client: TestClient, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(housekeeping, "LOOK_AROUND", 0.02)
    late, *_ = sit(client, patience=A_DAY)
    soon, *_ = sit(client, patience=A_DAY)
    monkeypatch.setattr(housekeeping, "LOOKOUT", 0.1)
    long_ago(house, soon.table, A_DAY - 10)
    long_ago(house, late.table, A_DAY + 10)
    until(lambda: any(bots(house, late.table)))
    assert not any(bots(house, soon.table))


def test_who_comes_back_to_a_hall_that_just_started_keeps_the_seat(
    client: TestClient, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, friend, _ = sit(client, patience=5)
    long_ago(house, host.table, 50)  # they thought for long, the page open, when it was killed
    portal = client.portal
    assert portal is not None
    portal.call(house.hall.housekeeping._replace_absent)
    assert not any(bots(house, host.table))
    asked = [host, friend][host.view()["asked"]]
    with client.websocket_connect(f"/api/tables/{host.table}/live?form=json", headers=asked.headers) as socket:
        socket.receive_json()
        monkeypatch.setattr(housekeeping, "LOOKOUT", 0.0)
        portal.call(house.hall.housekeeping._replace_absent)
    assert not any(bots(house, host.table))


def test_the_store_knows_when_somebody_left_where_a_time_was_agreed(client: TestClient, house: House) -> None:
    host, *_ = sit(client, patience=5)
    long_ago(house, host.table, 0)
    now = time.time() // 3600 * 3600 + 1800  # in the middle of an hour
    house.hall.clock = lambda: now
    assert host.view()["seats"]
    now += 60
    with client.websocket_connect(f"/api/tables/{host.table}/live?form=json", headers=host.headers) as socket:
        socket.receive_json()

    def noted() -> bool:
        with house.hall.store.engine.connect() as rows:
            return now in rows.execute(sa.select(seats.c.seen).where(seats.c.table_id == host.table)).scalars().all()

    until(noted)


def test_those_who_are_here_and_slow_keep_nobody_from_being_looked_at(
    client: TestClient, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(housekeeping, "LOOK_AROUND", 0.02)
    monkeypatch.setattr(housekeeping, "MOST", 1)
    absent, *_ = sit(client, patience=1)
    host, friend, _ = sit(client, patience=1)  # the younger: it is looked at before
    asked = [host, friend][host.view()["asked"]]
    with client.websocket_connect(f"/api/tables/{host.table}/live?form=json", headers=asked.headers) as socket:
        socket.receive_json()
        monkeypatch.setattr(housekeeping, "MINUTE", 0.05)
        until(lambda: any(bots(house, absent.table)))
    assert not any(bots(house, host.table))


def test_a_clock_that_is_fast_takes_no_seat_from_a_program(
    client: TestClient, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, *_ = sit(client, patience=1)
    portal = client.portal
    assert portal is not None
    house.hall.tables[host.table].seats[host.view()["asked"]].kind = "program"
    monkeypatch.setattr(housekeeping, "time", SimpleNamespace(time=lambda: time.time() + 90, monotonic=time.monotonic))
    portal.call(house.hall.housekeeping._replace_absent)
    assert not any(bots(house, host.table))


def test_a_table_without_that_agreement_waits(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(housekeeping, "LOOK_AROUND", 0.02)
    other, *_ = sit(client, patience=1)
    first, *_ = sit(client)  # the younger: it would be looked at before
    monkeypatch.setattr(housekeeping, "MINUTE", 0.01)
    until(lambda: any(seat["bot"] for seat in other.view()["seats"]))
    assert [seat["bot"] for seat in first.view()["seats"]] == [None, None]


def test_a_table_that_cannot_be_opened_does_not_keep_bots_from_others(
    client: TestClient, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(housekeeping, "MINUTE", 0.2)
    monkeypatch.setattr(housekeeping, "LOOK_AROUND", 0.1)
    broken, *_ = sit(client, patience=1)
    other, *_ = sit(client, patience=1)
    with house.hall.store.engine.begin() as rows:
        rows.execute(sa.update(tables).where(tables.c.id == broken.table).values(rules=999))
    house.hall.tables.clear()
    assert broken.client.get(f"/api/tables/{broken.table}").json()["code"] == "table/other"
    until(lambda: any(seat["bot"] for seat in other.view()["seats"]))
    monkeypatch.setattr(keeping, "IDLE", 0.0)
    until(lambda: other.table not in house.hall.tables)  # and tables are still forgotten


def test_a_viewer_whose_page_cannot_be_drawn_stops_nobody_else(client: TestClient, house: House) -> None:
    me, *_ = sit(client, kinds="mb", at_once=True)
    bad = Unlucky()
    live = house.hall.tables[me.table]
    live.viewers.add(bad)
    for _ in range(8):
        until(lambda: me.view()["answers"])  # the bot goes on
        assert me.answer().status_code == 200
    assert any(move.seat == 1 for move in live.table.moves)
    assert bad.left == "page/failed"
    live.viewers.discard(bad)


class Unlucky:
    """Somebody whose page cannot be drawn."""

    seat, address, name, left = SPECTATOR, "", "", ""

    def show(self, _live: LiveTable) -> None:
        raise LookupError("no words")

    def hear(self, _live: LiveTable) -> None:
        raise AssertionError("nobody speaks")

    def tell(self, kind: str, message: str, go: str | None = None, **figures: str) -> None:
        raise AssertionError((kind, message, go, figures))

    def leave(self, reason: str) -> None:
        self.left = reason
