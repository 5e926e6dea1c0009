"""The load run itself runs; what it measures depends on the machine."""

from __future__ import annotations

import pytest

from meadhall.server.bench import TARGETS, run

pytestmark = pytest.mark.slow


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
