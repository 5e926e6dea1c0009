"""Both stores keep the same promises: that of a server, in a database, and that of a page, on the device."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from meadhall.engine.registry import Shelf
from meadhall.page.store import DiskFailed, PageStore
from meadhall.server import seating
from meadhall.server.keeper import Change, Conflict, Keeper
from meadhall.server.store import Store
from tests.page.disk import Memory

Work = Callable[[Keeper], Awaitable[None]]
WISH = {"game": "raids", "seats": [{"kind": "me", "name": "Ada"}, {"kind": "bot", "name": "Bo"}]}


@pytest.fixture(params=["page", "server"])
def on(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[Work], None]:
    """Runs something on an open store of either kind; a second time on the same one, opened anew."""
    disk, url = Memory(), f"sqlite:///{tmp_path / 'hall.sqlite'}"

    def run(work: Work) -> None:
        async def inside() -> None:
            store: Keeper = PageStore(disk) if request.param == "page" else Store(url)
            await store.start()
            try:
                await work(store)
            finally:
                await store.stop()

        asyncio.run(inside())

    return run


def dealt() -> tuple[dict[str, Any], list[dict[str, Any]]]:
    row, places, _ = seating.rows(seating.read(WISH, Shelf()), "a seed")
    return {**row, "id": "lejre-aaaa2222", "touched": 5.0}, places


async def made(store: Keeper) -> str:
    row, places = dealt()
    await store.add(row, places)
    return str(row["id"])


def test_what_was_committed_is_there_when_the_store_is_opened_anew(on: Callable[[Work], None]) -> None:
    async def first(store: Keeper) -> None:
        key = await made(store)
        await store.commit(Change(key, 0, {"asked": 1}, ["sail:3", "feed"], 0, 0))
        await store.commit(Change(key, 1, seats={1: {"name": "Cid"}}))

    async def then(store: Keeper) -> None:
        saved = await store.read("lejre-aaaa2222")
        assert saved is not None
        assert (saved.table["version"], saved.table["asked"]) == (2, 1)
        assert list(saved.answers) == ["sail:3", "feed"]
        assert saved.together == {1}
        assert [place["name"] for place in saved.seats] == ["Ada", "Cid"]
        assert saved.table["options"] == dealt()[0]["options"]

    on(first)
    on(then)


def test_a_change_for_another_version_is_a_conflict_and_changes_nothing(on: Callable[[Work], None]) -> None:
    async def work(store: Keeper) -> None:
        key = await made(store)
        await store.commit(Change(key, 0, answers=["sail:3"]))
        with pytest.raises(Conflict):
            await store.commit(Change(key, 0, answers=["sail:4"], ply=1))
        saved = await store.read(key)
        assert saved is not None
        assert list(saved.answers) == ["sail:3"]
        with pytest.raises(Conflict):
            await made(store)

    on(work)


def test_answers_taken_back_are_gone(on: Callable[[Work], None]) -> None:
    async def work(store: Keeper) -> None:
        key = await made(store)
        await store.commit(Change(key, 0, answers=["sail:3", "feed"]))
        await store.commit(Change(key, 1, undo=1))
        await store.commit(Change(key, 2, answers=["fight"], ply=1, joins=True))
        saved = await store.read(key)
        assert saved is not None
        assert (list(saved.answers), saved.together) == (["sail:3", "fight"], frozenset({1}))

    on(work)


def test_a_table_that_was_removed_leaves_nothing(on: Callable[[Work], None]) -> None:
    async def work(store: Keeper) -> None:
        key = await made(store)
        line = {"number": 1, "at": 1.0, "seat": 0, "who": "Ada", "sign": "", "text": "hail"}
        await store.say(key, line, 60)
        with pytest.raises(Conflict):
            await store.say(key, line, 60)
        aside = await store.aside(key)
        assert aside is not None
        assert [one["text"] for one in aside.talk] == ["hail"]
        await store.remove(key)
        assert await store.read(key) is None
        assert await store.entries([key]) == {}
        assert not await store.touch(key)
        await made(store)
        again = await store.aside(key)
        assert again is not None
        assert list(again.talk) == []

    on(work)


def test_lists_tell_what_rows_say(on: Callable[[Work], None]) -> None:
    async def work(store: Keeper) -> None:
        key = await made(store)
        (entry,) = (await store.entries([key, "lejre-none"])).values()
        assert (entry.game, entry.over, entry.touched) == ("raids", False, 5.0)
        (people,) = (await store.people([key])).values()
        assert [(one.name, one.kind) for one in people] == [("Ada", "human"), ("Bo", "bot")]
        assert [one.id for one in await store.to_watch(1.0, [], 5)] == [key]
        assert await store.to_watch(1.0, [key], 5) == []
        await store.seen(key, 0, 77.0)
        saved = await store.read(key)
        assert saved is not None
        assert saved.seats[0]["seen"] == 77.0

    on(work)


def test_secrets_and_components_stay(on: Callable[[Work], None]) -> None:
    told: list[str] = []

    async def work(store: Keeper) -> None:
        told.append(await store.setting("secret"))
        await store.keep({"abc": "a box"})
        assert await store.components("abc") == "a box"
        assert await store.components("other") is None
        await store.ping()

    on(work)
    on(work)
    assert told[0] == told[1]
    assert len(told[0]) == 64


def test_what_the_device_cannot_keep_has_not_happened() -> None:
    async def work() -> None:
        disk = Memory()
        store = PageStore(disk)
        await store.start()
        key = await made(store)
        disk.full = True
        with pytest.raises(DiskFailed):
            await store.commit(Change(key, 0, answers=["sail:3"]))
        disk.full = False
        saved = await store.read(key)
        assert saved is not None
        assert (saved.table["version"], list(saved.answers)) == (0, [])
        await store.commit(Change(key, 0, answers=["sail:3"]))

    asyncio.run(work())
