"""Hints and win chances: who may have them, from what they are made, and how they come."""

from __future__ import annotations

import asyncio
import contextlib
import html
import json
import pickle
import re
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from starlette.testclient import TestClient

import meadhall
from meadhall.bots import Advice, Expected, levels
from meadhall.engine.state import SPECTATOR
from meadhall.server.bot_workers import Workers
from meadhall.server.house import House
from meadhall.server.metrics import Metrics
from meadhall.server.store import Store
from meadhall.server.thinkers import WorkerFailed
from tests.server.conftest import Player, key, sit, until
from tests.server.test_bots import CRASH, worker
from tests.server.whisper import WhisperState

HTML = {"accept": "text/html"}
OFF = "hint/off"


@contextlib.contextmanager
def live(client: TestClient, player: Player, form: str = "json") -> Iterator[Any]:
    """A socket that has had its first view."""
    path = f"/api/tables/{player.table}/live?form={form}"
    with client.websocket_connect(path, headers=player.headers) as socket:
        assert socket.receive_json()["type"] == "view"
        yield socket


def heard(socket: Any, want: str) -> dict[str, Any]:
    """The next message of a type."""
    while True:
        said: dict[str, Any] = socket.receive_json()
        if said["type"] == want:
            return said


def asked_of(people: Sequence[Player]) -> Player:
    seat: int = people[0].view()["asked"]
    return people[seat]


# -- who may have them -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("kinds", "usual"), [("mb", True), ("bb", True), ("mf", False), ("mfb", False)])
def test_one_person_may_have_hints_several_not_unless_the_table_says_so(
    client: TestClient, kinds: str, usual: bool
) -> None:
    assert sit(client, kinds=kinds)[-1].view()["hints"] is usual
    for said in (True, False):
        assert sit(client, kinds=kinds, hints=said)[-1].view()["hints"] is said


@pytest.mark.parametrize("bad", ["yes", 1, None, []])
def test_hints_are_true_or_false(client: TestClient, bad: Any) -> None:
    seats = [{"kind": "me"}, {"kind": "bot"}]
    reply = client.post("/api/tables", json={"game": "raids", "seats": seats, "hints": bad})
    assert reply.status_code == 422
    assert "hints is true or false" in reply.json()["text"]


@pytest.mark.parametrize(("said", "allowed"), [("usual", False), ("yes", True), ("no", False), (None, False)])
def test_the_set_up_page_offers_it_and_what_it_sends_is_kept(
    client: TestClient, said: str | None, allowed: bool
) -> None:
    page = client.get("/new/raids", headers=HTML).text
    offered = re.search(r'<select[^>]*name="hints".*?</select>', page)
    assert offered is not None
    assert re.findall(r'value="(\w+)"', offered[0]) == ["usual", "yes", "no"]
    form = {"number": "2", "kind-0": "me", "kind-1": "friend"} | ({"hints": said} if said else {})
    table = client.post("/new/raids", json=form).json()["go"].removeprefix("/t/")
    assert client.get(f"/api/tables/{table}").json()["hints"] is allowed


@pytest.mark.parametrize(("allowed", "words"), [(True, "ask for hints"), (False, "without hints")])
def test_an_invitation_says_whether_there_are_hints(client: TestClient, allowed: bool, words: str) -> None:
    friend = sit(client, kinds="mf", hints=allowed)[1]
    assert words in client.get(f"/join/{friend.token}", headers=HTML).text


def test_a_wrong_wish_from_the_set_up_page_is_refused(client: TestClient) -> None:
    reply = client.post("/new/raids", json={"number": "2", "kind-0": "me", "kind-1": "friend", "hints": "perhaps"})
    assert reply.status_code == 422
    assert "perhaps" in reply.json()["text"]


@pytest.mark.parametrize(("lang", "words"), [("en", "without hints"), ("de", "keine Tipps")])
def test_at_a_table_without_hints_both_are_refused_and_nothing_offers_them(
    client: TestClient, lang: str, words: str
) -> None:
    *people, onlooker = sit(client, kinds="mf")
    player = asked_of(people)
    path = f"/api/tables/{player.table}/live?form=html&lang={lang}"
    with client.websocket_connect(path, headers=player.headers) as socket:
        parts = socket.receive_json()["parts"]
        assert 'data-do="hint"' not in parts["ask"]
        assert 'id="chances"' not in parts["menu"]
        assert words in parts["menu"]
        assert not any("data-chance" in part for part in parts.values())
        for message in ({"do": "hint"}, {"do": "chances", "on": True}):
            socket.send_json(message)
            refused = socket.receive_json()
            assert (refused["type"], refused["code"]) == ("refused", OFF)
            assert words in refused["text"]
        socket.send_json({"do": "chances", "on": False})  # off is off
        assert socket.receive_json()["type"] == "ok"
    with live(client, onlooker) as socket:
        socket.send_json({"do": "chances", "on": True})
        assert socket.receive_json()["code"] == OFF


def test_where_they_are_allowed_the_table_offers_them(client: TestClient) -> None:
    *people, _ = sit(client, kinds="mf", hints=True)
    player = asked_of(people)
    with client.websocket_connect(f"/api/tables/{player.table}/live", headers=player.headers) as socket:
        parts = socket.receive_json()["parts"]
    assert 'data-do="hint"' in parts["ask"]
    assert 'id="chances"' in parts["menu"]
    assert sorted(re.findall(r'data-chance="(\d)"', parts["score"])) == ["0", "1"]
    assert len(re.findall(r"data-chance=", parts["rivals"])) == 1
    replay = client.get(f"/t/{player.table}/replay", headers={**HTML, **player.headers}).text
    assert "data-chance" not in replay
    page = client.get(f"/t/{player.table}", headers={**HTML, **player.headers}).text
    assert "data-chance" in page


# -- what comes ------------------------------------------------------------------------------------------------------


def test_a_hint_names_the_best_answer_and_what_to_expect_of_each(client: TestClient) -> None:
    *people, onlooker = sit(client, hints=True)
    player = asked_of(people)
    legal = [one["answer"] for one in player.view()["answers"]]
    with live(client, player) as socket:
        socket.send_json({"do": "hint", "id": 4})
        socket.send_json({"do": "ping", "id": 5})
        socket.send_json({"do": "hint", "id": 6})
        assert socket.receive_json() == {"type": "ok", "id": 5}  # nothing waits for the bot
        assert socket.receive_json()["code"] == "hint/busy"
        found = socket.receive_json()
        socket.send_json({"do": "hint", "id": 4})
        assert socket.receive_json() == found  # the same question gets the same figures
    assert (found["type"], found["id"], found["ply"]) == ("ok", 4, player.view()["ply"])
    assert found["hint"] in legal
    assert [one["answer"] for one in found["expected"]] == legal
    (best,) = (one for one in found["expected"] if one["answer"] == found["hint"])
    assert best["sure"]
    assert 0 < best["points"] < 150
    assert sum(found["chances"]) == pytest.approx(1)
    with live(client, onlooker) as socket:
        socket.send_json({"do": "hint"})
        assert socket.receive_json()["code"] == "seat/none"


def test_chances_come_after_each_change_to_whoever_wants_them(
    client: TestClient, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[bytes] = []
    forecast = house.hall.workers.forecast

    async def noted(
        game: tuple[str, str | None, int], seed: int, view: bytes, wanted: Callable[[], bool], *_: object
    ) -> list[float] | None:
        asked.append(view)
        return await forecast(game, seed, view, wanted)

    monkeypatch.setattr(house.hall.workers, "forecast", noted)
    *people, onlooker = sit(client, hints=True, at_once=True)
    with live(client, onlooker) as watching, live(client, people[0]) as socket:
        watching.send_json({"do": "chances", "on": True})
        first = heard(watching, "chances")
        assert first["ply"] == 0
        assert len(first["chances"]) == 2
        assert sum(first["chances"]) == pytest.approx(1)
        asked_of(people).answer()
        assert heard(watching, "chances")["ply"] == 1
        watching.send_json({"do": "chances", "on": False, "id": 1})
        heard(watching, "ok")
        asked_of(people).answer()
        assert heard(watching, "view")["ply"] == 2
        assert len(asked) == 2  # it is asked for with the view
        socket.send_json({"do": "ping", "id": 2})
        said = [socket.receive_json()]
        while said[-1]["type"] != "ok":
            said.append(socket.receive_json())
        assert not [one for one in said if one["type"] == "chances"]  # who did not ask hears nothing


# -- from what they are made -----------------------------------------------------------------------------------------


def test_only_what_the_asking_seat_or_an_onlooker_may_know_goes_to_a_worker(
    client: TestClient, house: House, secret_game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    handed: list[WhisperState] = []

    async def advise(_game: object, _seed: int, view: bytes, legal: Sequence[int], *_: object) -> Advice:
        handed.append(pickle.loads(view))
        return Advice(legal[0], tuple(Expected(one, 1.0, 0.3, True) for one in legal), (0.5, 0.5))

    async def forecast(_game: object, _seed: int, view: bytes, _wanted: Callable[[], bool], *_: object) -> list[float]:
        handed.append(pickle.loads(view))
        return [0.25, 0.75]

    monkeypatch.setattr(house.hall.workers, "advise", advise)
    monkeypatch.setattr(house.hall.workers, "forecast", forecast)
    *people, onlooker = sit(client, secret_game, "mf", hints=True, at_once=True)
    held = house.hall.tables[onlooker.table].table.state
    assert isinstance(held, WhisperState)
    seat = people[0].view()["asked"]
    with live(client, people[seat]) as socket:
        socket.send_json({"do": "hint"})
        socket.receive_json()
    for player in (*people, onlooker):
        with live(client, player) as socket:
            socket.send_json({"do": "chances", "on": True})
            assert heard(socket, "chances")["chances"] == [0.25, 0.75]
    assert handed == [held.redacted(one) for one in (seat, 0, 1, SPECTATOR)]
    assert handed[-1].numbers == [-1, -1]


def test_many_who_know_the_same_share_one_forecast(
    client: TestClient, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[bytes] = []

    async def forecast(_game: object, _seed: int, view: bytes, _wanted: Callable[[], bool], *_: object) -> list[float]:
        asked.append(view)
        return [0.5, 0.5]

    monkeypatch.setattr(house.hall.workers, "forecast", forecast)
    *_, onlooker = sit(client, hints=True)
    for _ in range(3):
        with live(client, onlooker) as socket:
            socket.send_json({"do": "chances", "on": True})
            heard(socket, "chances")
    assert len(asked) == 1


def test_a_forecast_that_was_left_out_is_made_when_somebody_wants_it_again(
    client: TestClient, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    replies: list[list[float] | None] = [[0.5, 0.5], None]

    async def forecast(
        _game: object, _seed: int, _view: bytes, _wanted: Callable[[], bool], *_: object
    ) -> list[float] | None:
        return replies.pop()

    monkeypatch.setattr(house.hall.workers, "forecast", forecast)
    *_, onlooker = sit(client, hints=True)
    with live(client, onlooker) as socket:
        socket.send_json({"do": "chances", "on": True, "id": 1})
        assert heard(socket, "ok")["id"] == 1
        until(lambda: len(replies) == 1)
        socket.send_json({"do": "chances", "on": True, "id": 2})
        assert heard(socket, "chances")["chances"] == [0.5, 0.5]


# -- workers ---------------------------------------------------------------------------------------------------------


def test_a_worker_that_crashes_over_a_hint_or_forecast_is_replaced(tmp_path: Path) -> None:
    async def play() -> None:
        table = meadhall.table("raids", 2, seed="x")
        view, legal = pickle.dumps(table.view(table.seat)), table.legal_actions()
        metrics = Metrics()
        workers = Workers(metrics, 1, worker(tmp_path, CRASH, 1), 60)
        assert (await workers.advise(key("raids"), 1, view, legal)).best in legal
        assert len(await workers.forecast(key("raids"), 1, view, lambda: True) or ()) == 2
        assert metrics.counts["bot_failures"] == 1
        with pytest.raises(WorkerFailed):
            await workers.forecast(key("raids"), 1, pickle.dumps("no state"), lambda: True)
        await workers.stop()

    asyncio.run(play())


def test_moves_go_before_forecasts_and_forecasts_nobody_wants_are_left_out() -> None:
    async def play() -> list[str]:
        table = meadhall.table("raids", 2, seed="x")
        view, legal = pickle.dumps(table.view(table.seat)), table.legal_actions()
        workers, done = Workers(Metrics(), 1), []

        async def forecast(name: str, wanted: bool) -> None:
            found = await workers.forecast(key("raids"), 1, view, lambda: wanted)
            done.append(name if found else "left out")

        async def move() -> None:
            await workers.choose(key("raids"), "random", 1, view, legal)
            done.append("move")

        first = [asyncio.create_task(forecast("first", True)), asyncio.create_task(forecast("second", True))]
        await asyncio.sleep(0)
        await asyncio.gather(*first, move(), move(), forecast("third", False))
        await workers.stop()
        return done

    done = asyncio.run(play())
    assert done[:3] == ["first", "move", "move"]
    assert sorted(done[3:]) == ["left out", "second"]


def test_a_worker_is_not_lost_when_who_waited_for_it_leaves() -> None:
    async def play() -> int:
        table = meadhall.table("raids", 2, seed="x")
        view, legal = pickle.dumps(table.view(table.seat)), table.legal_actions()
        workers = Workers(Metrics(), 1)
        busy = asyncio.create_task(workers.forecast(key("raids"), 1, view, lambda: True))
        await asyncio.sleep(0)
        leaving = [asyncio.create_task(workers.choose(key("raids"), "random", 1, view, legal)) for _ in range(3)]
        await asyncio.sleep(0)
        leaving[0].cancel()
        busy.add_done_callback(lambda _: [one.cancel() for one in leaving])
        await asyncio.gather(busy, *leaving, return_exceptions=True)
        chosen = await asyncio.wait_for(workers.choose(key("raids"), "random", 1, view, legal), 20)
        await workers.stop()
        return legal.index(chosen)

    assert asyncio.run(play()) >= 0


# -- stores from before ----------------------------------------------------------------------------------------------


def test_tables_of_an_older_store_get_what_new_ones_get(tmp_path: Path) -> None:
    db = tmp_path / "old.sqlite"
    store = Store(f"sqlite:///{db}")
    config = Config()
    config.set_main_option("script_location", "meadhall.server:migrations")
    config.set_main_option("path_separator", "os")
    with store.writing.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
    with contextlib.closing(sqlite3.connect(db)) as rows:
        for key, kinds in (("alone", ("human", "bot")), ("two", ("human", "human"))):
            values = (key, "T", "raids", 1, "c", "{}", "s", True, 0, 0.0, 0.0, 0, 0, 0, False, None)
            rows.execute(f"INSERT INTO tables VALUES ({', '.join('?' * len(values))})", values)
            for seat, kind in enumerate(kinds):
                row = (key, seat, kind, "greedy", "N", "n", True, False, None, False)
                rows.execute(f"INSERT INTO seats VALUES ({', '.join('?' * len(row))})", row)
        rows.commit()

    async def read() -> list[bool]:
        await store.start()
        found = [await store.read(key) for key in ("alone", "two")]
        await store.stop()
        return [one.table["hints"] for one in found if one is not None]

    assert asyncio.run(read()) == [True, False]


# -- measured strength -----------------------------------------------------------------------------------------------


def test_the_pages_show_each_levels_rating_for_the_game_and_seats_where_it_was_measured(
    client: TestClient, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(levels, "RATINGS", tmp_path / "ratings.json")
    assert "±" not in client.get("/new/raids?bots", headers=HTML).text
    assert "1000" not in client.get("/", headers=HTML).text

    def row(rating: int, spread: int) -> dict[str, Any]:
        return {"rating": rating, "low": rating - spread, "high": rating + spread, "share": 0.7, "games": 200}

    figures = {"2": {"thrall": row(1000, 0), "jarl": row(1510, 60)}, "3": {"jarl": row(1403, 71)}}
    figures["4"] = {"thrall": row(1000, 0), "karl": row(1190, 40), "huskarl": row(1170, 40)}  # not told apart
    levels.RATINGS.write_text(json.dumps({"raids": figures}), "utf-8")
    page = client.get("/new/raids?bots", headers=HTML).text  # three seats
    assert "jarl (strong) · 1403 ± 71<" in page
    assert "thrall (easy)<" in page
    assert '{"2": "1510 ± 60", "3": "1403 ± 71"}' in html.unescape(page)
    assert html.unescape(page).count('{"4": "1180 ± 28"}') == 2 * len(re.findall('name="kind-', page))
    assert "1000; 200 points more" in page
    page = client.get("/new/raids", headers=HTML).text  # two seats
    assert "jarl (strong) · 1510 ± 60<" in page
    assert "thrall (easy) · 1000<" in page
    assert "±" not in client.get("/new/karvi?bots", headers=HTML).text
    assert "Bots: easy to good" in client.get("/", headers=HTML).text  # the strongest is rated below 1800
    (raids,) = (one for one in client.get("/api/games").json() if one["game"] == "raids")
    assert raids["ratings"]["3"] == {"jarl": {"rating": 1403, "low": 1332, "high": 1474}}


def test_a_table_played_on_goes_on_with_its_bots_while_chances_are_shown(client: TestClient) -> None:
    me, _ = sit(client, kinds="mb", at_once=True)
    with live(client, me) as socket:
        socket.send_json({"do": "chances", "on": True})
        until(lambda: me.view()["asked"] == 0)
        now = me.view()
        socket.send_json({"do": "answer", "id": 7, "ply": now["ply"], "answer": now["answers"][0]["answer"]})
        while heard(socket, "chances")["ply"] <= now["ply"]:
            pass
