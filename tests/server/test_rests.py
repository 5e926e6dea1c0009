"""Holidays: a seat rests for as many days as were agreed, and nobody loses patience with it."""

from __future__ import annotations

import time

import pytest
from starlette.testclient import TestClient

from meadhall.server.door import DAY
from meadhall.server.house import House
from tests.server.test_plans import Table


@pytest.fixture
def table(client: TestClient, house: House) -> Table:
    return Table(client, house, rests=5, patience=60)


def rest(table: Table, seat: int, days: int) -> tuple[int, str]:
    """Ask for so many days; the status and the code of a refusal."""
    said = table.post(seat, {"rest": days}, "seat")
    return said.status_code, said.json().get("code", "")


def test_as_many_days_as_were_agreed_and_who_comes_back_keeps_the_rest(table: Table) -> None:
    seat, now = table.live.seats[0], table.hall.clock()
    table.hall.clock = lambda: now
    assert rest(table, 0, 3) == (200, "")
    assert (seat.rests_until, seat.rested) == (now + 3 * DAY, 3)
    assert rest(table, 0, 6) == (409, "seat/no-rest")
    assert (seat.rests_until, seat.rested) == (now + 3 * DAY, 3), "nothing has changed"
    table.hall.clock = lambda: now + DAY / 2
    assert rest(table, 0, 0) == (200, "")
    assert (seat.rests_until, seat.rested) == (None, 1), "a day that was begun is taken"
    assert rest(table, 0, 5) == (409, "seat/no-rest")
    assert rest(table, 0, 4) == (200, "")


@pytest.mark.parametrize("days", [-1, 61, "a week", 1.5])
def test_what_is_no_number_of_days_is_refused(table: Table, days: object) -> None:
    said = table.post(0, {"rest": days}, "seat")
    assert (said.status_code, said.json()["code"]) == (400, "request/json")
    assert table.live.seats[0].rests_until is None


def test_where_none_was_agreed_nobody_rests(client: TestClient, house: House) -> None:
    table = Table(client, house)
    assert rest(table, 0, 1) == (409, "seat/no-rest")
    said = client.post("/api/tables", json={"game": "raids", "seats": [{"kind": "me"}, {"kind": "bot"}], "rests": 61})
    assert (said.status_code // 100, said.json()["code"]) == (4, "table/setup")


def test_no_bot_takes_over_while_a_seat_rests(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    live, seat, now = table.live, table.asked, time.time()
    assert rest(table, seat, 3) == (200, "")
    until = live.seats[seat].rests_until
    assert until is not None
    monkeypatch.setattr(live.presence, "away", lambda _: 10 * DAY)
    portal = table.client.portal
    assert portal is not None

    def later(moment: float) -> str | None:
        monkeypatch.setattr("meadhall.server.housekeeping.time.time", lambda: moment)
        portal.call(table.hall.housekeeping._replace_absent)
        return live.seats[seat].stand_in

    assert later(now + 2 * DAY) is None
    assert later(until + 30 * 60) is None, "patience begins when the holiday is over"
    assert later(until + 61 * 60) is not None


@pytest.mark.parametrize(("lang", "said"), [("en", "rests until 20"), ("de", "hat Urlaub bis 20")])
def test_everybody_sees_it_and_only_its_player_can_end_it(table: Table, lang: str, said: str) -> None:
    assert rest(table, 0, 2) == (200, "")
    pages = [
        table.client.get(f"/t/{table.id}", headers=table.bearer(seat) | {"accept-language": lang}).text
        for seat in (0, 1)
    ]
    assert all(said in page for page in pages)
    assert ['data-days="0"' in page for page in pages] == [True, False]


def test_pages_that_are_open_show_it_at_once(table: Table) -> None:
    path = f"/api/tables/{table.id}/live"
    opened = table.client.websocket_connect
    with opened(path, headers=table.bearer(0)) as mine, opened(path, headers=table.bearer(1)) as theirs:
        for days, said in ((3, "rests until"), (0, "at the table")):
            assert rest(table, 0, days) == (200, "")
            for socket in (mine, theirs):
                while said not in socket.receive_json().get("parts", {}).get("menu", ""):
                    pass
