"""Where nobody else wants the workers, several think about one question of the level that goes by the clock."""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import Sequence
from typing import Any

import pytest

import meadhall
from meadhall.bots.worker import answer
from meadhall.server.metrics import Metrics
from meadhall.server.thinkers import BY_CLOCK, QUIET, SHORT, Thinker, Thinkers, WorkerFailed
from tests.server.conftest import key

LEGAL = [3, 5, 8]


class Fake(Thinkers):
    """Workers that reply what they are told to, in the order in which they are asked."""

    def __init__(self, *replies: dict[str, Any] | None, number: int = 2) -> None:
        super().__init__(Metrics(), [Thinker() for _ in range(number)], together=number)
        self.replies = list(replies)
        self.seeds: list[int] = []
        self.brief: list[bool] = []

    def warm(self) -> None:
        """They are."""

    def ask(self, worker: Thinker, question: bytes, seconds: float) -> asyncio.Future[dict[str, Any]]:
        replied: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self.seeds.append(pickle.loads(question)[3])
        self.brief.append(pickle.loads(question)[7])
        reply = self.replies.pop(0) if self.replies else {"error": "nothing comes to mind"}
        if reply is not None:  # else it hangs
            replied.set_result(reply)
        return replied

    async def stop(self) -> None:
        """There is nothing to end."""

    async def chosen(self, level: str = BY_CLOCK, table: str = "home", mind: bool = True, lasts: float = 0.0) -> int:
        """The answer to a question of a table."""
        whose = ("here", table)
        return await self.choose(key("raids"), level, 70, b"", LEGAL, lasts, (table, 0) if mind else None, whose)


def tried(*tries: int, chosen: int) -> dict[str, Any]:
    return {"answer": chosen, "tried": list(zip(LEGAL, tries, strict=True))}


def played(thinkers: Fake, *questions: dict[str, Any]) -> list[int]:
    async def ask() -> list[int]:
        found = []
        for one in questions:
            found.append(await thinkers.chosen(**one))
            while len(thinkers._free) < len(thinkers._all) and None not in thinkers.replies and thinkers.replies:
                await asyncio.sleep(0)  # until all workers are free again
        return found

    return asyncio.run(ask())


def test_what_two_minds_tried_is_added_up() -> None:
    thinkers = Fake(tried(50, 40, 1, chosen=3), tried(10, 60, 21, chosen=5))
    assert played(thinkers, {}) == [5]
    assert thinkers.seeds == [70, 71]
    assert thinkers.metrics.counts["bot_answers"] == 1


def test_of_equals_the_first_in_the_list_is_chosen() -> None:
    assert played(Fake(tried(1, 40, 50, chosen=8), tried(1, 60, 50, chosen=5)), {}) == [5]


@pytest.mark.parametrize(
    "wish", [{"level": "jarl"}, {"mind": False}], ids=["a level that counts iterations", "a question without a table"]
)
def test_one_mind_answers_what_must_not_hang_on_the_clock(wish: dict[str, Any]) -> None:
    thinkers = Fake(tried(50, 40, 1, chosen=3), tried(10, 60, 21, chosen=5))
    assert played(thinkers, wish) == [3]
    assert thinkers.seeds == [70]


def test_one_mind_answers_while_another_table_wants_the_workers_too() -> None:
    one = tried(50, 40, 1, chosen=3)
    thinkers = Fake(*[one] * 30)
    played(thinkers, {"table": "elsewhere", "level": "karl"}, *[{}] * (QUIET - 1))
    assert len(thinkers.seeds) == QUIET
    played(thinkers, {})  # the other one has not asked for so long
    assert len(thinkers.seeds) == QUIET + 2


def waited(monkeypatch: pytest.MonkeyPatch) -> list[float | None]:
    """How long is waited for other minds at most; nobody does so here."""
    waits: list[float | None] = []
    wait = asyncio.wait

    async def at_once(those: Sequence[asyncio.Future[Any]], *, timeout: float | None = None) -> Any:
        waits.append(timeout)
        return await wait(those, timeout=0)

    monkeypatch.setattr(asyncio, "wait", at_once)
    return waits


def test_a_mind_that_fails_or_hangs_takes_nothing_from_the_answer_of_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    waits = waited(monkeypatch)
    assert played(Fake(tried(50, 40, 1, chosen=3)), {}) == [3]
    assert played(Fake(tried(50, 40, 1, chosen=3), None), {}) == [3]
    assert waits == [SHORT, SHORT]


def test_where_something_is_hidden_the_answer_comes_at_its_time_whatever_other_minds_do(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    waits = waited(monkeypatch)
    thinkers = Fake(tried(50, 40, 1, chosen=3), tried(10, 60, 21, chosen=5), tried(50, 40, 1, chosen=3), None)
    assert played(thinkers, {"lasts": 0.01}, {"lasts": 0.01}) == [5, 3]
    assert waits == [0, 0]
    assert thinkers.brief == [True] * 4


def test_where_the_first_mind_fails_nobody_answers_for_it() -> None:
    with pytest.raises(WorkerFailed):
        played(Fake(), {})


def test_a_worker_tells_how_often_it_tried_each_answer() -> None:
    table = meadhall.table("raids", 2, seed="tries")
    legal = table.legal_actions()
    view = pickle.dumps(table.view(table.seat))
    reply = answer("choose", table.game.key, "huskarl", 1, view, legal, 1.0, False, None)
    found = dict(reply["tried"])
    assert set(found) <= set(legal)
    assert 0 < sum(found.values()) <= 120  # iterations of a huskarl
    assert "tried" not in answer("choose", table.game.key, "thrall", 1, view, legal, 1.0, False, None)
