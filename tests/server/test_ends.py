"""The end is sealed: a finished game is finished in the store, for good, and only then its seed is told."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient

from meadhall.engine.prompt import Kind
from meadhall.server.house import House
from meadhall.server.schema import tables
from tests.server.conftest import Player, sit, until

Switch = Callable[[Player, Player], object]


def to_the_last_answer(first: Player, second: Player) -> Player:
    """Play until one answer is missing, which could be taken back like those before; returns who gives it."""
    for _ in range(7):  # of 8
        asked = (first, second)[first.view()["asked"]]
        assert asked.answer("wait").status_code == 200
        assert asked.post("done", ply=asked.view()["ply"]).status_code == 200
    return (first, second)[first.view()["asked"]]


def over_in_the_store(house: House, table: str) -> bool:
    with house.hall.store.engine.connect() as rows:
        return bool(rows.execute(sa.select(tables.c.over).where(tables.c.id == table)).scalar())


def seed_told(client: TestClient, table: str) -> str | None:
    reply = client.get(f"/t/{table}/saga")
    return json.loads(reply.text.partition("\n")[0])["seed"] if reply.status_code == 200 else None


def test_the_last_answer_finishes_the_game_in_the_store(client: TestClient, house: House, secret_game: str) -> None:
    first, second, _ = sit(client, secret_game)
    last = to_the_last_answer(first, second)
    assert seed_told(client, first.table) is None
    assert not over_in_the_store(house, first.table)
    now = last.answer("wait").json()
    assert (now["over"], now["finished"], now["held"], now["undo"]) == (True, True, None, False)
    assert over_in_the_store(house, first.table)
    assert seed_told(client, first.table) == house.hall.tables[first.table].table.dice.seed  # type: ignore[union-attr]


def by_at_once(last: Player, _: Player) -> None:
    for on in (True, False):
        last.post("seat", at_once=on)


def by_a_bot(last: Player, _: Player) -> None:
    seat = last.view()["you"]
    for bot in ("random", None):
        last.post("seat", seat=seat, bot=bot)


def by_the_others_bot(last: Player, other: Player) -> None:
    by_a_bot(other, last)


@pytest.mark.parametrize("switch", [by_at_once, by_a_bot, by_the_others_bot])
def test_no_switch_reopens_a_finished_game(client: TestClient, house: House, secret_game: str, switch: Switch) -> None:
    first, second, _ = sit(client, secret_game)
    last = to_the_last_answer(first, second)
    other = second if last is first else first
    assert last.answer("wait").status_code == 200
    ply = last.view()["ply"]
    for memory in ("kept", "lost"):
        switch(last, other)
        for player in (last, other):
            refused = player.post("undo", ply=ply)
            assert (refused.status_code, refused.json()["code"]) == (409, "undo/refused")
            now = player.view()
            assert (now["prompt"], now["ply"], now["finished"]) == (Kind.OVER, ply, True)
        assert over_in_the_store(house, first.table)
        if memory == "kept":
            house.hall.tables.clear()  # as after a restart


def test_a_bot_that_gives_the_last_answer_finishes_the_game_too(
    client: TestClient, house: House, secret_game: str
) -> None:
    first, second, _ = sit(client, secret_game)
    last = to_the_last_answer(first, second)

    async def wait(*question: object) -> int:
        return 0  # which could be taken back

    house.hall.workers.choose = wait  # type: ignore[method-assign, assignment]
    seat = last.view()["you"]
    assert last.post("seat", seat=seat, bot="random").status_code == 200
    until(lambda: last.view()["over"])
    assert seed_told(client, first.table) is not None
    last.post("seat", seat=seat, bot=None)
    assert last.post("undo", ply=last.view()["ply"]).status_code == 409
    assert last.view()["finished"]


def test_what_waits_for_done_before_the_end_tells_no_seed(client: TestClient, secret_game: str) -> None:
    first, second, _ = sit(client, secret_game)
    asked = (first, second)[first.view()["asked"]]
    assert asked.answer("wait").json()["held"] is not None
    by_at_once(asked, asked)
    assert seed_told(client, first.table) is None
    assert asked.post("undo", ply=1).status_code == 200
