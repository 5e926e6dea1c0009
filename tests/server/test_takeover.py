"""A bot plays for an absent person, who takes the seat back at any moment."""

from __future__ import annotations

import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient

from meadhall.engine.state import SPECTATOR
from meadhall.server import housekeeping
from meadhall.server import tables as keeping
from meadhall.server.house import House
from meadhall.server.live_table import LiveTable
from meadhall.server.schema import tables
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
