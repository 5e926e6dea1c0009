"""The coach in a hall: only of games that are over, weighed once, and kept with the table."""

from __future__ import annotations

import asyncio

from starlette.testclient import TestClient

from meadhall.server.house import House
from tests.late import late
from tests.server.conftest import sit, until


def finished(client: TestClient) -> str:
    """The id of a short game that came in as a file."""
    reply = client.post("/api/sagas", content=late("raids", 12), headers={"x-meadhall": "1"})
    return str(reply.json()["table"])


def test_a_game_that_is_not_over_is_not_looked_at(client: TestClient) -> None:
    first, *_ = sit(client)
    for path in ("coach", "coach/parts"):
        reply = first.client.get(f"/t/{first.table}/{path}")
        assert reply.status_code == 409
        assert "games that are over" in reply.text


def test_what_nobody_knows_or_may_see_is_not_looked_at_either(client: TestClient) -> None:
    for path in ("coach", "coach/parts"):
        assert client.get(f"/t/nowhere-22222222/{path}").status_code == 404
    key = finished(client)
    last = client.get(f"/api/tables/{key}").json()["ply"]
    for ply in ("9999", "x"):
        assert client.get(f"/t/{key}/coach/parts?ply={ply}").json()["ply"] == last, "as in a replay"
    *_, onlooker = sit(client, watch=False)
    client.cookies.clear()
    assert client.get(f"/t/{onlooker.table}/coach").status_code == 403


def test_a_finished_one_is_weighed_and_kept_with_the_table(client: TestClient, house: House) -> None:
    key = finished(client)
    until(lambda: client.get(f"/t/{key}/coach/parts").json()["done"])
    live = house.hall.tables[key]
    assert live.review is not None
    known = live.review
    until(lambda: not live.reviewing)
    live.review = None
    until(lambda: client.get(f"/t/{key}/coach/parts").json()["done"])
    again = house.hall.tables[key].review
    assert again is not known
    assert again is not None
    assert (again.verdicts, again.chances, again.luck) == (known.verdicts, known.chances, known.luck)
    page = client.get(f"/t/{key}/coach?seat=0&lang=de")
    assert page.status_code == 200
    assert "Deine Entscheidungen" in page.text


def test_what_is_kept_twice_at_the_same_moment_is_kept(client: TestClient, house: House) -> None:
    key, store, portal = finished(client), house.hall.store, client.portal
    assert portal is not None
    live = house.hall.tables[key]
    assert portal.call(house.hall.neighbours.register.think, key, live.version)

    async def at_once() -> None:
        await asyncio.gather(*(store.keep_review(key, {"by": number}) for number in range(8)))

    portal.call(at_once)
    assert portal.call(store.review, key)["by"] in range(8)


def test_of_a_table_that_was_deleted_meanwhile_nothing_is_kept(client: TestClient, house: House) -> None:
    key, store, portal = finished(client), house.hall.store, client.portal
    assert portal is not None
    live = house.hall.tables[key]
    assert portal.call(house.hall.neighbours.register.think, key, live.version)
    portal.call(store.remove, key)
    assert not portal.call(store.keep_review, key, {"by": 0})
    assert portal.call(store.review, key) is None
