"""A rematch: one click of each, one table for all, the same people and bots; the same deal again is dealt the same."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient

from meadhall.server.house import House
from meadhall.server.schema import tables
from tests.server.conftest import Player, sit


def finished(client: TestClient, game: str) -> list[Player]:
    """A table of two people whose game is over, and an onlooker."""
    first, second, eye = sit(client, game, at_once=True)
    while (asked := first.view()["asked"]) is not None:
        assert (first, second)[asked].answer("wait").status_code == 200
    return [first, second, eye]


def wish(player: Player, deal: str = "new") -> Any:
    return player.client.post(f"/t/{player.table}/rematch", json={"deal": deal}, headers=player.headers)


def came(player: Player, reply: Any) -> Player:
    assert reply.status_code == 201, reply.text
    return Player(player.client, reply.json()["table"], reply.json()["token"])


def test_everybody_keeps_seat_name_and_level_and_needs_one_click(client: TestClient, secret_game: str) -> None:
    first, second, eye = finished(client, secret_game)
    before = first.view()
    ann, ben = came(first, wish(first)), came(second, wish(second))
    assert ann.table == ben.table != first.table
    now = ann.view()
    assert [one["name"] for one in now["seats"]] == [one["name"] for one in before["seats"]]
    assert (ann.view()["you"], ben.view()["you"]) == (0, 1)
    assert all(one["joined"] for one in now["seats"])
    assert (now["ply"], now["over"], now["known"]) == (0, False, False)
    assert now["commitment"] != before["commitment"]
    assert came(first, wish(first)).view()["you"] == 0  # a second click leads there too
    assert first.view()["notices"][-1]["text"].endswith("wants a rematch.")
    page = client.get(f"/t/{eye.table}", headers={"accept": "text/html"}).text
    assert f'href="/t/{ann.table}"' in page


def test_two_clicks_at_once_make_one_table(client: TestClient, house: House, secret_game: str) -> None:
    first, second, _ = finished(client, secret_game)
    with ThreadPoolExecutor(4) as pool:
        replies = list(pool.map(wish, (first, second, first, second)))
    assert len({reply.json()["table"] for reply in replies}) == 1
    assert {came(first, reply).view()["you"] for reply in replies} == {0, 1}
    with house.hall.store.engine.connect() as rows:
        assert rows.execute(sa.select(sa.func.count()).select_from(tables)).scalar() == 2


@pytest.mark.parametrize("deal", ["new", "same"])
def test_onlookers_and_games_that_run_are_refused_and_nothing_changes(
    client: TestClient, house: House, secret_game: str, deal: str
) -> None:
    running, _, _ = sit(client, secret_game)
    early = wish(running, deal)
    assert (early.status_code, early.json()["code"]) == (409, "table/running")
    first, _, eye = finished(client, secret_game)
    looked = wish(eye, deal)
    assert (looked.status_code, looked.json()["code"]) == (403, "seat/none")
    odd = client.post(f"/t/{first.table}/rematch", json={"deal": "marked"}, headers=first.headers)
    assert odd.status_code == 400
    assert len(house.hall.tables) == 2
    assert not house.hall.tables[first.table].after


def test_the_same_deal_is_dealt_again_and_marked_as_known(client: TestClient, secret_game: str) -> None:
    first, second, _ = finished(client, secret_game)
    ann, ben = came(first, wish(first, "same")), came(second, wish(second, "same"))
    assert ann.table == ben.table
    for old, new in ((first, ann), (second, ben)):
        before, now = old.view(ply=0), new.view()
        assert now["known"]
        assert (now["position"], now["commitment"]) == (before["position"], before["commitment"])
    assert "known deal" in client.get(f"/t/{ann.table}", headers={"accept": "text/html"}).text
    assert came(first, wish(first)).table != ann.table  # a rematch is another table, dealt anew


def test_who_was_invited_to_a_seat_meanwhile_keeps_it(client: TestClient, secret_game: str) -> None:
    first, second, _ = finished(client, secret_game)
    ann = came(first, wish(first))
    house = client.app.state.house  # type: ignore[attr-defined]
    live = house.hall.tables[ann.table]
    invitation = house.hall.seats.token(live, 1)
    assert client.post(f"/join/{invitation}", json={"name": "Cay"}).status_code == 200
    client.cookies.clear()
    refused = wish(second)
    assert (refused.status_code, refused.json()["code"]) == (409, "seat/taken")
    assert ann.view()["seats"][1]["name"] == "Cay"


def test_after_a_restart_the_old_table_still_leads_to_the_new_one(
    client: TestClient, house: House, secret_game: str
) -> None:
    first, second, _ = finished(client, secret_game)
    ann = came(first, wish(first))
    house.hall.tables.clear()
    assert came(second, wish(second)).table == ann.table
