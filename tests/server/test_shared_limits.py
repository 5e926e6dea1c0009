"""Limits hold over all processes on a store. Two halls in one process are the same: they meet in the store alone."""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from starlette.testclient import TestClient

from meadhall.server import neighbours
from meadhall.server.app import application
from meadhall.server.bot_workers import Workers
from meadhall.server.house import House
from meadhall.server.rate_limits import Limits
from meadhall.server.serving import make_house
from meadhall.server.spending import MOST, TOLD, Spending
from tests.seeds import Fixed
from tests.server.conftest import CLIENT, HEADERS, sit, until

Pair = tuple[TestClient, TestClient]


@pytest.fixture
def opens(url: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Pair]]:
    """Opens two halls on one store with some limits, all others loose; no bucket is filled again."""
    monkeypatch.setattr(neighbours, "BEAT", 0.05)
    monkeypatch.setattr(Workers, "warm", lambda workers: None)
    with contextlib.ExitStack() as halls:

        def go(**few: Any) -> Pair:
            houses, clients = [], []
            for name in ("one", "two"):
                limits = Limits.loose()
                for what, most in few.items():
                    setattr(limits, what, most)
                limits.__post_init__()
                houses.append(make_house(url, limits=limits, seeds=Fixed(name), names=[CLIENT]))
                app = application(houses[-1])
                clients.append(halls.enter_context(TestClient(app, headers=HEADERS, follow_redirects=False)))
            until(lambda: not any(house.hall.neighbours.register.alone for house in houses))
            return clients[0], clients[1]

        yield go


def left(client: TestClient, what: str, address: str = "testclient") -> float:
    """How much of a limit an address has left at a process."""
    house: House = client.app.state.house  # type: ignore[attr-defined]
    return house.limits._buckets[what].of(address).left


def test_requests_at_one_process_count_at_the_other(opens: Callable[..., Pair]) -> None:
    one, two = opens(requests=(0.0, 6.0))
    assert [one.get("/livez").status_code for _ in range(4)] == [200] * 4
    until(lambda: left(two, "requests") == 2)
    assert [two.get("/livez").status_code for _ in range(3)] == [200, 200, 429]
    until(lambda: left(one, "requests") == 0)
    assert one.get("/livez").status_code == 429


def test_what_a_day_allows_is_allowed_once(opens: Callable[..., Pair]) -> None:
    one, two = opens(daily={**Limits.loose().daily, "set-up": 3.0})
    sit(one)
    sit(two)
    for client in (one, two):
        until(lambda client=client: client.app.state.house.limits._spent.of("testclient")["set-up"] == 2)
    sit(two)
    until(lambda: one.app.state.house.limits._spent.of("testclient")["set-up"] == 3)  # type: ignore[attr-defined]
    seats = [{"kind": "me"}, {"kind": "friend"}]
    refused = one.post("/api/tables", json={"game": "raids", "seats": seats})
    assert (refused.status_code, refused.json()["code"]) == (429, "limit/set-up")


def test_wrong_words_have_as_many_tries_as_ever_however_many_processes_are_asked_at_once(
    opens: Callable[..., Pair],
) -> None:
    both = opens(guesses=(0.0, 5.0))
    host, *_ = sit(both[0])

    def say(number: int) -> int:
        return int(both[number % 2].post(f"/t/{host.table}/words", json={"words": "no no no"}).status_code)

    with ThreadPoolExecutor(8) as threads:
        codes = list(threads.map(say, range(24)))
    assert set(codes) <= {403, 429}
    assert codes.count(403) <= 5
    assert say(0) == say(1) == 429


def test_who_knows_the_words_loses_no_try_anywhere(opens: Callable[..., Pair]) -> None:
    both = opens(guesses=(0.0, 2.0))
    host, *_ = sit(both[0])
    words = both[0].get(f"/api/tables/{host.table}/words", headers=host.headers).json()["words"]
    for number in range(6):
        assert both[number % 2].post(f"/t/{host.table}/words", json={"words": words}).status_code == 200
    for client in both:
        until(lambda client=client: left(client, "guesses") == 2)


def test_sockets_count_over_all(opens: Callable[..., Pair], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("meadhall.server.spending.WORTH", {})
    one, two = opens(sockets=2)
    table = sit(one)[-1].table
    path = f"/api/tables/{table}/live?form=json"
    with one.websocket_connect(path), one.websocket_connect(path):
        limits = two.app.state.house.limits  # type: ignore[attr-defined]
        until(lambda: limits.spending.elsewhere("sockets", "testclient") == 2)
        refused = two.get(f"/api/tables/{table}/wait?seconds=0")
        assert (refused.status_code, refused.json()["code"]) == (503, "request/full")
    until(lambda: limits.spending.elsewhere("sockets", "testclient") == 0)
    assert two.get(f"/api/tables/{table}/wait?seconds=0").status_code == 200


# -- what is told ----------------------------------------------------------------------------------------------------


def test_nothing_is_counted_twice_and_nothing_missed_by_who_looks_now_and_then() -> None:
    now = [0.0]
    here, there = Spending(lambda: now[0]), Spending(lambda: now[0])
    heard = 0.0
    for second in range(40):
        now[0] += 1.0
        here.note("requests", "ann", 1.5)
        told = here.tell()
        if second % 3 == 0 or second == 39:
            for _ in range(2):
                heard += sum(cost for _, _, cost in there.hear({"one": told}))
    assert heard == 60.0


def test_one_that_tells_nonsense_is_not_heard_and_the_others_are() -> None:
    """A newer Meadhall on the same store may tell it otherwise."""
    here, there = Spending(), Spending()
    there.note("requests", "a", 3.0)
    told = {"newer": '{"spent": "much"}', "broken": "{", "there": there.tell()}
    assert list(here.hear(told)) == [("requests", "a", 3.0)]


def test_under_a_flood_of_addresses_those_are_told_of_who_used_up_most_of_what_they_may() -> None:
    now = [0.0]
    here = Spending(lambda: now[0], {"requests": 400.0, "guesses": 5.0, "sockets": 200})
    for _ in range(20):
        for number in range(5 * MOST):
            here.note("requests", f"2001:db8:0:{number:x}::", 1.0)
        here.note("requests", "ann", 50.0)
        here.note("guesses", "bob", 1.0)
        here.held = {"sockets": Counter({f"2001:db8:0:{number:x}::": 10 for number in range(5 * MOST)})}
        here.held["sockets"]["cem"] = 150
        told = here.tell()
        assert len(told) < 400_000
        now[0] += 1.0
    there = Spending()
    heard = set(there.hear({"here": told}))
    assert {("requests", "ann", 50.0), ("guesses", "bob", 1.0)} <= heard
    assert there.elsewhere("sockets", "cem") == 150


def test_what_is_told_stays_small() -> None:
    now = [0.0]
    here = Spending(lambda: now[0])
    for _ in range(1000):
        here.note("requests", "ann", 1.0)
        here.tell()
        now[0] += 0.5
    assert len(here.tell()) < 1000
    now[0] += TOLD
    assert here.tell() == '{"spent":[],"held":{}}'


def test_what_nobody_asks_for_does_not_grow(monkeypatch: pytest.MonkeyPatch) -> None:
    """While the store fails nothing is told."""
    monkeypatch.setattr("meadhall.server.spending.MOST", 3)
    here, there = Spending(), Spending()
    for number in range(100):
        here.note("requests", f"address {number % 50}", 1.0)
    assert sum(cost for _, _, cost in there.hear({"one": here.tell()})) == 6.0


def test_a_process_that_is_gone_holds_nothing() -> None:
    here, there = Spending(), Spending()
    there.held = {"bots": Counter(ann=3)}
    list(here.hear({"two": there.tell()}))
    assert here.elsewhere("bots", "ann") == 3
    list(here.hear({}))
    assert here.elsewhere("bots", "ann") == 0
