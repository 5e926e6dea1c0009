"""Answers prepared before one's turn: given when their questions come, seen by nobody else."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Coroutine
from typing import Any

import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient

from meadhall.engine.prompt import Kind
from meadhall.pages.model import Plan
from meadhall.server import housekeeping, plans
from meadhall.server.alert_store import AlertStore
from meadhall.server.errors import NotKept
from meadhall.server.house import House
from meadhall.server.live_table import LiveTable
from meadhall.server.plan_rows import PlanRow, Waiting
from meadhall.server.plan_store import PlanStore
from meadhall.server.plans import LATEST, SOONEST, own_things
from meadhall.server.store import Store

ANN = {"kind": "me", "name": "Ann", "at_once": True}
BEN = {"kind": "friend", "name": "Ben", "at_once": True}


class Table:
    """Two people at a table of Raids, and what they ask for."""

    def __init__(self, client: TestClient, house: House, **more: Any) -> None:
        self.client, self.hall = client, house.hall
        made = client.post("/api/tables", json={"game": "raids", "seats": [ANN, BEN], **more}).json()
        self.id, tokens = made["table"], made["tokens"]
        joined = client.post(f"/join/{tokens['1']}", json={"name": "Ben"}).json()
        self.tokens = [tokens["0"], joined["token"]]
        client.cookies.clear()
        self.live: LiveTable = house.hall.tables[self.id]
        self.now = 0.0
        self.hall.plans.clock = lambda: self.now  # nothing is due before a test says so

    def get(self, seat: int, way: str = "plan", **query: str) -> Any:
        return self.client.get(f"/api/tables/{self.id}/{way}".rstrip("/"), params=query, headers=self.bearer(seat))

    def post(self, seat: int, body: object, way: str = "plan") -> Any:
        return self.client.post(f"/api/tables/{self.id}/{way}", json=body, headers=self.bearer(seat))

    def bearer(self, seat: int) -> dict[str, str]:
        return {"authorization": f"Bearer {self.tokens[seat]}"}

    @property
    def asked(self) -> int:
        return int(self.live.table.seat)

    @property
    def waits(self) -> int:
        return 1 - self.asked

    def answer(self, answer: str | None = None) -> None:
        """Who is asked answers."""
        seat, table = self.asked, self.live.table
        said = self.post(seat, {"ply": table.ply, "answer": answer or table.legal()[0]}, "answers")
        assert said.status_code == 200, said.text

    def plan(self, seat: int, *answers: str, ask_if: tuple[str, ...] = ()) -> None:
        """Plan so many answers, the first ones that may be possible."""
        steps: list[dict[str, str]] = []
        for wanted in answers:
            asked = "" if not steps else " ".join(f"{one['question']}~{one['answer']}" for one in steps)
            following = self.get(seat, steps=asked).json()["next"]
            given = wanted if wanted != "any" else following["answers"][0]["answer"]
            steps.append({"question": following["question"], "answer": given})
        said = self.post(seat, {"steps": steps, "ask_if": list(ask_if)})
        assert said.status_code == 200, said.text

    def later(self, seconds: float) -> None:
        """So long after the hall has looked at plans it looks again."""
        portal = self.client.portal
        assert portal is not None
        portal.call(self.hall.plans.give_due)
        self.now += seconds
        portal.call(self.hall.plans.give_due)


@pytest.fixture(autouse=True)
def _alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody else looks at plans meanwhile."""
    monkeypatch.setattr(housekeeping, "LOOK_AROUND", 3600.0)


@pytest.fixture
def table(client: TestClient, house: House) -> Table:
    return Table(client, house)


def test_a_planned_answer_is_given_when_its_question_has_come(table: Table) -> None:
    seat = table.waits
    table.plan(seat, "any")
    planned = table.get(seat).json()["steps"][0]["answer"]
    while table.asked != seat:
        table.answer()
    ply = table.live.table.ply
    table.later(SOONEST - 1)
    assert table.live.table.ply == ply, "not at once"
    table.later(LATEST + 1)
    move = table.live.table.moves[ply]
    assert (move.seat, table.live.table.game.actions.text(move.action)) == (seat, planned)


def test_it_survives_a_restart_and_a_table_that_nobody_looks_at(table: Table) -> None:
    seat = table.waits
    table.plan(seat, "any")
    while table.asked != seat:
        table.answer()
    del table.hall.tables[table.id]  # only the store has it
    table.later(LATEST + 1)
    assert table.hall.tables[table.id].table.moves[-1].seat == seat


def test_what_is_not_possible_is_not_given_and_its_player_is_told(table: Table) -> None:
    seat = table.waits
    coming = table.live.table.copy()
    while coming.seat != seat:
        coming.play(coming.legal()[0])
    assert coming.question() == "sail"
    table.plan(seat, next(f"sail:{space}" for space in range(1, 20) if f"sail:{space}" not in coming.legal()))
    while table.asked != seat:
        table.answer()
    ply = table.live.table.ply
    table.later(LATEST + 1)
    assert table.live.table.ply == ply
    page = table.client.get(f"/t/{table.id}/plan", headers=table.bearer(seat)).text
    assert "the next answer was not possible" in page
    table.later(LATEST + 1)  # and it is not tried again
    assert table.live.table.ply == ply


@pytest.mark.parametrize("ask_if", ["mine", "points"])
def test_it_asks_when_something_has_changed_that_its_player_named(table: Table, ask_if: str) -> None:
    seat = table.waits
    table.plan(seat, "any", ask_if=(ask_if,))
    while table.asked != seat:
        table.answer()
    live, ply = table.live, table.live.table.ply
    rows = table.hall.plans.rows
    portal = table.client.portal
    assert portal is not None
    row = portal.call(rows.read, table.id, seat)
    assert row is not None
    portal.call(rows.write, row.with_plan(row.plan, {ask_if: "as it never was"}))
    table.later(LATEST + 1)
    assert live.table.ply == ply
    stopped = portal.call(rows.read, table.id, seat)
    assert stopped is not None
    assert stopped.plan.stopped == ask_if


def test_what_is_mine_is_marked_and_what_is_not_is_not(table: Table) -> None:
    live = table.live
    seat, game = table.asked, live.table.game
    before = [list(own_things(game, live.table.view(one), one)) for one in (0, 1)]
    assert all(before)
    table.answer()
    after = [list(own_things(game, live.table.view(one), one)) for one in (0, 1)]
    assert after[seat] != before[seat], "who sailed is elsewhere now"
    assert after[1 - seat] == before[1 - seat], "the other is where they were"


def test_a_row_of_answers_is_given_as_far_as_it_fits_and_the_turn_ends(table: Table) -> None:
    seat = table.waits
    table.plan(seat, "any", "any", "any")
    assert len(table.get(seat).json()["steps"]) == 3
    while table.asked != seat:
        table.answer()
    ply = table.live.table.ply
    table.later(LATEST + 1)
    given = table.live.table.ply - ply
    kept = asyncio.run(table.hall.plans.rows.read(table.id, seat))
    left = 0 if kept is None else len(kept.plan.steps)
    assert given >= 1
    assert given + left == 3
    assert table.live.prompt(seat).kind != Kind.DONE, "nobody waits for a Done of who is not there"


def test_nobody_else_sees_that_there_is_a_plan(table: Table) -> None:
    seat, other = table.waits, table.asked
    version = table.live.version
    before = [table.get(other, "").json(), table.client.get(f"/api/tables/{table.id}").json()]
    with table.client.websocket_connect(
        f"/api/tables/{table.id}/live?form=json", headers=table.bearer(other)
    ) as socket:
        while socket.receive_json()["type"] != "view":
            pass
        table.plan(seat, "any", ask_if=("mine",))
        table.post(seat, {"steps": []})
        table.plan(seat, "any")
        socket.send_json({"do": "ping", "id": 7})
        heard = socket.receive_json()
        assert heard == {"type": "ok", "id": 7}, "nothing was pushed before the reply"
    assert table.live.version == version
    assert [table.get(other, "").json(), table.client.get(f"/api/tables/{table.id}").json()] == before
    assert table.get(seat).json()["steps"] != []


def test_when_it_is_given_hangs_on_nothing_that_was_planned(table: Table) -> None:
    def pauses() -> list[float]:
        return [table.hall.plans._pause(Waiting(table.id, seat, version)) for version in range(50) for seat in (0, 1)]

    before = pauses()
    table.plan(table.waits, "any")
    assert pauses() == before
    assert len(set(before)) == 50, "another one for every question, the same for all seats"
    assert all(SOONEST <= one <= LATEST for one in before)


@pytest.mark.parametrize("jump", [-3e6, 3e6])
def test_a_pause_is_as_long_when_the_clock_of_the_machine_jumps(
    client: TestClient, house: House, monkeypatch: pytest.MonkeyPatch, jump: float
) -> None:
    monkeypatch.setattr(plans, "SOONEST", 10**6)  # a slow machine is not that slow
    monkeypatch.setattr(plans, "LATEST", 2 * 10**6)
    clock, portal = house.hall.plans.clock, client.portal
    assert portal is not None
    table = Table(client, house)
    seat = due(table, "any")
    ply, house.hall.plans.clock = table.live.table.ply, clock
    portal.call(house.hall.plans.give_due)
    house.hall.clock = lambda: time.time() + jump
    portal.call(house.hall.plans.give_due)
    assert table.live.table.ply == ply, "not at once"
    house.hall.plans.clock = lambda: clock() + 2 * 10**6 + 1
    portal.call(house.hall.plans.give_due)
    assert table.live.table.moves[-1].seat == seat
    assert table.live.table.ply == ply + 1


def test_whoever_gets_the_seat_has_no_plan_of_who_had_it(table: Table) -> None:
    seat = table.waits
    table.plan(seat, "any")
    fresh = table.post(seat, {}, "links")
    assert fresh.status_code == 200
    table.tokens[seat] = fresh.json()["token"]
    assert table.get(seat).json()["steps"] == []
    while table.asked != seat:
        table.answer()
    ply = table.live.table.ply
    table.later(LATEST + 1)
    assert table.live.table.ply == ply


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"steps": [{"question": "sail", "answer": "fly:3"}]}, "answer/illegal"),
        ({"steps": [{"question": "fly", "answer": "sail:3"}]}, "plan/question"),
        ({"steps": [{"question": "sail", "answer": "sail:3"}], "ask_if": ["weather"]}, "plan/ask-if"),
        ({"steps": [{"question": "sail", "answer": "sail:3"}] * 9}, "request/json"),
        ({"steps": "sail:3"}, "request/json"),
        ({"stops": []}, "request/json"),
    ],
)
def test_a_plan_that_cannot_be_is_refused_and_the_one_before_stays(table: Table, body: object, code: str) -> None:
    seat = table.waits
    table.plan(seat, "any")
    before = table.get(seat).json()
    said = table.post(seat, body)
    assert (said.status_code // 100, said.json()["code"]) == (4, code)
    assert table.get(seat).json() == before


def test_who_is_asked_answers_and_onlookers_plan_nothing(table: Table) -> None:
    said = table.post(table.asked, {"steps": [{"question": "sail", "answer": "sail:3"}]})
    assert (said.status_code, said.json()["code"]) == (409, "plan/asked")
    said = table.client.get(f"/api/tables/{table.id}/plan")
    assert (said.status_code, said.json()["code"]) == (403, "seat/none")


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_page_offers_what_may_be_asked_and_keeps_what_is_chosen(table: Table, lang: str) -> None:
    seat = table.waits
    asks = table.bearer(seat) | {"accept-language": lang}
    page = table.client.get(f"/t/{table.id}/plan", headers=asks).text
    first = table.get(seat).json()["next"]
    assert page.count('class="btn" href="/t/') >= len(first["answers"])
    steps = f"{first['question']}~{first['answers'][0]['answer']}"
    body = {"steps": steps, "mine": "yes"}
    sent = table.client.post(f"/t/{table.id}/plan", json=body, headers=asks)
    assert sent.json() == {"go": f"/t/{table.id}/plan"}
    kept = table.get(seat).json()
    assert ([one["answer"] for one in kept["steps"]], kept["ask_if"]) == ([first["answers"][0]["answer"]], ["mine"])
    page = table.client.get(f"/t/{table.id}/plan", headers=asks).text
    assert ("Your plan" if lang == "en" else "Dein Plan") in page


def test_other_courses_of_play_may_lead_to_other_questions(table: Table) -> None:
    seat = table.waits
    seen = [table.get(seat, course=str(course)).json()["next"] for course in range(8)]
    assert len({tuple(answer["text"] for answer in one["answers"]) for one in seen}) > 1, "it hangs on the others"
    assert table.get(seat, course="8").json() == table.get(seat).json(), "there are eight"
    page = table.client.get(f"/t/{table.id}/plan?course=7", headers=table.bearer(seat)).text
    assert seen[7]["text"] in page


def due(table: Table, *answers: str) -> int:
    """A seat whose plan is due, its question asked."""
    seat = table.waits
    table.plan(seat, *answers)
    while table.asked != seat:
        table.answer()
    return seat


def rows(table: Table) -> list[PlanRow]:
    """The plans that are due, as any process reads them."""
    assert table.client.portal is not None
    rows = table.hall.plans.rows
    found = [table.client.portal.call(rows.read, *one[:2]) for one in table.client.portal.call(rows.waiting)]
    return [row for row in found if row is not None]


def test_of_two_processes_that_look_at_the_same_moment_one_gives_the_answer(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    seat, portal = due(table, "any"), table.client.portal
    assert portal is not None
    (row,) = rows(table)
    given: list[str] = []

    async def answer(live: LiveTable, _seat: int, _ply: int, said: str, _version: int) -> None:
        given.append(said)
        if len(given) == 1:  # the other one has read the same plan, and the same question may be open again
            await table.hall.plans._go(live, row)

    monkeypatch.setattr(table.hall.door, "answer", answer)
    portal.call(table.hall.plans._go, table.live, row)
    assert given == [row.plan.steps[0].answer]
    assert portal.call(table.hall.plans.rows.read, table.id, seat) is None


def test_a_plan_that_is_changed_while_its_answer_is_given_stays_as_changed(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    seat, portal = due(table, "any", "any"), table.client.portal
    assert portal is not None
    (row,) = rows(table)
    answer, changed = table.hall.door.answer, PlanRow(row.table, seat, row.nonce, Plan(row.plan.steps[1:], ("points",)))

    async def meanwhile(*asked: Any) -> None:
        await table.hall.plans.rows.write(changed)
        await answer(*asked)

    monkeypatch.setattr(table.hall.door, "answer", meanwhile)
    portal.call(table.hall.plans._go, table.live, row)
    assert portal.call(table.hall.plans.rows.read, table.id, seat) == changed


def test_a_process_that_ends_while_it_gives_an_answer_lets_the_plan_wait_for_its_player(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    seat = due(table, "any", "any")
    answer = table.hall.door.answer

    async def killed(*asked: Any) -> None:
        await answer(*asked)
        raise RuntimeError

    with monkeypatch.context() as once:
        once.setattr(table.hall.door, "answer", killed)
        with pytest.raises(RuntimeError):
            table.later(LATEST + 1)
    moves = len(table.live.table.moves)
    table.later(LATEST + 1)
    assert len(table.live.table.moves) == moves, "nothing is given twice"
    assert not rows(table)
    page = table.client.get(f"/t/{table.id}/plan", headers={"accept": "text/html", **table.bearer(seat)}).text
    assert "interrupted" in page


def test_an_answer_that_could_not_be_kept_is_given_later(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    seat = due(table, "any")

    async def fails(*_: Any) -> None:
        raise NotKept("the disk is full")

    with monkeypatch.context() as once:
        once.setattr(table.hall.door, "answer", fails)
        table.later(LATEST + 1)
    assert table.asked == seat
    table.later(LATEST + 1)
    assert table.live.table.moves[-1].seat == seat


def test_a_table_that_cannot_be_opened_holds_up_no_plan_of_others(
    table: Table, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(plans, "MOST", 1)
    tried, broken = house.hall.tables.tried, table.id
    due(table, "any")
    table.later(0)
    other = Table(table.client, house)
    other.now = 1.0  # it has waited for less long
    seat = due(other, "any")

    async def all_but_one(key: str) -> LiveTable | None:
        return None if key == broken else await tried(key)

    monkeypatch.setattr(house.hall.tables, "tried", all_but_one)
    other.later(LATEST + 1)
    other.later(SOONEST - 1)
    assert other.live.table.moves[-1].seat == seat


def test_a_question_that_came_again_has_its_pause_again(table: Table) -> None:
    seat = due(table, "any")
    portal, live = table.client.portal, table.live
    assert portal is not None
    portal.call(table.hall.plans.give_due)
    table.now += LATEST + 1
    portal.call(table.hall.changes.seat, live, seat, {"name": "Ingrid"})  # another version: it may be another question
    ply = live.table.ply
    portal.call(table.hall.plans.give_due)
    assert live.table.ply == ply
    table.later(LATEST + 1)
    assert live.table.moves[ply].seat == seat


@pytest.mark.parametrize("read", [lambda store: PlanStore(store).waiting(), lambda store: AlertStore(store).behind(9)])
def test_the_store_closes_after_whoever_still_reads(
    url: str, read: Callable[[Store], Coroutine[Any, Any, Any]]
) -> None:
    """Also when nobody waits for them any more, as at the end of a hall: else a connection is left open."""
    reads, go = threading.Event(), threading.Event()

    def hold(_connection: sa.Connection) -> None:
        reads.set()
        go.wait()

    async def look() -> None:
        store = Store(url)
        await store.start()
        pool = store.engine.pool
        sa.event.listen(store.engine, "begin", hold)
        asked = asyncio.create_task(read(store))
        await asyncio.to_thread(reads.wait)
        asked.cancel()
        await asyncio.wait([asked])
        known = bool(store._apart)
        go.set()
        await store.stop()
        assert known
        assert isinstance(pool, sa.QueuePool)
        assert pool.checkedout() == 0

    asyncio.run(look())
