"""Nobody's tables starve another's: bots are shared fairly by address and table, and rest where nobody looks."""

from __future__ import annotations

import asyncio
import pickle
from collections import Counter
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

import meadhall
from meadhall.server.attendance import RESTS, Attendance
from meadhall.server.bot_workers import Worker, Workers
from meadhall.server.connections import RESERVE, STUCK, Connections, Wait
from meadhall.server.fair_queue import FairQueue, Whose
from meadhall.server.house import House
from meadhall.server.metrics import Metrics
from meadhall.server.rate_limits import A_DAY, BODY, FRAME, Limits, neighbourhood
from meadhall.server.thinkers import BUDGET, SHORT
from tests.server.conftest import key, sit, until

# -- the queue -------------------------------------------------------------------------------------------------------


def served(queue: FairQueue[Whose], rounds: int, cost: float = 1.0) -> list[Whose]:
    """Who is served when everybody asks again at once."""
    found = []
    for _ in range(rounds):
        whose = queue.pop()
        assert whose is not None
        queue.charge(whose, cost)
        queue.put(whose, whose)
        found.append(whose)
    return found


def test_a_newcomer_is_next_however_many_wait_from_another_address() -> None:
    queue: FairQueue[Whose] = FairQueue()
    for table in range(40):
        queue.put(("hostile", f"t{table}"), ("hostile", f"t{table}"))
    served(queue, 100)
    queue.put(("friend", "home"), ("friend", "home"))
    assert served(queue, 1) == [("friend", "home")]


def test_two_addresses_get_the_same_whatever_they_ask_for() -> None:
    queue: FairQueue[Whose] = FairQueue()
    for table in range(40):
        queue.put(("hostile", f"t{table}"), ("hostile", f"t{table}"))
    queue.put(("friend", "home"), ("friend", "home"))
    assert Counter(address for address, _ in served(queue, 100)) == {"hostile": 50, "friend": 50}


def test_the_tables_of_one_address_get_the_same_and_a_new_one_is_next() -> None:
    queue: FairQueue[Whose] = FairQueue()
    for table in range(5):
        queue.put(("home", f"t{table}"), ("home", f"t{table}"))
    assert set(Counter(served(queue, 50)).values()) == {10}
    queue.put(("home", "new"), ("home", "new"))
    assert served(queue, 1) == [("home", "new")]


def test_who_asks_for_more_is_served_less_often() -> None:
    queue: FairQueue[Whose] = FairQueue()
    costs = {"long": 3.0, "short": 1.0}
    for address in costs:
        queue.put((address, "t"), (address, "t"))
    found: Counter[str] = Counter()
    for _ in range(80):
        whose = queue.pop()
        assert whose is not None
        queue.charge(whose, costs[whose[0]])
        queue.put(whose, whose)
        found[whose[0]] += 1
    assert found == {"long": 20, "short": 60}


@pytest.mark.parametrize("what", ["forecast", "review"])
def test_win_chances_and_reviews_wait_for_one_of_another_address_whatever_it_looks_at(
    what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    async def look() -> None:
        thinkers, free = Workers(Metrics(), 2), asyncio.Event()

        async def told(*said: Any, **_: Any) -> list[Any]:
            asked.append(said[8][0])
            await free.wait()
            return []

        monkeypatch.setattr(thinkers, "_try", told)

        async def reviewed(address: str, table: int) -> None:
            for _ in range(3):
                await thinkers.review(key("raids"), 1, b"", 1.0, lambda: True, (address, str(table)))

        hostile = [asyncio.create_task(reviewed("hostile", table)) for table in range(40)]
        gone = asyncio.create_task(reviewed("gone", 1))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.sleep(0)
        if what == "forecast":
            friend = asyncio.create_task(thinkers.forecast(key("raids"), 1, b"", lambda: True, ("friend", "home")))
        else:
            friend = asyncio.create_task(thinkers.review(key("raids"), 1, b"", 1.0, lambda: True, ("friend", "home")))
        await asyncio.sleep(0)
        free.set()
        await asyncio.gather(friend, *hostile)
        await thinkers.stop()

    asyncio.run(look())
    assert asked.index("friend") == 1
    assert Counter(asked) == {"hostile": 120, "friend": 1}


def test_nobody_saves_up_for_later_nor_owes_for_former_times() -> None:
    queue: FairQueue[Whose] = FairQueue()
    queue.put(("old", "t"), ("old", "t"))
    served(queue, 1000)
    queue.put(("new", "t"), ("new", "t"))
    assert Counter(address for address, _ in served(queue, 20)) == {"old": 10, "new": 10}


# -- workers ---------------------------------------------------------------------------------------------------------


class Thoughts:
    """Workers whose questions wait until the test lets one be answered."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, number: int = 2) -> None:
        self.table = meadhall.table("raids", 2, seed="x")
        self.asked: list[tuple[Worker, float, bool, Future[dict[str, Any]]]] = []

        def ask(worker: Worker, question: bytes, _seconds: float) -> dict[str, Any]:
            budget, strict = pickle.loads(question)[6:8]
            answer: Future[dict[str, Any]] = Future()
            self.asked.append((worker, budget, strict, answer))
            return answer.result()

        monkeypatch.setattr(Worker, "ask", ask)
        self.workers = Workers(Metrics(), number)

    def choose(self, address: str, table: str, level: str = "konung") -> asyncio.Task[int]:
        """A bot's question."""
        view, legal = pickle.dumps(self.table.view(self.table.seat)), self.table.legal_actions()
        mind = (table, 0)
        asked = self.workers.choose(key("raids"), level, 1, view, legal, False, mind, (address, table))
        return asyncio.create_task(asked)

    async def until(self, number: int) -> None:
        """Wait until so many are thought about or have been."""
        while len(self.asked) < number:
            await asyncio.sleep(0)

    def answer(self, number: int) -> None:
        self.asked[number][3].set_result({"answer": self.table.legal_actions()[0]})


def test_a_bots_answer_elsewhere_waits_for_one_short_thought_whatever_forty_tables_ask_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def play() -> None:
        thoughts = Thoughts(monkeypatch)
        hostile = [thoughts.choose("hostile", f"t{table}") for table in range(40)]
        await thoughts.until(2)
        elsewhere = thoughts.choose("friend", "home", "thrall")
        await asyncio.sleep(0)
        budgets = [(budget, strict) for _, budget, strict, _ in thoughts.asked]
        assert budgets == [(BUDGET, False), (SHORT, True)]  # the last free worker is soon free again
        thoughts.answer(1)
        await thoughts.until(3)
        thoughts.answer(2)
        assert await elsewhere in thoughts.table.legal_actions()
        assert sum(one.done() for one in hostile) == 1
        for number in range(2, 43):
            await thoughts.until(min(41, number + 1))
            for _, _, _, answer in thoughts.asked:
                if not answer.done():
                    answer.set_result({"answer": thoughts.table.legal_actions()[0]})
        await asyncio.gather(*hostile)
        await thoughts.workers.stop()

    asyncio.run(play())


def test_who_is_alone_thinks_as_long_as_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        thoughts = Thoughts(monkeypatch)
        for _ in range(2):  # also beside what else its own table asks for
            thoughts.choose("home", "t")
        await thoughts.until(2)
        assert [budget for _, budget, _, _ in thoughts.asked] == [BUDGET, BUDGET]
        for number in range(2):
            thoughts.answer(number)
        await thoughts.workers.stop()

    asyncio.run(play())


# -- who looks -------------------------------------------------------------------------------------------------------


def test_a_table_nobody_looks_at_rests_and_goes_on_when_somebody_does(client: TestClient, house: House) -> None:
    *_, onlooker = sit(client, kinds="bb")
    live = house.hall.tables[onlooker.table]
    now = [0.0]
    live.attendance.clock = lambda: now[0]
    live.attendance.look("here")
    now[0] += RESTS + 1
    until(lambda: live.thinking is None or live.thinking.done())  # the bots have noticed
    ply = live.table.ply
    assert not live.table.over
    house.hall.bots.go_on(live)
    assert live.thinking is None or live.thinking.done()
    assert live.table.ply == ply
    assert onlooker.view()["ply"] >= ply  # a look
    until(lambda: live.table.ply > ply)


def test_an_open_socket_keeps_a_table_awake(client: TestClient, house: House) -> None:
    *_, onlooker = sit(client, kinds="bb")
    live = house.hall.tables[onlooker.table]
    live.attendance.clock = lambda: 0.0 if live.attendance.at < 0 else RESTS + 1 + live.attendance.at
    with client.websocket_connect(f"/api/tables/{onlooker.table}/live?form=json") as socket:
        while not socket.receive_json().get("over"):
            pass


def test_an_attendance_is_forgotten_after_a_minute() -> None:
    now = [100.0]
    attendance = Attendance(lambda: now[0])
    assert not attendance.lately
    attendance.look("here")
    assert (attendance.lately, attendance.address) == (True, "here")
    now[0] += RESTS
    assert not attendance.lately
    attendance.look()  # as if somebody did
    assert (attendance.lately, attendance.address) == (True, "here")


# -- limits by day ---------------------------------------------------------------------------------------------------


@pytest.fixture
def days(house: House) -> Callable[[], None]:
    """A house with its usual limits by day; calling it makes the next day come."""
    day = [1]
    house.limits.daily = dict.fromkeys(A_DAY, 2.0)
    house.limits.today = lambda: day[0]

    def pass_() -> None:
        day[0] += 1

    return pass_


def said(reply: Any) -> tuple[int, str]:
    return reply.status_code, reply.json()["code"]


@pytest.mark.parametrize("lang", ["en", "de"])
def test_set_ups_have_a_limit_by_day_which_the_refusal_says(
    client: TestClient, days: Callable[[], None], lang: str
) -> None:
    wish = {"number": "2", "kind-0": "me", "kind-1": "friend"}
    page = {"x-meadhall": "page", "accept-language": lang}
    assert [client.post("/new/raids", json=wish, headers=page).status_code for _ in range(2)] == [201, 201]
    reply = client.post("/new/raids", json=wish, headers=page)
    assert said(reply) == (429, "limit/set-up")
    assert "2 tables" in reply.json()["text"] if lang == "en" else "2 Tische" in reply.json()["text"]
    days()
    assert client.post("/new/raids", json=wish, headers=page).status_code == 201


def test_joins_have_a_limit_by_day(client: TestClient, days: Callable[[], None]) -> None:
    _, friend, _ = sit(client, kinds="mi")
    paths = [f"/join/{friend.token}"] * 3
    codes = [client.post(path, json={}).status_code for path in paths]
    assert codes[2] == 429
    assert said(client.post(paths[0], json={})) == (429, "limit/join")
    days()
    assert said(client.post("/join/x", json={}))[0] == 403


def test_hints_have_a_limit_by_day(client: TestClient, house: House, days: Callable[[], None]) -> None:
    async def never(*_: object) -> None:
        await asyncio.Event().wait()

    house.hall.workers.advise = never  # type: ignore[assignment]
    me, _ = sit(client, kinds="mb", hints=True)
    until(lambda: me.view()["answers"])
    path = f"/api/tables/{me.table}/live?form=json"
    for expected in (None, None, "limit/hint"):
        with client.websocket_connect(path, headers=me.headers) as socket:
            socket.receive_json()
            socket.send_json({"do": "hint", "id": 1})
            socket.send_json({"do": "ping", "id": 2})
            heard = socket.receive_json()
            while heard.get("id") is None:
                heard = socket.receive_json()
            assert heard.get("code") == expected


def test_tables_of_bots_only_have_a_limit_by_day_and_at_a_time(
    client: TestClient, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never(*_: object) -> int:
        await asyncio.Event().wait()
        return 0

    monkeypatch.setattr(house.hall.workers, "choose", never)
    wish = {"game": "raids", "seats": [{"kind": "bot"}] * 2}
    house.limits.bots_only = 2
    assert [client.post("/api/tables", json=wish).status_code for _ in range(2)] == [201, 201]
    assert said(client.post("/api/tables", json=wish)) == (429, "limit/bots-at-once")
    for live in house.hall.tables.values():
        live.attendance.at = -1e9  # nobody looks any more
    house.limits.daily = {**house.limits.daily, "bots-only": 3.0}
    assert client.post("/api/tables", json=wish).status_code == 201
    for live in house.hall.tables.values():
        live.attendance.at = -1e9
    assert said(client.post("/api/tables", json=wish)) == (429, "limit/bots-only")
    assert client.post("/api/tables", json={**wish, "seats": [{"kind": "me"}, {"kind": "bot"}]}).status_code == 201


def test_a_wish_that_is_refused_costs_nothing(client: TestClient, days: Callable[[], None]) -> None:
    for _ in range(5):
        assert client.post("/api/tables", json={"game": "raids", "seats": []}).status_code == 422
    sit(client)


# -- addresses -------------------------------------------------------------------------------------------------------


def test_a_household_has_one_address_also_where_it_has_many() -> None:
    assert neighbourhood("192.0.2.7") == "192.0.2.7"
    assert neighbourhood("::ffff:192.0.2.7") == "192.0.2.7"
    assert neighbourhood("2001:db8:1:2:3:4:5:6") == neighbourhood("2001:db8:1:2::9") == "2001:db8:1:2::"
    assert neighbourhood("2001:db8:1:3::9") != neighbourhood("2001:db8:1:2::9")
    assert neighbourhood("fe80::1%eth0") == "fe80::"
    assert neighbourhood("testclient") == "testclient"


def test_many_addresses_do_not_make_the_hall_forget_one_that_asks_on() -> None:
    limits = Limits(requests=(0.0, 5.0), costs={"GET": 1.0})
    for number in range(30_000):
        limits.check(str(number), "GET")
        if number % 9000 == 0 and number < 30_000:
            limits.check("hostile", "GET")
    limits.check("hostile", "GET")
    with pytest.raises(ValueError, match="too often"):
        limits.check("hostile", "GET")


def test_the_documentation_names_the_limits_as_they_are() -> None:
    told = (Path(__file__).parents[2] / "docs" / "server.md").read_text("utf-8")
    limits = Limits()
    for sentence in (
        f"{limits.bots_only} at a time, {A_DAY['bots-only']} a day",
        f"{A_DAY['set-up']} set-ups, {A_DAY['saga']} sagas of {A_DAY['saga-size']} KB together, {A_DAY['join']} joins, "
        f"{A_DAY['hint']:,} hints",
        f"{limits.requests[0]:.0f} a second, {limits.requests[1]:.0f} at once",
        f"a post counts {limits.costs['POST']:.0f}, a set-up or saga {limits.costs['make']:.0f}",
        f"{limits.work[0]} seconds of processor a second, {limits.work[1]:.0f} at once",
        f"one in two seconds, {limits.hints[1]:.0f} at once",
        f"{limits.sockets}, each with {limits.frames[0]:.0f} messages a second",
        f"{Connections(1).per_address}. {Wait.REQUEST.value:.0f} seconds for the headers, {Wait.BODY.value:.0f} for "
        f"the body, {STUCK:.0f} for a buffer nobody reads; {RESERVE} descriptors stay free",
        f"Bodies and sagas have {BODY // 1024} KB, frames {FRAME // 1024} KB",
    ):
        assert sentence in told
    assert (limits.hints[0], SHORT, RESTS) == (0.5, 0.25, 60)  # in two seconds, a quarter of a second, a minute
