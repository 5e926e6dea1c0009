"""The daily deal in a hall: the first try counts, results stay, par is played beside the game."""

from __future__ import annotations

import asyncio
import html
import pickle
from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from typing import Any

import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient

from meadhall.bots.par import chosen, course, play_on
from meadhall.engine.daily import daily, thought
from meadhall.engine.registry import game
from meadhall.server import neighbours
from meadhall.server.admin import close, delete
from meadhall.server.backup import backup, restore
from meadhall.server.changes import Planned
from meadhall.server.dailies import KEPT
from meadhall.server.daily_store import DailyStore
from meadhall.server.door import _stands
from meadhall.server.house import House
from meadhall.server.keeper import Change
from meadhall.server.schema import processes
from meadhall.server.store import Failure, Store
from tests import pars
from tests.server.conftest import HEADERS, Player, until
from tests.server.test_neighbours import beating, run

RAIDS = "2026-11-17"  # a day of the shortest game
NOON = datetime(2026, 11, 17, 12, tzinfo=UTC).timestamp()
DAY = 24 * 3600.0
SEED = "meadhall daily 1 2026-11-17 raids"


@pytest.fixture(autouse=True)
def noon(house: House) -> Callable[[float], None]:
    """It is noon of that day; returns what sets the clock."""

    def set_clock(at: float) -> None:
        house.hall.clock = lambda: at

    set_clock(NOON)
    return set_clock


def play(client: TestClient, **wish: Any) -> dict[str, Any]:
    reply = client.post("/daily", json=wish)
    assert reply.status_code == 201, reply.text
    found: dict[str, Any] = reply.json()
    return found


def finish(client: TestClient, house: House, table: str, level: str = "karl") -> None:
    """Play a table to its end in one stroke, the person's seat as a level would."""

    async def work() -> None:
        live = await house.hall.tables.find(table)

        def plan() -> Planned:
            following = live.table.copy()
            while not following.over:
                mind = level if following.seat == live.host() else "karl"
                following.play(chosen(following, mind, SEED))
            text, ply = following.game.actions.text, live.table.ply
            given = [text(move.action) for move in following.moves[ply:]]
            return Change(live.id, live.version, _stands(following), given, ply, 0), following

        await house.hall.changes.make(live, plan)

    assert client.portal is not None
    client.portal.call(work)


def told(client: TestClient, day: str = "") -> dict[str, Any]:
    reply = client.get("/api/daily", params={"day": day} if day else {})
    assert reply.status_code == 200, reply.text
    found: dict[str, Any] = reply.json()
    return found


def other(client: TestClient, address: str = "testclient") -> TestClient:
    """Somebody else with a browser of their own at the same hall."""
    made = TestClient(client.app, headers=HEADERS, follow_redirects=False, client=(address, 50000))
    made.portal = client.portal
    return made


def test_the_deal_of_the_day_is_told_to_programs(client: TestClient) -> None:
    found, deal = told(client), daily(datetime(2026, 11, 17, tzinfo=UTC).date())
    assert (found["day"], found["game"], found["seats"], found["seat"]) == (RAIDS, "raids", deal.seats, deal.seat)
    assert (found["seed"], found["mark"], found["rules"]) == (deal.seed, deal.mark, deal.rules)
    assert (found["results"], found["you"], found["rival"]) == ([], None, "karl")


def test_it_is_an_ordinary_table_with_that_seed_without_hints_and_onlookers(client: TestClient, house: House) -> None:
    made = play(client, name="Ada")
    view = Player(client, made["table"], made["token"]).view()
    assert view["daily"] == {"day": RAIDS, "kind": "first"}
    assert (view["known"], view["hints"], view["you"]) == (True, False, 1)
    assert [(seat["kind"], seat["bot"]) for seat in view["seats"]] == [("bot", "karl"), ("human", None)]
    live = house.hall.tables[made["table"]]
    assert getattr(live.table.dice, "seed", "") == SEED
    assert other(client).get(f"/api/tables/{made['table']}").status_code == 403
    page = client.get(made["go"], headers={"accept": "text/html"}).text
    assert "Daily deal of 17 November 2026" in page
    assert "known deal" not in page
    assert 'data-do="bot"' not in page
    front = client.get("/?lang=de", headers={"accept": "text/html"}).text
    assert "Gabe des Tages vom 17. November 2026" in front


def test_rivals_answer_as_they_do_for_everybody(client: TestClient, house: House) -> None:
    thoughts: list[tuple[int, int, Any]] = []
    choose = house.hall.workers.choose

    async def noted(key: Any, level: str, seed: int, view: bytes, legal: Any, lasts: float, mind: Any, of: Any) -> int:
        table = next(iter(house.hall.tables.values())).table
        thoughts.append((table.ply, seed, mind))
        return await choose(key, level, seed, view, legal, lasts, mind, of)

    house.hall.workers.choose = noted  # type: ignore[method-assign, assignment]
    made = play(client)
    live, deal = house.hall.tables[made["table"]], daily(datetime(2026, 11, 17, tzinfo=UTC).date())
    expected = play_on(game("raids"), course(deal, "karl"), 3600.0)["actions"][:24]
    me = Player(client, made["table"], made["token"])
    me.post("seat", at_once=True)
    while (ply := live.table.ply) < len(expected):
        if live.table.seat == deal.seat:
            me.answer(game("raids").actions.text(expected[ply]))
        else:
            until(lambda: live.table.ply > ply)
    assert [move.action for move in live.table.moves[: len(expected)]] == expected
    assert thoughts
    assert all(seed == thought(SEED, ply) and mind is None for ply, seed, mind in thoughts)


def test_the_first_try_counts_and_the_second_does_not(client: TestClient, house: House) -> None:
    first = play(client, name="Ada")
    finish(client, house, first["table"])
    found = until(lambda: told(client)["results"])
    assert found == [{"name": "Ada", "points": 34, "place": 2, "late": False}]
    assert told(client)["you"] == {"over": True, "late": False, "points": 34, "place": 2}
    second = play(client, name="Ada", practice=True)
    assert second["table"] != first["table"]
    assert Player(client, second["table"], second["token"]).view()["daily"]["kind"] == "practice"
    finish(client, house, second["table"], "skald")
    until(lambda: house.hall.tables[second["table"]].finished)
    assert told(client)["results"] == found
    assert play(client)["table"] == first["table"]


def test_a_try_that_was_left_is_gone_on_with(client: TestClient, house: House) -> None:
    first = play(client, name="Ada")
    assert "Go on with your first try" in client.get("/daily").text
    assert client.post("/daily", json={"practice": True}).json()["code"] == "daily/running"
    client.cookies.delete(f"seat-{first['table']}")
    again = play(client, name="Bo")
    assert (again["table"], again["seat"]) == (first["table"], first["seat"])
    assert f"seat-{first['table']}" in client.cookies
    assert told(client)["you"] == {"over": False, "late": False, "points": None, "place": None}
    assert told(other(client))["you"] is None


def test_two_clicks_at_once_make_one_first_try(client: TestClient, house: House) -> None:
    play(client, day="2026-11-16")  # now the browser has its cookie
    deal = house.hall.dailies.deal(RAIDS)

    async def both() -> set[str]:
        made = await asyncio.gather(*(house.hall.dailies.first(deal, "somebody", "Ada") for _ in range(4)))
        return {live.id for live in made}

    assert client.portal is not None
    assert len(client.portal.call(both)) == 1


def test_a_try_whose_table_is_deleted_was_given_up(client: TestClient) -> None:
    first = play(client, name="Ada")
    assert client.post(f"/t/{first['table']}/forget", json={}).json()["deleted"] is True
    assert told(client)["you"] == {"over": True, "late": False, "points": None, "place": None}
    refused = client.post("/daily", json={})
    assert (refused.status_code, refused.json()["code"]) == (409, "daily/played")
    assert "Your first try of this deal ended without a result" in client.get("/daily").text
    assert play(client, practice=True)["table"] != first["table"]
    assert told(client)["results"] == []


def test_a_result_is_kept_when_the_hall_fell_right_after_the_last_answer(client: TestClient, house: House) -> None:
    first = play(client, name="Ada")
    house.hall.dailies.note = lambda live: None  # type: ignore[method-assign]
    finish(client, house, first["table"])
    house.hall.tables.pop(first["table"])
    assert told(client)["you"]["points"] == 34


def test_no_bot_takes_the_seat(client: TestClient) -> None:
    made = play(client)
    refused = Player(client, made["table"], made["token"]).post("seat", seat=made["seat"], bot="konung")
    assert (refused.status_code, refused.json()["code"]) == (409, "daily/by-hand")


def test_days_are_by_utc_and_begin_counts(client: TestClient, house: House, noon: Callable[[float], None]) -> None:
    noon(NOON + 12 * 3600 - 1)
    first = play(client, name="Ada")
    noon(NOON + 12 * 3600 + 1)
    assert told(client)["day"] == "2026-11-18"
    finish(client, house, first["table"])
    assert until(lambda: told(client, RAIDS)["results"])[0]["late"] is False
    assert "One day so far" in client.get("/daily").text


def test_an_earlier_day_is_marked_and_makes_no_streak(
    client: TestClient, house: House, noon: Callable[[float], None]
) -> None:
    noon(NOON + DAY)
    assert "deal of an earlier day" in client.get("/daily", params={"day": RAIDS}).text
    made = play(client, day=RAIDS, name="Ada")
    assert Player(client, made["table"], made["token"]).view()["daily"]["kind"] == "late"
    finish(client, house, made["table"])
    assert until(lambda: told(client, RAIDS)["results"])[0]["late"] is True
    page = client.get("/daily", params={"day": RAIDS, "lang": "en"}).text
    assert "played later" in page
    assert "begin a row of days" in page


def test_bad_days_are_refused_and_nothing_is_made(client: TestClient, house: House) -> None:
    for day in ("2026-11-18", "2026-02-30", "x" * 39, "2025-12-31", "../etc"):
        assert client.get("/daily", params={"day": day}).status_code == 422
        assert client.get("/api/daily", params={"day": day}).json()["code"] == "daily/day"
        assert client.post("/daily", json={"day": day}).json()["code"] == "daily/day"
    assert client.post("/daily", json={"day": 5}).status_code == 400
    assert client.post("/daily", json={"practice": "perhaps"}).status_code == 400
    assert client.post("/daily", json={"seed": "mine"}).status_code == 400
    assert not house.hall.tables
    assert "daily" not in client.cookies


def test_a_cookie_that_is_none_of_ours_is_nobody(client: TestClient) -> None:
    client.cookies.set("daily", "<script>")
    assert told(client)["you"] is None
    assert play(client)["seat"] == 1


def test_results_are_sorted_and_names_are_text(client: TestClient, house: House) -> None:
    reached = {}
    for name, level in (("<b>Ada</b>", "karl"), ("Bo & Co", "skald"), ("Cem", "thrall")):
        person = other(client)
        finish(client, house, play(person, name=name)["table"], level)
        reached[name] = until(lambda: told(person)["you"])["points"]  # noqa: B023
    assert [one["name"] for one in told(client)["results"]] == sorted(reached, key=lambda name: -reached[name])
    page = client.get("/daily").text
    assert "<b>Ada</b>" not in page
    assert html.escape("<b>Ada</b>") in page
    assert page.index("Bo &amp; Co") < page.index("Cem") < page.index("Ada")


def test_par_is_played_once_and_kept(client: TestClient, house: House) -> None:
    assert "being played" in client.get("/daily").text
    found = until(lambda: len(par := told(client)["par"]) == 3 and par)
    assert {level: one["points"] for level, one in found.items()} == pars.points()
    house.hall.pars._known.clear()
    house.hall.workers.par = None  # type: ignore[method-assign, assignment]
    assert told(client)["par"] == found
    finish(client, house, play(client, name="Ada")["table"])
    until(lambda: told(client)["you"]["over"])
    page = client.get("/daily?lang=en").text
    par = pars.points()["skald"]
    assert f"Meadhall daily 2026-11-17, Raids: 34 points, 2nd of 2, par {par}" in page
    assert f"{par - 34} below par" in page
    assert f"34 Punkte, Platz 2 von 2, Par {par}" in client.get("/daily?lang=de").text


def test_old_results_go_and_others_stay(client: TestClient, house: House, noon: Callable[[float], None]) -> None:
    finish(client, house, play(client, name="Ada")["table"])
    until(lambda: told(client)["results"])
    assert client.portal is not None
    for days, left in ((KEPT, 1), (KEPT + 1, 0)):
        noon(NOON + days * DAY)
        client.portal.call(house.hall.dailies.forget_old)
        assert len(told(client, RAIDS)["results"]) == left


def test_results_and_par_are_in_a_backup(client: TestClient, house: House, tmp_path: Any) -> None:
    finish(client, house, play(client, name="Ada")["table"])
    until(lambda: len(told(client)["par"]) == 3 and told(client)["results"])
    assert backup(house.hall.store, tmp_path / "a.backup")["dailies"] == 1
    there = Store(f"sqlite:///{tmp_path / 'other.sqlite'}")
    found = restore(there, tmp_path / "a.backup")
    assert (found["dailies"], found["pars"]) == (1, 1)
    there.engine.dispose()


def test_a_table_deleted_after_the_end_leaves_its_result(client: TestClient, house: House) -> None:
    made = play(client, name="Ada")
    finish(client, house, made["table"])
    until(lambda: told(client)["results"])
    client.post(f"/t/{made['table']}/forget", json={})
    assert [one["points"] for one in told(client)["results"]] == [34]
    assert f"/t/{made['table']}" not in client.get("/daily").text


@pytest.mark.parametrize("over", [False, True])
def test_a_table_whose_end_cannot_be_kept_is_not_deleted(
    client: TestClient, house: House, monkeypatch: pytest.MonkeyPatch, over: bool
) -> None:
    """Else the same deal, known by now, would be a first try once more; or what was reached would be lost."""
    made, keeper = play(client, name="Ada"), house.hall.dailies.keeper

    async def fails(*_: Any) -> None:
        raise Failure("the disk hiccups")

    with monkeypatch.context() as broken:
        broken.setattr(keeper, "end", fails)
        if over:
            finish(client, house, made["table"])
        refused = client.post(f"/t/{made['table']}/forget", json={})
        assert (refused.status_code, refused.json()["code"]) == (503, "store/failed")
    assert client.post(f"/t/{made['table']}/forget", json={}).json()["deleted"] is True
    assert told(client)["you"] == {"over": True, "late": False} | (
        {"points": 34, "place": 2} if over else {"points": None, "place": None}
    )
    assert client.post("/daily", json={}).json()["code"] == "daily/played"


def test_who_runs_the_hall_closes_a_first_try_and_its_player_can_practise(client: TestClient, house: House) -> None:
    made = play(client, name="Ada")
    house.hall.store.change(partial(close, key=made["table"]))
    until(lambda: house.hall.tables[made["table"]].closed)
    assert told(client)["you"] == {"over": True, "late": False, "points": None, "place": None}
    assert play(client, practice=True)["table"] != made["table"]


def test_who_runs_the_hall_deletes_a_first_try_and_its_deal_is_no_first_try_again(
    client: TestClient, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(neighbours, "BACKSTOP", 1)  # in SQLite no row is left to tell of it
    made = play(client, name="Ada")
    house.hall.store.change(partial(delete, key=made["table"]))
    until(lambda: made["table"] not in house.hall.tables)
    assert told(client)["you"] == {"over": True, "late": False, "points": None, "place": None}
    assert client.post("/daily", json={}).json()["code"] == "daily/played"
    assert play(client, practice=True)["table"] != made["table"]


def test_what_was_reached_stays_when_who_runs_the_hall_deletes_the_table(client: TestClient, house: House) -> None:
    made = play(client, name="Ada")
    finish(client, house, made["table"])
    until(lambda: told(client)["results"])
    house.hall.store.change(partial(delete, key=made["table"]))
    assert [one["points"] for one in told(client)["results"]] == [34]


def test_par_that_another_process_plays_is_not_played_here_until_that_one_is_gone(
    client: TestClient, house: House, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal, asked, there = house.hall.dailies.deal(), list[str](), Store(url)
    there.process = "other"

    async def par(_game: Any, so_far: bytes, *_: Any) -> tuple[list[int], list[int]]:
        asked.append(pickle.loads(so_far).level)
        return [], [5, 2]

    async def take() -> bool:
        return await DailyStore(there).take_par(deal.mark, RAIDS)

    monkeypatch.setattr(house.hall.workers, "par", par)
    assert client.portal is not None
    client.portal.call(there.start)
    with beating(house):
        assert client.portal.call(take)
        assert client.portal.call(take)  # said twice
        assert told(client)["par"] == {}
        until(lambda: not house.hall.pars._playing)
        assert asked == []
    run(house, sa.delete(processes).where(processes.c.id == "other"))
    until(lambda: len(told(client)["par"]) == 3)
    assert asked == ["thrall", "karl", "skald"]
    until(lambda: not house.hall.pars._playing)
    assert client.portal.call(take)  # it was left, though who played it lives
    client.portal.call(there.stop)


def test_what_two_processes_played_of_par_is_all_kept(client: TestClient, house: House, url: str) -> None:
    there = Store(url)
    mine, theirs = house.hall.pars.keeper, DailyStore(there)

    async def at_once(mark: str) -> set[str]:
        await asyncio.gather(
            mine.keep_par(mark, RAIDS, {"thrall": (1, 2)}), theirs.keep_par(mark, RAIDS, {"karl": (3, 1)})
        )
        return set(await mine.par(mark))

    assert client.portal is not None
    client.portal.call(there.start)
    assert all(client.portal.call(at_once, f"mark {number}") == {"thrall", "karl"} for number in range(20))
    client.portal.call(there.stop)


def test_what_another_process_has_played_of_par_is_not_played_again(
    client: TestClient, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    mark, asked = house.hall.dailies.deal().mark, list[str]()

    async def par(_game: Any, so_far: bytes, *_: Any) -> tuple[list[int], list[int]]:
        asked.append(pickle.loads(so_far).level)
        for level in ("karl", "skald"):  # meanwhile
            await house.hall.pars.keeper.keep_par(mark, RAIDS, {level: (7, 1)})
        return [], [5, 2]

    monkeypatch.setattr(house.hall.workers, "par", par)
    until(lambda: len(told(client)["par"]) == 3)
    until(lambda: not house.hall.pars._playing)
    assert asked == ["thrall"]
    assert {level: one["points"] for level, one in told(client)["par"].items()} == {"thrall": 5, "karl": 7, "skald": 7}


def test_whoever_looks_at_many_days_holds_up_nobody_elses_par(
    client: TestClient, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    played, may, workers = list[str](), asyncio.Event(), house.hall.workers

    async def one_after_the_other(
        _kind: str, _game: Any, _level: str, _seed: int, view: bytes, *_: Any, **__: Any
    ) -> Any:
        played.append(pickle.loads(view).seed)
        await may.wait()
        return [], [5, 2]

    monkeypatch.setattr(workers, "_try", one_after_the_other)
    greedy = other(client, "10.0.0.66")
    for day in range(2, 17):
        told(greedy, f"2026-11-{day:02}")
    told(client)
    until(lambda: len(played) + len(workers._glimpses._waiting) == 16)
    before = len(played)
    assert client.portal is not None
    client.portal.call(may.set)
    until(lambda: SEED in played)
    assert played.index(SEED) == before, "it is next"
