"""The load run itself runs; what it measures depends on the machine."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from meadhall.engine.errors import MeadhallError
from meadhall.server import crowded, load
from meadhall.server.app import application
from meadhall.server.bench import TARGETS, compared, elsewhere, run, served
from meadhall.server.house import House
from meadhall.server.load import Load, courses
from tests.server.conftest import Player


@pytest.mark.slow
def test_a_small_load_run_measures_everything() -> None:
    for seconds in (0.6, 6, 60):  # a loaded machine needs longer for a few moves
        found = run(tables=3, seconds=seconds, game="raids")
        if found["measured_moves"]:
            break
    assert (found["tables"], found["sockets"]) == (3, 6)
    assert found["moves_per_second"] > 0
    assert 0 < found["p50_ms_at_50"] <= found["p95_ms_at_50"]
    assert found["megabytes"] > 10
    assert set(found["met"]) == set(TARGETS)


async def to_the_end(port: int) -> Load:
    """A table of a load run, played as fast as it goes until its game is over or an answer is refused."""
    found = Load([port], "raids")
    await found.open(1)
    found.waiting = []
    found.go_on(found.tables[0])
    while not found.tables[0].over and not found.refused:
        await asyncio.sleep(0.01)
    found.close()
    return found


@pytest.mark.slow
def test_players_know_the_game_beforehand_and_every_answer_is_drawn_for_all_of_them(tmp_path: Path) -> None:
    with served(f"sqlite:///{tmp_path / 'hall.sqlite'}") as (port, *_):
        found = asyncio.run(to_the_end(port))
    course = courses("raids")[0]
    assert found.moves == len(course) == len(found.latencies)
    assert found.views >= 2 * len(course)
    assert len(set(courses("raids")[1]) ^ set(course)) > 10  # tables play differently


@pytest.mark.slow
def test_a_refused_answer_spoils_a_load_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with served(f"sqlite:///{tmp_path / 'hall.sqlite'}") as (port, *_):
        monkeypatch.setattr(load, "DEAL", "another deal")  # here, not in the hall
        with pytest.raises(MeadhallError, match="refused"):
            asyncio.run(to_the_end(port))


@pytest.mark.slow
def test_it_measures_how_long_an_answer_takes_to_the_pages_of_another_process(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'hall.sqlite'}"
    with served(url) as (one, *_), served(url) as (two, *_):
        for seconds in (0.6, 6, 60):
            found = asyncio.run(elsewhere([one, two], 2, seconds, "raids"))
            if found["answers"]:
                break
    assert 0 < found["p50_ms"] <= found["p95_ms"] <= found["p99_ms"]
    assert found["met"] == (found["p95_ms"] <= found["target"])


def test_a_crowded_store_holds_finished_games_that_can_be_looked_at(url: str, house: House) -> None:
    key = asyncio.run(crowded.fill(url, 5, 3, "raids"))
    assert key == "old-00000005"
    with TestClient(application(house)) as client:
        for number in (5, 6, 7):
            assert Player(client, f"old-{number:08}", None).view()["over"]
        assert client.get("/api/tables/old-00000008").status_code == 404


def test_processes_are_compared_as_measured_and_by_the_processor_time_they_need() -> None:
    kept = dict.fromkeys(("p50_ms_at_50", "p95_ms_at_50", "megabytes"), 1.0)
    one = {"moves_per_second": 100.0, "processor_ms_per_move": 3.0, **kept}
    two = {"moves_per_second": 150.0, "processor_ms_per_move": 4.0, **kept}
    found = compared(one, two, 2)
    assert (found["ratio"], found["ratio_by_processor"]) == (1.5, 1.5)
