"""The daily deal on the page without a server: the same deal, the same rivals, the same par; results stay there."""

from __future__ import annotations

import asyncio
import json
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from meadhall.bots.par import course, play_on
from meadhall.engine.daily import daily
from meadhall.engine.registry import game
from meadhall.page.carrier import Carrier
from meadhall.page.daily_store import PageDailies
from meadhall.server.daily_rows import DailyKeeper, Try
from meadhall.server.daily_store import DailyStore
from meadhall.server.store import Store
from tests import pars
from tests.page.disk import Memory
from tests.page.test_carrier import as_before, get, on_device, post

__all__ = ["as_before"]  # a page says things once for its process; that is taken back
NOON = datetime(2026, 11, 17, 12, tzinfo=UTC)
DEAL = daily(NOON.date())


async def told(carrier: Carrier) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((await get(carrier, "/api/daily")).body)
    return found


def at_noon(carrier: Carrier) -> Any:
    """The hall, at noon of that day."""
    hall = carrier.app.state.house.hall  # type: ignore[attr-defined]
    hall.clock = NOON.timestamp
    return hall


def test_it_is_played_to_its_end_and_stays_on_the_device() -> None:
    disk = Memory()
    whole = play_on(game(DEAL.game), course(DEAL, "thrall"), 3600.0)
    actions = [game(DEAL.game).actions.text(action) for action in whole["actions"]]

    async def play(carrier: Carrier) -> None:
        hall = at_noon(carrier)
        made = await post(carrier, "/daily", {"name": "Ada", "day": "2026-11-17"})
        assert made["status"] == 201, made
        live = hall.tables[made["table"]]
        address = f"/api/tables/{live.id}"
        await post(carrier, f"{address}/seat", {"at_once": True})
        while not live.table.over:
            if live.table.seat == DEAL.seat:
                ply = live.table.ply
                done = await post(carrier, f"{address}/answers", {"ply": ply, "answer": actions[ply]})
                assert done["status"] == 200, done
            elif live.thinking is not None:
                await live.thinking  # the rival thinks in the page's own worker, and as everywhere
        assert [move.action for move in live.table.moves] == whole["actions"]
        assert (await told(carrier))["you"]["points"] == whole["score"][0]

    async def come_back(carrier: Carrier) -> None:
        at_noon(carrier)
        found = await told(carrier)
        assert found["results"] == [{"name": "Ada", "points": 54, "place": 2, "late": False}]
        while len(found["par"]) < 3:
            await asyncio.sleep(0)
            found = await told(carrier)
        assert {level: one["points"] for level, one in found["par"].items()} == pars.points()
        page = (await get(carrier, "/daily?lang=en")).body.decode()
        assert "On this device" in page
        assert f"54 points, 2nd of 2, par {pars.points()['skald']}" in page
        assert "One day so far" in page
        front = (await get(carrier, "/")).body.decode()
        assert "Daily deal: Raids" in front

    on_device(play, disk)
    on_device(come_back, disk)


def test_a_table_from_before_there_were_daily_deals_is_read() -> None:
    disk = Memory()

    async def make(carrier: Carrier) -> None:
        await post(carrier, "/new/raids", {"number": "2", "kind-0": "me", "kind-1": "bot:random"})

    async def read(carrier: Carrier) -> None:
        assert (await get(carrier, "/")).status == 200
        key = next(iter(disk.rows[one] for one in disk.rows if one.startswith("table/")))
        assert (await get(carrier, f"/t/{json.loads(key)['id']}")).status == 200

    on_device(make, disk)
    name = next(one for one in disk.rows if one.startswith("table/"))
    disk.rows[name] = json.dumps({key: value for key, value in json.loads(disk.rows[name]).items() if key != "daily"})
    on_device(read, disk)


def test_both_stores_keep_the_same_promises(tmp_path: Path) -> None:
    def tried(day: str, player: str, table: str) -> Try:
        return Try(day, player, table, "mark", "raids", 2, player, False, 1.0)

    async def promises(keeper: DailyKeeper) -> None:
        first = tried("2026-11-17", "Ada", "one")
        assert await keeper.begin(first) == first
        assert await keeper.begin(tried("2026-11-17", "Ada", "two")) == first
        await keeper.begin(tried("2026-11-17", "Bo", "three"))
        await keeper.begin(tried("2026-11-18", "Ada", "four"))
        await keeper.end("one", 2.0, 30, 2, 50)
        await keeper.end("one", 3.0, 99, 1, 9)
        await keeper.end("three", 2.0, 40, 1, 50)
        await keeper.end("four", 2.0, None, None, None)
        assert [(one.name, one.points) for one in await keeper.of_day("2026-11-17", 5)] == [("Bo", 40), ("Ada", 30)]
        assert len(await keeper.of_day("2026-11-17", 1)) == 1
        mine = await keeper.of_player("Ada", "2026-11-01")
        assert [(one.day, one.given_up) for one in mine] == [("2026-11-18", True), ("2026-11-17", False)]
        assert await keeper.of_player("Ada", "2026-11-19") == []
        assert await keeper.par("mark") == {}
        for par in ({"karl": [5, 1]}, {"karl": [5, 1], "skald": [6, 2]}):
            await keeper.keep_par("mark", "2026-11-17", par)
            assert await keeper.par("mark") == par

    async def on_both() -> None:
        await promises(PageDailies(Memory()))
        store = Store(f"sqlite:///{tmp_path / 'hall.sqlite'}")
        await store.start()
        try:
            await promises(DailyStore(store))
        finally:
            await store.stop()

    asyncio.run(on_both())
