"""The hall of one device, asked by messages as the browser's worker asks it, without a browser."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import meadhall
from meadhall.bots import LEVELS, brief, strengths
from meadhall.page import store
from meadhall.page.bots import OneWorker, thinking
from meadhall.page.carrier import Answer, Carrier, Jar, Site
from meadhall.page.host import Known, opened
from meadhall.pages import one_device
from meadhall.pages.front import GOOD, STRONG
from meadhall.pages.words import words
from meadhall.server import statics
from meadhall.server.metrics import Metrics
from meadhall.server.thinkers import WorkerFailed
from tests.below import below
from tests.page.disk import Memory
from tests.server.test_going_on import form_of

SITE = Site("games.example.org", "https", "/meadhall/hall")
PAGE = {"x-meadhall": "page", "content-type": "application/json"}
OLDER = Path(__file__).with_name("older") / "first.json"  # what a page of November 2026 kept; it must open for ever
OF_OLDER = 7  # answers were given at its table


class Inline:
    """Thinks in the same process; fails as often as it is told to."""

    def __init__(self, failing: int = 0) -> None:
        self.reply = thinking()
        self.failing, self.ended = failing, 0

    async def ask(self, question: bytes) -> str:
        if self.failing > 0 and question:
            self.failing -= 1
            raise RuntimeError("it crashed")
        return self.reply(question)

    def end(self) -> None:
        self.ended += 1


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    """What a page says once for its process is taken back."""
    with below(SITE.base):  # as `opened` says
        yield
    one_device._ALONE[0] = False
    statics._ELSEWHERE.clear()


def on_device(
    work: Callable[[Carrier], Awaitable[None]], disk: Memory | None = None, mind: Inline | None = None
) -> None:
    """Do something at an open hall of one device."""

    async def inside() -> None:
        seeds = Known("the whale road")
        carrier = await opened(disk or Memory(), mind or Inline(), SITE, "0123456789", ("js/app.js",), seeds)
        house: Any = carrier.app.state.house  # type: ignore[attr-defined]
        try:
            await work(carrier)
        finally:
            await house.hall.stop()

    asyncio.run(inside())


async def get(carrier: Carrier, path: str, cookies: str = "") -> Answer:
    return await carrier.ask("GET", SITE.base + path, {"accept": "text/html"}, b"", cookies)


async def post(carrier: Carrier, path: str, told: object) -> Any:
    body = told if isinstance(told, bytes) else json.dumps(told).encode()
    answer = await carrier.ask("POST", SITE.base + path, PAGE, body)
    return json.loads(answer.body) | {"status": answer.status}


async def seated(carrier: Carrier, kinds: dict[str, str]) -> str:
    made = await post(carrier, "/new/raids", {"number": str(len(kinds) // 2), **kinds})
    assert made["status"] == 201, made
    return str(made["go"])


ALONE = {"kind-0": "me", "name-0": "Ada", "kind-1": "bot:random", "name-1": "Bo"}
TOGETHER = {"kind-0": "me", "name-0": "Ada", "kind-1": "me", "name-1": "Bo"}


def test_the_front_page_offers_nothing_that_needs_others() -> None:
    async def work(carrier: Carrier) -> None:
        page = await get(carrier, "/")
        text = page.body.decode()
        assert page.status == 200
        assert "frame-ancestors 'self'" in dict(page.headers)["content-security-policy"]
        assert 'data-post="/meadhall/hall/go"' not in text
        assert '/api"' not in text
        assert "/meadhall/hall/static/0123456789/js/app.js" in text
        for path in ("/go", "/share", "/admin", "/mcp", "/bots", "/metrics", "/api/openapi.json"):
            assert (await get(carrier, path)).status in (404, 405), path

    on_device(work)


def test_the_front_page_calls_no_game_s_bots_stronger_than_they_are_here() -> None:
    async def work(carrier: Carrier) -> None:
        text, w = (await get(carrier, "/")).body.decode(), words("en")
        assert w("page-ladder-here") in text
        for name in meadhall.games():
            short = brief(name)
            levels = [level for level in LEVELS if short is None or level not in short.levels]
            best = max(
                (some[one].rating for some in strengths(name).values() for one in levels if one in some), default=0
            )
            card = text.partition(f'id="game-{name}"')[2].partition("</article>")[0]
            very, strong = w("page-bots-very-strong") in card, w("page-bots-strong") in card
            assert (very, strong) == (best >= STRONG, GOOD <= best < STRONG), name

    on_device(work)


def test_cookies_are_kept_with_the_tables_and_what_pages_write_counts() -> None:
    disk = Memory()

    async def first(carrier: Carrier) -> None:
        assert 'lang="de"' in (await get(carrier, "/", "lang=de; shape=tall")).body.decode()[:60]
        told = await get(carrier, "/?lang=en")
        assert [text.partition(";")[0] for text in told.cookies] == ["lang=en"]  # the page's own jar must follow
        await seated(carrier, ALONE)

    async def then(carrier: Carrier) -> None:
        text = (await get(carrier, "/")).body.decode()
        assert 'lang="en"' in text[:60]
        assert "My tables" in text

    on_device(first, disk)
    on_device(then, disk)


def test_secret_cookies_are_never_shown_to_pages() -> None:
    async def work() -> None:
        jar = Jar(Memory())
        assert not await jar.set("seat-lejre=secret; HttpOnly; Path=/; SameSite=lax")
        assert await jar.set("lang=de; Path=/")
        assert str(jar) == "seat-lejre=secret; lang=de"
        await jar.set('lang=""; Max-Age=0; Path=/')
        assert str(jar) == "seat-lejre=secret"
        await jar.hear("no cookie at all; ;;=")
        assert str(jar) == "seat-lejre=secret"

    asyncio.run(work())


def test_cookies_that_a_full_device_does_not_keep_count_and_are_kept_when_there_is_room() -> None:
    async def work() -> None:
        disk = Memory()
        jar = Jar(disk)
        disk.full = True
        await jar.set("seat-lejre=secret; HttpOnly; Path=/")
        await jar.hear("lang=de")
        assert str(jar) == "seat-lejre=secret; lang=de"
        assert disk.rows == {}
        disk.full = False
        await jar.hear("lang=de")
        assert disk.rows == {"cookie/seat-lejre": "secret", "cookie/lang": "de"}

    asyncio.run(work())


@pytest.mark.parametrize("later", [{}, {"table/": {"known": False}, "seat/": {"hidden": False}}])
def test_rows_of_the_first_pages_open_and_go_on(
    later: dict[str, dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where columns were added since, here as if some of them had been."""
    disk, missing = Memory(), {name for columns in later.values() for name in columns}
    monkeypatch.setattr(store, "LATER", {kind: {**store.LATER[kind], **later.get(kind, {})} for kind in store.LATER})
    for key, text in json.loads(OLDER.read_text("utf-8")).items():
        row = json.loads(text) if key.startswith(("table/", "seat/")) else None
        disk.rows[key] = text if row is None else json.dumps({name: row[name] for name in row if name not in missing})

    async def work(carrier: Carrier) -> None:
        assert "Tune" in (await get(carrier, "/")).body.decode()
        assert "data-answer" in (await get(carrier, "/t/tune-4yaxxcuj")).body.decode()
        view = json.loads((await get(carrier, "/api/tables/tune-4yaxxcuj")).body)
        assert (view["ply"], view["points"]) == (OF_OLDER, [0, 1])
        given = {"ply": OF_OLDER, "answer": view["answers"][0]["answer"]}
        assert (await post(carrier, "/api/tables/tune-4yaxxcuj/answers", given))["status"] == 200

    on_device(work, disk)
    assert f"answer/tune-4yaxxcuj/{OF_OLDER:06}" in disk.rows


def test_a_line_tells_the_table_and_takes_answers_as_a_socket_does() -> None:
    async def work(carrier: Carrier) -> None:
        path = await seated(carrier, ALONE)
        heard: asyncio.Queue[Any] = asyncio.Queue()
        line = carrier.dial(f"{SITE.base}/api/tables{path[2:]}/live?form=json&lang=en", heard.put_nowait)
        assert (await heard.get())["type"] == "open"
        view = json.loads((await heard.get())["text"])
        while view.get("prompt") != "answer":
            view = json.loads((await heard.get())["text"])
        given = view["answers"][0]["answer"]
        line.say(json.dumps({"do": "answer", "id": 7, "ply": view["ply"], "answer": given}))
        replies: list[Any] = []
        while not any(one.get("id") == 7 for one in replies):
            replies.append(json.loads((await heard.get())["text"]))
        assert [one["type"] for one in replies if one.get("id") == 7] == ["ok"]
        line.hang_up()
        await line.task

    on_device(work)


def test_a_line_to_no_table_is_lost_at_once() -> None:
    async def work(carrier: Carrier) -> None:
        heard: asyncio.Queue[Any] = asyncio.Queue()
        carrier.dial(f"{SITE.base}/api/tables/lejre-none/live", heard.put_nowait)
        assert (await heard.get())["code"] == 1006

    on_device(work)


def test_several_people_share_the_device_behind_a_curtain() -> None:
    async def work(carrier: Carrier) -> None:
        path = await seated(carrier, TOGETHER)
        live = next(iter(carrier.app.state.house.hall.tables.values()))  # type: ignore[attr-defined]
        other = live.awaited
        await post(carrier, f"{path}/pass", {"seat": str(1 - other)})
        curtain = (await get(carrier, path)).body.decode()
        assert f"I am {live.seats[other].name}" in curtain
        assert "board" not in curtain.partition("<main")[2]
        assert "data-answer" not in curtain
        await post(carrier, f"{path}/pass", {"seat": other})
        shown = (await get(carrier, path)).body.decode()
        assert f'data-seat="{other}"' in shown
        assert "data-answer" in shown
        assert (await post(carrier, f"{path}/pass", {"seat": 7}))["status"] == 404

    on_device(work)


def test_a_running_table_goes_out_with_its_seed_and_is_played_on_where_it_comes_in() -> None:
    saved: list[bytes] = []

    async def first(carrier: Carrier) -> None:
        path = await seated(carrier, TOGETHER)
        live = next(iter(carrier.app.state.house.hall.tables.values()))  # type: ignore[attr-defined]
        for _ in range(5):
            seat, ply = live.table.seat, live.table.ply
            await post(carrier, f"{path}/pass", {"seat": seat})
            given = {"ply": ply, "answer": live.table.legal()[0]}
            await post(carrier, f"/api/tables{path[2:]}/answers", given)
            if live.prompt(seat).kind == "done":
                await post(carrier, f"/api/tables{path[2:]}/done", {"ply": live.table.ply})
        assert live.table.ply == 5
        saved.append((await get(carrier, f"{path}/saga")).body)

    async def then(carrier: Carrier) -> None:
        opened = await post(carrier, "/api/sagas", saved[0])
        assert opened["status"] == 201, opened
        sent = form_of((await get(carrier, opened["go"])).body.decode())
        assert [sent["kind-0"], sent["kind-1"]] == ["me", "me"]  # both share the device
        made = await post(carrier, "/new/raids", sent)
        assert made["status"] == 201, made
        live = carrier.app.state.house.hall.tables[made["go"].rpartition("/")[2]]  # type: ignore[attr-defined]
        assert live.known
        before = meadhall.load(saved[0].decode())
        assert live.table.ply == before.ply == 5
        assert live.table.state == before.state
        assert [seat.name for seat in live.seats] == ["Ada", "Bo"]
        assert live.host() == 0
        bad = await post(carrier, "/api/sagas", b"no saga")
        assert bad["status"] == 422

    on_device(first)
    on_device(then)


def test_a_worker_that_fails_is_ended_and_the_question_asked_again() -> None:
    async def work() -> None:
        table = meadhall.table("raids", seats=2, seed="x")
        import pickle

        mind = Inline(failing=1)
        bots = OneWorker(Metrics(), mind)
        legal = [table.game.actions.parse(one) for one in table.legal()]
        view = pickle.dumps(table.view(table.seat))
        assert await bots.choose(table.game.key, "random", 1, view, legal) in legal
        assert mind.ended == 1
        mind.failing = 3
        with pytest.raises(WorkerFailed):
            await bots.choose(table.game.key, "random", 1, view, legal)

    asyncio.run(work())
