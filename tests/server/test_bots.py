"""A worker that crashes, hangs or talks nonsense is replaced and the question asked again."""

from __future__ import annotations

import asyncio
import pickle
import random
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest
from starlette.testclient import TestClient

import meadhall
from meadhall.bots.process import STARTING, Process
from meadhall.bots.worker import KEPT, remembered
from meadhall.engine import SPECTATOR, Table
from meadhall.server import thinkers as bots
from meadhall.server.bot_workers import Worker, Workers
from meadhall.server.metrics import Metrics
from meadhall.server.pacing import GLANCE, SEARCH, glanced_at, pace
from meadhall.server.thinkers import BUDGETS, KNOWN, TRIES, WorkerFailed
from tests.contract.truths import pairs
from tests.server.conftest import key, sit, until

GOOD = "from meadhall.bots.worker import main; import sys; main(sys.stdin.buffer, sys.stdout.buffer)"
READY = "import sys, time, os\nprint('{\"ready\": true}', flush=True)\nsys.stdin.buffer.read(4)\n"
CRASH, HANG, NONSENSE, ILLEGAL = (
    "os._exit(3)",
    "time.sleep(60)",
    "print('hello', flush=True)",
    "print('{\"answer\": 9999}\\n' * 9, end='', flush=True)",  # whenever it is asked
)


def worker(tmp_path: Path, bad: str, times: int) -> tuple[str, ...]:
    """A command that misbehaves the first `times` times it is started."""
    script = tmp_path / "worker.py"
    count = tmp_path / "count"
    script.write_text(
        f"import pathlib\ncount = pathlib.Path({str(count)!r})\nn = len(count.read_text()) if count.exists() else 0\n"
        f"count.write_text('x' * (n + 1))\nif n < {times}:\n"
        + "".join(f"    {line}\n" for line in (READY + bad).splitlines())
        + f"    sys.stdin.buffer.read()\nelse:\n    {GOOD}\n"
    )
    return (sys.executable, str(script))


def ask(command: tuple[str, ...], grace: float = 60) -> tuple[int, list[int], Metrics]:
    """Ask one worker for an answer."""
    table = meadhall.table("raids", 2, seed="x")
    metrics = Metrics()

    async def choose() -> int:
        workers = Workers(metrics, 1, command, grace)
        try:
            view = pickle.dumps(table.view(table.seat))
            return await workers.choose(key("raids"), "random", 1, view, table.legal_actions())
        finally:
            await workers.stop()

    return asyncio.run(choose()), table.legal_actions(), metrics


@pytest.mark.parametrize("bad", [CRASH, HANG, NONSENSE], ids=["crash", "hang", "nonsense"])
def test_a_bad_worker_is_replaced_and_asked_again(tmp_path: Path, bad: str) -> None:
    chosen, legal, metrics = ask(worker(tmp_path, bad, 1), 6 if bad == HANG else 60)
    assert chosen in legal
    assert metrics.counts["bot_failures"] == 1


def test_an_illegal_answer_is_never_taken(tmp_path: Path) -> None:
    with pytest.raises(WorkerFailed):
        ask(worker(tmp_path, ILLEGAL, 99))


def test_a_worker_that_always_crashes_is_given_up(tmp_path: Path) -> None:
    with pytest.raises(WorkerFailed, match=str(TRIES)):
        ask(worker(tmp_path, CRASH, 99))


def test_a_hanging_worker_is_waited_for_as_long_as_its_budget_and_a_grace(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    waited: list[float] = []
    line = Process._line

    def noted(self: Process, seconds: float) -> bytes:
        waited.append(seconds)
        return line(self, seconds)

    monkeypatch.setattr(Process, "_line", noted)
    with pytest.raises(WorkerFailed):
        ask(worker(tmp_path, HANG, 99), 0.3)
    assert waited == [STARTING, BUDGETS["random"] + 0.3] * TRIES


def test_a_bot_that_raises_does_not_end_its_worker() -> None:
    async def play() -> None:
        metrics = Metrics()
        workers = Workers(metrics, 1)
        table = meadhall.table("raids", 2, seed="x")
        legal = table.legal_actions()
        with pytest.raises(WorkerFailed):
            await workers.choose(key("raids"), "random", 1, pickle.dumps("no state"), [])
        for level in KNOWN[:5]:
            assert await workers.choose(key("raids"), level, 1, pickle.dumps(table.view(table.seat)), legal) in legal
        await workers.stop()

    asyncio.run(play())


def test_workers_answer_at_the_same_time() -> None:
    async def play() -> list[int]:
        workers = Workers(Metrics(), 2)
        table = meadhall.table("raids", 3, seed="x")
        view, legal = pickle.dumps(table.view(table.seat)), table.legal_actions()
        chosen = await asyncio.gather(*(workers.choose(key("raids"), "random", k, view, legal) for k in range(30)))
        assert all(one in legal for one in chosen)
        await workers.stop()
        return list(chosen)

    assert len(set(asyncio.run(play()))) > 1


def _until(game: str, wanted: Callable[[Table], bool]) -> Table:
    """A table played at random until a question is as wanted."""
    table = meadhall.table(game, seats=3, seed="telling")
    chance = random.Random(game)
    while not table.over:
        if wanted(table):
            return table
        table.play(chance.choice(table.legal()))
    raise AssertionError("never asked")


def test_a_bot_without_the_card_takes_as_long_as_one_with_it() -> None:
    hunt = _until("walhalla", lambda table: table.question() == "hunt")
    window = _until("runes", lambda table: table.game.passes(table.state, "aimed") is not None)
    for table in (hunt, window):
        assert glanced_at(table)  # whether it holds the card or not
        assert pace(table, "konung") == GLANCE


@pytest.mark.slow
@pytest.mark.parametrize("game", ["walhalla", "runes", "karvi"])
def test_when_a_bot_answers_hangs_on_nothing_that_onlookers_do_not_know(game: str) -> None:
    table, schedule = meadhall.table(game, seats=3, seed="hurry"), set()
    for viewer, real, twin in pairs(table, game, 250):
        if viewer == real.seat or real.over:
            continue
        times = [pace(real, level) for level in KNOWN]
        assert [pace(twin, level) for level in KNOWN] == times
        schedule.add(pace(real, "konung"))
        if real.view(SPECTATOR) != real.view(real.seat):
            assert all(times)  # an only answer is given as slowly as any
    assert len(schedule) > 1


def test_where_nothing_is_hidden_a_bot_need_not_wait() -> None:
    table = _until("raids", lambda table: len(table.legal_actions()) <= 3)
    assert not any(pace(table, level) for level in KNOWN)


@pytest.mark.parametrize("level", KNOWN)
def test_a_bot_answers_at_its_time_after_a_worker_was_free_however_long_it_searched(
    level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = meadhall.table("walhalla", 3, seed="x")
    view, legal, lasts = pickle.dumps(table.view(table.seat)), table.legal_actions(), pace(table, level)
    clock, began, sleep = [0.0], [0.0], asyncio.sleep
    search, budgets = [0.0], set()

    async def slept(seconds: float) -> None:
        clock[0] += seconds
        await sleep(0)

    def ask(_: Worker, question: bytes, __: float) -> dict[str, int]:
        budget, strict = pickle.loads(question)[6:8]
        if strict:
            budgets.add(budget)
        began[0] = clock[0]
        clock[0] += search[0] if strict else 100.0
        return {"answer": legal[0]}

    async def answered(took: float) -> float:
        """When the answer came, counted from the moment a worker was free, although others were asked before."""
        workers = Workers(Metrics(), 1)
        search[0] = took
        busy = asyncio.create_task(workers.choose(key("walhalla"), "random", 1, view, legal))
        await sleep(0)
        asked = asyncio.create_task(workers.choose(key("walhalla"), level, 1, view, legal, lasts))
        await asyncio.gather(busy, asked)
        await workers.stop()
        return clock[0] - began[0]

    monkeypatch.setattr(bots, "time", SimpleNamespace(monotonic=lambda: clock[0], perf_counter=lambda: clock[0]))
    monkeypatch.setattr(asyncio, "sleep", slept)
    monkeypatch.setattr(Worker, "ask", ask)
    for share in (0.0, 0.1, SEARCH, 0.99):
        assert asyncio.run(answered(share * lasts)) == pytest.approx(lasts)
    for share in (1.01, 1.5, 1.99):  # the machine was busy: it comes when the time is over once more
        assert asyncio.run(answered(share * lasts)) == pytest.approx(2 * lasts)
    assert budgets == {SEARCH * lasts}
    assert SEARCH < 1  # by then it has thought enough


def test_every_question_goes_to_a_worker_with_the_time_all_can_foretell_even_an_only_answer(client: TestClient) -> None:
    asked: list[tuple[int, object, float]] = []  # how many answers there were, the time it was given, and the right one
    hall = client.app.state.house.hall  # type: ignore[attr-defined]
    choose = hall.workers.choose

    async def noted(*question: object) -> int:
        level, legal, lasts = question[1], question[4], question[5]
        assert isinstance(legal, list)
        (live,) = hall.tables.values()
        asked.append((len(legal), lasts, pace(live.table, str(level))))
        found: int = await choose(*question)
        return found

    hall.workers.choose = noted
    onlooker = sit(client, "walhalla", "bbb")[-1]
    until(lambda: any(many == 1 for many, _, _ in asked) or onlooker.view()["over"])
    assert any(many == 1 for many, _, _ in asked)
    assert all(lasts == right > 0 for _, lasts, right in asked)


def test_a_worker_remembers_the_minds_it_was_asked_for_last() -> None:
    first = remembered(key("raids"), "skald", 1, ("birka", 0))
    assert remembered(key("raids"), "skald", 2, ("birka", 0)) is first
    assert remembered(key("raids"), "jarl", 2, ("birka", 0)) is not first
    assert remembered(key("raids"), "skald", 1, None) is not remembered(key("raids"), "skald", 1, None)
    for seat in range(1, KEPT):
        remembered(key("raids"), "skald", 1, ("birka", seat))
    assert remembered(key("raids"), "skald", 2, ("birka", 0)) is not first  # it was long ago
    view, lots = meadhall.table("raids", 2, seed="x").view(0), [*range(100)]
    drawn = {remembered(key("raids"), "random", 1, ("birka", 0)).choose(view, lots, 0) for _ in range(9)}
    assert len(drawn) == 1  # who draws lots remembers nothing: the seed says it all


def test_a_mind_is_asked_where_it_was_before() -> None:
    table = meadhall.table("raids", 2, seed="x")
    view, legal = pickle.dumps(table.view(table.seat)), table.legal_actions()

    async def play() -> None:
        workers = Workers(Metrics(), 3)
        for _ in range(2):
            await asyncio.gather(
                *(workers.choose(key("raids"), "random", 1, view, legal, mind=("birka", seat)) for seat in range(3))
            )
            homes = {worker.mind: worker for worker in workers._all}
            assert len(homes) == 3
        for seat in (2, 0, 1, 0, 2):
            await workers.choose(key("raids"), "random", 1, view, legal, mind=("birka", seat))
            assert {worker.mind: worker for worker in workers._all} == homes
        await workers.stop()

    asyncio.run(play())
